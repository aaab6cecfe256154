//! Acting at a table, and asking why something is not allowed.

use std::sync::Arc;

use catalog::{AnyTable, Denied, Told};
use engine::{Seat, Viewer};
use localization::{Lang, Speaker};

use crate::error::{Error, Kind, Result};
use crate::journal::Entry;
use crate::play;
use crate::room::{Acted, Inner, Right, Room};

/// The longest notation that is looked at.
const MAX_NOTATION: usize = 512;

impl Room {
    /// Takes an action for a seat. When this returns it is on disk, and everybody was told or will be at its moment.
    ///
    /// # Errors
    /// Why not; nothing has changed then.
    pub(crate) async fn act(
        self: &Arc<Room>,
        right: &Right,
        notation: &str,
        version: Option<u64>,
        lang: Lang,
    ) -> Result<Acted> {
        let (seat, mut inner) = loop {
            let inner = self.lock().await?;
            let seat = inner.seat(right)?;
            if inner.is_away(seat) {
                return Err(Error::refused("fault-away"));
            }
            if self.held_until(&inner, seat).is_none() {
                break (seat, inner);
            }
            inner.check_act(seat, notation, version)?;
            if let Some(held) = self.hold(inner, right, notation, lang).await? {
                return Ok(held);
            }
        };
        let acted = self.act_within(&mut inner, seat, notation, version, lang).await;
        inner.release().await;
        self.house.metrics.count_act(acted.is_ok());
        acted.map(|version| Acted { version, is_held: false })
    }

    pub(super) async fn act_within(
        self: &Arc<Room>,
        inner: &mut Inner,
        seat: Seat,
        notation: &str,
        version: Option<u64>,
        lang: Lang,
    ) -> Result<u64> {
        inner.check_act(seat, notation, version)?;
        #[cfg(test)]
        let notation = &*self.on_course(inner, seat, notation)?;
        let is_aside = inner.table().is_some_and(|table| table.is_aside(seat, notation));
        let told = Self::take(inner, seat, notation, lang)?;
        #[cfg(test)]
        self.fail_if_planted();
        let (draws, more) = play::draw(inner.playing_on()?).map_err(|denied| {
            tracing::error!(table = self.facts.id, %denied, "a draw failed");
            Error::says(Kind::Internal, "fault-internal")
        })?;
        let act = format!("{seat} {}", notation.trim());
        let steps = std::iter::once(act).chain(draws).collect();
        let told: Vec<Vec<Told>> = std::iter::once(told).chain(more).collect();
        let mut entries = vec![Entry::Steps(steps)];
        entries.extend(inner.overtaken(seat));
        self.commit_told(inner, &entries, told, (!is_aside).then_some(seat)).await
    }

    /// The game takes the action. From here on it is ahead of the disk.
    fn take(inner: &mut Inner, seat: Seat, notation: &str, lang: Lang) -> Result<Vec<Told>> {
        // Should the rules panic, the game is rebuilt before anybody uses it again.
        inner.is_sound = false;
        let table = inner.playing_on()?;
        let taken = table.act(seat, notation).map_err(|denied| say(&denied, table, seat, lang));
        if taken.is_err() {
            inner.is_sound = true;
        }
        taken
    }

    /// What somebody meant who touched these things, and the rule that forbids it.
    ///
    /// # Errors
    /// When there is nothing to ask about.
    pub(crate) async fn why(
        self: &Arc<Room>,
        right: &Right,
        touched: &[String],
        lang: Lang,
    ) -> Result<Option<(String, Option<&'static str>)>> {
        let now = self.published().await?;
        let (seat, table) = (now.rights().seat(right)?, now.playing()?);
        let view = table.snapshot(Viewer::Seat(seat));
        for attempt in ui::board_of(self.facts.game).attempts(&*view, touched) {
            if let Err(denied) = table.why(seat, &attempt) {
                let Error { reason, rule, .. } = say(&denied, table, seat, lang);
                return Ok(Some((reason, rule)));
            }
        }
        Ok(None)
    }
}

impl Inner {
    /// Whether somebody may try this: the game goes on, and it is not about what is past.
    fn check_act(&self, seat: Seat, notation: &str, version: Option<u64>) -> Result<()> {
        if !is_notation(notation) {
            return Err(Error::bad("that is no action's notation"));
        }
        self.playing()?;
        let legal = self
            .legal
            .get(seat.index())
            .ok_or_else(|| Error::says(Kind::BadRequest, "fault-no-such-seat"))?;
        if version.is_some_and(|version| version > self.play.ledger.version) {
            return Err(Error::says(Kind::Lost, "fault-lost"));
        }
        if version.is_some_and(|version| version < legal.since) {
            return Err(Error::says(Kind::Stale, "fault-stale"));
        }
        Ok(())
    }
}

/// Whether a text may be looked at as an action: not too long, and one line of a journal whatever it says.
pub(crate) fn is_notation(text: &str) -> bool {
    text.len() <= MAX_NOTATION && !text.contains(char::is_control)
}

/// The refusal as a sentence to the one who tried.
pub(super) fn say(denied: &Denied, table: &dyn AnyTable, seat: Seat, lang: Lang) -> Error {
    match denied {
        Denied::Refused { rule, reason } => {
            let speaker = Speaker { lang, names: table.names(), reader: Viewer::Seat(seat) };
            Error { rule: *rule, ..Error::new(Kind::Refused, speaker.say(reason)) }
        }
        Denied::Unreadable { error, .. } => Error::bad(format!("unreadable action: {error}")),
        Denied::NoSuchSeat { .. } => Error::says(Kind::BadRequest, "fault-no-such-seat"),
        Denied::NoSeed => Error::says(Kind::Internal, "fault-internal"),
    }
}
