//! After a game: the same people at another table; and a seat that moves to another device.

use std::sync::Arc;

use engine::{Options, Seat, Turn};
use store::Key;

use crate::error::{Error, Kind, Result};
use crate::house::Order;
use crate::journal::Entry;
use crate::play::Holder;
use crate::room::{Inner, Room};
use crate::token;

impl Room {
    /// Opens a table where the same people and bots play the same game, or another one with its usual options.
    /// Everybody moves on by one seat, so that somebody else begins. Returns its id.
    ///
    /// # Errors
    /// When the game is not over, or the other game is not played by as many.
    pub(crate) async fn rematch(self: &Arc<Room>, game: Option<&str>) -> Result<String> {
        let mut inner = self.lock().await?;
        if inner.turn() != Some(Turn::Over) {
            return Err(Error::says(Kind::Forbidden, "fault-not-over"));
        }
        if let (None, Some(there)) = (game, &inner.play.ledger.rematch) {
            return Ok(there.clone());
        }
        let (game, options) = match game.filter(|game| *game != self.facts.game) {
            None => (self.facts.game.to_string(), self.facts.options.clone()),
            Some(game) => (game.to_string(), self.options_of(game)?),
        };
        let order = self.same_people(&inner, game, options);
        let room = self.house.open(order).await?;
        let id = room.facts.id.clone();
        self.commit(&mut inner, &[Entry::Rematch(id.clone())], &[]).await?;
        Ok(id)
    }

    /// The usual options of another game for as many seats.
    fn options_of(&self, game: &str) -> Result<Options> {
        let title = self.house.shelf.catalog().title(game);
        let title = title.ok_or_else(|| Error::says(Kind::NotFound, "fault-no-such-game"))?;
        let has_seats = title.knobs().iter().any(|knob| knob.key == "seats");
        let options = Options::new();
        let options = if has_seats { options.with("seats", self.facts.n_seats) } else { options };
        match title.n_seats(&options) {
            Ok(n) if n == self.facts.n_seats => Ok(options),
            _ => Err(Error::refused("fault-next-seats")),
        }
    }

    fn same_people(&self, inner: &Inner, game: String, options: Options) -> Order {
        let n_seats = self.facts.n_seats;
        let entry = |(seat, holder): (Seat, &Holder)| {
            let seat = seat.next(n_seats);
            match holder {
                Holder::Open => None,
                Holder::Person { name, .. } => {
                    Some(Entry::Sit { seat, salt: token::salt(), name: name.clone() })
                }
                Holder::Bot { level, .. } => Some(Entry::Bot { seat, player: level.clone() }),
            }
        };
        let holders = inner.play.ledger.holders.iter();
        let key =
            |(hash, seat): (&String, &Seat)| (hash.clone(), seat.next(n_seats).index() as i64 + 1);
        Order {
            game,
            options,
            settings: self.facts.settings.clone(),
            is_public: self.facts.is_public,
            entries: Seat::all(n_seats).zip(holders).filter_map(entry).collect(),
            keys: inner.keys.iter().map(key).collect(),
            opened_by: self.facts.opened_by.clone(),
        }
    }

    /// Lets the holder of a link that opens once act for its seat from now on.
    ///
    /// # Errors
    /// When the link has been used, or its holder has another seat here.
    pub(crate) async fn hand_over(
        self: &Arc<Room>,
        link_hash: &str,
        key: &Key,
        person_hash: &str,
    ) -> Result<()> {
        let mut inner = self.lock().await?;
        let seat = usize::try_from(key.seat - 1).unwrap_or(usize::MAX);
        if seat >= self.facts.n_seats {
            return Err(Error::says(Kind::BadRequest, "fault-no-such-seat"));
        }
        let seat = Seat::new(seat);
        if inner.keys.get(person_hash).is_some_and(|own| *own != seat) {
            return Err(Error::refused("fault-other-seat"));
        }
        if !self.house.store.drop_key(link_hash, key.table_no).await? {
            return Err(Error::says(Kind::NotFound, "fault-link-used"));
        }
        self.house.store.add_key(person_hash, Key { expires_ms: None, ..key.clone() }).await?;
        inner.keys.insert(person_hash.to_string(), seat);
        Ok(())
    }
}
