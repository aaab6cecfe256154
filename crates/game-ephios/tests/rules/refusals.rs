//! A refusal cites the rule that says no at this table.

use crate::harness::Play;

#[test]
fn eph_39_debating_with_a_card_that_is_not_there_is_no_matter_of_recruiting() {
    let mut play = Play::open("mode=quick seats=2 first=1", "", "ordre culte", "etudiant");
    play.refuses(1, "debate juge", "EPH-39").refuses(1, "recruit juge", "EPH-31");
}

#[test]
fn eph_111_the_list_of_actions_in_solo_has_corrupting() {
    let mut solo = Play::solo("");
    solo.refuses(1, "pass", "EPH-111");
    let mut two = Play::two("");
    two.refuses(1, "pass", "EPH-28");
}

#[test]
fn eph_43_a_card_without_a_reaction_waits_for_no_condition() {
    let mut play = Play::two("etudiant courtiere tresorier");
    play.hold(1, "etudiant");
    play.refuses(1, "react etudiant", "EPH-43");
    play.refuses(1, "react juge", "EPH-45");
}

#[test]
fn eph_18_what_the_assembly_needs_is_no_rule_of_the_union_of_workers() {
    let options = "mode=campaign seats=2 first=1";
    let mut play =
        Play::open(options, "medium predicateur juge perceptrice", "syndicat academie", "");
    play.refuses(1, "unite syndicat", "EPH-59").refuses(1, "unite ordre", "EPH-58");
    play.win(1, &[("culte", "medium predicateur"), ("ordre", "juge perceptrice")]);
    assert_eq!(play.table().round, 2);
    let first = play.table().turn.index() + 1;
    play.refuses(first, "unite assemblee", "EPH-18");
}
