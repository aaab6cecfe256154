//! The state of a game: what lies on the table for everybody, and what is hidden.

mod stack;

use alloc::sync::Arc;

use engine::{Seat, SeatSet};
use serde::{Serialize, Serializer};

use crate::action::Loss;
use crate::card::{Alliance, AllianceSet, CardSet, Pile};
use crate::content::{Effect, Pack};
use crate::knowledge::{Known, MAX_PLAYERS, N_AFFINITY_PLACES, N_PLACES, N_VIEWERS, Place};
use crate::roster::Roster;
use crate::setup::{Mode, Readings};
pub use stack::{Deed, Frame, Running, Stack};

/// A game in progress.
#[derive(Clone, PartialEq, Debug)]
pub struct State {
    pub(crate) pack: Arc<Pack>,
    pub(crate) table: Table,
    pub(crate) secret: Secret,
}

/// What everybody sees. Nothing in it depends on anything hidden.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Table {
    /// What is played.
    pub mode: Mode,
    /// How many play.
    pub n_seats: u8,
    /// A round that lasts longer has no winner.
    pub turn_limit: u16,
    /// How the rules that people contest are read: agreed before, so that it need not be told again.
    #[serde(skip)]
    pub readings: Readings,
    /// The characters and alliances in play.
    pub roster: Roster,
    /// The round, counted from 1.
    pub round: u8,
    /// Rounds won by each seat.
    pub wins: [u8; MAX_PLAYERS],
    /// Turns begun in this round.
    pub turn_number: u16,
    /// Whose turn it is.
    pub turn: Seat,
    /// Whether it is the Plot's turn (solo).
    pub is_plots_turn: bool,
    /// Turns the Plot still has before the player (solo).
    pub plot_turns: u8,
    /// What part of the turn, or of the set-up, it is.
    pub stage: Stage,
    /// Actions the player still has in this turn.
    pub actions_left: u8,
    /// Corruptions in this turn (solo).
    pub corruptions: u8,
    /// Cards used in this turn, or in this action where the table reads it so (EPH-A23).
    pub used: CardSet,
    /// Cards that granted a replay in this turn (EPH-A23).
    pub replayed: CardSet,
    /// The direction token's side.
    pub is_clockwise: bool,
    /// Each seat's tokens.
    pub tokens: [u8; MAX_PLAYERS],
    /// The tokens of the reserve.
    pub reserve: u8,
    /// Each seat's popularity in percent.
    pub popularity: [u8; MAX_PLAYERS],
    /// How many cards each hand holds.
    pub hand_sizes: [u8; MAX_PLAYERS],
    /// How many cards the deck holds.
    pub deck_size: u8,
    /// How many cards the discard holds.
    pub discard_size: u8,
    /// How many cards from the deck are being looked at.
    pub looked_size: u8,
    /// Whether everybody sees those cards.
    pub looked_open: bool,
    /// The crossroads from left to right; in solo the right-most card is the oldest.
    pub crossroads: Pile,
    /// The cards discarded since the last reshuffle, the last one on top, as far as everybody can tell
    /// that they are still there. The top one is.
    pub laid: Pile,
    /// For each card that was put back on the deck, the one on top last: who knows it, as bits.
    pub put_back: PutBack,
    /// Which seats have an affinity they have not played.
    pub has_affinity: [bool; MAX_PLAYERS],
    /// Dignitaries and other cards in the Plot's zone (solo).
    pub zone: CardSet,
    /// Affinities earned (solo).
    pub trophies: AllianceSet,
    /// The last alliance each seat united in this round.
    pub last_unions: [Option<Alliance>; MAX_PLAYERS],
    /// The last alliance anybody united in this round.
    pub last_union: Option<Alliance>,
    /// The union being made.
    pub union: Option<Union>,
    /// What is being resolved, the innermost last.
    pub stack: Stack,
    /// What the table waits for.
    pub wait: Wait,
    /// Who has just won the round.
    pub round_winner: Option<Seat>,
    /// How the game ended.
    pub end: Option<End>,
}

/// What is hidden from somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Secret {
    /// The deck, without an order: what comes next is not decided before it is drawn.
    pub(crate) deck: CardSet,
    /// The cards of the deck that were looked at and put back, the top one last.
    pub(crate) top: Pile,
    /// The hands. No hand ever holds an inhabitant.
    pub(crate) hands: [CardSet; MAX_PLAYERS],
    /// The discard.
    pub(crate) discard: CardSet,
    /// The cards from the deck that are being looked at.
    pub(crate) looked: Pile,
    /// Each seat's unplayed affinity.
    pub(crate) affinities: [Option<Alliance>; MAX_PLAYERS],
    /// The affinities set aside.
    pub(crate) aside: AllianceSet,
    /// What each viewer knows of hidden cards.
    pub(crate) cards_known: [Known<N_PLACES>; N_VIEWERS],
    /// What each viewer knows of affinities.
    pub(crate) affinities_known: [Known<N_AFFINITY_PLACES>; N_VIEWERS],
}

/// The parts of a round and of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// The first player is drawn.
    First,
    /// The inhabitants of the campaign are drawn.
    Inhabitants,
    /// The affinities are dealt.
    Affinities,
    /// The first crossroads is turned up.
    Opening,
    /// The player, or the Plot, acts.
    Action,
    /// The hand limit is checked.
    Limit,
    /// The crossroads is refilled.
    Refill,
}

/// What the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Wait {
    /// Nothing: the rules go on by themselves.
    Ready,
    /// A draw.
    Draw(Draw),
    /// The action of the turn.
    Act,
    /// A card to discard for the hand limit.
    Limit,
    /// The next card of a hand that is discarded for a union (EPH-A12).
    Lay(Seat),
    /// A seat's reaction, or pass.
    React(Seat),
    /// A seat's answer to what a card asks.
    Answer(Seat),
    /// Nothing more: the game is over.
    Over,
}

/// What a draw is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Draw {
    /// Who begins.
    First,
    /// An inhabitant for the campaign.
    Inhabitant,
    /// An affinity for a seat.
    Affinity(Seat),
    /// A card for the crossroads.
    Crossroads,
    /// A card for a hand.
    Hand(Seat),
    /// A card to look at, for a seat or for everybody.
    Look(Seat),
    /// A random card from one hand for another.
    Steal {
        /// Whose.
        from: Seat,
        /// For whom.
        to: Seat,
    },
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// This seat won.
    Won(Seat),
    /// The Plot won.
    Lost(Loss),
    /// The turn limit was reached (EPH-A56).
    Unfinished,
}

/// A union being made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Union {
    /// Which alliance.
    pub alliance: Alliance,
    /// What it brings, before it is kept at 0 or more (EPH-A19).
    pub gain: i16,
    /// The cards that help.
    pub helpers: CardSet,
    /// The hand cards discarded for it.
    pub cards: CardSet,
}

/// Who knows the cards that were put back on the deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PutBack {
    knowers: [u8; PutBack::MOST],
    len: u8,
}

impl PutBack {
    const MOST: usize = 8;

    /// Nobody put a card back.
    pub(crate) const NONE: PutBack = PutBack { knowers: [0; PutBack::MOST], len: 0 };

    /// How many cards were put back and not drawn since.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The viewers who know the `n`-th card put back, as bits.
    pub(crate) fn knowers(&self, n: usize) -> u8 {
        self.knowers[n]
    }

    pub(crate) fn push(&mut self, knowers: u8) {
        self.knowers[usize::from(self.len)] = knowers;
        self.len += 1;
    }

    /// Takes the top one and says who knows it; nobody does when no card was put back.
    pub(crate) fn pop(&mut self) -> u8 {
        if self.len == 0 {
            return 0;
        }
        self.len -= 1;
        core::mem::take(&mut self.knowers[usize::from(self.len)])
    }
}

/// For each card put back, the seats that know it.
impl Serialize for PutBack {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let seats = |knowers: &u8| -> SeatSet {
            Seat::all(MAX_PLAYERS).filter(|seat| knowers & (1 << seat.index()) != 0).collect()
        };
        serializer.collect_seq(self.knowers[..self.len()].iter().map(seats))
    }
}

impl Table {
    /// Whether one player plays against the Plot.
    pub fn is_solo(&self) -> bool {
        matches!(self.mode, Mode::Solo { .. })
    }

    /// The players.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(usize::from(self.n_seats))
    }

    /// The opponents of `seat`, in the direction of play.
    pub fn opponents(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let (n, clockwise) = (usize::from(self.n_seats), self.is_clockwise);
        (1..n).map(move |away| neighbour(seat, away, n, clockwise))
    }

    /// The seat whose turn comes after this one.
    pub fn next_seat(&self) -> Seat {
        neighbour(self.turn, 1, usize::from(self.n_seats), self.is_clockwise)
    }

    /// Whether it is the turn of the player at `seat`.
    pub fn is_own_turn(&self, seat: Seat) -> bool {
        self.turn == seat && !self.is_plots_turn
    }

    /// The card whose effect is being applied.
    pub fn running(&self) -> Option<&Running> {
        match self.stack.last() {
            Some(Frame::Running(running)) => Some(running),
            Some(Frame::Deed(_)) | None => None,
        }
    }

    /// The instruction that the card being applied is at.
    pub fn instruction<'a>(&self, pack: &'a Pack) -> Option<&'a Effect> {
        let running = self.running()?;
        let program = pack.program(running.text, self.is_solo());
        program.at(running.place).map(|instruction| &instruction.effect)
    }

    /// What is to be answered.
    pub fn deed(&self) -> Option<&Deed> {
        match self.stack.last() {
            Some(Frame::Deed(deed)) => Some(deed),
            Some(Frame::Running(_)) | None => None,
        }
    }

    /// What the card being applied answers.
    pub fn answered(&self) -> Option<&Deed> {
        match self.stack.below() {
            Some(Frame::Deed(deed)) => Some(deed),
            Some(Frame::Running(_)) | None => None,
        }
    }

    /// How many cards `place` holds.
    pub fn size(&self, place: Place) -> u8 {
        match place {
            Place::Deck => self.deck_size,
            Place::Discard => self.discard_size,
            Place::Looked => self.looked_size,
            Place::Hand(seat) => self.hand_sizes[seat.index()],
        }
    }

    /// The personalities on the crossroads.
    pub fn personalities(&self) -> CardSet {
        self.crossroads.set() & CardSet::PERSONALITIES
    }

    /// Whether some opponent of `seat` has more popularity.
    pub fn is_anybody_ahead_of(&self, seat: Seat) -> bool {
        self.opponents(seat).any(|other| self.is_ahead(other, seat))
    }

    /// Whether `other` has more popularity than `seat`.
    pub fn is_ahead(&self, other: Seat, seat: Seat) -> bool {
        self.popularity[other.index()] > self.popularity[seat.index()]
    }
}

impl Secret {
    /// The bits of the viewers at these seats.
    pub(crate) fn viewer_bit(seat: Seat) -> u8 {
        1 << seat.index()
    }

    /// The cards in `place`.
    pub(crate) fn cards(&self, place: Place) -> CardSet {
        match place {
            Place::Deck => self.deck,
            Place::Discard => self.discard,
            Place::Looked => self.looked.set(),
            Place::Hand(seat) => self.hands[seat.index()],
        }
    }
}

fn neighbour(seat: Seat, away: usize, n_seats: usize, clockwise: bool) -> Seat {
    let steps = if clockwise { away } else { n_seats - away };
    Seat::new((seat.index() + steps) % n_seats)
}
