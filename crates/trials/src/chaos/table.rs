//! One table under trial: what was acknowledged and shown, and whether it is still so.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result, bail, ensure};
use client::{HUNG_AFTER, Http, Socket};
use serde_json::{Value, json};
use tokio::sync::mpsc::{self, UnboundedReceiver, UnboundedSender};
use tokio::task::JoinSet;
use tokio::time::timeout;

use crate::chaos::{Dice, request};

/// How long to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Trial {
    /// Until the connection breaks, because the server was killed.
    UntilKilled,
    /// Until the game is over or has gone on for a while.
    GoOn,
}

/// Moves after the last start that prove a table is not stuck.
const A_WHILE: usize = 5;

/// A table, and what its players were told about it.
#[derive(Debug)]
pub(super) struct Table {
    pub(super) id: String,
    pub(super) game: String,
    /// Each person's token.
    tokens: Vec<String>,
    /// The steps that the server said it took, as records write them.
    pub(super) acknowledged: Vec<String>,
    /// The latest version that each person was shown, with the view.
    shown: BTreeMap<usize, (u64, String)>,
    /// How often somebody came back and saw the same as before.
    pub(super) n_resumed: u64,
    pub(super) is_over: bool,
}

/// A message to one of the players, or the end of her connection.
type Mail = (usize, Option<String>);

/// An action that was sent and not answered yet.
#[derive(Debug)]
struct Pending {
    person: usize,
    action: String,
}

impl Table {
    /// Opens a table and sits `n_people` down at it, bots in the other seats.
    pub(super) async fn open(
        http: &mut Http,
        game: &str,
        options: &str,
        n_people: usize,
        n_seats: usize,
    ) -> Result<Table> {
        let body = request(game, options, n_people, n_seats);
        let reply = http.post("/api/tables", &[], &body).await?;
        ensure!(reply.status < 300, "{game}: {} {}", reply.status, reply.body);
        let opened = reply.json();
        let id = opened["table"].as_str().context("no table")?.to_string();
        let mut tokens = vec![opened["token"].as_str().context("no token")?.to_string()];
        for n in 1..n_people {
            let body = json!({ "name": format!("P{}", n + 1), "seat": n + 1 });
            let reply = http.post(&format!("/api/tables/{id}/seats"), &[], &body).await?;
            ensure!(reply.status < 300, "{game}: {} {}", reply.status, reply.body);
            tokens.push(reply.json()["token"].as_str().context("no token")?.to_string());
        }
        Ok(Table {
            id,
            game: game.to_string(),
            tokens,
            acknowledged: Vec::new(),
            shown: BTreeMap::new(),
            n_resumed: 0,
            is_over: false,
        })
    }

    /// Plays random moves for everybody, checking everything that is shown.
    pub(super) async fn play(
        mut self,
        address: String,
        trial: Trial,
        mut dice: Dice,
    ) -> Result<Table> {
        if self.is_over {
            if trial == Trial::GoOn {
                self.check_end(&address).await?;
            }
            return Ok(self);
        }
        let mut sockets = JoinSet::new();
        let (sender, mut mail) = mpsc::unbounded_channel();
        let mut writers = Vec::new();
        for person in 0..self.tokens.len() {
            let since = self.shown.get(&person).map_or(0, |(v, _)| *v);
            let path = format!(
                "/api/tables/{}/socket?format=json&since={since}&token={}",
                self.id, self.tokens[person]
            );
            let socket = match (Socket::open(&address, &path, &[]).await, trial) {
                (Ok(socket), _) => socket,
                (Err(_), Trial::UntilKilled) => return Ok(self),
                (Err(error), Trial::GoOn) => bail!("{} ({}): {error}", self.id, self.game),
            };
            let (writer, outbox) = mpsc::unbounded_channel();
            writers.push(writer);
            sockets.spawn(carry(socket, person, outbox, sender.clone()));
        }
        let name = format!("{} ({})", self.id, self.game);
        let enough = match trial {
            Trial::UntilKilled => usize::MAX,
            Trial::GoOn => A_WHILE,
        };
        let played = self.exchange(&mut mail, &writers, &mut dice, enough).await;
        let has_gone_on = played.with_context(|| name.clone())?;
        ensure!(
            has_gone_on || trial == Trial::UntilKilled,
            "{name}: the connection broke though nobody killed the server"
        );
        Ok(self)
    }

    /// A finished game comes back from the disk as it ended.
    async fn check_end(&self, address: &str) -> Result<()> {
        let mut http = Http::connect(address).await?;
        let path = format!("/api/tables/{}?token={}", self.id, self.tokens[0]);
        let state = http.get(&path, &[]).await?.json();
        ensure!(state["turn"] == "over", "{} ({}) was over, and now: {state}", self.id, self.game);
        Ok(())
    }

    /// Sends and reads until the game is over or `enough` moves were acknowledged; false when the connection
    /// breaks before that.
    async fn exchange(
        &mut self,
        mail: &mut UnboundedReceiver<Mail>,
        writers: &[UnboundedSender<String>],
        dice: &mut Dice,
        enough: usize,
    ) -> Result<bool> {
        let mut legal: BTreeMap<usize, Vec<String>> = BTreeMap::new();
        let mut pending: Option<Pending> = None;
        let (mut n_moves, mut seen, mut last) = (0, BTreeSet::new(), None);
        loop {
            let Ok(next) = timeout(HUNG_AFTER, mail.recv()).await else {
                bail!(
                    "stuck: no message for {HUNG_AFTER:?} after {n_moves} moves since the start of the server; \
                     waiting for an answer to {pending:?}; the last message was {last:?}"
                );
            };
            let Some((person, Some(text))) = next else { return Ok(false) };
            let message: Value = serde_json::from_str(&text).context("no JSON")?;
            if message.get("view").is_some() {
                self.check_update(person, &message, seen.insert(person))?;
                let list = message["legal"].as_array().into_iter().flatten();
                let list = list.filter_map(|action| action.as_str().map(String::from));
                legal.insert(person, list.collect());
                self.is_over |= message["turn"] == "over";
            } else if message.get("ok").is_some() {
                if let Some(Pending { person, action }) = pending.take() {
                    self.acknowledged.push(format!("{} {action}", person + 1));
                    n_moves += 1;
                }
            } else if message.get("error").is_some() {
                // The table moved on by itself, or another seat did: what is legal now comes with an update.
                pending = None;
            }
            if self.is_over || n_moves >= enough {
                return Ok(true);
            }
            if pending.is_none() {
                pending = act(&mut legal, writers, dice);
            }
            last = Some((person + 1, text));
        }
    }

    /// What is shown never goes back, and is the same as before when nothing has happened since.
    fn check_update(&mut self, person: usize, message: &Value, is_first: bool) -> Result<()> {
        let v = message["v"].as_u64().context("an update without a version")?;
        let view = message["view"].to_string();
        if let Some((shown, before)) = self.shown.get(&person) {
            ensure!(v >= *shown, "person {person} was shown version {shown}, and now {v}");
            ensure!(is_first || v > *shown, "person {person} was shown version {v} twice");
            ensure!(v > *shown || view == *before, "version {v} shows something else than before");
            self.n_resumed += u64::from(is_first);
        }
        self.shown.insert(person, (v, view));
        Ok(())
    }
}

/// Has somebody who may act do something.
fn act(
    legal: &mut BTreeMap<usize, Vec<String>>,
    writers: &[UnboundedSender<String>],
    dice: &mut Dice,
) -> Option<Pending> {
    let able: Vec<usize> =
        legal.iter().filter(|(_, list)| !list.is_empty()).map(|(person, _)| *person).collect();
    let person = *able.get(dice.below(able.len().max(1) as u64) as usize)?;
    // Each list is used once: what may be done afterwards comes with the next update.
    let list = legal.remove(&person)?;
    let action = list[dice.below(list.len() as u64) as usize].clone();
    writers[person].send(json!({ "act": action, "n": 1 }).to_string()).ok()?;
    Some(Pending { person, action })
}

/// Carries one player's messages both ways until the connection breaks.
async fn carry(
    mut socket: Socket,
    person: usize,
    mut outbox: UnboundedReceiver<String>,
    inbox: UnboundedSender<Mail>,
) {
    loop {
        tokio::select! {
            text = socket.next_text() => {
                let text = text.ok().flatten().map(|text| text.to_string());
                let is_over = text.is_none();
                if inbox.send((person, text)).is_err() || is_over {
                    return;
                }
            }
            text = outbox.recv() => match text {
                Some(text) => if socket.send_text(text).await.is_err() {
                    // The server is gone; whoever plays learns it from the reading side.
                    let _ = inbox.send((person, None));
                    return;
                },
                None => return,
            },
        }
    }
}
