//! Listening, and stopping without losing anything.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware;
use catalog::Catalog;
use store::{Store, StoreError};
use tokio::net::{TcpListener, TcpSocket};
use tokio::sync::watch;
use tokio::task::{AbortHandle, JoinHandle};
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, Predicate};

use crate::analyses::Analyses;
use crate::config::Config;
use crate::guard::HidesNothing;
use crate::house::House;
use crate::listings::Listings;
use crate::{accept, api, guard, health, metrics, pages, trace};

/// A server that is listening.
pub struct Server {
    address: SocketAddr,
    metrics_address: Option<SocketAddr>,
    house: Arc<House>,
    stop: watch::Sender<bool>,
    serving: JoinHandle<()>,
    /// Ends with the server: nobody waits for it.
    telling: Option<AbortHandle>,
    sweeping: JoinHandle<()>,
}

/// Why a server does not start.
#[derive(thiserror::Error)]
pub enum ServeError {
    /// The file.
    #[error("{file}: {error}")]
    Store {
        /// Which file.
        file: String,
        /// What is wrong with it.
        error: StoreError,
    },
    /// The address.
    #[error("cannot listen on {address}: {error}")]
    Listen {
        /// Which address.
        address: SocketAddr,
        /// What is wrong with it.
        error: std::io::Error,
        /// The games, for whoever tries another address.
        catalog: Box<Catalog>,
    },
}

impl std::fmt::Debug for ServeError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        std::fmt::Display::fmt(self, f)
    }
}

impl Server {
    /// Opens the file and listens.
    ///
    /// # Errors
    /// When the file or the address cannot be used.
    pub async fn start(
        config: Config,
        catalog: Catalog,
    ) -> std::result::Result<Server, ServeError> {
        let listening = listen_all(SocketAddr::new(config.host, config.port), config.metrics);
        let ((address, listener), for_figures) = match listening {
            Ok(listening) => listening,
            Err((address, error)) => {
                return Err(ServeError::Listen { address, error, catalog: Box::new(catalog) });
            }
        };
        let file = config.db.display().to_string();
        let wrong = |error| ServeError::Store { file: file.clone(), error };
        let store = Store::open(&config.db).await.map_err(wrong)?;
        let listed = store.listings(config.clock.now_ms()).await.map_err(wrong)?;
        let house = House::new(config, catalog, store, Listings::of(listed));
        house.begin_to_live().await;
        tokio::spawn(Analyses::resume(house.clone()));
        let (stop, stopped) = watch::channel(false);
        let accepting =
            accept::accept(listener, routes(house.clone()), house.clone(), stopped.clone());
        let serving = tokio::spawn(accepting);
        let sweeping = tokio::spawn(sweep(house.clone(), stopped));
        let metrics_address = for_figures.as_ref().map(|(address, _)| *address);
        let telling = for_figures.map(|(_, listener)| metrics::serve(listener, house.clone()));
        tracing::info!(%address, db = %house.config.db.display(), "listening");
        Ok(Server { address, metrics_address, house, stop, serving, telling, sweeping })
    }

    #[cfg(test)]
    pub(crate) fn house(&self) -> &Arc<House> {
        &self.house
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where it tells its own figures, if it does.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics_address
    }

    /// What the server does, counted, as Prometheus reads it: for whoever runs it, since it counts what is secret.
    pub fn figures(&self) -> String {
        self.house.figures()
    }

    /// Takes no more requests, finishes what is being written, and closes the file: within ten seconds, whoever is connected.
    pub async fn stop(self) {
        let Server { house, stop, mut serving, mut sweeping, telling, .. } = self;
        house.health.stop();
        telling.inspect(AbortHandle::abort);
        let _ = stop.send(true);
        house.hang_up();
        if tokio::time::timeout(FAREWELL, &mut serving).await.is_err() {
            serving.abort();
        }
        if tokio::time::timeout(FAREWELL, &mut sweeping).await.is_err() {
            sweeping.abort();
        }
        house.hang_up();
        // Everything that was acknowledged is on disk already.
        let closing = async {
            house.note_lived().await;
            house.store.close().await;
        };
        if tokio::time::timeout(FAREWELL, closing).await.is_err() {
            tracing::warn!("the file was not closed in time");
        }
        tracing::info!(writes = house.store.figures().n_writes(), "everything is on disk");
    }
}

/// How long a stop waits for each: those who are connected, what the house does by itself, the file.
const FAREWELL: std::time::Duration = std::time::Duration::from_secs(3);
/// How much the system keeps for each connection that reads slowly; the rest waits here, where it is bounded.
const SEND_BUFFER: u32 = 256 * 1024;
/// How many may knock at the same time.
const BACKLOG: u32 = 1024;

/// A listener, and where it listens.
type Listening = (SocketAddr, TcpListener);

/// Listens for people and, where that is wanted, for whoever reads the figures; the address that cannot be had otherwise.
fn listen_all(
    people: SocketAddr,
    figures: Option<SocketAddr>,
) -> std::result::Result<(Listening, Option<Listening>), (SocketAddr, std::io::Error)> {
    let at = |address| {
        let listening = listen(address).and_then(|listener| Ok((listener.local_addr()?, listener)));
        listening.map_err(|error| (address, error))
    };
    Ok((at(people)?, figures.map(at).transpose()?))
}

fn listen(address: SocketAddr) -> std::io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    // As elsewhere on such systems: a server that was restarted gets its port back at once.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    // Connections take this over from the socket that listens.
    socket.set_send_buffer_size(SEND_BUFFER)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

/// The longest body of a request.
pub(crate) const MAX_BODY: usize = 16 * 1024;

fn routes(house: Arc<House>) -> Router {
    Router::new()
        .merge(api::routes())
        .merge(pages::routes())
        .merge(health::routes())
        .fallback(pages::nothing)
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(middleware::from_fn_with_state(house.clone(), accept::read_in_time))
        .layer(middleware::from_fn_with_state(house.clone(), accept::keep_reserve))
        .layer(middleware::from_fn_with_state(house.clone(), guard::guard))
        .layer(CompressionLayer::new().compress_when(DefaultPredicate::new().and(HidesNothing)))
        .layer(trace::layer())
        .with_state(house)
}

/// Now and then: idle tables leave memory, and clocks of tables that are not in memory run out.
async fn sweep(house: Arc<House>, mut stopped: watch::Receiver<bool>) {
    let mut ticks = tokio::time::interval(house.config.sweep);
    loop {
        tokio::select! {
            _ = ticks.tick() => {}
            _ = stopped.changed() => return,
        }
        house.sweep();
        house.put_away().await;
        house.note_presence().await;
        house.wake_due().await;
    }
}
