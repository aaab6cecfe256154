//! The sockets at a table: what happened is handed to them in order, outside the room's lock.
//!
//! Whoever changes the table leaves its news here while the room is locked, which settles their order, and tells them
//! once it is unlocked. What all who see the same are sent is written once and shared (broadcast).

use std::collections::BTreeSet;
use std::panic::AssertUnwindSafe;
use std::pin::Pin;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use catalog::Told;
use engine::{Seat, Turn, Viewer};
use ui::{Lang, Speaker};

use crate::accept::RETRY_AFTER;
use crate::error::{Error, Kind, Result};
use crate::limit::Flow;
use crate::outbox::Outbox;
use crate::room::Room;
use crate::room::drawing::{Has, Pages};
use crate::room::newcomer::{Format, Newcomer, Presence};
use crate::room::publish::People;
use crate::room::rights::{Right, ended};
use crate::room::snapshot::Snapshot;
use crate::time::Clock;
use crate::wire;

/// How many devices may be connected to one seat; beyond that the one that came first goes.
const MAX_PER_SEAT: usize = 8;
/// How often a second those at the table are told who else comes and goes; beyond that it waits for company (coalescing).
const CROWD_RATE: u32 = 4;
/// How long it waits.
const CROWD_PAUSE: Duration = Duration::from_millis(250);

/// A socket at the table.
pub(super) struct Subscriber {
    id: u64,
    pub(super) who: Newcomer,
    pub(super) outbox: Arc<Outbox>,
    /// What its own seat did and it has not been told yet, in sentences.
    held: Vec<String>,
    /// Which state of the places it has been sent.
    places_rev: u64,
    /// Which version it has been sent.
    version: u64,
    /// How many steps it has seen.
    n_steps_seen: usize,
    /// What its page shows.
    pub(super) has: Has,
}

/// Something that was written down and is to be told.
pub(super) struct Change {
    pub(super) snapshot: Snapshot,
    /// Whose step it was.
    pub(super) actor: Option<Seat>,
    /// Who took each step; nobody where something was drawn.
    pub(super) actors: Vec<Option<Seat>>,
    /// What each step told each viewer.
    pub(super) told: Vec<Vec<Told>>,
    /// Whether the journal was read anew, so that only the table itself says what happened.
    pub(super) is_reread: bool,
}

/// Something for those at the table.
pub(super) enum News {
    Changed(Arc<Change>),
    /// What is held for this seat has changed, which concerns nobody else.
    Held(Seat, Box<Snapshot>),
    Came(Box<Came>),
    /// These are the rights to seats that have not ended.
    Rights(Vec<Right>),
    /// The socket with this number is gone.
    Left(u64),
    /// A remark, as it is sent.
    Said(Utf8Bytes),
    /// Those who came and went have had company for long enough.
    Crowd,
}

/// A socket that takes part from this version on.
pub(super) struct Came {
    subscriber: Subscriber,
    snapshot: Snapshot,
    since: Option<u64>,
}

/// The sockets at a table, and what they have not been told yet.
pub(super) struct Audience {
    news: Mutex<Vec<News>>,
    presence: Mutex<Presence>,
    next_id: AtomicU64,
    pub(super) sockets: tokio::sync::Mutex<Sockets>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // Nothing under these locks panics half-way.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Audience {
    pub(super) fn new() -> Audience {
        Audience {
            news: Mutex::default(),
            presence: Mutex::default(),
            next_id: AtomicU64::new(1),
            sockets: tokio::sync::Mutex::new(Sockets::new()),
        }
    }

    /// Leaves news. Those whose order matters are left under the room's lock.
    pub(super) fn push(&self, news: News) {
        lock(&self.news).push(news);
    }

    pub(super) fn has_news(&self) -> bool {
        !lock(&self.news).is_empty()
    }

    fn take_news(&self) -> Option<Vec<News>> {
        let news = std::mem::take(&mut *lock(&self.news));
        (!news.is_empty()).then_some(news)
    }

    /// Whether nobody is connected.
    pub(super) fn is_empty(&self) -> bool {
        lock(&self.presence).is_empty()
    }

    /// Counts somebody in; those who watch only as long as there are places for them. Whoever has a seat always gets in.
    fn enter(&self, viewer: Viewer, most_watching: usize) -> Result<()> {
        let mut presence = lock(&self.presence);
        if viewer == Viewer::Spectator && presence.n_watching >= most_watching {
            return Err(Error::too_many("fault-table-crowded", RETRY_AFTER));
        }
        *presence.count(viewer) += 1;
        Ok(())
    }

    fn leave(&self, viewer: Viewer) {
        let mut presence = lock(&self.presence);
        let count = presence.count(viewer);
        *count = count.saturating_sub(1);
    }
}

impl Room {
    /// Who is connected.
    pub(crate) fn presence(&self) -> Presence {
        lock(&self.audience.presence).clone()
    }

    /// Lets a socket take part: it is sent what it has missed since `since` (or everything), and from then on
    /// every change. Returns the number under which it leaves again.
    ///
    /// # Errors
    /// When the table cannot be read, or too many watch it.
    pub(crate) async fn subscribe(
        self: &Arc<Room>,
        who: Newcomer,
        since: Option<u64>,
        outbox: Arc<Outbox>,
    ) -> Result<u64> {
        if who.format == Format::Html {
            self.load_chat().await?;
        }
        let inner = self.lock().await?;
        // It may have ended on the way here.
        who.right.as_ref().map(|right| inner.seat(right)).transpose()?;
        if let Err(full) = self.audience.enter(who.viewer(), self.house.config.watchers_per_table) {
            self.house.metrics.count_crowded();
            return Err(full);
        }
        let id = self.audience.next_id.fetch_add(1, Ordering::Relaxed);
        let snapshot = inner.snapshot(&self.facts);
        if since.is_some_and(|since| since > snapshot.version()) {
            let error = Error::says(Kind::Lost, "fault-lost").in_lang(who.lang);
            outbox.push(wire::failed(None, &error).into());
        }
        let subscriber = Subscriber {
            id,
            outbox,
            held: Vec::new(),
            places_rev: 0,
            version: snapshot.version(),
            n_steps_seen: snapshot.n_steps_shown(who.viewer()),
            has: Has::Nothing { since },
            who,
        };
        self.audience.push(News::Came(Box::new(Came { subscriber, snapshot, since })));
        self.hurry(&inner);
        inner.release().await;
        Ok(id)
    }

    /// A socket is gone.
    pub(crate) async fn unsubscribe(self: &Arc<Room>, id: u64) {
        self.touch();
        self.audience.push(News::Left(id));
        self.tell().await;
    }

    /// Tells everybody what has happened so far. When this returns, all news left before has been handed to the sockets
    /// of programs; pages are drawn by a task of their own.
    pub(crate) async fn tell(self: &Arc<Room>) {
        let mut sockets = self.audience.sockets.lock().await;
        while let Some(news) = self.audience.take_news() {
            // Should something fail half-way, nobody goes on with half of it: whoever is cut off comes again.
            if std::panic::catch_unwind(AssertUnwindSafe(|| sockets.hear(self, news))).is_err() {
                self.house.metrics.count_panic();
                tracing::error!(table = self.facts.id, "news could not be told");
                sockets.all.iter().for_each(|socket| socket.outbox.cut());
            }
        }
        let is_to_draw = sockets.begin_drawing();
        let is_to_wait = sockets.begin_waiting();
        drop(sockets);
        if is_to_draw {
            tokio::spawn(self.clone().draw_pages());
        }
        if is_to_wait {
            tokio::spawn(tell_crowd_later(Arc::downgrade(self)));
        }
    }
}

/// Tells who came and went once others had the time to do so too. (Boxed, since telling may ask for it again.)
fn tell_crowd_later(room: Weak<Room>) -> Pin<Box<dyn Future<Output = ()> + Send>> {
    Box::pin(async move {
        tokio::time::sleep(CROWD_PAUSE).await;
        if let Some(room) = room.upgrade() {
            room.audience.push(News::Crowd);
            room.tell().await;
            room.house.let_go(&room);
        }
    })
}

/// How often those at the table are told who comes and goes.
struct Crowd {
    /// Counts up whenever somebody comes or goes.
    rev: u64,
    /// The count that may be told by now.
    told: u64,
    flow: Flow,
    is_waiting: bool,
}

/// The sockets themselves.
pub(super) struct Sockets {
    pub(super) all: Vec<Subscriber>,
    /// Counts up whenever the places look different to programs.
    places_rev: u64,
    /// Which of the room's counts that includes.
    room_places_rev: u64,
    people: People,
    is_over: bool,
    crowd: Crowd,
    pub(super) pages: Pages,
}

impl Sockets {
    fn new() -> Sockets {
        let flow = Flow::per_second(CROWD_RATE, &Clock::default());
        Sockets {
            all: Vec::new(),
            places_rev: 1,
            room_places_rev: 0,
            people: People::default(),
            is_over: false,
            crowd: Crowd { rev: 0, told: 0, flow, is_waiting: false },
            pages: Pages::default(),
        }
    }

    fn hear(&mut self, room: &Room, news: Vec<News>) {
        let mut gone = BTreeSet::new();
        for news in news {
            match news {
                News::Changed(change) => self.tell_change(room, &change),
                News::Held(seat, snapshot) => self.tell_own(seat, &snapshot),
                News::Came(came) => self.greet(room, *came),
                News::Rights(rights) => self.end(room, &rights),
                News::Left(id) => {
                    gone.insert(id);
                }
                News::Said(text) => {
                    self.all.iter().for_each(|socket| socket.outbox.push(text.clone()));
                    self.pages.note_remark();
                }
                News::Crowd => self.crowd.is_waiting = false,
            }
        }
        self.forget(room, &gone);
        self.tell_crowd(room);
    }

    /// Notes what a snapshot says about the places.
    fn look_at(&mut self, snapshot: &Snapshot) {
        self.is_over = snapshot.turn() == Some(Turn::Over);
        if self.room_places_rev != snapshot.places_rev {
            self.room_places_rev = snapshot.places_rev;
            self.people = People::of(&snapshot.ledger);
            self.places_rev += 1;
        }
    }

    fn is_here(&self, viewer: Viewer) -> bool {
        self.all.iter().any(|socket| socket.who.viewer() == viewer)
    }

    /// Somebody comes or goes. Whether a player is there is no news after the game.
    fn note_crowd(&mut self, viewer: Viewer) {
        self.crowd.rev += 1;
        if matches!(viewer, Viewer::Seat(_)) && !self.is_over && !self.is_here(viewer) {
            self.places_rev += 1;
        }
    }

    fn greet(&mut self, room: &Room, came: Came) {
        let Came { mut subscriber, snapshot, since } = came;
        self.look_at(&snapshot);
        let (viewer, lang, format) =
            (subscriber.who.viewer(), subscriber.who.lang, subscriber.who.format);
        self.note_crowd(viewer);
        self.make_room_at(viewer);
        subscriber.places_rev = self.places_rev;
        match format {
            Format::Json => {
                let told = snapshot.missed(viewer, lang, since.unwrap_or(snapshot.version()));
                subscriber.outbox.push(room.whole(&snapshot, viewer, &told).into());
                subscriber.lead_on(&snapshot);
            }
            Format::Html => self.pages.look_at(&snapshot),
        }
        self.all.push(subscriber);
    }

    /// One seat has so many devices at most: the one that has been there longest goes.
    fn make_room_at(&mut self, viewer: Viewer) {
        let same = |socket: &&Subscriber| socket.who.viewer() == viewer && !socket.outbox.is_cut();
        if matches!(viewer, Viewer::Seat(_))
            && self.all.iter().filter(same).count() >= MAX_PER_SEAT
            && let Some(first) = self.all.iter().find(same)
        {
            first.outbox.cut();
        }
    }

    fn forget(&mut self, room: &Room, gone: &BTreeSet<u64>) {
        if !gone.is_empty() {
            self.remove(room, |socket| gone.contains(&socket.id));
        }
    }

    /// Closes the sockets whose right has ended: each is told so and hears nothing further. What ended it comes later, so
    /// that those who are told of it all have a right to it.
    fn end(&mut self, room: &Room, rights: &[Right]) {
        let has_ended = |right: &Right| !rights.contains(right);
        let gone = self.remove(room, |socket| socket.who.right.as_ref().is_some_and(has_ended));
        for socket in gone {
            let told = wire::ended(&ended().in_lang(socket.who.lang));
            socket.outbox.end(told.into());
        }
    }

    /// Takes sockets from the table.
    fn remove(&mut self, room: &Room, is_gone: impl Fn(&Subscriber) -> bool) -> Vec<Subscriber> {
        let (gone, kept): (Vec<_>, Vec<_>) =
            std::mem::take(&mut self.all).into_iter().partition(is_gone);
        self.all = kept;
        for socket in &gone {
            room.audience.leave(socket.who.viewer());
            self.note_crowd(socket.who.viewer());
        }
        if self.all.iter().any(Subscriber::has_page) {
            self.prune_pages();
        } else {
            self.pages.put_away();
            room.forget_chat();
        }
        gone
    }

    /// Forgets the kinds of readers of whom nobody is left.
    pub(super) fn prune_pages(&mut self) {
        let all = &self.all;
        let reads = |socket: &Subscriber, viewer: Viewer, lang: Lang| {
            socket.has_page() && (socket.who.viewer(), socket.who.lang) == (viewer, lang)
        };
        self.pages.prune(|viewer, lang| all.iter().any(|socket| reads(socket, viewer, lang)));
    }

    /// Tells a seat's own sockets, and nobody else, what only it knows of.
    fn tell_own(&mut self, seat: Seat, snapshot: &Snapshot) {
        let own = self.all.iter().filter(|socket| socket.who.viewer().is(seat));
        for socket in own.filter(|socket| socket.who.format == Format::Json && socket.who.echoes) {
            socket.outbox.push(snapshot.held_note(seat).into());
        }
        self.pages.note_held(snapshot);
    }

    /// Tells programs what happened.
    fn tell_change(&mut self, room: &Room, change: &Arc<Change>) {
        let snapshot = &change.snapshot;
        self.look_at(snapshot);
        let mut letters = Letters { change, presence: room.presence(), written: Vec::new() };
        let (mut has_pages, places_rev) = (false, self.places_rev);
        for socket in &mut self.all {
            if socket.who.format == Format::Html {
                has_pages = true;
                continue;
            }
            if socket.lead_on(snapshot) {
                continue;
            }
            let with_places = change.is_reread || socket.places_rev != places_rev;
            if !with_places && socket.may_wait(change) {
                let told = socket.sentences(change);
                socket.held.extend(told);
                continue;
            }
            if change.is_reread && socket.version >= snapshot.version() {
                continue;
            }
            let text = letters.to(socket, with_places.then_some(&self.people));
            socket.n_steps_seen = snapshot.n_steps_shown(socket.who.viewer());
            (socket.version, socket.places_rev) = (snapshot.version(), places_rev);
            socket.outbox.push(text);
        }
        if has_pages {
            self.pages.change(change.clone());
        }
    }

    /// Tells who came and went, as often as that may be told.
    fn tell_crowd(&mut self, room: &Room) {
        if self.crowd.rev == self.crowd.told || self.crowd.is_waiting || !self.crowd.flow.take() {
            return;
        }
        self.crowd.told = self.crowd.rev;
        let mut text: Option<Utf8Bytes> = None;
        for socket in &mut self.all {
            if socket.who.format == Format::Json && socket.places_rev != self.places_rev {
                let text = text.get_or_insert_with(|| {
                    format!("{{\"places\":{}}}", self.people.places(&room.presence())).into()
                });
                socket.outbox.push(text.clone());
                socket.places_rev = self.places_rev;
            }
        }
        self.pages.crowd = self.crowd.told;
    }

    /// Whether somebody has to wait and then tell who came and went.
    fn begin_waiting(&mut self) -> bool {
        let is_to_wait = self.crowd.rev != self.crowd.told && !self.crowd.is_waiting;
        self.crowd.is_waiting |= is_to_wait;
        is_to_wait
    }
}

/// Updates about one change: one for all who are sent the same.
struct Letters<'a> {
    change: &'a Change,
    presence: Presence,
    written: Vec<(Viewer, Lang, bool, Utf8Bytes)>,
}

impl Letters<'_> {
    /// The update for this socket, with everything that it was to hear later.
    fn to(&mut self, socket: &mut Subscriber, people: Option<&People>) -> Utf8Bytes {
        let (viewer, lang) = (socket.who.viewer(), socket.who.lang);
        let key = (viewer, lang, people.is_some());
        // What was held back, and what was missed, is each socket's own.
        let is_own = self.change.is_reread || !socket.held.is_empty();
        let same = |w: &&(Viewer, Lang, bool, Utf8Bytes)| (w.0, w.1, w.2) == key;
        if let Some((.., text)) = self.written.iter().find(same).filter(|_| !is_own) {
            return text.clone();
        }
        let mut told = std::mem::take(&mut socket.held);
        if self.change.is_reread {
            told = self.change.snapshot.missed(viewer, lang, socket.version);
        } else {
            told.extend(socket.sentences(self.change));
        }
        let places = people.map(|people| people.places(&self.presence));
        let text = self.change.snapshot.update(viewer, &told, places.as_deref());
        let text = Utf8Bytes::from(text);
        if !is_own {
            self.written.push((viewer, lang, people.is_some(), text.clone()));
        }
        text
    }
}

impl Subscriber {
    /// Whether it is a page that still reads.
    pub(super) fn has_page(&self) -> bool {
        self.who.format == Format::Html && !self.outbox.is_cut()
    }

    /// Lets a socket that follows go on where the same people play again; whether it does.
    fn lead_on(&self, snapshot: &Snapshot) -> bool {
        let next = snapshot.ledger.rematch.as_deref().filter(|_| self.who.follows);
        next.inspect(|table| self.outbox.lead_to(table)).is_some()
    }

    /// Whether a socket hears of this with what happens next: its own seat did it, waits for others now, and the
    /// socket does not wish to be told at once.
    fn may_wait(&self, change: &Change) -> bool {
        let is_own = |seat: &Seat| self.who.viewer().is(*seat);
        let Some(seat) = change.actor.filter(is_own) else { return false };
        let turn = change.snapshot.turn();
        let waits = matches!(turn, Some(Turn::Decide(seats)) if !seats.contains(seat));
        !self.who.echoes && waits
    }

    /// What a socket is told now, in sentences.
    fn sentences(&self, change: &Change) -> Vec<String> {
        let (viewer, lang, snapshot) = (self.who.viewer(), self.who.lang, &change.snapshot);
        if viewer == Viewer::Spectator && snapshot.facts.settings.delay > 0 {
            return snapshot.story(viewer, lang, self.n_steps_seen);
        }
        let speaker = Speaker { lang, names: &snapshot.names, reader: viewer };
        let heard = change.told.iter().flatten().filter(|told| told.viewer == viewer);
        heard.map(|told| speaker.say(&told.line)).collect()
    }
}
