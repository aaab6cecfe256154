//! House rules that a compiler does not know: rule ids, file shapes, what rule crates may use.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use regex_lite::Regex;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Every file below `folder` with one of these endings, with its text.
fn files(folder: &str, endings: &[&str]) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut folders = vec![root().join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).into_iter().flatten() {
            let path = entry.expect("the tree can be read").path();
            let name = path.file_name().expect("entries have names").to_string_lossy().into_owned();
            if path.is_dir() && name != "target" {
                folders.push(path);
            } else if !name.starts_with('.') && endings.iter().any(|ending| name.ends_with(ending))
            {
                let shown =
                    path.strip_prefix(root()).expect("it is below the root").display().to_string();
                found.push((shown, fs::read_to_string(&path).expect("sources are UTF-8")));
            }
        }
    }
    found.sort();
    found
}

fn complain(complaints: &[String]) {
    assert!(complaints.is_empty(), "\n{}\n", complaints.join("\n"));
}

/// The rules in English, where they are defined; the other languages say the same in folders of their own.
fn english_rules() -> Vec<(String, String)> {
    let mut rules = files("rules", &[".md"]);
    rules.retain(|(file, _)| file.matches('/').count() == 1);
    rules
}

/// The numbered rules: id and where it is defined.
fn defined_rules() -> BTreeMap<String, String> {
    let definition = Regex::new(r"(?m)^- \*\*([A-Z][A-Z0-9]*-A?\d+[a-z]?)\*\*").unwrap();
    let mut rules = BTreeMap::new();
    for (file, text) in english_rules() {
        for found in definition.captures_iter(&text) {
            let earlier = rules.insert(found[1].to_string(), file.clone());
            assert!(earlier.is_none(), "{file}: {} is defined twice", &found[1]);
        }
    }
    rules
}

fn prefixes(rules: &BTreeMap<String, String>) -> String {
    let prefixes: BTreeSet<&str> = rules.keys().filter_map(|id| id.split('-').next()).collect();
    prefixes.into_iter().collect::<Vec<_>>().join("|")
}

/// The ids that a source cites, in text (`EPH-12`) or in the name of a test (`eph_12_…`).
fn cited(text: &str, prefixes: &str) -> BTreeSet<String> {
    let in_text = Regex::new(&format!(r"\b({prefixes})-(A?\d+[a-z]?)\b")).unwrap();
    let test_name = Regex::new(r"fn ([a-z0-9_]+)\(").unwrap();
    let lower = prefixes.to_lowercase();
    let in_name = Regex::new(&format!(r"(?:^|_)({lower})_(a?)(\d+)([a-z]?)(?:_|$)")).unwrap();
    let mut ids: BTreeSet<String> =
        in_text.captures_iter(text).map(|found| format!("{}-{}", &found[1], &found[2])).collect();
    for name in test_name.captures_iter(text) {
        // Ids may stand side by side, sharing an underscore: look again behind each.
        let mut rest = &name[1];
        while let Some(found) = in_name.captures(rest) {
            let (prefix, ruling) = (found[1].to_uppercase(), found[2].to_uppercase());
            ids.insert(format!("{prefix}-{ruling}{}{}", &found[3], &found[4]));
            rest = &rest[found.get(4).expect("the group is always there").end()..];
        }
    }
    ids
}

#[test]
fn every_numbered_rule_is_cited_by_a_test_and_every_cited_rule_exists() {
    let rules = defined_rules();
    let prefixes = prefixes(&rules);
    let mut tested = BTreeSet::new();
    let mut complaints = Vec::new();
    for (file, text) in files("crates", &[".rs", ".ftl", ".toml"]) {
        let cited = cited(&text, &prefixes);
        for id in cited.iter().filter(|id| !rules.contains_key(*id)) {
            complaints.push(format!("{file} cites {id}, which rules/ does not have"));
        }
        if file.contains("/tests/") && !file.contains("/playthroughs/") {
            tested.extend(cited);
        }
    }
    for (id, file) in rules.iter().filter(|(id, _)| !tested.contains(*id)) {
        complaints.push(format!("{file}: no test cites {id}"));
    }
    assert!(!rules.is_empty(), "rules/ has no numbered rules at all");
    complain(&complaints);
}

/// What must be the same in every language: the headings' levels, the rules' ids and the tables' shapes, in their order.
fn skeleton(text: &str) -> Vec<String> {
    let bone = |line: &str| {
        let level = line.bytes().take_while(|byte| *byte == b'#').count();
        if level > 0 {
            Some("#".repeat(level))
        } else if line.starts_with("- **") {
            line.split("**").nth(1).map(String::from)
        } else {
            line.starts_with('|').then(|| "|".repeat(line.matches('|').count()))
        }
    };
    text.lines().filter_map(bone).collect()
}

#[test]
fn the_rules_are_the_same_in_every_language() {
    let has_rules = |(file, text): &(String, String)| {
        let name = file.rsplit('/').next().unwrap_or_default().to_string();
        (text.contains("\n- **")).then(|| (name, skeleton(text)))
    };
    let english: BTreeMap<_, _> = english_rules().iter().filter_map(has_rules).collect();
    let french: BTreeMap<_, _> = files("rules/fr", &[".md"]).iter().filter_map(has_rules).collect();
    assert!(!english.is_empty(), "rules/ has no numbered rules at all");
    let mut complaints = Vec::new();
    for name in english.keys().chain(french.keys().filter(|name| !english.contains_key(*name))) {
        match (english.get(name), french.get(name)) {
            (Some(english), Some(french)) if english == french => {}
            (Some(english), Some(french)) => {
                let n = english.iter().zip(french).take_while(|(a, b)| a == b).count();
                let (here, there) = (english.get(n), french.get(n));
                complaints.push(format!("rules/fr/{name} has {there:?} for {here:?}"));
            }
            (Some(_), None) => complaints.push(format!("rules/fr/{name} is missing")),
            _ => complaints.push(format!("rules/fr/{name} has no rules/{name}")),
        }
    }
    complain(&complaints);
}

#[test]
fn citations_are_found_in_text_and_in_names() {
    let ids =
        cited("// EPH-3 and EPH-A4\nfn eph_12_a_rule_eph_a7_too() {}\nfn epx_13b() {}", "EPH|EPX");
    let expected = ["EPH-12", "EPH-3", "EPH-A4", "EPH-A7", "EPX-13b"];
    assert_eq!(ids.iter().map(String::as_str).collect::<Vec<_>>(), expected);
}

#[test]
fn every_source_file_says_what_it_owns_and_is_short_enough_to_read() {
    let mut complaints = Vec::new();
    for (file, text) in files("crates", &[".rs"]).into_iter().chain(files("xtask", &[".rs"])) {
        if !text.starts_with("//! ") {
            complaints.push(format!("{file}: opens without a `//!` sentence"));
        }
        if text.lines().count() > 600 && !file.contains("/tests/") {
            complaints
                .push(format!("{file}: {} lines have outgrown a reader", text.lines().count()));
        }
        let is_this_list = file.ends_with("tidy.rs");
        for left_over in ["todo!(", "unimplemented!(", "dbg!(", "#[ignore", "FIXME"] {
            if !is_this_list && text.contains(left_over) {
                complaints.push(format!("{file}: `{left_over}` was left over"));
            }
        }
    }
    complain(&complaints);
}

/// The crates that hold rules: pure, so that they run anywhere and come out the same.
fn rule_crates() -> Vec<String> {
    let crates = fs::read_dir(root().join("crates")).expect("there are crates");
    let names = crates.map(|entry| {
        entry.expect("the tree can be read").file_name().to_string_lossy().into_owned()
    });
    let is_rule_crate =
        |name: &String| name == "engine" || name == "reference-games" || name.starts_with("game-");
    names.filter(is_rule_crate).collect()
}

#[test]
fn rule_crates_are_pure() {
    let allowed = ["arrayvec", "engine", "rand_chacha", "rand_core", "serde", "sha2", "toml"];
    let mut complaints = Vec::new();
    for name in rule_crates() {
        let sources = files(&format!("crates/{name}/src"), &[".rs"]);
        let (_, lib) = sources
            .iter()
            .find(|(file, _)| file.ends_with("/lib.rs"))
            .expect("a crate has a lib.rs");
        if !lib.contains("#![no_std]") {
            complaints.push(format!("{name} links std"));
        }
        for (file, text) in &sources {
            let impure = text.lines().find(|line| line.contains("std::") && !line.contains("//"));
            complaints.extend(impure.map(|line| format!("{file}: {}", line.trim())));
        }
        let manifest = fs::read_to_string(root().join("crates").join(&name).join("Cargo.toml"))
            .expect("a manifest");
        let dependencies =
            manifest.split("[dependencies]").nth(1).and_then(|rest| rest.split("\n[").next());
        for line in dependencies.unwrap_or_default().lines().filter(|line| !line.is_empty()) {
            let dependency = line.split(['.', ' ', '=']).next().unwrap_or_default();
            if !allowed.contains(&dependency) {
                complaints.push(format!("{name} depends on {dependency}"));
            }
        }
    }
    complain(&complaints);
}

/// The names in a manifest's tables of dependencies, those of its tests included.
fn all_dependencies(name: &str) -> BTreeSet<String> {
    let manifest = fs::read_to_string(root().join("crates").join(name).join("Cargo.toml"))
        .expect("a manifest");
    let tables = manifest.split("\n[").filter(|table| table.contains("dependencies]"));
    let names = tables.flat_map(|table| table.lines().skip(1)).filter_map(|line| {
        let name = line.split(['.', ' ', '=']).next().unwrap_or_default();
        (!name.is_empty() && !name.starts_with('#')).then(|| name.to_string())
    });
    names.collect()
}

#[test]
fn tests_of_rule_crates_build_no_pages_no_bots_and_no_other_game() {
    let outer = ["bots", "catalog", "client", "server", "store", "ui"];
    let mut complaints = Vec::new();
    for name in rule_crates().into_iter().chain(["localization".to_string()]) {
        let dependencies = all_dependencies(&name);
        assert!(!dependencies.is_empty(), "{name}: no dependencies were found");
        let is_far =
            |other: &&String| outer.contains(&other.as_str()) || other.starts_with("game-");
        for other in dependencies.iter().filter(is_far) {
            complaints.push(format!("{name} depends on {other}, if only in its tests"));
        }
    }
    complain(&complaints);
}

#[test]
fn a_state_cannot_be_sent_anywhere() {
    let derived = Regex::new(
        r"derive\([^)]*Serialize[^)]*\)\]\s*(?:///[^\n]*\s*)*(?:#\[[^\n]*\s*)*pub struct State\b",
    )
    .unwrap();
    let mut complaints = Vec::new();
    for name in rule_crates() {
        for (file, text) in files(&format!("crates/{name}/src"), &[".rs"]) {
            if derived.is_match(&text) || text.contains("Serialize for State") {
                complaints.push(format!("{file}: State has Serialize"));
            }
        }
    }
    complain(&complaints);
}
