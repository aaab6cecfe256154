//! What a seat sees and may do as numbers, for programs that learn. Change the name of the layout whenever you change it.

use alloc::borrow::Cow;

use engine::encode::{Family, Round, Sheet, Slice};
use engine::{Encode, Layout, MAX_SEATS, Pen, Viewer};

use crate::action::Play;
use crate::cards::{Cards, HIGHEST};
use crate::state::State;
use crate::view::{View, view};

const N_CARDS: usize = HIGHEST as usize;
const FAMILIES: [Family; 1] = Family::in_order([Family::new("play", &[N_CARDS], "card, from 1")]);

impl Encode for State {
    type Seen<'a> = Cow<'a, View>;

    const LAYOUT: Layout = Layout {
        id: "newgame-v1",
        slices: &[
            Slice::flags("spent", &[N_CARDS], "card of a round before"),
            Slice::flags("hand", &[N_CARDS], "card of the viewer's"),
            Slice::counts(
                "players",
                &[MAX_SEATS, 3],
                99,
                "seat, the viewer first; points, cards in hand, whether it is her turn",
            ),
            Slice::flags("played", &[MAX_SEATS, N_CARDS], "seat, the viewer first; card"),
        ],
        families: &FAMILIES,
    };

    fn seen(&self, viewer: Viewer) -> Cow<'_, View> {
        Cow::Owned(view(self, viewer))
    }

    fn seen_in(view: &View) -> Cow<'_, View> {
        Cow::Borrowed(view)
    }

    fn observe<S: Sheet + ?Sized>(seen: &Cow<'_, View>, pen: &mut Pen<'_, S>) {
        cards(pen, seen.spent);
        cards(pen, seen.hand);
        let round = Round::from(seen.viewer, seen.seats.len());
        let players = || round.seats().map(|seat| &seen.seats[seat.index()]);
        let free = MAX_SEATS - seen.seats.len();
        for player in players() {
            pen.count(player.points, 99);
            pen.count(player.cards as i32, 99);
            pen.flag(player.to_play);
        }
        pen.skip(free * 3);
        for player in players() {
            pen.one_of(N_CARDS, player.played.map(|card| usize::from(card) - 1));
        }
        pen.skip(free * N_CARDS);
    }

    fn number(_: &Cow<'_, View>, action: &Play) -> Option<u32> {
        FAMILIES[0].at([usize::from(action.card).wrapping_sub(1)])
    }
}

fn cards<S: Sheet + ?Sized>(pen: &mut Pen<'_, S>, cards: Cards) {
    pen.bits(N_CARDS, cards.iter().fold(0u32, |bits, card| bits | 1 << (card - 1)));
}
