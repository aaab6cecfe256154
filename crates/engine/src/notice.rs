//! What happened, told to those who may know it.

use alloc::vec::Vec;

use crate::seat::{SeatSet, Viewer};

/// Who is told about an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// All players and the spectators.
    Everyone,
    /// These players and nobody else.
    Only(SeatSet),
    /// Everyone, spectators included, but these players (who were told more).
    AllBut(SeatSet),
}

impl Audience {
    /// Whether `viewer` is told.
    pub fn reaches(self, viewer: Viewer) -> bool {
        match (self, viewer) {
            (Audience::Everyone, _) => true,
            (Audience::Only(seats), Viewer::Seat(seat)) => seats.contains(seat),
            (Audience::Only(_), Viewer::Spectator) => false,
            (Audience::AllBut(seats), Viewer::Seat(seat)) => !seats.contains(seat),
            (Audience::AllBut(_), Viewer::Spectator) => true,
        }
    }
}

/// An event with its address.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice<E> {
    /// Who is told.
    pub to: Audience,
    /// What happened.
    pub event: E,
}

/// Where the rules send their events, in the order in which things happen.
pub trait Sink<E> {
    /// Tells `event` to the audience.
    fn tell(&mut self, to: Audience, event: E);
}

/// The sink of those who search: nothing is kept, so nothing is paid.
#[derive(Clone, Copy, Debug)]
pub struct Silent;

impl<E> Sink<E> for Silent {
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "so that building the event is optimised away")]
    fn tell(&mut self, _: Audience, _: E) {}
}

impl<E> Sink<E> for Vec<Notice<E>> {
    fn tell(&mut self, to: Audience, event: E) {
        self.push(Notice { to, event });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seat::Seat;

    #[test]
    fn secrets_reach_their_owner_and_no_spectator() {
        let (owner, other) = (Seat::new(0), Seat::new(1));
        let secret = Audience::Only(SeatSet::only(owner));
        assert!(secret.reaches(Viewer::Seat(owner)));
        assert!(!secret.reaches(Viewer::Seat(other)));
        assert!(!secret.reaches(Viewer::Spectator));
        let rest = Audience::AllBut(SeatSet::only(owner));
        assert!(!rest.reaches(Viewer::Seat(owner)));
        assert!(rest.reaches(Viewer::Seat(other)) && rest.reaches(Viewer::Spectator));
    }
}
