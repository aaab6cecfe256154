//! The special abilities and the rulings on them.

use engine::{Content, Viewer};
use game_epix::{Card, CardSet, Defence, Effect, Event, Kind, Pack, Phase, Powers};

use super::play::{Play, seat};

const RECRUITER: usize = 1;
const STABLES: usize = 2;
const ENGINEERS: usize = 3;
const LEVY: usize = 4;
const COLLECTOR: usize = 5;
const MERCHANTS: usize = 6;
const ANNUITIES: usize = 7;
const WILD_LANDS: usize = 8;
const FORCED_MARCH: usize = 9;
const ASSAULT: usize = 10;
const HIGHLANDERS: usize = 11;
const TEAMS: usize = 12;
const TREBUCHET: usize = 13;
const RAIDERS: usize = 14;
const SAPPERS: usize = 15;
const THRIFTY: usize = 16;
const RAMPARTS: usize = 17;
const PALISADES: usize = 18;
const SPIES: usize = 19;
const STRATEGIST: usize = 20;

/// Seat 1 marches first in spring.
fn marching(abilities: &[(usize, usize)], plan: &[(usize, &str)]) -> Play {
    let mut play = Play::owning(abilities, plan);
    play.season(1, &["march", "tax", "tax"]);
    play
}

/// Seat 1's knight beside seat 2's castle.
fn siege(abilities: &[(usize, usize)]) -> Play {
    let mut play = marching(abilities, &[(1, "recruit knight n_b")]);
    play.act(1, "move knight n_b se_a").act(1, "attack knight se_a castle_se");
    play
}

fn cost(abilities: &[(usize, usize)], text: &str) -> u16 {
    let mut play = Play::owning(abilities, &[]);
    play.season(1, &["recruit", "tax", "tax"]);
    let before = play.gold(1);
    play.act(1, text);
    before - play.gold(1)
}

#[test]
fn ability_1_to_3_recruiter_stables_and_engineers_lower_costs() {
    assert_eq!(cost(&[(1, RECRUITER)], "recruit soldier n_a"), 1);
    assert_eq!(cost(&[(2, RECRUITER)], "recruit soldier n_a"), 2, "only its owner's");
    assert_eq!(cost(&[(1, STABLES)], "recruit knight n_a"), 4);
    assert_eq!(cost(&[(1, ENGINEERS)], "recruit camp n_a"), 1);
    assert_eq!(cost(&[(1, ENGINEERS)], "recruit catapult n_a"), 1);
}

#[test]
fn epx_a41_abilities_add_up_and_no_cost_falls_below_one() {
    let both = [(1, RECRUITER), (1, ENGINEERS)];
    assert_eq!(cost(&both, "recruit soldier n_a"), 1);
    assert_eq!(cost(&both, "recruit camp n_a"), 1);
    assert_eq!(cost(&both, "recruit knight n_a"), 6);
    let mut powers = Powers::plain(&Content::<Pack>::standard().pack);
    for gold in [1, 0] {
        powers.add(Effect::UnitCost { unit: Kind::Soldier, gold });
        assert_eq!(powers.cost[Kind::Soldier.index()], 1);
    }
}

// EPX-A43
#[test]
fn epx_a43_ability_4_the_levy_comes_before_everything_else() {
    let mut play = marching(&[(1, LEVY)], &[(2, "recruit soldier se_a")]);
    play.refuses(1, "recruit camp n_b", "EPX-A43");
    play.refuses(1, "recruit soldier se_a", "EPX-26d");
    let mut late = Play { game: play.game.clone() };
    play.act(1, "recruit soldier n_b");
    assert_eq!(play.gold(1), 12);
    play.refuses(1, "recruit soldier n_a", "EPX-A43");
    assert!(play.offers(1, "attack soldier n_b se_a"), "it may act at once");
    late.act(1, "move soldier castle_n n_a");
    late.refuses(1, "recruit soldier n_b", "EPX-A43");
    let mut without = marching(&[(2, LEVY)], &[]);
    without.refuses(1, "recruit soldier n_b", "EPX-30a");
}

#[test]
fn ability_5_to_7_collector_merchants_and_annuities_pay() {
    let mut play = Play::owning(
        &[(1, COLLECTOR), (2, MERCHANTS), (3, ANNUITIES)],
        &[(1, "recruit camp n_a"), (2, "recruit camp se_a")],
    );
    play.idle();
    assert_eq!(play.gold(1), 12 + 5 + 1);
    assert_eq!(play.gold(2), 12 + 3 + 2);
    assert_eq!(play.gold(3), 14 + 3 + 2);
}

#[test]
fn ability_8_wild_lands_pay_more() {
    let mut play = Play::owning_on(
        "seats=2 rules=advanced",
        &[(1, WILD_LANDS)],
        &[(1, "recruit soldier w_a"), (1, "recruit soldier w_b")],
    );
    play.season(1, &["march", "tax"]);
    play.act(1, "move soldier w_a lochmess").act(1, "move soldier w_b kilimandjora");
    let gold = play.gold(1);
    play.act(1, "done");
    assert_eq!(play.gold(1), gold + 1 + 2 + 1);
}

#[test]
fn epx_a44a_ability_9_a_forced_march_passes_but_does_not_stop_with_an_own_soldier() {
    let mut play =
        marching(&[(1, FORCED_MARCH)], &[(1, "recruit soldier n_b"), (3, "recruit camp sw_b")]);
    play.refuses(1, "move soldier castle_n n_b", "EPX-25b");
    play.refuses(1, "move soldier castle_n se_b", "EPX-31a");
    play.refuses(1, "move soldier castle_n sw_b", "EPX-30b");
    play.act(1, "move soldier castle_n se_a");
    play.refuses(1, "move soldier se_a se_b", "EPX-31a");
    assert_eq!((play.at("n_b").as_str(), play.at("se_a").as_str()), ("1: soldier", "1: soldier"));
    // An enemy on the way stops it.
    let mut play =
        marching(&[(1, FORCED_MARCH)], &[(2, "recruit camp se_a"), (3, "recruit camp sw_b")]);
    assert!(!play.offers(1, "move soldier castle_n se_b"));
    play.act(1, "move soldier castle_n kilimandjora");
}

#[test]
fn epx_a44b_ability_10_an_assault_follows_a_move_and_ends_the_soldiers_action() {
    let mut play = marching(
        &[(1, ASSAULT)],
        &[
            (1, "recruit soldier n_a"),
            (2, "recruit soldier se_a"),
            (2, "recruit soldier se_b"),
            (3, "recruit catapult sw_b"),
        ],
    );
    play.act(1, "move soldier n_a n_b").act(1, "attack soldier n_b se_a").win();
    play.refuses(1, "attack soldier se_a se_b", "EPX-53");
    play.refuses(1, "move soldier se_a n_b", "EPX-39c");
    // Walking in beside a lone catapult counts as the attack.
    play.act(1, "move soldier castle_n n_a").act(1, "attack soldier n_a sw_b");
    assert_eq!(play.at("sw_b"), "1: soldier catapult");
    play.refuses(1, "move soldier sw_b n_a", "EPX-39c");
}

// EPX-A45a, EPX-A45b
#[test]
fn epx_a45a_ability_11_highlanders_are_at_home_on_the_mountain() {
    let mut play = marching(
        &[(1, HIGHLANDERS)],
        &[(1, "recruit knight n_a"), (2, "recruit camp se_a"), (3, "recruit camp sw_b")],
    );
    // Across the mountain, for the ring is shut on both sides.
    assert!(play.offers(1, "move knight n_a se_b"));
    play.act(1, "move knight n_a kilimandjora").act(1, "done");
    play.season(2, &["tax", "recruit", "tax"]);
    play.act(2, "recruit knight se_a").act(2, "recruit soldier se_a").act(2, "done");
    play.season(2, &["recruit", "march", "tax"]);
    play.refuses(2, "attack knight se_a kilimandjora", "EPX-41b");
    play.act(2, "attack soldier se_a kilimandjora");
    assert_eq!(play.n_guesses(), 2, "a knight has a double defence there");
    play.lose().act(2, "done");
    // EPX-A45b: beside the knight, other units may be recruited; all four kinds then.
    for kind in ["soldier", "camp", "catapult"] {
        play.act(1, &format!("recruit {kind} kilimandjora"));
    }
    assert_eq!(play.at("kilimandjora"), "1: soldier knight camp catapult");
}

#[test]
fn epx_a45b_recruiting_on_the_mountain_needs_an_own_unit_there() {
    let mut play = Play::owning(&[(1, HIGHLANDERS)], &[(1, "recruit soldier n_b")]);
    play.season(1, &["recruit", "tax", "tax"]);
    play.refuses(1, "recruit knight kilimandjora", "EPX-26d");
    play.act(1, "done");
    play.season(1, &["march", "tax", "tax"]);
    play.act(1, "move soldier n_b kilimandjora").act(1, "done");
    play.season(1, &["recruit", "tax", "tax"]);
    play.act(1, "recruit knight kilimandjora");
}

#[test]
fn epx_a45a_highlanders_attack_the_mountain() {
    let mut play = Play::owning(
        &[(1, HIGHLANDERS)],
        &[(1, "recruit knight n_a"), (2, "recruit soldier se_a")],
    );
    play.season(2, &["march", "march", "tax"]);
    play.act(2, "move soldier se_a kilimandjora").act(2, "done");
    play.act(1, "attack knight n_a kilimandjora").win();
    assert_eq!(play.at("kilimandjora"), "1: knight");
}

#[test]
fn epx_a46_ability_12_a_hauled_catapult_moves_once_instead_of_attacking() {
    let plan = [
        (1, "recruit catapult n_a"),
        (1, "recruit catapult n_b"),
        (1, "recruit soldier n_b"),
        (2, "recruit catapult se_a"),
        (3, "recruit camp sw_b"),
    ];
    let mut play = marching(&[(1, TEAMS)], &plan);
    play.refuses(1, "move catapult n_a se_b", "EPX-A46");
    play.refuses(1, "move catapult n_a sw_b", "EPX-30b");
    play.refuses(1, "move catapult n_a n_b", "EPX-25b");
    assert!(play.offers(1, "move catapult n_a castle_n"));
    play.act(1, "move catapult n_b kilimandjora");
    play.refuses(1, "attack catapult kilimandjora sw_b", "EPX-A46");
    play.refuses(1, "move catapult kilimandjora n_b", "EPX-A46");
    // Not in the season it was converted.
    let mut play = marching(&[(1, TEAMS)], &plan[1..]);
    play.act(1, "attack soldier n_b se_a");
    assert_eq!(play.at("se_a"), "1: soldier catapult");
    play.refuses(1, "move catapult se_a se_b", "EPX-45b");
}

#[test]
fn epx_a47_ability_13_a_trebuchet_reaches_two_provinces() {
    let mut play =
        marching(&[(1, TREBUCHET)], &[(1, "recruit catapult n_b"), (2, "recruit camp se_b")]);
    assert!(play.offers(1, "attack catapult n_b se_b"), "over se_a");
    assert!(play.offers(1, "attack catapult n_b castle_se"), "castles too");
    play.refuses(1, "attack catapult n_b castle_sw", "EPX-35a");
    play.refuses(1, "attack catapult n_b se_a", "EPX-35a");
    play.act(1, "attack catapult n_b castle_se");
    assert_eq!(play.n_guesses(), 2);
    play.win();
    assert_eq!(play.at("castle_se"), "");
    // EPX-A31 holds for it: an empty castle is no target.
    play.act(1, "done");
    play.season(1, &["recruit", "tax", "tax"]);
    play.act(1, "recruit catapult n_b").act(1, "done");
    play.season(1, &["march", "tax", "tax"]);
    play.refuses(1, "attack catapult n_b castle_se", "EPX-A31");
}

#[test]
fn epx_a48a_ability_14_raiders_take_gold_for_a_duel_won() {
    let plan = [
        (1, "recruit soldier n_b"),
        (1, "recruit knight n_b"),
        (1, "recruit catapult n_b"),
        (2, "recruit soldier se_a"),
        (2, "recruit camp se_a"),
        (3, "recruit catapult sw_b"),
    ];
    let mut play = marching(&[(1, RAIDERS)], &plan);
    let (mine, theirs) = (play.gold(1), play.gold(2));
    play.act(1, "attack soldier n_b se_a").win();
    assert_eq!((play.gold(1), play.gold(2)), (mine, theirs - 1), "a stake of 1 paid, 1 taken");
    play.act(1, "withdraw").act(1, "attack catapult n_b se_a").win();
    assert_eq!((play.gold(1), play.gold(2)), (mine, theirs - 2), "a catapult's duel too");
    // No duel, no plunder.
    let theirs = play.gold(3);
    play.act(1, "move knight n_b n_a").act(1, "attack knight n_a sw_b");
    assert_eq!((play.gold(1), play.gold(3)), (mine, theirs));
    // Lost, nothing is taken.
    let mut play = marching(&[(1, RAIDERS)], &plan);
    play.act(1, "attack soldier n_b se_a").lose();
    assert_eq!(play.gold(2), 11);
}

#[test]
fn epx_a48a_who_has_no_gold_loses_none() {
    let mut play =
        Play::owning(&[(1, RAIDERS)], &[(1, "recruit soldier n_b"), (2, "recruit soldier se_a")]);
    play.act(1, "offer 0").act(2, "offer 13").act(3, "offer 0").act(2, "first 1");
    play.act(1, "choose march").act(2, "choose tax").act(3, "choose tax");
    assert_eq!(play.gold(2), 0);
    play.act(1, "attack soldier n_b se_a").win();
    assert_eq!((play.gold(1), play.gold(2)), (11, 0));
}

// EPX-A52
#[test]
fn epx_a52_ability_15_and_17_sappers_and_ramparts_change_the_number_of_amounts() {
    assert_eq!(siege(&[]).n_guesses(), 2);
    assert_eq!(siege(&[(1, SAPPERS)]).n_guesses(), 1);
    let mut play = siege(&[(2, RAMPARTS)]);
    assert_eq!(play.n_guesses(), 3);
    play.act(1, "stake 2").act(2, "guess 4").act(2, "guess 3");
    assert_eq!(play.phase(), Phase::Guess);
    play.act(2, "guess 5");
    assert_eq!((play.phase(), play.n_guesses()), (Phase::Stake, 3), "the garrison as well");
    // The same for a catapult's duel against the castle.
    for (abilities, n_guesses) in
        [(vec![(1, TREBUCHET), (2, RAMPARTS)], 3), (vec![(1, TREBUCHET), (1, SAPPERS)], 1)]
    {
        let mut play = marching(&abilities, &[(1, "recruit catapult n_b")]);
        play.act(1, "attack catapult n_b castle_se");
        assert_eq!(play.n_guesses(), n_guesses);
    }
}

#[test]
fn epx_a42_sappers_and_ramparts_cancel_each_other() {
    assert_eq!(siege(&[(1, SAPPERS), (2, RAMPARTS)]).n_guesses(), 2);
}

#[test]
fn ability_15_sappers_do_nothing_outside_castles() {
    let mut play = marching(
        &[(1, SAPPERS), (2, PALISADES)],
        &[(1, "recruit soldier n_b"), (2, "recruit camp se_a")],
    );
    play.act(1, "attack soldier n_b se_a");
    assert_eq!(play.n_guesses(), 2);
}

#[test]
fn epx_a48b_ability_16_the_thrifty_pay_first_and_get_half_back() {
    let plan = [(1, "recruit soldier n_b"), (2, "recruit soldier se_a")];
    for (stake, left) in [(5, 12 - 5 + 2), (4, 12 - 4 + 2), (1, 12 - 1)] {
        let mut play = marching(&[(1, THRIFTY)], &plan);
        play.act(1, "attack soldier n_b se_a");
        play.act(1, &format!("stake {stake}")).act(2, "guess 12");
        assert_eq!(play.gold(1), left, "stake {stake}");
    }
    let mut play = marching(&[(1, THRIFTY)], &plan);
    play.act(1, "attack soldier n_b se_a").act(1, "stake 4").act(2, "guess 4");
    assert_eq!(play.gold(1), 8, "EPX-A48a: only after a duel won");
    // Paid first: more than the purse holds cannot be staked on the strength of the half to come.
    let mut play = marching(&[(1, THRIFTY)], &plan);
    play.act(1, "attack soldier n_b se_a");
    play.refuses(1, "stake 13", "EPX-37");
}

// EPX-A49a, EPX-A49b
#[test]
fn epx_a49b_ability_18_palisaded_camps_are_removed_when_the_attacker_enters() {
    let plan = [(1, "recruit soldier n_b"), (2, "recruit camp se_a"), (2, "recruit catapult se_a")];
    let mut play = marching(&[(2, PALISADES)], &plan);
    play.act(1, "attack soldier n_b se_a");
    assert_eq!(play.n_guesses(), 2);
    play.win();
    assert_eq!(play.at("se_a"), "1: soldier catapult", "the catapult is converted as ever");
    assert_eq!((play.reserve(1, Kind::Camp), play.reserve(2, Kind::Camp)), (3, 3));
}

#[test]
fn epx_a49a_palisades_help_against_a_catapult_only_where_the_camp_is_first() {
    for (unit, n_guesses) in [(None, 2), (Some("recruit soldier se_a"), 1)] {
        let mut plan = vec![(1, "recruit catapult n_b"), (2, "recruit camp se_a")];
        plan.extend(unit.map(|text| (2, text)));
        let mut play = marching(&[(2, PALISADES)], &plan);
        play.act(1, "attack catapult n_b se_a");
        assert_eq!(play.n_guesses(), n_guesses);
    }
}

#[test]
fn epx_a50_ability_19_spies_ask_once_a_season_before_the_guess() {
    let plan = [(1, "recruit soldier n_b"), (2, "recruit soldier se_a"), (2, "recruit camp se_a")];
    let mut play = marching(&[(2, SPIES)], &plan);
    play.act(1, "attack soldier n_b se_a");
    play.refuses(2, "spy", "not-awaited");
    play.act(1, "stake 3").act(2, "spy");
    let told = Event::SpyTold { seat: seat(2), odd: true };
    assert_eq!(play.game.heard(Viewer::Seat(seat(3))), [told], "true, and public");
    // EPX-A22: an even amount cannot be the stake any more.
    play.refuses(2, "guess 4", "EPX-A22");
    play.act(2, "guess 5").act(1, "stake 2");
    play.refuses(2, "spy", "EPX-A50");
    play.act(2, "guess 1").act(1, "done");
    // Next season they ask again.
    play.season(3, &["tax", "march", "tax"]);
    play.act(2, "done");
    assert!(play.state().open().spied.is_empty());
    let mut without = marching(&[(3, SPIES)], &plan);
    without.act(1, "attack soldier n_b se_a").act(1, "stake 3");
    without.refuses(2, "spy", "EPX-36a");
}

#[test]
fn epx_a50_spies_come_too_late_once_an_amount_is_named() {
    let mut play = siege(&[(2, SPIES)]);
    play.act(1, "stake 2").act(2, "guess 4");
    play.refuses(2, "spy", "EPX-A50");
}

#[test]
fn epx_a51a_ability_20_a_card_is_exchanged_before_it_is_turned_up() {
    let mut play = Play::owning(&[(1, STRATEGIST)], &[]);
    play.season(1, &["tax", "tax", "tax"]);
    assert_eq!((play.awaited(), play.phase()), (1, Phase::Exchange));
    assert_eq!(play.state().open().shown[0], CardSet::EMPTY, "still face down");
    assert_eq!(play.game.legal(1), ["keep", "exchange tax recruit", "exchange tax march"]);
    play.refuses(1, "exchange march recruit", "EPX-A51a");
    play.refuses(1, "done", "EPX-A51a");
    play.act(1, "exchange tax march");
    assert_eq!(play.phase(), Phase::March);
    let secret = Event::Exchanged { seat: seat(1), cards: Some((Card::Tax, Card::March)) };
    assert!(play.game.heard(Viewer::Seat(seat(1))).contains(&secret));
    assert!(!play.heard().contains(&secret));
    play.act(1, "done");
    // In winter one of the two, before either is turned up.
    play.winter_after(1);
    assert_eq!(play.game.legal(1), ["keep", "exchange recruit march", "exchange tax march"]);
    play.act(1, "exchange recruit march");
    let cards = CardSet::only(Card::Tax).with(Card::March);
    assert!(play.heard().contains(&Event::Revealed { seat: seat(1), cards }));
}

impl Play {
    /// Goes on to winter with seat 1 exchanging nothing on the way, and lets everybody choose recruitment and tax.
    fn winter_after(&mut self, first: usize) -> &mut Play {
        while self.state().open().season < 3 {
            self.season(first, &["tax", "tax", "tax"]);
            self.act(1, "keep");
        }
        self.season(first, &["recruit tax", "recruit tax", "recruit tax"])
    }
}

#[test]
fn epx_a51b_the_owner_of_the_exchange_counts_as_having_chosen_any_two() {
    // Seat 3 holds four provinces; seat 1, last, could only win with a march, which it did not choose.
    for (abilities, plays) in [(vec![], false), (vec![(1, STRATEGIST)], true)] {
        let mut play = Play::owning(
            &abilities,
            &[(3, "recruit camp sw_a"), (3, "recruit camp sw_b"), (3, "recruit soldier sw_a")],
        );
        let keep = |play: &mut Play| {
            if play.phase() == Phase::Exchange {
                play.act(1, "keep");
            }
        };
        play.season(2, &["tax", "tax", "march"]);
        play.act(3, "move soldier sw_a kilimandjora").act(3, "done");
        keep(&mut play);
        for _ in 0..2 {
            play.season(2, &["tax", "tax", "tax"]);
            keep(&mut play);
        }
        play.season(2, &["recruit tax", "tax march", "tax march"]);
        play.act(2, "play tax").act(2, "done").act(3, "play tax").act(3, "done");
        assert_eq!(!play.game.is_over(), plays);
    }
}

#[test]
fn the_garrison_needs_no_unit_to_be_defended_by_ramparts() {
    let mut play = siege(&[(2, RAMPARTS)]);
    play.win();
    let fight = play.state().open().fight.as_ref().unwrap();
    assert_eq!((fight.against, fight.n_guesses), (Defence::Garrison, 3));
}
