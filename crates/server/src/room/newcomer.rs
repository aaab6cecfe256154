//! Who connects to a table, and who is there.

use engine::{MAX_SEATS, Seat, Viewer};
use localization::Lang;

use crate::room::rights::{Right, viewer};

/// What a socket is sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Format {
    /// Views and legal lists, for programs.
    Json,
    /// Parts of the page, for browsers.
    Html,
}

/// Somebody who connects.
#[derive(Clone)]
pub(crate) struct Newcomer {
    /// For which seat it acts; none for somebody who watches.
    pub(crate) right: Option<Right>,
    pub(crate) lang: Lang,
    pub(crate) format: Format,
    /// Whether the socket goes on by itself where the same people play again.
    pub(crate) follows: bool,
    /// Whether it is told at once what its own seat did, or with what happens next.
    pub(crate) echoes: bool,
}

impl Newcomer {
    /// What it sees.
    pub(crate) fn viewer(&self) -> Viewer {
        viewer(self.right.as_ref())
    }
}

/// Who is connected.
#[derive(Clone, Default, Debug)]
pub(crate) struct Presence {
    pub(crate) n_watching: usize,
    n_at_seat: [usize; MAX_SEATS],
    /// When the last of each seat's went.
    gone_ms: [i64; MAX_SEATS],
    /// When somebody last asked for something with the right to each seat, without being connected.
    asked_ms: [i64; MAX_SEATS],
}

impl Presence {
    /// Whether somebody at this seat is connected.
    pub(crate) fn is_here(&self, seat: Seat) -> bool {
        self.n_at_seat[seat.index()] > 0
    }

    /// Since when nobody at this seat has been connected or has asked for anything, as far as is known; nothing while
    /// somebody is connected.
    pub(super) fn gone_since(&self, seat: Seat) -> Option<i64> {
        let last_ms = self.gone_ms[seat.index()].max(self.asked_ms[seat.index()]);
        (!self.is_here(seat)).then_some(last_ms)
    }

    /// Somebody asks for something with the right to this seat.
    pub(super) fn ask(&mut self, seat: Seat, now_ms: i64) {
        self.asked_ms[seat.index()] = now_ms;
    }

    /// One of these goes.
    pub(super) fn leave(&mut self, viewer: Viewer, now_ms: i64) {
        let count = self.count(viewer);
        *count = count.saturating_sub(1);
        if let Viewer::Seat(seat) = viewer {
            self.gone_ms[seat.index()] = now_ms;
        }
    }

    /// How many of these there are.
    pub(super) fn count(&mut self, viewer: Viewer) -> &mut usize {
        match viewer {
            Viewer::Seat(seat) => &mut self.n_at_seat[seat.index()],
            Viewer::Spectator => &mut self.n_watching,
        }
    }

    /// Whether nobody is.
    pub(super) fn is_empty(&self) -> bool {
        self.n_watching == 0 && self.n_at_seat.iter().all(|n| *n == 0)
    }
}
