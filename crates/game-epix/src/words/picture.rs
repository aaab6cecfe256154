//! The position as lines of text.

use alloc::vec::Vec;

use engine::{Arg, Phrase, Seat};

use super::{a_unit, defence, names, number, place, the_unit};
use crate::board::Kind;
use crate::content::Place;
use crate::state::{Bid, Offered, Phase};
use crate::view::View;

pub(super) fn picture(view: &View) -> Vec<Phrase> {
    let mut lines = Vec::new();
    lines.push(header(view));
    lines.extend(view.rules.map().provinces.iter().map(|place| province(view, place)));
    lines.extend(view.rules.map().provinces.iter().filter(|place| place.is_ours()).map(ours));
    for seat in Seat::all(view.rules.n_seats) {
        lines.extend(player(view, seat));
    }
    lines.extend(view.open.offered.iter().map(|offered| on_offer(view, *offered)));
    lines.extend(duel(view));
    lines.extend(own(view));
    lines
}

fn header(view: &View) -> Phrase {
    let open = &view.open;
    if matches!(
        open.phase,
        Phase::Lot | Phase::Castles | Phase::Colours | Phase::Draw | Phase::Preliminary
    ) {
        return Phrase::new("epix-show-before").with("who", open.first);
    }
    let name = &view.rules.pack.seasons[usize::from(open.season)].name;
    Phrase::new("epix-show-season").with("season", name).with("who", open.first)
}

fn province(view: &View, place: &Place) -> Phrase {
    let board = &view.rules.board;
    let holder = Seat::all(view.rules.n_seats).find(|seat| view.open.held(*seat).has(place.id));
    let key = match (holder, board.castle_owner(place.id)) {
        (Some(_), _) => "epix-show-held",
        (None, Some(_)) => "epix-show-castle",
        (None, None) if board.castles.has(place.id) => "epix-show-free-castle",
        (None, None) => "epix-show-empty",
    };
    let owner = holder.or(board.castle_owner(place.id));
    let units = holder.into_iter().flat_map(|seat| view.units_at(seat, place.id));
    let units: Vec<Arg> = units.map(|kind| standing(view, place, kind)).collect();
    let phrase = Phrase::new(key)
        .with("id", place.id.id())
        .with("place", &place.name)
        .with("gold", board.gold(place.id))
        .with("units", units);
    match owner {
        Some(seat) => phrase.with("who", seat),
        None => phrase,
    }
}

/// EPX-A55: what the rulebook does not have is marked as ours.
fn ours(place: &Place) -> Phrase {
    Phrase::new("epix-show-ours").with("place", &place.name)
}

/// A unit on the board; a catapult that changed sides this season is marked.
fn standing(view: &View, place: &Place, kind: Kind) -> Arg {
    let name = &view.rules.pack.units[kind.index()].name;
    if kind == Kind::Catapult && view.open.fresh.has(place.id) {
        return Arg::Phrase(Phrase::new("epix-show-waits").with("name", name));
    }
    Arg::from(name)
}

fn player(view: &View, seat: Seat) -> Vec<Phrase> {
    let (rules, open) = (&view.rules, &view.open);
    let reserve = |kind| open.reserve(rules, seat, kind);
    let mut lines = Vec::new();
    lines.push(
        Phrase::new("epix-show-player")
            .with("who", seat)
            .with("gold", number(open.gold[seat.index()]))
            .with("provinces", view.field().n_provinces(seat))
            .with("soldiers", reserve(Kind::Soldier))
            .with("knights", reserve(Kind::Knight))
            .with("camps", reserve(Kind::Camp))
            .with("catapults", reserve(Kind::Catapult)),
    );
    for idx in view.abilities(seat) {
        let ability = &rules.pack.abilities[idx];
        let phrase = Phrase::new("epix-show-ability").with("ability", &ability.name);
        lines.push(phrase.with("text", &ability.text));
    }
    let shown = open.shown[seat.index()];
    if !shown.is_empty() {
        let phrase = Phrase::new("epix-show-cards").with("who", seat);
        lines.push(phrase.with("cards", names(view, shown)));
    } else if open.face_down.contains(seat) {
        lines.push(Phrase::new("epix-show-face-down").with("who", seat));
    }
    lines
}

fn on_offer(view: &View, offered: Offered) -> Phrase {
    let ability = &view.rules.pack.abilities[offered.ability.index()];
    let phrase = |key| {
        Phrase::new(key)
            .with("number", offered.ability.0 + 1)
            .with("ability", &ability.name)
            .with("text", &ability.text)
    };
    match offered.bid {
        None => phrase("epix-show-offer"),
        Some(Bid { seat, gold, marker }) => phrase("epix-show-bid")
            .with("who", seat)
            .with("gold", number(gold))
            .with("unit", a_unit(view, marker)),
    }
}

fn duel(view: &View) -> Option<Phrase> {
    let fight = view.open.fight.as_ref()?;
    let named: Vec<Arg> = fight.named.iter().map(|gold| number(*gold)).collect();
    let parity = match fight.odd {
        None => "unknown",
        Some(true) => "odd",
        Some(false) => "even",
    };
    Some(
        Phrase::new("epix-show-duel")
            .with("who", view.open.actor)
            .with("unit", the_unit(view, fight.kind))
            .with("from", place(view, fight.from))
            .with("place", place(view, fight.to))
            .with("other", fight.defender)
            .with("against", defence(view, fight.against))
            .with("guesses", fight.n_guesses)
            .with("parity", parity)
            .with("named", named),
    )
}

/// What only the viewer knows.
fn own(view: &View) -> Vec<Phrase> {
    let own = &view.own;
    let mut lines = Vec::new();
    if let Some(gold) = own.offer {
        lines.push(Phrase::new("epix-show-own-offer").with("gold", number(gold)));
    }
    if !own.cards.is_empty() {
        lines.push(Phrase::new("epix-show-own-cards").with("cards", names(view, own.cards)));
    }
    if let Some(gold) = own.stake {
        lines.push(Phrase::new("epix-show-own-stake").with("gold", number(gold)));
    }
    lines
}
