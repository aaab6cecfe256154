//! What is kept, as plain data.

/// A table's number in this file.
pub type TableNo = i64;

/// A table about to be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTable {
    /// Its id, hard to guess.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The edition of its rules.
    pub edition: i64,
    /// The game's options.
    pub setup: String,
    /// The content pack it is played with: hash and text.
    pub pack: Option<(String, String)>,
    /// The house's part of the shuffle.
    pub secret: String,
    /// What the host chose beside the game's options.
    pub settings: String,
    /// Whether the lobby shows it to everybody.
    pub is_public: bool,
    /// When.
    pub created_ms: i64,
    /// No clock runs out before this time.
    pub due_ms: Option<i64>,
    /// The journal so far.
    pub entries: Vec<Entry>,
    /// Who has a seat already; the table's number in them is not looked at.
    pub keys: Vec<Key>,
    /// Who opens it.
    pub opened_by: Opener,
    /// For how long after it was last touched the lobby lists it.
    pub listed_for_ms: i64,
}

/// Who opened a table: keyed hashes, which are shown to nobody.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, sqlx::FromRow)]
pub struct Opener {
    /// The person or program, where it is known.
    #[sqlx(rename = "opened_by_person")]
    pub person: Option<String>,
    /// The network address it was asked from.
    #[sqlx(rename = "opened_by_network")]
    pub network: Option<String>,
}

/// A table as it was opened, with the pack it is played with.
#[derive(Clone, PartialEq, Eq, Debug, sqlx::FromRow)]
pub struct TableRow {
    /// Its number.
    pub no: TableNo,
    /// Its id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The edition of its rules.
    pub edition: i64,
    /// The game's options.
    pub setup: String,
    /// The hash of the content pack.
    pub pack_hash: Option<String>,
    /// The text of the content pack.
    pub pack: Option<String>,
    /// The house's part of the shuffle.
    pub secret: String,
    /// What the host chose beside the game's options.
    pub settings: String,
    /// Whether the lobby shows it to everybody.
    pub is_public: bool,
    /// When it was opened.
    pub created_ms: i64,
    /// When the game ended.
    pub over_ms: Option<i64>,
    /// Who opened it.
    #[sqlx(flatten)]
    pub opened_by: Opener,
    /// When it was put away.
    pub put_away_ms: Option<i64>,
}

/// One line of a journal.
#[derive(Clone, PartialEq, Eq, Debug, sqlx::FromRow)]
pub struct Entry {
    /// What happened.
    pub entry: String,
    /// When.
    pub at_ms: i64,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug, sqlx::FromRow)]
pub struct Summary {
    /// Its id.
    pub id: String,
    /// When something last happened.
    pub touched_ms: i64,
    /// When the game ended.
    pub over_ms: Option<i64>,
    /// The seat that the asker's token opens, counted from 1.
    pub seat: Option<i64>,
}

/// A public table, as the lobby lists it.
#[derive(Clone, PartialEq, Eq, Debug, sqlx::FromRow)]
pub struct Listing {
    /// Its number.
    pub no: TableNo,
    /// Its id.
    pub id: String,
    /// Who opened it.
    #[sqlx(flatten)]
    pub opened_by: Opener,
    /// Whether the game has begun.
    pub is_begun: bool,
    /// When something last happened.
    pub touched_ms: i64,
    /// For how long after that the lobby lists it.
    pub listed_for_ms: i64,
}

impl Listing {
    /// When it drops out if nobody touches it.
    pub fn until_ms(&self) -> i64 {
        self.touched_ms.saturating_add(self.listed_for_ms)
    }
}

/// What a token opens: a seat, for as long as one occupancy of it lasts.
#[derive(Clone, PartialEq, Eq, Debug, sqlx::FromRow)]
pub struct Key {
    /// The hash of the token. What begins with a `p` belongs to a program.
    pub token_hash: String,
    /// The table's number.
    pub table_no: TableNo,
    /// The seat, counted from 1.
    pub seat: i64,
    /// The occupancy: the number of the journal's entry with which somebody took the seat.
    pub occupancy: i64,
    /// When it was made.
    pub made_ms: i64,
    /// The last day on which it was used; for a link that opens once, when that was.
    pub used_ms: Option<i64>,
    /// For a link that opens once: until when.
    pub expires_ms: Option<i64>,
    /// From which network it was asked for, hashed.
    pub network: Option<String>,
}

/// Something that changes about who may act at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum KeyChange {
    /// Lets whoever has the token act for the key's seat, and for no other one at its table.
    Add(Key),
    /// Takes one key away.
    Drop {
        /// The hash of its token.
        token_hash: String,
    },
    /// Takes away every key of a seat, for good: its occupancy ends. Links stay, and open nothing any more.
    End {
        /// The seat, counted from 1.
        seat: i64,
    },
    /// Notes when a key was used.
    Use {
        /// The hash of its token.
        token_hash: String,
        /// When.
        at_ms: i64,
    },
}

/// Somebody asks for everybody's chances over a finished game.
#[derive(Clone, PartialEq, Eq, Debug, sqlx::FromRow)]
pub struct AnalysisWish {
    /// The table's number.
    pub table_no: TableNo,
    /// How they are to be worked out.
    pub method: String,
    /// The network she asks from, hashed.
    pub network: String,
    /// Who asks, hashed, as far as she is known.
    pub person: String,
    /// When.
    pub asked_ms: i64,
}

/// Something said at a table.
#[derive(Clone, PartialEq, Eq, Debug, sqlx::FromRow)]
pub struct Remark {
    /// Its number, from 1. The store gives it.
    pub n: i64,
    /// Who, counted from 1; 0 for somebody who watches.
    pub seat: i64,
    /// What.
    pub text: String,
    /// When.
    pub at_ms: i64,
}
