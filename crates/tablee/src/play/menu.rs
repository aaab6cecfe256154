//! The choices of one turn: how they are numbered, and which one is meant.

use catalog::Choice;
use localization::Speaker;

use crate::layout;
use crate::terminal::{FAINT, KEY, styled};

/// How many choices are shown at once: beyond this a list is no longer read.
const MAX_SHOWN: usize = 30;
/// Up to this many, each choice has a line of its own with its notation.
const MAX_SINGLE: usize = 12;

/// The choices of one turn.
pub(super) struct Menu {
    items: Vec<Item>,
}

struct Item {
    number: u32,
    notation: String,
    label: String,
}

/// What a text picks from a menu.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Pick {
    /// This action.
    One(String),
    /// These items have it in them.
    Several(Vec<usize>),
    /// A number without a choice.
    NoSuchNumber,
    /// None of them.
    Other,
}

impl Menu {
    /// The choices, said to whom they are offered.
    pub(super) fn new(choices: Vec<Choice>, speaker: &Speaker<'_>) -> Menu {
        let numbers = own_numbers(&choices).unwrap_or_else(|| (1..).take(choices.len()).collect());
        let item = |(number, choice): (u32, Choice)| Item {
            number,
            label: speaker.say(&choice.label),
            notation: choice.notation,
        };
        Menu { items: numbers.into_iter().zip(choices).map(item).collect() }
    }

    /// The only choice, if there is but one.
    pub(super) fn only(&self) -> Option<String> {
        match self.items.as_slice() {
            [only] => Some(only.notation.clone()),
            _ => None,
        }
    }

    /// Every place in the menu.
    pub(super) fn all(&self) -> Vec<usize> {
        (0..self.items.len()).collect()
    }

    /// The numbers that can be typed.
    pub(super) fn range(&self) -> (u32, u32) {
        let numbers = || self.items.iter().map(|item| item.number);
        (numbers().min().unwrap_or(0), numbers().max().unwrap_or(0))
    }

    /// What may be meant by `text`, the likeliest first: the notation of a number, the text itself, or the
    /// text after a verb of this turn, as in `b2` for `mark b2`.
    pub(super) fn guesses(&self, text: &str) -> Vec<String> {
        let number = text.parse().ok();
        let numbered = self.items.iter().find(|item| Some(item.number) == number);
        let mut guesses: Vec<String> =
            numbered.map(|item| item.notation.clone()).into_iter().collect();
        guesses.push(text.to_lowercase());
        let verbs = self.items.iter().filter_map(|item| item.notation.split(' ').next());
        for guess in verbs.map(|verb| format!("{verb} {}", text.to_lowercase())) {
            if !guesses.contains(&guess) {
                guesses.push(guess);
            }
        }
        guesses
    }

    /// What `text` means: a number, a notation or the end of one, or words to look for.
    pub(super) fn pick(&self, text: &str) -> Pick {
        if let Ok(number) = text.parse::<u32>() {
            let item = self.items.iter().find(|item| item.number == number);
            return item.map_or(Pick::NoSuchNumber, |item| Pick::One(item.notation.clone()));
        }
        let text = text.to_lowercase();
        if let Some(item) = self.items.iter().find(|item| item.notation == text) {
            return Pick::One(item.notation.clone());
        }
        let ends = |item: &&Item| item.notation.ends_with(&format!(" {text}"));
        let mut ending = self.items.iter().filter(ends);
        if let (Some(item), None) = (ending.next(), ending.next()) {
            return Pick::One(item.notation.clone());
        }
        let has = |n: &usize| {
            let item = &self.items[*n];
            item.notation.contains(&text) || item.label.to_lowercase().contains(&text)
        };
        let found: Vec<usize> = self.all().into_iter().filter(has).collect();
        if found.is_empty() { Pick::Other } else { Pick::Several(found) }
    }

    /// The items at `places` as lines, and how many were left out.
    pub(super) fn lines(&self, places: &[usize], room: usize) -> (Vec<String>, usize) {
        let n_left_out = places.len().saturating_sub(MAX_SHOWN);
        let shown = || places.iter().take(MAX_SHOWN).map(|n| &self.items[*n]);
        let digits = shown().map(|item| item.number.to_string().len()).max().unwrap_or(1);
        if places.len() > MAX_SINGLE {
            let item = |item: &Item| format!("{:>digits$}  {}", item.number, item.label);
            let items: Vec<String> = shown().map(item).collect();
            let fits = items.iter().all(|item| layout::width(item) <= room / 2);
            if fits {
                return (layout::columns(&items, room), n_left_out);
            }
        }
        let label = shown().map(|item| layout::width(&item.label)).max().unwrap_or(0);
        let widths = Widths { digits, label, room };
        (shown().flat_map(|item| item.lines(&widths)).collect(), n_left_out)
    }
}

/// The columns of a menu: number, label, and what there is in all.
struct Widths {
    digits: usize,
    label: usize,
    room: usize,
}

impl Item {
    /// Its number, its label and, where there is room, its notation.
    fn lines(&self, widths: &Widths) -> Vec<String> {
        let Widths { digits, label, room } = *widths;
        let margin = digits + 4;
        let mut labels = layout::wrap(&self.label, room.saturating_sub(margin), 0).into_iter();
        let number = styled(KEY, &format!("{:>digits$}", self.number));
        let mut first = labels.next().unwrap_or_default();
        let mut notation = String::new();
        if margin + label + 3 + layout::width(&self.notation) <= room {
            first = layout::pad(&first, label);
            notation = format!("   {}", styled(FAINT, &self.notation));
        }
        let more = labels.map(|label| format!("{:margin$}{label}", ""));
        std::iter::once(format!("  {number}  {first}{notation}")).chain(more).collect()
    }
}

/// The numbers that the notations themselves end in, where each has one of its own: `drop 4` is 4
/// even when column 1 is full.
fn own_numbers(choices: &[Choice]) -> Option<Vec<u32>> {
    let number = |choice: &Choice| choice.notation.rsplit(' ').next()?.parse().ok();
    let numbers: Vec<u32> = choices.iter().map(number).collect::<Option<_>>()?;
    let is_ascending = numbers.windows(2).all(|pair| pair[0] < pair[1]);
    is_ascending.then_some(numbers)
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Phrase, Viewer};
    use localization::Lang;

    fn menu(notations: &[&str]) -> Menu {
        let choice = |text: &&str| Choice {
            notation: (*text).to_string(),
            label: Phrase::verbatim(text.to_uppercase()),
        };
        let speaker = Speaker { lang: Lang::En, names: &[], reader: Viewer::Spectator };
        Menu::new(notations.iter().map(choice).collect(), &speaker)
    }

    #[test]
    fn a_choice_is_found_by_number_notation_or_its_end() {
        let menu = menu(&["mark a1", "mark b2", "pass"]);
        assert_eq!(menu.pick("2"), Pick::One("mark b2".into()));
        assert_eq!(menu.pick("mark a1"), Pick::One("mark a1".into()));
        assert_eq!(menu.pick("B2"), Pick::One("mark b2".into()));
        assert_eq!(menu.pick("mark"), Pick::Several(vec![0, 1]));
        assert_eq!(menu.pick("9"), Pick::NoSuchNumber);
        assert_eq!(menu.pick("fold"), Pick::Other);
    }

    #[test]
    fn a_text_that_is_no_choice_may_be_meant_with_a_verb() {
        let menu = menu(&["mark a1", "mark b2", "pass"]);
        assert_eq!(menu.guesses("1"), ["mark a1", "1", "mark 1", "pass 1"]);
        assert_eq!(menu.guesses("C3"), ["c3", "mark c3", "pass c3"]);
    }

    #[test]
    fn choices_that_are_numbers_keep_their_own() {
        let menu = menu(&["drop 2", "drop 3", "drop 7"]);
        assert_eq!(menu.pick("7"), Pick::One("drop 7".into()));
        assert_eq!(menu.pick("1"), Pick::NoSuchNumber);
        assert_eq!(menu.range(), (2, 7));
    }

    #[test]
    fn long_lists_go_into_columns_and_are_cut() {
        let notations: Vec<String> = (0..50).map(|n| format!("go p{n}")).collect();
        let menu = menu(&notations.iter().map(String::as_str).collect::<Vec<_>>());
        let (lines, n_left_out) = menu.lines(&menu.all(), 60);
        assert!(lines.len() < 12 && n_left_out == 20, "{lines:?}");
        assert!(lines.iter().all(|line| layout::width(line) <= 60));
    }
}
