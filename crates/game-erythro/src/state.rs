//! The table as it stands: what everybody sees, what only its owner sees, and what is being resolved.

mod board;
mod cards;
mod element;
mod shown;
mod task;

use alloc::sync::Arc;
use alloc::vec::Vec;

use arrayvec::ArrayVec;
use engine::{Seat, SeatSet};
use serde::{Serialize, Serializer};

pub use board::{Board, FARTHEST, TILES, TileId, TileSet};
pub use cards::{ADVANCED_CARDS, BASE_CARDS, CARDS, CardId, CardSet, Cards};
pub use element::{Element, Split};
pub use shown::Shown;
pub(crate) use shown::cards_shown;
pub use task::{Item, Part, Place, Task};

use crate::content::{CHARACTERS, Character, MINE_LEVELS, MineFace, Pack, Sheet};
use crate::setup::{Cornered, Hands, Payment, Terms};

/// The most players.
pub const MAX_PLAYERS: usize = 4;
/// The most tasks that ever wait for each other; eight hands and pawns at the start.
pub const MAX_TASKS: usize = 16;

/// The full truth about a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) pack: Arc<Pack>,
    pub(crate) table: Table,
    pub(crate) hands: [Hand; MAX_PLAYERS],
    /// What single players were shown, sorted; it is no secret of the two, and one to everybody else.
    pub(crate) shown: Vec<Shown>,
}

/// What only its owner sees. With the player's discard pile and played cards this is his whole deck.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Hand {
    pub(crate) cards: Cards,
    /// What is left to draw; its order does not exist.
    pub(crate) pile: Cards,
}

/// What everybody sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Table {
    /// What was agreed.
    pub terms: Terms,
    /// The round, from 1; 0 while setting up.
    pub round: u8,
    /// The phase.
    pub phase: Phase,
    /// How the game ended.
    pub ending: Option<Ending>,
    /// The players.
    pub players: [Player; MAX_PLAYERS],
    /// Pollution tokens on each tile.
    pub pollution: [u8; TILES],
    /// The sanctuary on each tile; never on a contaminated one.
    pub sanctuaries: [Option<Element>; TILES],
    /// Tiles with pollution that can still be removed.
    pub polluted: TileSet,
    /// Contaminated tiles.
    pub contaminated: TileSet,
    /// Whether the dome stands in the centre.
    pub dome: bool,
    /// The mines on the board, in the order in which they appeared (ERY-A24).
    #[serde(serialize_with = "in_order")]
    pub mines: ArrayVec<Mine, TILES>,
    /// The tiles of those mines.
    pub mined: TileSet,
    /// Mines left in the deck, by level; the lowest level is drawn first (ERY-18).
    pub mine_deck: [u8; MINE_LEVELS],
    /// The mine cards nobody has seen yet, as bits.
    #[serde(serialize_with = "bits_as_numbers")]
    pub unseen_mines: u64,
    /// Mines destroyed so far.
    pub destroyed: u8,
    /// The tokens in the bag.
    pub bag: TileSet,
    /// The advanced cards on show.
    pub market: CardSet,
    /// The advanced cards still in their piles.
    pub supply: CardSet,
    /// Contamination cards in their pile.
    pub contamination: u8,
    /// Sanctuaries left, by element.
    pub sanctuary_supply: [u8; 4],
    /// The Alliance's profitability.
    pub profitability: i8,
    /// The active event.
    pub event: Option<EventId>,
    /// The events not drawn since the last shuffle, as bits.
    #[serde(serialize_with = "bits_as_numbers")]
    pub unseen_events: u32,
    /// Who has had enough of the present phase or pause.
    pub passed: SeatSet,
    /// Who acquires no card, though he may go on otherwise (ERY-A52).
    #[serde(skip_serializing_if = "is_nobody")]
    pub declined: SeatSet,
    /// Who has finished what the phase asks of him.
    pub done: SeatSet,
    /// Who has said that he cannot play (ERY-A48).
    pub stuck: SeatSet,
    /// Who has used the special depollution this round (ERY-A38).
    pub special_used: SeatSet,
    /// Whose shuffles in the draw phase the adversary has yet to answer (ERY-A40).
    pub shuffled: SeatSet,
    /// What the automatic phase has yet to do.
    pub due: Due,
    /// What is being resolved; the last comes first.
    #[serde(serialize_with = "in_order")]
    pub tasks: ArrayVec<Task, MAX_TASKS>,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "the signature is serde's")]
fn is_nobody(seats: &SeatSet) -> bool {
    seats.is_empty()
}

fn in_order<T: Serialize, S: Serializer, const N: usize>(
    list: &ArrayVec<T, N>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(list)
}

/// Numbers as the notation has them, from 1.
fn bits_as_numbers<T: Copy + Into<u64>, S: Serializer>(
    bits: &T,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let bits: u64 = (*bits).into();
    serializer.collect_seq((0..64u8).filter(|n| bits & 1 << n != 0).map(|n| n + 1))
}

#[allow(
    clippy::ref_option,
    clippy::trivially_copy_pass_by_ref,
    reason = "the signature is serde's"
)]
fn as_number<S: Serializer>(place: &Option<u8>, serializer: S) -> Result<S::Ok, S::Error> {
    place.map(|n| n + 1).serialize(serializer)
}

/// The part of a player that everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Player {
    /// His character's place in the pack.
    #[serde(serialize_with = "as_number")]
    pub character: Option<u8>,
    /// Where his pawn stands.
    pub tile: TileId,
    /// His influence, in the order of his character's elements.
    pub influence: [u8; 2],
    /// His discard pile, face up.
    pub discard: Cards,
    /// The cards he has played this round.
    pub played: Cards,
    /// What everybody knows to be in his hand.
    pub known: Cards,
}

/// A mine on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Mine {
    /// The card.
    pub mine: MineId,
    /// Where it stands.
    pub tile: TileId,
    /// Its cube's row, from 0.
    pub row: u8,
}

/// A mine card's place in the pack.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct MineId(pub u8);

impl Serialize for MineId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0 + 1)
    }
}

/// An event card's place in the pack.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct EventId(pub u8);

impl Serialize for EventId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0 + 1)
    }
}

/// Where the game is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Market, first pollution and first mines.
    Preparation,
    /// Characters are found.
    Characters,
    /// First hands and pawns.
    Arrival,
    /// Phase 1.
    Players,
    /// Phase 2.
    Discard,
    /// Phase 3.
    Mines,
    /// Phase 4.
    Adversary,
    /// Phase 5.
    Purchase,
    /// Phase 6.
    Draw,
}

/// The automatic steps that the present phase has before it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
pub struct Due {
    /// The place of the next mine to progress.
    pub mine: u8,
    /// Mines to reveal.
    pub reveals: u8,
    /// Pollution tokens to place.
    pub pollution: u8,
    /// The phase's one other step: extraction, the event, or everybody's draw.
    pub main: bool,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// Won: no mine and no dome (ERY-66).
    DomeAndMinesGone,
    /// Won: no profitability (ERY-72).
    Unprofitable,
    /// Won: enough mines destroyed and no pollution (ERY-77).
    Clean,
    /// Won: all mines destroyed (ERY-77).
    AllMinesDestroyed,
    /// Lost: a mine reached its last row (ERY-58).
    MineFinished,
    /// Lost: too many contaminated tiles (ERY-58).
    Contaminated,
    /// Lost: nobody who has to play can (ERY-58).
    CannotPlay,
    /// Lost: too profitable (ERY-72).
    Profitable,
    /// Lost: out of time (ERY-A46).
    OutOfTime,
}

impl Ending {
    /// Whether the players won.
    pub const fn is_won(self) -> bool {
        match self {
            Ending::DomeAndMinesGone
            | Ending::Unprofitable
            | Ending::Clean
            | Ending::AllMinesDestroyed => true,
            Ending::MineFinished
            | Ending::Contaminated
            | Ending::CannotPlay
            | Ending::Profitable
            | Ending::OutOfTime => false,
        }
    }
}

impl Player {
    /// A player before he has anything.
    pub(crate) const NOBODY: Player = Player {
        character: None,
        tile: TileId(0),
        influence: [0; 2],
        discard: Cards::EMPTY,
        played: Cards::EMPTY,
        known: Cards::EMPTY,
    };

    /// All his influence.
    pub const fn total_influence(&self) -> u8 {
        self.influence[0].saturating_add(self.influence[1])
    }
}

impl Table {
    /// The player at a seat.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// The seats in play.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(usize::from(self.terms.seats))
    }

    /// Mines left in the deck.
    pub fn mines_left(&self) -> u8 {
        self.mine_deck.iter().sum()
    }

    /// The mine on a tile.
    pub fn mine_at(&self, tile: TileId) -> Option<Mine> {
        self.mines.iter().copied().find(|mine| mine.tile == tile)
    }

    /// Whether any pollution at all lies on Erythro.
    pub fn is_clean(&self) -> bool {
        self.polluted.is_empty() && self.contaminated.is_empty()
    }

    /// The character of a seat.
    pub fn character<'p>(&self, pack: &'p Pack, seat: Seat) -> Option<&'p Character> {
        self.player(seat).character.map(|n| &pack.printed.characters[usize::from(n)])
    }

    /// The elements of a seat; the first two before it has a character.
    pub fn elements(&self, pack: &Pack, seat: Seat) -> [Element; 2] {
        self.character(pack, seat).map_or([Element::Air, Element::Water], |c| c.elements)
    }

    /// A player's influence in an element, if he masters it.
    pub fn influence(&self, pack: &Pack, seat: Seat, element: Element) -> Option<u8> {
        let at = self.elements(pack, seat).iter().position(|e| *e == element)?;
        Some(self.player(seat).influence[at])
    }

    /// The tiles a random mine or token may land on (ERY-56).
    pub fn free_tiles(&self, board: &Board) -> TileSet {
        let taken = self.mined.or(self.contaminated).or(self.dome_tile(board));
        board.tiles.minus(taken)
    }

    /// The dome's tile, while it stands.
    pub fn dome_tile(&self, board: &Board) -> TileSet {
        if self.dome { TileSet::one(board.centre()) } else { TileSet::EMPTY }
    }

    /// What an attack on a tile costs in an element, if there is anything to attack (ERY-46).
    pub fn attack_cost(&self, pack: &Pack, tile: TileId, element: Element) -> Option<u8> {
        match self.mine_at(tile) {
            Some(mine) => Some(pack.printed.mines[usize::from(mine.mine.0)].cost.of(element)),
            None if self.dome_tile(self.terms.board(pack)).has(tile) => {
                self.terms.sheet(pack).dome.map(|dome| dome.cost)
            }
            None => None,
        }
    }

    /// Whether an attack on a tile is paid in any mix: the dome, where that is agreed (ERY-A5).
    pub(crate) fn is_paid_in_any_mix(&self, tile: TileId) -> bool {
        self.terms.readings.dome == Payment::Mixed && !self.mined.has(tile)
    }

    /// What an attack on a player's tile costs where it is paid in any mix.
    pub(crate) fn mixed_price(&self, pack: &Pack, seat: Seat, reduction: u8) -> Option<u8> {
        let tile = self.player(seat).tile;
        if !self.is_paid_in_any_mix(tile) {
            return None;
        }
        let [element, _] = self.elements(pack, seat);
        Some(self.attack_cost(pack, tile, element)?.saturating_sub(reduction))
    }

    /// All tokens of the game (ERY-16); the centre's is left out where the dome never goes (ERY-73).
    pub fn tokens(&self, pack: &Pack) -> TileSet {
        let board = self.terms.board(pack);
        let dome_stays = self
            .terms
            .sheet(pack)
            .dome
            .is_some_and(|dome| dome.hit != crate::content::DomeHit::Destroyed);
        if dome_stays { board.tiles.minus(TileSet::one(board.centre())) } else { board.tiles }
    }
}

impl State {
    /// The content the game is played with.
    pub fn pack(&self) -> &Pack {
        &self.pack
    }

    /// What everybody sees.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The cards in a player's hand.
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat.index()].cards
    }

    /// What is left in a player's draw pile.
    pub fn pile(&self, seat: Seat) -> Cards {
        self.hands[seat.index()].pile
    }

    /// The adversary's sheet.
    pub(crate) fn sheet(&self) -> &Sheet {
        self.table.terms.sheet(&self.pack)
    }

    /// The board.
    pub(crate) fn board(&self) -> &Board {
        self.table.terms.board(&self.pack)
    }

    /// The elements of a seat.
    pub(crate) fn elements(&self, seat: Seat) -> [Element; 2] {
        self.table.elements(&self.pack, seat)
    }

    /// The printed side of a mine.
    pub(crate) fn mine_face(&self, mine: MineId) -> &MineFace {
        &self.pack.printed.mines[usize::from(mine.0)]
    }

    pub(crate) fn hands_are_open(&self) -> bool {
        self.table.terms.hands == Hands::Open
    }

    /// Contamination cards that everybody can tell to be in a player's hand (ERY-A47).
    pub(crate) fn certain_contamination(&self, seat: Seat) -> u8 {
        let hand = self.hand(seat);
        let known = self.table.player(seat).known;
        known.certain_contamination(hand.len(), hand.with(self.pile(seat)))
    }

    /// Contamination cards that `viewer` can tell to be in another's hand (ERY-A47).
    pub(crate) fn contamination_known_to(&self, seat: Seat, viewer: Seat) -> u8 {
        if self.shown.is_empty() || !self.table.terms.trusts_what_was_shown() {
            return self.certain_contamination(seat);
        }
        let hand = self.hand(seat);
        let known = self.table.player(seat).known.with(self.shown_to(seat, viewer));
        known.certain_contamination(hand.len(), hand.with(self.pile(seat)))
    }

    /// Whether a player has cards left to play this round (ERY-33, ERY-A41).
    pub(crate) fn has_to_play(&self, seat: Seat) -> bool {
        !self.has_played_all(seat) && !self.hand(seat).is_empty()
    }

    /// Whether a player has played as many cards as a round asks for (ERY-33).
    pub(crate) fn has_played_all(&self, seat: Seat) -> bool {
        self.table.player(seat).played.len() >= self.pack.printed.limits.cards_played
    }

    /// Whether a player has nothing but contamination cards on contaminated ground (ERY-58).
    pub(crate) fn is_cornered(&self, seat: Seat) -> bool {
        let tile = self.table.player(seat).tile;
        self.has_to_play(seat)
            && self.hand(seat).actions.is_empty()
            && self.table.contaminated.has(tile)
    }

    /// Whether the game is lost because a single player cannot play, where that is agreed (ERY-A26).
    pub(crate) fn is_lost_by_one(&self) -> bool {
        self.table.terms.readings.cornered == Cornered::One
            && self.table.phase == Phase::Players
            && self.table.seats().any(|seat| self.is_cornered(seat))
    }

    /// The characters `seat` may have (ERY-7, ERY-23), as bits.
    pub(crate) fn free_characters(&self, seat: Seat) -> u8 {
        let others = || self.table.seats().filter(move |other| *other != seat);
        let taken = |n: u8| others().any(|other| self.table.player(other).character == Some(n));
        let free = (0..CHARACTERS as u8).filter(|n| !taken(*n));
        free.filter(|n| self.table.terms.seats > 2 || self.completes(others().next(), *n))
            .fold(0, |set, n| set | 1 << n)
    }

    /// Whether two players, one of them with this character, can master all four elements.
    fn completes(&self, other: Option<Seat>, character: u8) -> bool {
        let characters = &self.pack.printed.characters;
        let mine = characters[usize::from(character)].elements;
        let covers =
            |c: &Character| Element::ALL.iter().all(|e| mine.contains(e) || c.elements.contains(e));
        match other.and_then(|other| self.table.character(&self.pack, other)) {
            Some(other) => covers(other),
            None => characters.iter().any(covers),
        }
    }
}
