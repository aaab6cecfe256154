//! Connect Four: two bitboards, seven columns, and the first to line up four.

mod encode;

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use engine::{
    Audience, BySeat, Game, Hints, Outcome, ParseError, Phrase, Refusal, Seat, SeatSet, Sink, Step,
    StepOf, Turn, Viewer, Words,
};
use rand_core::Rng;
use serde::Serialize;

pub use crate::never::Never;
use crate::two_seats::TwoSeats;

/// The board. A column takes seven bits, the lowest cell first; its seventh bit stays empty, so that
/// lines do not run on from the top of one column into the bottom of the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// The cells that each seat's discs fill; no cell is in both.
    discs: [u64; 2],
    /// What the discs say about the turn, kept so that nobody has to look for lines again.
    turn: Turn,
}

/// Lets a disc fall into a column.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct DropDisc {
    /// The column, counted from 1 at the left.
    pub column: u8,
}

/// A disc fell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dropped {
    /// Whose it is.
    pub seat: Seat,
    /// The column, counted from 1 at the left.
    pub column: u8,
    /// The cell in which it lies, counted from 1 at the bottom.
    pub row: u8,
}

/// Why a disc cannot be dropped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotThere {
    /// The board has seven columns.
    NoSuchColumn,
    /// The column holds six discs already.
    ColumnFull,
}

/// The board as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    viewer: Viewer,
    /// Six rows of `X`, `O` and `.`, the top row first.
    pub board: [String; N_ROWS],
    /// Who is to drop a disc.
    pub to_move: Option<Seat>,
    /// Who has a line.
    pub winner: Option<Seat>,
    #[serde(skip)]
    state: State,
}

const N_COLUMNS: usize = 7;
const N_ROWS: usize = 6;
/// Bits from a cell to the one beside it.
const STRIDE: usize = N_ROWS + 1;
/// Bits from a cell to its neighbour upwards, and to the right: falling, level and rising.
const DIRECTIONS: [usize; 4] = [1, STRIDE - 1, STRIDE, STRIDE + 1];
/// The lowest cell of every column.
const FLOOR: u64 = 0x0000_0408_1020_4081;
/// The highest cell of every column.
const CEILING: u64 = FLOOR << (N_ROWS - 1);
/// All forty-two cells.
const ALL_CELLS: u64 = FLOOR * 0x3f;
/// Brings the lowest bits of the seven columns together, side by side, from bit 42 on.
const GATHER: u64 = 0x0000_0410_4104_1040;

/// The legal list for each set of open columns: a copy of a few bytes instead of a loop.
const OPEN_COLUMNS: [([DropDisc; N_COLUMNS], usize); 1 << N_COLUMNS] = open_columns();

const fn open_columns() -> [([DropDisc; N_COLUMNS], usize); 1 << N_COLUMNS] {
    let mut lists = [([DropDisc { column: 0 }; N_COLUMNS], 0); 1 << N_COLUMNS];
    let mut set = 0;
    while set < lists.len() {
        let mut column = 0;
        while column < N_COLUMNS {
            if set >> column & 1 == 1 {
                lists[set].0[lists[set].1] = DropDisc { column: column as u8 + 1 };
                lists[set].1 += 1;
            }
            column += 1;
        }
        set += 1;
    }
    lists
}

/// Whether four of these discs are in a line.
const fn has_four(discs: u64) -> bool {
    let mut found = 0;
    let mut n = 0;
    while n < DIRECTIONS.len() {
        let pairs = discs & (discs >> DIRECTIONS[n]);
        found |= pairs & (pairs >> (2 * DIRECTIONS[n]));
        n += 1;
    }
    found != 0
}

impl State {
    const fn filled(&self) -> u64 {
        self.discs[0] | self.discs[1]
    }

    /// The columns with room, one bit each.
    const fn open_columns(&self) -> usize {
        let room = (!self.filled() & CEILING) >> (N_ROWS - 1);
        (room.wrapping_mul(GATHER) >> (N_COLUMNS * (N_COLUMNS - 1))) as usize & 0x7f
    }

    /// The cell in which a disc dropped into the column would lie; not on the board if it is full.
    const fn landing(&self, column: u8) -> u64 {
        let lowest = 1 << (STRIDE * (column as usize - 1));
        (self.filled() & (lowest * 0x3f)) + lowest
    }

    fn winner(&self) -> Option<Seat> {
        Seat::all(2).find(|seat| has_four(self.discs[seat.index()]))
    }

    fn glyph(&self, row: usize, column: usize) -> char {
        match self.discs.map(|discs| discs >> (STRIDE * column + row) & 1) {
            [1, _] => 'X',
            [_, 1] => 'O',
            _ => '.',
        }
    }
}

impl Game for State {
    type Setup = TwoSeats;
    type Action = DropDisc;
    type Chance = Never;
    type Event = Dropped;
    type View = View;
    type Refusal = NotThere;

    const ID: &'static str = "connect-four";

    fn start(_: &TwoSeats) -> State {
        State { discs: [0, 0], turn: Turn::Decide(SeatSet::only(Seat::new(0))) }
    }

    fn n_seats(&self) -> usize {
        2
    }

    fn max_steps(&self) -> usize {
        N_COLUMNS * N_ROWS
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.turn
    }

    #[inline]
    fn legal_actions(&self, seat: Seat, actions: &mut Vec<DropDisc>) {
        actions.clear();
        if self.turn.awaited().contains(seat) {
            let (list, n_open) = &OPEN_COLUMNS[self.open_columns()];
            actions.extend_from_slice(list);
            actions.truncate(*n_open);
        }
    }

    fn check(&self, _: Seat, action: &DropDisc) -> Result<(), NotThere> {
        match action.column {
            column @ 1..=7 if self.landing(column) & ALL_CELLS == 0 => Err(NotThere::ColumnFull),
            1..=7 => Ok(()),
            _ => Err(NotThere::NoSuchColumn),
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

    #[inline]
    fn apply_unchecked<S: Sink<Dropped>>(&mut self, step: StepOf<State>, sink: &mut S) {
        let Step::Act { seat, action: DropDisc { column } } = step;
        let cell = self.landing(column);
        self.discs[seat.index()] |= cell;
        // C4-5: only the one who dropped can have made a line by it.
        self.turn = if has_four(self.discs[seat.index()]) || self.filled() == ALL_CELLS {
            Turn::Over
        } else {
            Turn::Decide(SeatSet::only(seat.next(2)))
        };
        let row = (cell.trailing_zeros() as usize % STRIDE) as u8 + 1;
        sink.tell(Audience::Everyone, Dropped { seat, column, row });
    }

    fn view(&self, viewer: Viewer) -> View {
        let line = |row: usize| (0..N_COLUMNS).map(|column| self.glyph(row, column)).collect();
        View {
            viewer,
            board: core::array::from_fn(|n| line(N_ROWS - 1 - n)),
            to_move: self.turn.awaited().first(),
            winner: self.winner(),
            state: *self,
        }
    }

    fn determinize<R: Rng>(view: &View, _: &mut R) -> State {
        view.state
    }

    fn outcome(&self) -> Option<Outcome> {
        let winner = self.winner();
        let scores: BySeat<i32> =
            Seat::all(2).map(|seat| i32::from(winner == Some(seat))).collect();
        let winners = winner.map_or(SeatSet::all(2), SeatSet::only);
        (self.turn == Turn::Over).then(|| Outcome::shared_by(winners, scores))
    }
}

impl Refusal for NotThere {
    fn rule(&self) -> &'static str {
        match self {
            NotThere::NoSuchColumn => "C4-1",
            NotThere::ColumnFull => "C4-4",
        }
    }
}

impl Words for State {
    fn label(_: &View, action: &DropDisc) -> Phrase {
        Phrase::new("connect-four-drop").with("column", action.column)
    }

    fn line(_: &View, event: &Dropped) -> Phrase {
        Phrase::new("connect-four-dropped")
            .with("who", event.seat)
            .with("column", event.column)
            .with("row", event.row)
    }

    fn refusal(_: &View, refusal: &NotThere) -> Phrase {
        match refusal {
            NotThere::NoSuchColumn => Phrase::new("connect-four-no-such-column"),
            NotThere::ColumnFull => Phrase::new("connect-four-column-full"),
        }
    }

    fn prompt(view: &View) -> Phrase {
        match (view.to_move, view.winner) {
            (Some(seat), _) if view.viewer.is(seat) => {
                Phrase::new("connect-four-your-turn").with("disc", disc(seat))
            }
            (Some(seat), _) => Phrase::new("waiting-for").with("who", seat),
            (None, Some(seat)) => Phrase::new("connect-four-won").with("who", seat),
            (None, None) => Phrase::new("connect-four-drawn"),
        }
    }

    fn picture(view: &View) -> Vec<Phrase> {
        let rows = view.board.iter().map(|row| Phrase::verbatim(spaced(row)));
        rows.chain([Phrase::verbatim(spaced("1234567"))]).collect()
    }
}

/// A row of the diagram: `. X O . . . .`.
fn spaced(row: &str) -> String {
    let cells: Vec<String> = row.chars().map(String::from).collect();
    cells.join(" ")
}

/// How the diagram draws a seat's discs.
fn disc(seat: Seat) -> &'static str {
    ["X", "O"][seat.index()]
}

impl Hints for State {
    fn evaluate(&self, seat: Seat) -> f32 {
        self.outcome().map_or(0.5, |outcome| outcome.payoffs[seat.index()] as f32)
    }

    fn promise(&self, seat: Seat, action: &DropDisc) -> f32 {
        let cell = self.landing(action.column);
        let makes_four = |seat: Seat| has_four(self.discs[seat.index()] | cell);
        if makes_four(seat) {
            100.0
        } else if makes_four(seat.next(2)) {
            30.0
        } else {
            // More lines of four run through the middle.
            f32::from(4 - action.column.abs_diff(4))
        }
    }
}

impl fmt::Display for DropDisc {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "drop {}", self.column)
    }
}

impl FromStr for DropDisc {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<DropDisc, ParseError> {
        match text.strip_prefix("drop ").map(str::as_bytes) {
            // A column that is not there is for the rules to refuse, not for the notation.
            Some([digit @ b'0'..=b'9']) => Ok(DropDisc { column: digit - b'0' }),
            _ => Err(ParseError("expected `drop` and a column from 1 to 7")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_open_columns_are_gathered_into_neighbouring_bits() {
        for set in 0..1usize << N_COLUMNS {
            let full = |column: usize| {
                if set >> column & 1 == 0 { 0x3f << (STRIDE * column) } else { 0 }
            };
            let discs = (0..N_COLUMNS).map(full).sum();
            let state = State { discs: [discs, 0], turn: Turn::Over };
            assert_eq!(state.open_columns(), set);
        }
    }

    #[test]
    fn lines_do_not_run_from_one_column_into_the_next() {
        // The two highest cells of column 1 and the two lowest of column 2 are no line.
        assert!(!has_four(0b11 << 4 | 0b11 << STRIDE));
        assert!(has_four(0b1111 << 2));
    }
}
