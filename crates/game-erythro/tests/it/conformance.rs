//! The contract and the leak suite, for every adversary, difficulty and number of players.

use engine::{Content, Setup as _};
use engine_testkit::Suite;
use game_erythro::content::{MINES, Pack};
use game_erythro::setup::Setup;
use game_erythro::state::{CARDS, Cards, Element, State, TILES, TileId};

fn suite(options: &[&str]) -> Suite<State> {
    let suite = Suite::<State>::new().games(30).samples(4).invariant(conserved);
    options.iter().fold(suite, |suite, options| suite.setup(options))
}

/// Every card, token and sanctuary is in exactly one place.
fn conserved(state: &State) {
    let (table, limits) = (state.table(), &state.pack().printed.limits);
    cards_are_conserved(state);
    let mines =
        table.unseen_mines.count_ones() as usize + table.mines.len() + usize::from(table.destroyed);
    assert!(mines == MINES || mines + 1 == MINES, "at most one mine is on its way to the board");
    for element in Element::ALL {
        let placed = table.sanctuaries.iter().filter(|s| **s == Some(element)).count();
        assert_eq!(
            usize::from(table.sanctuary_supply[element.index()]) + placed,
            usize::from(limits.sanctuaries)
        );
    }
    for n in 0..TILES {
        let tile = TileId(n as u8);
        assert_eq!(table.contaminated.has(tile), table.pollution[n] == limits.pollution);
        assert_eq!(table.polluted.has(tile), (1..limits.pollution).contains(&table.pollution[n]));
        assert!(!(table.contaminated.has(tile) && table.sanctuaries[n].is_some()), "ERY-54");
        assert_eq!(table.mined.has(tile), table.mine_at(tile).is_some());
    }
    assert!(
        table.players.iter().all(|p| p.influence.iter().all(|n| *n <= limits.influence)),
        "ERY-A3"
    );
}

fn cards_are_conserved(state: &State) {
    let table = state.table();
    let mut seen = table.market | table.supply;
    let mut n_cards = table.market.len() + table.supply.len();
    let mut contamination = table.contamination;
    let mut arrived = 0;
    for seat in table.seats() {
        let player = table.player(seat);
        let piles = [state.hand(seat), state.pile(seat), player.discard, player.played];
        for Cards { actions, contamination: more } in piles {
            seen |= actions;
            n_cards += actions.len();
            contamination += more;
        }
        assert_eq!(player.known.without(state.hand(seat)), Cards::EMPTY, "what is known is true");
        arrived += u8::from(!piles.iter().all(|pile| pile.is_empty()));
    }
    assert_eq!(seen.len(), n_cards, "no card is in two places");
    assert_eq!(usize::from(n_cards), CARDS - 8 * (4 - usize::from(arrived)));
    assert_eq!(contamination, 5 * table.terms.seats + arrived);
}

#[test]
fn mars_conforms() {
    suite(&[
        "seats=2 adversary=mars difficulty=introduction",
        "seats=3 adversary=mars difficulty=blitz characters=dealt",
        "seats=4 adversary=mars difficulty=medium",
        "seats=2 adversary=mars difficulty=fairly_hard hands=open",
        "seats=4 adversary=mars difficulty=hard characters=dealt",
    ])
    .encoded()
    .run();
}

#[test]
fn the_alliance_conforms() {
    suite(&[
        "seats=2 adversary=alliance difficulty=medium",
        "seats=3 adversary=alliance difficulty=fairly_hard hands=open",
        "seats=4 adversary=alliance difficulty=hard characters=dealt",
    ])
    .encoded()
    .run();
}

#[test]
fn the_consortium_conforms() {
    suite(&[
        "seats=2 adversary=consortium difficulty=medium",
        "seats=3 adversary=consortium difficulty=fairly_hard characters=dealt",
        "seats=4 adversary=consortium difficulty=hard",
        "seats=4 adversary=consortium difficulty=medium hands=open",
    ])
    .encoded()
    .run();
}

#[test]
fn other_readings_conform() {
    suite(&[
        "seats=2 adversary=mars difficulty=blitz card_payment=mixed dome_payment=mixed",
        "seats=3 adversary=alliance card_payment=mixed dome_payment=mixed cornered=one",
        "seats=4 adversary=consortium difficulty=hard card_payment=mixed cornered=one",
        "seats=3 adversary=consortium purchases=until_content special_depollution=until_phase_end",
        "seats=2 adversary=consortium special_depollution=until_phase_end",
        "seats=4 adversary=mars purchases=until_content",
    ])
    .encoded()
    .run();
}

#[test]
fn the_standard_setup_is_what_the_knobs_say() {
    let content = Content::<Pack>::standard();
    let setup = Setup::new(&content, &engine::Options::new()).unwrap();
    assert_eq!(
        setup.options().to_string(),
        "adversary=mars card_payment=own characters=chosen cornered=all difficulty=medium dome_payment=own \
         hands=hidden purchases=pass_ends seats=2 special_depollution=until_pass"
    );
    assert_eq!(setup.n_seats(), 2);
}
