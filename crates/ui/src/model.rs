//! What the pages show, as plain data: whoever serves them fills these in, and everything in them is meant for the one who reads.

use std::collections::BTreeSet;

use catalog::AnyView;
use engine::{Options, Outcome, Phrase, Seat, Viewer};
use localization::Lang;

use crate::board::Touch;

/// Where a page is read, and by whom.
#[derive(Clone, Debug)]
pub struct Reader {
    /// The language.
    pub lang: Lang,
    /// The name she last played under.
    pub name: Option<String>,
    /// The path and query of this page, for the switch of languages.
    pub path: String,
}

/// A table in a list of tables.
#[derive(Clone, Debug)]
pub struct TableCard {
    /// Its id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The game's options.
    pub options: Options,
    /// Who sits there, seat by seat.
    pub seats: Vec<SeatCard>,
    /// What the reader has to do with it.
    pub reader: Standing,
    /// Whether the game is over.
    pub is_over: bool,
    /// When something last happened, in milliseconds since 1970.
    pub touched_ms: i64,
}

/// What somebody has to do with a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// Nothing yet.
    Stranger,
    /// A seat is kept for her.
    Invited,
    /// She sits there, and others have to decide.
    Seated,
    /// She sits there, and the table waits for her.
    Awaited,
}

/// A seat in a list of tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatCard {
    /// Anybody may sit down.
    Open,
    /// It is kept for somebody who has not said yes.
    Kept(String),
    /// A person.
    Person(String),
    /// A bot of a level.
    Bot(String),
}

/// The first page.
#[derive(Clone, Debug)]
pub struct Lobby {
    /// The reader's tables, those that wait for her first.
    pub mine: Vec<TableCard>,
    /// The tables where anybody may sit down or watch.
    pub open: Vec<TableCard>,
    /// With whom the reader played last.
    pub played_with: Vec<String>,
}

/// What a link brings to the device that opened it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatLink {
    /// The address that uses the link up.
    pub address: String,
    /// The game's id.
    pub game: String,
    /// The seat.
    pub seat: Seat,
    /// Who sits there.
    pub name: String,
    /// For how many minutes it can still be used.
    pub minutes: usize,
}

/// Something that opens the reader's seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeviceLine {
    /// What it is called when it is to be signed out.
    pub id: String,
    /// What it is.
    pub kind: DeviceKind,
    /// When it was let in, in milliseconds since 1970.
    pub made_ms: i64,
    /// The last day on which it was used.
    pub used_ms: Option<i64>,
    /// Whether it is the reader's own.
    pub is_this: bool,
}

/// What opens a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DeviceKind {
    /// A browser.
    Browser,
    /// A program with a token.
    Program,
    /// A link that waits to be used.
    Link {
        /// For how many minutes it can still be used.
        minutes: usize,
    },
}

/// Where a table stands.
#[derive(Clone, PartialEq, Debug)]
pub enum Stage {
    /// People are still sitting down.
    Gathering {
        /// The whole address that invites others, on the page itself. Updates have none: the address is not the same for
        /// everybody who sees the same, and the page keeps what it has.
        invitation: Option<String>,
        /// Whether the reader sees to the table: starts the game, bots taking the empty seats, and frees the seats of those who
        /// do not come.
        is_host: bool,
        /// Whether the reader may still sit down.
        may_sit: bool,
        /// The seat that is kept for the reader until she says yes. Only a whole page knows it, and no fragment.
        kept: Option<Seat>,
    },
    /// The game is on.
    Playing,
    /// The game is over.
    Over {
        /// The table where the same people play again, if somebody asked for it.
        rematch: Option<String>,
    },
    /// The steps no longer replay: the table is kept as it is.
    ReadOnly {
        /// Why, as everybody may read it.
        why: Phrase,
        /// What exactly is wrong, for those who might mend it.
        detail: Option<String>,
        /// Whether its record is to be had: not of a game that was still going on.
        has_record: bool,
    },
}

/// Whether the reader may take back what she did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Undo {
    /// There is nothing to take back.
    No,
    /// Nobody has learned anything since: at once.
    Free,
    /// If everybody agrees.
    ByConsent,
    /// The reader has asked, and the others have not all answered.
    Asked,
    /// This player asks everybody.
    AskedBy(Seat),
}

/// Somebody at the table.
#[derive(Clone, Debug)]
pub struct Place {
    /// The seat.
    pub seat: Seat,
    /// Who has it.
    pub holder: Holder,
    /// The name shown.
    pub name: String,
    /// Whether the table waits for this seat.
    pub is_awaited: bool,
    /// How much time is left for the decision: milliseconds since 1970 at which it runs out.
    pub deadline_ms: Option<i64>,
    /// What the reader may do about this seat.
    pub reader_may: Option<SeatAct>,
}

/// What a reader may do about somebody else's seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatAct {
    /// Give it to others, since its holder is away.
    Free,
    /// Take it from the bot that has it.
    Take,
}

/// Who has a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Holder {
    /// Nobody yet.
    Open,
    /// Somebody who has not said yes.
    Kept,
    /// A person who is there, or not connected at the moment.
    Person {
        /// Whether she is connected.
        is_here: bool,
    },
    /// A bot of this level.
    Bot(String),
    /// A bot plays for a person who left, and who may come back.
    StandIn(String),
}

/// Something the reader may do.
#[derive(Clone, Debug)]
pub struct Offer {
    /// Its notation.
    pub notation: String,
    /// What it means.
    pub label: Phrase,
    /// Whether it cannot be taken back without asking, so that it is confirmed first.
    pub lasts: bool,
}

/// A line of the log.
#[derive(Clone, Debug)]
pub struct LogLine {
    /// The number of the step it belongs to, from 1.
    pub step: usize,
    /// Who acted; nobody when something was drawn.
    pub seat: Option<Seat>,
    /// What happened.
    pub line: Phrase,
    /// The rule that explains it.
    pub rule: Option<&'static str>,
}

/// Something said at the table.
#[derive(Clone, Debug)]
pub struct Remark {
    /// Its number, from 1.
    pub n: u64,
    /// Who said it; nobody's seat for somebody who watches.
    pub seat: Option<Seat>,
    /// What.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at_ms: i64,
}

/// A table as one reader sees it.
#[derive(Debug)]
pub struct TableModel<'a> {
    /// Its id.
    pub id: &'a str,
    /// The game's id.
    pub game: &'a str,
    /// The game's options.
    pub options: &'a Options,
    /// The language.
    pub lang: Lang,
    /// Who reads.
    pub viewer: Viewer,
    /// The players' names, seat by seat.
    pub names: &'a [String],
    /// How many entries the table's journal has: a page knows by it what it has missed.
    pub version: u64,
    /// Where the table stands.
    pub stage: Stage,
    /// Everybody at the table.
    pub places: Vec<Place>,
    /// What the reader knows of the game, once it has begun.
    pub view: Option<AnyView>,
    /// What is going on, in a sentence.
    pub prompt: Option<Phrase>,
    /// What the reader may do.
    pub choices: Vec<Offer>,
    /// What she may do besides, her turn or not.
    pub asides: Vec<Offer>,
    /// Whether she may take something back.
    pub undo: Undo,
    /// Whether it is known by now which choices last and whether she may take something back; the page is drawn again
    /// when it is.
    pub is_foreseen: bool,
    /// What the others touched since her last decision.
    pub marked: BTreeSet<Touch>,
    /// What happened so far, the latest last; a page may hold only the last lines.
    pub log: Vec<LogLine>,
    /// What was said.
    pub chat: Vec<Remark>,
    /// The result.
    pub outcome: Option<Outcome>,
    /// The hash that the house committed to before anybody sat.
    pub commitment: Option<String>,
    /// How many people watch.
    pub n_watching: usize,
    /// What everybody at the table has to know, such as that its last moves were lost.
    pub notice: Option<Phrase>,
    /// All seats of the reader's browser, where it has several. Only a whole page knows them, and no fragment.
    pub own_seats: Vec<Seat>,
}

/// A moment of a finished game.
#[derive(Debug)]
pub struct Replay<'a> {
    /// The table at that moment, as the chosen viewer saw it.
    pub table: TableModel<'a>,
    /// With all cards open: what each seat knew at that moment, seat by seat. Empty otherwise.
    pub open: Vec<AnyView>,
    /// After how many steps this is.
    pub step: usize,
    /// How many steps there are.
    pub n_steps: usize,
    /// Whether the shuffle was proved: how many draws agree, or what does not.
    pub fairness: Fairness,
    /// How everybody's chances changed.
    pub chances: Chances,
}

/// Everybody's chances over a finished game, as far as they have been worked out.
#[derive(Clone, PartialEq, Debug)]
pub enum Chances {
    /// Nobody has asked for them.
    Unasked,
    /// They are being worked out: so many moments of all.
    Running {
        /// How many moments are done.
        done: usize,
        /// How many there are.
        of: usize,
    },
    /// Each seat's before the first step and after each.
    Ready(Vec<Vec<f64>>),
}

/// What the house's revealed secret proves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fairness {
    /// The hash that was shown before anybody sat.
    pub commitment: String,
    /// The secret, revealed.
    pub secret: String,
    /// What each seat added.
    pub salts: Vec<String>,
    /// How many draws were repeated and agree, or the first thing that does not.
    pub verdict: Result<usize, String>,
}
