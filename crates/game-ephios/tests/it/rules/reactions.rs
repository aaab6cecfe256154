//! Reactions: when they may be played, who is asked, and what they leave of an event.

use game_ephios::Event;
use game_ephios::state::Wait;

use super::harness::Play;

const TWO: &str = "mode=quick seats=2 first=1";
const THREE: &str = "mode=quick seats=3 first=1";

#[test]
fn eph_45_a_reaction_waits_for_its_condition() {
    // EPH-45: not as an action, not in the wrong window, not from an empty hand.
    let mut play = Play::open(TWO, "greviste douaniere", "ordre culte", "etudiant");
    play.hold(2, "greviste").refuses(2, "use greviste", "EPH-45");
    play.refuses(2, "react greviste", "EPH-45").filler();
    play.act(1, "recruit etudiant");
    assert_eq!(play.asked(), Some(2), "a hidden card could be the Customs Officer");
    play.refuses(2, "react greviste", "EPH-45").refuses(2, "react douaniere", "EPH-45");
    play.refuses(2, "done", "EPH-45");
    assert_eq!(play.script.legal(2), ["pass"]);
}

#[test]
fn eph_46_a_reaction_is_not_the_action_of_the_turn() {
    let mut play = Play::open(TWO, "predicateur", "ordre culte", "etudiant");
    play.hold(2, "predicateur").filler();
    play.act(1, "debate etudiant").act(2, "react predicateur").settle();
    assert_eq!((play.table().turn.index() + 1, play.table().actions_left), (2, 1));
    play.filler();
    assert_eq!(play.table().turn.index() + 1, 1);
}

#[test]
fn eph_47_a_reaction_is_never_compulsory() {
    let mut play = Play::open(TWO, "predicateur", "ordre culte", "etudiant");
    play.hold(2, "predicateur").filler();
    play.act(1, "debate etudiant");
    assert_eq!(play.script.legal(2), ["react predicateur", "pass"]);
    play.go(2, "pass");
    assert_eq!((play.top(), play.hand(2).as_str()), ("etudiant", "predicateur"));
}

#[test]
fn eph_45_the_preacher_takes_card_and_tokens_of_a_debate() {
    // EPH-A58: the action is spent.
    let mut play = Play::open(TWO, "predicateur", "ordre culte", "etudiant");
    play.hold(2, "predicateur").filler();
    let (mine, theirs) = (play.tokens(1), play.tokens(2));
    play.act(1, "debate etudiant").act(2, "react predicateur").settle();
    assert_eq!((play.tokens(1), play.tokens(2)), (mine, (theirs + 2).min(5)));
    assert_eq!(play.hand(2), "etudiant");
    assert_eq!(play.top(), "predicateur");
}

#[test]
fn eph_a29_seats_are_asked_in_the_direction_of_play_once_round() {
    // EPH-A29: whoever could hold an answer is asked, with nothing or with something to play.
    let kept = "juge perceptrice predicateur";
    let mut play = Play::open(THREE, kept, "ordre culte academie", "etudiant");
    play.hold(2, "juge").hold(3, "perceptrice").until(1).act(1, "debate etudiant");
    assert_eq!(play.asked(), Some(2));
    assert_eq!(play.script.legal(2), ["pass"]);
    play.refuses(3, "pass", "not-awaited").act(2, "pass");
    assert_eq!(play.asked(), Some(3));
    play.act(3, "pass");
    assert_eq!(play.asked(), None);
    play.settle();
    let debate = play.script.legal(2).into_iter().find(|a| a.starts_with("debate")).unwrap();
    play.act(2, &debate);
    assert_eq!(play.asked(), Some(3), "from the actor on");
}

#[test]
fn eph_a29_nobody_is_asked_who_can_hold_no_answer_by_what_is_public() {
    // EPH-A29: an empty hand, and a hand of which everything is known.
    let mut play = Play::open(TWO, "", "ordre culte", "etudiant dockeuse");
    play.act(1, "recruit dockeuse");
    assert_eq!(play.asked(), None, "seat 2 holds no card");
    play.settle().act(2, "debate etudiant");
    assert_eq!(play.asked(), None, "everybody knows that seat 1 holds the Docker");
}

#[test]
fn eph_a30_a_reaction_cannot_be_cancelled_and_nobody_answers_their_own_deed() {
    // EPH-A30
    let kept = "predicateur greviste";
    let mut play = Play::open(THREE, kept, "ordre culte academie", "etudiant");
    play.hold(2, "predicateur").hold(3, "greviste").until(1);
    play.act(1, "debate etudiant").act(2, "react predicateur");
    assert_eq!(play.asked(), None, "the Striker answers actions only");
    assert!(play.hand(2).contains("etudiant"));
    let mut play = Play::open(TWO, "predicateur", "ordre culte", "etudiant");
    play.hold(1, "predicateur").act(1, "debate etudiant");
    assert_eq!(play.asked(), None, "the holder's own debate is no opponent's");
}

#[test]
fn eph_a32_a_cancelled_card_is_discarded_with_all_of_its_text() {
    // EPH-A32: no tokens, no replay, the action spent.
    let mut play = Play::two("greviste dockeuse");
    play.hold(2, "greviste").hold(1, "dockeuse");
    let tokens = play.tokens(1);
    play.act(1, "use dockeuse").act(2, "react greviste").settle();
    assert_eq!(play.tokens(1), tokens);
    assert_eq!(play.table().turn.index() + 1, 2, "the replay is void too");
    let laid: Vec<&str> = play.table().laid.iter().map(game_ephios::Card::id).collect();
    assert_eq!(laid[laid.len() - 2..], ["greviste", "dockeuse"]);
}

#[test]
fn eph_a58_a_stopped_recruit_gives_its_tokens_back_and_the_action_is_spent() {
    // EPH-A58: the Customs Officer, who may buy the card at its value.
    let mut play = Play::open(TWO, "douaniere", "ordre culte", "etudiant");
    play.hold(2, "douaniere").filler();
    let (mine, theirs) = (play.tokens(1), play.tokens(2));
    play.act(1, "recruit etudiant");
    assert_eq!(play.tokens(1), mine - 1, "paid before the window");
    play.act(2, "react douaniere");
    assert_eq!(play.tokens(1), mine, "taken back");
    assert_eq!(play.script.legal(2), ["recruit etudiant", "done"]);
    play.act(2, "recruit etudiant").settle();
    assert_eq!((play.hand(2).as_str(), play.tokens(2)), ("etudiant", theirs - 1));
    assert_eq!((play.hand(1).as_str(), play.table().turn.index() + 1), ("", 2));
}

#[test]
fn eph_a58_a_stopped_recruit_that_nobody_buys_is_discarded() {
    let mut play = Play::open(TWO, "douaniere", "ordre culte", "etudiant");
    play.hold(2, "douaniere").filler();
    play.act(1, "recruit etudiant").act(2, "react douaniere").act(2, "done").settle();
    let laid: Vec<&str> = play.table().laid.iter().map(game_ephios::Card::id).collect();
    assert_eq!(laid[laid.len() - 2..], ["etudiant", "douaniere"]);
    assert!(!play.is_open("etudiant"));
    // Without the tokens there is no choice.
    let mut play = Play::open(TWO, "douaniere dockeuse", "ordre culte", "argentier");
    play.blind(1, "dockeuse").blind(2, "douaniere").go(1, "use dockeuse");
    assert_eq!((play.tokens(1), play.tokens(2)), (4, 1));
    play.act(1, "recruit argentier").act(2, "react douaniere");
    assert!(play.heard(1).contains(&Event::Discarded { card: "argentier".parse().unwrap() }));
}

#[test]
fn eph_a31_a_recruit_through_a_card_can_be_answered() {
    // EPH-A31, EPH-A58: each of the Broker's recruits has a window, and a stopped one counts.
    let kept = "courtiere douaniere";
    let mut play = Play::open(TWO, kept, "ordre culte", "etudiant dockeuse aiguilleuse");
    play.hold(2, "douaniere").hold(1, "courtiere");
    play.act(1, "use courtiere").pass().act(1, "recruit etudiant");
    assert_eq!(play.asked(), Some(2));
    play.act(2, "react douaniere").act(2, "done");
    assert_eq!(play.table().wait, Wait::Answer(engine::Seat::new(0)), "one recruit is left");
    play.act(1, "recruit dockeuse").settle();
    assert_eq!(play.hand(1), "dockeuse");
    assert_eq!(play.table().turn.index() + 1, 2, "two recruits, one of them stopped");
}

#[test]
fn eph_a31_adding_to_a_hand_is_no_recruit() {
    // EPH-A31: nobody can answer the cards that the Student adds.
    let mut play = Play::two("etudiant douaniere juge tribune");
    play.hold(2, "douaniere").hold(1, "etudiant");
    play.act(1, "use etudiant").pass().deal("juge").deal("tribune");
    assert_eq!(play.asked(), None);
    assert_eq!(play.hand(1), "tribune juge");
}

#[test]
fn eph_a23_a_reaction_is_used_once_in_a_turn_too() {
    // EPH-A23: the Preacher was used as a reaction in this turn.
    let mut play = Play::open(TWO, "predicateur dockeuse", "ordre culte", "etudiant aiguilleuse");
    play.hold(2, "predicateur").filler();
    play.act(1, "debate etudiant").act(2, "react predicateur");
    assert!(play.table().used.contains("predicateur".parse().unwrap()));
}
