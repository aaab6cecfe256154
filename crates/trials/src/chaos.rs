//! Kills the server again and again while people play, and checks that nothing accepted is lost.

mod table;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use catalog::Catalog;
use client::{Http, ServerProcess};
use indicatif::ProgressBar;
use serde_json::json;
use tokio::task::JoinSet;

use crate::chaos::table::{Table, Trial};

/// How often and how long.
#[derive(clap::Args)]
pub(crate) struct Chaos {
    /// How often the server is killed.
    #[arg(short = 'n', long, default_value_t = 200, value_name = "N")]
    kills: u32,
    /// How many tables of each game are played at once.
    #[arg(long, default_value_t = 3, value_name = "N")]
    tables: u32,
    /// Which random moves and moments; the same number tries the same.
    #[arg(long, default_value_t = 1, value_name = "N")]
    seed: u64,
    /// Kills this program; left out, `tablee` is built and killed.
    #[arg(long, value_name = "FILE")]
    program: Option<PathBuf>,
}

/// Every game with the options and seats it is played with: people everywhere, or a bot in the last seat.
fn games() -> Vec<(&'static str, &'static str, usize)> {
    let catalog = Catalog::standard();
    let seated = |game: &'static str, options: &'static str| {
        let title = catalog.title(game).expect("every board belongs to a game of the catalog");
        let n_seats = title.n_seats(&options.parse().expect("options")).expect("a setup");
        (game, options, n_seats)
    };
    let campaign = seated("ephios", "mode=campaign seats=2");
    ui::boards().map(|board| seated(board.game(), board.shown().short)).chain([campaign]).collect()
}

impl Chaos {
    pub(crate) fn run(&self) -> Result<()> {
        let program = crate::program(self.program.as_deref())?;
        let folder = tempfile::Builder::new().prefix("tablee-chaos-").tempdir()?;
        let runtime = tokio::runtime::Runtime::new()?;
        let tried = runtime.block_on(self.try_it(&program, &folder.path().join("chaos.db")));
        match tried {
            Ok(report) => {
                folder.close().context("the folder of the tables")?;
                println!("{report}");
                Ok(())
            }
            Err(error) => {
                let kept = folder.keep();
                Err(error.context(format!("the tables are kept in {}", kept.display())))
            }
        }
    }

    async fn try_it(&self, program: &Path, file: &Path) -> Result<String> {
        let started = Instant::now();
        let mut server = serve(program, file)?;
        let mut tables = self.open_tables(server.address()).await?;
        let bar = ProgressBar::new(u64::from(self.kills));
        let mut dice = Dice(self.seed);
        for _ in 0..self.kills {
            let lasts = Duration::from_millis(40 + dice.below(260));
            tables = under_load(tables, server, lasts, dice.below(u64::MAX)).await?;
            server = serve(program, file)?;
            bar.inc(1);
        }
        bar.finish_and_clear();
        tables = to_the_end(tables, &server, dice.below(u64::MAX)).await?;
        let n_over = check_records(&tables, server.address()).await?;
        let n_acknowledged: usize = tables.iter().map(|table| table.acknowledged.len()).sum();
        let n_resumed: u64 = tables.iter().map(|table| table.n_resumed).sum();
        Ok(format!(
            "{} kills, {} tables of {} games, {n_acknowledged} acknowledged moves, none lost; \
             {n_resumed} times a viewer came back and saw what was shown before; \
             {n_over} games over, their records hold every acknowledged move; {:.0} s",
            self.kills,
            tables.len(),
            games().len(),
            started.elapsed().as_secs_f64(),
        ))
    }

    async fn open_tables(&self, address: &str) -> Result<Vec<Table>> {
        let mut http = Http::connect(address).await?;
        let mut tables = Vec::new();
        for number in 0..self.tables {
            for (game, options, n_seats) in games() {
                // Every third table has a bot in its last seat.
                let n_people = n_seats - usize::from(number % 3 == 2);
                tables.push(Table::open(&mut http, game, options, n_people, n_seats).await?);
            }
        }
        Ok(tables)
    }
}

fn serve(program: &Path, file: &Path) -> Result<ServerProcess> {
    Ok(ServerProcess::start(program, file, &["--rate", "0", "--least-pause", "1", "--log", "off"])?)
}

/// Plays all tables at once until the server is killed.
async fn under_load(
    tables: Vec<Table>,
    server: ServerProcess,
    lasts: Duration,
    seed: u64,
) -> Result<Vec<Table>> {
    let mut playing = start_all(tables, server.address(), Trial::UntilKilled, seed);
    tokio::time::sleep(lasts).await;
    server.kill();
    gather(&mut playing).await
}

/// Plays until every table has gone on: to its end, or a good way.
async fn to_the_end(tables: Vec<Table>, server: &ServerProcess, seed: u64) -> Result<Vec<Table>> {
    gather(&mut start_all(tables, server.address(), Trial::GoOn, seed)).await
}

fn start_all(tables: Vec<Table>, address: &str, trial: Trial, seed: u64) -> JoinSet<Result<Table>> {
    let mut playing = JoinSet::new();
    for (n, table) in tables.into_iter().enumerate() {
        let dice = Dice(seed.wrapping_add(n as u64));
        playing.spawn(table.play(address.to_string(), trial, dice));
    }
    playing
}

async fn gather(playing: &mut JoinSet<Result<Table>>) -> Result<Vec<Table>> {
    let mut tables = Vec::new();
    while let Some(table) = playing.join_next().await {
        tables.push(table??);
    }
    tables.sort_by(|a, b| a.id.cmp(&b.id));
    Ok(tables)
}

/// For each finished game: every acknowledged move is in its record, each seat's in order (answers that were held are
/// told in the order of their moments). Returns how many there were.
async fn check_records(tables: &[Table], address: &str) -> Result<usize> {
    let mut http = Http::connect(address).await?;
    let mut n_over = 0;
    for table in tables.iter().filter(|table| table.is_over) {
        let reply = http.get(&format!("/api/tables/{}/record", table.id), &[]).await?;
        ensure!(reply.status == 200, "{}: the record answers {}", table.id, reply.status);
        let mut lines: BTreeMap<&str, std::str::Lines<'_>> = BTreeMap::new();
        for step in &table.acknowledged {
            let seat = step.split(' ').next().unwrap_or_default();
            let lines = lines.entry(seat).or_insert_with(|| reply.body.lines());
            ensure!(
                lines.any(|line| line == step),
                "{} ({}): the acknowledged `{step}` is not in the record",
                table.id,
                table.game
            );
        }
        n_over += 1;
    }
    Ok(n_over)
}

/// Random numbers that can be repeated (SplitMix64).
#[derive(Clone, Debug)]
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ (z >> 31)) % bound
    }
}

/// What a new table is asked for with.
fn request(game: &str, options: &str, n_people: usize, n_seats: usize) -> serde_json::Value {
    let seats: Vec<&str> = (0..n_seats)
        .map(|n| match n {
            0 => "person",
            n if n < n_people => "open",
            _ => "bot:easy",
        })
        .collect();
    let options: serde_json::Map<String, serde_json::Value> = options
        .split_whitespace()
        .filter_map(|option| option.split_once('='))
        .map(|(key, value)| (key.to_string(), json!(value)))
        .collect();
    json!({ "game": game, "options": options, "seats": seats, "name": "P1", "pause_ms": 0 })
}
