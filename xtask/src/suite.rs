//! Running the tests: by cargo-nextest where it is installed, by `cargo test` where it is not.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};

use crate::report::Seen;
use crate::{cargo, shown, target};

/// What is built: all that has tests, and the programs that they start. Examples are looked at by the lints.
const TARGETS: [&str; 4] = ["--workspace", "--lib", "--bins", "--tests"];

/// Which tests.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Which {
    /// Those before every change.
    Gate,
    /// The long walks too: what lies in modules called `nightly`.
    All,
}

/// Builds the tests, the program and its trials, so that whatever comes next finds them.
///
/// # Errors
/// When something does not compile.
pub(crate) fn build() -> Result<()> {
    crate::run(cargo(&["build"]).args(TARGETS))
}

/// Runs the unit and integration tests.
///
/// # Errors
/// When one fails, at the second try too where there is one.
pub(crate) fn run(which: Which) -> Result<Seen> {
    let has_nextest = succeeds(&["nextest", "--version"]);
    if has_nextest { by_nextest(which) } else { by_cargo(which) }
}

fn succeeds(arguments: &[&str]) -> bool {
    let status = cargo(arguments).stdout(Stdio::null()).stderr(Stdio::null()).status();
    status.is_ok_and(|status| status.success())
}

fn by_nextest(which: Which) -> Result<Seen> {
    let profile = match which {
        Which::Gate => "default",
        Which::All => "nightly",
    };
    let results = target().join("nextest").join(profile).join("junit.xml");
    let _ = std::fs::remove_file(&results);
    crate::run(cargo(&["nextest", "run", "--profile", profile]).args(TARGETS))?;
    let text = std::fs::read_to_string(&results)
        .with_context(|| format!("the results of the tests, {}", results.display()))?;
    Ok(seen_in(&text))
}

/// What nextest writes of a run (JUnit's format): the tests, and those that passed at a second try.
fn seen_in(junit: &str) -> Seen {
    let cases = junit.split("<testcase ").skip(1);
    let (mut n_tests, mut flaky) = (0, Vec::new());
    for case in cases {
        n_tests += 1;
        if case.contains("<flakyFailure") || case.contains("<flakyError") {
            let name = |key: &str| case.split_once(key)?.1.split_once('"').map(|found| found.0);
            let names = [name("classname=\""), name(" name=\"").or(name("name=\""))];
            flaky.push(names.into_iter().flatten().collect::<Vec<_>>().join(" "));
        }
    }
    Seen { n_tests: Some(n_tests), flaky, skipped: Vec::new() }
}

fn by_cargo(which: Which) -> Result<Seen> {
    let mut command = cargo(&["test", "--no-fail-fast"]);
    command.args(TARGETS);
    if which == Which::Gate {
        command.args(["--", "--skip", "nightly::"]);
    }
    counted(&mut command)
}

/// Runs the examples in the documentation.
///
/// # Errors
/// When one fails.
pub(crate) fn run_examples() -> Result<Seen> {
    counted(&mut cargo(&["test", "--workspace", "--doc", "--no-fail-fast"]))
}

/// Runs `cargo test`, and counts what it says it ran.
fn counted(command: &mut Command) -> Result<Seen> {
    eprintln!("\n$ {}", shown(command));
    let mut child = command.stdout(Stdio::piped()).spawn().context("cargo could not be started")?;
    let output = child.stdout.take().context("its output is piped")?;
    let mut n_tests = 0;
    for line in BufReader::new(output).lines() {
        let line = line.context("the output of the tests")?;
        println!("{line}");
        n_tests += n_passed(&line);
    }
    let status = child.wait()?;
    ensure!(status.success(), "`{}` failed ({status})", shown(command));
    Ok(Seen { n_tests: Some(n_tests), ..Seen::default() })
}

/// The number in `test result: ok. 12 passed; 0 failed; …`.
fn n_passed(line: &str) -> usize {
    let counted = line.strip_prefix("test result: ").and_then(|rest| rest.split_once(". "));
    counted.and_then(|(_, rest)| rest.split(' ').next()?.parse().ok()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tests_are_counted_and_second_tries_named() {
        let junit = r#"<testsuites name="nextest-run" tests="2">
            <testsuite name="tablee::it"><testcase name="a::b" classname="tablee::it" time="0.1"/>
            <testcase name="pages::fit" classname="tablee::it"><flakyFailure type="test failure"/></testcase>"#;
        let seen = seen_in(junit);
        assert_eq!(seen.n_tests, Some(2));
        assert_eq!(seen.flaky, ["tablee::it pages::fit"]);
    }

    #[test]
    fn what_cargo_says_it_ran_is_counted() {
        assert_eq!(n_passed("test result: ok. 12 passed; 0 failed; 0 ignored"), 12);
        assert_eq!(n_passed("test result: FAILED. 3 passed; 1 failed"), 3);
        assert_eq!(n_passed("test engine::fits ... ok"), 0);
    }
}
