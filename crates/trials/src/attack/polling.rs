//! An opponent who asks again and again, while answers are given in secret: whether the disk shows her when that is.

use std::path::PathBuf;
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use client::{Http, ServerProcess, Socket};
use serde_json::json;

use super::Finding;
use super::stand::{Heard, PATIENCE, Stand, hear, legal, pair, percentile, socket};

/// How long the disk takes for each sync, where a C compiler is there to slow it down.
const SYNC_MS: u32 = 20;
/// At how many tables somebody answers in secret.
const TABLES: usize = 16;
/// For how long the opponent asks, from when the table begins; the answer is told later than that.
const WATCH: Duration = Duration::from_millis(1_800);
/// When the answer is given, at the earliest and at the latest.
const GIVEN_MS: [u64; 2] = [150, 1_500];
/// How near to the answer what she sees has to be.
const NEAR: Duration = Duration::from_millis(25);
/// Makes every sync take that long.
const SLOW: &str = "
#define _GNU_SOURCE
#include <time.h>
#include <unistd.h>
#include <sys/syscall.h>
static void wait(void) {
    struct timespec t = { 0, SYNC_MS * 1000000L };
    nanosleep(&t, 0);
}
int fsync(int file) { wait(); return syscall(SYS_fsync, file); }
int fdatasync(int file) { wait(); return syscall(SYS_fdatasync, file); }
";

/// What slows a program's disk down, loaded before it; nothing where there is no C compiler.
fn slow_disk(stand: &Stand) -> Option<PathBuf> {
    let (source, library) = (stand.file().with_extension("c"), stand.file().with_extension("so"));
    std::fs::write(&source, SLOW.replace("SYNC_MS", &SYNC_MS.to_string())).ok()?;
    let mut command = Command::new("cc");
    command.args(["-shared", "-fPIC", "-O1", "-o"]).arg(&library).arg(&source);
    command.status().ok().filter(std::process::ExitStatus::success).map(|_| library)
}

fn serve(stand: &Stand, slow: Option<&PathBuf>) -> Result<ServerProcess> {
    let mut command = Command::new(&stand.program);
    command.args(["serve", "--port", "0", "--log", "off", "--rate", "0", "--db"]);
    command.arg(stand.file());
    slow.map(|library| command.env("LD_PRELOAD", library));
    Ok(ServerProcess::of(command)?)
}

/// How an opponent asks.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Asking {
    /// Her program asks over its socket why something is not allowed.
    Why,
    /// A stranger asks for the table.
    Get,
}

/// Somebody answers in secret at a moment of her own; the other asks all the time, and takes the moment at which she waited
/// longest for the one of the answer.
pub(super) async fn moments(stand: &Stand) -> Result<Finding> {
    let slow = slow_disk(stand);
    let server = serve(stand, slow.as_ref())?;
    let mut found = [0; 2];
    let mut longest = Vec::new();
    for n in 0..TABLES {
        for (asking, n_found) in [Asking::Why, Asking::Get].into_iter().zip(&mut found) {
            let seen = watch(server.address(), asking, n).await?;
            *n_found += usize::from(seen.is_near);
            longest.push(seen.longest);
        }
    }
    let disk = if slow.is_some() { "" } else { " (disk as it is)" };
    let result = format!(
        "why {} of {TABLES}, GET {} of {TABLES}, longest wait {:.0} ms{disk}",
        found[0],
        found[1],
        percentile(&longest, 0.5).as_secs_f64() * 1000.0
    );
    // Chance alone is near in one of some thirty.
    Ok(Finding::new(found.iter().all(|n_found| *n_found <= TABLES / 4), result))
}

/// What an opponent saw at one table.
struct Seen {
    is_near: bool,
    longest: Duration,
}

async fn watch(address: &str, asking: Asking, n: usize) -> Result<Seen> {
    let mut http = Http::connect(address).await?;
    let (table, [own, other]) = pair(&mut http, "goofspiel").await?;
    let mut answering = socket(address, &table, &own).await?;
    let mut opponent = socket(address, &table, &other).await?;
    let choices = match hear(&mut answering, |message| !legal(message).is_empty()).await {
        Heard::Said(message) => legal(&message),
        Heard::Closed | Heard::Nothing(_) => bail!("the table does not begin"),
    };
    let choice = choices.first().context("a choice")?.clone();
    let started = Instant::now();
    // Spread over the window, and not in step with anything.
    let spread = GIVEN_MS[1] - GIVEN_MS[0];
    let given = Duration::from_millis(GIVEN_MS[0] + (n as u64 * 577 + 131) % spread);
    let answer = tokio::spawn(async move {
        tokio::time::sleep_until((started + given).into()).await;
        answering.send(&json!({ "act": choice, "n": 1 })).await?;
        hear(&mut answering, |message| message["n"] == 1).await;
        Ok::<(), client::Error>(())
    });
    let mut waits = Vec::new();
    while started.elapsed() < WATCH {
        let asked = Instant::now();
        match asking {
            Asking::Why => why(&mut opponent).await?,
            Asking::Get => drop(http.get(&format!("/api/tables/{table}"), &[]).await?),
        }
        waits.push((asked.elapsed(), asked - started));
        // As often as anybody may.
        tokio::time::sleep(Duration::from_millis(4)).await;
    }
    answer.await??;
    let (longest, at) = waits.into_iter().max().context("a question")?;
    let is_near = at.abs_diff(given) <= NEAR || (at + longest).abs_diff(given) <= NEAR;
    Ok(Seen { is_near, longest })
}

async fn why(socket: &mut Socket) -> Result<()> {
    socket.send(&json!({ "why": ["card-1"], "n": 2 })).await?;
    tokio::time::timeout(PATIENCE, hear(socket, |message| message["n"] == 2)).await?;
    Ok(())
}
