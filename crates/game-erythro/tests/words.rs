//! Everything that Erythro can say has words in every language.

use engine::{
    Content, Game, Notice, Phrase, Seat, Setup as _, Step, Turn, Viewer, Words, below, repeatable,
};
use game_erythro::action::Event;
use game_erythro::refusal::Refusal;
use game_erythro::state::{Ending, State};
use game_erythro::{Pack, Setup};
use rand_core::Rng;
use ui::{Lang, Speaker};

const N_GAMES: u64 = 4;

const SETUPS: [&str; 4] = [
    "seats=2 adversary=mars difficulty=introduction",
    "seats=4 adversary=mars difficulty=hard hands=open",
    "seats=3 adversary=alliance difficulty=medium characters=dealt",
    "seats=3 adversary=consortium difficulty=medium",
];

fn start(options: &str) -> State {
    let options = options.parse().expect("the options can be read");
    State::start(&Setup::new(&Content::standard(), &options).expect("they make a setup"))
}

/// Says `phrase` to a reader in every language.
fn say(reader: Viewer, phrase: &Phrase) {
    for lang in Lang::ALL {
        let speaker = Speaker { lang, names: &[], reader };
        let said = speaker.try_say(phrase).unwrap_or_else(|mute| panic!("{mute}"));
        let is_whole = !said.is_empty() && !said.contains('{') && !said.contains("  ");
        assert!(is_whole || phrase.key == "verbatim", "{lang} {}: {said:?}", phrase.key);
    }
}

fn describe(state: &State, viewer: Viewer) {
    let view = state.view(viewer);
    say(viewer, &State::prompt(&view));
    for line in State::picture(&view) {
        say(viewer, &line);
    }
    if let Viewer::Seat(seat) = viewer {
        let mut actions = Vec::new();
        state.legal_actions(seat, &mut actions);
        for action in &actions {
            say(viewer, &State::label(&view, action));
        }
    }
}

fn tell(state: &State, viewer: Viewer, notices: &[Notice<Event>]) {
    let view = state.view(viewer);
    for notice in notices.iter().filter(|notice| notice.to.reaches(viewer)) {
        say(viewer, &State::line(&view, &notice.event));
    }
}

fn random_step<R: Rng>(state: &State, rng: &mut R) -> Option<engine::StepOf<State>> {
    match state.turn() {
        Turn::Over => None,
        Turn::Chance => Some(Step::Chance(state.draw(rng))),
        Turn::Decide(seats) => {
            let nth = below(rng, seats.len() as u32) as usize;
            let seat = seats.into_iter().nth(nth).expect("somebody is awaited");
            let mut actions = Vec::new();
            state.legal_actions(seat, &mut actions);
            Some(Step::Act { seat, action: actions[below(rng, actions.len() as u32) as usize] })
        }
    }
}

#[test]
fn random_games_are_told_in_every_language() {
    for options in SETUPS {
        for seed in 0..N_GAMES {
            let mut state = start(options);
            let mut rng = repeatable(seed);
            while let Some(step) = random_step(&state, &mut rng) {
                let notices = state.apply(step).expect("a listed step may be taken");
                for viewer in Viewer::all(state.n_seats()) {
                    tell(&state, viewer, &notices);
                    describe(&state, viewer);
                }
            }
        }
    }
}

#[test]
fn every_ending_and_every_refusal_has_words() {
    let reader = Viewer::Seat(Seat::new(0));
    let view = start(SETUPS[0]).view(reader);
    for ending in [
        Ending::DomeAndMinesGone,
        Ending::Unprofitable,
        Ending::Clean,
        Ending::AllMinesDestroyed,
        Ending::MineFinished,
        Ending::Contaminated,
        Ending::CannotPlay,
        Ending::Profitable,
        Ending::OutOfTime,
    ] {
        say(reader, &State::line(&view, &Event::Ended { ending }));
    }
    for refusal in Refusal::ALL {
        say(reader, &State::refusal(&view, &refusal));
    }
}

#[test]
fn the_rarer_events_have_words() {
    let reader = Viewer::Seat(Seat::new(0));
    let view = start(SETUPS[0]).view(reader);
    for seat in [Seat::new(0), Seat::new(1)] {
        for event in [
            Event::CannotPlay { seat },
            Event::ContaminationShown { seat },
            Event::DomeDestroyed { seat },
            Event::DomeHit { seat },
            Event::ContaminationTaken { seat, n: 1 },
            Event::ContaminationTaken { seat, n: 2 },
            Event::PlayerChosen { seat, other: Seat::new(1) },
            Event::ProfitabilityChanged { by: -5, to: 3 },
        ] {
            say(reader, &State::line(&view, &event));
        }
    }
}

/// Every key that the sources mention is in the locale files.
#[test]
fn options_and_sections_have_names() {
    let mut keys = vec![String::from("erythro-name"), String::from("erythro-tagline")];
    for knob in Setup::knobs() {
        let option = format!("erythro-option-{}", knob.key);
        keys.extend(knob.values.iter().map(|value| format!("{option}-{value}")));
        keys.extend([format!("{option}-help"), option]);
    }
    let pack = Content::<Pack>::standard().pack;
    keys.extend(engine::Pack::entries(&*pack).iter().map(|entry| entry.section.to_string()));
    for lang in Lang::ALL {
        let speaker = Speaker { lang, names: &[], reader: Viewer::Spectator };
        let missing: Vec<_> = keys.iter().filter(|key| !speaker.knows(key)).collect();
        assert!(missing.is_empty(), "{lang} lacks {missing:?}");
    }
}
