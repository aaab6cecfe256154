//! The position as lines of text.

use alloc::vec::Vec;

use engine::{Arg, Phrase, Seat};

use super::{alliances, cards, the};
use crate::card::{Card, CardSet};
use crate::knowledge::Place;
use crate::setup::Mode;
use crate::view::View;

/// The whole picture, the table first and the viewer's own cards last.
pub(super) fn lines(view: &View) -> Vec<Phrase> {
    let mut lines = Vec::new();
    lines.push(heading(view));
    if let Mode::Campaign { .. } = view.table.mode {
        let set = alliances(view.pack(), view.table.roster.alliances);
        lines.push(Phrase::new("ephios-see-alliances").with("alliances", set));
    }
    lines.extend(view.table.seats().map(|seat| player(view, seat)));
    lines.extend(view.table.seats().filter_map(|seat| known_hand(view, seat)));
    lines.extend(plot(view));
    let open = view.table.crossroads.iter().map(|card| described(view, card)).collect::<Vec<_>>();
    let key = if view.table.is_solo() { "ephios-see-line" } else { "ephios-see-crossroads" };
    lines.push(Phrase::new(key).with("cards", open));
    lines.push(piles(view));
    lines.extend(being_done(view));
    lines.extend(own_cards(view));
    lines
}

fn heading(view: &View) -> Phrase {
    let table = &view.table;
    let key = match (table.mode, table.n_seats > 2, table.is_clockwise) {
        (Mode::Solo { .. }, _, _) => "ephios-see-solo",
        (_, false, _) => "ephios-see-round",
        (_, true, true) => "ephios-see-round-clockwise",
        (_, true, false) => "ephios-see-round-counter",
    };
    Phrase::new(key)
        .with("round", table.round)
        .with("turn", u32::from(table.turn_number))
        .with("reserve", table.reserve)
}

fn player(view: &View, seat: Seat) -> Phrase {
    let table = &view.table;
    let n = seat.index();
    let key = match (table.mode, table.has_affinity[n]) {
        (Mode::Solo { .. }, _) => "ephios-see-player-solo",
        (Mode::Campaign { .. }, true) => "ephios-see-player-campaign",
        (Mode::Campaign { .. }, false) => "ephios-see-player-campaign-played",
        (Mode::Quick, true) => "ephios-see-player",
        (Mode::Quick, false) => "ephios-see-player-played",
    };
    Phrase::new(key)
        .with("who", seat)
        .with("popularity", table.popularity[n])
        .with("tokens", table.tokens[n])
        .with("cards", table.hand_sizes[n])
        .with("wins", table.wins[n])
}

/// What the viewer knows of another hand.
fn known_hand(view: &View, seat: Seat) -> Option<Phrase> {
    if view.seat() == Some(seat) {
        return None;
    }
    let known = view.cards.surely_in(Place::Hand(seat));
    (!known.is_empty()).then(|| {
        Phrase::new("ephios-see-known").with("who", seat).with("cards", cards(view.pack(), known))
    })
}

fn plot(view: &View) -> Option<Phrase> {
    view.table.is_solo().then(|| {
        Phrase::new("ephios-see-plot")
            .with("zone", cards(view.pack(), view.table.zone))
            .with("trophies", alliances(view.pack(), view.table.trophies))
    })
}

fn piles(view: &View) -> Phrase {
    let table = &view.table;
    let deck = table.deck_size;
    match table.laid.last() {
        Some(top) => Phrase::new("ephios-see-piles")
            .with("deck", deck)
            .with("discard", table.discard_size)
            .with("top", the(view.pack(), top)),
        None => Phrase::new("ephios-see-deck").with("deck", deck),
    }
}

/// The card being applied.
fn being_done(view: &View) -> Option<Phrase> {
    let running = view.table.running()?;
    let card = the(view.pack(), running.text);
    Some(Phrase::new("ephios-see-running").with("who", running.user).with("card", card))
}

fn own_cards(view: &View) -> Vec<Phrase> {
    let mut lines = Vec::new();
    if view.seat().is_some() {
        lines.push(Phrase::new("ephios-see-hand").with("cards", all_described(view, view.hand)));
    }
    if let Some(affinity) = view.affinity {
        let alliance = &view.pack().alliance(affinity).the;
        lines.push(Phrase::new("ephios-see-affinity").with("alliance", alliance));
    }
    if !view.looked.is_empty() {
        let cards = all_described(view, view.looked.set());
        lines.push(Phrase::new("ephios-see-looked").with("cards", cards));
    }
    lines
}

fn all_described(view: &View, cards: CardSet) -> Vec<Arg> {
    cards.into_iter().map(|card| described(view, card)).collect()
}

/// A card with what counts about it: "the Medium (Cult, 2)".
fn described(view: &View, card: Card) -> Arg {
    let pack = view.pack();
    let name = the(pack, card);
    Arg::Phrase(match pack.card(card).alliance {
        Some(alliance) => Phrase::new("ephios-personality")
            .with("card", name)
            .with("alliance", &pack.alliance(alliance).name)
            .with("value", pack.card(card).value),
        None => Phrase::new("ephios-inhabitant").with("card", name),
    })
}
