//! Kuhn poker: three cards, one chip to bet, and a bluff that theory knows to the last percent.

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

/// The table: who holds what, and what was said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// The first seat's card, then the second's; different ones.
    hands: [Option<Rank>; 2],
    spoken: Spoken,
}

/// What was said, the first seat's word first and then by turns: at most a check, a bet and an answer.
type Spoken = ArrayVec<Action, 3>;

/// What a player can do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Stay in without betting.
    Check,
    /// Put a second chip into the pot.
    Bet,
    /// Give up the pot rather than answer a bet.
    Fold,
    /// Answer a bet with a chip.
    Call,
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
    /// There is no bet to answer.
    NoBetYet,
    /// There is a bet to answer.
    BetToAnswer,
}

/// What one viewer knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    viewer: Viewer,
    /// The viewer's own card.
    pub hand: Option<Rank>,
    /// Which hands have been dealt.
    pub dealt: [bool; 2],
    /// What was said so far, the first seat first and then by turns.
    pub spoken: Spoken,
    /// What each has put into the pot, the ante included.
    pub chips: [u8; 2],
    /// Who is to speak; nobody while cards are dealt or when it is over.
    pub to_speak: Option<Seat>,
    /// Both hands, once they have been shown.
    pub shown: Option<[Rank; 2]>,
    /// What each seat won or lost, once it is over.
    pub winnings: Option<[i32; 2]>,
}

const FIRST: Seat = Seat::new(0);
const SECOND: Seat = Seat::new(1);
/// The most a player can put in: the ante and a bet.
const MOST: f64 = 2.0;

impl State {
    /// The seat that the next card goes to.
    fn next_to_deal(&self) -> Option<Seat> {
        Seat::all(2).find(|seat| self.hands[seat.index()].is_none())
    }

    fn n_left(&self, rank: Rank) -> u32 {
        u32::from(!self.hands.contains(&Some(rank)))
    }

    /// Who says the word number `n`, counted from 0.
    fn speaker(n: usize) -> Seat {
        Seat::new(n % 2)
    }

    fn has_bet(&self) -> bool {
        self.spoken.last() == Some(&Action::Bet)
    }

    fn is_showdown(&self) -> bool {
        self.spoken.ends_with(&[Action::Call]) || *self.spoken == [Action::Check, Action::Check]
    }

    fn folded(&self) -> Option<Seat> {
        let n_before = self.spoken.len().checked_sub(1)?;
        (self.spoken[n_before] == Action::Fold).then(|| State::speaker(n_before))
    }

    fn chips(&self) -> [u8; 2] {
        let paid = |seat| {
            let words = self.spoken.iter().enumerate().filter(|(n, _)| State::speaker(*n) == seat);
            1 + words.filter(|(_, word)| matches!(word, Action::Bet | Action::Call)).count() as u8
        };
        [paid(FIRST), paid(SECOND)]
    }

    fn shown_hands(&self) -> Option<[Rank; 2]> {
        match self.hands {
            [Some(first), Some(second)] if self.is_showdown() => Some([first, second]),
            _ => None,
        }
    }

    /// What each seat wins or loses.
    fn winnings(&self) -> Option<[i32; 2]> {
        let loser = match (self.folded(), self.shown_hands()) {
            (Some(folder), _) => folder,
            (None, Some([first, second])) if first < second => FIRST,
            (None, Some(_)) => SECOND,
            (None, None) => return None,
        };
        let lost = i32::from(self.chips()[loser.index()]);
        Some(if loser == FIRST { [-lost, lost] } else { [lost, -lost] })
    }
}

impl Game for State {
    type Setup = TwoSeats;
    type Action = Action;
    type Chance = Deal;
    type Event = Event;
    type View = View;
    type Refusal = NotNow;

    const ID: &'static str = "kuhn";

    fn start(_: &TwoSeats) -> State {
        State { hands: [None, None], spoken: Spoken::new() }
    }

    fn n_seats(&self) -> usize {
        2
    }

    fn max_steps(&self) -> usize {
        // Two cards, a check, a bet and an answer.
        5
    }

    fn turn(&self) -> Turn {
        if self.next_to_deal().is_some() {
            Turn::Chance
        } else if self.is_showdown() || self.folded().is_some() {
            Turn::Over
        } else {
            Turn::Decide(SeatSet::only(State::speaker(self.spoken.len())))
        }
    }

    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        if self.turn().awaited().contains(seat) {
            actions.extend_from_slice(if self.has_bet() {
                &[Action::Fold, Action::Call]
            } else {
                &[Action::Check, Action::Bet]
            });
        }
    }

    fn check(&self, _: Seat, action: &Action) -> Result<(), NotNow> {
        match action {
            Action::Check | Action::Bet if self.has_bet() => Err(NotNow::BetToAnswer),
            Action::Fold | Action::Call if !self.has_bet() => Err(NotNow::NoBetYet),
            Action::Check | Action::Bet | Action::Fold | Action::Call => Ok(()),
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
            Step::Chance(Deal { rank }) => {
                let seat = self.next_to_deal().expect("cards are dealt while a hand is empty");
                self.hands[seat.index()] = Some(rank);
                let owner = SeatSet::only(seat);
                sink.tell(Audience::Only(owner), Event::Dealt { seat, rank: Some(rank) });
                sink.tell(Audience::AllBut(owner), Event::Dealt { seat, rank: None });
            }
            Step::Act { seat, action } => {
                self.spoken.push(action);
                sink.tell(Audience::Everyone, Event::Spoke { seat, action });
                if let Some(hands) = self.shown_hands() {
                    sink.tell(Audience::Everyone, Event::Shown { hands });
                }
            }
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
            spoken: self.spoken.clone(),
            chips: self.chips(),
            to_speak: self.turn().awaited().first(),
            shown: self.shown_hands(),
            winnings: self.winnings(),
        }
    }

    fn determinize<R: Rng>(view: &View, rng: &mut R) -> State {
        let hands = view.shown.map_or([None, None], |hands| hands.map(Some));
        let mut state = State { hands, spoken: view.spoken.clone() };
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
            NotNow::NoBetYet => "KUHN-4",
            NotNow::BetToAnswer => "KUHN-5",
        }
    }
}

impl Words for State {
    fn label(_: &View, action: &Action) -> Phrase {
        Phrase::new(match action {
            Action::Check => "kuhn-check",
            Action::Bet => "kuhn-bet",
            Action::Fold => "kuhn-fold",
            Action::Call => "kuhn-call",
        })
    }

    fn line(_: &View, event: &Event) -> Phrase {
        match event {
            Event::Dealt { seat, rank: Some(rank) } => {
                Phrase::new("kuhn-dealt").with("who", *seat).with("card", name(*rank))
            }
            Event::Dealt { seat, rank: None } => {
                Phrase::new("kuhn-dealt-hidden").with("who", *seat)
            }
            Event::Spoke { seat, action } => {
                let key = match action {
                    Action::Check => "kuhn-checked",
                    Action::Bet => "kuhn-has-bet",
                    Action::Fold => "kuhn-folded",
                    Action::Call => "kuhn-called",
                };
                Phrase::new(key).with("who", *seat)
            }
            Event::Shown { hands: [first, second] } => Phrase::new("kuhn-shown")
                .with("first", FIRST)
                .with("first_card", name(*first))
                .with("second", SECOND)
                .with("second_card", name(*second)),
        }
    }

    fn refusal(_: &View, refusal: &NotNow) -> Phrase {
        Phrase::new(match refusal {
            NotNow::NoBetYet => "kuhn-no-bet-yet",
            NotNow::BetToAnswer => "kuhn-bet-to-answer",
        })
    }

    fn prompt(view: &View) -> Phrase {
        match (view.winnings, view.to_speak) {
            (Some([first, second]), _) => Phrase::new("kuhn-won")
                .with("who", if first > second { FIRST } else { SECOND })
                .with("chips", first.max(second)),
            (None, Some(seat)) if !view.viewer.is(seat) => {
                Phrase::new("waiting-for").with("who", seat)
            }
            (None, Some(_)) if view.spoken.last() == Some(&Action::Bet) => {
                Phrase::new("kuhn-your-answer")
            }
            (None, Some(_)) => Phrase::new("kuhn-your-turn"),
            (None, None) => Phrase::new("kuhn-dealing"),
        }
    }

    fn picture(view: &View) -> Vec<Phrase> {
        let chips = view.chips.iter().map(|chips| u32::from(*chips)).sum::<u32>();
        let pot = Phrase::new("kuhn-pot").with("chips", chips);
        let hand = view.hand.map(|card| Phrase::new("kuhn-hand").with("card", name(card)));
        [pot].into_iter().chain(hand).collect()
    }
}

fn name(rank: Rank) -> Arg {
    Arg::Phrase(Phrase::new(match rank {
        Rank::Jack => "kuhn-jack",
        Rank::Queen => "kuhn-queen",
        Rank::King => "kuhn-king",
    }))
}

impl Hints for State {
    fn evaluate(&self, seat: Seat) -> f32 {
        match self.outcome() {
            Some(outcome) => outcome.payoffs[seat.index()] as f32,
            None => {
                self.hands[seat.index()].map_or(0.5, |rank| 0.25 + 0.25 * f32::from(rank as u8))
            }
        }
    }

    /// Kuhn's equilibrium in which the first seat always bets the king: it wins -1/18 chip a game for
    /// the first seat, and neither seat can do better against it.
    fn mixture(view: &View, legal: &[Action]) -> Option<Vec<f32>> {
        let is_first = view.viewer.is(FIRST);
        let answers = view.spoken.last() == Some(&Action::Bet);
        let daring = match (view.hand?, answers) {
            (Rank::King, _) => 1.0,
            (Rank::Jack, true) => 0.0,
            // A bluff that makes the queen indifferent between folding and calling.
            (Rank::Jack, false) => 1.0 / 3.0,
            (Rank::Queen, false) => 0.0,
            (Rank::Queen, true) if is_first => 2.0 / 3.0,
            (Rank::Queen, true) => 1.0 / 3.0,
        };
        let chance = |action: &Action| match action {
            Action::Bet | Action::Call => daring,
            Action::Check | Action::Fold => 1.0 - daring,
        };
        Some(legal.iter().map(chance).collect())
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Action::Check => "check",
            Action::Bet => "bet",
            Action::Fold => "fold",
            Action::Call => "call",
        })
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        match text {
            "check" => Ok(Action::Check),
            "bet" => Ok(Action::Bet),
            "fold" => Ok(Action::Fold),
            "call" => Ok(Action::Call),
            _ => Err(ParseError("expected `check`, `bet`, `fold` or `call`")),
        }
    }
}
