//! The pages that are open at a table: drawn once for each kind of reader, by a task of its own, and shared by all of the kind.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use engine::Viewer;
use localization::Lang;
use ui::pages;

use crate::room::Room;
use crate::room::audience::Change;
use crate::room::foresight::Foresight;
use crate::room::newcomer::Presence;
use crate::room::page::{Log, Sight};
use crate::room::snapshot::Snapshot;
use crate::room::sockets::{Sockets, Subscriber};

/// What of a page depends on nothing but the version and its reader: a page that is up to date has it already.
const SETTLED: [&str; 7] = ["board", "mine", "log", "choices", "result", "coach", "phase"];

/// A part of a page, as it is sent.
#[derive(Clone)]
struct Part {
    name: &'static str,
    /// Of the HTML, to see whether it has changed.
    fingerprint: u64,
    /// The HTML as a JSON text.
    json: Arc<str>,
}

impl Part {
    fn new(name: &'static str, html: &str) -> Part {
        let mut hasher = DefaultHasher::new();
        html.hash(&mut hasher);
        let json = serde_json::to_string(html).unwrap_or_default();
        Part { name, fingerprint: hasher.finish(), json: json.into() }
    }
}

/// Everything that one kind of reader sees, drawn.
pub(super) struct Drawing {
    version: u64,
    /// Of which moment it is: a table that was read anew has the same version twice.
    moment: u64,
    /// Of which crowd.
    crowd: u64,
    /// How many steps it shows.
    n_steps: usize,
    your_turn: bool,
    parts: Vec<Part>,
    /// What was said, up to which remark; for those who come.
    chat: Option<(u64, Part)>,
    /// The log from its beginning, for those who come with nothing.
    whole_log: Option<Part>,
}

/// What a socket's page shows.
pub(super) enum Has {
    /// What the page's own request was answered with, at this version; nothing that we know of otherwise.
    Nothing { since: Option<u64> },
    /// This.
    Drawing(Arc<Drawing>),
}

/// What a page lacks that has just connected.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Greeting {
    /// Nothing that the version settles.
    Fresh,
    /// Everything.
    Whole,
}

/// One kind of reader: all of it see the same.
struct Kind {
    viewer: Viewer,
    lang: Lang,
    drawn: Option<Arc<Drawing>>,
}

/// The pages of a table.
#[derive(Default)]
pub(super) struct Pages {
    kinds: Vec<Kind>,
    /// What each viewer has been told, line by line.
    logs: BTreeMap<Viewer, Log>,
    /// What has happened since the logs were last extended.
    changes: Vec<Arc<Change>>,
    now: Option<Snapshot>,
    moment: u64,
    /// Which crowd is to be shown.
    pub(super) crowd: u64,
    /// Counts remarks.
    n_said: u64,
    /// Whether somebody draws: there is one at a time, so that everything is told in order.
    is_drawing: bool,
    /// Counts up whenever what is being drawn is no good any more.
    epoch: u64,
}

impl Pages {
    /// Notes the table as it is, for whoever has just come.
    pub(super) fn look_at(&mut self, snapshot: &Snapshot) {
        if self.now.is_none() {
            self.now = Some(snapshot.clone());
            self.moment += 1;
        }
    }

    /// Notes what happened. Several changes are drawn at once when they come faster than they are drawn.
    pub(super) fn change(&mut self, change: Arc<Change>) {
        self.now = Some(change.snapshot.clone());
        self.moment += 1;
        if change.is_reread {
            self.logs.clear();
            self.changes.clear();
            self.epoch += 1;
        } else {
            self.changes.push(change);
        }
    }

    /// Whether somebody draws.
    #[cfg(test)]
    pub(super) fn is_being_drawn(&self) -> bool {
        self.is_drawing
    }

    /// Has everything drawn once more, since more is known of what would come of it.
    pub(super) fn draw_again(&mut self) {
        self.moment += u64::from(self.now.is_some());
    }

    /// Notes an answer that is held: whoever sees nothing of it is sent nothing.
    pub(super) fn note_held(&mut self, snapshot: &Snapshot) {
        if self.now.is_some() {
            self.now = Some(snapshot.clone());
            self.moment += 1;
        }
    }

    /// Nobody has a page open any more.
    pub(super) fn put_away(&mut self) {
        let Pages { moment, crowd, n_said, is_drawing, epoch, .. } = *self;
        *self = Pages { moment, crowd, n_said, is_drawing, epoch: epoch + 1, ..Pages::default() };
    }

    /// Forgets the kinds of readers of whom nobody is left.
    pub(super) fn prune(&mut self, is_left: impl Fn(Viewer, Lang) -> bool) {
        self.kinds.retain(|kind| is_left(kind.viewer, kind.lang));
        let kinds = &self.kinds;
        self.logs.retain(|viewer, _| kinds.iter().any(|kind| kind.viewer == *viewer));
    }

    pub(super) fn note_remark(&mut self) {
        self.n_said += 1;
    }

    fn kind(&mut self, viewer: Viewer, lang: Lang) -> &mut Kind {
        let same = |kind: &Kind| kind.viewer == viewer && kind.lang == lang;
        let place = self.kinds.iter().position(same).unwrap_or_else(|| {
            self.kinds.push(Kind { viewer, lang, drawn: None });
            self.kinds.len() - 1
        });
        &mut self.kinds[place]
    }
}

/// What is to be drawn for one kind of reader.
struct Task {
    viewer: Viewer,
    lang: Lang,
    before: Option<Arc<Drawing>>,
    greeting: Option<Greeting>,
}

/// What is to be drawn, with everything that takes: it needs no lock.
struct Job {
    room: Arc<Room>,
    snapshot: Snapshot,
    moment: u64,
    epoch: u64,
    crowd: u64,
    n_said: u64,
    presence: Presence,
    chat: Arc<Vec<store::Remark>>,
    changes: Vec<Arc<Change>>,
    logs: BTreeMap<Viewer, Log>,
    foresights: BTreeMap<Viewer, Arc<Foresight>>,
    tasks: Vec<Task>,
}

/// What was drawn.
struct Done {
    epoch: u64,
    drawings: Vec<(Viewer, Lang, Arc<Drawing>)>,
    logs: BTreeMap<Viewer, Log>,
}

impl Room {
    /// Draws until every page has been sent what there is.
    pub(super) async fn draw_pages(self: Arc<Room>) {
        loop {
            let Some(mut job) = self.audience.sockets.lock().await.next_job(&self) else { break };
            let viewers: BTreeSet<Viewer> = job.tasks.iter().map(|task| task.viewer).collect();
            job.foresights = self.foresee_in_time(&job.snapshot, viewers).await;
            let moment = job.moment;
            let done = tokio::task::spawn_blocking(move || job.draw()).await;
            let mut sockets = self.audience.sockets.lock().await;
            match done {
                Ok(done) => sockets.put_up(done),
                Err(error) => {
                    tracing::error!(table = self.facts.id, %error, "a page could not be drawn");
                    self.house.metrics.count_panic();
                    sockets.give_up(moment);
                }
            }
        }
        self.house.let_go(&self);
    }
}

impl Sockets {
    /// Hands out what has been drawn; whether there is something to draw that nobody draws yet.
    pub(super) fn begin_drawing(&mut self) -> bool {
        if self.pages.is_drawing {
            return false;
        }
        self.hand_out();
        self.pages.is_drawing = !self.tasks().is_empty();
        self.pages.is_drawing
    }

    /// What is to be drawn next; nothing when every page has everything.
    fn next_job(&mut self, room: &Arc<Room>) -> Option<Job> {
        self.hand_out();
        let tasks = self.tasks();
        let snapshot = self.pages.now.clone();
        let (Some(snapshot), false) = (snapshot, tasks.is_empty()) else {
            self.pages.is_drawing = false;
            return None;
        };
        let pages = &mut self.pages;
        Some(Job {
            room: room.clone(),
            snapshot,
            moment: pages.moment,
            epoch: pages.epoch,
            crowd: pages.crowd,
            n_said: pages.n_said,
            presence: room.presence(),
            chat: room.chat(),
            changes: std::mem::take(&mut pages.changes),
            logs: std::mem::take(&mut pages.logs),
            foresights: BTreeMap::new(),
            tasks,
        })
    }

    /// What has to be drawn so that every page can be sent what it lacks.
    fn tasks(&mut self) -> Vec<Task> {
        let mut tasks: Vec<Task> = Vec::new();
        let (moment, crowd, n_said) = (self.pages.moment, self.pages.crowd, self.pages.n_said);
        for socket in self.all.iter().filter(|socket| socket.has_page() && !socket.is_behind()) {
            let (viewer, lang) = (socket.who.viewer(), socket.who.lang);
            let before = self.pages.kind(viewer, lang).drawn.clone();
            let greeting = match &socket.has {
                Has::Nothing { since } => Some(greeting(*since, self.pages.now.as_ref(), viewer)),
                Has::Drawing(_) => None,
            };
            let is_drawn = before.as_ref().is_some_and(|drawn| {
                (drawn.moment, drawn.crowd) == (moment, crowd)
                    && greeting.is_none_or(|greeting| drawn.greets(greeting, n_said))
            });
            if is_drawn {
                continue;
            }
            match tasks.iter_mut().find(|task| (task.viewer, task.lang) == (viewer, lang)) {
                Some(task) if greeting == Some(Greeting::Whole) => task.greeting = greeting,
                Some(task) => task.greeting = task.greeting.or(greeting),
                None => tasks.push(Task { viewer, lang, before, greeting }),
            }
        }
        tasks
    }

    fn put_up(&mut self, done: Done) {
        // Where the table was read anew meanwhile, or everybody left, this is no good any more.
        if done.epoch != self.pages.epoch {
            return;
        }
        for (viewer, lang, drawing) in done.drawings {
            self.pages.kind(viewer, lang).drawn = Some(drawing);
        }
        self.pages.logs = done.logs;
        self.prune_pages();
    }

    /// Nothing can be drawn of this moment: those who wait for it are cut off, and may come again.
    fn give_up(&mut self, moment: u64) {
        let is_current = |drawing: &Drawing| drawing.moment >= moment;
        for socket in self.all.iter().filter(|socket| socket.has_page()) {
            if !matches!(&socket.has, Has::Drawing(drawing) if is_current(drawing)) {
                socket.outbox.cut();
            }
        }
    }

    /// Sends each page what it lacks of what has been drawn.
    fn hand_out(&mut self) {
        let mut written: Vec<(Option<*const Drawing>, *const Drawing, bool, Utf8Bytes)> =
            Vec::new();
        let (now, n_said, pages) = (self.pages.now.as_ref(), self.pages.n_said, &self.pages);
        let reading = |socket: &&mut Subscriber| socket.has_page() && !socket.is_behind();
        for socket in self.all.iter_mut().filter(reading) {
            let same =
                |kind: &&Kind| (kind.viewer, kind.lang) == (socket.who.viewer(), socket.who.lang);
            let Some(to) = pages.kinds.iter().find(same).and_then(|kind| kind.drawn.as_ref())
            else {
                continue;
            };
            let (from, greeting) = match &socket.has {
                Has::Drawing(from) if Arc::ptr_eq(from, to) => continue,
                Has::Drawing(from) => (Some(from), None),
                Has::Nothing { since } => {
                    let greeting = greeting(*since, now, socket.who.viewer());
                    if to.moment != pages.moment || !to.greets(greeting, n_said) {
                        continue;
                    }
                    (None, Some(greeting))
                }
            };
            let key = (from.map(Arc::as_ptr), Arc::as_ptr(to), greeting == Some(Greeting::Whole));
            let known = written.iter().find(|(a, b, c, _)| (*a, *b, *c) == key);
            let text = match (known, greeting) {
                (Some((.., text)), _) => Some(text.clone()),
                (None, Some(greeting)) => Some(to.greeting(greeting)),
                (None, None) => from.and_then(|from| to.since(from)),
            };
            if text.is_some() && socket.outbox.falls_behind() {
                // It reads slowly: what happens meanwhile is left out, and then it is sent everything as it is.
                socket.has = Has::Nothing { since: None };
                continue;
            }
            if let Some(text) = text {
                written.push((key.0, key.1, key.2, text.clone()));
                socket.outbox.push(text);
            }
            socket.has = Has::Drawing(to.clone());
        }
    }
}

/// What a page lacks that was drawn at version `since`.
fn greeting(since: Option<u64>, now: Option<&Snapshot>, viewer: Viewer) -> Greeting {
    let is_fresh = since.is_some() && since == now.map(|now| now.version_shown(viewer));
    if is_fresh { Greeting::Fresh } else { Greeting::Whole }
}

impl Drawing {
    /// Whether everything is there for somebody who comes.
    fn greets(&self, greeting: Greeting, n_said: u64) -> bool {
        self.chat.as_ref().is_some_and(|(n, _)| *n >= n_said)
            && (greeting == Greeting::Fresh || self.whole_log.is_some())
    }

    /// What somebody is sent who comes.
    fn greeting(&self, greeting: Greeting) -> Utf8Bytes {
        let chat = self.chat.iter().map(|(_, chat)| chat);
        match greeting {
            Greeting::Fresh => {
                let is_open = |part: &&Part| !SETTLED.contains(&part.name);
                self.message(self.parts.iter().filter(is_open).chain(chat))
            }
            Greeting::Whole => {
                let whole = self.parts.iter().map(|part| match &self.whole_log {
                    Some(log) if part.name == log.name => log,
                    _ => part,
                });
                self.message(whole.chain(chat))
            }
        }
    }

    /// The same parts, but for these.
    fn with(&self, fresh: impl Iterator<Item = Part>) -> Vec<Part> {
        let mut parts = self.parts.clone();
        for part in fresh {
            let place = parts.iter().position(|known| known.name == part.name);
            match place {
                Some(place) => parts[place] = part,
                None => parts.push(part),
            }
        }
        parts
    }

    /// What somebody is sent who has another drawing; nothing where that is the same.
    fn since(&self, before: &Drawing) -> Option<Utf8Bytes> {
        let is_same = |part: &&Part| {
            let print = |known: &Part| (known.name, known.fingerprint);
            before.parts.iter().any(|known| print(known) == print(part))
        };
        let changed: Vec<&Part> = self.parts.iter().filter(|part| !is_same(part)).collect();
        let is_news = !changed.is_empty() || self.version != before.version;
        is_news.then(|| self.message(changed.into_iter()))
    }

    fn message<'a>(&self, parts: impl Iterator<Item = &'a Part>) -> Utf8Bytes {
        let mut text = format!("{{\"v\":{},\"fragments\":{{", self.version);
        for (n, part) in parts.enumerate() {
            let comma = if n == 0 { "" } else { "," };
            let _ = write!(text, "{comma}\"{}\":{}", part.name, part.json);
        }
        let _ = write!(text, "}},\"your_turn\":{}}}", self.your_turn);
        text.into()
    }
}

impl Job {
    fn draw(mut self) -> Done {
        let mut logs = std::mem::take(&mut self.logs);
        for (viewer, log) in &mut logs {
            log.extend(*viewer, &self.changes);
        }
        let mut drawings = Vec::new();
        for task in &self.tasks {
            let new = || Log::of(&self.snapshot, task.viewer);
            let log = logs.entry(task.viewer).or_insert_with(new);
            // So much was taken back that too little is left of what was told lately.
            if !log.fills_page(self.snapshot.n_steps_shown(task.viewer)) {
                *log = new();
            }
            drawings.push((task.viewer, task.lang, Arc::new(self.drawing(task, log))));
        }
        Done { epoch: self.epoch, drawings, logs }
    }

    fn drawing(&self, task: &Task, log: &Log) -> Drawing {
        let unknown = Foresight::default();
        let sight = Sight {
            log,
            foresight: self.foresights.get(&task.viewer).map_or(&unknown, |known| &**known),
            presence: &self.presence,
            chat: &self.chat,
            base: None,
        };
        let model = self.snapshot.model(task.viewer, task.lang, &sight);
        let same = task.before.as_ref().filter(|before| before.moment == self.moment);
        let part = |(name, html): (&'static str, String)| Part::new(name, &html);
        let parts: Vec<Part> = match same {
            Some(before) => before.with(pages::crowd(&model).into_iter().map(part)),
            None => {
                self.room.house.metrics.count_drawing();
                pages::fragments(&model, self.since(task)).into_iter().map(part).collect()
            }
        };
        let before_chat = same.and_then(|before| before.chat.clone());
        let before_log = same.and_then(|before| before.whole_log.clone());
        let chat = || (self.n_said, part(pages::chat(&model)));
        let is_whole = task.greeting == Some(Greeting::Whole);
        Drawing {
            version: self.snapshot.version_shown(task.viewer),
            moment: self.moment,
            crowd: self.crowd,
            n_steps: self.snapshot.n_steps_shown(task.viewer),
            your_turn: self.snapshot.is_your_turn(task.viewer),
            parts,
            chat: if task.greeting.is_some() { Some(chat()) } else { before_chat },
            whole_log: if is_whole { Some(part(pages::log(&model))) } else { before_log },
        }
    }

    /// The last step that everybody of a kind has been told for sure: what was taken back meanwhile is told again.
    fn since(&self, task: &Task) -> usize {
        let meanwhile = self.changes.iter().map(|c| c.snapshot.n_steps_shown(task.viewer));
        let before = task.before.as_ref().map(|before| before.n_steps);
        before.map_or(usize::MAX, |before| meanwhile.fold(before, usize::min))
    }
}
