//! `tablee referee`: the session in the documents, and thousands of lines that make no sense.

use std::fs;

use rand_core::Rng;
use serde_json::{Value, json};

use crate::program::run::tablee_fed;

const DOCUMENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/referee.md");

/// The answers to these lines.
fn referee(lines: &[String]) -> Vec<Value> {
    let input = lines.join("\n") + "\n";
    let out = tablee_fed(&["referee"], input.as_bytes()).ok();
    out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn ask(requests: &[Value]) -> Vec<Value> {
    referee(&requests.iter().map(ToString::to_string).collect::<Vec<_>>())
}

#[test]
fn the_playthrough_in_the_document_is_true() {
    let text = fs::read_to_string(DOCUMENT).unwrap();
    let asked: Vec<String> = text
        .lines()
        .filter_map(|line| line.strip_prefix("> {"))
        .map(|l| format!("{{{l}"))
        .collect();
    let input = asked.join("\n") + "\n";
    let answers = tablee_fed(&["referee"], input.as_bytes()).ok();
    let mut answers = answers.lines();
    let mut renewed = String::new();
    for line in text.lines().filter(|line| !line.starts_with("< ")) {
        renewed.push_str(line);
        renewed.push('\n');
        if line.starts_with("> {") {
            renewed.extend(["< ", answers.next().unwrap(), "\n"]);
        }
    }
    if std::env::var_os("BLESS").is_some_and(|bless| bless == "1") {
        fs::write(DOCUMENT, renewed).unwrap();
    } else {
        assert_eq!(text, renewed);
    }
}

#[test]
fn a_table_with_auto_chance_draws_by_itself_and_the_same_seed_draws_the_same() {
    let game = json!({ "cmd": "new", "game": "leduc", "seed": 4, "names": ["Léa", "Max"] });
    let call = |seat: u8| json!({ "cmd": "act", "seat": seat, "action": "call" });
    let requests = [game, call(1), call(2), call(1), call(2), json!({ "cmd": "record" })];
    let answers = ask(&requests);
    assert_eq!(answers[0]["events"].as_array().unwrap().len(), 2, "{answers:?}");
    assert_eq!(answers[2]["events"].as_array().unwrap().len(), 2, "the card in the middle");
    assert_eq!(answers[4]["turn"], "over");
    assert!(answers[5]["record"].as_str().unwrap().contains("[Secret"));
    assert_eq!(answers, ask(&requests));
    let load = json!({ "cmd": "load", "record": answers[5]["record"] });
    assert_eq!(ask(&[load])[0]["outcome"], answers[4]["outcome"]);
}

#[test]
fn a_refusal_names_the_rule_and_changes_nothing() {
    let answers = ask(&[
        json!({ "cmd": "new", "game": "leduc", "seed": 4 }),
        json!({ "cmd": "view", "viewer": 1 }),
        json!({ "cmd": "act", "seat": 1, "action": "fold" }),
        json!({ "cmd": "act", "seat": 2, "action": "call" }),
        json!({ "cmd": "act", "seat": 1, "action": "jump" }),
        json!({ "cmd": "chance", "outcome": "deal king" }),
        json!({ "cmd": "undo", "seat": 1 }),
        json!({ "cmd": "undo", "steps": 1 }),
        json!({ "cmd": "new", "game": "leduc", "names": ["only one"] }),
        json!({ "cmd": "load", "record": "[Tablee \"1\"]\nnonsense\n" }),
        json!({ "cmd": "view", "viewer": 1 }),
        json!({ "cmd": "why", "seat": 1, "action": "fold" }),
    ]);
    assert_eq!(answers[2]["rule"], "LED-4");
    assert!(answers[2..10].iter().all(|answer| answer["ok"] == false), "{answers:?}");
    assert!(answers[2..10].iter().all(|answer| answer["error"].is_string()), "{answers:?}");
    assert_eq!(answers[1], answers[10]);
    assert_eq!((&answers[11]["legal"], &answers[11]["rule"]), (&false.into(), &"LED-4".into()));
}

#[test]
fn what_a_seat_may_do_besides_is_listed_and_done() {
    let setup = "seats=3 adversary=mars difficulty=introduction characters=dealt";
    let answers = ask(&[
        json!({ "cmd": "new", "game": "erythro", "setup": setup, "seed": 4, "lang": "en" }),
        json!({ "cmd": "asides", "seat": 2 }),
        json!({ "cmd": "asides", "seat": 9 }),
    ]);
    let asides = answers[1]["actions"].as_array().expect("a list");
    let to_one = |aside: &&serde_json::Value| {
        aside["action"].as_str().is_some_and(|action| action.ends_with(" to 3"))
    };
    let shown = asides.iter().find(to_one).expect("a card for one player");
    assert!(shown["label"].as_str().is_some_and(|label| label.starts_with("Show ")), "{shown}");
    assert_eq!(answers[2]["ok"], false);
    let answers = ask(&[
        json!({ "cmd": "new", "game": "erythro", "setup": setup, "seed": 4, "lang": "en" }),
        json!({ "cmd": "act", "seat": 2, "action": shown["action"] }),
        json!({ "cmd": "act", "seat": 2, "action": shown["action"] }),
        json!({ "cmd": "view", "viewer": 3 }),
        json!({ "cmd": "view", "viewer": 1 }),
    ]);
    assert_eq!((&answers[1]["ok"], &answers[2]["rule"]), (&true.into(), &"ERY-31".into()));
    assert_eq!(answers[3]["view"]["shown"][0]["owner"], 2, "{}", answers[3]["view"]);
    assert_eq!(answers[4]["view"].get("shown"), None, "nobody else sees which");
}

#[test]
fn seats_that_are_not_there_are_errors() {
    let seats = [json!(0), json!(99), json!(-1), json!(1.5), json!("1"), json!(null), json!([1])];
    let mut requests = vec![json!({ "cmd": "new", "game": "tic-tac-toe" })];
    for seat in &seats {
        requests.push(json!({ "cmd": "legal", "seat": seat }));
        requests.push(json!({ "cmd": "act", "seat": seat, "action": "mark a1" }));
        requests.push(json!({ "cmd": "view", "viewer": seat }));
        requests.push(json!({ "cmd": "undo", "seat": seat }));
    }
    let answers = ask(&requests);
    assert!(answers[1..].iter().all(|answer| answer["ok"] == false), "{answers:?}");
}

#[test]
fn undo_goes_where_it_may() {
    let answers = ask(&[
        json!({ "cmd": "new", "game": "tic-tac-toe", "chance": "manual" }),
        json!({ "cmd": "act", "seat": 1, "action": "mark a1" }),
        json!({ "cmd": "undo", "seat": 1 }),
        json!({ "cmd": "act", "seat": 1, "action": "mark b2" }),
        json!({ "cmd": "act", "seat": 2, "action": "mark a1" }),
        json!({ "cmd": "undo", "seat": 1 }),
        json!({ "cmd": "undo", "steps": 2 }),
        json!({ "cmd": "undo", "steps": 1 }),
    ]);
    let oks: Vec<bool> = answers.iter().map(|answer| answer["ok"].as_bool().unwrap()).collect();
    assert_eq!(oks, [true, true, true, true, true, false, true, false], "{answers:?}");
    assert_eq!(answers[6]["steps"], 0);
}

/// Seat 1 wins with `mark c3`, and is to move.
fn about_to_win() -> Vec<Value> {
    let act = |seat: u8, cell: &str| json!({ "cmd": "act", "seat": seat, "action": cell });
    vec![
        json!({ "cmd": "new", "game": "tic-tac-toe" }),
        act(1, "mark b2"),
        act(2, "mark b1"),
        act(1, "mark a1"),
        act(2, "mark a2"),
    ]
}

#[test]
fn a_bot_finds_the_winning_move_and_does_not_make_it() {
    // The level without its clock: what it finds does not depend on how fast the machine is.
    for budget in [json!({ "sims": 300 }), json!({ "level": "hard/sims=600", "seed": 3 })] {
        let mut request = json!({ "cmd": "bot", "seat": 1 });
        request.as_object_mut().unwrap().extend(budget.as_object().unwrap().clone());
        let mut requests = about_to_win();
        requests.extend([json!({ "cmd": "turn" }), request, json!({ "cmd": "turn" })]);
        let answers = ask(&requests);
        let [before, bot, after] = &answers[5..] else { panic!("{answers:?}") };
        assert_eq!(before, after);
        assert_eq!(bot["action"], "mark c3", "{bot}");
        assert_eq!(bot["label"], "Claim c3");
        assert!(bot["value"].as_f64().unwrap() > 0.9, "{bot}");
        let lines = bot["lines"].as_array().unwrap();
        assert_eq!((lines.len(), &lines[0]["action"]), (5, &bot["action"]));
        let visits: u64 = lines.iter().map(|line| line["visits"].as_u64().unwrap()).sum();
        assert_eq!(Some(visits), bot["sims"].as_u64());
    }
}

#[test]
fn a_bot_answers_whatever_its_budget() {
    for budget in [
        json!({ "ms": 1 }),
        json!({ "sims": 1 }),
        json!({ "level": "random" }),
        json!({ "level": "hard", "seed": 3 }),
    ] {
        let mut request = json!({ "cmd": "bot", "seat": 1 });
        request.as_object_mut().unwrap().extend(budget.as_object().unwrap().clone());
        let mut requests = about_to_win();
        requests.push(request);
        let answers = ask(&requests);
        assert!(answers[5]["action"].as_str().unwrap().starts_with("mark "), "{answers:?}");
    }
}

#[test]
fn a_bot_that_cannot_be_asked_is_an_error() {
    let bot = |fields: Value| {
        let mut request = json!({ "cmd": "bot" });
        request.as_object_mut().unwrap().extend(fields.as_object().unwrap().clone());
        request
    };
    let mut requests = about_to_win();
    let wrong = [
        (json!({ "seat": 2, "level": "hard" }), "seat 2 has nothing to decide"),
        (json!({ "seat": 3, "level": "hard" }), "no seat 3"),
        (json!({ "level": "hard" }), "`seat` is missing"),
        (json!({ "seat": 1 }), "give one of"),
        (json!({ "seat": 1, "level": "easy", "sims": 2 }), "give one of"),
        (json!({ "seat": 1, "level": "mighty" }), "there is no level `mighty`"),
        (json!({ "seat": 1, "level": "sims:2" }), "given with `sims`"),
        (json!({ "seat": 1, "level": 3 }), "a text"),
        (json!({ "seat": 1, "sims": 0 }), "from 1 to"),
        (json!({ "seat": 1, "ms": 1_000_000 }), "from 1 to"),
        (json!({ "seat": 1, "sims": 2, "colour": 1 }), "`colour` is not known"),
    ];
    requests.extend(wrong.iter().map(|(fields, _)| bot(fields.clone())));
    let answers = ask(&requests);
    for ((fields, reason), answer) in wrong.iter().zip(&answers[5..]) {
        assert_eq!(answer["ok"], false, "{fields}");
        assert!(answer["error"].as_str().unwrap().contains(reason), "{fields}: {answer}");
    }
    let no_table = ask(&[bot(json!({ "seat": 1, "level": "easy" }))]);
    assert!(no_table[0]["error"].as_str().unwrap().contains("no table"));
}

#[test]
fn the_id_comes_back_and_the_language_stays() {
    let answers = ask(&[
        json!({ "id": [1, "two"], "cmd": "lang", "lang": "fr" }),
        json!({ "id": 7, "cmd": "new", "game": "leduc", "seed": 1 }),
        json!({ "id": null, "cmd": "legal", "seat": 1 }),
        json!({ "id": 8, "cmd": "dance" }),
        json!({ "cmd": "quit" }),
        json!({ "cmd": "help" }),
    ]);
    assert_eq!(answers.len(), 5, "nothing is answered after quit");
    assert_eq!((&answers[0]["id"], &answers[1]["id"]), (&json!([1, "two"]), &json!(7)));
    assert!(answers[2].as_object().unwrap().contains_key("id"));
    assert_eq!(answers[2]["actions"][1]["label"], "Relancer de 2");
    assert!(answers[3]["error"].as_str().unwrap().contains("no command `dance`"));
}

/// Lines that make some sense, to be spoilt.
fn seeds() -> Vec<String> {
    let record = include_str!("../../records/leduc.tablee");
    [
        json!({ "cmd": "help" }),
        json!({ "cmd": "games", "id": 1 }),
        json!({ "cmd": "new", "game": "leduc", "setup": { "seats": 2 }, "chance": "manual" }),
        json!({ "cmd": "new", "game": "tic-tac-toe", "setup": "seats=2", "seed": 12, "lang": "fr" }),
        json!({ "cmd": "new", "game": "goofspiel", "names": ["a", "b"], "chance": "auto" }),
        json!({ "cmd": "new", "game": "connect-four" }),
        json!({ "cmd": "turn" }),
        json!({ "cmd": "legal", "seat": 1 }),
        json!({ "cmd": "bot", "seat": 1, "sims": 3 }),
        json!({ "cmd": "outcomes" }),
        json!({ "cmd": "act", "seat": 1, "action": "raise" }),
        json!({ "cmd": "act", "seat": 2, "action": "mark b2" }),
        json!({ "cmd": "chance", "outcome": "deal queen" }),
        json!({ "cmd": "view", "viewer": "spectator" }),
        json!({ "cmd": "why", "seat": 2, "action": "fold" }),
        json!({ "cmd": "record" }),
        json!({ "cmd": "load", "record": record }),
        json!({ "cmd": "undo", "steps": 1 }),
        json!({ "cmd": "undo", "seat": 2 }),
        json!({ "cmd": "lang", "lang": "en" }),
    ]
    .iter()
    .map(ToString::to_string)
    .collect()
}

/// What JSON is made of.
const TELLING: &[u8] = b"0123456789-.eE\"\\{}[]:,NaN";

/// One of several small harms.
fn spoilt(line: &str, rng: &mut impl Rng) -> Vec<u8> {
    let mut bytes = line.as_bytes().to_vec();
    for _ in 0..engine::below(rng, 4) {
        let place = engine::below(rng, bytes.len() as u32 + 1) as usize;
        let place = place.min(bytes.len().saturating_sub(1));
        let byte = (rng.next_u32() % 256) as u8;
        match engine::below(rng, 6) {
            0 if !bytes.is_empty() => bytes[place] = byte,
            1 => bytes.insert(place, TELLING[byte as usize % TELLING.len()]),
            2 if !bytes.is_empty() => drop(bytes.remove(place)),
            3 => bytes.truncate(place),
            4 => bytes.splice(place..place, vec![b'['; 300]).for_each(drop),
            _ => {
                let copy = bytes[place..].to_vec();
                bytes.extend(copy);
            }
        }
    }
    bytes.retain(|byte| *byte != b'\n');
    bytes
}

#[test]
fn every_line_is_answered_whatever_it_holds() {
    let mut rng = engine::repeatable(2026);
    let seeds = seeds();
    let mut input = Vec::new();
    let n_lines = 4000;
    for _ in 0..n_lines {
        let seed = &seeds[engine::below(&mut rng, seeds.len() as u32) as usize];
        input.extend(spoilt(seed, &mut rng));
        input.push(b'\n');
    }
    let run = tablee_fed(&["referee"], &input);
    assert_eq!(run.err, "");
    let answers: Vec<Value> =
        run.ok().lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(answers.len(), n_lines);
    let n_good = answers.iter().filter(|answer| answer["ok"] == true).count();
    assert!(n_good > n_lines / 10, "too few lines made sense: {n_good}");
    for answer in answers.iter().filter(|answer| answer["ok"] != true) {
        assert!(answer["error"].is_string(), "{answer}");
        assert!(!answer["error"].as_str().unwrap().contains("fault inside"), "{answer}");
    }
}

#[test]
fn odd_lines_get_an_answer_each() {
    let mut input = Vec::new();
    let odd: [&[u8]; 8] = [
        b"",
        b"null",
        b"[]",
        b"{\"cmd\":NaN}",
        b"{\"cmd\":\"turn\"} trailing",
        b"\xff\xfe\xfd",
        b"{\"cmd\":{\"cmd\":\"help\"}}",
        b"{\"cmd\":\"new\",\"game\":\"leduc\",\"seed\":1e400}",
    ];
    for line in odd {
        input.extend(line);
        input.push(b'\n');
    }
    input.extend(vec![b'['; 100_000]);
    input.push(b'\n');
    input.extend(vec![b' '; 5 << 20]);
    input.extend(b"\n{\"cmd\":\"help\"}");
    let out = tablee_fed(&["referee"], &input).ok();
    let oks: Vec<bool> =
        out.lines().map(|l| serde_json::from_str::<Value>(l).unwrap()["ok"] == true).collect();
    assert_eq!(oks.len(), odd.len() + 3);
    assert!(oks.last() == Some(&true) && oks[..oks.len() - 1].iter().all(|ok| !ok), "{out}");
}
