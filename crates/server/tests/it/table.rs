//! What happens at a table beside the game: taking back, leaving, clocks, watching, chat.

use crate::support::table;

use serde_json::{Value, json};
use table::{House, Socket};

fn holder(update: &Value, seat: usize) -> &str {
    update["places"][seat - 1]["holder"].as_str().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_taught_nobody_anything_is_taken_back_at_once_and_the_rest_by_consent() {
    let house = House::new().await;
    let (table, [a, b]) = house.pair("tic-tac-toe", json!({})).await;
    let mut first = house.socket(&table, &format!("token={a}")).await;
    let mut second = house.socket(&table, &format!("token={b}")).await;
    assert_eq!(first.ask(json!({ "undo": true })).await["error"]["code"], "refused");
    first.act("mark b2").await;
    // Nobody has learned anything that she could not have been shown anyway: nobody is asked.
    assert_eq!(first.ask(json!({ "undo": true })).await["ok"], true);
    assert_eq!(first.last["view"]["board"], json!(["...", "...", "..."]), "{}", first.last);
    while second.last["v"] != first.last["v"] {
        second.update().await;
        assert_eq!(second.last.get("asked"), None, "{}", second.last);
    }
    assert_eq!(second.ask(json!({ "agree": true })).await["error"]["code"], "refused");
    let state = house.state(&table, &a).await;
    assert_eq!(state["legal"].as_array().unwrap().len(), 9, "{state}");
    // Once the other has decided, she is asked.
    first.act("mark b2").await;
    second.act("mark a1").await;
    assert_eq!(first.ask(json!({ "undo": true })).await["ok"], true);
    second.until(|message| message["asked"] == 1).await;
    assert_eq!(second.ask(json!({ "agree": false })).await["ok"], true);
    assert_eq!(second.last.get("asked"), None);
    assert_eq!(house.state(&table, &a).await["legal"].as_array().unwrap().len(), 7);
    first.ask(json!({ "undo": true })).await;
    assert_eq!(first.ask(json!({ "agree": true })).await["error"]["code"], "refused");
    second.until(|message| message["asked"] == 1).await;
    assert_eq!(second.ask(json!({ "agree": true })).await["ok"], true);
    assert_eq!(house.state(&table, &a).await["legal"].as_array().unwrap().len(), 9);
    let house = house.restart().await;
    assert_eq!(house.state(&table, &a).await["legal"].as_array().unwrap().len(), 9);
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_stands_in_for_whoever_leaves_until_she_is_back() {
    let house = House::new().await;
    let (table, [a, b]) =
        house.pair("connect-four", json!({ "level": "random", "pause_ms": 0 })).await;
    let mut first = house.socket(&table, &format!("token={a}")).await;
    let mut second = house.socket(&table, &format!("token={b}")).await;
    assert_eq!(second.ask(json!({ "leave": true })).await["ok"], true);
    let update = first.until(|message| message["places"][1]["holder"] == "stand-in").await;
    assert_eq!(holder(&update, 2), "stand-in");
    let drop = first.last["legal"][0].as_str().unwrap().to_string();
    first.act(&drop).await;
    first.until(|message| message["turn"]["decide"] == json!([1])).await;
    let drop = second.act(&drop).await;
    assert_eq!(drop["error"]["code"], "refused", "a bot plays for her: {drop}");
    assert_eq!(second.ask(json!({ "back": true })).await["ok"], true);
    assert_eq!(holder(&house.state(&table, &a).await, 2), "person");
    assert_eq!(second.ask(json!({ "back": true })).await["error"]["code"], "refused");
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn when_the_clock_runs_out_a_bot_takes_the_seat() {
    let house = House::new().await;
    let pace = json!({ "pace": "40ms", "level": "random", "pause_ms": 0 });
    let (table, [a, _]) = house.pair("connect-four", pace).await;
    let mut watcher = house.socket(&table, "").await;
    // Nobody acts: both clocks run out, one after the other, and bots play to the end.
    let over = watcher.until(|message| message["turn"] == "over").await;
    assert!(over["outcome"]["scores"].is_array());
    let state = house.state(&table, &a).await;
    assert_eq!((holder(&state, 1), holder(&state, 2)), ("stand-in", "stand-in"));
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_table_plays_a_single_choice_after_its_pause() {
    let house = House::new().await;
    let (table, [a, b]) = house.pair("tic-tac-toe", json!({ "pause_ms": 1 })).await;
    let mut sockets = [
        house.socket(&table, &format!("token={a}")).await,
        house.socket(&table, &format!("token={b}")).await,
    ];
    for (n, square) in ["a1", "b2", "c3", "b1", "b3", "a3", "c1", "c2"].iter().enumerate() {
        let answer = sockets[n % 2].act(&format!("mark {square}")).await;
        assert_eq!(answer["ok"], true, "{square}: {answer}");
    }
    sockets[0].until(|message| message["turn"] == "over").await;
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn those_who_watch_see_what_is_public_and_as_late_as_the_host_wished() {
    let house = House::new().await;
    let (table, [a, b]) = house.pair("tic-tac-toe", json!({ "delay": 2 })).await;
    let mut first = house.socket(&table, &format!("token={a}")).await;
    let mut second = house.socket(&table, &format!("token={b}")).await;
    let mut watcher = house.socket(&table, "").await;
    watcher.update().await;
    first.act("mark b2").await;
    second.act("mark a1").await;
    first.act("mark c3").await;
    // Under the number that the move had which is shown.
    watcher.until(|message| message["v"] == 4).await;
    assert_eq!(watcher.last["view"]["board"], json!(["...", ".X.", "..."]));
    assert_eq!(watcher.last["turn"]["decide"], json!([2]));
    assert_eq!(watcher.last["told"].as_array().unwrap().len(), 1);
    assert!(watcher.last.get("legal").is_none());
    assert_eq!(watcher.act("mark a2").await["error"]["code"], "forbidden");
    second.act("mark a2").await;
    first.act("mark a3").await;
    second.act("mark c1").await;
    first.act("mark b3").await;
    assert_eq!(first.last["turn"], "over");
    watcher.until(|message| message["turn"] == "over").await;
    assert_eq!(watcher.last["view"], {
        let mut view = first.last["view"].clone();
        view["viewer"] = json!("spectator");
        view
    });
    house.server.stop().await;
}

/// A game of tic-tac-toe as short as can be.
async fn first_wins(first: &mut Socket, second: &mut Socket) {
    for square in ["a1", "b1", "a2", "b2", "a3"] {
        let mover = if square.starts_with('a') { &mut *first } else { &mut *second };
        assert_eq!(mover.act(&format!("mark {square}")).await["ok"], true);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn programs_play_again_with_the_same_tokens_over_the_same_sockets() {
    let house = House::new().await;
    let (table, [a, b]) = house.pair("tic-tac-toe", json!({})).await;
    let mut first = house.socket(&table, &format!("token={a}")).await;
    let mut second = house.socket(&table, &format!("token={b}")).await;
    let mut watcher = house.socket(&table, "").await;
    assert_eq!(first.ask(json!({ "rematch": true })).await["error"]["code"], "forbidden");
    first_wins(&mut first, &mut second).await;
    assert_eq!(watcher.ask(json!({ "rematch": true })).await["error"]["code"], "forbidden");
    assert_eq!(first.ask(json!({ "rematch": true })).await["ok"], true);
    let there = first.last["rematch"].as_str().expect("another table").to_string();
    second.until(|update| update["rematch"] == there.as_str()).await;
    assert_eq!(second.ask(json!({ "rematch": true })).await["ok"], true, "the same table");
    assert_eq!(second.last["rematch"], there);
    for (socket, token, seat) in [(&mut first, &a, 2), (&mut second, &b, 1)] {
        let turn = json!({ "table": there, "token": token });
        assert_eq!(socket.ask(turn).await["ok"], true);
        assert_eq!(socket.update().await["seat"], seat, "everybody moves on by one seat");
    }
    assert_eq!(second.act("mark b2").await["ok"], true);
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sockets_that_follow_go_on_where_the_same_people_play_again() {
    let house = House::new().await;
    let (table, [a, b]) = house.pair("tic-tac-toe", json!({})).await;
    let mut first = house.socket(&table, &format!("token={a}&follow=true")).await;
    let mut second = house.socket(&table, &format!("token={b}&follow=true")).await;
    let mut watcher = house.socket(&table, "follow=true").await;
    let mut stayer = house.socket(&table, "").await;
    first_wins(&mut first, &mut second).await;
    assert_eq!(first.ask(json!({ "rematch": true })).await["ok"], true);
    let there = stayer.until(|update| update.get("rematch").is_some()).await["rematch"].clone();
    assert_ne!(there, table.as_str());
    for (socket, seat) in
        [(&mut first, json!(2)), (&mut second, json!(1)), (&mut watcher, Value::Null)]
    {
        let update = socket.until(|update| update["table"] == there).await;
        assert_eq!(update["seat"], seat, "everybody moves on by one seat");
    }
    assert_eq!(second.act("mark b2").await["ok"], true);
    first.until(|update| update["turn"]["decide"] == json!([2])).await;
    // Whoever comes late follows too.
    let mut late = house.socket(&table, &format!("token={a}&follow=true")).await;
    late.until(|update| update["table"] == there).await;
    assert_eq!(late.act("mark a1").await["ok"], true);
    house.server.stop().await;
}

/// Asserts that nothing waits for a socket: the next message answers a question asked now.
async fn assert_untold(socket: &mut Socket) {
    socket.send_text(r#"{"ping":7}"#).await;
    assert_eq!(socket.next().await, Some(json!({ "pong": 7 })));
}

#[tokio::test(flavor = "multi_thread")]
async fn without_echo_a_move_of_ones_own_is_told_with_what_happens_next() {
    let house = House::new().await;
    let (table, [a, b]) = house.pair("tic-tac-toe", json!({})).await;
    let mut second = house.socket(&table, &format!("token={b}")).await;
    let mut first = house.socket(&table, &format!("token={a}&echo=false")).await;
    first.update().await;
    first.send_text(r#"{"act":"mark a1"}"#).await;
    second.until(|update| update["turn"]["decide"] == json!([2])).await;
    assert_untold(&mut first).await;
    assert_eq!(second.act("mark b1").await["ok"], true);
    let both = first.update().await;
    assert_eq!(both["told"].as_array().map(Vec::len), Some(2), "{both}");
    assert_eq!(both["v"], second.last["v"]);
    // Whoever asks is answered, and a refusal comes at once.
    assert_eq!(first.act("mark b1").await["error"]["code"], "refused");
    let answer = first.act("mark a2").await;
    assert_eq!(answer["ok"], true, "{answer}");
    assert_untold(&mut first).await;
    // What is taken back is told too.
    assert_eq!(first.ask(json!({ "undo": true })).await["ok"], true);
    assert_eq!(first.last["turn"]["decide"], json!([1]), "{}", first.last);
    let taken_back = first.last["v"].clone();
    first.send_text(r#"{"act":"mark a2"}"#).await;
    second.until(|update| update["v"].as_u64() > taken_back.as_u64()).await;
    // Who was away is told what she did herself.
    let since = &both["v"];
    let mut again = house.socket(&table, &format!("token={a}&echo=false&since={since}")).await;
    assert_eq!(again.update().await["told"].as_array().map(Vec::len), Some(1), "{}", again.last);
    assert_eq!(second.act("mark b2").await["ok"], true);
    first.update().await;
    // The end is told at once.
    first.send_text(r#"{"act":"mark a3"}"#).await;
    assert_eq!(first.update().await["turn"], "over");
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_talk_within_limits() {
    let house = House::with(|config| {
        config.requests_per_second = Some(50);
        // Nothing fills up again, however slow this machine is.
        config.clock = server::Clock::by_hand(1_000_000);
    })
    .await;
    let (table, [a, b]) = house.pair("tic-tac-toe", json!({})).await;
    let mut first = house.socket(&table, &format!("token={a}")).await;
    let mut second = house.socket(&table, &format!("token={b}")).await;
    assert_eq!(first.ask(json!({ "say": "<b>Salut</b>\n\u{7}!" })).await["ok"], true);
    let said = second.until(|message| message.get("said").is_some()).await;
    assert_eq!(said["said"]["text"], "<b>Salut</b>  !");
    assert_eq!((&said["said"]["seat"], &said["said"]["name"]), (&json!(1), &json!("Léa")));
    let page = house.get(&format!("/t/{table}")).await;
    assert!(page.body.contains("&lt;b&gt;Salut&lt;/b&gt;") && !page.body.contains("<b>Salut"));
    for text in ["", "  ", &"x".repeat(501)] {
        assert_eq!(first.ask(json!({ "say": text })).await["error"]["code"], "bad-request");
    }
    let mut n_said = 0;
    while first.ask(json!({ "say": "encore" })).await["ok"] == true {
        n_said += 1;
        assert!(n_said < 30, "nobody stops her");
    }
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_touch_is_answered_with_the_rule() {
    let house = House::new().await;
    let (table, [a, b]) = house.pair("tic-tac-toe", json!({})).await;
    let mut first = house.socket(&table, &format!("token={a}")).await;
    first.act("mark b2").await;
    let mut second = house.socket(&table, &format!("token={b}&lang=fr")).await;
    let why = second.ask(json!({ "why": ["cell:b2"] })).await;
    assert_eq!(why["rule"], "TTT-2", "{why}");
    let refused = second.act("mark b2").await;
    assert_eq!(refused["error"]["rule"], "TTT-2", "{refused}");
    assert_eq!(why["why"], refused["error"]["reason"], "the same sentence, in her language");
    assert!(why["why"].as_str().is_some_and(|why| why.contains("case")), "{why}");
    // It is not her turn: that is said too. What is no thing of this game has no rule.
    let why = first.ask(json!({ "why": ["cell:a1"] })).await;
    assert!(why["why"].is_string(), "{why}");
    let why = first.ask(json!({ "why": ["nothing:at-all", "\u{0}"] })).await;
    assert_eq!((&why["why"], why.get("rule")), (&Value::Null, None), "{why}");
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_goes_on_at_another_table_with_a_token_of_that_one() {
    let house = House::new().await;
    let (here, [a, _]) = house.pair("tic-tac-toe", json!({})).await;
    let (there, [c, d]) = house.pair("connect-four", json!({})).await;
    let mut socket = house.socket(&here, &format!("token={a}")).await;
    assert_eq!(socket.update().await["table"], here);
    // A wrong token, an unknown table: an error, and everything as before.
    let turn = |table: &str, token: &str| json!({ "table": table, "token": token });
    for (wish, code) in [
        (turn(&there, &a), "unauthorized"),
        (turn(&there, "guess"), "unauthorized"),
        (turn("0123456789abcdef", &a), "not-found"),
        (turn("../../etc", &a), "not-found"),
        (json!({ "table": there, "token": c, "undo": true }), "bad-request"),
    ] {
        assert_eq!(socket.ask(wish).await["error"]["code"], code);
    }
    assert_eq!(socket.act("mark b2").await["ok"], true);
    assert_eq!(socket.last["view"]["board"], json!(["...", ".X.", "..."]));
    // The old table's last words come first, then the answer, then the new table whole, and nothing of the old one after.
    assert_eq!(socket.ask(turn(&there, &c)).await["ok"], true);
    let first = socket.update().await;
    assert_eq!((&first["table"], &first["seat"]), (&json!(there), &json!(1)));
    assert_eq!(first["game"], "connect-four");
    let drop = first["legal"][0].as_str().unwrap().to_string();
    assert_eq!(socket.act(&drop).await["ok"], true);
    // The table she left knows it; the one she came to knows her.
    let look = async || house.state(&here, &a).await["places"][0]["here"].clone();
    client::until("her to be gone from the table she left", look, |here| here == false).await;
    assert_eq!(house.state(&there, &d).await["places"][0]["here"], true);
    // Without a token she watches.
    assert_eq!(socket.ask(json!({ "table": here })).await["ok"], true);
    assert_eq!(socket.update().await["seat"], Value::Null);
    assert_eq!(socket.act("mark a1").await["error"]["code"], "forbidden");
    house.server.stop().await;
}
