//! What opens a seat never reaches a log, however much is logged.

use crate::support::log;
use crate::support::table;

use log::Log;
use serde_json::json;
use table::House;

/// The value of a cookie that was set.
fn cookie(cookies: &str, name: &str) -> String {
    let pairs = cookies.split("; ").filter_map(|pair| pair.split_once('='));
    let value = pairs.filter(|(key, _)| *key == name).map(|(_, value)| value).next();
    value.unwrap_or_else(|| panic!("{name} in {cookies}")).to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn tokens_and_links_never_reach_the_log() {
    let log = Log::keep("trace");
    let house = House::new().await;
    let (table, tokens) = house.pair("tic-tac-toe", json!({})).await;
    let wrong = "0123456789abcdefghjkmnpqrs";
    // A program's token in every place where it may stand, right and wrong.
    for token in [tokens[0].as_str(), wrong] {
        for path in ["", "/legal", "/record", "/nothing"] {
            house.get(&format!("/api/tables/{table}{path}?token={token}")).await;
        }
        let bearer = format!("authorization: Bearer {token}\r\n");
        house.ask("GET", &format!("/api/tables/{table}/legal"), &bearer, "").await;
        let body = json!({ "act": "mark z9" });
        house.post(&format!("/api/tables/{table}/act?token={token}"), &body).await;
        house.post(&format!("/api/tables/{table}/start?token={token}"), &json!({})).await;
        house.get(&format!("/t/{table}?token={token}")).await;
        house.get(&format!("/nowhere/{token}?token={token}")).await;
        let _ = house.try_socket(&table, &format!("token={token}"), "").await;
    }
    let mut socket = house.socket(&table, &format!("token={}", tokens[0])).await;
    socket.ask(json!({ "table": table, "token": tokens[1] })).await;
    socket.ask(json!({ "table": table, "token": wrong })).await;
    // A browser's cookie, and the link to another device, opened and opened again.
    let opened = house.form("/new/tic-tac-toe", "", "name=Léa&seat1=me&seat2=open").await;
    assert_eq!(opened.status, 303, "{opened:?}");
    let (cookies, page) = (opened.cookies(), opened.header("location").unwrap().to_string());
    house.get_as(&page, &cookies).await;
    let linked = house.form(&format!("{page}/device"), &cookies, "").await;
    let link = linked.body.split("/d/").nth(1).unwrap_or_else(|| panic!("{linked:?}"));
    let link: String = link.chars().take_while(char::is_ascii_alphanumeric).collect();
    assert_eq!(link.len(), wrong.len(), "{link}");
    for _ in 0..2 {
        house.get(&format!("/d/{link}")).await;
        house.form(&format!("/d/{link}"), "", "").await;
    }
    house.get_as(&page, &format!("me={wrong}")).await;
    house.server.stop().await;
    let text = log.text();
    assert!(text.contains("/api/tables/{id}/legal"), "requests are logged by their route");
    for secret in [&tokens[0], &tokens[1], wrong, &cookie(&cookies, "me"), &link] {
        let lines: Vec<&str> = text.lines().filter(|line| line.contains(secret)).collect();
        assert!(lines.is_empty(), "{secret}: {lines:#?}");
    }
}
