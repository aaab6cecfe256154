//! Everything the game says can be said in both languages, to everybody.

use engine::{
    Content, Game, Notice, Options, Refused, Seat, Setup as _, Step, Turn, Viewer, Words, below,
    repeatable,
};
use engine_testkit::{Script, sentence};
use game_ephyran::card::CardId;
use game_ephyran::city::{Area, God, Territory};
use game_ephyran::refusal::Asked;
use game_ephyran::{Action, Refusal, Setup, State};
use localization::{Lang, Speaker};

/// What a reader is told in every language.
fn said(reader: Viewer, phrase: &engine::Phrase) -> [(Lang, String); 2] {
    let names = [String::from("Inès"), String::from("Max"), String::new(), String::from("Éloi")];
    Lang::ALL.map(|lang| {
        let speaker = Speaker { lang, names: &names, reader };
        let said = speaker.try_say(phrase).unwrap_or_else(|mute| panic!("{mute}: {phrase:?}"));
        assert!(!said.trim().is_empty(), "{phrase:?} says nothing");
        (lang, said)
    })
}

/// Says `phrase` to a reader in every language, as people write it.
fn say(reader: Viewer, phrase: &engine::Phrase) {
    for (lang, said) in said(reader, phrase) {
        assert_eq!(sentence::fault(lang.code(), &said), None, "{}", phrase.key);
    }
}

/// Says the whole position to everybody, and what each seat may do; tries some nonsense for the refusals.
fn say_position(state: &State, nonsense: &[Action]) {
    let mut actions = Vec::new();
    for viewer in Viewer::all(state.n_seats()) {
        let view = state.view(viewer);
        say(viewer, &State::prompt(&view));
        for line in State::picture(&view) {
            said(viewer, &line);
        }
        let Viewer::Seat(seat) = viewer else { continue };
        state.legal_actions(seat, &mut actions);
        for action in &actions {
            say(viewer, &State::label(&view, action));
        }
        for action in nonsense.iter().filter(|_| !actions.is_empty()) {
            if let Err(refusal) = state.check(seat, action) {
                say(viewer, &State::refused(&view, &Refused::Rule(refusal)));
            }
        }
    }
}

#[test]
fn whole_games_are_told_in_english_and_french() {
    for (n, options) in
        ["seats=2 gods=chosen", "seats=3 exchange=hand", "seats=4"].iter().enumerate()
    {
        let options: Options = options.parse().expect("options");
        let setup = Setup::new(&Content::standard(), &options).expect("a setup");
        let (mut state, mut rng) = (State::start(&setup), repeatable(n as u64));
        let (mut actions, mut nonsense) = (Vec::new(), Vec::new());
        while state.turn() != Turn::Over {
            let step = match state.turn() {
                Turn::Decide(seats) => {
                    let seat = seats.first().expect("somebody is awaited");
                    state.legal_actions(seat, &mut actions);
                    let action = actions[below(&mut rng, actions.len() as u32) as usize];
                    nonsense.push(action);
                    Step::Act { seat, action }
                }
                Turn::Chance | Turn::Over => Step::Chance(state.draw(&mut rng)),
            };
            let mut notices: Vec<Notice<_>> = Vec::new();
            state.apply_unchecked(step, &mut notices);
            for viewer in Viewer::all(state.n_seats()) {
                let view = state.view(viewer);
                let heard = notices.iter().filter(|notice| notice.to.reaches(viewer));
                heard.for_each(|notice| say(viewer, &State::line(&view, &notice.event)));
            }
            let fresh = nonsense.len().saturating_sub(12);
            say_position(&state, &nonsense[fresh..]);
        }
        say_position(&state, &[]);
    }
}

#[test]
fn every_refusal_can_be_said() {
    let (seat, card) = (Seat::new(1), CardId::DIONYSUS);
    let (area, territory) = (Area::new(Territory::Lands, 2), Territory::Lands);
    let refusals = [
        Refusal::NotNow { asked: Asked::God },
        Refusal::NotNow { asked: Asked::Action },
        Refusal::NotNow { asked: Asked::Again },
        Refusal::NotNow { asked: Asked::Card },
        Refusal::NotNow { asked: Asked::Defence },
        Refusal::NotNow { asked: Asked::Keep },
        Refusal::NotNow { asked: Asked::Place },
        Refusal::NotNow { asked: Asked::Lose },
        Refusal::NoSuchSeat { seat },
        Refusal::GodTaken { god: God(territory) },
        Refusal::NotInHand { card: CardId::new(0) },
        Refusal::NoSuchHalf { card },
        Refusal::NotThatArea { card, area },
        Refusal::SameCard { card },
        Refusal::NotNext { area },
        Refusal::AlreadyBuilt { area },
        Refusal::Locked { seat, territory },
        Refusal::NothingToChange { area },
        Refusal::ChangeCovered { area },
        Refusal::NotAnOpponent { rule: "EYR-20" },
        Refusal::NoDionysus { seat, area },
        Refusal::DionysusCovered { seat, area },
        Refusal::TrueAreaNeeded,
        Refusal::NoSupportAgain,
        Refusal::PileEmpty,
        Refusal::NothingToExchange { seat, area },
        Refusal::NothingToReplace { area },
        Refusal::DionysusStays { area },
        Refusal::NoTokensLeft,
        Refusal::NoPlaceForToken,
        Refusal::NothingToDestroy { seat },
        Refusal::NoToken { seat, area },
        Refusal::NothingToLock { territory },
        Refusal::LockedAlready { territory },
        Refusal::NotLocked { seat, territory },
        Refusal::CannotCounter { card },
        Refusal::MustDraw,
        Refusal::NothingToDraw,
        Refusal::NotLookedAt { card },
        Refusal::NameTheTop,
        Refusal::NoAreaThere { area },
        Refusal::TokenThere { area },
        Refusal::SecondToken { seat, territory },
        Refusal::LoseUncovered { area },
    ];
    let game = Script::<State>::new("seats=2");
    for viewer in Viewer::all(2) {
        let view = game.view(viewer);
        for refusal in refusals {
            say(viewer, &State::refusal(&view, &refusal));
        }
        // A card that no pack has is named by its number.
        said(viewer, &State::refusal(&view, &Refusal::CannotCounter { card: CardId::new(191) }));
    }
}

#[test]
fn a_turn_reads_like_somebody_telling_it() {
    let mut game = Script::<State>::new("seats=2");
    game.deal("first 1").deal("god poseidon").deal("god gaia");
    for card in ["e001", "e003", "e004", "e005", "e006", "e008", "e002", "e014"] {
        game.deal(&format!("card {card}"));
    }
    let reader = Viewer::Seat(Seat::new(1));
    let names = [String::from("Léa"), String::from("Max")];
    let tell = |game: &Script<State>, lang: Lang| -> Vec<String> {
        let speaker = Speaker { lang, names: &names, reader };
        let view = game.view(reader);
        game.heard(reader).iter().map(|event| speaker.say(&State::line(&view, event))).collect()
    };
    let label = |game: &Script<State>, seat: usize, text: &str, lang: Lang| -> String {
        let view = game.view(Viewer::Seat(Seat::new(seat - 1)));
        let speaker = Speaker { lang, names: &names, reader };
        speaker.say(&State::label(&view, &text.parse().expect("an action")))
    };
    let add = "add e004 lagoon1";
    assert_eq!(
        label(&game, 1, add, Lang::En),
        "Add lagoon 1, Scylla with Athena’s owl, giving up Athena’s shield"
    );
    game.act(1, add);
    assert_eq!(tell(&game, Lang::En), ["Léa adds lagoon 1, Scylla with Athena’s owl."]);
    assert_eq!(tell(&game, Lang::Fr), ["Léa ajoute lagon 1, Scylla (chouette d’Athéna)."]);
    game.deal("card e120");
    assert_eq!(tell(&game, Lang::En), ["Léa takes a card from the pile."]);
    assert_eq!(label(&game, 2, "add dionysus forest1", Lang::Fr), "Ajouter Dionysos comme forêt 1");
    game.act(2, "discard e014");
    assert_eq!(
        tell(&game, Lang::En),
        ["You discard “lagoon 4, triton / Theft of a magical token”."]
    );
    game.deal("card e121").act(1, "take e006");
    let view = game.view(reader);
    let speaker = Speaker { lang: Lang::En, names: &names, reader };
    assert_eq!(
        speaker.say(&State::prompt(&view)),
        "Léa plays Take a magical token. Do you stop it?"
    );
    assert_eq!(
        label(&game, 2, "defend e008", Lang::En),
        "Stop it with Hecate’s magic, giving up lagoon 2, Scylla"
    );
}

#[test]
fn every_option_and_section_has_its_words() {
    use engine::{Pack as _, Setup as _};
    let mut keys = vec!["ephyran-name".to_string(), "ephyran-tagline".to_string()];
    for knob in Setup::knobs() {
        keys.push(format!("ephyran-option-{}", knob.key));
        // A reading is explained by its rule.
        keys.extend((!knob.is_reading()).then(|| format!("ephyran-option-{}-help", knob.key)));
        keys.extend(knob.values.iter().map(|value| format!("ephyran-option-{}-{value}", knob.key)));
    }
    let pack = Content::<game_ephyran::Pack>::standard().pack;
    keys.extend(pack.entries().iter().map(|entry| entry.section.to_string()));
    for lang in Lang::ALL {
        let speaker = Speaker { lang, names: &[], reader: Viewer::Spectator };
        for key in &keys {
            assert!(speaker.knows(key), "{lang}: {key}");
        }
    }
}
