//! What somebody types at the prompt.

/// A typed line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Command<'a> {
    /// Just Enter.
    Nothing,
    /// A choice, by number, notation or a word of it.
    Choice(&'a str),
    /// What can be typed.
    Help,
    /// The rules.
    Rules,
    /// One rule, by id.
    Rule(&'a str),
    /// Whether something is allowed.
    Why(&'a str),
    /// What can be done besides, by number, notation or a word of it; nothing lists it all.
    Also(&'a str),
    /// Take the last choice back.
    Undo,
    /// What has happened so far.
    Log,
    /// Write the record to a file.
    Save(&'a str),
    /// Leave.
    Quit,
}

impl Command<'_> {
    /// What the line asks for.
    pub(super) fn read(line: &str) -> Command<'_> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match (word, rest.trim()) {
            ("", _) => Command::Nothing,
            ("?" | "help" | "h", "") => Command::Help,
            ("rules", "") => Command::Rules,
            ("?" | "rule" | "rules", id) if !id.is_empty() => Command::Rule(id),
            ("why", notation) if !notation.is_empty() => Command::Why(notation),
            ("also", text) => Command::Also(text),
            ("u" | "undo", "") => Command::Undo,
            ("log", "") => Command::Log,
            ("save", file) if !file.is_empty() => Command::Save(file),
            ("q" | "quit" | "exit", "") => Command::Quit,
            _ => Command::Choice(line),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_told_from_choices() {
        assert_eq!(Command::read(""), Command::Nothing);
        assert_eq!(Command::read("?"), Command::Help);
        assert_eq!(Command::read("? LED-4"), Command::Rule("LED-4"));
        assert_eq!(Command::read("why raise"), Command::Why("raise"));
        assert_eq!(Command::read("also"), Command::Also(""));
        assert_eq!(Command::read("also 3"), Command::Also("3"));
        assert_eq!(Command::read("save my game"), Command::Save("my game"));
        assert_eq!(Command::read("mark b2"), Command::Choice("mark b2"));
        assert_eq!(Command::read("undo it all"), Command::Choice("undo it all"));
    }
}
