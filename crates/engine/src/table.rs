//! A table: a setup, the seats, and the steps so far.

use alloc::format;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;

use crate::chance::{Digest, Secret, Seed, repeatable};
use crate::content::Content;
use crate::edition::Edition;
use crate::game::{Game, Refused, StepOf};
use crate::notice::{Notice, Silent};
use crate::phrase::Words;
use crate::record::{Header, Line, Record, RecordError};
use crate::seat::{Seat, Viewer};
use crate::setup::{Options, Setup, SetupError};
use crate::turn::{Step, Turn};

/// The content type of the game `G`.
pub type PackOf<G> = <<G as Game>::Setup as Setup>::Pack;

/// What happened in a step, or the reason why it was not taken.
pub type Applied<G> = Result<Vec<Notice<<G as Game>::Event>>, Refused<<G as Game>::Refusal>>;

/// Who draws the cards at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Dealing {
    /// Whoever drives the game, outcome by outcome.
    ByHand,
    /// The table itself, from a seed that nobody chose.
    Committed {
        /// The hash of the house's secret, shown before anybody sat.
        commitment: Digest,
        /// What each seat added to the seed.
        salts: Vec<String>,
        /// The secret: known to the house during the game, to everybody after it.
        secret: Option<Secret>,
    },
}

impl Dealing {
    /// A house that commits to `secret`, with a salt from every seat.
    pub fn committed(secret: Secret, salts: Vec<String>) -> Dealing {
        Dealing::Committed { commitment: secret.commitment(), salts, secret: Some(secret) }
    }

    /// The table's seed, for those who know the secret.
    pub fn seed(&self) -> Option<Seed> {
        match self {
            Dealing::ByHand => None,
            Dealing::Committed { salts, secret, .. } => {
                secret.map(|secret| secret.seed(salts.iter().map(String::as_str)))
            }
        }
    }
}

/// A game being played: its state can always be rebuilt from the setup and the steps.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    edition: Edition,
    setup: G::Setup,
    content: Option<Digest>,
    names: Vec<String>,
    dealing: Dealing,
    state: G,
    steps: Vec<StepOf<G>>,
    /// The position after each [`KEPT_EVERY`] steps; copies of the table share them.
    kept: Vec<Arc<G>>,
}

/// Every so many steps the position is kept, so that nobody who looks back plays from the beginning.
const KEPT_EVERY: usize = 64;

impl<G: Game> Table<G> {
    /// Sets up a table by the current rules; `names` are the players', seat by seat.
    ///
    /// # Errors
    /// When the options do not make a setup, or the names or salts are not one for each seat.
    pub fn open(
        content: &Content<PackOf<G>>,
        options: &Options,
        names: Vec<String>,
        dealing: Dealing,
    ) -> Result<Table<G>, SetupError> {
        Self::open_by(G::EDITIONS.current, content, options, names, dealing)
    }

    /// The same by the rules of an edition.
    ///
    /// # Errors
    /// As [`open`](Table::open), or when the game does not have these rules any more, or not yet.
    pub fn open_by(
        edition: Edition,
        content: &Content<PackOf<G>>,
        options: &Options,
        names: Vec<String>,
        dealing: Dealing,
    ) -> Result<Table<G>, SetupError> {
        if !G::EDITIONS.has(edition) {
            return Err(SetupError::new(
                "edition",
                format!("there is {} of the rules", G::EDITIONS),
            ));
        }
        let setup = G::Setup::new(content, options)?.by_edition(edition);
        if names.len() != setup.n_seats() {
            return Err(SetupError::new("seats", "there must be one name for each seat"));
        }
        if let Dealing::Committed { salts, .. } = &dealing
            && salts.len() != setup.n_seats()
        {
            return Err(SetupError::new("seats", "there must be one salt for each seat"));
        }
        let state = G::start(&setup);
        Ok(Table {
            edition,
            setup,
            content: content.hash(),
            names,
            dealing,
            state,
            steps: Vec::new(),
            kept: Vec::new(),
        })
    }

    /// By which rules it is played.
    pub fn edition(&self) -> Edition {
        self.edition
    }

    /// What was agreed.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The players' names, seat by seat.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Who draws the cards.
    pub fn dealing(&self) -> &Dealing {
        &self.dealing
    }

    /// The position now.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// What has happened.
    pub fn steps(&self) -> &[StepOf<G>] {
        &self.steps
    }

    /// The position after the first `n_steps` steps.
    pub fn state_after(&self, n_steps: usize) -> G {
        let n_kept = n_steps / KEPT_EVERY;
        let mut state = match n_kept {
            _ if n_steps == self.steps.len() => return self.state.clone(),
            0 => G::start(&self.setup),
            _ => G::clone(&self.kept[n_kept - 1]),
        };
        for step in &self.steps[n_kept * KEPT_EVERY..n_steps] {
            state.apply_unchecked(*step, &mut Silent);
        }
        state
    }

    /// Takes a step, if it may be taken.
    ///
    /// # Errors
    /// The reason why not; nothing has changed then.
    pub fn apply(&mut self, step: StepOf<G>) -> Applied<G> {
        let notices = self.state.apply(step)?;
        self.steps.push(step);
        if self.steps.len().is_multiple_of(KEPT_EVERY) {
            self.kept.push(Arc::new(self.state.clone()));
        }
        Ok(notices)
    }

    /// Draws what the table's seed gives for this step. `None` when the seed is not known here.
    pub fn draw(&mut self) -> Option<Applied<G>> {
        let seed = self.dealing.seed()?;
        if self.state.turn() != Turn::Chance {
            return Some(Err(Refused::NothingToDraw));
        }
        let outcome = self.state.draw(&mut seed.stream(self.steps.len()));
        Some(self.apply(Step::Chance(outcome)))
    }

    /// How many of the last steps `seat` may take back without asking: from its own latest action on,
    /// when since then nobody else decided anything and nobody learned anything.
    pub fn undoable(&self, seat: Seat) -> Option<usize> {
        let is_own =
            |step: &StepOf<G>| matches!(step, Step::Act { seat: actor, .. } if *actor == seat);
        let last = self.steps.iter().rposition(is_own)?;
        let since = &self.steps[last..];
        let decided_by_others = since[1..].iter().any(|step| matches!(step, Step::Act { .. }));
        if decided_by_others || self.state.turn() == Turn::Over {
            return None;
        }
        let mut state = self.state_after(last);
        for step in since {
            if teaches(&state, *step) {
                return None;
            }
            state.apply_unchecked(*step, &mut Silent);
        }
        Some(since.len())
    }

    /// Takes back the last `n_steps` steps.
    pub fn take_back(&mut self, n_steps: usize) {
        let left = self.steps.len().saturating_sub(n_steps);
        self.state = self.state_after(left);
        self.steps.truncate(left);
        self.kept.truncate(left / KEPT_EVERY);
    }

    /// The game so far, to keep. The house's secret is in it only once the game is over.
    pub fn record(&self) -> Record {
        let outcome = self.state.outcome();
        let mut dealing = self.dealing.clone();
        if let (None, Dealing::Committed { secret, .. }) = (&outcome, &mut dealing) {
            *secret = None;
        }
        Record {
            header: Header {
                game: String::from(G::ID),
                edition: self.edition,
                setup: self.setup.options(),
                content: self.content,
                names: self.names.clone(),
                dealing,
                result: outcome.map(|outcome| format!("{outcome}")),
                places: Vec::new(),
            },
            steps: self.steps.iter().map(|step| Line::new(format!("{step}"))).collect(),
            cut: None,
        }
    }

    /// Draws every chance outcome again from the revealed secret. Returns how many there were.
    ///
    /// # Errors
    /// The first thing that does not agree.
    pub fn verify(&self) -> Result<usize, Unfair> {
        let Dealing::Committed { commitment, secret, .. } = &self.dealing else {
            return Err(Unfair::DealtByHand);
        };
        let secret = secret.ok_or(Unfair::SecretNotRevealed)?;
        if secret.commitment() != *commitment {
            return Err(Unfair::OtherSecret);
        }
        let seed = self.dealing.seed().ok_or(Unfair::SecretNotRevealed)?;
        let mut state = G::start(&self.setup);
        let mut n_draws = 0;
        for (n, step) in self.steps.iter().enumerate() {
            if let Step::Chance(outcome) = step {
                let drawn = state.draw(&mut seed.stream(n));
                if drawn != *outcome {
                    return Err(Unfair::OtherDraw { step: n, drawn: format!("{drawn}") });
                }
                n_draws += 1;
            }
            state.apply_unchecked(*step, &mut Silent);
        }
        Ok(n_draws)
    }
}

impl<G: Words> Table<G> {
    /// Replays a record, checking everything in it but the draws (see [`verify`](Table::verify)).
    ///
    /// # Errors
    /// The first line that is wrong, and why.
    pub fn load(content: &Content<PackOf<G>>, record: &Record) -> Result<Table<G>, RecordError> {
        let header = &record.header;
        header.fits::<G>(content.hash())?;
        let names = header.names.clone();
        let setup = G::Setup::recalled(&header.setup);
        let dealing = header.dealing.clone();
        let mut table = Self::open_by(header.edition, content, &setup, names, dealing)
            .map_err(|error| header.wrong("Setup", error))?;
        for line in &record.steps {
            let step = line.step::<G>()?;
            table.apply(step).map_err(|refused| {
                let actor = match step {
                    Step::Act { seat, .. } if seat.index() < table.names.len() => {
                        Viewer::Seat(seat)
                    }
                    Step::Act { .. } | Step::Chance(_) => Viewer::Spectator,
                };
                let phrase = G::refused(&table.state.view(actor), &refused);
                RecordError::refused(line, refused.rule(), phrase)
            })?;
        }
        record.ends_as(table.state.outcome().as_ref())?;
        Ok(table)
    }
}

/// Why a shuffle is not proved fair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unfair {
    /// There was no shuffle: somebody chose the cards.
    DealtByHand,
    /// The game is not over, so the secret is still one.
    SecretNotRevealed,
    /// The revealed secret is not the one committed to.
    OtherSecret,
    /// The seed gives another outcome than the record has.
    OtherDraw {
        /// The step's number, counted from 0.
        step: usize,
        /// What the seed gives.
        drawn: String,
    },
}

/// How many times what a viewer cannot know is dealt anew to see whether a step would have looked the same.
const REDEALS: usize = 16;

/// Whether anybody learns anything by `step`: whether some viewer, knowing what she knew before it,
/// could have seen or heard something else.
pub fn teaches<G: Game>(before: &G, step: StepOf<G>) -> bool {
    let mut rng = repeatable(0);
    let (mut legal, mut drawable) = (Vec::new(), Vec::new());
    Viewer::all(before.n_seats()).any(|viewer| {
        let (known, noticed) = (before.view(viewer), witness(before, step, viewer));
        (0..REDEALS).any(|_| {
            let dealt = G::determinize(&known, &mut rng);
            let looks_the_same = |step| witness(&dealt, step, viewer) == noticed;
            match step {
                Step::Chance(_) => {
                    dealt.chance_outcomes(&mut drawable);
                    !drawable.iter().all(|(outcome, _)| looks_the_same(Step::Chance(*outcome)))
                }
                Step::Act { .. } if dealt.may(&step).is_ok() && looks_the_same(step) => false,
                // Something played face down may have been another card.
                Step::Act { seat, .. } => {
                    dealt.legal_actions(seat, &mut legal);
                    !legal.iter().any(|action| looks_the_same(Step::Act { seat, action: *action }))
                }
            }
        })
    })
}

/// What `viewer` hears while `step` is taken, and what she knows afterwards.
fn witness<G: Game>(before: &G, step: StepOf<G>, viewer: Viewer) -> (Vec<G::Event>, G::View) {
    let mut state = before.clone();
    let mut notices: Vec<Notice<G::Event>> = Vec::new();
    state.apply_unchecked(step, &mut notices);
    let heard = notices.into_iter().filter(|notice| notice.to.reaches(viewer));
    (heard.map(|notice| notice.event).collect(), state.view(viewer))
}
