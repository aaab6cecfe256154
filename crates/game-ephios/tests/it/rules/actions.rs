//! The turn, recruiting, debating, and the end of a turn.

use game_ephios::Event;
use game_ephios::state::Wait;

use super::harness::Play;

const TWO: &str = "mode=quick seats=2 first=1";

#[test]
fn eph_28_a_turn_is_exactly_one_action() {
    // EPH-28: one action, then the turn passes; nothing else is an action.
    let mut play = Play::two("");
    play.refuses(1, "pass", "EPH-28").refuses(1, "done", "EPH-28");
    play.refuses(1, "choose 1", "EPH-28").refuses(2, "recruit blind", "not-awaited");
    play.filler();
    assert_eq!(play.table().turn.index() + 1, 2);
}

#[test]
fn eph_29_the_turn_passes_after_the_end_of_turn_steps() {
    // EPH-29: the crossroads is full again before the next player acts.
    let mut play = Play::two("");
    play.filler();
    assert_eq!(play.table().crossroads.len(), 4);
    assert_eq!(play.table().turn.index() + 1, 2);
}

#[test]
fn eph_31_and_eph_32_an_open_recruit_costs_its_value() {
    // EPH-31, EPH-32
    let mut play = Play::open(TWO, "", "ordre culte", "courtiere");
    let reserve = play.table().reserve;
    play.go(1, "recruit courtiere");
    assert_eq!(play.hand(1), "courtiere");
    assert_eq!((play.tokens(1), play.table().reserve), (0, reserve + 2));
    assert!(!play.is_open("courtiere"));
    play.refuses(2, "recruit argentier", "EPH-31");
}

#[test]
fn eph_33_nobody_recruits_above_their_tokens() {
    let mut play = Play::open(TWO, "", "ordre culte", "argentier");
    play.refuses(1, "recruit argentier", "EPH-33");
    assert!(!play.offers(1, "recruit argentier"));
    play.go(1, "debate dockeuse").until(1);
    assert!(play.offers(1, "recruit argentier"), "four tokens are enough for 3");
}

#[test]
fn eph_34_inhabitants_are_not_recruited() {
    let mut play = Play::open(TWO, "", "ordre culte", "passeur");
    play.refuses(1, "recruit passeur", "EPH-34");
}

#[test]
fn eph_35_a_blind_recruit_costs_one_token_and_is_secret() {
    let mut play = Play::two("argentier");
    play.act(1, "recruit blind");
    assert_eq!(play.tokens(1), 1, "paid before the card is seen");
    play.deal("argentier").settle();
    assert_eq!((play.hand(1).as_str(), play.tokens(1)), ("argentier", 1));
    assert!(play.view(2).hand.is_empty());
}

#[test]
fn eph_36_an_inhabitant_found_blindly_is_applied_at_once_and_discarded() {
    let mut play = Play::two("cantiniere");
    play.blind(1, "cantiniere");
    assert_eq!(play.tokens(1), 5, "1 paid, 4 taken");
    assert_eq!((play.tokens(2), play.hand(1).as_str()), (3, ""));
    assert_eq!(play.top(), "cantiniere");
}

#[test]
fn eph_37_a_blind_recruit_needs_a_token() {
    let mut play = Play::two("dockeuse tribune");
    play.blind(1, "dockeuse").until(1).blind(1, "tribune").until(1);
    assert_eq!(play.tokens(1), 0);
    play.refuses(1, "recruit blind", "EPH-37");
}

#[test]
fn eph_38_the_gap_stays_open_until_the_end_of_the_turn() {
    let mut play = Play::open(TWO, "horlogere courtiere dockeuse", "ordre culte", "etudiant");
    play.hold(1, "courtiere").act(1, "use courtiere").pass();
    assert_eq!(play.table().crossroads.len(), 4);
    play.act(1, "recruit etudiant").pass();
    assert_eq!(play.table().crossroads.len(), 3, "the second recruit finds a gap");
    play.go(1, "done");
    assert_eq!(play.table().crossroads.len(), 4);
}

#[test]
fn eph_39_a_debate_discards_a_personality_for_two_tokens() {
    let mut play = Play::open(TWO, "", "ordre culte", "etudiant");
    play.go(1, "debate etudiant");
    assert_eq!((play.tokens(1), play.top()), (4, "etudiant"));
    assert_eq!(play.table().reserve, 10 - 6);
}

#[test]
fn eph_40_nobody_debates_with_inhabitants() {
    let mut play = Play::open(TWO, "", "ordre culte", "passeur");
    play.refuses(1, "debate passeur", "EPH-40");
}

#[test]
fn eph_41_and_eph_a10_a_debate_is_free_and_allowed_at_the_cap() {
    // EPH-41, EPH-A10
    let mut play = Play::two("");
    play.filler().filler();
    assert_eq!(play.tokens(1), 4);
    play.filler().filler();
    assert_eq!(play.tokens(1), 5, "one of the two tokens is not kept");
    play.filler();
    assert_eq!(play.tokens(1), 5);
}

#[test]
fn eph_42_the_card_debated_with_is_not_applied() {
    let mut play = Play::open(TWO, "", "ordre culte", "dockeuse");
    play.go(1, "debate dockeuse");
    assert_eq!(play.tokens(1), 4, "2 for the debate and none for the Docker");
    assert_eq!(play.table().turn.index() + 1, 2, "and no replay");
}

#[test]
fn eph_72_the_hand_is_discarded_down_to_three_by_choice() {
    // EPH-72, EPH-73, EPH-74: recruiting with three cards in hand is allowed.
    let mut play = Play::two("juge etudiant dockeuse tribune");
    play.hold(1, "juge etudiant dockeuse").act(1, "recruit blind").pass().deal("tribune");
    assert_eq!(play.table().wait, Wait::Limit);
    play.refuses(1, "pass", "EPH-72").refuses(1, "discard argentier", "EPH-72");
    assert_eq!(play.script.legal(1).len(), 4, "any of the four");
    play.go(1, "discard juge");
    assert_eq!(play.hand(1), "dockeuse tribune etudiant");
}

#[test]
fn eph_73_cards_discarded_for_the_limit_are_not_applied() {
    let mut play = Play::two("juge etudiant dockeuse tribune");
    play.hold(1, "juge etudiant dockeuse");
    let tokens = play.tokens(1);
    play.act(1, "recruit blind").pass().deal("tribune").go(1, "discard dockeuse");
    assert_eq!(play.tokens(1), tokens - 1, "the Docker brought nothing");
    assert_eq!((play.top(), play.table().turn.index() + 1), ("dockeuse", 2));
}

#[test]
fn eph_74_the_limit_is_checked_at_the_end_of_ones_own_turn_only() {
    // EPH-74: recruiting with three cards in hand is allowed.
    let mut play = Play::two("juge perceptrice etudiant courtiere");
    play.hold(1, "juge perceptrice etudiant");
    assert!(play.offers(1, "recruit blind"));
    play.blind(1, "courtiere");
    assert_eq!((play.table().wait, play.table().hand_sizes[0]), (Wait::Limit, 4));
}

#[test]
fn eph_a33_a_hand_grown_past_three_out_of_turn_is_kept_until_ones_own_turn_ends() {
    // EPH-A33: with a Preacher who also draws a card.
    let drawing = (
        "effects = [\"redirect_card\", \"redirect_tokens\"]",
        "effects = [\"redirect_card\", \"redirect_tokens\", { draw = 1 }]",
    );
    let kept = "predicateur juge perceptrice argentier";
    let mut play = Play::changed(&[drawing], TWO, kept, "ordre culte", "");
    play.hold(2, "predicateur juge perceptrice").filler();
    let debate = play.script.legal(1).into_iter().find(|a| a.starts_with("debate")).unwrap();
    play.act(1, &debate).act(2, "react predicateur").deal("argentier").settle();
    assert_eq!((play.table().wait, play.table().hand_sizes[1]), (Wait::Act, 4));
    assert_eq!(play.table().turn.index() + 1, 2);
    play.filler();
    assert_eq!(play.table().wait, Wait::Limit);
}

#[test]
fn eph_75_the_crossroads_is_refilled_to_four_from_the_deck() {
    let mut play = Play::two("");
    let before = play.table();
    play.filler();
    let after = play.table();
    assert_eq!(after.crossroads.len(), 4);
    assert_eq!(after.deck_size, before.deck_size - 1);
}

#[test]
fn eph_76_and_eph_a8_a_short_deck_is_drawn_to_its_end_before_the_reshuffle() {
    // EPH-76, EPH-A8
    let mut play = Play::two("");
    while play.table().deck_size > 1 {
        play.filler();
    }
    let discard = play.table().discard_size;
    play.filler();
    assert_eq!((play.table().deck_size, play.table().discard_size), (0, discard + 1));
    play.filler();
    assert!(play.heard(1).iter().any(|event| matches!(event, Event::TurnedUp { .. })));
    assert_eq!(play.table().discard_size, 0);
    assert_eq!(play.table().deck_size, discard + 2 - 1, "the card debated with is among them");
    assert_eq!(play.table().crossroads.len(), 4);
}

#[test]
fn eph_a12_cards_are_discarded_in_the_chosen_order_and_everybody_sees_each() {
    // EPH-A12: one by one in a sweep, in the listed order for a whole hand.
    let mut play = Play::open(TWO, "", "ordre culte", "concierge etudiant dockeuse courtiere");
    play.act(1, "use concierge").act(1, "discard dockeuse").act(1, "discard etudiant");
    assert_eq!(play.top(), "etudiant");
    let seen = Event::Discarded { card: "etudiant".parse().unwrap() };
    assert!(play.heard(2).contains(&seen));
    let mut play = Play::two("juge perceptrice etudiant");
    play.hold(1, "juge etudiant perceptrice").act(1, "unite ordre").pass();
    let laid: Vec<&str> = play.table().laid.iter().map(game_ephios::Card::id).collect();
    assert_eq!(laid[laid.len() - 3..], ["etudiant", "perceptrice", "juge"]);
}
