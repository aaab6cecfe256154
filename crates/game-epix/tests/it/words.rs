//! Everything that Epix can say has words in both languages.

use engine::{
    Content, Game, Options, Pack as _, Phrase, Seat, Setup as _, Step, Turn, Viewer, Words, below,
    repeatable,
};
use engine_testkit::sentence;
use game_epix::{Card, Kind, Pack, Phase, Refusal, Setup, State};
use localization::{Lang, Speaker};

const SETUPS: [&str; 3] =
    ["seats=2 rules=basic", "seats=3 rules=advanced", "seats=4 rules=advanced stake=0"];

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

fn describe(state: &State, viewer: Viewer) {
    let view = state.view(viewer);
    say(viewer, &State::prompt(&view));
    for line in State::picture(&view) {
        said(viewer, &line);
    }
    let Viewer::Seat(seat) = viewer else { return };
    let mut actions = Vec::new();
    state.legal_actions(seat, &mut actions);
    for action in &actions {
        say(viewer, &State::label(&view, action));
    }
}

fn start(options: &str) -> State {
    let options: Options = options.parse().unwrap();
    State::start(&Setup::new(&Content::standard(), &options).unwrap())
}

fn play(options: &str, seed: u64) {
    let (mut state, mut rng, mut actions) = (start(options), repeatable(seed), Vec::new());
    loop {
        let step = match state.turn() {
            Turn::Over => break,
            Turn::Chance => Step::Chance(state.draw(&mut rng)),
            Turn::Decide(seats) => {
                let seat = seats.first().unwrap();
                state.legal_actions(seat, &mut actions);
                let action = actions[below(&mut rng, actions.len() as u32) as usize];
                Step::Act { seat, action }
            }
        };
        let notices = state.apply(step).unwrap();
        for viewer in Viewer::all(state.n_seats()) {
            let view = state.view(viewer);
            for notice in notices.iter().filter(|notice| notice.to.reaches(viewer)) {
                say(viewer, &State::line(&view, &notice.event));
            }
            describe(&state, viewer);
        }
    }
}

#[test]
fn whole_games_are_told_in_both_languages() {
    for options in SETUPS {
        for seed in 0..25 {
            play(options, seed);
        }
    }
}

#[test]
fn every_refusal_has_words() {
    let reader = Viewer::Seat(Seat::new(0));
    let view = start(SETUPS[1]).view(reader);
    let phases = [
        Phase::Lot,
        Phase::Draw,
        Phase::Preliminary,
        Phase::Auction,
        Phase::Appoint,
        Phase::Choose,
        Phase::Exchange,
        Phase::Order,
        Phase::Recruit,
        Phase::March,
        Phase::Stake,
        Phase::Guess,
        Phase::Over,
    ];
    for phase in phases {
        say(reader, &State::refusal(&view, &Refusal::NotNow { phase }));
    }
    for kind in Kind::ALL {
        for refusal in [
            Refusal::NoneInReserve { kind },
            Refusal::SameKind { kind },
            Refusal::StopsWith { kind },
            Refusal::NoMarker { kind },
            Refusal::NoSuchUnit { kind },
            Refusal::NeverMoves { kind },
            Refusal::TooFar { kind },
        ] {
            say(reader, &State::refusal(&view, &refusal));
        }
    }
    for refusal in others() {
        say(reader, &State::refusal(&view, &refusal));
    }
}

fn others() -> Vec<Refusal> {
    let gold = 3;
    vec![
        Refusal::NoBids,
        Refusal::TooDear { cost: 6 },
        Refusal::EnemyInRealm,
        Refusal::CampInCastle,
        Refusal::KnightOnMountain,
        Refusal::OutsideRealm,
        Refusal::NotYourGround,
        Refusal::NoLevy,
        Refusal::NotOffered,
        Refusal::BidOfNothing,
        Refusal::BidTooLow { gold },
        Refusal::BidTooHigh { gold },
        Refusal::OfferTooHigh { gold },
        Refusal::NobodyThere,
        Refusal::WrongNumber { n_cards: 1 },
        Refusal::WrongNumber { n_cards: 2 },
        Refusal::NoSuchExchange,
        Refusal::NotChosen { card: Card::Tax },
        Refusal::SoldierMoved,
        Refusal::SoldierSpent,
        Refusal::KnightTired,
        Refusal::CatapultHauled,
        Refusal::CatapultFresh,
        Refusal::NoKnightsThere,
        Refusal::EnemyThere { near: true },
        Refusal::EnemyThere { near: false },
        Refusal::CastleThere { near: true },
        Refusal::CastleThere { near: false },
        Refusal::CatapultThere { near: true },
        Refusal::CatapultThere { near: false },
        Refusal::NotInMuster,
        Refusal::NotInWinterChoice,
        Refusal::RodeThere,
        Refusal::OtherCard,
        Refusal::SoldierWithdrew,
        Refusal::NoWay,
        Refusal::CampAttacks,
        Refusal::NoEnemyThere,
        Refusal::OutOfReach,
        Refusal::MovedAndAttacks,
        Refusal::AttackedAlready,
        Refusal::KnightAttacksMountain,
        Refusal::CatapultAttacksMountain,
        Refusal::OnlyGarrison,
        Refusal::NoGoldToFight { least: 2, gold },
        Refusal::StakeTooLow { gold },
        Refusal::StakeTooHigh { gold },
        Refusal::FightFirst,
        Refusal::NoSpies,
        Refusal::ImpossibleStake,
        Refusal::NamedAlready,
    ]
}

#[test]
fn options_and_sections_have_names() {
    let mut keys = vec!["epix-name".to_string(), "epix-tagline".to_string()];
    for knob in Setup::knobs() {
        let option = format!("epix-option-{}", knob.key);
        keys.extend(knob.values.iter().map(|value| format!("{option}-{value}")));
        // A reading is explained by its rule.
        keys.extend((!knob.is_reading()).then(|| format!("{option}-help")));
        keys.push(option);
    }
    let content = Content::<Pack>::standard();
    keys.extend(content.pack.entries().iter().map(|entry| entry.section.to_string()));
    for lang in Lang::ALL {
        let speaker = Speaker { lang, names: &[], reader: Viewer::Spectator };
        let missing: Vec<_> = keys.iter().filter(|key| !speaker.knows(key)).collect();
        assert!(missing.is_empty(), "{lang} lacks {missing:?}");
    }
}

#[test]
fn a_duel_reads_like_a_story() {
    let mut state = start("seats=2 rules=basic");
    let steps = [
        "* first 1",
        "1 recruit knight w_a",
        "2 recruit camp e_a",
        "1 pass",
        "2 pass",
        "1 offer 2",
        "2 offer 1",
        "1 first 1",
        "1 choose march",
        "2 choose tax",
        "1 move knight w_a lochmess",
    ];
    for text in steps {
        let step = engine::Line::new(text.to_string()).step::<State>().unwrap();
        state.apply(step).unwrap();
    }
    let action = "attack knight lochmess e_a".parse().unwrap();
    let notices = state.apply(Step::Act { seat: Seat::new(0), action }).unwrap();
    let names = [String::from("Léa"), String::from("Tom")];
    let told = |lang, reader| {
        let phrase = State::line(&state.view(reader), &notices[0].event);
        Speaker { lang, names: &names, reader }.say(&phrase)
    };
    assert_eq!(
        told(Lang::En, Viewer::Seat(Seat::new(1))),
        "Léa attacks Eastern heath (yours) with the Knight from Lochmess."
    );
    assert_eq!(
        told(Lang::Fr, Viewer::Seat(Seat::new(0))),
        "Vous attaquez chez Tom (Lande de l’Est) avec le Chevalier (Lochmess)."
    );
    let reader = Viewer::Seat(Seat::new(0));
    let asked = Speaker { lang: Lang::En, names: &names, reader };
    assert_eq!(
        asked.say(&State::prompt(&state.view(reader))),
        "Hide your stake against the Camp of Eastern heath: one amount will be named."
    );
}
