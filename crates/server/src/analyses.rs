//! Everybody's chances over a finished game, worked out in the background when somebody looks back at it.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use bots::Level;
use catalog::AnyTable;

use crate::house::House;

/// How many simulations each moment gets: enough for a curve.
const SIMULATIONS: u32 = 120;
/// How many analyses are kept.
const MOST_KEPT: usize = 200;

/// Each seat's chances before the first step and after each.
type Chances = Arc<Vec<Vec<f64>>>;

/// The analyses that are there or being made.
#[derive(Default)]
pub(crate) struct Analyses(Mutex<BTreeMap<String, Option<Chances>>>);

impl Analyses {
    /// The chances at a finished table, or nothing yet: then they will be there later.
    pub(crate) fn chances(
        &self,
        house: &Arc<House>,
        id: &str,
        game: &dyn AnyTable,
    ) -> Option<Vec<Vec<f64>>> {
        {
            let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some(chances) = kept.get(id) {
                return chances.as_deref().cloned();
            }
            while kept.len() >= MOST_KEPT {
                kept.pop_first();
            }
            kept.insert(id.to_string(), None);
        }
        let (house, id) = (house.clone(), id.to_string());
        let game = game.after(game.n_steps());
        tokio::spawn(async move {
            let chances = house.thinkers.run(move || analyse(&*game)).await.map(Arc::new);
            let mut kept = house.analyses.0.lock().unwrap_or_else(PoisonError::into_inner);
            kept.insert(id, chances);
        });
        None
    }
}

fn analyse(game: &dyn AnyTable) -> Vec<Vec<f64>> {
    let settings = Level::Easy.settings().with_simulations(SIMULATIONS);
    let analysis = game.analyse(settings, 1, &|| {});
    let after = analysis.moments.iter().map(|moment| moment.values.to_vec());
    std::iter::once(analysis.start.to_vec()).chain(after).collect()
}
