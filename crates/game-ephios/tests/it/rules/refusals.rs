//! A refusal cites the rule that says no at this table, in words that are true there.

use engine::{Seat, Viewer};
use localization::{Lang, Speaker};

use super::harness::Play;

/// What a seat is told that tries something, in English and in French.
fn told(play: &Play, seat: usize, action: &str) -> [String; 2] {
    let (phrase, reader) = (play.script.refusal(seat, action), Viewer::Seat(Seat::new(seat - 1)));
    Lang::ALL.map(|lang| Speaker { lang, names: &[], reader }.say(&phrase))
}

#[test]
fn eph_a17_the_treasurer_does_not_help_and_nothing_is_said_of_the_hand() {
    let mut play = Play::two("argentier");
    play.refuses(1, "unite ordre argentier", "EPH-A17");
    let said = "You have no help from the Treasurer in this union.";
    assert_eq!(
        told(&play, 1, "unite ordre argentier"),
        [said, "L’Argentier n’aide pas cette union."]
    );
    play.hold(1, "argentier").refuses(1, "unite compagnie argentier", "EPH-A18");
    let said = [
        "This union has no place that the Treasurer could take.",
        "Dans cette union, il n’y a pas de place que l’Argentier puisse prendre.",
    ];
    assert_eq!(told(&play, 1, "unite compagnie argentier"), said);
}

#[test]
fn eph_11_what_is_not_in_this_game_is_said_to_be_absent() {
    let mut quick = Play::two("");
    quick.refuses(1, "recruit parrain", "EPH-11").refuses(1, "unite guilde", "EPH-11");
    let said = [
        "You will not meet the Godfather in this game.",
        "Vous ne rencontrerez pas le Parrain dans cette partie.",
    ];
    assert_eq!(told(&quick, 1, "recruit parrain"), said);
    let mut solo = Play::solo("");
    // EPH-106: solo has no inhabitants at all.
    solo.refuses(1, "use concierge", "EPH-106").refuses(1, "unite guilde", "EPH-106");
    let mut campaign = Play::open("mode=campaign seats=2 first=1", "", "ordre culte", "");
    campaign.refuses(1, "recruit parrain", "EPH-89").refuses(1, "use foraine", "EPH-104");
    let said = [
        "You will not meet the Godfather in this round.",
        "Vous ne rencontrerez pas le Parrain dans cette manche.",
    ];
    assert_eq!(told(&campaign, 1, "recruit parrain"), said);
    let mixed = "mode=campaign seats=2 first=1 inhabitants=mixed";
    let mut play = Play::open(mixed, "foraine", "", "");
    play.refuses(1, "use foraine", "EPH-103");
}

#[test]
fn eph_28_nobody_hears_of_the_plot_where_there_is_none() {
    let mut play = Play::two("");
    play.refuses(1, "corrupt juge", "EPH-28");
    let said = [
        "On your turn you recruit, debate, use a card or unite an alliance.",
        "À votre tour, vous recrutez, débattez, utilisez une carte ou unissez une alliance.",
    ];
    assert_eq!(told(&play, 1, "corrupt juge"), said);
}

#[test]
fn eph_39_debating_with_a_card_that_is_not_there_is_no_matter_of_recruiting() {
    let mut play = Play::open("mode=quick seats=2 first=1", "", "ordre culte", "etudiant");
    play.refuses(1, "debate juge", "EPH-39").refuses(1, "recruit juge", "EPH-31");
    let said = [
        "You will not find the High Judge on the crossroads.",
        "Vous ne trouverez pas la Haute-Juge sur la croisée des chemins.",
    ];
    assert_eq!(told(&play, 1, "debate juge"), said);
}

#[test]
fn eph_111_the_list_of_actions_in_solo_has_corrupting() {
    let mut solo = Play::solo("");
    solo.refuses(1, "pass", "EPH-111");
    let said = [
        "On your turn you recruit, debate, use a card, unite an alliance or corrupt a Dignitary.",
        "À votre tour, vous recrutez, débattez, utilisez une carte, unissez une alliance ou corrompez un·e Dignitaire.",
    ];
    assert_eq!(told(&solo, 1, "pass"), said);
    let mut two = Play::two("");
    two.refuses(1, "pass", "EPH-28");
}

#[test]
fn eph_43_a_card_without_a_reaction_waits_for_no_condition() {
    let mut play = Play::two("etudiant courtiere tresorier");
    play.hold(1, "etudiant");
    play.refuses(1, "react etudiant", "EPH-43");
    play.refuses(1, "react juge", "EPH-45");
    let said = [
        "You use the Student as the action of your turn, not as a reaction.",
        "On utilise l’Étudiant comme action de son tour, non en réaction.",
    ];
    assert_eq!(told(&play, 1, "react etudiant"), said);
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
    let said = [
        "To unite the Assembly takes 3 members in hand, and you have 0.",
        "Pour unir l’Assemblée, il faut 3 de ses membres en main, et vous en avez 0.",
    ];
    assert_eq!(told(&play, first, "unite assemblee"), said);
}
