//! Everything that the game can say has words in every language.

use engine::{
    Content, Game, Notice, Options, Pack as _, Phrase, Seat, Setup as _, Step, Turn, Viewer, Words,
    below, repeatable,
};
use engine_testkit::sentence;
use game_ephios::{Event, NotAllowed, Pack, Setup, State};
use localization::{Lang, Speaker};

/// What a reader is told in every language.
fn said(reader: Viewer, phrase: &Phrase) -> [(Lang, String); 2] {
    let names = ["Inès", "Éloi", "Ada", "Oum"].map(String::from);
    Lang::ALL.map(|lang| {
        let speaker = Speaker { lang, names: &names, reader };
        let said = speaker.try_say(phrase).unwrap_or_else(|mute| panic!("{mute}"));
        let is_whole = !said.is_empty() && !said.contains('{') && !said.contains("  ");
        assert!(is_whole, "{lang} {}: {said:?}", phrase.key);
        (lang, said)
    })
}

/// Says `phrase` to a reader in every language, as people write it.
fn say(reader: Viewer, phrase: &Phrase) {
    for (lang, said) in said(reader, phrase) {
        assert_eq!(sentence::fault(lang.code(), &said), None, "{}", phrase.key);
    }
}

/// Says what the viewer is shown: the prompt, the picture, and what she may do.
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

/// Plays a random game aloud.
fn play_aloud(options: &str, seed: u64) {
    let options: Options = options.parse().expect("the options can be read");
    let setup = Setup::new(&Content::standard(), &options).expect("they make a setup");
    let mut state = State::start(&setup);
    let mut rng = repeatable(seed);
    let mut actions = Vec::new();
    loop {
        let step = match state.turn() {
            Turn::Over => return,
            Turn::Chance => Step::Chance(state.draw(&mut rng)),
            Turn::Decide(seats) => {
                let seat = seats.first().expect("somebody is awaited");
                state.legal_actions(seat, &mut actions);
                let action = actions[below(&mut rng, actions.len() as u32) as usize];
                Step::Act { seat, action }
            }
        };
        let notices = state.apply(step).expect("a listed step may be taken");
        for viewer in Viewer::all(state.n_seats()) {
            tell(&state, viewer, &notices);
            describe(&state, viewer);
        }
    }
}

#[test]
fn random_games_of_every_mode_can_be_told() {
    for seed in 0..3 {
        play_aloud("mode=quick seats=2 turns=100", seed);
        play_aloud("mode=quick seats=4 turns=100", seed);
        play_aloud("mode=campaign seats=3 inhabitants=mixed turns=300", seed);
        play_aloud("mode=solo", seed);
    }
}

#[test]
fn every_refusal_has_words() {
    let card = "juge".parse().unwrap();
    let alliance = "ordre".parse().unwrap();
    let reader = Viewer::Seat(Seat::new(0));
    let options: Options = "seats=2".parse().unwrap();
    let setup = Setup::new(&Content::standard(), &options).unwrap();
    let view = State::start(&setup).view(reader);
    for refusal in [
        NotAllowed::NotATurnAction,
        NotAllowed::NotASoloAction,
        NotAllowed::MustReplay,
        NotAllowed::MustLay,
        NotAllowed::MustDiscard,
        NotAllowed::MustAnswer,
        NotAllowed::NotAsked,
        NotAllowed::NotOnCrossroads { card },
        NotAllowed::InThePlotsZone { card },
        NotAllowed::RecruitsInhabitant { card },
        NotAllowed::TooExpensive { card, price: 3, tokens: 1 },
        NotAllowed::NoTokenForBlind,
        NotAllowed::NothingToDraw,
        NotAllowed::DebatesInhabitant { card },
        NotAllowed::NotInHand { card },
        NotAllowed::InhabitantNotThere { card },
        NotAllowed::UsedFromCrossroads { card },
        NotAllowed::NoDebateWithAbsent { card },
        NotAllowed::ReactionNotHeld { card },
        NotAllowed::NoReaction { card },
        NotAllowed::ReactionNotNow { card },
        NotAllowed::HelperNotNow { card },
        NotAllowed::UsedThisTurn { card },
        NotAllowed::CostNotPayable { card },
        NotAllowed::AllianceNotInPlay { alliance, rule: "EPH-11" },
        NotAllowed::CardNotInPlay { card, rule: "EPH-11" },
        NotAllowed::TooFewMembers { alliance, needed: 2, held: 1, rule: "EPH-58" },
        NotAllowed::NoHelper { card },
        NotAllowed::SubstituteNotNeeded { card },
        NotAllowed::NoAffinity,
        NotAllowed::AffinityDoesNotFit { alliance },
        NotAllowed::AffinityBarred { card },
        NotAllowed::NoBonusInSolo,
        NotAllowed::NotInThePlotsZone { card },
    ] {
        say(reader, &State::refusal(&view, &refusal));
    }
}

#[test]
fn names_options_and_sections_have_words() {
    let mut keys = vec![String::from("ephios-name"), String::from("ephios-tagline")];
    for knob in Setup::knobs() {
        let option = format!("ephios-option-{}", knob.key);
        keys.extend(knob.values.iter().map(|value| format!("{option}-{value}")));
        // A reading is explained by its rule.
        keys.extend((!knob.is_reading()).then(|| format!("{option}-help")));
        keys.push(option);
    }
    let entries = Content::<Pack>::standard().pack.entries();
    keys.extend(entries.iter().map(|entry| String::from(entry.section)));
    for lang in Lang::ALL {
        let speaker = Speaker { lang, names: &[], reader: Viewer::Spectator };
        let missing: Vec<_> = keys.iter().filter(|key| !speaker.knows(key)).collect();
        assert!(missing.is_empty(), "{lang} lacks {missing:?}");
    }
}
