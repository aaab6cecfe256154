//! Contested rules, read one way and the other.

use engine::{Game as _, Seat, Setup as _, Silent, Step, StepOf, Turn, below, repeatable};
use engine_testkit::Script;
use game_erythro::action::{Action, Zone};
use game_erythro::state::{Ending, Phase, State};

use crate::support::{Opening, Print, go_to, holds, player, pollution, table};

const TWO: &str = "seats=2 adversary=mars difficulty=introduction";

/// The first player has 2 air and 1 water and a card that acquires one of the market's, all of which cost 3 or more.
fn shopping(reading: &str) -> Script<State> {
    let print = Print::standard().quiet(0, 5).with("brumes", "influence", "[2, 1]").with(
        "brumes_brise",
        "effects",
        "[{ acquire = { discount = 0 } }]",
    );
    Opening::new(&format!("{TWO} card_payment={reading}"))
        .print(print)
        .market(&["a4", "a8", "a20", "a24"])
        .hand(1, &["b1", "b2"])
        .play()
}

#[test]
fn ery_a4_a_card_is_paid_in_its_own_element() {
    shopping("own").refuses(1, "play b1 effect", "ERY-38");
}

#[test]
fn ery_a4_as_a_reading_a_card_is_paid_in_any_mix() {
    let mut game = shopping("mixed");
    game.act(1, "play b1 effect");
    assert_eq!(game.legal(1), ["buy a4", "buy a20"], "cards of his elements that cost 3");
    game.refuses(1, "buy a8", "ERY-A4");
    game.act(1, "buy a4");
    assert_eq!(game.legal(1), ["pay air 2 water 1"]);
    game.act(1, "pay air 2 water 1");
    assert!(holds(&game, 1, "a4") && player(&game, 1).influence == [0, 0]);
}

/// The second player stands under the dome with 4 earth and 6 fire and attacks.
fn siege(reading: &str) -> Script<State> {
    let print = Print::standard().quiet(0, 5).with("volcans", "influence", "[4, 6]").with(
        "volcans_secousse",
        "effects",
        r#"["attack"]"#,
    );
    Opening::new(&format!("{TWO} dome_payment={reading}"))
        .print(print)
        .pawns(&[2, 1])
        .hand(2, &["b17"])
        .play()
}

#[test]
fn ery_a5_the_dome_is_paid_in_one_element() {
    siege("own").refuses(2, "play b17 effect", "ERY-38");
}

#[test]
fn ery_a5_as_a_reading_the_dome_is_paid_in_any_mix() {
    let mut game = siege("mixed");
    game.act(2, "play b17 effect");
    assert_eq!(game.legal(2), ["pay earth 4 fire 6"]);
    game.refuses(2, "attack fire", "ERY-A5").refuses(2, "pay earth 3 fire 6", "ERY-40");
    game.act(2, "pay earth 4 fire 6");
    assert!(!table(&game).dome && player(&game, 2).influence == [0, 0]);
    assert_eq!(table(&game).ending, Some(Ending::DomeAndMinesGone));
}

#[test]
fn ery_a5_a_mine_is_paid_in_one_element_however_the_dome_is_read() {
    let print = Print::standard().quiet(1, 5).with("volcans", "influence", "[4, 6]").with(
        "volcans_secousse",
        "effects",
        r#"["attack"]"#,
    );
    let opening = Opening::new(&format!("{TWO} dome_payment=mixed")).print(print);
    let mut game = opening.mines(&[(1, 6)]).pawns(&[2, 5]).hand(2, &["b17", "b18"]).play();
    game.act(2, "play b18 move").act(2, "go 6").act(2, "play b17 effect");
    assert_eq!(game.legal(2), ["attack fire"], "6 earth are too many");
}

/// The purchase phase of two players who can pay a lot.
fn fair(readings: &str) -> Script<State> {
    let mut game = Opening::new(&format!("{TWO} {readings}"))
        .print(Print::standard().quiet(0, 5).rich(6))
        .pawns(&[2, 3])
        .market(&["a4", "a8", "a20", "a24"])
        .play();
    go_to(&mut game, 1, Phase::Purchase);
    game
}

fn first_purchase(game: &Script<State>, seat: usize) -> String {
    let legal = game.legal(seat);
    legal.into_iter().find(|action| action.starts_with("buy")).expect("he can pay something")
}

#[test]
fn ery_a51_who_passes_buys_no_more() {
    let mut game = fair("purchases=pass_ends");
    let wanted = first_purchase(&game, 1);
    game.act(1, "pass").refuses(1, &wanted, "ERY-A51");
    let bought = first_purchase(&game, 2);
    game.act(2, &bought).deal_any();
    assert_ne!(table(&game).phase, Phase::Purchase);
}

#[test]
fn ery_a51_as_a_reading_a_pass_lasts_until_the_market_changes() {
    let mut game = fair("purchases=until_content");
    let wanted = first_purchase(&game, 1);
    game.act(1, "pass").refuses(1, &wanted, "ERY-A51");
    let bought = first_purchase(&game, 2);
    game.act(2, &bought).deal_any();
    assert_eq!(table(&game).phase, Phase::Purchase);
    let mut content = Script::from_state(game.state().clone());
    content.act(1, "pass");
    assert_ne!(table(&content).phase, Phase::Purchase, "who has bought is not asked again");
    let wanted = first_purchase(&game, 1);
    game.act(1, &wanted).deal_any();
    assert_ne!(table(&game).phase, Phase::Purchase);
}

/// Against the Consortium, pollution on 4 and the first player beside it with his four cards played.
fn colony(readings: &str) -> Script<State> {
    let print = Print::standard().level("consortium", "medium", "pollution", "[1, 1, 1]").level(
        "consortium",
        "medium",
        "mines",
        "[[9, 9, 9], [0, 0, 0], [0, 0, 0], [0, 0, 0]]",
    );
    let mut game = Opening::new(&format!("seats=2 adversary=consortium {readings}"))
        .print(print)
        .pollution(&[4])
        .mines(&[(1, 6)])
        .pawns(&[5, 9])
        .hand(1, &["b1", "b2", "b3", "b4", "b5"])
        .hand(2, &["b17", "b18", "b19", "b20", "b22"])
        .play();
    for card in ["b1", "b2", "b3", "b4"] {
        game.act(1, &format!("play {card} gain"));
    }
    assert_eq!(game.legal(1), ["special 4 1", "pass"]);
    game.act(1, "pass");
    game
}

#[test]
fn ery_a52_who_passes_does_not_depollute_in_that_phase() {
    let mut game = colony("special_depollution=until_pass");
    game.act(2, "play b17 gain").refuses(1, "special 4 1", "ERY-29");
}

#[test]
fn ery_a52_as_a_reading_one_depollutes_until_the_phase_ends() {
    let mut game = colony("special_depollution=until_phase_end");
    game.refuses(1, "special 4 1", "ERY-29");
    game.act(2, "play b17 gain");
    assert_eq!(game.legal(1), ["special 4 1", "pass"], "he is asked again");
    game.act(1, "pass").act(2, "play b18 gain").act(1, "special 4 1");
    let pay = game.legal(1)[0].clone();
    game.act(1, &pay);
    assert_eq!(pollution(&game, 4), 0);
}

#[test]
fn ery_a52_being_asked_again_about_pollution_opens_no_purchase() {
    let mut game = colony("special_depollution=until_phase_end");
    go_to(&mut game, 1, Phase::Purchase);
    let (wanted, bought) = (first_purchase(&game, 1), first_purchase(&game, 2));
    game.act(1, "pass").act(2, &bought).deal_any();
    assert_eq!(table(&game).phase, Phase::Purchase);
    assert!(game.offers(1, "special 4 1") && game.offers(1, "pass"));
    assert!(game.legal(1).iter().all(|action| !action.starts_with("buy")));
    game.refuses(1, &wanted, "ERY-A51");
}

/// What two players can do at once in one step: gain, or put a sanctuary on a tile of one's own.
fn simple(state: &State, seat: Seat) -> Vec<StepOf<State>> {
    let mut actions = Vec::new();
    state.legal_actions(seat, &mut actions);
    let is_simple = |action: &Action| match action {
        Action::Play { zone, .. } => matches!(zone, Zone::Gain | Zone::Sanctuary),
        _ => false,
    };
    actions.retain(is_simple);
    actions.into_iter().map(|action| Step::Act { seat, action }).collect()
}

#[test]
fn ery_a53_cards_that_do_not_conflict_come_to_the_same_in_either_order() {
    let options = "seats=3 adversary=consortium".parse().expect("the options can be read");
    let setup = game_erythro::Setup::new(&Print::standard().read(), &options).expect("a setup");
    let mut n_pairs = 0;
    for seed in 0..20 {
        let (mut state, mut rng) = (State::start(&setup), repeatable(seed));
        for _ in 0..200 {
            if state.table().phase == Phase::Players && state.table().tasks.is_empty() {
                n_pairs += commute(&state);
            }
            let step = match state.turn() {
                Turn::Over => break,
                Turn::Chance => Step::Chance(state.draw(&mut rng)),
                Turn::Decide(seats) => {
                    let seat = seats.first().expect("somebody is awaited");
                    let mut actions = Vec::new();
                    state.legal_actions(seat, &mut actions);
                    let n = below(&mut rng, actions.len() as u32) as usize;
                    Step::Act { seat, action: actions[n] }
                }
            };
            state.apply_unchecked(step, &mut Silent);
        }
    }
    assert!(n_pairs > 1_000, "only {n_pairs} pairs");
}

/// Plays the simple cards of the first two players, who stand on tiles of their own, in both orders.
fn commute(state: &State) -> usize {
    let [one, two] = [0, 1].map(Seat::new);
    if state.table().player(one).tile == state.table().player(two).tile {
        return 0;
    }
    let mut n_pairs = 0;
    for first in simple(state, one) {
        for second in simple(state, two) {
            let [mut a, mut b] = [state.clone(), state.clone()];
            for step in [first, second] {
                a.apply(step).expect("neither stands in the other's way");
            }
            for step in [second, first] {
                b.apply(step).expect("neither stands in the other's way");
            }
            assert!(a == b, "{first} and {second} come to something else");
            n_pairs += 1;
        }
    }
    n_pairs
}
