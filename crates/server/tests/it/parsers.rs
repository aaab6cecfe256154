//! Random input to everything that reads what strangers send: the same functions as the fuzz targets call.

use proptest::prelude::*;
use server::trial;

/// Pieces of which messages, bodies and journals are made, right and wrong.
const PIECES: [&str; 48] = [
    "{",
    "}",
    "[",
    "]",
    ",",
    ":",
    "\"",
    "\\",
    "\n",
    " ",
    "\u{0}",
    "é",
    "\"act\"",
    "\"why\"",
    "\"v\"",
    "\"n\"",
    "\"undo\"",
    "\"agree\"",
    "\"say\"",
    "\"table\"",
    "\"token\"",
    "\"ping\"",
    "\"game\"",
    "\"epix\"",
    "\"tic-tac-toe\"",
    "\"options\"",
    "\"seats\"",
    "\"bot:easy\"",
    "\"person\"",
    "\"open\"",
    "\"name\"",
    "\"salt\"",
    "\"pace\"",
    "\"3d\"",
    "\"level\"",
    "\"delay\"",
    "true",
    "false",
    "null",
    "-1",
    "18446744073709551616",
    "1e999",
    "sit 1 ",
    "step ",
    "undo ",
    "rematch ",
    "bot 2 hard",
    "mark b2",
];

fn pieces() -> impl Strategy<Value = String> {
    prop::collection::vec(prop::sample::select(&PIECES[..]), 0..24).prop_map(|p| p.concat())
}

/// A request for a table that is nearly right.
fn wish() -> impl Strategy<Value = String> {
    let text = prop_oneof![Just("tic-tac-toe".to_string()), Just("epix".into()), any::<String>()];
    let seats = prop::collection::vec(
        prop_oneof![
            Just("person".to_string()),
            Just("open".into()),
            Just("bot:easy".into()),
            any::<String>()
        ],
        0..5,
    );
    (text, seats, any::<Option<String>>(), any::<Option<String>>(), any::<Option<u32>>()).prop_map(
        |(game, seats, name, salt, pause_ms)| {
            let wish = serde_json::json!({ "game": game, "seats": seats, "name": name, "salt": salt, "pause_ms": pause_ms });
            wish.to_string()
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        trial::message(&bytes);
        trial::body(&bytes);
        trial::journal(&bytes);
    }

    #[test]
    fn nearly_right_texts_are_read_or_refused(text in pieces()) {
        trial::message(text.as_bytes());
        trial::body(text.as_bytes());
        trial::journal(text.as_bytes());
    }

    #[test]
    fn nearly_right_wishes_are_kept_as_they_are_or_refused(wish in wish()) {
        trial::body(wish.as_bytes());
    }

    #[test]
    fn any_name_and_salt_fit_a_journal_or_are_refused(name in any::<String>(), salt in any::<String>()) {
        let body = serde_json::json!({ "name": name, "salt": salt });
        trial::body(body.to_string().as_bytes());
    }
}

#[test]
fn what_is_right_is_accepted() {
    for text in [r#"{"act":"mark b2","v":17,"n":5}"#, r#"{"table":"x","token":"y"}"#] {
        assert!(trial::message(text.as_bytes()), "{text}");
    }
    let wish = r#"{"game":"tic-tac-toe","seats":["person","bot:hard"],"name":"Ada","pace":"3d"}"#;
    for text in [wish, r#"{"name":"Max","seat":2}"#, r#"{"act":"mark b2"}"#] {
        assert!(trial::body(text.as_bytes()), "{text}");
    }
    assert!(trial::journal("sit 1 s4lt Léa de la Tour".as_bytes()));
    assert!(!trial::journal("sit 9 s4lt Léa".as_bytes()));
}
