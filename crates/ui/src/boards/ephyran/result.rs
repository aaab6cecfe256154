//! The end: who won and why, and the count territory by territory.

use engine::{Arg, Outcome, Phrase, Seat};
use game_ephyran::action::Ending;
use game_ephyran::city::Territory;
use game_ephyran::score::{Tally, tally};
use maud::{Markup, html};

use super::glyphs;
use super::names::{self, Table, title};

/// The result screen.
pub(super) fn result(scene: &Table<'_>, outcome: &Outcome) -> Markup {
    let mut seats: Vec<Seat> = scene.view.board.seats().collect();
    seats.sort_by_key(|seat| std::cmp::Reverse(outcome.scores[seat.index()]));
    let tallies: Vec<[Tally; 4]> = seats
        .iter()
        .map(|seat| {
            tally(&scene.view.pack, &scene.view.board, *seat, |token| scene.view.magic(token))
        })
        .collect();
    html! {
        section.ey-result {
            (ending(scene))
            div.ey-scroll { (table(scene, outcome, &seats, &tallies)) }
            (best_territory(scene, &seats, &tallies))
        }
    }
}

/// Who won and by how much, in a sentence.
pub(super) fn headline(scene: &Table<'_>, outcome: &Outcome) -> String {
    let best = outcome.scores.iter().copied().max().unwrap_or(0);
    let has_best = |seat: &Seat| outcome.scores[seat.index()] == best;
    let winners: Vec<Seat> = scene.view.board.seats().filter(has_best).collect();
    let second = outcome.scores.iter().copied().filter(|score| *score < best).max();
    scene.say(&match (winners.as_slice(), second) {
        ([winner], Some(second)) => Phrase::new("ephyran-board-won")
            .with("who", *winner)
            .with("points", best)
            .with("lead", best - second),
        _ => Phrase::new("ephyran-board-shared")
            .with("who", winners.iter().copied().map(Arg::Seat).collect::<Vec<_>>())
            .with("points", best),
    })
}

/// How the game came to its end.
fn ending(scene: &Table<'_>) -> Markup {
    let why = match scene.view.board.ending {
        Some(Ending::City) => Some("ephyran-board-ended-city"),
        Some(Ending::Pile) => Some("ephyran-board-ended-pile"),
        Some(Ending::Turns) => Some("ephyran-last-round-turns"),
        None => None,
    };
    html! { @if let Some(why) = why { header { p { (scene.word(why)) } } } }
}

/// The count: a row for each territory, one for the city, one for all of it.
fn table(scene: &Table<'_>, outcome: &Outcome, seats: &[Seat], tallies: &[[Tally; 4]]) -> Markup {
    let board = &scene.view.board;
    html! {
        table.scores {
            thead {
                tr {
                    td {}
                    @for seat in seats {
                        th scope="col" {
                            @if let Some(god) = board.gods[seat.index()] { span.ey-medal data-god=(god.0) { (glyphs::territory(god.0)) } }
                            (scene.name(*seat))
                        }
                    }
                }
            }
            tbody {
                @for territory in Territory::ALL {
                    tr data-territory=(territory) {
                        th scope="row" { (glyphs::territory(territory)) " " (title(names::territory(scene, territory))) }
                        @for tallies in tallies { (cell(scene, &tallies[territory.index()])) }
                    }
                }
                tr {
                    th scope="row" { (glyphs::picture("city", "ey-sign")) " " (scene.word("ephyran-board-city-bonus")) }
                    @for seat in seats { td { b { (board.city_bonus[seat.index()]) }
                        small { (board.city(*seat).n_areas()) "/16" } } }
                }
            }
            tfoot {
                tr {
                    th scope="row" { (scene.word("ephyran-board-total")) }
                    @for seat in seats { td { b { (outcome.scores[seat.index()]) } } }
                }
            }
        }
    }
}

/// A territory's points and what they are made of.
fn cell(scene: &Table<'_>, tally: &Tally) -> Markup {
    let part = |key, points: i32| (points != 0).then(|| names::points(scene, key, points));
    let parts = [
        part("ephyran-board-count-creatures", tally.n_creatures),
        part("ephyran-board-count-bonus", tally.creatures_bonus),
        part("ephyran-board-count-dionysus", tally.dionysus),
        part("ephyran-board-count-printed", tally.printed),
        part("ephyran-board-count-tokens", tally.tokens),
    ];
    html! {
        td data-own[tally.times > 1] {
            b { (tally.points()) }
            @for part in parts.into_iter().flatten() { small { (part) } }
            @if tally.times > 1 { small.ey-times { "× " (tally.times) } }
        }
    }
}

/// The territory that brought the most: what the story turned on.
fn best_territory(scene: &Table<'_>, seats: &[Seat], tallies: &[[Tally; 4]]) -> Markup {
    let all = seats.iter().zip(tallies).flat_map(|(seat, tallies)| {
        let points = |territory: Territory| tallies[territory.index()].points();
        Territory::ALL.map(|territory| (points(territory), *seat, territory))
    });
    let best = all.max_by_key(|(points, seat, _)| (*points, std::cmp::Reverse(*seat)));
    html! {
        @if let Some((points, seat, territory)) = best {
            p.ey-best { (scene.say(&Phrase::new("ephyran-board-best")
                .with("who", seat)
                .with("points", points)
                .with("territory", names::territory(scene, territory)))) }
        }
    }
}
