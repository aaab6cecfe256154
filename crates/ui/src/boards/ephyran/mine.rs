//! What is the viewer's alone: her hand, and what she is asked.

use engine::{Phrase, Seat};
use game_ephyran::Phase;
use game_ephyran::card::CardId;
use game_ephyran::city::{God, TokenId};
use maud::{Markup, html};

use super::names::{self, Table, title};
use super::paths::hand;
use super::things::Thing;
use super::{card, glyphs};

/// The viewer's own things.
pub(super) fn mine(scene: &Table<'_>) -> Markup {
    let Some(me) = scene.me() else {
        return html! { p.ey-watching { (scene.word("ephyran-board-watching")) } };
    };
    html! {
        div.ey-mine {
            (asked(scene, me))
            (own_hand(scene, me))
        }
    }
}

/// What the viewer is asked that is more than her hand and the table.
fn asked(scene: &Table<'_>, me: Seat) -> Markup {
    let board = &scene.view.board;
    match board.phase {
        Phase::Gods { .. } if board.turn().awaited().contains(me) => gods(scene),
        Phase::Answer { seat, .. } if seat == me => pass(scene, "ephyran-do-let-pass"),
        Phase::Source { .. } if board.active == me && scene.view.n_pile == 0 => {
            pass(scene, "ephyran-do-take-nothing")
        }
        Phase::Look { .. } | Phase::Keep if board.active == me => graeae(scene),
        Phase::PlaceToken { token } if board.active == me => held_token(scene, token),
        _ => html! {},
    }
}

/// The gods to choose from, those already taken set apart.
fn gods(scene: &Table<'_>) -> Markup {
    let taken = |god: God| {
        let board = &scene.view.board;
        board.seats().find(|seat| board.gods[seat.index()] == Some(god))
    };
    html! {
        div.ey-gods {
            @for god in God::ALL {
                @let touch = Thing::God(god).touch();
                div.ey-godcard data-touch=(touch) data-god=(god.0) data-taken[taken(god).is_some()]
                    aria-label={ (names::god(scene, god)) ", " (names::territory(scene, god.0)) } {
                    (glyphs::territory(god.0))
                    b { (names::god(scene, god)) }
                    span { (title(names::territory(scene, god.0))) " ×2" }
                    @if let Some(seat) = taken(god) { i { (scene.name(seat)) } }
                }
            }
        }
    }
}

fn pass(scene: &Table<'_>, key: &str) -> Markup {
    html! {
        div.ey-ask { button.ey-pass type="button" data-touch=(Thing::Pass.touch()) { (scene.word(key)) } }
    }
}

/// The cards that the Graeae show.
fn graeae(scene: &Table<'_>) -> Markup {
    let key = match scene.view.board.phase {
        Phase::Keep => "ephyran-board-keep",
        _ => "ephyran-board-looking",
    };
    html! {
        div.ey-graeae {
            p { (glyphs::picture("graeae", "ey-figure red")) (scene.word(key)) }
            div.ey-hand { @for shown in scene.view.looked_at.iter() { (card::shown(scene, *shown)) } }
        }
    }
}

/// The token that the viewer has just looked at.
fn held_token(scene: &Table<'_>, token: TokenId) -> Markup {
    let Some(magic) = scene.view.magic(token) else { return html! {} };
    let value = names::signed(scene.view.pack.value(magic));
    let phrase = Phrase::new("ephyran-board-held")
        .with("magic", names::magic(scene, magic))
        .with("value", value);
    html! {
        div.ey-held {
            span.ey-token data-glide={ "token-" (token.index()) } data-known { (glyphs::coin(Some(magic))) }
            p { (scene.say(&phrase)) }
        }
    }
}

fn own_hand(scene: &Table<'_>, me: Seat) -> Markup {
    let cards = hand(scene.view);
    let nth = |at: usize, card: CardId| cards[..at].iter().filter(|other| **other == card).count();
    html! {
        div.ey-hand data-scroll="hand" aria-label=(scene.word("ephyran-board-hand")) role="group" {
            @for (at, card) in cards.iter().enumerate() { (card::in_hand(scene, me, *card, nth(at, *card))) }
            @if cards.is_empty() { p.ey-none { (scene.word("ephyran-board-no-hand")) } }
        }
    }
}

/// What is public about one player, in a line.
pub(super) fn player(scene: &Table<'_>, seat: Seat) -> Markup {
    let view = scene.view;
    let open = &view.board.open_hands[seat.index()];
    let n_hidden = usize::from(view.n_hidden[seat.index()]);
    let n_hand = open.len() + n_hidden;
    let points = view.scores[seat.index()].total();
    let hand = scene.say(&Phrase::new("ephyran-board-player-hand").with("count", n_hand));
    html! {
        span.ey-line {
            @if let Some(god) = view.board.gods[seat.index()] {
                span.ey-medal data-god=(god.0) title=(names::god(scene, god)) { (glyphs::territory(god.0)) }
            }
            b.ey-points aria-label=(names::points(scene, "ephyran-board-player-points", points)) { (points) }
            span.ey-backs title=(hand) aria-label=(hand) role="img" {
                @for n in 0..n_hidden { span.ey-mini data-glide={ "back-" (seat) "-" (n) } {} }
                @for card in open.iter() { span.ey-mini.open data-wild[card.is_dionysus()] {} }
                span aria-hidden="true" { (n_hand) }
            }
            @if !open.is_empty() {
                div.closer {
                    b { (names::about(scene, "ephyran-board-open-hand", seat)) }
                    ul.ey-box { @for card in open.iter() { li { (names::card(scene, *card)) } } }
                }
            }
        }
    }
}
