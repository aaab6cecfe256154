//! Analyses as people and crawlers meet them: over a real listener, with a clock by hand.

use std::sync::mpsc;

use catalog::Catalog;
use client::{Http, Reply};
use serde_json::{Value, json};
use store::Store;
use tempfile::TempDir;

use super::*;
use crate::thinkers::tests::occupy;
use crate::{Clock, Config, Server};

struct Trial {
    folder: TempDir,
    clock: Clock,
    server: Server,
    http: Http,
}

async fn start(folder: &TempDir, clock: &Clock) -> (Server, Http) {
    let mut config = Config::new(folder.path().join("tables.sqlite"));
    config.requests_per_second = None;
    config.clock = clock.clone();
    let server = Server::start(config, Catalog::standard()).await.unwrap();
    let http = Http::connect(&server.address().to_string()).await.unwrap();
    (server, http)
}

impl Trial {
    async fn new() -> Trial {
        let (folder, clock) = (tempfile::tempdir().unwrap(), Clock::by_hand(1_000_000));
        let (server, http) = start(&folder, &clock).await;
        Trial { folder, clock, server, http }
    }

    async fn restart(self) -> Trial {
        let Trial { folder, clock, server, http } = self;
        drop(http);
        server.stop().await;
        let (server, http) = start(&folder, &clock).await;
        Trial { folder, clock, server, http }
    }

    async fn get(&mut self, path: &str) -> Reply {
        self.http.get(path, &[]).await.unwrap()
    }

    async fn ask(&mut self, table: &str) -> Reply {
        let path = format!("/api/tables/{table}/analysis");
        self.http.post(&path, &[("accept-language", "fr")], &json!({})).await.unwrap()
    }

    /// A game between bots that is over.
    async fn finished(&mut self) -> String {
        let wish = json!({ "game": "leduc", "seats": ["bot:random", "bot:random"] });
        let opened = self.http.post("/api/tables", &[], &wish).await.unwrap().json();
        let table = opened["table"].as_str().unwrap().to_string();
        let path = format!("/api/tables/{table}");
        self.until(&path, |state| state["turn"] == "over").await;
        table
    }

    /// Asks again and again until the answer is as wanted.
    async fn until(&mut self, path: &str, wanted: impl Fn(&Value) -> bool) -> Value {
        client::until(path, async || self.get(path).await.json(), wanted).await
    }

    /// How many moments of analyses have been looked at.
    fn n_looked(&self) -> String {
        let metrics = self.server.figures();
        let line = |line: &&str| line.starts_with("tablee_thoughts_begun_total{urgency=\"asked\"}");
        metrics.lines().find(line).unwrap().rsplit(' ').next().unwrap().to_string()
    }

    fn busy(&self) -> mpsc::Sender<()> {
        occupy(&self.server.house().thinkers)
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_crawler_that_fetches_43_replays_starts_nothing() {
    let mut trial = Trial::new().await;
    let table = trial.finished().await;
    for step in 0..43 {
        let page = trial.get(&format!("/t/{table}/replay?step={step}")).await;
        assert_eq!(page.status, 200);
        assert!(page.body.contains(&format!("action=\"/t/{table}/analysis\"")), "a way to ask");
        let at = trial.get(&format!("/api/tables/{table}/analysis")).await.json();
        assert_eq!(at, json!({ "analysis": "unasked" }));
    }
    assert_eq!(trial.n_looked(), "0");
    trial.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_analysis_is_made_once_and_is_there_after_a_restart() {
    let mut trial = Trial::new().await;
    let running = json!({ "game": "leduc", "name": "Léa", "seats": ["person", "bot:easy"] });
    let opened = trial.http.post("/api/tables", &[], &running).await.unwrap().json();
    let early = trial.ask(opened["table"].as_str().unwrap()).await;
    assert_eq!(early.status, 403, "not while it is played: {early:?}");
    let table = trial.finished().await;
    let path = format!("/api/tables/{table}/analysis");
    assert_eq!(trial.ask(&table).await.status, 200);
    let ready = trial.until(&path, |at| at["analysis"] == "ready").await;
    let n_steps = trial.server.house().room(&table).await.unwrap();
    let n_steps = finished(&n_steps).await.unwrap().n_steps();
    assert_eq!(ready["chances"].as_array().unwrap().len(), n_steps + 1);
    let n_looked = trial.n_looked();
    assert_eq!(trial.ask(&table).await.json(), ready);
    assert_eq!(trial.n_looked(), n_looked, "once is enough");
    let mut trial = trial.restart().await;
    assert_eq!(trial.ask(&table).await.json(), ready);
    let page = trial.get(&format!("/t/{table}/replay")).await;
    assert!(page.body.contains("class=\"curve\""), "the page shows it");
    assert_eq!(trial.n_looked(), "0", "and nothing was worked out again");
    trial.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_analysis_that_was_cut_short_is_made_after_the_restart() {
    let mut trial = Trial::new().await;
    let table = trial.finished().await;
    let busy = trial.busy();
    let asked = trial.ask(&table).await.json();
    assert_eq!(asked["done"], 0, "{asked}");
    let page = trial.get(&format!("/t/{table}/replay")).await;
    assert!(page.body.contains("<progress value=\"0\""), "the page says how far it is");
    trial.server.house().thinkers.close();
    drop(busy);
    let mut trial = trial.restart().await;
    let path = format!("/api/tables/{table}/analysis");
    trial.until(&path, |at| at["analysis"] == "ready").await;
    trial.server.stop().await;
    let store = Store::open(&trial.folder.path().join("tables.sqlite")).await.unwrap();
    assert_eq!(store.analysis_wishes(9).await.unwrap(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_analysis_nobody_looks_at_is_given_up() {
    let mut trial = Trial::new().await;
    let table = trial.finished().await;
    let busy = trial.busy();
    let path = format!("/api/tables/{table}/analysis");
    trial.ask(&table).await;
    trial.clock.advance(Duration::from_millis(PATIENCE_MS as u64 - 1));
    trial.server.house().sweep();
    assert_eq!(trial.get(&path).await.json()["analysis"], "running", "somebody looks");
    trial.clock.advance(Duration::from_millis(PATIENCE_MS as u64 - 1));
    trial.server.house().sweep();
    assert_eq!(trial.get(&path).await.json()["analysis"], "running", "and looked lately");
    trial.clock.advance(Duration::from_millis(PATIENCE_MS as u64));
    trial.server.house().sweep();
    assert_eq!(trial.get(&path).await.json()["analysis"], "unasked");
    drop(busy);
    assert_eq!(trial.n_looked(), "0", "nobody wanted it any more");
    trial.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_asks_for_too_many_at_once_is_told_so() {
    let mut trial = Trial::new().await;
    let mut tables = Vec::new();
    for _ in 0..=MOST_OF_ONE {
        tables.push(trial.finished().await);
    }
    let busy = trial.busy();
    for table in &tables[..MOST_OF_ONE] {
        assert_eq!(trial.ask(table).await.status, 200);
    }
    let refused = trial.ask(&tables[MOST_OF_ONE]).await;
    assert_eq!(refused.status, 429, "{refused:?}");
    assert_eq!(refused.header("retry-after"), Some("30"), "{refused:?}");
    assert!(refused.body.contains("Plusieurs analyses"), "{refused:?}");
    assert_eq!(trial.ask(&tables[0]).await.status, 200, "what goes on is no new one");
    drop(busy);
    let path = format!("/api/tables/{}/analysis", tables[0]);
    trial.until(&path, |at| at["analysis"] == "ready").await;
    assert_eq!(trial.ask(&tables[MOST_OF_ONE]).await.status, 200, "when one is done");
    trial.server.stop().await;
}
