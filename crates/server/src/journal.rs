//! The lines of a table's journal, as text and back.

use std::fmt;

use engine::Seat;

/// Something that happened at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Entry {
    /// Somebody sat down, with a part of the shuffle and a name.
    Sit { seat: Seat, salt: String, name: String },
    /// A seat is kept for somebody who has not said yes.
    Keep { seat: Seat, name: String },
    /// It is kept no longer.
    Free(Seat),
    /// A bot has this seat.
    Bot { seat: Seat, player: String },
    /// The game began.
    Start,
    /// An action with the draws that followed it, in notation.
    Steps(Vec<String>),
    /// So many steps were taken back.
    Undo(usize),
    /// Somebody left: a bot plays for her.
    Leave(Seat),
    /// She took her seat back.
    Back(Seat),
    /// Somebody asks everybody to let her take back her last action.
    Ask(Seat),
    /// Somebody agrees.
    Agree(Seat),
    /// Somebody does not.
    Refuse(Seat),
    /// The same people play again at another table.
    Rematch(String),
    /// Somebody has answered, and is told to nobody yet.
    Hold { seat: Seat, notation: String },
    /// Her answer was taken back before anybody was told, or has been overtaken.
    Withdraw(Seat),
}

/// One line each; an action and its draws are several lines of one entry.
impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Sit { seat, salt, name } => write!(f, "sit {seat} {salt} {name}"),
            Entry::Keep { seat, name } => write!(f, "keep {seat} {name}"),
            Entry::Free(seat) => write!(f, "free {seat}"),
            Entry::Bot { seat, player } => write!(f, "bot {seat} {player}"),
            Entry::Start => f.write_str("start"),
            Entry::Steps(steps) => {
                for (n, step) in steps.iter().enumerate() {
                    write!(f, "{}step {step}", if n == 0 { "" } else { "\n" })?;
                }
                Ok(())
            }
            Entry::Undo(n) => write!(f, "undo {n}"),
            Entry::Leave(seat) => write!(f, "leave {seat}"),
            Entry::Back(seat) => write!(f, "back {seat}"),
            Entry::Ask(seat) => write!(f, "ask {seat}"),
            Entry::Agree(seat) => write!(f, "agree {seat}"),
            Entry::Refuse(seat) => write!(f, "refuse {seat}"),
            Entry::Rematch(table) => write!(f, "rematch {table}"),
            Entry::Hold { seat, notation } => write!(f, "hold {seat} {notation}"),
            Entry::Withdraw(seat) => write!(f, "withdraw {seat}"),
        }
    }
}

impl Entry {
    /// Who acted, if it is an action.
    pub(crate) fn actor(&self) -> Option<Seat> {
        match self {
            Entry::Steps(steps) => actor(steps.first()?),
            _ => None,
        }
    }

    /// The seat it is about, if it is about one.
    pub(crate) fn seat(&self) -> Option<Seat> {
        match self {
            Entry::Sit { seat, .. }
            | Entry::Keep { seat, .. }
            | Entry::Free(seat)
            | Entry::Bot { seat, .. }
            | Entry::Leave(seat)
            | Entry::Back(seat)
            | Entry::Ask(seat)
            | Entry::Agree(seat)
            | Entry::Refuse(seat)
            | Entry::Hold { seat, .. }
            | Entry::Withdraw(seat) => Some(*seat),
            Entry::Steps(_) => self.actor(),
            Entry::Start | Entry::Undo(_) | Entry::Rematch(_) => None,
        }
    }

    /// Whether nobody but its seat may ever notice it, not even by a number that counts up.
    pub(crate) fn is_secret(&self) -> bool {
        matches!(self, Entry::Hold { .. } | Entry::Withdraw(_))
    }

    /// Reads an entry; `None` for one that this version of the program does not know.
    pub(crate) fn read(text: &str) -> Option<Entry> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        Some(match word {
            "sit" => {
                let mut parts = rest.splitn(3, ' ');
                let seat = parts.next()?.parse().ok()?;
                let salt = parts.next()?.to_string();
                Entry::Sit { seat, salt, name: parts.next()?.to_string() }
            }
            "keep" => {
                let (seat, name) = rest.split_once(' ')?;
                Entry::Keep { seat: seat.parse().ok()?, name: name.to_string() }
            }
            "free" => Entry::Free(rest.parse().ok()?),
            "bot" => {
                let (seat, player) = rest.split_once(' ')?;
                Entry::Bot { seat: seat.parse().ok()?, player: player.to_string() }
            }
            "start" => Entry::Start,
            "step" => {
                let step = |line: &str| line.strip_prefix("step ").map(ToString::to_string);
                Entry::Steps(text.split('\n').map(step).collect::<Option<_>>()?)
            }
            "undo" => Entry::Undo(rest.parse().ok()?),
            "leave" => Entry::Leave(rest.parse().ok()?),
            "back" => Entry::Back(rest.parse().ok()?),
            "ask" => Entry::Ask(rest.parse().ok()?),
            "agree" => Entry::Agree(rest.parse().ok()?),
            "refuse" => Entry::Refuse(rest.parse().ok()?),
            "rematch" => Entry::Rematch(rest.to_string()),
            "hold" => {
                let (seat, notation) = rest.split_once(' ')?;
                Entry::Hold { seat: seat.parse().ok()?, notation: notation.to_string() }
            }
            "withdraw" => Entry::Withdraw(rest.parse().ok()?),
            _ => return None,
        })
    }
}

/// Who takes a step; nobody draws.
pub(crate) fn actor(step: &str) -> Option<Seat> {
    step.split(' ').next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_are_read_as_they_are_written() {
        let seat = Seat::new(1);
        let entries = [
            Entry::Sit { seat, salt: "s4lt".into(), name: "Léa de la Tour".into() },
            Entry::Keep { seat, name: "Léa de la Tour".into() },
            Entry::Free(seat),
            Entry::Bot { seat, player: "hard".into() },
            Entry::Start,
            Entry::Steps(vec!["1 mark b2".into()]),
            Entry::Steps(vec!["1 bet".into(), "* Q".into(), "* K".into()]),
            Entry::Undo(3),
            Entry::Leave(seat),
            Entry::Back(seat),
            Entry::Ask(seat),
            Entry::Agree(seat),
            Entry::Refuse(seat),
            Entry::Rematch("0123456789abcdef".into()),
            Entry::Hold { seat, notation: "offer 3".into() },
            Entry::Withdraw(seat),
        ];
        for entry in entries {
            assert_eq!(Entry::read(&entry.to_string()), Some(entry));
        }
        for wrong in
            ["", "sit 9 a b", "step", "undo many", "dance 1", "hold 1", "hold x pass", "withdraw"]
        {
            assert_eq!(Entry::read(wrong), None, "{wrong}");
        }
    }
}
