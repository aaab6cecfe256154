//! Kuhn poker as numbers.

use engine::encode::{Family, Round, Sheet, Slice};
use engine::{Encode, Game, Layout, Pen, Viewer};

use super::{Action, Spoken, State, View};
use crate::rank::{RANKS, Rank};

/// What a viewer may know.
#[derive(Clone, Copy, Debug)]
pub struct Seen<'a> {
    viewer: Viewer,
    hand: Option<Rank>,
    spoken: &'a Spoken,
    shown: Option<[Rank; 2]>,
    to_speak: Option<engine::Seat>,
}

/// The most words of a game.
const MOST_WORDS: usize = 3;
const SPEAK: Family = Family::new("speak", &[4], "check, bet, fold, call");

fn rank<S: Sheet + ?Sized>(pen: &mut Pen<'_, S>, rank: Option<Rank>) {
    pen.one_of(RANKS.len(), rank.map(|rank| rank as usize));
}

impl Encode for State {
    type Seen<'a> = Seen<'a>;

    const LAYOUT: Layout = Layout {
        id: "kuhn-v1",
        slices: &[
            Slice::flags("seat", &[2], "the viewer's own, counted from the one who speaks first"),
            Slice::flags("awaited", &[2], "seat, the viewer first"),
            Slice::flags("hand", &[3], "the viewer's card: jack, queen, king"),
            Slice::flags("spoken", &[MOST_WORDS, 4], "word by word; check, bet, fold or call"),
            Slice::flags("shown", &[2, 3], "seat, the viewer first; card, once both were shown"),
        ],
        families: &Family::in_order([SPEAK]),
    };

    fn seen(&self, viewer: Viewer) -> Seen<'_> {
        let hand = match viewer {
            Viewer::Seat(seat) => self.hands.get(seat.index()).copied().flatten(),
            Viewer::Spectator => None,
        };
        Seen {
            viewer,
            hand,
            spoken: &self.spoken,
            shown: self.shown_hands(),
            to_speak: self.turn().awaited().first(),
        }
    }

    fn seen_in(view: &View) -> Seen<'_> {
        Seen {
            viewer: view.viewer,
            hand: view.hand,
            spoken: &view.spoken,
            shown: view.shown,
            to_speak: view.to_speak,
        }
    }

    fn observe<S: Sheet + ?Sized>(seen: &Seen<'_>, pen: &mut Pen<'_, S>) {
        let round = Round::from(seen.viewer, 2);
        pen.one_of(
            2,
            match seen.viewer {
                Viewer::Seat(seat) => Some(seat.index()),
                Viewer::Spectator => None,
            },
        );
        pen.one_of(2, seen.to_speak.map(|seat| round.place(seat)));
        rank(pen, seen.hand);
        for n in 0..MOST_WORDS {
            pen.one_of(4, seen.spoken.get(n).map(|word| *word as usize));
        }
        for seat in round.seats() {
            rank(pen, seen.shown.map(|hands| hands[seat.index()]));
        }
    }

    fn number(_: &Seen<'_>, action: &Action) -> Option<u32> {
        SPEAK.at([*action as usize])
    }
}
