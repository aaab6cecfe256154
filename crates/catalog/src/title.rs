//! A game one can choose: its options, its content, and new tables.

use std::ops::Range;

use bots::Player;
use engine::{
    Content, ContentError, Dealing, Edition, Editions, Encode, Entry, Hints, Knob, Layout, Options,
    Pack, PackOf, Record, RecordError, Setup, SetupError, Table, Words,
};

use crate::batch::{AnyBatch, Batch, Terms};
use crate::simulate::{Tally, play_games};
use crate::soak::{Soaked, soak};
use crate::state::{AnyState, Position};
use crate::table::AnyTable;

/// Where a game stands in the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shelf {
    /// In front: one of the games this is all about.
    Front,
    /// Behind a fold: a game beside those, whoever made it.
    More,
    /// Behind a fold, below: a small game with known answers.
    Reference,
}

/// Every way to set up a game: each combination of its choices that makes a setup. Readings of the rules are as they are by
/// default (see [`all_setups_and_readings`]).
pub fn all_setups(title: &dyn Title) -> Vec<Options> {
    let mut combinations = vec![Options::new()];
    for knob in title.knobs().iter().filter(|knob| !knob.is_reading()) {
        let with_each = |options: &Options| {
            let options = options.clone();
            knob.values
                .iter()
                .map(move |value| options.clone().with(knob.key, value))
                .collect::<Vec<_>>()
        };
        combinations = combinations.iter().flat_map(with_each).collect();
    }
    combinations.retain(|options| title.n_seats(options).is_ok());
    combinations
}

/// Every way to set up a game, with so many readings of the rules that every value of each occurs: the first of all of
/// them, the second of all, and so on.
pub fn all_setups_and_readings(title: &dyn Title) -> Vec<Options> {
    let readings: Vec<&Knob> = title.knobs().iter().filter(|knob| knob.is_reading()).collect();
    let most = readings.iter().map(|knob| knob.values.len()).max().unwrap_or(1);
    let read = |setup: &Options, n: usize| {
        let value = |knob: &Knob| knob.values[n.min(knob.values.len() - 1)];
        readings.iter().fold(setup.clone(), |setup, knob| setup.with(knob.key, value(knob)))
    };
    let setups = all_setups(title);
    let read = (0..most).flat_map(|n| setups.iter().map(move |setup| read(setup, n)));
    // Not every reading goes with every setup.
    read.filter(|options| title.n_seats(options).is_ok()).collect()
}

/// A game with its content, whatever its types.
pub trait Title: Send + Sync {
    /// Its name in commands, files and records.
    fn id(&self) -> &'static str;

    /// Where it stands in the list.
    fn shelf(&self) -> Shelf;

    /// What a host can choose.
    fn knobs(&self) -> &'static [Knob];

    /// Options that were written down earlier, as they are said today (see [`engine::Setup::recalled`]).
    fn recalled(&self, options: &Options) -> Options;

    /// The editions of its rules that can be played.
    fn editions(&self) -> Editions;

    /// How many seats a game with these options has.
    ///
    /// # Errors
    /// When the options do not make a setup.
    fn n_seats(&self, options: &Options) -> Result<usize, SetupError>;

    /// Sets up a table by the current rules; `names` are the players', seat by seat.
    ///
    /// # Errors
    /// When the options do not make a setup, or the names or salts are not one for each seat.
    fn open(
        &self,
        options: &Options,
        names: Vec<String>,
        dealing: Dealing,
    ) -> Result<Box<dyn AnyTable>, SetupError> {
        self.open_by(self.editions().current, options, names, dealing)
    }

    /// The same by the rules of an edition.
    ///
    /// # Errors
    /// As [`open`](Title::open), or when the program does not have these rules.
    fn open_by(
        &self,
        edition: Edition,
        options: &Options,
        names: Vec<String>,
        dealing: Dealing,
    ) -> Result<Box<dyn AnyTable>, SetupError>;

    /// Replays a record.
    ///
    /// # Errors
    /// The first line that is wrong, and why.
    fn load(&self, record: &Record) -> Result<Box<dyn AnyTable>, RecordError>;

    /// Has `players` (seat by seat) play the games with these numbers, one after another, and counts what
    /// comes of them. A game depends on the options, the players, `seed` and its number alone.
    ///
    /// # Errors
    /// When the options do not make a setup, or there is not one player for each seat.
    fn simulate(
        &self,
        options: &Options,
        players: &[Player],
        seed: u64,
        games: Range<u64>,
    ) -> Result<Tally, SetupError>;

    /// What the numbers of this game mean, for programs that learn.
    fn layout(&self) -> Layout;

    /// The position before the first step, for programs that play every seat themselves.
    ///
    /// # Errors
    /// When the options do not make a setup.
    fn position(&self, options: &Options) -> Result<Box<dyn AnyState>, SetupError>;

    /// Many games side by side, for programs that learn.
    ///
    /// # Errors
    /// When the options do not make a setup.
    fn batch(
        &self,
        options: &Options,
        n_games: usize,
        terms: Terms,
    ) -> Result<Box<dyn AnyBatch>, SetupError>;

    /// Plays the random games with these numbers, each step checked.
    ///
    /// # Errors
    /// The first thing that was not as it should be, or options that do not make a setup.
    fn soak(&self, options: &Options, games: Range<u64>) -> Result<Soaked, String>;

    /// The content pack's file name, for games that have one.
    fn pack_file(&self) -> Option<String>;

    /// The text of the content pack in use.
    fn pack_text(&self) -> &str;

    /// Reads and checks another pack for this game without using it. Returns how many entries it has.
    ///
    /// # Errors
    /// Everything that is wrong with it, each with its line.
    fn check_pack(&self, text: &str) -> Result<usize, Vec<ContentError>>;

    /// The same game with another content pack.
    ///
    /// # Errors
    /// Everything that is wrong with it, each with its line.
    fn with_pack(&self, text: &str) -> Result<Box<dyn Title>, Vec<ContentError>>;

    /// Every card, tile or board in the pack in use.
    fn entries(&self) -> Vec<Entry>;
}

/// The game `G` on the shelf.
pub(crate) struct Shelved<G: Words + Hints + Encode> {
    content: Content<PackOf<G>>,
    shelf: Shelf,
}

impl<G: Words + Hints + Encode> Shelved<G> {
    pub(crate) fn new(content: Content<PackOf<G>>, shelf: Shelf) -> Shelved<G> {
        Shelved { content, shelf }
    }
}

impl<G: Words + Hints + Encode> Title for Shelved<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn shelf(&self) -> Shelf {
        self.shelf
    }

    fn knobs(&self) -> &'static [Knob] {
        G::Setup::knobs()
    }

    fn recalled(&self, options: &Options) -> Options {
        G::Setup::recalled(options)
    }

    fn editions(&self) -> Editions {
        G::EDITIONS
    }

    fn n_seats(&self, options: &Options) -> Result<usize, SetupError> {
        Ok(G::Setup::new(&self.content, options)?.n_seats())
    }

    fn open_by(
        &self,
        edition: Edition,
        options: &Options,
        names: Vec<String>,
        dealing: Dealing,
    ) -> Result<Box<dyn AnyTable>, SetupError> {
        Ok(Box::new(Table::<G>::open_by(edition, &self.content, options, names, dealing)?))
    }

    fn load(&self, record: &Record) -> Result<Box<dyn AnyTable>, RecordError> {
        Ok(Box::new(Table::<G>::load(&self.content, record)?))
    }

    fn simulate(
        &self,
        options: &Options,
        players: &[Player],
        seed: u64,
        games: Range<u64>,
    ) -> Result<Tally, SetupError> {
        let setup = G::Setup::new(&self.content, options)?;
        if players.len() != setup.n_seats() {
            return Err(SetupError::new("seats", "there must be one player for each seat"));
        }
        Ok(play_games::<G>(&setup, players, seed, games))
    }

    fn layout(&self) -> Layout {
        G::LAYOUT
    }

    fn position(&self, options: &Options) -> Result<Box<dyn AnyState>, SetupError> {
        let setup = G::Setup::new(&self.content, options)?;
        Ok(Box::new(Position::new(G::start(&setup))))
    }

    fn batch(
        &self,
        options: &Options,
        n_games: usize,
        terms: Terms,
    ) -> Result<Box<dyn AnyBatch>, SetupError> {
        let setup = G::Setup::new(&self.content, options)?;
        Ok(Box::new(Batch::<G>::new(&setup, n_games, terms)))
    }

    fn soak(&self, options: &Options, games: Range<u64>) -> Result<Soaked, String> {
        let setup = G::Setup::new(&self.content, options).map_err(|error| error.to_string())?;
        soak::<G>(&setup, games)
    }

    fn pack_file(&self) -> Option<String> {
        let game = <PackOf<G> as Pack>::GAME;
        (!game.is_empty()).then(|| format!("{game}.toml"))
    }

    fn pack_text(&self) -> &str {
        &self.content.text
    }

    fn check_pack(&self, text: &str) -> Result<usize, Vec<ContentError>> {
        Ok(Content::<PackOf<G>>::read(text)?.pack.entries().len())
    }

    fn with_pack(&self, text: &str) -> Result<Box<dyn Title>, Vec<ContentError>> {
        Ok(Box::new(Shelved::<G>::new(Content::read(text)?, self.shelf)))
    }

    fn entries(&self) -> Vec<Entry> {
        self.content.pack.entries()
    }
}
