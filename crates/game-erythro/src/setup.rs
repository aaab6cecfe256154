//! What is agreed before a game: how many play, against whom, and how.

use alloc::string::String;
use alloc::sync::Arc;

use engine::{Content, Edition, Game as _, Knob, Options, Settled, SetupError};
use serde::Serialize;

use crate::content::{Difficulty, Pack, Sheet};
use crate::state::{Board, State};

/// The adversaries' ids, easiest first.
pub const ADVERSARIES: [&str; 3] = ["mars", "alliance", "consortium"];
/// The difficulties' ids; not every adversary has them all.
pub const DIFFICULTIES: [&str; 5] = ["introduction", "blitz", "medium", "fairly_hard", "hard"];

const KNOBS: &[Knob] = &[
    Knob::choice("seats", &["2", "3", "4"], "2"),
    Knob::choice("adversary", &ADVERSARIES, "mars"),
    Knob::choice("difficulty", &DIFFICULTIES, "medium"),
    Knob::choice("characters", &["chosen", "dealt"], "chosen"),
    Knob::choice("hands", &["hidden", "open"], "hidden"),
    Knob::reading("card_payment", "ERY-A4", &["own", "mixed"], "own"),
    Knob::reading("dome_payment", "ERY-A5", &["own", "mixed"], "own"),
    Knob::reading("cornered", "ERY-A26", &["all", "one"], "all"),
    Knob::reading("purchases", "ERY-A51", &["pass_ends", "until_content"], "pass_ends"),
    Knob::reading(
        "special_depollution",
        "ERY-A52",
        &["until_pass", "until_phase_end"],
        "until_pass",
    ),
];

/// A valid setup.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    pub(crate) pack: Arc<Pack>,
    pub(crate) terms: Terms,
}

/// The choices of a setup, without the content.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Terms {
    /// How many play (ERY-2).
    pub seats: u8,
    /// The place of the adversary in the pack.
    pub adversary: u8,
    /// The place of the difficulty on the adversary's sheet.
    pub difficulty: u8,
    /// How characters are found.
    pub characters: Characters,
    /// Who sees the hands.
    pub hands: Hands,
    /// How contested rules are read.
    #[serde(skip_serializing_if = "Readings::are_standard")]
    pub readings: Readings,
    /// The edition of the rules.
    #[serde(skip)]
    pub edition: Edition,
}

/// How contested rules are read.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
pub struct Readings {
    /// How a card is paid (ERY-A4).
    pub cards: Payment,
    /// How an attack on the dome is paid (ERY-A5).
    pub dome: Payment,
    /// Who cannot play when the game is lost (ERY-A26).
    pub cornered: Cornered,
    /// How long a player may buy (ERY-A51).
    #[serde(skip_serializing_if = "Purchases::is_first")]
    pub purchases: Purchases,
    /// How long a player may use the special depollution (ERY-A52).
    #[serde(skip_serializing_if = "SpecialUse::is_first")]
    pub special: SpecialUse,
}

/// How long a player may buy.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Purchases {
    /// Until he passes.
    #[default]
    PassEnds,
    /// Until all are content: he is asked again when the market has changed.
    UntilContent,
}

impl Purchases {
    #[allow(clippy::trivially_copy_pass_by_ref, reason = "the signature is serde's")]
    fn is_first(&self) -> bool {
        *self == Purchases::PassEnds
    }
}

/// How long a player may use the special depollution in a phase.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum SpecialUse {
    /// Until he passes.
    #[default]
    UntilPass,
    /// Until the phase ends: he is asked again when another has done something.
    UntilPhaseEnd,
}

impl SpecialUse {
    #[allow(clippy::trivially_copy_pass_by_ref, reason = "the signature is serde's")]
    fn is_first(&self) -> bool {
        *self == SpecialUse::UntilPass
    }
}

/// In which of a player's elements something is paid.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Payment {
    /// In one: a card in its own, an attack in the one chosen.
    #[default]
    Own,
    /// In any mix of both.
    Mixed,
}

/// Who cannot play when the game is lost.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Cornered {
    /// Everybody who still has to.
    #[default]
    All,
    /// A single player.
    One,
}

impl Readings {
    #[allow(clippy::trivially_copy_pass_by_ref, reason = "the signature is serde's")]
    fn are_standard(&self) -> bool {
        *self == Readings::default()
    }

    fn new(settled: &Settled) -> Readings {
        let payment = |key| match settled.get(key) {
            "mixed" => Payment::Mixed,
            _ => Payment::Own,
        };
        let cornered = match settled.get("cornered") {
            "one" => Cornered::One,
            _ => Cornered::All,
        };
        let purchases = match settled.get("purchases") {
            "until_content" => Purchases::UntilContent,
            _ => Purchases::PassEnds,
        };
        let special = match settled.get("special_depollution") {
            "until_phase_end" => SpecialUse::UntilPhaseEnd,
            _ => SpecialUse::UntilPass,
        };
        let [cards, dome] = ["card_payment", "dome_payment"].map(payment);
        Readings { cards, dome, cornered, purchases, special }
    }

    fn write(self, options: Options) -> Options {
        let payment = |payment| match payment {
            Payment::Own => "own",
            Payment::Mixed => "mixed",
        };
        let cornered = match self.cornered {
            Cornered::All => "all",
            Cornered::One => "one",
        };
        let purchases = match self.purchases {
            Purchases::PassEnds => "pass_ends",
            Purchases::UntilContent => "until_content",
        };
        let special = match self.special {
            SpecialUse::UntilPass => "until_pass",
            SpecialUse::UntilPhaseEnd => "until_phase_end",
        };
        options
            .with("card_payment", payment(self.cards))
            .with("dome_payment", payment(self.dome))
            .with("cornered", cornered)
            .with("purchases", purchases)
            .with("special_depollution", special)
    }
}

/// How characters are found (ERY-23).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Characters {
    /// Everyone chooses one.
    Chosen,
    /// They are dealt.
    Dealt,
}

/// Who sees the hands (ERY-31).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Hands {
    /// Only their owners.
    Hidden,
    /// Everyone.
    Open,
}

impl Terms {
    /// The adversary's sheet.
    pub fn sheet(self, pack: &Pack) -> &Sheet {
        &pack.printed.adversaries[usize::from(self.adversary)]
    }

    /// The line of the sheet's table.
    pub fn level(self, pack: &Pack) -> &Difficulty {
        &self.sheet(pack).difficulties[usize::from(self.difficulty)]
    }

    /// Whether what a player was shown alone counts for what he may begin (ERY-A47).
    pub(crate) fn trusts_what_was_shown(self) -> bool {
        self.edition > Edition::FIRST
    }

    /// Whether looking ahead forgets what an earlier effect of the card takes away (ERY-A39). By edition 1 games were
    /// played that way and, from 17 November 2026 on, the other; whatever either allowed goes on being allowed there.
    pub(crate) fn forgets_what_is_taken(self) -> bool {
        self.edition == Edition::FIRST
    }

    /// The board.
    pub fn board(self, pack: &Pack) -> &Board {
        pack.board(self.seats)
    }
}

impl engine::Setup for Setup {
    type Pack = Pack;

    fn knobs() -> &'static [Knob] {
        KNOBS
    }

    fn new(content: &Content<Pack>, options: &Options) -> Result<Setup, SetupError> {
        let settled = options.settle(KNOBS)?;
        let pack = content.pack.clone();
        let place = |found: Option<usize>, key, reason: &str| {
            found.map(|n| n as u8).ok_or_else(|| SetupError::new(key, String::from(reason)))
        };
        let sheets = &pack.printed.adversaries;
        let adversary = sheets.iter().position(|sheet| sheet.id == settled.get("adversary"));
        let adversary = place(adversary, "adversary", "the content pack has no such adversary")?;
        let levels = &sheets[usize::from(adversary)].difficulties;
        let difficulty = levels.iter().position(|level| level.id == settled.get("difficulty"));
        let difficulty = place(difficulty, "difficulty", "this adversary does not offer it")?;
        let characters = match settled.get("characters") {
            "dealt" => Characters::Dealt,
            _ => Characters::Chosen,
        };
        let hands = match settled.get("hands") {
            "open" => Hands::Open,
            _ => Hands::Hidden,
        };
        let seats = settled.number("seats") as u8;
        let readings = Readings::new(&settled);
        let edition = State::EDITIONS.current;
        let terms = Terms { seats, adversary, difficulty, characters, hands, readings, edition };
        Ok(Setup { pack, terms })
    }

    fn options(&self) -> Options {
        let characters = match self.terms.characters {
            Characters::Chosen => "chosen",
            Characters::Dealt => "dealt",
        };
        let hands = match self.terms.hands {
            Hands::Hidden => "hidden",
            Hands::Open => "open",
        };
        let options = Options::new()
            .with("seats", self.terms.seats)
            .with("adversary", &self.terms.sheet(&self.pack).id)
            .with("difficulty", &self.terms.level(&self.pack).id)
            .with("characters", characters)
            .with("hands", hands);
        self.terms.readings.write(options)
    }

    fn n_seats(&self) -> usize {
        usize::from(self.terms.seats)
    }

    fn by_edition(mut self, edition: Edition) -> Setup {
        self.terms.edition = edition;
        self
    }
}
