//! The pages as a browser asks for them: forms, cookies, sockets with fragments, replays.

use crate::support::table;

use serde_json::{Value, json};
use table::{House, Socket, play_out};

/// Opens a table by the form; returns its path and the host's cookies.
async fn open(house: &House, game: &str, fields: &str) -> (String, String) {
    let answer = house.form(&format!("/new/{game}"), "", &format!("name=L%C3%A9a&{fields}")).await;
    assert_eq!(answer.status, 303, "{answer:?}");
    (answer.header("location").unwrap().to_string(), answer.cookies())
}

async fn page_socket(house: &House, path: &str, cookies: &str, since: u64) -> Socket {
    let table = path.trim_start_matches("/t/");
    let query = format!("format=html&lang=fr&since={since}");
    house.try_socket(table, &query, &format!("cookie: {cookies}")).await.expect("a socket")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_sits_down_by_the_link_and_a_seat_moves_to_another_device_once() {
    let house = House::new().await;
    let (path, host) = open(&house, "tic-tac-toe", "seat1=me&seat2=open").await;
    let page = house.get_as(&path, &host).await;
    assert_eq!(page.status, 200);
    assert!(page.body.contains(&format!("http://{}{path}", house.server.address())), "the link");
    let sat = house.form(&format!("{path}/sit"), "", "name=Max&seat=2").await;
    assert_eq!(sat.status, 303, "{sat:?}");
    let guest = sat.cookies();
    let again = house.form(&format!("{path}/sit"), "", "name=Tom").await;
    assert_eq!(again.status, 422, "the table is full");
    assert!(house.get_as("/", &guest).await.body.contains(&path), "my tables");
    assert!(!house.get("/").await.body.contains(&path), "by link only");
    let device = house.form(&format!("{path}/device"), &guest, "").await;
    let link = device.body.split("/d/").nth(1).expect("a link").get(..26).unwrap().to_string();
    let taken = house.form(&format!("/d/{link}"), "", "").await;
    assert_eq!(taken.header("location"), Some(path.as_str()), "{taken:?}");
    assert!(house.get_as(&path, &taken.cookies()).await.body.contains("data-seat=\"2\""));
    assert_eq!(house.form(&format!("/d/{link}"), "", "").await.status, 410, "it works once");
    assert_eq!(house.form(&format!("{path}/device"), "", "").await.status, 403);
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_is_sent_what_changed_and_nothing_else() {
    let house = House::new().await;
    let (path, host) = open(&house, "tic-tac-toe", "seat1=me&seat2=open&pause_ms=4000").await;
    let guest = house.form(&format!("{path}/sit"), "", "name=Max").await.cookies();
    let version = house.get(&format!("/api/tables/{}", &path[3..])).await.json()["v"].clone();
    let version = version.as_u64().unwrap();
    let mut first = page_socket(&house, &path, &host, version).await;
    let greeting = first.until(|message| message.get("fragments").is_some()).await;
    assert!(greeting["fragments"].get("board").is_none(), "the page has it: {greeting}");
    let mut second = page_socket(&house, &path, &guest, 0).await;
    let greeting = second.until(|message| message.get("fragments").is_some()).await;
    assert!(greeting["fragments"].get("board").is_some(), "it may be old");
    assert_eq!(greeting["your_turn"], false);
    assert_eq!(first.act("mark b2").await["ok"], true);
    let update = second.until(|message| message["your_turn"] == true).await;
    assert_eq!(update["v"], version + 1);
    let changed: Vec<&String> = update["fragments"].as_object().unwrap().keys().collect();
    assert!(changed.iter().any(|name| *name == "board"), "{changed:?}");
    assert!(!changed.iter().any(|name| *name == "chat" || *name == "stage"), "{changed:?}");
    let refused = second.act("mark b2").await;
    assert_eq!(refused["error"]["code"], "refused");
    assert!(refused["error"]["reason"].is_string());
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_the_game_there_are_a_replay_a_record_and_another_game() {
    let house = House::new().await;
    let (path, host) = open(&house, "leduc", "seat1=me&seat2=open&pause_ms=4000").await;
    let guest = house.form(&format!("{path}/sit"), "", "name=Max").await.cookies();
    let table = path.trim_start_matches("/t/").to_string();
    assert_eq!(house.form(&format!("{path}/rematch"), &host, "").await.status, 403, "not over");
    let mut sockets = Vec::new();
    for cookies in [&host, &guest] {
        let cookie = format!("cookie: {cookies}");
        sockets.push(house.try_socket(&table, "", &cookie).await.expect("a socket"));
    }
    play_out(&mut sockets).await;
    for query in ["", "?step=0", "?step=2&as=1", "?step=3&as=all", "?step=999&as=watch", "?as=9"] {
        let page = house.get_as(&format!("{path}/replay{query}"), &host).await;
        assert_eq!(page.status, 200, "{query}: {page:?}");
    }
    let page = house.get(&format!("{path}/replay?step=2&as=2")).await;
    assert!(page.body.contains("Yes: all"), "the shuffle is proved");
    let record = house.get(&format!("{path}/record")).await;
    assert!(record.header("content-disposition").unwrap().starts_with("attachment"));
    assert_eq!(house.form(&format!("{path}/rematch"), "", "").await.status, 403, "only players");
    let again = house.form(&format!("{path}/rematch"), &host, "").await;
    let there = again.header("location").expect("another table").to_string();
    let same = house.form(&format!("{path}/rematch"), &guest, "").await;
    assert_eq!(same.header("location"), Some(there.as_str()), "both go to the same table");
    assert!(house.get_as(&there, &guest).await.body.contains("data-seat=\"1\""), "seats rotate");
    let next = house.form(&format!("{path}/next"), &host, "game=goofspiel").await;
    assert_eq!(next.status, 303, "{next:?}");
    let wrong = house.form(&format!("{path}/next"), &host, "game=chess").await;
    assert_eq!(wrong.status, 404, "{wrong:?}");
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_form_says_what_is_wrong_and_pages_speak_the_readers_language() {
    let house = House::new().await;
    let wrong = house.form("/new/epix", "lang=fr", "seat1=me&name=").await;
    assert_eq!(wrong.status, 422);
    assert!(wrong.body.contains("Il faut un nom"), "{}", wrong.body);
    let chosen = house.get("/lang/fr?to=/rules/epix").await;
    assert_eq!(chosen.header("location"), Some("/rules/epix"));
    assert_eq!(chosen.cookies(), "lang=fr");
    let french = house.get_as("/nowhere", "lang=fr").await;
    assert!(french.body.contains("lang=\"fr\"") && french.body.contains("Il n’y a rien"));
    let browser = house.ask("GET", "/nowhere", "accept-language: fr-FR,en;q=0.5\r\n", "").await;
    assert!(browser.body.contains("lang=\"fr\""));
    let css = ui::assets::address("frame.css");
    let asset = house.get(&css).await;
    assert!(asset.header("cache-control").unwrap().contains("immutable"));
    let headers = "accept-encoding: gzip\r\n";
    let packed = house.ask("GET", &css, headers, "").await;
    assert_eq!(packed.header("content-encoding"), Some("gzip"));
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_tables_and_legal_lists_for_programs() {
    let house = House::new().await;
    let games = house.get("/api/games").await.json();
    assert_eq!(
        games["games"].as_array().unwrap().len(),
        catalog::Catalog::standard().titles().count()
    );
    let request = json!({ "game": "tic-tac-toe", "name": "Léa", "public": true });
    let (table, token) = house.open(request).await;
    let listed = house.get("/api/tables").await.json();
    assert_eq!(listed["tables"][0]["table"], table, "{listed}");
    let started = house.post(&format!("/api/tables/{table}/start?token={token}"), &json!({})).await;
    assert_eq!(started.status, 200, "{started:?}");
    let legal = house.get(&format!("/api/tables/{table}/legal?token={token}")).await.json();
    let labels: Vec<&Value> =
        legal["legal"].as_array().unwrap().iter().map(|c| &c["label"]).collect();
    assert!(labels.iter().all(|label| label.is_string()), "{legal}");
    let acted = house
        .post(&format!("/api/tables/{table}/act?token={token}"), &json!({ "act": "mark b2" }))
        .await;
    assert_eq!(acted.status, 200, "{acted:?}");
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_of_a_long_game_is_fetched_piece_by_piece_from_its_end() {
    let house = House::leaping().await;
    let request =
        json!({ "game": "ephyran", "options": { "seats": 4 }, "seats": vec!["bot:random"; 4] });
    let (table, _) = house.open(request).await;
    let mut socket = house.socket(&table, "").await;
    socket.until(|message| message["turn"] == "over").await;
    let mut late = house.socket(&table, "since=1").await;
    let n_told = late.update().await["told"].as_array().expect("what she missed").len();
    let steps = |part: &str| -> Vec<usize> {
        let numbers = part.split("data-step=\"").skip(1).map(|rest| rest.split('"').next());
        numbers.map(|number| number.expect("a number").parse().expect("a number")).collect()
    };
    let (mut before, mut known) = (usize::MAX, Vec::new());
    while before > 1 {
        let part = house.get(&format!("/t/{table}/log?before={before}")).await.body;
        let fetched = steps(&part);
        assert!(fetched.len() < 200 && fetched.iter().all(|step| *step < before), "{fetched:?}");
        known.splice(0..0, fetched);
        let Some(rest) = part.split("data-before=\"").nth(1) else { break };
        before = rest.split('"').next().and_then(|n| n.parse().ok()).expect("a number");
        assert_eq!(Some(&before), known.first(), "it goes on where this begins");
    }
    assert!(known.is_sorted() && n_told > 300, "{n_told}");
    assert_eq!(known.len(), n_told, "each line once");
    house.server.stop().await;
}
