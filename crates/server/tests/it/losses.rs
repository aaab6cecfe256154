//! What the disk has lost is said: at the table, to whoever has seen more, and to whoever watches over the server.

use crate::support::table;

use std::path::Path;

use serde_json::json;
use server::Server;
use table::{House, config};

async fn serve(folder: tempfile::TempDir) -> House {
    let server = Server::start(config(folder.path()), catalog::Catalog::standard()).await.unwrap();
    House { server, folder }
}

/// Adds a line to what is noted beside the database: as if the server had been killed, and its log deleted since.
fn note(folder: &Path, line: &str) {
    let path = folder.join("tables.sqlite-heads");
    let text = std::fs::read_to_string(&path).unwrap();
    std::fs::write(path, format!("{text}{line}\n")).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_has_lost_its_last_moves_says_so() {
    let house = House::new().await;
    let (table, [a, _]) = house.pair("tic-tac-toe", json!({})).await;
    let (other, _) = house.pair("tic-tac-toe", json!({})).await;
    let state = house.state(&table, &a).await;
    assert!(state.get("lost").is_none(), "{state}");
    let v = state["v"].as_u64().unwrap();
    let House { server, folder } = house;
    server.stop().await;
    note(folder.path(), &format!("1 {}", v + 2));
    note(folder.path(), "77 3 0123456789abcdef");
    let house = serve(folder).await;
    let ready = house.get("/readyz").await;
    assert_eq!(ready.status, 200, "{ready:?}");
    assert_eq!(ready.json()["lost"], json!({ "certain": 2, "possible": 0 }));
    let state = house.state(&table, &a).await;
    assert_eq!(state["lost"], json!({ "kept": v, "had": v + 2 }));
    let page = house.get(&format!("/t/{table}")).await.body;
    assert!(page.contains("The last 2 entries of this table were lost"), "{page}");
    let page = house.get_as(&format!("/t/{table}"), "lang=fr").await.body;
    assert!(page.contains("Les 2 dernières entrées de cette table ont été perdues"), "{page}");
    let untouched = house.get(&format!("/t/{other}")).await.body;
    assert!(!untouched.contains("were lost"), "{untouched}");
    let gone = house.get("/api/tables/0123456789abcdef").await;
    assert_eq!(gone.status, 404, "{gone:?}");
    assert!(gone.body.contains("This table was lost"), "{gone:?}");
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_seen_more_than_the_table_has_is_told_that_it_was_lost() {
    let house = House::new().await;
    let (table, [a, b]) = house.pair("tic-tac-toe", json!({})).await;
    let v = house.state(&table, &a).await["v"].as_u64().unwrap();
    for (format, lang, words) in
        [("json", "en", "lost the last moves"), ("html", "fr", "perdu les derniers coups")]
    {
        let query = format!("token={a}&since={}&format={format}&lang={lang}", v + 1);
        let mut socket = house.socket(&table, &query).await;
        let first = socket.next().await.unwrap();
        assert_eq!(first["error"]["code"], "lost", "{first}");
        assert!(first["error"]["reason"].as_str().unwrap().contains(words), "{first}");
        let second = socket.next().await.unwrap();
        assert_eq!(second["v"], v, "then what there is: {second}");
    }
    let path = format!("/api/tables/{table}/act?token={a}");
    let ahead = house.post(&path, &json!({ "act": "mark b2", "v": v + 1 })).await;
    assert_eq!((ahead.status, &ahead.json()["error"]["code"]), (409, &json!("lost")));
    // Who has seen what there is, is told nothing of the kind.
    let mut socket = house.socket(&table, &format!("token={b}&since={v}")).await;
    assert_eq!(socket.next().await.unwrap()["v"], v);
    assert_eq!(house.post(&path, &json!({ "act": "mark b2", "v": v })).await.status, 200);
    house.server.stop().await;
}
