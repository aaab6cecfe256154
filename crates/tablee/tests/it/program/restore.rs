//! `tablee restore`, and servers that share a file by another way than its name.

use std::path::Path;

use client::ServerProcess;

use crate::program::run::{program, tablee};

fn serve(file: &Path) -> Result<ServerProcess, client::Error> {
    let mut command = program(file.parent().expect("a folder"));
    command.args(["serve", "--port", "0", "--log", "off", "--db"]).arg(file);
    ServerProcess::of(command)
}

#[test]
fn a_copy_takes_the_place_of_what_a_killed_server_left() {
    let folder = tempfile::tempdir().unwrap();
    let (file, copy) = (folder.path().join("tables.sqlite"), folder.path().join("copy"));
    let [db, to] = [&file, &copy].map(|path| path.to_str().unwrap());
    let server = serve(&file).unwrap();
    tablee(&["backup", to, "--db", db]).ok();
    let refused = tablee(&["restore", to, "--db", db]).failed(1);
    assert!(refused.contains("a server is using this file"), "{refused}");
    server.kill();
    assert!(folder.path().join("tables.sqlite-wal").exists(), "what the killed server left");
    let restored = tablee(&["restore", to, "--db", db]).ok();
    assert!(restored.contains("0 tables, 0 of them not over"), "{restored}");
    assert!(restored.contains("tables.sqlite-before-1"), "{restored}");
    assert!(!folder.path().join("tables.sqlite-wal").exists());
    serve(&file).unwrap().kill();
}

#[test]
fn what_is_not_there_or_no_copy_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let db = folder.path().join("tables.sqlite");
    let db = db.to_str().unwrap();
    let missing = tablee(&["restore", "no-such-copy", "--db", db]).failed(2);
    assert!(missing.contains("no-such-copy: there is no such file"), "{missing}");
    let wrong = folder.path().join("wrong");
    std::fs::write(&wrong, "not a database").unwrap();
    let refused = tablee(&["restore", wrong.to_str().unwrap(), "--db", db]).failed(1);
    assert!(refused.contains("nothing was changed") && !Path::new(db).exists(), "{refused}");
}

#[test]
fn a_second_server_is_refused_by_another_name_and_without_its_lock() {
    let folder = tempfile::tempdir().unwrap();
    let (file, link) = (folder.path().join("tables.sqlite"), folder.path().join("link.sqlite"));
    let server = serve(&file).unwrap();
    std::fs::hard_link(&file, &link).unwrap();
    assert!(serve(&link).is_err(), "by a hard link");
    std::fs::remove_file(folder.path().join("tables.sqlite-lock")).unwrap();
    assert!(serve(&file).is_err(), "with its lock deleted");
    server.kill();
    serve(&link).unwrap().kill();
}
