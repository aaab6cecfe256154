//! Ephyran as it is drawn: every action can be touched, nothing hidden shows, nothing is unsaid.

use std::collections::BTreeSet;

use engine::{Game, Outcome, Seat, Step, Turn, Viewer, below, repeatable};
use game_ephyran::{Action, Event, Phase, State, View};
use localization::{Lang, Speaker};
use rand_core::Rng;
use ui::{Board, Scene, Touch};

use super::bench::{check_markup, check_paths, legal, names, start, values};

const SETUPS: [&str; 7] = [
    "seats=2",
    "seats=3",
    "seats=4",
    "seats=2 gods=chosen exchange=hand",
    "seats=3 gods=chosen",
    "seats=4 exchange=hand",
    "seats=3 shield=anyone tokens=column",
];
const RULES: &str = include_str!("../../../../../rules/ephyran.md");

/// Everything that one reader is shown.
struct Page {
    board: String,
    mine: String,
    players: String,
    rest: String,
}

impl Page {
    fn draw(view: &View, outcome: Option<&Outcome>, lang: Lang, marked: &BTreeSet<Touch>) -> Page {
        let names = names();
        let speaker = Speaker { lang, names: &names, reader: view.viewer };
        let scene: Scene<'_, State> = Scene { view, speaker, marked, outcome };
        let players = view.board.seats().map(|seat| State::player(&scene, seat).into_string());
        let result = outcome.map(|outcome| State::result(&scene, outcome).into_string());
        let coach = State::coach(&scene).map(|(_, text)| text);
        Page {
            board: State::board(&scene).into_string(),
            mine: State::mine(&scene).into_string(),
            players: players.collect(),
            rest: result.into_iter().chain(coach).collect(),
        }
    }

    fn plain(view: &View, lang: Lang) -> Page {
        Page::draw(view, None, lang, &BTreeSet::new())
    }

    fn all(&self) -> String {
        [&*self.board, &self.mine, &self.players, &self.rest].concat()
    }
}

/// Plays a game at random and shows `look` every position; returns the last one.
fn play(options: &str, seed: u64, mut look: impl FnMut(&State, &[Event], usize)) -> State {
    let (mut state, mut rng, mut n_steps) = (start::<State>(options), repeatable(seed), 0);
    let mut events = Vec::new();
    loop {
        look(&state, &events, n_steps);
        let step = match state.turn() {
            Turn::Over => return state,
            Turn::Chance => Step::Chance(state.draw(&mut rng)),
            Turn::Decide(seats) => {
                let seat = seats.first().expect("somebody is awaited");
                Step::Act { seat, action: choose(&state, seat, &mut rng) }
            }
        };
        let notices = state.apply(step).expect("a listed step may be taken");
        events = notices.into_iter().map(|notice| notice.event).collect();
        n_steps += 1;
    }
}

/// Something legal: rather not a discard, so that cities grow and Supports are played.
fn choose(state: &State, seat: Seat, rng: &mut impl Rng) -> Action {
    let mut actions = legal(state, seat);
    let lively: Vec<Action> = actions
        .iter()
        .copied()
        .filter(|action| !matches!(action, Action::Discard { .. } | Action::Change { .. }))
        .collect();
    if !lively.is_empty() && below(rng, 8) > 0 {
        actions = lively;
    }
    actions[below(rng, actions.len() as u32) as usize]
}

#[test]
fn every_action_is_a_path_of_things_on_the_page() {
    let mut kinds = BTreeSet::new();
    for (seed, options) in SETUPS.into_iter().enumerate() {
        play(options, seed as u64, |state, _, _| {
            for seat in state.turn().awaited() {
                let view = state.view(Viewer::Seat(seat));
                let page = Page::plain(&view, Lang::En).all();
                check_paths(state, seat, &page);
                let kind = |action: &Action| action.to_string().split(' ').next().map(String::from);
                kinds.extend(legal(state, seat).iter().map(kind));
            }
        });
    }
    assert_eq!(kinds.len(), 20, "every kind of action was met: {kinds:?}");
}

#[test]
fn pages_are_whole_in_both_languages_for_every_reader() {
    for (seed, options) in SETUPS.into_iter().enumerate() {
        let mut marked = BTreeSet::new();
        play(options, 100 + seed as u64, |state, events, n_steps| {
            let view = state.view(Viewer::Spectator);
            marked.extend(events.iter().flat_map(|event| State::traces(&view, event)));
            if n_steps % 5 != 0 {
                return;
            }
            let outcome = state.outcome();
            for (viewer, lang) in
                Viewer::all(state.n_seats()).flat_map(|viewer| Lang::ALL.map(|lang| (viewer, lang)))
            {
                let page = Page::draw(&state.view(viewer), outcome.as_ref(), lang, &marked);
                check_page(&page.all());
                let names = values(&page.board, "data-touch").into_iter().collect::<BTreeSet<_>>();
                let missing = marked.iter().find(|mark| !names.contains(mark.as_str()));
                assert_eq!(missing, None, "an event is seen where nothing is");
                assert!(page.board.len() < 45_000, "{} bytes of board", page.board.len());
            }
            marked.clear();
        });
    }
}

#[test]
fn a_third_player_is_told_whom_a_support_is_aimed_at_and_who_is_asked() {
    let mut n_seen = 0;
    for seed in 0..5 {
        play("seats=4 shield=anyone", seed, |state, _, _| {
            let board = state.view(Viewer::Spectator).board;
            let Phase::Answer { seat, support } = board.phase else { return };
            let page = Page::plain(&state.view(Viewer::Seat(seat)), Lang::En).board;
            let is_asked_in_turn = page.contains("ey-asked");
            match support {
                Action::Destroy { of, .. } | Action::Exchange { with: of, .. } => {
                    n_seen += usize::from(of != seat);
                    assert_eq!(page.contains("against you"), of == seat, "{page}");
                    assert!(is_asked_in_turn, "{page}");
                }
                Action::Replace { .. } => {
                    assert!(page.contains("ey-stake") && is_asked_in_turn, "{page}");
                }
                _ => {}
            }
        });
    }
    assert!(n_seen > 0, "no third player was asked");
}

fn check_page(page: &str) {
    assert!(!page.contains(['[', '{']), "{page}");
    check_markup::<State>(page);
}

#[test]
fn what_a_viewer_cannot_know_does_not_change_a_byte() {
    for (seed, options) in SETUPS.into_iter().enumerate() {
        let mut rng = repeatable(seed as u64);
        play(options, 200 + seed as u64, |state, _, n_steps| {
            if n_steps % 7 != 0 {
                return;
            }
            for viewer in Viewer::all(state.n_seats()) {
                let view = state.view(viewer);
                let other = State::determinize(&view, &mut rng).view(viewer);
                let page = |view| Page::plain(view, Lang::Fr).all();
                assert!(page(&view) == page(&other), "{viewer} sees more than the view");
            }
        });
    }
}

/// Glide names tell others nothing: a card in a hand that only its owner has seen is named nowhere on their pages.
#[test]
fn hidden_cards_have_no_names_on_the_pages_of_others() {
    play("seats=4", 3, |state, _, n_steps| {
        if n_steps % 9 != 0 {
            return;
        }
        for owner in Seat::all(4) {
            let hidden = state.view(Viewer::Seat(owner)).hand;
            for viewer in Viewer::all(4).filter(|viewer| !viewer.is(owner)) {
                let page = Page::plain(&state.view(viewer), Lang::En).all();
                let shown = hidden.iter().find(|card| page.contains(&format!("{card}\"")));
                assert_eq!(shown, None, "{viewer} is shown a card of {owner}");
            }
        }
    });
}

#[test]
fn the_result_shows_every_score_and_adds_up() {
    for (seed, options) in SETUPS.into_iter().enumerate() {
        let state = play(options, 300 + seed as u64, |_, _, _| {});
        let outcome = state.outcome().expect("a finished game has an outcome");
        for lang in Lang::ALL {
            let view = state.view(Viewer::Spectator);
            let page = Page::draw(&view, Some(&outcome), lang, &BTreeSet::new());
            let result = page.rest;
            let totals = result.split("<tfoot>").nth(1).expect("the totals are the foot");
            for seat in Seat::all(state.n_seats()) {
                let score = outcome.scores[seat.index()];
                assert!(totals.contains(&format!("<b>{score}</b>")), "{score} in {totals}");
                assert_eq!(
                    view.scores[seat.index()].total(),
                    score,
                    "nothing is hidden at the end"
                );
            }
        }
    }
}

#[test]
fn events_are_explained_by_rules_that_exist() {
    let mut met = BTreeSet::new();
    for (seed, options) in SETUPS.into_iter().enumerate() {
        play(options, 400 + seed as u64, |_, events, _| {
            for event in events {
                let rule = State::rule(event).expect("every event has its rule");
                assert!(RULES.contains(&format!("**{rule}** ")), "{rule} is no rule");
                met.insert(rule);
            }
        });
    }
    assert!(met.len() > 20, "most rules were met: {met:?}");
}

/// Whatever is touched, in whatever order, is answered by legal actions or refusals, and by no panic.
#[test]
fn attempts_are_legal_or_refused_with_words() {
    let mut n_refused = 0;
    for (seed, options) in SETUPS.into_iter().enumerate() {
        let mut rng = repeatable(seed as u64);
        play(options, 500 + seed as u64, |state, _, n_steps| {
            let Some(seat) = state.turn().awaited().first() else { return };
            let view = state.view(Viewer::Seat(seat));
            let page = Page::plain(&view, Lang::En).all();
            let touches = values(&page, "data-touch");
            for _ in 0..if n_steps % 4 == 0 { 40 } else { 4 } {
                let touched = hostile(&touches, &mut rng);
                for action in State::attempts(&view, &touched) {
                    n_refused += usize::from(answer(state, &view, seat, action));
                }
            }
        });
    }
    assert!(n_refused > 500, "refusals were met: {n_refused}");
}

/// One to five touches, most of them on the page.
fn hostile(touches: &[&str], rng: &mut impl Rng) -> Vec<Touch> {
    const NONSENSE: [&str; 9] = [
        "",
        ":",
        "half:e192:1",
        "place:9:lagoon1",
        "city:8",
        "column:5:forest",
        "card:e000",
        "é:1",
        "shown:dionysus",
    ];
    let one = |rng: &mut _| match below(rng, 10) {
        0 => NONSENSE[below(rng, NONSENSE.len() as u32) as usize].to_string(),
        _ => touches[below(rng, touches.len() as u32) as usize].to_string(),
    };
    (0..=below(rng, 4)).map(|_| one(rng)).collect()
}

/// Whether the action is refused; a refusal has words and a legal action a consequence that can be asked for.
fn answer(state: &State, view: &View, seat: Seat, action: Action) -> bool {
    let marked = BTreeSet::new();
    let speaker = Speaker { lang: Lang::Fr, names: &[], reader: view.viewer };
    let scene: Scene<'_, State> = Scene { view, speaker, marked: &marked, outcome: None };
    match state.check(seat, &action) {
        Ok(()) => {
            assert!(legal(state, seat).contains(&action), "{action} is legal but not listed");
            false
        }
        Err(refusal) => {
            let said = speaker.try_say(&<State as engine::Words>::refusal(view, &refusal));
            assert!(said.is_ok(), "{said:?}");
            let then = State::consequence(&scene, &action);
            assert!(!then.is_some_and(|then| then.contains('[')), "{action}");
            true
        }
    }
}

#[test]
fn consequences_are_said_in_both_languages() {
    let mut n_said = 0;
    for (seed, options) in SETUPS.into_iter().enumerate() {
        play(options, 600 + seed as u64, |state, _, _| {
            let Some(seat) = state.turn().awaited().first() else { return };
            let view = state.view(Viewer::Seat(seat));
            let marked = BTreeSet::new();
            for lang in Lang::ALL {
                let speaker = Speaker { lang, names: &[], reader: view.viewer };
                let scene: Scene<'_, State> =
                    Scene { view: &view, speaker, marked: &marked, outcome: None };
                for action in legal(state, seat) {
                    if let Some(then) = State::consequence(&scene, &action) {
                        assert!(!then.contains('[') && !then.is_empty(), "{action}: {then}");
                        n_said += 1;
                    }
                }
            }
        });
    }
    assert!(n_said > 5000, "{n_said}");
}

/// What a consequence promises is what the city is worth afterwards.
#[test]
fn promised_points_are_kept() {
    let mut n_kept = 0;
    play("seats=3", 7, |state, _, _| {
        let Some(seat) = state.turn().awaited().first() else { return };
        let viewer = Viewer::Seat(seat);
        let (view, marked) = (state.view(viewer), BTreeSet::new());
        let speaker = Speaker { lang: Lang::En, names: &[], reader: viewer };
        let scene: Scene<'_, State> =
            Scene { view: &view, speaker, marked: &marked, outcome: None };
        for action in legal(state, seat) {
            if !matches!(
                action,
                Action::Add { .. }
                    | Action::Change { .. }
                    | Action::PlaceToken { .. }
                    | Action::Lose { .. }
            ) {
                continue;
            }
            let mut after = state.clone();
            after.apply(Step::Act { seat, action }).expect("a listed step may be taken");
            let points = after.view(viewer).scores[seat.index()].total();
            let then = State::consequence(&scene, &action).expect("areas have consequences");
            assert!(
                then.contains(&format!("prestige: {points} in all")),
                "{action}: {then}, not {points}"
            );
            n_kept += 1;
        }
    });
    assert!(n_kept > 100, "{n_kept}");
}

#[test]
fn the_coach_speaks_in_the_natural_order() {
    let mut keys = Vec::new();
    for seed in 0..12 {
        play("seats=3 gods=chosen", seed, |state, _, _| {
            let view = state.view(Viewer::Seat(Seat::new(0)));
            let (speaker, marked) =
                (Speaker { lang: Lang::En, names: &[], reader: view.viewer }, BTreeSet::new());
            let scene: Scene<'_, State> =
                Scene { view: &view, speaker, marked: &marked, outcome: None };
            if let Some((key, text)) = State::coach(&scene) {
                assert!(!text.contains('['), "{text}");
                if !keys.contains(&key) {
                    keys.push(key);
                }
            }
        });
    }
    let place = |key| {
        let place = keys.iter().position(|known| *known == key);
        place.unwrap_or_else(|| panic!("the coach never says {key}, but {keys:?}"))
    };
    let natural = ["god", "halves", "creatures", "own"].map(place);
    assert!(natural.is_sorted(), "{keys:?}");
    for key in ["source", "answer", "keep", "place", "lose", "end"] {
        place(key);
    }
}
