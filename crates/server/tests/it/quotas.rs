//! Quotas by person and by network: floods are refused with the time to come back, a club behind one address is not.

use crate::support::table;

use std::time::Duration;

use futures_util::future::join_all;
use serde_json::{Value, json};
use server::{Clock, Config};
use table::{Answer, House};

/// As strangers meet it: the usual limits, on a clock that stands still, so that nothing fills up by itself.
async fn limited() -> (House, Clock) {
    let clock = Clock::by_hand(1_700_000_000_000);
    let usual = Config::new(std::path::PathBuf::new());
    let house = House::with(|config| {
        config.requests_per_second = usual.requests_per_second;
        config.messages_per_second = usual.messages_per_second;
        config.clock = clock.clone();
    });
    (house.await, clock)
}

/// The same with so few requests a second that a test makes them quickly, behind a proxy that says who asks.
async fn strict() -> House {
    let config = |config: &mut Config| {
        config.requests_per_second = Some(1);
        config.clock = Clock::by_hand(1_700_000_000_000);
        config.behind_proxy = vec!["127.0.0.1".parse().unwrap()];
    };
    House::with(config).await
}

/// Asks for something from this address.
async fn from(house: &House, address: &str, method: &str, path: &str, body: &Value) -> Answer {
    let kind = "content-type: application/json\r\n";
    let headers = format!("{kind}x-forwarded-for: {address}\r\n");
    house.ask(method, path, &headers, &body.to_string()).await
}

/// A refusal says when to come back, in its head and in words.
fn assert_refused(answer: &Answer) {
    assert_eq!(answer.status, 429, "{answer:?}");
    let seconds = answer.header("retry-after").and_then(|text| text.parse::<u64>().ok());
    assert!(seconds.is_some_and(|seconds| seconds > 0), "{answer:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn coming_back_over_another_socket_buys_no_more_remarks() {
    let (house, clock) = limited().await;
    let (table, [a, b]) = house.pair("tic-tac-toe", json!({})).await;
    let mut said = 0;
    let mut refused = Value::Null;
    for n in 0..30 {
        let mut socket = house.socket(&table, &format!("token={a}&lang=fr")).await;
        let answer = socket.ask(json!({ "say": format!("remark {n}") })).await;
        if answer["ok"] == true {
            said += 1;
        } else {
            refused = answer;
        }
        socket.close().await;
    }
    assert_eq!(said, 8);
    assert_eq!(refused["error"]["code"], "too-many", "{refused}");
    assert_eq!(refused["error"]["retry_after_ms"], 2_000, "{refused}");
    assert!(refused["error"]["reason"].as_str().unwrap().contains("Réessayez"), "{refused}");
    let mut other = house.socket(&table, &format!("token={b}")).await;
    assert_eq!(other.ask(json!({ "say": "and I?" })).await["ok"], true, "hers are her own");
    clock.advance(Duration::from_secs(2));
    let mut socket = house.socket(&table, &format!("token={a}")).await;
    assert_eq!(socket.ask(json!({ "say": "once more" })).await["ok"], true);
    assert_eq!(socket.ask(json!({ "say": "and more" })).await["error"]["code"], "too-many");
    assert_eq!(socket.act("mark b2").await["ok"], true, "the game goes on");
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_pushed_off_the_lobby_by_adverts() {
    let (house, _) = limited().await;
    let known = house.form("/new/tic-tac-toe", "", "name=L%C3%A9a").await.cookies();
    let lea = house.form("/new/tic-tac-toe", &known, "name=L%C3%A9a&public=yes").await;
    let table = lea.header("location").unwrap().to_string();
    let pest = house.form("/new/connect-four", "", "name=Pest&public=yes").await.cookies();
    let mut n_opened = 0;
    for _ in 0..49 {
        let answer = house.form("/new/connect-four", &pest, "name=Pest&public=yes").await;
        if answer.status == 303 {
            n_opened += 1;
        } else {
            assert_refused(&answer);
        }
    }
    assert_eq!(n_opened, 5);
    // Without a cookie, as somebody new every time.
    for _ in 0..49 {
        house.form("/new/connect-four", "", "name=Pest&public=yes").await;
    }
    let lobby = house.get("/").await.body;
    assert!(lobby.contains(&table), "Léa's table is there");
    let n_shown = lobby.matches("href=\"/t/").count();
    assert!(n_shown <= 16, "Léa's, three of one person, twelve of all strangers: {n_shown}");
    let listed = house.get("/api/tables").await.json();
    assert_eq!(listed["tables"].as_array().unwrap().len(), n_shown);
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn those_who_come_to_a_club_for_the_first_time_all_find_their_tables_in_the_lobby() {
    let (house, _) = limited().await;
    let mut tables = Vec::new();
    for n in 0..12 {
        let opened = house.form("/new/tic-tac-toe", "", &format!("name=Guest{n}&public=yes")).await;
        tables.push(opened.header("location").expect("a table").to_string());
    }
    let lobby = house.get("/").await.body;
    let n_listed = tables.iter().filter(|table| lobby.contains(*table)).count();
    assert_eq!(n_listed, 12, "one address, twelve people");
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn links_to_other_devices_are_limited_by_person() {
    let (house, clock) = limited().await;
    let me = house.form("/new/tic-tac-toe", "", "name=Max").await.cookies();
    let mut tables = Vec::new();
    for _ in 0..3 {
        let opened = house.form("/new/tic-tac-toe", &me, "name=Max").await;
        tables.push(opened.header("location").expect("a table").to_string());
    }
    // Five wait at one table at most, and ten are made at once over all.
    let link = async |table: &str| house.form(&format!("{table}/device"), &me, "").await;
    for n in 0..10 {
        assert_eq!(link(&tables[n / 5]).await.status, 200, "link {n}");
    }
    let refused = link(&tables[2]).await;
    assert_refused(&refused);
    assert_eq!(refused.header("retry-after"), Some("60"));
    assert!(refused.body.contains("60"), "it says when: {}", refused.body);
    clock.advance(Duration::from_mins(1));
    assert_eq!(link(&tables[2]).await.status, 200);
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn proposals_to_play_again_are_limited_by_person() {
    let (house, clock) = limited().await;
    let (table, [a, b]) = house.pair("tic-tac-toe", json!({})).await;
    let mut first = house.socket(&table, &format!("token={a}")).await;
    let mut second = house.socket(&table, &format!("token={b}")).await;
    for square in ["a1", "b1", "a2", "b2", "a3"] {
        let mover = if square.starts_with('a') { &mut first } else { &mut second };
        assert_eq!(mover.act(&format!("mark {square}")).await["ok"], true);
    }
    for _ in 0..6 {
        assert_eq!(first.ask(json!({ "rematch": true })).await["ok"], true);
    }
    let refused = first.ask(json!({ "rematch": true })).await;
    assert_eq!(refused["error"]["code"], "too-many", "{refused}");
    assert_eq!(refused["error"]["retry_after_ms"], 30_000, "{refused}");
    assert_eq!(second.ask(json!({ "rematch": true })).await["ok"], true, "hers are her own");
    clock.advance(Duration::from_secs(30));
    assert_eq!(first.ask(json!({ "rematch": true })).await["ok"], true);
    house.server.stop().await;
}

/// Somebody's way from the first page to her seat and its socket; how often she was refused.
async fn join(house: &House, table: &str, n: usize) -> (usize, String) {
    let page = house.get("/").await;
    let style = page.body.split('"').find(|part| part.starts_with("/assets/")).unwrap();
    let mut answers = vec![house.get(style).await.status, page.status];
    answers.push(house.get(&format!("/t/{table}")).await.status);
    let sat = house.form(&format!("/t/{table}/sit"), "", &format!("name=Player{n}")).await;
    let cookies = sat.cookies();
    answers.extend([sat.status, house.get_as(&format!("/t/{table}"), &cookies).await.status]);
    let socket = house.try_socket(table, "format=html", &format!("cookie: {cookies}")).await;
    let n_refused = answers.iter().filter(|status| ![200, 303].contains(*status)).count();
    (n_refused + usize::from(socket.is_err()), cookies)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_club_of_two_hundred_behind_one_address_is_served_and_its_pest_is_not() {
    let (house, _) = limited().await;
    let mut tables = Vec::new();
    for _ in 0..100 {
        tables.push(house.open(json!({ "game": "tic-tac-toe" })).await.0);
    }
    let mut members = Vec::new();
    for start in (0..200).step_by(20) {
        let some = (start..start + 20).map(|n| join(&house, &tables[n % 100], n));
        members.extend(join_all(some).await);
    }
    let n_refused: usize = members.iter().map(|(n_refused, _)| n_refused).sum();
    assert_eq!(n_refused, 0);
    let (_, pest) = &members[0];
    let mut flood = Vec::new();
    for _ in 0..300 {
        flood.push(house.get_as("/lang/fr", pest).await);
    }
    let refused: Vec<&Answer> = flood.iter().filter(|answer| answer.status == 429).collect();
    assert!(refused.len() > 50, "{}", refused.len());
    assert_refused(refused[0]);
    assert!(refused[0].header("content-type").unwrap().starts_with("text/html"));
    for (n, (_, cookies)) in members.iter().enumerate().skip(1).step_by(10) {
        let page = house.get_as(&format!("/t/{}", tables[n % 100]), cookies).await;
        assert_eq!(page.status, 200, "the others go on");
    }
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_new_tables_is_refused_with_the_time_to_come_back() {
    let (house, clock) = limited().await;
    let me = house.form("/new/tic-tac-toe", "", "name=Max").await.cookies();
    let open = || house.form("/new/tic-tac-toe", &me, "name=Max");
    for _ in 0..12 {
        assert_eq!(open().await.status, 303);
    }
    let refused = open().await;
    assert_refused(&refused);
    assert_eq!(refused.header("retry-after"), Some("15"));
    clock.advance(Duration::from_secs(15));
    assert_eq!(open().await.status, 303);
    let request = json!({ "game": "tic-tac-toe" });
    let mut last = house.post("/api/tables", &request).await;
    for _ in 0..110 {
        last = house.post("/api/tables", &request).await;
    }
    assert_refused(&last);
    assert_eq!(last.header("content-type"), Some("application/json"));
    let error = &last.json()["error"];
    assert_eq!((&error["code"], &error["retry_after_ms"]), (&json!("too-many"), &json!(1_000)));
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_fault_of_the_api_is_json_and_every_other_a_page() {
    let house = House::new().await;
    let (table, _) = house.open(json!({ "game": "tic-tac-toe", "name": "Léa" })).await;
    let plain = "content-type: text/plain\r\n";
    let cases = [
        ("GET", "/api/nowhere".to_string(), "", "", 404),
        ("PUT", "/api/tables".into(), "", "", 405),
        ("GET", format!("/api/tables/{table}?since=x"), "", "", 400),
        ("GET", format!("/api/tables/{table}/socket"), "", "", 400),
        ("GET", "/api/tables/%ff".into(), "", "", 400),
        ("POST", "/api/tables".into(), plain, "{}", 400),
        ("POST", "/api/tables".into(), "content-type: application/json\r\n", "{", 400),
    ];
    for (method, path, headers, body, status) in cases {
        let answer = house.ask(method, &path, headers, body).await;
        assert_eq!(answer.status, status, "{path}: {answer:?}");
        assert_eq!(answer.header("content-type"), Some("application/json"), "{path}: {answer:?}");
        let error = &answer.json()["error"];
        assert!(error["code"].is_string() && error["reason"].is_string(), "{path}: {answer:?}");
    }
    assert!(house.ask("PUT", "/api/tables", "", "").await.header("allow").is_some());
    for (method, path, status) in [("PUT", "/", 405), ("GET", "/t/%ff", 400)] {
        let answer = house.ask(method, path, "", "").await;
        assert_eq!(answer.status, status, "{path}: {answer:?}");
        let media_type = answer.header("content-type").unwrap_or_default();
        assert!(media_type.starts_with("text/html"), "{path}: {answer:?}");
    }
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_of_one_name_are_told_apart_for_everybody_and_nobody_is_a_bot() {
    let house = House::new().await;
    let request = json!({ "game": "goofspiel", "name": "Léa", "seats": ["person", "open"] });
    let (table, a) = house.open(request).await;
    house.sit(&table, "L\u{200b}é\u{202e}a").await;
    let names = |state: Value| -> Vec<String> {
        let places = state["places"].as_array().unwrap().clone();
        places.iter().map(|place| place["name"].as_str().unwrap().to_string()).collect()
    };
    assert_eq!(names(house.state(&table, &a).await), ["Léa", "Léa 2"]);
    let watched = house.get(&format!("/api/tables/{table}")).await.json();
    assert_eq!(names(watched), ["Léa", "Léa 2"]);
    let fake =
        json!({ "game": "tic-tac-toe", "name": "Basile (bot)", "seats": ["person", "bot:easy"] });
    let (table, a) = house.open(fake).await;
    assert_eq!(names(house.state(&table, &a).await), ["Basile (bot) 2", "Basile"]);
    let house = house.restart().await;
    assert_eq!(names(house.state(&table, &a).await), ["Basile (bot) 2", "Basile"]);
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_at_a_running_game_is_not_refused_for_what_her_neighbours_do() {
    let house = strict().await;
    let (table, [a, b]) = house.pair("tic-tac-toe", json!({})).await;
    // Strangers, and people whose cookies are invented, until the address has nothing left.
    let mut n_refused = 0;
    for n in 0..90 {
        let cookie = format!("cookie: me={n:0>26}\r\n");
        let cookie = if n % 2 == 0 { "" } else { cookie.as_str() };
        n_refused += u32::from(house.ask("GET", "/", cookie, "").await.status == 429);
    }
    assert!(n_refused > 20, "{n_refused}");
    let path = format!("/api/tables/{table}");
    assert_refused(&house.get(&path).await);
    let invented = "x".repeat(26);
    assert_refused(&house.get(&format!("{path}?token={invented}")).await);
    for (n, square) in ["b2", "a1", "c3", "a3"].iter().enumerate() {
        let token = if n % 2 == 0 { &a } else { &b };
        let act = json!({ "act": format!("mark {square}") });
        let acted = house.post(&format!("{path}/act?token={token}"), &act).await;
        assert_eq!(acted.status, 200, "{acted:?}");
        assert_eq!(house.get(&format!("{path}?token={token}")).await.status, 200);
    }
    let mut socket = house.socket(&table, &format!("token={a}")).await;
    assert_eq!(socket.act("mark c1").await["ok"], true);
    // Her seat is hers at this table; elsewhere she is a person like others.
    assert_refused(&house.get(&format!("/api/tables?token={a}")).await);
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_is_not_in_memory_knows_its_people_too() {
    let house = House::new().await;
    let (table, [a, _]) = house.pair("tic-tac-toe", json!({})).await;
    let (other, waiting) = house.open(json!({ "game": "tic-tac-toe", "name": "Eve" })).await;
    let House { server, folder } = house;
    server.stop().await;
    let config = Config {
        requests_per_second: Some(1),
        clock: Clock::by_hand(1_700_000_000_000),
        ..table::config(folder.path())
    };
    let server = server::Server::start(config, catalog::Catalog::standard()).await.unwrap();
    let house = House { server, folder };
    for _ in 0..30 {
        house.get("/").await;
    }
    let status = async |table: &str, token: &str| {
        house.get(&format!("/api/tables/{table}?token={token}")).await.status
    };
    // Persons have four requests each here: only those at a game that runs have more.
    for _ in 0..6 {
        assert_eq!(status(&table, &a).await, 200);
    }
    let mut all = Vec::new();
    for _ in 0..6 {
        all.push(status(&other, &waiting).await);
    }
    assert_eq!(all, [200, 200, 200, 200, 429, 429], "a game that has not begun");
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_ipv6_network_opens_no_more_tables_by_changing_its_addresses() {
    let house = House::with(|config| {
        config.requests_per_second = Some(50);
        config.clock = Clock::by_hand(1_700_000_000_000);
        config.behind_proxy = vec!["127.0.0.1".parse().unwrap()];
    })
    .await;
    let open = async |address: &str, public: bool| {
        let wish = json!({ "game": "tic-tac-toe", "public": public });
        from(&house, address, "POST", "/api/tables", &wish).await
    };
    let ours = open("203.0.113.7", true).await.json()["table"].as_str().unwrap().to_string();
    let mut n_listed = 0;
    for n in 0..150 {
        let address = format!("2001:db8:0:{n:x}::1");
        n_listed += u32::from(open(&address, true).await.status == 201);
    }
    assert_eq!(n_listed, 120, "a /56 has twice the sixty of one network");
    let lobby = from(&house, "203.0.113.8", "GET", "/", &Value::Null).await;
    assert!(lobby.body.contains(&ours), "the other's table is listed");
    let mut n_opened = n_listed;
    for n in 0..150 {
        let address = format!("2001:db8:0:{n:x}::2");
        n_opened += u32::from(open(&address, false).await.status == 201);
    }
    assert_eq!(n_opened, 200, "and twice the hundred of one network's strangers");
    assert_refused(&open("2001:db8:0:ff::3", false).await);
    assert_eq!(open("2001:db8:1:ff::3", false).await.status, 201, "another /48");
    house.server.stop().await;
}
