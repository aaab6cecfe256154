//! Everybody's chances over a finished game: worked out in the background when somebody asks for them, once, and kept.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicI64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use bots::Level;
use catalog::{AnyTable, Appraiser};
use engine::Turn;
use serde::Serialize;
use store::{AnalysisWish, TableNo};

use crate::error::{Error, Kind, Result};
use crate::house::House;
use crate::room::Room;
use crate::thinkers::{Asker, Unthought, Urgency, Visitor, Wanted, Wish};

/// How many simulations each moment gets: enough for a curve.
const SIMULATIONS: u32 = 120;
/// How the chances are worked out: those of another program or of other bots are worked out again.
const METHOD: &str = concat!(env!("CARGO_PKG_VERSION"), " easy 120");
/// How many are worked out for one network at a time, and how many in all.
const MOST_OF_ONE: usize = 3;
const MOST: usize = 32;
/// After how long it is worth asking again: one takes about as long.
const ASK_AGAIN: Duration = Duration::from_secs(30);
/// How long an analysis goes on that nobody looks at.
const PATIENCE_MS: i64 = 120_000;

/// Each seat's chances before the first step and after each.
pub(crate) type Chances = Vec<Vec<f64>>;

/// How far an analysis has come, as programs read it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "analysis", rename_all = "lowercase")]
pub(crate) enum Analysis {
    /// Nobody has asked for it.
    Unasked,
    /// It is being worked out: so many moments of all.
    Running { done: usize, of: usize },
    /// It is there.
    Ready { chances: Chances },
}

/// The analyses that are being made.
#[derive(Default)]
pub(crate) struct Analyses(Mutex<BTreeMap<TableNo, Running>>);

/// An analysis that is being made. When this is forgotten, it ends.
struct Running {
    _wish: Wish,
    by: Visitor,
    progress: Arc<Progress>,
}

#[derive(Default)]
struct Progress {
    n_done: AtomicUsize,
    n_moments: usize,
    /// When somebody last wanted to know.
    looked_ms: AtomicI64,
}

impl Progress {
    fn shown(&self) -> Analysis {
        Analysis::Running { done: self.n_done.load(Ordering::Relaxed), of: self.n_moments }
    }
}

impl Analyses {
    fn running(&self) -> MutexGuard<'_, BTreeMap<TableNo, Running>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How far a table's analysis has come. Whoever looks starts nothing, but keeps up what goes on.
    ///
    /// # Errors
    /// When the game is not over, or the disk fails.
    pub(crate) async fn look(&self, room: &Arc<Room>) -> Result<Analysis> {
        finished(room).await?;
        self.known(room).await
    }

    async fn known(&self, room: &Arc<Room>) -> Result<Analysis> {
        if let Some(running) = self.running().get(&room.facts.no) {
            running.progress.looked_ms.store(room.house.now_ms(), Ordering::Relaxed);
            return Ok(running.progress.shown());
        }
        let kept = room.house.store.analysis(room.facts.no, METHOD).await?;
        let chances = kept.and_then(|text| serde_json::from_str(&text).ok());
        Ok(chances.map_or(Analysis::Unasked, |chances| Analysis::Ready { chances }))
    }

    /// Asks for a table's analysis: it is there, goes on, or is begun.
    ///
    /// # Errors
    /// When the game is not over, too many are being made, or the disk fails.
    pub(crate) async fn ask(&self, room: &Arc<Room>, by: Visitor) -> Result<Analysis> {
        let game = finished(room).await?;
        match self.known(room).await? {
            Analysis::Unasked => {}
            known @ (Analysis::Running { .. } | Analysis::Ready { .. }) => return Ok(known),
        }
        let Some((wanted, progress)) = self.admit(room, &*game, &by)? else {
            return self.known(room).await;
        };
        let wish = AnalysisWish {
            table_no: room.facts.no,
            method: METHOD.into(),
            network: by.network.clone(),
            person: by.person.clone(),
            asked_ms: room.house.now_ms(),
        };
        if let Err(error) = room.house.store.ask_analysis(wish).await {
            self.running().remove(&room.facts.no);
            return Err(error.into());
        }
        let shown = progress.shown();
        begin(room.clone(), &*game, by, (wanted, progress));
        Ok(shown)
    }

    /// A place among those that are being made; none where somebody else was faster.
    fn admit(
        &self,
        room: &Room,
        game: &dyn AnyTable,
        by: &Visitor,
    ) -> Result<Option<(Wanted, Arc<Progress>)>> {
        let mut running = self.running();
        if running.contains_key(&room.facts.no) {
            return Ok(None);
        }
        let n_of_one = running.values().filter(|other| other.by.network == by.network).count();
        if running.len() >= MOST || n_of_one >= MOST_OF_ONE {
            room.house.metrics.count_limited();
            let key = if n_of_one >= MOST_OF_ONE {
                "fault-analyses-of-yours"
            } else {
                "fault-analyses-full"
            };
            return Err(Error::too_many(key, ASK_AGAIN));
        }
        let looked_ms = AtomicI64::new(room.house.now_ms());
        let n_moments = game.n_steps() + 1;
        let progress = Arc::new(Progress { n_moments, looked_ms, ..Progress::default() });
        let wish = Wish::default();
        let wanted = wish.watched();
        let (by, kept) = (by.clone(), progress.clone());
        running.insert(room.facts.no, Running { _wish: wish, by, progress: kept });
        Ok(Some((wanted, progress)))
    }

    /// Ends what nobody has looked at for a while.
    pub(crate) fn sweep(&self, now_ms: i64) {
        self.running().retain(|_, running| {
            now_ms - running.progress.looked_ms.load(Ordering::Relaxed) < PATIENCE_MS
        });
    }

    /// Goes on with what was asked for before the program ended.
    pub(crate) async fn resume(house: Arc<House>) {
        let wishes = house.store.analysis_wishes(MOST as u32).await.unwrap_or_default();
        for AnalysisWish { table_no, network, person, .. } in wishes {
            let resumed = async {
                let id = house.store.id_of(table_no).await?.ok_or_else(Error::no_such_table)?;
                let room = house.room(&id).await?;
                house.analyses.ask(&room, Visitor { network, person }).await
            };
            if let Err(error) = resumed.await {
                tracing::warn!(?error, "an analysis could not go on");
            }
        }
    }
}

/// A copy of a finished game, so that the table is not held up.
///
/// # Errors
/// When it is not over.
pub(crate) async fn finished(room: &Arc<Room>) -> Result<Box<dyn AnyTable>> {
    let snapshot = room.snapshot().await?;
    let over = snapshot.table().filter(|table| table.turn() == Turn::Over);
    let over = over.ok_or_else(|| Error::says(Kind::Forbidden, "fault-not-over"))?;
    Ok(over.after(over.n_steps()))
}

fn begin(
    room: Arc<Room>,
    game: &dyn AnyTable,
    by: Visitor,
    (wanted, progress): (Wanted, Arc<Progress>),
) {
    let settings = Level::Easy.settings().with_simulations(SIMULATIONS);
    let appraiser = game.appraiser(settings, 1);
    tokio::spawn(async move {
        let asker = Asker { urgency: Urgency::Asked, by, table: room.facts.no };
        let made = make(&room, &asker, &wanted, &progress, appraiser).await;
        let store = &room.house.store;
        let noted = match made {
            Ok(chances) => {
                let text = serde_json::to_string(&chances).unwrap_or_default();
                store.keep_analysis(room.facts.no, METHOD, text).await
            }
            // The program ends, and goes on with it when it begins again.
            Err(_) if room.house.thinkers.is_closed() => Ok(()),
            Err(_) => store.drop_analysis(room.facts.no).await,
        };
        if let Err(error) = noted {
            tracing::warn!(%error, "an analysis was not kept");
        }
        // Only its own: it may have been given up and asked for again.
        let mut running = room.house.analyses.running();
        if running.get(&room.facts.no).is_some_and(|kept| Arc::ptr_eq(&kept.progress, &progress)) {
            running.remove(&room.facts.no);
        }
    });
}

/// Works the chances out one moment at a time, so that nobody waits for more than one.
async fn make(
    room: &Room,
    asker: &Asker,
    wanted: &Wanted,
    progress: &Progress,
    mut appraiser: Appraiser,
) -> std::result::Result<Chances, Unthought> {
    let mut chances = Vec::with_capacity(progress.n_moments);
    loop {
        let look = move |interrupt: &dyn bots::Interrupt| {
            let moment = appraiser(interrupt);
            (appraiser, moment)
        };
        let thinkers = &room.house.thinkers;
        let moment;
        (appraiser, moment) = thinkers.run(asker.clone(), wanted.clone(), look).await?;
        let Some(moment) = moment else { return Ok(chances) };
        chances.push(moment);
        progress.n_done.store(chances.len(), Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests;
