//! The web site as a service: what it leaves in a log.

use std::io::{BufRead, BufReader};
use std::process::Stdio;

use crate::program::run::{program, scratch, tablee};

#[test]
fn a_log_that_goes_into_a_file_has_no_colours() {
    let folder = scratch();
    let mut server = program(folder.path())
        .args(["serve", "--port", "0", "--db"])
        .arg(folder.path().join("tables.sqlite"))
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(server.stderr.take().unwrap()).read_line(&mut line).unwrap();
    server.kill().unwrap();
    server.wait().unwrap();
    assert!(line.contains("listening"), "{line:?}");
    assert!(!line.contains('\u{1b}'), "{line:?}");
}

#[test]
fn a_proxy_without_its_address_is_asked_for_it() {
    for args in [
        ["serve", "--behind-proxy"].as_slice(),
        &["serve", "--behind-proxy", "--port", "0"],
        &["serve", "--behind-proxy", "yes"],
    ] {
        let said = tablee(args).failed(2);
        assert!(said.contains("--behind-proxy"), "the thing: {said}");
        assert!(
            said.contains("name the address of the proxy, such as 127.0.0.1"),
            "the way out: {said}"
        );
    }
}

#[test]
fn an_address_for_figures_has_a_port() {
    let said = tablee(&["serve", "--metrics", "127.0.0.1"]).failed(2);
    assert!(said.contains("--metrics") && said.contains("ADDRESS:PORT"), "{said}");
}
