//! Goofspiel as numbers.

use engine::encode::{Family, Round, Sheet, Slice};
use engine::{Encode, Layout, Pen, Viewer};

use super::{Bid, MOST_CARDS, Rounds, State, View};
use crate::card_set::CardSet;

/// What a viewer may know.
#[derive(Clone, Copy, Debug)]
pub struct Seen<'a> {
    viewer: Viewer,
    prizes: CardSet,
    prize: Option<u8>,
    hands: [CardSet; 2],
    has_bid: [bool; 2],
    own_bid: Option<u8>,
    rounds: &'a Rounds,
}

const BID: Family = Family::new("bid", &[MOST_CARDS], "card, from 1");

fn cards<S: Sheet + ?Sized>(pen: &mut Pen<'_, S>, cards: CardSet) {
    // Bit 0 is no card.
    pen.bits(MOST_CARDS, cards.bits() >> 1);
}

fn card<S: Sheet + ?Sized>(pen: &mut Pen<'_, S>, card: Option<u8>) {
    pen.one_of(MOST_CARDS, card.map(|card| usize::from(card) - 1));
}

impl Encode for State {
    type Seen<'a> = Seen<'a>;

    const LAYOUT: Layout = Layout {
        id: "goofspiel-v1",
        slices: &[
            Slice::flags("prizes", &[MOST_CARDS], "the prizes to come"),
            Slice::flags("prize", &[MOST_CARDS], "the prize that is bid for"),
            Slice::flags("hands", &[2, MOST_CARDS], "seat, the viewer first; card"),
            Slice::flags("has_bid", &[2], "seat, the viewer first"),
            Slice::flags("own_bid", &[MOST_CARDS], "the viewer's sealed card"),
            Slice::counts(
                "rounds",
                &[MOST_CARDS, 3],
                MOST_CARDS as i16,
                "round; its prize, the viewer's bid, the other's",
            ),
        ],
        families: &Family::in_order([BID]),
    };

    fn seen(&self, viewer: Viewer) -> Seen<'_> {
        let own_bid = match viewer {
            Viewer::Seat(seat) => self.sealed.get(seat.index()).copied().flatten(),
            Viewer::Spectator => None,
        };
        Seen {
            viewer,
            prizes: self.prizes,
            prize: self.prize,
            hands: self.hands,
            has_bid: self.sealed.map(|bid| bid.is_some()),
            own_bid,
            rounds: &self.rounds,
        }
    }

    fn seen_in(view: &View) -> Seen<'_> {
        let &View { viewer, prizes, prize, hands, has_bid, own_bid, ref rounds, .. } = view;
        Seen { viewer, prizes, prize, hands, has_bid, own_bid, rounds }
    }

    fn observe<S: Sheet + ?Sized>(seen: &Seen<'_>, pen: &mut Pen<'_, S>) {
        let round = Round::from(seen.viewer, 2);
        cards(pen, seen.prizes);
        card(pen, seen.prize);
        round.seats().for_each(|seat| cards(pen, seen.hands[seat.index()]));
        round.seats().for_each(|seat| pen.flag(seen.has_bid[seat.index()]));
        card(pen, seen.own_bid);
        for played in seen.rounds {
            pen.count(played.prize, MOST_CARDS as i16);
            for seat in round.seats() {
                pen.count(played.bids[seat.index()], MOST_CARDS as i16);
            }
        }
        pen.skip(3 * (MOST_CARDS - seen.rounds.len()));
    }

    fn number(_: &Seen<'_>, action: &Bid) -> Option<u32> {
        BID.at([usize::from(action.card).wrapping_sub(1)])
    }
}
