//! The first page: the games, open tables, my tables.

use catalog::{Catalog, Shelf, Title};
use engine::{Phrase, Seat};
use localization::Lang;
use maud::{Markup, html};

use crate::model::{Lobby, Reader, SeatCard, Standing, TableCard};
use crate::pages::frame::{emblem, game_name, page, say, word};
use crate::pages::parts;
use crate::pages::round_table::round_table;

/// The first page.
pub fn lobby(reader: &Reader, catalog: &Catalog, lobby: &Lobby) -> String {
    let lang = reader.lang;
    let on = |shelf: Shelf| catalog.titles().filter(move |title| title.shelf() == shelf);
    let main = html! {
        main.lobby {
            div.hero {
                div { h1 { (word(lang, "page-slogan")) } p { (word(lang, "page-lobby-lead")) } }
                (round_table())
            }
            @if !lobby.mine.is_empty() { (tables(lang, "page-lobby-mine", &lobby.mine)) }
            section aria-labelledby="games" {
                h2 #games { (word(lang, "page-lobby-games")) }
                ul.games { @for title in on(Shelf::Front) { (game(lang, title)) } }
                details.more {
                    summary { (word(lang, "page-lobby-more")) }
                    ul.games { @for title in on(Shelf::More) { (game(lang, title)) } }
                    h3 { (word(lang, "page-lobby-reference")) }
                    ul.little { @for title in on(Shelf::Reference) { (little(lang, title)) } }
                }
            }
            (tables(lang, "page-lobby-open", &lobby.open))
            @if !lobby.played_with.is_empty() { (played_with(lang, &lobby.played_with)) }
            (how(lang))
        }
    };
    page(reader, &word(lang, "page-lobby-title"), None, &main)
}

/// A game: its picture, its mood, how many play, how long.
fn game(lang: Lang, title: &dyn Title) -> Markup {
    let id = title.id();
    html! {
        li.game-card.{ "mood-" (id) } {
            a.cover href={ "/new/" (id) } {
                (emblem(id))
                span.mood { (word(lang, &format!("{id}-mood"))) }
                h3 { (game_name(lang, id)) }
            }
            p.line { (word(lang, &format!("{id}-tagline"))) }
            (facts(lang, title))
            p.row {
                a.button href={ "/new/" (id) } aria-label={ (word(lang, "page-lobby-play")) " · " (game_name(lang, id)) } { (word(lang, "page-lobby-play")) }
                a.button.plain href={ "/rules/" (id) } aria-label={ (word(lang, "page-rules")) " · " (game_name(lang, id)) } { (word(lang, "page-rules")) }
            }
        }
    }
}

/// How many play, and for our own games how long.
pub(super) fn facts(lang: Lang, title: &dyn Title) -> Markup {
    html! {
        p.facts {
            span { (players(lang, title)) }
            @if title.shelf() != Shelf::Reference { span { (minutes(lang, title.id())) } }
        }
    }
}

fn little(lang: Lang, title: &dyn Title) -> Markup {
    let id = title.id();
    html! {
        li { a href={ "/new/" (id) } {
            (emblem(id))
            span { strong { (game_name(lang, id)) } br; small { (word(lang, &format!("{id}-tagline"))) } }
        } }
    }
}

/// "2 to 4 players", from what the host can choose.
fn players(lang: Lang, title: &dyn Title) -> String {
    let seats = title.knobs().first().map_or(&[][..], |knob| knob.values);
    let number =
        |text: Option<&&str>| text.and_then(|text| text.parse::<usize>().ok()).unwrap_or(2);
    let (low, high) = (number(seats.first()), number(seats.last()));
    let key = if low == high { "page-lobby-players-same" } else { "page-lobby-players" };
    let phrase = Phrase::new(key).with("low", low);
    say(lang, &if low == high { phrase } else { phrase.with("high", high) })
}

fn minutes(lang: Lang, game: &str) -> String {
    let minutes = word(lang, &format!("{game}-minutes"));
    say(lang, &Phrase::new("page-lobby-minutes").with("minutes", minutes.as_str()))
}

fn tables(lang: Lang, title: &str, tables: &[TableCard]) -> Markup {
    html! {
        section aria-labelledby=(title) {
            h2 id=(title) { (word(lang, title)) }
            @if tables.is_empty() { p.quiet { (word(lang, "page-lobby-open-empty")) } }
            ul.tables { @for table in tables { (table_card(lang, table)) } }
        }
    }
}

fn table_card(lang: Lang, table: &TableCard) -> Markup {
    let n_free = table.seats.iter().filter(|seat| **seat == SeatCard::Open).count();
    let (class, state) = if table.reader == Standing::Invited {
        ("waiting", word(lang, "page-lobby-invited"))
    } else if table.reader == Standing::Awaited {
        ("waiting", word(lang, "page-lobby-waiting"))
    } else if table.is_over {
        ("over", word(lang, "page-lobby-over"))
    } else if n_free > 0 {
        ("free", say(lang, &Phrase::new("page-lobby-free").with("count", n_free)))
    } else {
        ("going", word(lang, "page-lobby-going"))
    };
    let does = match table.reader {
        Standing::Invited => "page-lobby-answer",
        Standing::Seated | Standing::Awaited if !table.is_over => "page-lobby-play",
        Standing::Stranger | Standing::Seated | Standing::Awaited if n_free > 0 => "page-lobby-sit",
        Standing::Stranger | Standing::Seated | Standing::Awaited => "page-lobby-look",
    };
    html! {
        li.{ "mood-" (table.game) } { a.table-card.{ (class) } href={ "/t/" (table.id) } {
            strong { (game_name(lang, &table.game)) }
            span.state { (state) }
            span.people { @for (n, seat) in table.seats.iter().enumerate() { (person(lang, seat, Seat::new(n))) } }
            small.quiet { (parts::options_line(lang, &table.game, &table.options)) }
            span.does { (word(lang, does)) " →" }
        } }
    }
}

fn person(lang: Lang, seat: &SeatCard, at: Seat) -> Markup {
    let name = match seat {
        SeatCard::Open => {
            return html! { span.person.empty title=(word(lang, "page-open-seat")) { "○" span.sr { (word(lang, "page-open-seat")) } } };
        }
        SeatCard::Kept(name) => {
            return html! { span.person.empty title=(word(lang, "page-kept")) { (parts::avatar(name, at)) (name) span.sr { (word(lang, "page-kept")) } } };
        }
        SeatCard::Person(name) => name.clone(),
        SeatCard::Bot(level) => parts::bot(lang, level),
    };
    html! { span.person { (parts::avatar(&name, at)) bdi { (name) } } }
}

fn played_with(lang: Lang, names: &[String]) -> Markup {
    html! {
        section.with aria-labelledby="with" {
            h2 #with { (word(lang, "page-lobby-with")) }
            p.people { @for (n, name) in names.iter().enumerate() { span.person { (parts::avatar(name, Seat::new(n % 6))) bdi { (name) } } } }
        }
    }
}

fn how(lang: Lang) -> Markup {
    html! {
        section.how aria-labelledby="how" {
            h2 #how { (word(lang, "page-lobby-how")) }
            ol { @for n in 1..=3 { li { (word(lang, &format!("page-lobby-how-{n}"))) } } }
        }
    }
}
