//! How a table behaves: taking back, drawing, keeping its secret, proving its shuffle.

use engine::{
    Content, Dealing, Digest, Game, NoPack, Options, Refused, Seat, Secret, SetupError, Step,
    StepOf, Table, Turn, Unfair, Words,
};
use reference_games::{leduc, tic_tac_toe};

use crate::toy;

const FIRST: Seat = Seat::new(0);
const SECOND: Seat = Seat::new(1);

fn names() -> Vec<String> {
    ["Ada", "Blaise"].map(String::from).to_vec()
}

fn open<G: Game<Setup: engine::Setup<Pack = NoPack>>>(dealing: Dealing) -> Table<G> {
    Table::open(&Content::standard(), &Options::new(), names(), dealing).expect("a table opens")
}

fn committed(number: u64) -> Dealing {
    let salts = ["salt", "pepper"].map(String::from).to_vec();
    Dealing::committed(Secret::from_number(number), salts)
}

/// A step as a record writes it.
fn step<G: Game>(text: &str) -> StepOf<G> {
    engine::Line::new(text.to_string()).step::<G>().expect("the step is in notation")
}

fn by_hand<G: Game<Setup: engine::Setup<Pack = NoPack>>>(steps: &[&str]) -> Table<G> {
    let mut table = open::<G>(Dealing::ByHand);
    for text in steps {
        table.apply(step::<G>(text)).expect("the step may be taken");
    }
    table
}

/// Draws and calls to the end: two checks, a card in the middle, two checks.
fn called_to_the_end(number: u64) -> Table<leduc::State> {
    let mut table = open::<leduc::State>(committed(number));
    while table.state().turn() != Turn::Over {
        match table.state().turn().awaited().first() {
            None => table.draw().expect("the table knows its secret"),
            Some(seat) => table.apply(Step::Act { seat, action: leduc::Action::Call }),
        }
        .expect("a call may always be made");
    }
    table
}

/// The same game with something changed in its record.
fn changed<G: Words<Setup: engine::Setup<Pack = NoPack>>>(
    table: &Table<G>,
    change: impl FnOnce(&str) -> String,
) -> Table<G> {
    let text = change(&table.record().to_string());
    let record = text.parse().expect("the changed record can be read");
    Table::load(&Content::standard(), &record).expect("the changed record can be replayed")
}

#[test]
fn a_table_needs_a_name_and_a_salt_for_each_seat() {
    let try_open = |names: Vec<String>, dealing| {
        Table::<leduc::State>::open(&Content::standard(), &Options::new(), names, dealing)
            .map(|table| table.steps().len())
    };
    let missing = |what: &str| {
        Err(SetupError::new("seats", format!("there must be one {what} for each seat")))
    };
    assert_eq!(try_open(names(), Dealing::ByHand), Ok(0));
    assert_eq!(try_open(names()[1..].to_vec(), Dealing::ByHand), missing("name"));
    let dealing = Dealing::committed(Secret::from_number(1), vec![String::from("salt")]);
    assert_eq!(try_open(names(), dealing), missing("salt"));
}

#[test]
fn a_refused_step_leaves_no_trace() {
    let mut table = by_hand::<tic_tac_toe::State>(&["1 mark b2"]);
    let refused = table.apply(step::<tic_tac_toe::State>("2 mark b2"));
    assert_eq!(refused.unwrap_err().rule(), Some("TTT-2"));
    assert_eq!(table.steps().len(), 1);
    assert_eq!(*table.state(), table.state_after(1));
}

#[test]
fn one_may_take_back_ones_own_last_move() {
    let mut table = by_hand::<tic_tac_toe::State>(&["1 mark b2", "2 mark a1"]);
    assert_eq!((table.undoable(FIRST), table.undoable(SECOND)), (None, Some(1)));
    table.take_back(1);
    assert_eq!(table.steps().len(), 1);
    assert_eq!((table.undoable(FIRST), table.undoable(SECOND)), (Some(1), None));
    table.apply(step::<tic_tac_toe::State>("2 mark a1")).expect("the cell is free again");
}

#[test]
fn taking_back_more_than_there_is_leads_to_the_start() {
    let mut table = by_hand::<tic_tac_toe::State>(&["1 mark b2"]);
    table.take_back(5);
    assert_eq!((table.steps().len(), *table.state()), (0, table.state_after(0)));
}

#[test]
fn nothing_is_taken_back_once_the_game_is_over() {
    let moves = ["1 mark a1", "2 mark b1", "1 mark a2", "2 mark b2", "1 mark a3"];
    let table = by_hand::<tic_tac_toe::State>(&moves);
    assert_eq!(table.state().turn(), Turn::Over);
    assert_eq!((table.undoable(FIRST), table.undoable(SECOND)), (None, None));
}

#[test]
fn a_raise_may_be_taken_back_until_the_other_speaks() {
    let mut table = by_hand::<leduc::State>(&["* deal king", "* deal jack", "1 raise"]);
    assert_eq!((table.undoable(FIRST), table.undoable(SECOND)), (Some(1), None));
    table.apply(step::<leduc::State>("2 raise")).expect("a raise may be raised");
    assert_eq!((table.undoable(FIRST), table.undoable(SECOND)), (None, Some(1)));
}

#[test]
fn nothing_is_taken_back_once_a_card_was_turned() {
    let calls = ["* deal king", "* deal jack", "1 call", "2 call"];
    let mut table = by_hand::<leduc::State>(&calls);
    assert_eq!(table.undoable(SECOND), Some(1));
    table.apply(step::<leduc::State>("* deal queen")).expect("a queen is left");
    assert_eq!((table.undoable(FIRST), table.undoable(SECOND)), (None, None));
}

#[test]
fn nothing_is_taken_back_by_one_who_has_done_nothing() {
    let table = by_hand::<leduc::State>(&["* deal king", "* deal jack"]);
    assert_eq!((table.undoable(FIRST), table.undoable(SECOND)), (None, None));
}

#[test]
fn a_sealed_choice_may_be_taken_back_while_the_other_thinks() {
    let mut table = by_hand::<toy::State>(&["* deal 1", "* deal 3", "2 guess 4"]);
    assert_eq!((table.undoable(FIRST), table.undoable(SECOND)), (None, Some(1)));
    table.take_back(1);
    table.apply(step::<toy::State>("2 guess 1")).expect("another guess may be sealed");
    table.apply(step::<toy::State>("1 guess 4")).expect("the first seat guesses too");
    assert_eq!((table.undoable(FIRST), table.undoable(SECOND)), (None, None));
}

#[test]
fn a_card_taken_back_is_drawn_again() {
    for number in 0..20 {
        let mut table = open::<leduc::State>(committed(number));
        for _ in 0..2 {
            let first = table.draw().expect("the secret is known").expect("a card is drawn");
            table.take_back(1);
            let again = table.draw().expect("the secret is known").expect("a card is drawn");
            assert_eq!(first, again, "table {number}");
        }
    }
}

#[test]
fn a_table_draws_only_on_a_chance_turn_and_only_with_its_secret() {
    let mut by_hand = by_hand::<leduc::State>(&[]);
    assert_eq!(by_hand.draw(), None);
    let mut table = open::<leduc::State>(committed(1));
    for _ in 0..2 {
        table.draw().expect("the secret is known").expect("a card is drawn");
    }
    assert_eq!(table.draw(), Some(Err(Refused::NothingToDraw)));
    assert_eq!(table.steps().len(), 2);
}

#[test]
fn the_secret_is_withheld_until_the_game_is_over() {
    let secret = Secret::from_number(7).0.to_string();
    let mut table = called_to_the_end(7);
    let commitment = Secret::from_number(7).commitment().to_string();
    assert!(table.record().to_string().contains(&secret));
    table.take_back(1);
    let text = table.record().to_string();
    assert!(!text.contains(&secret) && text.contains(&commitment), "{text}");
    assert!(!format!("{table:?}").contains(&secret), "not even for debugging");
    let mut watched = changed(&table, str::to_string);
    assert_eq!(watched.verify(), Err(Unfair::SecretNotRevealed));
    assert_eq!(watched.draw(), None);
}

#[test]
fn an_honest_shuffle_is_proved() {
    let table = changed(&called_to_the_end(3), str::to_string);
    assert_eq!(table.verify(), Ok(3));
}

#[test]
fn cards_dealt_by_hand_prove_nothing() {
    assert_eq!(by_hand::<leduc::State>(&["* deal king"]).verify(), Err(Unfair::DealtByHand));
}

#[test]
fn a_changed_draw_is_detected() {
    let table = called_to_the_end(3);
    let Step::Chance(drawn) = table.steps()[0] else { panic!("a card is dealt first") };
    // The other cards stay the same, so any card that is left will do for the first.
    let Some(other) = ["jack", "queen", "king"].into_iter().find(|rank| {
        let steps = table.steps().iter().map(ToString::to_string);
        !steps.collect::<Vec<_>>().contains(&format!("* deal {rank}"))
    }) else {
        panic!("three different cards were dealt: choose another secret")
    };
    let swapped = changed(&table, |text| {
        let result = text.lines().find(|line| line.starts_with("[Result")).expect("it is over");
        let swapped = text.replacen(&format!("* {drawn}"), &format!("* deal {other}"), 1);
        let replayed = replayed_result(&swapped);
        swapped.replace(result, &replayed)
    });
    let drawn = drawn.to_string();
    assert_eq!(swapped.verify(), Err(Unfair::OtherDraw { step: 0, drawn }));
}

/// The header Result that a game with these steps should have: what a careful forger would write.
fn replayed_result(text: &str) -> String {
    let steps: Vec<&str> =
        text.lines().filter(|line| !line.is_empty() && !line.starts_with('[')).collect();
    let outcome = by_hand::<leduc::State>(&steps).state().outcome().expect("the game is over");
    format!("[Result \"{outcome}\"]")
}

#[test]
fn a_changed_secret_is_detected() {
    let [is, other] = [3, 4].map(|number| Secret::from_number(number).0.to_string());
    let table = changed(&called_to_the_end(3), |text| text.replace(&is, &other));
    assert_eq!(table.verify(), Err(Unfair::OtherSecret));
}

#[test]
fn a_changed_commitment_is_detected() {
    let is = Secret::from_number(3).commitment().to_string();
    let other = Digest::of(b"another").to_string();
    let table = changed(&called_to_the_end(3), |text| text.replace(&is, &other));
    assert_eq!(table.verify(), Err(Unfair::OtherSecret));
}

#[test]
fn a_changed_salt_is_detected() {
    let mut n_detected = 0;
    for number in 0..20 {
        let table = called_to_the_end(number);
        let salted = changed(&table, |text| text.replace("\"pepper\"", "\"paprika\""));
        n_detected += usize::from(matches!(salted.verify(), Err(Unfair::OtherDraw { .. })));
    }
    // Three cards of three ranks come out the same again about once in twenty-five times.
    assert!(n_detected >= 16, "only {n_detected} of 20");
}
