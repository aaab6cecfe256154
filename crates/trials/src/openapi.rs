//! Whether the server does what `docs/openapi.json` says, tried by schemathesis with requests that fit and that do not.

use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result};
use clap::Args;
use client::ServerProcess;

/// How much is tried.
#[derive(Args)]
pub(crate) struct Openapi {
    /// How many requests of each kind for each operation.
    #[arg(short = 'n', long, default_value_t = 100, value_name = "N")]
    examples: u32,
    /// Which requests; the same number tries the same.
    #[arg(long, default_value_t = 1, value_name = "N")]
    seed: u64,
    /// Tries this program; left out, `tablee` is built and tried.
    #[arg(long, value_name = "FILE")]
    program: Option<PathBuf>,
    /// The schemathesis that tries it (`cargo xtask openapi` installs one).
    #[arg(long, value_name = "FILE", default_value = "schemathesis")]
    schemathesis: PathBuf,
}

/// What may come of a request that fits the document. Which options fit which game, and what is left of a name once it is fit
/// to be shown, is for the house to say (422) and not for the document.
const ACCEPTANCE: &str = r#"[checks.positive_data_acceptance]
expected-statuses = ["2xx", "3xx", "401", "403", "404", "409", "422", "429", "5xx"]
"#;

impl Openapi {
    pub(crate) fn run(&self) -> Result<()> {
        let program = crate::program(self.program.as_deref())?;
        let folder = tempfile::tempdir().context("a temporary folder")?;
        let flags = ["--rate", "0", "--log", "off"];
        let server = ServerProcess::start(&program, &folder.path().join("tables.sqlite"), &flags)?;
        let document = crate::root().canonicalize()?.join("docs/openapi.json");
        let acceptance = folder.path().join("schemathesis.toml");
        std::fs::write(&acceptance, ACCEPTANCE)?;
        let mut trial = Command::new(&self.schemathesis);
        trial
            .arg("--config-file")
            .arg(acceptance)
            .arg("run")
            .arg(document)
            .args(["--url", &format!("http://{}", server.address())])
            .args(["--phases", "examples,coverage,fuzzing", "--checks", "all", "--warnings", "off"])
            .args(["--max-examples", &self.examples.to_string(), "--seed", &self.seed.to_string()])
            .args(["--continue-on-failure", "--generation-database", "none", "--no-color"])
            // It keeps a cache where it runs.
            .current_dir(folder.path());
        crate::run(&mut trial)
    }
}
