//! Quotas: how much one person and one network may ask for, as keyed rate limits (GCRA) with one table of numbers.
//!
//! A cookie is free to make, so what a person may do is no defence by itself; and a club, a school or a telephone company
//! is one address with hundreds of people behind it, so what an address may do must be much. Hence three budgets for
//! each kind of thing: one for each **person** (cookie or token), one that all **strangers** of a network share (no
//! cookie yet, or thrown away), and one for the **network** as a whole. Whoever floods with a cookie is stopped by her
//! own budget; whoever floods without one uses up the strangers', and those who sit at tables go on; whoever makes
//! cookies by the hundred is stopped by the network's, which is the most that one address can cost the house. One who has
//! IPv6 addresses has many: the /64, the /56 and the /48 around an address are networks, each with twice as much as the
//! one within it. What is refused by one budget is taken out of none, and leaves nothing in memory.
//!
//! At a game that has begun each seat has a small budget of its own, which comes before all others and which no neighbour
//! can use up.

pub(crate) mod bytes;
mod gcra;

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use store::Opener;

use crate::caller::{N_LEVELS, networks};
use crate::error::{Error, Result};
use crate::time::Clock;
use gcra::{Keyed, Ticks};

pub(crate) use gcra::{Flow, Rate};

/// What is limited.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Budget {
    /// Requests of any kind but for static files and the house's own figures.
    Requests,
    /// Tables opened.
    Tables,
    /// Sitting down.
    Joins,
    /// Proposing to play again, or another game.
    Proposals,
    /// Remarks, at whatever table and over however many sockets.
    Remarks,
    /// Links that bring a seat to another device.
    DeviceLinks,
    /// Bytes written to disk.
    Bytes,
}

/// What one kind of thing is limited to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limit {
    pub(crate) budget: Budget,
    pub(crate) person: Rate,
    pub(crate) strangers: Rate,
    pub(crate) network: Rate,
    /// What is said to whoever asks for more.
    pub(crate) fault: &'static str,
}

const fn rate(burst: u32, each_ms: u64) -> Rate {
    Rate { burst, each: Duration::from_millis(each_ms) }
}

/// So many mebibytes a day.
const fn a_day(mebibytes: u32) -> Rate {
    let bytes = mebibytes * 1024 * 1024;
    Rate { burst: bytes, each: Duration::from_nanos(86_400_000_000_000 / bytes as u64) }
}

/// So many a second: with `--rate` as it usually is, everything below is as it stands.
const USUAL_RATE: u32 = 50;

/// The table of limits, in the order of [`Budget`].
pub(crate) const LIMITS: [Limit; 7] = [
    Limit {
        budget: Budget::Requests,
        // A page is one request; somebody who clicks as fast as she can makes ten a second.
        person: rate(200, 20),
        // Two hundred people who come for the first time make three requests each before they have a cookie.
        strangers: rate(1000, 5),
        // The same two hundred with everything: about eight requests each in ten seconds, twice over.
        network: rate(3000, 3),
        fault: "fault-too-many-requests",
    },
    Limit {
        budget: Budget::Tables,
        // An evening's worth at once; after that four a minute, which nobody plays.
        person: rate(12, 15_000),
        // Programs open tables without a cookie: a hundred for a try-out, then one a second.
        strangers: rate(100, 1_000),
        // Two hundred people in pairs, three times over.
        network: rate(300, 500),
        fault: "fault-too-many-tables",
    },
    Limit {
        budget: Budget::Joins,
        // Changing one's mind about the seat now and then.
        person: rate(20, 5_000),
        // Two hundred people sit down before they have a cookie, and a hundred more.
        strangers: rate(300, 200),
        network: rate(600, 100),
        fault: "fault-too-many-joins",
    },
    Limit {
        budget: Budget::Proposals,
        // One game after another, each over in half a minute.
        person: rate(6, 30_000),
        strangers: rate(60, 1_000),
        network: rate(200, 500),
        fault: "fault-too-many-proposals",
    },
    Limit {
        budget: Budget::Remarks,
        // Faster than anybody writes whole sentences.
        person: rate(8, 2_000),
        // Those who only watch and say something: they share it, because they are free to come back as others.
        strangers: rate(20, 1_000),
        // Two hundred people who all chat at the same time.
        network: rate(400, 20),
        fault: "fault-too-many-remarks",
    },
    Limit {
        budget: Budget::DeviceLinks,
        // A person has few devices.
        person: rate(10, 60_000),
        strangers: rate(20, 10_000),
        network: rate(200, 1_000),
        fault: "fault-too-many-links",
    },
    Limit {
        budget: Budget::Bytes,
        // A long game's journal is some 50 kB: a hundred and sixty of them a day.
        person: a_day(8),
        strangers: a_day(64),
        // So that one address fills a disk of 100 GB in more than a year.
        network: a_day(256),
        fault: "fault-too-many-bytes",
    },
];

/// How many tables that are not over and were touched in the last week one opener may have.
pub(crate) const TABLES_AT_ONCE: AtOnce =
    AtOnce { person: 200, strangers: 1_000, network: 5_000, fault: "fault-too-many-open" };
/// How many tables that wait for players one opener may have in the lobby.
pub(crate) const LISTINGS_AT_ONCE: AtOnce =
    AtOnce { person: 5, strangers: 20, network: 60, fault: "fault-too-many-listings" };

/// How many of something may be there at once.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AtOnce {
    person: i64,
    strangers: i64,
    network: i64,
    fault: &'static str,
}

impl AtOnce {
    /// When to come back: a listing that nobody touches is gone within the hour.
    const WAIT: Duration = Duration::from_mins(10);

    /// How many the widest network may have.
    pub(crate) fn most(self) -> i64 {
        self.network * i64::from(RISING[N_LEVELS - 1])
    }

    /// Whether there may be one more, where there are so many of her own and of each of her networks, the narrowest first.
    ///
    /// # Errors
    /// When the person or a network has as many as it may.
    pub(crate) fn check(self, who: &Opener, own: i64, of_networks: &[i64]) -> Result<()> {
        let most = if who.person.is_some() { self.person } else { self.strangers };
        let has_room = |(n, times): (&i64, u32)| *n < self.network * i64::from(times);
        if own < most && of_networks.iter().zip(RISING).all(has_room) {
            return Ok(());
        }
        Err(Error::too_many(self.fault, Self::WAIT))
    }
}

impl Limit {
    /// The same for a house whose `--rate` is another: requests go by it, everything else stays.
    fn at(mut self, per_second: u32) -> Limit {
        if self.budget == Budget::Requests {
            for rate in [&mut self.person, &mut self.strangers, &mut self.network] {
                let burst = u64::from(rate.burst) * u64::from(per_second) / u64::from(USUAL_RATE);
                rate.burst = u32::try_from(burst.max(1)).unwrap_or(u32::MAX);
                rate.each = rate.each * USUAL_RATE / per_second.max(1);
            }
        }
        self
    }
}

/// So many requests about a game that has begun belong to each of its seats, whatever the neighbours do: few enough that
/// tables opened for the purpose are no way round the network's budget. Beyond it, she who sits there is a person like
/// others.
const SEAT: Rate = rate(100, 200);

/// How much more than the network within it a wider network may have, from an IPv4 address or an IPv6 /64 on.
pub(crate) const RISING: [u32; N_LEVELS] = [1, 2, 4];

/// Everybody's budgets.
#[derive(Debug)]
pub(crate) struct Quotas(Option<Kept>);

#[derive(Debug)]
struct Kept {
    limiters: Vec<Limiters>,
    seats: Mutex<Keyed>,
    ticks: Ticks,
}

/// The budgets of one kind of thing.
#[derive(Debug)]
struct Limiters {
    /// All under one lock: what is taken is taken out of all of them or none.
    keyed: Mutex<Levels>,
    fault: &'static str,
}

#[derive(Debug)]
struct Levels {
    person: Keyed,
    strangers: [Keyed; N_LEVELS],
    networks: [Keyed; N_LEVELS],
}

impl Levels {
    fn new(limit: &Limit) -> Levels {
        let rising = |rate: Rate| RISING.map(|n| Keyed::new(rate.times(n), MAX_KEYS));
        Levels {
            person: Keyed::new(limit.person, MAX_KEYS),
            strangers: rising(limit.strangers),
            networks: rising(limit.network),
        }
    }

    /// The budgets that only those pay into who ask, and their keys.
    fn own<'a>(&mut self, who: &'a Opener) -> Vec<(&mut Keyed, &'a str)> {
        match &who.person {
            Some(person) => vec![(&mut self.person, person.as_str())],
            None => self.strangers.iter_mut().zip(networks(who)).collect(),
        }
    }

    fn all<'a>(&mut self, who: &'a Opener) -> Vec<(&mut Keyed, &'a str)> {
        let Levels { person, strangers, networks: wider } = self;
        let mut all: Vec<(&mut Keyed, &str)> = wider.iter_mut().zip(networks(who)).collect();
        match &who.person {
            Some(key) => all.push((person, key)),
            None => all.extend(strangers.iter_mut().zip(networks(who))),
        }
        all
    }
}

/// Locks what is left whole whatever panics.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Quotas {
    /// With so many requests a second for a person; nothing is limited where that is nothing.
    pub(crate) fn new(per_second: Option<u32>, clock: &Clock) -> Quotas {
        let limiters = |limit: &Limit, per_second: u32| {
            let limit = limit.at(per_second);
            Limiters { keyed: Mutex::new(Levels::new(&limit)), fault: limit.fault }
        };
        Quotas(per_second.map(|per_second| Kept {
            limiters: LIMITS.iter().map(|limit| limiters(limit, per_second)).collect(),
            seats: Mutex::new(Keyed::new(SEAT, MAX_KEYS)),
            ticks: Ticks::new(clock),
        }))
    }

    /// Whether anything is limited here.
    pub(crate) fn are_kept(&self) -> bool {
        self.0.is_some()
    }

    /// Takes `cost` out of a budget of whoever asks, and of her networks': all of it or nothing.
    ///
    /// # Errors
    /// When it is not there, with the time after which it will be.
    pub(crate) fn take(&self, budget: Budget, who: &Opener, cost: u32) -> Result<()> {
        let Some(kept) = &self.0 else { return Ok(()) };
        let (limiters, now) = (&kept.limiters[budget as usize], kept.ticks.now());
        let mut levels = lock(&limiters.keyed);
        let mut keyed = levels.all(who);
        let wait = keyed.iter().filter_map(|(keyed, key)| keyed.wait(key, cost, now)).max();
        if let Some(wait) = wait {
            return Err(Error::too_many(limiters.fault, wait));
        }
        for (keyed, key) in &mut keyed {
            keyed.charge(key, cost, now);
        }
        Ok(())
    }

    /// The same where her own budget alone decides: what her neighbours have used up is no reason to refuse her.
    ///
    /// # Errors
    /// When her own is used up, with the time after which it will be there.
    pub(crate) fn take_own(&self, budget: Budget, who: &Opener, cost: u32) -> Result<()> {
        let Some(kept) = &self.0 else { return Ok(()) };
        let (limiters, now) = (&kept.limiters[budget as usize], kept.ticks.now());
        let own = |(keyed, key): &(&mut Keyed, &str)| keyed.wait(key, cost, now);
        if let Some(wait) = lock(&limiters.keyed).own(who).iter().filter_map(own).max() {
            return Err(Error::too_many(limiters.fault, wait));
        }
        self.count(budget, who, cost);
        Ok(())
    }

    /// Takes out `cost`, or as much of it as there is.
    pub(crate) fn count(&self, budget: Budget, who: &Opener, cost: u32) {
        let Some(kept) = &self.0 else { return };
        let now = kept.ticks.now();
        let mut levels = lock(&kept.limiters[budget as usize].keyed);
        for (keyed, key) in &mut levels.all(who) {
            keyed.charge(key, cost, now);
        }
    }

    /// Whether a seat's own budget has room for a request, and takes it out then.
    pub(crate) fn take_of_seat(&self, seat: &str, cost: u32) -> bool {
        let Some(kept) = &self.0 else { return true };
        let (mut seats, now) = (lock(&kept.seats), kept.ticks.now());
        let is_there = seats.wait(seat, cost, now).is_none();
        if is_there {
            seats.charge(seat, cost, now);
        }
        is_there
    }

    /// How many keys are in memory.
    #[cfg(test)]
    fn n_keys(&self) -> usize {
        let of = |limiters: &Limiters| {
            let levels = lock(&limiters.keyed);
            let networks = levels.strangers.iter().chain(&levels.networks);
            networks.chain([&levels.person]).map(Keyed::n_keys).sum::<usize>()
        };
        self.0.iter().flat_map(|kept| &kept.limiters).map(of).sum()
    }
}

/// How many keys one limiter remembers: a few megabytes for all of them.
const MAX_KEYS: usize = 20_000;

#[cfg(test)]
#[path = "limit/tests.rs"]
mod tests;
