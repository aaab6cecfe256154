//! What lies between the cities: pile, discard, tokens and Tartarus, the round, and what is going on.

use engine::{Phrase, Seat};
use game_ephyran::action::Ending;
use game_ephyran::card::CardId;
use game_ephyran::city::Area;
use game_ephyran::content::{Magic, Power};
use game_ephyran::{Action, Phase};
use maud::{Markup, html};

use super::city::painting;
use super::closer::stopper;
use super::names::{self, Table};
use super::things::Thing;
use super::{card, closer, glyphs};

/// The middle of the table.
pub(super) fn agora(scene: &Table<'_>) -> Markup {
    html! {
        div.ey-agora {
            (glyphs::frieze())
            (round(scene))
            (pile(scene))
            (discard(scene))
            (tokens(scene))
            (tartarus(scene))
        }
        (window(scene))
    }
}

fn round(scene: &Table<'_>) -> Markup {
    let board = &scene.view.board;
    let named = format!("{} {}", scene.word("ephyran-board-round"), board.round);
    html! {
        div.ey-round data-last[board.ending.is_some()] data-phase=(named) {
            span { (scene.word("ephyran-board-round")) }
            b { (board.round) }
            @match board.ending {
                Some(Ending::Pile) => span.why { (scene.word("ephyran-board-last-pile")) },
                Some(Ending::City) => span.why { (scene.word("ephyran-board-last-city")) },
                Some(Ending::Turns) => span.why { (scene.word("ephyran-last-round-turns")) },
                None => {},
            }
        }
    }
}

fn pile(scene: &Table<'_>) -> Markup {
    let n_pile = scene.view.n_pile;
    let touch = Thing::Pile.touch();
    let label = scene.say(&Phrase::new("ephyran-board-pile-label").with("count", n_pile));
    html! {
        div.ey-heap.pile data-touch=(touch) data-mark=[scene.mark(&touch)] data-few[n_pile < 10] data-none[n_pile == 0] aria-label=(label) {
            div.ey-stack { @if n_pile > 0 { (card::back()) } @else { span.ey-void {} } }
            p { (scene.word("ephyran-board-pile")) " " b { (n_pile) } }
        }
    }
}

fn discard(scene: &Table<'_>) -> Markup {
    let discard = &scene.view.board.discard;
    let touch = Thing::Discard.touch();
    let label = match discard.last() {
        Some(top) => Phrase::new("ephyran-board-discard-label")
            .with("count", discard.len())
            .with("card", names::card(scene, *top)),
        None => Phrase::new("ephyran-board-discard-empty"),
    };
    let top = discard.last().filter(|card| !card.is_dionysus());
    html! {
        div.ey-heap.discard data-touch=(touch) data-mark=[scene.mark(&touch)] aria-label=(scene.say(&label)) {
            div.ey-stack data-glide=[top.map(|card| format!("c-{card}"))] {
                @match discard.last() {
                    Some(top) => (card::small(scene, *top)),
                    None => span.ey-void {},
                }
            }
            p { (scene.word("ephyran-board-discard-pile")) " " b { (discard.len()) } }
            @if !discard.is_empty() {
                div.closer {
                    b { (scene.word("ephyran-board-discard-pile")) }
                    ol { @for card in discard.iter().rev().take(8) { li { (names::card(scene, *card)) } } }
                }
            }
        }
    }
}

/// The tokens beside the table, with what the box holds of each.
fn tokens(scene: &Table<'_>) -> Markup {
    let view = scene.view;
    let n_left = view.pack.n_tokens() - usize::from(view.board.n_tokens_drawn);
    let touch = Thing::Tokens.touch();
    let label = scene.say(&Phrase::new("ephyran-board-tokens-label").with("count", n_left));
    html! {
        div.ey-heap.tokens data-touch=(touch) data-mark=[scene.mark(&touch)] aria-label=(label) {
            div.ey-stack {
                @for _ in 0..n_left.min(3) { (glyphs::coin(None)) }
                @if n_left == 0 { span.ey-void {} }
            }
            p { (scene.word("ephyran-board-tokens")) " " b { (n_left) } }
            div.closer {
                b { (scene.word("ephyran-board-tokens")) }
                p { (scene.word("ephyran-board-tokens-text")) }
                ul.ey-box {
                    @for (magic, count) in Magic::ALL.into_iter().zip(view.pack.tokens()) {
                        li { (glyphs::coin(Some(magic))) " " (names::magic(scene, magic)) " "
                            b { (names::signed(view.pack.value(magic))) } " × " (count) }
                    }
                }
            }
        }
    }
}

/// Where nothing comes back from, with the Supports that are gone.
fn tartarus(scene: &Table<'_>) -> Markup {
    let board = &scene.view.board;
    let count = board.tartarus.len() + usize::from(board.n_dionysus_in_tartarus);
    let touch = Thing::Tartarus.touch();
    let label = scene.say(&Phrase::new("ephyran-board-tartarus-label").with("count", count));
    html! {
        div.ey-heap.tartarus data-touch=(touch) data-mark=[scene.mark(&touch)] aria-label=(label) {
            div.ey-stack { (pit()) }
            p { (scene.word("ephyran-board-tartarus")) " " b { (count) } }
            div.closer {
                b { (scene.word("ephyran-board-tartarus")) }
                p { (scene.word("ephyran-board-tartarus-text")) }
                ul.ey-box {
                    @for power in Power::ALL { (gone(scene, power)) }
                }
            }
        }
    }
}

/// How many cards with this Support are in the Tartarus, of how many there are.
fn gone(scene: &Table<'_>, power: Power) -> Markup {
    let pack = &scene.view.pack;
    let has = |card: &game_ephyran::card::CardId| pack.face(*card).powers.contains(power);
    let n_gone = scene.view.board.tartarus.iter().filter(has).count();
    html! {
        @if let Some(support) = names::support(scene, power) {
            li { (names::text(scene, &support.name)) " " b { (n_gone) "/" (pack.n_supports(power)) } }
        }
    }
}

fn pit() -> Markup {
    html! {
        svg.ey-pit viewBox="0 0 60 56" aria-hidden="true" {
            path.rock d="M2 54C4 40 8 22 16 14C22 8 26 12 32 6C40 2 48 14 52 26C55 36 58 46 58 54Z" {}
            path.mouth d="M14 54C14 38 20 24 30 22C40 24 46 38 46 54Z" {}
            path.gleam d="M24 40H28M33 40H37M20 48C24 45 36 45 40 48" {}
        }
    }
}

/// What is going on and concerns everybody: the defence window first of all.
fn window(scene: &Table<'_>) -> Markup {
    let board = &scene.view.board;
    match board.phase {
        Phase::Answer { seat, support } => defence(scene, seat, support),
        Phase::Lose { seat } => {
            notice(scene, Power::Destroy, &told(scene, "ephyran-board-now-lose", seat), &html! {})
        }
        Phase::PlaceToken { .. } | Phase::TakeToken if !scene.view.viewer.is(board.active) => {
            notice(
                scene,
                Power::TakeToken,
                &told(scene, "ephyran-board-now-token", board.active),
                &html! {},
            )
        }
        Phase::Look { .. } | Phase::Keep if !scene.view.viewer.is(board.active) => {
            let backs = html! { @for _ in 0..scene.view.n_looked_at { (card::back()) } };
            notice(
                scene,
                Power::Graeae,
                &told(scene, "ephyran-board-now-graeae", board.active),
                &backs,
            )
        }
        Phase::ActAgain => notice(
            scene,
            Power::Twins,
            &told(scene, "ephyran-board-now-twins", board.active),
            &html! {},
        ),
        _ => html! {},
    }
}

fn told(scene: &Table<'_>, key: &'static str, who: Seat) -> String {
    scene.say(&Phrase::new(key).with("who", who).with("by", scene.view.board.active))
}

fn notice(scene: &Table<'_>, power: Power, sentence: &str, more: &Markup) -> Markup {
    html! {
        div.ey-window data-family=(glyphs::support(power)) {
            div.ey-seal { (glyphs::picture(glyphs::support(power), "ey-figure red"))
                @if let Some(support) = names::support(scene, power) { div.closer { (closer::support_words(scene, support)) } } }
            div { p.ey-say { (sentence) } (more) }
        }
    }
}

/// The defence window: who plays what against whom, and who may stop it.
fn defence(scene: &Table<'_>, asked: Seat, support: Action) -> Markup {
    let Some((power, _)) = support.support() else { return html! {} };
    let by = scene.view.board.active;
    let name = names::support(scene, power).map_or("", |entry| names::text(scene, &entry.name));
    let phrase = match aimed_at(support) {
        Some(of) => Phrase::new("ephyran-board-window").with("of", of),
        None => Phrase::new("ephyran-board-window-take"),
    };
    let sentence = scene.say(&phrase.with("who", by).with("support", name));
    let answer = stopper(scene, power).map(|entry| {
        let phrase = Phrase::new("ephyran-board-window-stop").with("who", asked);
        scene.say(&phrase.with("support", &entry.name))
    });
    let more = html! {
        (at_stake(scene, by, support))
        @if let Some(answer) = answer { p.ey-answer { (answer) } }
        @if scene.view.board.is_stopped_by_anyone(support) { (asked_in_turn(scene, by, asked)) }
    };
    notice(scene, power, &sentence, &more)
}

/// Whose city the Support is aimed at, if it is anybody's.
fn aimed_at(support: Action) -> Option<Seat> {
    match support {
        Action::Exchange { with: of, .. }
        | Action::Destroy { of, .. }
        | Action::StealToken { from: of, .. } => Some(of),
        _ => None,
    }
}

/// The areas or the token that the Support is about.
fn at_stake(scene: &Table<'_>, by: Seat, support: Action) -> Markup {
    let figure = |seat: Seat, area: Area, card: Option<CardId>| {
        html! {
            figure {
                (painting(area, card.and_then(|card| names::standing(scene, card, area))))
                figcaption { (scene.name(seat)) }
            }
        }
    };
    let side = |seat: Seat, area: Area| figure(seat, area, scene.view.board.city(seat).card(area));
    html! {
        @match support {
            Action::Exchange { with, area, .. } => {
                div.ey-stake { (side(by, area)) (glyphs::picture("exchange", "ey-figure")) (side(with, area)) }
            }
            Action::Replace { by: card, area, .. } => {
                div.ey-stake { (side(by, area)) (glyphs::picture("exchange", "ey-figure")) (figure(by, area, Some(card))) }
            }
            Action::StealToken { from, area, .. } => div.ey-stake { (side(from, area)) },
            _ => {}
        }
    }
}

/// Everybody who may object, in the order in which they are asked.
fn asked_in_turn(scene: &Table<'_>, by: Seat, asked: Seat) -> Markup {
    let n_seats = scene.view.board.n_seats();
    let order = (1..n_seats).map(|n| Seat::new((by.index() + n) % n_seats));
    let place = |seat: Seat| (seat.index() + n_seats - by.index()) % n_seats;
    html! {
        ol.ey-asked {
            @for seat in order {
                @let key = match place(seat).cmp(&place(asked)) {
                    std::cmp::Ordering::Less => "ephyran-board-let-pass",
                    std::cmp::Ordering::Equal => "ephyran-board-is-asked",
                    std::cmp::Ordering::Greater => "ephyran-board-not-yet",
                };
                li data-now[seat == asked] { b { (scene.name(seat)) } " " (scene.word(key)) }
            }
        }
    }
}
