//! Under which names the server answers, whose pages may ask, who is believed about who asks, and what comes back of it.

use crate::support::table;

use serde_json::json;
use table::{Answer, House};

/// Asks under another name.
async fn under(house: &House, host: &str, method: &str, path: &str, headers: &str) -> Answer {
    let request = format!(
        "{method} {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\ncontent-length: 0\r\n{headers}\r\n"
    );
    house.raw(&request).await
}

#[tokio::test(flavor = "multi_thread")]
async fn only_pages_of_the_same_scheme_host_and_port_may_ask() {
    let house = House::new().await;
    let (table, [a, _]) = house.pair("tic-tac-toe", json!({})).await;
    let (host, port) = (house.server.address(), house.server.address().port());
    let query = format!("token={a}");
    for other in [
        format!("https://{host}"),
        format!("ws://{host}"),
        "http://127.0.0.1".to_string(),
        format!("http://127.0.0.1:{}", port ^ 1),
        format!("http://localhost:{port}"),
        format!("http://{host}.evil.example"),
        "null".to_string(),
    ] {
        let socket = house.try_socket(&table, &query, &format!("origin: {other}")).await;
        assert_eq!(socket.err(), Some(403), "{other}");
        let headers = format!("content-type: application/json\r\norigin: {other}\r\n");
        let path = format!("/api/tables/{table}/act?token={a}");
        let posted = house.ask("POST", &path, &headers, r#"{"act":"mark b2"}"#).await;
        assert_eq!(posted.status, 403, "{other}: {posted:?}");
    }
    let ours = house.try_socket(&table, &query, &format!("origin: http://{host}")).await;
    assert!(ours.is_ok(), "our own pages");
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_names_the_server_once() {
    let house = House::new().await;
    for path in ["/", "/api/games", "/healthz"] {
        for (request, status) in [
            (format!("GET {path} HTTP/1.1\r\nconnection: close\r\n\r\n"), 400),
            (
                format!(
                    "GET {path} HTTP/1.1\r\nhost: localhost\r\nhost: localhost\r\nconnection: close\r\n\r\n"
                ),
                400,
            ),
            (format!("GET {path} HTTP/1.0\r\n\r\n"), 200),
        ] {
            assert_eq!(house.raw(&request).await.status, status, "{request}");
        }
    }
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn browsers_are_told_to_come_encrypted_where_people_do() {
    let header = "strict-transport-security";
    for (url, told) in [
        (None, None),
        (Some("http://games.example"), None),
        (Some("https://games.example"), Some("max-age=31536000")),
    ] {
        let house = House::with(|config| config.public_url = url.map(Into::into)).await;
        assert_eq!(house.get("/").await.header(header), told, "{url:?}");
        house.server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_server_answers_under_addresses_and_its_public_name_alone() {
    let house = House::new().await;
    for ours in ["127.0.0.1", "localhost:9999", "[::1]:80", "192.168.1.5:8617"] {
        assert_eq!(under(&house, ours, "GET", "/", "").await.status, 200, "{ours}");
    }
    for other in ["evil.example", "mypc.local:8617", "127.0.0.1.evil.example", "a b", ""] {
        let answer = under(&house, other, "GET", "/", "").await;
        assert!([400, 421].contains(&answer.status), "{other}: {answer:?}");
        let program = under(&house, other, "GET", "/api/games", "").await;
        assert!([400, 421].contains(&program.status), "{other}: {program:?}");
    }
    let told = under(&house, "mypc.local:8617", "GET", "/", "").await;
    assert!(told.body.contains("--public-url"), "it says the way out: {}", told.body);
    let french = under(&house, "mypc.local", "GET", "/", "accept-language: fr\r\n").await;
    assert!(french.body.contains("Ce serveur ne répond pas sous ce nom"), "{}", french.body);
    assert_eq!(under(&house, "watcher", "GET", "/healthz", "").await.status, 200);
    house.server.stop().await;
    let url = Some("https://Games.example/".to_string());
    let house = House::with(|config| config.public_url = url).await;
    for (host, status) in [
        ("games.example", 200),
        ("games.example:443", 200),
        ("127.0.0.1", 200),
        ("evil.example", 421),
    ] {
        assert_eq!(under(&house, host, "GET", "/", "").await.status, status, "{host}");
    }
    for (origin, status) in [
        ("https://games.example", 404),
        ("http://games.example", 403),
        ("https://games.example:8443", 403),
    ] {
        let headers = format!("origin: {origin}\r\n");
        let posted = under(&house, "games.example", "POST", "/t/0/start", &headers).await;
        assert_eq!(posted.status, status, "{origin}: {posted:?}");
    }
    house.server.stop().await;
}

/// How many of so many requests, each forwarded for somebody else, are answered.
async fn n_answered(house: &House, n_asked: usize) -> usize {
    let mut n_answered = 0;
    for n in 0..n_asked {
        let headers = format!("x-forwarded-for: 203.0.113.{n}\r\n");
        let answer = house.ask("GET", "/api/games", &headers, "").await;
        n_answered += usize::from(answer.status == 200);
    }
    n_answered
}

#[tokio::test(flavor = "multi_thread")]
async fn who_asks_is_believed_from_named_proxies_alone() {
    const N_ASKED: usize = 120;
    let forwarded = "x-forwarded-proto: https\r\nx-forwarded-host: games.example\r\ncontent-type: application/json\r\n";
    let wish = json!({ "game": "tic-tac-toe" }).to_string();
    for (proxies, is_believed) in [(vec![], false), (vec!["127.0.0.0/8".parse().unwrap()], true)] {
        // A stranger who says to be many is one; what she says about names and schemes is not believed either.
        let trusted = proxies.clone();
        let house = House::with(|config| config.behind_proxy = trusted).await;
        let opened = house.ask("POST", "/api/tables", forwarded, &wish).await.json();
        let invitation = opened["invitation"].as_str().expect("an address");
        assert_eq!(invitation.starts_with("https://games.example/t/"), is_believed, "{invitation}");
        let own = format!("http://{}/t/", house.server.address());
        assert_eq!(invitation.starts_with(&own), !is_believed, "{invitation}");
        house.server.stop().await;
        let house = House::with(|config| {
            config.requests_per_second = Some(1);
            config.behind_proxy = proxies;
        })
        .await;
        assert_eq!(n_answered(&house, N_ASKED).await == N_ASKED, is_believed, "they are many");
        house.server.stop().await;
    }
}

/// Asks for a page as a browser that takes compressed answers.
async fn packed(house: &House, path: &str, cookies: &str, headers: &str) -> Answer {
    let headers = format!("accept-encoding: gzip, br, deflate\r\ncookie: {cookies}\r\n{headers}");
    house.ask("GET", path, &headers, "").await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_shows_a_hand_does_not_vary_with_what_others_choose() {
    let house = House::new().await;
    let opened =
        house.form("/new/leduc", "", "name=L%C3%A9a&seat1=me&seat2=open&pause_ms=4000").await;
    let (path, host) = (opened.header("location").unwrap().to_string(), opened.cookies());
    house.form(&format!("{path}/sit"), "", "name=Max").await;
    let plain = packed(&house, &path, &host, "").await;
    assert!(plain.body.contains("data-seat=\"1\" data-stage=\"playing\""), "{}", plain.body);
    assert_eq!(plain.header("content-encoding"), None, "nothing of the hand shows in its length");
    for guess in ["jack", "queen", "king", "K", "card:king", "data-touch=\"card:king\""] {
        let guess = guess.bytes().fold(String::new(), |text, byte| format!("{text}%{byte:02X}"));
        let asked = packed(&house, &format!("{path}?{guess}={guess}&to={guess}"), &host, "").await;
        assert_eq!(asked.body, plain.body, "a query comes back");
        let cookies = format!("{host}; name={guess}; other={guess}");
        assert_eq!(packed(&house, &path, &cookies, "").await.body, plain.body, "a cookie");
        let headers = format!("referer: http://x/{guess}\r\nx-forwarded-host: {guess}\r\n");
        assert_eq!(packed(&house, &path, &host, &headers).await.body, plain.body, "a header");
    }
    let id = &path[3..];
    let written = format!("/t/%{:02x}{}", id.as_bytes()[0], &id[1..]);
    assert_eq!(packed(&house, &written, &host, "").await.body, plain.body, "a way of writing it");
    let port = house.server.address().port();
    let headers = format!("cookie: {host}\r\n");
    let named = under(&house, &format!("king.localhost:{port}"), "GET", &path, &headers).await;
    assert_eq!(named.body, plain.body, "a name of the server");
    // Programs' views neither; those who only watch, and pages without secrets, still get theirs compressed.
    let state = packed(&house, &format!("/api/tables/{id}"), &host, "").await;
    assert!(state.header("content-encoding").is_none() && state.json()["legal"].is_array());
    assert!(packed(&house, &path, "", "").await.header("content-encoding").is_some());
    let headers = "sec-websocket-extensions: permessage-deflate\r\nupgrade: websocket\r\nconnection: upgrade\r\n\
        sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n";
    let mut stream = tokio::net::TcpStream::connect(house.server.address()).await.unwrap();
    let request =
        format!("GET /api/tables/{id}/socket HTTP/1.1\r\nhost: localhost\r\n{headers}\r\n");
    tokio::io::AsyncWriteExt::write_all(&mut stream, request.as_bytes()).await.unwrap();
    let mut head = [0; 1024];
    let n_read = tokio::io::AsyncReadExt::read(&mut stream, &mut head).await.unwrap();
    let head = String::from_utf8_lossy(&head[..n_read]).to_lowercase();
    assert!(head.starts_with("http/1.1 101") && !head.contains("permessage-deflate"), "{head}");
    house.server.stop().await;
}
