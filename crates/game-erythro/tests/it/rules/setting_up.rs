//! Setting up: market, tiles, bag, mines, pollution, characters, hands and pawns.

use engine::{Content, Game as _, Options, Seat, Setup as _, Turn};
use engine_testkit::Script;
use game_erythro::action::Event;
use game_erythro::content::Pack;
use game_erythro::setup::Setup;
use game_erythro::state::{Element, Phase, State, Task, TileId};

use crate::support::{Opening, Print, card, hand, player, public, table};

fn setup(options: &str) -> Result<Setup, String> {
    let options: Options = options.parse().unwrap();
    Setup::new(&Content::<Pack>::standard(), &options).map_err(|error| error.to_string())
}

/// A game that has just passed its preparation, everything drawn from the lowest ticket.
fn prepared(options: &str) -> Script<State> {
    let mut game = Script::new(options);
    game.deal_any();
    game
}

#[test]
fn ery_2_two_to_four_play() {
    for seats in 2..=4 {
        assert_eq!(setup(&format!("seats={seats}")).unwrap().n_seats(), seats);
    }
    assert!(setup("seats=1").is_err() && setup("seats=5").is_err());
}

#[test]
fn ery_17_a_sheet_offers_its_own_difficulties() {
    assert!(setup("adversary=mars difficulty=blitz").is_ok());
    let refused = setup("adversary=alliance difficulty=blitz").unwrap_err();
    assert_eq!(refused, "option `difficulty`: this adversary does not offer it");
    let mars = Opening::new("seats=3 adversary=mars difficulty=hard").play();
    assert_eq!(table(&mars).mine_deck.iter().sum::<u8>() + table(&mars).mines.len() as u8, 13);
    let alliance = Opening::new("seats=3 adversary=alliance difficulty=medium").play();
    assert_eq!(table(&alliance).profitability, 10);
}

#[test]
fn ery_14_ery_a28_the_market_opens_with_two_cheap_cards_of_each_element() {
    let mut game = Script::<State>::new("seats=2");
    assert!(game.state().chance_total() == 11, "eleven air cards cost 4 or less");
    // ERY-A28: Ouragan costs 5, so it cannot open the market, but it stays in its pile.
    game.deal("market a1");
    assert!(game.state().may(&engine::Step::Chance("market a12".parse().unwrap())).is_err());
    game.deal_any();
    let (market, pack) = (table(&game).market, game.state().pack());
    for element in Element::ALL {
        assert_eq!(market.iter().filter(|c| pack.card(*c).element == Some(element)).count(), 2);
    }
    assert!(market.iter().all(|c| pack.cost(c) <= 4));
    assert!(table(&game).supply.has(card("a12")));
}

#[test]
fn ery_15_ery_16_tiles_and_tokens_depend_on_the_players() {
    for (seats, tiles) in [(2, 10), (3, 13), (4, 16)] {
        let game = Script::<State>::new(&format!("seats={seats}"));
        assert_eq!(table(&game).bag.len(), tiles);
        assert_eq!(game.state().pack().board(seats).tiles.len(), tiles);
        assert_eq!(game.state().pack().board(seats).centre(), TileId(0));
    }
}

#[test]
fn ery_18_level_1_comes_first_and_mines_are_random_within_their_level() {
    let mut game = Script::<State>::new("seats=2 difficulty=introduction");
    while table(&game).tasks.last() != Some(&Task::RevealMine) {
        let outcome = game.state().chance_at(0);
        game.take(engine::Step::Chance(outcome));
    }
    assert_eq!(game.state().chance_total(), 10, "any of the ten mines of level 1");
    assert_eq!(table(&game).mine_deck, [3, 1, 0, 1]);
    game.deal("mine 4");
    assert!(game.state().may(&engine::Step::Chance("mine 11".parse().unwrap())).is_err());
    assert_eq!(table(&game).mine_deck, [2, 1, 0, 1]);
}

#[test]
fn ery_19_the_dome_stands_against_mars_and_the_alliance_only() {
    for (adversary, dome) in [("mars", true), ("alliance", true), ("consortium", false)] {
        let game = Script::<State>::new(&format!("adversary={adversary}"));
        assert_eq!(table(&game).dome, dome, "{adversary}");
    }
}

#[test]
fn ery_20_the_first_pollution_is_one_token_on_each_drawn_tile() {
    let game = Opening::two().pollution(&[4, 8, 9]).mines(&[(1, 6), (2, 7)]).play();
    let polluted: Vec<u8> = table(&game).polluted.iter().map(TileId::number).collect();
    assert_eq!(polluted, [4, 8, 9]);
    assert!(polluted.iter().all(|tile| table(&game).pollution[usize::from(*tile) - 1] == 1));
}

#[test]
fn ery_21_as_many_mines_as_players_unless_the_sheet_says_otherwise() {
    for (options, mines) in [
        ("seats=3 adversary=mars", 3),
        ("seats=4 adversary=alliance", 4),
        ("seats=2 adversary=consortium", 1),
        ("seats=3 adversary=consortium", 2),
        ("seats=4 adversary=consortium", 2),
    ] {
        assert_eq!(table(&prepared(options)).mines.len(), mines, "{options}");
    }
}

#[test]
fn ery_22_ery_26_five_contamination_cards_a_player_and_one_in_each_discard_pile() {
    for seats in 2..=4 {
        let game = Opening::new(&format!("seats={seats}")).play();
        assert_eq!(table(&game).contamination, 5 * seats);
        for seat in 1..=usize::from(seats) {
            let discard = player(&game, seat).discard;
            assert_eq!((discard.contamination, discard.len()), (1, 1));
        }
    }
}

#[test]
fn ery_23_two_players_master_all_four_elements() {
    let mut game = prepared("seats=2");
    assert_eq!(game.legal(1), ["character 1", "character 2", "character 3", "character 4"]);
    game.act(2, "character 1");
    assert_eq!(game.legal(1), ["character 3"]);
    game.refuses(1, "character 2", "ERY-23");
    game.refuses(1, "character 1", "ERY-7");
    let mut three = prepared("seats=3");
    three.act(1, "character 1").act(2, "character 2");
    assert_eq!(three.legal(3), ["character 3", "character 4"]);
}

#[test]
fn ery_7_no_two_players_share_a_character() {
    let mut game = prepared("seats=4");
    game.act(1, "character 2");
    game.refuses(3, "character 2", "ERY-7");
    assert!(!game.offers(4, "character 2"));
    let mut dealt = prepared("seats=2 characters=dealt");
    assert!(dealt.state().turn() != Turn::Over);
    dealt.deal_any();
    let [a, b] = [1, 2].map(|seat| player(&dealt, seat).character);
    assert_eq!((a, b), (Some(0), Some(2)), "with two players the second is what the first leaves");
}

#[test]
fn ery_8_one_cube_for_each_mine_and_each_element_one_pawn_for_each_player() {
    let game = Opening::two().mines(&[(1, 6), (2, 7)]).pawns(&[2, 3]).play();
    assert!(table(&game).mines.iter().all(|mine| mine.row == 0));
    assert_eq!(player(&game, 1).influence, [2, 1]);
    assert_eq!((player(&game, 1).tile.number(), player(&game, 2).tile.number()), (2, 3));
}

#[test]
fn ery_25_eight_cards_of_the_pair_five_of_them_in_hand() {
    let game = Opening::two().hand(1, &["b8", "b1", "b3", "b5", "b2"]).play();
    let (first, pile) = (game.state().hand(Seat::new(0)), game.state().pile(Seat::new(0)));
    assert_eq!((hand(&game, 1), pile.len()), (5, 3));
    let deck: Vec<String> = (first.actions | pile.actions).iter().map(|c| c.to_string()).collect();
    assert_eq!(deck, ["b1", "b2", "b3", "b4", "b5", "b6", "b7", "b8"]);
}

#[test]
fn ery_27_ery_a20_pawns_start_where_a_token_says() {
    // ERY-A20: even in the centre under the dome; the token is one that was not drawn before.
    let game = Opening::two().pollution(&[8, 9, 10]).mines(&[(1, 6), (2, 7)]).pawns(&[1, 5]).play();
    assert_eq!((player(&game, 1).tile.number(), player(&game, 2).tile.number()), (1, 5));
    assert_eq!(table(&game).bag.iter().map(TileId::number).collect::<Vec<_>>(), [2, 3, 4]);
}

#[test]
fn ery_73_ery_a20_the_alliance_has_no_token_of_the_centre() {
    let game = Script::<State>::new("seats=2 adversary=alliance");
    assert_eq!(table(&game).bag.len(), 9);
    assert!(!table(&game).bag.has(TileId(0)));
    let consortium = Script::<State>::new("seats=2 adversary=consortium");
    assert!(table(&consortium).bag.has(TileId(0)));
}

#[test]
fn ery_a19_tokens_drawn_at_the_start_stay_out() {
    let mut game = Script::<State>::new("seats=2 difficulty=introduction");
    while !matches!(table(&game).tasks.last(), Some(Task::Token { .. })) {
        let outcome = game.state().chance_at(0);
        game.take(engine::Step::Chance(outcome));
    }
    // The centre has the dome: its token is set aside and another is drawn.
    game.deal("token 1");
    assert_eq!(public(&game), [Event::TokenSetAside { tile: TileId(0) }]);
    game.deal("token 5").deal("token 4").deal("token 3");
    assert_eq!(table(&game).bag.len(), 6);
    assert_eq!(table(&game).polluted.len(), 3);
}

#[test]
fn ery_28_round_1_begins_with_the_players() {
    let game = Opening::two().play();
    assert_eq!((table(&game).round, table(&game).phase), (1, Phase::Players));
}

#[test]
fn ery_a28_later_refills_have_no_limit() {
    let print = Print::standard().rich(12);
    let mut game = Opening::two().print(print).hand(2, &["b20"]).market(&["a47", "a48"]).play();
    game.act(2, "play b20 effect").act(2, "buy a47");
    // Réveil de la terre costs 7.
    game.deal("market a61");
    assert!(table(&game).market.has(card("a61")));
}
