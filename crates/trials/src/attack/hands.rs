//! Attacks on hands: what an answer's size or moment tells about hidden cards.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use client::{Http, Socket};
use serde_json::{Value, json};

use super::Finding;
use super::stand::{
    Browser, Opened, PATIENCE, Stand, legal, open, percentile, raw, sit, socket, until,
};

/// A page that shows a hand, asked for compressed with many queries of one length.
pub(super) async fn compressed(stand: &Stand) -> Result<Finding> {
    let server = stand.serve()?;
    let mut browser = Browser::new(server.address(), 1).await?;
    let opened = browser.post("/new/leduc", "name=Ada&seat1=me&seat2=bot:easy").await?;
    let table = opened.header("location").context("a table")?.to_string();
    // A page that is drawn before it is known what lasts is drawn again.
    let page = client::until(
        "the page with what is known beforehand",
        async || browser.get(&table).await,
        |page| match page {
            Ok(page) => page.status == 200 && !page.body.contains("data-unforeseen"),
            Err(_) => true,
        },
    );
    page.await?;
    let mut sizes = BTreeSet::new();
    for guess in ["hand-king", "hand-quee", "hand-jack", "xqzwvkjyp", "card-king", "K%E2%99%A0aaa"]
    {
        let request = format!(
            "GET {table}?q={guess} HTTP/1.1\r\nHost: {}\r\nCookie: me={:0>26}\r\nAccept-Encoding: gzip\r\n\
             Connection: close\r\n\r\n",
            server.address(),
            1,
        );
        let answer = raw(server.address(), &request).await?;
        let body = answer.windows(4).position(|end| end == b"\r\n\r\n").context("a body")?;
        sizes.insert(answer.len() - body);
    }
    let result = format!("{} sizes for 6 queries", sizes.len());
    Ok(Finding::new(sizes.len() == 1, result))
}

/// A stranger reads the house's figures before and after somebody answers in secret.
pub(super) async fn figures(stand: &Stand) -> Result<Finding> {
    let server = stand.serve()?;
    let mut http = Http::connect(server.address()).await?;
    let Opened { table, token } = open(&mut http, json!({ "game": "goofspiel" })).await?;
    sit(&mut http, &table, "Bob").await?.context("a free seat")?;
    let before = n_writes(&mut http).await?;
    let path = format!("/api/tables/{table}/legal?token={token}");
    let legal = http.get(&path, &[]).await?.json();
    let path = format!("/api/tables/{table}/act?token={token}");
    http.post(&path, &[], &json!({ "act": legal["legal"][0]["act"] })).await?;
    let after = n_writes(&mut http).await?;
    let result = match (before, after) {
        (None, None) => "no figures for strangers".to_string(),
        (before, after) => {
            format!("writes from {} to {}", before.unwrap_or(0), after.unwrap_or(0))
        }
    };
    Ok(Finding::new(before == after, result))
}

/// How many writes strangers are told of.
async fn n_writes(http: &mut Http) -> Result<Option<u64>> {
    let figures = http.get("/metrics", &[]).await?.body;
    let count = figures.lines().find_map(|line| line.strip_prefix("tablee_writes_total "));
    Ok(count.and_then(|count| count.parse().ok()))
}

/// How long answers are watched for.
const WATCH: Duration = Duration::from_secs(50);
/// How many tables are watched at once.
const TABLES: usize = 3;
/// What every seat may answer that is asked whether it reacts, whatever it holds.
const PASS: &str = "pass";

/// Somebody plays against a seat whose person has left, and looks at when its answers come. Whoever runs the trial
/// has that seat's token too and so knows which of them were forced.
pub(super) async fn moments(stand: &Stand) -> Result<Finding> {
    let server = stand.serve_with(&["--rate", "0"])?;
    let watch = |_| tokio::spawn(watch(server.address().to_string()));
    let mut answers = Answers::default();
    for seen in (0..TABLES).map(watch).collect::<Vec<_>>() {
        let seen = seen.await??;
        answers.forced.extend(seen.forced);
        answers.free.extend(seen.free);
    }
    let Answers { forced, free } = &answers;
    let apart = told_apart(forced, free);
    let middle = |times: &[Duration]| percentile(times, 0.5).as_secs_f64();
    let result = format!(
        "{} forced {:.2} s, {} free {:.2} s, told apart {:.0} %",
        forced.len(),
        middle(forced),
        free.len(),
        middle(free),
        apart * 100.0
    );
    // Of few answers, chance alone tells some apart.
    Ok(Finding::new(forced.len().min(free.len()) < 5 || apart < 0.75, result))
}

#[derive(Default)]
struct Answers {
    forced: Vec<Duration>,
    free: Vec<Duration>,
}

/// How often a forced answer is told from a free one by its time alone: one half is chance, 1 is always.
fn told_apart(forced: &[Duration], free: &[Duration]) -> f64 {
    let pairs = forced.iter().flat_map(|a| free.iter().map(move |b| a < b));
    let (n, n_sooner) = pairs.fold((0_u32, 0_u32), |(n, s), is| (n + 1, s + u32::from(is)));
    let share = if n == 0 { 0.5 } else { f64::from(n_sooner) / f64::from(n) };
    share.max(1.0 - share)
}

/// Plays one game after another for a while.
async fn watch(address: String) -> Result<Answers> {
    let mut answers = Answers::default();
    let until = Instant::now() + WATCH;
    while Instant::now() < until {
        Watched::open(&address).await?.watch(until, &mut answers).await?;
    }
    Ok(answers)
}

/// A table at which one plays and the other has left.
struct Watched {
    player: Socket,
    away: Socket,
}

impl Watched {
    async fn open(address: &str) -> Result<Watched> {
        let mut http = Http::connect(address).await?;
        let fields =
            json!({ "game": "ephios", "options": { "seats": 2 }, "level": "hard", "pause_ms": 0 });
        let Opened { table, token } = open(&mut http, fields).await?;
        let other = sit(&mut http, &table, "Bob").await?.context("a free seat")?;
        let player = socket(address, &table, &token).await?;
        let mut away = socket(address, &table, &other).await?;
        away.send(&json!({ "leave": true, "n": 1 })).await?;
        until(&mut away, |message| message["n"] == 1, PATIENCE).await;
        Ok(Watched { player, away })
    }

    async fn watch(mut self, until: Instant, answers: &mut Answers) -> Result<()> {
        // Since when the one who left has been asked whether it reacts, and whether it could only pass.
        let mut asked: Option<(Instant, bool)> = None;
        while let Some((is_away, message)) = self.hear(until).await {
            let at = Instant::now();
            if message["turn"] == "over" {
                break;
            }
            let choices = legal(&message);
            if is_away {
                if let Some((since, is_forced)) = asked.take() {
                    let same = if is_forced { &mut answers.forced } else { &mut answers.free };
                    same.push(at - since);
                }
                let is_asked = choices.iter().any(|choice| choice == PASS);
                asked = is_asked.then_some((at, choices.len() == 1));
            } else if let Some(choice) = choices.get(choices.len() / 2) {
                self.player.send(&json!({ "act": choice })).await?;
            }
        }
        Ok(())
    }

    /// The next change of the game that one of the two sockets tells, and whether it is the one who left.
    async fn hear(&mut self, until: Instant) -> Option<(bool, Value)> {
        let hearing = async {
            loop {
                let (is_away, said) = tokio::select! {
                    said = self.away.next() => (true, said.ok()?),
                    said = self.player.next() => (false, said.ok()?),
                };
                if said["turn"].is_object() || said["turn"] == "over" {
                    return Some((is_away, said));
                }
            }
        };
        tokio::time::timeout_at(until.into(), hearing).await.ok().flatten()
    }
}

/// What somebody who watches with a delay is told of how far the game is.
pub(super) async fn delayed(stand: &Stand) -> Result<Finding> {
    let server = stand.serve()?;
    let mut http = Http::connect(server.address()).await?;
    let wish = json!({ "game": "tic-tac-toe", "delay": 3 });
    let Opened { table, token } = open(&mut http, wish).await?;
    let other = sit(&mut http, &table, "Bob").await?.context("the second seat")?;
    let path = format!("/api/tables/{table}");
    let before = http.get(&path, &[]).await?.body;
    let mut n_changes = 0;
    for (n, square) in ["b2", "a1", "c3"].iter().enumerate() {
        let bearer = format!("Bearer {}", if n % 2 == 0 { &token } else { &other });
        let act = json!({ "act": format!("mark {square}") });
        let headers = [("authorization", bearer.as_str())];
        let acted = http.post(&format!("{path}/act"), &headers, &act).await?;
        ensure!(acted.status == 200, "a move was refused: {}", acted.body);
        n_changes += u32::from(http.get(&path, &[]).await?.body != before);
    }
    Ok(Finding::new(n_changes == 0, format!("{n_changes} of 3 moves show")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_always_sooner_is_told_apart_and_what_is_alike_is_not() {
        let times = |ms: &[u64]| ms.iter().map(|ms| Duration::from_millis(*ms)).collect::<Vec<_>>();
        assert!(told_apart(&times(&[1, 2]), &times(&[5, 6])) > 0.99);
        assert!(told_apart(&times(&[1, 5, 9]), &times(&[1, 5, 9])) < 0.7);
    }
}
