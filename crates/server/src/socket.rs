//! One task for each socket: reads, acts, and sends what the table has for it.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use engine::{Seat, Viewer};
use futures_util::SinkExt;

use crate::error::{Error, Kind, Result};
use crate::limit::{Bucket, Rate};
use crate::outbox::Outbox;
use crate::room::{Newcomer, Room};
use crate::wire::{self, Ask, Wish};

/// The longest message read.
pub(crate) const MAX_MESSAGE: usize = 16 * 1024;
/// How often a silent socket is asked whether it is still there.
const PING_EVERY: Duration = Duration::from_secs(30);
/// After how many unanswered questions it is given up.
const MAX_SILENCE: u32 = 3;
/// How long a message may take to be handed to the network.
const SEND_PATIENCE: Duration = Duration::from_secs(20);

/// Somebody at a socket.
pub(crate) struct Client {
    pub(crate) room: Arc<Room>,
    pub(crate) who: Newcomer,
    pub(crate) since: Option<u64>,
}

/// What a socket may send.
struct Allowance {
    messages: Option<(Rate, Bucket)>,
    remarks: (Rate, Bucket),
}

impl Allowance {
    fn new(per_second: Option<u32>) -> Allowance {
        let now = Instant::now();
        let full = |rate: Rate| (rate, Bucket::full(rate, now));
        Allowance {
            messages: per_second.map(|n| full(Rate::per_second(n))),
            remarks: full(Rate { per_second: 0.5, burst: 8.0 }),
        }
    }

    fn message(&mut self) -> bool {
        let now = Instant::now();
        self.messages.as_mut().is_none_or(|(rate, bucket)| bucket.take(*rate, now, 1.0))
    }

    fn remark(&mut self) -> bool {
        let (rate, bucket) = &mut self.remarks;
        bucket.take(*rate, Instant::now(), 1.0)
    }
}

/// Serves a socket until one of the two sides is done.
pub(crate) async fn serve(mut socket: WebSocket, client: Client) {
    let outbox = Arc::new(Outbox::default());
    let house = client.room.house.clone();
    let subscribed = client.room.subscribe(client.who.clone(), client.since, outbox.clone()).await;
    match subscribed {
        Ok(id) => {
            house.metrics.add_socket(1);
            let _leaving = Leaving { room: client.room.clone(), id };
            let end = talk(&mut socket, &client, &outbox).await;
            if matches!(end, End::Cut) {
                house.metrics.count_cut();
            }
            close(socket, end).await;
        }
        Err(error) => {
            let _ = socket.send(Message::text(wire::failed(None, &error))).await;
            close(socket, End::Gone).await;
        }
    }
}

/// Takes a socket off the table's list, whatever ended it.
struct Leaving {
    room: Arc<Room>,
    id: u64,
}

impl Drop for Leaving {
    fn drop(&mut self) {
        let (room, id) = (self.room.clone(), self.id);
        room.house.metrics.add_socket(-1);
        tokio::spawn(async move { room.unsubscribe(id).await });
    }
}

/// Why a conversation ended.
enum End {
    /// The client went away.
    Gone,
    /// It reads too slowly, or the house closes.
    Cut,
    /// It sends too much.
    Flood,
}

async fn talk(socket: &mut WebSocket, client: &Client, outbox: &Outbox) -> End {
    let mut allowance = Allowance::new(client.room.house.config.messages_per_second);
    let mut pings = tokio::time::interval_at(tokio::time::Instant::now() + PING_EVERY, PING_EVERY);
    let mut n_silent = 0;
    loop {
        match send_all(socket, outbox).await {
            Ok(()) => {}
            Err(end) => return end,
        }
        tokio::select! {
            biased;
            received = socket.recv() => {
                n_silent = 0;
                match received {
                    None | Some(Err(_)) => return End::Gone,
                    Some(Ok(message)) => {
                        if !receive(client, outbox, &mut allowance, message).await {
                            return End::Flood;
                        }
                    }
                }
            }
            () = outbox.news() => {}
            _ = pings.tick() => {
                n_silent += 1;
                if n_silent > MAX_SILENCE {
                    return End::Gone;
                }
                if !timely(socket.send(Message::Ping(Bytes::default())), outbox).await {
                    return End::Cut;
                }
            }
        }
    }
}

/// Hands everything that waits to the network.
async fn send_all(socket: &mut WebSocket, outbox: &Outbox) -> std::result::Result<(), End> {
    let mut has_sent = false;
    while let Some(message) = outbox.pop() {
        has_sent = true;
        if !timely(socket.feed(Message::Text(message)), outbox).await {
            return Err(End::Cut);
        }
    }
    if has_sent && !timely(socket.flush(), outbox).await {
        return Err(End::Cut);
    }
    if outbox.is_cut() { Err(End::Cut) } else { Ok(()) }
}

/// Whether something was sent before the reader was cut off or patience ended.
async fn timely<E>(
    sending: impl Future<Output = std::result::Result<(), E>>,
    outbox: &Outbox,
) -> bool {
    let mut sending = std::pin::pin!(sending);
    // Nearly always there is room, and nothing to wait for.
    let at_once =
        std::future::poll_fn(|context| std::task::Poll::Ready(sending.as_mut().poll(context)));
    if let std::task::Poll::Ready(sent) = at_once.await {
        return sent.is_ok();
    }
    let cut_off = async {
        while !outbox.is_cut() {
            outbox.news().await;
        }
    };
    tokio::select! {
        sent = sending => sent.is_ok(),
        () = cut_off => false,
        () = tokio::time::sleep(SEND_PATIENCE) => false,
    }
}

async fn close(mut socket: WebSocket, end: End) {
    let frame = |code, reason: &'static str| CloseFrame { code, reason: reason.into() };
    let frame = match end {
        End::Gone => return,
        End::Cut => frame(close_code::AWAY, "closing"),
        End::Flood => frame(close_code::POLICY, "too many messages"),
    };
    let closing = socket.send(Message::Close(Some(frame)));
    let _ = tokio::time::timeout(Duration::from_secs(1), closing).await;
}

/// Answers a message; `false` when the client has sent far too many.
async fn receive(
    client: &Client,
    outbox: &Outbox,
    allowance: &mut Allowance,
    message: Message,
) -> bool {
    let text = match message {
        Message::Text(text) => text,
        Message::Ping(_) | Message::Pong(_) | Message::Close(_) => return true,
        Message::Binary(_) => {
            let error = Error::bad("messages are text");
            outbox.push(wire::failed(None, &error).into());
            return allowance.message();
        }
    };
    if !allowance.message() {
        client.room.house.metrics.count_limited();
        return false;
    }
    outbox.push(answer(client, allowance, &text).await);
    true
}

async fn answer(client: &Client, allowance: &mut Allowance, text: &str) -> Utf8Bytes {
    let ask = match Ask::read(text) {
        Ok(ask) => ask,
        Err(error) => return wire::failed(None, &error).into(),
    };
    let n = ask.n;
    match ask.wish() {
        Ok(wish) => grant(client, allowance, n, wish).await,
        Err(error) => Err(error),
    }
    .unwrap_or_else(|error| wire::failed(n, &error.in_lang(client.who.lang)))
    .into()
}

async fn grant(
    client: &Client,
    allowance: &mut Allowance,
    n: Option<u64>,
    wish: Wish,
) -> Result<String> {
    let room = &client.room;
    let version = match wish {
        Wish::Ping(number) => return Ok(wire::pong(number)),
        Wish::Say(text) => {
            if !allowance.remark() {
                return Err(Error::says(Kind::TooMany, "fault-too-many"));
            }
            room.say(client.who.viewer, &text).await?;
            return Ok(wire::ok(n, None));
        }
        Wish::Why(touched) => {
            let why = room.why(seat(client)?, &touched, client.who.lang).await?;
            let (reason, rule) = why.unzip();
            return Ok(wire::because(n, reason.as_deref(), rule.flatten()));
        }
        Wish::Act { notation, version } => {
            room.act(seat(client)?, &notation, version, client.who.lang).await?
        }
        Wish::Undo => room.undo(seat(client)?).await?,
        Wish::Agree(agrees) => room.agree(seat(client)?, agrees).await?,
        Wish::Leave => room.leave(seat(client)?).await?,
        Wish::Back => room.back(seat(client)?).await?,
        Wish::Start => {
            seat(client)?;
            room.start().await?
        }
    };
    Ok(wire::ok(n, Some(version)))
}

fn seat(client: &Client) -> Result<Seat> {
    match client.who.viewer {
        Viewer::Seat(seat) => Ok(seat),
        Viewer::Spectator => Err(Error::says(Kind::Forbidden, "fault-watching")),
    }
}
