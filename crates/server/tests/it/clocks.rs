//! Clocks that run for days: a bot stands in when one runs out, and the person takes her seat back.

use crate::support::table;

use std::time::Duration;

use serde_json::{Value, json};
use server::Clock;
use table::{House, Socket};

/// The day on which these tests begin.
const START_MS: i64 = 1_800_000_000_000;
const DAY: Duration = Duration::from_hours(24);
const DAY_MS: i64 = 86_400_000;

async fn house(clock: &Clock, idle: Duration) -> House {
    House::with(|config| {
        config.clock = clock.clone();
        config.sweep = Duration::from_millis(5);
        config.idle = idle;
    })
    .await
}

/// Looks again and again until a seat sees what is wanted.
async fn until(house: &House, table: &str, token: &str, wanted: impl Fn(&Value) -> bool) -> Value {
    client::until("what a seat is to see", async || house.state(table, token).await, wanted).await
}

fn holders(state: &Value) -> [&str; 2] {
    [0, 1].map(|seat| state["places"][seat]["holder"].as_str().unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn after_three_days_a_bot_stands_in_until_the_person_is_back() {
    let clock = Clock::by_hand(START_MS);
    let house = house(&clock, Duration::from_hours(1)).await;
    let pace = json!({ "pace": "3d", "level": "random", "pause_ms": 0 });
    let (table, [a, b]) = house.pair("connect-four", pace).await;
    let mut first = house.socket(&table, &format!("token={a}")).await;
    first.update().await;
    assert_eq!(first.last["deadline_ms"], START_MS + 3 * DAY_MS);
    // On the third day she is still in time.
    clock.advance(DAY * 2);
    let answer = first.act("drop 4").await;
    assert_eq!(answer["ok"], true, "{answer}");
    assert_eq!(first.last["deadline_ms"], START_MS + 5 * DAY_MS, "now the other's clock runs");
    // The other does not come: a bot takes her seat, and plays.
    clock.advance(DAY * 3);
    first.until(|update| update["places"][1]["holder"] == "stand-in").await;
    if first.last["turn"]["decide"] != json!([1]) {
        first.until(|update| update["turn"]["decide"] == json!([1])).await;
    }
    assert_eq!(first.last["deadline_ms"], START_MS + 8 * DAY_MS);
    // She takes it back, and has three days again.
    let mut second = house.socket(&table, &format!("token={b}")).await;
    assert_eq!(second.ask(json!({ "back": true })).await["ok"], true);
    assert_eq!(holders(&second.last), ["person", "person"]);
    clock.advance(DAY);
    let drop = first.last["legal"][0].as_str().unwrap().to_string();
    assert_eq!(first.act(&drop).await["ok"], true);
    second.until(|update| update["turn"]["decide"] == json!([2])).await;
    assert_eq!(second.last["deadline_ms"], START_MS + 9 * DAY_MS);
    let drop = second.last["legal"][0].as_str().unwrap().to_string();
    assert_eq!(second.act(&drop).await["ok"], true, "she decides for herself");
    house.server.stop().await;
}

/// A table's journal as it is on disk, from a copy.
async fn journal(house: &House, table: &str) -> Vec<store::Entry> {
    let file = house.folder.path().join("tables.sqlite");
    let folder = tempfile::tempdir().unwrap();
    let copy = folder.path().join("copy");
    store::backup(&file, &copy).await.unwrap();
    let store = store::Store::open(&copy).await.unwrap();
    let row = store.table(table).await.unwrap().unwrap();
    let journal = store.journal(row.no, 0).await.unwrap();
    store.close().await;
    journal
}

#[tokio::test(flavor = "multi_thread")]
async fn the_clock_of_a_table_that_has_left_memory_runs_on() {
    let clock = Clock::by_hand(START_MS);
    let house = house(&clock, Duration::ZERO).await;
    let pace = json!({ "pace": "1d", "level": "random", "pause_ms": 0 });
    let (table, [a, _]) = house.pair("connect-four", pace).await;
    let none = "tablee_tables_in_memory 0\n";
    let look = async || house.server.figures();
    client::until("the table to leave memory", look, |figures| figures.contains(none)).await;
    clock.advance(DAY);
    // Looking would wake the table up: the journal says whether it woke up by itself.
    let stands_in =
        |journal: &Vec<store::Entry>| journal.iter().any(|line| line.entry == "leave 1");
    let journal = client::until("a stand-in", async || journal(&house, &table).await, stands_in);
    let journal = journal.await;
    assert!(journal.iter().all(|line| line.at_ms <= START_MS + DAY_MS), "{journal:?}");
    // The stand-in has moved; the other person has a day from then on.
    let state = until(&house, &table, &a, |state| state["turn"]["decide"] == json!([2])).await;
    assert_eq!(holders(&state), ["stand-in", "person"]);
    assert_eq!(state["deadline_ms"], START_MS + 2 * DAY_MS);
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_machine_whose_clock_was_set_back_gives_nobody_more_time() {
    let house = house(&Clock::by_hand(START_MS), Duration::from_mins(10)).await;
    let (table, [a, _]) = house.pair("connect-four", json!({ "pace": "1d" })).await;
    let opened = house.form("/new/leduc", "", "name=L%C3%A9a&seat1=me&seat2=open").await;
    let (cookies, page) = (opened.cookies(), opened.header("location").unwrap().to_string());
    let device = house.form(&format!("{page}/device"), &cookies, "").await;
    let link = device.body.split("/d/").nth(1).expect("a link")[..26].to_string();
    let House { server, folder } = house;
    server.stop().await;
    // The machine starts again, its clock a week behind.
    let clock = Clock::by_hand(START_MS - 7 * DAY_MS);
    let config = server::Config { clock, ..table::config(folder.path()) };
    let server = server::Server::start(config, catalog::Catalog::standard()).await.unwrap();
    let house = House { server, folder };
    let state = house.state(&table, &a).await;
    assert_eq!(state["deadline_ms"], START_MS - 6 * DAY_MS, "{state}");
    let taken = house.form(&format!("/d/{link}"), "", "").await;
    assert_eq!(taken.status, 410, "a link does not live a week longer: {taken:?}");
    house.server.stop().await;
}

/// A table of two with a clock of four seconds, at which no bot ever answers in time.
async fn quick(house: &House, game: &str) -> (String, [Socket; 2]) {
    let (table, [a, b]) = house.pair(game, json!({ "pace": "4s", "level": "random" })).await;
    let mut sockets = [
        house.socket(&table, &format!("token={a}")).await,
        house.socket(&table, &format!("token={b}")).await,
    ];
    sockets[0].update().await;
    sockets[1].update().await;
    (table, sockets)
}

const SECOND: Duration = Duration::from_secs(1);
const SECOND_MS: i64 = 1_000;

#[tokio::test(flavor = "multi_thread")]
async fn leaving_and_coming_back_gives_no_time() {
    let clock = Clock::by_hand(START_MS);
    let house = house(&clock, Duration::from_hours(1)).await;
    let (_, [mut first, _other]) = quick(&house, "connect-four").await;
    for _ in 0..3 {
        assert_eq!(first.ask(json!({ "leave": true })).await["ok"], true);
        clock.advance(SECOND);
        assert_eq!(first.ask(json!({ "back": true })).await["ok"], true);
        assert_eq!(first.last["deadline_ms"], START_MS + 4 * SECOND_MS);
    }
    clock.advance(SECOND);
    first.until(|update| update["places"][0]["holder"] == "stand-in").await;
    // A bot makes this decision; coming back before it has would stop the table for as long as she likes.
    let refused = first.ask(json!({ "back": true })).await;
    assert_eq!(refused["error"]["code"], "refused", "{refused}");
    assert!(refused["error"]["reason"].as_str().unwrap().contains("time"), "{refused}");
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn acting_and_taking_back_gives_no_time() {
    let clock = Clock::by_hand(START_MS);
    let house = house(&clock, Duration::from_hours(1)).await;
    let (_, [mut first, mut second]) = quick(&house, "tic-tac-toe").await;
    for _ in 0..3 {
        clock.advance(SECOND);
        assert_eq!(first.act("mark a1").await["ok"], true);
        assert_eq!(first.ask(json!({ "undo": true })).await["ok"], true);
        assert_eq!(first.last["deadline_ms"], START_MS + 4 * SECOND_MS);
    }
    assert_eq!(first.act("mark b2").await["ok"], true);
    assert_eq!(first.last["deadline_ms"], START_MS + 7 * SECOND_MS, "the other's first decision");
    // From here on it is for the other to say; and he has not the time that she has used up.
    clock.advance(SECOND);
    assert_eq!(first.ask(json!({ "undo": true })).await["ok"], true);
    second.until(|update| update["asked"] == 1).await;
    assert_eq!(second.last["deadline_ms"], START_MS + 7 * SECOND_MS, "asking gives none either");
    assert_eq!(second.ask(json!({ "agree": true })).await["ok"], true);
    // With his consent she has what she had left when she acted, of her own time.
    assert_eq!(second.last["deadline_ms"], START_MS + 5 * SECOND_MS);
    clock.advance(SECOND);
    second.until(|update| update["places"][0]["holder"] == "stand-in").await;
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_who_plays_alone_stops_the_clock_by_taking_back() {
    let clock = Clock::by_hand(START_MS);
    let house = house(&clock, Duration::from_hours(1)).await;
    let (_, [mut first, mut second]) = quick(&house, "tic-tac-toe").await;
    assert_eq!(second.ask(json!({ "leave": true })).await["ok"], true);
    assert_eq!(first.act("mark a1").await["ok"], true);
    clock.advance(SECOND * 4);
    let late = first.ask(json!({ "undo": true })).await;
    assert_eq!(late["error"]["code"], "refused", "{late}");
    assert!(late["error"]["reason"].as_str().unwrap().contains("time"), "{late}");
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_aside_gives_no_time() {
    let clock = Clock::by_hand(START_MS);
    let house = house(&clock, Duration::from_hours(1)).await;
    let wish = json!({ "pace": "30s", "options": { "seats": 2 } });
    let (table, tokens) = house.pair("erythro", wish).await;
    let act = async |seat: usize, act: &str| {
        let path = format!("/api/tables/{table}/act?token={}", tokens[seat]);
        let acted = house.post(&path, &json!({ "act": act })).await;
        assert_eq!(acted.status, 200, "{acted:?}");
    };
    let mut n_shown = 0;
    for _ in 0..200 {
        let states = [house.state(&table, &tokens[0]).await, house.state(&table, &tokens[1]).await];
        let aside = (0..2).find_map(|seat| Some((seat, states[seat]["asides"][0].as_str()?)));
        let Some((seat, aside)) = aside else {
            let seat = states[0]["turn"]["decide"][0].as_u64().unwrap() as usize - 1;
            act(seat, states[seat]["legal"][0].as_str().unwrap()).await;
            continue;
        };
        clock.advance(SECOND);
        act(seat, aside).await;
        let after = house.state(&table, &tokens[0]).await;
        assert_eq!(after["turn"], states[0]["turn"], "after {aside}");
        assert_eq!(after["deadline_ms"], states[0]["deadline_ms"], "after {aside}");
        n_shown += 1;
        if n_shown > 6 {
            break;
        }
    }
    assert!(n_shown > 1, "there was something to show");
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_leaves_memory_or_is_read_anew_gives_no_time() {
    let clock = Clock::by_hand(START_MS);
    let house = house(&clock, Duration::ZERO).await;
    let (table, [a, b]) =
        house.pair("tic-tac-toe", json!({ "pace": "1d", "level": "random" })).await;
    clock.advance(Duration::from_hours(5));
    {
        let mut socket = house.socket(&table, &format!("token={a}")).await;
        socket.update().await;
        assert_eq!(socket.act("mark a1").await["ok"], true);
        assert_eq!(socket.ask(json!({ "undo": true })).await["ok"], true);
        assert_eq!(socket.ask(json!({ "leave": true })).await["ok"], true);
        assert_eq!(socket.ask(json!({ "back": true })).await["ok"], true);
        socket.close().await;
        // The bot that was about to think goes home.
        clock.advance(Duration::from_mins(11));
    }
    let none = "tablee_tables_in_memory 0\n";
    let look = async || house.server.figures();
    client::until("the table to leave memory", look, |figures| figures.contains(none)).await;
    let state = house.state(&table, &b).await;
    assert_eq!(state["deadline_ms"], START_MS + DAY_MS, "{state}");
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_quick_clock_goes_on_after_a_restart_with_what_was_left() {
    let clock = Clock::by_hand(START_MS);
    let house = house(&clock, Duration::from_hours(1)).await;
    let (table, [a, _]) = house.pair("tic-tac-toe", json!({ "pace": "30s" })).await;
    clock.advance(SECOND * 20);
    let House { server, folder } = house;
    server.stop().await;
    // An hour without a server is nobody's.
    clock.advance(Duration::from_hours(1));
    let config = server::Config { clock: clock.clone(), ..table::config(folder.path()) };
    let server = server::Server::start(config, catalog::Catalog::standard()).await.unwrap();
    let house = House { server, folder };
    let state = house.state(&table, &a).await;
    assert_eq!(state["deadline_ms"], START_MS + 3_600_000 + 30 * SECOND_MS, "{state}");
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn freeing_a_seat_gives_those_who_decide_no_time() {
    let clock = Clock::by_hand(START_MS);
    let house = house(&clock, Duration::from_hours(1)).await;
    let wish = json!({ "game": "goofspiel", "name": "Léa", "pace": "10m", "pause_ms": 3_600_000 });
    let (table, a) = house.open(wish).await;
    let b = house.sit(&table, "Max").await;
    let mut host = house.socket(&table, &format!("token={a}")).await;
    let mut gone = house.socket(&table, &format!("token={b}")).await;
    assert_eq!(gone.ask(json!({ "leave": true })).await["ok"], true);
    clock.advance(Duration::from_mins(4));
    assert_eq!(host.ask(json!({ "free": 2 })).await["ok"], true);
    assert_eq!(house.state(&table, &a).await["deadline_ms"], START_MS + 600 * SECOND_MS);
    house.server.stop().await;
}
