//! Leduc poker as numbers.

use engine::encode::{Family, Round, Sheet, Slice};
use engine::{Encode, Game, Layout, Pen, Viewer};

use super::{Action, Bets, MOST_WORDS, State, View};
use crate::rank::{RANKS, Rank};

/// What a viewer may know.
#[derive(Clone, Copy, Debug)]
pub struct Seen<'a> {
    viewer: Viewer,
    hand: Option<Rank>,
    board: Option<Rank>,
    bets: &'a Bets,
    shown: Option<[Rank; 2]>,
    to_speak: Option<engine::Seat>,
}

const SPEAK: Family = Family::new("speak", &[3], "fold, call, raise");

fn rank<S: Sheet + ?Sized>(pen: &mut Pen<'_, S>, rank: Option<Rank>) {
    pen.one_of(RANKS.len(), rank.map(|rank| rank as usize));
}

impl Encode for State {
    type Seen<'a> = Seen<'a>;

    const LAYOUT: Layout = Layout {
        id: "leduc-v1",
        slices: &[
            Slice::flags("seat", &[2], "the viewer's own, counted from the one who speaks first"),
            Slice::flags("awaited", &[2], "seat, the viewer first"),
            Slice::flags("hand", &[3], "the viewer's card: jack, queen, king"),
            Slice::flags("board", &[3], "the card in the middle: jack, queen, king"),
            Slice::flags(
                "spoken",
                &[2, MOST_WORDS, 3],
                "betting round; word by word, from the first seat on; fold, call or raise",
            ),
            Slice::counts("chips", &[2], 13, "seat, the viewer first; what lies in the pot"),
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
            board: self.board,
            bets: &self.bets,
            shown: self.shown_hands(),
            to_speak: self.turn().awaited().first(),
        }
    }

    fn seen_in(view: &View) -> Seen<'_> {
        Seen {
            viewer: view.viewer,
            hand: view.hand,
            board: view.board,
            bets: &view.bets,
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
        rank(pen, seen.board);
        for words in &seen.bets.spoken {
            for n in 0..MOST_WORDS {
                pen.one_of(3, words.get(n).map(|word| *word as usize));
            }
        }
        round.seats().for_each(|seat| pen.count(seen.bets.chips[seat.index()], 13));
        for seat in round.seats() {
            rank(pen, seen.shown.map(|hands| hands[seat.index()]));
        }
    }

    fn number(_: &Seen<'_>, action: &Action) -> Option<u32> {
        SPEAK.at([*action as usize])
    }
}
