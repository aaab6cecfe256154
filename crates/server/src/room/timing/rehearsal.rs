//! Two tables that play the same course as far as one viewer can tell, and the faults that can be planted in them.

use std::sync::Arc;

use bots::Player;
use catalog::AnyTable;
use engine::{Seat, Turn, Viewer};
use futures_util::FutureExt;
use localization::Lang;

use crate::error::{Error, Result};
use crate::room::moment::{Moment, limit_ms};
use crate::room::{Inner, Right, Room};
use crate::twins::{Dice, pair, stepped, token};

/// What can be planted: each is a way in which time gave, or would give, a hand away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    /// Bots answered after the pause as soon as they were ready, forced choices after the level's limit; the table
    /// played people's forced choices after the pause, and told every answer at once.
    AsItWas,
    /// The table plays a person's forced choice after the pause.
    ForcedIsPlayed,
    /// A bot's forced choice comes later than a free one.
    ForcedIsLate,
    /// A bot answers as soon as it is ready.
    AsSoonAsReady,
    /// A held answer is told at once.
    HeldIsTold,
    /// A held answer counts as a version.
    HeldIsCounted,
    /// A held answer is written when it is given: a disk that syncs shows when that was.
    HeldIsWritten,
    /// Whoever reads waits for whoever writes.
    ReadersWait,
}

/// The course that two tables play, found out step by step.
pub(crate) struct Rehearsal {
    pub(super) tables: [String; 2],
    pub(super) viewer: Viewer,
    /// What both tables look like, dealt by hand.
    pub(super) worlds: [Box<dyn AnyTable>; 2],
    pub(super) dice: Dice,
    /// The step number of the first live step.
    pub(super) first: usize,
    /// Who did what at each table.
    pub(super) course: Vec<(Seat, [String; 2])>,
    /// How many steps of the course each table has played.
    pub(super) n_played: [usize; 2],
    /// When each table has written to the disk since that was last looked at.
    pub(super) written: [Vec<i64>; 2],
    /// What the viewer would have had to wait for meanwhile.
    pub(super) waited_for: Vec<&'static str>,
    /// Whether the last step of the course makes the tables look different, or is followed by a draw.
    pub(super) is_over: bool,
}

impl Rehearsal {
    /// What a seat does at one of the tables, as its step number `n`.
    fn cue(&mut self, world: usize, n: usize, seat: Seat) -> Result<String> {
        let at = n - self.first;
        if at == self.course.len() && !self.is_over {
            self.go_on(seat);
        }
        match self.course.get(at) {
            Some((actor, steps)) if *actor == seat => {
                self.n_played[world] = at + 1;
                Ok(steps[world].clone())
            }
            // Somebody else was first at the other table, or the course has ended.
            Some(_) | None => Err(Error::refused("fault-not-begun")),
        }
    }

    /// Adds a step of `seat` that looks the same at both tables; any other ends the course.
    fn go_on(&mut self, seat: Seat) {
        let (steps, worlds) = match pair(&self.worlds, self.viewer, Some(seat), &[], &mut self.dice)
        {
            Some(paired) => paired,
            None => {
                self.is_over = true;
                let steps = [0, 1].map(|world| self.worlds[world].notations(seat).swap_remove(0));
                let step = |n: usize| stepped(&*self.worlds[n], Some(seat), &steps[n]);
                let worlds = [0, 1].map(|world| step(world).expect("a listed step"));
                (steps, worlds)
            }
        };
        self.is_over |= worlds.iter().any(|world| !matches!(world.turn(), Turn::Decide(_)));
        self.worlds = worlds;
        self.course.push((seat, steps));
    }
}

impl Room {
    /// What is done instead of this at a table that plays a course.
    pub(in crate::room) fn on_course(
        &self,
        inner: &Inner,
        seat: Seat,
        notation: &str,
    ) -> Result<String> {
        let mut rehearsal = self.house.rehearsal.lock().expect("nobody panics with it");
        let Some(rehearsal) = rehearsal.as_mut() else { return Ok(notation.to_string()) };
        let world = rehearsal.tables.iter().position(|table| *table == self.facts.id);
        match world {
            Some(world) => rehearsal.cue(world, inner.play.ledger.n_steps(), seat),
            None => Ok(notation.to_string()),
        }
    }

    /// At a table that plays a course, thinking takes time on the test clock, longer the more there is to choose from,
    /// and no time on this machine.
    pub(in crate::room) async fn rehearsed(
        self: &Arc<Room>,
        seat: Seat,
        player: Player,
    ) -> Option<String> {
        let is_on = self.house.rehearsal.lock().expect("nobody panics with it").is_some();
        if !is_on {
            return None;
        }
        let (first, n_actions) = {
            let inner = self.inner.lock().await;
            let choices = inner.table().map(|table| table.notations(seat)).unwrap_or_default();
            (choices.first().cloned().unwrap_or_default(), choices.len() as i64)
        };
        let most_ms = limit_ms(player).max(40);
        // A single choice needs no thought; many make a bot use nearly all the time it has.
        let took_ms = (n_actions - 1) * most_ms / (n_actions + 7);
        let clock = &self.house.config.clock;
        clock.sleep_until(clock.now_ms() + took_ms).await;
        Some(first)
    }

    fn fault(&self) -> Option<Fault> {
        *self.house.fault.lock().expect("nobody panics with it")
    }

    /// Whether forced choices are played for people whatever they hold.
    pub(in crate::room) fn plays_forced(&self) -> bool {
        matches!(self.fault(), Some(Fault::AsItWas | Fault::ForcedIsPlayed))
    }

    /// Whether held answers are told at once.
    pub(in crate::room) fn tells_held(&self) -> bool {
        matches!(self.fault(), Some(Fault::AsItWas | Fault::HeldIsTold))
    }

    /// Lets everybody see that an answer is held, by a number.
    pub(in crate::room) fn count_held(&self, inner: &mut Inner) {
        if self.fault() == Some(Fault::HeldIsCounted) {
            let n_steps = inner.play.ledger.n_steps() as u32;
            let ledger = Arc::make_mut(&mut inner.play.ledger);
            ledger.version += 1;
            ledger.steps_at.push(n_steps);
        }
    }

    /// Whether a held answer is written when it is given.
    pub(in crate::room) fn writes_at_once(&self) -> bool {
        matches!(self.fault(), Some(Fault::AsItWas | Fault::HeldIsWritten | Fault::HeldIsCounted))
    }

    /// Whether whoever reads waits for whoever writes.
    pub(in crate::room) fn readers_wait(&self) -> bool {
        self.fault() == Some(Fault::ReadersWait)
    }

    /// Something is about to be written, with a disk so slow that the viewer can ask for everything meanwhile: notes when, and
    /// what of it she would have to wait for.
    pub(in crate::room) fn watch_the_disk(self: &Arc<Room>) {
        let viewer = {
            let mut rehearsal = self.house.rehearsal.lock().expect("nobody panics with it");
            let Some(rehearsal) = rehearsal.as_mut() else { return };
            let world = rehearsal.tables.iter().position(|table| *table == self.facts.id);
            let Some(world) = world else { return };
            rehearsal.written[world].push(self.house.now_ms());
            rehearsal.viewer
        };
        let waits = [
            ("the table", self.snapshot().now_or_never().is_none()),
            ("her right", self.polled_right(viewer).now_or_never().is_none()),
            ("why", self.polled_why(viewer).now_or_never().is_none()),
            ("what was said", self.load_chat().now_or_never().is_none()),
            ("the record", self.record_response().now_or_never().is_none()),
        ];
        let mut rehearsal = self.house.rehearsal.lock().expect("nobody panics with it");
        let waits = waits.into_iter().filter(|(_, waits)| *waits).map(|(what, _)| what);
        rehearsal.as_mut().expect("a course").waited_for.extend(waits);
    }

    async fn polled_right(self: &Arc<Room>, viewer: Viewer) -> Option<Right> {
        match viewer {
            Viewer::Seat(seat) => self.right_by_token(&token(seat.index() + 1)).await.ok(),
            Viewer::Spectator => self.right_by_token(&token(9)).await.ok(),
        }
    }

    async fn polled_why(self: &Arc<Room>, viewer: Viewer) {
        if let Some(right) = self.polled_right(viewer).await {
            let _ = self.why(&right, &[], Lang::En).await;
        }
    }

    /// A moment that depends on the hand.
    pub(in crate::room) fn wrong_moment(&self, inner: &Inner, seat: Seat) -> Option<Moment> {
        let player = inner.bot_of(seat, &self.facts)?;
        let (since_ms, pause_ms) = (inner.awaited_since[seat.index()], self.pause_ms(inner));
        let is_forced = inner.legal[seat.index()].n_actions == 1;
        let wait_ms = match self.fault()? {
            Fault::AsItWas if is_forced && pause_ms > 0 => pause_ms.max(limit_ms(player)),
            Fault::AsItWas | Fault::AsSoonAsReady => pause_ms,
            Fault::ForcedIsLate => 5_000 + if is_forced { 1_000 } else { 0 },
            Fault::ForcedIsPlayed
            | Fault::HeldIsTold
            | Fault::HeldIsCounted
            | Fault::HeldIsWritten
            | Fault::ReadersWait => return None,
        };
        Some(Moment { due_ms: since_ms + wait_ms, slot_ms: 0 })
    }
}
