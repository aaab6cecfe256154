//! The house: the games, the disk, and the tables in memory.

use std::collections::BTreeMap;
use std::sync::{Arc, PoisonError, RwLock};

use engine::{Digest, Edition, Options, Seat, Secret, Turn};
use store::{Key, Listing, Loss, NewTable, Opener, Store, StoreError, TableNo, TableRow};
use tokio::sync::Semaphore;

use crate::analyses::Analyses;
use crate::caller::{Caller, networks};
use crate::cards::{Card, Cards};
use crate::config::Config;
use crate::connections::{Connections, Limits, raise_file_limit};
use crate::error::{Error, Kind, Result};
use crate::health::Health;
use crate::journal::Entry;
use crate::limit::{Budget, LISTINGS_AT_ONCE, Quotas, TABLES_AT_ONCE, bytes};
use crate::listings::{Claim, Listings};
use crate::metrics::Metrics;
use crate::play::{Facts, Journal, Play};
use crate::retention::Rounds;
use crate::room::Room;
use crate::settings::Settings;
use crate::shelf::{PinnedTitle, Shelf};
use crate::thinkers::Thinkers;
use crate::token;

/// Everything the server has.
pub(crate) struct House {
    pub(crate) config: Config,
    pub(crate) shelf: Shelf,
    pub(crate) store: Store,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) health: Health,
    pub(crate) thinkers: Thinkers,
    pub(crate) analyses: Analyses,
    pub(crate) quotas: Quotas,
    pub(crate) listings: Listings,
    pub(crate) rounds: Rounds,
    pub(crate) connections: Arc<Connections>,
    /// Places for drawing pages that somebody asks for: as many as there are cores, so that players' threads go on.
    pub(crate) drawers: Semaphore,
    /// Places for asking the disk who sits at a table, before anything is taken out of a budget.
    lookups: Semaphore,
    rooms: RwLock<BTreeMap<String, Arc<Room>>>,
    cards: Cards,
    /// The table at which the next action fails half-way.
    #[cfg(test)]
    pub(crate) planted: std::sync::Mutex<Option<String>>,
    /// The course that two tables play.
    #[cfg(test)]
    pub(crate) rehearsal: std::sync::Mutex<Option<crate::room::Rehearsal>>,
    /// By what time would give something away.
    #[cfg(test)]
    pub(crate) fault: std::sync::Mutex<Option<crate::room::Fault>>,
}

/// A table somebody wants to open.
pub(crate) struct Order {
    pub(crate) game: String,
    pub(crate) options: Options,
    pub(crate) settings: Settings,
    pub(crate) is_public: bool,
    /// Who sits there from the start.
    pub(crate) entries: Vec<Entry>,
    /// What is stored of their tokens, the seats that they open, and the networks they came from, hashed.
    pub(crate) keys: Vec<(String, Seat, Option<String>)>,
    /// Who asks for it.
    pub(crate) opened_by: Opener,
}

/// How many ask the disk at a time who sits at a table.
const LOOKUPS: usize = 2;

/// Tables that nobody touched for so long are not counted as open any more.
const COUNTED_MS: i64 = 7 * 86_400_000;

impl House {
    pub(crate) fn new(
        config: Config,
        catalog: catalog::Catalog,
        store: Store,
        listings: Listings,
    ) -> Arc<House> {
        let metrics = Arc::new(Metrics::default());
        let quotas = Quotas::new(config.requests_per_second, &config.clock);
        let limits = Limits {
            most: config.connections,
            reserve: 0,
            waiting: 0,
            closing: 0,
            // Behind a proxy all connections come from its address.
            per_address: config.connections_per_address.filter(|_| config.behind_proxy.is_empty()),
            sockets_per_address: config.sockets_per_address,
        };
        let limits = limits.within(raise_file_limit());
        let n_cores = std::thread::available_parallelism().map_or(1, usize::from);
        Arc::new(House {
            config,
            shelf: Shelf::new(catalog),
            store,
            thinkers: Thinkers::new(metrics.clone()),
            analyses: Analyses::default(),
            quotas,
            listings,
            rounds: Rounds::default(),
            connections: Connections::new(limits, metrics.clone()),
            drawers: Semaphore::new(n_cores),
            lookups: Semaphore::new(LOOKUPS),
            metrics,
            health: Health::default(),
            rooms: RwLock::default(),
            cards: Cards::default(),
            #[cfg(test)]
            planted: std::sync::Mutex::default(),
            #[cfg(test)]
            rehearsal: std::sync::Mutex::default(),
            #[cfg(test)]
            fault: std::sync::Mutex::default(),
        })
    }

    /// What time it is, in milliseconds since 1970.
    pub(crate) fn now_ms(&self) -> i64 {
        self.config.clock.now_ms()
    }

    /// Takes something out of a budget of whoever asks.
    ///
    /// # Errors
    /// When it is used up.
    pub(crate) fn take(&self, budget: Budget, caller: &Caller, cost: u32) -> Result<()> {
        if !self.quotas.are_kept() {
            return Ok(());
        }
        self.take_of(budget, &caller.opener(self.store.hash_key()), cost)
    }

    /// The same of whoever is known by hashes only.
    ///
    /// # Errors
    /// When it is used up.
    pub(crate) fn take_of(&self, budget: Budget, who: &Opener, cost: u32) -> Result<()> {
        self.quotas.take(budget, who, cost).inspect_err(|_| self.metrics.count_limited())
    }

    /// The same where her own budget alone decides, and not her network's.
    ///
    /// # Errors
    /// When it is used up.
    pub(crate) fn take_own(&self, budget: Budget, who: &Opener, cost: u32) -> Result<()> {
        self.quotas.take_own(budget, who, cost).inspect_err(|_| self.metrics.count_limited())
    }

    /// Whether whoever asks for a table may have one more; with the claim to list it until it is there.
    ///
    /// # Errors
    /// When there are too many, or too many were opened of late.
    async fn check_quotas(&self, order: &Order) -> Result<Option<Claim<'_>>> {
        if !self.quotas.are_kept() {
            return Ok(None);
        }
        let (who, now_ms) = (&order.opened_by, self.now_ms());
        let is_allowed = |own, of_networks: &[i64]| LISTINGS_AT_ONCE.check(who, own, of_networks);
        let claim = || self.listings.claim(who, now_ms, is_allowed);
        let claim = order.is_public.then(claim).transpose()?;
        let (since_ms, most) = (now_ms - COUNTED_MS, TABLES_AT_ONCE.most());
        let own = self.store.n_open(who, since_ms, most).await?;
        let mut of_networks = Vec::new();
        for network in networks(who) {
            of_networks.push(self.store.n_open_within(network, since_ms, most).await?);
        }
        TABLES_AT_ONCE.check(who, own, &of_networks)?;
        self.take_of(Budget::Tables, who, 1)?;
        let is_bot = |entry: &&Entry| matches!(entry, Entry::Bot { .. });
        let n_bots = order.entries.iter().filter(is_bot).count() as u32;
        self.take_of(Budget::Bytes, who, bytes::TABLE + n_bots * bytes::BOT)?;
        Ok(claim)
    }

    /// What the house does, counted, as Prometheus reads it. It counts what is secret, and is for whoever runs it.
    pub(crate) fn figures(&self) -> String {
        self.metrics.text(self.n_rooms(), self.connections.n_open(), self.store.figures())
    }

    /// How many tables are in memory.
    pub(crate) fn n_rooms(&self) -> usize {
        self.rooms.read().unwrap_or_else(PoisonError::into_inner).len()
    }

    pub(crate) fn in_memory(&self, id: &str) -> Option<Arc<Room>> {
        self.rooms.read().unwrap_or_else(PoisonError::into_inner).get(id).cloned()
    }

    /// Whether this (what is stored of a cookie or token) opens a seat of a game that has begun, as far as that is known
    /// without waiting for anybody.
    pub(crate) fn is_seated(&self, id: &str, token_hash: &str) -> bool {
        self.in_memory(id).is_some_and(|room| room.is_seated(token_hash))
    }

    /// The same of a table that is not in memory. Few ask the disk at a time, so that a flood of invented cookies waits for
    /// itself.
    pub(crate) async fn is_seated_on_disk(&self, id: &str, token_hash: &str) -> bool {
        if !self.quotas.are_kept() || !token::is_table_id(id) || self.is_in_memory(id) {
            return false;
        }
        let _place = self.lookups.acquire().await;
        self.store.opens(id, token_hash).await.unwrap_or(false)
    }

    /// The table with this id, from memory or from the disk.
    ///
    /// # Errors
    /// When there is none.
    pub(crate) async fn room(self: &Arc<House>, id: &str) -> Result<Arc<Room>> {
        if !token::is_table_id(id) {
            return Err(Error::no_such_table());
        }
        if let Some(room) = self.in_memory(id) {
            return Ok(room);
        }
        let (facts, play) = self.read(id).await?;
        let keys = self.store.keys_at(facts.no).await?;
        Ok(self.keep(Room::new(self.clone(), facts, play, keys)).await)
    }

    /// A table as the disk has it.
    async fn read(&self, id: &str) -> Result<(Facts, Play)> {
        let loss = self.store.loss(id).await?;
        let row = self.store.table(id).await?.ok_or_else(|| match loss {
            Some(_) => Error::says(Kind::NotFound, "fault-table-lost"),
            None => Error::no_such_table(),
        })?;
        if row.put_away_ms.is_some() && row.over_ms.is_none() {
            return Err(Error::says(Kind::Gone, "fault-put-away"));
        }
        let journal = self.journal(row.no).await?;
        let facts = self.facts(row, loss)?;
        let play = Play::replay(&facts, self.shelf.title(&facts.title), &journal, None);
        Ok((facts, play))
    }

    /// The card of a table for a list. It waits for no room, and brings none into memory.
    ///
    /// # Errors
    /// When there is no such table.
    pub(crate) async fn card(&self, id: &str) -> Result<Arc<Card>> {
        if let Some(room) = self.in_memory(id) {
            return Ok(room.card.clone());
        }
        if let Some(card) = self.cards.get(id) {
            return Ok(card);
        }
        let (facts, play) = self.read(id).await?;
        Ok(self.cards.keep_read(Card::of(&facts, &play)))
    }

    /// Keeps a room, unless somebody else was faster: there is one room for each table.
    async fn keep(&self, room: Arc<Room>) -> Arc<Room> {
        let (kept, is_new) = {
            let mut rooms = self.rooms.write().unwrap_or_else(PoisonError::into_inner);
            match rooms.get(&room.facts.id) {
                Some(faster) => (faster.clone(), false),
                None => {
                    rooms.insert(room.facts.id.clone(), room.clone());
                    (room, true)
                }
            }
        };
        if is_new {
            self.cards.keep(kept.card.clone());
        }
        if is_new && let Err(error) = kept.wake().await {
            tracing::warn!(table = kept.facts.id, ?error, "a table could not go on");
        }
        kept
    }

    /// A table's journal, as far as it is what was written.
    ///
    /// # Errors
    /// When the disk cannot be read.
    pub(crate) async fn journal(&self, no: TableNo) -> Result<Journal> {
        match self.store.journal(no, 0).await {
            Ok(entries) => Ok(Journal { entries, damaged: None }),
            Err(StoreError::Damaged { table_no, seq, sound }) => {
                tracing::error!(table_no, seq, "a journal has been damaged");
                Ok(Journal { entries: sound, damaged: Some(seq) })
            }
            Err(error) => Err(error.into()),
        }
    }

    fn facts(&self, row: TableRow, loss: Option<Loss>) -> Result<Facts> {
        let pack = row.pack_hash.as_deref().zip(row.pack.as_deref());
        let unreadable = |reason: String| Error::new(Kind::ReadOnly, reason);
        let title = self.shelf.pinned(&row.game, pack).map_err(unreadable)?;
        let options: Options = row.setup.parse().map_err(|e| unreadable(format!("{e}")))?;
        let options = self.shelf.title(&title).recalled(&options);
        let secret: Digest = row.secret.parse().map_err(|e| unreadable(format!("{e}")))?;
        let n_seats = self.shelf.title(&title).n_seats(&options);
        let edition = Edition(u16::try_from(row.edition).unwrap_or(u16::MAX));
        Ok(Facts {
            edition,
            has_rules: self.shelf.title(&title).editions().has(edition),
            id: row.id,
            no: row.no,
            game: self.shelf.title(&title).id(),
            n_seats: n_seats.map_err(|e| unreadable(format!("{e}")))?,
            title,
            options,
            settings: serde_json::from_str(&row.settings).unwrap_or_default(),
            secret: Secret(secret),
            is_public: row.is_public,
            was_over: row.over_ms.is_some(),
            loss,
            opened_by: row.opened_by,
        })
    }

    /// Opens a table.
    ///
    /// # Errors
    /// When there is no such game, or the options do not make a setup.
    pub(crate) async fn open(self: &Arc<House>, order: Order) -> Result<Arc<Room>> {
        let title = self.shelf.catalog().title(&order.game);
        let title = title.ok_or_else(Error::no_such_game)?;
        let settled = order.options.settle(title.knobs());
        let options = settled?.options();
        let n_seats = title.n_seats(&options)?;
        order.settings.check().map_err(Error::bad)?;
        let claim = self.check_quotas(&order).await?;
        let mut facts = Facts {
            edition: title.editions().current,
            has_rules: true,
            id: token::table_id(),
            // The store gives the number.
            no: 0,
            title: PinnedTitle::Current(title.id()),
            game: title.id(),
            n_seats,
            options,
            settings: order.settings,
            secret: Secret(Digest(token::random_bytes())),
            is_public: order.is_public,
            was_over: false,
            loss: None,
            opened_by: order.opened_by,
        };
        let at_ms = self.now_ms();
        let mut play = Play::opened(&facts, &order.entries, at_ms).map_err(Error::bad)?;
        let refused = |reason| Error::new(Kind::Refused, reason);
        let begun = play.begin(&facts, title).map_err(refused)?.entries;
        for entry in &begun {
            play.note(entry, at_ms).map_err(refused)?;
        }
        play.note_decisions(&begun, None, at_ms);
        let pace = facts.settings.pace;
        let line = |entry: &Entry| store::Entry { entry: entry.to_string(), at_ms };
        let key = |(hash, seat, network): &(String, Seat, Option<String>)| Key {
            token_hash: hash.clone(),
            table_no: 0,
            seat: seat.index() as i64 + 1,
            occupancy: play.ledger.occupancies[seat.index()] as i64,
            made_ms: at_ms,
            used_ms: None,
            expires_ms: None,
            network: network.clone(),
        };
        let keys: Vec<Key> = order.keys.iter().map(key).collect();
        facts.no = self
            .store
            .create(NewTable {
                id: facts.id.clone(),
                game: order.game,
                edition: facts.edition.0.into(),
                setup: facts.options.to_string(),
                pack: self.shelf.pack(title),
                secret: facts.secret.0.to_string(),
                settings: serde_json::to_string(&facts.settings).unwrap_or_default(),
                is_public: facts.is_public,
                created_ms: at_ms,
                due_ms: pace.0.filter(|_| pace.is_slow()).map(|ms| at_ms + ms as i64),
                entries: order.entries.iter().chain(&begun).map(line).collect(),
                keys: keys.clone(),
                opened_by: facts.opened_by.clone(),
                listed_for_ms: facts.settings.listed_for_ms(),
            })
            .await?;
        tracing::debug!(table = facts.id, game = facts.game, "opened");
        let is_over = play.table.as_ref().is_some_and(|table| table.turn() == Turn::Over);
        self.list(&facts, play.ledger.is_started, is_over, at_ms);
        drop(claim);
        Ok(self.keep(Room::new(self.clone(), facts, play, keys)).await)
    }

    /// Lists a table in the lobby as it is now, if it is one that is listed.
    pub(crate) fn list(&self, facts: &Facts, is_begun: bool, is_over: bool, touched_ms: i64) {
        if is_over {
            self.listings.remove(facts.no);
        } else if facts.is_public {
            self.listings.put(Listing {
                no: facts.no,
                id: facts.id.clone(),
                opened_by: facts.opened_by.clone(),
                is_begun,
                touched_ms,
                listed_for_ms: facts.settings.listed_for_ms(),
            });
        }
    }

    /// Whether a table is in memory.
    pub(crate) fn is_in_memory(&self, id: &str) -> bool {
        self.in_memory(id).is_some()
    }

    /// The tables of the lobby at which somebody is.
    pub(crate) fn attended(&self) -> Vec<Arc<Room>> {
        let rooms = self.rooms.read().unwrap_or_else(PoisonError::into_inner);
        let is_attended =
            |room: &&Arc<Room>| room.facts.is_public && !room.is_idle(std::time::Duration::ZERO);
        rooms.values().filter(is_attended).cloned().collect()
    }

    /// Lets tables that nobody has touched for a while leave memory.
    pub(crate) fn sweep(&self) {
        self.analyses.sweep(self.now_ms());
        let mut rooms = self.rooms.write().unwrap_or_else(PoisonError::into_inner);
        // Only this map knows of it, so nobody can be about to use it.
        rooms.retain(|_, room| Arc::strong_count(room) > 1 || !room.is_idle(self.config.idle));
    }

    /// Somebody has left a table: lets it leave memory at once if nobody needs it.
    pub(crate) fn let_go(&self, room: &Arc<Room>) {
        if !room.is_idle(self.config.idle) {
            return;
        }
        let mut rooms = self.rooms.write().unwrap_or_else(PoisonError::into_inner);
        // This map and the caller know of it, and nobody else is about to use it.
        if Arc::strong_count(room) == 2 {
            rooms.remove(&room.facts.id);
            self.cards.forget_if_over(&room.card);
        }
    }

    /// Closes every socket and forgets every table. It waits for nobody.
    pub(crate) fn hang_up(&self) {
        self.connections.hang_up();
        let rooms =
            std::mem::take(&mut *self.rooms.write().unwrap_or_else(PoisonError::into_inner));
        for room in rooms.into_values() {
            room.hang_up();
        }
        self.thinkers.close();
    }
}

/// How many tables whose clocks may have run out are looked at at once.
const DUE_AT_ONCE: u32 = 200;

impl House {
    /// Touches the tables one of whose clocks may have run out: being in memory, they see to it themselves.
    pub(crate) async fn wake_due(self: &Arc<House>) {
        let due = self.store.due(self.now_ms(), DUE_AT_ONCE).await.unwrap_or_default();
        for id in due {
            let Ok(room) = self.room(&id).await else { continue };
            // A table's own alarm counts the time for which the machine was awake, and that may be less.
            room.ring().await;
            let due_ms = match room.lock().await {
                Ok(inner) => inner.due_ms(&room.facts, self.now_ms()),
                Err(_) => continue,
            };
            if let Err(error) = self.store.set_due(room.facts.no, due_ms).await {
                tracing::warn!(%error, "a deadline was not noted");
            }
        }
    }
}
