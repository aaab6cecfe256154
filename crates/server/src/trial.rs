//! What a stranger can send, handed to the same readers as over the network: for fuzzers and random tests.
//!
//! Each function takes any bytes, returns whether they were accepted, and panics where the server would have done
//! something it must not do.

use std::sync::LazyLock;

use catalog::Catalog;

use crate::api::{ActRequest, SitRequest};
use crate::error::Error;
use crate::journal::Entry;
use crate::names::clean_name;
use crate::order::TableRequest;
use crate::room::clean_salt;
use crate::wire::{self, Ask, Wish};

/// Reads bytes as a message of a socket.
///
/// # Panics
/// When an answer to it would be unreadable, or it asks for more than is allowed.
pub fn message(bytes: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(bytes) else { return false };
    let wish = Ask::read(text).and_then(|ask| {
        let n = ask.n;
        check_answer(&wire::ok(n, n));
        ask.wish()
    });
    match wish {
        Ok(Wish::Why(touches)) => {
            let is_short = |touch: &String| touch.len() <= wire::MAX_TOUCH;
            assert!(touches.len() <= wire::MAX_TOUCHES && touches.iter().all(is_short));
            true
        }
        Ok(_) => true,
        Err(error) => refused(&error),
    }
}

/// Reads bytes as the body of each request that has one.
///
/// # Panics
/// When something accepted could not be kept in a journal as it is, or a refusal would be unreadable.
pub fn body(bytes: &[u8]) -> bool {
    let opens = serde_json::from_slice::<TableRequest>(bytes).is_ok_and(opens);
    let sits = serde_json::from_slice::<SitRequest>(bytes).is_ok_and(|request| sits(&request));
    let acts = serde_json::from_slice::<ActRequest>(bytes)
        .is_ok_and(|request| crate::room::is_notation(&request.act));
    opens || sits || acts
}

/// Reads bytes as a line of a journal, which somebody may have written by hand.
///
/// # Panics
/// When it would be written differently from how it was read.
pub fn journal(bytes: &[u8]) -> bool {
    let Some(entry) = std::str::from_utf8(bytes).ok().and_then(Entry::read) else { return false };
    check_same(&entry);
    true
}

fn opens(request: TableRequest) -> bool {
    static CATALOG: LazyLock<Catalog> = LazyLock::new(Catalog::standard);
    match request.order(&CATALOG, "hash", store::Opener::default()) {
        Ok(order) => {
            order.entries.iter().for_each(check_kept);
            let settings = serde_json::to_string(&order.settings).expect("settings are plain");
            let again = serde_json::from_str(&settings);
            assert!(again.is_ok_and(|again| order.settings == again), "{settings}");
            order.settings.check().is_ok()
        }
        Err(error) => refused(&error),
    }
}

fn sits(request: &SitRequest) -> bool {
    let seat = request.seat.map(crate::at_table::seat_number).transpose();
    let salt = clean_salt(request.salt.as_deref());
    match (clean_name(&request.name), salt, seat) {
        (Ok(name), Ok(salt), Ok(seat)) => {
            let seat = seat.unwrap_or(engine::Seat::new(0));
            check_kept(&Entry::Sit { seat, salt, name });
            true
        }
        (Err(error), ..) | (_, Err(error), _) | (.., Err(error)) => refused(&error),
    }
}

/// What a stranger has put into a journal is one line of it.
fn check_kept(entry: &Entry) {
    let line = entry.to_string();
    assert!(!line.contains(['\n', '\r']), "{line:?} is more than a line");
    check_same(entry);
}

/// What is written to a journal is read back as it was.
fn check_same(entry: &Entry) {
    let line = entry.to_string();
    assert!(Entry::read(&line).as_ref() == Some(entry), "{entry:?} is kept as {line:?}");
}

fn refused(error: &Error) -> bool {
    assert!(!error.reason.is_empty(), "{error:?} says nothing");
    check_answer(&wire::failed(None, error));
    false
}

fn check_answer(answer: &str) {
    let read: Result<serde_json::Value, _> = serde_json::from_str(answer);
    assert!(read.is_ok_and(|answer| answer.is_object()), "{answer}");
}
