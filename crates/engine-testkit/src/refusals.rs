//! Actions that the rules forbid, sampled over everything the notation can write: each is refused by a rule of this
//! table, with a sentence that names nothing which is not there.

mod book;
mod grammar;
mod setups;

use std::collections::BTreeSet;

use engine::{
    Arg, Content, Game, Options, Phrase, Refusal as _, Refused, Seat, Setup, Step, StepOf, Text,
    Turn, Viewer, Words, below, repeatable,
};
use rand_core::Rng;

use self::book::Book;
pub use self::grammar::Grammar;
use crate::suite::{random_action, random_aside};
use crate::{Finding, golden, sentence};

/// How many random games are played for each setup, unless told otherwise.
const GAMES: u64 = 5;
/// How many actions are tried for each awaited seat of a position.
const TRIES: usize = 16;
/// One decision in so many is looked at.
const LOOK_EVERY: u32 = 2;
/// How many decisions of a game are looked at, at most.
const LOOKS: usize = 80;
/// One in so many steps is something that a seat does besides.
const ASIDE_EVERY: u32 = 8;
/// How many actions that were legal a while ago are remembered.
const REMEMBERED: usize = 400;

/// Somebody tries something that the rules forbid.
pub struct Attempt<'a, G: Game> {
    /// What the table agreed on.
    pub options: &'a Options,
    /// What the player sees.
    pub view: &'a G::View,
    /// What she tries.
    pub action: &'a G::Action,
}

/// A predicate of attempts.
type Where<G> = Box<dyn Fn(&Attempt<'_, G>) -> bool>;

/// Rules that hold, and words that mean something, at some tables or at some times only.
struct Limit<G: Game> {
    holds: Where<G>,
    rules: Vec<&'static str>,
    words: Vec<String>,
    key: Option<&'static str>,
}

/// How a phrase is said to somebody: in English and in French.
type Say = Box<dyn Fn(Viewer, &Phrase) -> [String; 2]>;

/// The refusals of the game `G`.
pub struct Refusals<G: Words> {
    book: Book,
    grammar: Grammar,
    say: Say,
    limits: Vec<Limit<G>>,
    setups: Vec<String>,
    n_games: u64,
}

/// What was found: faults, and every distinct refusal.
#[derive(Default)]
pub struct Found {
    /// What is wrong, each fault once.
    pub findings: Vec<Finding>,
    /// Rule and sentences, with the names of things left out.
    pub refusals: BTreeSet<(String, [String; 2])>,
}

impl<G: Words> Refusals<G> {
    /// The game whose rules are `book`, the text of `rules/<game>.md`, and whose notation writes what `grammar` does.
    pub fn new(
        book: &str,
        grammar: Grammar,
        say: impl Fn(Viewer, &Phrase) -> [String; 2] + 'static,
    ) -> Refusals<G> {
        Refusals {
            book: Book::read(book),
            grammar,
            say: Box::new(say),
            limits: Vec::new(),
            setups: Vec::new(),
            n_games: GAMES,
        }
    }

    /// These rules (ids, or headings for all rules under them) apply, and words that begin like these are said, only
    /// where `holds`.
    #[must_use]
    pub fn only(
        mut self,
        rules: &[&'static str],
        words: &[&str],
        holds: impl Fn(&Attempt<'_, G>) -> bool + 'static,
    ) -> Refusals<G> {
        let words = words.iter().map(|word| word.to_lowercase()).collect();
        self.limits.push(Limit { holds: Box::new(holds), rules: rules.to_vec(), words, key: None });
        self
    }

    /// The message `key` is said only where `holds`.
    #[must_use]
    pub fn claim(
        mut self,
        key: &'static str,
        holds: impl Fn(&Attempt<'_, G>) -> bool + 'static,
    ) -> Refusals<G> {
        let (rules, words) = (Vec::new(), Vec::new());
        self.limits.push(Limit { holds: Box::new(holds), rules, words, key: Some(key) });
        self
    }

    /// Plays this setup instead of setups by lot.
    #[must_use]
    pub fn setup(mut self, options: &str) -> Refusals<G> {
        self.setups.push(options.to_string());
        self
    }

    /// How many random games are played for each setup.
    #[must_use]
    pub fn games(mut self, n_games: u64) -> Refusals<G> {
        self.n_games = n_games;
        self
    }

    /// Tries what is forbidden, and compares all distinct refusals with the file at `path`.
    ///
    /// # Panics
    /// When a refusal is not true at its table, or another than was reviewed.
    #[track_caller]
    pub fn check(&self, path: &str) {
        let found = self.find();
        let list: Vec<String> = found.findings.iter().map(ToString::to_string).collect();
        assert!(list.is_empty(), "{} refuses wrongly:\n{}", G::ID, list.join("\n"));
        golden::check(path, &found.to_string());
    }

    /// Tries what is forbidden in random games of every setup.
    ///
    /// # Panics
    /// When a limit names a rule or a heading that the book does not have.
    pub fn find(&self) -> Found {
        for name in self.limits.iter().flat_map(|limit| &limit.rules) {
            assert!(self.book.knows(name), "the rules have no {name}");
        }
        let content = Content::standard();
        let chosen = self.setups.iter().map(|text| text.parse().expect("the options can be read"));
        let mut rng = repeatable(0);
        let setups: Vec<Options> = if self.setups.is_empty() {
            setups::every_value::<G, _>(&content, &mut rng).expect("every value is playable")
        } else {
            chosen.collect()
        };
        let mut trial = Trial {
            tool: self,
            found: Found::default(),
            kinds: BTreeSet::new(),
            known: BTreeSet::new(),
        };
        for (n, options) in setups.iter().enumerate() {
            let setup = G::Setup::new(&content, options).expect("the options make a setup");
            for seed in 0..self.n_games {
                let seed = n as u64 * self.n_games + seed;
                trial.game(&setup.options(), G::start(&setup), seed);
            }
        }
        trial.found
    }

    /// What is wrong with a refusal, said to the player who tried.
    fn fault(
        &self,
        attempt: &Attempt<'_, G>,
        rule: &str,
        key: &str,
        said: &[String; 2],
    ) -> Option<String> {
        if !self.book.has(rule) {
            return Some(format!("cites {rule}, which the rules do not have"));
        }
        for limit in self.limits.iter().filter(|limit| !(limit.holds)(attempt)) {
            if limit.rules.iter().any(|name| self.book.is_under(rule, name)) {
                return Some(format!("cites {rule}, which does not apply here: {said:?}"));
            }
            if limit.key == Some(key) {
                return Some(format!("says what is not so, by {rule}: {said:?}"));
            }
            let absent = |word: &&String| said.iter().any(|text| has_word(text, word));
            if let Some(word) = limit.words.iter().find(absent) {
                return Some(format!("says `{word}`, which is nothing here, by {rule}: {said:?}"));
            }
        }
        let faults = ["en", "fr"].iter().zip(said).map(|(lang, text)| sentence::fault(lang, text));
        faults.flatten().next()
    }
}

/// Whether a word of `text` begins with `word`, which is in small letters.
fn has_word(text: &str, word: &str) -> bool {
    let text = text.to_lowercase();
    text.match_indices(word).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        before.is_none_or(|letter| !letter.is_alphanumeric())
    })
}

/// Random games in which forbidden things are tried.
struct Trial<'a, G: Words> {
    tool: &'a Refusals<G>,
    found: Found,
    /// The kinds of fault that were noted.
    kinds: BTreeSet<String>,
    /// What was judged already: phrase by phrase, where the same limits held.
    known: BTreeSet<(String, Vec<bool>)>,
}

impl<G: Words> Trial<'_, G> {
    fn game(&mut self, options: &Options, mut state: G, seed: u64) {
        let mut rng = repeatable(seed);
        let (mut lately, mut n_looks) = (Vec::new(), 0);
        for n in 0..state.max_steps() {
            let step = match state.turn() {
                Turn::Over => return,
                Turn::Chance => Step::Chance(state.draw(&mut rng)),
                Turn::Decide(_) => {
                    let at = Place { options, seed, step: n };
                    if n_looks < LOOKS && below(&mut rng, LOOK_EVERY) == 0 {
                        n_looks += 1;
                        self.position(&state, at, &mut lately, &mut rng);
                    }
                    random_step(&state, seed, &mut rng)
                }
            };
            state.apply(step).expect("a listed step may be taken");
        }
    }

    /// Tries things in a position, for each seat that is awaited.
    fn position<R: Rng>(
        &mut self,
        state: &G,
        at: Place<'_>,
        lately: &mut Vec<String>,
        rng: &mut R,
    ) {
        let mut actions = Vec::new();
        self.out_of_turn(state, at, lately);
        for seat in state.turn().awaited() {
            state.legal_actions(seat, &mut actions);
            let listed: Vec<String> = actions.iter().map(ToString::to_string).collect();
            if let Some(text) = listed.iter().find(|text| !self.tool.grammar.fits(text)) {
                self.report(at, "grammar", format!("the grammar cannot write `{text}`"));
            }
            for _ in 0..TRIES {
                let text = self.something(&listed, lately, rng);
                // Some orders of words cannot be read: each thing is written in one way.
                if let Ok(action) = text.parse::<G::Action>() {
                    self.attempt(state, at, seat, action);
                }
            }
            lately.extend(listed.into_iter().take(REMEMBERED / 10));
            let n_old = lately.len().saturating_sub(REMEMBERED);
            lately.drain(..n_old);
        }
    }

    /// Tries things for each seat that nobody waits for.
    fn out_of_turn(&mut self, state: &G, at: Place<'_>, lately: &[String]) {
        let mut rng = repeatable(at.seed ^ at.step as u64);
        let awaited = state.turn().awaited();
        let others = Seat::all(state.n_seats()).filter(|seat| !awaited.contains(*seat));
        for seat in others {
            for _ in 0..TRIES {
                let text = self.something(&[], lately, &mut rng);
                if let Ok(action) = text.parse::<G::Action>() {
                    self.attempt(state, at, seat, action);
                }
            }
        }
    }

    /// Something to try: anything that can be written, something legal with another word in it, or what was legal lately.
    fn something<R: Rng>(&self, listed: &[String], lately: &[String], rng: &mut R) -> String {
        let mut one = |texts: &[String]| match texts.len() {
            0 => None,
            n => Some(texts[below(rng, n as u32) as usize].clone()),
        };
        let (legal, old) = (one(listed), one(lately));
        let grammar = &self.tool.grammar;
        let varied = match below(rng, 4) {
            0 => legal.and_then(|text| grammar.vary(&text, rng)),
            1 => old.and_then(|text| grammar.vary(&text, rng)),
            2 => old,
            _ => None,
        };
        varied.unwrap_or_else(|| grammar.write(rng))
    }

    fn attempt(&mut self, state: &G, at: Place<'_>, seat: Seat, action: G::Action) {
        let Err(Refused::Rule(refusal)) = state.may(&Step::Act { seat, action }) else { return };
        let (reader, rule) = (Viewer::Seat(seat), refusal.rule());
        let view = state.view(reader);
        let phrase = G::refusal(&view, &refusal);
        let attempt = Attempt { options: at.options, view: &view, action: &action };
        let limits = self.tool.limits.iter().map(|limit| (limit.holds)(&attempt)).collect();
        if !self.known.insert((format!("{rule} {seat} {phrase:?}"), limits)) {
            return;
        }
        let said = (self.tool.say)(reader, &phrase);
        if let Some(fault) = self.tool.fault(&attempt, rule, phrase.key, &said) {
            let kind = format!("{rule} {}", phrase.key);
            self.report(at, &kind, format!("`{action}` {fault}"));
        }
        let plain = (self.tool.say)(Viewer::Seat(Seat::new(0)), &nameless(&phrase, seat));
        self.found.refusals.insert((rule.to_string(), plain));
    }

    /// Notes a fault, unless the like has been noted.
    fn report(&mut self, at: Place<'_>, kind: &str, problem: String) {
        if self.kinds.insert(kind.to_string()) {
            let setup = at.options.to_string();
            self.found.findings.push(Finding { setup, seed: at.seed, step: at.step, problem });
        }
    }
}

/// Where in which game something is tried.
#[derive(Clone, Copy)]
struct Place<'a> {
    options: &'a Options,
    seed: u64,
    step: usize,
}

fn random_step<G: Game, R: Rng>(state: &G, seed: u64, rng: &mut R) -> StepOf<G> {
    let aside = random_aside(state, rng).filter(|_| below(rng, ASIDE_EVERY) == 0);
    aside.unwrap_or_else(|| random_action(state, seed, rng).expect("somebody may do something"))
}

/// The phrase with the names of things left out; the reader sits in the first seat, anybody else in the second, and
/// numbers stop at 2, the least that is said in the plural.
fn nameless(phrase: &Phrase, reader: Seat) -> Phrase {
    let args = phrase.args.iter().map(|(name, arg)| (*name, nameless_arg(name, arg, reader)));
    Phrase { key: phrase.key, args: args.collect() }
}

fn nameless_arg(name: &str, arg: &Arg, reader: Seat) -> Arg {
    match arg {
        Arg::Number(n) => Arg::Number((*n).clamp(-1, 2)),
        Arg::Seat(seat) => Arg::Seat(Seat::new(usize::from(*seat != reader))),
        Arg::Text(_) | Arg::Phrase(_) => {
            let blank = format!("<{name}>");
            Arg::Text(Text { en: blank.clone(), fr: blank })
        }
        Arg::Verbatim(text) => Arg::Verbatim(text.clone()),
        Arg::List(args) => {
            Arg::List(args.iter().take(1).map(|arg| nameless_arg(name, arg, reader)).collect())
        }
    }
}

/// What stands above the list.
const HEAD: &str = "\
# What forbids something says so: every distinct refusal that random games met, by its rule, in English and French.
# Names are left out, and every number above 2 stands as 2.";

/// The list for reviewers: rule, English, French.
impl std::fmt::Display for Found {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        writeln!(f, "{HEAD}")?;
        for (rule, [english, french]) in &self.refusals {
            writeln!(f, "{rule}\n  {english}\n  {french}")?;
        }
        Ok(())
    }
}
