//! What there is to show of a game besides its board, in one value: [`Board::SHOWN`](crate::Board::SHOWN).
//!
//! Pages, tests and chores go through all boards ([`boards`](crate::boards())) and read this; none of them names a game.

use maud::Markup;

use crate::emblem;

/// What there is to show of a game besides its board. What is left out comes from [`Shown::PLAIN`].
#[derive(Debug)]
pub struct Shown {
    /// The colour of its card, as CSS has it; empty for the house's own.
    pub mood: &'static str,
    /// The picture on its card.
    pub emblem: fn() -> Markup,
    /// Its style sheet: the name of a file of `assets/games`.
    pub sheet: &'static str,
    /// The pictures beside its rules.
    pub samples: &'static [Sample],
    /// The options of a short game for one person and bots: what browsers play and what is measured.
    pub short: &'static str,
    /// The game that the README's pictures are taken of.
    pub portrait: Option<Portrait>,
}

impl Shown {
    /// A game that nobody has drawn yet.
    pub const PLAIN: Shown = Shown {
        mood: "",
        emblem: emblem::cards,
        sheet: "plain",
        samples: &[],
        short: "",
        portrait: None,
    };
}

/// A game worth a picture.
#[derive(Clone, Copy, Debug)]
pub struct Portrait {
    /// Its options.
    pub options: &'static str,
    /// Which game it is.
    pub seed: u64,
    /// How many decisions come before its middle.
    pub middle: usize,
}

/// A picture to be taken of a position of a real game, played out by bots.
#[derive(Debug)]
pub struct Sample {
    /// Its caption is the message `<game>-picture-<name>`.
    pub name: &'static str,
    /// The rule that it stands beside.
    pub rule: &'static str,
    /// The game's options.
    pub options: &'static str,
    /// Who plays: bots of this kind.
    pub player: &'static str,
    /// Which game it is, or the first to try.
    pub seed: u64,
    /// When it is taken: the first decision of which this is true.
    pub until: Until,
    /// What it shows.
    pub shows: Shows,
}

/// When a picture is taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Until {
    /// So many decisions have been taken.
    Decisions(usize),
    /// Somebody is asked this.
    Asked(&'static str),
    /// Somebody may do something whose notation begins so.
    Offered(&'static str),
    /// This was told.
    Told(&'static str),
    /// The game is over.
    Over,
}

/// What a picture shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shows {
    /// What lies between the players.
    Board,
    /// What the player in question has before her.
    Hand,
    /// Both.
    Table,
    /// The scoring.
    Result,
}

pub(crate) const GREEDY: &str = "greedy";
pub(crate) const RANDOM: &str = "random";

pub(crate) const fn sample(
    name: &'static str,
    rule: &'static str,
    (options, player, seed): (&'static str, &'static str, u64),
    until: Until,
    shows: Shows,
) -> Sample {
    Sample { name, rule, options, player, seed, until, shows }
}
