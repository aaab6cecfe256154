//! After a game: the same people at another table.

use std::sync::Arc;

use engine::{Options, Seat, Turn};

use crate::error::{Error, Kind, Result};
use crate::house::Order;
use crate::journal::Entry;
use crate::play::Holder;
use crate::room::{Inner, Right, Room, ended};
use crate::token;

impl Room {
    /// Opens a table where the same people and bots play the same game, or another one with its usual options.
    /// Everybody moves on by one seat, so that somebody else begins. Returns its id.
    ///
    /// # Errors
    /// When the game is not over, or the other game is not played by as many.
    pub(crate) async fn rematch(
        self: &Arc<Room>,
        right: &Right,
        game: Option<&str>,
    ) -> Result<String> {
        let mut inner = self.lock().await?;
        inner.seat(right)?;
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
        let rights = inner.keys.keys().filter_map(|hash| inner.right(hash));
        let key = |right: Right| (right.key.to_string(), right.seat.next(n_seats));
        Order {
            game,
            options,
            settings: self.facts.settings.clone(),
            is_public: self.facts.is_public,
            entries: Seat::all(n_seats).zip(holders).filter_map(entry).collect(),
            keys: rights.map(key).collect(),
            opened_by: self.facts.opened_by.clone(),
        }
    }

    /// The right that somebody has here who followed from the table before, by the same key.
    ///
    /// # Errors
    /// When that key opens no seat here.
    pub(crate) async fn right_again(self: &Arc<Room>, before: &Right) -> Result<Right> {
        self.right_of(&before.key).await?.ok_or_else(ended)
    }
}
