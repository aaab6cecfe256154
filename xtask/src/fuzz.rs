//! Bytes of strangers by the million, guided by what each makes the readers do.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};
use clap::Args;

use crate::cargo;

/// Tries the readers of what strangers send.
#[derive(Args)]
pub(crate) struct Fuzz {
    /// What to try; everything if nothing is named.
    targets: Vec<String>,
    /// For how long each.
    #[arg(long, default_value_t = 60)]
    seconds: u32,
}

const TARGETS: [&str; 3] = ["socket_message", "api_body", "journal_line"];

/// Lets libFuzzer see which way the code goes, with the stable compiler.
const COVERAGE: [&str; 6] = [
    "-Cpasses=sancov-module",
    "-Cllvm-args=-sanitizer-coverage-level=4",
    "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
    "-Cllvm-args=-sanitizer-coverage-pc-table",
    "-Cllvm-args=-sanitizer-coverage-trace-compares",
    "--cfg=fuzzing",
];

impl Fuzz {
    pub(crate) fn run(&self) -> Result<()> {
        let unknown = self.targets.iter().find(|name| !TARGETS.contains(&name.as_str()));
        if let Some(name) = unknown {
            bail!("there is no target `{name}`; there are {}", TARGETS.join(", "));
        }
        let host = host()?;
        let mut build = cargo(&["build", "--manifest-path", "fuzz/Cargo.toml"]);
        // With a target named, build scripts are spared the flags.
        build.args(["--target", &host, "--target-dir", "target/fuzz"]);
        crate::run(build.env("RUSTFLAGS", COVERAGE.join(" ")))?;
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/fuzz");
        let is_chosen =
            |name: &&str| self.targets.is_empty() || self.targets.iter().any(|t| t == name);
        for name in TARGETS.into_iter().filter(is_chosen) {
            // What was found interesting stays, so that the next run starts from there.
            let corpus = folder.join("corpus").join(name);
            std::fs::create_dir_all(&corpus).with_context(|| corpus.display().to_string())?;
            eprintln!("\n{name}, {} s", self.seconds);
            let status = Command::new(folder.join(&host).join("debug").join(name))
                .arg(format!("-max_total_time={}", self.seconds))
                .arg(format!("-artifact_prefix={}/", folder.display()))
                .args([
                    "-print_final_stats=1",
                    "-print_funcs=0",
                    "-timeout=5",
                    "-rss_limit_mb=1024",
                ])
                .arg(corpus)
                .status()
                .with_context(|| format!("could not start {name}"))?;
            ensure!(
                status.success(),
                "{name} failed ({status}); the bytes that did it are in target/fuzz"
            );
        }
        Ok(())
    }
}

/// What this machine is to the compiler.
fn host() -> Result<String> {
    let output = Command::new("rustc").arg("-vV").output().context("could not start `rustc`")?;
    let text = String::from_utf8_lossy(&output.stdout);
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.context("rustc does not say what the machine is")?.to_string())
}
