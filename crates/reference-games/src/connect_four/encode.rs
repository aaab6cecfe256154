//! Connect Four as numbers. Nothing is hidden, so what is seen is the board.

use engine::encode::{Family, Round, Sheet, Slice};
use engine::{Encode, Layout, Pen, Viewer};

use super::{DropDisc, N_COLUMNS, N_ROWS, State, View};

const DROP: Family = Family::new("drop", &[N_COLUMNS], "column");

impl Encode for State {
    type Seen<'a> = (Viewer, State);

    const LAYOUT: Layout = Layout {
        id: "connect-four-v1",
        slices: &[
            Slice::flags(
                "discs",
                &[2, N_COLUMNS, N_ROWS],
                "whose, the viewer's first; column; row from the bottom",
            ),
            Slice::flags("awaited", &[2], "seat, the viewer first"),
        ],
        families: &Family::in_order([DROP]),
    };

    fn seen(&self, viewer: Viewer) -> (Viewer, State) {
        (viewer, *self)
    }

    fn seen_in(view: &View) -> (Viewer, State) {
        (view.viewer, view.state)
    }

    fn observe<S: Sheet + ?Sized>((viewer, state): &(Viewer, State), pen: &mut Pen<'_, S>) {
        let round = Round::from(*viewer, 2);
        for seat in round.seats() {
            for column in 0..N_COLUMNS {
                let discs = state.discs[seat.index()] >> (column * super::STRIDE);
                pen.bits(N_ROWS, discs);
            }
        }
        pen.bits(2, round.bits(state.turn.awaited()));
    }

    fn number(_: &(Viewer, State), action: &DropDisc) -> Option<u32> {
        DROP.at([usize::from(action.column).wrapping_sub(1)])
    }
}
