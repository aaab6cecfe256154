//! The table page: its model for one reader, and only what changed for those who have it open.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use catalog::AnyTable;
use engine::{Seat, Turn, Viewer};
use ui::model::{Holder as Shown, LogLine, Offer, Place, Remark, Stage, TableModel, Undo};
use ui::{Lang, board_of, pages};

use crate::error::Result;
use crate::play::Holder;
use crate::room::publish::{Format, Said, Seen};
use crate::room::{Inner, Room};

/// What of a page depends on nothing but the version and its reader: a page that is up to date has it already.
const SETTLED: [&str; 7] = ["board", "mine", "log", "choices", "result", "coach", "phase"];

/// What would come of a seat's choices, at one version.
#[derive(Default)]
pub(super) struct Foresight {
    version: u64,
    /// For each legal action, whether it lasts.
    lasting: Vec<bool>,
    /// Whether the seat's last action can be taken back at once.
    may_undo: bool,
}

impl Foresight {
    fn of(version: u64, table: &dyn AnyTable, seat: Seat) -> Foresight {
        let may_undo = table.undoable(seat).is_some();
        Foresight { version, lasting: table.lasting(seat), may_undo }
    }
}

/// The parts of a page, for one reader.
type Parts = Vec<(&'static str, String)>;

/// For whom a page is drawn: who reads it, in which language, under which address.
type Whom = (Viewer, Lang, Arc<str>);

impl Room {
    /// Finds out what a viewer's page has to know beforehand while the table goes on: it takes a while.
    ///
    /// # Errors
    /// When the table cannot be read.
    pub(crate) async fn foresee(self: &Arc<Room>, viewer: Viewer) -> Result<()> {
        let Viewer::Seat(seat) = viewer else { return Ok(()) };
        let Some((version, table)) = self.lock().await?.unforeseen(seat) else { return Ok(()) };
        let work = move || Foresight::of(version, &*table, seat);
        // Should it fail, whoever draws the page finds it out again.
        let Ok(foresight) = tokio::task::spawn_blocking(work).await else { return Ok(()) };
        let mut inner = self.lock().await?;
        if inner.play.ledger.version == version {
            inner.foresight[seat.index()] = foresight;
        }
        Ok(())
    }

    /// Sends a page that has just connected what it lacks; one that `is_fresh` has been drawn at this version.
    pub(super) fn greet_page(&self, inner: &mut Inner, n: usize, is_fresh: bool) {
        if !is_fresh {
            inner.subscribers[n].n_steps_seen = 0;
        }
        let parts = self.parts(inner, n);
        if is_fresh {
            let is_settled = |(name, _): &&(&'static str, String)| SETTLED.contains(name);
            let known = parts.iter().filter(is_settled).map(|(name, html)| (*name, print(html)));
            inner.subscribers[n].parts = known.collect();
        }
        self.send_parts(inner, n, &parts);
    }

    /// Sends each page what changed on it.
    pub(super) fn publish_pages(&self, inner: &mut Inner) {
        let mut drawn: Vec<(Whom, Parts)> = Vec::new();
        for n in 0..inner.subscribers.len() {
            let subscriber = &inner.subscribers[n];
            if subscriber.format != Format::Html {
                continue;
            }
            let reader = (subscriber.viewer, subscriber.lang, subscriber.base.clone());
            let parts = match drawn.iter().position(|(other, _)| *other == reader) {
                Some(place) => place,
                None => {
                    drawn.push((reader, self.parts(inner, n)));
                    drawn.len() - 1
                }
            };
            self.send_parts(inner, n, &drawn[parts].1);
        }
    }

    fn parts(&self, inner: &mut Inner, n: usize) -> Parts {
        let subscriber = &inner.subscribers[n];
        let (viewer, lang, base) = (subscriber.viewer, subscriber.lang, subscriber.base.clone());
        let since = subscriber.n_steps_seen;
        inner.prepare(viewer);
        pages::fragments(&self.model(inner, viewer, lang, &base), since)
    }

    /// Sends those parts that differ from what the page has.
    fn send_parts(&self, inner: &mut Inner, n: usize, parts: &Parts) {
        let version = inner.play.ledger.version;
        let viewer = inner.subscribers[n].viewer;
        let n_steps_seen = self.n_steps_shown(inner, viewer);
        let subscriber = &mut inner.subscribers[n];
        subscriber.n_steps_seen = n_steps_seen;
        let known = std::mem::take(&mut subscriber.parts);
        let mut text = format!("{{\"v\":{version},\"fragments\":{{");
        let mut n_changed = 0;
        for (name, html) in parts {
            let fingerprint = print(html);
            if !known.contains(&(*name, fingerprint)) {
                let comma = if n_changed == 0 { "" } else { "," };
                let html = serde_json::to_string(html).unwrap_or_default();
                let _ = write!(text, "{comma}\"{name}\":{html}");
                n_changed += 1;
            }
            subscriber.parts.push((*name, fingerprint));
        }
        if n_changed == 0 && subscriber.version == version && !known.is_empty() {
            return;
        }
        subscriber.version = version;
        let outbox = subscriber.outbox.clone();
        let your_turn = inner.is_your_turn(viewer);
        let _ = write!(text, "}},\"your_turn\":{your_turn}}}");
        outbox.push(Utf8Bytes::from(text));
    }

    /// The table as one reader sees it. Whoever calls has had it [prepared](Inner::prepare).
    pub(crate) fn model<'a>(
        &'a self,
        inner: &'a Inner,
        viewer: Viewer,
        lang: Lang,
        base: &str,
    ) -> TableModel<'a> {
        let seen = self.seen(inner, viewer);
        let table = seen.as_ref().map(Seen::table);
        let (view, prompt) = match table {
            Some(table) => (Some(table.snapshot(viewer)), Some(table.prompt(viewer))),
            None => (None, None),
        };
        let n_shown = table.map_or(0, AnyTable::n_steps);
        let log = inner.logs.get(&viewer).map(Vec::as_slice).unwrap_or_default();
        let log: Vec<&Said> = log.iter().filter(|said| said.step <= n_shown).collect();
        let marked = match &view {
            Some(view) => self.marked(&log, viewer, &**view),
            None => BTreeSet::new(),
        };
        TableModel {
            id: &self.facts.id,
            game: self.facts.game,
            options: &self.facts.options,
            lang,
            viewer,
            names: &inner.play.names,
            version: inner.play.ledger.version,
            stage: self.stage(inner, viewer, base),
            places: self.places(inner, viewer, table),
            outcome: table.and_then(AnyTable::outcome),
            view,
            prompt,
            choices: inner.offers(viewer),
            undo: inner.undo_of(viewer),
            marked,
            log: log.into_iter().map(|said| self.log_line(said)).collect(),
            chat: inner.remarks(self.facts.n_seats),
            commitment: Some(self.facts.secret.commitment().to_string()),
            n_watching: inner.n_watching(),
        }
    }

    /// The table as it was at an earlier moment of a finished game, as one viewer saw it.
    pub(crate) fn model_then<'a>(
        &'a self,
        inner: &Inner,
        (then, names): (&dyn AnyTable, &'a [String]),
        viewer: Viewer,
        lang: Lang,
    ) -> TableModel<'a> {
        let said = told(then, viewer);
        let log: Vec<&Said> = said.iter().collect();
        let view = then.snapshot(viewer);
        TableModel {
            id: &self.facts.id,
            game: self.facts.game,
            options: &self.facts.options,
            lang,
            viewer,
            names,
            version: inner.play.ledger.version,
            stage: match then.turn() {
                Turn::Over => Stage::Over { rematch: inner.play.ledger.rematch.clone() },
                Turn::Decide(_) | Turn::Chance => Stage::Playing,
            },
            places: self.places(inner, viewer, Some(then)),
            outcome: then.outcome(),
            marked: self.marked(&log, viewer, &*view),
            view: Some(view),
            prompt: Some(then.prompt(viewer)),
            choices: Vec::new(),
            undo: Undo::No,
            log: log.into_iter().map(|said| self.log_line(said)).collect(),
            chat: Vec::new(),
            commitment: Some(self.facts.secret.commitment().to_string()),
            n_watching: 0,
        }
    }

    /// What the others touched since the reader's last decision.
    fn marked(
        &self,
        log: &[&Said],
        viewer: Viewer,
        view: &(dyn std::any::Any + Send + Sync),
    ) -> BTreeSet<ui::Touch> {
        let board = board_of(self.facts.game);
        let own = |said: &&Said| said.seat.is_some_and(|seat| viewer.is(seat));
        let last_own = log.iter().rev().find(|said| own(said)).map_or(0, |said| said.step);
        // What is drawn right after one's own step belongs to that step.
        let later = log.iter().filter(|said| said.step > last_own);
        let news: Vec<_> = later.skip_while(|said| said.seat.is_none()).collect();
        news.iter()
            .rev()
            .take(MOST_MARKED)
            .flat_map(|said| board.traces(view, &*said.event))
            .collect()
    }

    fn log_line(&self, said: &Said) -> LogLine {
        LogLine {
            step: said.step,
            seat: said.seat,
            line: said.line.clone(),
            rule: board_of(self.facts.game).rule(&*said.event),
        }
    }

    fn stage(&self, inner: &Inner, viewer: Viewer, base: &str) -> Stage {
        if let Some(reason) = &inner.play.broken {
            return Stage::ReadOnly { reason: reason.clone() };
        }
        match inner.turn() {
            None => Stage::Gathering {
                invitation: format!("{base}/t/{}", self.facts.id),
                may_start: viewer != Viewer::Spectator,
                may_sit: viewer == Viewer::Spectator && !inner.play.ledger.is_full(),
            },
            Some(Turn::Over) => Stage::Over { rematch: inner.play.ledger.rematch.clone() },
            Some(Turn::Decide(_) | Turn::Chance) => Stage::Playing,
        }
    }

    fn places(&self, inner: &Inner, viewer: Viewer, table: Option<&dyn AnyTable>) -> Vec<Place> {
        let awaited = table.map(AnyTable::turn).map(Turn::awaited).unwrap_or_default();
        let is_live = self.delay_of(inner, viewer) == 0;
        let place = |(seat, holder): (Seat, &Holder)| Place {
            seat,
            holder: match holder {
                Holder::Open => Shown::Open,
                Holder::Person { is_away: true, .. } => {
                    Shown::StandIn(self.facts.settings.level.clone())
                }
                Holder::Person { .. } => Shown::Person { is_here: inner.is_here(seat) },
                Holder::Bot { level, .. } => Shown::Bot(level.clone()),
            },
            name: inner.play.names[seat.index()].clone(),
            is_awaited: awaited.contains(seat),
            deadline_ms: inner.deadline(seat, &self.facts).filter(|_| is_live),
        };
        Seat::all(self.facts.n_seats).zip(&inner.play.ledger.holders).map(place).collect()
    }
}

/// How many of the latest events are marked on the board.
const MOST_MARKED: usize = 40;

/// A fingerprint of a part of the page.
fn print(html: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    html.hash(&mut hasher);
    hasher.finish()
}

/// Everything a viewer has been told, line by line.
fn told(table: &dyn AnyTable, viewer: Viewer) -> Vec<Said> {
    let steps = table.steps();
    let actor = |n: usize| steps[n].split(' ').next().and_then(|who| who.parse().ok());
    let mut log = Vec::new();
    for (n, told) in table.story(viewer).into_iter().enumerate() {
        log.extend(told.into_iter().map(|told| Said {
            step: n + 1,
            seat: actor(n),
            line: told.line,
            event: told.event,
        }));
    }
    log
}

impl Inner {
    /// Forgets the logs that nobody has open.
    pub(crate) fn forget_unread(&mut self) {
        let has_page = |viewer: &Viewer| {
            let reads = |s: &super::Subscriber| s.format == Format::Html && s.viewer == *viewer;
            self.subscribers.iter().any(reads)
        };
        let read: Vec<Viewer> = self.logs.keys().copied().filter(has_page).collect();
        self.logs.retain(|viewer, _| read.contains(viewer));
        if read.is_empty() {
            self.chat = None;
        }
    }

    /// A copy of the game, if it is not yet known what a seat's page has to know at this version.
    fn unforeseen(&self, seat: Seat) -> Option<(u64, Box<dyn AnyTable>)> {
        let (version, table) = (self.play.ledger.version, self.table()?);
        let is_known = self.foresight.get(seat.index())?.version == version;
        (!is_known).then(|| (version, table.after(table.n_steps())))
    }

    /// Finds out what a seat's page has to know beforehand, once for each version.
    fn look_ahead(&mut self, viewer: Viewer) {
        let version = self.play.ledger.version;
        let Viewer::Seat(seat) = viewer else { return };
        let Some(table) = self.play.table.as_deref() else { return };
        if self.foresight[seat.index()].version != version {
            self.foresight[seat.index()] = Foresight::of(version, table, seat);
        }
    }

    /// Has everything at hand that a viewer's page needs, the log from now on.
    pub(crate) fn prepare(&mut self, viewer: Viewer) {
        self.look_ahead(viewer);
        let Some(table) = self.play.table.as_deref() else { return };
        if self.logs.contains_key(&viewer) {
            return;
        }
        let log = told(table, viewer);
        self.logs.insert(viewer, log);
    }

    fn is_your_turn(&self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => {
                self.is_present(seat) && self.turn().is_some_and(|t| t.awaited().contains(seat))
            }
            Viewer::Spectator => false,
        }
    }

    /// What the reader may do.
    fn offers(&self, viewer: Viewer) -> Vec<Offer> {
        let (Viewer::Seat(seat), Some(table)) = (viewer, self.table()) else { return Vec::new() };
        if !self.is_your_turn(viewer) {
            return Vec::new();
        }
        let lasting = self.foresight[seat.index()].lasting.iter().copied();
        let offer = |(choice, lasts): (catalog::Choice, bool)| Offer {
            notation: choice.notation,
            label: choice.label,
            lasts,
        };
        table.legal(seat).into_iter().zip(lasting).map(offer).collect()
    }

    /// Whether the reader may take something back.
    fn undo_of(&self, viewer: Viewer) -> Undo {
        let (Viewer::Seat(seat), Some(table)) = (viewer, self.table()) else { return Undo::No };
        if table.turn() == Turn::Over || !self.is_present(seat) {
            return Undo::No;
        }
        match self.play.ledger.asked {
            Some(asked) if asked.by == seat || asked.agreed.contains(seat) => Undo::Asked,
            Some(asked) => Undo::AskedBy(asked.by),
            None if self.foresight[seat.index()].may_undo => Undo::Free,
            None if self.since_own_action(seat).is_some() => Undo::ByConsent,
            None => Undo::No,
        }
    }

    fn remarks(&self, n_seats: usize) -> Vec<Remark> {
        let seat = |n: i64| usize::try_from(n - 1).ok().filter(|n| *n < n_seats).map(Seat::new);
        let remark = |remark: &store::Remark| Remark {
            n: remark.n as u64,
            seat: seat(remark.seat),
            text: remark.text.clone(),
            at_ms: remark.at_ms,
        };
        self.chat.iter().flatten().map(remark).collect()
    }

    fn n_watching(&self) -> usize {
        let watches = |viewer: Viewer| viewer == Viewer::Spectator;
        self.subscribers.iter().filter(|subscriber| watches(subscriber.viewer)).count()
    }
}
