//! The board of Erythro: every action can be touched, nothing leaks, nothing lacks words.

use std::collections::BTreeSet;

use engine::{Game, Notice, Seat, Turn, Viewer, repeatable};
use game_erythro::{Event, State, View};
use localization::{Lang, Speaker};
use ui::{Board, Scene, Touch};

use super::bench::{check_markup, check_paths, legal, names, random_step, start, values};

const SETUPS: &[&str] = &[
    "seats=2 adversary=mars difficulty=introduction",
    "seats=3 adversary=mars difficulty=hard characters=dealt hands=open",
    "seats=2 adversary=alliance difficulty=medium",
    "seats=4 adversary=alliance difficulty=hard",
    "seats=2 adversary=consortium difficulty=medium",
    "seats=3 adversary=consortium difficulty=hard",
    "seats=4 adversary=consortium difficulty=medium hands=open",
];
/// Positions of a game that are looked at whole: enough to meet every kind of choice in a slice of seconds.
const LOOKED_AT: usize = 160;

/// Plays a random game and shows its decisions to `look`, and the end, with what was told on the way.
fn wander(options: &str, seed: u64, mut look: impl FnMut(&State, &[Notice<Event>])) {
    let (mut state, mut rng, mut told, mut n_looked) =
        (start::<State>(options), repeatable(seed), Vec::new(), 0);
    while let Some(step) = random_step(&state, &mut rng, |actions, _| actions) {
        if matches!(state.turn(), Turn::Decide(_)) && n_looked < LOOKED_AT {
            look(&state, &told);
            told.clear();
            n_looked += 1;
        }
        told.extend(state.apply(step).expect("a listed step may be taken"));
    }
    look(&state, &told);
}

/// Everything a viewer sees of a position.
fn page(view: &View, viewer: Viewer, lang: Lang, marked: &BTreeSet<Touch>) -> String {
    let names = names();
    let speaker = Speaker { lang, names: &names, reader: viewer };
    let scene = Scene { view, speaker, marked, outcome: None };
    let mut page = State::board(&scene).into_string() + &State::mine(&scene).into_string();
    for seat in view.table.seats() {
        page += &State::player(&scene, seat).into_string();
    }
    page + &State::coach(&scene).map(|(_, text)| text).unwrap_or_default()
}

fn viewers(state: &State) -> Vec<Viewer> {
    Viewer::all(state.n_seats()).collect()
}

fn check_touches(state: &State, seat: Seat) {
    let view = state.view(Viewer::Seat(seat));
    let page = page(&view, Viewer::Seat(seat), Lang::En, &BTreeSet::new());
    let paths = check_paths(state, seat, &page);
    for path in &paths {
        let shorter = (1..path.len()).any(|n| paths.contains(&path[..n]));
        assert!(!shorter, "{path:?} goes on where another action is complete");
    }
}

#[test]
fn every_card_of_the_hand_can_be_shown_to_everybody_or_to_one_player_by_touch() {
    let (mut asides, mut n_shown) = (Vec::new(), 0);
    for (n, options) in SETUPS.iter().enumerate() {
        wander(options, 61 + n as u64, |state, _| {
            for seat in Seat::all(state.n_seats()) {
                let (viewer, mut paths) = (Viewer::Seat(seat), BTreeSet::new());
                let view = state.view(viewer);
                let page = page(&view, viewer, Lang::Fr, &BTreeSet::new());
                let touchable = values(&page, "data-touch");
                state.asides(seat, &mut asides);
                for action in &asides {
                    let path = State::path(&view, action);
                    let on_page = path.iter().all(|touch| touchable.contains(&touch.as_str()));
                    assert!(on_page, "{action}: {path:?} is not on the page");
                    assert_eq!(State::attempts(&view, &path), [*action]);
                    assert!(paths.insert(path), "{action} has the path of another");
                    n_shown += 1;
                }
            }
        });
    }
    assert!(n_shown > 1_000, "only {n_shown} cards could be shown");
}

#[test]
fn every_action_has_a_path_of_its_own_over_things_on_the_page() {
    for (n, options) in SETUPS.iter().enumerate() {
        wander(options, 11 + n as u64, |state, _| {
            for seat in state.turn().awaited() {
                check_touches(state, seat);
            }
        });
    }
}

#[test]
fn the_markup_is_whole_in_both_languages() {
    for (n, options) in SETUPS.iter().enumerate() {
        wander(options, 23 + n as u64, |state, told| {
            for viewer in viewers(state) {
                let view = state.view(viewer);
                let news = told.iter().filter(|notice| notice.to.reaches(viewer));
                let marked = news.flat_map(|notice| State::traces(&view, &notice.event)).collect();
                for lang in Lang::ALL {
                    let page = page(&view, viewer, lang, &marked);
                    check_markup::<State>(&page);
                }
            }
        });
    }
}

#[test]
fn what_a_viewer_cannot_know_changes_nothing_she_sees() {
    let mut rng = repeatable(5);
    for (n, options) in SETUPS.iter().enumerate() {
        wander(options, 37 + n as u64, |state, _| {
            for viewer in viewers(state) {
                let view = state.view(viewer);
                let other = State::determinize(&view, &mut rng).view(viewer);
                let none = BTreeSet::new();
                assert_eq!(
                    page(&view, viewer, Lang::En, &none),
                    page(&other, viewer, Lang::En, &none)
                );
            }
        });
    }
}

#[test]
fn whatever_is_touched_is_answered_with_a_move_or_a_rule() {
    let hostile = [
        "",
        "tile:99",
        "card:a999",
        "zone:b1",
        "do:",
        "split:9-9",
        "tokens:255",
        "player:4",
        "é:ü",
    ];
    for (n, options) in SETUPS.iter().enumerate() {
        wander(options, 41 + n as u64, |state, _| {
            for seat in state.turn().awaited() {
                let view = state.view(Viewer::Seat(seat));
                let page = page(&view, Viewer::Seat(seat), Lang::Fr, &BTreeSet::new());
                for touch in values(&page, "data-touch").into_iter().chain(hostile) {
                    for touched in [vec![touch], vec!["do:special", touch], vec!["tile:3", touch]] {
                        let touched: Vec<Touch> = touched.into_iter().map(String::from).collect();
                        for action in State::attempts(&view, &touched) {
                            // Legal, or refused with the id of a rule: either way it can be told.
                            if let Err(refusal) = state.check(seat, &action) {
                                assert!(engine::Refusal::rule(&refusal).starts_with("ERY-"));
                            }
                        }
                    }
                }
            }
        });
    }
}

#[test]
fn consequences_are_said_and_every_event_has_its_rule() {
    let mut n_said = 0;
    for (n, options) in SETUPS.iter().enumerate() {
        wander(options, 53 + n as u64, |state, told| {
            assert!(told.iter().all(|notice| State::rule(&notice.event).is_some()));
            for seat in state.turn().awaited() {
                let (view, names, marked) =
                    (state.view(Viewer::Seat(seat)), names(), BTreeSet::new());
                for lang in Lang::ALL {
                    let speaker = Speaker { lang, names: &names, reader: Viewer::Seat(seat) };
                    let scene = Scene { view: &view, speaker, marked: &marked, outcome: None };
                    for action in legal(state, seat) {
                        let said = State::consequence(&scene, &action).unwrap_or_default();
                        assert!(!said.contains(['[', '{']), "{lang} {action}: {said}");
                        n_said += usize::from(!said.is_empty());
                    }
                }
            }
        });
    }
    assert!(n_said > 1_000, "only {n_said} consequences");
}

#[test]
fn the_end_shows_every_seat_and_its_score() {
    for (n, options) in SETUPS.iter().enumerate() {
        wander(options, 61 + n as u64, |state, _| {
            let Some(outcome) = state.outcome() else { return };
            let (names, marked) = (names(), BTreeSet::new());
            for lang in Lang::ALL {
                let (reader, view) = (Viewer::Spectator, state.view(Viewer::Spectator));
                let speaker = Speaker { lang, names: &names, reader };
                let scene =
                    Scene { view: &view, speaker, marked: &marked, outcome: Some(&outcome) };
                let result = State::result(&scene, &outcome).into_string();
                for seat in Seat::all(state.n_seats()) {
                    assert!(result.contains(&names[seat.index()]));
                    assert!(result.contains(&format!("<b>{}</b>", outcome.scores[seat.index()])));
                }
                assert!(!result.contains("[erythro"), "{result}");
            }
        });
    }
}

#[test]
fn the_coach_has_something_to_say_in_the_first_turns() {
    let mut said = BTreeSet::new();
    for (n, options) in SETUPS.iter().enumerate() {
        wander(options, 71 + n as u64, |state, _| {
            for viewer in viewers(state) {
                let (view, names, marked) = (state.view(viewer), names(), BTreeSet::new());
                let speaker = Speaker { lang: Lang::En, names: &names, reader: viewer };
                let scene = Scene { view: &view, speaker, marked: &marked, outcome: None };
                said.extend(State::coach(&scene).map(|(key, _)| key));
            }
        });
    }
    assert!(said.len() >= 10, "{said:?}");
}
