//! Setups by lot, so that every value of every knob is played.

use engine::{Content, Knob, Options, PackOf, Setup, below};
use rand_core::Rng;

/// How often a valid setup is looked for.
const DRAWS: usize = 500;

/// For each value of each knob, a setup that has it and is drawn otherwise.
///
/// # Errors
/// A value that goes with no others.
pub(super) fn every_value<G: engine::Game, R: Rng>(
    content: &Content<PackOf<G>>,
    rng: &mut R,
) -> Result<Vec<Options>, String> {
    let knobs = G::Setup::knobs();
    let values = knobs.iter().flat_map(|knob| knob.values.iter().map(move |value| (knob, value)));
    let mut setups = Vec::new();
    for (knob, value) in values {
        let mut draws = (0..DRAWS).map(|_| drawn(knobs, rng).with(knob.key, value));
        let valid = draws.find(|options| G::Setup::new(content, options).is_ok());
        setups.push(valid.ok_or_else(|| format!("no setup has {}={value}", knob.key))?);
    }
    Ok(setups)
}

fn drawn<R: Rng>(knobs: &[Knob], rng: &mut R) -> Options {
    knobs.iter().fold(Options::new(), |options, knob| {
        let value = knob.values[below(rng, knob.values.len() as u32) as usize];
        options.with(knob.key, value)
    })
}
