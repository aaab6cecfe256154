//! What people call themselves and say, made fit to be shown: nothing invisible, nothing that imitates.
//!
//! All of it happens at the door. What a journal has is shown as it is, so that old games replay unchanged.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_width::UnicodeWidthChar;

use crate::error::{Error, Kind, Result};

/// The widest name, in columns: wide characters count for two.
const MAX_WIDTH: usize = 32;
/// The longest remark, in characters.
const MAX_REMARK: usize = 500;
/// How many marks one letter may carry, as some scripts of South Asia need. More paint over the lines above and below.
const MAX_MARKS: usize = 3;
/// The house itself; nobody else speaks for it.
const HOUSE: &str = "Tablée";

/// A name as it may be shown: one line, not too wide, only what can be seen. Look-alike forms (`𝓛é𝖆`, `Ｌéa`) become the
/// plain ones.
///
/// # Errors
/// When nothing is left of it.
pub(crate) fn clean_name(name: &str) -> Result<String> {
    let seen = name.nfkc().map(|c| if c.is_control() { ' ' } else { c });
    let seen = few_marks(seen.filter(|c| !is_invisible(*c) && !joins(*c)));
    // Once more: what stood apart before may now form one letter.
    let words: Vec<String> = seen.split_whitespace().map(|word| word.nfc().collect()).collect();
    let mut width = 0;
    let fits = |c: &char| {
        width += c.width().unwrap_or(0);
        width <= MAX_WIDTH
    };
    let name: String = words.join(" ").chars().take_while(fits).collect();
    let name = name.trim();
    // Marks and punctuation alone name nobody.
    if name.chars().any(|c| c.is_alphanumeric() || c.width() == Some(2)) {
        Ok(name.to_string())
    } else {
        Err(Error::refused("fault-name-needed"))
    }
}

/// A remark as it may be shown: one line without anything invisible but what holds an emoji together.
///
/// # Errors
/// When nothing is left of it, or it is too long.
pub(crate) fn clean_remark(text: &str) -> Result<String> {
    let seen = text.nfc().map(|c| if c.is_control() { ' ' } else { c });
    let seen = few_marks(seen.filter(|c| !is_invisible(*c)));
    let text = seen.trim();
    if text.chars().all(joins) || text.chars().count() > MAX_REMARK {
        return Err(Error::says(Kind::BadRequest, "fault-remark"));
    }
    Ok(text.to_string())
}

/// The name under which somebody sits down where others have these: told apart by a number if it could be taken for one of
/// them, or for the house.
pub(crate) fn told_apart<'a>(name: &str, others: impl IntoIterator<Item = &'a str>) -> String {
    let mut taken: Vec<String> = others.into_iter().map(looks).collect();
    taken.push(looks(HOUSE));
    if !taken.contains(&looks(name)) {
        return name.to_string();
    }
    let mut number = 2;
    while taken.contains(&exact_looks(&format!("{name} {number}"))) {
        number += 1;
    }
    format!("{name} {number}")
}

/// What a name looks like at a glance: letters that are mistaken for each other are one (Latin and Cyrillic `a`, `l` and
/// `I`), and marks, capitals, blanks, punctuation and a claim to be a bot do not count.
fn looks(name: &str) -> String {
    let looks = exact_looks(name);
    let claim = exact_looks("bot");
    match looks.strip_suffix(&claim) {
        Some(rest) if !rest.is_empty() => rest.to_string(),
        _ => looks,
    }
}

fn exact_looks(name: &str) -> String {
    let lower = |text: &str| -> String {
        unicode_security::skeleton(text).flat_map(char::to_lowercase).collect()
    };
    // Twice: Cyrillic `Т` looks like a Latin one, and its small letter does not.
    let skeleton = lower(&lower(&name.nfkd().collect::<String>()));
    skeleton.chars().filter(|c| c.is_alphanumeric() && !is_combining_mark(*c)).collect()
}

/// Leaves at most so many marks on a letter, and none on nothing.
fn few_marks(text: impl Iterator<Item = char>) -> String {
    let mut n_marks = MAX_MARKS;
    let stays = |c: &char| {
        n_marks = match *c {
            c if is_combining_mark(c) => n_marks + 1,
            c if c.is_whitespace() => MAX_MARKS,
            _ => 0,
        };
        n_marks <= MAX_MARKS || !is_combining_mark(*c)
    };
    text.filter(stays).collect()
}

/// What joins or separates letters and emoji without being seen: remarks keep it.
fn joins(c: char) -> bool {
    matches!(c, '\u{200c}' | '\u{200d}' | '\u{fe0e}' | '\u{fe0f}' | '\u{e0020}'..='\u{e007f}')
}

/// What cannot be seen, changes the direction of what follows, or has no agreed look: Unicode's default-ignorable and
/// format characters, fillers, and characters for private use; without those that [join](joins).
fn is_invisible(c: char) -> bool {
    let is_hidden = matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{600}'..='\u{605}' | '\u{61c}' | '\u{6dd}' | '\u{70f}'
        | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}'
        | '\u{3164}' | '\u{e000}'..='\u{f8ff}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}'
        | '\u{fff0}'..='\u{fffd}' | '\u{110bd}' | '\u{110cd}' | '\u{13430}'..='\u{1343f}'
        | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{10ffff}');
    is_hidden && !joins(c)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_one_short_line() {
        assert_eq!(clean_name("  Léa\n de\tla  Tour ").unwrap(), "Léa de la Tour");
        assert_eq!(clean_name(&"x".repeat(99)).unwrap().len(), MAX_WIDTH);
        assert_eq!(clean_name(&"雅".repeat(99)).unwrap().chars().count(), MAX_WIDTH / 2);
        for nothing in
            [" \n\u{7} ", "", "\u{200b}\u{2800}\u{3164}", "\u{301}\u{301}", "...", "\u{202e}"]
        {
            assert!(clean_name(nothing).is_err(), "{nothing:?}");
        }
    }

    #[test]
    fn what_cannot_be_seen_or_turns_the_line_around_is_no_part_of_a_name() {
        for odd in [
            "L\u{200b}éa",
            "\u{202e}Léa\u{202c}",
            "\u{2066}Léa\u{2069}",
            "Lé\u{ad}a\u{feff}",
            "Le\u{301}a",
            "Ｌéa",
            "𝓛é𝖆",
            "\u{3000}Léa\u{2003}",
            "Léa\u{e0041}\u{e000}",
        ] {
            assert_eq!(clean_name(odd).unwrap(), "Léa", "{odd:?}");
        }
        let flood = format!("Z{}algo", "\u{336}\u{489}\u{35c}".repeat(20));
        assert!(clean_name(&flood).unwrap().chars().count() <= 5 + MAX_MARKS);
        for fine in
            ["Nguyễn Ánh", "Ægir", "Максим", "محمد", "נועה", "雅子", "O’Brien", "ทิพย์", "🦊 Max"]
        {
            assert_eq!(clean_name(fine).unwrap(), fine);
        }
    }

    #[test]
    fn a_name_that_was_cleaned_stays_as_it_is() {
        for name in ["Léa", "Ｌｅ\u{301}a ﷺ", "\u{1d15e}x", "é\u{301}\u{301}\u{301}b", "ﬁn ½ ①"]
        {
            let once = clean_name(name).unwrap();
            assert_eq!(clean_name(&once).unwrap(), once, "{name:?}");
        }
    }

    #[test]
    fn two_of_one_look_are_told_apart() {
        assert_eq!(told_apart("Léa", ["Max"]), "Léa");
        for same in ["Léa", "léa", "Lea", "L é a", "Lеa", "LÉA!", "Iéa"] {
            assert_eq!(told_apart(same, ["Max", "Léa"]), format!("{same} 2"));
        }
        assert_eq!(told_apart("Léa", ["Léa", "Léa 2"]), "Léa 3");
        for fake in ["Tablée", "TABLEE", "Таblée", "Ariane (bot)", "ariane", "Ariane bot"] {
            assert_eq!(told_apart(fake, ["Ariane"]), format!("{fake} 2"));
        }
        assert_eq!(told_apart("Bot", ["Ariane"]), "Bot");
        assert_eq!(told_apart("Talbot", ["Max"]), "Talbot");
    }

    #[test]
    fn remarks_keep_emoji_and_lose_what_cannot_be_seen() {
        for fine in ["Bien joué ! 👩‍👩‍👧 ❤️ 🏴󠁧󠁢󠁳󠁣󠁴󠁿", "می‌خواهم", "日本語"]
        {
            assert_eq!(clean_remark(fine).unwrap(), fine);
        }
        assert_eq!(clean_remark(" a\u{202e}b\u{200b}\nc ").unwrap(), "ab c");
        assert!(clean_remark(&format!("a{}", "\u{301}".repeat(400))).unwrap().chars().count() < 5);
        for wrong in ["", " ", "\u{200b}", "\u{200d}\u{fe0f}", &"x".repeat(501)] {
            assert!(clean_remark(wrong).is_err(), "{wrong:?}");
        }
    }
}
