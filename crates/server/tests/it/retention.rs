//! Retention: tables to which nobody will return are put away, and say so.

use crate::support::table;

use std::time::Duration;

use serde_json::json;
use server::Clock;
use table::{House, play_out};

const DAY: Duration = Duration::from_hours(24);

/// A house that sweeps all the time, on a clock that is put forward by hand.
async fn tidy_house() -> (House, Clock) {
    let clock = Clock::by_hand(1_700_000_000_000);
    let house = House::with(|config| {
        config.clock = clock.clone();
        config.sweep = Duration::from_millis(5);
        config.idle = Duration::ZERO;
    });
    (house.await, clock)
}

/// Waits until so many tables have been put away.
async fn until_put_away(house: &House, n_tables: usize) {
    let wanted = format!("tablee_tables_put_away_total {n_tables}\n");
    let look = async || house.server.figures();
    client::until(&wanted, look, |figures| figures.contains(&wanted)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_where_nothing_began_is_gone_after_a_week_and_says_so() {
    let (house, clock) = tidy_house().await;
    let (waiting, token) = house.open(json!({ "game": "tic-tac-toe", "name": "Léa" })).await;
    let by_days = json!({ "game": "tic-tac-toe", "name": "Léa", "pace": "3d", "seats": ["person", "bot:easy"] });
    let (running, _) = house.open(by_days).await;
    clock.advance(DAY * 6);
    assert_eq!(house.get(&format!("/t/{waiting}")).await.status, 200);
    clock.advance(DAY * 2);
    until_put_away(&house, 1).await;
    let gone = house.get(&format!("/api/tables/{waiting}")).await;
    assert_eq!(gone.status, 410);
    assert_eq!(gone.json()["error"]["code"], "gone");
    let page = house.ask("GET", &format!("/t/{waiting}"), "accept-language: fr\r\n", "").await;
    assert_eq!(page.status, 410);
    assert!(page.body.contains("a été rangée"), "{page:?}");
    assert_eq!(house.get(&format!("/api/tables/{waiting}?token={token}")).await.status, 410);
    assert_eq!(house.get(&format!("/t/{running}")).await.status, 200, "that one is being played");
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_keeps_its_record_and_forgets_its_keys() {
    let (house, clock) = tidy_house().await;
    let (table, [a, b]) = house.pair("tic-tac-toe", json!({})).await;
    let mut first = house.socket(&table, &format!("token={a}")).await;
    let second = house.socket(&table, &format!("token={b}")).await;
    assert_eq!(first.ask(json!({ "say": "hello" })).await["ok"], true);
    let mut sockets = [first, second];
    play_out(&mut sockets).await;
    for socket in sockets {
        socket.close().await;
    }
    let record = house.get(&format!("/api/tables/{table}/record")).await;
    assert_eq!(record.status, 200);
    clock.advance(DAY * 91);
    until_put_away(&house, 1).await;
    assert_eq!(house.get(&format!("/api/tables/{table}?token={a}")).await.status, 401);
    let later = house.get(&format!("/api/tables/{table}/record")).await;
    assert_eq!(later.body, record.body, "the record is kept");
    assert_eq!(house.get(&format!("/t/{table}/replay")).await.status, 200);
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_nobody_goes_on_with_is_put_away_after_half_a_year() {
    let (house, clock) = tidy_house().await;
    let (table, [a, _]) = house.pair("tic-tac-toe", json!({})).await;
    let act = json!({ "act": "mark b2" });
    let path = format!("/api/tables/{table}/act?token={a}");
    clock.advance(DAY * 170);
    assert_eq!(house.post(&path, &act).await.status, 200, "somebody goes on with it");
    clock.advance(DAY * 179);
    assert_eq!(house.state(&table, &a).await["seat"], 1, "half a year from then on");
    clock.advance(DAY * 2);
    until_put_away(&house, 1).await;
    let gone = house.get(&format!("/api/tables/{table}?token={a}")).await;
    assert_eq!((gone.status, &gone.json()["error"]["code"]), (410, &json!("gone")));
    house.server.stop().await;
}
