//! The sockets at a table, each with what it has been told: what happened is handed to them here, in order.

use std::collections::BTreeSet;
use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use engine::{Seat, Turn, Viewer};
use localization::Lang;

use crate::limit::Flow;
use crate::outbox::Outbox;
use crate::room::Room;
use crate::room::audience::{Came, Change, News};
use crate::room::drawing::{Has, Pages};
use crate::room::letters::Letters;
use crate::room::newcomer::{Format, Newcomer};
use crate::room::publish::People;
use crate::room::rights::{Right, ended};
use crate::room::snapshot::Snapshot;
use crate::time::Clock;
use crate::wire;

/// How many devices may be connected to one seat; beyond that the one that came first goes.
const MAX_PER_SEAT: usize = 8;
/// How often a second those at the table are told who else comes and goes; beyond that it waits for company (coalescing).
const CROWD_RATE: u32 = 4;

/// A socket at the table.
pub(super) struct Subscriber {
    pub(super) id: u64,
    pub(super) who: Newcomer,
    pub(super) outbox: Arc<Outbox>,
    /// What its own seat did and it has not been told yet, in sentences.
    pub(super) held: Vec<String>,
    /// Which state of the places it has been sent.
    pub(super) places_rev: u64,
    /// Which version it has been sent.
    pub(super) version: u64,
    /// How many steps it has seen.
    pub(super) n_steps_seen: usize,
    /// What its page shows.
    pub(super) has: Has,
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
    pub(super) fn new() -> Sockets {
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

    pub(super) fn hear(&mut self, room: &Room, news: Vec<News>) {
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
                    // A page that is behind will be sent the whole chat.
                    let reading = self.all.iter().filter(|socket| !socket.is_behind());
                    reading.for_each(|socket| socket.outbox.push(text.clone()));
                    self.pages.note_remark();
                }
                News::Crowd => self.crowd.is_waiting = false,
                News::Foreseen => self.pages.draw_again(),
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
            room.audience.leave(socket.who.viewer(), room.house.now_ms());
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
        let all = (snapshot.version(), snapshot.ledger.n_steps());
        let late = snapshot.shown(Viewer::Spectator);
        for socket in &mut self.all {
            if socket.who.format == Format::Html {
                has_pages = true;
                continue;
            }
            if socket.lead_on(snapshot) {
                continue;
            }
            let (version, n_steps) = if socket.who.right.is_some() { all } else { late };
            let with_places = change.is_reread || socket.places_rev != places_rev;
            if !with_places && socket.may_wait(change) {
                let told = socket.sentences(change);
                socket.held.extend(told);
                continue;
            }
            if change.is_reread && socket.version >= version {
                continue;
            }
            // Nothing of this is for whoever sees the table later.
            if version == socket.version && version < snapshot.version() && !with_places {
                continue;
            }
            let text = letters.to(socket, with_places.then_some(&self.people));
            socket.n_steps_seen = n_steps;
            (socket.version, socket.places_rev) = (version, places_rev);
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
    pub(super) fn begin_waiting(&mut self) -> bool {
        let is_to_wait = self.crowd.rev != self.crowd.told && !self.crowd.is_waiting;
        self.crowd.is_waiting |= is_to_wait;
        is_to_wait
    }
}
