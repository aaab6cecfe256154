//! The table page: its model for one reader.

use std::collections::BTreeSet;
use std::ops::Range;
use std::sync::Arc;

use catalog::AnyTable;
use engine::{Phrase, Seat, Turn, Viewer};
use localization::Lang;
use ui::board_of;
use ui::model::{Holder as Shown, LogLine, Offer, Place, Remark, SeatAct, Stage, TableModel, Undo};
use ui::pages::LINES_AT_ONCE;

use crate::error::{Error, Kind, Result};
use crate::play::Holder;
use crate::room::audience::Change;
use crate::room::foresight::Foresight;
use crate::room::newcomer::Presence;
use crate::room::snapshot::{Seen, Snapshot};
use crate::room::{Own, Room};

/// A line of the log, as one viewer was told it.
struct Said {
    step: usize,
    seat: Option<Seat>,
    line: Phrase,
    /// Nothing where it is about the table and not of the game.
    event: Option<catalog::AnyEvent>,
}

/// What a viewer has been told, line by line: the end of it, as much as a page begins with.
#[derive(Default)]
pub(crate) struct Log {
    /// How many steps came before.
    begins: usize,
    lines: Vec<Said>,
}

/// How many steps are told at first, to see whether they fill what a page begins with.
const STEPS_AT_FIRST: usize = 128;

/// What a page shows beside the table itself.
pub(crate) struct Sight<'a> {
    pub(crate) log: &'a Log,
    pub(crate) foresight: &'a Foresight,
    pub(crate) presence: &'a Presence,
    pub(crate) chat: &'a [store::Remark],
    /// The address under which the page was asked for, for the invitation; updates have none.
    pub(crate) base: Option<&'a str>,
}

impl Log {
    /// The end of what a viewer was told up to now.
    pub(super) fn of(snapshot: &Snapshot, viewer: Viewer) -> Log {
        let n_shown = snapshot.n_steps_shown(viewer);
        snapshot.table().map_or_else(Log::default, |table| {
            // What those who watch with a delay are told later is there already.
            Log::back_from(n_shown, |from| {
                let n_steps = table.n_steps();
                Log::told(table, viewer, from..n_steps).with_newcomers(snapshot, n_steps)
            })
        })
    }

    /// The end of what a viewer was told before a step.
    fn before(snapshot: &Snapshot, viewer: Viewer, step: usize) -> Log {
        let until = snapshot.n_steps_shown(viewer).min(step.saturating_sub(1));
        snapshot.table().map_or_else(Log::default, |table| {
            Log::back_from(until, |from| {
                Log::told(table, viewer, from..until).with_newcomers(snapshot, until)
            })
        })
    }

    /// The same with whoever has taken a seat in this part of the game, up to a step.
    fn with_newcomers(mut self, snapshot: &Snapshot, until: usize) -> Log {
        let n_steps = snapshot.ledger.n_steps();
        let said = snapshot.ledger.successors.iter().map(|new| Said {
            step: new.n_steps.min(n_steps),
            seat: Some(new.seat),
            line: new.line(),
            event: None,
        });
        let begins = self.begins;
        let is_part = |said: &Said| (begins == 0 || begins < said.step) && said.step <= until;
        self.lines.extend(said.filter(is_part));
        // What belongs to the same step stays in its order.
        self.lines.sort_by_key(|said| said.step);
        self
    }

    /// Goes back from a step until there is as much as a page shows at once.
    fn back_from(until: usize, told_from: impl Fn(usize) -> Log) -> Log {
        let mut n_steps = STEPS_AT_FIRST;
        loop {
            let log = told_from(until.saturating_sub(n_steps));
            if log.fills_page(until) {
                return log;
            }
            n_steps *= 4;
        }
    }

    /// Whether there is as much of what was told up to a step as a page shows at once, or nothing came before.
    pub(super) fn fills_page(&self, until: usize) -> bool {
        let n_lines = self.lines.partition_point(|said| said.step <= until);
        let at_once = n_lines.checked_sub(LINES_AT_ONCE).map(|first| self.lines[first].step);
        // A page begins with a whole step, and something has to be left before it, so that it offers that.
        self.begins == 0 || at_once.is_some_and(|step| self.lines[0].step < step)
    }

    fn told(table: &dyn AnyTable, viewer: Viewer, steps: Range<usize>) -> Log {
        let begins = steps.start;
        let mut lines = Vec::new();
        for (n, told) in steps.clone().zip(table.story_of(viewer, steps)) {
            lines.extend(told.into_iter().map(|told| Said {
                step: n + 1,
                seat: table.actor(n),
                line: told.line,
                event: Some(told.event),
            }));
        }
        Log { begins, lines }
    }

    /// Adds what happened since.
    pub(super) fn extend(&mut self, viewer: Viewer, changes: &[Arc<Change>]) {
        for change in changes {
            let n_steps = change.snapshot.ledger.n_steps();
            for said in self.lines.iter_mut().filter(|said| said.event.is_none()) {
                said.step = said.step.min(n_steps);
            }
            self.lines.retain(|said| said.step <= n_steps);
            let first = n_steps + 1 - change.actors.len().min(n_steps + 1);
            for (n, (told, seat)) in change.told.iter().zip(&change.actors).enumerate() {
                let heard = told.iter().filter(|told| told.viewer == viewer);
                self.lines.extend(heard.map(|told| Said {
                    step: first + n,
                    seat: *seat,
                    line: told.line.clone(),
                    event: Some(told.event.clone()),
                }));
            }
        }
    }
}

impl Room {
    /// Draws the table's page for one reader, beside the threads that serve.
    ///
    /// # Errors
    /// When the table cannot be read, or not be drawn.
    pub(crate) async fn page(
        self: &Arc<Room>,
        reader: ui::model::Reader,
        viewer: Viewer,
        base: String,
        own: Own,
    ) -> Result<String> {
        let lang = reader.lang;
        self.draw(viewer, lang, Some(base), Log::of, move |mut model| {
            model.own_seats = own.seats;
            if let Stage::Gathering { kept, .. } = &mut model.stage {
                *kept = own.kept;
            }
            ui::pages::table(&reader, &model)
        })
        .await
    }

    /// Draws the part of the log that a reader was told before a step.
    ///
    /// # Errors
    /// As for [`Room::page`].
    pub(crate) async fn earlier_log(
        self: &Arc<Room>,
        viewer: Viewer,
        lang: Lang,
        before: usize,
    ) -> Result<String> {
        let log = move |snapshot: &Snapshot, viewer| Log::before(snapshot, viewer, before);
        self.draw(viewer, lang, None, log, |model| ui::pages::earlier_log(&model)).await
    }

    async fn draw(
        self: &Arc<Room>,
        viewer: Viewer,
        lang: Lang,
        base: Option<String>,
        log: impl FnOnce(&Snapshot, Viewer) -> Log + Send + 'static,
        with: impl FnOnce(TableModel<'_>) -> String + Send + 'static,
    ) -> Result<String> {
        self.load_chat().await?;
        let (room, snapshot) = (self.clone(), self.snapshot().await?);
        let foresight = self.foresee_in_time(&snapshot, [viewer]).await;
        let foresight = foresight.into_values().next().unwrap_or_default();
        let draw = move || {
            let log = log(&snapshot, viewer);
            let (presence, chat) = (room.presence(), room.chat());
            let sight = Sight {
                log: &log,
                foresight: &foresight,
                presence: &presence,
                chat: &chat,
                base: base.as_deref(),
            };
            with(snapshot.model(viewer, lang, &sight))
        };
        let _place = self.house.drawers.acquire().await;
        let drawn = tokio::task::spawn_blocking(draw).await;
        drawn.map_err(|_| Error::says(Kind::Internal, "fault-internal"))
    }
}

impl Snapshot {
    /// The table as one reader sees it.
    pub(crate) fn model<'a>(
        &'a self,
        viewer: Viewer,
        lang: Lang,
        sight: &Sight<'_>,
    ) -> TableModel<'a> {
        let seen = self.seen(viewer);
        let table = seen.as_ref().map(Seen::table);
        let (view, prompt) = match table {
            Some(table) if self.held_by(viewer).is_some() => {
                (Some(table.snapshot(viewer)), Some(Phrase::new("page-answer-is-in")))
            }
            Some(table) => (Some(table.snapshot(viewer)), Some(table.prompt(viewer))),
            None => (None, None),
        };
        let n_shown = table.map_or(0, AnyTable::n_steps);
        let log: Vec<&Said> = sight.log.lines.iter().filter(|said| said.step <= n_shown).collect();
        let marked = match &view {
            Some(view) => self.marked(&log, viewer, &**view),
            None => BTreeSet::new(),
        };
        TableModel {
            id: &self.facts.id,
            game: self.facts.game,
            options: &self.facts.options,
            lang,
            viewer,
            names: &self.names,
            version: self.version_shown(viewer),
            stage: self.stage(viewer, sight),
            places: self.places(viewer, table, sight.presence),
            outcome: table.and_then(AnyTable::outcome),
            view,
            prompt,
            choices: self.offers(viewer, sight.foresight),
            asides: self.asides(viewer),
            undo: self.undo_of(viewer, sight.foresight),
            is_foreseen: viewer == Viewer::Spectator
                || table.is_none()
                || sight.foresight.lasting.is_some(),
            marked,
            log: log.into_iter().map(|said| self.log_line(said)).collect(),
            chat: remarks(sight.chat, self.facts.n_seats),
            commitment: Some(self.facts.secret.commitment().to_string()),
            n_watching: sight.presence.n_watching,
            notice: self.notice(),
            own_seats: Vec::new(),
        }
    }

    /// The table as it was at an earlier moment of a finished game, as one viewer saw it.
    pub(crate) fn model_then<'a>(
        &'a self,
        (then, names): (&dyn AnyTable, &'a [String]),
        viewer: Viewer,
        lang: Lang,
        presence: &Presence,
    ) -> TableModel<'a> {
        let said = Log::told(then, viewer, 0..then.n_steps());
        let log: Vec<&Said> = said.lines.iter().collect();
        let view = then.snapshot(viewer);
        TableModel {
            id: &self.facts.id,
            game: self.facts.game,
            options: &self.facts.options,
            lang,
            viewer,
            names,
            version: self.version_shown(viewer),
            stage: match then.turn() {
                Turn::Over => Stage::Over { rematch: self.ledger.rematch.clone() },
                Turn::Decide(_) | Turn::Chance => Stage::Playing,
            },
            places: self.places(viewer, Some(then), presence),
            outcome: then.outcome(),
            marked: self.marked(&log, viewer, &*view),
            view: Some(view),
            prompt: Some(then.prompt(viewer)),
            choices: Vec::new(),
            asides: Vec::new(),
            undo: Undo::No,
            is_foreseen: true,
            log: log.into_iter().map(|said| self.log_line(said)).collect(),
            chat: Vec::new(),
            commitment: Some(self.facts.secret.commitment().to_string()),
            n_watching: 0,
            notice: None,
            own_seats: Vec::new(),
        }
    }

    /// What the others touched since the reader's last decision.
    fn marked(
        &self,
        log: &[&Said],
        viewer: Viewer,
        view: &(dyn std::any::Any + Send + Sync),
    ) -> BTreeSet<ui::Touch> {
        let board = board_of(self.facts.game);
        let own = |said: &&Said| said.seat.is_some_and(|seat| viewer.is(seat));
        let last_own = log.iter().rev().find(|said| own(said)).map_or(0, |said| said.step);
        // What is drawn right after one's own step belongs to that step.
        let later = log.iter().filter(|said| said.step > last_own);
        let news: Vec<_> = later.skip_while(|said| said.seat.is_none()).collect();
        news.iter()
            .rev()
            .take(MOST_MARKED)
            .filter_map(|said| said.event.as_deref())
            .flat_map(|event| board.traces(view, event))
            .collect()
    }

    fn log_line(&self, said: &Said) -> LogLine {
        LogLine {
            step: said.step,
            seat: said.seat,
            line: said.line.clone(),
            rule: said.event.as_deref().and_then(|event| board_of(self.facts.game).rule(event)),
        }
    }

    /// What everybody at the table has to know: that its last moves were lost, or may have been.
    fn notice(&self) -> Option<Phrase> {
        self.facts.loss.map(|loss| match loss.had.zip(loss.kept) {
            Some((had, kept)) => {
                Phrase::new("page-lost").with("count", (had - kept).max(1) as usize)
            }
            None => Phrase::new("page-lost-perhaps"),
        })
    }

    fn stage(&self, viewer: Viewer, sight: &Sight<'_>) -> Stage {
        let Sight { base, presence, .. } = *sight;
        if let Some(reason) = &self.broken {
            let has_record = self.facts.was_over;
            let edition = usize::from(self.facts.edition.0);
            let (why, detail) = if self.facts.has_rules {
                (Phrase::new("page-read-only"), Some(reason.clone()))
            } else {
                (Phrase::new("page-other-edition").with("edition", edition), None)
            };
            return Stage::ReadOnly { why, detail, has_record };
        }
        match self.turn() {
            None => Stage::Gathering {
                invitation: base.map(|base| format!("{base}/t/{}", self.facts.id)),
                is_host: self.is_host(viewer, presence),
                may_sit: self.ledger.holders.contains(&Holder::Open)
                    && (viewer == Viewer::Spectator || self.facts.settings.several_seats),
                kept: None,
            },
            Some(Turn::Over) => Stage::Over { rematch: self.ledger.rematch.clone() },
            Some(Turn::Decide(_) | Turn::Chance) => Stage::Playing,
        }
    }

    fn places(
        &self,
        viewer: Viewer,
        table: Option<&dyn AnyTable>,
        presence: &Presence,
    ) -> Vec<Place> {
        let awaited = table.map(AnyTable::turn).map(Turn::awaited).unwrap_or_default();
        let is_live = self.delay_of(viewer) == 0;
        let place = |(seat, holder): (Seat, &Holder)| Place {
            seat,
            holder: match holder {
                Holder::Open => Shown::Open,
                Holder::Kept { .. } => Shown::Kept,
                Holder::Person { is_away: true, .. } => {
                    Shown::StandIn(self.facts.settings.level.clone())
                }
                Holder::Person { .. } => Shown::Person { is_here: presence.is_here(seat) },
                Holder::Bot { level, .. } => Shown::Bot(level.clone()),
            },
            name: self.names[seat.index()].clone(),
            is_awaited: awaited.contains(seat),
            reader_may: self.reader_may(viewer, seat, presence),
            deadline_ms: self.deadline(seat).filter(|_| is_live),
        };
        Seat::all(self.facts.n_seats).zip(&self.ledger.holders).map(place).collect()
    }

    /// What the reader may do about somebody else's seat: the host frees it for good where its holder is away, and somebody
    /// who watches may have what was freed.
    fn reader_may(&self, viewer: Viewer, seat: Seat, presence: &Presence) -> Option<SeatAct> {
        let is_on = self.turn() != Some(Turn::Over) && self.broken.is_none();
        match viewer {
            Viewer::Seat(own) if own != seat && is_on && self.is_absent(seat, presence) => {
                self.is_host(viewer, presence).then_some(SeatAct::Free)
            }
            Viewer::Spectator if is_on && self.ledger.freed.contains(seat) => Some(SeatAct::Take),
            Viewer::Seat(_) | Viewer::Spectator => None,
        }
    }

    /// Whether a person has this seat and is not there, for however short a time.
    fn is_absent(&self, seat: Seat, presence: &Presence) -> bool {
        let is_live = !self.facts.settings.pace.is_slow();
        match self.ledger.holders[seat.index()] {
            Holder::Person { is_away, .. } => is_away || is_live && !presence.is_here(seat),
            Holder::Open | Holder::Kept { .. } | Holder::Bot { .. } => false,
        }
    }

    /// Whether the reader sees to the table, as it looks now.
    fn is_host(&self, viewer: Viewer, presence: &Presence) -> bool {
        let Viewer::Seat(own) = viewer else { return false };
        let mut elders = self.ledger.elders(own);
        self.is_present(own) && elders.all(|elder| self.is_absent(elder, presence))
    }

    /// Whether the table waits for the reader.
    pub(super) fn is_your_turn(&self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => {
                let awaited = self.turn().map(Turn::awaited).unwrap_or_default();
                self.is_present(seat) && awaited.contains(seat) && self.held_by(viewer).is_none()
            }
            Viewer::Spectator => false,
        }
    }

    /// What the reader may do.
    fn offers(&self, viewer: Viewer, foresight: &Foresight) -> Vec<Offer> {
        let (Viewer::Seat(seat), Some(table)) = (viewer, self.table()) else { return Vec::new() };
        if !self.is_your_turn(viewer) {
            return Vec::new();
        }
        let offer = |(n, choice): (usize, catalog::Choice)| Offer {
            notation: choice.notation,
            label: choice.label,
            lasts: foresight.lasting.as_ref().is_none_or(|lasting| lasting[n]),
        };
        table.legal(seat).into_iter().enumerate().map(offer).collect()
    }

    /// What the reader may do besides, at any time; nobody takes it back.
    fn asides(&self, viewer: Viewer) -> Vec<Offer> {
        let (Viewer::Seat(seat), Some(table)) = (viewer, self.table()) else { return Vec::new() };
        if !self.is_present(seat) {
            return Vec::new();
        }
        let offer = |catalog::Choice { notation, label }| Offer { notation, label, lasts: true };
        table.asides(seat).into_iter().map(offer).collect()
    }

    /// Whether the reader may take something back.
    fn undo_of(&self, viewer: Viewer, foresight: &Foresight) -> Undo {
        let (Viewer::Seat(seat), Some(table)) = (viewer, self.table()) else { return Undo::No };
        if table.turn() == Turn::Over || !self.is_present(seat) {
            return Undo::No;
        }
        match self.ledger.asked {
            _ if self.held_by(viewer).is_some() => Undo::Free,
            Some(asked) if asked.by == seat || asked.agreed.contains(seat) => Undo::Asked,
            Some(asked) => Undo::AskedBy(asked.by),
            None if foresight.undoable.is_some() => Undo::Free,
            None if since_own_action(table, seat).is_some() => Undo::ByConsent,
            None => Undo::No,
        }
    }
}

/// How many steps there are from the seat's last action on.
pub(super) fn since_own_action(table: &dyn AnyTable, seat: Seat) -> Option<usize> {
    let n_steps = table.n_steps();
    let last = (0..n_steps).rfind(|step| table.actor(*step) == Some(seat))?;
    Some(n_steps - last)
}

fn remarks(chat: &[store::Remark], n_seats: usize) -> Vec<Remark> {
    let seat = |n: i64| usize::try_from(n - 1).ok().filter(|n| *n < n_seats).map(Seat::new);
    let remark = |remark: &store::Remark| Remark {
        n: remark.n as u64,
        seat: seat(remark.seat),
        text: remark.text.clone(),
        at_ms: remark.at_ms,
    };
    chat.iter().map(remark).collect()
}

/// How many of the latest events are marked on the board.
const MOST_MARKED: usize = 40;
