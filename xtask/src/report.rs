//! The steps of a run, and the table at its end: step, seconds, tests, what was tried again, what was skipped and why.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use anyhow::{Result, ensure};

/// What a step saw besides that it passed.
#[derive(Default, Debug)]
pub(crate) struct Seen {
    /// How many tests it ran; nothing where it counts none.
    pub(crate) n_tests: Option<usize>,
    /// Tests that passed at the second try only.
    pub(crate) flaky: Vec<String>,
    /// Proofs that could not be had here, each with the reason.
    pub(crate) skipped: Vec<String>,
}

impl Seen {
    /// Nothing but this proof that was skipped, and why.
    pub(crate) fn skipped(what: String) -> Seen {
        Seen { skipped: vec![what], ..Seen::default() }
    }
}

/// A line of the table.
struct Row {
    step: String,
    took: Duration,
    seen: Seen,
    /// Why it failed.
    failure: Option<String>,
}

/// A run on its way.
pub(crate) struct Report {
    name: &'static str,
    began: Instant,
    rows: Vec<Row>,
}

impl Report {
    pub(crate) fn begin(name: &'static str) -> Report {
        Report { name, began: Instant::now(), rows: Vec::new() }
    }

    /// Runs a step; whether it passed. What comes after a step that failed is run all the same, unless it needs it.
    pub(crate) fn step(&mut self, step: &str, run: impl FnOnce() -> Result<Seen>) -> bool {
        let began = Instant::now();
        let (seen, failure) = match run() {
            Ok(seen) => (seen, None),
            Err(error) => (Seen::default(), Some(format!("{error:#}"))),
        };
        if let Some(failure) = &failure {
            eprintln!("\n{step} FAILED: {failure}");
        }
        let is_passed = failure.is_none();
        self.rows.push(Row { step: step.to_string(), took: began.elapsed(), seen, failure });
        is_passed
    }

    /// The same for a step that sees nothing but whether it passes.
    pub(crate) fn check(&mut self, step: &str, run: impl FnOnce() -> Result<()>) -> bool {
        self.step(step, || run().map(|()| Seen::default()))
    }

    /// Prints the table.
    ///
    /// # Errors
    /// When a step failed; when `is_strict`, also when a proof was skipped.
    pub(crate) fn end(self, is_strict: bool) -> Result<()> {
        println!("\n{}", self.table());
        let failed: Vec<&str> =
            self.rows.iter().filter(|row| row.failure.is_some()).map(|row| &*row.step).collect();
        ensure!(failed.is_empty(), "the {} failed: {}", self.name, failed.join(", "));
        let n_skipped: usize = self.rows.iter().map(|row| row.seen.skipped.len()).sum();
        ensure!(
            !is_strict || n_skipped == 0,
            "{n_skipped} proofs were skipped, and --strict allows none"
        );
        Ok(())
    }

    fn table(&self) -> String {
        let mut table = format!("{:<34} {:>7} {:>6}  result\n", "step", "seconds", "tests");
        for row in &self.rows {
            let seconds = row.took.as_secs_f64();
            let tests = row.seen.n_tests.map(|n| n.to_string()).unwrap_or_default();
            let result = if row.failure.is_some() { "FAILED" } else { "passed" };
            let _ = writeln!(table, "{:<34} {seconds:>7.0} {tests:>6}  {result}", row.step);
            for test in &row.seen.flaky {
                let _ = writeln!(table, "    flaky: {test} passed at the second try only");
            }
            for what in &row.seen.skipped {
                let _ = writeln!(table, "    skipped: {what}");
            }
            if let Some(failure) = &row.failure {
                let _ = writeln!(table, "    {}", failure.lines().next().unwrap_or_default());
            }
        }
        let n_tests: usize = self.rows.iter().filter_map(|row| row.seen.n_tests).sum();
        let seconds = self.began.elapsed().as_secs_f64();
        let _ = write!(table, "{:<34} {seconds:>7.0} {n_tests:>6}", self.name);
        table
    }
}

#[cfg(test)]
mod tests {
    use anyhow::bail;

    use super::*;

    #[test]
    fn a_failed_step_is_told_and_the_next_is_run() {
        let mut report = Report::begin("gate");
        assert!(!report.check("lints", || bail!("a warning\nhere")));
        assert!(report.step("tests", || Ok(Seen { n_tests: Some(12), ..Seen::default() })));
        let table = report.table();
        assert!(table.contains("FAILED\n    a warning\ntests"), "{table}");
        assert!(table.ends_with(" 12"), "{table}");
        assert_eq!(report.end(false).unwrap_err().to_string(), "the gate failed: lints");
    }

    #[test]
    fn what_was_skipped_fails_where_that_is_asked_for() {
        let run = || {
            let mut report = Report::begin("gate");
            report.step("deny", || Ok(Seen::skipped("advisories: no cargo-deny".into())));
            report
        };
        assert!(run().table().contains("    skipped: advisories: no cargo-deny"));
        assert!(run().end(false).is_ok());
        assert!(run().end(true).is_err());
    }

    #[test]
    fn a_second_try_that_was_needed_is_told() {
        let mut report = Report::begin("gate");
        let flaky = vec!["tablee::it browser::pages".to_string()];
        report.step("tests", || Ok(Seen { flaky, ..Seen::default() }));
        assert!(report.table().contains("flaky: tablee::it browser::pages passed at the second"));
        assert!(report.end(true).is_ok());
    }
}
