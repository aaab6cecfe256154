//! The lobby's list of open tables, kept in order while it changes: looking at it costs the same however many there are.
//!
//! Its places are shared out in turns. Tables that wait for players come before those that are played. Networks take
//! turns, the widest first, within a network those in it do, and within the narrowest its persons: each offers what was
//! touched last first. Whoever has a thousand networks of one provider has one turn. The strangers of a network are one
//! person with more places: those who come to a club for the first time find their tables, and still nobody whom the
//! house knows is pushed out.

use std::cmp::Reverse;
use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

use store::{Listing, Opener, TableNo};

use crate::caller::networks;
use crate::error::Result;

/// How many tables of one person the lobby lists at once.
const PLACES_OF_A_PERSON: usize = 3;
/// How many tables of a network's strangers the lobby lists at once.
const PLACES_OF_STRANGERS: usize = 12;
/// How many tables of one network the lobby lists at once, however wide it is.
const PLACES_OF_A_NETWORK: usize = 20;

/// The public tables that are not over and were touched of late.
#[derive(Default)]
pub(crate) struct Listings(Mutex<State>);

#[derive(Default)]
struct State {
    listed: BTreeMap<TableNo, Listing>,
    /// When each drops out if nobody touches it.
    expiring: BTreeSet<(i64, TableNo)>,
    /// Those who share places: networks, and (the last) persons within them.
    groups: BTreeMap<String, Group>,
    /// What is listed, in order.
    order: BTreeSet<Offer>,
    /// How many tables of each person wait for players.
    waiting: BTreeMap<String, i64>,
}

/// A table that asks for a place, in the order in which they are given.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Offer {
    is_begun: bool,
    /// The how manieth of those who offer it.
    nth: usize,
    touched: Reverse<i64>,
    no: Reverse<TableNo>,
}

/// A table that is being opened.
pub(crate) struct Claim<'a> {
    listings: &'a Listings,
    who: Opener,
}

/// Those who share so many places.
struct Group {
    n_places: usize,
    offers: BTreeSet<Offer>,
    /// How many of their tables wait for players, with a place or not.
    n_waiting: i64,
}

impl Group {
    fn new(n_places: usize) -> Group {
        Group { n_places, offers: BTreeSet::new(), n_waiting: 0 }
    }

    /// What it offers to the group around it.
    fn offered(&self) -> BTreeSet<Offer> {
        let offers = self.offers.iter().take(self.n_places).enumerate();
        offers.map(|(nth, offer)| Offer { nth, ..*offer }).collect()
    }
}

/// The groups that whoever opened a table belongs to, the narrowest first, with their places.
fn groups(who: &Opener) -> Vec<(String, usize)> {
    let (person, n_places) = match &who.person {
        Some(person) => (person.as_str(), PLACES_OF_A_PERSON),
        None => ("", PLACES_OF_STRANGERS),
    };
    let network = who.network.as_deref().unwrap_or_default();
    let own = (format!("{network} {person}"), n_places);
    let wider = networks(who).map(|network| (network.to_string(), PLACES_OF_A_NETWORK));
    std::iter::once(own).chain(wider).collect()
}

impl Listings {
    pub(crate) fn of(all: Vec<Listing>) -> Listings {
        let listings = Listings::default();
        for listing in all {
            listings.put(listing);
        }
        listings
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        // Nothing under this lock panics half-way.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lists a table as it is now.
    pub(crate) fn put(&self, mut listing: Listing) {
        if listing.opened_by.network.is_none() {
            // Nobody knows any more who opened it: it is on its own.
            listing.opened_by = Opener { person: None, network: Some(listing.id.clone()) };
        }
        let mut state = self.lock();
        state.remove(listing.no);
        state.add(listing);
    }

    /// Notes that somebody is at a table that is listed; whether it is.
    pub(crate) fn touch(&self, no: TableNo, touched_ms: i64) -> bool {
        let mut state = self.lock();
        let listing = state.listed.get(&no).cloned();
        listing
            .map(|listing| {
                state.remove(no);
                state.add(Listing { touched_ms, ..listing });
            })
            .is_some()
    }

    /// A table is listed no longer.
    pub(crate) fn remove(&self, no: TableNo) {
        self.lock().remove(no);
    }

    /// The first tables of the lobby.
    pub(crate) fn first(&self, n: usize, now_ms: i64) -> Vec<Listing> {
        let mut state = self.lock();
        state.expire(now_ms);
        let first = state.order.iter().take(n);
        first.filter_map(|offer| state.listed.get(&offer.no.0)).cloned().collect()
    }

    /// Counts a table that is being opened as one that waits for players, until the claim is dropped, where `is_allowed`
    /// says so of how many there are: so that those who open many at once have no more than others.
    ///
    /// # Errors
    /// What `is_allowed` says.
    pub(crate) fn claim(
        &self,
        who: &Opener,
        now_ms: i64,
        is_allowed: impl FnOnce(i64, &[i64]) -> Result<()>,
    ) -> Result<Claim<'_>> {
        let mut state = self.lock();
        state.expire(now_ms);
        let (own, of_networks) = state.n_waiting(who);
        is_allowed(own, &of_networks)?;
        state.count(who, 1);
        Ok(Claim { listings: self, who: who.clone() })
    }
}

impl Drop for Claim<'_> {
    fn drop(&mut self) {
        self.listings.lock().count(&self.who, -1);
    }
}

impl State {
    /// How many tables of this person (or of all the network's strangers, if she is one) and of each of her networks, the
    /// narrowest first, wait for players in the lobby, or would if there were places.
    fn n_waiting(&self, who: &Opener) -> (i64, Vec<i64>) {
        let of = |(key, _): &(String, usize)| self.groups.get(key).map_or(0, |it| it.n_waiting);
        let groups = groups(who);
        let own = match &who.person {
            Some(person) => self.waiting.get(person).copied().unwrap_or(0),
            None => of(&groups[0]),
        };
        (own, groups[1..].iter().map(of).collect())
    }

    fn expire(&mut self, now_ms: i64) {
        while let Some(&(until_ms, no)) = self.expiring.first()
            && until_ms <= now_ms
        {
            self.remove(no);
        }
    }

    fn add(&mut self, listing: Listing) {
        self.expiring.insert((listing.until_ms(), listing.no));
        self.reorder(&listing, BTreeSet::new(), BTreeSet::from([offer(&listing)]));
        if !listing.is_begun {
            self.count(&listing.opened_by, 1);
        }
        self.listed.insert(listing.no, listing);
    }

    fn remove(&mut self, no: TableNo) {
        let Some(listing) = self.listed.remove(&no) else { return };
        self.expiring.remove(&(listing.until_ms(), no));
        self.reorder(&listing, BTreeSet::from([offer(&listing)]), BTreeSet::new());
        if !listing.is_begun {
            self.count(&listing.opened_by, -1);
        }
    }

    /// Counts tables that wait for players.
    fn count(&mut self, who: &Opener, n: i64) {
        for (key, n_places) in groups(who) {
            self.change(key, n_places, |group| group.n_waiting += n);
        }
        if let Some(person) = &who.person {
            let n_waiting = self.waiting.entry(person.clone()).or_default();
            *n_waiting += n;
            if *n_waiting == 0 {
                self.waiting.remove(person);
            }
        }
    }

    /// Changes what the narrowest group offers, and whatever follows from it for those around it: a few offers each.
    fn reorder(&mut self, of: &Listing, mut gone: BTreeSet<Offer>, mut new: BTreeSet<Offer>) {
        for (key, n_places) in groups(&of.opened_by) {
            let (before, after) = self.change(key, n_places, |group| {
                let before = group.offered();
                replace(&mut group.offers, &gone, &new);
                (before, group.offered())
            });
            gone = before.difference(&after).copied().collect();
            new = after.difference(&before).copied().collect();
        }
        replace(&mut self.order, &gone, &new);
    }

    /// Changes a group, which is there as long as there is anything in it.
    fn change<T>(&mut self, key: String, n_places: usize, how: impl FnOnce(&mut Group) -> T) -> T {
        let mut entry = match self.groups.entry(key) {
            Entry::Occupied(entry) => entry,
            Entry::Vacant(entry) => entry.insert_entry(Group::new(n_places)),
        };
        let changed = how(entry.get_mut());
        if entry.get().offers.is_empty() && entry.get().n_waiting == 0 {
            entry.remove();
        }
        changed
    }
}

fn replace(offers: &mut BTreeSet<Offer>, gone: &BTreeSet<Offer>, new: &BTreeSet<Offer>) {
    for offer in gone {
        offers.remove(offer);
    }
    offers.extend(new);
}

/// What a table's own opener offers.
fn offer(listing: &Listing) -> Offer {
    let (touched, no) = (Reverse(listing.touched_ms), Reverse(listing.no));
    Offer { is_begun: listing.is_begun, nth: 0, touched, no }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::error::{Error, Kind};

    const HOUR_MS: i64 = 3_600_000;

    fn who(network: &str, person: &str) -> Opener {
        let person = (!person.is_empty()).then(|| person.to_string());
        Opener { person, network: Some(network.to_string()) }
    }

    /// An IPv6 network, as it is kept.
    fn within(wide: u32, middle: u32, narrow: u32) -> String {
        format!("{wide:016}{middle:016}{narrow:016}")
    }

    /// Lists a table that was touched at the time of its number.
    fn list(listings: &Listings, no: TableNo, opened_by: Opener, is_begun: bool) {
        let id = format!("table{no}");
        let (touched_ms, listed_for_ms) = (no, HOUR_MS);
        listings.put(Listing { no, id, opened_by, is_begun, touched_ms, listed_for_ms });
    }

    fn first(listings: &Listings, n: usize) -> Vec<TableNo> {
        listings.first(n, 0).iter().map(|listing| listing.no).collect()
    }

    #[test]
    fn networks_take_turns_and_those_that_wait_for_players_come_first() {
        let listings = Listings::default();
        for no in 1..=4 {
            list(&listings, no, who("a", "lea"), false);
        }
        list(&listings, 5, who("a", "max"), false);
        list(&listings, 6, who("b", "eva"), true);
        list(&listings, 7, who("c", ""), false);
        // Of Léa's four, three; each of a person's after the first of another.
        assert_eq!(first(&listings, 9), [7, 5, 4, 3, 2, 6]);
        assert_eq!(first(&listings, 2), [7, 5]);
        list(&listings, 4, who("a", "lea"), true);
        assert_eq!(first(&listings, 9), [7, 5, 3, 2, 1, 6]);
        listings.remove(7);
        assert_eq!(first(&listings, 9), [5, 3, 2, 1, 6]);
        assert!(listings.touch(1, 8) && !listings.touch(7, 8));
        assert_eq!(first(&listings, 9), [1, 5, 3, 2, 6]);
    }

    #[test]
    fn one_address_full_of_adverts_leaves_others_their_places() {
        let listings = Listings::default();
        list(&listings, 100, who("club", "lea"), false);
        list(&listings, 101, who("home", "max"), false);
        for n in 0..49 {
            // One person, then persons by the dozen, then nobody in particular.
            let person = ["pest", &format!("pest {n}"), ""][n % 3].to_string();
            list(&listings, 200 + n as TableNo, who("pit", &person), false);
        }
        let shown = first(&listings, 30);
        assert_eq!(shown[..3], [248, 101, 100], "networks take turns");
        assert_eq!(shown.len(), 22, "twenty of one network");
        assert_eq!(first(&listings, 3), shown[..3]);
        assert_eq!(listings.lock().n_waiting(&who("pit", "pest")), (17, vec![49]));
        assert_eq!(listings.lock().n_waiting(&who("pit", "")), (16, vec![49]));
    }

    #[test]
    fn a_provider_with_a_thousand_networks_has_one_turn() {
        let listings = Listings::default();
        list(&listings, 1, who("home", "lea"), false);
        list(&listings, 2, who("school", ""), false);
        for no in 3..1_000 {
            let n = u32::try_from(no).unwrap();
            list(&listings, no, who(&within(1, n % 4, n), &format!("pest {n}")), false);
        }
        let listed = first(&listings, 30);
        assert!(listed[..3].contains(&1) && listed[..3].contains(&2), "{listed:?}");
        assert_eq!(listed.len(), 2 + PLACES_OF_A_NETWORK);
        let (own, of_networks) = listings.lock().n_waiting(&who(&within(1, 3, 3), "pest 3"));
        assert_eq!((own, of_networks), (1, vec![1, 250, 997]));
    }

    #[test]
    fn what_is_being_opened_counts_until_it_is_listed() {
        let (listings, lea) = (Listings::default(), who(&within(1, 1, 1), "lea"));
        let at_most = |most: i64| {
            move |own: i64, of_networks: &[i64]| {
                assert_eq!(of_networks, [own; 3]);
                if own < most { Ok(()) } else { Err(Error::says(Kind::TooMany, "fault-internal")) }
            }
        };
        let claims = [listings.claim(&lea, 0, at_most(2)), listings.claim(&lea, 0, at_most(2))];
        assert!(claims.iter().all(Result::is_ok));
        assert!(listings.claim(&lea, 0, at_most(2)).is_err());
        list(&listings, 1, lea.clone(), false);
        drop(claims);
        assert!(listings.claim(&lea, 0, at_most(2)).is_ok());
        assert!(listings.claim(&lea, 0, at_most(1)).is_err());
        listings.remove(1);
        assert!(listings.lock().groups.is_empty());
    }

    #[test]
    fn what_nobody_touches_drops_out_and_leaves_nothing() {
        let listings = Listings::default();
        for no in 1..=50 {
            list(&listings, no, who(&within(1, 1, 1), if no % 2 == 0 { "lea" } else { "" }), false);
        }
        assert_eq!(listings.lock().n_waiting(&who(&within(1, 1, 1), "")), (25, vec![50; 3]));
        assert_eq!(listings.first(90, HOUR_MS + 40).len(), 3 + 5);
        list(&listings, 50, who(&within(1, 1, 1), "lea"), true);
        assert_eq!(listings.lock().n_waiting(&who("", "lea")).0, 4);
        assert!(listings.first(90, HOUR_MS + 50).is_empty());
        let state = listings.lock();
        assert!(state.groups.is_empty() && state.waiting.is_empty() && state.order.is_empty());
        assert!(state.expiring.is_empty() && state.listed.is_empty());
    }
}
