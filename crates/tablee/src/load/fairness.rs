//! `tablee load --fairness`: how long a hard bot takes to answer one visitor while another takes all it may.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use anyhow::Context;
use client::{Http, ServerProcess, Socket};
use serde_json::{Value, json};

use crate::args::LoadArgs;
use crate::load::neighbour::{self, Taken, text};
use crate::terminal;

/// How long the neighbour takes what there is before anybody measures.
const WARM_UP: Duration = Duration::from_secs(5);
/// How often the lobby is asked for.
const LOBBY_EVERY: Duration = Duration::from_millis(50);

/// How long things took, in milliseconds, ascending.
struct Times(Vec<f64>);

impl Times {
    fn new(mut times: Vec<Duration>) -> Times {
        times.sort_unstable();
        Times(times.iter().map(|time| time.as_secs_f64() * 1e3).collect())
    }

    /// What this share of them kept.
    fn at(&self, share: f64) -> f64 {
        let last = self.0.len().saturating_sub(1);
        self.0.get((last as f64 * share).ceil() as usize).copied().unwrap_or(f64::NAN)
    }
}

/// Measures the bot's answers and the lobby, alone and beside the neighbour.
pub(super) async fn run(args: &LoadArgs, seconds: f64) -> anyhow::Result<()> {
    let folder = tempfile::tempdir().context("a folder for the tables")?;
    let own = std::env::current_exe().context("this program's own file")?;
    let program = args.program.as_deref().unwrap_or(&own);
    let server = ServerProcess::start(program, &folder.path().join("load.db"), &["--log", "off"])?;
    let time = Duration::from_secs_f64(seconds);
    let measured = async {
        let games = neighbour::prepare(server.address()).await?;
        let alone = measure(server.address(), &args.game, time).await?;
        let taken = neighbour::take_all(server.address(), &games);
        tokio::time::sleep(WARM_UP).await;
        let beside = measure(server.address(), &args.game, time).await?;
        taken.end();
        report(args, &alone, &beside, &taken)
    };
    let measured = measured.await;
    drop(server);
    folder.close().context("the folder of the tables")?;
    measured
}

/// How long the bot took for each answer, and the lobby for each page.
async fn measure(address: &str, game: &str, time: Duration) -> anyhow::Result<[Times; 2]> {
    let until = Instant::now() + time;
    let (answers, pages) = tokio::join!(answers(address, game, until), lobby(address, until));
    Ok([Times::new(answers?), Times::new(pages?)])
}

async fn lobby(address: &str, until: Instant) -> anyhow::Result<Vec<Duration>> {
    let from = Some(IpAddr::V4(Ipv4Addr::new(127, 0, 0, 3)));
    let mut http = Http::connect_from(address, from).await?;
    let mut times = Vec::new();
    while Instant::now() < until {
        let asked = Instant::now();
        let page = http.get("/", &[]).await?;
        anyhow::ensure!(page.status == 200, "the lobby answered {}", page.status);
        times.push(asked.elapsed());
        tokio::time::sleep(LOBBY_EVERY).await;
    }
    Ok(times)
}

/// One game after another against a hard bot, each time as somebody else: nobody but the neighbour is to meet a limit.
async fn answers(address: &str, game: &str, until: Instant) -> anyhow::Result<Vec<Duration>> {
    let mut times = Vec::new();
    let mut n_games = 0;
    while Instant::now() < until {
        n_games += 1;
        let from = IpAddr::V4(Ipv4Addr::new(127, 0, 1, (n_games % 250) as u8 + 1));
        let mut http = Http::connect_from(address, Some(from)).await?;
        let wish =
            json!({ "game": game, "seats": ["person", "bot:hard"], "name": "V", "pause_ms": 0 });
        let opened = http.post("/api/tables", &[], &wish).await?;
        anyhow::ensure!(opened.status == 201, "{}: {}", opened.status, opened.body);
        let (table, token) = (text(&opened.json(), "table"), text(&opened.json(), "token"));
        let path = format!("/api/tables/{table}/socket?token={token}");
        let socket = Socket::open_from(address, Some(from), &path, &[]).await?;
        play(socket, until, n_games, &mut times).await?;
    }
    Ok(times)
}

/// Plays any move, and notes how long the bot takes for each of its own: also for one that it has not made at the end.
async fn play(
    mut socket: Socket,
    until: Instant,
    mut dice: usize,
    times: &mut Vec<Duration>,
) -> anyhow::Result<()> {
    let mut asked: Option<Instant> = None;
    loop {
        let next = tokio::time::timeout_at(until.into(), socket.next()).await;
        let Ok(message) = next else {
            times.extend(asked.map(|asked| asked.elapsed()));
            return Ok(());
        };
        let message = message?;
        if message.get("turn").is_none() {
            continue;
        }
        times.extend(asked.take().map(|asked| asked.elapsed()));
        if message["turn"] == "over" {
            socket.close().await;
            return Ok(());
        }
        match message["legal"].as_array().filter(|legal| !legal.is_empty()) {
            Some(legal) => {
                dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695);
                let act: &Value = &legal[(dice >> 33) % legal.len()];
                socket.send(&json!({ "act": act })).await?;
            }
            None => asked = Some(Instant::now()),
        }
    }
}

fn report(
    args: &LoadArgs,
    [alone, lobby_alone]: &[Times; 2],
    [beside, lobby]: &[Times; 2],
    taken: &Taken,
) -> anyhow::Result<()> {
    let ratio = beside.at(0.99) / alone.at(0.99);
    let count = |counter: &std::sync::atomic::AtomicU64| counter.load(Ordering::Relaxed);
    let [tables, seats] = [&taken.tables, &taken.seats].map(count);
    let [analyses, refused] = [&taken.analyses, &taken.refused].map(count);
    if args.json {
        let figures = json!({
            "game": args.game, "answers": [alone.0.len(), beside.0.len()],
            "p50_ms": [alone.at(0.5), beside.at(0.5)], "p99_ms": [alone.at(0.99), beside.at(0.99)],
            "ratio_p99": ratio, "lobby_p99_ms": [lobby_alone.at(0.99), lobby.at(0.99)],
            "neighbour": { "tables": tables, "seats": seats, "analyses": analyses, "refused": refused },
        });
        return Ok(terminal::print(&format!("{figures}\n"))?);
    }
    terminal::print(&format!(
        "a hard bot at {}     alone {:>8.1} ms in the middle, {:>8.1} ms for 99 of 100 ({} answers)\n\
         beside the neighbour       {:>8.1} ms in the middle, {:>8.1} ms for 99 of 100 ({} answers)\n\
         99 of 100, times           {ratio:>8.2}\n\
         the lobby, 99 of 100       {:>8.1} ms alone, {:.1} ms beside the neighbour\n\
         the neighbour opened {tables} tables of experts, sat at {seats} more, asked for {analyses} analyses and was refused \
         {refused} times\n",
        args.game,
        alone.at(0.5),
        alone.at(0.99),
        alone.0.len(),
        beside.at(0.5),
        beside.at(0.99),
        beside.0.len(),
        lobby_alone.at(0.99),
        lobby.at(0.99),
    ))?;
    Ok(())
}
