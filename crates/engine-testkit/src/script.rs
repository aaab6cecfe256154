//! A game driven in notation, for tests that read like a rulebook's examples.

use engine::{
    Content, Game, Notice, Options, PackOf, Phrase, Refused, Seat, Setup, Step, StepOf, Turn,
    Viewer, Words,
};

use crate::perft;

/// A game in the hands of a test. Seats are counted from 1, as people do.
#[derive(Clone, Debug)]
pub struct Script<G: Game> {
    state: G,
    notices: Vec<Notice<G::Event>>,
}

impl<G: Game> Script<G> {
    /// A game with the standard content and `options` such as `mode=quick seats=2`.
    ///
    /// # Panics
    /// When the options do not make a setup.
    pub fn new(options: &str) -> Script<G> {
        Script::with_content(&Content::standard(), options)
    }

    /// A game with content of the test's own.
    ///
    /// # Panics
    /// When the options do not make a setup.
    pub fn with_content(content: &Content<PackOf<G>>, options: &str) -> Script<G> {
        let setup = options.parse::<Options>().and_then(|chosen| G::Setup::new(content, &chosen));
        match setup {
            Ok(setup) => Script::from_state(G::start(&setup)),
            Err(error) => panic!("`{options}` is no setup of {}: {error}", G::ID),
        }
    }

    /// A game that goes on from `state`.
    pub fn from_state(state: G) -> Script<G> {
        Script { state, notices: Vec::new() }
    }

    /// Draws the outcome written as `text`.
    ///
    /// # Panics
    /// When that cannot be drawn now.
    #[track_caller]
    pub fn deal(&mut self, text: &str) -> &mut Script<G> {
        let outcome = match text.parse() {
            Ok(outcome) => outcome,
            Err(error) => panic!("`{text}` is not an outcome: {error}"),
        };
        self.take(Step::Chance(outcome))
    }

    /// Lets the seat number `seat` do what is written as `text`.
    ///
    /// # Panics
    /// With the refusal, when it may not.
    #[track_caller]
    pub fn act(&mut self, seat: usize, text: &str) -> &mut Script<G> {
        let step = act::<G>(seat, text);
        self.take(step)
    }

    /// Takes several steps, one a line as in records: `1 raise`, `* deal king`. Blank lines are skipped.
    ///
    /// # Panics
    /// At the first line that cannot be taken.
    #[track_caller]
    pub fn play(&mut self, lines: &str) -> &mut Script<G> {
        for line in lines.lines().map(str::trim).filter(|line| !line.is_empty()) {
            match engine::Line::new(line.to_string()).step::<G>() {
                Ok(step) => self.take(step),
                Err(error) => panic!("{error}"),
            };
        }
        self
    }

    /// Takes a step.
    ///
    /// # Panics
    /// With the refusal, when it may not be taken.
    #[track_caller]
    pub fn take(&mut self, step: StepOf<G>) -> &mut Script<G> {
        match self.state.apply(step) {
            Ok(notices) => self.notices = notices,
            Err(refused) => {
                let rule = refused.rule().unwrap_or("no rule of the game's own");
                panic!("`{step}` was refused by {rule}: {refused:?}; {}", self.situation())
            }
        }
        self
    }

    /// Asserts that the seat number `seat` may not do what is written as `text` because of `rule`, and
    /// that trying changed nothing. Where it is no rule of the game's own, `rule` is `game-over`,
    /// `not-awaited` or `draw-first`.
    ///
    /// # Panics
    /// When it may, when another rule forbids it, or when something changed.
    #[track_caller]
    pub fn refuses(&mut self, seat: usize, text: &str, rule: &str) -> &mut Script<G> {
        let step = act::<G>(seat, text);
        let before = self.state.clone();
        match self.state.apply(step) {
            Ok(_) => panic!("`{step}` was taken, but {rule} forbids it"),
            Err(refused) => {
                assert_eq!(name(&refused), rule, "`{step}` was refused otherwise: {refused:?}");
            }
        }
        assert!(self.state == before, "`{step}` was refused, and yet it changed the state");
        self
    }

    /// What the seat number `seat` is told when it tries what is written as `text`.
    ///
    /// # Panics
    /// When it may do that.
    #[track_caller]
    pub fn refusal(&self, seat: usize, text: &str) -> Phrase
    where
        G: Words,
    {
        let step = act::<G>(seat, text);
        match self.state.may(&step) {
            Ok(()) => panic!("`{step}` is allowed"),
            Err(refused) => G::refused(&self.state.view(Viewer::Seat(number(seat))), &refused),
        }
    }

    /// What the seat number `seat` may do now, in notation and in order.
    pub fn legal(&self, seat: usize) -> Vec<String> {
        let mut actions = Vec::new();
        self.state.legal_actions(number(seat), &mut actions);
        actions.iter().map(ToString::to_string).collect()
    }

    /// Whether the seat number `seat` is offered what is written as `text`.
    pub fn offers(&self, seat: usize, text: &str) -> bool {
        self.legal(seat).iter().any(|action| action == text)
    }

    /// Draws the outcome of the lowest ticket until somebody decides or the game is over.
    pub fn deal_any(&mut self) -> &mut Script<G> {
        while self.state.turn() == Turn::Chance {
            let outcome = self.state.chance_at(0);
            self.take(Step::Chance(outcome));
        }
        self
    }

    /// Lets the first awaited seat do the first thing it may.
    ///
    /// # Panics
    /// When nobody is awaited.
    #[track_caller]
    pub fn play_any(&mut self) -> &mut Script<G> {
        let Some(seat) = self.state.turn().awaited().first() else {
            panic!("nobody is awaited; {}", self.situation())
        };
        let mut actions = Vec::new();
        self.state.legal_actions(seat, &mut actions);
        let action = *actions.first().expect("an awaited seat has something to do");
        self.take(Step::Act { seat, action })
    }

    /// The position now.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// The events of the last step that reached `viewer`.
    pub fn heard(&self, viewer: Viewer) -> Vec<G::Event> {
        let reached = self.notices.iter().filter(|notice| notice.to.reaches(viewer));
        reached.map(|notice| notice.event.clone()).collect()
    }

    /// What `viewer` sees now.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.state.view(viewer)
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.state.turn() == Turn::Over
    }

    /// What could be done instead, for messages.
    fn situation(&self) -> String {
        let steps = perft::steps(&self.state);
        let some: Vec<String> = steps.iter().take(12).map(ToString::to_string).collect();
        format!("{:?}, with {} steps: {}", self.state.turn(), steps.len(), some.join(", "))
    }
}

fn number(seat: usize) -> Seat {
    let index = seat.checked_sub(1).expect("seats are counted from 1");
    Seat::new(index)
}

#[track_caller]
fn act<G: Game>(seat: usize, text: &str) -> StepOf<G> {
    match text.parse() {
        Ok(action) => Step::Act { seat: number(seat), action },
        Err(error) => panic!("`{text}` is not an action: {error}"),
    }
}

fn name<R: engine::Refusal>(refused: &Refused<R>) -> &'static str {
    match refused {
        Refused::GameOver => "game-over",
        Refused::NotAwaited { .. } => "not-awaited",
        Refused::DrawFirst => "draw-first",
        Refused::NothingToDraw => "nothing-to-draw",
        Refused::NotInTheBag => "not-in-the-bag",
        Refused::Rule(refusal) => refusal.rule(),
    }
}
