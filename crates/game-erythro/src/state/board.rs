//! Tiles and the graph they form.

use core::fmt;

use serde::{Serialize, Serializer};

use crate::content::{Layout, TileFace};

/// How many tiles there are (ERY-9).
pub const TILES: usize = 16;
/// The longest way across the board; a move of this length reaches every tile.
pub const FARTHEST: usize = 8;

/// A terrain tile, 0-based; its printed number is one more.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TileId(pub u8);

impl TileId {
    /// Its place among the sixteen.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number printed on it.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

impl fmt::Display for TileId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl Serialize for TileId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

/// A set of tiles, or of the tokens with their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct TileSet(pub u16);

impl TileSet {
    /// No tile.
    pub const EMPTY: TileSet = TileSet(0);

    /// This one tile.
    pub const fn one(tile: TileId) -> TileSet {
        TileSet(1 << tile.0)
    }

    /// Whether this tile is in it.
    pub const fn has(self, tile: TileId) -> bool {
        tile.index() < TILES && self.0 & (1 << tile.0) != 0
    }

    /// Adds a tile.
    pub fn add(&mut self, tile: TileId) {
        self.0 |= 1 << tile.0;
    }

    /// Takes a tile out.
    pub fn remove(&mut self, tile: TileId) {
        self.0 &= !(1 << tile.0);
    }

    /// How many tiles.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The tiles in both.
    #[must_use]
    pub const fn and(self, other: TileSet) -> TileSet {
        TileSet(self.0 & other.0)
    }

    /// The tiles in either.
    #[must_use]
    pub const fn or(self, other: TileSet) -> TileSet {
        TileSet(self.0 | other.0)
    }

    /// The tiles not in `other`.
    #[must_use]
    pub const fn minus(self, other: TileSet) -> TileSet {
        TileSet(self.0 & !other.0)
    }

    /// The tile with `n` tiles before it.
    pub fn nth(self, n: u32) -> Option<TileId> {
        self.iter().nth(n as usize)
    }

    /// The tiles in ascending order.
    pub fn iter(self) -> impl Iterator<Item = TileId> {
        let mut bits = self.0;
        core::iter::from_fn(move || {
            let tile = (bits != 0).then(|| TileId(bits.trailing_zeros() as u8));
            bits &= bits.wrapping_sub(1);
            tile
        })
    }
}

impl FromIterator<TileId> for TileSet {
    fn from_iter<I: IntoIterator<Item = TileId>>(tiles: I) -> TileSet {
        tiles.into_iter().fold(TileSet::EMPTY, |set, tile| set.or(TileSet::one(tile)))
    }
}

impl Serialize for TileSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// The tiles in play with a number of players and how far they are apart.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Board {
    /// The tiles in play.
    pub tiles: TileSet,
    /// The central tile's place.
    pub centre: u8,
    /// `within[n][tile]`: the tiles at most `n` steps from a tile, itself included.
    within: [[TileSet; TILES]; FARTHEST + 1],
}

impl Board {
    /// The board of a layout; numbers out of range are left out (the pack's check names them).
    pub(crate) fn new(layout: &Layout, faces: &[TileFace]) -> Board {
        let place =
            |number: u8| number.checked_sub(1).filter(|&n| usize::from(n) < TILES).map(TileId);
        let tiles: TileSet = layout.tiles.iter().filter_map(|&n| place(n)).collect();
        let mut within = [[TileSet::EMPTY; TILES]; FARTHEST + 1];
        for tile in tiles.iter() {
            within[0][tile.index()] = TileSet::one(tile);
            within[1][tile.index()] =
                tiles.iter().filter(|&other| touch(faces, tile, other)).collect();
        }
        for n in 2..=FARTHEST {
            for tile in tiles.iter() {
                within[n][tile.index()] = within[n - 1][tile.index()]
                    .iter()
                    .fold(TileSet::EMPTY, |set, step| set.or(within[1][step.index()]));
            }
        }
        Board { tiles, centre: layout.centre.saturating_sub(1).min(TILES as u8 - 1), within }
    }

    /// The central tile.
    pub const fn centre(&self) -> TileId {
        TileId(self.centre)
    }

    /// The tiles at most `n` steps away, the tile itself included (ERY-A37).
    pub fn within(&self, tile: TileId, n: u8) -> TileSet {
        self.within[usize::from(n).min(FARTHEST)][tile.index()]
    }

    /// The tile and its neighbours.
    pub fn near(&self, tile: TileId) -> TileSet {
        self.within[1][tile.index()]
    }
}

/// Whether two tiles are the same or neighbours on the hexagonal grid.
fn touch(faces: &[TileFace], a: TileId, b: TileId) -> bool {
    let face = |tile: TileId| faces.iter().find(|f| f.number == tile.number());
    let (Some(a), Some(b)) = (face(a), face(b)) else { return false };
    let (dq, dr) = (i16::from(a.q) - i16::from(b.q), i16::from(a.r) - i16::from(b.r));
    dq.abs().max(dr.abs()).max((dq + dr).abs()) <= 1
}
