//! One seat on several devices: links that bring it to another one, the list of keys that open it, and signing out.

use std::sync::Arc;

use engine::Seat;
use store::{Key, KeyChange};

use crate::caller::household;
use crate::error::{Error, Kind, Result};
use crate::journal::Entry;
use crate::room::rights::{Right, Rights, Stranger, number};
use crate::room::{Inner, Room};

/// How long a link to another device can be used.
const LINK_MS: i64 = 15 * 60 * 1000;
/// How long it can still say what became of it.
const LINK_KEPT_MS: i64 = 86_400_000;
/// The most links of one seat that wait to be used.
const MAX_LINKS: usize = 5;

/// A link that brings a seat to another device, once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Link {
    pub(crate) seat: Seat,
    /// Who sits there.
    pub(crate) name: String,
    pub(crate) expires_ms: i64,
}

/// Something that opens a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Device {
    /// What it is called when it is to be signed out.
    pub(crate) id: String,
    pub(crate) kind: DeviceKind,
    pub(crate) made_ms: i64,
    /// The last day on which it was used.
    pub(crate) used_ms: Option<i64>,
    /// Whether it is the one that asks.
    pub(crate) is_this: bool,
}

/// What kinds of keys open a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum DeviceKind {
    Browser,
    Program,
    /// A link that has not been used yet.
    Link {
        expires_ms: i64,
    },
}

/// What is signed out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum SignOut {
    /// The device with this id.
    One(String),
    /// All but the one that asks.
    Others,
    /// All of them: nobody acts for the seat any more, so its holder leaves the table.
    Everywhere,
}

impl SignOut {
    /// Reads `others`, `everywhere` or the id of a device.
    pub(crate) fn read(text: &str) -> SignOut {
        match text {
            "others" => SignOut::Others,
            "everywhere" => SignOut::Everywhere,
            id => SignOut::One(id.to_string()),
        }
    }
}

/// What a key is called in a list: a part of its hash is enough to tell a seat's few keys apart.
fn id_of(token_hash: &str) -> String {
    token_hash.trim_start_matches('p').chars().take(12).collect()
}

impl Room {
    /// Makes a link that brings the seat to another device; what is stored of its token is `link_hash`.
    ///
    /// # Errors
    /// When the right has ended, or too many links wait.
    pub(crate) async fn make_link(
        self: &Arc<Room>,
        right: &Right,
        link_hash: &str,
    ) -> Result<Link> {
        let mut inner = self.lock().await?;
        let seat = inner.seat(right)?;
        let now_ms = self.house.now_ms();
        if inner.rights().waiting_links(right, now_ms).count() >= MAX_LINKS {
            return Err(Error::refused("fault-many-links"));
        }
        self.afford(&inner, seat)?;
        let is_stale = |key: &&Key| key.expires_ms.is_some_and(|at| at + LINK_KEPT_MS < now_ms);
        let stale = inner.keys.values().filter(is_stale);
        let mut changes: Vec<KeyChange> =
            stale.map(|key| KeyChange::Drop { token_hash: key.token_hash.clone() }).collect();
        let expires_ms = now_ms + LINK_MS;
        let key = self.new_key(link_hash, seat, right.occupancy);
        changes.push(KeyChange::Add(Key { expires_ms: Some(expires_ms), ..key }));
        self.change_keys(&mut inner, changes).await?;
        Ok(Link { seat, name: inner.play.names[seat.index()].clone(), expires_ms })
    }

    /// What a link brings, without using it up.
    ///
    /// # Errors
    /// What became of it, where it brings nothing any more.
    pub(crate) async fn link(self: &Arc<Room>, link_hash: &str) -> Result<Link> {
        self.published().await?.rights().link(link_hash, self.house.now_ms())
    }

    /// Uses up a link: whoever has the key acts for its seat from now on.
    ///
    /// # Errors
    /// What became of the link, or that its user has another seat here.
    pub(crate) async fn use_link(
        self: &Arc<Room>,
        link_hash: &str,
        person_hash: &str,
        network: Option<String>,
    ) -> Result<()> {
        let mut inner = self.lock().await?;
        let now_ms = self.house.now_ms();
        let link = inner.rights().link(link_hash, now_ms)?;
        let right = inner.right(person_hash);
        if right.as_ref().is_some_and(|own| own.seat != link.seat) {
            return Err(Error::refused("fault-other-seat"));
        }
        self.check_hand(&inner, link.seat, person_hash, network.as_ref()).await?;
        let mut changes = vec![KeyChange::Use { token_hash: link_hash.to_string(), at_ms: now_ms }];
        if right.is_none() {
            let occupancy = inner.play.ledger.occupancies[link.seat.index()];
            let key = self.new_key(person_hash, link.seat, occupancy);
            changes.push(KeyChange::Add(Key { network, ..key }));
        }
        self.audience.ask(link.seat, now_ms);
        self.change_keys(&mut inner, changes).await
    }

    /// Nobody else who sits or sat here gets a hand that was left, from whoever has it now: only on devices of her network, or
    /// of one from which nobody came.
    async fn check_hand(
        &self,
        inner: &Inner,
        seat: Seat,
        person_hash: &str,
        network: Option<&String>,
    ) -> Result<()> {
        if !inner.play.ledger.replaced.contains(seat) {
            return Ok(());
        }
        let occupancy = inner.play.ledger.occupancies[seat.index()];
        let mut own = inner.keys.values().filter(|key| key.occupancy as u64 == occupancy);
        let home = network.map(|network| household(network));
        if home.is_some() && own.any(|key| key.network.as_deref().map(household) == home) {
            return Ok(());
        }
        let keys = [person_hash.to_string()];
        let who = Stranger { keys: &keys, network };
        if self.is_known(inner, &who, Some(occupancy)).await? {
            return Err(Error::refused("fault-left-hand"));
        }
        Ok(())
    }

    /// Everything that opens the seat, the one that asks first, then by age.
    ///
    /// # Errors
    /// When the right has ended.
    pub(crate) async fn devices(self: &Arc<Room>, right: &Right) -> Result<Vec<Device>> {
        let (now, now_ms) = (self.published().await?, self.house.now_ms());
        let rights = now.rights();
        rights.seat(right)?;
        let opening = rights.keys_of(right).chain(rights.waiting_links(right, now_ms));
        let mut devices: Vec<Device> = opening.map(|key| device(key, right)).collect();
        devices.sort_by_key(|device| (!device.is_this, device.made_ms));
        Ok(devices)
    }

    /// Signs devices out: their sockets are told and closed, and their tokens open nothing any more. Returns how many.
    ///
    /// # Errors
    /// When the right has ended, or there is no such device.
    pub(crate) async fn sign_out(
        self: &Arc<Room>,
        right: &Right,
        which: &SignOut,
    ) -> Result<usize> {
        let mut inner = self.lock().await?;
        let seat = inner.seat(right)?;
        let rights = inner.rights();
        let all = rights.keys_of(right).chain(rights.waiting_links(right, self.house.now_ms()));
        let is_meant = |key: &&Key| match which {
            SignOut::One(id) => id_of(&key.token_hash) == *id,
            SignOut::Others => key.token_hash != *right.key,
            SignOut::Everywhere => true,
        };
        let dropped = |key: &Key| KeyChange::Drop { token_hash: key.token_hash.clone() };
        let changes: Vec<KeyChange> = all.filter(is_meant).map(dropped).collect();
        if changes.is_empty() && matches!(which, SignOut::One(_)) {
            return Err(Error::says(Kind::NotFound, "fault-no-such-device"));
        }
        let (n_out, n_left) =
            (changes.len(), rights.keys_of(right).filter(|key| !is_meant(key)).count());
        let is_playing = inner.turn() != Some(engine::Turn::Over) && inner.is_present(seat);
        if n_left == 0 && is_playing && inner.play.broken.is_none() {
            // Nobody can act for the seat any more: before the game it is free, and then a bot plays for it.
            self.commit_with(&mut inner, &[Entry::Leave(seat)], &[], changes).await?;
        } else {
            self.change_keys(&mut inner, changes).await?;
        }
        Ok(n_out)
    }

    /// A key for a seat, made now.
    pub(super) fn new_key(&self, token_hash: &str, seat: Seat, occupancy: u64) -> Key {
        Key {
            token_hash: token_hash.to_string(),
            table_no: self.facts.no,
            seat: number(seat),
            occupancy: occupancy as i64,
            made_ms: self.house.now_ms(),
            used_ms: None,
            expires_ms: None,
            network: None,
        }
    }
}

impl<'a> Rights<'a> {
    /// The keys that give the same right.
    fn keys_of(self, right: &Right) -> impl Iterator<Item = &'a Key> {
        let (seat, occupancy) = (number(right.seat), right.occupancy as i64);
        let is_of = move |key: &&Key| (key.seat, key.occupancy) == (seat, occupancy);
        self.keys.values().filter(is_of).filter(|key| key.expires_ms.is_none())
    }

    /// The key with which whoever sits at a seat sat down.
    pub(super) fn first_key(self, seat: Seat) -> Option<&'a Key> {
        let occupancy = self.ledger.occupancies[seat.index()] as i64;
        let is_of = |key: &&Key| (key.seat, key.occupancy) == (number(seat), occupancy);
        let keys = self.keys.values().filter(is_of).filter(|key| key.expires_ms.is_none());
        keys.min_by_key(|key| key.made_ms)
    }

    /// The links to the same seat that can still be used.
    fn waiting_links(self, right: &Right, now_ms: i64) -> impl Iterator<Item = &'a Key> {
        let (seat, occupancy) = (number(right.seat), right.occupancy as i64);
        let is_of = move |key: &&Key| (key.seat, key.occupancy) == (seat, occupancy);
        let waits = move |key: &&Key| {
            key.used_ms.is_none() && key.expires_ms.is_some_and(|until| until > now_ms)
        };
        self.keys.values().filter(is_of).filter(waits)
    }

    /// What a link brings; its end is told as it was.
    fn link(self, link_hash: &str, now_ms: i64) -> Result<Link> {
        let gone = |key| Err(Error::says(Kind::Gone, key));
        let unknown = || Error::says(Kind::NotFound, "fault-link-unknown");
        let key = self.keys.get(link_hash).ok_or_else(unknown)?;
        let (seat, Some(expires_ms)) = (usize::try_from(key.seat - 1), key.expires_ms) else {
            return Err(unknown());
        };
        let ledger = self.ledger;
        let Some(seat) = seat.ok().filter(|n| *n < ledger.holders.len()) else {
            return Err(unknown());
        };
        if key.used_ms.is_some() {
            return gone("fault-link-used");
        }
        if ledger.occupancies[seat] != key.occupancy as u64 {
            return gone("fault-link-left");
        }
        // One that was made later than now was made before the machine's clock was set back.
        if expires_ms <= now_ms || key.made_ms > now_ms {
            return gone("fault-link-expired");
        }
        Ok(Link { seat: Seat::new(seat), name: ledger.name(Seat::new(seat)), expires_ms })
    }
}

fn device(key: &Key, right: &Right) -> Device {
    let kind = match key.expires_ms {
        Some(expires_ms) => DeviceKind::Link { expires_ms },
        None if key.token_hash.starts_with('p') => DeviceKind::Program,
        None => DeviceKind::Browser,
    };
    Device {
        id: id_of(&key.token_hash),
        kind,
        made_ms: key.made_ms,
        used_ms: key.used_ms,
        is_this: key.token_hash == *right.key,
    }
}
