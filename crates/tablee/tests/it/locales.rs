//! Everything a game can say has words in every language.

use std::collections::BTreeMap;

use catalog::{AnyTable, Catalog, Choice, Denied, Title, all_setups_and_readings};
use engine::{Dealing, Options, Phrase, Seat, Secret, Turn, Viewer, below, repeatable};
use localization::{Lang, Speaker};

/// Random games for each title and each value of its options.
const N_GAMES: u64 = 3;
/// Notations to try out of place, and how many of them at each decision.
const MAX_NOTATIONS: usize = 300;
const N_TRIES: usize = 12;
/// So that a title with many options or long games does not take all day.
const MAX_SAID: usize = 60_000;

/// Says a phrase in every language to its reader and to the spectator, or explains who cannot hear it.
fn hear(names: &[String], reader: Viewer, phrase: &Phrase, what: &str) -> usize {
    for lang in Lang::ALL {
        for reader in [reader, Viewer::Spectator] {
            let speaker = Speaker { lang, names, reader };
            if let Err(mute) = speaker.try_say(phrase) {
                panic!("{what}: {mute}, in {phrase:?}");
            }
        }
    }
    1
}

#[track_caller]
fn knows(key: &str) {
    for lang in Lang::ALL {
        let speaker = Speaker { lang, names: &[], reader: Viewer::Spectator };
        if let Err(mute) = speaker.look_up(key) {
            panic!("{mute}");
        }
    }
}

#[test]
fn every_title_and_every_option_has_its_words() {
    for title in Catalog::standard().titles() {
        let id = title.id();
        knows(&format!("{id}-name"));
        knows(&format!("{id}-tagline"));
        for knob in title.knobs() {
            knows(&format!("{id}-option-{}", knob.key));
            match knob.rule {
                None => knows(&format!("{id}-option-{}-help", knob.key)),
                // A reading is explained by its rule.
                Some(rule) => assert!(Lang::ALL.iter().all(|lang| rule_of(id, rule, *lang))),
            }
            for value in knob.values {
                knows(&format!("{id}-option-{}-{value}", knob.key));
            }
        }
        for entry in title.entries() {
            knows(entry.section);
        }
    }
}

fn rule_of(game: &str, id: &str, lang: Lang) -> bool {
    ui::rules::rule(game, id, lang).is_some()
}

/// Setups in which every value of every option occurs, as far as it goes together with anything.
fn setups(title: &dyn Title) -> Vec<Options> {
    let mut tried: Vec<(String, String)> = Vec::new();
    let mut setups = all_setups_and_readings(title);
    setups.retain(|options| {
        let news: Vec<_> = options.iter().map(|(k, v)| (k.to_string(), v.to_string())).collect();
        let is_news = news.iter().any(|choice| !tried.contains(choice));
        tried.extend(news);
        is_news
    });
    setups
}

#[test]
fn everything_said_in_random_games_has_its_words() {
    for title in Catalog::standard().titles() {
        let mut notations = Vec::new();
        let mut n_said = 0;
        for (n, options) in setups(title).iter().enumerate() {
            for game in 0..N_GAMES {
                if n_said < MAX_SAID {
                    n_said +=
                        listen_to_game(title, options, n as u64 * N_GAMES + game, &mut notations);
                }
            }
        }
        assert!(n_said > 0, "{} said nothing", title.id());
    }
}

/// Plays a game at random and hears everything that is said in it. Returns how many phrases that was.
fn listen_to_game(
    title: &dyn Title,
    options: &Options,
    number: u64,
    notations: &mut Vec<String>,
) -> usize {
    let n_seats = title.n_seats(options).unwrap();
    let names: Vec<String> = (0..n_seats).map(|n| format!("N{n}")).collect();
    let dealing = Dealing::committed(Secret::from_number(number), vec![String::new(); n_seats]);
    let mut table = title.open(options, names.clone(), dealing).unwrap();
    let mut rng = repeatable(number);
    let mut n_said = 0;
    let what = format!("{} {options}, game {number}", title.id());
    loop {
        n_said += hear_position(&*table, &what);
        let told = match table.turn() {
            Turn::Over => return n_said,
            Turn::Chance => table.draw().unwrap(),
            Turn::Decide(seats) => {
                let seat = seats.first().unwrap();
                let choices = table.legal(seat);
                n_said += hear_choices(&*table, seat, &choices, notations, &what);
                let choice = &choices[below(&mut rng, choices.len() as u32) as usize];
                table.act(seat, &choice.notation).unwrap()
            }
        };
        n_said +=
            told.iter().map(|told| hear(&names, told.viewer, &told.line, &what)).sum::<usize>();
    }
}

fn hear_position(table: &dyn AnyTable, what: &str) -> usize {
    let said = Viewer::all(table.n_seats()).map(|viewer| {
        let picture = table.picture(viewer);
        let lines: usize = picture.iter().map(|line| hear(table.names(), viewer, line, what)).sum();
        lines + hear(table.names(), viewer, &table.prompt(viewer), what)
    });
    said.sum()
}

/// Whoever has only the words knows which choice is which.
fn tell_apart(names: &[String], reader: Viewer, choices: &[Choice], what: &str) {
    for lang in Lang::ALL {
        let speaker = Speaker { lang, names, reader };
        let mut heard = BTreeMap::new();
        for Choice { notation, label, .. } in choices {
            let said = speaker.say(label);
            if let Some(other) = heard.insert(said.clone(), notation) {
                panic!("{what}: {other} and {notation} are both “{said}”");
            }
        }
    }
}

/// Hears the labels of the choices, and the refusals of some of what was possible at other times.
fn hear_choices(
    table: &dyn AnyTable,
    seat: Seat,
    choices: &[Choice],
    notations: &mut Vec<String>,
    what: &str,
) -> usize {
    let reader = Viewer::Seat(seat);
    let mut n_said = 0;
    tell_apart(table.names(), reader, choices, what);
    for choice in choices {
        n_said += hear(table.names(), reader, &choice.label, what);
        if notations.len() < MAX_NOTATIONS && !notations.contains(&choice.notation) {
            notations.push(choice.notation.clone());
        }
    }
    for notation in notations.iter().cycle().skip(table.n_steps()).step_by(7).take(N_TRIES) {
        if let Err(Denied::Refused { reason, .. }) = table.why(seat, notation) {
            n_said += hear(table.names(), reader, &reason, what);
        }
    }
    n_said
}
