//! How the reference games are drawn: small boards, in one style.

mod connect_four;
mod goofspiel;
mod kuhn;
mod leduc;
mod poker;
mod tic_tac_toe;

use engine::{Arg, Outcome, Phrase, Seat};
use maud::{Markup, html};

use crate::board::{Board, Scene};

/// Final scores, the winners' rows marked; `unit` is the message that says what is counted.
fn scores<G: Board>(scene: &Scene<'_, G>, outcome: &Outcome, unit: &str) -> Markup {
    let winners = outcome.winners();
    html! {
        table.scores {
            thead { tr { th scope="col" { (scene.word("page-players")) } td { (scene.word(unit)) } } }
            tbody { @for seat in Seat::all(outcome.scores.len()) {
                tr.won[winners.contains(seat)] {
                    th scope="row" { (scene.name(seat)) }
                    td { (outcome.scores[seat.index()]) }
                }
            } }
        }
    }
}

/// A phrase with a number, said to the reader.
fn count<G: Board>(scene: &Scene<'_, G>, key: &'static str, n: usize) -> String {
    scene.say(&Phrase::new(key).with("count", n))
}

/// A phrase about a player.
fn about<G: Board>(scene: &Scene<'_, G>, key: &'static str, seat: Seat) -> String {
    scene.say(&Phrase::new(key).with("who", Arg::Seat(seat)))
}

/// The two marks: a cross for the first seat, a ring for the second.
fn mark(seat: usize) -> Markup {
    html! {
        @if seat == 0 { path.cross d="M-11-11L11 11M11-11L-11 11" {} } @else { circle.ring r="12" {} }
    }
}

/// Which seat a letter of a board stands for.
fn seat_of(letter: char) -> Option<usize> {
    match letter {
        'X' => Some(0),
        'O' => Some(1),
        _ => None,
    }
}

/// The cells of every line of `length` equal marks, as (column, row).
fn lines(board: &[String], length: usize) -> Vec<Vec<(usize, usize)>> {
    let rows: Vec<Vec<char>> = board.iter().map(|row| row.chars().collect()).collect();
    let at = |column: usize, row: usize| rows.get(row).and_then(|row| row.get(column)).copied();
    let mut found = Vec::new();
    for (row, letters) in rows.iter().enumerate() {
        for column in 0..letters.len() {
            for (dx, dy) in [(1isize, 0isize), (0, 1), (1, 1), (-1, 1)] {
                let cell = |n: usize| {
                    let n = isize::try_from(n).ok()?;
                    Some((column.checked_add_signed(dx * n)?, row.checked_add_signed(dy * n)?))
                };
                let line: Option<Vec<_>> = (0..length).map(cell).collect();
                let Some(line) = line else { continue };
                let first = at(column, row);
                let is_one = first.and_then(seat_of).is_some();
                if is_one && line.iter().all(|(column, row)| at(*column, *row) == first) {
                    found.push(line);
                }
            }
        }
    }
    found
}
