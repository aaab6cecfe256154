//! The contract and the leak suite, for every mode and number of players.

use engine::Game as _;
use engine::Viewer;
use engine_testkit::Suite;
use game_ephios::knowledge::Place;
use game_ephios::state::Frame;
use game_ephios::{CardSet, Event, State, Table};

#[test]
fn every_mode_fulfils_the_contract_and_leaks_nothing() {
    Suite::<State>::new()
        .setup("mode=quick seats=2 discard=listed")
        .setup("mode=quick seats=3 discard=chosen")
        .setup("mode=quick seats=4 discard=listed uses=action")
        .setup("mode=campaign seats=2 discard=chosen")
        .setup("mode=campaign seats=3 inhabitants=mixed discard=chosen uses=action")
        .setup("mode=campaign seats=4 inhabitants=mixed discard=listed")
        .setup("mode=solo level=easy")
        .setup("mode=solo level=hard uses=action")
        .games(40)
        .invariant(nothing_is_lost)
        .shows(is_shown_in_passing)
        .encoded()
        .run();
}

/// What everybody is told and no view need remember: unions and discards of a round that is over, and
/// looks and exchanges that change nothing in what a third player can know.
fn is_shown_in_passing(event: &Event) -> bool {
    matches!(
        event,
        Event::Discarded { .. }
            | Event::Unites { .. }
            | Event::Popularity { .. }
            | Event::Targeted { .. }
            | Event::Looked { .. }
            | Event::Exchanged { gave: None, .. }
            | Event::Stolen { card: None, .. }
            | Event::Retrieved { card: None, .. }
    )
}

/// Every card of the roster is in exactly one place, and every token of the box is somewhere.
fn nothing_is_lost(state: &State) {
    let view = state.view(Viewer::Spectator);
    let table = &view.table;
    if table.deck_size == 0 && table.crossroads.is_empty() {
        return; // Nothing is set up yet.
    }
    let hidden = table.deck_size + table.discard_size + table.looked_size;
    let held: u8 = table.hand_sizes.iter().sum();
    let open = table.crossroads.set() | table.zone | in_use(table);
    let n_open = table.crossroads.len() + table.zone.len() + in_use(table).len();
    assert_eq!(open.len(), n_open, "an open card is in two places");
    let n_cards = usize::from(hidden + held) + n_open;
    assert_eq!(n_cards, table.roster.cards.len(), "a card is lost or doubled");
    let tokens: u8 = table.tokens.iter().sum();
    assert_eq!(tokens + table.reserve, 5 * table.n_seats, "a token is lost or made");
    assert!(table.tokens.iter().all(|tokens| *tokens <= 5), "EPH-17");
    assert!(table.popularity.iter().all(|popularity| *popularity <= 100), "EPH-A38");
    for seat in table.seats() {
        let own = state.view(Viewer::Seat(seat));
        assert_eq!(own.hand.len(), usize::from(table.hand_sizes[seat.index()]));
        assert_eq!(own.cards.surely_in(Place::Hand(seat)), own.hand, "one knows one's own hand");
        let inhabitants = own.hand - CardSet::PERSONALITIES;
        assert!(inhabitants.is_empty(), "EPH-49: an inhabitant is in a hand");
    }
}

/// The cards being used.
fn in_use(table: &Table) -> CardSet {
    let mut cards = CardSet::EMPTY;
    for frame in table.stack.as_slice() {
        match frame {
            Frame::Deed(deed) => {
                let is_out = deed.card.filter(|card| !table.crossroads.set().contains(*card));
                cards |= is_out.into_iter().collect();
            }
            Frame::Running(running) => {
                cards |= running.card.into_iter().collect();
                cards |= running.inhabitants;
            }
        }
    }
    cards
}
