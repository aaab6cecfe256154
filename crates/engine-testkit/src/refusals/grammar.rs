//! Everything that a game's notation can write.

use std::collections::BTreeMap;

use engine::below;
use rand_core::Rng;

/// Patterns such as `swap <card> <card>`, and the words that can stand for each blank.
#[derive(Default)]
pub struct Grammar {
    patterns: Vec<Vec<&'static str>>,
    words: BTreeMap<&'static str, Vec<String>>,
}

impl Grammar {
    /// A notation with these patterns.
    pub fn new(patterns: &[&'static str]) -> Grammar {
        let patterns = patterns.iter().map(|pattern| pattern.split(' ').collect()).collect();
        Grammar { patterns, words: BTreeMap::new() }
    }

    /// The words that can stand for `blank`, such as `<card>`.
    #[must_use]
    pub fn blank<T: ToString>(
        mut self,
        blank: &'static str,
        words: impl IntoIterator<Item = T>,
    ) -> Grammar {
        self.words.insert(blank, words.into_iter().map(|word| word.to_string()).collect());
        self
    }

    /// Something that can be written: every pattern is as likely as any other.
    pub(super) fn write<R: Rng>(&self, rng: &mut R) -> String {
        let pattern = &self.patterns[below(rng, self.patterns.len() as u32) as usize];
        let words: Vec<&str> = pattern.iter().map(|slot| self.word(slot, rng)).collect();
        words.join(" ")
    }

    /// The same with one of its words changed for another that could stand there.
    pub(super) fn vary<R: Rng>(&self, text: &str, rng: &mut R) -> Option<String> {
        let mut words: Vec<&str> = text.split(' ').collect();
        let pattern = self.patterns.iter().find(|pattern| self.fits_pattern(&words, pattern))?;
        let blanks: Vec<usize> = (0..words.len()).filter(|n| words[*n] != pattern[*n]).collect();
        let last = blanks.len().checked_sub(1)?;
        let changed = blanks[below(rng, last as u32 + 1) as usize];
        words[changed] = self.word(pattern[changed], rng);
        Some(words.join(" "))
    }

    /// Whether some pattern can write `text`.
    pub(super) fn fits(&self, text: &str) -> bool {
        let words: Vec<&str> = text.split(' ').collect();
        self.patterns.iter().any(|pattern| self.fits_pattern(&words, pattern))
    }

    fn fits_pattern(&self, words: &[&str], pattern: &[&'static str]) -> bool {
        words.len() == pattern.len()
            && words.iter().zip(pattern).all(|(word, slot)| match self.words.get(slot) {
                Some(choices) => choices.iter().any(|choice| choice == word),
                None => word == slot,
            })
    }

    fn word<'a, R: Rng>(&'a self, slot: &'a str, rng: &mut R) -> &'a str {
        match self.words.get(slot) {
            Some(choices) => &choices[below(rng, choices.len() as u32) as usize],
            None => slot,
        }
    }
}
