//! Leduc poker: six cards, two rounds of betting, one card each and one in the middle.

use alloc::string::ToString;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use engine::{
    Arg, Audience, BySeat, Game, Hints, Outcome, ParseError, Phrase, Refusal, Seat, SeatSet, Sink,
    Step, StepOf, Turn, Viewer, Words, below,
};
use rand_core::Rng;
use serde::Serialize;

use crate::two_seats::TwoSeats;

/// The table: who holds what, and the betting so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    hands: [Option<Rank>; 2],
    board: Option<Rank>,
    bets: Bets,
}

/// A card's rank; there are two cards of each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Rank {
    /// The lowest.
    Jack,
    /// The middle.
    Queen,
    /// The highest.
    King,
}

/// What everybody sees of the betting.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Bets {
    /// What each has put into the pot, the ante included.
    pub chips: [u8; 2],
    /// Who is to speak.
    pub to_speak: Seat,
    /// Raises in this round.
    pub n_raises: u8,
    /// Calls in a row in this round: a check is one.
    pub n_calls: u8,
    /// Who gave up.
    pub folded: Option<Seat>,
}

/// What a player can do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Action {
    /// Give up the pot; only against a raise.
    Fold,
    /// Match what the other has put in, or check.
    Call,
    /// Put in more: 2 chips above the other in the first round, 4 in the second.
    Raise,
}

/// A card is dealt: to the first seat, to the second, or into the middle, in this order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Deal {
    /// The card.
    pub rank: Rank,
}

/// What can happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A player was dealt a card and looked at it.
    Dealt {
        /// Who.
        seat: Seat,
        /// The card, for her alone.
        rank: Option<Rank>,
    },
    /// The card in the middle was turned up.
    Turned {
        /// The card.
        rank: Rank,
    },
    /// A player spoke.
    Spoke {
        /// Who.
        seat: Seat,
        /// What she did.
        action: Action,
    },
    /// The hands were shown.
    Shown {
        /// First and second seat's card.
        hands: [Rank; 2],
    },
}

/// Why a player cannot do that.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotNow {
    /// There is no raise to give up against.
    NothingToFoldTo,
    /// Two raises a round are all.
    TooManyRaises,
}

/// What one viewer knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    viewer: Viewer,
    /// The viewer's own card.
    hand: Option<Rank>,
    /// Which hands have been dealt.
    dealt: [bool; 2],
    board: Option<Rank>,
    bets: Bets,
    /// Both hands, once they have been shown.
    shown: Option<[Rank; 2]>,
}

const RANKS: [Rank; 3] = [Rank::Jack, Rank::Queen, Rank::King];
const N_EACH: u32 = 2;
const MAX_RAISES: u8 = 2;
const ANTE: u8 = 1;
/// The most a player can put in: the ante, two raises of 2 and two of 4.
const MOST: f64 = 13.0;

impl State {
    /// The seat that the next card goes to; `None` when it goes into the middle.
    fn next_to_deal(&self) -> Option<Seat> {
        Seat::all(2).find(|seat| self.hands[seat.index()].is_none())
    }

    fn n_left(&self, rank: Rank) -> u32 {
        let out = self.hands.iter().chain([&self.board]).filter(|card| **card == Some(rank));
        N_EACH - out.count() as u32
    }

    fn round_is_over(&self) -> bool {
        self.bets.n_calls > usize::from(self.bets.n_raises == 0) as u8
    }

    fn is_showdown(&self) -> bool {
        self.bets.folded.is_none() && self.board.is_some() && self.round_is_over()
    }

    fn shown_hands(&self) -> Option<[Rank; 2]> {
        match self.hands {
            [Some(first), Some(second)] if self.is_showdown() => Some([first, second]),
            _ => None,
        }
    }

    fn strength(&self, seat: Seat) -> (bool, Option<Rank>) {
        let hand = self.hands[seat.index()];
        (hand == self.board, hand)
    }

    /// What each seat wins or loses.
    fn winnings(&self) -> Option<[i32; 2]> {
        let (first, second) = (Seat::new(0), Seat::new(1));
        let loser = match self.bets.folded {
            Some(folder) => folder,
            None if !self.is_showdown() => return None,
            None if self.strength(first) == self.strength(second) => return Some([0, 0]),
            None if self.strength(first) < self.strength(second) => first,
            None => second,
        };
        let lost = i32::from(self.bets.chips[loser.index()]);
        Some(if loser == first { [-lost, lost] } else { [lost, -lost] })
    }

    fn deal<S: Sink<Event>>(&mut self, rank: Rank, sink: &mut S) {
        let Some(seat) = self.next_to_deal() else {
            self.board = Some(rank);
            self.bets = Bets { to_speak: Seat::new(0), n_raises: 0, n_calls: 0, ..self.bets };
            sink.tell(Audience::Everyone, Event::Turned { rank });
            return;
        };
        self.hands[seat.index()] = Some(rank);
        let owner = SeatSet::only(seat);
        sink.tell(Audience::Only(owner), Event::Dealt { seat, rank: Some(rank) });
        sink.tell(Audience::AllBut(owner), Event::Dealt { seat, rank: None });
    }

    fn speak<S: Sink<Event>>(&mut self, seat: Seat, action: Action, sink: &mut S) {
        let raise = if self.board.is_none() { 2 } else { 4 };
        let other = self.bets.chips[seat.next(2).index()];
        match action {
            Action::Fold => self.bets.folded = Some(seat),
            Action::Call => {
                self.bets.chips[seat.index()] = other;
                self.bets.n_calls += 1;
            }
            Action::Raise => {
                self.bets.chips[seat.index()] = other + raise;
                self.bets.n_raises += 1;
                self.bets.n_calls = 0;
            }
        }
        self.bets.to_speak = seat.next(2);
        sink.tell(Audience::Everyone, Event::Spoke { seat, action });
        if let Some(hands) = self.shown_hands() {
            sink.tell(Audience::Everyone, Event::Shown { hands });
        }
    }
}

impl Game for State {
    type Setup = TwoSeats;
    type Action = Action;
    type Chance = Deal;
    type Event = Event;
    type View = View;
    type Refusal = NotNow;

    const ID: &'static str = "leduc";

    fn start(_: &TwoSeats) -> State {
        let to_speak = Seat::new(0);
        let bets = Bets { chips: [ANTE; 2], to_speak, n_raises: 0, n_calls: 0, folded: None };
        State { hands: [None, None], board: None, bets }
    }

    fn n_seats(&self) -> usize {
        2
    }

    fn max_steps(&self) -> usize {
        // Three cards, and in each round a check, two raises and a call.
        3 + 2 * 4
    }

    fn turn(&self) -> Turn {
        if self.winnings().is_some() {
            Turn::Over
        } else if self.next_to_deal().is_some() || (self.board.is_none() && self.round_is_over()) {
            Turn::Chance
        } else {
            Turn::Decide(SeatSet::only(self.bets.to_speak))
        }
    }

    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        if self.turn().awaited().contains(seat) {
            let all = [Action::Fold, Action::Call, Action::Raise];
            actions.extend(all.iter().filter(|action| self.check(seat, action).is_ok()));
        }
    }

    fn check(&self, _: Seat, action: &Action) -> Result<(), NotNow> {
        match action {
            Action::Fold if self.bets.n_raises == 0 => Err(NotNow::NothingToFoldTo),
            Action::Raise if self.bets.n_raises == MAX_RAISES => Err(NotNow::TooManyRaises),
            Action::Fold | Action::Call | Action::Raise => Ok(()),
        }
    }

    fn chance_total(&self) -> u32 {
        RANKS.iter().map(|rank| self.n_left(*rank)).sum()
    }

    fn chance_at(&self, mut ticket: u32) -> Deal {
        for rank in RANKS {
            match ticket.checked_sub(self.n_left(rank)) {
                None => return Deal { rank },
                Some(rest) => ticket = rest,
            }
        }
        unreachable!("the ticket is below the number of cards left")
    }

    fn apply_unchecked<S: Sink<Event>>(&mut self, step: StepOf<State>, sink: &mut S) {
        match step {
            Step::Act { seat, action } => self.speak(seat, action, sink),
            Step::Chance(Deal { rank }) => self.deal(rank, sink),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let hand = match viewer {
            Viewer::Seat(seat) => self.hands[seat.index()],
            Viewer::Spectator => None,
        };
        View {
            viewer,
            hand,
            dealt: self.hands.map(|hand| hand.is_some()),
            board: self.board,
            bets: self.bets,
            shown: self.shown_hands(),
        }
    }

    fn determinize<R: Rng>(view: &View, rng: &mut R) -> State {
        let mut state = State { hands: [None, None], board: view.board, bets: view.bets };
        if let Some(hands) = view.shown {
            state.hands = hands.map(Some);
        }
        if let Viewer::Seat(seat) = view.viewer {
            state.hands[seat.index()] = view.hand;
        }
        for seat in Seat::all(2) {
            if view.dealt[seat.index()] && state.hands[seat.index()].is_none() {
                let Deal { rank } = state.chance_at(below(rng, state.chance_total()));
                state.hands[seat.index()] = Some(rank);
            }
        }
        state
    }

    fn outcome(&self) -> Option<Outcome> {
        let scores: BySeat<i32> = self.winnings()?.into_iter().collect();
        let payoff = |score: &i32| (f64::from(*score) + MOST) / (2.0 * MOST);
        Some(Outcome { payoffs: scores.iter().map(payoff).collect(), scores })
    }
}

impl Refusal for NotNow {
    fn rule(&self) -> &'static str {
        match self {
            NotNow::NothingToFoldTo => "LED-4",
            NotNow::TooManyRaises => "LED-5",
        }
    }
}

impl Words for State {
    fn label(view: &View, action: &Action) -> Phrase {
        match action {
            Action::Fold => Phrase::new("leduc-fold"),
            Action::Call if view.bets.chips[0] == view.bets.chips[1] => Phrase::new("leduc-check"),
            Action::Call => Phrase::new("leduc-call"),
            Action::Raise => {
                let by: i64 = if view.board.is_none() { 2 } else { 4 };
                Phrase::new("leduc-raise").with("by", by)
            }
        }
    }

    fn line(_: &View, event: &Event) -> Phrase {
        match event {
            Event::Dealt { seat, rank: Some(rank) } => {
                Phrase::new("leduc-dealt").with("who", *seat).with("card", name(*rank))
            }
            Event::Dealt { seat, rank: None } => {
                Phrase::new("leduc-dealt-hidden").with("who", *seat)
            }
            Event::Turned { rank } => Phrase::new("leduc-turned").with("card", name(*rank)),
            Event::Spoke { seat, action: Action::Fold } => {
                Phrase::new("leduc-folded").with("who", *seat)
            }
            Event::Spoke { seat, action: Action::Call } => {
                Phrase::new("leduc-called").with("who", *seat)
            }
            Event::Spoke { seat, action: Action::Raise } => {
                Phrase::new("leduc-raised").with("who", *seat)
            }
            Event::Shown { hands: [first, second] } => {
                Phrase::new("leduc-shown").with("first", name(*first)).with("second", name(*second))
            }
        }
    }

    fn refusal(_: &View, refusal: &NotNow) -> Phrase {
        match refusal {
            NotNow::NothingToFoldTo => Phrase::new("leduc-nothing-to-fold-to"),
            NotNow::TooManyRaises => Phrase::new("leduc-too-many-raises"),
        }
    }

    fn prompt(view: &View) -> Phrase {
        match view.viewer {
            Viewer::Seat(seat) if seat == view.bets.to_speak => Phrase::new("leduc-your-turn"),
            _ => Phrase::new("waiting-for").with("who", view.bets.to_speak),
        }
    }

    fn picture(view: &View) -> Vec<Phrase> {
        let [first, second] = view.bets.chips;
        let pot = Phrase::new("leduc-pot").with("first", first).with("second", second);
        let board = view.board.map(|card| Phrase::new("leduc-board").with("card", name(card)));
        let hand = view.hand.map(|card| Phrase::new("leduc-hand").with("card", name(card)));
        [pot].into_iter().chain(board).chain(hand).collect()
    }
}

fn name(rank: Rank) -> Arg {
    Arg::Phrase(match rank {
        Rank::Jack => Phrase::new("leduc-jack"),
        Rank::Queen => Phrase::new("leduc-queen"),
        Rank::King => Phrase::new("leduc-king"),
    })
}

impl Hints for State {
    fn evaluate(&self, seat: Seat) -> f32 {
        match self.outcome() {
            Some(outcome) => outcome.payoffs[seat.index()] as f32,
            None => {
                let pair = if self.strength(seat).0 { 0.2 } else { 0.0 };
                let rank = self.hands[seat.index()].map_or(1.0, |rank| f32::from(rank as u8));
                0.4 + 0.1 * rank + pair
            }
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Action::Fold => "fold",
            Action::Call => "call",
            Action::Raise => "raise",
        })
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        match text {
            "fold" => Ok(Action::Fold),
            "call" => Ok(Action::Call),
            "raise" => Ok(Action::Raise),
            _ => Err(ParseError("expected `fold`, `call` or `raise`")),
        }
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Rank::Jack => "jack",
            Rank::Queen => "queen",
            Rank::King => "king",
        })
    }
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "deal {}", self.rank)
    }
}

impl FromStr for Deal {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Deal, ParseError> {
        let rank =
            RANKS.into_iter().find(|rank| text.strip_prefix("deal ") == Some(&rank.to_string()));
        rank.map(|rank| Deal { rank })
            .ok_or(ParseError("expected `deal` and `jack`, `queen` or `king`"))
    }
}
