//! Somebody who does not come back is replaced for good: her rights end at once, and a bot or a newcomer plays on.

use crate::support::table;

use std::time::Duration;

use serde_json::{Value, json};
use server::Clock;
use table::{House, Socket, play_out};

/// The day on which these tests begin.
const START_MS: i64 = 1_800_000_000_000;
/// As long as somebody has to have been away.
const LONG: Duration = Duration::from_mins(3);

async fn house() -> (House, Clock) {
    let clock = Clock::by_hand(START_MS);
    let house = House::with(|config| config.clock = clock.clone()).await;
    (house, clock)
}

fn holders(state: &Value) -> Vec<&str> {
    state["places"].as_array().unwrap().iter().map(|p| p["holder"].as_str().unwrap()).collect()
}

/// Asks for a seat to be freed; the code of the refusal, if it is refused.
async fn free(socket: &mut Socket, seat: usize) -> Value {
    socket.ask(json!({ "free": seat })).await["error"]["code"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_gives_the_seat_of_somebody_who_left_to_a_bot_for_good() {
    let (house, clock) = house().await;
    let (table, [a, b]) = house.pair("leduc", json!({ "level": "random" })).await;
    let mut host = house.socket(&table, &format!("token={a}")).await;
    let mut gone = house.socket(&table, &format!("token={b}")).await;
    assert_eq!(free(&mut host, 2).await, "refused", "she is here");
    assert_eq!(free(&mut gone, 1).await, "forbidden", "she is not the host");
    assert_eq!(gone.ask(json!({ "leave": true })).await["ok"], true);
    clock.advance(Duration::from_secs(179));
    assert_eq!(free(&mut host, 2).await, "refused", "not so soon");
    assert_eq!(house.state(&table, &b).await["seat"], 2, "she may come back until then");
    clock.advance(Duration::from_secs(1));
    assert_eq!(free(&mut host, 2).await, Value::Null);
    while gone.next().await.is_some() {}
    assert_eq!(gone.close_code, Some(4001), "her socket has ended");
    assert_eq!(house.get(&format!("/api/tables/{table}?token={b}")).await.status, 401);
    let state = house.state(&table, &a).await;
    assert_eq!(holders(&state), ["person", "bot"]);
    // The deal is what it was, for whoever reads the journal again.
    let view = state["view"].clone();
    let house = house.restart().await;
    let state = house.state(&table, &a).await;
    assert_eq!((&state["view"], holders(&state)), (&view, vec!["person", "bot"]));
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_takes_the_seat_and_plays_the_game_to_its_end() {
    let (house, clock) = house().await;
    let (table, [a, b]) = house.pair("tic-tac-toe", json!({ "pause_ms": 3_600_000 })).await;
    let mut host = house.socket(&table, &format!("token={a}")).await;
    assert_eq!(host.act("mark b2").await["ok"], true);
    let early = house.post(&format!("/api/tables/{table}/seats"), &json!({ "name": "Tom" })).await;
    assert_eq!(early.status, 422, "nobody has been replaced: {early:?}");
    // Nobody has left, but one is not there: she has not been connected for three minutes.
    clock.advance(LONG);
    assert_eq!(free(&mut host, 2).await, Value::Null);
    let page = house.get(&format!("/t/{table}")).await.body;
    assert!(page.contains("You may take the seat"), "those who watch are asked: {page}");
    let new = house.sit(&table, "Tom").await;
    assert_eq!(house.state(&table, &new).await["seat"], 2);
    assert_eq!(house.get(&format!("/api/tables/{table}?token={b}")).await.status, 401);
    let mut sockets = [host, house.socket(&table, &format!("token={new}")).await];
    play_out(&mut sockets).await;
    let state = house.state(&table, &new).await;
    let names: Vec<&Value> =
        state["places"].as_array().unwrap().iter().map(|place| &place["name"]).collect();
    assert_eq!(names, ["Léa", "Tom"]);
    let record = house.get(&format!("/api/tables/{table}/record")).await;
    assert_eq!(record.status, 200);
    assert!(record.body.contains("Tom"), "{}", record.body);
    let house = house.restart().await;
    assert_eq!(house.get(&format!("/api/tables/{table}/record")).await.body, record.body);
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn before_the_game_the_seat_is_free_and_the_host_passes_on() {
    let (house, clock) = house().await;
    let (table, a) = house.open(json!({ "game": "goofspiel", "name": "Léa" })).await;
    let wish = json!({ "game": "epix", "options": { "seats": 3 }, "name": "Léa" });
    let (three, lea) = house.open(wish).await;
    let max = house.sit(&three, "Max").await;
    // Léa sat down first, but she is not there: Max sees to the table once she has been gone for long.
    let mut socket = house.socket(&three, &format!("token={max}")).await;
    let first = house.socket(&three, &format!("token={lea}")).await;
    clock.advance(LONG);
    assert_eq!(free(&mut socket, 1).await, "forbidden", "she is there, and the host");
    first.close().await;
    socket.until(|message| message["places"][0]["here"] == false).await;
    assert_eq!(free(&mut socket, 1).await, "forbidden", "she may be back at once");
    clock.advance(LONG);
    assert_eq!(free(&mut socket, 1).await, Value::Null);
    assert_eq!(holders(&house.state(&three, &max).await), ["open", "person", "open"]);
    assert_eq!(house.get(&format!("/api/tables/{three}?token={lea}")).await.status, 401);
    assert_eq!(holders(&house.state(&table, &a).await), ["person", "open"], "nobody else's");
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_offers_it_to_the_host_in_both_languages() {
    let (house, clock) = house().await;
    let (table, [a, _]) = house.pair("tic-tac-toe", json!({})).await;
    for (lang, said) in [("en", "Free the seat"), ("fr", "Libérer la place")] {
        let query = format!("token={a}&format=html&lang={lang}");
        let mut page = house.socket(&table, &query).await;
        let shown = page.until(|message| message["fragments"].get("players").is_some()).await;
        let players = shown["fragments"]["players"].as_str().unwrap();
        assert!(players.contains(said) && players.contains("{&quot;free&quot;:2}"), "{players}");
        page.close().await;
    }
    clock.advance(LONG);
    house.server.stop().await;
}
