//! The position as lines of text.

use alloc::vec::Vec;

use engine::{Arg, Phrase, Seat};

use super::names::Names;
use crate::card::CardId;
use crate::city::{Area, Territory};
use crate::state::Phase;
use crate::view::View;

pub(super) fn picture(view: &View) -> Vec<Phrase> {
    let board = &view.board;
    let names = Names(&view.pack);
    let mut lines = Vec::new();
    lines.push(
        Phrase::new("ephyran-table")
            .with("round", board.round)
            .with("pile", view.n_pile)
            .with("discard", board.discard.len())
            .with("tartarus", board.tartarus.len() + usize::from(board.n_dionysus_in_tartarus)),
    );
    if let Some(top) = board.discard.last() {
        lines.push(Phrase::new("ephyran-top").with("card", names.card(*top)));
    }
    if board.ending.is_some() && board.phase != Phase::Over {
        lines.push(Phrase::new("ephyran-last-round"));
    }
    for seat in board.seats() {
        lines.push(heading(view, &names, seat));
        let columns = Territory::ALL.into_iter().filter(|t| board.city(seat).height(*t) > 0);
        lines.extend(columns.map(|territory| column(view, &names, seat, territory)));
    }
    lines.extend(view.seat().map(|seat| hand(view, &names, seat)));
    if !view.looked_at.is_empty() {
        lines.push(
            Phrase::new("ephyran-looking").with("cards", list(&names, view.looked_at.iter())),
        );
    }
    lines
}

/// A player's god, points and what is known of the hand.
fn heading(view: &View, names: &Names<'_>, seat: Seat) -> Phrase {
    let board = &view.board;
    let open = &board.open_hands[seat.index()];
    let n_hand = open.len() + usize::from(view.n_hidden[seat.index()]);
    let key = match (board.gods[seat.index()], open.is_empty()) {
        (None, _) => "ephyran-player-without-god",
        (Some(_), true) => "ephyran-player",
        (Some(_), false) => "ephyran-player-open",
    };
    let mut phrase = Phrase::new(key)
        .with("who", seat)
        .with("points", view.scores[seat.index()].total())
        .with("hand", n_hand);
    if let Some(god) = board.gods[seat.index()] {
        phrase = phrase.with("god", names.god(god));
    }
    if open.is_empty() { phrase } else { phrase.with("cards", list(names, open.iter())) }
}

fn column(view: &View, names: &Names<'_>, seat: Seat, territory: Territory) -> Phrase {
    let city = view.board.city(seat);
    let key = if city.is_locked(territory) { "ephyran-column-locked" } else { "ephyran-column" };
    let areas = (1..=city.height(territory)).map(|number| Area::new(territory, number));
    let cells = areas.map(|area| cell(view, names, seat, area));
    Phrase::new(key).with("territory", names.territory(territory)).with("areas", chain(cells))
}

/// An area's creature, its magic, and the token on it as far as the viewer knows it.
fn cell(view: &View, names: &Names<'_>, seat: Seat, area: Area) -> Phrase {
    let city = view.board.city(seat);
    let cell = match city.card(area) {
        Some(card) => names.creature(card, area),
        None => names.area(area),
    };
    match city.token(area).map(|token| view.magic(token)) {
        None => cell,
        Some(None) => Phrase::new("ephyran-cell-token-hidden").with("cell", cell),
        Some(Some(magic)) => {
            Phrase::new("ephyran-cell-token").with("cell", cell).with("magic", names.magic(magic))
        }
    }
}

/// One after the other in a row.
fn chain(cells: impl DoubleEndedIterator<Item = Phrase>) -> Phrase {
    let row = cells
        .rev()
        .reduce(|rest, first| Phrase::new("ephyran-chain").with("first", first).with("rest", rest));
    row.unwrap_or_else(|| Phrase::verbatim(""))
}

fn hand(view: &View, names: &Names<'_>, seat: Seat) -> Phrase {
    let open = &view.board.open_hands[seat.index()];
    let mut cards: Vec<CardId> = view.hand.iter().chain(open.iter()).copied().collect();
    cards.sort_unstable();
    Phrase::new("ephyran-hand").with("cards", list(names, cards.iter()))
}

fn list<'a>(names: &Names<'_>, cards: impl Iterator<Item = &'a CardId>) -> Arg {
    Arg::List(cards.map(|card| names.card(*card)).collect())
}
