//! `tablee load`: many tables at once against a server of its own, to see what it bears.

mod fairness;
mod measure;
mod neighbour;
mod tables;

use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use client::ServerProcess;
use serde_json::json;

use crate::args::LoadArgs;
use crate::load::measure::{Readings, Usage};
use crate::load::tables::{Phase, Stand};
use crate::terminal;

/// Starts a server, has the tables play, and says what was measured.
pub(crate) fn run(args: &LoadArgs) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        match args.fairness {
            Some(seconds) => fairness::run(args, seconds).await,
            None => load(args).await,
        }
    })
}

async fn load(args: &LoadArgs) -> anyhow::Result<()> {
    let folder = std::env::temp_dir().join(format!("tablee-load-{}", std::process::id()));
    std::fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
    let program = std::env::current_exe().context("this program's own file")?;
    let server =
        ServerProcess::start(&program, &folder.join("load.db"), &["--rate", "0", "--log", "off"])?;
    let measured = play(args, &server).await;
    let ended = Usage::of(server.id());
    drop(server);
    std::fs::remove_dir_all(&folder).with_context(|| folder.display().to_string())?;
    report(args, &measured?, ended.as_ref())
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
