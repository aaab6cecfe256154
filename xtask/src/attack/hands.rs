//! Attacks on hands: what an answer's size or moment tells about hidden cards.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
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

/// How long answers are watched for.
const WATCH: Duration = Duration::from_secs(50);

/// Somebody plays against a seat whose person has left, and looks at when its answers come. Whoever runs the trial
/// has that seat's token too and so knows which of them were forced.
pub(super) async fn moments(stand: &Stand) -> Result<Finding> {
    let server = stand.serve()?;
    let mut tables = Vec::new();
    for _ in 0..3 {
        tables.push(watched(server.address()).await?);
    }
    let watching = tables.into_iter().map(|table| tokio::spawn(table.watch()));
    let mut answers = Answers::default();
    for seen in watching.collect::<Vec<_>>() {
        let seen = seen.await??;
        answers.forced.extend(seen.forced);
        answers.free.extend(seen.free);
    }
    let Answers { forced, free } = &answers;
    let overlap = overlap(forced, free);
    let middle = |times: &[Duration]| percentile(times, 0.5).as_secs_f64();
    let result = format!(
        "{} forced {:.2} s, {} free {:.2} s, told apart {:.0} %",
        forced.len(),
        middle(forced),
        free.len(),
        middle(free),
        overlap * 100.0
    );
    // Of few answers, chance alone tells some apart.
    Ok(Finding::new(forced.len() < 5 || overlap < 0.75, result))
}

#[derive(Default)]
struct Answers {
    forced: Vec<Duration>,
    free: Vec<Duration>,
}

/// How often a forced answer is told from a free one by its time alone: one half is chance, 1 is always.
fn overlap(forced: &[Duration], free: &[Duration]) -> f64 {
    let pairs = forced.iter().flat_map(|a| free.iter().map(move |b| a < b));
    let (n, n_sooner) = pairs.fold((0_u32, 0_u32), |(n, s), is| (n + 1, s + u32::from(is)));
    let share = if n == 0 { 0.5 } else { f64::from(n_sooner) / f64::from(n) };
    share.max(1.0 - share)
}

/// A table at which one plays and the other has left.
struct Watched {
    player: Socket,
    away: Socket,
}

async fn watched(address: &str) -> Result<Watched> {
    let mut http = Http::connect(address).await?;
    let fields =
        json!({ "game": "ephios", "options": { "seats": 2 }, "level": "hard", "pause_ms": 0 });
    let Opened { table, token } = open(&mut http, fields).await?;
    let other = sit(&mut http, &table, "Bob").await?.context("a free seat")?;
    let player = socket(address, &table, &token).await?;
    let mut away = socket(address, &table, &other).await?;
    away.send(&json!({ "leave": true })).await?;
    until(&mut away, |message| message["ok"] == true, PATIENCE).await;
    Ok(Watched { player, away })
}

/// What one of the two sockets said, and when.
type Heard = (Instant, bool, Value);

impl Watched {
    async fn watch(mut self) -> Result<Answers> {
        let mut answers = Answers::default();
        let started = Instant::now();
        // Since when the one who left has had to decide, and between how many things.
        let mut asked: Option<(Instant, usize)> = None;
        while started.elapsed() < WATCH {
            let Some((at, is_away, message)) =
                self.hear(WATCH - started.elapsed().min(WATCH)).await
            else {
                break;
            };
            let choices = legal(&message);
            if message["turn"] == "over" {
                break;
            }
            if !message["turn"].is_object() {
                continue;
            }
            if is_away {
                if let Some((since, n)) = asked.take() {
                    let took = at - since;
                    if n == 1 { answers.forced.push(took) } else { answers.free.push(took) }
                }
                asked = (!choices.is_empty()).then_some((at, choices.len()));
            } else if let Some(choice) = choices.first() {
                let last = choices.last().unwrap_or(choice);
                self.player.send(&json!({ "act": if at.elapsed().subsec_nanos() % 2 == 0 { choice } else { last } })).await?;
            }
        }
        Ok(answers)
    }

    async fn hear(&mut self, patience: Duration) -> Option<Heard> {
        let hearing = async {
            tokio::select! {
                said = self.away.next() => said.ok().map(|said| (Instant::now(), true, said)),
                said = self.player.next() => said.ok().map(|said| (Instant::now(), false, said)),
            }
        };
        tokio::time::timeout(patience, hearing).await.ok().flatten()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_always_sooner_is_told_apart_and_what_is_alike_is_not() {
        let times = |ms: &[u64]| ms.iter().map(|ms| Duration::from_millis(*ms)).collect::<Vec<_>>();
        assert!(overlap(&times(&[1, 2]), &times(&[5, 6])) > 0.99);
        assert!(overlap(&times(&[1, 5, 9]), &times(&[1, 5, 9])) < 0.7);
    }
}
