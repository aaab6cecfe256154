//! Whole games over real sockets: with people, with bots, through reconnects and restarts.

use crate::support::table;

use catalog::{Catalog, Shelf, Title};
use serde_json::{Value, json};
use sqlx::Connection;
use table::{House, play_out};

fn games(stand: impl Fn(Shelf) -> bool) -> Vec<&'static str> {
    let catalog = Catalog::standard();
    catalog.titles().filter(|title| stand(title.shelf())).map(Title::id).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_every_small_game_to_its_end() {
    let house = House::leaping().await;
    for game in games(|shelf| shelf == Shelf::Reference) {
        let (table, tokens) = house.pair(game, json!({})).await;
        let mut sockets = Vec::new();
        for token in &tokens {
            sockets.push(house.socket(&table, &format!("token={token}")).await);
        }
        let updates = play_out(&mut sockets).await;
        let versions: Vec<u64> = updates.iter().map(|u| u["v"].as_u64().unwrap()).collect();
        assert!(versions.windows(2).all(|w| w[0] < w[1]), "{game}: {versions:?}");
        assert_eq!(updates.last().unwrap()["outcome"]["payoffs"].as_array().unwrap().len(), 2);
        let record = house.get(&format!("/api/tables/{table}/record")).await;
        assert!(record.body.contains("[Secret "), "{game}: {record:?}");
    }
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_plays_each_title_with_bots() {
    let house = House::leaping().await;
    for game in games(|shelf| shelf != Shelf::Reference) {
        let (table, token) = house
            .open(json!({
                "game": game,
                "options": { "seats": 3 },
                "seats": ["person", "bot:random", "bot:random"],
                "name": "Léa",
                "pause_ms": 0,
            }))
            .await;
        let mut socket = house.socket(&table, &format!("token={token}&lang=fr")).await;
        let mut n_own = 0;
        socket.update().await;
        while socket.last["turn"] != "over" && n_own < 12 {
            let is_mine = |seats: &Value| seats.as_array().is_some_and(|s| s.contains(&json!(1)));
            if is_mine(&socket.last["turn"]["decide"]) {
                let choice = socket.last["legal"][0].as_str().unwrap().to_string();
                let answer = socket.act(&choice).await;
                // The table plays a single choice by itself: then somebody was faster.
                n_own += usize::from(answer["ok"] == true);
            } else {
                socket.update().await;
            }
        }
        let told = socket.last["told"].as_array().unwrap();
        let spoken = told.iter().all(|line| !line.as_str().unwrap().starts_with('['));
        assert!(n_own > 0 && spoken, "{game}: {}", socket.last);
    }
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_alone_play_to_the_end() {
    let house = House::new().await;
    let seats = json!(["bot:greedy", "bot:random"]);
    let (table, _) = house.open(json!({ "game": "connect-four", "seats": seats })).await;
    let mut socket = house.socket(&table, "").await;
    socket.until(|message| message["turn"] == "over").await;
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_was_away_is_told_what_she_missed_and_nothing_twice() {
    let house = House::new().await;
    let (table, [a, b]) = house.pair("tic-tac-toe", json!({})).await;
    let mut first = house.socket(&table, &format!("token={a}")).await;
    let mut second = house.socket(&table, &format!("token={b}")).await;
    second.update().await;
    let since = second.last["v"].as_u64().unwrap();
    assert_eq!(first.act("mark b2").await["ok"], true);
    second.update().await;
    second.close().await;
    let mut second = house.socket(&table, &format!("token={b}")).await;
    assert_eq!(second.update().await["told"], json!([]), "she asked for nothing that happened");
    assert_eq!(second.act("mark a1").await["ok"], true);
    second.close().await;
    assert_eq!(first.act("mark c3").await["ok"], true);
    let mut second = house.socket(&table, &format!("token={b}&since={since}")).await;
    let missed = second.update().await;
    assert_eq!(missed["told"].as_array().unwrap().len(), 3, "{missed}");
    assert_eq!(missed["v"], since + 3);
    assert_eq!(second.act("mark a2").await["ok"], true);
    assert_eq!(second.last["told"].as_array().unwrap().len(), 1, "{}", second.last);
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_in_the_middle_loses_nothing_and_keeps_every_seat() {
    let house = House::new().await;
    let (table, [a, b]) = house.pair("leduc", json!({})).await;
    let before = [house.state(&table, &a).await, house.state(&table, &b).await];
    let mut first = house.socket(&table, &format!("token={a}")).await;
    first.update().await;
    let house = house.restart().await;
    assert!(first.next().await.is_none_or(|m| m.get("places").is_some()), "the socket ends");
    for (token, before) in [(&a, &before[0]), (&b, &before[1])] {
        let after = house.state(&table, token).await;
        for key in ["v", "view", "legal", "turn", "commitment"] {
            assert_eq!(after[key], before[key], "{key}");
        }
    }
    let mut sockets = Vec::new();
    for token in [&a, &b] {
        sockets.push(house.socket(&table, &format!("token={token}")).await);
    }
    play_out(&mut sockets).await;
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn idle_tables_leave_memory_and_come_back() {
    let house = House::with(|config| {
        config.idle = std::time::Duration::ZERO;
        config.sweep = std::time::Duration::from_millis(5);
    })
    .await;
    let (table, [a, _]) = house.pair("tic-tac-toe", json!({})).await;
    wait_until_in_memory(&house, 0).await;
    let mut socket = house.socket(&table, &format!("token={a}")).await;
    assert_eq!(socket.act("mark b2").await["ok"], true);
    house.server.stop().await;
}

/// Waits until so many tables are in memory.
async fn wait_until_in_memory(house: &House, n: usize) {
    let wanted = format!("tablee_tables_in_memory {n}\n");
    let look = async || house.server.figures();
    client::until(&wanted, look, |figures| figures.contains(&wanted)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_leaves_memory_as_soon_as_everybody_is_gone() {
    let sweep = std::time::Duration::from_hours(1);
    let house = House::with(|config| config.sweep = sweep).await;
    let (table, tokens) = house.pair("tic-tac-toe", json!({})).await;
    house.pair("tic-tac-toe", json!({})).await;
    let mut sockets = Vec::new();
    for token in &tokens {
        sockets.push(house.socket(&table, &format!("token={token}")).await);
    }
    play_out(&mut sockets).await;
    wait_until_in_memory(&house, 2).await;
    for socket in sockets {
        socket.close().await;
    }
    wait_until_in_memory(&house, 1).await;
    let state = house.state(&table, &tokens[0]).await;
    assert_eq!(state["turn"], "over", "it comes back when somebody looks: {state}");
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_server_on_one_file_is_refused_with_a_sentence() {
    let house = House::new().await;
    let (table, [a, _]) = house.pair("tic-tac-toe", json!({})).await;
    let config = table::config(house.folder.path());
    let second = server::Server::start(config, catalog::Catalog::standard()).await;
    let Err(error) = second else { panic!("two servers on one file") };
    let said = error.to_string();
    assert!(said.contains("tables.sqlite") && said.contains("--db"), "{said}");
    // The first one goes on, and when it is gone another may come.
    let mut first = house.socket(&table, &format!("token={a}")).await;
    assert_eq!(first.act("mark b2").await["ok"], true);
    house.restart().await.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_game_that_no_longer_replays_is_kept_read_only_and_so_is_its_record() {
    let house = House::new().await;
    let (table, [a, _]) = house.pair("tic-tac-toe", json!({})).await;
    let mut first = house.socket(&table, &format!("token={a}")).await;
    assert_eq!(first.act("mark b2").await["ok"], true);
    let House { server, folder } = house;
    server.stop().await;
    let store = store::Store::open(&folder.path().join("tables.sqlite")).await.unwrap();
    let row = store.table(&table).await.unwrap().unwrap();
    let n_entries = store.journal(row.no, 0).await.unwrap().len() as u64;
    // As if the rules had changed: the square is taken.
    let entry = store::Entry { entry: "step 2 mark b2".into(), at_ms: 0 };
    store.append(row.no, n_entries + 1, vec![entry]).await.unwrap();
    store.close().await;
    let config = table::config(folder.path());
    let server = server::Server::start(config, catalog::Catalog::standard()).await.unwrap();
    let house = House { server, folder };
    let state = house.state(&table, &a).await;
    assert_eq!((&state["turn"], &state["v"]), (&json!("read-only"), &json!(n_entries + 1)));
    let mut socket = house.socket(&table, &format!("token={a}")).await;
    for wish in [json!({ "act": "mark a1" }), json!({ "undo": true }), json!({ "back": true })] {
        assert_eq!(socket.ask(wish).await["error"]["code"], "read-only");
    }
    let page = house.get(&format!("/t/{table}")).await;
    assert_eq!(page.status, 200);
    assert!(!page.body.contains(&format!("/t/{table}/record")), "nothing is offered");
    // What was drawn and is hidden is in the record: nobody gets it, not even those who sit there.
    for path in [format!("/api/tables/{table}/record?token={a}"), format!("/t/{table}/record")] {
        let record = house.get(&path).await;
        assert_eq!(record.status, 409, "{record:?}");
        assert!(!record.body.contains("mark b2"), "{record:?}");
    }
    // Of a game that had ended, everybody gets it, as of every other.
    let House { server, folder } = house;
    server.stop().await;
    let store = store::Store::open(&folder.path().join("tables.sqlite")).await.unwrap();
    store.set_over(row.no, 1).await.unwrap();
    store.close().await;
    let config = table::config(folder.path());
    let server = server::Server::start(config, catalog::Catalog::standard()).await.unwrap();
    let house = House { server, folder };
    let record = house.get(&format!("/api/tables/{table}/record")).await;
    assert!(record.body.contains("1 mark b2\n2 mark b2\n"), "{record:?}");
    assert!(!record.body.contains("Secret"), "the house's secret stays one");
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_card_is_shown_by_somebody_whom_nobody_waits_for() {
    let house = House::new().await;
    let (table, [a, b]) = house.pair("erythro", json!({})).await;
    let mut first = house.socket(&table, &format!("token={a}")).await;
    let mut second = house.socket(&table, &format!("token={b}")).await;
    first.act("character 1").await;
    // The only character left: the table may have taken it by itself.
    second.act("character 3").await;
    let plays = |message: &Value| message["view"]["table"]["phase"] == "players";
    while !plays(&first.last) {
        first.update().await;
    }
    let legal = first.last["legal"].as_array().unwrap();
    let moves =
        legal.iter().find(|action| action.as_str().unwrap().ends_with(" move")).unwrap().clone();
    assert_eq!(first.act(moves.as_str().unwrap()).await["ok"], true);
    while !plays(&second.last) || second.last["turn"]["decide"] != json!([1]) {
        second.update().await;
    }
    assert_eq!(second.last["legal"], json!([]), "it is not her turn");
    let card = second.last["asides"][0].as_str().unwrap().to_string();
    assert_eq!(second.act(&card).await["ok"], true, "{card}");
    let is_known = |message: &Value| {
        let known = &message["view"]["table"]["players"][1]["known"]["actions"];
        known[0].as_str().is_some_and(|known| card.ends_with(known))
    };
    while !is_known(&first.last) {
        first.update().await;
    }
    assert_eq!(first.last["turn"]["decide"], json!([1]), "and the turn is as it was");
    assert_eq!(second.act(&card).await["error"]["code"], "refused", "everybody knows");
    let house = house.restart().await;
    assert!(is_known(&house.state(&table, &a).await));
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_by_rules_that_the_program_does_not_have_is_kept_read_only_with_a_sentence() {
    let house = House::new().await;
    let (table, [a, _]) = house.pair("tic-tac-toe", json!({})).await;
    let House { server, folder } = house;
    server.stop().await;
    // As if a later program had opened it.
    let file = format!("sqlite:{}", folder.path().join("tables.sqlite").display());
    let mut connection = sqlx::SqliteConnection::connect(&file).await.unwrap();
    sqlx::query("UPDATE tables SET edition = 7").execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let config = table::config(folder.path());
    let server = server::Server::start(config, catalog::Catalog::standard()).await.unwrap();
    let house = House { server, folder };
    let mut socket = house.socket(&table, &format!("token={a}")).await;
    assert_eq!(socket.ask(json!({ "act": "mark b2" })).await["error"]["code"], "read-only");
    let page = house.get(&format!("/t/{table}")).await;
    assert!(page.body.contains("edition 7 of the rules"), "{}", page.body);
    // A new table is played by the rules that there are.
    let (table, [a, _]) = house.pair("tic-tac-toe", json!({})).await;
    let mut socket = house.socket(&table, &format!("token={a}")).await;
    assert_eq!(socket.act("mark b2").await["ok"], true);
    house.server.stop().await;
}
