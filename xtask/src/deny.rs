//! Whether we may use what we depend on: licences, sources, wildcards, by `deny.toml`.
//!
//! Where cargo-deny is installed it decides, and on advisories as well. Where it is not, the same questions but that one are asked of
//! `cargo metadata`.

use std::collections::BTreeMap;
use std::process::Stdio;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::cargo;

/// The only registry there is, unless the list of sources names others.
const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// Checks everything that can be checked here; says what cannot, and why.
///
/// # Errors
/// When something that we depend on may not be used.
pub(crate) fn run() -> Result<Option<String>> {
    if !succeeds(&["deny", "--version"]) {
        check_ourselves()?;
        return Ok(Some("advisories are not checked: cargo-deny is not installed".into()));
    }
    crate::run(&mut cargo(&["deny", "check", "licenses", "bans", "sources"]))?;
    if !succeeds(&["deny", "fetch", "db"]) {
        return Ok(Some("advisories are not checked: their database cannot be had".into()));
    }
    crate::run(&mut cargo(&["deny", "check", "advisories"]))?;
    Ok(None)
}

fn succeeds(arguments: &[&str]) -> bool {
    let status = cargo(arguments).stdout(Stdio::null()).stderr(Stdio::null()).status();
    status.is_ok_and(|status| status.success())
}

fn check_ourselves() -> Result<()> {
    let file = crate::root().join("deny.toml");
    let text = std::fs::read_to_string(&file).with_context(|| file.display().to_string())?;
    let rules: Value = toml::from_str(&text).context("deny.toml")?;
    let output = cargo(&["metadata", "--format-version", "1", "--locked", "--all-features"])
        .stderr(Stdio::inherit())
        .output()
        .context("could not start `cargo metadata`")?;
    ensure!(output.status.success(), "`cargo metadata` failed ({})", output.status);
    let metadata: Value = serde_json::from_slice(&output.stdout)?;
    let packages = metadata["packages"].as_array().context("packages")?;
    let complaints = complaints(&rules, packages);
    ensure!(complaints.is_empty(), "deny.toml:\n{}", complaints.join("\n"));
    let n_twice = twice(packages);
    eprintln!(
        "{} packages may be used; {n_twice} of them in more than one version",
        packages.len()
    );
    Ok(())
}

/// How many packages there are in more than one version: no fault, but worth a look.
fn twice(packages: &[Value]) -> usize {
    let mut versions: BTreeMap<&str, usize> = BTreeMap::new();
    for name in packages.iter().filter_map(|package| package["name"].as_str()) {
        *versions.entry(name).or_default() += 1;
    }
    versions.values().filter(|n_versions| **n_versions > 1).count()
}

/// What is wrong with the packages, one line each.
fn complaints(rules: &Value, packages: &[Value]) -> Vec<String> {
    let allowed = rules["licenses"]["allow"].as_array().into_iter().flatten();
    let allowed: Vec<&str> = allowed.filter_map(Value::as_str).collect();
    let mut complaints = Vec::new();
    for package in packages {
        let text = |key: &str| package[key].as_str().unwrap_or_default();
        let mut complain =
            |what: String| complaints.push(format!("{} {}: {what}", text("name"), text("version")));
        if !is_allowed(text("license"), &allowed) {
            complain(format!("the licence `{}` is not allowed", text("license")));
        }
        // What has no source is ours, in this folder.
        if !text("source").is_empty() && text("source") != REGISTRY {
            complain(format!("the source `{}` is not allowed", text("source")));
        }
        for dependency in package["dependencies"].as_array().into_iter().flatten() {
            let is_ours = text("source").is_empty() && dependency["path"].is_string();
            if dependency["req"] == "*" && !is_ours {
                complain(format!("any version of {} would do", dependency["name"]));
            }
        }
    }
    complaints
}

/// Whether an expression of licences leaves one that is allowed: `MIT OR (Apache-2.0 AND Unicode-3.0)`.
fn is_allowed(expression: &str, allowed: &[&str]) -> bool {
    let spaced = expression.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut rest = words.as_slice();
    either(&mut rest, allowed).is_some_and(|is_allowed| is_allowed && rest.is_empty())
}

fn either(rest: &mut &[&str], allowed: &[&str]) -> Option<bool> {
    let mut any = both(rest, allowed)?;
    while let ["OR", more @ ..] = rest {
        *rest = more;
        any |= both(rest, allowed)?;
    }
    Some(any)
}

fn both(rest: &mut &[&str], allowed: &[&str]) -> Option<bool> {
    let mut all = one(rest, allowed)?;
    while let ["AND", more @ ..] = rest {
        *rest = more;
        all &= one(rest, allowed)?;
    }
    Some(all)
}

fn one(rest: &mut &[&str], allowed: &[&str]) -> Option<bool> {
    match rest {
        ["(", more @ ..] => {
            *rest = more;
            let inner = either(rest, allowed)?;
            let [")", more @ ..] = rest else { return None };
            *rest = more;
            Some(inner)
        }
        // An exception has to be allowed by name.
        [name, "WITH", exception, more @ ..] => {
            *rest = more;
            Some(allowed.contains(&format!("{name} WITH {exception}").as_str()))
        }
        [name, more @ ..] => {
            *rest = more;
            Some(allowed.contains(name))
        }
        [] => None,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn an_expression_of_licences_has_to_leave_one_that_is_allowed() {
        let allowed = ["MIT", "Apache-2.0", "Unicode-3.0"];
        for fine in [
            "MIT",
            "MIT/GPL-3.0",
            "GPL-3.0 OR MIT",
            "(MIT OR GPL-3.0) AND Unicode-3.0",
            "Apache-2.0 WITH LLVM-exception OR MIT",
        ] {
            assert!(is_allowed(fine, &allowed), "{fine}");
        }
        for wrong in
            ["", "GPL-3.0", "MIT AND GPL-3.0", "Apache-2.0 WITH LLVM-exception", "(MIT", "MIT MIT"]
        {
            assert!(!is_allowed(wrong, &allowed), "{wrong}");
        }
    }

    #[test]
    fn what_may_not_be_used_is_named() {
        let rules = json!({ "licenses": { "allow": ["MIT"] } });
        let package = |license: &str, source: Value, req: &str| {
            json!({ "name": "p", "version": "1.0.0", "license": license, "source": source,
                "dependencies": [{ "name": "d", "req": req, "path": if source.is_null() { "d" } else { "" } }] })
        };
        let check = |package: Value| complaints(&rules, &[package]).len();
        assert_eq!(check(package("MIT", json!(REGISTRY), "^1")), 0);
        assert_eq!(check(package("MIT", Value::Null, "*")), 0, "our own");
        assert_eq!(check(package("GPL-3.0", json!(REGISTRY), "^1")), 1);
        assert_eq!(check(package("MIT", json!("git+https://example.org/p"), "^1")), 1);
        assert_eq!(check(package("MIT", json!(REGISTRY), "*")), 1);
    }
}
