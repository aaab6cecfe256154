//! The web site as a service: what it leaves in a log.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

#[test]
fn a_log_that_goes_into_a_file_has_no_colours() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Command::new(env!("CARGO_BIN_EXE_tablee"))
        .args(["serve", "--port", "0", "--db"])
        .arg(folder.path().join("tables.sqlite"))
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(server.stderr.take().unwrap()).read_line(&mut line).unwrap();
    server.kill().unwrap();
    server.wait().unwrap();
    assert!(line.contains("listening"), "{line:?}");
    assert!(!line.contains('\u{1b}'), "{line:?}");
}
