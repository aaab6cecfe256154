//! Runs the binary with given arguments and input, in an environment of its own.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use client::HUNG_AFTER;
use tempfile::TempDir;

/// What a run came to.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Run {
    /// The output of a run that went well.
    #[track_caller]
    pub(crate) fn ok(self) -> String {
        assert_eq!(self.code, Some(0), "{self:?}");
        self.out
    }

    /// What a run that went wrong said about it.
    #[track_caller]
    pub(crate) fn failed(self, code: i32) -> String {
        assert_eq!(self.code, Some(code), "{self:?}");
        self.err
    }
}

/// Runs `tablee` without input.
pub(crate) fn tablee(args: &[&str]) -> Run {
    tablee_fed(args, b"")
}

/// Runs `tablee` with this input.
pub(crate) fn tablee_fed(args: &[&str], input: &[u8]) -> Run {
    let home = scratch();
    let mut child = program(home.path()).args(args).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let output = std::thread::scope(|scope| {
        scope.spawn(move || {
            // A program that has seen enough closes its input early.
            let _ = stdin.write_all(input);
        });
        child.wait_with_output().unwrap()
    });
    Run {
        code: output.status.code(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// What the program needs of the environment around the tests; the coverage tool names its file in it.
const INHERITED: [&str; 4] = ["PATH", "TMPDIR", "SystemRoot", "LLVM_PROFILE_FILE"];

/// The program, with nothing of the user's environment: English, no colours, no terminal (so 80 columns), and `home`
/// as its home and working directory. Every test starts it by this function.
pub(crate) fn program(home: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tablee"));
    let inherited = INHERITED.iter().filter_map(|name| Some((name, std::env::var_os(name)?)));
    command
        .env_clear()
        .envs(inherited)
        .env("HOME", home)
        .env("LANG", "C")
        .current_dir(home)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// An empty folder, gone with the value.
pub(crate) fn scratch() -> TempDir {
    tempfile::tempdir().unwrap()
}

/// The text with every run of blanks and line ends as one blank: sentences as they were before they were wrapped.
pub(crate) fn unwrapped(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Waits until this is so; `otherwise` says what it is that never came.
#[track_caller]
pub(crate) fn patiently(otherwise: &str, mut is_so: impl FnMut() -> bool) {
    let started = Instant::now();
    while !is_so() {
        assert!(started.elapsed() < HUNG_AFTER, "{otherwise} after {HUNG_AFTER:?}");
        std::thread::sleep(Duration::from_millis(5));
    }
}
