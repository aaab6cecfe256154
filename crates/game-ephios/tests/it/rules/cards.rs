//! Using cards: personalities, inhabitants, additions to the hand, replays, copies.

use engine::Seat;
use game_ephios::Event;
use game_ephios::knowledge::Place;
use game_ephios::state::{Frame, Wait};

use super::harness::Play;

const TWO: &str = "mode=quick seats=2 first=1";

#[test]
fn eph_43_a_personality_is_used_from_the_hand_as_the_action() {
    let mut play = Play::two("etudiant tribune juge");
    play.refuses(1, "use etudiant", "EPH-43");
    play.hold(1, "etudiant").act(1, "use etudiant").pass().deal("tribune").deal("juge").settle();
    assert_eq!(play.hand(1), "tribune juge");
    assert_eq!(play.table().turn.index() + 1, 2, "it was the action of the turn");
}

#[test]
fn eph_44_an_inhabitant_on_the_crossroads_is_used_for_nothing() {
    let mut play = Play::open(TWO, "", "ordre culte", "cantiniere");
    play.go(1, "use cantiniere");
    assert_eq!((play.tokens(1), play.tokens(2)), (5, 3));
    assert!(!play.is_open("cantiniere"));
    assert_eq!((play.top(), play.table().turn.index() + 1), ("cantiniere", 2));
    play.refuses(2, "use cantiniere", "EPH-44");
}

#[test]
fn eph_48_and_eph_a21_a_card_in_use_is_nowhere_until_its_effect_is_over() {
    // EPH-48, EPH-A21: not in hand, not in the discard, not part of a reshuffle.
    let mut play = Play::two("etudiant tribune juge");
    play.hold(1, "etudiant").act(1, "use etudiant").pass();
    assert_eq!(play.hand(1), "");
    assert_ne!(play.top(), "etudiant");
    assert!(play.heard(2).is_empty() || play.table().stack.as_slice().len() == 1);
    let Some(Frame::Running(running)) = play.table().stack.last().copied() else {
        panic!("the Student's effect is being applied")
    };
    assert_eq!(running.card.map(game_ephios::Card::id), Some("etudiant"));
    play.refuses(1, "pass", "draw-first");
    play.deal("tribune").deal("juge").settle();
    assert_eq!(play.top(), "etudiant");
}

#[test]
fn eph_a21_a_card_in_use_is_no_part_of_a_reshuffle() {
    let mut play = Play::two("etudiant");
    play.hold(1, "etudiant");
    while play.table().deck_size > 1 {
        play.filler();
    }
    play.until(1).keep("").act(1, "use etudiant").pass();
    let mut drawn = Vec::new();
    while play.table().wait != Wait::Act && play.table().hand_sizes[0] < 2 {
        drawn = engine_testkit::perft::steps(play.script.state());
        let card = drawn[0].to_string().replace("* card ", "");
        play.deal(&card);
    }
    assert!(!drawn.is_empty());
    assert!(!drawn.iter().any(|step| step.to_string().contains("etudiant")));
}

#[test]
fn eph_49_a_personality_is_not_used_from_the_crossroads() {
    // EPH-49: nor is an inhabitant kept in a hand.
    let mut play = Play::open(TWO, "gazetiere", "ordre culte", "etudiant");
    play.refuses(1, "use etudiant", "EPH-49");
    play.blind(1, "gazetiere");
    assert_eq!(play.table().hand_sizes[0], 0);
}

#[test]
fn eph_50_the_card_is_right_against_the_rules() {
    // EPH-50: the Treasurer forbids an affinity that the rules would allow.
    let mut play = Play::two("juge argentier");
    play.hold(1, "juge argentier").refuses(1, "unite ordre affinity argentier", "EPH-50");
    play.go(1, "unite ordre argentier");
    assert_eq!(play.popularity(1), 20);
}

#[test]
fn eph_51_a_card_added_to_the_hand_is_not_paid() {
    let mut play = Play::two("etudiant juge argentier");
    play.hold(1, "etudiant");
    let tokens = play.tokens(1);
    play.act(1, "use etudiant").pass().deal("juge").deal("argentier").settle();
    assert_eq!((play.hand(1).as_str(), play.tokens(1)), ("juge argentier", tokens));
}

#[test]
fn eph_52_an_inhabitant_added_is_applied_and_discarded() {
    let mut play = Play::two("etudiant juge cantiniere");
    play.hold(1, "etudiant").act(1, "use etudiant").pass().deal("cantiniere");
    assert_eq!(play.tokens(2), 4, "nothing is applied before both cards are there");
    play.deal("juge").settle();
    assert_eq!((play.hand(1).as_str(), play.tokens(2)), ("juge", 5));
    assert_eq!(play.tokens(1), 5);
    let laid: Vec<&str> = play.table().laid.iter().map(game_ephios::Card::id).collect();
    assert_eq!(laid[laid.len() - 2..], ["cantiniere", "etudiant"]);
}

#[test]
fn eph_53_the_one_who_added_several_inhabitants_chooses_their_order() {
    let mut play = Play::two("etudiant gazetiere cantiniere");
    play.hold(1, "etudiant").act(1, "use etudiant").pass().deal("cantiniere").deal("gazetiere");
    assert_eq!(play.script.legal(1), ["apply gazetiere", "apply cantiniere"]);
    play.refuses(1, "done", "EPH-48");
    play.go(1, "apply cantiniere");
    let laid: Vec<&str> = play.table().laid.iter().map(game_ephios::Card::id).collect();
    assert_eq!(laid[laid.len() - 3..], ["cantiniere", "gazetiere", "etudiant"]);
}

#[test]
fn eph_54_and_eph_55_a_replay_comes_last_and_is_no_new_turn() {
    // EPH-54, EPH-55: the card is discarded, the gap is not refilled, the same player acts.
    let mut play = Play::open(TWO, "dockeuse", "ordre culte", "passeur");
    play.hold(1, "dockeuse");
    let turn = play.table().turn_number;
    play.go(1, "use dockeuse");
    assert_eq!((play.top(), play.table().wait), ("dockeuse", Wait::Act));
    assert_eq!((play.table().turn.index() + 1, play.table().turn_number), (1, turn));
    assert_eq!(play.tokens(1), 4, "1 left and 3 taken");
    play.filler();
    assert_eq!(play.table().turn.index() + 1, 2);
}

#[test]
fn eph_55_only_a_card_that_says_so_refills_before_the_new_action() {
    // EPH-55: the Switchwoman refills; after the Speaker's pick the gap stays.
    let mut play = Play::open(TWO, "aiguilleuse", "ordre culte", "etudiant");
    play.hold(1, "aiguilleuse").act(1, "use aiguilleuse").pass().act(1, "discard etudiant");
    assert_eq!(play.table().crossroads.len(), 3);
    play.go(1, "done");
    assert_eq!((play.table().crossroads.len(), play.table().wait), (4, Wait::Act));
    let mut play = Play::two("medium dockeuse");
    play.hold(1, "dockeuse").act(1, "use dockeuse").settle();
    let card = play.table().personalities().first().unwrap();
    play.act(1, &format!("debate {card}")).pass();
    assert_eq!(play.table().crossroads.len(), 3, "the refill waits for the end of the turn");
}

#[test]
fn eph_56_the_medium_lays_a_fifth_card() {
    // EPH-56, EPH-57, EPH-A13: no refill while four or more lie there.
    let mut play = Play::two("medium tribune");
    play.hold(1, "medium").act(1, "use medium").pass().deal("tribune");
    assert_eq!(play.script.legal(1), ["choose 1", "choose 2"]);
    let tokens = play.tokens(1);
    play.act(1, "choose 2").settle();
    assert!(play.is_open("tribune"));
    assert_eq!((play.table().crossroads.len(), play.tokens(1)), (5, tokens + 2));
    let deck = play.table().deck_size;
    play.filler();
    assert_eq!((play.table().crossroads.len(), play.table().deck_size), (4, deck));
}

#[test]
fn eph_57_and_eph_a13_the_refill_resumes_below_four() {
    // EPH-57, EPH-A13
    let mut play = Play::two("medium tribune");
    play.hold(1, "medium").act(1, "use medium").pass().deal("tribune").act(1, "choose 2");
    play.filler();
    assert_eq!(play.table().crossroads.len(), 4, "five less one need no refill");
    let deck = play.table().deck_size;
    play.filler();
    assert_eq!((play.table().crossroads.len(), play.table().deck_size), (4, deck - 1));
}

#[test]
fn eph_56_the_medium_may_keep_the_card_instead_and_an_inhabitant_is_applied() {
    // EPH-52 for the Medium's card.
    let mut play = Play::two("medium cantiniere");
    play.hold(1, "medium").act(1, "use medium").pass().deal("cantiniere");
    assert!(
        play.heard(2).iter().all(|event| !matches!(event, Event::Peeked { card: Some(_), .. }))
    );
    play.act(1, "choose 1").settle();
    assert_eq!((play.tokens(1), play.hand(1).as_str()), (5, ""));
    assert_eq!(play.table().wait, Wait::Act, "and the Medium's replay");
}

#[test]
fn eph_a22_a_card_that_can_do_nothing_may_still_be_used() {
    // EPH-A22: a Go-between without a card to exchange, an Inventor without a card to copy.
    let mut play = Play::open(TWO, "", "ordre culte", "passeur");
    play.go(1, "use passeur");
    assert_eq!(play.top(), "passeur");
    let open = "gazetiere cantiniere passeur greviste";
    let mut play = Play::open(TWO, "inventrice", "ordre culte", open);
    play.blind(1, "inventrice").act(2, "recruit blind").deal("dockeuse").settle();
    play.go(1, "use inventrice");
    assert_eq!((play.top(), play.table().turn.index() + 1), ("inventrice", 2));
}

#[test]
fn eph_a23_no_card_is_used_twice_in_a_turn() {
    // EPH-A23: the Chancellor fetches the Docker, who was used in this turn, and she stays unused.
    let mut play = Play::two("dockeuse rectrice");
    play.hold(1, "dockeuse rectrice").go(1, "use dockeuse").act(1, "use rectrice").pass();
    play.act(1, "pick dockeuse").settle();
    assert_eq!(play.hand(1), "dockeuse");
    play.refuses(1, "use dockeuse", "EPH-A23");
    assert!(!play.offers(1, "use dockeuse"));
    play.filler().until(1);
    assert!(play.offers(1, "use dockeuse"), "but in the next turn");
}

#[test]
fn eph_a23_no_card_grants_its_replay_twice_in_a_turn() {
    // EPH-A23: an Innkeeper who says it twice.
    let twice = ("{ take = 4 }, { others_take = 1 }", "{ replay = 1 }, { replay = 1 }");
    let mut play = Play::changed(&[twice], TWO, "", "ordre culte", "cantiniere");
    play.go(1, "use cantiniere");
    assert_eq!((play.table().actions_left, play.table().wait), (1, Wait::Act));
    play.filler();
    assert_eq!(play.table().turn.index() + 1, 2);
}

#[test]
fn eph_a24_a_replay_cannot_be_declined() {
    let mut play = Play::two("dockeuse");
    play.hold(1, "dockeuse").go(1, "use dockeuse");
    play.refuses(1, "pass", "EPH-A24").refuses(1, "done", "EPH-A24");
}

#[test]
fn eph_a25_replays_add_up() {
    // EPH-A25: the Docker, then the Tribune, then one more action.
    let mut play = Play::two("dockeuse tribune");
    play.hold(1, "dockeuse tribune").go(1, "use dockeuse").go(1, "use tribune");
    assert_eq!(play.table().wait, Wait::Act);
    play.filler();
    assert_eq!(play.table().turn.index() + 1, 2);
}

#[test]
fn eph_a27_the_replay_of_an_inhabitant_drawn_counts_after_the_running_card() {
    // EPH-A27: with an Innkeeper who replays.
    let replaying = ("{ take = 4 }, { others_take = 1 }", "{ take = 4 }, { replay = 1 }");
    let kept = "etudiant cantiniere juge";
    let mut play = Play::changed(&[replaying], TWO, kept, "ordre culte", "");
    play.hold(1, "etudiant").act(1, "use etudiant").pass().deal("cantiniere").deal("juge").settle();
    assert_eq!((play.table().wait, play.table().turn.index() + 1), (Wait::Act, 1));
    assert_eq!(play.top(), "etudiant", "the Student was finished first");
}

#[test]
fn eph_a34_a_random_card_is_drawn_evenly_and_seen_by_those_two() {
    // EPH-A34: the Tax Collector.
    let mut play = Play::three("perceptrice juge etudiant");
    play.hold(2, "juge etudiant").hold(1, "perceptrice").act(1, "use perceptrice").pass();
    play.act(1, "target 2");
    let steps = engine_testkit::perft::steps(play.script.state());
    let drawn: Vec<String> = steps.iter().map(ToString::to_string).collect();
    assert_eq!(drawn, ["* card etudiant", "* card juge"]);
    play.deal("juge");
    let stolen = |card| Event::Stolen { from: Seat::new(1), to: Seat::new(0), card };
    assert!(play.heard(2).contains(&stolen(Some("juge".parse().unwrap()))));
    assert!(play.heard(3).contains(&stolen(None)));
    assert_eq!(play.hand(1), "juge");
    let may = play.view(3).cards.may_be_in(Place::Hand(Seat::new(0)));
    assert!(may.contains("juge".parse().unwrap()) && may.contains("etudiant".parse().unwrap()));
}

#[test]
fn eph_a34_a_chosen_card_means_that_the_hand_is_seen() {
    // EPH-A34: the High Judge looks, discards and takes the value in tokens, then replays.
    let mut play = Play::two("juge etudiant argentier");
    play.hold(2, "etudiant argentier").hold(1, "juge");
    let tokens = play.tokens(1);
    play.act(1, "use juge").pass();
    assert_eq!(play.script.legal(1), ["pick etudiant", "pick argentier"]);
    let hand = play.view(1).cards.surely_in(Place::Hand(Seat::new(1)));
    assert_eq!(hand.len(), 2);
    play.act(1, "pick argentier").settle();
    assert_eq!(play.tokens(1), (tokens + 3).min(5));
    assert_eq!((play.hand(2).as_str(), play.table().wait), ("etudiant", Wait::Act));
}

#[test]
fn eph_a57_a_copied_effect_is_the_copying_cards_own() {
    // EPH-A57: the Inventor copies the Docker, who stays and may still be used by others.
    let mut play = Play::open(TWO, "inventrice", "ordre culte", "dockeuse greviste");
    play.hold(1, "inventrice");
    let tokens = play.tokens(1);
    play.act(1, "use inventrice").pass();
    assert!(!play.offers(1, "copy greviste"), "only action effects are copied");
    play.act(1, "copy dockeuse").settle();
    assert!(play.is_open("dockeuse"));
    assert_eq!(play.tokens(1), (tokens + 3).min(5));
    assert_eq!((play.top(), play.table().wait), ("inventrice", Wait::Act), "with the replay");
    assert!(!play.table().used.contains("dockeuse".parse().unwrap()));
    assert!(play.table().replayed.contains("inventrice".parse().unwrap()));
}

#[test]
fn eph_a57_the_text_may_move_the_copied_card() {
    // EPH-A57: the Broker copied from the crossroads is recruited through her own text.
    let mut play = Play::open(TWO, "inventrice", "ordre culte", "courtiere");
    play.hold(1, "inventrice").act(1, "use inventrice").pass();
    play.act(1, "copy courtiere").act(1, "recruit courtiere").settle();
    assert_eq!(play.hand(1), "courtiere");
}

#[test]
fn eph_a58_the_broker_may_stop_and_value_1_is_free() {
    // The Broker: up to two recruits, each 1 token cheaper.
    let mut play = Play::open(TWO, "courtiere", "ordre culte", "etudiant perceptrice");
    play.hold(1, "courtiere");
    assert_eq!(play.tokens(1), 1);
    play.act(1, "use courtiere").pass().act(1, "recruit etudiant").pass();
    assert_eq!(play.tokens(1), 1);
    assert!(play.offers(1, "done"));
    play.act(1, "recruit perceptrice").settle();
    assert_eq!((play.tokens(1), play.hand(1).as_str()), (0, "etudiant perceptrice"));
    assert_eq!(play.table().turn.index() + 1, 2);
}

#[test]
fn eph_44_the_quick_inhabitants_do_what_they_say() {
    // The Caretaker: tokens for personalities only, and swept inhabitants do nothing.
    let mut play = Play::open(TWO, "", "ordre culte", "concierge gazetiere etudiant dockeuse");
    play.act(1, "use concierge").act(1, "discard gazetiere").act(1, "discard etudiant");
    play.go(1, "done");
    assert_eq!(play.tokens(1), 3);
    // The News-seller: those ahead lose 10 %.
    let mut play = Play::open(TWO, "tribune", "ordre culte", "gazetiere");
    play.hold(2, "tribune").go(2, "use tribune").filler();
    assert_eq!(play.popularity(2), 10);
    play.go(1, "use gazetiere");
    assert_eq!(play.popularity(2), 0);
    // The Go-between: an exchange that only the two see.
    let kept = "juge etudiant";
    let mut play =
        Play::open("mode=quick seats=3 first=1", kept, "ordre culte academie", "passeur");
    play.hold(2, "juge").hold(1, "etudiant").act(1, "use passeur").act(1, "target 2");
    assert_eq!(play.script.legal(1), ["swap etudiant juge", "done"]);
    play.act(1, "swap etudiant juge");
    assert_eq!((play.hand(1).as_str(), play.hand(2).as_str()), ("juge", "etudiant"));
    let seen = play.heard(3);
    assert!(seen.iter().any(|event| matches!(event, Event::Exchanged { gave: None, .. })));
}

#[test]
fn eph_43_the_tax_collector_takes_tokens_from_an_empty_hand() {
    let mut play = Play::two("perceptrice");
    play.hold(1, "perceptrice");
    let (mine, theirs) = (play.tokens(1), play.tokens(2));
    play.go(1, "use perceptrice");
    assert_eq!((play.tokens(1), play.tokens(2)), (mine + 2, theirs - 2));
}
