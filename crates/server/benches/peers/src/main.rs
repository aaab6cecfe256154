//! The least that any server of this kind does: axum passes each message of one socket on to another.
//!
//! `relay SOCKETS SECONDS [RATE]` starts `relay serve` and has pairs of sockets play ball: as fast as they can, or RATE
//! messages a second for each pair. It prints one JSON object with the fields of `tablee load --json`.

mod load;
mod serve;

use anyhow::Context;

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.as_slice() {
        [word] if word == "serve" => serve::serve().await,
        [sockets, seconds, rest @ ..] => {
            let rate = rest.first().map_or(Ok(0.0), |rate| rate.parse()).context("a rate")?;
            load::run(sockets.parse()?, seconds.parse()?, rate).await
        }
        _ => anyhow::bail!("relay SOCKETS SECONDS [RATE]"),
    }
}
