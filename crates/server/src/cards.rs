//! The tables as lists show them: kept beside the rooms, so that whoever lists tables waits for none of them.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use engine::{Options, Seat, SeatSet, Turn};
use ui::model::SeatCard;

use crate::play::{Facts, Holder, Play};

/// How many cards of tables are kept, in memory or not; beyond that they are read from the disk again.
const MOST_KEPT: usize = 20_000;

/// A table as lists show it. Its room keeps it up to date.
pub(crate) struct Card {
    pub(crate) id: String,
    pub(crate) game: &'static str,
    pub(crate) options: Options,
    now: Mutex<Listed>,
}

/// What changes about it.
#[derive(Clone)]
pub(crate) struct Listed {
    /// Each seat, and the name shown there.
    pub(crate) seats: Arc<[(SeatCard, String)]>,
    pub(crate) awaited: SeatSet,
    pub(crate) is_started: bool,
    /// Whether the game is over, or cannot go on.
    pub(crate) is_over: bool,
    /// When something last happened.
    pub(crate) last_ms: i64,
}

impl Listed {
    fn of(play: &Play, seats: Arc<[(SeatCard, String)]>) -> Listed {
        let turn = play.table.as_ref().map(|table| table.turn());
        Listed {
            seats,
            awaited: turn.map(Turn::awaited).unwrap_or_default(),
            is_started: play.ledger.is_started,
            is_over: turn == Some(Turn::Over) || play.broken.is_some(),
            last_ms: play.ledger.last_ms,
        }
    }
}

fn seats(play: &Play) -> Arc<[(SeatCard, String)]> {
    let card = |(holder, name): (&Holder, String)| {
        let card = match holder {
            Holder::Open => SeatCard::Open,
            Holder::Kept { .. } => SeatCard::Kept(name.clone()),
            Holder::Person { .. } => SeatCard::Person(name.clone()),
            Holder::Bot { level, .. } => SeatCard::Bot(level.clone()),
        };
        (card, name)
    };
    play.ledger.holders.iter().zip(play.ledger.names()).map(card).collect()
}

impl Card {
    /// The card of a table as its journal has it.
    pub(crate) fn of(facts: &Facts, play: &Play) -> Arc<Card> {
        Arc::new(Card {
            id: facts.id.clone(),
            game: facts.game,
            options: facts.options.clone(),
            now: Mutex::new(Listed::of(play, seats(play))),
        })
    }

    /// Notes what happened; who sits where only when that may have changed.
    pub(crate) fn note(&self, play: &Play, has_places: bool) {
        let mut now = self.lock();
        let seats = if has_places { seats(play) } else { now.seats.clone() };
        *now = Listed::of(play, seats);
    }

    /// The table as it is now.
    pub(crate) fn listed(&self) -> Listed {
        self.lock().clone()
    }

    /// The name shown at a seat.
    pub(crate) fn name(&self, seat: Seat) -> String {
        self.lock().seats.get(seat.index()).map_or_else(String::new, |(_, name)| name.clone())
    }

    fn lock(&self) -> MutexGuard<'_, Listed> {
        // Nothing under this lock panics half-way.
        self.now.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The cards that are at hand (cache).
#[derive(Default)]
pub(crate) struct Cards(Mutex<BTreeMap<String, Arc<Card>>>);

impl Cards {
    pub(crate) fn get(&self, id: &str) -> Option<Arc<Card>> {
        self.lock().get(id).cloned()
    }

    /// Keeps the card of a room, which keeps it up to date from now on.
    pub(crate) fn keep(&self, card: Arc<Card>) {
        let mut cards = self.lock();
        cards.insert(card.id.clone(), card);
        while cards.len() > MOST_KEPT {
            cards.pop_first();
        }
    }

    /// Keeps a card that was read from the disk, unless there is one by now.
    pub(crate) fn keep_read(&self, card: Arc<Card>) -> Arc<Card> {
        let known = self.get(&card.id);
        known.unwrap_or_else(|| {
            self.keep(card.clone());
            card
        })
    }

    /// Nobody is at the table any more. Few lists show a game that is over, and those can read it from the disk.
    pub(crate) fn forget_if_over(&self, card: &Card) {
        if card.lock().is_over {
            self.lock().remove(&card.id);
        }
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<String, Arc<Card>>> {
        // Nothing under this lock panics half-way.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
