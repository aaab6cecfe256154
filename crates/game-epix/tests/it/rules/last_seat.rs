//! Lines of play that only abilities open or close, in the last seat's winter test.

use engine::{Content, Edition, Game as _, Options, SeatSet, Setup as _, Step, Turn};
use engine::{below, repeatable};
use game_epix::state::WINTER;
use game_epix::{Action, Chance, Event, Setup, State};

use super::play::{Play, seat};

const STABLES: usize = 2;
const ENGINEERS: usize = 3;
const MERCHANTS: usize = 6;
const ANNUITIES: usize = 7;
const TEAMS: usize = 12;
const RAIDERS: usize = 14;
const PALISADES: usize = 18;

const TWO: &str = "seats=2 rules=advanced";

/// Winter: seat 2 burns gold in the auction, plays first and does nothing; whether seat 1 may play then.
fn may_play(play: &mut Play, burnt: u16, cards: &str) -> bool {
    play.act(1, "offer 0").act(2, &format!("offer {burnt}")).act(2, "first 2");
    play.act(1, &format!("choose {cards}")).act(2, "choose recruit march");
    play.act(2, "play recruit").act(2, "done").act(2, "done");
    !play.game.is_over()
}

/// Seat 1, last in winter with tax and march, can beat the soldier of Lochmess but not its palisaded camp; three
/// provinces each, and a coin short.
fn coin_short(ability: usize) -> bool {
    let mut play = Play::owning_on(
        TWO,
        &[(1, ability), (2, ANNUITIES), (2, PALISADES)],
        &[
            (1, "recruit soldier w_a"),
            (2, "recruit soldier e_a"),
            (2, "recruit knight e_a"),
            (2, "recruit catapult e_b"),
        ],
    );
    play.season(1, &["march", "march"]);
    play.act(1, "move soldier castle_w w_b").act(1, "done");
    play.act(2, "move soldier e_a lochmess").act(2, "move knight e_a lochmess").act(2, "done");
    play.season(1, &["march", "recruit"]);
    play.act(1, "done").act(2, "recruit camp lochmess").act(2, "done");
    play.act(1, "offer 12").act(2, "offer 0").act(1, "first 1");
    play.act(1, "choose march").act(2, "choose march").act(1, "done").act(2, "done");
    assert_eq!((play.gold(1), play.gold(2)), (0, 12));
    may_play(&mut play, 11, "tax march")
}

#[test]
fn epx_a13_a_duel_won_for_its_plunder_counts() {
    // Seat 1 ends with 3 of tax and 1 in Broceland, seat 2 with 1 and 4 of revenue, less what is taken from it.
    assert!(coin_short(RAIDERS), "4 against 5 - 1: shared");
    assert!(!coin_short(STABLES), "4 against 5: lost");
}

/// Seat 1 holds two provinces and can take a third with its soldier; a fourth only by hauling its catapult.
fn catapult_to_spare(owner: usize) -> bool {
    let mut play = Play::owning_on(
        TWO,
        &[(owner, TEAMS)],
        &[
            (1, "recruit camp w_a"),
            (1, "recruit catapult w_a"),
            (2, "recruit camp e_a"),
            (2, "recruit camp e_b"),
            (2, "recruit soldier e_b"),
        ],
    );
    play.season(1, &["tax", "march"]);
    play.act(2, "move soldier e_b broceland").act(2, "done");
    play.idle().idle();
    assert_eq!((play.provinces(1), play.provinces(2)), (2, 4));
    may_play(&mut play, 20, "tax march")
}

#[test]
fn epx_a13_a_hauled_catapult_counts() {
    assert!(catapult_to_spare(1), "four provinces each, and more gold");
    assert!(!catapult_to_spare(2), "three against four");
}

/// Seat 1 can take Lochmess, three provinces each then, but its palisaded camp burns.
fn burning_camp(burnt: u16) -> bool {
    let plan = [(1, "recruit soldier w_a"), (2, "recruit soldier e_a"), (2, "recruit camp e_b")];
    let mut play = Play::owning_on(TWO, &[(2, PALISADES)], &plan);
    play.season(1, &["march", "march"]);
    play.act(1, "move soldier castle_w w_b").act(1, "done");
    play.act(2, "move soldier e_a lochmess").act(2, "done");
    play.season(1, &["march", "recruit"]);
    play.act(1, "done").act(2, "recruit camp lochmess").act(2, "done");
    play.act(1, "offer 10").act(2, "offer 0").act(1, "first 1");
    play.act(1, "choose march").act(2, "choose march").act(1, "done");
    play.act(2, "move soldier lochmess e_a").act(2, "done");
    assert_eq!((play.gold(1), play.gold(2)), (3, 16));
    may_play(&mut play, burnt, "tax march")
}

// EPX-A49b
#[test]
fn epx_a13_a_camp_that_would_burn_earns_nothing() {
    // Seat 1 ends with 3 + 3 of tax - 1 staked + 1 in Lochmess + 1 in Broceland; seat 2 with what is left and 1.
    assert!(burning_camp(10), "7 against 7: shared");
    assert!(!burning_camp(9), "7 against 8: a converted camp would have made it equal");
}

/// Seat 1's realm is full; with cheap camps that earn double it can still make gold of gold.
fn camps_for_profit(burnt: u16) -> bool {
    let mut play = Play::owning_on(
        TWO,
        &[(1, ENGINEERS), (1, MERCHANTS)],
        &[(1, "recruit soldier w_a"), (2, "recruit camp e_a"), (2, "recruit camp e_b")],
    );
    play.season(1, &["march", "march"]);
    play.act(1, "move soldier castle_w w_b").act(1, "done").act(2, "done");
    for _ in 0..2 {
        play.season(1, &["march", "march"]);
        play.act(1, "done").act(2, "done");
    }
    assert_eq!((play.gold(1), play.gold(2)), (11, 17));
    may_play(&mut play, burnt, "recruit tax")
}

#[test]
fn epx_a13_camps_that_earn_more_than_they_cost_are_bought() {
    // 11 + 3 of tax, and two camps that cost 1 and give 2.
    assert!(camps_for_profit(3), "16 against 16: shared");
    assert!(!camps_for_profit(2), "16 against 17");
}

/// The winter turn of the last seat, if it played one: whether it gave up, and whether it won alone.
fn last_turn(options: &str, seed: u64) -> Option<(bool, bool)> {
    let options: Options = options.parse().expect("the options can be read");
    let setup = Setup::new(&Content::standard(), &options).expect("they make a setup");
    let (mut state, mut rng, mut actions) = (State::start(&setup), repeatable(seed), Vec::new());
    let mut gave_up = None;
    loop {
        let step = match state.turn() {
            Turn::Over => break,
            Turn::Chance => Step::Chance(state.draw(&mut rng)),
            Turn::Decide(seats) => {
                let seat = seats.first().expect("somebody is awaited");
                state.legal_actions(seat, &mut actions);
                Step::Act { seat, action: actions[below(&mut rng, actions.len() as u32) as usize] }
            }
        };
        let last = |state: &State| {
            let (open, n_seats) = (state.open(), state.rules().n_seats);
            open.actor.next(n_seats) == open.first
        };
        let is_winter = state.open().season == WINTER;
        for notice in state.apply(step).expect("a listed step may be taken") {
            match notice.event {
                Event::Revealed { .. } if is_winter && last(&state) => gave_up = Some(false),
                Event::GaveUp { .. } => gave_up = Some(true),
                _ => {}
            }
        }
    }
    let winners = state.outcome().expect("the game is over").winners();
    gave_up.map(|gave_up| (gave_up, winners == SeatSet::only(state.open().actor)))
}

#[test]
fn epx_a53_a_turn_that_is_played_only_to_win_wins_or_is_given_up() {
    for options in ["seats=2 rules=basic last=win", "seats=3 rules=advanced last=win"] {
        let turns: Vec<_> = (0..150).filter_map(|seed| last_turn(options, seed)).collect();
        assert!(turns.iter().all(|(gave_up, won)| gave_up != won), "{options}: {turns:?}");
        for gave_up in [false, true] {
            assert!(turns.iter().any(|turn| turn.0 == gave_up), "{options}: {turns:?}");
        }
    }
    // Elsewhere the last seat does as it likes, and may play and lose.
    let turns: Vec<_> =
        (0..150).filter_map(|seed| last_turn("seats=2 rules=basic last=sole", seed)).collect();
    assert!(turns.contains(&(false, false)), "{turns:?}");
}

/// Winter at a table of two, by an edition of the rules: seat 1, the last, has one gold and holds recruit and tax. Two
/// provinces each; a third, which takes the tax, wins.
fn taxed_too_late(edition: Edition) -> State {
    let options: Options = "seats=2 rules=basic last=win".parse().expect("the options can be read");
    let setup = Setup::new(&Content::standard(), &options).expect("they make a setup");
    let mut state = State::start(&setup.by_edition(edition));
    let first = Step::Chance(Chance::First { seat: seat(1) });
    state.apply(first).expect("seat 1 is drawn");
    let idle = ["1 offer 0", "2 offer 0", "1 first 1", "1 choose tax", "2 choose tax"];
    let camps = ["1 recruit camp w_a", "2 recruit camp e_a", "1 pass", "2 pass"];
    let cards = ["1 choose recruit tax", "2 choose recruit tax", "2 play recruit", "2 done"];
    let winter = ["1 offer 24", "2 offer 0", "1 first 2"];
    for line in camps.into_iter().chain(idle).chain(idle).chain(idle).chain(winter).chain(cards) {
        let (who, action) = line.split_once(' ').expect("a seat and an action");
        let (seat, action) = (seat(who.parse().expect("a number")), action.parse::<Action>());
        let step = Step::Act { seat, action: action.expect("an action") };
        state.apply(step).unwrap_or_else(|refused| panic!("{line}: {refused:?}"));
    }
    state
}

#[test]
fn epx_a53_tax_that_is_still_to_come_buys_nothing_yet() {
    let offers = |state: &State| {
        let mut actions = Vec::new();
        state.legal_actions(seat(1), &mut actions);
        actions.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    let state = taxed_too_late(Edition(2));
    assert_eq!(state.open().gold[0], 1);
    assert_eq!(offers(&state), ["play tax"]);
    let recruit: Action = "play recruit".parse().expect("an action");
    let refused = state.check(seat(1), &recruit).expect_err("it could no longer win");
    assert_eq!(engine::Refusal::rule(&refused), "EPX-A53");
    // A table of the first edition goes on by it: offered there, and then the turn ended.
    let mut state = taxed_too_late(Edition::FIRST);
    assert_eq!(offers(&state), ["play recruit", "play tax"]);
    let told = state.apply(Step::Act { seat: seat(1), action: recruit }).expect("it is offered");
    assert!(told.iter().any(|notice| matches!(notice.event, Event::GaveUp { .. })));
}
