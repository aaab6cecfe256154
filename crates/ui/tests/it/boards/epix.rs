//! The board of Epix: every action can be touched, nothing leaks, nothing lacks words.

use std::collections::BTreeSet;

use engine::{Game, Notice, Outcome, Seat, Viewer, below, repeatable};
use game_epix::{Action, Kind, Phase, State, View};
use localization::{Lang, Speaker};
use rand_core::Rng;
use ui::{Board, Scene, Touch};

use super::bench::{check_markup, check_paths, legal, names, random_step, start};

const SETUPS: &[&str] = &[
    "seats=2 rules=basic",
    "seats=2 rules=advanced stake=0",
    "seats=3 rules=basic castles=held",
    "seats=3 rules=advanced map=three_12",
    "seats=3 rules=advanced map=three_10 stake=2",
    "seats=4 rules=basic castle=chosen colours=chosen",
    "seats=4 rules=advanced",
];

/// Plays a random game and shows every position to `look`, together with what was told on the way there.
fn wander(options: &str, seed: u64, mut look: impl FnMut(&State, &[Notice<game_epix::Event>])) {
    let mut state: State = start(options);
    let mut rng = repeatable(seed);
    look(&state, &[]);
    while let Some(step) = random_step(&state, &mut rng, boldly) {
        let notices = state.apply(step).expect("a listed step may be taken");
        look(&state, &notices);
    }
}

/// What somebody who likes to fight chooses from, so that duels and conquests are met.
fn boldly<R: Rng>(actions: Vec<Action>, rng: &mut R) -> Vec<Action> {
    let storm: Vec<Action> = actions.iter().copied().filter(|action| is_storm(*action)).collect();
    let fights: Vec<Action> = actions.iter().copied().filter(|action| is_bold(*action)).collect();
    if !storm.is_empty() {
        storm
    } else if !fights.is_empty() && below(rng, 3) > 0 {
        fights
    } else {
        actions
    }
}

/// Whether a castle is stormed.
fn is_storm(action: Action) -> bool {
    matches!(action, Action::Attack { to, .. } if to.id().starts_with("castle"))
}

fn is_bold(action: Action) -> bool {
    matches!(action, Action::Attack { .. } | Action::Spy | Action::Stake { gold: 0..=3 })
        || matches!(action, Action::Move { to, .. } if !to.id().starts_with("castle"))
        || matches!(action, Action::Recruit { kind: Kind::Soldier | Kind::Knight, .. })
        || matches!(action, Action::Choose { cards } if cards.has(game_epix::Card::March))
}

/// Everything a viewer sees of a position.
fn page(view: &View, viewer: Viewer, lang: Lang, marked: &BTreeSet<Touch>) -> String {
    let names = names();
    let outcome = None;
    let speaker = Speaker { lang, names: &names, reader: viewer };
    let scene = Scene { view, speaker, marked, outcome };
    let mut page = State::board(&scene).into_string() + &State::mine(&scene).into_string();
    for seat in Seat::all(view.rules.n_seats) {
        page += &State::player(&scene, seat).into_string();
    }
    page
}

#[test]
fn every_action_is_a_unique_path_of_things_on_the_page() {
    for (n, options) in SETUPS.iter().enumerate() {
        let mut phases = Vec::new();
        for seed in 0..2 {
            wander(options, 10 * n as u64 + seed, |state, _| {
                phases.push(state.open().phase);
                for seat in state.turn().awaited() {
                    check_touches(state, seat);
                }
            });
        }
        for phase in [Phase::Preliminary, Phase::Auction, Phase::Choose, Phase::Stake, Phase::Guess]
        {
            assert!(phases.contains(&phase), "{options} never met {phase:?}");
        }
    }
}

fn check_touches(state: &State, seat: Seat) {
    let view = state.view(Viewer::Seat(seat));
    let page = page(&view, Viewer::Seat(seat), Lang::En, &BTreeSet::new());
    check_paths(state, seat, &page);
}

#[test]
fn markup_is_sound_in_both_languages_for_everybody() {
    for (n, options) in SETUPS.iter().enumerate() {
        let mut told: BTreeSet<Touch> = BTreeSet::new();
        wander(options, 500 + n as u64, |state, notices| {
            for viewer in Viewer::all(state.rules().n_seats) {
                let view = state.view(viewer);
                for notice in notices.iter().filter(|notice| notice.to.reaches(viewer)) {
                    told.extend(State::traces(&view, &notice.event));
                    assert!(State::rule(&notice.event).is_some_and(|id| id.starts_with("EPX-")));
                }
                for lang in Lang::ALL {
                    check_page(&page(&view, viewer, lang, &told), options);
                }
            }
            if told.len() > 12 {
                told.clear();
            }
        });
    }
}

fn check_page(page: &str, options: &str) {
    check_markup::<State>(page);
    assert!(page.len() < 90_000, "{options}: {} bytes", page.len());
}

#[test]
fn what_is_hidden_changes_nothing_on_the_page() {
    let mut rng = repeatable(77);
    let mut n_checked = 0;
    for (n, options) in SETUPS.iter().enumerate() {
        wander(options, 900 + n as u64, |state, _| {
            let hidden = matches!(
                state.open().phase,
                Phase::Auction | Phase::Choose | Phase::Recruit | Phase::Guess
            );
            if !hidden || below(&mut rng, 3) > 0 {
                return;
            }
            for viewer in Viewer::all(state.rules().n_seats) {
                let view = state.view(viewer);
                let other = State::determinize(&view, &mut rng).view(viewer);
                let marked = BTreeSet::new();
                assert_eq!(
                    page(&view, viewer, Lang::Fr, &marked),
                    page(&other, viewer, Lang::Fr, &marked)
                );
                n_checked += 1;
            }
        });
    }
    assert!(n_checked > 50, "only {n_checked} positions");
}

#[test]
fn consequences_and_the_coach_speak_both_languages() {
    let names = names();
    let mut lessons = BTreeSet::new();
    for (n, options) in SETUPS.iter().enumerate() {
        wander(options, 40 + n as u64, |state, _| {
            for seat in Seat::all(state.rules().n_seats) {
                let viewer = Viewer::Seat(seat);
                let view = state.view(viewer);
                for lang in Lang::ALL {
                    let speaker = Speaker { lang, names: &names, reader: viewer };
                    let scene =
                        Scene { view: &view, speaker, marked: &BTreeSet::new(), outcome: None };
                    for action in legal(state, seat) {
                        let said = State::consequence(&scene, &action).unwrap_or("—".into());
                        assert!(!said.contains('[') && !said.contains('{'), "{action}: {said}");
                    }
                    if let Some((key, said)) = State::coach(&scene) {
                        assert!(said.len() > 40 && !said.contains('['), "{key}: {said}");
                        lessons.insert(key);
                    }
                }
            }
        });
    }
    assert!(lessons.len() >= 12, "{lessons:?}");
}

#[test]
fn a_stray_touch_is_answered_and_never_panics() {
    let mut n_refused = 0;
    for options in SETUPS {
        wander(options, 7, |state, _| {
            for seat in state.turn().awaited() {
                n_refused += check_attempts(state, seat);
            }
        });
    }
    assert!(n_refused > 100, "only {n_refused} refusals were told");
}

/// Touches what cannot be touched; returns how often a rule was told.
fn check_attempts(state: &State, seat: Seat) -> usize {
    let view = state.view(Viewer::Seat(seat));
    let things = [
        "unit:soldier@kilimandjora",
        "unit:camp@lochmess",
        "province:broceland",
        "reserve:knight",
        "gold:99",
        "card:march",
        "cards:recruit+tax",
        "ability:3",
        "first:4",
        "do:withdraw",
    ];
    let mut n_refused = 0;
    for first in things {
        for second in things.iter().map(Some).chain([None]) {
            let touched: Vec<Touch> =
                [Some(first), second.copied()].into_iter().flatten().map(String::from).collect();
            for action in State::attempts(&view, &touched) {
                let is_listed = legal(state, seat).contains(&action);
                let verdict = state.check(seat, &action);
                assert_eq!(verdict.is_ok(), is_listed, "{action}");
                n_refused += usize::from(verdict.is_err());
            }
        }
    }
    n_refused
}

#[test]
fn hostile_touches_mean_nothing() {
    let state: State = start("seats=4 rules=advanced");
    for viewer in Viewer::all(4) {
        let view = state.view(viewer);
        for touch in [
            "",
            ":",
            "unit:",
            "unit:@",
            "unit:soldier@",
            "unit:dragon@lochmess",
            "province:atlantis",
            "gold:-1",
            "gold:99999999",
            "ability:0",
            "ability:999",
            "first:99",
            "first:",
            "card:",
            "cards:tax+tax",
            "do:",
            "do:everything",
            "é:é",
            "way:1:soldier:nw_a>n_a",
        ] {
            assert!(State::attempts(&view, &[touch.into()]).is_empty(), "{touch}");
            let many = vec![touch.to_string(); 40];
            assert!(State::attempts(&view, &many).is_empty(), "{touch}");
        }
    }
}

#[test]
fn the_result_tells_every_seats_provinces_and_gold() {
    let (mut by_castle, mut by_count) = (0, 0);
    for seed in 0..120 {
        let options = SETUPS[seed as usize % SETUPS.len()];
        wander(options, seed, |state, _| {
            let Some(outcome) = state.outcome() else { return };
            by_castle += usize::from(state.open().conqueror.is_some());
            by_count += usize::from(state.open().conqueror.is_none());
            for lang in Lang::ALL {
                check_result(state, &outcome, lang);
            }
        });
    }
    assert!(by_castle > 0 && by_count > 0, "{by_castle} conquests, {by_count} counts");
}

fn check_result(state: &State, outcome: &Outcome, lang: Lang) {
    let (names, view) = (names(), state.view(Viewer::Spectator));
    let speaker = Speaker { lang, names: &names, reader: Viewer::Spectator };
    let marked = BTreeSet::new();
    let scene = Scene { view: &view, speaker, marked: &marked, outcome: Some(outcome) };
    let told = State::result(&scene, outcome).into_string();
    assert!(!told.contains("[epix"), "{told}");
    for seat in Seat::all(outcome.scores.len()) {
        let name = &names[seat.index()];
        let row = told.split("<tr ").skip(1).find(|row| row.contains(name));
        let row = row.unwrap_or_else(|| panic!("no row for {name}: {told}"));
        let (score, gold) = (outcome.scores[seat.index()], state.open().gold[seat.index()]);
        assert!(row.contains(&format!("<td class=\"count\">{score}</td>")), "{row}");
        assert!(row.contains(&format!("<td class=\"count\">{gold}</td>")), "{row}");
    }
}

/// A piece that moved keeps its name, so that it glides from where it was.
#[test]
fn a_piece_that_another_moved_glides() {
    let names = names();
    let mut n_glides = 0;
    wander("seats=2 rules=basic", 3, |state, notices| {
        for notice in notices {
            let game_epix::Event::Moved { seat, kind, from, to } = notice.event else { continue };
            let viewer = Viewer::Seat(seat.next(2));
            let view = state.view(viewer);
            let marked: BTreeSet<Touch> = State::traces(&view, &notice.event).into_iter().collect();
            let speaker = Speaker { lang: Lang::En, names: &names, reader: viewer };
            let scene = Scene { view: &view, speaker, marked: &marked, outcome: None };
            let board = State::board(&scene).into_string();
            let several = state.open().units[seat.index()][kind.index()].len() > 1;
            let origin = from.id().replace('_', "-");
            let name = if several {
                format!("data-glide=\"epix-{seat}-{kind}-{origin}\"")
            } else {
                format!("data-glide=\"epix-{seat}-{kind}\"")
            };
            assert!(kind != Kind::Camp && board.contains(&name), "{kind} {from} {to}: {name}");
            n_glides += 1;
        }
    });
    assert!(n_glides > 0);
}
