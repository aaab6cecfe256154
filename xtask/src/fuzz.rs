//! Bytes of strangers by the million, guided by what each makes the readers do.

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
    /// All of them, for a little while each.
    pub(crate) fn slice() -> Fuzz {
        Fuzz { targets: Vec::new(), seconds: 60 }
    }

    pub(crate) fn run(&self) -> Result<()> {
        let known = targets()?;
        if let Some(name) = self.targets.iter().find(|name| !known.contains(name)) {
            bail!("there is no target `{name}`; there are {}", known.join(", "));
        }
        let host = host()?;
        let mut build = cargo(&["build", "--manifest-path", "fuzz/Cargo.toml"]);
        // With a target named, build scripts are spared the flags.
        build.args(["--target", &host, "--target-dir"]).arg(crate::target().join("fuzz"));
        crate::run(build.env("RUSTFLAGS", COVERAGE.join(" ")))?;
        let folder = crate::target().join("fuzz");
        for name in if self.targets.is_empty() { &known } else { &self.targets } {
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

/// What there is to try: one file each.
fn targets() -> Result<Vec<String>> {
    let files = std::fs::read_dir(crate::root().join("fuzz/targets"))?;
    let stem = |file: std::fs::DirEntry| Some(file.path().file_stem()?.to_str()?.to_string());
    let mut targets: Vec<String> = files.flatten().filter_map(stem).collect();
    targets.sort();
    Ok(targets)
}

/// What this machine is to the compiler.
fn host() -> Result<String> {
    let output = Command::new("rustc").arg("-vV").output().context("could not start `rustc`")?;
    let text = String::from_utf8_lossy(&output.stdout);
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.context("rustc does not say what the machine is")?.to_string())
}
