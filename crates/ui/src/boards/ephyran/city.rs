//! A city as a temple: its god in the pediment, four columns of areas that overlap, tokens and locks on them.

use engine::{Phrase, Seat};
use game_ephyran::card::CardId;
use game_ephyran::city::{Area, SIDE, Territory, TokenId};
use game_ephyran::content::{AreaEntry, HalfEntry};
use maud::{Markup, html};

use super::names::{self, Table};
use super::outlook::n_unknown;
use super::paths::{area_of, halves, support_of};
use super::things::Thing;
use super::{closer, glyphs};

/// Every city, the viewer's own first and then clockwise.
pub(super) fn cities(scene: &Table<'_>) -> Markup {
    let n_seats = scene.view.board.n_seats();
    let first = scene.me().map_or(0, Seat::index);
    let around = (0..n_seats).map(|n| Seat::new((first + n) % n_seats));
    html! {
        div.ey-cities data-seats=(n_seats) { @for seat in around { (city(scene, seat)) } }
    }
}

fn city(scene: &Table<'_>, seat: Seat) -> Markup {
    let view = scene.view;
    let board = &view.board;
    let god = board.gods[seat.index()].map(|god| god.0.id());
    let is_awaited = board.turn().awaited().contains(seat);
    html! {
        section.ey-city data-god=[god] data-me[view.viewer.is(seat)] data-awaited[is_awaited] {
            (heading(scene, seat))
            div.ey-columns {
                @for territory in Territory::ALL { (column(scene, seat, territory)) }
            }
            div.ey-steps { (glyphs::frieze()) }
        }
    }
}

/// The pediment: whose city it is, and what it is worth as far as the viewer can tell.
fn heading(scene: &Table<'_>, seat: Seat) -> Markup {
    let board = &scene.view.board;
    let touch = Thing::City(seat).touch();
    let god = board.gods[seat.index()];
    let (points, hidden) = (scene.view.scores[seat.index()].total(), n_unknown(scene.view, seat));
    let label = Phrase::new("ephyran-board-city")
        .with("who", seat)
        .with("points", points)
        .with("count", board.city(seat).n_areas())
        .with("hidden", hidden);
    html! {
        header.ey-heading data-touch=(touch) data-mark=[scene.mark(&touch)] aria-label=(scene.say(&label)) {
            svg.ey-pediment viewBox="0 0 200 30" preserveAspectRatio="none" aria-hidden="true" {
                path.roof d="M0 30L100 1L200 30Z" {}
                path.tympanum d="M22 27L100 5L178 27Z" {}
            }
            span.ey-medal { @match god { Some(god) => (glyphs::territory(god.0)), None => (glyphs::picture("city", "ey-sign")) } }
            div.ey-who {
                b { (scene.name(seat)) }
                @if let Some(god) = god { span.ey-god { (names::god(scene, god)) } }
                @if board.first == seat && board.gods[seat.index()].is_some() {
                    span.ey-athena title=(scene.word("ephyran-board-athena")) { (glyphs::picture("athena", "ey-sign")) }
                }
            }
            div.ey-worth {
                span.ey-points { (points) @if hidden > 0 { i { "+?" } } }
                span.ey-built { (board.city(seat).n_areas()) "/16" }
            }
        }
    }
}

fn column(scene: &Table<'_>, seat: Seat, territory: Territory) -> Markup {
    let board = &scene.view.board;
    let city = board.city(seat);
    let is_own = board.gods[seat.index()].is_some_and(|god| god.0 == territory);
    let touch = Thing::Column(seat, territory).touch();
    let points = scene.view.scores[seat.index()].territories[territory.index()];
    let lock = city.lock(territory);
    let key = match (lock.is_some(), is_own) {
        (true, _) => "ephyran-board-column-locked",
        (false, true) => "ephyran-board-column-own",
        (false, false) => "ephyran-board-column",
    };
    let label = Phrase::new(key)
        .with("who", seat)
        .with("territory", names::territory(scene, territory))
        .with("points", points);
    html! {
        div.ey-column data-territory=(territory) data-own[is_own] data-locked[lock.is_some()] {
            div.ey-capital data-touch=(touch) data-mark=[scene.mark(&touch)] aria-label=(scene.say(&label)) {
                (glyphs::territory(territory))
                span.ey-sum { (points) @if is_own { i { "×2" } } }
            }
            @for number in 1..=SIDE { (place(scene, seat, Area::new(territory, number))) }
            @if let Some(shield) = lock { (shield_of(scene, shield, city.height(territory))) }
        }
    }
}

/// The shield that lies across a locked column, after its last area.
fn shield_of(scene: &Table<'_>, shield: CardId, height: usize) -> Markup {
    html! {
        div.ey-lock data-after=(height) data-glide={ "c-" (shield) } {
            (glyphs::picture("shield", "ey-figure")) (glyphs::picture("lock", "ey-sign"))
            div.closer { b { (scene.word("ephyran-board-locked")) } p { (scene.word("ephyran-board-locked-text")) } }
        }
    }
}

fn place(scene: &Table<'_>, seat: Seat, area: Area) -> Markup {
    let city = scene.view.board.city(seat);
    let touch = Thing::Place(seat, area).touch();
    match city.card(area) {
        Some(card) => built(scene, seat, area, card, &touch),
        None => {
            let is_next =
                city.next(area.territory()) == Some(area) && !city.is_locked(area.territory());
            let key = if is_next { "ephyran-board-next" } else { "ephyran-board-empty" };
            let label = Phrase::new(key).with("who", seat).with("area", names::area(scene, area));
            html! {
                div.ey-place.empty data-touch=(touch) data-mark=[scene.mark(&touch)] data-next[is_next]
                    aria-label=(scene.say(&label)) { span { (area.number()) } }
            }
        }
    }
}

fn built(scene: &Table<'_>, seat: Seat, area: Area, card: CardId, touch: &str) -> Markup {
    let city = scene.view.board.city(seat);
    let entry = names::standing(scene, card, area);
    let glide = match entry {
        Some(_) => format!("c-{card}"),
        None => format!("dionysus-{seat}-{area}"),
    };
    html! {
        div.ey-place.built data-touch=(touch) data-mark=[scene.mark(touch)] data-glide=(glide)
            data-uncovered[city.is_uncovered(area)] aria-label=(label(scene, seat, area, entry)) {
            (painting(area, entry))
            @if let Some(token) = city.token(area) { (token_on(scene, token)) }
            @if city.is_uncovered(area) { (given_up(scene, card, area)) }
            (closer::area(scene, entry, city.token(area)))
        }
    }
}

/// What an area looks like, read aloud.
fn label(scene: &Table<'_>, seat: Seat, area: Area, entry: Option<&AreaEntry>) -> String {
    let city = scene.view.board.city(seat);
    let what = match entry {
        Some(entry) => names::half(scene, &HalfEntry::Area(entry.clone())),
        None => {
            scene.say(&Phrase::new("ephyran-half-dionysus").with("area", names::area(scene, area)))
        }
    };
    let key = match (city.token(area).is_some(), city.is_uncovered(area)) {
        (true, true) => "ephyran-board-area-token",
        (true, false) => "ephyran-board-area-covered-token",
        (false, true) => "ephyran-board-area",
        (false, false) => "ephyran-board-area-covered",
    };
    scene.say(&Phrase::new(key).with("who", seat).with("half", what))
}

/// An area as it is painted: clay, ornament, creature, number and printed magic.
pub(super) fn painting(area: Area, entry: Option<&AreaEntry>) -> Markup {
    let figure = entry.map_or("dionysus", |entry| glyphs::creature(&entry.creature));
    let magic = entry.and_then(|entry| entry.magic);
    html! {
        svg.ey-area data-territory=(area.territory()) data-wild[entry.is_none()] viewBox="0 0 60 48" aria-hidden="true" {
            use href={ "#ey-ground-" (area.territory()) } {}
            use href={ "#ey-" (figure) } x="15" y="1" width="37" height="37" {}
            text x="8" y="14" { (area.number()) }
            @if let Some(magic) = magic {
                use.spell href={ "#ey-" (magic) "-mark" } x="44" y="1" width="15" height="15" {}
            }
        }
    }
}

/// A token that lies on an area, its face shown to those who know it.
fn token_on(scene: &Table<'_>, token: TokenId) -> Markup {
    let magic = scene.view.magic(token);
    html! {
        span.ey-token data-glide={ "token-" (token.index()) } data-known[magic.is_some()] { (glyphs::coin(magic)) }
    }
}

/// The half that was given up sticks out below an uncovered area.
fn given_up(scene: &Table<'_>, card: CardId, area: Area) -> Markup {
    let pack = &scene.view.pack;
    let rest = halves(pack, card).iter().find(|half| area_of(half) != Some(area));
    let figure = match rest {
        Some(HalfEntry::Area(entry)) => glyphs::creature(&entry.creature),
        Some(half) => support_of(pack, half)
            .map_or("amphora", |support| glyphs::support(support.effect.power())),
        None => return html! { span.ey-rest.vine {} },
    };
    html! { span.ey-rest { (glyphs::picture(figure, "ey-figure")) } }
}
