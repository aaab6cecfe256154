//! The contract and the secrets, over random games of every variant.

use engine::{Game, Seat};
use engine_testkit::Suite;
use game_epix::{Kind, State};

/// Units are never lost or made, provinces never shared, and gold is never out of thin air before the first revenue.
fn sound(state: &State) {
    let (open, rules) = (state.open(), state.rules());
    let mut taken = game_epix::ProvinceSet::EMPTY;
    for seat in Seat::all(state.n_seats()) {
        let held = open.held(seat);
        assert!(taken.and(held).is_empty(), "EPX-25a: two seats in one province");
        taken = taken.or(held);
        for kind in Kind::ALL {
            let on_board = open.units[seat.index()][kind.index()];
            // Does not underflow: what is on the board and on cards is never more than a seat owns.
            let reserve = open.reserve(rules, seat, kind);
            assert!(on_board.len() + u32::from(reserve) <= u32::from(rules.counts[kind.index()]));
            assert!(on_board.without(rules.board.all).is_empty(), "off the map");
        }
        let camps = open.units[seat.index()][Kind::Camp.index()];
        assert!(camps.and(rules.board.castles).is_empty(), "EPX-27a: a camp in a castle");
        let castle = rules.board.castle(seat);
        let enemies = state.field().enemies(seat);
        assert!(!enemies.has(castle), "EPX-34a: an enemy inside a castle");
    }
}

#[test]
fn every_variant_keeps_the_contract_and_its_secrets() {
    Suite::<State>::new()
        .setup("seats=2 rules=basic")
        .setup("seats=2 rules=advanced")
        .setup("seats=3 rules=advanced")
        .setup("seats=4 rules=basic")
        .setup("seats=4 rules=advanced")
        .games(60)
        .invariant(sound)
        .encoded()
        .run();
}

#[test]
fn the_other_maps_and_settings_do_too() {
    Suite::<State>::new()
        .setup("seats=3 rules=advanced map=three_12")
        .setup("seats=3 rules=basic map=three_10 castle=chosen colours=chosen")
        .setup("seats=2 rules=basic last=win")
        .setup("seats=2 rules=advanced stake=0")
        .setup("seats=4 rules=advanced stake=2 castles=held")
        .games(40)
        .invariant(sound)
        .encoded()
        .run();
}
