//! A small game with hidden cards and sealed choices, and a setup knob that plants one fault in it.
//!
//! Each of two seats is dealt one of four cards and secretly guesses the other's. Then all is shown.

use std::fmt;
use std::str::FromStr;

use engine::{
    Audience, BySeat, Content, Game, Knob, NoPack, Notice, Options, Outcome, ParseError, Phrase,
    Privacy, Refusal, Refused, Seat, SeatSet, Setup, SetupError, Sink, Step, StepOf, Turn, Viewer,
    Words, below,
};
use rand_core::Rng;
use serde::Serialize;

/// What is wrong with the game: `honest` is nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Rules {
    plant: &'static str,
    numbers: &'static str,
}

/// The table: who holds and has guessed what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct State {
    pub(crate) rules: Rules,
    hands: [Option<u8>; 2],
    guesses: [Option<u8>; 2],
    n_tries: u8,
}

/// A guess of the other's card; a muttered one cannot be read back.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Action {
    /// A card that the other may have.
    Guess { card: u8 },
    /// Never in the honest game.
    Mutter,
}

/// A card is dealt.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Deal {
    card: u8,
}

/// What can happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Event {
    /// A seat looked at its card.
    Dealt { seat: Seat, card: Option<u8> },
    /// A seat sealed its guess.
    Sealed { seat: Seat, card: Option<u8> },
    /// All was shown.
    Shown { hands: [Option<u8>; 2], guesses: [Option<u8>; 2] },
}

/// Why a guess is not allowed; the hint is for the leaky game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NotThat {
    /// The guesser holds that card.
    OwnCard { hint: Option<u8> },
    /// There are four cards.
    NoSuchCard,
}

/// What one viewer knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct View {
    viewer: Viewer,
    #[serde(skip)]
    pub(crate) rules: Rules,
    pub(crate) hand: Option<u8>,
    dealt: [bool; 2],
    guess: Option<u8>,
    sealed: [bool; 2],
    shown: Option<Shown>,
    pub(crate) hint: Option<u8>,
}

/// All hands and all guesses.
type Shown = ([Option<u8>; 2], [Option<u8>; 2]);

/// Every fault that can be planted.
pub(crate) const PLANTS: &[&str] = &[
    "honest",
    "view",
    "shared-view",
    "sealed-view",
    "event",
    "deal-event",
    "refusal",
    "awaited",
    "list-length",
    "list-order",
    "silent-view",
    "unlisted",
    "twice",
    "unsorted",
    "buffer",
    "off-turn",
    "changes",
    "endless",
    "notation",
    "payoff",
    "early-outcome",
    "bag",
    "words",
    "options",
    "nobody",
    "deaf",
    "same-deal",
    "double-deal",
    "forgets",
    "public",
    "privacy",
    "hides-nothing",
];

/// Those that are planted in what is written as numbers.
pub(crate) const NUMBER_PLANTS: &[&str] =
    &["cell", "cells", "cell-bounds", "number", "same-number", "no-number"];

const KNOBS: &[Knob] = &[
    Knob::choice("seats", &["2"], "2"),
    Knob::choice("plant", PLANTS, "honest"),
    Knob::choice(
        "numbers",
        &["honest", "cell", "cells", "cell-bounds", "number", "same-number", "no-number"],
        "honest",
    ),
];

const CARDS: std::ops::RangeInclusive<u8> = 1..=4;

impl Setup for Rules {
    type Pack = NoPack;

    fn knobs() -> &'static [Knob] {
        KNOBS
    }

    fn new(_: &Content<NoPack>, options: &Options) -> Result<Rules, SetupError> {
        let settled = options.settle(KNOBS)?;
        Ok(Rules { plant: settled.get("plant"), numbers: settled.get("numbers") })
    }

    fn options(&self) -> Options {
        let plant = if self.has("options") { "honest" } else { self.plant };
        Options::new().with("seats", 2).with("plant", plant).with("numbers", self.numbers)
    }

    fn n_seats(&self) -> usize {
        2
    }
}

impl Rules {
    pub(crate) fn has(self, plant: &str) -> bool {
        self.plant == plant || self.numbers == plant
    }
}

impl State {
    pub(crate) fn hand(&self, seat: Seat) -> Option<u8> {
        self.hands[seat.index()]
    }

    pub(crate) fn others_hand(&self, seat: Seat) -> Option<u8> {
        self.hand(seat.next(2))
    }

    fn is_left(&self, card: u8) -> bool {
        !self.hands.contains(&Some(card))
    }

    fn is_over(&self) -> bool {
        self.guesses.iter().all(Option::is_some)
    }

    fn deal<S: Sink<Event>>(&mut self, card: u8, sink: &mut S) {
        let seat = Seat::new(usize::from(self.hands[0].is_some()));
        self.hands[seat.index()] = Some(card);
        let owner = SeatSet::only(seat);
        sink.tell(Audience::Only(owner), Event::Dealt { seat, card: Some(card) });
        let card = self.rules.has("deal-event").then_some(card);
        sink.tell(Audience::AllBut(owner), Event::Dealt { seat, card });
    }

    fn seal<S: Sink<Event>>(&mut self, seat: Seat, card: u8, sink: &mut S) {
        self.guesses[seat.index()] = Some(card);
        let owner = SeatSet::only(seat);
        sink.tell(Audience::Only(owner), Event::Sealed { seat, card: Some(card) });
        let card = if self.rules.has("event") { self.hand(seat) } else { None };
        sink.tell(Audience::AllBut(owner), Event::Sealed { seat, card });
        if self.is_over() {
            sink.tell(
                Audience::Everyone,
                Event::Shown { hands: self.hands, guesses: self.guesses },
            );
        }
        if self.rules.has("endless") && self.is_over() {
            self.guesses = [None; 2];
        }
    }

    /// What a hand may be when nobody knows.
    fn hand_for<R: Rng>(&self, rng: &mut R) -> u8 {
        match self.rules.plant {
            "same-deal" => self.chance_at(0).card,
            "double-deal" => 1 + below(rng, 4) as u8,
            _ => self.draw(rng).card,
        }
    }

    /// What the sealed guess of `seat` may be when nobody knows.
    fn guess_for<R: Rng>(&self, seat: Seat, rng: &mut R) -> u8 {
        let possible: Vec<u8> = CARDS.filter(|card| self.hand(seat) != Some(*card)).collect();
        possible[below(rng, possible.len() as u32) as usize]
    }

    /// The claim that no card is in two hands.
    pub(crate) fn check_cards(&self) {
        let [one, other] = self.hands;
        assert!(one.is_none() || one != other, "a card is dealt twice");
    }

    fn hint(&self, viewer: Viewer) -> Option<u8> {
        let Viewer::Seat(seat) = viewer else { return None };
        let plant = self.rules.plant;
        let is_silent = plant == "silent-view" && self.guesses[seat.index()].is_some();
        if plant == "view" || plant == "shared-view" || is_silent {
            return self.others_hand(seat);
        }
        if plant == "sealed-view" { self.guesses[seat.next(2).index()] } else { None }
    }
}

impl Game for State {
    type Setup = Rules;
    type Action = Action;
    type Chance = Deal;
    type Event = Event;
    type View = View;
    type Refusal = NotThat;

    const ID: &'static str = "toy";

    fn start(rules: &Rules) -> State {
        State { rules: *rules, hands: [None; 2], guesses: [None; 2], n_tries: 0 }
    }

    fn n_seats(&self) -> usize {
        2
    }

    fn max_steps(&self) -> usize {
        4
    }

    fn turn(&self) -> Turn {
        if self.hands[1].is_none() {
            return Turn::Chance;
        }
        let mut seats: SeatSet =
            Seat::all(2).filter(|seat| self.guesses[seat.index()].is_none()).collect();
        if self.rules.has("awaited") && seats.len() == 2 {
            seats = SeatSet::only(Seat::new(usize::from(self.hands[0] < self.hands[1])));
        }
        if self.rules.has("nobody") {
            return Turn::Decide(SeatSet::EMPTY);
        }
        if seats.is_empty() { Turn::Over } else { Turn::Decide(seats) }
    }

    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        let is_off_turn = !self.turn().awaited().contains(seat) && !self.rules.has("off-turn");
        if !self.rules.has("buffer") || is_off_turn {
            actions.clear();
        }
        if is_off_turn || self.hand(seat).is_none() {
            return;
        }
        let listed = |card: &u8| self.hand(seat) != Some(*card);
        actions.extend(CARDS.filter(listed).map(|card| Action::Guess { card }));
        match (self.rules.plant, self.others_hand(seat)) {
            ("list-length", Some(4)) => drop(actions.pop()),
            ("list-order", Some(4)) => actions.swap(0, 1),
            ("unsorted", _) => actions.reverse(),
            ("twice", _) => actions.push(Action::Guess { card: 4 }),
            ("notation", _) => actions.push(Action::Mutter),
            _ => {}
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), NotThat> {
        let others = self.others_hand(seat);
        match action {
            Action::Mutter if self.rules.has("notation") => Ok(()),
            Action::Guess { card } if !CARDS.contains(card) => Err(NotThat::NoSuchCard),
            Action::Mutter => Err(NotThat::NoSuchCard),
            Action::Guess { card } if self.hand(seat) == Some(*card) => {
                let hint = if self.rules.has("refusal") { others } else { None };
                if self.rules.has("unlisted") { Ok(()) } else { Err(NotThat::OwnCard { hint }) }
            }
            Action::Guess { card } if self.rules.has("list-length") && others == Some(4) => {
                let mut listed = Vec::new();
                self.legal_actions(seat, &mut listed);
                let is_listed = listed.contains(&Action::Guess { card: *card });
                if is_listed { Ok(()) } else { Err(NotThat::NoSuchCard) }
            }
            Action::Guess { .. } => Ok(()),
        }
    }

    fn hides(&self) -> bool {
        !self.rules.has("hides-nothing")
    }

    fn privacy(&self, seat: Seat) -> Privacy {
        match (self.rules.plant, self.hand(seat)) {
            ("public", _) | ("privacy", Some(4)) => Privacy::Public,
            _ => Privacy::Window,
        }
    }

    fn chance_total(&self) -> u32 {
        CARDS.filter(|card| self.is_left(*card)).count() as u32
    }

    fn chance_at(&self, ticket: u32) -> Deal {
        let mut left: Vec<u8> = CARDS.filter(|card| self.is_left(*card)).collect();
        if self.rules.has("bag") {
            left.reverse();
        }
        Deal { card: left[ticket as usize] }
    }

    fn apply_unchecked<S: Sink<Event>>(&mut self, step: StepOf<State>, sink: &mut S) {
        match step {
            Step::Act { seat, action: Action::Guess { card } } => self.seal(seat, card, sink),
            Step::Act { seat, action: Action::Mutter } => self.seal(seat, 0, sink),
            Step::Chance(Deal { card }) => self.deal(card, sink),
        }
        if self.rules.has("deaf") {
            // Leads elsewhere for each kind of listener.
            self.n_tries = std::mem::size_of::<S>() as u8;
        }
    }

    fn apply(&mut self, step: StepOf<State>) -> Result<Vec<Notice<Event>>, Refused<NotThat>> {
        if let Err(refused) = self.may(&step) {
            self.n_tries += u8::from(self.rules.has("changes"));
            return Err(refused);
        }
        let mut notices = Vec::new();
        self.apply_unchecked(step, &mut notices);
        Ok(notices)
    }

    fn view(&self, viewer: Viewer) -> View {
        let own = |things: [Option<u8>; 2]| match viewer {
            Viewer::Seat(seat) => things[seat.index()],
            Viewer::Spectator => None,
        };
        View {
            viewer,
            rules: self.rules,
            hand: own(self.hands),
            dealt: self.hands.map(|hand| hand.is_some()),
            guess: if self.rules.has("forgets") { None } else { own(self.guesses) },
            sealed: self.guesses.map(|guess| guess.is_some()),
            shown: self.is_over().then_some((self.hands, self.guesses)),
            hint: self.hint(viewer),
        }
    }

    fn determinize<R: Rng>(view: &View, rng: &mut R) -> State {
        let mut state = State::start(&view.rules);
        if let Some((hands, guesses)) = view.shown {
            return State { hands, guesses, ..state };
        }
        if let Viewer::Seat(seat) = view.viewer {
            state.hands[seat.index()] = view.hand;
            state.guesses[seat.index()] = view.guess;
            if matches!(view.rules.plant, "shared-view" | "silent-view") {
                state.hands[seat.next(2).index()] = view.hint;
            }
        }
        for seat in Seat::all(2).map(Seat::index) {
            if view.dealt[seat] && state.hands[seat].is_none() {
                state.hands[seat] = Some(state.hand_for(rng));
            }
        }
        for seat in Seat::all(2) {
            if view.sealed[seat.index()] && state.guesses[seat.index()].is_none() {
                state.guesses[seat.index()] = Some(state.guess_for(seat, rng));
            }
        }
        state
    }

    fn outcome(&self) -> Option<Outcome> {
        let is_early = self.rules.has("early-outcome") && self.hands[1].is_some();
        if self.turn() != Turn::Over && !is_early {
            return None;
        }
        let is_right = |seat: &Seat| self.guesses[seat.index()] == self.others_hand(*seat);
        let scores: BySeat<i32> = Seat::all(2).map(|seat| i32::from(is_right(&seat))).collect();
        let mut outcome = Outcome::shared_by(SeatSet::all(2), scores);
        if self.rules.has("payoff") {
            outcome.payoffs[0] = 1.5;
        }
        Some(outcome)
    }
}

impl Refusal for NotThat {
    fn rule(&self) -> &'static str {
        match self {
            NotThat::OwnCard { .. } => "TOY-1",
            NotThat::NoSuchCard => "TOY-2",
        }
    }
}

impl Words for State {
    fn label(view: &View, _: &Action) -> Phrase {
        assert!(!view.rules.has("words"), "lost for words");
        Phrase::new("toy-guess")
    }

    fn line(_: &View, _: &Event) -> Phrase {
        Phrase::new("toy-event")
    }

    fn refusal(_: &View, refusal: &NotThat) -> Phrase {
        Phrase::new("toy-refusal").with("rule", refusal.rule())
    }

    fn prompt(_: &View) -> Phrase {
        Phrase::new("toy-prompt")
    }

    fn picture(_: &View) -> Vec<Phrase> {
        vec![Phrase::new("toy-picture")]
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Guess { card } => write!(f, "guess {card}"),
            Action::Mutter => f.write_str("mutter"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        let card = text.strip_prefix("guess ").and_then(|card| card.parse().ok());
        card.map(|card| Action::Guess { card }).ok_or(ParseError("expected `guess` and a card"))
    }
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "deal {}", self.card)
    }
}

impl FromStr for Deal {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Deal, ParseError> {
        let card = text.strip_prefix("deal ").and_then(|card| card.parse().ok());
        card.map(|card| Deal { card }).ok_or(ParseError("expected `deal` and a card"))
    }
}
