//! The toy as numbers, and the faults that can be planted there.

use engine::encode::{Family, Sheet, Slice};
use engine::{Encode, Layout, Pen, Viewer};

use crate::toy::{Action, Rules, State, View};

/// What a viewer may know, and in the leaky game what the other holds.
#[derive(Clone, Copy)]
pub(crate) struct Seen {
    rules: Rules,
    hand: Option<u8>,
    others: Option<u8>,
}

const FAMILIES: [Family; 2] =
    Family::in_order([Family::new("guess", &[4], "card"), Family::new("mutter", &[], "")]);

impl Encode for State {
    type Seen<'a> = Seen;

    const LAYOUT: Layout = Layout {
        id: "toy-v1",
        slices: &[Slice::counts("hand", &[1], 4, "card"), Slice::counts("hint", &[1], 4, "card")],
        families: &FAMILIES,
    };

    fn seen(&self, viewer: Viewer) -> Seen {
        let Viewer::Seat(seat) = viewer else {
            return Seen { rules: self.rules, hand: None, others: None };
        };
        Seen { rules: self.rules, hand: self.hand(seat), others: self.others_hand(seat) }
    }

    fn seen_in(view: &View) -> Seen {
        Seen { rules: view.rules, hand: view.hand, others: view.hint }
    }

    fn observe<S: Sheet + ?Sized>(seen: &Seen, pen: &mut Pen<'_, S>) {
        let most = if seen.rules.has("cell-bounds") { 99 } else { 4 };
        pen.count(seen.hand.map_or(0, |hand| hand + most / 99), i16::from(most));
        if !seen.rules.has("cells") {
            pen.count(if seen.rules.has("cell") { seen.others.unwrap_or(0) } else { 0 }, 4);
        }
    }

    fn number(seen: &Seen, action: &Action) -> Option<u32> {
        match action {
            Action::Guess { .. } if seen.rules.has("same-number") => Some(0),
            Action::Guess { card: 4 } if seen.rules.has("no-number") => None,
            Action::Guess { card } if seen.rules.has("number") => {
                FAMILIES[0].at([usize::from((card + seen.others.unwrap_or(0)) % 4)])
            }
            Action::Guess { card } => FAMILIES[0].at([usize::from(card - 1)]),
            Action::Mutter => FAMILIES[1].at([]),
        }
    }
}
