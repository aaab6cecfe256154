//! The state: what lies open on the table, and what is hidden.

use alloc::sync::Arc;

use engine::{MAX_SEATS, Seat, SeatSet, Turn, Viewer};
use serde::Serialize;

use crate::action::{Action, Ending};
use crate::card::{CardId, CardSet, Cards, MAX_CARDS, MAX_HAND};
use crate::city::{Area, City, God, MAX_TOKENS, TokenId};
use crate::content::{Magic, Pack};
use crate::setup::{Gods, MAX_PLAYERS, N_DEALT, OneToken, Setup, Shield, Terms};

/// The most cards the discard can hold: the whole pile and every Dionysus.
pub const MAX_DISCARD: usize = MAX_CARDS + MAX_PLAYERS;
/// The most cards the Graeae look at.
pub const MAX_LOOK: usize = 3;
const FIRST_CITY_BONUS: u8 = 3;
const LATER_CITY_BONUS: u8 = 1;

/// The full truth about a game. Plain bytes but for the shared pack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// What is printed on the cards.
    pub(crate) pack: Arc<Pack>,
    /// What everybody sees.
    pub(crate) board: Board,
    /// What not everybody sees.
    pub(crate) hidden: Hidden,
}

/// What everybody sees, or saw and could have noted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    /// The table's choices.
    pub terms: Terms,
    /// What happens now.
    pub phase: Phase,
    /// Who has the Athena token.
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// The round, counted from 1.
    pub round: u8,
    /// Each player's god.
    pub gods: [Option<God>; MAX_PLAYERS],
    /// Each player's city.
    pub cities: [City; MAX_PLAYERS],
    /// The cards of each hand that everybody has seen, in ascending order: Dionysus, and what came from the discard.
    pub open_hands: [Cards<MAX_HAND>; MAX_PLAYERS],
    /// The discard, its top last.
    pub discard: Cards<MAX_DISCARD>,
    /// The pile cards in the Tartarus.
    pub tartarus: CardSet,
    /// How many Dionysus cards are in the Tartarus.
    pub n_dionysus_in_tartarus: u8,
    /// How many magical tokens were drawn so far.
    pub n_tokens_drawn: u8,
    /// Who has looked at each of them.
    pub token_seen_by: [SeatSet; MAX_TOKENS],
    /// Why this round is the last, once it is.
    pub ending: Option<Ending>,
    /// What each player earned for finishing a city.
    pub city_bonus: [u8; MAX_PLAYERS],
}

/// What not everybody sees. Pile cards are here, in a city, in an open hand, in the discard or in the Tartarus.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Hidden {
    /// The cards of each hand that only its owner has seen, in ascending order.
    pub(crate) hands: [Cards<MAX_HAND>; MAX_PLAYERS],
    /// The cards that the active player is looking at, in ascending order.
    pub(crate) looked_at: Cards<MAX_LOOK>,
    /// What is left of the pile, in no order.
    pub(crate) pile: CardSet,
    /// What the drawn tokens are, by their ids.
    pub(crate) tokens: [Option<Magic>; MAX_TOKENS],
}

/// What happens now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The first player is drawn.
    FirstPlayer,
    /// This player gets a god.
    Gods {
        /// Who.
        seat: Seat,
    },
    /// The hands are dealt, one card at a time round the table.
    Deal {
        /// How many cards were dealt.
        n_dealt: u8,
    },
    /// The active player takes the action of the turn.
    Act,
    /// The active player plays again, but no Support.
    ActAgain,
    /// This player may stop the Support.
    Answer {
        /// Who.
        seat: Seat,
        /// What was played.
        support: Action,
    },
    /// This player completes the hand after a defence.
    Refill {
        /// Who.
        seat: Seat,
    },
    /// The active player says where the next card comes from.
    Source {
        /// How many cards are still to be taken.
        n_left: u8,
        /// What follows.
        then: Then,
    },
    /// The active player's card comes from the pile.
    Draw {
        /// How many cards are still to be taken, this one included.
        n_left: u8,
        /// What follows.
        then: Then,
    },
    /// The active player looks at cards of the pile.
    Look {
        /// How many are still to come.
        n_left: u8,
    },
    /// The active player keeps one of the cards looked at.
    Keep,
    /// The active player draws a token.
    TakeToken,
    /// The active player puts down a token.
    PlaceToken {
        /// Which.
        token: TokenId,
    },
    /// This player gives up an area.
    Lose {
        /// Who.
        seat: Seat,
    },
    /// The game is over.
    Over,
}

/// What follows the taking of cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Then {
    /// The turn ends.
    EndTurn,
    /// The active player plays again.
    PlayAgain,
}

impl Board {
    /// How many seats play.
    pub fn n_seats(&self) -> usize {
        usize::from(self.terms.n_seats)
    }

    /// The seats that play, in order.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.n_seats())
    }

    /// The city of `seat`.
    pub fn city(&self, seat: Seat) -> &City {
        &self.cities[seat.index()]
    }

    /// Whether `seat` may put a token on `area`: it is free for one, and so is its column where a column has one token
    /// at most (EYR-A1).
    pub fn takes_token(&self, seat: Seat, area: Area) -> bool {
        self.city(seat).is_free_for_token(area) && !self.is_one_too_many(seat, area)
    }

    /// Whether one more token on `area` would be the second of a column that may have one (EYR-A1).
    pub(crate) fn is_one_too_many(&self, seat: Seat, area: Area) -> bool {
        self.terms.readings.tokens == OneToken::Column && self.city(seat).has_token_beside(area)
    }

    /// Whether any opponent may stop `support`, and not only the player it is aimed at (EYR-A8, EYR-A9).
    pub fn is_stopped_by_anyone(&self, support: Action) -> bool {
        match support {
            Action::TakeToken { .. } => true,
            Action::Exchange { .. } | Action::Replace { .. } | Action::Destroy { .. } => {
                self.terms.readings.shield == Shield::Anyone
            }
            _ => false,
        }
    }

    /// What the table waits for.
    pub fn turn(&self) -> Turn {
        match self.phase {
            Phase::Gods { seat } => match self.terms.gods {
                Gods::Dealt => Turn::Chance,
                Gods::Chosen => decide(seat),
            },
            Phase::FirstPlayer | Phase::Deal { .. } | Phase::Refill { .. } => Turn::Chance,
            Phase::Draw { .. } | Phase::Look { .. } | Phase::TakeToken => Turn::Chance,
            Phase::Act | Phase::ActAgain | Phase::Source { .. } => decide(self.active),
            Phase::Keep | Phase::PlaceToken { .. } => decide(self.active),
            Phase::Answer { seat, .. } | Phase::Lose { seat } => decide(seat),
            Phase::Over => Turn::Over,
        }
    }

    /// The player who gets the next card of the deal: one card at a time, from the first player on.
    pub fn dealt_to(&self, n_dealt: u8) -> Seat {
        Seat::new((self.first.index() + usize::from(n_dealt)) % self.n_seats())
    }

    /// How many cards are dealt in all.
    pub fn n_to_deal(&self) -> usize {
        N_DEALT * self.n_seats()
    }

    /// The cards in the hand of `seat`, each kind once, in ascending order: `hidden` and those that everybody has seen.
    pub(crate) fn whole_hand(&self, seat: Seat, mut hidden: Cards<MAX_HAND>) -> Cards<MAX_HAND> {
        for &card in self.open_hands[seat.index()].iter() {
            if hidden.last() != Some(&CardId::DIONYSUS) || !card.is_dionysus() {
                hidden.insert_sorted(card);
            }
        }
        hidden
    }

    /// The tokens drawn so far, in the order in which they were drawn.
    pub fn tokens(&self) -> impl Iterator<Item = TokenId> + use<> {
        (0..usize::from(self.n_tokens_drawn)).map(TokenId::new)
    }

    /// Who has looked at `token`.
    pub fn seen_by(&self, token: TokenId) -> SeatSet {
        self.token_seen_by[token.index()]
    }

    /// Whether `viewer` knows what `token` is: whoever looked at it, and everybody once cities are counted (EYR-33).
    pub fn knows(&self, viewer: Viewer, token: TokenId) -> bool {
        let looked = match viewer {
            Viewer::Seat(seat) => self.seen_by(token).contains(seat),
            Viewer::Spectator => false,
        };
        looked || self.phase == Phase::Over && self.place_of(token).is_some()
    }

    /// What the next city to be finished earns: the first more than the others (EYR-37).
    pub fn bonus_for_finishing(&self) -> u8 {
        let is_first = self.city_bonus.iter().all(|bonus| *bonus == 0);
        if is_first { FIRST_CITY_BONUS } else { LATER_CITY_BONUS }
    }

    /// The city and the area where `token` lies, unless it left the game or is in a hand.
    pub fn place_of(&self, token: TokenId) -> Option<(Seat, Area)> {
        self.seats().find_map(|seat| {
            let area = Area::all().find(|area| self.city(seat).token(*area) == Some(token))?;
            Some((seat, area))
        })
    }
}

fn decide(seat: Seat) -> Turn {
    Turn::Decide(SeatSet::only(seat))
}

impl State {
    /// The position before the first step.
    pub(crate) fn new(setup: &Setup) -> State {
        let mut open_hands = [Cards::EMPTY; MAX_PLAYERS];
        // EYR-4, EYR-A26: one Dionysus each, and everybody knows it.
        open_hands[..usize::from(setup.terms.n_seats)]
            .iter_mut()
            .for_each(|hand| hand.push(CardId::DIONYSUS));
        let board = Board {
            terms: setup.terms,
            phase: Phase::FirstPlayer,
            first: Seat::new(0),
            active: Seat::new(0),
            round: 1,
            gods: [None; MAX_PLAYERS],
            cities: [City::default(); MAX_PLAYERS],
            open_hands,
            discard: Cards::EMPTY,
            tartarus: CardSet::default(),
            n_dionysus_in_tartarus: 0,
            n_tokens_drawn: 0,
            token_seen_by: [SeatSet::EMPTY; MAX_TOKENS],
            ending: None,
            city_bonus: [0; MAX_PLAYERS],
        };
        let hidden = Hidden {
            hands: [Cards::EMPTY; MAX_PLAYERS],
            looked_at: Cards::EMPTY,
            pile: CardSet::first(setup.pack.n_cards()),
            tokens: [None; MAX_TOKENS],
        };
        State { pack: setup.pack.clone(), board, hidden }
    }

    /// Every card in the hand of `seat`, each kind once, in ascending order.
    pub(crate) fn hand(&self, seat: Seat) -> Cards<MAX_HAND> {
        self.board.whole_hand(seat, self.hidden.hands[seat.index()])
    }

    /// Whether `card` is in the hand of `seat`.
    pub(crate) fn holds(&self, seat: Seat, card: CardId) -> bool {
        self.hidden.hands[seat.index()].contains(&card)
            || self.board.open_hands[seat.index()].contains(&card)
    }

    /// What `token` is.
    pub(crate) fn magic(&self, token: TokenId) -> Option<Magic> {
        self.hidden.tokens[token.index()]
    }

    /// How many tokens of each kind are still face down beside the table.
    pub(crate) fn bag(&self) -> [u8; Magic::ALL.len()] {
        let mut bag = self.pack.tokens();
        for magic in self.board.tokens().filter_map(|token| self.magic(token)) {
            bag[magic as usize] -= 1;
        }
        bag
    }

    /// How many tokens are still face down beside the table.
    pub(crate) fn n_in_bag(&self) -> usize {
        self.pack.n_tokens() - usize::from(self.board.n_tokens_drawn)
    }
}

const _: () = assert!(MAX_PLAYERS <= MAX_SEATS, "every player has a seat");
