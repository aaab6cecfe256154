//! What every command needs: the games, a language, options, and cards that nobody chose.

use catalog::{AnyTable, Catalog, Title};
use engine::{Dealing, Digest, Knob, Options, Record, Secret, SetupError, Viewer};
use localization::{Lang, Speaker};

use crate::complaint::{Complaint, Done};

/// The games and the language they speak.
pub(crate) struct House {
    /// The games.
    pub(crate) catalog: Catalog,
    /// The language.
    pub(crate) lang: Lang,
}

impl House {
    /// The game with this id.
    pub(crate) fn title(&self, id: &str) -> Done<&dyn Title> {
        self.catalog.title(id).ok_or_else(|| Complaint::usage(self.no_such_game(id)))
    }

    /// What to say about a game that is not there.
    pub(crate) fn no_such_game(&self, id: &str) -> String {
        let known: Vec<&str> = self.catalog.titles().map(Title::id).collect();
        format!("there is no game `{}`; the games are {}", shortened(id), known.join(", "))
    }

    /// Speaks about a table to one reader.
    pub(crate) fn speaker<'a>(&self, names: &'a [String], reader: Viewer) -> Speaker<'a> {
        Speaker { lang: self.lang, names, reader }
    }
}

/// Options from words such as `seats=3`. Who names three players wants three seats without saying so again.
pub(crate) fn options(
    title: &dyn Title,
    words: &[String],
    players: &[String],
) -> Result<Options, SetupError> {
    let options: Options = words.join(" ").parse()?;
    let n_players = players.len().to_string();
    let can_seat = |knob: &Knob| knob.key == "seats" && knob.values.contains(&n_players.as_str());
    if options.get("seats").is_none() && title.knobs().iter().any(can_seat) {
        return Ok(options.with("seats", n_players));
    }
    Ok(options)
}

/// A house's part of the shuffle: from a number that can be repeated, or from the system's chance.
pub(crate) fn secret(seed: Option<u64>) -> Done<Secret> {
    if let Some(number) = seed {
        return Ok(Secret::from_number(number));
    }
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map_err(|error| Complaint::failed(format!("the system gives no random bytes: {error}")))?;
    Ok(Secret(Digest(bytes)))
}

/// A table that draws its own cards. Nobody at a terminal adds a salt: the house and the players are one.
pub(crate) fn dealt_by_the_house(secret: Secret, n_seats: usize) -> Dealing {
    Dealing::committed(secret, vec![String::new(); n_seats])
}

/// The record as the house keeps it for itself: with its secret, so that the game can go on.
pub(crate) fn own_record(table: &dyn AnyTable) -> Record {
    let mut record = table.record();
    record.header.dealing = table.dealing().clone();
    record
}

/// A text from outside, short enough to repeat in a message.
pub(crate) fn shortened(text: &str) -> String {
    const ROOM: usize = 60;
    if text.chars().count() <= ROOM {
        return text.to_string();
    }
    text.chars().take(ROOM).chain(['…']).collect()
}
