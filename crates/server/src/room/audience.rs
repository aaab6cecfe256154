//! What is to be told at a table, and to how many: it is left here in order, and handed to the sockets outside the room's lock.
//!
//! Whoever changes the table leaves its news here while the room is locked, which settles their order, and tells them
//! once it is unlocked. What all who see the same are sent is written once and shared (broadcast).

use std::panic::AssertUnwindSafe;
use std::pin::Pin;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use catalog::Told;
use engine::{Seat, Viewer};

use crate::accept::RETRY_AFTER;
use crate::error::{Error, Kind, Result};
use crate::outbox::Outbox;
use crate::room::drawing::Has;
use crate::room::newcomer::{Format, Newcomer, Presence};
use crate::room::rights::Right;
use crate::room::snapshot::Snapshot;
use crate::room::sockets::{Sockets, Subscriber};
use crate::room::{Inner, Room};
use crate::wire;

/// How long the news that somebody came or went waits for more of it.
const CROWD_PAUSE: Duration = Duration::from_millis(250);

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
    /// What would come of a seat's choices is known by now.
    Foreseen,
}

/// A socket that takes part from this version on.
pub(super) struct Came {
    pub(super) subscriber: Subscriber,
    pub(super) snapshot: Snapshot,
    pub(super) since: Option<u64>,
}

/// What readers see and what is to be told of it, changed together: whoever comes has seen what was told before and is
/// told everything after.
struct Published {
    /// Nothing while the table has to be rebuilt.
    now: Option<Arc<Snapshot>>,
    news: Vec<News>,
}

/// The sockets at a table, and what they have not been told yet.
pub(super) struct Audience {
    published: Mutex<Published>,
    presence: Mutex<Presence>,
    next_id: AtomicU64,
    pub(super) sockets: tokio::sync::Mutex<Sockets>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // Nothing under these locks panics half-way.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Audience {
    pub(super) fn new(now: Snapshot) -> Audience {
        let published = Published { now: Some(Arc::new(now)), news: Vec::new() };
        Audience {
            published: Mutex::new(published),
            presence: Mutex::default(),
            next_id: AtomicU64::new(1),
            sockets: tokio::sync::Mutex::new(Sockets::new()),
        }
    }

    /// Leaves news that do not come of a change of the table.
    pub(super) fn push(&self, news: News) {
        lock(&self.published).news.push(news);
    }

    /// The table as readers see it; nothing while it has to be rebuilt.
    pub(super) fn now(&self) -> Option<Arc<Snapshot>> {
        lock(&self.published).now.clone()
    }

    pub(super) fn has_news(&self) -> bool {
        !lock(&self.published).news.is_empty()
    }

    fn take_news(&self) -> Option<Vec<News>> {
        let news = std::mem::take(&mut lock(&self.published).news);
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

    /// Somebody asks for something with the right to a seat: she is there, connected or not.
    pub(super) fn ask(&self, seat: Seat, now_ms: i64) {
        lock(&self.presence).ask(seat, now_ms);
    }

    pub(super) fn leave(&self, viewer: Viewer, now_ms: i64) {
        lock(&self.presence).leave(viewer, now_ms);
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
        let (id, now) = loop {
            // Should it have to be rebuilt, it is.
            self.published().await?;
            if let Some(come) = self.come(&who, since, &outbox) {
                break come?;
            }
        };
        self.hurry(&now);
        self.tell().await;
        Ok(id)
    }

    /// Lets a socket in at the table as readers see it now; nothing while that has to be rebuilt.
    fn come(
        &self,
        who: &Newcomer,
        since: Option<u64>,
        outbox: &Arc<Outbox>,
    ) -> Option<Result<(u64, Arc<Snapshot>)>> {
        let mut published = lock(&self.audience.published);
        let now = published.now.clone()?;
        // It may have ended on the way here.
        let right = who.right.as_ref().map(|right| now.rights().seat(right)).transpose();
        let entered = right.and_then(|_| {
            let most_watching = self.house.config.watchers_per_table;
            let entered = self.audience.enter(who.viewer(), most_watching);
            entered.inspect_err(|_| self.house.metrics.count_crowded())
        });
        if let Err(refused) = entered {
            return Some(Err(refused));
        }
        let id = self.audience.next_id.fetch_add(1, Ordering::Relaxed);
        let (who, outbox, snapshot) = (who.clone(), outbox.clone(), now.as_ref().clone());
        if since.is_some_and(|since| since > snapshot.version_shown(who.viewer())) {
            let error = Error::says(Kind::Lost, "fault-lost").in_lang(who.lang);
            outbox.push(wire::failed(None, &error).into());
        }
        let subscriber = Subscriber {
            id,
            outbox,
            held: Vec::new(),
            places_rev: 0,
            version: snapshot.version_shown(who.viewer()),
            n_steps_seen: snapshot.n_steps_shown(who.viewer()),
            has: Has::Nothing { since },
            who,
        };
        published.news.push(News::Came(Box::new(Came { subscriber, snapshot, since })));
        Some(Ok((id, now)))
    }

    /// Lets readers see the table as it is from now on, and leaves what is to be told of it. One that is not sound is
    /// rebuilt before anybody sees it.
    pub(super) fn publish(&self, inner: &mut Inner) {
        let now = inner.is_sound.then(|| Arc::new(inner.snapshot(&self.facts)));
        let mut published = lock(&self.audience.published);
        let before = std::mem::replace(&mut published.now, now);
        if self.audience.is_empty() {
            inner.news.clear();
        } else {
            published.news.append(&mut inner.news);
        }
        drop(published);
        // Whatever nobody else looks at any more goes without anybody waiting for it.
        drop(before);
        for (written, told) in inner.answered.drain(..) {
            // Whoever waited may have gone; what was written is written all the same.
            drop(written.send(told));
        }
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
