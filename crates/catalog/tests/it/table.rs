//! A table looked back upon: earlier positions are as they were, and from wherever one begins the same is told.

use bots::Player;
use catalog::{AnyTable, Catalog, Title};
use engine::{Dealing, Options, Phrase, Secret, Turn, Viewer};

fn open(title: &dyn Title) -> Box<dyn AnyTable> {
    let options = Options::new();
    let n_seats = title.n_seats(&options).expect("the usual options");
    let names = (0..n_seats).map(|n| n.to_string()).collect::<Vec<_>>();
    let dealing = Dealing::committed(Secret::from_number(7), names.clone());
    title.open(&options, names, dealing).expect("a table")
}

/// Plays at random up to so many steps; `was` notes what everybody saw at each.
fn play(table: &mut dyn AnyTable, n_steps: usize, seed: u64, was: &mut Vec<Vec<String>>) {
    while table.n_steps() < n_steps {
        match table.turn() {
            Turn::Chance => table.draw().expect("the table has a seed"),
            Turn::Decide(seats) => {
                let seat = seats.first().expect("somebody is awaited");
                let advisor = table.advisor(seat, Player::Random, seed + table.n_steps() as u64);
                table.act(seat, &advisor.expect("awaited").think()).expect("a legal action")
            }
            Turn::Over => return,
        };
        was.push(seen(table));
    }
}

fn seen(table: &dyn AnyTable) -> Vec<String> {
    Viewer::all(table.n_seats()).map(|viewer| table.view_text(viewer)).collect()
}

#[test]
fn earlier_positions_are_as_they_were_whatever_was_taken_back() {
    for title in Catalog::standard().titles() {
        let mut table = open(title);
        let mut was = vec![seen(&*table)];
        for seed in [1_000, 2_000] {
            play(&mut *table, 300, seed, &mut was);
            for (n, then) in was.iter().enumerate() {
                assert_eq!(seen(&*table.after(n)), *then, "{} after {n} steps", title.id());
            }
            table.take_back(table.n_steps() / 2);
            was.truncate(table.n_steps() + 1);
        }
    }
}

#[test]
fn the_same_is_told_from_wherever_one_begins() {
    for title in Catalog::standard().titles() {
        let mut table = open(title);
        play(&mut *table, 300, 1_000, &mut Vec::new());
        let lines = |steps: std::ops::Range<usize>| -> Vec<Vec<Phrase>> {
            let told = table.story_of(Viewer::Spectator, steps);
            told.into_iter().map(|told| told.into_iter().map(|told| told.line).collect()).collect()
        };
        let n_steps = table.n_steps();
        let whole = lines(0..n_steps);
        for from in (0..n_steps).step_by(7) {
            assert_eq!(lines(from..n_steps), whole[from..], "{} from {from}", title.id());
        }
    }
}
