//! Telling everybody who is connected: each viewer gets her own view, her own legal list, and what she was told.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use catalog::{AnyEvent, AnyTable, Told};
use engine::{Phrase, Seat, Turn, Viewer};
use serde::Serialize;
use ui::{Lang, Speaker};

use crate::error::{Error, Kind, Result};
use crate::journal::Entry;
use crate::outbox::Outbox;
use crate::play::{Facts, Holder};
use crate::room::{Inner, Right, Room, viewer};
use crate::settings::{Pace, Settings};

/// The most sockets at one table.
const MAX_SOCKETS: usize = 1_000;

/// What a socket is sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Format {
    /// Views and legal lists, for programs.
    Json,
    /// Parts of the page, for browsers.
    Html,
}

/// A socket at the table.
pub(crate) struct Subscriber {
    id: u64,
    pub(crate) viewer: Viewer,
    /// What lets it see what its seat does; nothing for one that watches. Whoever has lost it is not listed here.
    pub(super) right: Option<Right>,
    pub(crate) lang: Lang,
    pub(crate) format: Format,
    pub(crate) outbox: Arc<Outbox>,
    /// Whether it goes on by itself where the same people play again.
    follows: bool,
    /// Whether it is told at once what its own seat did.
    echoes: bool,
    /// What its own seat did and it has not been told yet, in sentences.
    held: Vec<String>,
    /// Which state of the places it has been sent.
    places_rev: u64,
    /// Which version it has been sent.
    pub(super) version: u64,
    /// How many steps it has seen.
    pub(super) n_steps_seen: usize,
    /// The address under which its page was opened, for invitations.
    pub(super) base: Arc<str>,
    /// A fingerprint of each part of the page that it has.
    pub(super) parts: Vec<(&'static str, u64)>,
}

/// Somebody who connects.
#[derive(Clone)]
pub(crate) struct Newcomer {
    /// For which seat it acts; none for somebody who watches.
    pub(crate) right: Option<Right>,
    pub(crate) lang: Lang,
    pub(crate) format: Format,
    /// Whether the socket goes on by itself where the same people play again.
    pub(crate) follows: bool,
    /// Whether it is told at once what its own seat did, or with what happens next.
    pub(crate) echoes: bool,
    pub(crate) base: Arc<str>,
}

/// A line of the log, as one viewer was told it.
pub(crate) struct Said {
    pub(crate) step: usize,
    pub(crate) seat: Option<Seat>,
    pub(crate) line: Phrase,
    pub(crate) event: AnyEvent,
}

/// A seat as programs read it.
#[derive(Serialize)]
struct PlaceBody<'a> {
    seat: Seat,
    name: &'a str,
    holder: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    level: Option<&'a str>,
    here: bool,
}

/// The game as a viewer may see it: now, or some steps ago.
pub(crate) enum Seen<'a> {
    Now(&'a dyn AnyTable),
    Earlier(Box<dyn AnyTable>),
}

impl Seen<'_> {
    pub(crate) fn table(&self) -> &dyn AnyTable {
        match self {
            Seen::Now(table) => *table,
            Seen::Earlier(table) => &**table,
        }
    }
}

impl Room {
    /// Lets a socket take part: it is sent what it has missed since `since` (or everything), and from then on
    /// every change. Returns the number under which it leaves again.
    ///
    /// # Errors
    /// When the table cannot be read, or the right to the seat has ended.
    pub(crate) async fn subscribe(
        self: &Arc<Room>,
        newcomer: Newcomer,
        since: Option<u64>,
        outbox: Arc<Outbox>,
    ) -> Result<u64> {
        let Newcomer { right, lang, format, follows, echoes, base } = newcomer;
        let viewer = viewer(right.as_ref());
        if format == Format::Html {
            self.foresee(viewer).await?;
        }
        let mut inner = self.lock().await?;
        // It may have ended on the way here.
        right.as_ref().map(|right| inner.seat(right)).transpose()?;
        if inner.subscribers.len() >= MAX_SOCKETS {
            return Err(Error::says(Kind::TooMany, "fault-too-many"));
        }
        let id = inner.next_subscriber;
        inner.next_subscriber += 1;
        let n_steps_seen = self.n_steps_shown(&inner, viewer);
        inner.note_presence(viewer);
        let (version, places_rev) = (inner.play.ledger.version, inner.places_rev);
        let subscriber = Subscriber {
            id,
            viewer,
            right,
            lang,
            format,
            outbox,
            follows,
            echoes,
            held: Vec::new(),
            places_rev,
            version,
            n_steps_seen,
            base,
            parts: Vec::new(),
        };
        inner.subscribers.push(subscriber);
        let newcomer = inner.subscribers.len() - 1;
        match format {
            Format::Json => {
                let told = self.missed(&inner, viewer, lang, since.unwrap_or(version));
                let text = self.whole(&inner, viewer, &told);
                inner.subscribers[newcomer].outbox.push(text.into());
                inner.lead_on(newcomer);
            }
            Format::Html => {
                self.load_chat(&mut inner).await?;
                self.greet_page(&mut inner, newcomer, since == Some(version));
            }
        }
        self.publish_places(&mut inner);
        self.hurry(&inner);
        Ok(id)
    }

    /// A socket is gone.
    pub(crate) async fn unsubscribe(self: &Arc<Room>, id: u64) {
        let mut inner = self.inner.lock().await;
        inner.touched = std::time::Instant::now();
        let Some(n) = inner.subscribers.iter().position(|subscriber| subscriber.id == id) else {
            return;
        };
        let gone = inner.subscribers.remove(n);
        inner.forget_unread();
        inner.note_presence(gone.viewer);
        self.publish_places(&mut inner);
    }

    /// Tells everybody what happened. `told` is what each step told each viewer, `actor` whose step it was.
    pub(super) fn publish(&self, inner: &mut Inner, actor: Option<Seat>, told: &[Vec<Told>]) {
        let mut written: Vec<(Viewer, Lang, bool, Utf8Bytes)> = Vec::new();
        let mut has_pages = false;
        for n in 0..inner.subscribers.len() {
            let subscriber = &inner.subscribers[n];
            if subscriber.format == Format::Html {
                has_pages = true;
                continue;
            }
            if inner.lead_on(n) {
                continue;
            }
            let Subscriber { viewer, lang, .. } = *subscriber;
            let with_places = subscriber.places_rev != inner.places_rev;
            if !with_places && inner.may_wait(subscriber, actor) {
                let told = self.sentences(inner, n, told);
                inner.subscribers[n].held.extend(told);
                continue;
            }
            if !subscriber.held.is_empty() {
                let mut all = std::mem::take(&mut inner.subscribers[n].held);
                all.extend(self.sentences(inner, n, told));
                let text = self.update(inner, viewer, &all, with_places);
                self.send(inner, n, text.into());
                continue;
            }
            let same = |w: &&(Viewer, Lang, bool, Utf8Bytes)| {
                (w.0, w.1, w.2) == (viewer, lang, with_places)
            };
            let text = match written.iter().find(same) {
                Some((.., text)) => text.clone(),
                None => {
                    let told = self.sentences(inner, n, told);
                    let text: Utf8Bytes = self.update(inner, viewer, &told, with_places).into();
                    written.push((viewer, lang, with_places, text.clone()));
                    text
                }
            };
            self.send(inner, n, text);
        }
        if has_pages {
            self.publish_pages(inner);
        }
    }

    /// After the journal was read anew: tells everybody what she has missed.
    pub(super) fn publish_missed(&self, inner: &mut Inner) {
        for n in 0..inner.subscribers.len() {
            let Subscriber { viewer, lang, version, format, .. } = inner.subscribers[n];
            if format == Format::Json && version < inner.play.ledger.version && !inner.lead_on(n) {
                let told = self.missed(inner, viewer, lang, version);
                let text = self.update(inner, viewer, &told, true);
                inner.subscribers[n].held.clear();
                self.send(inner, n, text.into());
            }
        }
        self.publish_pages(inner);
    }

    /// Tells those who do not know it yet who is at the table.
    pub(super) fn publish_places(&self, inner: &mut Inner) {
        let rev = inner.places_rev;
        let mut text: Option<Utf8Bytes> = None;
        for n in 0..inner.subscribers.len() {
            let subscriber = &inner.subscribers[n];
            if subscriber.format == Format::Json && subscriber.places_rev != rev {
                let text =
                    text.get_or_insert_with(|| format!("{{\"places\":{}}}", places(inner)).into());
                subscriber.outbox.push(text.clone());
                inner.subscribers[n].places_rev = rev;
            }
        }
        self.publish_pages(inner);
    }

    /// Hands a socket an update that covers everything so far.
    fn send(&self, inner: &mut Inner, n: usize, text: Utf8Bytes) {
        let n_steps_seen = self.n_steps_shown(inner, inner.subscribers[n].viewer);
        let (version, places_rev) = (inner.play.ledger.version, inner.places_rev);
        let subscriber = &mut inner.subscribers[n];
        (subscriber.version, subscriber.places_rev) = (version, places_rev);
        subscriber.n_steps_seen = n_steps_seen;
        subscriber.outbox.push(text);
    }

    /// How many steps behind a viewer is: those who watch, where the host wished so, until the game is over.
    pub(super) fn delay_of(&self, inner: &Inner, viewer: Viewer) -> usize {
        let is_delayed = viewer == Viewer::Spectator && inner.turn() != Some(Turn::Over);
        if is_delayed { self.facts.settings.delay as usize } else { 0 }
    }

    pub(super) fn n_steps_shown(&self, inner: &Inner, viewer: Viewer) -> usize {
        inner.play.ledger.n_steps().saturating_sub(self.delay_of(inner, viewer))
    }

    /// The game as this viewer may see it.
    pub(crate) fn seen<'a>(&self, inner: &'a Inner, viewer: Viewer) -> Option<Seen<'a>> {
        let table = inner.table()?;
        Some(match self.delay_of(inner, viewer) {
            0 => Seen::Now(table),
            delay => Seen::Earlier(table.after(table.n_steps().saturating_sub(delay))),
        })
    }

    /// What a socket is told now, in sentences.
    fn sentences(&self, inner: &Inner, n: usize, told: &[Vec<Told>]) -> Vec<String> {
        let Subscriber { viewer, lang, n_steps_seen, .. } = inner.subscribers[n];
        let speaker = Speaker { lang, names: &inner.play.names, reader: viewer };
        if viewer == Viewer::Spectator && self.facts.settings.delay > 0 {
            return self.story(inner, viewer, lang, n_steps_seen);
        }
        let heard = told.iter().flatten().filter(|told| told.viewer == viewer);
        heard.map(|told| speaker.say(&told.line)).collect()
    }

    /// What was told since a version, in sentences.
    fn missed(&self, inner: &Inner, viewer: Viewer, lang: Lang, since: u64) -> Vec<String> {
        let steps_at = &inner.play.ledger.steps_at;
        let since = usize::try_from(since).unwrap_or(usize::MAX).min(steps_at.len() - 1);
        // What was taken back and done differently is told from where it was taken back.
        let from = steps_at[since..].iter().min().map_or(0, |n| *n as usize);
        let from = from.saturating_sub(self.delay_of(inner, viewer));
        self.story(inner, viewer, lang, from)
    }

    /// What a viewer was told from a step on, in sentences.
    fn story(&self, inner: &Inner, viewer: Viewer, lang: Lang, from: usize) -> Vec<String> {
        let Some(table) = inner.table() else { return Vec::new() };
        let to = self.n_steps_shown(inner, viewer);
        if from >= to {
            return Vec::new();
        }
        let speaker = Speaker { lang, names: &inner.play.names, reader: viewer };
        let story = table.story(viewer);
        let told = story.iter().take(to).skip(from).flatten();
        told.map(|told| speaker.say(&told.line)).collect()
    }

    /// Everything a viewer may know, with what never changes.
    pub(crate) fn whole(&self, inner: &Inner, viewer: Viewer, told: &[String]) -> String {
        let mut text = self.update(inner, viewer, told, true);
        text.pop();
        let seat = match viewer {
            Viewer::Seat(seat) => seat.to_string(),
            Viewer::Spectator => "null".to_string(),
        };
        let constants = self.constants.get_or_init(|| constants(&self.facts));
        let _ = write!(text, ",\"seat\":{seat},{constants}}}");
        text
    }

    /// An update for one viewer.
    fn update(&self, inner: &Inner, viewer: Viewer, told: &[String], with_places: bool) -> String {
        let mut text = String::with_capacity(512);
        let _ = write!(text, "{{\"v\":{}", inner.play.ledger.version);
        let seen = self.seen(inner, viewer);
        let seen = seen.as_ref().map(Seen::table);
        write_turn(&mut text, inner, seen);
        text.push_str(",\"told\":");
        text.push_str(&json(told));
        if let Some(table) = seen {
            text.push_str(",\"view\":");
            text.push_str(&table.view_text(viewer));
        }
        if let (Viewer::Seat(seat), Some(_)) = (viewer, seen) {
            text.push_str(",\"legal\":");
            text.push_str(&inner.legal[seat.index()].json);
        }
        if let Some(asked) = inner.play.ledger.asked {
            let _ = write!(text, ",\"asked\":{}", asked.by);
        }
        self.write_deadline(&mut text, inner, viewer);
        if let Some(outcome) = seen.and_then(AnyTable::outcome) {
            let (payoffs, scores) = (outcome.payoffs.as_slice(), outcome.scores.as_slice());
            let _ = write!(
                text,
                ",\"outcome\":{{\"payoffs\":{},\"scores\":{}}}",
                json(payoffs),
                json(scores)
            );
        }
        if let Some(table) = &inner.play.ledger.rematch {
            let _ = write!(text, ",\"rematch\":\"{table}\"");
        }
        if with_places {
            let _ = write!(text, ",\"places\":{}", places(inner));
        }
        text.push('}');
        text
    }

    fn write_deadline(&self, text: &mut String, inner: &Inner, viewer: Viewer) {
        if self.facts.settings.pace.0.is_none() || self.delay_of(inner, viewer) > 0 {
            return;
        }
        let seats = Seat::all(self.facts.n_seats);
        let next = seats.filter_map(|seat| inner.deadline(seat, &self.facts)).min();
        if let Some(deadline) = next {
            let _ = write!(text, ",\"deadline_ms\":{deadline}");
        }
    }
}

/// What never changes about a table, as programs read it.
#[derive(Serialize)]
struct Constants<'a> {
    table: &'a str,
    game: &'static str,
    options: BTreeMap<&'a str, &'a str>,
    pace: Pace,
    pause_ms: u32,
    delay: u32,
    commitment: String,
}

/// The same as the members of a JSON object.
fn constants(facts: &Facts) -> String {
    let Settings { pace, pause_ms, delay, .. } = facts.settings;
    let mut text = json(&Constants {
        table: &facts.id,
        game: facts.game,
        options: facts.options.iter().collect(),
        pace,
        pause_ms,
        delay,
        commitment: facts.secret.commitment().to_string(),
    });
    text.pop();
    text.split_off(1)
}

fn json(value: &(impl Serialize + ?Sized)) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

fn write_turn(text: &mut String, inner: &Inner, seen: Option<&dyn AnyTable>) {
    text.push_str(",\"turn\":");
    match seen.map(AnyTable::turn) {
        Some(Turn::Decide(seats)) => {
            text.push_str("{\"decide\":[");
            for (n, seat) in seats.into_iter().enumerate() {
                let _ = write!(text, "{}{seat}", if n == 0 { "" } else { "," });
            }
            text.push_str("]}");
        }
        // Only somebody who watches with a delay sees the table between a step and its draws.
        Some(Turn::Chance) => text.push_str("\"chance\""),
        Some(Turn::Over) => text.push_str("\"over\""),
        None if inner.play.broken.is_some() => text.push_str("\"read-only\""),
        None => text.push_str("\"gathering\""),
    }
}

/// Who is at the table, as a JSON list.
fn places(inner: &Inner) -> String {
    let ledger = &inner.play.ledger;
    let names = ledger.names();
    let place = |(seat, (holder, name)): (Seat, (&'_ Holder, &'_ String))| -> String {
        let (kind, level) = match holder {
            Holder::Open => ("open", None),
            Holder::Person { is_away: false, .. } => ("person", None),
            Holder::Person { is_away: true, .. } => ("stand-in", None),
            Holder::Bot { level, .. } => ("bot", Some(level.as_str())),
        };
        let here = inner.is_here(seat);
        let body = PlaceBody { seat, name, holder: kind, level, here };
        json(&body)
    };
    let seats = Seat::all(names.len()).zip(ledger.holders.iter().zip(&names));
    format!("[{}]", seats.map(place).collect::<Vec<_>>().join(","))
}

impl Inner {
    /// Lets a socket that follows go on where the same people play again; whether it does.
    fn lead_on(&self, n: usize) -> bool {
        let subscriber = &self.subscribers[n];
        let next = self.play.ledger.rematch.as_deref().filter(|_| subscriber.follows);
        next.inspect(|table| subscriber.outbox.lead_to(table)).is_some()
    }

    /// Whether a socket hears of this with what happens next: its own seat did it, waits for others now, and the
    /// socket does not wish to be told at once.
    fn may_wait(&self, subscriber: &Subscriber, actor: Option<Seat>) -> bool {
        let is_own = |seat: &Seat| subscriber.viewer.is(*seat);
        let Some(seat) = actor.filter(is_own) else { return false };
        let waits = matches!(self.turn(), Some(Turn::Decide(seats)) if !seats.contains(seat));
        !subscriber.echoes && waits
    }

    /// Whether somebody is at the table looks different: she comes before she is here, or was here and is gone.
    /// After the game it is no news.
    fn note_presence(&mut self, viewer: Viewer) {
        let is_news = matches!(viewer, Viewer::Seat(seat) if !self.is_here(seat));
        if is_news && self.turn() != Some(Turn::Over) {
            self.places_rev += 1;
        }
    }

    /// Keeps the logs that somebody reads up to date.
    pub(super) fn extend_logs(&mut self, entries: &[Entry], told: &[Vec<Told>]) {
        let n_steps = self.play.ledger.n_steps();
        let steps = entries.iter().flat_map(|entry| match entry {
            Entry::Steps(steps) => steps.as_slice(),
            _ => &[],
        });
        let actors: Vec<Option<Seat>> =
            steps.map(|step| step.split(' ').next().and_then(|who| who.parse().ok())).collect();
        let first = n_steps + 1 - actors.len().min(n_steps + 1);
        for (viewer, log) in &mut self.logs {
            log.retain(|said| said.step <= n_steps);
            for (n, (told, seat)) in told.iter().zip(&actors).enumerate() {
                let heard = told.iter().filter(|told| told.viewer == *viewer);
                log.extend(heard.map(|told| Said {
                    step: first + n,
                    seat: *seat,
                    line: told.line.clone(),
                    event: told.event.clone(),
                }));
            }
        }
    }
}
