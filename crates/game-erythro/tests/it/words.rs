//! Everything that Erythro can say has words in every language.

use engine::{
    Content, Game, Notice, Phrase, Seat, Setup as _, Step, Turn, Viewer, Words, below, repeatable,
};
use engine_testkit::sentence;
use game_erythro::action::Event;
use game_erythro::refusal::Refusal;
use game_erythro::state::{CardId, Ending, State};
use game_erythro::{Pack, Setup};
use localization::{Lang, Speaker};
use rand_core::Rng;

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

/// What a reader is told in every language.
fn said(reader: Viewer, phrase: &Phrase) -> [(Lang, String); 2] {
    let names = ["Inès", "Éloi", "Ada", "Oum"].map(String::from);
    Lang::ALL.map(|lang| {
        let speaker = Speaker { lang, names: &names, reader };
        let said = speaker.try_say(phrase).unwrap_or_else(|mute| panic!("{mute}"));
        let is_whole = !said.is_empty() && !said.contains('{') && !said.contains("  ");
        assert!(is_whole || phrase.key == "verbatim", "{lang} {}: {said:?}", phrase.key);
        (lang, said)
    })
}

/// Says `phrase` to a reader in every language, as people write it.
fn say(reader: Viewer, phrase: &Phrase) {
    for (lang, said) in said(reader, phrase) {
        assert_eq!(sentence::fault(lang.code(), &said), None, "{}", phrase.key);
    }
}

fn describe(state: &State, viewer: Viewer) {
    let view = state.view(viewer);
    say(viewer, &State::prompt(&view));
    for line in State::picture(&view) {
        said(viewer, &line);
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
            Event::CardShown { seat, card: CardId(40) },
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
        // A reading is explained by its rule.
        keys.extend((!knob.is_reading()).then(|| format!("{option}-help")));
        keys.push(option);
    }
    let pack = Content::<Pack>::standard().pack;
    keys.extend(engine::Pack::entries(&*pack).iter().map(|entry| entry.section.to_string()));
    for lang in Lang::ALL {
        let speaker = Speaker { lang, names: &[], reader: Viewer::Spectator };
        let missing: Vec<_> = keys.iter().filter(|key| !speaker.knows(key)).collect();
        assert!(missing.is_empty(), "{lang} lacks {missing:?}");
    }
}

/// What the first player is told who tries this at the start of a game, in both languages.
fn told(state: &State, action: &str) -> [String; 2] {
    let seat = Seat::new(0);
    let refusal = state.check(seat, &action.parse().expect("an action")).expect_err("not allowed");
    let phrase = State::refusal(&state.view(Viewer::Seat(seat)), &refusal);
    [Lang::En, Lang::Fr].map(|lang| {
        Speaker { lang, names: &[], reader: Viewer::Seat(seat) }.say(&phrase).replace('\u{a0}', " ")
    })
}

/// Two players in round 1, the first on tile 5 with Bourrasque (b2) and Souffle (b4) in hand.
fn in_round_one() -> State {
    let mut state = start("seats=2 adversary=mars difficulty=introduction");
    let mut wanted = vec!["draw b2", "draw b4"];
    while state.table().round == 0 {
        let step = match state.turn() {
            Turn::Chance => {
                let mut outcomes = Vec::new();
                state.chance_outcomes(&mut outcomes);
                let is_next = |chance: &game_erythro::Chance| {
                    wanted.first().is_some_and(|next| *next == chance.to_string())
                };
                let found = outcomes.iter().map(|(chance, _)| *chance).find(is_next);
                if found.is_some() {
                    wanted.remove(0);
                }
                Step::Chance(found.unwrap_or(outcomes[0].0))
            }
            Turn::Decide(seats) => {
                let seat = seats.first().expect("somebody is awaited");
                let action = ["character 1", "character 3"][seat.index()];
                Step::Act { seat, action: action.parse().expect("an action") }
            }
            Turn::Over => panic!("over before it began"),
        };
        state.apply(step).expect("it is possible");
    }
    state
}

#[test]
fn ery_38_a_card_that_cannot_be_carried_out_whole_names_the_part_that_cannot_be() {
    let [en, fr] = told(&in_round_one(), "play b2 effect");
    assert_eq!(en, "You could not carry it out whole: “attack” cannot be done.");
    assert_eq!(fr, "Vous ne pourriez pas la réaliser entièrement : « attaquer » est impossible.");
}

#[test]
fn ery_46_a_mine_touched_outside_an_attack_says_what_would_attack_it() {
    let [en, fr] = told(&in_round_one(), "attack air");
    assert!(en.starts_with("A mine or the dome is attacked from its own tile"), "{en}");
    assert!(en.contains("Of your hand: Squall"), "{en}");
    assert!(fr.starts_with("On attaque une mine ou le dôme depuis sa tuile"), "{fr}");
    assert!(fr.contains("Dans votre main : Bourrasque"), "{fr}");
}

#[test]
fn ery_35_what_only_a_card_asks_for_is_not_put_off_to_another_phase() {
    let state = in_round_one();
    assert!(told(&state, "go 4")[0].starts_with("A pawn moves by a card"));
    assert!(told(&state, "go 4")[1].starts_with("Un pion se déplace par une carte"));
    assert!(told(&state, "remove 4 1")[0].starts_with("That is done only when a card"));
    assert!(told(&state, "show a1")[0].starts_with("That card is not in your hand"));
}
