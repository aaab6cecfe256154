//! Bots find what there is to find, and each level beats the one below.

use std::collections::BTreeSet;

use bots::{Bot, Choice, Ismcts, Level, Player, Question, Settings, Tally, play_game};
use engine::{Content, Game, Hints, Options, Seat, Setup, Silent, Step, Turn, Viewer};
use reference_games::{connect_four, goofspiel, kuhn, leduc, tic_tac_toe};

fn setup<G: Game>() -> G::Setup {
    G::Setup::new(&Content::standard(), &Options::new()).expect("the defaults play")
}

fn searching(simulations: u32) -> Settings {
    Level::Expert.settings().with_simulations(simulations)
}

fn choose<G: Hints>(bot: &mut dyn Bot<G>, state: &G, seat: Seat, seed: u64) -> Choice<G::Action> {
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    let view = state.view(Viewer::Seat(seat));
    bot.choose(&Question { seat, view: &view, legal: &legal, seed })
}

/// Plays the bot at `seat` against every reply there is. Positions that come up again are not played again.
fn assert_never_loses(
    bot: &mut dyn Bot<tic_tac_toe::State>,
    state: tic_tac_toe::State,
    seat: Seat,
    seen: &mut BTreeSet<String>,
) {
    let Turn::Decide(awaited) = state.turn() else {
        let outcome = state.outcome().expect("the game is over");
        assert!(outcome.payoffs[seat.index()] > 0.0, "lost: {:?}", state.view(Viewer::Spectator));
        return;
    };
    if !seen.insert(format!("{state:?}")) {
        return;
    }
    let mover = awaited.first().expect("somebody is awaited");
    let mut actions = Vec::new();
    if mover == seat {
        actions.push(choose(bot, &state, seat, 1).action);
    } else {
        state.legal_actions(mover, &mut actions);
    }
    for action in actions {
        let mut next = state;
        next.apply_unchecked(Step::Act { seat: mover, action }, &mut Silent);
        assert_never_loses(bot, next, seat, seen);
    }
}

#[test]
fn tic_tac_toe_is_never_lost_whatever_the_reply() {
    for seat in Seat::all(2) {
        let mut bot = Ismcts::new(searching(1_000));
        let start = tic_tac_toe::State::start(&setup::<tic_tac_toe::State>());
        assert_never_loses(&mut bot, start, seat, &mut BTreeSet::new());
    }
}

fn connect_four_after(columns: &[u8]) -> (connect_four::State, Seat) {
    let mut state = connect_four::State::start(&setup::<connect_four::State>());
    for (n, column) in columns.iter().enumerate() {
        let action = connect_four::DropDisc { column: *column };
        state.apply(Step::Act { seat: Seat::new(n % 2), action }).expect("a legal step");
    }
    (state, Seat::new(columns.len() % 2))
}

#[test]
fn connect_four_tactics_are_found() {
    let positions: &[(&str, &[u8], &[u8])] = &[
        ("completes a column", &[4, 1, 4, 1, 4, 1], &[4]),
        ("completes rather than blocks", &[4, 1, 4, 1, 4, 1, 7], &[1]),
        ("blocks a column", &[4, 1, 4, 7, 4], &[4]),
        ("completes a row in its middle", &[1, 1, 2, 2, 4, 4], &[3]),
        ("opens a row at both ends", &[4, 4, 5, 5], &[3, 6]),
        ("closes a row before it is open at both ends", &[4, 4, 5], &[3, 6]),
        ("completes a rising diagonal", &[1, 2, 2, 3, 3, 4, 3, 4, 4, 6], &[4]),
        ("begins in the middle", &[], &[4]),
    ];
    for (what, columns, right) in positions {
        let (state, seat) = connect_four_after(columns);
        let mut bot = Ismcts::new(searching(4_000));
        for seed in 0..3 {
            let choice = choose(&mut bot, &state, seat, seed);
            assert!(right.contains(&choice.action.column), "{what}: {choice:?}");
        }
    }
}

/// Kuhn poker after these cards and actions, in notation.
fn kuhn_after(cards: [&str; 2], actions: &[&str]) -> (kuhn::State, Seat) {
    let mut state = kuhn::State::start(&setup::<kuhn::State>());
    for card in cards {
        state.apply(Step::Chance(format!("deal {card}").parse().expect("a deal"))).expect("dealt");
    }
    for (n, action) in actions.iter().enumerate() {
        let action = action.parse().expect("an action");
        state.apply(Step::Act { seat: Seat::new(n % 2), action }).expect("a legal step");
    }
    (state, Seat::new(actions.len() % 2))
}

#[test]
fn poker_hands_are_played_for_what_they_are_whatever_the_other_holds() {
    // In every equilibrium of Kuhn poker a king answers a bet and a jack does not.
    for (card, other, right) in [
        ("king", "jack", kuhn::Action::Call),
        ("king", "queen", kuhn::Action::Call),
        ("jack", "queen", kuhn::Action::Fold),
        ("jack", "king", kuhn::Action::Fold),
    ] {
        for (cards, actions) in
            [([other, card], &["bet"][..]), ([card, other], &["check", "bet"][..])]
        {
            let (state, seat) = kuhn_after(cards, actions);
            let choice = choose(&mut Ismcts::new(searching(2_000)), &state, seat, 1);
            assert_eq!(choice.action, right, "{cards:?} {actions:?} {choice:?}");
        }
    }
}

#[test]
fn several_threads_add_up_and_come_out_the_same_again() {
    let (state, seat) = connect_four_after(&[4, 4, 5, 5]);
    let settings = Settings { n_threads: 3, ..searching(3_000) };
    let choices = [0, 1].map(|_| choose(&mut Ismcts::new(settings), &state, seat, 9));
    assert_eq!(choices[0], choices[1]);
    assert_eq!(choices[0].n_simulations, 3_000);
    let visits: u32 = choices[0].candidates.iter().map(|c| c.visits).sum();
    assert_eq!(visits, 3_000);
}

#[test]
fn a_bot_used_again_chooses_like_a_new_one() {
    let (before, first) = connect_four_after(&[4, 4]);
    let (state, seat) = connect_four_after(&[4, 4, 5]);
    let mut used = Ismcts::new(searching(500));
    choose(&mut used, &before, first, 3);
    let fresh = choose(&mut Ismcts::new(searching(500)), &state, seat, 3);
    assert_eq!(choose(&mut used, &state, seat, 3), fresh);
}

#[test]
fn a_clock_that_has_run_out_still_leaves_a_move() {
    let (state, seat) = connect_four_after(&[]);
    let choice = choose(&mut Ismcts::new(searching(1).with_time(0)), &state, seat, 1);
    assert_eq!(choice.n_simulations, 1);
    assert!((1..=7).contains(&choice.action.column));
}

/// How the first of two players does against the second, from either seat of the same games.
fn match_of<G: Hints>(n_games: u64, names: [&str; 2]) -> Tally {
    let players = names.map(|name| name.parse::<Player>().expect("a player").untimed());
    let mut tally = Tally::default();
    for seed in 0..n_games / 2 {
        for first in [0, 1] {
            let mut bots = [players[first].bot::<G>(), players[1 - first].bot::<G>()];
            tally.add(play_game(&setup::<G>(), &mut bots, seed).payoffs[first]);
        }
    }
    tally
}

/// Asserts that the players, named from the strongest down, each beat the next.
fn assert_order<G: Hints>(n_games: u64, names: &[&str]) {
    for pair in names.windows(2) {
        let tally = match_of::<G>(n_games, [pair[0], pair[1]]);
        assert!(tally.share() > 0.5, "{pair:?}: {tally:?}");
    }
}

#[test]
fn each_level_beats_the_one_below_at_connect_four() {
    assert_order::<connect_four::State>(8, &["hard", "normal"]);
    assert_order::<connect_four::State>(16, &["normal", "easy", "random"]);
}

#[test]
fn each_level_beats_the_one_below_at_poker() {
    assert_order::<leduc::State>(2_000, &["normal", "easy", "random"]);
}

#[test]
fn each_level_beats_the_one_below_at_sealed_bids() {
    assert_order::<goofspiel::State>(24, &["normal", "easy", "random"]);
}
