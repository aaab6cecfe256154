//! `tablee content`: packs checked, listed and exported, for every game that has one.

use std::fs;

use serde_json::Value;

use crate::program::run::{scratch, tablee};

/// The games that have a content pack.
fn games_with_packs() -> Vec<&'static str> {
    let catalog = Box::leak(Box::new(catalog::Catalog::standard()));
    catalog.titles().filter(|title| title.pack_file().is_some()).map(catalog::Title::id).collect()
}

#[test]
fn every_pack_can_be_exported_checked_used_and_listed() {
    let folder = scratch();
    let dir = folder.path().to_str().unwrap();
    for game in games_with_packs() {
        tablee(&["content", "export", game, dir]).ok();
        let again = tablee(&["content", "export", game, dir]).failed(1);
        assert!(again.contains("--force"), "{again}");
        tablee(&["content", "export", game, dir, "--force"]).ok();
        assert!(tablee(&["content", "check", dir]).ok().contains(game));
        for lang in ["en", "fr"] {
            let list = tablee(&["content", "list", game, "--lang", lang, "--content", dir]).ok();
            assert!(!list.contains('[') && list.lines().count() > 5, "{list}");
        }
        let list = tablee(&["content", "list", game, "--json"]).ok();
        let list: Value = serde_json::from_str(&list).unwrap();
        assert!(!list["entries"].as_array().unwrap().is_empty());
    }
}

#[test]
fn a_faulty_pack_is_named_with_file_and_line() {
    for game in games_with_packs() {
        let folder = scratch();
        let dir = folder.path().to_str().unwrap();
        tablee(&["content", "export", game, dir]).ok();
        let file = folder.path().join(format!("{game}.toml"));
        let text = fs::read_to_string(&file).unwrap();
        fs::write(&file, text + "\n[surprise]\nkey = 1\n").unwrap();
        let error = tablee(&["content", "check", dir]).failed(1);
        assert!(error.contains(&format!("{game}.toml:")), "{error}");
        tablee(&["play", game, "--content", dir]).failed(1);
    }
}

#[test]
fn a_folder_without_packs_is_an_error_that_says_so() {
    let folder = scratch();
    let dir = folder.path().to_str().unwrap();
    assert!(tablee(&["content", "check", dir]).failed(1).contains("no content pack"));
    fs::write(folder.path().join("chess.toml"), "").unwrap();
    assert!(tablee(&["content", "check", dir]).failed(1).contains("no game has a content pack"));
    assert!(tablee(&["content", "check", "no-such-folder"]).failed(1).contains("cannot be read"));
}

#[test]
fn a_game_without_cards_of_its_own_has_nothing_to_list() {
    let error = tablee(&["content", "list", "leduc"]).failed(2);
    assert!(error.contains("leduc needs no content pack"), "{error}");
}
