//! Answers that are held until their moment: on disk at once, and noticed by nobody else before they are told.

use crate::support::table;

use std::path::Path;
use std::time::Duration;

use catalog::Catalog;
use client::until;
use serde_json::{Value, json};
use server::{Clock, Config, Server};
use table::{House, Socket};

/// The day on which these tests begin.
const START_MS: i64 = 1_800_000_000_000;
/// How far apart the moments are at which such a table writes what is answered in a window.
const STEP: Duration = Duration::from_millis(400);
/// Longer than any moment that is drawn for a pause of two seconds.
const LONG: Duration = Duration::from_millis(2_600);

/// Two people who bid in secret, and the clock they go by.
struct Secrets {
    house: House,
    clock: Clock,
    table: String,
    tokens: [String; 2],
}

fn config(folder: &Path, clock: &Clock) -> Config {
    Config { clock: clock.clone(), ..table::config(folder) }
}

impl Secrets {
    async fn new(more: Value) -> Secrets {
        let clock = Clock::by_hand(START_MS);
        let house = House::with(|config| config.clock = clock.clone()).await;
        let mut wish = json!({ "pause_ms": 2_000, "level": "random" });
        wish.as_object_mut().unwrap().extend(more.as_object().cloned().unwrap_or_default());
        let (table, tokens) = house.pair("goofspiel", wish).await;
        Secrets { house, clock, table, tokens }
    }

    async fn sockets(&self) -> [Socket; 2] {
        let [a, b] = &self.tokens;
        let mut first = self.house.socket(&self.table, &format!("token={a}")).await;
        let mut second = self.house.socket(&self.table, &format!("token={b}")).await;
        first.update().await;
        second.update().await;
        [first, second]
    }

    /// What a seat would be told if it asked.
    async fn state(&self, seat: usize) -> Value {
        self.house.state(&self.table, &self.tokens[seat]).await
    }

    /// What is told to somebody whose answer is written at the next moment of the grid.
    async fn written<T>(&self, asking: impl Future<Output = T>) -> T {
        table::written(&self.house.server, &self.clock, STEP, asking).await
    }

    /// How often the disk was written to.
    fn n_writes(&self) -> u64 {
        let figures = self.house.server.figures();
        let mut counts =
            figures.lines().filter_map(|line| line.strip_prefix("tablee_writes_total "));
        counts.next().and_then(|count| count.parse().ok()).expect("a figure")
    }

    /// Waits until the disk was written to once more than so often, and no more.
    async fn writes_once(&self, before: u64) -> u64 {
        let look = async || self.n_writes();
        let n_writes = until("the disk to be written to", look, |n| *n > before).await;
        assert_eq!(n_writes, before + 1);
        n_writes
    }

    /// Another server on the same file and the same clock.
    async fn restart(self) -> Secrets {
        let House { server, folder } = self.house;
        server.stop().await;
        let config = config(folder.path(), &self.clock);
        let server = Server::start(config, Catalog::standard()).await.unwrap();
        Secrets { house: House { server, folder }, ..self }
    }

    /// Closes the house, and reads what is on disk.
    async fn journal(self) -> Vec<String> {
        let House { server, folder } = self.house;
        server.stop().await;
        let store = store::Store::open(&folder.path().join("tables.sqlite")).await.unwrap();
        let row = store.table(&self.table).await.unwrap().unwrap();
        let journal = store.journal(row.no, 0).await.unwrap();
        store.close().await;
        journal.into_iter().map(|line| line.entry).collect()
    }
}

/// Whether nothing has been sent that was not read yet.
async fn hears_nothing(socket: &mut Socket) {
    socket.send_text(r#"{"ping":7}"#).await;
    let next = socket.next().await.unwrap();
    assert_eq!(next, json!({ "pong": 7 }), "somebody notices that an answer is held");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_early_answer_in_a_window_is_on_disk_at_once_and_told_at_its_moment() {
    let secrets = Secrets::new(json!({})).await;
    let [mut first, mut second] = secrets.sockets().await;
    hears_nothing(&mut second).await;
    let before = secrets.state(1).await;
    let legal = first.last["legal"].clone();
    let bid = legal[2].as_str().unwrap();
    let answer = secrets.written(first.act(bid)).await;
    assert_eq!((&answer["ok"], &answer["held"]), (&json!(true), &json!(true)), "{answer}");
    assert_eq!(answer["v"], before["v"], "no version counts it");
    // On disk; her own seat knows; nobody else notices anything.
    let held = format!("hold 1 {bid}");
    hears_nothing(&mut second).await;
    assert_eq!(secrets.state(1).await, before);
    let own = secrets.state(0).await;
    assert_eq!((&own["held"], &own["legal"]), (&json!(bid), &json!([])), "{own}");
    let path = format!("/api/tables/{}/legal?token={}", secrets.table, secrets.tokens[0]);
    assert_eq!(secrets.house.get(&path).await.json()["legal"], json!([]));
    // The same again changes nothing; another one is refused.
    assert_eq!(first.act(bid).await["held"], true);
    let refused = first.act(legal[0].as_str().unwrap()).await;
    assert_eq!(refused["error"]["code"], "refused", "{refused}");
    assert!(refused["error"]["reason"].as_str().unwrap().contains("Take it back"), "{refused}");
    secrets.clock.advance(LONG);
    let told = second.update().await;
    assert_eq!(told["turn"], json!({ "decide": [2] }), "{told}");
    assert_eq!(told["v"], before["v"].as_u64().unwrap() + 1);
    // Whoever takes longer than the pause is told about at once.
    let bid = second.last["legal"][0].as_str().unwrap().to_string();
    let answer = second.act(&bid).await;
    assert_eq!((&answer["ok"], &answer["held"]), (&json!(true), &Value::Null), "{answer}");
    let journal = secrets.journal().await;
    assert_eq!(journal.iter().filter(|line| **line == held).count(), 1, "{journal:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn in_a_window_the_disk_is_written_to_at_the_same_moments_whether_anybody_answers_or_not() {
    let secrets = Secrets::new(json!({})).await;
    let mut sockets = secrets.sockets().await;
    let bid = sockets[0].last["legal"][2].as_str().unwrap().to_string();
    let mut n_writes = secrets.n_writes();
    // Nobody answers.
    secrets.clock.advance(STEP);
    n_writes = secrets.writes_once(n_writes).await;
    // An answer waits for the next moment, and so does the wish to take it back.
    let wishes = [json!({ "act": bid }), json!({ "undo": true }), json!({ "act": bid })];
    for wish in wishes {
        assert_eq!(secrets.written(sockets[0].ask(wish)).await["ok"], true);
        n_writes = secrets.writes_once(n_writes).await;
    }
    secrets.clock.advance(LONG);
    sockets[1].until(|message| message["turn"] == json!({ "decide": [2] })).await;
    let journal = secrets.journal().await;
    let (held, told) = (format!("hold 1 {bid}"), format!("step 1 {bid}"));
    let so_far = journal.iter().position(|line| line.starts_with("hold")).expect("an answer");
    assert_eq!(journal[so_far..so_far + 3], [&held, "withdraw 1", &held], "{journal:?}");
    assert!(journal[so_far + 3].starts_with(&told), "nothing of the padding is left: {journal:?}");
    assert_eq!(journal.len(), so_far + 4, "{journal:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_held_answer_can_be_taken_back_and_nobody_knows() {
    let secrets = Secrets::new(json!({})).await;
    let [mut first, mut second] = secrets.sockets().await;
    hears_nothing(&mut second).await;
    let before = secrets.state(1).await;
    let bids = first.last["legal"].clone();
    let first_bid = secrets.written(first.act(bids[1].as_str().unwrap())).await;
    assert_eq!(first_bid["held"], true);
    assert_eq!(secrets.written(first.ask(json!({ "undo": true }))).await["ok"], true);
    assert_eq!(secrets.state(0).await["legal"], bids, "she may choose again");
    secrets.clock.advance(Duration::from_millis(500));
    let second_bid = secrets.written(first.act(bids[2].as_str().unwrap())).await;
    assert_eq!(second_bid["held"], true);
    hears_nothing(&mut second).await;
    assert_eq!(secrets.state(1).await, before);
    secrets.clock.advance(LONG);
    second.update().await;
    let journal = secrets.journal().await;
    let told = format!("step 1 {}", bids[2].as_str().unwrap());
    assert!(journal.contains(&"withdraw 1".to_string()), "{journal:?}");
    assert!(journal.iter().any(|line| line.starts_with(&told)), "{journal:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_held_answer_survives_a_restart() {
    for pace in ["none", "3d"] {
        let secrets = Secrets::new(json!({ "pace": pace })).await;
        let before = secrets.state(1).await;
        let bid = secrets.state(0).await["legal"][4].as_str().unwrap().to_string();
        let path = format!("/api/tables/{}/act?token={}", secrets.table, secrets.tokens[0]);
        let wish = json!({ "act": bid });
        let answer = secrets.written(secrets.house.post(&path, &wish)).await.json();
        assert_eq!(answer, json!({ "v": before["v"], "held": true }));
        let secrets = secrets.restart().await;
        assert_eq!(secrets.state(0).await["held"], json!(bid), "it is not lost");
        assert_eq!(secrets.state(1).await, before, "and not told");
        let [_, mut second] = secrets.sockets().await;
        secrets.clock.advance(LONG);
        let told = second.until(|message| message["turn"] == json!({ "decide": [2] })).await;
        assert_eq!(told["v"], before["v"].as_u64().unwrap() + 1);
        secrets.house.server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_leaves_after_answering_has_answered() {
    let secrets = Secrets::new(json!({})).await;
    let [mut first, mut second] = secrets.sockets().await;
    let bid = first.last["legal"][5].as_str().unwrap().to_string();
    assert_eq!(secrets.written(first.act(&bid)).await["held"], true);
    assert_eq!(first.ask(json!({ "leave": true })).await["ok"], true);
    second.until(|message| message["places"][0]["holder"] == "stand-in").await;
    assert_eq!(second.last["turn"], json!({ "decide": [1, 2] }));
    secrets.clock.advance(LONG);
    second.until(|message| message["turn"] == json!({ "decide": [2] })).await;
    let journal = secrets.journal().await;
    let told = format!("step 1 {bid}");
    assert!(journal.iter().any(|line| line.starts_with(&told)), "{journal:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_answered_keeps_her_seat_when_the_clock_runs_out() {
    let secrets = Secrets::new(json!({ "pace": "1500ms" })).await;
    let [mut first, mut second] = secrets.sockets().await;
    let bid = first.last["legal"][0].as_str().unwrap().to_string();
    assert_eq!(first.last["deadline_ms"], START_MS + 1_500);
    assert_eq!(secrets.written(first.act(&bid)).await["held"], true);
    assert_eq!(secrets.state(1).await["deadline_ms"], START_MS + 1_500, "the clock goes on");
    secrets.clock.advance(Duration::from_millis(1_500));
    second.until(|message| message["places"][1]["holder"] == "stand-in").await;
    assert_eq!(secrets.state(0).await["places"][0]["holder"], "person");
    let journal = secrets.journal().await;
    assert!(!journal.contains(&"leave 1".to_string()), "{journal:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lone_person_among_bots_deceives_nobody_and_is_told_about_at_once() {
    let house = House::new().await;
    let wish = json!({ "game": "goofspiel", "seats": ["person", "bot:random"], "name": "Léa" });
    let (table, token) = house.open(wish).await;
    let mut socket = house.socket(&table, &format!("token={token}")).await;
    socket.update().await;
    let bid = socket.last["legal"][0].as_str().unwrap().to_string();
    let answer = socket.act(&bid).await;
    assert_eq!((&answer["ok"], &answer["held"]), (&json!(true), &Value::Null), "{answer}");
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_says_that_the_answer_is_in() {
    let secrets = Secrets::new(json!({})).await;
    let [mut first, _second] = secrets.sockets().await;
    for (lang, said) in [("en", "Your answer is in"), ("fr", "Votre réponse est notée")] {
        let query = format!("token={}&format=html&lang={lang}", secrets.tokens[0]);
        let mut page = secrets.house.socket(&secrets.table, &query).await;
        page.next().await;
        let bid = first.last["legal"][0].as_str().unwrap().to_string();
        assert_eq!(secrets.written(first.act(&bid)).await["held"], true);
        let shown = page.until(|message| message["fragments"].get("prompt").is_some()).await;
        let prompt = shown["fragments"]["prompt"].as_str().unwrap();
        assert!(prompt.contains(said), "{prompt}");
        assert_eq!(shown["your_turn"], false);
        assert_eq!(secrets.written(first.ask(json!({ "undo": true }))).await["ok"], true);
        page.close().await;
    }
    secrets.house.server.stop().await;
}

/// A file with a game in which the second seat's answer is held while the first has to decide.
async fn held_beforehand(folder: &Path, tokens: &[String; 2]) -> String {
    let store = store::Store::open(&folder.join("tables.sqlite")).await.unwrap();
    let lines = ["sit 1 s Léa", "sit 2 s Max", "start", "hold 2 mark b2"];
    let entry = |line: &str| store::Entry { entry: line.into(), at_ms: START_MS };
    let key = |(seat, token): (i64, &String)| store::Key {
        token_hash: engine::Digest::of(token.as_bytes()).to_string(),
        table_no: 0,
        seat,
        occupancy: seat,
        made_ms: START_MS,
        used_ms: None,
        expires_ms: None,
        network: None,
    };
    let table = store::NewTable {
        id: "0123456789abcdef".into(),
        game: "tic-tac-toe".into(),
        edition: 1,
        setup: String::new(),
        pack: None,
        secret: "0".repeat(64),
        settings: json!({ "pause_ms": 600_000 }).to_string(),
        is_public: false,
        created_ms: START_MS,
        due_ms: None,
        entries: lines.map(entry).to_vec(),
        keys: (1..).zip(tokens).map(key).collect(),
        opened_by: store::Opener::default(),
        listed_for_ms: 0,
    };
    let id = table.id.clone();
    store.create(table).await.unwrap();
    store.close().await;
    id
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_another_has_overtaken_is_given_back_and_the_game_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let tokens = ["1".repeat(26), "2".repeat(26)];
    let table = held_beforehand(folder.path(), &tokens).await;
    let clock = Clock::by_hand(START_MS);
    let config = config(folder.path(), &clock);
    let server = Server::start(config, Catalog::standard()).await.unwrap();
    let secrets = Secrets { house: House { server, folder }, clock, table, tokens };
    let [mut first, mut second] = secrets.sockets().await;
    assert_eq!(second.last["held"], "mark b2", "{}", second.last);
    // The square is taken: what the second seat has answered cannot be played any more.
    assert_eq!(first.act("mark b2").await["ok"], true);
    let told = second.update().await;
    assert_eq!(told.get("held"), None, "{told}");
    assert_eq!(told["legal"].as_array().map(Vec::len), Some(8), "she may choose again: {told}");
    assert_eq!(second.act("mark a1").await["ok"], true, "and the game goes on");
    let journal = secrets.journal().await;
    let after = journal.iter().position(|line| line == "step 1 mark b2").expect("the first step");
    assert_eq!(journal[after + 1], "withdraw 2", "in one transaction: {journal:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_ends_with_held_answers_ends_with_nothing_held() {
    let secrets = Secrets::new(json!({})).await;
    let mut n_held = 0;
    loop {
        let now = [secrets.state(0).await, secrets.state(1).await];
        if now[0]["turn"] == "over" {
            assert!(now.iter().all(|state| state["held"].is_null() && state["legal"] == json!([])));
            break;
        }
        for (state, token) in now.iter().zip(&secrets.tokens) {
            let Some(act) = state["legal"][0].as_str() else { continue };
            let path = format!("/api/tables/{}/act?token={token}", secrets.table);
            let wish = json!({ "act": act });
            let answer = secrets.written(secrets.house.post(&path, &wish)).await.json();
            n_held += usize::from(answer["held"] == true);
        }
        secrets.clock.advance(LONG);
    }
    assert!(n_held >= 2, "the last answers were held too");
    let over = secrets.state(0).await;
    let secrets = secrets.restart().await;
    assert_eq!(secrets.state(0).await["outcome"], over["outcome"], "and so it is on disk");
    secrets.house.server.stop().await;
}
