//! Leduc poker: six cards, two rounds of betting, one card each and one in the middle.

mod encode;

use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use arrayvec::ArrayVec;
use engine::{
    Arg, Audience, BySeat, Game, Hints, Outcome, ParseError, Phrase, Privacy, Refusal, Seat,
    SeatSet, Sink, Step, StepOf, Turn, Viewer, Words, below,
};
use rand_core::Rng;
use serde::Serialize;

use crate::rank::RANKS;
pub use crate::rank::{Deal, Rank};
use crate::two_seats::TwoSeats;

/// The table: who holds what, and the betting so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    hands: [Option<Rank>; 2],
    board: Option<Rank>,
    bets: Bets,
}

/// What everybody sees of the betting.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Bets {
    /// What was said in the first round and in the second, by turns from the first seat on.
    pub spoken: [ArrayVec<Action, MOST_WORDS>; 2],
    /// What each has put into the pot, the ante included.
    pub chips: [u8; 2],
    /// Who speaks next, once the cards are dealt.
    pub next: Seat,
    /// Raises in this round.
    pub n_raises: u8,
    /// Calls in a row in this round: a check is one.
    pub n_calls: u8,
    /// Who gave up.
    pub folded: Option<Seat>,
}

/// What a player can do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Give up the pot; only against a raise.
    Fold,
    /// Match what the other has put in, or check.
    Call,
    /// Put in more: 2 chips above the other in the first round, 4 in the second.
    Raise,
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
    pub hand: Option<Rank>,
    /// Which hands have been dealt.
    pub dealt: [bool; 2],
    /// The card in the middle.
    pub board: Option<Rank>,
    /// The betting so far.
    pub bets: Bets,
    /// Who is to speak; nobody while cards are dealt or when it is over.
    pub to_speak: Option<Seat>,
    /// Both hands, once they have been shown.
    pub shown: Option<[Rank; 2]>,
    /// What each seat won or lost, once it is over.
    pub winnings: Option<[i32; 2]>,
}

/// There are two cards of each rank.
const N_EACH: u32 = 2;
const MAX_RAISES: u8 = 2;
/// The longest round: a check, two raises and a call.
const MOST_WORDS: usize = 4;
const FIRST: Seat = Seat::new(0);
const SECOND: Seat = Seat::new(1);
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

    fn raise_by(board: Option<Rank>) -> u8 {
        // LED-6: the second round is played for twice as much.
        if board.is_none() { 2 } else { 4 }
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
        let loser = match self.bets.folded {
            Some(folder) => folder,
            None if !self.is_showdown() => return None,
            None if self.strength(FIRST) == self.strength(SECOND) => return Some([0, 0]),
            None if self.strength(FIRST) < self.strength(SECOND) => FIRST,
            None => SECOND,
        };
        let lost = i32::from(self.bets.chips[loser.index()]);
        Some(if loser == FIRST { [-lost, lost] } else { [lost, -lost] })
    }

    fn deal<S: Sink<Event>>(&mut self, rank: Rank, sink: &mut S) {
        let Some(seat) = self.next_to_deal() else {
            self.board = Some(rank);
            self.bets.next = FIRST;
            self.bets.n_raises = 0;
            self.bets.n_calls = 0;
            sink.tell(Audience::Everyone, Event::Turned { rank });
            return;
        };
        self.hands[seat.index()] = Some(rank);
        let owner = SeatSet::only(seat);
        sink.tell(Audience::Only(owner), Event::Dealt { seat, rank: Some(rank) });
        sink.tell(Audience::AllBut(owner), Event::Dealt { seat, rank: None });
    }

    fn speak<S: Sink<Event>>(&mut self, seat: Seat, action: Action, sink: &mut S) {
        let raise = State::raise_by(self.board);
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
        self.bets.next = seat.next(2);
        self.bets.spoken[usize::from(self.board.is_some())].push(action);
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
        let bets = Bets {
            spoken: Default::default(),
            chips: [ANTE; 2],
            next: FIRST,
            n_raises: 0,
            n_calls: 0,
            folded: None,
        };
        State { hands: [None, None], board: None, bets }
    }

    fn n_seats(&self) -> usize {
        2
    }

    fn max_steps(&self) -> usize {
        // Three cards and two rounds.
        3 + 2 * MOST_WORDS
    }

    fn turn(&self) -> Turn {
        if self.winnings().is_some() {
            Turn::Over
        } else if self.next_to_deal().is_some() || (self.board.is_none() && self.round_is_over()) {
            Turn::Chance
        } else {
            Turn::Decide(SeatSet::only(self.bets.next))
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

    /// The card is hidden, but what may be bet is not.
    fn privacy(&self, _: Seat) -> Privacy {
        Privacy::Public
    }

    fn chance_total(&self) -> u32 {
        RANKS.iter().map(|rank| self.n_left(*rank)).sum()
    }

    fn chance_at(&self, ticket: u32) -> Deal {
        Deal::at(ticket, |rank| self.n_left(rank))
    }

    fn apply_unchecked<S: Sink<Event>>(&mut self, step: StepOf<State>, sink: &mut S) {
        match step {
            Step::Act { seat, action } => self.speak(seat, action, sink),
            Step::Chance(Deal { rank }) => self.deal(rank, sink),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let hand = match viewer {
            Viewer::Seat(seat) => self.hands.get(seat.index()).copied().flatten(),
            Viewer::Spectator => None,
        };
        View {
            viewer,
            hand,
            dealt: self.hands.map(|hand| hand.is_some()),
            board: self.board,
            bets: self.bets.clone(),
            to_speak: self.turn().awaited().first(),
            shown: self.shown_hands(),
            winnings: self.winnings(),
        }
    }

    fn determinize<R: Rng>(view: &View, rng: &mut R) -> State {
        let mut state = State { hands: [None, None], board: view.board, bets: view.bets.clone() };
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
            Action::Raise => Phrase::new("leduc-raise").with("by", State::raise_by(view.board)),
        }
    }

    fn line(view: &View, event: &Event) -> Phrase {
        match event {
            Event::Dealt { seat, rank: Some(rank) } => {
                Phrase::new("leduc-dealt").with("who", *seat).with("card", name(*rank))
            }
            Event::Dealt { seat, rank: None } => {
                Phrase::new("leduc-dealt-hidden").with("who", *seat)
            }
            Event::Turned { rank } => Phrase::new("leduc-turned").with("card", name(*rank)),
            Event::Spoke { seat, action } => spoke(view, *seat, *action),
            Event::Shown { hands: [first, second] } => Phrase::new("leduc-shown")
                .with("first", FIRST)
                .with("first_card", name(*first))
                .with("second", SECOND)
                .with("second_card", name(*second)),
        }
    }

    fn refusal(_: &View, refusal: &NotNow) -> Phrase {
        match refusal {
            NotNow::NothingToFoldTo => Phrase::new("leduc-nothing-to-fold-to"),
            NotNow::TooManyRaises => Phrase::new("leduc-too-many-raises"),
        }
    }

    fn prompt(view: &View) -> Phrase {
        match (view.winnings, view.to_speak) {
            (Some([0, _]), _) => Phrase::new("leduc-split"),
            (Some([first, second]), _) => Phrase::new("leduc-won")
                .with("who", if first > second { FIRST } else { SECOND })
                .with("chips", first.max(second)),
            (None, Some(seat)) if !view.viewer.is(seat) => {
                Phrase::new("waiting-for").with("who", seat)
            }
            (None, Some(_)) if view.bets.n_raises > 0 => Phrase::new("leduc-your-answer"),
            (None, Some(_)) => Phrase::new("leduc-your-turn"),
            (None, None) => Phrase::new("leduc-dealing"),
        }
    }

    fn picture(view: &View) -> Vec<Phrase> {
        let [first, second] = view.bets.chips;
        let pot = Phrase::new("leduc-pot")
            .with("first", FIRST)
            .with("first_chips", first)
            .with("second", SECOND)
            .with("second_chips", second);
        let board = view.board.map(|card| Phrase::new("leduc-board").with("card", name(card)));
        let hand = view.hand.map(|card| Phrase::new("leduc-hand").with("card", name(card)));
        [pot].into_iter().chain(board).chain(hand).collect()
    }
}

/// What a player said, as the table heard it: the first call of a round without a raise is a check.
fn spoke(view: &View, seat: Seat, action: Action) -> Phrase {
    let key = match action {
        Action::Fold => "leduc-folded",
        Action::Call if view.bets.n_raises == 0 => "leduc-checked",
        Action::Call => "leduc-called",
        Action::Raise => "leduc-raised",
    };
    let chips = view.bets.chips[seat.index()];
    Phrase::new(key).with("who", seat).with("chips", chips)
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
