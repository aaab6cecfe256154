//! The commands there are, for `help` and for complaints.

use serde_json::{Value, json};

/// A command: its name, its fields, and what it does.
pub(super) struct Command {
    /// What the request's `cmd` says.
    pub(super) name: &'static str,
    /// The fields it takes.
    pub(super) fields: &'static [&'static str],
    /// What it does.
    pub(super) about: &'static str,
}

const fn command(
    name: &'static str,
    fields: &'static [&'static str],
    about: &'static str,
) -> Command {
    Command { name, fields, about }
}

/// Every command, in the order in which one needs them.
pub(super) const COMMANDS: &[Command] = &[
    command("help", &[], "lists the commands"),
    command("games", &[], "lists the games and their options"),
    command("lang", &["lang"], "chooses the language of the sentences: en or fr"),
    command(
        "new",
        &["game", "setup", "names", "chance", "seed", "lang"],
        "starts a game; chance is auto or manual",
    ),
    command("turn", &[], "says what the table waits for"),
    command("legal", &["seat"], "lists what a seat may do"),
    command("asides", &["seat"], "lists what a seat may do besides, awaited or not"),
    command(
        "bot",
        &["seat", "level", "sims", "ms", "seed"],
        "says what a bot would do for a seat, without doing it",
    ),
    command("outcomes", &[], "lists what may be drawn, with weights"),
    command("act", &["seat", "action"], "takes an action"),
    command("chance", &["outcome"], "draws this; at tables with manual chance"),
    command("view", &["viewer"], "tells what a seat or the spectator knows"),
    command(
        "why",
        &["seat", "action"],
        "says whether an action is legal, or which rule forbids it",
    ),
    command("record", &[], "gives the game so far as a record"),
    command("load", &["record"], "goes on from a record"),
    command("undo", &["seat", "steps"], "takes back a seat's last action, or any number of steps"),
    command("quit", &[], "ends the session"),
];

/// The command with this name.
pub(super) fn find(name: &str) -> Option<&'static Command> {
    COMMANDS.iter().find(|command| command.name == name)
}

/// The list as `help` gives it.
pub(super) fn help() -> Value {
    let entry = |command: &Command| json!({ "cmd": command.name, "fields": command.fields, "about": command.about });
    COMMANDS.iter().map(entry).collect()
}
