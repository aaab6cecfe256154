//! What single players were shown of another's hand (ERY-31), besides what everybody knows of it.

use engine::Seat;
use serde::{Serialize, Serializer};

use super::{CardId, Cards, State};

/// A card of a hand that one other player was shown.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
pub struct Shown {
    /// Who holds it.
    pub owner: Seat,
    /// Who was shown it.
    pub to: Seat,
    /// Which card; none is a contamination card, which are all alike.
    #[serde(serialize_with = "card_or_contamination")]
    pub card: Option<CardId>,
}

#[allow(
    clippy::ref_option,
    clippy::trivially_copy_pass_by_ref,
    reason = "the signature is serde's"
)]
fn card_or_contamination<S: Serializer>(
    card: &Option<CardId>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    match card {
        Some(card) => card.serialize(serializer),
        None => serializer.serialize_str("contamination"),
    }
}

/// What `to` was shown of the hand of `owner`.
pub(crate) fn cards_shown(list: &[Shown], owner: Seat, to: Seat) -> Cards {
    let mut cards = Cards::EMPTY;
    for shown in list.iter().filter(|shown| shown.owner == owner && shown.to == to) {
        match shown.card {
            Some(card) => cards.actions.add(card),
            None => cards.contamination += 1,
        }
    }
    cards
}

impl State {
    /// What one player was shown of another's hand.
    pub(crate) fn shown_to(&self, owner: Seat, to: Seat) -> Cards {
        cards_shown(&self.shown, owner, to)
    }

    /// Notes that one player was shown a card.
    pub(crate) fn show_to(&mut self, shown: Shown) {
        let place = self.shown.partition_point(|other| *other <= shown);
        self.shown.insert(place, shown);
    }

    /// A card has left the hand, or everybody knows of it.
    pub(crate) fn unshow(&mut self, owner: Seat, card: CardId) {
        self.shown.retain(|shown| shown.owner != owner || shown.card != Some(card));
    }

    /// One contamination card fewer is in the hand that only some know of.
    pub(crate) fn unshow_contamination(&mut self, owner: Seat) {
        for to in Seat::all(super::MAX_PLAYERS) {
            let one = Shown { owner, to, card: None };
            if let Ok(place) = self.shown.binary_search(&one) {
                self.shown.remove(place);
            }
        }
    }

    /// Everybody knows the whole hand.
    pub(crate) fn unshow_all(&mut self, owner: Seat) {
        self.shown.retain(|shown| shown.owner != owner);
    }
}
