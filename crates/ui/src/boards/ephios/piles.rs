//! Deck, discard, reserve and direction of play, and the crossroads between them.

use engine::Phrase;
use game_ephios::Card;
use maud::{Markup, html};

use super::card::{self, Place};
use super::{Table, glyphs, plot, touch};

/// The deck, the open cards and the discard, in the order they lie on the table.
pub(super) fn crossroads(scene: &Table<'_>) -> Markup {
    let table = &scene.view.table;
    let gaps = usize::from(scene.view.pack().printed.numbers.crossroads);
    html! {
        section.crossroads aria-label=(scene.word(if table.is_solo() { "ephios-board-line" } else { "ephios-board-crossroads" })) {
            div.quay.left { (deck(scene)) (reserve(scene)) }
            div.open data-cards=(table.crossroads.len().max(gaps)) {
                @for _ in table.crossroads.len()..gaps { div.gap aria-hidden="true" {} }
                @for open in table.crossroads.iter() {
                    (card::draw(scene, open, Place::Table, note(scene, open).as_deref()))
                }
                @if table.is_solo() { p.flow { span { (scene.word("ephios-board-flow")) } } }
            }
            div.quay.right {
                (discard(scene))
                @if table.n_seats > 2 { (direction(scene)) }
            }
        }
    }
}

/// What somebody would work out about an open card: what the Plot does with it, what it completes, what is missing.
fn note(scene: &Table<'_>, open: Card) -> Option<String> {
    let view = scene.view;
    let seat = scene.me()?;
    if let Some(note) = plot::intention(scene, open) {
        return Some(note);
    }
    let character = view.pack().card(open);
    let alliance = character.alliance?;
    let needed = usize::from(view.pack().alliance(alliance).needed);
    if view.members(alliance).len() + 1 == needed {
        let name = &view.pack().alliance(alliance).name;
        return Some(scene.say(&Phrase::new("ephios-board-completes").with("alliance", name)));
    }
    let missing = character.value.saturating_sub(view.table.tokens[seat.index()]);
    (missing > 0).then(|| scene.say(&Phrase::new("ephios-board-short").with("count", missing)))
}

fn deck(scene: &Table<'_>) -> Markup {
    let view = scene.view;
    let size = view.table.deck_size;
    let cost = view.pack().printed.numbers.blind_cost;
    let label = Phrase::new("ephios-board-deck").with("count", size).with("cost", cost);
    let known = view.put_back.last().copied().flatten();
    html! {
        div.pile.deck data-touch=(touch::DECK) data-glide="deck" data-mark=[scene.mark(touch::DECK)]
            data-left=(size.min(3)) aria-label=(scene.say(&label)) {
            @if size > 0 { (glyphs::back()) } @else { span.empty {} }
            span.count { (size) }
            span.price aria-hidden="true" { (cost) (glyphs::token()) }
            @if let Some(known) = known {
                span.known { (scene.word("ephios-board-top")) " " (card::name(scene, known)) }
            }
            span.caption aria-hidden="true" { (scene.word("ephios-board-deck-name")) }
        }
    }
}

fn discard(scene: &Table<'_>) -> Markup {
    let table = &scene.view.table;
    let label = match table.laid.last() {
        Some(top) => Phrase::new("ephios-board-discard")
            .with("count", table.discard_size)
            .with("top", scene.view.pack().name(top)),
        None => Phrase::new("ephios-board-discard-empty"),
    };
    html! {
        div.pile.discard data-touch=(touch::DISCARD) data-mark=[scene.mark(touch::DISCARD)]
            aria-label=(scene.say(&label)) {
            @match table.laid.last() {
                Some(top) => (card::draw(scene, top, Place::Pile, None)),
                None => span.empty {},
            }
            span.count { (table.discard_size) }
            span.caption aria-hidden="true" { (scene.word("ephios-board-discard-name")) }
        }
    }
}

/// The tokens nobody owns.
fn reserve(scene: &Table<'_>) -> Markup {
    let count = scene.view.table.reserve;
    html! {
        div.reserve data-touch=(touch::RESERVE) data-mark=[scene.mark(touch::RESERVE)]
            aria-label=(scene.say(&Phrase::new("ephios-board-reserve").with("count", count))) {
            span.coins aria-hidden="true" { @for _ in 0..count { (glyphs::token()) } }
            span.caption aria-hidden="true" { b { (count) } " " (scene.word("ephios-board-reserve-name")) }
        }
    }
}

fn direction(scene: &Table<'_>) -> Markup {
    let table = &scene.view.table;
    let key = if table.is_clockwise { "ephios-board-clockwise" } else { "ephios-board-counter" };
    let next = Phrase::new("ephios-board-next").with("who", table.next_seat());
    html! {
        div.direction data-touch=(touch::DIRECTION) data-mark=[scene.mark(touch::DIRECTION)]
            data-clockwise[table.is_clockwise] aria-label=(scene.word(key)) {
            svg.turn viewBox="0 0 48 48" aria-hidden="true" {
                circle.disc cx="24" cy="24" r="22" {}
                g fill="none" {
                    path d="M24 9a15 15 0 1 1-14 9.500" {}
                }
                path.tip d="M24 2v14l-9-7z" {}
            }
            span.caption { (scene.word(key)) br; (scene.say(&next)) }
        }
    }
}

/// Round and turn, or how hard the Plot is.
pub(super) fn moment(scene: &Table<'_>) -> String {
    use game_ephios::setup::{Level, Mode};
    let table = &scene.view.table;
    let turn = u32::from(table.turn_number);
    let phrase = match table.mode {
        Mode::Quick => Phrase::new("ephios-board-turn"),
        Mode::Campaign { .. } => Phrase::new("ephios-board-round").with("round", table.round),
        Mode::Solo { level: Level::Easy } => Phrase::new("ephios-board-solo-easy"),
        Mode::Solo { level: Level::Normal } => Phrase::new("ephios-board-solo-normal"),
        Mode::Solo { level: Level::Hard } => Phrase::new("ephios-board-solo-hard"),
    };
    scene.say(&phrase.with("turn", turn))
}
