//! `tablee dev`: all seats of a game side by side in the browser, for whoever writes its rules.
//!
//! [`mod@bench`] is the table, kept in a record so that it survives a new build; [`http`] answers on the loopback address alone;
//! [`page`] is what is seen, with a frame for each viewer drawn by [`seat`].

mod bench;
mod http;
mod page;
mod seat;

use std::net::{Ipv4Addr, SocketAddr};

use tokio::net::TcpListener;

use crate::args::DevArgs;
use crate::complaint::{Complaint, Done};
use crate::house::House;
use crate::terminal::print_lines;
use bench::Bench;

/// The port that is tried first when nobody asks for one: a page that is open finds the next build there.
const USUAL_PORT: u16 = 8618;

/// Serves until somebody presses Ctrl-C.
pub(crate) fn run(house: House, args: &DevArgs) -> Done {
    let (bench, notes) = Bench::open(house, args)?;
    print_lines(notes)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let served = runtime.block_on(serve(bench, args.port));
    runtime.shutdown_background();
    served
}

async fn serve(bench: Bench, port: Option<u16>) -> Done {
    let listener = listen(port).await?;
    let address = listener.local_addr()?;
    print_lines([format!("http://{address}")])?;
    let app = http::routes(bench, address);
    let ended = async { drop(tokio::signal::ctrl_c().await) };
    Ok(axum::serve(listener, app).with_graceful_shutdown(ended).await?)
}

async fn listen(port: Option<u16>) -> Done<TcpListener> {
    let at = |port| SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    match TcpListener::bind(at(port.unwrap_or(USUAL_PORT))).await {
        Err(_) if port.is_none() => Ok(TcpListener::bind(at(0)).await?),
        Err(error) => {
            let port = port.unwrap_or(USUAL_PORT);
            Err(Complaint::failed(format!("port {port} cannot be had: {error}; try another")))
        }
        Ok(listener) => Ok(listener),
    }
}
