//! Retention: tables to which nobody will return are put away, and say so.

use crate::support::table;

use std::path::Path;
use std::time::Duration;

use catalog::Catalog;
use serde_json::json;
use server::{Clock, Config, Server};
use table::{House, play_out};

const DAY: Duration = Duration::from_hours(24);

const BEGAN_MS: i64 = 1_700_000_000_000;

/// A server that sweeps all the time, on a clock that is put forward by hand.
fn tidily(config: &mut Config, clock: &Clock) {
    config.clock = clock.clone();
    config.sweep = Duration::from_millis(5);
    config.idle = Duration::ZERO;
}

async fn tidy_house() -> (House, Clock) {
    let clock = Clock::by_hand(BEGAN_MS);
    (House::with(|config| tidily(config, &clock)).await, clock)
}

/// The same with a file that is there already.
async fn serve_again(folder: &Path, clock: &Clock) -> Server {
    let mut config = table::config(folder);
    tidily(&mut config, clock);
    Server::start(config, Catalog::standard()).await.unwrap()
}

/// One of the server's own figures.
fn figure(server: &Server, name: &str) -> f64 {
    let (figures, start) = (server.figures(), format!("tablee_{name} "));
    let line = figures.lines().find_map(|line| line.strip_prefix(&start));
    line.unwrap_or_else(|| panic!("no {name} in {figures}")).parse().unwrap()
}

/// Lets days pass, each of them seen by the server, and waits until it has done what it does then.
async fn live(server: &Server, clock: &Clock, n_days: u32) {
    for step in std::iter::repeat_n(DAY, n_days as usize).chain([Duration::from_secs(1)]) {
        let wanted = figure(server, "served_seconds") + step.as_secs_f64();
        clock.advance(step);
        let look = async || figure(server, "served_seconds");
        client::until("a sweep", look, |served| *served >= wanted).await;
    }
}

/// Leaves a seat before the game.
async fn leave(house: &House, table: &str, token: &str) {
    let mut socket = house.socket(table, &format!("token={token}")).await;
    socket.send_text(r#"{"leave":true}"#).await;
    socket.until(|message| message.get("ended").is_some()).await;
}

/// How many tables were marked, and how many put away.
fn counted(server: &Server) -> (f64, f64) {
    (figure(server, "tables_leaving_total"), figure(server, "tables_put_away_total"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_where_nothing_began_is_gone_after_two_weeks_and_says_so() {
    let (house, clock) = tidy_house().await;
    let (waiting, token) = house.open(json!({ "game": "tic-tac-toe", "name": "Léa" })).await;
    let by_days = json!({ "game": "tic-tac-toe", "name": "Léa", "pace": "3d", "seats": ["person", "bot:easy"] });
    let (running, _) = house.open(by_days).await;
    live(&house.server, &clock, 6).await;
    assert_eq!(counted(&house.server), (0.0, 0.0));
    live(&house.server, &clock, 1).await;
    assert_eq!(counted(&house.server), (1.0, 0.0), "marked, and whole");
    live(&house.server, &clock, 6).await;
    let path = format!("/api/tables/{waiting}?token={token}");
    assert_eq!(house.get(&path).await.status, 200, "whole for a week");
    live(&house.server, &clock, 2).await;
    assert_eq!(counted(&house.server), (1.0, 1.0));
    let gone = house.get(&format!("/api/tables/{waiting}")).await;
    assert_eq!(gone.status, 410);
    assert_eq!(gone.json()["error"]["code"], "gone");
    let page = house.ask("GET", &format!("/t/{waiting}"), "accept-language: fr\r\n", "").await;
    assert_eq!(page.status, 410);
    assert!(page.body.contains("a été rangée"), "{page:?}");
    assert_eq!(house.get(&path).await.status, 410);
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
    live(&house.server, &clock, 99).await;
    assert_eq!(counted(&house.server), (1.0, 1.0));
    assert_eq!(house.get(&format!("/api/tables/{table}?token={a}")).await.status, 401);
    let later = house.get(&format!("/api/tables/{table}/record")).await;
    assert_eq!(later.body, record.body, "the record is kept");
    assert_eq!(house.get(&format!("/t/{table}/replay")).await.status, 200);
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_comes_back_whole_while_it_is_only_marked_and_goes_when_nobody_goes_on_with_it() {
    let (house, clock) = tidy_house().await;
    let (table, [a, b]) = house.pair("connect-four", json!({})).await;
    let act = async |token: &str| {
        let path = format!("/api/tables/{table}/act?token={token}");
        assert_eq!(house.post(&path, &json!({ "act": "drop 1" })).await.status, 200);
    };
    live(&house.server, &clock, 170).await;
    act(&a).await;
    live(&house.server, &clock, 179).await;
    assert_eq!(counted(&house.server), (0.0, 0.0), "half a year from then on");
    live(&house.server, &clock, 6).await;
    assert_eq!(counted(&house.server), (1.0, 0.0));
    act(&b).await;
    live(&house.server, &clock, 20).await;
    assert_eq!(counted(&house.server), (1.0, 0.0), "somebody goes on with it");
    assert_eq!(house.state(&table, &a).await["seat"], 1);
    live(&house.server, &clock, 170).await;
    assert_eq!(counted(&house.server), (2.0, 1.0));
    let gone = house.get(&format!("/api/tables/{table}?token={a}")).await;
    assert_eq!((gone.status, &gone.json()["error"]["code"]), (410, &json!("gone")));
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_has_begun_however_many_came_and_went_before() {
    let (house, clock) = tidy_house().await;
    let for_three = json!({ "game": "ephios", "options": { "seats": 3 }, "name": "Léa" });
    let (table, a) = house.open(for_three).await;
    for _ in 0..50 {
        let token = house.sit(&table, "Max").await;
        leave(&house, &table, &token).await;
    }
    house.sit(&table, "Zoé").await;
    house.sit(&table, "Ida").await;
    live(&house.server, &clock, 30).await;
    assert_eq!(counted(&house.server), (0.0, 0.0));
    assert_eq!(house.state(&table, &a).await["seat"], 1);
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_network_does_not_make_a_journal_long_by_coming_and_going() {
    let house = House::with(|config| config.requests_per_second = Some(50)).await;
    let for_three = json!({ "game": "ephios", "options": { "seats": 3 }, "name": "Léa" });
    let (table, _) = house.open(for_three).await;
    let mut n_seated = 0;
    let refused = loop {
        let sit = json!({ "name": "Max" });
        let seated = house.post(&format!("/api/tables/{table}/seats"), &sit).await;
        if seated.status != 200 {
            break seated;
        }
        n_seated += 1;
        assert!(n_seated < 100, "nobody says that it is enough");
        let token = seated.json()["token"].as_str().unwrap().to_string();
        leave(&house, &table, &token).await;
    };
    assert_eq!((n_seated, refused.status), (40, 422));
    assert!(refused.body.contains("left again"), "{refused:?}");
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_date_puts_nothing_away() {
    let (house, clock) = tidy_house().await;
    let mut tables = Vec::new();
    for _ in 0..6 {
        tables.push(house.open(json!({ "game": "tic-tac-toe", "name": "Léa" })).await);
    }
    live(&house.server, &clock, 3).await;
    let House { server, folder } = house;
    server.stop().await;
    // Two years ahead, then as it was, then forty years back.
    for began_ms in [BEGAN_MS + 730 * 86_400_000, BEGAN_MS + 4 * 86_400_000, BEGAN_MS / 4] {
        let clock = Clock::by_hand(began_ms);
        let server = serve_again(folder.path(), &clock).await;
        live(&server, &clock, 1).await;
        assert_eq!(counted(&server), (0.0, 0.0), "{began_ms}");
        server.stop().await;
    }
    // The date is right again: that is a leap too, and it takes a week before anything is marked.
    let clock = Clock::by_hand(BEGAN_MS + 6 * 86_400_000);
    let server = serve_again(folder.path(), &clock).await;
    live(&server, &clock, 6).await;
    assert_eq!(counted(&server), (0.0, 0.0));
    let house = House { server, folder };
    for (table, token) in &tables {
        assert_eq!(house.get(&format!("/api/tables/{table}?token={token}")).await.status, 200);
    }
    live(&house.server, &clock, 12).await;
    assert_eq!(counted(&house.server), (6.0, 6.0), "and then they go as they should");
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_day_puts_away_a_small_share() {
    let (house, clock) = tidy_house().await;
    for _ in 0..50 {
        house.open(json!({ "game": "tic-tac-toe", "name": "Léa" })).await;
    }
    live(&house.server, &clock, 8).await;
    assert_eq!(counted(&house.server), (20.0, 0.0));
    live(&house.server, &clock, 1).await;
    assert_eq!(counted(&house.server), (40.0, 0.0));
    live(&house.server, &clock, 7).await;
    assert_eq!(counted(&house.server), (50.0, 40.0));
    house.server.stop().await;
}
