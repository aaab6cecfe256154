//! Texts that are compared with files which are reviewed like code.

use std::{env, fs};

/// Compares `text` with the file at `path`, which is relative to the crate's folder. With `BLESS=1` in the environment
/// the file is written instead.
///
/// # Panics
/// At the first line that differs, or when there is no such file.
#[track_caller]
pub fn check(path: &str, text: &str) {
    if env::var_os("BLESS").is_some_and(|bless| bless == "1") {
        if let Some(folder) = std::path::Path::new(path).parent() {
            fs::create_dir_all(folder).expect("the folder can be made");
        }
        fs::write(path, text).expect("the file can be written");
        return;
    }
    let Ok(expected) = fs::read_to_string(path) else {
        panic!("there is no {path}: write it with BLESS=1 and read it before you commit it")
    };
    if let Some(difference) = difference(&expected, text) {
        panic!("{path}, {difference}\n(if it is right, rewrite the file with BLESS=1)");
    }
}

/// The first line in which two texts differ, said for people.
pub fn difference(expected: &str, got: &str) -> Option<String> {
    let ended = "(the end)";
    let [mut expected, mut got] = [expected, got].map(str::lines);
    for number in 1.. {
        let (wanted, got) = match (expected.next(), got.next()) {
            (None, None) => break,
            (wanted, got) => (wanted.unwrap_or(ended), got.unwrap_or(ended)),
        };
        if wanted != got {
            return Some(format!(
                "line {number}: expected\n  {wanted}\nbut the game says\n  {got}"
            ));
        }
    }
    None
}
