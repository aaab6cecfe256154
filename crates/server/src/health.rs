//! Whether the server is well, and whether it takes new work: for whoever watches over it.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use serde::Serialize;

use crate::error::{Error, Result};
use crate::house::House;

/// How many descriptors have to be left for the server to take new work.
const RESERVE: usize = 64;
/// For how long a count of descriptors is good.
const COUNT_EVERY: Duration = Duration::from_secs(1);

/// The routes of whoever watches over the server.
pub(crate) fn routes() -> Router<Arc<House>> {
    Router::new().route("/healthz", get(healthy)).route("/readyz", get(ready))
}

/// What is known about the server itself.
#[derive(Default)]
pub(crate) struct Health {
    is_stopping: AtomicBool,
    counted: Mutex<Option<(Instant, Descriptors)>>,
}

/// How many files and sockets are open, and how many may be; nothing where the system does not say.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
struct Descriptors {
    open: Option<usize>,
    limit: Option<usize>,
}

/// Whether new work is taken, and what stands in the way.
#[derive(Serialize)]
struct Readiness {
    ready: bool,
    writable: bool,
    stopping: bool,
    descriptors: Descriptors,
    /// Tables that were found to have lost what had been acknowledged, when the file was opened.
    lost: Lost,
}

#[derive(Serialize)]
struct Lost {
    certain: usize,
    possible: usize,
}

impl Health {
    /// From now on no new work is taken.
    pub(crate) fn stop(&self) {
        self.is_stopping.store(true, Ordering::Relaxed);
    }

    fn descriptors(&self) -> Descriptors {
        let mut counted = self.counted.lock().unwrap_or_else(PoisonError::into_inner);
        match &*counted {
            Some((at, descriptors)) if at.elapsed() < COUNT_EVERY => *descriptors,
            _ => counted.insert((Instant::now(), Descriptors::count())).1,
        }
    }
}

impl Descriptors {
    fn count() -> Descriptors {
        let open = std::fs::read_dir("/proc/self/fd").ok().map(Iterator::count);
        let limits = std::fs::read_to_string("/proc/self/limits").unwrap_or_default();
        Descriptors { open, limit: soft_limit(&limits) }
    }

    fn are_left(self) -> bool {
        let Descriptors { open: Some(open), limit: Some(limit) } = self else { return true };
        open + RESERVE <= limit
    }
}

/// The limit that holds, out of the system's table of limits.
fn soft_limit(limits: &str) -> Option<usize> {
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"))?;
    line.split_whitespace().next()?.parse().ok()
}

/// Well is a server that could write lately; not a write for everybody who asks.
async fn healthy(State(house): State<Arc<House>>) -> Result<&'static str> {
    match house.store.probe().await {
        Ok(()) => Ok("ok\n"),
        Err(_) => Err(Error::of_the_disk()),
    }
}

async fn ready(State(house): State<Arc<House>>) -> Response {
    let writable = house.store.probe().await.is_ok();
    let stopping = house.health.is_stopping.load(Ordering::Relaxed);
    let descriptors = house.health.descriptors();
    let ready = writable && !stopping && descriptors.are_left();
    let losses = house.store.losses();
    let lost = Lost { certain: losses.n_certain, possible: losses.n_possible };
    let status = if ready { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    (status, Json(Readiness { ready, writable, stopping, descriptors, lost })).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn new_work_is_taken_while_descriptors_are_left() {
        let of = |open, limit| Descriptors { open: Some(open), limit: Some(limit) };
        assert!(of(100, 1024).are_left());
        assert!(!of(961, 1024).are_left());
        assert!(Descriptors::default().are_left(), "where the system does not say");
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_server_that_stops_is_well_and_takes_no_new_work() {
        let folder = tempfile::tempdir().unwrap();
        let config = crate::Config::new(folder.path().join("tables.sqlite"));
        let server = crate::Server::start(config, catalog::Catalog::standard()).await.unwrap();
        let mut http = client::Http::connect(&server.address().to_string()).await.unwrap();
        let mut ask = async |path: &str| http.get(path, &[]).await.unwrap();
        let ready = ask("/readyz").await;
        assert_eq!((ready.status, &ready.json()["stopping"]), (200, &false.into()));
        server.house().health.stop();
        let ready = ask("/readyz").await;
        assert_eq!((ready.status, &ready.json()["stopping"]), (503, &true.into()));
        assert_eq!(ready.json()["writable"], true);
        assert_eq!(ask("/healthz").await.status, 200, "what goes on is finished");
        server.stop().await;
    }

    #[test]
    fn the_limit_that_holds_is_read() {
        let limits = "Limit    Soft Limit  Hard Limit  Units\nMax open files            1024                 4096                 files\n";
        assert_eq!(soft_limit(limits), Some(1024));
        assert_eq!(soft_limit("Max open files  unlimited  unlimited files"), None);
    }
}
