//! Where bots think: on as many threads as there are cores, beside those that serve.

use std::sync::Arc;
use std::time::Instant;

use catalog::Advisor;
use tokio::sync::Semaphore;

use crate::metrics::Metrics;

/// Lets bots think, a few at a time.
pub(crate) struct Thinkers {
    places: Semaphore,
    metrics: Arc<Metrics>,
}

impl Thinkers {
    pub(crate) fn new(metrics: Arc<Metrics>) -> Thinkers {
        let n_cores = std::thread::available_parallelism().map_or(1, usize::from);
        Thinkers { places: Semaphore::new(n_cores), metrics }
    }

    /// The bot's answer; `None` when it failed.
    pub(crate) async fn think(&self, advisor: Advisor) -> Option<String> {
        self.run(advisor).await
    }

    /// Does something that takes a while.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        self.metrics.add_thinking(1);
        let permit = self.places.acquire().await.ok();
        let started = Instant::now();
        let result = tokio::task::spawn_blocking(work).await;
        drop(permit);
        self.metrics.count_thought(started.elapsed());
        self.metrics.add_thinking(-1);
        if let Err(error) = &result {
            tracing::error!(%error, "a bot failed");
            self.metrics.count_panic();
        }
        result.ok()
    }
}
