//! When the disk fails, nothing is lost and nobody is misled; when it works again, play goes on.
#![cfg(target_os = "linux")]

#[path = "../../../store/tests/it/faults/disk.rs"]
mod faulty;
use crate::support::log;
use crate::support::table;

use std::time::Duration;

use faulty::{Disk, Fault, on_a_failing_disk};
use log::Log;
use serde_json::{Value, json};
use server::Clock;
use table::{Answer, House, Socket};

/// Asks again and again until the answer is as wanted.
async fn until(house: &House, path: &str, wanted: impl Fn(&Answer) -> bool) -> Answer {
    client::until(path, async || house.get(path).await, wanted).await
}

async fn is_healthy(house: &House, is_well: bool) {
    let status = if is_well { 200 } else { 503 };
    until(house, "/healthz", |answer| answer.status == status).await;
    let ready = until(house, "/readyz", |answer| answer.status == status).await.json();
    assert_eq!((&ready["ready"], &ready["writable"]), (&json!(is_well), &json!(is_well)));
}

/// Everything that a table writes: a move, a remark, a seat left and taken back, a link to another device, a table.
async fn write_all(house: &House, socket: &mut Socket, page: (&str, &str)) -> Vec<Value> {
    let act = socket.last["legal"][0].clone();
    let mut answers = Vec::new();
    for wish in [json!({ "act": act }), json!({ "say": "salut" })] {
        answers.push(socket.ask(wish).await["error"]["code"].clone());
    }
    let (path, cookies) = page;
    let linked = house.form(&format!("{path}/device"), cookies, "").await;
    answers.push(if linked.status < 400 { Value::Null } else { linked.status.into() });
    let opened = house.post("/api/tables", &json!({ "game": "tic-tac-toe" })).await;
    answers.push(if opened.status == 201 { Value::Null } else { opened.status.into() });
    answers
}

async fn survives(disk: &Disk, fault: Fault, log: &Log) {
    let house = House::new().await;
    let (table, [a, _]) = house.pair("tic-tac-toe", json!({})).await;
    let opened = house.form("/new/leduc", "", "name=L%C3%A9a&seat1=me&seat2=open").await;
    assert_eq!(opened.status, 303, "{opened:?}");
    let (cookies, page) = (opened.cookies(), opened.header("location").unwrap().to_string());
    let mut socket = house.socket(&table, &format!("token={a}")).await;
    let before = socket.update().await;
    // Bots who play by themselves as fast as they can.
    let bots = json!({ "game": "goofspiel", "seats": ["bot:random", "bot:random"], "pause_ms": 0 });
    disk.fails(fault);
    assert_eq!(house.post("/api/tables", &bots).await.status, 503);
    is_healthy(&house, false).await;
    for answer in write_all(&house, &mut socket, (&page, &cookies)).await {
        assert!(answer == "unavailable" || answer == 503, "{fault:?}: {answer}");
    }
    let state = house.state(&table, &a).await;
    assert_eq!(
        (&state["v"], &state["view"]),
        (&before["v"], &before["view"]),
        "it has not happened"
    );
    disk.fails(Fault::None);
    is_healthy(&house, true).await;
    for answer in write_all(&house, &mut socket, (&page, &cookies)).await {
        assert_eq!(answer, Value::Null, "{fault:?}");
    }
    for wish in [json!({ "leave": true }), json!({ "back": true })] {
        assert_eq!(socket.ask(wish).await["ok"], true, "{fault:?}");
    }
    let state = house.restart().await;
    let played = state.state(&table, &a).await;
    assert!(played["v"].as_u64() > before["v"].as_u64(), "{played}");
    state.server.stop().await;
    assert!(log.text().contains("the disk refuses what is written"), "it is said");
}

#[test]
fn after_the_disk_has_failed_moves_remarks_links_and_leaving_work_again() {
    let name = "after_the_disk_has_failed_moves_remarks_links_and_leaving_work_again";
    on_a_failing_disk(name, async |disk| {
        let log = Log::keep("info");
        for fault in [Fault::Full, Fault::Write, Fault::Sync] {
            survives(&disk, fault, &log).await;
        }
    });
}

/// How much may be logged while the disk fails.
const MOST_LOGGED: usize = 20_000;
/// How often people try something meanwhile.
const N_TRIED: usize = 500;

#[test]
fn bots_wait_for_the_disk_quietly_and_go_on_with_it() {
    on_a_failing_disk("bots_wait_for_the_disk_quietly_and_go_on_with_it", async |disk| {
        let log = Log::keep("info");
        let clock = Clock::by_hand(1_800_000_000_000);
        let house = House::with(|config| config.clock = clock.clone()).await;
        let seats = ["person", "bot:random"];
        let mut tables = Vec::new();
        for _ in 0..20 {
            let wish =
                json!({ "game": "connect-four", "seats": seats, "name": "Léa", "pause_ms": 1_000 });
            tables.push(house.open(wish).await);
        }
        let act = json!({ "act": "drop 4" });
        let path =
            |(table, token): &(String, String)| format!("/api/tables/{table}/act?token={token}");
        for table in &tables {
            assert_eq!(house.post(&path(table), &act).await.status, 200);
        }
        // Each table's bot is about to answer, and the disk fails under its hands.
        disk.fails(Fault::Full);
        let n_before = log.text().len();
        // Meanwhile people try to open tables again and again.
        for _ in 0..N_TRIED {
            clock.advance(Duration::from_millis(10));
            let wish = json!({ "game": "tic-tac-toe" });
            assert_eq!(house.post("/api/tables", &wish).await.status, 503);
        }
        let n_logged = log.text().len() - n_before;
        assert!(n_logged < MOST_LOGGED, "{n_logged} bytes: {}", log.text());
        disk.fails(Fault::None);
        is_healthy(&house, true).await;
        // The bots answer, and it is the people's turn again.
        for (table, token) in &tables {
            let path = format!("/api/tables/{table}?token={token}");
            let look = async || {
                clock.advance(Duration::from_millis(100));
                house.get(&path).await.json()["turn"]["decide"].clone()
            };
            client::until("the bot's answer", look, |decide| *decide == json!([1])).await;
        }
        house.server.stop().await;
    });
}

/// When the clock of a seat runs out, as its holder is told.
async fn deadline(house: &House, table: &str, token: &str) -> i64 {
    house.state(table, token).await["deadline_ms"].as_i64().expect("a deadline")
}

/// Somebody sets the machine's clock while people play: nobody gets more time, nobody loses any, and nothing is put away.
#[test]
fn a_machine_whose_clock_jumps_plays_on_as_if_it_had_not() {
    const WEEK_MS: i64 = 7 * 86_400_000;
    on_a_failing_disk("a_machine_whose_clock_jumps_plays_on_as_if_it_had_not", async |disk| {
        let house = House::with(|config| config.sweep = Duration::from_millis(5)).await;
        let pace = json!({ "pace": "1d" });
        let (table, [a, b]) = house.pair("connect-four", pace).await;
        let (waiting, _) = house.open(json!({ "game": "tic-tac-toe", "name": "Léa" })).await;
        let mut before = deadline(&house, &table, &a).await;
        let act = json!({ "act": "drop 4" });
        for (fault, token) in [(Fault::ClockBack, &a), (Fault::ClockAhead, &b), (Fault::None, &a)] {
            disk.fails(fault);
            let path = format!("/api/tables/{table}/act?token={token}");
            assert_eq!(house.post(&path, &act).await.status, 200, "{fault:?}");
            let after = deadline(&house, &table, token).await;
            assert!((before..before + WEEK_MS / 7).contains(&after), "{fault:?}: {before} {after}");
            let state = house.state(&table, &a).await;
            for place in state["places"].as_array().unwrap() {
                assert_eq!(place["holder"], "person", "{fault:?}: nobody has run out of time");
            }
            assert_eq!(house.get(&format!("/t/{waiting}")).await.status, 200, "{fault:?}");
            before = after;
        }
        house.server.stop().await;
    });
}
