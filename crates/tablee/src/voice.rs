//! Speaking to the person at the terminal: her language, the games' names, numbers as she writes them.

use engine::{Arg, Phrase, Viewer};
use localization::{Lang, Speaker};

use crate::layout;

/// The language that the environment asks for; English where it says nothing we speak.
pub(crate) fn lang_of_environment() -> Lang {
    let set = |name| std::env::var(name).ok().filter(|value: &String| !value.is_empty());
    let chosen = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
    chosen.and_then(|tag| tag.parse().ok()).unwrap_or_default()
}

/// A sentence of the terminal's own, said to nobody in particular.
pub(crate) fn say(lang: Lang, phrase: &Phrase) -> String {
    Speaker { lang, names: &[], reader: Viewer::Spectator }.say(phrase)
}

/// The same in lines of at most `room` columns. Its arguments `file` and `dir` are paths, which are not broken.
pub(crate) fn say_in_lines(lang: Lang, phrase: &Phrase, room: usize) -> Vec<String> {
    let path = |(name, arg): &(&'static str, Arg)| match arg {
        Arg::Verbatim(path) if ["file", "dir"].contains(name) => Some(path.clone()),
        Arg::Verbatim(_)
        | Arg::Number(_)
        | Arg::Seat(_)
        | Arg::Text(_)
        | Arg::Phrase(_)
        | Arg::List(_) => None,
    };
    let paths: Vec<String> = phrase.args.iter().filter_map(path).collect();
    let paths: Vec<&str> = paths.iter().map(String::as_str).collect();
    layout::wrap_around(&paths, &say(lang, phrase), room, 0)
}

/// The message whose key is put together here, or `otherwise` where the locale has none.
pub(crate) fn look_up(lang: Lang, key: &str, otherwise: &str) -> String {
    let speaker = Speaker { lang, names: &[], reader: Viewer::Spectator };
    speaker.look_up(key).unwrap_or_else(|_| otherwise.to_string())
}

/// A game's name.
pub(crate) fn name_of(lang: Lang, game: &str) -> String {
    look_up(lang, &format!("{game}-name"), game)
}

/// One line about a game.
pub(crate) fn tagline_of(lang: Lang, game: &str) -> String {
    look_up(lang, &format!("{game}-tagline"), "")
}

/// A whole number with its thousands apart.
pub(crate) fn grouped(lang: Lang, number: u64) -> String {
    let gap = match lang {
        Lang::En => ',',
        Lang::Fr => '\u{202f}',
    };
    let digits = number.to_string();
    let mut text = String::new();
    for (n, digit) in digits.chars().enumerate() {
        if n > 0 && (digits.len() - n).is_multiple_of(3) {
            text.push(gap);
        }
        text.push(digit);
    }
    text
}

/// A number with `n_digits` after the point, or the comma.
pub(crate) fn decimal(lang: Lang, number: f64, n_digits: usize) -> String {
    let text = format!("{number:.n_digits$}");
    match lang {
        Lang::En => text,
        Lang::Fr => text.replace('.', ","),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_the_language_writes_them() {
        assert_eq!(grouped(Lang::En, 1_234_567), "1,234,567");
        assert_eq!(grouped(Lang::Fr, 1234), "1\u{202f}234");
        assert_eq!(grouped(Lang::En, 999), "999");
        assert_eq!(decimal(Lang::Fr, 0.25, 3), "0,250");
    }
}
