//! Somebody who does not come back is replaced for good: her rights end at once, and a bot or a newcomer plays on.

use crate::support::table;

use std::time::Duration;

use serde_json::{Value, json};
use server::Clock;
use table::{Answer, House, Socket, play_out};

/// The day on which these tests begin.
const START_MS: i64 = 1_800_000_000_000;
/// As long as somebody has to have been away.
const LONG: Duration = Duration::from_mins(3);

async fn house() -> (House, Clock) {
    let clock = Clock::by_hand(START_MS);
    let house = House::with(|config| {
        config.clock = clock.clone();
        // So that people may come from several networks.
        config.behind_proxy = vec!["127.0.0.1".parse().unwrap()];
    })
    .await;
    (house, clock)
}

/// Sits down from another network; the answer.
async fn sit_from(house: &House, network: &str, table: &str, name: &str) -> Answer {
    let path = format!("/api/tables/{table}/seats");
    let headers = format!("content-type: application/json\r\nx-forwarded-for: {network}\r\n");
    house.ask("POST", &path, &headers, &json!({ "name": name }).to_string()).await
}

/// Sends a form of a browser from another network; the answer.
async fn form_from(house: &House, network: &str, path: &str, cookies: &str, form: &str) -> Answer {
    let headers = format!(
        "content-type: application/x-www-form-urlencoded\r\nx-forwarded-for: {network}\r\ncookie: {cookies}\r\n"
    );
    house.ask("POST", path, &headers, form).await
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
    let new = sit_from(&house, "192.0.2.7", &table, "Tom").await.json();
    let new = new["token"].as_str().unwrap().to_string();
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

#[tokio::test(flavor = "multi_thread")]
async fn somebody_who_asks_or_acts_without_a_socket_is_there() {
    let (house, clock) = house().await;
    let (table, [a, b]) = house.pair("tic-tac-toe", json!({})).await;
    let mut host = house.socket(&table, &format!("token={a}")).await;
    let reads = async || house.state(&table, &b).await["seat"].clone();
    let acts = async || {
        let path = format!("/api/tables/{table}/act?token={b}");
        house.post(&path, &json!({ "act": "mark c3" })).await.status
    };
    clock.advance(Duration::from_secs(179));
    assert_eq!(reads().await, 2);
    clock.advance(Duration::from_secs(1));
    assert_eq!(free(&mut host, 2).await, "refused", "she reads");
    assert_eq!(host.act("mark b2").await["ok"], true);
    clock.advance(Duration::from_secs(100));
    assert_eq!(acts().await, 200);
    clock.advance(Duration::from_secs(100));
    assert_eq!(free(&mut host, 2).await, "refused", "she plays");
    clock.advance(Duration::from_secs(80));
    assert_eq!(free(&mut host, 2).await, Value::Null, "three minutes after the last of her");
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_who_has_just_sat_down_is_there() {
    let (house, clock) = house().await;
    let wish = json!({ "game": "epix", "options": { "seats": 3 }, "name": "Léa" });
    let (table, a) = house.open(wish).await;
    let mut host = house.socket(&table, &format!("token={a}")).await;
    clock.advance(LONG);
    house.sit(&table, "Max").await;
    assert_eq!(free(&mut host, 2).await, "refused");
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hand_that_was_left_is_for_nobody_who_sits_or_sat_here() {
    let (house, clock) = house().await;
    let (host_at, max_at, tom_at) = ("192.0.2.1", "192.0.2.2", "192.0.2.3");
    let fields = "name=L%C3%A9a&seats=3&seat1=me&seat2=open&seat3=open&pause_ms=3600000";
    let opened = form_from(&house, host_at, "/new/epix", "", fields).await;
    let (path, lea) = (opened.header("location").unwrap().to_string(), opened.cookies());
    let (sit, table) = (format!("{path}/sit"), path[3..].to_string());
    // Ida sat there before the game, and left again.
    let ida = form_from(&house, "192.0.2.4", &sit, "", "name=Ida&seat=3").await.cookies();
    let mut leaving = house.try_socket(&table, "", &format!("cookie: {ida}")).await.unwrap();
    leaving.send_text(r#"{"leave":true}"#).await;
    while leaving.next().await.is_some() {}
    let max = form_from(&house, max_at, &sit, "", "name=Max&seat=2").await.cookies();
    let tom = form_from(&house, tom_at, &sit, "", "name=Tom&seat=3").await.cookies();
    let mut host = house.try_socket(&table, "", &format!("cookie: {lea}")).await.unwrap();
    let mut other = house.try_socket(&table, "lang=fr", &format!("cookie: {tom}")).await.unwrap();
    let mut gone = house.try_socket(&table, "", &format!("cookie: {max}")).await.unwrap();
    assert_eq!(gone.ask(json!({ "leave": true })).await["ok"], true);
    clock.advance(LONG);
    assert_eq!(free(&mut host, 2).await, Value::Null);
    let refused = async |who: &str, network: &str, cookies: &str| {
        let sat = form_from(&house, network, &sit, cookies, "name=Eve&seat=2").await;
        assert_eq!(sat.status, 422, "{who}: {sat:?}");
        assert!(sat.body.contains("left by somebody"), "{who}: {}", sat.body);
        let any = form_from(&house, network, &sit, cookies, "name=Eve").await;
        // Whoever sits is shown her own seat.
        assert!(
            any.status == 422 || [&lea, &tom].contains(&&cookies.to_string()),
            "{who}: {any:?}"
        );
    };
    refused("the host, elsewhere", "192.0.2.9", &lea).await;
    refused("another browser of the host's", host_at, "").await;
    refused("a neighbour of a player's", tom_at, "").await;
    refused("who was replaced", max_at, &max).await;
    refused("who was replaced, elsewhere", "192.0.2.9", &max).await;
    refused("a neighbour of hers", max_at, "").await;
    refused("who sat before the game", "192.0.2.9", &ida).await;
    refused("a neighbour of hers", "192.0.2.4", "").await;
    assert_eq!(
        sit_from(&house, host_at, &table, "Eve").await.status,
        422,
        "a program of the host's"
    );
    // A stranger may, and everybody is told who it is.
    let new = form_from(&house, "192.0.2.5", &sit, "", "name=Ada&seat=2").await;
    assert_eq!(new.status, 303, "{new:?}");
    let (en, fr) = ("is new at this table", "vient d’arriver à cette table");
    for (socket, said) in [(&mut host, en), (&mut other, fr)] {
        let told = socket.until(|update| update["told"].to_string().contains("Ada")).await;
        let told = told["told"].to_string();
        assert!(told.contains(said) && told.contains('2'), "{told}");
    }
    for (cookies, lang) in [(&lea, ""), (&String::new(), ""), (&tom, "; lang=fr")] {
        let page = house.get_as(&path, &format!("{cookies}{lang}")).await.body;
        assert!(page.contains(if lang.is_empty() { en } else { fr }), "{page}");
    }
    let late = house.try_socket(&table, "since=1", "").await.unwrap().update().await;
    assert!(late["told"].to_string().contains(en), "{late}");
    // Nor by a link of hers; on a device of her own she goes on.
    let ada = new.cookies();
    let link = async || {
        let page = form_from(&house, "192.0.2.5", &format!("{path}/device"), &ada, "").await.body;
        format!("/d/{}", &page.split("/d/").nth(1).expect("a link")[..26])
    };
    let passed_on = form_from(&house, host_at, &link().await, "", "").await;
    assert_eq!(passed_on.status, 422, "{passed_on:?}");
    for network in ["192.0.2.5", "192.0.2.6"] {
        assert_eq!(form_from(&house, network, &link().await, "", "").await.status, 303);
    }
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_sat_at_a_table_is_known_after_a_restart() {
    let (house, clock) = house().await;
    let (table, [a, b]) = house.pair("leduc", json!({ "level": "random" })).await;
    let mut host = house.socket(&table, &format!("token={a}")).await;
    let mut gone = house.socket(&table, &format!("token={b}")).await;
    assert_eq!(gone.ask(json!({ "leave": true })).await["ok"], true);
    clock.advance(LONG);
    assert_eq!(free(&mut host, 2).await, Value::Null);
    let house = house.restart().await;
    let refused =
        house.post(&format!("/api/tables/{table}/seats"), &json!({ "name": "Eve" })).await;
    assert_eq!(refused.status, 422, "{refused:?}");
    assert!(refused.body.contains("left by somebody"), "{}", refused.body);
    house.server.stop().await;
}
