//! Installing what a check needs: said aloud, tried three times, and a missing network is called that.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result, bail};

/// How often it is tried, since registries and mirrors fail now and then.
const TRIES: u32 = 3;
/// Between two tries.
const PAUSE: Duration = Duration::from_secs(5);

/// What apt, pip and the like say when the network is what they lack.
const OF_A_NETWORK: [&str; 8] = [
    "could not resolve",
    "temporary failure",
    "name resolution",
    "network is unreachable",
    "connection refused",
    "connection timed out",
    "failed to establish a new connection",
    "could not connect",
];

/// Runs an installing command.
///
/// # Errors
/// When it fails three times; with what it said last, and that the network is missing where that is the reason.
fn install(command: &mut Command) -> Result<()> {
    let name = crate::shown(command);
    eprintln!("\ninstalling: {name}");
    let mut said = String::new();
    for n in 1..=TRIES {
        let output = command.stdin(Stdio::null()).output().with_context(|| {
            format!("`{name}` could not be started: is `{}` installed?", program(command))
        })?;
        if output.status.success() {
            return Ok(());
        }
        said = format!(
            "{}{}",
            String::from_utf8_lossy(&output.stdout),
            String::from_utf8_lossy(&output.stderr)
        );
        eprintln!("try {n} of {TRIES} failed: {}", last_line(&said));
        if n < TRIES {
            thread::sleep(PAUSE);
        }
    }
    bail!("{}", failure(&name, &said));
}

fn program(command: &Command) -> String {
    command.get_program().to_string_lossy().into_owned()
}

fn last_line(said: &str) -> &str {
    said.lines().rfind(|line| !line.trim().is_empty()).unwrap_or("it said nothing")
}

fn failure(name: &str, said: &str) -> String {
    let lower = said.to_lowercase();
    let last = last_line(said);
    if OF_A_NETWORK.iter().any(|sign| lower.contains(sign)) {
        format!("the network is missing, so `{name}` cannot install anything: {last}")
    } else {
        format!("`{name}` failed {TRIES} times: {last}")
    }
}

/// Whether a program is installed.
pub(crate) fn answers(program: &str) -> bool {
    let mut command = Command::new(program);
    command.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

/// Installs Debian's packages.
///
/// # Errors
/// As [`install`].
pub(crate) fn apt(packages: &[&str]) -> Result<()> {
    let apt = |arguments: &[&str]| {
        let mut command = Command::new("apt-get");
        command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive");
        install(&mut command)
    };
    apt(&["update", "--quiet"])?;
    apt(&[&["install", "--quiet", "--yes", "--no-install-recommends"], packages].concat())
}

/// A Python environment of its own in this folder of `target`, with these packages in it. Made anew when they change.
///
/// # Errors
/// As [`install`].
pub(crate) fn python(folder: &str, packages: &[&str]) -> Result<PathBuf> {
    let folder = crate::target().join(folder);
    std::fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
    let environment = folder.canonicalize()?.join("venv");
    // The path too: an environment does not work elsewhere.
    let wanted = format!("{}\n{}", environment.display(), packages.join("\n"));
    let mark = environment.join("needed");
    if std::fs::read_to_string(&mark).ok().as_deref() != Some(&wanted) {
        make_environment(&environment)?;
        let mut pip = Command::new(environment.join("bin/pip"));
        install(pip.args(["install", "--quiet", "--disable-pip-version-check"]).args(packages))?;
        std::fs::write(mark, wanted)?;
    }
    Ok(environment)
}

/// Debian has venv's other half in a package of its own.
fn make_environment(environment: &Path) -> Result<()> {
    let mut venv = Command::new("python3");
    venv.args(["-m", "venv", "--clear"]).arg(environment);
    let is_made = venv.stdout(Stdio::null()).stderr(Stdio::null()).status();
    if is_made.is_ok_and(|status| status.success()) {
        return Ok(());
    }
    apt(&["python3", "python3-venv"])?;
    install(&mut venv)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_network_is_called_that() {
        let apt =
            "Err:1 bookworm InRelease\n  Temporary failure resolving 'deb'\nE: Failed to fetch\n";
        assert!(failure("apt-get update", apt).starts_with("the network is missing"));
        let other = failure("apt-get install x", "E: Unable to locate package x\n\n");
        assert_eq!(other, "`apt-get install x` failed 3 times: E: Unable to locate package x");
    }

    #[test]
    fn what_cannot_be_started_is_named() {
        let error = install(&mut Command::new("no-such-installer")).unwrap_err();
        assert!(error.to_string().contains("is `no-such-installer` installed?"), "{error}");
    }
}
