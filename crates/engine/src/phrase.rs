//! Sentences before they have a language: a key into the locale files, with arguments.

use alloc::string::String;
use alloc::vec::Vec;

use serde::{Deserialize, Deserializer};

use crate::game::{Game, Refused};
use crate::seat::Seat;

/// A text of a content pack in the languages we speak. A pack may be typed with straight apostrophes and plain blanks: they
/// are set as print has them when it is read.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Text {
    /// English.
    #[serde(deserialize_with = "typeset")]
    pub en: String,
    /// French.
    #[serde(deserialize_with = "typeset_french")]
    pub fr: String,
}

fn typeset<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    Ok(String::deserialize(deserializer)?.replace('\'', "’"))
}

/// French has a blank before high marks, at which a line does not break.
fn typeset_french<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    let text = typeset(deserializer)?;
    let marks = [" :", " ;", " ?", " !", " »"];
    let text =
        marks.iter().fold(text, |text, mark| text.replace(mark, &mark.replace(' ', "\u{a0}")));
    Ok(text.replace("« ", "«\u{a0}"))
}

/// A sentence to be said: the locale files hold the words, the rules only say which and about what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Phrase {
    /// The message's key in the locale files, such as `ephios-debated`.
    pub key: &'static str,
    /// The message's arguments by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// What a [`Phrase`] speaks about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A number, which also picks plural forms.
    Number(i64),
    /// A player, said by name. For an argument `who`, the message may also ask `$who_is`, which is
    /// `you` when the reader sits there and `other` otherwise.
    Seat(Seat),
    /// A name or text from the content pack.
    Text(Text),
    /// Said as it is in every language: a diagram, a coordinate, or a word that the message selects on.
    Verbatim(String),
    /// A sentence within the sentence.
    Phrase(Phrase),
    /// Several things, joined as the language joins them.
    List(Vec<Arg>),
}

impl Phrase {
    /// The message `key` without arguments.
    pub const fn new(key: &'static str) -> Phrase {
        Phrase { key, args: Vec::new() }
    }

    /// A line that is the same in every language, such as a row of a board.
    pub fn verbatim(line: impl Into<String>) -> Phrase {
        Phrase::new("verbatim").with("line", Arg::Verbatim(line.into()))
    }

    /// The same phrase with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Phrase {
        self.args.push((name, arg.into()));
        self
    }
}

macro_rules! arg_from {
    ($($source:ty => $make:expr),* $(,)?) => {$(
        impl From<$source> for Arg {
            fn from(value: $source) -> Arg {
                $make(value)
            }
        }
    )*};
}

arg_from! {
    i64 => Arg::Number,
    i32 => |n| Arg::Number(i64::from(n)),
    u32 => |n| Arg::Number(i64::from(n)),
    u8 => |n| Arg::Number(i64::from(n)),
    i8 => |n| Arg::Number(i64::from(n)),
    usize => |n| Arg::Number(n as i64),
    Seat => Arg::Seat,
    Text => Arg::Text,
    &Text => |text: &Text| Arg::Text(text.clone()),
    String => Arg::Verbatim,
    &str => |text: &str| Arg::Verbatim(String::from(text)),
    Phrase => Arg::Phrase,
    Vec<Arg> => Arg::List,
}

/// How a game speaks: every action, event and position as phrases.
///
/// A viewer's own view is all there is to speak from, so nothing hidden can be said.
pub trait Words: Game {
    /// What choosing `action` means, as a button says it: "Debate with the Medium".
    fn label(view: &Self::View, action: &Self::Action) -> Phrase;

    /// What happened, as somebody at the table would tell it; `view` is the reader's, after the step.
    fn line(view: &Self::View, event: &Self::Event) -> Phrase;

    /// Why the rules forbid something, said to the one who tried.
    fn refusal(view: &Self::View, refusal: &Self::Refusal) -> Phrase;

    /// One sentence: what is going on, and what the reader can do now.
    fn prompt(view: &Self::View) -> Phrase;

    /// The position as lines of text, for the terminal and for those who read by ear.
    fn picture(view: &Self::View) -> Vec<Phrase>;

    /// Why a step was not taken, whatever the reason.
    fn refused(view: &Self::View, refused: &Refused<Self::Refusal>) -> Phrase {
        match refused {
            Refused::GameOver => Phrase::new("refused-game-over"),
            Refused::NotAwaited { seat } => Phrase::new("refused-not-awaited").with("who", *seat),
            Refused::DrawFirst => Phrase::new("refused-draw-first"),
            Refused::NothingToDraw => Phrase::new("refused-nothing-to-draw"),
            Refused::NotInTheBag => Phrase::new("refused-not-in-the-bag"),
            Refused::Rule(refusal) => Self::refusal(view, refusal),
        }
    }
}
