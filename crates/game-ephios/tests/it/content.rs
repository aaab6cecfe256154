//! The content pack's check: what it refuses, where, and why.

use engine::{Content, Pack as _};
use game_ephios::Pack;

/// What the check says of the standard pack with one text replaced by another.
fn complaint(old: &str, new: &str) -> String {
    assert!(Pack::STANDARD.contains(old), "the pack does not say {old}");
    let text = Pack::STANDARD.replacen(old, new, 1);
    let errors = Content::<Pack>::read(&text).expect_err("the pack is faulty");
    errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

fn complains(old: &str, new: &str, expected: &str) {
    let complaint = complaint(old, new);
    assert!(complaint.contains(expected), "{complaint}");
}

#[test]
fn the_standard_pack_is_sound_and_lists_everything() {
    let content = Content::<Pack>::standard();
    let entries = content.pack.entries();
    assert_eq!(entries.len(), 11 + 34 + 8 + 11 + 11 + 6);
    assert!(entries.iter().all(|entry| !entry.name.en.is_empty() && !entry.name.fr.is_empty()));
}

#[test]
fn an_unknown_effect_is_named_with_its_place() {
    complains("{ take = 3 }, { replay = 1 }", "{ grab = 3 }", "unknown variant `grab`");
}

#[test]
fn an_effect_on_the_wrong_kind_of_card_is_refused() {
    complains(
        "effects = [{ take = 3 }, { replay = 1 }]",
        "effects = [\"cancel\"]",
        "personalities[0].effects[0]: this effect has no meaning",
    );
    complains(
        "effects = [{ sell = { up_to = 2, bonus = 1 } }]",
        "effects = [{ recruit = { up_to = 2, cheaper = 1 } }]",
        "inhabitants[5].effects: an inhabitant cannot recruit",
    );
}

#[test]
fn ids_and_counts_must_be_those_of_the_box() {
    complains("id = \"dockeuse\"", "id = \"docker\"", "personalities[0].id: expected `dockeuse`");
    complains(
        "needed = 3\ngain = 20\nset = \"quick\"",
        "needed = 3\ngain = 20\nset = \"campaign\"",
        "5 are quick",
    );
    complains("keeper = true\n", "", "one is the keeper");
    complains(
        "alliance = \"guilde\", place",
        "alliance = \"gilde\", place",
        "there is no alliance `gilde`",
    );
}

#[test]
fn numbers_that_cannot_work_are_refused() {
    complains("tokens_in_box = 20", "tokens_in_box = 12", "four players need more");
    complains("token_cap = 5", "token_cap = 6", "the reserve would run dry");
    complains("start_tokens = 2", "start_tokens = 9", "more than the cap");
    complains("{ peek = 4 }", "{ peek = 9 }", "no card could mean such a number");
}

#[test]
fn an_alliance_that_nobody_can_unite_is_refused() {
    complains(
        "needed = 2\ngain = 40\nset = \"quick\"",
        "needed = 3\ngain = 40\nset = \"quick\"",
        "compagnie can no longer be united",
    );
    complains(
        "needed = 2\ngain = 20\nset = \"campaign\"",
        "needed = 4\ngain = 20\nset = \"campaign\"",
        "guilde can no longer be united",
    );
}
