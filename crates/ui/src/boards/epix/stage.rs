//! Beside the map: the seasons, the moment of the season, and what every player holds in the fist or face down.

use engine::{Phrase, Seat};
use game_epix::{Card, Phase, State};
use maud::{Markup, html};

use super::{SEASONS, cards, duel, glyphs, mark, offers, paths, text};
use crate::board::Scene;

/// The four seasons with the present one marked, and where in it the table is.
pub(super) fn chronicle(scene: &Scene<'_, State>) -> Markup {
    let open = &scene.view.open;
    let begun = !is_before_spring(open.phase);
    let now = usize::from(open.season);
    html! {
        header.chronicle {
            ol.seasons aria-label=(scene.word("epix-board-seasons")) {
                @for (n, glyph) in SEASONS.iter().enumerate() {
                    @let state = if !begun || n > now { "to-come" } else if n < now { "past" } else { "now" };
                    li data-state=(state) data-season=(glyph) aria-current=[(state == "now").then_some("step")] {
                        (glyphs::icon(glyph))
                        span { (text(scene, &scene.view.rules.pack.seasons[n].name)) }
                    }
                }
            }
            p.moment { (scene.word(moment(open.phase))) }
        }
    }
}

fn is_before_spring(phase: Phase) -> bool {
    matches!(phase, Phase::Lot | Phase::Castles | Phase::Colours | Phase::Draw | Phase::Preliminary)
}

/// What is going on, in two words.
fn moment(phase: Phase) -> &'static str {
    match phase {
        Phase::Lot | Phase::Castles | Phase::Colours | Phase::Draw | Phase::Preliminary => {
            "epix-board-moment-muster"
        }
        Phase::Auction => "epix-board-moment-auction",
        Phase::Appoint => "epix-board-moment-appoint",
        Phase::Choose => "epix-board-moment-choose",
        Phase::Exchange | Phase::Order => "epix-board-moment-reveal",
        Phase::Recruit => "epix-board-moment-recruit",
        Phase::March => "epix-board-moment-march",
        Phase::Stake | Phase::Guess => "epix-board-moment-duel",
        Phase::Over => "epix-board-moment-over",
    }
}

/// The season and the moment, for the top of the page.
pub(super) fn phase(scene: &Scene<'_, State>) -> String {
    let open = &scene.view.open;
    let moment = scene.word(moment(open.phase));
    if is_before_spring(open.phase) {
        return moment;
    }
    let season = &scene.view.rules.pack.seasons[usize::from(open.season.min(3))].name;
    format!("{} · {moment}", text(scene, season))
}

/// What lies beside the map now.
pub(super) fn stage(scene: &Scene<'_, State>) -> Markup {
    let open = &scene.view.open;
    html! {
        aside.stage {
            (hands(scene))
            @if !open.offered.is_empty() { (offers::offers(scene)) }
            (duel::revealed(scene))
        }
    }
}

/// Every player in the order of play.
fn hands(scene: &Scene<'_, State>) -> Markup {
    let n_seats = scene.view.rules.n_seats;
    let first = scene.view.open.first;
    let order = (0..n_seats).map(|step| Seat::new((first.index() + step) % n_seats));
    html! {
        ol.hands data-brief=[is_before_spring(scene.view.open.phase).then_some("")] aria-label=(scene.word("epix-board-order")) {
            @for seat in order { (hand(scene, seat)) }
        }
    }
}

fn hand(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let open = &scene.view.open;
    let touch = paths::hand(seat);
    let awaited = open.turn().awaited().contains(seat);
    let ready = is_before_spring(open.phase) && open.passed.contains(seat);
    html! {
        li.hand data-seat=(seat.index()) data-mark=[mark(scene, &touch)] data-awaited=[awaited.then_some("")]
            data-ready=[ready.then_some("")] data-acts=[(acts(open.phase) && open.actor == seat).then_some("")] {
            (glyphs::shield(seat))
            span.heir-name { (scene.name(seat)) }
            span.held { (held(scene, seat)) }
            (banners(scene, seat))
        }
    }
}

/// Each seat's colour, where players choose them: the style sheet has the paint.
pub(super) fn colours(scene: &Scene<'_, State>) -> Option<String> {
    let view = scene.view;
    let name = |seat: Seat| format!("{}-{}", seat.index() + 1, view.open.colours[seat.index()]);
    let names: Vec<String> = Seat::all(view.rules.n_seats).map(name).collect();
    view.rules.colours_chosen.then(|| names.join(" "))
}

/// A banner for every province held: how the kingdom is divided at a glance. The player's line says it in words.
fn banners(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    html! {
        span.banners aria-hidden="true" {
            @for _ in 0..scene.view.field().n_provinces(seat) { (glyphs::icon("banner")) }
        }
    }
}

/// Whether one player's turn is being played.
fn acts(phase: Phase) -> bool {
    use Phase::{Castles, Colours, Exchange, Guess, March, Order, Preliminary, Recruit, Stake};
    matches!(
        phase,
        Castles | Colours | Preliminary | Exchange | Order | Recruit | March | Stake | Guess
    )
}

/// What the player holds at this moment: a fist, cards, or nothing any more.
fn held(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let open = &scene.view.open;
    match open.phase {
        Phase::Lot | Phase::Castles | Phase::Colours | Phase::Draw | Phase::Preliminary => {
            let key = if open.passed.contains(seat) {
                "epix-board-ready"
            } else {
                "epix-board-mustering"
            };
            html! { span.note { (scene.word(key)) } }
        }
        Phase::Auction => fist(scene, seat),
        Phase::Appoint => opened(scene, seat),
        Phase::Choose
        | Phase::Exchange
        | Phase::Order
        | Phase::Recruit
        | Phase::March
        | Phase::Stake
        | Phase::Guess
        | Phase::Over => chosen(scene, seat),
    }
}

/// A closed fist, or a hand that still counts its coins.
fn fist(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let view = scene.view;
    let own = view.own.offer.filter(|_| view.viewer.is(seat));
    let sealed = !view.open.unsealed.contains(seat);
    html! {
        @if sealed {
            span.fist { (glyphs::icon("fist")) @if let Some(gold) = own { b.inside { (gold) } } }
            span.note { (scene.word("epix-board-sealed")) }
        } @else {
            span.fist.waiting { (glyphs::icon("palm")) }
            span.note { (scene.word("epix-board-thinking")) }
        }
    }
}

/// The stake of the auction, opened.
fn opened(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let open = &scene.view.open;
    let stake = open.auction.map_or(0, |offers| offers[seat.index()]);
    let won = open.actor == seat;
    html! {
        span.fist { (glyphs::icon("palm")) b.inside { (stake) } }
        @if won { span.note { (scene.word("epix-board-won-auction")) } }
    }
}

/// Cards face down, face up, or not chosen yet.
fn chosen(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let open = &scene.view.open;
    let shown = open.shown[seat.index()];
    let n_down = if open.season == 3 { 2 } else { 1 };
    html! {
        @if open.face_down.contains(seat) {
            @for n in 0..n_down {
                span data-glide={ "epix-down-" (seat) "-" (n) } { (cards::back(seat)) }
            }
            span.note { (scene.word("epix-board-chosen")) }
        } @else if !shown.is_empty() {
            @for (n, card) in shown.cards().enumerate() {
                span data-glide={ "epix-down-" (seat) "-" (n) } data-over=[is_played(scene, seat, card)] {
                    (cards::turned_up(scene, card))
                }
            }
            @if open.exchanged.contains(seat) { span.note { (scene.word("epix-board-exchanged")) } }
        } @else if open.unsealed.contains(seat) && open.phase == Phase::Choose {
            span.note { (scene.word("epix-board-thinking")) }
        }
    }
}

/// Marks a card that has been played to its end.
fn is_played(scene: &Scene<'_, State>, seat: Seat, card: Card) -> Option<&'static str> {
    let open = &scene.view.open;
    let playing = match open.phase {
        Phase::Recruit => Some(Card::Recruit),
        Phase::March | Phase::Stake | Phase::Guess => Some(Card::March),
        _ => None,
    };
    let is_mine_to_play = open.actor == seat && (open.pending.has(card) || playing == Some(card));
    (!is_mine_to_play).then_some("")
}

/// Who would play in which order if `first` were first player.
pub(super) fn order(scene: &Scene<'_, State>, first: Seat) -> String {
    let n_seats = scene.view.rules.n_seats;
    let seats = (0..n_seats).map(|step| Seat::new((first.index() + step) % n_seats));
    let seats: Vec<engine::Arg> = seats.map(engine::Arg::Seat).collect();
    scene.say(&Phrase::new("epix-board-would-order").with("who", seats))
}
