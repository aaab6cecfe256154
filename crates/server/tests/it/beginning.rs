//! Who begins a game, and what becomes of seats whose people are not there yet.

use crate::support::table;

use serde_json::{Value, json};
use table::House;

/// A table for three where the host waits for friends, with its host's token.
async fn waiting(house: &House) -> (String, String) {
    let wish = json!({
        "game": "ephios", "options": { "seats": 3 }, "name": "Léa",
        "level": "random", "pause_ms": 600_000,
    });
    house.open(wish).await
}

fn holders(state: &Value) -> Vec<&str> {
    state["places"].as_array().unwrap().iter().map(|p| p["holder"].as_str().unwrap()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stranger_who_sits_down_does_not_begin_the_game_of_others() {
    let house = House::new().await;
    let (table, host) = waiting(&house).await;
    let stranger = house.sit(&table, "Eve").await;
    let start = async |token: &str| {
        house.post(&format!("/api/tables/{table}/start?token={token}"), &json!({})).await
    };
    let refused = start(&stranger).await;
    assert_eq!((refused.status, &refused.json()["error"]["code"]), (403, &json!("forbidden")));
    assert!(refused.body.contains("Only the host begins"), "{refused:?}");
    let mut socket = house.socket(&table, &format!("token={stranger}")).await;
    assert_eq!(socket.ask(json!({ "start": true })).await["error"]["code"], "forbidden");
    assert_eq!(holders(&house.state(&table, &host).await), ["person", "person", "open"]);
    assert_eq!(start(&host).await.status, 200);
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_friend_who_comes_late_takes_her_seat_from_the_bot() {
    let house = House::new().await;
    let (table, host) = waiting(&house).await;
    house.sit(&table, "Max").await;
    let start = format!("/api/tables/{table}/start?token={host}");
    assert_eq!(house.post(&start, &json!({})).await.status, 200);
    assert_eq!(holders(&house.state(&table, &host).await), ["person", "person", "bot"]);
    let page = house.get(&format!("/t/{table}")).await;
    assert!(page.body.contains("was not there yet"), "she is told what happened");
    let house = house.restart().await;
    let friend = house.sit(&table, "Zoé").await;
    let state = house.state(&table, &friend).await;
    assert_eq!((&state["seat"], holders(&state)), (&json!(3), vec!["person"; 3]));
    let taken = house.post(&format!("/api/tables/{table}/seats"), &json!({ "name": "Eve" })).await;
    assert_eq!(taken.status, 422, "and nobody else");
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bots_own_seat_is_nobodys() {
    let house = House::new().await;
    let seats = json!(["person", "bot:random", "person"]);
    let wish =
        json!({ "game": "ephios", "options": { "seats": 3 }, "name": "Léa", "seats": seats });
    let (table, host) = house.open(wish).await;
    let start = format!("/api/tables/{table}/start?token={host}");
    assert_eq!(house.post(&start, &json!({})).await.status, 200);
    let path = format!("/api/tables/{table}/seats");
    let second = house.post(&path, &json!({ "name": "Eve", "seat": 2 })).await;
    assert_eq!(second.status, 422, "{second:?}");
    assert_eq!(house.post(&path, &json!({ "name": "Zoé", "seat": 3 })).await.status, 200);
    house.server.stop().await;
}
