//! Quotas: how much one person and one network may ask for, as keyed rate limits (GCRA) with one table of numbers.
//!
//! A cookie is free to make, so what a person may do is no defence by itself; and a club, a school or a telephone company
//! is one address with hundreds of people behind it, so what an address may do must be much. Hence three budgets for
//! each kind of thing: one for each **person** (cookie or token), one that all **strangers** of a network share (no
//! cookie yet, or thrown away), and one for the **network** as a whole. Whoever floods with a cookie is stopped by her
//! own budget; whoever floods without one uses up the strangers', and those who sit at tables go on; whoever makes
//! cookies by the hundred is stopped by the network's, which is the most that one address can cost the house.

pub(crate) mod bytes;
mod gcra;

use std::time::Duration;

use store::Opener;

use crate::error::{Error, Result};
use crate::time::Clock;
use gcra::Keyed;

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
    pub(crate) network: i64,
    fault: &'static str,
}

impl AtOnce {
    /// When to come back: a listing that nobody touches is gone within the hour.
    const WAIT: Duration = Duration::from_mins(10);

    /// Whether there may be one more.
    ///
    /// # Errors
    /// When the person or the network has as many as it may.
    pub(crate) fn check(self, who: &Opener, (own, of_network): (i64, i64)) -> Result<()> {
        let most = if who.person.is_some() { self.person } else { self.strangers };
        if own < most && of_network < self.network {
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

/// Everybody's budgets.
#[derive(Debug)]
pub(crate) struct Quotas(Option<Vec<Limiters>>);

#[derive(Debug)]
struct Limiters {
    person: Keyed,
    strangers: Keyed,
    network: Keyed,
    fault: &'static str,
}

impl Quotas {
    /// With so many requests a second for a person; nothing is limited where that is nothing.
    pub(crate) fn new(per_second: Option<u32>, clock: &Clock) -> Quotas {
        let limiters = |limit: &Limit, per_second: u32| {
            let limit = limit.at(per_second);
            Limiters {
                person: Keyed::new(limit.person, clock, MAX_KEYS),
                strangers: Keyed::new(limit.strangers, clock, MAX_KEYS),
                network: Keyed::new(limit.network, clock, MAX_KEYS),
                fault: limit.fault,
            }
        };
        let all = |per_second| LIMITS.iter().map(|limit| limiters(limit, per_second)).collect();
        Quotas(per_second.map(all))
    }

    /// Whether anything is limited here.
    pub(crate) fn are_kept(&self) -> bool {
        self.0.is_some()
    }

    /// Takes `cost` out of a budget of whoever asks.
    ///
    /// # Errors
    /// When it is not there, with the time after which it will be.
    pub(crate) fn take(&self, budget: Budget, who: &Opener, cost: u32) -> Result<()> {
        let Some(all) = &self.0 else { return Ok(()) };
        let limiters = &all[budget as usize];
        let network = who.network.as_deref().unwrap_or_default();
        let own = match &who.person {
            Some(person) => limiters.person.take(person, cost),
            None => limiters.strangers.take(network, cost),
        };
        let taken = own.and_then(|()| limiters.network.take(network, cost));
        taken.map_err(|wait| Error::too_many(limiters.fault, wait))
    }
}

/// How many keys one limiter remembers. Beyond that, those it does not know share one budget: nobody is refused for
/// being new, and nobody gets a budget of her own for making up names.
const MAX_KEYS: usize = 20_000;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::error::Kind;

    fn who(person: Option<&str>, network: &str) -> Opener {
        Opener { person: person.map(Into::into), network: Some(network.into()) }
    }

    /// How many of `n` are let through.
    fn let_through(quotas: &Quotas, budget: Budget, who: &Opener, n: usize) -> usize {
        (0..n).filter(|_| quotas.take(budget, who, 1).is_ok()).count()
    }

    #[test]
    fn the_table_is_in_the_order_of_its_budgets_and_networks_have_the_most() {
        for (n, limit) in LIMITS.iter().enumerate() {
            assert_eq!(limit.budget as usize, n, "{:?}", limit.budget);
            assert!(limit.person.burst < limit.network.burst, "{:?}", limit.budget);
            assert!(limit.strangers.burst < limit.network.burst, "{:?}", limit.budget);
            assert!(limit.person.each > limit.network.each, "{:?}", limit.budget);
        }
    }

    #[test]
    fn a_budget_empties_says_when_and_fills_again() {
        let clock = Clock::by_hand(1_000_000);
        let quotas = Quotas::new(Some(50), &clock);
        let lea = who(Some("lea"), "net");
        assert_eq!(let_through(&quotas, Budget::Remarks, &lea, 100), 8);
        let refused = quotas.take(Budget::Remarks, &lea, 1).unwrap_err();
        assert_eq!(refused.retry_after, Some(Duration::from_secs(2)));
        assert_eq!(refused.kind, Kind::TooMany);
        clock.advance(Duration::from_millis(1_999));
        assert!(quotas.take(Budget::Remarks, &lea, 1).is_err());
        clock.advance(Duration::from_millis(1));
        assert!(quotas.take(Budget::Remarks, &lea, 1).is_ok());
    }

    #[test]
    fn one_person_does_not_spend_what_another_at_the_same_address_has() {
        let quotas = Quotas::new(Some(50), &Clock::by_hand(0));
        let (flood, lea) = (who(Some("flood"), "net"), who(Some("lea"), "net"));
        assert_eq!(let_through(&quotas, Budget::Requests, &flood, 10_000), 200);
        assert_eq!(let_through(&quotas, Budget::Requests, &lea, 100), 100);
        // Without a cookie, a flood stops the strangers of its network, and nobody who is known.
        assert_eq!(let_through(&quotas, Budget::Requests, &who(None, "net"), 10_000), 1000);
        assert_eq!(let_through(&quotas, Budget::Requests, &lea, 100), 100);
        assert_eq!(let_through(&quotas, Budget::Requests, &who(None, "elsewhere"), 9), 9);
    }

    #[test]
    fn making_up_cookies_helps_no_further_than_the_networks_budget() {
        let quotas = Quotas::new(Some(50), &Clock::by_hand(0));
        let n_through = (0..10_000)
            .filter(|n| quotas.take(Budget::Requests, &who(Some(&n.to_string()), "net"), 1).is_ok())
            .count();
        assert_eq!(n_through, 3000);
    }

    #[test]
    fn what_is_written_for_a_person_is_counted_by_the_day() {
        let clock = Clock::by_hand(0);
        let quotas = Quotas::new(Some(50), &clock);
        let (lea, max) = (who(Some("lea"), "net"), who(Some("max"), "net"));
        let mebibyte = 1024 * 1024;
        let all = (0..20).filter(|_| quotas.take(Budget::Bytes, &lea, mebibyte).is_ok());
        assert_eq!(all.count(), 8);
        let refused = quotas.take(Budget::Bytes, &lea, mebibyte).unwrap_err();
        let wait = refused.retry_after.unwrap();
        assert!((10_700..10_900).contains(&wait.as_secs()), "an eighth of a day: {wait:?}");
        assert!(quotas.take(Budget::Bytes, &max, mebibyte).is_ok());
        clock.advance(wait + Duration::from_millis(1));
        assert!(quotas.take(Budget::Bytes, &lea, mebibyte).is_ok());
    }

    #[test]
    fn without_a_rate_nothing_is_limited() {
        let quotas = Quotas::new(None, &Clock::default());
        assert_eq!(let_through(&quotas, Budget::Tables, &who(None, "net"), 5_000), 5_000);
    }

    #[test]
    fn the_document_has_every_limit() {
        let document = include_str!("../../../docs/api.md");
        for row in LIMITS.iter().map(row).chain([TABLES_AT_ONCE, LISTINGS_AT_ONCE].map(row_at_once))
        {
            assert!(document.contains(&row), "docs/api.md lacks\n{row}");
        }
    }

    fn row(limit: &Limit) -> String {
        let shown = |rate: Rate| match limit.budget {
            Budget::Bytes => format!("{} MiB a day", rate.burst / (1024 * 1024)),
            _ => {
                let per_second = 1.0 / rate.each.as_secs_f64();
                let pace = if per_second > 1.0 {
                    format!("{per_second:.0} a second")
                } else {
                    format!("one in {} s", rate.each.as_secs_f64())
                };
                format!("{}, then {pace}", rate.burst)
            }
        };
        let Limit { person, strangers, network, .. } = *limit;
        format!("| {} | {} | {} |", shown(person), shown(strangers), shown(network))
    }

    fn row_at_once(limit: AtOnce) -> String {
        format!("| {} | {} | {} |", limit.person, limit.strangers, limit.network)
    }
}
