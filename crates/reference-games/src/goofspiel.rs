//! Goofspiel: sealed bids for prizes that chance turns up, with nothing else left to luck.

mod encode;

use alloc::string::ToString;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use arrayvec::ArrayVec;
use engine::{
    Arg, Audience, BySeat, Content, Game, Hints, Knob, NoPack, Options, Outcome, ParseError,
    Phrase, Refusal, Seat, SeatSet, Setup, SetupError, Sink, Step, StepOf, Turn, Viewer, Words,
    below,
};
use rand_core::Rng;
use serde::Serialize;

use crate::card_set::CardSet;

/// How many cards each player bids with, and how many prizes there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Suit {
    n_cards: u8,
}

/// The table: hands, prizes, and the bids that are not open yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    n_cards: u8,
    /// The prizes that have not been turned up.
    prizes: CardSet,
    /// The prize that is bid for.
    prize: Option<u8>,
    /// The cards of each seat that nobody has seen spent: a sealed bid stays in until it is opened.
    hands: [CardSet; 2],
    /// The sealed bids; each is in its owner's hand.
    sealed: [Option<u8>; 2],
    /// What happened in the rounds so far.
    rounds: Rounds,
}

/// The rounds played, at most one for each card.
type Rounds = ArrayVec<Round, MOST_CARDS>;

/// A prize and what was bid for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Round {
    /// What the prize is worth.
    pub prize: u8,
    /// What each seat bid.
    pub bids: [u8; 2],
}

/// Bids a card, sealed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Bid {
    /// The card.
    pub card: u8,
}

/// A prize is turned up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct TurnUp {
    /// What it is worth.
    pub prize: u8,
}

/// What can happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A prize was turned up.
    TurnedUp {
        /// What it is worth.
        prize: u8,
    },
    /// A player sealed a bid.
    Sealed {
        /// Who.
        seat: Seat,
        /// The card, for her alone.
        card: Option<u8>,
    },
    /// Both bids were opened.
    Opened {
        /// The prize and the bids.
        round: Round,
    },
}

/// Why a card cannot be bid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotInHand {
    /// It was never in this game.
    NoSuchCard,
    /// It has been spent.
    Spent,
}

/// What one viewer knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    viewer: Viewer,
    /// How many cards each has at the start.
    pub n_cards: u8,
    /// The prizes that have not been turned up.
    pub prizes: CardSet,
    /// The prize that is bid for.
    pub prize: Option<u8>,
    /// The cards that each seat has not openly spent.
    pub hands: [CardSet; 2],
    /// Who has sealed a bid.
    pub has_bid: [bool; 2],
    /// The viewer's own sealed bid.
    pub own_bid: Option<u8>,
    /// What happened in the rounds so far.
    pub rounds: Rounds,
    /// What each has won.
    pub points: [u8; 2],
    is_over: bool,
}

const MOST_CARDS: usize = 13;
const KNOBS: &[Knob] = &[
    Knob::choice("seats", &["2"], "2"),
    Knob::choice("cards", &["3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13"], "13"),
];

impl Setup for Suit {
    type Pack = NoPack;

    fn knobs() -> &'static [Knob] {
        KNOBS
    }

    fn new(_: &Content<NoPack>, options: &Options) -> Result<Suit, SetupError> {
        Ok(Suit { n_cards: options.settle(KNOBS)?.number("cards") as u8 })
    }

    fn options(&self) -> Options {
        Options::new().with("seats", 2).with("cards", self.n_cards)
    }

    fn n_seats(&self) -> usize {
        2
    }
}

impl Round {
    /// Who gets the prize; nobody when the bids are equal.
    pub fn winner(&self) -> Option<Seat> {
        let [first, second] = self.bids;
        // GOOF-8: an equal bid wins nothing for anybody.
        (first != second).then(|| Seat::new(usize::from(second > first)))
    }
}

fn points(rounds: &[Round]) -> [u8; 2] {
    let won_by = |seat| {
        let won = rounds.iter().filter(|round| round.winner() == Some(seat));
        won.map(|round| round.prize).sum()
    };
    [won_by(Seat::new(0)), won_by(Seat::new(1))]
}

/// The seats with the most points.
fn leaders([first, second]: [u8; 2]) -> SeatSet {
    let is_ahead = |seat: &Seat| [first >= second, second >= first][seat.index()];
    Seat::all(2).filter(is_ahead).collect()
}

impl State {
    fn is_over(&self) -> bool {
        self.prize.is_none() && self.prizes.is_empty()
    }

    /// Those who have not bid for the prize.
    fn awaited(&self) -> SeatSet {
        Seat::all(2).filter(|seat| self.sealed[seat.index()].is_none()).collect()
    }

    fn turn_up<S: Sink<Event>>(&mut self, prize: u8, sink: &mut S) {
        self.prizes = self.prizes.without(prize);
        self.prize = Some(prize);
        sink.tell(Audience::Everyone, Event::TurnedUp { prize });
    }

    fn seal<S: Sink<Event>>(&mut self, seat: Seat, card: u8, sink: &mut S) {
        self.sealed[seat.index()] = Some(card);
        let owner = SeatSet::only(seat);
        sink.tell(Audience::Only(owner), Event::Sealed { seat, card: Some(card) });
        sink.tell(Audience::AllBut(owner), Event::Sealed { seat, card: None });
        if let ([Some(first), Some(second)], Some(prize)) = (self.sealed, self.prize) {
            self.open(Round { prize, bids: [first, second] }, sink);
        }
    }

    fn open<S: Sink<Event>>(&mut self, round: Round, sink: &mut S) {
        for (hand, bid) in self.hands.iter_mut().zip(round.bids) {
            *hand = hand.without(bid);
        }
        self.sealed = [None, None];
        self.prize = None;
        self.rounds.push(round);
        sink.tell(Audience::Everyone, Event::Opened { round });
    }
}

impl Game for State {
    type Setup = Suit;
    type Action = Bid;
    type Chance = TurnUp;
    type Event = Event;
    type View = View;
    type Refusal = NotInHand;

    const ID: &'static str = "goofspiel";

    fn start(&Suit { n_cards }: &Suit) -> State {
        let all = CardSet::up_to(n_cards);
        State {
            n_cards,
            prizes: all,
            prize: None,
            hands: [all; 2],
            sealed: [None, None],
            rounds: Rounds::new(),
        }
    }

    fn n_seats(&self) -> usize {
        2
    }

    fn max_steps(&self) -> usize {
        // A prize and two bids for each card.
        3 * usize::from(self.n_cards)
    }

    fn turn(&self) -> Turn {
        match self.prize {
            Some(_) => Turn::Decide(self.awaited()),
            None if self.prizes.is_empty() => Turn::Over,
            None => Turn::Chance,
        }
    }

    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Bid>) {
        actions.clear();
        if self.turn().awaited().contains(seat) {
            actions.extend(self.hands[seat.index()].iter().map(|card| Bid { card }));
        }
    }

    fn check(&self, seat: Seat, action: &Bid) -> Result<(), NotInHand> {
        if self.hands[seat.index()].contains(action.card) {
            Ok(())
        } else if CardSet::up_to(self.n_cards).contains(action.card) {
            Err(NotInHand::Spent)
        } else {
            Err(NotInHand::NoSuchCard)
        }
    }

    fn chance_total(&self) -> u32 {
        self.prizes.len()
    }

    fn chance_at(&self, ticket: u32) -> TurnUp {
        TurnUp { prize: self.prizes.nth(ticket) }
    }

    fn apply_unchecked<S: Sink<Event>>(&mut self, step: StepOf<State>, sink: &mut S) {
        match step {
            Step::Act { seat, action: Bid { card } } => self.seal(seat, card, sink),
            Step::Chance(TurnUp { prize }) => self.turn_up(prize, sink),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let own_bid = match viewer {
            Viewer::Seat(seat) => self.sealed.get(seat.index()).copied().flatten(),
            Viewer::Spectator => None,
        };
        View {
            viewer,
            n_cards: self.n_cards,
            prizes: self.prizes,
            prize: self.prize,
            hands: self.hands,
            has_bid: self.sealed.map(|bid| bid.is_some()),
            own_bid,
            rounds: self.rounds.clone(),
            points: points(&self.rounds),
            is_over: self.is_over(),
        }
    }

    fn determinize<R: Rng>(view: &View, rng: &mut R) -> State {
        let mut bid = |seat: Seat| {
            let hand = view.hands[seat.index()];
            match view.own_bid {
                _ if !view.has_bid[seat.index()] => None,
                Some(card) if view.viewer.is(seat) => Some(card),
                _ => Some(hand.nth(below(rng, hand.len()))),
            }
        };
        State {
            n_cards: view.n_cards,
            prizes: view.prizes,
            prize: view.prize,
            hands: view.hands,
            sealed: [bid(Seat::new(0)), bid(Seat::new(1))],
            rounds: view.rounds.clone(),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let points = points(&self.rounds);
        let scores: BySeat<i32> = points.map(i32::from).into_iter().collect();
        self.is_over().then(|| Outcome::shared_by(leaders(points), scores))
    }
}

impl Refusal for NotInHand {
    fn rule(&self) -> &'static str {
        match self {
            NotInHand::NoSuchCard => "GOOF-1",
            NotInHand::Spent => "GOOF-5",
        }
    }
}

impl Words for State {
    fn label(_: &View, action: &Bid) -> Phrase {
        Phrase::new("goofspiel-bid").with("card", action.card)
    }

    fn line(_: &View, event: &Event) -> Phrase {
        match event {
            Event::TurnedUp { prize } => Phrase::new("goofspiel-turned-up").with("prize", *prize),
            Event::Sealed { seat, card: Some(card) } => {
                Phrase::new("goofspiel-sealed").with("who", *seat).with("card", *card)
            }
            Event::Sealed { seat, card: None } => {
                Phrase::new("goofspiel-sealed-hidden").with("who", *seat)
            }
            Event::Opened { round } => opened(*round),
        }
    }

    fn refusal(view: &View, refusal: &NotInHand) -> Phrase {
        match refusal {
            NotInHand::NoSuchCard => {
                Phrase::new("goofspiel-no-such-card").with("highest", view.n_cards)
            }
            NotInHand::Spent => Phrase::new("goofspiel-spent"),
        }
    }

    fn prompt(view: &View) -> Phrase {
        let waits_for = |seat: &Seat| view.prize.is_some() && !view.has_bid[seat.index()];
        let awaited: Vec<Seat> = Seat::all(2).filter(waits_for).collect();
        match (awaited.as_slice(), view.prize) {
            (seats, Some(prize)) if seats.iter().any(|seat| view.viewer.is(*seat)) => {
                Phrase::new("goofspiel-your-bid").with("prize", prize)
            }
            ([seat], _) => Phrase::new("waiting-for").with("who", *seat),
            ([_, ..], _) => Phrase::new("waiting-for-several")
                .with("who", awaited.into_iter().map(Arg::Seat).collect::<Vec<_>>()),
            ([], _) if view.is_over => ended(view.points),
            ([], _) => Phrase::new("goofspiel-next-prize"),
        }
    }

    fn picture(view: &View) -> Vec<Phrase> {
        let prize = view.prize.map(|prize| Phrase::new("goofspiel-prize").with("prize", prize));
        let own_bid = view.own_bid.map(|card| Phrase::new("goofspiel-own-bid").with("card", card));
        let prizes = Phrase::new("goofspiel-prizes").with("cards", listed(view.prizes));
        let player = |seat: Seat| {
            Phrase::new("goofspiel-player")
                .with("who", seat)
                .with("points", view.points[seat.index()])
                .with("cards", listed(view.hands[seat.index()]))
        };
        let players = Seat::all(2).map(player);
        prize.into_iter().chain([prizes]).chain(players).chain(own_bid).collect()
    }
}

fn listed(cards: CardSet) -> Vec<Arg> {
    cards.iter().map(Arg::from).collect()
}

fn opened(round: Round) -> Phrase {
    let [first, second] = round.bids;
    match round.winner() {
        Some(winner) => Phrase::new("goofspiel-won-prize")
            .with("who", winner)
            .with("prize", round.prize)
            .with("high", first.max(second))
            .with("low", first.min(second)),
        None => Phrase::new("goofspiel-tied").with("prize", round.prize).with("card", first),
    }
}

fn ended(points: [u8; 2]) -> Phrase {
    let [first, second] = points;
    match leaders(points).into_iter().collect::<Vec<_>>().as_slice() {
        [winner] => Phrase::new("goofspiel-won")
            .with("who", *winner)
            .with("most", first.max(second))
            .with("least", first.min(second)),
        _ => Phrase::new("goofspiel-drawn").with("points", first),
    }
}

impl Hints for State {
    fn evaluate(&self, seat: Seat) -> f32 {
        if let Some(outcome) = self.outcome() {
            return outcome.payoffs[seat.index()] as f32;
        }
        let points = points(&self.rounds).map(f32::from);
        let lead = points[seat.index()] - points[seat.next(2).index()];
        let at_stake = CardSet::up_to(self.n_cards).iter().map(f32::from).sum::<f32>();
        0.5 + 0.5 * lead / at_stake
    }

    fn promise(&self, _: Seat, action: &Bid) -> f32 {
        // Bidding the prize's own worth is the natural first thought.
        1.0 / (1.0 + f32::from(self.prize.unwrap_or(0).abs_diff(action.card)))
    }
}

impl fmt::Display for Bid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "bid {}", self.card)
    }
}

impl FromStr for Bid {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Bid, ParseError> {
        let card = number_after("bid ", text).ok_or(ParseError("expected `bid` and a card"))?;
        Ok(Bid { card })
    }
}

impl fmt::Display for TurnUp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "prize {}", self.prize)
    }
}

impl FromStr for TurnUp {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<TurnUp, ParseError> {
        let prize =
            number_after("prize ", text).ok_or(ParseError("expected `prize` and a card"))?;
        Ok(TurnUp { prize })
    }
}

/// The number after `word`, written as we write it: no sign, no leading zero.
fn number_after(word: &str, text: &str) -> Option<u8> {
    let digits = text.strip_prefix(word)?;
    digits.parse().ok().filter(|number: &u8| number.to_string() == digits)
}
