//! Turns phrases into sentences for one reader.

use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;

use engine::{Arg, Phrase, Seat, Viewer};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use include_dir::{Dir, include_dir};
use unic_langid::LanguageIdentifier;

use crate::bidi::isolated;

static LOCALES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/locales");

/// A language we speak.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
}

impl Lang {
    /// Every language.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Fr];

    /// The two letters it goes by.
    pub fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Fr => "fr",
        }
    }

    fn bundle(self) -> &'static FluentBundle<FluentResource> {
        static BUNDLES: [OnceLock<FluentBundle<FluentResource>>; 2] =
            [OnceLock::new(), OnceLock::new()];
        BUNDLES[self as usize].get_or_init(|| read_bundle(self))
    }
}

impl FromStr for Lang {
    type Err = engine::ParseError;

    /// Takes a language tag such as `fr` or `fr_FR.UTF-8`.
    fn from_str(text: &str) -> Result<Lang, engine::ParseError> {
        let code = text.split(['-', '_', '.']).next().unwrap_or_default().to_ascii_lowercase();
        let known = Lang::ALL.into_iter().find(|lang| lang.code() == code);
        known.ok_or(engine::ParseError("the languages are `en` and `fr`"))
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

fn read_bundle(lang: Lang) -> FluentBundle<FluentResource> {
    let id: LanguageIdentifier = lang.code().parse().expect("the codes are language tags");
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    bundle.set_use_isolating(false);
    let folder = LOCALES.get_dir(lang.code()).expect("every language has a folder of locale files");
    for file in folder.files() {
        let text = file.contents_utf8().expect("locale files are UTF-8").to_string();
        let resource = FluentResource::try_new(text).unwrap_or_else(|(_, errors)| {
            panic!("{} is not Fluent: {errors:?}", file.path().display())
        });
        if let Err(errors) = bundle.add_resource(resource) {
            panic!("{}: {errors:?}", file.path().display());
        }
    }
    bundle
}

/// Why a phrase could not be said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mute(pub String);

impl fmt::Display for Mute {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Mute {}

/// Says phrases to one reader, in her language and with the players' names.
#[derive(Clone, Copy, Debug)]
pub struct Speaker<'a> {
    /// The language.
    pub lang: Lang,
    /// The players' names, seat by seat.
    pub names: &'a [String],
    /// The reader, who is addressed as "you" where she sits.
    pub reader: Viewer,
}

impl Speaker<'_> {
    /// The sentence. A phrase without words is shown as its key in brackets, which the tests rule out.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.try_say(phrase).unwrap_or_else(|_| format!("[{}]", phrase.key))
    }

    /// The sentence.
    ///
    /// # Errors
    /// When the locale file has no such message, or it wants an argument that the phrase does not have.
    pub fn try_say(&self, phrase: &Phrase) -> Result<String, Mute> {
        let mut args = FluentArgs::new();
        let mut texts = Vec::new();
        for (name, arg) in &phrase.args {
            let value = self.value(arg)?;
            if let FluentValue::String(text) = &value {
                texts.push((arg, text.to_string()));
            }
            args.set(*name, value);
            if let Arg::Seat(seat) = arg {
                args.set(format!("{name}_is"), self.address(*seat));
            }
        }
        let sentence = capitalised(self.message(phrase.key, &args)?, &texts);
        Ok(if self.lang == Lang::Fr { elided(sentence, &texts) } else { sentence })
    }

    /// The message `key`, which takes no arguments: for keys put together at run time, such as `leduc-name`.
    ///
    /// # Errors
    /// When the locale file has no such message, or it wants an argument.
    pub fn look_up(&self, key: &str) -> Result<String, Mute> {
        self.message(key, &FluentArgs::new())
    }

    /// Whether there is such a message.
    pub fn knows(&self, key: &str) -> bool {
        self.lang.bundle().has_message(key)
    }

    fn message(&self, key: &str, args: &FluentArgs<'_>) -> Result<String, Mute> {
        let bundle = self.lang.bundle();
        let mute = |reason: String| Mute(format!("{}/{key}: {reason}", self.lang));
        let message = bundle.get_message(key).ok_or_else(|| mute("no such message".into()))?;
        let pattern = message.value().ok_or_else(|| mute("the message has no text".into()))?;
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        if errors.is_empty() { Ok(text) } else { Err(mute(format!("{errors:?}"))) }
    }

    fn address(&self, seat: Seat) -> &'static str {
        if self.reader.is(seat) { "you" } else { "other" }
    }

    fn value(&self, arg: &Arg) -> Result<FluentValue<'static>, Mute> {
        Ok(match arg {
            Arg::Number(number) => (*number).into(),
            other => self.text(other)?.into(),
        })
    }

    fn text(&self, arg: &Arg) -> Result<String, Mute> {
        Ok(match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Seat(seat) => self.name(*seat)?,
            Arg::Text(text) => match self.lang {
                Lang::En => text.en.clone(),
                Lang::Fr => text.fr.clone(),
            },
            Arg::Verbatim(text) => text.clone(),
            Arg::Phrase(phrase) => self.try_say(phrase)?,
            Arg::List(args) => self.list(args)?,
        })
    }

    fn name(&self, seat: Seat) -> Result<String, Mute> {
        match self.names.get(seat.index()) {
            Some(name) if !name.is_empty() => Ok(isolated(name).into_owned()),
            _ => self.try_say(&Phrase::new("player").with("number", seat.index() + 1)),
        }
    }

    /// Several things in a row, the last joined by "and".
    fn list(&self, args: &[Arg]) -> Result<String, Mute> {
        let texts = args.iter().map(|arg| self.text(arg)).collect::<Result<Vec<_>, _>>()?;
        match texts.as_slice() {
            [] => self.try_say(&Phrase::new("list-nothing")),
            [only] => Ok(only.clone()),
            [most @ .., last] => self.try_say(
                &Phrase::new("list-and").with("most", most.join(", ")).with("last", last.as_str()),
            ),
        }
    }
}

/// French drops a vowel before a word that begins with one: "la main d’Inès", "les règles d’Ephios".
fn elided(mut sentence: String, texts: &[(&Arg, String)]) -> String {
    const VOWELS: &str = "aeiouyàâäéèêëîïôöùûüœAEIOUYÀÂÄÉÈÊËÎÏÔÖÙÛÜŒ";
    for (_, text) in texts.iter().filter(|(_, text)| text.starts_with(|c| VOWELS.contains(c))) {
        for (full, short) in [(" de ", " d’"), (" que ", " qu’")] {
            let before = format!("{full}{text}");
            if sentence.contains(&before) {
                sentence = sentence.replace(&before, &format!("{short}{text}"));
            }
        }
    }
    sentence
}

/// A sentence that begins with the name of a thing begins with a capital; what people call themselves stays as it is.
fn capitalised(sentence: String, texts: &[(&Arg, String)]) -> String {
    let is_thing = |arg: &Arg| match arg {
        Arg::Text(_) | Arg::Phrase(_) => true,
        Arg::List(args) => matches!(args.first(), Some(Arg::Text(_) | Arg::Phrase(_))),
        Arg::Number(_) | Arg::Seat(_) | Arg::Verbatim(_) => false,
    };
    let begins = |(arg, text): &(&Arg, String)| {
        is_thing(arg) && !text.is_empty() && sentence.starts_with(text.as_str())
    };
    let mut letters = sentence.chars();
    match letters.next() {
        Some(first) if sentence.ends_with(['.', '!', '?']) && texts.iter().any(begins) => {
            first.to_uppercase().chain(letters).collect()
        }
        _ => sentence,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn say(lang: Lang, phrase: &Phrase) -> String {
        let names = ["Léa".to_string(), String::new()];
        Speaker { lang, names: &names, reader: Viewer::Spectator }.try_say(phrase).unwrap()
    }

    #[test]
    fn every_locale_has_the_same_messages() {
        for file in LOCALES.get_dir("en").unwrap().files() {
            let french = format!("fr/{}", file.path().file_name().unwrap().to_str().unwrap());
            let french = LOCALES.get_file(&french).unwrap_or_else(|| panic!("{french} is missing"));
            assert_eq!(keys(file), keys(french), "{}", file.path().display());
        }
    }

    fn keys(file: &include_dir::File<'_>) -> Vec<String> {
        let is_key = |line: &&str| line.starts_with(|c: char| c.is_ascii_lowercase());
        let text = file.contents_utf8().unwrap();
        let mut keys: Vec<String> = text
            .lines()
            .filter(is_key)
            .map(|line| line.split('=').next().unwrap().trim().to_string())
            .collect();
        keys.sort();
        keys
    }

    #[test]
    fn people_without_a_name_are_players_by_number_and_lists_end_in_and() {
        let both = vec![Arg::Seat(Seat::new(0)), Arg::Seat(Seat::new(1))];
        let phrase = Phrase::new("waiting-for-several").with("who", both);
        assert_eq!(say(Lang::En, &phrase), "Waiting for Léa and Player 2.");
        assert_eq!(say(Lang::Fr, &phrase), "On attend Léa et Joueur 2.");
    }

    #[test]
    fn french_drops_the_vowel_before_a_name_that_begins_with_one() {
        let names = ["Inès".to_string(), "Max".to_string()];
        let speaker = Speaker { lang: Lang::Fr, names: &names, reader: Viewer::Spectator };
        let won = |seat| speaker.try_say(&Phrase::new("won-by").with("who", Seat::new(seat)));
        assert_eq!(won(0).unwrap(), "Victoire d’Inès.");
        assert_eq!(won(1).unwrap(), "Victoire de Max.");
    }

    #[test]
    fn a_name_from_right_to_left_does_not_turn_the_sentence_around() {
        let names = ["נועה".to_string()];
        let speaker = Speaker { lang: Lang::En, names: &names, reader: Viewer::Spectator };
        let phrase = Phrase::new("waiting-for").with("who", Seat::new(0));
        assert_eq!(speaker.say(&phrase), "Waiting for \u{2068}נועה\u{2069}.");
    }

    #[test]
    fn french_drops_the_vowel_before_the_name_of_a_thing_too() {
        let rules = |game: &str| say(Lang::Fr, &Phrase::new("page-rules-of").with("game", game));
        assert!(rules("Ephios").contains("d’Ephios"), "{}", rules("Ephios"));
        assert!(rules("Leduc").contains("de Leduc"), "{}", rules("Leduc"));
        let text = |fr: &str| engine::Text { en: "Thrifty".into(), fr: fr.into() };
        let unwanted = Phrase::new("epix-ability-discarded").with("ability", text("Économe"));
        assert_eq!(say(Lang::Fr, &unwanted), "Personne n’a voulu d’Économe.");
    }

    #[test]
    fn players_in_erythro_never_follow_a_french_word_that_would_be_elided() {
        let words = LOCALES.get_file("fr/erythro.ftl").unwrap().contents_utf8().unwrap();
        for word in ["de", "le", "la", "que", "ne", "se"] {
            let bare = words.lines().find(|line| line.contains(&format!(" {word} {{ $who }}")));
            assert_eq!(bare, None);
        }
    }

    #[test]
    fn a_sentence_that_begins_with_a_thing_begins_with_a_capital() {
        let card = engine::Text { en: "the Treasurer".into(), fr: "l’argentier".into() };
        let refused = Phrase::new("ephios-no-helper").with("card", card);
        assert_eq!(say(Lang::Fr, &refused), "L’argentier n’aide pas cette union.");
    }

    #[test]
    fn a_missing_message_or_argument_is_an_error() {
        let speaker = Speaker { lang: Lang::En, names: &[], reader: Viewer::Spectator };
        assert!(speaker.try_say(&Phrase::new("no-such-message")).is_err());
        assert!(speaker.try_say(&Phrase::new("waiting-for")).is_err());
    }
}
