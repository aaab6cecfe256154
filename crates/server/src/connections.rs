//! How much of the house each visitor may take up: connections and sockets, in all and by network.
//!
//! Every connection has a [`Pass`]. Until its first request is there it waits in a room of its own, where the oldest goes
//! when it is full: requests that never end take nobody's place. With its first request it gets a place. When places
//! run short, those that do nothing and hold no seat are closed first, the oldest before the others; a reserve is kept,
//! in which only players and health checks are served. A connection that is told to close counts no longer; until its task
//! has ended, which takes a moment, it is counted apart, so that there are never more files open than the system gives.

use std::collections::{BTreeMap, BTreeSet};
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use engine::Viewer;
use tokio::sync::Notify;

use crate::caller::{Level, Network};
use crate::limit::RISING;
use crate::metrics::{Metrics, Refusal};
use crate::outbox::Outbox;

/// How many may be connected.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    /// In all, without the reserve.
    pub(crate) most: usize,
    /// How many more, for players and health checks.
    pub(crate) reserve: usize,
    /// How many have not asked for anything yet.
    pub(crate) waiting: usize,
    /// How many are being closed.
    pub(crate) closing: usize,
    /// From one address; `None` for any number.
    pub(crate) per_address: Option<usize>,
    /// Sockets from one address.
    pub(crate) sockets_per_address: Option<usize>,
}

/// Files that are neither connections nor kept for them: the database, the log, the listener.
const OTHER_FILES: usize = 96;
/// One in so many places is kept in reserve.
const RESERVED_SHARE: usize = 16;
/// For each place, so much of one more for those who wait for their first request, and for those that are being closed.
const WAITING_SHARE: usize = 8;
const CLOSING_SHARE: usize = 16;
/// Where there are few places, so many may wait or be closed all the same.
const LEAST_BESIDE: usize = 64;
/// One in so many reserved places is for the players of one address that has taken up all of its own.
const SHARE_OF_AN_ADDRESS: usize = 4;

impl Limits {
    /// So many places, as far as the system lets one process have so many files open.
    pub(crate) fn within(self, most_files: Option<usize>) -> Limits {
        let beside = |n: usize| {
            ((n / WAITING_SHARE).max(LEAST_BESIDE), (n / CLOSING_SHARE).max(LEAST_BESIDE))
        };
        let fits = |n: &usize| {
            let (waiting, closing) = beside(*n);
            most_files.is_none_or(|files| OTHER_FILES + n + waiting + closing <= files)
        };
        // The most places that fit, by halves.
        let (mut places, mut step) = (0, self.most.next_power_of_two());
        while step > 0 {
            if places + step <= self.most && fits(&(places + step)) {
                places += step;
            }
            step /= 2;
        }
        let (waiting, closing) = beside(places);
        let reserve = (places / RESERVED_SHARE).max(1);
        Limits { most: (places - reserve.min(places)).max(1), reserve, waiting, closing, ..self }
    }

    /// How many files the connections have at the most.
    fn files(self) -> usize {
        self.most + self.reserve + self.waiting + self.closing
    }
}

/// What a connection is used for.
#[derive(Clone)]
enum Use {
    /// It has not asked for anything yet, or not to the end.
    New,
    /// It rests between two requests.
    Idle,
    /// A request is being answered.
    Asking,
    /// A socket, of somebody who watches or plays.
    Socket(Viewer, Arc<Outbox>),
}

/// What right a connection has to its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Standing {
    /// Its own.
    Own,
    /// One of the reserve, for players and health checks alone.
    Reserved,
    /// The same, because its address has taken up all that it may.
    Beyond,
    /// None: everything is taken.
    Refused,
}

/// How whoever serves a connection hears that it is to be closed.
#[derive(Default)]
pub(crate) struct Closing {
    told: Notify,
    is_at_once: AtomicBool,
}

impl Closing {
    /// Waits until the connection is to be closed; whether that is at once, without what it is about.
    pub(crate) async fn told(&self) -> bool {
        self.told.notified().await;
        self.is_at_once.load(Ordering::Acquire)
    }

    fn tell(&self, is_at_once: bool) {
        self.is_at_once.store(is_at_once, Ordering::Release);
        self.told.notify_one();
    }
}

struct Open {
    address: Network,
    used: Use,
    standing: Standing,
    close: Arc<Closing>,
    /// Whose socket it is, where it has a place for one.
    socket_of: Option<Network>,
}

impl Open {
    fn is_from(&self, level: Level) -> bool {
        self.address.levels().contains(&level)
    }
}

/// How many there are of each network, the wider ones included.
#[derive(Default)]
struct Counts(BTreeMap<Level, usize>);

impl Counts {
    fn add(&mut self, address: Network) {
        for level in address.levels() {
            *self.0.entry(level).or_default() += 1;
        }
    }

    fn take(&mut self, address: Network) {
        for level in address.levels() {
            if let Some(count) = self.0.get_mut(&level) {
                *count -= 1;
                if *count == 0 {
                    self.0.remove(&level);
                }
            }
        }
    }

    /// The narrowest network around an address that has as many as it may, and how many more.
    fn full(&self, address: Network, most: usize) -> Option<(Level, usize)> {
        address.levels().into_iter().zip(RISING).find_map(|(level, times)| {
            let n = self.0.get(&level).copied().unwrap_or(0);
            n.checked_sub(most * times as usize).map(|more| (level, more))
        })
    }
}

#[derive(Default)]
struct State {
    next: u64,
    open: BTreeMap<u64, Open>,
    /// Those that have asked for nothing yet, those that rest, and those that watch, the oldest first.
    new: BTreeSet<u64>,
    idle: BTreeSet<u64>,
    watching: BTreeSet<u64>,
    /// How many were told to close and have not ended yet.
    n_closing: usize,
    by_address: Counts,
    sockets: Counts,
}

/// Everybody who is connected.
pub(crate) struct Connections {
    limits: Limits,
    state: Mutex<State>,
    metrics: Arc<Metrics>,
}

/// A place for one connection, given back when it is dropped.
pub(crate) struct Pass {
    connections: Arc<Connections>,
    id: u64,
    /// Heard when it is to be closed.
    pub(crate) close: Arc<Closing>,
}

/// A place for one socket of an address, given back when it is dropped.
pub(crate) struct SocketPlace(Arc<Pass>);

impl Connections {
    pub(crate) fn new(limits: Limits, metrics: Arc<Metrics>) -> Arc<Connections> {
        Arc::new(Connections { limits, state: Mutex::default(), metrics })
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        // Nothing under this lock panics half-way.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets a connection from this address wait for its first request; not where that has too many, or everything is taken.
    pub(crate) fn admit(self: &Arc<Connections>, peer: IpAddr) -> Option<Arc<Pass>> {
        let (address, limits) = (Network::from(peer), self.limits);
        let mut state = self.lock();
        let mut standing = Standing::Own;
        let full = limits.per_address.and_then(|most| state.by_address.full(address, most));
        if let Some((level, more)) = full {
            if state.close_idle(limits, |open| open.is_from(level)) {
                self.metrics.count_turned_away(Refusal::Idle);
            } else if more < (limits.reserve / SHARE_OF_AN_ADDRESS).max(1) {
                // Perhaps it is a player's.
                standing = Standing::Beyond;
            } else {
                self.metrics.count_turned_away(Refusal::Address);
                return None;
            }
        }
        if state.new.len() >= limits.waiting && state.close_first(limits, |state| &state.new) {
            self.metrics.count_turned_away(Refusal::Idle);
        }
        if state.open.len() + state.n_closing >= limits.files() {
            self.metrics.count_turned_away(Refusal::House);
            return None;
        }
        let (id, close) = (state.next, Arc::<Closing>::default());
        state.next += 1;
        state.by_address.add(address);
        state.new.insert(id);
        let open =
            Open { address, used: Use::New, standing, close: close.clone(), socket_of: None };
        state.open.insert(id, open);
        Some(Arc::new(Pass { connections: self.clone(), id, close }))
    }

    /// Cuts every socket.
    pub(crate) fn hang_up(&self) {
        for open in self.lock().open.values() {
            if let Use::Socket(_, outbox) = &open.used {
                outbox.cut();
            }
        }
    }

    /// How many are connected, without those that are being closed.
    pub(crate) fn n_open(&self) -> usize {
        self.lock().open.len()
    }
}

impl State {
    /// How many have a place.
    fn n_placed(&self) -> usize {
        self.open.len() - self.new.len()
    }

    fn set(&mut self, id: u64, used: Use) {
        let Some(open) = self.open.get_mut(&id) else { return };
        for all in [&mut self.new, &mut self.idle, &mut self.watching] {
            all.remove(&id);
        }
        match &used {
            Use::New => drop(self.new.insert(id)),
            Use::Idle => drop(self.idle.insert(id)),
            Use::Socket(Viewer::Spectator, _) => drop(self.watching.insert(id)),
            Use::Asking | Use::Socket(Viewer::Seat(_), _) => {}
        }
        open.used = used;
    }

    /// Counts a connection no longer.
    fn forget(&mut self, id: u64) -> Option<Open> {
        let open = self.open.remove(&id)?;
        for all in [&mut self.new, &mut self.idle, &mut self.watching] {
            all.remove(&id);
        }
        self.by_address.take(open.address);
        open.socket_of.inspect(|address| self.sockets.take(*address));
        Some(open)
    }

    /// Has a connection closed. From here on it has no place.
    fn close(&mut self, id: u64, limits: Limits) {
        let Some(open) = self.forget(id) else { return };
        self.n_closing += 1;
        match &open.used {
            Use::Socket(_, outbox) => outbox.cut(),
            // Nothing has been asked for to its end, or too many have their last words already.
            Use::New => open.close.tell(true),
            Use::Idle | Use::Asking => open.close.tell(self.n_closing > limits.closing),
        }
    }

    /// Closes the oldest of these; whether there was one.
    fn close_first(&mut self, limits: Limits, of: impl Fn(&State) -> &BTreeSet<u64>) -> bool {
        let first = of(self).first().copied();
        first.inspect(|id| self.close(*id, limits)).is_some()
    }

    /// Closes the oldest connection that does nothing, one that has never asked for anything before others; whether there
    /// was one.
    fn close_idle(&mut self, limits: Limits, is_meant: impl Fn(&Open) -> bool) -> bool {
        let found = self.new.iter().chain(&self.idle).find(|id| is_meant(&self.open[*id])).copied();
        found.inspect(|id| self.close(*id, limits)).is_some()
    }

    /// Cuts the oldest socket that watches; whether there was one.
    fn close_watching(&mut self, limits: Limits, is_meant: impl Fn(&Open) -> bool) -> bool {
        let found = self.watching.iter().find(|id| is_meant(&self.open[*id])).copied();
        found.inspect(|id| self.close(*id, limits)).is_some()
    }
}

impl Pass {
    /// A request has come: the first has the connection take its place, for which one that does nothing has to go.
    pub(crate) fn asks(&self) {
        let (limits, mut state) = (self.connections.limits, self.connections.lock());
        if !state.new.contains(&self.id) {
            return state.set(self.id, Use::Asking);
        }
        let mut n_placed = state.n_placed();
        if n_placed >= limits.most && state.close_first(limits, |state| &state.idle) {
            self.connections.metrics.count_turned_away(Refusal::Idle);
            n_placed = state.n_placed();
        }
        state.set(self.id, Use::Asking);
        let Some(open) = state.open.get_mut(&self.id) else { return };
        if n_placed >= limits.most + limits.reserve {
            self.connections.metrics.count_turned_away(Refusal::House);
            open.standing = Standing::Refused;
        } else if n_placed >= limits.most && open.standing == Standing::Own {
            open.standing = Standing::Reserved;
        }
    }

    /// It has been answered.
    pub(crate) fn rests(&self) {
        let mut state = self.connections.lock();
        if state.open.get(&self.id).is_some_and(|open| matches!(open.used, Use::Asking)) {
            state.set(self.id, Use::Idle);
        }
    }

    /// What right it has to its place; none where it is being closed.
    pub(crate) fn standing(&self) -> Standing {
        let state = self.connections.lock();
        state.open.get(&self.id).map_or(Standing::Refused, |open| open.standing)
    }

    /// A place for a socket from this address. One who plays pushes out one who watches from there; none is left where
    /// all play.
    pub(crate) fn seat(self: &Arc<Pass>, address: Network, viewer: Viewer) -> Option<SocketPlace> {
        let (limits, mut state) = (self.connections.limits, self.connections.lock());
        let full = limits.sockets_per_address.and_then(|most| state.sockets.full(address, most));
        if let Some((level, _)) = full {
            let is_from = |open: &Open| {
                open.socket_of.is_some_and(|address| address.levels().contains(&level))
            };
            if viewer == Viewer::Spectator || !state.close_watching(limits, is_from) {
                self.connections.metrics.count_turned_away(Refusal::Sockets);
                return None;
            }
        }
        let open = state.open.get_mut(&self.id)?;
        if open.socket_of.replace(address).is_none() {
            state.sockets.add(address);
        }
        Some(SocketPlace(self.clone()))
    }

    /// It has become a socket. A player who came in by the reserve pushes out one who watches, so that it is free again.
    pub(crate) fn becomes(&self, viewer: Viewer, outbox: Arc<Outbox>) {
        let (limits, mut state) = (self.connections.limits, self.connections.lock());
        let Some(open) = state.open.get_mut(&self.id) else {
            // It was to be closed before it came to this.
            return outbox.cut();
        };
        let (standing, address) = (open.standing, open.address);
        state.set(self.id, Use::Socket(viewer, outbox));
        let has_gone = viewer != Viewer::Spectator
            && match standing {
                Standing::Own | Standing::Refused => false,
                Standing::Reserved => state.close_watching(limits, |_| true),
                Standing::Beyond => state.close_watching(limits, |open| open.address == address),
            };
        if has_gone && let Some(open) = state.open.get_mut(&self.id) {
            open.standing = Standing::Own;
        }
    }
}

impl Drop for Pass {
    fn drop(&mut self) {
        let mut state = self.connections.lock();
        if state.forget(self.id).is_none() {
            state.n_closing -= 1;
        }
    }
}

impl Drop for SocketPlace {
    fn drop(&mut self) {
        let mut state = self.0.connections.lock();
        let address = state.open.get_mut(&self.0.id).and_then(|open| open.socket_of.take());
        address.inspect(|address| state.sockets.take(*address));
    }
}

/// Lets this process have as many files open as the system allows; how many those are, where it says.
#[cfg(unix)]
pub(crate) fn raise_file_limit() -> Option<usize> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let raised = Rlimit { current: maximum, maximum };
    let current = setrlimit(Resource::Nofile, raised).map_or(current, |()| maximum);
    current.and_then(|n| usize::try_from(n).ok())
}

/// Lets this process have as many files open as the system allows; how many those are, where it says.
#[cfg(not(unix))]
pub(crate) fn raise_file_limit() -> Option<usize> {
    None
}

#[cfg(test)]
#[path = "connections/tests.rs"]
mod tests;
