//! Tic-tac-toe: 255,168 games, and nobody who looks ahead loses.

mod encode;

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use engine::{
    Audience, Game, Hints, Outcome, ParseError, Phrase, Refusal, Seat, SeatSet, Sink, Step, StepOf,
    Turn, Viewer, Words,
};
use rand_core::Rng;
use serde::Serialize;

pub use crate::never::Never;
use crate::two_seats::TwoSeats;

/// The board: a set of cells for each seat, cell 0 at the top left, row by row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    cells: [u16; 2],
}

/// Claims a cell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Mark {
    /// The cell, from 0 at the top left to 8 at the bottom right.
    pub cell: u8,
}

/// A cell was claimed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Marked {
    /// By whom.
    pub seat: Seat,
    /// Which cell.
    pub cell: u8,
}

/// Why a cell cannot be claimed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotThere {
    /// Somebody has it.
    CellTaken,
    /// The board has nine cells.
    NoSuchCell,
}

/// The board as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    viewer: Viewer,
    /// Three rows of `X`, `O` and `.`.
    pub board: [String; 3],
    /// Who is to claim a cell.
    pub to_move: Option<Seat>,
    /// Who has a line.
    pub winner: Option<Seat>,
    #[serde(skip)]
    state: State,
}

const ALL_CELLS: u16 = 0o777;
const LINES: [u16; 8] = [0o700, 0o070, 0o007, 0o444, 0o222, 0o111, 0o421, 0o124];

/// For every set of cells, whether it holds a line: one bit each.
const WITH_LINE: [u64; 8] = {
    let mut table = [0; 8];
    let mut cells = 0;
    while cells <= ALL_CELLS {
        let mut n = 0;
        while n < LINES.len() {
            if cells & LINES[n] == LINES[n] {
                table[(cells / 64) as usize] |= 1 << (cells % 64);
            }
            n += 1;
        }
        cells += 1;
    }
    table
};

fn has_line(cells: u16) -> bool {
    WITH_LINE[usize::from(cells / 64)] >> (cells % 64) & 1 == 1
}

impl State {
    fn free(self) -> u16 {
        ALL_CELLS & !(self.cells[0] | self.cells[1])
    }

    fn to_move(self) -> Seat {
        Seat::new(usize::from(self.free().count_ones().is_multiple_of(2)))
    }

    fn winner(self) -> Option<Seat> {
        Seat::all(2).find(|seat| has_line(self.cells[seat.index()]))
    }

    fn glyph(self, cell: usize) -> char {
        match self.cells.map(|cells| cells >> cell & 1) {
            [1, _] => 'X',
            [_, 1] => 'O',
            _ => '.',
        }
    }
}

impl Game for State {
    type Setup = TwoSeats;
    type Action = Mark;
    type Chance = Never;
    type Event = Marked;
    type View = View;
    type Refusal = NotThere;

    const ID: &'static str = "tic-tac-toe";

    fn start(_: &TwoSeats) -> State {
        State { cells: [0, 0] }
    }

    fn n_seats(&self) -> usize {
        2
    }

    fn max_steps(&self) -> usize {
        9
    }

    fn turn(&self) -> Turn {
        if self.winner().is_some() || self.free() == 0 {
            Turn::Over
        } else {
            Turn::Decide(SeatSet::only(self.to_move()))
        }
    }

    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Mark>) {
        actions.clear();
        if self.turn().awaited().contains(seat) {
            let mut free = self.free();
            while free != 0 {
                actions.push(Mark { cell: free.trailing_zeros() as u8 });
                free &= free - 1;
            }
        }
    }

    fn check(&self, _: Seat, action: &Mark) -> Result<(), NotThere> {
        match action.cell {
            9.. => Err(NotThere::NoSuchCell),
            cell if self.free() >> cell & 1 == 0 => Err(NotThere::CellTaken),
            _ => Ok(()),
        }
    }

    fn hides(&self) -> bool {
        false
    }

    fn chance_total(&self) -> u32 {
        0
    }

    fn chance_at(&self, _: u32) -> Never {
        unreachable!("nothing is ever drawn")
    }

    fn apply_unchecked<S: Sink<Marked>>(&mut self, step: StepOf<State>, sink: &mut S) {
        let Step::Act { seat, action: Mark { cell } } = step;
        self.cells[seat.index()] |= 1 << cell;
        sink.tell(Audience::Everyone, Marked { seat, cell });
    }

    fn view(&self, viewer: Viewer) -> View {
        let row = |row: usize| (0..3).map(|column| self.glyph(3 * row + column)).collect();
        View {
            viewer,
            board: [row(0), row(1), row(2)],
            to_move: self.turn().awaited().first(),
            winner: self.winner(),
            state: *self,
        }
    }

    fn determinize<R: Rng>(view: &View, _: &mut R) -> State {
        view.state
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.turn() != Turn::Over {
            return None;
        }
        let winner = self.winner();
        let scores = Seat::all(2).map(|seat| i32::from(winner == Some(seat))).collect();
        Some(Outcome::shared_by(winner.map_or(SeatSet::all(2), SeatSet::only), scores))
    }
}

impl Refusal for NotThere {
    fn rule(&self) -> &'static str {
        match self {
            NotThere::CellTaken => "TTT-2",
            NotThere::NoSuchCell => "TTT-1",
        }
    }
}

impl Words for State {
    fn label(_: &View, action: &Mark) -> Phrase {
        Phrase::new("tic-tac-toe-mark").with("cell", coordinate(action.cell))
    }

    fn line(_: &View, event: &Marked) -> Phrase {
        Phrase::new("tic-tac-toe-marked")
            .with("who", event.seat)
            .with("cell", coordinate(event.cell))
    }

    fn refusal(_: &View, refusal: &NotThere) -> Phrase {
        match refusal {
            NotThere::CellTaken => Phrase::new("tic-tac-toe-cell-taken"),
            NotThere::NoSuchCell => Phrase::new("tic-tac-toe-no-such-cell"),
        }
    }

    fn prompt(view: &View) -> Phrase {
        match (view.to_move, view.winner) {
            (Some(seat), _) if view.viewer.is(seat) => {
                Phrase::new("tic-tac-toe-your-turn").with("mark", ["X", "O"][seat.index()])
            }
            (Some(seat), _) => Phrase::new("waiting-for").with("who", seat),
            (None, Some(seat)) => Phrase::new("tic-tac-toe-won").with("who", seat),
            (None, None) => Phrase::new("tic-tac-toe-drawn"),
        }
    }

    fn picture(view: &View) -> Vec<Phrase> {
        let mut lines: Vec<Phrase> =
            (1..).zip(&view.board).map(|(n, row)| diagram(n, row)).collect();
        lines.push(Phrase::verbatim("  a b c"));
        lines
    }
}

/// A row of the diagram: `1 X . O`.
fn diagram(number: usize, row: &str) -> Phrase {
    let cells: Vec<String> = row.chars().map(String::from).collect();
    Phrase::verbatim(alloc::format!("{number} {}", cells.join(" ")))
}

/// The cell as people say it: `b2` is the centre.
fn coordinate(cell: u8) -> String {
    alloc::format!("{}{}", (b'a' + cell % 3) as char, cell / 3 + 1)
}

impl Hints for State {
    fn evaluate(&self, seat: Seat) -> f32 {
        self.outcome().map_or(0.5, |outcome| outcome.payoffs[seat.index()] as f32)
    }

    fn promise(&self, _: Seat, action: &Mark) -> f32 {
        // As many lines run through a cell.
        LINES.iter().filter(|line| *line >> action.cell & 1 == 1).count() as f32
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "mark {}", coordinate(self.cell))
    }
}

impl FromStr for Mark {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Mark, ParseError> {
        match text.strip_prefix("mark ").map(str::as_bytes) {
            Some(&[column @ b'a'..=b'c', row @ b'1'..=b'3']) => {
                Ok(Mark { cell: (row - b'1') * 3 + (column - b'a') })
            }
            _ => Err(ParseError("expected `mark` and a cell from a1 to c3")),
        }
    }
}
