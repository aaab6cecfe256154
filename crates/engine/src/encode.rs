//! What a seat sees and may do, as numbers for programs that learn (observations and an action space).
//!
//! An observation is a row of small integers, cut into named [`Slice`]s; an action has a number in a named [`Family`]. Both
//! are made from what a viewer may know and from nothing else. Wherever seats are told apart they are counted from the
//! viewer on, so that one player's experience is every player's. A [`Layout`] never changes under its name: what is
//! written otherwise gets another name.

use alloc::vec::Vec;

use crate::game::Game;
use crate::seat::{Seat, Viewer};

/// A game whose views and actions are written as numbers.
pub trait Encode: Game {
    /// What a viewer may know, borrowed from a view or from the state that the view would be built from.
    type Seen<'a>;

    /// What the numbers mean.
    const LAYOUT: Layout;

    /// What `viewer` may know of this state, without building the view.
    fn seen(&self, viewer: Viewer) -> Self::Seen<'_>;

    /// What the owner of `view` may know.
    fn seen_in(view: &Self::View) -> Self::Seen<'_>;

    /// Writes what is seen, slice by slice. Whatever is not put down is 0.
    fn observe<S: Sheet + ?Sized>(seen: &Self::Seen<'_>, pen: &mut Pen<'_, S>);

    /// The number of an action that the viewer may take now; no other action of the same list has it. None where the layout
    /// has none for it, such as an amount beyond the numbered ones.
    fn number(seen: &Self::Seen<'_>, action: &Self::Action) -> Option<u32>;

    /// Writes the whole row into `out`, which has [`Layout::n_cells`] places.
    fn write(seen: &Self::Seen<'_>, out: &mut [i16]) {
        out.fill(0);
        Self::observe(seen, &mut Pen::new(out));
    }

    /// The action among `legal` that has this number.
    fn action(seen: &Self::Seen<'_>, legal: &[Self::Action], number: u32) -> Option<Self::Action> {
        legal.iter().copied().find(|action| Self::number(seen, action) == Some(number))
    }
}

/// What the numbers of a game mean.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    /// Its name and version, such as `epix-v1`.
    pub id: &'static str,
    /// The parts of an observation, in order.
    pub slices: &'static [Slice],
    /// The kinds of action, in order of their numbers.
    pub families: &'static [Family],
}

/// A part of an observation: cells side by side, the last axis running fastest.
#[derive(Clone, Copy, Debug)]
pub struct Slice {
    /// Its name.
    pub name: &'static str,
    /// How long each axis is.
    pub shape: &'static [usize],
    /// The least a cell holds.
    pub least: i16,
    /// The most a cell holds; what would be more is written as this.
    pub most: i16,
    /// What axes and values stand for.
    pub meaning: &'static str,
}

/// A kind of action: numbers side by side, the last axis running fastest.
#[derive(Clone, Copy, Debug)]
pub struct Family {
    /// Its name.
    pub name: &'static str,
    /// How long each axis is; no axis, one number.
    pub shape: &'static [usize],
    /// What the axes stand for.
    pub meaning: &'static str,
    /// Its first number.
    first: u32,
}

const fn product(shape: &[usize]) -> usize {
    let (mut n, mut axis) = (1, 0);
    while axis < shape.len() {
        n *= shape[axis];
        axis += 1;
    }
    n
}

impl Slice {
    /// A slice of yes (1) and no (0).
    pub const fn flags(
        name: &'static str,
        shape: &'static [usize],
        meaning: &'static str,
    ) -> Slice {
        Slice::counts(name, shape, 1, meaning)
    }

    /// A slice of numbers from 0 to `most`.
    pub const fn counts(
        name: &'static str,
        shape: &'static [usize],
        most: i16,
        meaning: &'static str,
    ) -> Slice {
        Slice { name, shape, least: 0, most, meaning }
    }

    /// The same with values down to `least`.
    #[must_use]
    pub const fn down_to(mut self, least: i16) -> Slice {
        self.least = least;
        self
    }

    /// How many cells it has.
    pub const fn len(&self) -> usize {
        product(self.shape)
    }

    /// Whether it has none.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl Family {
    /// A family that is not in its place yet: see [`Family::in_order`].
    pub const fn new(name: &'static str, shape: &'static [usize], meaning: &'static str) -> Family {
        Family { name, shape, meaning, first: 0 }
    }

    /// Gives the families their numbers, one after another.
    pub const fn in_order<const N: usize>(mut families: [Family; N]) -> [Family; N] {
        let (mut n, mut first) = (0, 0);
        while n < N {
            families[n].first = first;
            first += families[n].len();
            n += 1;
        }
        families
    }

    /// How many numbers it has.
    pub const fn len(&self) -> u32 {
        product(self.shape) as u32
    }

    /// Whether it has none.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Its first number.
    pub const fn first(&self) -> u32 {
        self.first
    }

    /// The number of the action at this place of the axes; none beyond their ends.
    #[inline]
    pub fn at<const N: usize>(&self, place: [usize; N]) -> Option<u32> {
        debug_assert_eq!(self.shape.len(), N, "`{}` has as many axes as places", self.name);
        let mut number = 0;
        for (at, len) in place.iter().zip(self.shape) {
            if at >= len {
                return None;
            }
            number = number * len + at;
        }
        Some(self.first + number as u32)
    }
}

impl Layout {
    /// How many cells an observation has.
    pub const fn n_cells(&self) -> usize {
        let (mut n, mut slice) = (0, 0);
        while slice < self.slices.len() {
            n += self.slices[slice].len();
            slice += 1;
        }
        n
    }

    /// How many numbers there are for actions.
    pub const fn n_actions(&self) -> usize {
        match self.families {
            [.., last] => (last.first + last.len()) as usize,
            [] => 0,
        }
    }

    /// The slices with the cells where they begin.
    pub fn offsets(&self) -> impl Iterator<Item = (usize, &'static Slice)> + use<> {
        self.slices.iter().scan(0, |at, slice| {
            let begins = *at;
            *at += slice.len();
            Some((begins, slice))
        })
    }

    /// The family of a number, and its place on each of the family's axes.
    pub fn meaning(&self, number: u32) -> Option<(&'static Family, Vec<usize>)> {
        let family = self.families.iter().rev().find(|family| family.first <= number)?;
        let mut rest = (number - family.first) as usize;
        if rest >= family.len() as usize {
            return None;
        }
        let mut place: Vec<usize> = Vec::with_capacity(family.shape.len());
        for len in family.shape.iter().rev() {
            place.push(rest % len);
            rest /= len;
        }
        place.reverse();
        Some((family, place))
    }
}

/// Where an observation is written.
pub trait Sheet {
    /// Puts `value` into a cell; each cell at most once.
    fn put(&mut self, cell: usize, value: i16);
}

/// The whole row; it was all 0 before.
impl Sheet for [i16] {
    #[inline]
    fn put(&mut self, cell: usize, value: i16) {
        self[cell] = value;
    }
}

/// The whole row written over another one, of which it is known which cells were not 0: nothing else is cleared.
#[derive(Debug)]
pub struct Reused<'a> {
    row: &'a mut [i16],
    cells: &'a mut Vec<u16>,
}

impl<'a> Reused<'a> {
    /// Clears those `cells` of `row`; they are then the ones written.
    pub fn new(row: &'a mut [i16], cells: &'a mut Vec<u16>) -> Reused<'a> {
        for cell in cells.drain(..) {
            row[usize::from(cell)] = 0;
        }
        Reused { row, cells }
    }
}

impl Sheet for Reused<'_> {
    #[inline]
    fn put(&mut self, cell: usize, value: i16) {
        if value != 0 {
            self.row[cell] = value;
            self.cells.push(cell as u16);
        }
    }
}

/// Only the cells that are not 0, in ascending order: what a net needs whose first layer follows changes.
impl Sheet for Vec<(u16, i16)> {
    #[inline]
    fn put(&mut self, cell: usize, value: i16) {
        if value != 0 {
            self.push((cell as u16, value));
        }
    }
}

/// Writes cell after cell.
#[derive(Debug)]
pub struct Pen<'a, S: ?Sized> {
    sheet: &'a mut S,
    cell: usize,
}

impl<'a, S: Sheet + ?Sized> Pen<'a, S> {
    /// At the first cell of `sheet`.
    pub fn new(sheet: &'a mut S) -> Pen<'a, S> {
        Pen { sheet, cell: 0 }
    }

    /// How many cells lie behind.
    pub fn cell(&self) -> usize {
        self.cell
    }

    /// Leaves `n` cells at 0.
    #[inline]
    pub fn skip(&mut self, n: usize) {
        self.cell += n;
    }

    /// One cell: this number, or `most`.
    #[inline]
    pub fn count(&mut self, number: impl Into<i32>, most: i16) {
        self.number(number, 0, most);
    }

    /// One cell: this number, or the nearest from `least` to `most`.
    #[inline]
    pub fn number(&mut self, number: impl Into<i32>, least: i16, most: i16) {
        let value = number.into().clamp(least.into(), most.into()) as i16;
        self.sheet.put(self.cell, value);
        self.cell += 1;
    }

    /// One cell: 1 or 0.
    #[inline]
    pub fn flag(&mut self, flag: bool) {
        if flag {
            self.sheet.put(self.cell, 1);
        }
        self.cell += 1;
    }

    /// `n` cells, 1 in the one with this index.
    #[inline]
    pub fn one_of(&mut self, n: usize, index: impl Into<Option<usize>>) {
        if let Some(index) = index.into().filter(|index| *index < n) {
            self.sheet.put(self.cell + index, 1);
        }
        self.cell += n;
    }

    /// `n` cells, 1 in those whose bits are set.
    #[inline]
    pub fn bits(&mut self, n: usize, bits: impl Into<u128>) {
        let mut rest = bits.into();
        if n < 128 {
            rest &= (1 << n) - 1;
        }
        while rest != 0 {
            self.sheet.put(self.cell + rest.trailing_zeros() as usize, 1);
            rest &= rest - 1;
        }
        self.cell += n;
    }
}

/// The seats counted from one of them on: whoever looks comes first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Round {
    first: usize,
    n_seats: usize,
}

impl Round {
    /// The seats as `viewer` counts them; spectators begin with the first.
    pub fn from(viewer: Viewer, n_seats: usize) -> Round {
        let first = match viewer {
            Viewer::Seat(seat) if seat.index() < n_seats => seat.index(),
            Viewer::Seat(_) | Viewer::Spectator => 0,
        };
        Round { first, n_seats }
    }

    /// How many seats come before this one.
    #[inline]
    pub const fn place(self, seat: Seat) -> usize {
        let index = seat.index();
        if index >= self.first { index - self.first } else { index + self.n_seats - self.first }
    }

    /// The seats, in order.
    #[inline]
    pub fn seats(self) -> impl Iterator<Item = Seat> + Clone {
        (self.first..self.n_seats).chain(0..self.first).map(Seat::new)
    }

    /// The bits of a set of seats, the first of the round lowest.
    #[inline]
    pub fn bits(self, seats: crate::SeatSet) -> u32 {
        seats.into_iter().fold(0, |bits, seat| bits | 1 << self.place(seat))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LAYOUT: Layout = Layout {
        id: "toy-v1",
        slices: &[
            Slice::flags("turn", &[4], "seat"),
            Slice::counts("gold", &[2, 2], 9, "seat, purse"),
        ],
        families: &Family::in_order([
            Family::new("pass", &[], ""),
            Family::new("move", &[2, 3], "from, to"),
        ]),
    };

    #[test]
    fn numbers_and_places_are_each_others_inverse() {
        assert_eq!((LAYOUT.n_cells(), LAYOUT.n_actions()), (8, 7));
        let [pass, go] = [LAYOUT.families[0], LAYOUT.families[1]];
        assert_eq!((pass.at([]), go.at([1, 2]), go.at([1, 3])), (Some(0), Some(6), None));
        let (family, place) = LAYOUT.meaning(5).unwrap();
        assert_eq!((family.name, place.as_slice()), ("move", &[1, 1][..]));
        assert!(LAYOUT.meaning(7).is_none());
    }

    #[test]
    fn the_whole_row_and_its_cells_that_are_not_0_say_the_same() {
        fn observe<S: Sheet + ?Sized>(pen: &mut Pen<'_, S>) {
            pen.one_of(4, 2);
            pen.count(12, 9);
            pen.flag(false);
            pen.bits(2, 0b110_u32);
        }
        let (mut row, mut cells) = ([0; 8], Vec::new());
        observe(&mut Pen::new(&mut row[..]));
        let mut pen = Pen::new(&mut cells);
        observe(&mut pen);
        assert_eq!((row, pen.cell()), ([0, 0, 1, 0, 9, 0, 0, 1], 8));
        assert_eq!(cells, [(2, 1), (4, 9), (7, 1)]);
        let (mut reused, mut written) = ([0, 5, 0, 0, 0, 0, 7, 0], alloc::vec![1, 6]);
        observe(&mut Pen::new(&mut Reused::new(&mut reused, &mut written)));
        assert_eq!((reused, written.as_slice()), (row, &[2, 4, 7][..]));
    }

    #[test]
    fn whoever_looks_comes_first() {
        let round = Round::from(Viewer::Seat(Seat::new(2)), 3);
        assert_eq!(round.seats().map(Seat::index).collect::<Vec<_>>(), [2, 0, 1]);
        assert_eq!((round.place(Seat::new(2)), round.place(Seat::new(1))), (0, 2));
        assert_eq!(round.bits(crate::SeatSet::all(3).without(Seat::new(0))), 0b101);
    }
}
