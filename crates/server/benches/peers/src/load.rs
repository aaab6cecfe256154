//! Pairs of sockets that play ball, and how long the ball is in the air.

use std::process::Stdio;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::time::{Duration, Instant};

use anyhow::Context;
use futures_util::{SinkExt, StreamExt};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::net::TcpStream;
use tokio::process::Command;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

type Socket = WebSocketStream<TcpStream>;

const WARM_UP: u8 = 0;
const MEASURED: u8 = 1;
const OVER: u8 = 2;

/// About as long as what a player of tic-tac-toe is sent.
const N_BYTES: usize = 200;

/// Starts the relay, plays, and prints what was measured.
pub(crate) async fn run(n_sockets: usize, seconds: f64, rate: f64) -> anyhow::Result<()> {
    let program = std::env::current_exe()?;
    let mut server =
        Command::new(program).arg("serve").stdout(Stdio::piped()).kill_on_drop(true).spawn()?;
    let output = server.stdout.take().context("the relay's output")?;
    let mut address = String::new();
    BufReader::new(output).read_line(&mut address).await?;
    let phase = Arc::new(AtomicU8::new(WARM_UP));
    let mut pairs = Vec::new();
    for room in 0..n_sockets / 2 {
        let pair = [connect(address.trim(), room, 0).await?, connect(address.trim(), room, 1).await?];
        pairs.push(tokio::spawn(play(pair, room, rate, phase.clone())));
    }
    tokio::time::sleep(Duration::from_secs(2)).await;
    phase.store(MEASURED, Ordering::Relaxed);
    tokio::time::sleep(Duration::from_secs_f64(seconds)).await;
    phase.store(OVER, Ordering::Relaxed);
    let mut latencies_us = Vec::new();
    for pair in pairs {
        latencies_us.extend(pair.await??);
    }
    latencies_us.sort_unstable();
    let at = |share: f64| {
        let n = (latencies_us.len().saturating_sub(1) as f64 * share) as usize;
        latencies_us.get(n).map_or(f64::NAN, |us| f64::from(*us) / 1000.0)
    };
    println!(
        "{{\"suite\":\"relay\",\"moves_per_s\":{:.0},\"p50_ms\":{},\"p99_ms\":{},\"max_ms\":{}}}",
        latencies_us.len() as f64 / seconds,
        at(0.5),
        at(0.99),
        at(1.0)
    );
    Ok(())
}

async fn connect(address: &str, room: usize, seat: usize) -> anyhow::Result<Socket> {
    let stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    let config = WebSocketConfig::default().read_buffer_size(4096);
    let url = format!("ws://{address}/{room}/{seat}");
    let (mut socket, _) = client_async_with_config(url, stream, Some(config)).await?;
    socket.next().await.context("closed by the relay")??;
    Ok(socket)
}

/// Sends from one to the other and back; how long each message took, in microseconds.
async fn play(
    mut pair: [Socket; 2],
    room: usize,
    rate: f64,
    phase: Arc<AtomicU8>,
) -> anyhow::Result<Vec<u32>> {
    let gap = if rate > 0.0 { 1.0 / rate } else { 0.0 };
    let mut due =
        Instant::now() + Duration::from_secs_f64(gap * (room as f64 * 0.618_034).fract());
    let ball = Message::text("x".repeat(N_BYTES));
    let mut latencies_us = Vec::new();
    while phase.load(Ordering::Relaxed) != OVER {
        if gap > 0.0 {
            tokio::time::sleep_until(due.into()).await;
            due += Duration::from_secs_f64(gap);
        }
        let is_measured = phase.load(Ordering::Relaxed) == MEASURED;
        let sent = Instant::now();
        let [from, to] = &mut pair;
        from.send(ball.clone()).await?;
        while !matches!(to.next().await.context("closed by the relay")??, Message::Text(_)) {}
        if is_measured && phase.load(Ordering::Relaxed) == MEASURED {
            latencies_us.push(sent.elapsed().as_micros() as u32);
        }
        pair.reverse();
    }
    Ok(latencies_us)
}
