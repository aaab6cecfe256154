//! Games that were played with earlier versions still replay, with the packs they were played with.
//!
//! `corpus/` holds a game of every title and mode, `corpus/packs/` the packs they need, by their hash. Nothing there is ever
//! rewritten: a change of rules that alters a game on record would alter running games. With `BLESS=1` in the
//! environment the records that are missing are added.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use bots::Player;
use catalog::{AnyTable, Catalog, Title, all_setups_and_readings};
use engine::{Dealing, Digest, Options, Record, Secret, Turn, Viewer};

/// A game that goes on longer than this is kept unfinished.
const LONGEST: usize = 1_500;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus")
}

/// Setups in which every value of every option occurs.
fn every_mode(title: &dyn Title) -> Vec<Options> {
    let mut missing: BTreeSet<(&str, &str)> = title
        .knobs()
        .iter()
        .flat_map(|knob| knob.values.iter().map(|value| (knob.key, *value)))
        .collect();
    let mut chosen = Vec::new();
    let mut setups = all_setups_and_readings(title);
    while !missing.is_empty() {
        let new = |setup: &Options| setup.iter().filter(|pair| missing.contains(pair)).count();
        let Some(best) = (0..setups.len()).max_by_key(|n| new(&setups[*n])) else { break };
        let setup = setups.swap_remove(best);
        if setup.iter().any(|pair| missing.contains(&pair)) {
            missing.retain(|(key, value)| setup.get(key) != Some(value));
            chosen.push(setup);
        }
    }
    chosen
}

fn play(title: &dyn Title, options: &Options) -> Box<dyn AnyTable> {
    let n_seats = title.n_seats(options).expect("a setup");
    let names = (1..=n_seats).map(|n| format!("P{n}")).collect();
    let dealing = Dealing::committed(Secret::from_number(7), vec![String::new(); n_seats]);
    let mut table = title.open(options, names, dealing).expect("a setup");
    while table.n_steps() < LONGEST {
        match table.turn() {
            Turn::Over => break,
            Turn::Chance => drop(table.draw().expect("the secret is known")),
            Turn::Decide(seats) => {
                let seat = seats.into_iter().next().expect("somebody is awaited");
                let seed = table.n_steps() as u64;
                // Every fourth decision at random, so that unusual paths are on record too.
                let player = if seed % 4 == 3 { Player::Random } else { Player::Greedy };
                let action = table.advisor(seat, player, seed).expect("awaited").think();
                table.act(seat, &action).expect("bots keep the rules");
            }
        }
    }
    table
}

/// What all viewers know in the end.
fn position(table: &dyn AnyTable) -> String {
    let views: Vec<String> =
        Viewer::all(table.n_seats()).map(|viewer| table.view_text(viewer)).collect();
    Digest::of(views.join("\n").as_bytes()).to_string()
}

fn add_what_is_missing(catalog: &Catalog) {
    for title in catalog.titles() {
        for options in every_mode(title) {
            let name = options.to_string().replace(' ', ",");
            let file = folder().join(title.id()).join(format!("{name}.tablee"));
            if file.exists() {
                continue;
            }
            let table = play(title, &options);
            let record = table.record();
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(&file, record.to_string()).unwrap();
            fs::write(file.with_extension("position"), position(&*table)).unwrap();
            if let Some(hash) = record.header.content {
                fs::create_dir_all(folder().join("packs")).unwrap();
                fs::write(folder().join(format!("packs/{hash}.toml")), title.pack_text()).unwrap();
            }
        }
    }
}

fn records() -> Vec<PathBuf> {
    let files = |folder: PathBuf| fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let games = files(folder()).filter(|path| path.is_dir());
    let mut records: Vec<PathBuf> = games
        .flat_map(files)
        .filter(|file| file.extension().is_some_and(|e| e == "tablee"))
        .collect();
    records.sort();
    records
}

#[test]
fn every_game_on_record_replays_as_it_was_played() {
    let catalog = Catalog::standard();
    if std::env::var_os("BLESS").is_some_and(|bless| bless == "1") {
        add_what_is_missing(&catalog);
    }
    for file in records() {
        let name = file.strip_prefix(folder()).unwrap().display().to_string();
        let record: Record = fs::read_to_string(&file).unwrap().parse().unwrap();
        let title = catalog.title(&record.header.game).unwrap();
        let pinned = record.header.content.map(|hash| {
            let pack = fs::read_to_string(folder().join(format!("packs/{hash}.toml"))).unwrap();
            title.with_pack(&pack).unwrap_or_else(|faults| panic!("{name}: {faults:?}"))
        });
        let title = pinned.as_deref().unwrap_or(title);
        let table = title.load(&record).unwrap_or_else(|error| panic!("{name}: {error}"));
        let before = fs::read_to_string(file.with_extension("position")).unwrap();
        assert_eq!(position(&*table), before, "{name}: somebody knows something else in the end");
        if table.outcome().is_some() {
            table.verify().unwrap_or_else(|unfair| panic!("{name}: {unfair:?}"));
        }
    }
}

#[test]
fn every_mode_of_every_game_is_on_record() {
    let names: BTreeSet<String> = records()
        .iter()
        .map(|file| file.strip_prefix(folder()).unwrap().to_string_lossy().replace(".tablee", ""))
        .collect();
    for title in Catalog::standard().titles() {
        let played: Vec<Options> = names
            .iter()
            .filter_map(|name| name.strip_prefix(&format!("{}/", title.id())))
            .map(|name| name.replace(',', " ").parse().unwrap())
            .collect();
        // Readings have tests of their own: records name none, and go on by the old ones.
        for knob in title.knobs().iter().filter(|knob| !knob.is_reading()) {
            for value in knob.values {
                let is_played = played.iter().any(|options| options.get(knob.key) == Some(value));
                assert!(is_played, "{}: no record with {}={value}", title.id(), knob.key);
            }
        }
    }
}
