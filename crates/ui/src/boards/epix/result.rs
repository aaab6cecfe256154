//! The result: who took the throne and why, province by province and coin by coin.

use engine::{Arg, Outcome, Phrase, Seat};
use game_epix::{ProvinceSet, State};
use maud::{Markup, html};

use super::glyphs;
use super::map::place_name;
use crate::board::Scene;

/// The end of the story.
pub(super) fn result(scene: &Scene<'_, State>, outcome: &Outcome) -> Markup {
    let winners = outcome.winners();
    let mut ranking: Vec<Seat> = Seat::all(outcome.scores.len()).collect();
    let worth = |seat: &Seat| {
        let payoff = winners.contains(*seat);
        (payoff, outcome.scores[seat.index()], scene.view.open.gold[seat.index()])
    };
    ranking.sort_by_key(|seat| std::cmp::Reverse(worth(seat)));
    html! {
        section.epilogue {
            p.why { (scene.say(&reason(scene, outcome))) }
            table.reckoning {
                thead {
                    tr {
                        th scope="col" { (scene.word("epix-board-col-heir")) }
                        th scope="col" { (scene.word("epix-board-col-provinces")) }
                        th scope="col" { (scene.word("epix-board-col-held")) }
                        th scope="col" { (scene.word("epix-board-col-gold")) }
                    }
                }
                tbody { @for seat in ranking { (row(scene, outcome, seat)) } }
            }
        }
    }
}

/// Who takes the throne, in a sentence.
pub(super) fn headline(outcome: &Outcome) -> Phrase {
    let winners: Vec<Seat> = outcome.winners().into_iter().collect();
    match winners.as_slice() {
        [only] => Phrase::new("epix-board-throne").with("who", *only),
        several => {
            let names: Vec<Arg> = several.iter().copied().map(Arg::Seat).collect();
            Phrase::new("epix-board-throne-shared").with("who", names)
        }
    }
}

/// Why they won.
fn reason(scene: &Scene<'_, State>, outcome: &Outcome) -> Phrase {
    let winners = outcome.winners();
    if let Some(seat) = scene.view.open.conqueror {
        return Phrase::new("epix-board-why-castle").with("who", seat);
    }
    let best = outcome.scores.iter().copied().max().unwrap_or(0);
    let n_best = outcome.scores.iter().filter(|score| **score == best).count();
    let gold = winners.first().map_or(0, |seat| i64::from(scene.view.open.gold[seat.index()]));
    let key = match (n_best, winners.len()) {
        (1, _) => "epix-board-why-provinces",
        (_, 1) => "epix-board-why-gold",
        _ => "epix-board-why-shared",
    };
    Phrase::new(key).with("provinces", best).with("gold", gold).with("tied", n_best)
}

fn row(scene: &Scene<'_, State>, outcome: &Outcome, seat: Seat) -> Markup {
    let is_winner = outcome.winners().contains(seat);
    html! {
        tr data-seat=(seat.index()) data-won=[is_winner.then_some("")] {
            th scope="row" {
                (glyphs::shield(seat))
                span { (scene.name(seat)) }
                @if is_winner { (glyphs::said("crown", &scene.word("epix-board-winner"))) }
            }
            td.count { (outcome.scores[seat.index()]) }
            td.lands { (lands(scene, seat)) }
            td.count { (scene.view.open.gold[seat.index()]) }
        }
    }
}

/// The provinces that count for a seat, by name.
fn lands(scene: &Scene<'_, State>, seat: Seat) -> String {
    let rules = &scene.view.rules;
    let castle = rules.board.castle(seat);
    let mut held = scene.view.open.held(seat);
    if rules.castles_count {
        held = held.or(ProvinceSet::only(castle));
    }
    let names: Vec<Arg> = held.iter().map(|at| place_name(scene, at)).collect();
    scene.say(&Phrase::new("epix-board-word").with("word", Arg::List(names)))
}
