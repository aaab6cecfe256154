//! `tablee serve`: the web site.

use std::path::{Path, PathBuf};
use std::time::Duration;

use catalog::Catalog;
use server::{Config, Keep, ServeError, Server};
use tracing_subscriber::EnvFilter;

use crate::args::{LogStyle, ServeArgs};
use crate::complaint::{Complaint, Done};
use crate::play::state_folder;
use crate::terminal::print_lines;

/// The port that is tried first when nobody asks for one.
const USUAL_PORT: u16 = 8617;
/// A socket may send more often than an address may ask for pages.
const MESSAGES_PER_REQUEST: u32 = 4;

/// Serves until somebody presses Ctrl-C.
pub(crate) fn run(catalog: Catalog, args: &ServeArgs) -> Done {
    keep_a_log(args.log);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let served = runtime.block_on(serve(catalog, args));
    // A bot may be deep in thought; nobody waits for its answer any more.
    runtime.shutdown_background();
    served
}

async fn serve(catalog: Catalog, args: &ServeArgs) -> Done {
    let config = config(args)?;
    let server = match Server::start(config.clone(), catalog).await {
        Err(ServeError::Listen { catalog, .. }) if args.port.is_none() => {
            Server::start(Config { port: 0, ..config }, *catalog).await
        }
        started => started,
    };
    let server = server.map_err(|error| Complaint::failed(error.to_string()))?;
    print_lines([format!("http://{}", server.address())])?;
    until_told_to_stop().await;
    server.stop().await;
    Ok(())
}

fn config(args: &ServeArgs) -> Done<Config> {
    let db = db_file(args.db.as_ref())?;
    Ok(Config {
        host: args.host,
        port: args.port.unwrap_or(USUAL_PORT),
        metrics: args.metrics,
        public_url: args.public_url.clone(),
        behind_proxy: args.behind_proxy.clone(),
        requests_per_second: Some(args.rate).filter(|rate| *rate > 0),
        messages_per_second: Some(args.rate * MESSAGES_PER_REQUEST).filter(|rate| *rate > 0),
        connections: args.connections,
        connections_per_address: Some(args.connections_per_address).filter(|n| *n > 0),
        sockets_per_address: Some(args.sockets_per_address).filter(|n| *n > 0),
        watchers_per_table: args.watchers,
        idle: Duration::from_secs(args.idle),
        least_pause: Duration::from_millis(args.least_pause.into()),
        sweep: Duration::from_secs((args.idle / 2).clamp(1, 20)),
        keep: Keep {
            unstarted: days(args.keep_unstarted),
            unfinished: days(args.keep_unfinished),
            finished: days(args.keep_finished),
        },
        ..Config::new(db)
    })
}

/// So many days; for ever where there are none.
fn days(n: u32) -> Option<Duration> {
    (n > 0).then(|| Duration::from_hours(24) * n)
}

/// The file asked for, or the usual one, whose folder is made where there is none.
pub(crate) fn db_file(asked: Option<&PathBuf>) -> Done<PathBuf> {
    if let Some(file) = asked {
        return Ok(file.clone());
    }
    let folder = state_folder();
    make_private(&folder)
        .map_err(|error| Complaint::failed(format!("{}: {error}", folder.display())))?;
    Ok(folder.join("tables.sqlite"))
}

/// Makes a folder that nobody else may look into.
fn make_private(folder: &Path) -> std::io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(folder)?;
    store::narrow(folder, 0o700)
}

/// Writes what happens to standard error; the variable `RUST_LOG` says how much.
fn keep_a_log(style: LogStyle) {
    let filter = || EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    let log = || tracing_subscriber::fmt().with_env_filter(filter()).with_writer(anstream::stderr);
    match style {
        LogStyle::Text => log().init(),
        LogStyle::Json => log().json().init(),
        LogStyle::Off => {}
    }
}

/// Ctrl-C, or the signal with which systems end services.
async fn until_told_to_stop() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminated) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupted => {}
                _ = terminated.recv() => {}
            }
        }
    }
    #[cfg(not(unix))]
    let _ = interrupted.await;
}
