//! What goes over a socket: messages in, answers out.

use serde::{Deserialize, Serialize};

use crate::error::{Body, Error};
use crate::room::Acted;

/// Something a client asks, one JSON object a message.
#[derive(Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Ask {
    pub(crate) act: Option<String>,
    /// The version the client acts on.
    pub(crate) v: Option<u64>,
    /// A number that comes back with the answer.
    pub(crate) n: Option<u64>,
    pub(crate) why: Option<Vec<String>>,
    pub(crate) undo: Option<bool>,
    pub(crate) agree: Option<bool>,
    pub(crate) say: Option<String>,
    pub(crate) leave: Option<bool>,
    pub(crate) back: Option<bool>,
    pub(crate) start: Option<bool>,
    pub(crate) rematch: Option<bool>,
    /// The number of a seat that is to be kept no longer.
    pub(crate) free: Option<u8>,
    pub(crate) ping: Option<u64>,
    /// Another table to go on at.
    pub(crate) table: Option<String>,
    /// A seat's token there.
    pub(crate) token: Option<String>,
}

/// What is asked for: one thing at a time.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Wish {
    Act { notation: String, version: Option<u64> },
    Why(Vec<String>),
    Undo,
    Agree(bool),
    Say(String),
    Leave,
    Back,
    Start,
    Rematch,
    Free(u8),
    Ping(u64),
    Table { table: String, token: Option<String> },
}

/// The most things a path of touches has.
pub(crate) const MAX_TOUCHES: usize = 16;
/// The longest name of a thing that can be touched.
pub(crate) const MAX_TOUCH: usize = 200;

impl Ask {
    /// Reads a message.
    ///
    /// # Errors
    /// When it is not one JSON object of ours.
    pub(crate) fn read(text: &str) -> Result<Ask, Error> {
        serde_json::from_str(text).map_err(|error| Error::bad(format!("unreadable: {error}")))
    }

    /// The one thing it asks for.
    ///
    /// # Errors
    /// When it asks for nothing, or for several things at once.
    pub(crate) fn wish(self) -> Result<Wish, Error> {
        let Ask {
            act,
            v,
            n: _,
            why,
            undo,
            agree,
            say,
            leave,
            back,
            start,
            rematch,
            free,
            ping,
            table,
            token,
        } = self;
        let yes = |flag: Option<bool>, wish| flag.filter(|is_set| *is_set).map(|_| wish);
        let mut wishes = [
            act.map(|notation| Wish::Act { notation, version: v }),
            why.map(Wish::Why),
            yes(undo, Wish::Undo),
            agree.map(Wish::Agree),
            say.map(Wish::Say),
            yes(leave, Wish::Leave),
            yes(back, Wish::Back),
            yes(start, Wish::Start),
            yes(rematch, Wish::Rematch),
            free.map(Wish::Free),
            ping.map(Wish::Ping),
            table.map(|table| Wish::Table { table, token }),
        ]
        .into_iter()
        .flatten();
        let (Some(wish), None) = (wishes.next(), wishes.next()) else {
            return Err(Error::bad(
                "ask for one thing: act, why, undo, agree, say, leave, back, start, rematch, free, table or ping",
            ));
        };
        if let Wish::Why(touches) = &wish
            && (touches.len() > MAX_TOUCHES || touches.iter().any(|touch| touch.len() > MAX_TOUCH))
        {
            return Err(Error::bad("nobody touches that much"));
        }
        Ok(wish)
    }
}

#[derive(Serialize)]
struct Ok_ {
    ok: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    n: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    v: Option<u64>,
    #[serde(skip_serializing_if = "is_false")]
    held: bool,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
fn is_false(flag: &bool) -> bool {
    !flag
}

#[derive(Serialize)]
struct Failed<'a> {
    error: Body<'a>,
    #[serde(skip_serializing_if = "Option::is_none")]
    n: Option<u64>,
}

#[derive(Serialize)]
struct Because<'a> {
    why: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    n: Option<u64>,
}

#[derive(Serialize)]
struct Ended<'a> {
    ended: EndedBody<'a>,
}

#[derive(Serialize)]
struct EndedBody<'a> {
    code: &'static str,
    reason: &'a str,
}

#[derive(Serialize)]
struct Pong {
    pong: u64,
}

/// It was done.
pub(crate) fn ok(n: Option<u64>, v: Option<u64>) -> String {
    write(&Ok_ { ok: true, n, v, held: false })
}

/// An action was taken, or is held until its moment.
pub(crate) fn acted(n: Option<u64>, acted: Acted) -> String {
    write(&Ok_ { ok: true, n, v: Some(acted.version), held: acted.is_held })
}

/// It was not done.
pub(crate) fn failed(n: Option<u64>, error: &Error) -> String {
    write(&Failed { error: error.body(), n })
}

/// The right to the seat has ended, and with it the socket.
pub(crate) fn ended(error: &Error) -> String {
    write(&Ended { ended: EndedBody { code: "seat-ended", reason: &error.reason } })
}

/// Why something is not allowed; nothing when nobody can say.
pub(crate) fn because(n: Option<u64>, why: Option<&str>, rule: Option<&str>) -> String {
    write(&Because { why, rule, n })
}

/// The answer to a ping.
pub(crate) fn pong(n: u64) -> String {
    write(&Pong { pong: n })
}

fn write(message: &impl Serialize) -> String {
    serde_json::to_string(message).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_asks_for_one_thing() {
        let wish = |text: &str| Ask::read(text).and_then(Ask::wish);
        assert_eq!(
            wish(r#"{"act":"mark b2","v":17,"n":5}"#),
            Ok(Wish::Act { notation: "mark b2".into(), version: Some(17) })
        );
        assert_eq!(wish(r#"{"agree":false}"#), Ok(Wish::Agree(false)));
        assert_eq!(wish(r#"{"ping":3}"#), Ok(Wish::Ping(3)));
        assert_eq!(
            wish(r#"{"table":"there","token":"key"}"#),
            Ok(Wish::Table { table: "there".into(), token: Some("key".into()) })
        );
        for wrong in [
            "",
            "[]",
            "{}",
            "null",
            r#"{"undo":false}"#,
            r#"{"act":"a","undo":true}"#,
            r#"{"act":5}"#,
            r#"{"token":"key"}"#,
            r#"{"table":"there","undo":true}"#,
            r#"{"dance":true}"#,
            r#"{"act":"a","act":"b"}"#,
            r#"{"v":-1,"act":"a"}"#,
        ] {
            assert!(wish(wrong).is_err(), "{wrong}");
        }
        assert!(wish(&format!(r#"{{"why":[{}"x"]}}"#, "\"x\",".repeat(99))).is_err());
    }

    #[test]
    fn answers_carry_the_number_of_the_question() {
        assert_eq!(ok(Some(5), Some(18)), r#"{"ok":true,"n":5,"v":18}"#);
        let held = Acted { version: 18, is_held: true };
        assert_eq!(acted(Some(5), held), r#"{"ok":true,"n":5,"v":18,"held":true}"#);
        let error = Error { rule: Some("EPX-12"), ..Error::bad("no") };
        assert_eq!(
            failed(None, &error),
            r#"{"error":{"code":"bad-request","reason":"no","rule":"EPX-12"}}"#
        );
        assert_eq!(because(Some(6), None, None), r#"{"why":null,"n":6}"#);
    }
}
