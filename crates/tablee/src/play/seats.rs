//! Who sits where.

use bots::{Level, Player};
use engine::SeatSet;

use crate::complaint::{Complaint, Done};

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Who {
    /// Somebody at the keyboard.
    Person,
    /// A bot.
    Bot(Player),
}

/// The bots one plays against without asking for others.
const USUAL: Player = Player::Level(Level::Normal);

/// Who sits where, from `you,hard`; without words, you and bots.
pub(super) fn read(words: &[String], n_seats: usize) -> Done<Vec<Who>> {
    if words.is_empty() {
        let who = |seat| if seat == 0 { Who::Person } else { Who::Bot(USUAL) };
        return Ok((0..n_seats).map(who).collect());
    }
    if words.len() != n_seats {
        let n_words = words.len();
        return Err(Complaint::usage(format!(
            "--seats names {n_words}, but this game has {n_seats} seats"
        )));
    }
    words.iter().map(|word| who(word)).collect()
}

fn who(word: &str) -> Done<Who> {
    match word {
        "you" | "human" => Ok(Who::Person),
        "bot" => Ok(Who::Bot(USUAL)),
        other => other.parse().map(Who::Bot).map_err(|error| {
            Complaint::usage(format!(
                "--seats: `{other}` is not `you`, `human` or `bot`, and {error}"
            ))
        }),
    }
}

/// The seats of the people at the keyboard.
pub(super) fn people(who: &[Who]) -> SeatSet {
    engine::Seat::all(who.len()).filter(|seat| who[seat.index()] == Who::Person).collect()
}

/// The names given on the command line, or those of bots and nameless people.
pub(super) fn names(given: &[String], who: &[Who]) -> Done<Vec<String>> {
    if given.is_empty() {
        return Ok(bot_names(who));
    }
    if given.len() != who.len() {
        let (n_names, n_seats) = (given.len(), who.len());
        return Err(Complaint::usage(format!(
            "--names gives {n_names}, but this game has {n_seats} seats"
        )));
    }
    Ok(given.to_vec())
}

/// Bots are called bots, by seat and level where there are several; people without a name are players by number.
pub(crate) fn bot_names(who: &[Who]) -> Vec<String> {
    let bots: Vec<Who> = who.iter().copied().filter(|who| *who != Who::Person).collect();
    let are_alike = bots.iter().all(|bot| *bot == bots[0]);
    let name = |(n, who): (usize, &Who)| match who {
        Who::Person => String::new(),
        Who::Bot(_) if bots.len() == 1 => "Bot".into(),
        Who::Bot(_) if are_alike => format!("Bot {}", n + 1),
        Who::Bot(player) => format!("Bot {} ({player})", n + 1),
    };
    who.iter().enumerate().map(name).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_read_in_order_and_wrong_ones_named() {
        let words = ["you".to_string(), "random".to_string()];
        let who = read(&words, 2).unwrap();
        assert_eq!(who, [Who::Person, Who::Bot(Player::Random)]);
        assert_eq!(bot_names(&who), ["", "Bot"]);
        assert_eq!(bot_names(&[who[1], who[0], who[1]]), ["Bot 1", "", "Bot 3"]);
        let mixed = [who[1], Who::Bot(Player::Greedy)];
        assert_eq!(bot_names(&mixed), ["Bot 1 (random)", "Bot 2 (greedy)"]);
        assert!(read(&words, 3).unwrap_err().to_string().contains("3 seats"));
        assert!(read(&["me".into(), "bot".into()], 2).unwrap_err().to_string().contains("`me`"));
    }
}
