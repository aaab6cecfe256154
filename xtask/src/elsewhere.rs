//! The tests where nothing is as usual: clones at other paths, under another person's settings. What passes here passes there.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result};

/// How long the longer path is, in bytes.
const LONG: usize = 120;
/// What the longer path is made of.
const WORD: &str = "à côté ";

/// Settings that a person may have, and that must change nothing.
struct Settings {
    umask: &'static str,
    variables: &'static [(&'static str, &'static str)],
}

/// A machine that nobody set up.
const BARE: Settings =
    Settings { umask: "022", variables: &[("LANG", "C"), ("TZ", "America/St_Johns")] };

/// Somebody's own, in French, in a narrow window.
const FRENCH: Settings = Settings {
    umask: "077",
    variables: &[
        ("LANG", "fr_FR.UTF-8"),
        ("LANGUAGE", "fr"),
        ("TZ", "Pacific/Chatham"),
        ("COLUMNS", "37"),
        ("TERM", "xterm-256color"),
        ("CLICOLOR_FORCE", "1"),
        ("RUST_BACKTRACE", "1"),
    ],
};

/// What would come from whoever runs this.
const FORGOTTEN: [&str; 10] = [
    "LANG",
    "LANGUAGE",
    "LC_ALL",
    "LC_CTYPE",
    "TZ",
    "COLUMNS",
    "TERM",
    "XDG_CONFIG_HOME",
    "XDG_DATA_HOME",
    "CARGO_TARGET_DIR",
];

/// Builds and tries the last commit in both places; what is not committed is not in them.
///
/// # Errors
/// When something does not pass there.
pub(crate) fn run() -> Result<()> {
    let scratch = tempfile::Builder::new().prefix("t").rand_bytes(4).tempdir()?;
    let short = scratch.path().join("s");
    try_at(&short, &scratch.path().join("home"), &BARE)?;
    fs::remove_dir_all(&short).with_context(|| short.display().to_string())?;
    let long = long_path(scratch.path());
    try_at(&long.join("t"), &long.join("home"), &FRENCH)
}

/// A folder whose path has [`LONG`] bytes, blanks and accents.
fn long_path(scratch: &Path) -> PathBuf {
    let mut path = scratch.join(WORD.trim()).display().to_string();
    while path.len() + WORD.len() < LONG {
        path += " ";
        path += WORD.trim();
    }
    let missing = LONG.saturating_sub(path.len());
    PathBuf::from(path + &"x".repeat(missing))
}

fn try_at(place: &Path, home: &Path, settings: &Settings) -> Result<()> {
    fs::create_dir_all(home).with_context(|| home.display().to_string())?;
    let mut clone = Command::new("git");
    clone.args(["clone", "--quiet"]).arg(fs::canonicalize(crate::root())?).arg(place);
    crate::run(&mut clone)?;
    let names: Vec<&str> = settings.variables.iter().map(|(name, _)| *name).collect();
    eprintln!("umask {}, an empty home, {}", settings.umask, names.join(", "));
    // In a session of its own: no terminal to ask.
    let mut tests = Command::new("setsid");
    tests.args(["--wait", "sh", "-c", "umask \"$0\" && exec \"$@\"", settings.umask]);
    tests.args(["cargo", "xtask", "ci", "--times", "1"]).current_dir(place).stdin(Stdio::null());
    for name in FORGOTTEN {
        tests.env_remove(name);
    }
    tests.env("CARGO_HOME", tools("CARGO_HOME", ".cargo")?);
    tests.env("RUSTUP_HOME", tools("RUSTUP_HOME", ".rustup")?);
    tests.env("HOME", home).envs(settings.variables.iter().copied());
    crate::run(&mut tests)
}

/// Where the tools keep what they share: it stays, though the home is another.
fn tools(variable: &str, folder: &str) -> Result<PathBuf> {
    match env::var_os(variable) {
        Some(path) => Ok(path.into()),
        None => Ok(env::home_dir().context("nobody's home is known")?.join(folder)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longer_path_is_long_and_has_blanks_and_accents() {
        let path = long_path(Path::new("/tmp/tAbCd")).display().to_string();
        assert_eq!(path.len(), LONG, "{path}");
        assert!(path.contains(' ') && path.contains('é'), "{path}");
    }
}
