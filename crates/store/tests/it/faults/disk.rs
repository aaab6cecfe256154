//! A disk that fails when a test says so: the test runs in a process of its own, before whose system library
//! `disk.c` is loaded.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Names the file whose byte says how the disk fails; set where the test runs with such a disk.
const FAULTS: &str = "TABLEE_FAULTS";

/// How the disk fails.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Fault {
    /// It does not.
    None,
    /// There is no room left.
    Full,
    /// Writing fails.
    Write,
    /// What was written cannot be made to last.
    Sync,
    /// It does not, but the machine's clock is a week behind.
    ClockBack,
    /// The same a week ahead.
    ClockAhead,
}

/// The disk under the test.
pub(crate) struct Disk(PathBuf);

impl Disk {
    /// From now on the disk fails like this.
    pub(crate) fn fails(&self, fault: Fault) {
        let byte = match fault {
            Fault::None => "0",
            Fault::Full => "f",
            Fault::Write => "w",
            Fault::Sync => "s",
            Fault::ClockBack => "b",
            Fault::ClockAhead => "a",
        };
        // Never made shorter: the byte is mapped into memory.
        let file = std::fs::OpenOptions::new().write(true).open(&self.0);
        let written = file.and_then(|mut file| file.write_all(byte.as_bytes()));
        written.expect("the byte is written");
    }
}

/// Runs a test of this name on a disk that can fail.
///
/// # Panics
/// When the test does.
pub(crate) fn on_a_failing_disk<F: Future<Output = ()>>(name: &str, test: impl FnOnce(Disk) -> F) {
    if let Some(byte) = std::env::var_os(FAULTS) {
        std::fs::write(mark(Path::new(&byte)), "").expect("the mark is written");
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
        return runtime.expect("a runtime").block_on(test(Disk(byte.into())));
    }
    let folder = tempfile::tempdir().expect("a folder");
    let (library, byte) = (folder.path().join("disk.so"), folder.path().join("fault"));
    build(&library);
    std::fs::write(&byte, "0").expect("the byte is written");
    let program = std::env::current_exe().expect("the test program");
    let status = Command::new(program)
        .args(["--exact", &in_harness(name), "--nocapture", "--test-threads=1"])
        .env("LD_PRELOAD", &library)
        .env(FAULTS, &byte)
        .status()
        .expect("the test program starts");
    assert!(status.success(), "{name}: {status}");
    assert!(mark(&byte).exists(), "the harness knows no test `{}`", in_harness(name));
}

/// How the harness calls a test of the module that this one is a part of.
fn in_harness(test: &str) -> String {
    let module = module_path!().split("::").skip(1).collect::<Vec<_>>();
    [&module[..module.len() - 1], &[test]].concat().join("::")
}

/// Where a test leaves word that it ran.
fn mark(byte: &Path) -> PathBuf {
    byte.with_extension("ran")
}

/// The compiler that links Rust programs builds the library as well.
fn build(library: &Path) {
    let source = concat!(env!("CARGO_MANIFEST_DIR"), "/../store/tests/it/faults/disk.c");
    let built = Command::new("cc")
        .args(["-shared", "-fPIC", "-O1", source, "-ldl", "-o"])
        .arg(library)
        .status()
        .expect("`cc` is there, since Rust links with it");
    assert!(built.success(), "{source} does not compile");
}
