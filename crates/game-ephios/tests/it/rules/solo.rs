//! The solo game: the Plot's turns, Corrupt, the line, the adapted cards, winning and losing.

use engine::{Game as _, Seat};
use game_ephios::action::Loss;
use game_ephios::state::Wait;
use game_ephios::{CardSet, End, Event};

use super::harness::Play;

const SOLO: &str = "mode=solo level=normal";
/// Four cards without a Dignitary; the first one ends furthest right.
const PLAIN: &str = "etudiant dockeuse aiguilleuse courtiere";

fn plain(kept: &str) -> Play {
    Play::open(SOLO, kept, "", PLAIN)
}

#[test]
fn eph_105_popularity_starts_at_30_20_or_10() {
    for (level, start) in [("easy", 30), ("normal", 20), ("hard", 10)] {
        let play = Play::open(&format!("mode=solo level={level}"), "", "", "");
        assert_eq!(play.popularity(1), start);
    }
}

#[test]
fn eph_106_the_deck_is_the_fourteen_quick_personalities() {
    let table = Play::solo("").table();
    assert_eq!(table.roster.cards.len(), 14);
    assert!((table.roster.cards - CardSet::PERSONALITIES).is_empty());
}

#[test]
fn eph_107_and_eph_a47_the_line_is_ordered_with_the_oldest_card_on_the_right() {
    // EPH-107, EPH-A47
    assert_eq!(plain("").line(), "courtiere aiguilleuse dockeuse etudiant");
}

#[test]
fn eph_108_and_eph_116_affinities_lie_open_and_give_no_bonus() {
    // EPH-108, EPH-116: nobody is dealt one, and none can be played.
    let mut play = plain("juge perceptrice");
    assert_eq!(play.table().has_affinity, [false; 4]);
    play.hold(1, "juge perceptrice").refuses(1, "unite ordre affinity", "EPH-116");
}

#[test]
fn eph_109_the_reserve_has_five_tokens_and_the_cap_holds() {
    let mut play = plain("dockeuse");
    assert_eq!((play.tokens(1), play.table().reserve), (2, 3));
    play.filler().filler();
    assert_eq!((play.tokens(1), play.table().reserve), (5, 0));
}

#[test]
fn eph_110_player_and_plot_alternate() {
    // EPH-110, EPH-118: the player first, then the Plot discards the right-most personality.
    let mut play = plain("");
    assert_eq!(play.table().wait, Wait::Act);
    play.act(1, "debate courtiere").settle();
    assert_eq!(play.top(), "etudiant", "the Plot debated with the right-most card");
    assert_eq!((play.table().wait, play.table().turn_number), (Wait::Act, 2));
}

#[test]
fn eph_111_and_eph_112_corrupt_takes_a_dignitary_out_of_the_zone() {
    // EPH-111, EPH-112
    let mut play = Play::open(SOLO, "", "", "juge dockeuse aiguilleuse courtiere");
    play.refuses(1, "corrupt juge", "EPH-112").filler();
    assert!(play.table().zone.contains("juge".parse().unwrap()));
    assert!(play.offers(1, "corrupt juge"));
    play.refuses(1, "corrupt tribune", "EPH-112").act(1, "corrupt juge");
    assert!(!play.table().zone.contains("juge".parse().unwrap()));
    Play::two("").refuses(1, "corrupt juge", "EPH-28");
}

#[test]
fn eph_113_and_eph_a50_after_corrupt_the_plot_has_two_turns() {
    // EPH-113, EPH-A50: with a full end of turn between them.
    let mut play = Play::open(SOLO, "", "", "juge dockeuse aiguilleuse courtiere");
    play.filler();
    let before = play.table();
    play.act(1, "corrupt juge");
    let mut plots = 0;
    while play.table().wait != Wait::Act {
        let line = play.table().crossroads.len();
        assert!(line >= 3, "the line is filled after each turn");
        play.pass();
        let steps = engine_testkit::perft::steps(play.script.state());
        if let Some(step) = steps.first() {
            play.script.take(*step);
            plots += 1;
        }
    }
    assert_eq!(plots, 2, "two cards were taken away and replaced");
    assert_eq!(play.table().turn_number, before.turn_number + 1);
}

#[test]
fn eph_a49_every_corruption_costs_a_turn() {
    // EPH-A49: two corruptions in one turn, through the Docker's replay, make three turns of the Plot.
    let mut play = Play::open(SOLO, "dockeuse", "", "juge argentier aiguilleuse courtiere");
    play.filler().hold(1, "dockeuse").go(1, "use dockeuse").act(1, "corrupt juge");
    assert_eq!(play.table().plot_turns, 1, "one of two has begun");
    let replaying = (
        "value = 2\nset = \"quick\"\ntiming = { reaction = \"use_personality\" }",
        "value = 2\nset = \"quick\"\ntiming = \"action\"",
    );
    let text = ("effects = [\"cancel\"]", "effects = [{ replay = 2 }]");
    let open = "juge argentier aiguilleuse courtiere";
    let mut play = Play::changed(&[replaying, text], SOLO, "greviste", "", open);
    play.filler().hold(1, "greviste").go(1, "use greviste");
    play.go(1, "corrupt juge").act(1, "corrupt argentier");
    assert_eq!(play.table().plot_turns, 2, "one of three has begun");
}

#[test]
fn eph_114_and_eph_115_a_union_gives_10_and_the_first_one_its_affinity() {
    // EPH-114, EPH-115
    let mut play = plain("medium predicateur");
    play.hold(1, "medium predicateur").act(1, "unite culte");
    assert_eq!(play.popularity(1), 30);
    assert!(play.table().trophies.contains("culte".parse().unwrap()));
    assert!(play.heard(1).contains(&Event::Trophy { alliance: "culte".parse().unwrap() }));
    let mut play = plain("tribune");
    play.hold(1, "tribune").refuses(1, "unite syndicat", "EPH-59");
}

#[test]
fn eph_115_a_repeated_union_earns_only_the_percentage() {
    let mut play = Play::changed(&EASY, SOLO, "", "", PLAIN);
    gather(&mut play, "medium predicateur");
    play.act(1, "unite culte").settle();
    gather(&mut play, "medium predicateur");
    let before = play.table();
    play.act(1, "unite culte");
    assert_eq!(play.table().trophies, before.trophies);
    assert_eq!(play.popularity(1), before.popularity[0] + 10);
    assert!(!play.heard(1).iter().any(|event| matches!(event, Event::Trophy { .. })));
}

#[test]
fn eph_117_the_plot_takes_the_right_most_dignitary() {
    let mut play = Play::open(SOLO, "", "", "dockeuse juge argentier courtiere");
    play.go(1, "debate dockeuse");
    let zone = play.table().zone;
    assert!(zone.contains("juge".parse().unwrap()) && zone.len() == 1, "{zone:?}");
}

#[test]
fn eph_118_without_a_dignitary_the_plot_discards_the_right_most() {
    let mut play = plain("");
    play.go(1, "debate dockeuse");
    assert!(play.table().zone.is_empty());
    assert_eq!(play.top(), "etudiant");
}

#[test]
fn eph_119_nobody_recruits_from_the_plots_zone() {
    let mut play = Play::open(SOLO, "", "", "juge dockeuse aiguilleuse courtiere");
    play.filler().refuses(1, "recruit juge", "EPH-119");
}

#[test]
fn eph_120_and_eph_a33_the_limit_is_checked_after_the_plots_turn_too() {
    // EPH-120, EPH-A33: with a Preacher who also draws a card in solo.
    let drawing = ("solo = [\"redirect_card\"]", "solo = [\"redirect_card\", { draw = 1 }]");
    let kept = "predicateur juge perceptrice argentier";
    let mut play = Play::changed(&[drawing], SOLO, kept, "", PLAIN);
    play.hold(1, "predicateur juge perceptrice");
    let open = play.table().personalities().first().unwrap();
    play.act(1, &format!("debate {open}"));
    while play.asked().is_none() {
        let steps = engine_testkit::perft::steps(play.script.state());
        let plain = steps.iter().find(|step| !step.to_string().contains("tribune")).unwrap();
        play.script.take(*plain);
    }
    play.act(1, "react predicateur");
    let steps = engine_testkit::perft::steps(play.script.state());
    play.script.take(steps[0]);
    assert_eq!((play.table().wait, play.table().is_plots_turn), (Wait::Limit, true));
    assert_eq!(play.table().hand_sizes[0], 4);
}

#[test]
fn eph_121_the_line_slides_right_and_is_filled_on_the_left() {
    let mut play = plain("");
    play.act(1, "debate dockeuse").deal("perceptrice");
    assert_eq!(play.line(), "perceptrice courtiere aiguilleuse", "the Plot has debated already");
    play.deal("inventrice");
    assert_eq!(play.line(), "inventrice perceptrice courtiere aiguilleuse");
}

#[test]
fn eph_122_a_reshuffle_costs_ten_percent() {
    // EPH-122, EPH-A8: exactly when the deck is empty and one more card is needed.
    let mut play = plain("");
    let mut reshuffled = false;
    for _ in 0..12 {
        let before = play.popularity(1);
        if play.script.is_over() {
            break;
        }
        play.act(1, &play.script.legal(1).into_iter().find(|a| a.starts_with("debate")).unwrap());
        loop {
            play.pass();
            if play.heard(1).iter().any(|event| matches!(event, Event::Reshuffled { .. })) {
                assert_eq!(play.popularity(1), before - 10);
                reshuffled = true;
            }
            let steps = engine_testkit::perft::steps(play.script.state());
            if play.table().wait == Wait::Act || steps.is_empty() {
                break;
            }
            play.script.take(steps[0]);
        }
    }
    assert!(reshuffled);
}

#[test]
fn eph_a52_a_reshuffle_in_ones_own_effect_costs_too_and_an_empty_discard_nothing() {
    // EPH-A52: a Docker who draws half the deck.
    let drawing = ("effects = [{ take = 3 }, { replay = 1 }]", "effects = [{ draw = 14 }]");
    let mut play =
        Play::changed(&[drawing], SOLO, "", "", "etudiant dockeuse aiguilleuse courtiere");
    play.go(1, "recruit dockeuse");
    let before = play.popularity(1);
    play.act(1, "use dockeuse");
    let mut costs = 0;
    while !matches!(play.table().wait, Wait::Limit | Wait::Act | Wait::Over) {
        let steps = engine_testkit::perft::steps(play.script.state());
        play.script.take(steps[0]);
        let heard = play.heard(1);
        costs += heard.iter().filter(|event| matches!(event, Event::Reshuffled { .. })).count();
    }
    assert_eq!(costs, 1, "the second time there is nothing to shuffle");
    assert_eq!(play.popularity(1), before - 10);
}

#[test]
fn eph_123_and_eph_124_the_tax_collector_takes_a_chosen_card_from_the_zone() {
    // EPH-123, EPH-124
    let mut play = Play::open(SOLO, "perceptrice", "", "juge argentier aiguilleuse courtiere");
    play.filler().hold(1, "perceptrice");
    assert_eq!(play.table().zone.len(), 2);
    play.act(1, "use perceptrice");
    assert_eq!(play.script.legal(1), ["pick juge", "pick argentier"]);
    play.act(1, "pick juge");
    assert_eq!(play.hand(1), "juge");
    assert!(!play.table().zone.contains("juge".parse().unwrap()));
}

#[test]
fn eph_124_with_an_empty_zone_nothing_happens() {
    // EPH-A22 for solo.
    let mut play = plain("perceptrice");
    play.hold(1, "perceptrice").go(1, "use perceptrice");
    assert_eq!(play.hand(1), "");
}

#[test]
fn eph_125_a_union_with_the_treasurers_help_gives_no_percentage_but_the_affinity() {
    let mut play = plain("medium argentier");
    play.hold(1, "medium argentier").act(1, "unite culte argentier");
    assert_eq!(play.popularity(1), 20);
    assert!(play.table().trophies.contains("culte".parse().unwrap()));
}

#[test]
fn eph_126_and_eph_127_the_preacher_takes_the_card_of_the_plots_debate_without_tokens() {
    // EPH-126, EPH-127
    let mut play = plain("predicateur perceptrice");
    play.hold(1, "predicateur");
    let tokens = play.tokens(1);
    let open = play.table().personalities().into_iter().last().unwrap();
    play.act(1, &format!("debate {open}"));
    while play.asked().is_none() {
        let steps = engine_testkit::perft::steps(play.script.state());
        let plain = steps.iter().find(|step| {
            let text = step.to_string();
            !["tribune", "rectrice", "juge", "argentier"].iter().any(|card| text.contains(card))
        });
        play.script.take(*plain.expect("a plain card"));
    }
    assert_eq!(play.tokens(1), (tokens + 2).min(5));
    let after = (play.tokens(1), play.table().reserve);
    let right = play.table().crossroads.last().unwrap();
    play.act(1, "react predicateur").settle();
    assert_eq!(play.hand(1), right.id());
    assert_eq!((play.tokens(1), play.table().reserve), after);
}

#[test]
fn eph_128_all_five_affinities_win_at_once() {
    // EPH-128, EPH-132: with a pack where one hand of four earns them one after the other.
    let mut play = Play::changed(&EASY, SOLO, "", "", PLAIN);
    for (alliance, cards) in [
        ("culte", "medium predicateur"),
        ("compagnie", "courtiere argentier"),
        ("ordre", "juge perceptrice"),
        ("academie", "inventrice rectrice"),
        ("syndicat", "greviste tribune dockeuse"),
    ] {
        assert!(!play.script.is_over(), "before {alliance}");
        gather(&mut play, cards);
        play.act(1, &format!("unite {alliance}"));
        if alliance != "syndicat" {
            play.settle();
        }
    }
    assert!(play.script.is_over());
    assert_eq!(play.table().end, Some(End::Won(Seat::new(0))));
    assert_eq!(play.script.state().outcome().unwrap().payoffs.as_slice(), [1.0]);
}

/// A kinder solo game: reshuffles cost nothing and blind recruits are free.
const EASY: [(&str, &str); 2] =
    [("reshuffle_loss = 10", "reshuffle_loss = 0"), ("blind_cost = 1", "blind_cost = 0")];

/// Takes cards until the hand holds all of `cards`, wherever they are.
fn gather(play: &mut Play, cards: &str) {
    let wanted: Vec<&str> = cards.split(' ').collect();
    play.keep(cards);
    for _ in 0..200 {
        let hand = play.hand(1);
        let missing: Vec<&str> =
            wanted.iter().copied().filter(|card| !hand.split(' ').any(|c| c == *card)).collect();
        let Some(next) = missing.first() else { return };
        let legal = play.script.legal(1);
        let has = |action: &String| legal.contains(action);
        let zone = |card: &&&str| play.table().zone.contains(card.parse().unwrap());
        let open = |card: &&&str| has(&format!("recruit {card}"));
        if let Some(card) = missing.iter().find(open) {
            play.act(1, &format!("recruit {card}"));
        } else if let Some(card) = missing.iter().find(zone) {
            play.act(1, &format!("corrupt {card}"));
        } else {
            play.act(1, "recruit blind");
            let wish = format!("* card {next}");
            let steps = engine_testkit::perft::steps(play.script.state());
            if let Some(step) = steps.iter().find(|step| step.to_string() == wish) {
                play.script.take(*step);
            }
        }
        finish_turn(play, &wanted);
    }
    panic!("never gathered {cards}");
}

/// Draws anything, preferring what is not wanted, and drops what is not wanted.
fn finish_turn(play: &mut Play, wanted: &[&str]) {
    while play.table().wait != Wait::Act && !play.script.is_over() {
        play.pass();
        let steps = engine_testkit::perft::steps(play.script.state());
        let is_wanted = |text: &str| wanted.iter().any(|card| text.ends_with(card));
        let Some(first) = steps.first() else { return };
        let other = steps.iter().find(|step| !is_wanted(&step.to_string()));
        if play.table().wait != Wait::Act {
            play.script.take(*other.unwrap_or(first));
        }
    }
}

#[test]
fn eph_129_and_eph_a51_the_player_loses_at_nothing() {
    // EPH-129, EPH-A51: the first reshuffle of a hard game, in the middle of whatever goes on.
    let mut play = Play::open("mode=solo level=hard", "", "", PLAIN);
    for _ in 0..40 {
        if play.script.is_over() {
            break;
        }
        let debate = play.script.legal(1).into_iter().find(|a| a.starts_with("debate"));
        play.act(1, &debate.expect("a card to debate with"));
        finish_turn(&mut play, &["juge", "argentier", "tribune", "rectrice", "predicateur"]);
    }
    assert_eq!(play.table().end, Some(End::Lost(Loss::Unpopular)));
    assert_eq!(play.popularity(1), 0);
    assert!(play.script.state().outcome().unwrap().winners().is_empty());
}

#[test]
fn eph_130_the_player_loses_when_the_plot_has_all_five() {
    let open = "juge argentier tribune dockeuse";
    let mut play = Play::open("mode=solo level=easy", "", "", open);
    play.act(1, "debate dockeuse").deal("rectrice").deal("predicateur");
    for n in 1..4 {
        assert_eq!(play.table().zone.len(), n);
        play.go(1, "recruit blind");
    }
    assert!(!play.script.is_over());
    let plain = play.table().personalities().first().unwrap();
    play.act(1, &format!("debate {plain}")).settle();
    assert_eq!(play.table().end, Some(End::Lost(Loss::Overthrown)));
    assert_eq!(play.table().zone.len(), 5);
}

#[test]
fn eph_131_there_is_no_direction_in_solo() {
    // EPH-131, EPH-A28: the Switchwoman reverses nothing, the rest of her text applies.
    let mut play = Play::open(SOLO, "aiguilleuse", "", "etudiant dockeuse perceptrice courtiere");
    play.hold(1, "aiguilleuse");
    let tokens = play.tokens(1);
    play.act(1, "use aiguilleuse").act(1, "done");
    assert!(play.table().is_clockwise);
    assert_eq!(play.tokens(1), tokens + 1);
}

#[test]
fn eph_132_popularity_wins_nothing_in_solo() {
    // EPH-132, EPH-A38: 70 % is the end of the track and not of the game.
    let change = ("effects = [{ gain = 10 }, { replay = 1 }]", "effects = [{ gain = 90 }]");
    let mut play = Play::changed(&[change], SOLO, "tribune", "", PLAIN);
    play.hold(1, "tribune").act(1, "use tribune");
    assert_eq!((play.popularity(1), play.script.is_over()), (70, false));
}

#[test]
fn eph_a48_the_mediums_card_goes_to_the_left_end() {
    let mut play = plain("medium perceptrice");
    play.hold(1, "medium").act(1, "use medium").deal("perceptrice").act(1, "choose 2");
    assert!(play.line().starts_with("perceptrice "));
    assert_eq!(play.table().crossroads.len(), 5);
    let deck = play.table().deck_size;
    let open = play.table().crossroads.last().unwrap();
    play.act(1, &format!("debate {open}"));
    assert_eq!(play.table().deck_size, deck, "four are left after the player's turn");
}

#[test]
fn eph_a53_the_judge_discards_from_the_zone_without_the_price_of_corrupt() {
    let mut play = Play::open(SOLO, "juge", "", "argentier dockeuse aiguilleuse courtiere");
    play.hold(1, "juge");
    let tokens = play.tokens(1);
    play.act(1, "use juge").act(1, "pick argentier");
    assert!(!play.table().zone.contains("argentier".parse().unwrap()));
    assert_eq!((play.tokens(1), play.table().corruptions), ((tokens + 3).min(5), 0));
    assert_eq!(play.table().wait, Wait::Act, "she replays");
}

#[test]
fn eph_a54_what_the_plot_cannot_do_is_void() {
    // EPH-A54: the Striker is never asked for, and a theft of tokens brings nothing.
    let thief = (
        "solo = [{ choose_opponent = \"any\" }, { take_cards = { at_least = 1, at_most = 1 } }]",
        "solo = [{ choose_opponent = \"any\" }, { steal = 2 }]",
    );
    let mut play = Play::changed(&[thief], SOLO, "perceptrice greviste", "", PLAIN);
    play.hold(1, "perceptrice greviste");
    let tokens = play.tokens(1);
    play.act(1, "use perceptrice");
    assert_eq!(play.tokens(1), tokens);
    assert_eq!(play.asked(), None, "the Plot's turn is no use of a personality");
    play.settle().refuses(1, "react greviste", "EPH-45");
}

#[test]
fn eph_a55_a_recruit_of_the_plot_that_is_stopped_ends_its_turn() {
    // EPH-A55: the Customs Officer; the Dignitary is discarded or bought for 3.
    let mut play = Play::open(SOLO, "douaniere", "", "juge dockeuse aiguilleuse courtiere");
    play.act(1, "recruit blind").deal("douaniere");
    assert_eq!(play.asked(), Some(1), "the Plot reaches for the Judge");
    let tokens = play.tokens(1);
    play.act(1, "react douaniere").settle();
    assert!(play.table().zone.is_empty());
    assert_eq!(play.tokens(1), tokens, "the Plot paid nothing and gets nothing back");
    assert_eq!(play.table().wait, Wait::Act);
    let laid: Vec<&str> = play.table().laid.iter().map(game_ephios::Card::id).collect();
    assert_eq!(laid, ["juge", "douaniere"]);
}
