//! Everything that the reference games can say has words in every language.

use engine::{
    Content, Game, NoPack, Notice, Options, Phrase, Seat, Setup, Step, Turn, Viewer, Words, below,
    repeatable,
};
use localization::{Lang, Speaker};
use rand_core::Rng;
use reference_games::{connect_four, goofspiel, kuhn, leduc, tic_tac_toe};

const N_GAMES: u64 = 60;

/// Says `phrase` to a reader in every language.
fn say(reader: Viewer, phrase: &Phrase) {
    for lang in Lang::ALL {
        let speaker = Speaker { lang, names: &[], reader };
        let said = speaker.try_say(phrase).unwrap_or_else(|mute| panic!("{mute}"));
        let is_whole = !said.is_empty() && !said.contains('{') && !said.contains("  ");
        assert!(is_whole || phrase.key == "verbatim", "{lang} {}: {said:?}", phrase.key);
    }
}

/// Says what the viewer is shown: the prompt, the picture, and what she may do.
fn describe<G: Words>(state: &G, viewer: Viewer) {
    let view = state.view(viewer);
    say(viewer, &G::prompt(&view));
    for line in G::picture(&view) {
        say(viewer, &line);
    }
    if let Viewer::Seat(seat) = viewer {
        let mut actions = Vec::new();
        state.legal_actions(seat, &mut actions);
        for action in &actions {
            say(viewer, &G::label(&view, action));
        }
    }
}

/// Tells the viewer what happened.
fn tell<G: Words>(state: &G, viewer: Viewer, notices: &[Notice<G::Event>]) {
    let view = state.view(viewer);
    for notice in notices.iter().filter(|notice| notice.to.reaches(viewer)) {
        say(viewer, &G::line(&view, &notice.event));
    }
}

fn random_step<G: Game, R: Rng>(state: &G, rng: &mut R) -> Option<Step<G::Action, G::Chance>> {
    match state.turn() {
        Turn::Over => None,
        Turn::Chance => Some(Step::Chance(state.draw(rng))),
        Turn::Decide(seats) => {
            let seat = seats.first().expect("somebody is awaited");
            let mut actions = Vec::new();
            state.legal_actions(seat, &mut actions);
            let action = actions[below(rng, actions.len() as u32) as usize];
            Some(Step::Act { seat, action })
        }
    }
}

fn has_words<G: Words<Setup: Setup<Pack = NoPack>>>(options: &str, refusals: &[G::Refusal]) {
    let options: Options = options.parse().expect("the options can be read");
    let setup = G::Setup::new(&Content::standard(), &options).expect("they make a setup");
    for seed in 0..N_GAMES {
        let mut state = G::start(&setup);
        let mut rng = repeatable(seed);
        Viewer::all(2).for_each(|viewer| describe(&state, viewer));
        while let Some(step) = random_step(&state, &mut rng) {
            let notices = state.apply(step).expect("a listed step may be taken");
            for viewer in Viewer::all(2) {
                tell(&state, viewer, &notices);
                describe(&state, viewer);
            }
        }
    }
    let reader = Viewer::Seat(Seat::new(0));
    let view = G::start(&setup).view(reader);
    for refusal in refusals {
        say(reader, &G::refusal(&view, refusal));
    }
    has_names::<G>();
}

/// The game and its options have names and help.
fn has_names<G: Game>() {
    let mut keys = vec![format!("{}-name", G::ID), format!("{}-tagline", G::ID)];
    for knob in G::Setup::knobs() {
        let option = format!("{}-option-{}", G::ID, knob.key);
        keys.extend(knob.values.iter().map(|value| format!("{option}-{value}")));
        keys.extend([format!("{option}-help"), option]);
    }
    for lang in Lang::ALL {
        let speaker = Speaker { lang, names: &[], reader: Viewer::Spectator };
        let missing: Vec<_> = keys.iter().filter(|key| !speaker.knows(key)).collect();
        assert!(missing.is_empty(), "{lang} lacks {missing:?}");
    }
}

#[test]
fn tic_tac_toe_has_words() {
    use tic_tac_toe::{NotThere, State};
    has_words::<State>("", &[NotThere::CellTaken, NotThere::NoSuchCell]);
}

#[test]
fn connect_four_has_words() {
    use connect_four::{NotThere, State};
    has_words::<State>("", &[NotThere::ColumnFull, NotThere::NoSuchColumn]);
}

#[test]
fn kuhn_has_words() {
    use kuhn::{NotNow, State};
    has_words::<State>("", &[NotNow::NoBetYet, NotNow::BetToAnswer]);
}

#[test]
fn leduc_has_words() {
    use leduc::{NotNow, State};
    has_words::<State>("", &[NotNow::NothingToFoldTo, NotNow::TooManyRaises]);
}

#[test]
fn goofspiel_has_words() {
    use goofspiel::{NotInHand, State};
    has_words::<State>("cards=4", &[NotInHand::NoSuchCard, NotInHand::Spent]);
}

#[test]
fn a_story_is_told_to_whoever_reads_it() {
    let dropped = connect_four::Dropped { seat: Seat::new(0), column: 4, row: 1 };
    let start = connect_four::State::start(&reference_games::two_seats::TwoSeats);
    let phrase = connect_four::State::line(&start.view(Viewer::Spectator), &dropped);
    let names = [String::from("Léa"), String::from("Tom")];
    let told = |lang, reader| Speaker { lang, names: &names, reader }.say(&phrase);
    assert_eq!(
        told(Lang::En, Viewer::Seat(Seat::new(0))),
        "You drop a disc into column 4, and it falls to the bottom."
    );
    assert_eq!(
        told(Lang::Fr, Viewer::Spectator),
        "Léa lâche un jeton dans la colonne 4, et il tombe tout en bas."
    );
}
