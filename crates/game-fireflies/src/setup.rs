//! What is agreed before the first dusk: how many sit in the meadow.

use engine::{Content, Knob, NoPack, Options, SetupError};

/// How many play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    pub(crate) n_seats: usize,
}

const KNOBS: &[Knob] = &[Knob::choice("seats", &["3", "4", "5", "6"], "4")];

impl engine::Setup for Setup {
    type Pack = NoPack;

    fn knobs() -> &'static [Knob] {
        KNOBS
    }

    fn new(_: &Content<NoPack>, options: &Options) -> Result<Setup, SetupError> {
        Ok(Setup { n_seats: options.settle(KNOBS)?.number("seats") })
    }

    fn options(&self) -> Options {
        Options::new().with("seats", self.n_seats)
    }

    fn n_seats(&self) -> usize {
        self.n_seats
    }
}
