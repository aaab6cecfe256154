//! Tic-tac-toe as numbers. Nothing is hidden, so what is seen is the board.

use engine::encode::{Family, Round, Sheet, Slice};
use engine::{Encode, Layout, Pen, Viewer};

use super::{Mark, State, View};

const MARK: Family = Family::new("mark", &[9], "cell, row by row");

impl Encode for State {
    type Seen<'a> = (Viewer, State);

    const LAYOUT: Layout = Layout {
        id: "tic-tac-toe-v1",
        slices: &[
            Slice::flags("marks", &[2, 9], "whose, the viewer's first; cell, row by row"),
            Slice::flags("awaited", &[2], "seat, the viewer first"),
        ],
        families: &Family::in_order([MARK]),
    };

    fn seen(&self, viewer: Viewer) -> (Viewer, State) {
        (viewer, *self)
    }

    fn seen_in(view: &View) -> (Viewer, State) {
        (view.viewer, view.state)
    }

    fn observe<S: Sheet + ?Sized>((viewer, state): &(Viewer, State), pen: &mut Pen<'_, S>) {
        let round = Round::from(*viewer, 2);
        round.seats().for_each(|seat| pen.bits(9, state.cells[seat.index()]));
        pen.bits(2, round.bits(engine::Game::turn(state).awaited()));
    }

    fn number(_: &(Viewer, State), action: &Mark) -> Option<u32> {
        MARK.at([usize::from(action.cell)])
    }
}
