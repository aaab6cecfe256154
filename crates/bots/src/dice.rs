//! The fast generator that searches draw from: small, repeatable and no secret.

use core::convert::Infallible;

use rand_core::TryRng;

/// A generator of 64 bits of state (Weyl sequence, multiplied and folded): the statistics of a search,
/// not those of a table, rest on it.
#[derive(Clone, Debug)]
pub struct Dice {
    state: u64,
    n_drawn: u64,
}

const STEP: u64 = 0x9E37_79B9_7F4A_7C15;
const FOLD: u128 = 0xE703_7ED1_A0B4_28DB;

impl Dice {
    /// The generator number `seed`.
    pub fn new(seed: u64) -> Dice {
        Dice { state: mix(seed, 0), n_drawn: 0 }
    }

    /// How many words have been drawn so far.
    pub fn n_drawn(&self) -> u64 {
        self.n_drawn
    }

    fn word(&mut self) -> u64 {
        self.n_drawn += 1;
        self.state = self.state.wrapping_add(STEP);
        let product =
            u128::from(self.state ^ STEP.rotate_left(29)) * (FOLD ^ u128::from(self.state >> 32));
        (product >> 64) as u64 ^ product as u64
    }

    /// A number below `n` (not 0), each as good as equally likely.
    pub fn index(&mut self, n: usize) -> usize {
        // The high product needs no rejection here: a bias of n in 2^32 drowns in the noise of a search.
        (((self.word() >> 32) * n as u64) >> 32) as usize
    }

    /// A number from 0 up to but not including 1.
    pub fn fraction(&mut self) -> f32 {
        (self.word() >> 40) as f32 / (1u64 << 24) as f32
    }

    /// An index drawn with the given weights; any index when all of them are 0.
    pub fn weighted(&mut self, weights: &[f32]) -> usize {
        let total: f32 = weights.iter().sum();
        if total <= 0.0 {
            return self.index(weights.len());
        }
        let mut ticket = self.fraction() * total;
        let chosen = weights.iter().position(|weight| {
            ticket -= weight;
            ticket < 0.0
        });
        // Rounding may leave a ticket over: it belongs to the last index that has any weight.
        chosen.unwrap_or_else(|| weights.iter().rposition(|w| *w > 0.0).unwrap_or(0))
    }
}

/// A seed made of two, so that streams with neighbouring numbers have nothing in common.
pub fn mix(seed: u64, stream: u64) -> u64 {
    let mut z = seed ^ stream.wrapping_add(1).wrapping_mul(STEP);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

impl TryRng for Dice {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok((self.word() >> 32) as u32)
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(self.word())
    }

    fn try_fill_bytes(&mut self, dst: &mut [u8]) -> Result<(), Infallible> {
        for chunk in dst.chunks_mut(8) {
            chunk.copy_from_slice(&self.word().to_le_bytes()[..chunk.len()]);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn indexes_are_fair_and_independent_of_the_one_before() {
        let mut dice = Dice::new(7);
        let mut pairs = [[0i32; 6]; 6];
        let mut last = dice.index(6);
        for _ in 0..360_000 {
            let next = dice.index(6);
            pairs[last][next] += 1;
            last = next;
        }
        // Thirty-six cells of 10,000 with a standard deviation of 99: five of those is generous.
        assert!(pairs.as_flattened().iter().all(|n| (n - 10_000).abs() < 500), "{pairs:?}");
    }

    #[test]
    fn weights_are_respected_and_nothing_of_weight_zero_is_drawn() {
        let mut dice = Dice::new(3);
        let mut counts = [0i32; 4];
        for _ in 0..40_000 {
            counts[dice.weighted(&[1.0, 0.0, 2.0, 1.0])] += 1;
        }
        assert_eq!(counts[1], 0);
        assert!((counts[2] - 20_000).abs() < 500, "{counts:?}");
        assert!(dice.weighted(&[0.0, 0.0]) < 2);
    }
}
