//! The board of Ephios in random games of every mode: whole, touchable, silent about secrets, and right about what it foretells.

use std::collections::BTreeSet;

use engine::{Game, Outcome, Seat, Step, Turn, Viewer, below, repeatable};
use game_ephios::{Action, Event, State};
use localization::{Lang, Speaker};
use ui::{Board, Scene};

use super::bench::{check_markup, check_paths, names, start, values};

const SETUPS: [&str; 7] = [
    "mode=quick seats=2 turns=100",
    "mode=quick seats=3 turns=100",
    "mode=quick seats=4 turns=100",
    "mode=campaign seats=2 inhabitants=mixed turns=300",
    "mode=campaign seats=4 turns=300",
    "mode=solo level=easy",
    "mode=solo level=hard",
];

/// Plays a random game and shows every position before a decision, and the last one, with what may be done there.
fn play(options: &str, seed: u64, mut look: impl FnMut(&State, Option<Seat>, &[Action])) {
    let (mut state, mut rng): (State, _) = (start(options), repeatable(seed));
    let mut actions = Vec::new();
    loop {
        let step = match state.turn() {
            Turn::Over => return look(&state, None, &[]),
            Turn::Chance => Step::Chance(state.draw(&mut rng)),
            Turn::Decide(seats) => {
                let seat = seats.first().expect("somebody is awaited");
                state.legal_actions(seat, &mut actions);
                look(&state, Some(seat), &actions);
                let action = actions[below(&mut rng, actions.len() as u32) as usize];
                Step::Act { seat, action }
            }
        };
        state.apply(step).expect("a listed step may be taken");
    }
}

/// A viewer's scene of `state`, handed to `with`.
fn seen<T>(state: &State, viewer: Viewer, lang: Lang, with: impl Fn(&Scene<'_, State>) -> T) -> T {
    let names = names();
    let (view, outcome, marked) = (state.view(viewer), state.outcome(), BTreeSet::new());
    let speaker = Speaker { lang, names: &names, reader: viewer };
    with(&Scene { view: &view, speaker, marked: &marked, outcome: outcome.as_ref() })
}

/// Everything that is drawn for a viewer.
fn page(state: &State, viewer: Viewer, lang: Lang) -> String {
    seen(state, viewer, lang, |scene| {
        let players =
            Seat::all(state.n_seats()).map(|seat| State::player(scene, seat).into_string());
        let result = |outcome: &Outcome| State::result(scene, outcome).into_string();
        let parts = [State::board(scene).into_string(), State::mine(scene).into_string()];
        let end = scene.outcome.map(result);
        parts.into_iter().chain(players).chain(end).collect()
    })
}

#[test]
fn every_action_can_be_touched_and_no_two_alike() {
    for (n, options) in SETUPS.iter().enumerate() {
        for seed in 0..4 {
            play(options, 10 * n as u64 + seed, |state, seat, _| {
                let Some(seat) = seat else { return };
                check_paths(state, seat, &page(state, Viewer::Seat(seat), Lang::En));
            });
        }
    }
}

#[test]
fn pages_are_whole_in_both_languages_for_everybody() {
    for (n, options) in SETUPS.iter().enumerate() {
        let mut turn = 0;
        play(options, 100 + n as u64, |state, _, _| {
            turn += 1;
            if turn % 5 != 1 && state.outcome().is_none() {
                return;
            }
            for viewer in Viewer::all(state.n_seats()) {
                for lang in Lang::ALL {
                    is_whole(&page(state, viewer, lang));
                }
            }
        });
    }
}

fn is_whole(page: &str) {
    check_markup::<State>(page);
    assert!(page.len() < 60_000, "{} bytes", page.len());
}

#[test]
fn what_is_hidden_changes_nothing_that_is_drawn() {
    for (n, options) in SETUPS.iter().enumerate() {
        let (mut turn, mut rng) = (0, repeatable(7));
        play(options, 200 + n as u64, |state, _, _| {
            turn += 1;
            if turn % 7 != 0 {
                return;
            }
            for viewer in Viewer::all(state.n_seats()) {
                let dealt = State::determinize(&state.view(viewer), &mut rng);
                let pages = [state, &dealt].map(|state| page(state, viewer, Lang::Fr));
                assert_eq!(pages[0], pages[1]);
            }
        });
    }
}

#[test]
fn unions_are_worth_what_the_board_says() {
    let mut n_unions = 0;
    for (n, options) in SETUPS.iter().enumerate() {
        for seed in 0..6 {
            play(options, 300 + 10 * n as u64 + seed, |state, seat, actions| {
                let Some(seat) = seat else { return };
                let view = state.view(Viewer::Seat(seat));
                for action in actions {
                    let Action::Unite { alliance, affinity, helpers } = *action else { continue };
                    let mut after = state.clone();
                    let told = after.apply(Step::Act { seat, action: *action }).expect("listed");
                    let foretold = view.prospect(alliance, affinity, helpers.cards()).gain();
                    let now = view.table.popularity[seat.index()];
                    let rise = told.iter().find_map(|notice| match notice.event {
                        Event::Popularity { by, .. } => Some(by as u8),
                        _ => None,
                    });
                    // Beyond the end of the track nothing moves (EPH-A38).
                    let room = if state.n_seats() == 1 { 70 } else { 100 } - now;
                    let came = match after.view(Viewer::Spectator).table.union {
                        Some(union) => union.gain.max(0) as u8,
                        None if foretold > room => foretold,
                        None => rise.unwrap_or(0),
                    };
                    assert_eq!(foretold, came, "{action}");
                    n_unions += 1;
                }
            });
        }
    }
    assert!(n_unions > 50, "only {n_unions} unions were tried");
}

#[test]
fn consequences_and_coach_are_sentences() {
    let mut lessons = BTreeSet::new();
    for (n, options) in SETUPS.iter().enumerate() {
        play(options, 400 + n as u64, |state, seat, actions| {
            let Some(seat) = seat else { return };
            for lang in Lang::ALL {
                seen(state, Viewer::Seat(seat), lang, |scene| {
                    let foretold = actions.iter().filter_map(|a| State::consequence(scene, a));
                    let (key, lesson) = State::coach(scene).expect("there is something to teach");
                    for said in foretold.chain([lesson.clone()]) {
                        assert!(!said.is_empty() && !said.contains('['), "{said}");
                    }
                    key
                });
            }
            let lesson = seen(state, Viewer::Seat(seat), Lang::En, State::coach);
            lessons.extend(lesson.map(|(key, _)| key));
        });
    }
    assert!(lessons.len() >= 10, "the coach only ever said {lessons:?}");
}

#[test]
fn attempts_are_answered_by_the_rules_whatever_is_touched() {
    let hostile = [
        "",
        "card:",
        "card:nobody",
        "seat:0",
        "seat:9",
        "seat:-1",
        "option:300",
        "alliance:x",
        "do:",
        "aside:culte",
        "do:recruit",
        "do:debate",
        "do:pass",
        "do:stop",
        "deck",
        "discard",
        "affinity",
        "reserve",
        "card:juge",
        "card:concierge",
        "seat:1",
        "option:2",
        "alliance:ordre",
        "alliance:lignee",
    ];
    for (n, options) in SETUPS.iter().enumerate() {
        let mut n_answers = 0;
        play(options, 500 + n as u64, |state, seat, actions| {
            let Some(seat) = seat else { return };
            let viewer = Viewer::Seat(seat);
            let (view, page) = (state.view(viewer), page(state, viewer, Lang::En));
            let things = values(&page, "data-touch").into_iter().chain(hostile);
            for thing in things {
                for path in [
                    vec![thing.to_string()],
                    vec!["card:juge".into(), thing.to_string()],
                    vec!["alliance:ordre".into(), thing.into(), thing.into()],
                ] {
                    for action in State::attempts(&view, &path) {
                        let is_legal = state.check(seat, &action).is_ok();
                        assert_eq!(is_legal, actions.contains(&action), "{path:?}: {action}");
                        n_answers += 1;
                    }
                }
            }
        });
        assert!(n_answers > 100, "{options}: {n_answers}");
    }
}

/// Touching something that can be seen but not used now is explained.
#[test]
fn a_card_too_dear_is_told_to_be_too_dear() {
    let mut told = 0;
    play("mode=quick seats=2 turns=100", 1, |state, seat, actions| {
        let Some(seat) = seat else { return };
        let view = state.view(Viewer::Seat(seat));
        for card in view.table.crossroads.iter().filter(|card| card.is_personality()) {
            let recruit = Action::Recruit { card };
            if actions.contains(&Action::Debate { card }) && !actions.contains(&recruit) {
                let touched = [format!("card:{card}"), "do:recruit".into()];
                assert_eq!(State::attempts(&view, &touched), [recruit]);
                let refusal = state.check(seat, &recruit).unwrap_err();
                assert_eq!(engine::Refusal::rule(&refusal), "EPH-33");
                told += 1;
            }
        }
    });
    assert!(told > 0);
}

#[test]
fn every_event_has_a_rule_that_is_written_down_and_things_that_exist() {
    let rules = include_str!("../../../../../rules/ephios.md");
    for (n, options) in SETUPS.iter().enumerate() {
        let (mut state, mut rng) = (start::<State>(options), repeatable(600 + n as u64));
        let mut actions = Vec::new();
        while state.turn() != Turn::Over {
            let step = match state.turn() {
                Turn::Chance => Step::Chance(state.draw(&mut rng)),
                turn => {
                    let seat = turn.awaited().first().expect("somebody is awaited");
                    state.legal_actions(seat, &mut actions);
                    let action = actions[below(&mut rng, actions.len() as u32) as usize];
                    Step::Act { seat, action }
                }
            };
            for notice in state.apply(step).expect("a listed step may be taken") {
                let rule = State::rule(&notice.event).expect("every event has its rule");
                assert!(rules.contains(&format!("**{rule}**")), "{rule}");
                let view = state.view(Viewer::Spectator);
                assert!(State::traces(&view, &notice.event).iter().all(|touch| touch.is_ascii()));
            }
        }
    }
}

#[test]
fn the_result_names_everybody_with_their_score() {
    for (n, options) in SETUPS.iter().enumerate() {
        play(options, 700 + n as u64, |state, _, _| {
            let Some(outcome) = state.outcome() else { return };
            for lang in Lang::ALL {
                seen(state, Viewer::Spectator, lang, |scene| {
                    let result = State::result(scene, &outcome).into_string();
                    is_told(&result, &outcome, state.n_seats() > 1, scene);
                });
            }
        });
    }
}

fn is_told(result: &str, outcome: &Outcome, are_several: bool, scene: &Scene<'_, State>) {
    for seat in Seat::all(outcome.scores.len()) {
        let score = format!(">{}", outcome.scores[seat.index()]);
        assert!(result.contains(&score), "no {score} in {result}");
        assert!(!are_several || result.contains(&scene.name(seat)), "{result}");
    }
}
