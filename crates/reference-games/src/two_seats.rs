//! The setup of most games here: two seats, nothing to choose.

use engine::{Content, Knob, NoPack, Options, Setup, SetupError};

/// Two seats, nothing to choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TwoSeats;

const KNOBS: &[Knob] = &[Knob::choice("seats", &["2"], "2")];

impl Setup for TwoSeats {
    type Pack = NoPack;

    fn knobs() -> &'static [Knob] {
        KNOBS
    }

    fn new(_: &Content<NoPack>, options: &Options) -> Result<TwoSeats, SetupError> {
        options.settle(KNOBS)?;
        Ok(TwoSeats)
    }

    fn options(&self) -> Options {
        Options::new().with("seats", 2)
    }

    fn n_seats(&self) -> usize {
        2
    }
}
