//! A table without its game's types: in and out go notation, phrases and JSON.

use std::any::Any;
use std::fmt;
use std::ops::Range;
use std::sync::Arc;

use bots::{Analysis, Chances, Interrupt, Player, Question, Settings, Uninterrupted};
use engine::{
    Dealing, Encode, Game, Hints, Line, Notice, Outcome, ParseError, Phrase, Privacy, Record,
    Refused, Seat, Silent, Step, StepOf, Table, Turn, Unfair, Viewer, Words, repeatable, teaches,
};
use serde::{Serialize, Serializer};
use serde_json::Value;

use crate::advice::{self, Advice};
use crate::state::{AnyState, Position};

/// Something a seat may do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Its notation.
    pub notation: String,
    /// What it means.
    pub label: Phrase,
}

/// A view with its game's type forgotten; those who know the game find it again with `downcast_ref`.
pub type AnyView = Box<dyn Any + Send + Sync>;

/// What a viewer sees in a deal that is not the true one.
pub struct Seen {
    /// Who.
    pub viewer: Viewer,
    /// What, for those who know the game's types.
    pub view: AnyView,
    /// What, as programs receive it.
    pub json: Value,
}

/// An event with its game's type forgotten.
pub type AnyEvent = Arc<dyn Any + Send + Sync>;

/// What a bot takes with it to think about: it knows what its seat knows, and answers with an action in notation.
pub struct Advisor(Box<Thinking>);

type Thinking = dyn FnOnce(&dyn Interrupt) -> String + Send;

impl Advisor {
    /// Thinks to the end.
    pub fn think(self) -> String {
        self.think_within(&Uninterrupted)
    }

    /// Thinks, and lets itself be held up or ended.
    pub fn think_within(self, interrupt: &dyn Interrupt) -> String {
        (self.0)(interrupt)
    }
}

impl fmt::Debug for Advisor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Advisor")
    }
}

/// Every seat's chances, one moment a call: before the first step, then after each; `None` after the last.
pub type Appraiser = Box<dyn FnMut(&dyn Interrupt) -> Option<Vec<f64>> + Send>;

/// Something that happened, as one viewer is told it.
#[derive(Clone, Debug)]
pub struct Told {
    /// Who is told.
    pub viewer: Viewer,
    /// What, as a sentence.
    pub line: Phrase,
    /// What, as the game has it: only what the viewer may know.
    pub event: AnyEvent,
}

/// Why something was not done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Denied {
    /// The text is not in the game's notation.
    Unreadable {
        /// The text.
        notation: String,
        /// What is wrong with it.
        error: ParseError,
    },
    /// The step cannot be taken.
    Refused {
        /// The broken rule's id, where it is a rule of the game.
        rule: Option<&'static str>,
        /// The reason.
        reason: Phrase,
    },
    /// There is no such seat at the table.
    NoSuchSeat {
        /// The seat asked for.
        seat: Seat,
    },
    /// The table cannot draw: its seed is not known here.
    NoSeed,
}

impl fmt::Display for Denied {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Denied::Unreadable { notation, error } => write!(f, "`{notation}`: {error}"),
            Denied::Refused { rule: Some(rule), .. } => write!(f, "forbidden by {rule}"),
            Denied::Refused { rule: None, reason } => write!(f, "refused: {}", reason.key),
            Denied::NoSuchSeat { seat } => write!(f, "there is no seat {seat} at this table"),
            Denied::NoSeed => f.write_str("the table's seed is not known here: deal by hand"),
        }
    }
}

impl std::error::Error for Denied {}

/// A game being played, whatever its types.
pub trait AnyTable: Send + Sync {
    /// The game's id.
    fn game(&self) -> &'static str;

    /// How many seats play.
    fn n_seats(&self) -> usize;

    /// The players' names, seat by seat.
    fn names(&self) -> &[String];

    /// Who draws the cards.
    fn dealing(&self) -> &Dealing;

    /// What the table waits for.
    fn turn(&self) -> Turn;

    /// Whether anything in this game is ever hidden from anybody.
    fn hides(&self) -> bool;

    /// How much of what the awaited `seat` decides now is a secret.
    fn privacy(&self, seat: Seat) -> Privacy;

    /// How many steps have been taken.
    fn n_steps(&self) -> usize;

    /// What `seat` may do now.
    fn legal(&self, seat: Seat) -> Vec<Choice>;

    /// What `seat` may do besides, awaited or not: showing a card, say.
    fn asides(&self, seat: Seat) -> Vec<Choice>;

    /// The notation of what `seat` may do now.
    fn notations(&self, seat: Seat) -> Vec<String>;

    /// The same as JSON text, and how many there are.
    fn notations_text(&self, seat: Seat) -> (String, usize);

    /// For each legal action of `seat`, whether it lasts: somebody learns something by it, or something is drawn,
    /// so that it cannot be taken back without asking. Judged from what the seat itself knows.
    fn lasting(&self, seat: Seat) -> Vec<bool>;

    /// What `player` would do in `seat`, to be thought out wherever there is time: it takes what the seat
    /// knows with it and nothing else. `None` when the seat is not awaited.
    fn advisor(&self, seat: Seat, player: Player, seed: u64) -> Option<Advisor>;

    /// What `player` thinks of the decision that `seat` is to make. `None` when the seat is not awaited.
    fn advice(&self, seat: Seat, player: Player, seed: u64) -> Option<Advice>;

    /// Looks at the game so far again, on all cores: what each choice cost, and what was luck. `progress`
    /// is called once for each step and once for the start, from any thread.
    fn analyse(
        &self,
        settings: Settings,
        seed: u64,
        progress: &(dyn Fn() + Sync),
    ) -> Analysis<Choice>;

    /// Everybody's chances over the game so far, moment by moment, for whoever does other things in between.
    fn appraiser(&self, settings: Settings, seed: u64) -> Appraiser;

    /// What may be drawn now, with weights.
    fn outcomes(&self) -> Vec<(String, u32)>;

    /// Whether `seat` may do this now.
    ///
    /// # Errors
    /// Why not.
    fn why(&self, seat: Seat, notation: &str) -> Result<(), Denied>;

    /// Takes an action.
    ///
    /// # Errors
    /// Why not; nothing has changed then.
    fn act(&mut self, seat: Seat, notation: &str) -> Result<Vec<Told>, Denied>;

    /// Takes a given chance outcome.
    ///
    /// # Errors
    /// Why not; nothing has changed then.
    fn deal(&mut self, notation: &str) -> Result<Vec<Told>, Denied>;

    /// Draws what the table's seed gives.
    ///
    /// # Errors
    /// Why not; nothing has changed then.
    fn draw(&mut self) -> Result<Vec<Told>, Denied>;

    /// What `viewer` knows.
    fn view(&self, viewer: Viewer) -> Value;

    /// What `viewer` knows, as JSON text.
    fn view_text(&self, viewer: Viewer) -> String;

    /// What `viewer` knows, for those who know the game's types.
    fn snapshot(&self, viewer: Viewer) -> AnyView;

    /// What everybody would see in another deal that `viewer` cannot tell from the true one; another `number` is another deal.
    fn redealt(&self, viewer: Viewer, number: u64) -> Vec<Seen>;

    /// The position that the table is in, without its history: for programs that play every seat themselves.
    fn position(&self) -> Box<dyn AnyState>;

    /// The table as it was after the first `n_steps` steps.
    fn after(&self, n_steps: usize) -> Box<dyn AnyTable>;

    /// What `viewer` knows, as lines of text.
    fn picture(&self, viewer: Viewer) -> Vec<Phrase>;

    /// What is going on, said to `viewer`.
    fn prompt(&self, viewer: Viewer) -> Phrase;

    /// How many steps `seat` may take back without asking.
    fn undoable(&self, seat: Seat) -> Option<usize>;

    /// Takes back the last steps.
    fn take_back(&mut self, n_steps: usize);

    /// Whether what `seat` would do is one of its asides: it decides nothing with it, awaited or not.
    fn is_aside(&self, seat: Seat, notation: &str) -> bool;

    /// Takes a step as a record has it, telling nobody; who decided with it, which is nobody where something was drawn or
    /// done besides.
    ///
    /// # Errors
    /// Why not; nothing has changed then.
    fn retake(&mut self, step: &str) -> Result<Option<Seat>, Denied>;

    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// The game so far, to keep.
    fn record(&self) -> Record;

    /// The notation of the steps so far.
    fn steps(&self) -> Vec<String> {
        self.steps_since(0)
    }

    /// The notation of the steps after the first `n_steps`.
    fn steps_since(&self, n_steps: usize) -> Vec<String>;

    /// Who took a step, counted from 0; nobody where something was drawn.
    fn actor(&self, step: usize) -> Option<Seat>;

    /// What each step told `viewer`, from the first step on.
    fn story(&self, viewer: Viewer) -> Vec<Vec<Told>> {
        self.story_of(viewer, 0..self.n_steps())
    }

    /// What each of these steps, counted from 0, told `viewer`. The end of a long game is told as soon as that of a short one.
    fn story_of(&self, viewer: Viewer, steps: Range<usize>) -> Vec<Vec<Told>>;

    /// Draws every chance outcome again from the revealed secret. Returns how many there were.
    ///
    /// # Errors
    /// The first thing that does not agree.
    fn verify(&self) -> Result<usize, Unfair>;
}

impl<G: Words + Hints + Encode> AnyTable for Table<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn n_seats(&self) -> usize {
        self.state().n_seats()
    }

    fn names(&self) -> &[String] {
        self.names()
    }

    fn dealing(&self) -> &Dealing {
        self.dealing()
    }

    fn turn(&self) -> Turn {
        self.state().turn()
    }

    fn hides(&self) -> bool {
        self.state().hides()
    }

    fn privacy(&self, seat: Seat) -> Privacy {
        self.state().privacy(seat)
    }

    fn n_steps(&self) -> usize {
        self.steps().len()
    }

    fn legal(&self, seat: Seat) -> Vec<Choice> {
        let actions = legal_actions(self.state(), seat);
        if actions.is_empty() {
            return Vec::new();
        }
        let view = self.state().view(Viewer::Seat(seat));
        actions.iter().map(|action| advice::labelled::<G>(&view, action)).collect()
    }

    fn asides(&self, seat: Seat) -> Vec<Choice> {
        let mut actions = Vec::new();
        if seat.index() < self.n_seats() {
            self.state().asides(seat, &mut actions);
        }
        if actions.is_empty() {
            return Vec::new();
        }
        let view = self.state().view(Viewer::Seat(seat));
        actions.iter().map(|action| advice::labelled::<G>(&view, action)).collect()
    }

    fn notations(&self, seat: Seat) -> Vec<String> {
        legal_actions(self.state(), seat).iter().map(ToString::to_string).collect()
    }

    fn notations_text(&self, seat: Seat) -> (String, usize) {
        let actions = legal_actions(self.state(), seat);
        let notations: Vec<_> = actions.iter().map(Shown).collect();
        let text = serde_json::to_string(&notations).expect("a list of texts is JSON");
        (text, actions.len())
    }

    fn lasting(&self, seat: Seat) -> Vec<bool> {
        let actions = legal_actions(self.state(), seat);
        if actions.is_empty() {
            return Vec::new();
        }
        // A world that the seat cannot tell from the true one: the answer must not depend on what it does not know.
        let world = G::determinize(&self.state().view(Viewer::Seat(seat)), &mut repeatable(0));
        let lasts = |action: &G::Action| {
            let step = Step::Act { seat, action: *action };
            let mut next = world.clone();
            next.apply_unchecked(step, &mut Silent);
            matches!(next.turn(), Turn::Chance | Turn::Over) || teaches(&world, step)
        };
        actions.iter().map(lasts).collect()
    }

    fn advisor(&self, seat: Seat, player: Player, seed: u64) -> Option<Advisor> {
        if !self.state().turn().awaited().contains(seat) {
            return None;
        }
        let mut legal = Vec::new();
        self.state().legal_actions(seat, &mut legal);
        let view = self.state().view(Viewer::Seat(seat));
        Some(Advisor(Box::new(move |interrupt| {
            let question = Question { seat, view: &view, legal: &legal, seed };
            player.bot::<G>().choose_within(&question, interrupt).action.to_string()
        })))
    }

    fn advice(&self, seat: Seat, player: Player, seed: u64) -> Option<Advice> {
        advice::advise(self.state(), seat, player, seed)
    }

    fn analyse(
        &self,
        settings: Settings,
        seed: u64,
        progress: &(dyn Fn() + Sync),
    ) -> Analysis<Choice> {
        advice::analyse(self, settings, seed, progress)
    }

    fn appraiser(&self, settings: Settings, seed: u64) -> Appraiser {
        let mut chances = Chances::new(self, settings, seed);
        Box::new(move |interrupt| chances.next(interrupt).map(|values| values.to_vec()))
    }

    fn outcomes(&self) -> Vec<(String, u32)> {
        let mut outcomes = Vec::new();
        if self.state().turn() == Turn::Chance {
            self.state().chance_outcomes(&mut outcomes);
        }
        outcomes.into_iter().map(|(outcome, weight)| (outcome.to_string(), weight)).collect()
    }

    fn why(&self, seat: Seat, notation: &str) -> Result<(), Denied> {
        let step = parse_action::<G>(self.state(), seat, notation)?;
        self.state().may(&step).map_err(|refused| denied(self.state(), &step, &refused))
    }

    fn act(&mut self, seat: Seat, notation: &str) -> Result<Vec<Told>, Denied> {
        let step = parse_action::<G>(self.state(), seat, notation)?;
        take(self, step)
    }

    fn deal(&mut self, notation: &str) -> Result<Vec<Told>, Denied> {
        let outcome = notation.parse().map_err(|error| unreadable(notation, error))?;
        take(self, Step::Chance(outcome))
    }

    fn draw(&mut self) -> Result<Vec<Told>, Denied> {
        match self.draw().ok_or(Denied::NoSeed)? {
            Ok(notices) => Ok(told(self.state(), &notices)),
            Err(refused) => {
                let reason = G::refused(&self.state().view(Viewer::Spectator), &refused);
                Err(Denied::Refused { rule: refused.rule(), reason })
            }
        }
    }

    fn view(&self, viewer: Viewer) -> Value {
        serde_json::to_value(self.state().view(viewer))
            .expect("views have text keys and plain values")
    }

    fn view_text(&self, viewer: Viewer) -> String {
        serde_json::to_string(&self.state().view(viewer))
            .expect("views have text keys and plain values")
    }

    fn snapshot(&self, viewer: Viewer) -> AnyView {
        Box::new(self.state().view(viewer))
    }

    fn redealt(&self, viewer: Viewer, number: u64) -> Vec<Seen> {
        let world = G::determinize(&self.state().view(viewer), &mut repeatable(number));
        let seen = |viewer| {
            let view = world.view(viewer);
            let json = serde_json::to_value(&view).expect("views have text keys and plain values");
            Seen { viewer, view: Box::new(view), json }
        };
        Viewer::all(self.n_seats()).map(seen).collect()
    }

    fn position(&self) -> Box<dyn AnyState> {
        Box::new(Position::new(self.state().clone()))
    }

    fn after(&self, n_steps: usize) -> Box<dyn AnyTable> {
        let mut earlier = self.clone();
        // A copy of the table as it is has nothing to take back.
        if let n_back @ 1.. = self.steps().len().saturating_sub(n_steps) {
            earlier.take_back(n_back);
        }
        Box::new(earlier)
    }

    fn picture(&self, viewer: Viewer) -> Vec<Phrase> {
        G::picture(&self.state().view(viewer))
    }

    fn prompt(&self, viewer: Viewer) -> Phrase {
        G::prompt(&self.state().view(viewer))
    }

    fn undoable(&self, seat: Seat) -> Option<usize> {
        self.undoable(seat)
    }

    fn take_back(&mut self, n_steps: usize) {
        self.take_back(n_steps);
    }

    fn is_aside(&self, seat: Seat, notation: &str) -> bool {
        let action = notation.trim().parse();
        seat.index() < self.n_seats() && action.is_ok_and(|it| self.state().is_aside(seat, &it))
    }

    fn retake(&mut self, step: &str) -> Result<Option<Seat>, Denied> {
        let read = Line::new(step.to_string()).step::<G>();
        let step = read.map_err(|_| unreadable(step, ParseError("that is no step")))?;
        let decider = match &step {
            Step::Act { seat, action } if !self.state().is_aside(*seat, action) => Some(*seat),
            Step::Act { .. } | Step::Chance(_) => None,
        };
        match self.apply(step) {
            Ok(_) => Ok(decider),
            Err(refused) => Err(denied(self.state(), &step, &refused)),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.state().outcome()
    }

    fn record(&self) -> Record {
        self.record()
    }

    fn steps_since(&self, n_steps: usize) -> Vec<String> {
        self.steps()[n_steps..].iter().map(ToString::to_string).collect()
    }

    fn actor(&self, step: usize) -> Option<Seat> {
        match self.steps()[step] {
            Step::Act { seat, .. } => Some(seat),
            Step::Chance(_) => None,
        }
    }

    fn story_of(&self, viewer: Viewer, steps: Range<usize>) -> Vec<Vec<Told>> {
        let mut state = self.state_after(steps.start);
        let mut tell = |step: &StepOf<G>| -> Vec<Told> {
            let mut notices: Vec<Notice<G::Event>> = Vec::new();
            state.apply_unchecked(*step, &mut notices);
            let view = state.view(viewer);
            let heard = notices.iter().filter(|notice| notice.to.reaches(viewer));
            heard.map(|notice| tell_one::<G>(viewer, &view, notice)).collect()
        };
        self.steps()[steps].iter().map(&mut tell).collect()
    }

    fn verify(&self) -> Result<usize, Unfair> {
        self.verify()
    }
}

/// Written as it is shown.
struct Shown<'a, A>(&'a A);

impl<A: fmt::Display> Serialize for Shown<'_, A> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self.0)
    }
}

fn unreadable(notation: &str, error: ParseError) -> Denied {
    Denied::Unreadable { notation: notation.to_string(), error }
}

fn parse_action<G: Game>(state: &G, seat: Seat, notation: &str) -> Result<StepOf<G>, Denied> {
    if seat.index() >= state.n_seats() {
        return Err(Denied::NoSuchSeat { seat });
    }
    let action = notation.parse().map_err(|error| unreadable(notation, error))?;
    Ok(Step::Act { seat, action })
}

fn denied<G: Words>(state: &G, step: &StepOf<G>, refused: &Refused<G::Refusal>) -> Denied {
    let viewer = match step {
        Step::Act { seat, .. } => Viewer::Seat(*seat),
        Step::Chance(_) => Viewer::Spectator,
    };
    Denied::Refused { rule: refused.rule(), reason: G::refused(&state.view(viewer), refused) }
}

fn take<G: Words>(table: &mut Table<G>, step: StepOf<G>) -> Result<Vec<Told>, Denied> {
    match table.apply(step) {
        Ok(notices) => Ok(told(table.state(), &notices)),
        Err(refused) => Err(denied(table.state(), &step, &refused)),
    }
}

/// Each event for each viewer whom it reaches.
fn told<G: Words>(state: &G, notices: &[Notice<G::Event>]) -> Vec<Told> {
    let mut told = Vec::new();
    for viewer in Viewer::all(state.n_seats()) {
        let view = state.view(viewer);
        let heard = notices.iter().filter(|notice| notice.to.reaches(viewer));
        told.extend(heard.map(|notice| tell_one::<G>(viewer, &view, notice)));
    }
    told
}

fn tell_one<G: Words>(viewer: Viewer, view: &G::View, notice: &Notice<G::Event>) -> Told {
    Told { viewer, line: G::line(view, &notice.event), event: Arc::new(notice.event.clone()) }
}

/// What `seat` may do now: nothing where there is no such seat.
fn legal_actions<G: Game>(state: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    if seat.index() < state.n_seats() {
        state.legal_actions(seat, &mut actions);
    }
    actions
}
