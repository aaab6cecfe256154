//! Where chance comes from: a committed secret, the players' salts, and one ChaCha stream per step.

use core::fmt;
use core::str::FromStr;

use rand_chacha::{ChaCha8Rng, ChaCha20Rng};
use rand_core::{Rng, SeedableRng};
use sha2::{Digest as _, Sha256};

use crate::seat::ParseError;

/// A number below `n`, each equally likely. The algorithm (Lemire's multiplication with rejection, on
/// 32-bit words) is part of the record format: it never changes.
///
/// # Panics
/// When `n` is 0: there is nothing to choose from.
pub fn below<R: Rng + ?Sized>(rng: &mut R, n: u32) -> u32 {
    assert!(n > 0, "there is something to choose from");
    let mut product = u64::from(rng.next_u32()) * u64::from(n);
    if (product as u32) < n {
        let biased = n.wrapping_neg() % n;
        while (product as u32) < biased {
            product = u64::from(rng.next_u32()) * u64::from(n);
        }
    }
    (product >> 32) as u32
}

/// A generator that anybody can repeat.
pub type Repeatable = ChaCha8Rng;

/// A generator that anybody can repeat, for simulations, bots and tests; tables draw from a [`Seed`].
pub fn repeatable(number: u64) -> Repeatable {
    ChaCha8Rng::seed_from_u64(number)
}

/// Thirty-two bytes, written in hexadecimal: a hash, a secret or a seed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Digest(pub [u8; 32]);

impl Digest {
    /// The SHA-256 hash of `bytes`.
    pub fn of(bytes: &[u8]) -> Digest {
        Digest(Sha256::digest(bytes).into())
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Digest {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Digest, ParseError> {
        const WRONG: ParseError = ParseError("expected 64 hexadecimal digits in lower case");
        let digit = |byte: u8| match byte {
            b'0'..=b'9' => Ok(byte - b'0'),
            b'a'..=b'f' => Ok(byte - b'a' + 10),
            _ => Err(WRONG),
        };
        let digits = text.as_bytes();
        if digits.len() != 64 {
            return Err(WRONG);
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            *byte = digit(pair[0])? << 4 | digit(pair[1])?;
        }
        Ok(Digest(bytes))
    }
}

/// The house's part of the shuffle: chosen before anybody sits, published as its hash, revealed at the end.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret(pub Digest);

impl Secret {
    /// A secret that anybody can repeat, for games that must come out the same again.
    pub fn from_number(number: u64) -> Secret {
        Secret(Digest::of(&number.to_le_bytes()))
    }

    /// What is shown beforehand: whoever knows it can check the secret later, but not find it now.
    pub fn commitment(&self) -> Digest {
        Digest::of(&self.0.0)
    }

    /// The seed of a table: neither the house alone nor any player alone chooses it.
    pub fn seed<'a>(&self, salts: impl IntoIterator<Item = &'a str>) -> Seed {
        let mut hash = Sha256::new();
        hash.update(b"tablee seed 1\n");
        hash.update(self.0.0);
        for salt in salts {
            hash.update((salt.len() as u64).to_le_bytes());
            hash.update(salt.as_bytes());
        }
        Seed(Digest(hash.finalize().into()))
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// What a table's chance is drawn from.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(Digest);

impl Seed {
    /// The generator for step number `step` of the table, counted from 0. Each step has a stream of its
    /// own, so a step that was taken back and taken again draws the same.
    pub fn stream(&self, step: usize) -> ChaCha20Rng {
        let mut rng = ChaCha20Rng::from_seed(self.0.0);
        rng.set_stream(step as u64);
        rng
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;
    use alloc::vec::Vec;

    #[test]
    fn the_stream_is_the_same_on_every_platform_and_in_every_version() {
        let seed = Secret(Digest::of(b"house")).seed(["a", "b"]);
        let draws: Vec<u32> = (0..6).map(|step| below(&mut seed.stream(step), 1000)).collect();
        assert_eq!(draws, PINNED);
    }

    const PINNED: [u32; 6] = [492, 439, 306, 214, 563, 593];

    #[test]
    fn salts_cannot_be_shifted_into_each_other() {
        let secret = Secret(Digest([7; 32]));
        assert_ne!(secret.seed(["ab", "c"]), secret.seed(["a", "bc"]));
        assert_ne!(secret.seed(["ab"]), secret.seed(["ab", ""]));
    }

    #[test]
    fn digests_round_trip_and_reject_anything_else() {
        let digest = Digest::of(b"");
        assert!(digest.to_string().starts_with("e3b0c44298fc1c14"));
        assert_eq!(digest.to_string().parse(), Ok(digest));
        for wrong in ["", "e3", &digest.to_string().to_uppercase(), &"g".repeat(64)] {
            assert!(wrong.parse::<Digest>().is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn below_is_fair() {
        let mut rng = repeatable(1);
        let mut counts = [0i32; 6];
        for _ in 0..60_000 {
            counts[below(&mut rng, 6) as usize] += 1;
        }
        // Six cells of 10,000 with a standard deviation of 91: five of those is generous.
        assert!(counts.iter().all(|count| (count - 10_000).abs() < 460), "{counts:?}");
    }
}
