//! After a game: the same people at another table.

use std::sync::Arc;

use engine::{Options, Seat, Turn};

use crate::error::{Error, Kind, Result};
use crate::house::Order;
use crate::journal::Entry;
use crate::play::Holder;
use crate::room::{Format, Inner, Right, Room, ended};
use crate::token;

/// How many tables may be proposed after one game.
const MAX_PROPOSALS: usize = 4;

impl Room {
    /// Proposes that the same people and bots play the same game again, or another one with its usual options, at a
    /// table where everybody has moved on by one seat, so that somebody else begins. Nobody is seated there who has not
    /// said yes: by proposing it, by proposing what is proposed already, or with a socket that follows. The other
    /// people's seats are kept for them. Returns the table's id. `also` are the other seats of whoever proposes it.
    ///
    /// # Errors
    /// When the game is not over, the other game is not played by as many, or enough has been proposed.
    pub(crate) async fn rematch(
        self: &Arc<Room>,
        right: &Right,
        also: Vec<Seat>,
        game: Option<&str>,
    ) -> Result<String> {
        let mut inner = self.lock().await?;
        inner.seat(right)?;
        if inner.turn() != Some(Turn::Over) {
            return Err(Error::says(Kind::Forbidden, "fault-not-over"));
        }
        let (next, options) = match game.filter(|game| *game != self.facts.game) {
            None => (self.facts.game.to_string(), self.facts.options.clone()),
            Some(game) => (game.to_string(), self.options_of(game)?),
        };
        if let Some(there) = inner.play.ledger.rematch.clone()
            && self.is_proposed(&there, right, game).await?
        {
            return Ok(there);
        }
        if inner.play.ledger.n_proposed >= MAX_PROPOSALS {
            return Err(Error::refused("fault-proposals"));
        }
        let mut willing = vec![right.seat];
        willing.extend(also);
        willing.extend(self.following().await);
        let order = self.same_people(&inner, &willing, next, options);
        let room = self.house.open(order).await?;
        let id = room.facts.id.clone();
        self.commit(&mut inner, &[Entry::Rematch(id.clone())], &[]).await?;
        Ok(id)
    }

    /// Whether that table is still proposed, whichever game it is: there is one at a time. Whoever asks for what is
    /// proposed already says yes to it.
    async fn is_proposed(&self, there: &str, right: &Right, game: Option<&str>) -> Result<bool> {
        // Tables are locked in the order in which they were opened: none waits for an earlier one.
        let room = self.house.room(there).await?;
        let is_open = game.is_none() || room.published().await?.turn().is_none();
        if is_open {
            room.accept(&right.key).await?;
        }
        Ok(is_open)
    }

    /// The usual options of another game for as many seats.
    fn options_of(&self, game: &str) -> Result<Options> {
        let title = self.house.shelf.catalog().title(game);
        let title = title.ok_or_else(Error::no_such_game)?;
        let has_seats = title.knobs().iter().any(|knob| knob.key == "seats");
        let options = Options::new();
        let options = if has_seats { options.with("seats", self.facts.n_seats) } else { options };
        match title.n_seats(&options) {
            Ok(n) if n == self.facts.n_seats => Ok(options),
            _ => Err(Error::refused("fault-next-seats")),
        }
    }

    fn same_people(
        &self,
        inner: &Inner,
        willing: &[Seat],
        game: String,
        options: Options,
    ) -> Order {
        let n_seats = self.facts.n_seats;
        let entry = |(seat, holder): (Seat, &Holder)| {
            let says_yes = willing.contains(&seat);
            let seat = seat.next(n_seats);
            match holder {
                Holder::Open | Holder::Kept { .. } => None,
                Holder::Person { name, .. } if says_yes => {
                    Some(Entry::Sit { seat, salt: token::salt(), name: name.clone() })
                }
                Holder::Person { name, .. } => Some(Entry::Keep { seat, name: name.clone() }),
                Holder::Bot { level, .. } => Some(Entry::Bot { seat, player: level.clone() }),
            }
        };
        let holders = inner.play.ledger.holders.iter();
        let mut entries: Vec<Entry> = Seat::all(n_seats).zip(holders).filter_map(entry).collect();
        // Whoever proposes it sits there first, and is its host.
        let host = willing[0].next(n_seats);
        entries.sort_by_key(|entry| entry.seat() != Some(host));
        let rights = inner.keys.keys().filter_map(|hash| inner.right(hash));
        let key = |right: Right| {
            let network = inner.keys.get(&right.key).and_then(|key| key.network.clone());
            (right.key.to_string(), right.seat.next(n_seats), network)
        };
        Order {
            game,
            options,
            settings: self.facts.settings.clone(),
            is_public: self.facts.is_public,
            entries,
            keys: rights.map(key).collect(),
            opened_by: self.facts.opened_by.clone(),
        }
    }

    /// The seats at which a program has said beforehand that it goes on.
    async fn following(&self) -> Vec<Seat> {
        let sockets = self.audience.sockets.lock().await;
        let programs = sockets.all.iter().map(|socket| &socket.who);
        let following = programs.filter(|who| who.follows && who.format == Format::Json);
        following.filter_map(|who| Some(who.right.as_ref()?.seat)).collect()
    }

    /// The right that somebody has here who followed from the table before, by the same key: following says yes.
    ///
    /// # Errors
    /// When that key opens no seat here.
    pub(crate) async fn right_again(self: &Arc<Room>, before: &Right) -> Result<Right> {
        self.accept(&before.key).await?.ok_or_else(ended)
    }
}
