//! A right to a seat belongs to one occupancy of it: whoever leaves, is signed out or changes seats keeps nothing.

use crate::support::table;

use std::time::Duration;

use serde_json::{Value, json};
use server::Clock;
use sqlx::{ConnectOptions, Connection};
use table::{House, Socket};

/// Everything a socket is still told until it is closed, and the code it is closed with.
async fn last_words(socket: &mut Socket) -> (Vec<Value>, Option<u16>) {
    let mut heard = Vec::new();
    while let Some(message) = socket.next().await {
        heard.push(message);
    }
    (heard, socket.close_code)
}

/// Asserts that a socket was told that its seat is no longer its own, and was closed for it.
async fn assert_ended(socket: &mut Socket) {
    let (heard, code) = last_words(socket).await;
    let ended = heard.last().expect("a last word");
    assert_eq!(ended["ended"]["code"], "seat-ended", "{heard:?}");
    assert!(ended["ended"]["reason"].is_string(), "{ended}");
    assert_eq!(code, Some(4001), "{heard:?}");
}

/// Opens a table by the form; returns its path and the host's cookies.
async fn open(house: &House, game: &str, fields: &str) -> (String, String) {
    let answer = house.form(&format!("/new/{game}"), "", &format!("name=L%C3%A9a&{fields}")).await;
    assert_eq!(answer.status, 303, "{answer:?}");
    (answer.header("location").unwrap().to_string(), answer.cookies())
}

/// Sits down by the form; returns the cookies.
async fn sit(house: &House, path: &str, cookies: &str, fields: &str) -> String {
    let answer = house.form(&format!("{path}/sit"), cookies, fields).await;
    assert_eq!(answer.status, 303, "{answer:?}");
    answer.cookies()
}

/// Asks for a link to another device; returns its path.
async fn device_link(house: &House, path: &str, cookies: &str) -> String {
    let page = house.form(&format!("{path}/device"), cookies, "").await;
    assert_eq!(page.status, 200, "{page:?}");
    let link = page.body.split("/d/").nth(1).expect("a link");
    format!("/d/{}", &link[..26])
}

async fn page_socket(house: &House, path: &str, cookies: &str) -> Socket {
    let table = path.trim_start_matches("/t/");
    house.try_socket(table, "", &format!("cookie: {cookies}")).await.expect("a socket")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_kept_after_leaving_neither_reads_nor_plays_for_whoever_sits_there_next() {
    let house = House::new().await;
    let (table, gone) = house.open(json!({ "game": "leduc", "name": "Eve" })).await;
    let mut kept = house.socket(&table, &format!("token={gone}")).await;
    kept.update().await;
    kept.send_text(r#"{"leave":true}"#).await;
    kept.until(|message| message["ok"] == true || message.get("ended").is_some()).await;
    let next = house.sit(&table, "Léa").await;
    house.sit(&table, "Max").await;
    assert_eq!(house.state(&table, &next).await["seat"], 1, "she has the seat that was left");
    kept.send_text(r#"{"act":"bet","n":77}"#).await;
    let (heard, code) = last_words(&mut kept).await;
    assert!(heard.iter().all(|message| message.get("view").is_none()), "{heard:?}");
    assert!(heard.iter().all(|message| message["n"] != 77 || message["ok"] != true), "{heard:?}");
    assert_eq!(code, Some(4001), "{heard:?}");
    let state = house.get(&format!("/api/tables/{table}?token={gone}")).await;
    assert_eq!(state.status, 401, "the token ended with the seat: {state:?}");
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_device_link_made_before_leaving_opens_nothing_afterwards() {
    let house = House::new().await;
    let (path, host) = open(&house, "leduc", "seat1=me&seat2=open").await;
    let link = device_link(&house, &path, &host).await;
    let mut socket = page_socket(&house, &path, &host).await;
    socket.send_text(r#"{"leave":true}"#).await;
    assert_ended(&mut socket).await;
    let guest = sit(&house, &path, "", "name=Max&seat=1").await;
    assert!(house.get_as(&path, &guest).await.body.contains("data-seat=\"1\""));
    for taken in [house.get(&link).await, house.form(&link, "", "").await] {
        assert_eq!(taken.status, 410, "{taken:?}");
        assert!(taken.body.contains("left"), "it says why: {}", taken.body);
        let seen = house.get_as(&path, &taken.cookies()).await;
        assert!(!seen.body.contains("data-seat=\"1\" data-stage"), "{}", seen.body);
    }
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_device_link_is_shown_by_a_page_and_used_up_by_a_post_alone() {
    let house = House::new().await;
    let (path, host) = open(&house, "leduc", "seat1=me&seat2=open").await;
    let link = device_link(&house, &path, &host).await;
    for method in ["GET", "HEAD", "GET"] {
        let shown = house.ask(method, &link, "", "").await;
        assert_eq!((shown.status, shown.cookies().as_str()), (200, ""), "{shown:?}");
    }
    let shown = house.get(&link).await;
    assert!(shown.body.contains("Leduc") && shown.body.contains("Léa"), "{}", shown.body);
    let taken = house.form(&link, "", "").await;
    assert_eq!((taken.status, taken.header("location")), (303, Some(path.as_str())), "{taken:?}");
    let page = house.get_as(&path, &taken.cookies()).await;
    assert!(page.body.contains("data-seat=\"1\""), "{}", page.body);
    for again in [house.get(&link).await, house.form(&link, "", "").await] {
        assert_eq!(again.status, 410, "{again:?}");
        assert!(again.body.contains("has been used"), "{}", again.body);
    }
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_device_link_expires_and_says_so() {
    let clock = Clock::by_hand(1_790_000_000_000);
    let house = House::with(|config| config.clock = clock.clone()).await;
    let (path, host) = open(&house, "leduc", "seat1=me&seat2=open").await;
    let link = device_link(&house, &path, &host).await;
    clock.advance(Duration::from_mins(14));
    assert_eq!(house.get(&link).await.status, 200);
    clock.advance(Duration::from_mins(1));
    for late in [house.get(&link).await, house.form(&link, "", "").await] {
        assert_eq!(late.status, 410, "{late:?}");
        assert!(late.body.contains("expired"), "{}", late.body);
    }
    house.server.stop().await;
}

/// The ids of the devices on a page, in order.
fn devices_on(page: &str) -> Vec<String> {
    let ids = page.split("data-device=\"").skip(1);
    ids.map(|rest| rest.split('"').next().unwrap_or_default().to_string()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_device_that_is_signed_out_is_told_and_hears_nothing_more() {
    let house = House::new().await;
    let (path, host) = open(&house, "leduc", "seat1=me&seat2=open").await;
    let link = device_link(&house, &path, &host).await;
    let phone = house.form(&link, "", "").await.cookies();
    let guest = sit(&house, &path, "", "name=Max").await;
    let mut at_home = page_socket(&house, &path, &host).await;
    let mut on_the_way = page_socket(&house, &path, &phone).await;
    let mut other = page_socket(&house, &path, &guest).await;
    on_the_way.update().await;
    let waiting = device_link(&house, &path, &host).await;
    let page = house.get_as(&format!("{path}/devices"), &host).await;
    let devices = devices_on(&page.body);
    assert_eq!(devices.len(), 3, "this browser, the phone, a link: {}", page.body);
    assert!(page.body.contains("this device") && page.body.contains("not been used yet"));
    let out = |which: &str| format!("device={which}");
    // Nobody else signs them out, and nobody signs out what is not there.
    let action = format!("{path}/devices");
    assert_eq!(house.form(&action, &guest, &out(&devices[1])).await.status, 404);
    assert_eq!(house.form(&action, "", &out(&devices[1])).await.status, 403);
    assert_eq!(house.form(&action, &host, &out(&devices[1])).await.status, 303);
    assert_ended(&mut on_the_way).await;
    assert!(!house.get_as(&path, &phone).await.body.contains("data-seat=\"1\" data-stage"));
    assert_eq!(house.form(&action, &host, &out(&devices[2])).await.status, 303);
    assert_eq!(house.form(&waiting, "", "").await.status, 404, "a link that was revoked");
    // Whoever is left plays on; signing out everywhere leaves the table to a bot.
    let mut page = page_socket(&house, &path, &host).await;
    assert_eq!(at_home.ask(json!({ "say": "hello" })).await["ok"], true);
    assert_eq!(house.form(&action, &host, &out("everywhere")).await.status, 303);
    assert_ended(&mut at_home).await;
    assert_ended(&mut page).await;
    other.until(|message| message["places"][0]["holder"] == "stand-in").await;
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn signing_out_everywhere_before_the_game_frees_the_seat() {
    let house = House::new().await;
    let (path, host) = open(&house, "leduc", "seat1=me&seat2=open").await;
    let action = format!("{path}/devices");
    let phone = house.form(&device_link(&house, &path, &host).await, "", "").await.cookies();
    let mut others = page_socket(&house, &path, &phone).await;
    assert_eq!(house.form(&action, &host, "device=others").await.status, 303);
    assert_ended(&mut others).await;
    assert_eq!(house.form(&action, &host, "device=everywhere").await.status, 303);
    let page = house.get_as(&path, &host).await;
    assert!(!page.body.contains("data-seat=\"1\" data-stage"), "{}", page.body);
    let guest = sit(&house, &path, "", "name=Max&seat=1").await;
    assert!(house.get_as(&path, &guest).await.body.contains("data-seat=\"1\" data-stage"));
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_counts_on_a_seat_is_told_when_it_is_gone_and_does_not_watch_unawares() {
    let house = House::new().await;
    let (path, host) = open(&house, "leduc", "seat1=me&seat2=open").await;
    let table = path.trim_start_matches("/t/");
    let cookie = format!("cookie: {host}");
    assert!(house.try_socket(table, "format=html&seat=1", &cookie).await.is_ok());
    assert_eq!(
        house.form(&format!("{path}/devices"), &host, "device=everywhere").await.status,
        303
    );
    let late = house.try_socket(table, "format=html&seat=1&lang=fr", &cookie).await;
    assert_ended(&mut late.expect("a socket that says so")).await;
    let program = house.try_socket(table, "seat=1", &cookie).await;
    assert_eq!(program.err(), Some(401));
    house.server.stop().await;
}

/// What is stored of a program's token, and of one as it used to be.
fn stored(token: &str) -> String {
    engine::Digest::of(token.as_bytes()).to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn tokens_given_out_by_an_earlier_version_still_open_their_seats() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.sqlite");
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&file).create_if_missing(true);
    let mut connection = options.connect().await.unwrap();
    let mut migrator = sqlx::migrate!("../store/migrations");
    migrator.migrations = migrator.iter().take(3).cloned().collect();
    migrator.run(&mut connection).await.unwrap();
    let (program, older, link) = ("1".repeat(26), "2".repeat(26), "3".repeat(26));
    let earlier = format!(
        "INSERT INTO tables (no, id, game, setup, secret, settings, is_public, created_ms, touched_ms)
            VALUES (5, '0123456789abcdef', 'tic-tac-toe', 'seats=2', '{}', '{{\"pause_ms\":600000}}', 0,
                unixepoch() * 1000, unixepoch() * 1000);
        INSERT INTO journal VALUES (5, 1, 'sit 1 s Eve', 10), (5, 2, 'leave 1', 11), (5, 3, 'sit 1 s Léa', 12),
            (5, 4, 'sit 2 s Max', 13), (5, 5, 'start', 13), (5, 6, 'step 1 mark a1', 14);
        INSERT INTO keys VALUES ('p{}', 5, 1, NULL), ('{}', 5, 2, NULL), ('{}', 5, 1, 99);",
        "0".repeat(64), stored(&program), stored(&older), stored(&link)
    );
    sqlx::raw_sql(sqlx::AssertSqlSafe(earlier)).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let config = table::config(folder.path());
    let server = server::Server::start(config, catalog::Catalog::standard()).await.unwrap();
    let house = House { server, folder };
    let table = "0123456789abcdef";
    for (token, seat) in [(&program, 1), (&older, 2)] {
        assert_eq!(house.state(table, token).await["seat"], seat);
    }
    let mut socket = house.socket(table, &format!("token={older}")).await;
    assert_eq!(socket.act("mark b2").await["ok"], true, "the game goes on");
    assert_eq!(house.get(&format!("/d/{link}")).await.status, 404);
    house.server.stop().await;
}
