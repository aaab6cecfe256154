//! Uniting an alliance, and the affinity.

use game_ephios::Event;
use game_ephios::state::Wait;

use super::harness::Play;

const TWO: &str = "mode=quick seats=2 first=1";

/// A game in which seat 1 holds `cards` and has the affinity `affinity`.
fn holding(cards: &str, affinity: &str) -> Play {
    let other = if affinity == "culte" { "ordre" } else { "culte" };
    let mut play = Play::open(TWO, cards, &format!("{affinity} {other}"), "");
    play.hold(1, cards);
    play
}

#[test]
fn eph_58_two_members_unite_most_alliances() {
    for (alliance, one, other) in [
        ("academie", "etudiant", "inventrice"),
        ("ordre", "juge", "perceptrice"),
        ("compagnie", "courtiere", "argentier"),
        ("culte", "medium", "predicateur"),
    ] {
        let mut play = holding(&format!("{one} {other}"), "syndicat");
        let unite = format!("unite {alliance}");
        assert!(play.offers(1, &unite), "{alliance}");
        play.go(1, &unite);
        let mut play = holding(one, "syndicat");
        play.refuses(1, &unite, "EPH-58");
    }
}

#[test]
fn eph_59_the_union_of_workers_takes_three() {
    let mut play = holding("dockeuse aiguilleuse", "ordre");
    play.refuses(1, "unite syndicat", "EPH-59");
    let mut play = holding("dockeuse aiguilleuse tribune", "ordre");
    play.go(1, "unite syndicat");
    assert_eq!(play.popularity(1), 20);
}

#[test]
fn eph_60_uniting_discards_the_whole_hand() {
    let mut play = holding("juge perceptrice etudiant", "culte");
    play.go(1, "unite ordre");
    assert_eq!((play.hand(1).as_str(), play.table().hand_sizes[0]), ("", 0));
}

#[test]
fn eph_61_the_gains_are_20_30_30_40_and_40() {
    // EPH-61, EPH-62
    for (alliance, cards, gain) in [
        ("syndicat", "dockeuse aiguilleuse tribune", 20),
        ("academie", "etudiant inventrice", 30),
        ("ordre", "juge perceptrice", 30),
        ("compagnie", "courtiere argentier", 40),
        ("culte", "medium predicateur", 40),
    ] {
        let mut play = holding(cards, "ordre");
        play.go(1, &format!("unite {alliance}"));
        assert_eq!(play.popularity(1), gain, "{alliance}");
    }
}

#[test]
fn eph_62_the_marker_moves_by_gain_affinity_and_modifiers() {
    let mut play = holding("juge perceptrice", "ordre");
    play.go(1, "unite ordre affinity");
    assert_eq!(play.popularity(1), 50);
    let mut play = holding("juge argentier", "culte");
    play.go(1, "unite ordre argentier");
    assert_eq!(play.popularity(1), 20, "30 less the Treasurer's 10");
}

#[test]
fn eph_63_and_eph_a16_one_alliance_is_named_and_only_that_one_counts() {
    // EPH-63, EPH-A16: with two pairs there is one gain, and the last union is the named one.
    let changes = [("hand_limit = 3", "hand_limit = 4"), ("crossroads = 4", "crossroads = 2")];
    let cards = "juge perceptrice etudiant inventrice";
    let mut play = Play::changed(&changes, TWO, cards, "culte syndicat", "");
    play.hold(1, cards);
    assert!(play.offers(1, "unite ordre") && play.offers(1, "unite academie"));
    play.go(1, "unite academie");
    assert_eq!(play.popularity(1), 30);
    assert_eq!(play.table().last_union, Some("academie".parse().unwrap()));
    assert_eq!(play.hand(1), "");
}

#[test]
fn eph_64_cards_discarded_by_a_union_are_not_applied() {
    let mut play = holding("juge perceptrice dockeuse", "culte");
    let tokens = play.tokens(1);
    play.go(1, "unite ordre");
    assert_eq!(play.tokens(1), tokens);
    assert_eq!(play.table().turn.index() + 1, 2, "no replay of the Docker");
    let mut play = holding("argentier", "culte");
    play.refuses(1, "use argentier", "EPH-64");
}

#[test]
fn eph_65_the_affinity_is_played_only_with_a_union() {
    // EPH-65: no other action has a place for it.
    let play = holding("juge perceptrice", "ordre");
    let with_affinity: Vec<String> =
        play.script.legal(1).into_iter().filter(|action| action.contains("affinity")).collect();
    assert_eq!(with_affinity, ["unite ordre affinity"]);
}

#[test]
fn eph_66_and_eph_67_the_affinity_adds_20_or_10() {
    // EPH-66, EPH-67
    let mut play = holding("juge perceptrice", "ordre");
    play.go(1, "unite ordre affinity");
    assert_eq!(play.popularity(1), 50);
    let mut play = holding("juge perceptrice etudiant", "academie");
    play.go(1, "unite ordre affinity");
    assert_eq!(play.popularity(1), 40);
}

#[test]
fn eph_68_otherwise_it_cannot_be_played() {
    let mut play = holding("juge perceptrice etudiant", "culte");
    play.refuses(1, "unite ordre affinity", "EPH-68");
    assert!(!play.offers(1, "unite ordre affinity"));
}

#[test]
fn eph_69_playing_it_is_a_choice() {
    let mut play = holding("juge perceptrice", "ordre");
    assert!(play.offers(1, "unite ordre") && play.offers(1, "unite ordre affinity"));
    play.go(1, "unite ordre");
    assert_eq!(play.popularity(1), 30);
    assert!(play.view(1).affinity.is_some());
}

#[test]
fn eph_70_and_eph_71_a_played_affinity_is_set_aside_and_never_replaced() {
    // EPH-70, EPH-71
    let mut play = holding("juge perceptrice", "ordre");
    play.go(1, "unite ordre affinity");
    assert_eq!(play.view(1).affinity, None);
    assert!(!play.table().has_affinity[0]);
    assert!(play.view(2).affinities.may_be_aside().contains("ordre".parse().unwrap()));
    play.keep("courtiere argentier").hold(1, "courtiere argentier");
    play.refuses(1, "unite compagnie affinity", "EPH-71");
}

#[test]
fn eph_a15_more_members_than_needed_gain_nothing_more() {
    let mut play = holding("juge perceptrice douaniere", "culte");
    play.go(1, "unite ordre");
    assert_eq!((play.popularity(1), play.hand(1).as_str()), (30, ""));
}

#[test]
fn eph_a17_everything_is_declared_before_any_reaction() {
    // EPH-A17: the announcement names alliance, affinity and helpers, and nothing is added later.
    let mut play = holding("juge perceptrice", "ordre");
    play.act(1, "unite ordre affinity");
    assert!(play.heard(2).iter().any(|event| matches!(
        event,
        Event::Unites { affinity: Some(affinity), .. } if affinity.id() == "ordre"
    )));
    let mut play = holding("juge perceptrice", "ordre");
    play.refuses(1, "unite ordre argentier", "EPH-A17");
    play.refuses(1, "unite ordre juge", "EPH-A17");
}

#[test]
fn eph_a18_a_substitute_counts_only_as_what_it_stands_for() {
    // EPH-A18: no bonus for the Company from the Treasurer while he stands in for the Order; with a
    // pack whose Treasurer allows affinities.
    let lenient = ("{ union_gain = -10 }, \"no_affinity\"", "{ union_gain = -10 }");
    let mut play = Play::changed(&[lenient], TWO, "juge argentier", "compagnie culte", "");
    play.hold(1, "juge argentier").refuses(1, "unite ordre affinity argentier", "EPH-68");
    // He is not asked for where he is not needed, nor in his own alliance.
    let mut play = holding("juge perceptrice argentier", "compagnie");
    play.refuses(1, "unite ordre argentier", "EPH-A18");
    play.go(1, "unite ordre affinity");
    assert_eq!(play.popularity(1), 40, "as a hand card he counts for his own alliance");
    let mut play = holding("courtiere argentier", "culte");
    play.refuses(1, "unite compagnie argentier", "EPH-A18").go(1, "unite compagnie");
    assert_eq!(play.popularity(1), 40);
}

#[test]
fn eph_a18_the_treasurer_alone_is_no_alliance() {
    let mut play = holding("argentier etudiant", "culte");
    play.refuses(1, "unite ordre argentier", "EPH-58");
    assert!(play.offers(1, "unite academie argentier"));
}

#[test]
fn eph_a19_the_gain_of_a_union_is_never_negative() {
    // EPH-A19: with a Treasurer who costs 50 %.
    let costly = ("{ union_gain = -10 }, \"no_affinity\"", "{ union_gain = -50 }");
    let kept = "tribune juge argentier";
    let mut play = Play::changed(&[costly], TWO, kept, "culte ordre", "");
    play.hold(1, kept).go(1, "use tribune");
    assert_eq!(play.popularity(1), 10);
    play.go(1, "unite ordre argentier");
    assert_eq!((play.popularity(1), play.table().wait), (10, Wait::Act));
}

#[test]
fn eph_a20_a_matching_affinity_is_worth_20_or_nothing() {
    // EPH-A20: one way to play it, and it gives 20 even with other members of it in hand.
    let play = holding("juge perceptrice douaniere", "ordre");
    let unions: Vec<String> =
        play.script.legal(1).into_iter().filter(|action| action.starts_with("unite")).collect();
    assert_eq!(unions, ["unite ordre", "unite ordre affinity"]);
}
