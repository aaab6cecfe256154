//! Refusals that are wrong at their table are found.

use engine_testkit::{Grammar, Refusals};

use crate::toy::State;

const BOOK: &str = "# The toy\n\n## Guesses\n\n- **TOY-1** Nobody guesses his own card.\n\n## Cards\n\n- **TOY-2** There are four.\n";

fn refusals(book: &str) -> Refusals<State> {
    let notation = Grammar::new(&["guess <card>"]).blank("<card>", 0..=6);
    let said = |_, phrase: &engine::Phrase| {
        let is_own = format!("{phrase:?}").contains("TOY-1");
        let own = ["You hold that card.", "Vous tenez cette carte."];
        let other = ["There are four cards.", "Il y a quatre cartes."];
        (if is_own { own } else { other }).map(String::from)
    };
    Refusals::new(book, notation, said).setup("plant=honest").games(20)
}

fn found(refusals: &Refusals<State>) -> String {
    let findings = refusals.find().findings;
    findings.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

#[track_caller]
fn is_found(refusals: &Refusals<State>, said: &str) {
    let found = found(refusals);
    assert!(found.contains(said), "`{said}` should be found, but: {found:?}");
}

#[test]
fn the_honest_toy_refuses_well_and_its_refusals_are_listed() {
    let refusals = refusals(BOOK);
    assert_eq!(found(&refusals), "");
    let list = "TOY-1\n  You hold that card.\n  Vous tenez cette carte.\n\
                TOY-2\n  There are four cards.\n  Il y a quatre cartes.\n";
    let found = refusals.find().to_string();
    assert!(found.starts_with("# ") && found.ends_with(list), "{found}");
}

#[test]
fn a_rule_that_does_not_exist_is_found() {
    is_found(
        &refusals(&BOOK.replace("TOY-2", "TOY-3")),
        "cites TOY-2, which the rules do not have",
    );
}

#[test]
fn a_rule_of_another_table_is_found_by_its_id_or_its_heading() {
    for name in ["TOY-1", "Guesses"] {
        let refusals = refusals(BOOK).only(&[name], &[], |_| false);
        is_found(&refusals, "cites TOY-1, which does not apply here");
    }
}

#[test]
fn a_word_for_what_is_not_there_is_found_in_either_language() {
    for word in ["Four", "quatre"] {
        is_found(&refusals(BOOK).only(&[], &[word], |_| false), "which is nothing here, by TOY-2");
    }
    assert_eq!(found(&refusals(BOOK).only(&[], &["our", "uatre"], |_| false)), "");
}

#[test]
fn a_sentence_that_is_not_so_is_found() {
    is_found(&refusals(BOOK).claim("toy-refusal", |_| false), "says what is not so");
}

#[test]
fn a_notation_that_cannot_write_what_is_legal_is_found() {
    let narrow = Grammar::new(&["guess <card>"]).blank("<card>", 5..=6);
    let said = |_, _: &engine::Phrase| ["Four.", "Quatre."].map(String::from);
    let refusals = Refusals::<State>::new(BOOK, narrow, said).setup("plant=honest");
    is_found(&refusals, "the grammar cannot write `guess ");
}
