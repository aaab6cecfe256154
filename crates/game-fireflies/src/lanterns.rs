//! Lanterns as a bag: how many there are of each brightness.

use serde::{Serialize, Serializer};

/// The brightest lantern; the faintest is 1.
pub const BRIGHTEST: u8 = 9;
/// How many there are of each (FLY-1).
pub const N_EACH: u8 = 4;

/// Some lanterns, in no order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Lanterns([u8; BRIGHTEST as usize]);

impl Lanterns {
    /// All there are.
    pub const ALL: Lanterns = Lanterns([N_EACH; BRIGHTEST as usize]);

    /// How many there are.
    pub fn count(self) -> u32 {
        self.0.iter().map(|n| u32::from(*n)).sum()
    }

    /// Whether there is one that is so bright.
    pub fn contains(self, lantern: u8) -> bool {
        self.0[place(lantern)] > 0
    }

    /// Puts one in.
    pub fn add(&mut self, lantern: u8) {
        self.0[place(lantern)] += 1;
    }

    /// Takes one out that is there.
    pub fn take(&mut self, lantern: u8) {
        self.0[place(lantern)] -= 1;
    }

    /// Every lantern from the faintest, equal ones one after another.
    pub fn iter(self) -> impl Iterator<Item = u8> + Clone {
        (1..=BRIGHTEST).flat_map(move |lantern| (0..self.0[place(lantern)]).map(move |_| lantern))
    }

    /// The lantern with `n` others before it in that order.
    ///
    /// # Panics
    /// When there are not that many.
    pub fn nth(self, n: u32) -> u8 {
        self.iter().nth(n as usize).expect("the bag holds that many")
    }
}

fn place(lantern: u8) -> usize {
    usize::from(lantern) - 1
}

impl Serialize for Lanterns {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
