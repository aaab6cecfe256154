//! Accepting connections: one task for each, with a timeout for everything that a client can keep waiting for.

use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use hyper::body::{Body as _, Incoming};
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite, AsyncWriteExt, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{Instant, Sleep};

use crate::at_table::{self, Access};
use crate::connections::{Pass, Standing};
use crate::error::{Error, Kind};
use crate::house::House;
use crate::serve::MAX_BODY;

/// The longest head of a request.
const MAX_HEAD: usize = 16 * 1024;
/// The most headers of a request.
const MAX_HEADERS: usize = 64;
/// How slowly a client may read in the long run once it lets us wait, in bytes a second.
const LEAST_RATE: u64 = 2_048;
/// How long a connection that is to be closed may go on with what it is about.
const LAST_WORDS: Duration = Duration::from_secs(2);
/// When whoever was turned away may try again.
pub(crate) const RETRY_AFTER: Duration = Duration::from_secs(5);

/// Accepts connections until the house closes, then waits for those that are left.
pub(crate) async fn accept(
    listener: TcpListener,
    routes: Router,
    house: Arc<House>,
    mut stopped: watch::Receiver<bool>,
) {
    let (mut tasks, stop) = (JoinSet::new(), stopped.clone());
    loop {
        tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => {
                    let (routes, stop) = (routes.clone(), stop.clone());
                    tasks.spawn(welcome(stream, peer, routes, house.clone(), stop));
                }
                Err(error) => {
                    tracing::warn!(%error, "a connection could not be accepted");
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
            },
            Some(_) = tasks.join_next(), if !tasks.is_empty() => {}
            () = told_to_stop(&mut stopped) => break,
        }
    }
    drop(listener);
    while tasks.join_next().await.is_some() {}
}

/// Waits until the house closes.
async fn told_to_stop(stopped: &mut watch::Receiver<bool>) {
    let _ = stopped.wait_for(|stop| *stop).await;
}

async fn welcome(
    mut stream: TcpStream,
    peer: SocketAddr,
    routes: Router,
    house: Arc<House>,
    stopped: watch::Receiver<bool>,
) {
    // What is sent is small and awaited: it must not wait for more.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "a connection stays slow");
    }
    let Some(pass) = house.connections.admit(peer.ip()) else {
        let sorry = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\nconnection: close\r\ncontent-length: 0\r\n\r\n";
        // Whoever does not take it at once goes without.
        let _ = stream.try_write(sorry);
        let _ = stream.shutdown().await;
        return;
    };
    let write = house.config.patience.write;
    let stream = Patient { inner: stream, patience: write, stalled: None };
    converse(stream, peer, routes, &house, pass, stopped).await;
}

/// Answers the requests of one connection.
async fn converse<S: AsyncRead + AsyncWrite + Unpin + Send + 'static>(
    stream: S,
    peer: SocketAddr,
    routes: Router,
    house: &House,
    pass: Arc<Pass>,
    mut stopped: watch::Receiver<bool>,
) {
    let close = pass.close.clone();
    let routes = TowerToHyperService::new(routes);
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        pass.asks();
        request.extensions_mut().insert(ConnectInfo(peer));
        request.extensions_mut().insert(pass.clone());
        let (answering, pass) = (routes.call(request), pass.clone());
        async move {
            let answer = answering.await;
            pass.rests();
            answer
        }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(house.config.patience.headers)
        .max_buf_size(MAX_HEAD)
        .max_headers(MAX_HEADERS)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    tokio::select! {
        _ = connection.as_mut() => return,
        // It has asked for nothing yet, or too many others are being closed.
        is_at_once = close.told() => if is_at_once { return },
        () = told_to_stop(&mut stopped) => {}
    }
    connection.as_mut().graceful_shutdown();
    let _ = tokio::time::timeout(LAST_WORDS, connection).await;
}

/// A stream whose other end has to take what it is sent (write timeout): it may pause for so long, and read slowly, but not
/// both for ever.
struct Patient<S> {
    inner: S,
    patience: Duration,
    stalled: Option<Pin<Box<Sleep>>>,
}

impl<S> Patient<S> {
    fn watch(
        &mut self,
        context: &mut Context<'_>,
        wrote: Poll<io::Result<usize>>,
        wanted: usize,
    ) -> Poll<io::Result<usize>> {
        match &wrote {
            Poll::Pending => {
                let patience = self.patience;
                let stalled =
                    self.stalled.get_or_insert_with(|| Box::pin(tokio::time::sleep(patience)));
                if stalled.as_mut().poll(context).is_ready() {
                    return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
                }
            }
            Poll::Ready(Ok(n)) if *n < wanted => {
                if let Some(stalled) = &mut self.stalled {
                    let more = Duration::from_millis(*n as u64 * 1_000 / LEAST_RATE);
                    let longest = Instant::now() + self.patience;
                    let deadline = (stalled.deadline() + more).min(longest);
                    stalled.as_mut().reset(deadline);
                }
            }
            Poll::Ready(_) => self.stalled = None,
        }
        wrote
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Patient<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.inner).poll_read(context, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Patient<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let wrote = Pin::new(&mut self.inner).poll_write(context, bytes);
        self.watch(context, wrote, bytes.len())
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let wrote = Pin::new(&mut self.inner).poll_write_vectored(context, slices);
        self.watch(context, wrote, slices.iter().map(|slice| slice.len()).sum())
    }

    fn is_write_vectored(&self) -> bool {
        self.inner.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.inner).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.inner).poll_shutdown(context)
    }
}

/// Reads the body of a request before anybody looks at it: it has to be there in time (body timeout), and short.
pub(crate) async fn read_in_time(
    State(house): State<Arc<House>>,
    request: Request,
    next: Next,
) -> Response {
    if request.body().is_end_stream() {
        return next.run(request).await;
    }
    let (parts, body) = request.into_parts();
    let reading = axum::body::to_bytes(body, MAX_BODY);
    let error = match tokio::time::timeout(house.config.patience.body, reading).await {
        Ok(Ok(bytes)) => return next.run(Request::from_parts(parts, Body::from(bytes))).await,
        Ok(Err(_)) => Error::says(Kind::TooLarge, "fault-too-large"),
        Err(_) => Error::says(Kind::TooSlow, "fault-too-slow"),
    };
    let mut response = error.into_response();
    // What is left of the body will not be read.
    response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    response
}

/// Lets only players and health checks use the places that are kept in reserve.
pub(crate) async fn keep_reserve(
    State(house): State<Arc<House>>,
    request: Request,
    next: Next,
) -> Response {
    let standing = request.extensions().get::<Arc<Pass>>().map(|pass| pass.standing());
    let is_let_in = match standing {
        None | Some(Standing::Own) => true,
        Some(Standing::Reserved | Standing::Beyond) => {
            let (uri, headers) = (request.uri().clone(), request.headers().clone());
            is_entitled(&house, &uri, &headers).await
        }
        Some(Standing::Refused) => false,
    };
    if is_let_in {
        return next.run(request).await;
    }
    let mut response = Error::too_many("fault-house-full", RETRY_AFTER).into_response();
    *response.status_mut() = StatusCode::SERVICE_UNAVAILABLE;
    response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    response
}

/// Whether a request asks after the house's health, or comes from somebody who has a seat at the table it is about.
async fn is_entitled(house: &Arc<House>, uri: &Uri, headers: &HeaderMap) -> bool {
    let path = uri.path();
    if ["/healthz", "/readyz"].contains(&path) {
        return true;
    }
    let Some(id) = at_table::table_of(path) else { return false };
    let Ok(room) = house.room(id).await else { return false };
    let Ok(access) = Access::of(uri) else { return false };
    at_table::right(&room, headers, &access).await.is_ok_and(|right| right.is_some())
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::AsyncReadExt;

    #[tokio::test]
    async fn whoever_takes_nothing_is_given_up() {
        let (ours, _theirs) = tokio::io::duplex(8);
        let patience = Duration::from_millis(20);
        let mut stream = Patient { inner: ours, patience, stalled: None };
        let error = stream.write_all(&[0; 64]).await.expect_err("nobody reads");
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
    }

    #[tokio::test]
    async fn whoever_takes_a_byte_now_and_then_is_given_up_too() {
        let (ours, mut theirs) = tokio::io::duplex(8);
        let patience = Duration::from_millis(20);
        let mut stream = Patient { inner: ours, patience, stalled: None };
        let dripping = tokio::spawn(async move {
            let mut byte = [0];
            while theirs.read_exact(&mut byte).await.is_ok() {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        });
        let error = stream.write_all(&vec![0; 64 * 1024]).await.expect_err("read too slowly");
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
        drop(stream);
        dripping.await.expect("it ends with the stream");
    }
}
