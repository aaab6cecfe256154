//! How much of the house each visitor may take up: connections and sockets, in all and by address (IPv6 /64).
//!
//! Every connection has a [`Pass`]. When places run short, those that do nothing and hold no seat are closed first, the
//! oldest before the others; a reserve is kept, in which only players and health checks are served.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use engine::Viewer;
use tokio::sync::Notify;

use crate::caller::Network;
use crate::metrics::{Metrics, Refusal};
use crate::outbox::Outbox;

/// How many may be connected.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    /// In all, without the reserve.
    pub(crate) most: usize,
    /// How many more, for players and health checks.
    pub(crate) reserve: usize,
    /// From one address; `None` for any number.
    pub(crate) per_address: Option<usize>,
    /// Sockets from one address.
    pub(crate) sockets_per_address: Option<usize>,
}

/// Files that are neither connections nor kept for them: the database, the log, the listener.
const OTHER_FILES: usize = 96;
/// One in so many places is kept in reserve.
const RESERVED_SHARE: usize = 16;

impl Limits {
    /// What is wished for, as far as the system lets one process have so many files open.
    pub(crate) fn within(self, most_files: Option<usize>) -> Limits {
        let most = most_files.map_or(self.most, |n| n.saturating_sub(OTHER_FILES).min(self.most));
        let reserve = (most / RESERVED_SHARE).max(1);
        Limits { most: (most - reserve.min(most)).max(1), reserve, ..self }
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

/// What a connection is used for, from what may be closed first to what is closed last.
#[derive(Clone)]
enum Use {
    /// It has not asked for anything yet, or rests between two requests.
    Idle(Arc<Notify>),
    /// A request is being answered.
    Asking(Arc<Notify>),
    /// A socket, of somebody who watches or plays.
    Socket(Viewer, Arc<Outbox>),
}

struct Open {
    address: Network,
    used: Use,
}

impl Open {
    /// Asks whoever serves it to close it.
    fn close(&self) {
        match &self.used {
            Use::Idle(close) | Use::Asking(close) => close.notify_one(),
            Use::Socket(_, outbox) => outbox.cut(),
        }
    }
}

#[derive(Default)]
struct State {
    next: u64,
    open: BTreeMap<u64, Open>,
    n_closing: usize,
    by_address: BTreeMap<Network, usize>,
    sockets_by_address: BTreeMap<Network, usize>,
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
    address: Network,
    /// Whether it is one of the reserve, for players and health checks alone.
    pub(crate) is_reserved: bool,
    /// Heard when it is to be closed.
    pub(crate) close: Arc<Notify>,
}

/// A place for one socket of an address, given back when it is dropped.
pub(crate) struct SocketPlace {
    connections: Arc<Connections>,
    address: Network,
}

impl Connections {
    pub(crate) fn new(limits: Limits, metrics: Arc<Metrics>) -> Arc<Connections> {
        Arc::new(Connections { limits, state: Mutex::default(), metrics })
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        // Nothing under this lock panics half-way.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place for a connection from this address; none where that has too many, or everything is taken.
    pub(crate) fn admit(self: &Arc<Connections>, peer: IpAddr) -> Option<Arc<Pass>> {
        let (address, limits) = (Network::from(peer), self.limits);
        let mut state = self.lock();
        let n_here = state.by_address.get(&address).copied().unwrap_or(0);
        if limits.per_address.is_some_and(|most| n_here >= most) {
            let is_here = |open: &Open| open.address == address;
            if n_here >= limits.per_address.map_or(0, |most| most + limits.reserve)
                || !state.close_idle(is_here)
            {
                self.metrics.count_turned_away(Refusal::Address);
                return None;
            }
            self.metrics.count_turned_away(Refusal::Idle);
        }
        let n_open = state.open.len();
        let mut is_reserved = false;
        if n_open >= limits.most + limits.reserve {
            self.metrics.count_turned_away(Refusal::House);
            return None;
        }
        if n_open >= limits.most {
            // A place that is being given back counts as free.
            is_reserved = n_open - state.n_closing >= limits.most && !state.close_idle(|_| true);
            if !is_reserved {
                self.metrics.count_turned_away(Refusal::Idle);
            }
        }
        Some(self.pass(&mut state, address, is_reserved))
    }

    fn pass(
        self: &Arc<Connections>,
        state: &mut State,
        address: Network,
        is_reserved: bool,
    ) -> Arc<Pass> {
        let (id, close) = (state.next, Arc::new(Notify::new()));
        state.next += 1;
        *state.by_address.entry(address).or_default() += 1;
        state.open.insert(id, Open { address, used: Use::Idle(close.clone()) });
        Arc::new(Pass { connections: self.clone(), id, address, is_reserved, close })
    }

    /// A place for a socket from this address. One who plays pushes out one who watches from there; none is left where
    /// all play.
    pub(crate) fn seat(
        self: &Arc<Connections>,
        address: Network,
        viewer: Viewer,
    ) -> Option<SocketPlace> {
        let mut state = self.lock();
        let n_here = state.sockets_by_address.get(&address).copied().unwrap_or(0);
        if let Some(most) = self.limits.sockets_per_address.filter(|most| n_here >= *most) {
            let pushes = viewer != Viewer::Spectator && n_here < most + self.limits.reserve;
            if !pushes || !state.close_watching(|open| open.address == address) {
                self.metrics.count_turned_away(Refusal::Sockets);
                return None;
            }
        }
        *state.sockets_by_address.entry(address).or_default() += 1;
        Some(SocketPlace { connections: self.clone(), address })
    }

    /// Cuts every socket.
    pub(crate) fn hang_up(&self) {
        for open in self.lock().open.values() {
            if let Use::Socket(_, outbox) = &open.used {
                outbox.cut();
            }
        }
    }

    /// How many are connected.
    pub(crate) fn n_open(&self) -> usize {
        self.lock().open.len()
    }
}

impl State {
    /// Closes the oldest connection that does nothing; whether there was one.
    fn close_idle(&mut self, is_meant: impl Fn(&Open) -> bool) -> bool {
        let is_idle = |open: &&mut Open| matches!(open.used, Use::Idle(_)) && is_meant(open);
        let Some(open) = self.open.values_mut().find(is_idle) else { return false };
        open.close();
        // It is asked once; until it is gone it counts as one that is busy.
        if let Use::Idle(close) = &open.used {
            open.used = Use::Asking(close.clone());
        }
        self.n_closing += 1;
        true
    }

    /// Cuts the oldest socket that watches; whether there was one.
    fn close_watching(&mut self, is_meant: impl Fn(&Open) -> bool) -> bool {
        let watches = |open: &&Open| match &open.used {
            Use::Socket(Viewer::Spectator, outbox) => is_meant(open) && !outbox.is_cut(),
            Use::Socket(Viewer::Seat(_), _) | Use::Idle(_) | Use::Asking(_) => false,
        };
        let found = self.open.values().find(watches);
        found.inspect(|open| open.close()).is_some()
    }
}

fn take_one(counts: &mut BTreeMap<Network, usize>, address: Network) {
    if let Some(count) = counts.get_mut(&address) {
        *count -= 1;
        if *count == 0 {
            counts.remove(&address);
        }
    }
}

impl Pass {
    fn set(&self, used: Use) {
        if let Some(open) = self.connections.lock().open.get_mut(&self.id) {
            open.used = used;
        }
    }

    /// A request has come.
    pub(crate) fn asks(&self) {
        self.set(Use::Asking(self.close.clone()));
    }

    /// It has been answered.
    pub(crate) fn rests(&self) {
        let mut state = self.connections.lock();
        if let Some(open) = state.open.get_mut(&self.id)
            && matches!(open.used, Use::Asking(_))
        {
            open.used = Use::Idle(self.close.clone());
        }
    }

    /// It has become a socket. A player who came in by the reserve pushes out one who watches, so that it is free again.
    pub(crate) fn becomes(&self, viewer: Viewer, outbox: Arc<Outbox>) {
        self.set(Use::Socket(viewer, outbox));
        if self.is_reserved && viewer != Viewer::Spectator {
            self.connections.lock().close_watching(|_| true);
        }
    }
}

impl Drop for Pass {
    fn drop(&mut self) {
        let mut state = self.connections.lock();
        state.open.remove(&self.id);
        take_one(&mut state.by_address, self.address);
        // Whoever goes, there is a place more.
        state.n_closing = state.n_closing.saturating_sub(1);
    }
}

impl Drop for SocketPlace {
    fn drop(&mut self) {
        take_one(&mut self.connections.lock().sockets_by_address, self.address);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Seat;

    fn house(most: usize, reserve: usize, per_address: usize) -> Arc<Connections> {
        let per_address = Some(per_address);
        let limits = Limits { most, reserve, per_address, sockets_per_address: Some(2) };
        Connections::new(limits, Arc::default())
    }

    fn from(n: u8) -> IpAddr {
        IpAddr::from([127, 0, 0, n])
    }

    /// A pass whose connection is answering somebody.
    fn busy(house: &Arc<Connections>, n: u8) -> Arc<Pass> {
        let pass = house.admit(from(n)).expect("a place");
        pass.asks();
        pass
    }

    fn is_told_to_close(pass: &Pass) -> bool {
        use futures_util::FutureExt;
        pass.close.notified().now_or_never().is_some()
    }

    #[test]
    fn those_who_do_nothing_make_room_for_others_the_oldest_first() {
        let house = house(3, 1, 9);
        let (first, second) = (house.admit(from(1)).unwrap(), house.admit(from(2)).unwrap());
        let third = busy(&house, 3);
        let fourth = house.admit(from(4)).expect("somebody else goes");
        assert!(!fourth.is_reserved && is_told_to_close(&first));
        assert!(!is_told_to_close(&second) && !is_told_to_close(&third));
    }

    #[test]
    fn a_reserve_is_kept_when_all_are_busy_and_everybody_else_is_turned_away() {
        let house = house(2, 1, 9);
        let _busy = (busy(&house, 1), busy(&house, 2));
        let reserved = house.admit(from(3)).expect("one of the reserve");
        assert!(reserved.is_reserved);
        assert!(house.admit(from(4)).is_none(), "no place at all");
        drop(reserved);
        assert!(house.admit(from(4)).is_some_and(|pass| pass.is_reserved));
    }

    #[test]
    fn one_address_takes_no_more_than_its_share_whatever_its_last_bytes() {
        let house = house(100, 1, 2);
        let network = |n: u16| IpAddr::from([0x2001, 0xdb8, 0, 7, 0, 0, 0, n]);
        let _busy = [1, 2].map(|n| house.admit(network(n)).inspect(|pass| pass.asks()).unwrap());
        assert!(house.admit(network(3)).is_none(), "the same /64");
        let other = IpAddr::from([0x2001, 0xdb8, 0, 8, 0, 0, 0, 1]);
        assert!(house.admit(other).is_some(), "another /64");
    }

    #[test]
    fn whoever_plays_pushes_out_whoever_watches_from_the_same_address() {
        let house = house(100, 4, 100);
        let outboxes = [Arc::new(Outbox::default()), Arc::new(Outbox::default())];
        let passes = [1, 1].map(|n| house.admit(from(n)).unwrap());
        let places = [0, 1].map(|n: usize| {
            passes[n].becomes(Viewer::Spectator, outboxes[n].clone());
            house.seat(from(1).into(), Viewer::Spectator).expect("a place")
        });
        assert!(house.seat(from(1).into(), Viewer::Spectator).is_none(), "no place to watch");
        let player = house.seat(from(1).into(), Viewer::Seat(Seat::new(0)));
        assert!(player.is_some() && outboxes[0].is_cut() && !outboxes[1].is_cut());
        drop(places);
    }

    #[test]
    fn a_place_that_is_given_back_is_free_again() {
        let house = house(1, 0, 1);
        let pass = busy(&house, 1);
        assert!(house.admit(from(1)).is_none());
        drop(pass);
        assert!(house.admit(from(1)).is_some());
        assert_eq!(house.n_open(), 0, "it was dropped at once");
    }

    #[test]
    fn limits_keep_a_reserve_within_what_the_system_gives() {
        let wish =
            Limits { most: 10_000, reserve: 0, per_address: None, sockets_per_address: None };
        let Limits { most, reserve, .. } = wish.within(Some(1_024));
        assert_eq!((most + reserve, reserve), (1_024 - OTHER_FILES, 58));
        let Limits { most, reserve, .. } = wish.within(None);
        assert_eq!(most + reserve, 10_000);
    }
}
