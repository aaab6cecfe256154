//! `tablee load`: many tables at once against a server of its own, to see what it bears.

mod fairness;
mod measure;
mod neighbour;
mod tables;
mod watched;

use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use client::{ServerProcess, Siege};
use serde_json::json;

use crate::args::LoadArgs;
use crate::load::measure::{Readings, Usage, percentile_ms};
use crate::load::tables::{Phase, Stand};
use crate::terminal;

/// Starts a server, has the tables play, and says what was measured.
pub(crate) fn run(args: &LoadArgs) -> anyhow::Result<()> {
    client::raise_file_limit();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        match args.fairness {
            Some(seconds) => fairness::run(args, seconds).await,
            None => load(args).await,
        }
    })
}

async fn load(args: &LoadArgs) -> anyhow::Result<()> {
    let folder = tempfile::tempdir().context("a folder for the tables")?;
    let program = std::env::current_exe().context("this program's own file")?;
    let server = ServerProcess::start(&program, &folder.path().join("load.db"), &ARGUMENTS)?;
    let done = match (args.spectators, args.hostile) {
        (0, 0) => play(args, &server).await.and_then(|readings| {
            let ended = Usage::of(server.id());
            report(args, &readings, ended.as_ref())
        }),
        (0, n_hostile) => endure(args, &server, n_hostile).await,
        (n_watching, _) => watch(args, &server, n_watching).await,
    };
    drop(server);
    folder.close().context("the folder of the tables")?;
    done
}

/// Everybody comes from one address here: what one may ask for is not limited.
const ARGUMENTS: [&str; 10] = [
    "--rate",
    "0",
    "--log",
    "off",
    "--connections-per-address",
    "0",
    "--sockets-per-address",
    "0",
    "--watchers",
    "5000",
];

/// Moves a second at a table that is watched, where nobody says how many.
const WATCHED_RATE: f64 = 5.0;

/// One table before so many pages.
async fn watch(args: &LoadArgs, server: &ServerProcess, n_watching: usize) -> anyhow::Result<()> {
    let stand = Stand::new(server.address(), 0.0, args.echo);
    let rate = if args.rate > 0.0 { args.rate } else { WATCHED_RATE };
    let n_moves = (args.seconds * rate).ceil() as usize;
    let gap = Duration::from_secs_f64(1.0 / rate);
    let watched = watched::play(&stand, server, n_watching, n_moves, gap).await?;
    let ms = |latencies: &[u32], share| percentile_ms(latencies, share);
    let (moves, last) = (&watched.seen.latencies_us, &watched.last_us);
    if args.json {
        let figures = json!({
            "suite": "tablee", "spectators": n_watching, "moves": moves.len(), "rate": rate,
            "p50_ms": ms(moves, 0.5), "p99_ms": ms(moves, 0.99),
            "last_p50_ms": ms(last, 0.5), "last_p99_ms": ms(last, 0.99),
            "server_us_per_message": watched.us_per_message(),
        });
        return Ok(terminal::print(&format!("{figures}\n"))?);
    }
    terminal::print(&format!(
        "a table of Connect Four before {n_watching} pages, {rate} moves a second, {} moves\n\
         move to opponent   {:>10.2} ms in the middle, {:.2} ms for 99 of 100\n\
         to the last page   {:>10.2} ms in the middle, {:.2} ms for 99 of 100\n\
         server             {:>10.1} µs of CPU a message\n",
        moves.len(),
        ms(moves, 0.5),
        ms(moves, 0.99),
        ms(last, 0.5),
        ms(last, 0.99),
        watched.us_per_message(),
    ))?;
    Ok(())
}

/// The same tables twice: in quiet, and among hostile connections.
async fn endure(args: &LoadArgs, server: &ServerProcess, n_hostile: usize) -> anyhow::Result<()> {
    let quiet = play(args, server).await?;
    let address = server.address().parse().context("the server's address")?;
    let siege = Siege::begin(address, n_hostile);
    while siege.n_opened() < n_hostile as u64 {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let besieged = play(args, server).await?;
    let ratio = besieged.percentile_ms(0.99) / quiet.percentile_ms(0.99);
    if args.json {
        let figures = json!({
            "suite": "tablee", "hostile": n_hostile, "tables": args.tables, "rate": args.rate,
            "quiet_p50_ms": quiet.percentile_ms(0.5), "quiet_p99_ms": quiet.percentile_ms(0.99),
            "p50_ms": besieged.percentile_ms(0.5), "p99_ms": besieged.percentile_ms(0.99),
            "ratio": ratio, "opened": siege.n_opened(), "closed": siege.n_closed(),
        });
        return Ok(terminal::print(&format!("{figures}\n"))?);
    }
    terminal::print(&format!(
        "{} tables of tic-tac-toe among {n_hostile} connections that are silent or send a header a second\n\
         in quiet           {:>10.2} ms in the middle, {:.2} ms for 99 of 100\n\
         among them         {:>10.2} ms in the middle, {:.2} ms for 99 of 100: {ratio:.2} times as long\n\
         hostile            {:>10} opened, {} of them closed by the server\n",
        args.tables,
        quiet.percentile_ms(0.5),
        quiet.percentile_ms(0.99),
        besieged.percentile_ms(0.5),
        besieged.percentile_ms(0.99),
        siege.n_opened(),
        siege.n_closed(),
    ))?;
    Ok(())
}

async fn play(args: &LoadArgs, server: &ServerProcess) -> anyhow::Result<Readings> {
    let stand = Arc::new(Stand::new(server.address(), args.rate, args.echo));
    stand.open_idle(args.idle).await?;
    let mut playing = Vec::new();
    for number in 0..args.tables {
        let table = stand.seat_two().await?;
        playing.push(tokio::spawn(stand.clone().play(table, number)));
    }
    stand.enter(Phase::WarmUp);
    tokio::time::sleep(Duration::from_secs_f64(args.warm_up)).await;
    let before = Usage::of(server.id());
    let started = std::time::Instant::now();
    stand.enter(Phase::Measured);
    tokio::time::sleep(Duration::from_secs_f64(args.seconds)).await;
    stand.enter(Phase::Over);
    let seconds = started.elapsed().as_secs_f64();
    let after = Usage::of(server.id());
    let mut tables = Vec::new();
    for table in playing {
        tables.push(table.await.context("a table's task")??);
    }
    Ok(Readings::of(seconds, (before, after), tables))
}

fn report(args: &LoadArgs, readings: &Readings, ended: Option<&Usage>) -> anyhow::Result<()> {
    let memory_mb = ended.map(|usage| usage.memory_mb);
    if args.json {
        let figures = json!({
            "suite": "tablee", "tables": args.tables, "idle": args.idle, "rate": args.rate,
            "echo": args.echo,
            "moves_per_s": readings.moves_per_s().round(),
            "games_per_s": readings.games_per_s().round(),
            "p50_ms": readings.percentile_ms(0.5), "p99_ms": readings.percentile_ms(0.99),
            "max_ms": readings.percentile_ms(1.0),
            "server_us_per_move": readings.server_us_per_move(), "memory_mb": memory_mb,
        });
        return Ok(terminal::print(&format!("{figures}\n"))?);
    }
    let pace = if args.rate > 0.0 {
        format!("{} a second each", args.rate)
    } else {
        "as fast as they can".into()
    };
    terminal::print(&format!(
        "{} tables of tic-tac-toe, two sockets each, moves {pace}\n\
         accepted moves     {:>10.0} a second, each on disk before anybody saw it\n\
         finished games     {:>10.0} a second\n\
         move to opponent   {:>10.2} ms in the middle, {:.2} ms for 99 of 100, {:.2} ms at worst\n\
         server             {:>10.1} µs of CPU a move, {:.0} MB of memory\n",
        args.tables,
        readings.moves_per_s(),
        readings.games_per_s(),
        readings.percentile_ms(0.5),
        readings.percentile_ms(0.99),
        readings.percentile_ms(1.0),
        readings.server_us_per_move(),
        memory_mb.unwrap_or(f64::NAN),
    ))?;
    Ok(())
}
