//! One task for each socket: reads, acts, and sends what the table has for it.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use futures_util::{FutureExt, SinkExt};
use localization::Lang;
use store::Opener;

use crate::connections::{Pass, SocketPlace};
use crate::error::{Error, Kind, Result};
use crate::house::House;
use crate::limit::{Budget, Flow, bytes};
use crate::outbox::Outbox;
use crate::room::{Newcomer, Right, Room};
use crate::wire::{self, Ask, Wish};

/// The longest message read.
pub(crate) const MAX_MESSAGE: usize = 16 * 1024;
/// After how many unanswered questions a silent socket is given up.
const MAX_SILENCE: u32 = 2;

/// Somebody at a socket, on the way to a table.
pub(crate) struct Client {
    pub(crate) room: Arc<Room>,
    pub(crate) who: Newcomer,
    pub(crate) since: Option<u64>,
    /// Whose quotas count.
    pub(crate) asker: Opener,
}

/// Somebody at a socket and at a table. Dropped, the table forgets her.
struct Sitting {
    room: Arc<Room>,
    who: Newcomer,
    outbox: Arc<Outbox>,
    /// The number under which she leaves the table.
    id: u64,
    asker: Opener,
    /// The connection's place in the house.
    pass: Arc<Pass>,
}

impl Sitting {
    /// Takes part at a table; from here on the outbox fills.
    async fn at(client: Client, pass: Arc<Pass>) -> Result<Sitting> {
        let Client { room, who, since, asker } = client;
        let outbox = Arc::new(Outbox::default());
        pass.becomes(who.viewer(), outbox.clone());
        let id = room.subscribe(who.clone(), since, outbox.clone()).await?;
        room.house.metrics.add_socket(1);
        Ok(Sitting { room, who, outbox, id, asker, pass })
    }

    /// Takes part at another table, by this token or watching. This one goes on until the other is left.
    async fn elsewhere(&self, table: &str, token: Option<&str>) -> Result<Sitting> {
        let room = self.room.house.room(table).await?;
        let right = match token {
            Some(token) => Some(room.right_by_token(token).await?),
            None => None,
        };
        self.at_next(room, right).await
    }

    /// Takes part at the table where the same people play again, each of them one seat further.
    async fn again(&self, table: &str) -> Result<Sitting> {
        let room = self.room.house.room(table).await?;
        let right = match &self.who.right {
            Some(right) => Some(room.right_again(right).await?),
            None => None,
        };
        self.at_next(room, right).await
    }

    async fn at_next(&self, room: Arc<Room>, right: Option<Right>) -> Result<Sitting> {
        let who = Newcomer { right, ..self.who.clone() };
        let client = Client { room, who, since: None, asker: self.asker.clone() };
        Sitting::at(client, self.pass.clone()).await
    }

    /// What lets it act; the table checks that it has not ended.
    fn right(&self) -> Result<&Right> {
        let right = self.who.right.as_ref();
        right.ok_or_else(|| Error::says(Kind::Forbidden, "fault-watching"))
    }
}

impl Drop for Sitting {
    fn drop(&mut self) {
        let (room, id) = (self.room.clone(), self.id);
        tokio::spawn(async move {
            room.unsubscribe(id).await;
            room.house.metrics.add_socket(-1);
            room.house.let_go(&room);
        });
    }
}

/// What a socket may send.
struct Allowance(Option<Flow>);

impl Allowance {
    fn new(house: &House) -> Allowance {
        let per_second = house.config.messages_per_second;
        Allowance(per_second.map(|n| Flow::per_second(n, &house.config.clock)))
    }

    fn message(&self) -> bool {
        self.0.as_ref().is_none_or(Flow::take)
    }
}

/// Serves a socket until one of the two sides is done.
pub(crate) async fn serve(
    mut socket: WebSocket,
    client: Client,
    pass: Arc<Pass>,
    place: SocketPlace,
) {
    let house = client.room.house.clone();
    match Sitting::at(client, pass).await {
        Ok(sitting) => {
            let end = talk(&mut socket, sitting).await;
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
    drop(place);
}

/// Why a conversation ended.
enum End {
    /// The client went away.
    Gone,
    /// It reads too slowly, or the house closes.
    Cut,
    /// It sends too much.
    Flood,
    /// Its right to the seat has ended.
    Ended,
}

/// The code of a socket that is closed because the right to its seat has ended.
const SEAT_ENDED: u16 = 4001;

/// Tells a page that the seat it was drawn for is no longer its reader's.
pub(crate) async fn turn_away(mut socket: WebSocket, error: Error, lang: Lang) {
    let _ = socket.send(Message::text(wire::ended(&error.in_lang(lang)))).await;
    close(socket, End::Ended).await;
}

async fn talk(socket: &mut WebSocket, mut sitting: Sitting) -> End {
    let allowance = Allowance::new(&sitting.room.house);
    let every = sitting.room.house.config.patience.ping;
    let mut pings = tokio::time::interval_at(tokio::time::Instant::now() + every, every);
    let mut n_silent = 0;
    loop {
        if let Some(table) = sitting.outbox.next_table() {
            // What is left of this table comes before anything of the next.
            if let Err(end) = feed_all(socket, &sitting).await {
                return end;
            }
            match sitting.again(&table).await {
                Ok(next) => sitting = next,
                Err(error) => sitting.outbox.push(wire::failed(None, &error).into()),
            }
        }
        if let Err(end) = send_all(socket, &sitting).await {
            return end;
        }
        if sitting.outbox.has_caught_up() {
            sitting.room.tell().await;
        }
        tokio::select! {
            biased;
            received = socket.recv() => {
                n_silent = 0;
                match received {
                    None | Some(Err(_)) => return End::Gone,
                    Some(Ok(message)) => match receive(&sitting, &allowance, message).await {
                        After::Here => {}
                        After::Flooded => return End::Flood,
                        After::Elsewhere(next) => {
                            // What is left of this table comes before anything of the next.
                            if let Err(end) = feed_all(socket, &sitting).await {
                                return end;
                            }
                            sitting = *next;
                        }
                    },
                }
            }
            () = sitting.outbox.news() => {}
            _ = pings.tick() => {
                n_silent += 1;
                if n_silent > MAX_SILENCE {
                    return End::Gone;
                }
                if !timely(socket.send(Message::Ping(Bytes::default())), &sitting).await {
                    return End::Cut;
                }
            }
        }
    }
}

/// Hands everything that waits to the network.
async fn send_all(socket: &mut WebSocket, sitting: &Sitting) -> std::result::Result<(), End> {
    // Until nothing waits: while it was being sent, more may have come.
    while feed_all(socket, sitting).await? > 0 {
        if !timely(socket.flush(), sitting).await {
            return Err(End::Cut);
        }
    }
    let outbox = &sitting.outbox;
    if outbox.is_ended() {
        return Err(End::Ended);
    }
    if outbox.is_cut() { Err(End::Cut) } else { Ok(()) }
}

/// Gets everything that waits ready to be sent with what comes next; returns how many messages there were.
async fn feed_all(socket: &mut WebSocket, sitting: &Sitting) -> std::result::Result<usize, End> {
    let mut n_fed = 0;
    while let Some(message) = sitting.outbox.pop() {
        n_fed += 1;
        if !timely(socket.feed(Message::Text(message)), sitting).await {
            return Err(End::Cut);
        }
    }
    Ok(n_fed)
}

/// Whether something was sent before the reader was cut off or patience ended.
async fn timely<E>(
    sending: impl Future<Output = std::result::Result<(), E>>,
    sitting: &Sitting,
) -> bool {
    let mut sending = std::pin::pin!(sending);
    // Nearly always there is room, and nothing to wait for.
    let at_once =
        std::future::poll_fn(|context| std::task::Poll::Ready(sending.as_mut().poll(context)));
    if let std::task::Poll::Ready(sent) = at_once.await {
        return sent.is_ok();
    }
    let (outbox, patience) = (&sitting.outbox, sitting.room.house.config.patience.write);
    tokio::select! {
        sent = sending => sent.is_ok(),
        () = outbox.cut_off() => false,
        () = tokio::time::sleep(patience) => false,
    }
}

async fn close(mut socket: WebSocket, end: End) {
    let frame = |code, reason: &'static str| CloseFrame { code, reason: reason.into() };
    let frame = match end {
        End::Gone => return,
        End::Cut => frame(close_code::AWAY, "closing"),
        End::Flood => frame(close_code::POLICY, "too many messages"),
        End::Ended => frame(SEAT_ENDED, "the seat is no longer yours"),
    };
    let closing = socket.send(Message::Close(Some(frame)));
    let _ = tokio::time::timeout(Duration::from_secs(1), closing).await;
}

/// Where a message leads.
enum After {
    /// The client stays at the table.
    Here,
    /// It goes on at another one.
    Elsewhere(Box<Sitting>),
    /// It has sent far too many messages.
    Flooded,
}

/// Answers a message.
async fn receive(sitting: &Sitting, allowance: &Allowance, message: Message) -> After {
    // Whatever it is, control frames too: each of them is work.
    if !allowance.message() {
        sitting.room.house.metrics.count_limited();
        return After::Flooded;
    }
    let text = match message {
        Message::Text(text) => text,
        // The network answers these by itself.
        Message::Ping(_) | Message::Pong(_) | Message::Close(_) => return After::Here,
        Message::Binary(_) => {
            let error = Error::bad("messages are text");
            sitting.outbox.push(wire::failed(None, &error).into());
            return After::Here;
        }
    };
    let (answer, after) = answer(sitting, &text).await;
    if let Some(answer) = answer {
        sitting.outbox.push(answer);
    }
    after
}

async fn answer(sitting: &Sitting, text: &str) -> (Option<Utf8Bytes>, After) {
    let (n, wish) = match Ask::read(text) {
        Ok(ask) => (ask.n, ask.wish()),
        Err(error) => (None, Err(error)),
    };
    let granted = match wish {
        Ok(wish) => {
            // Should something fail inside, this one is told; the table is rebuilt before it is used again.
            let granting = AssertUnwindSafe(grant(sitting, n, wish)).catch_unwind();
            let granted = granting.await.unwrap_or_else(|_| {
                sitting.room.house.metrics.count_panic();
                tracing::error!(table = sitting.room.facts.id, "a message failed");
                Err(Error::says(Kind::Internal, "fault-internal"))
            });
            // What came of it is told before it is answered.
            sitting.room.tell().await;
            granted
        }
        Err(error) => Err(error),
    };
    match granted {
        Ok((answer, after)) => (answer.map(Utf8Bytes::from), after),
        Err(error) => (Some(wire::failed(n, &error.in_lang(sitting.who.lang)).into()), After::Here),
    }
}

async fn grant(sitting: &Sitting, n: Option<u64>, wish: Wish) -> Result<(Option<String>, After)> {
    let here = |answer: String| Ok((Some(answer), After::Here));
    let (room, lang) = (&sitting.room, sitting.who.lang);
    let version = match wish {
        Wish::Ping(number) => return here(wire::pong(number)),
        Wish::Say(text) => {
            let n_bytes = bytes::ENTRY.saturating_add(text.len() as u32);
            room.house.take_of(Budget::Bytes, &sitting.asker, n_bytes)?;
            room.house.take_of(Budget::Remarks, &sitting.asker, 1)?;
            room.say(sitting.who.right.as_ref(), &text).await?;
            return here(wire::ok(n, None));
        }
        Wish::Why(touched) => {
            let why = room.why(sitting.right()?, &touched, lang).await?;
            let (reason, rule) = why.unzip();
            return here(wire::because(n, reason.as_deref(), rule.flatten()));
        }
        Wish::Act { notation, version } => {
            let acted = room.act(sitting.right()?, &notation, version, lang).await?;
            let is_answered = sitting.who.echoes || n.is_some();
            return Ok((is_answered.then(|| wire::acted(n, acted)), After::Here));
        }
        Wish::Undo => room.undo(sitting.right()?).await?,
        Wish::Agree(agrees) => room.agree(sitting.right()?, agrees).await?,
        Wish::Leave => room.leave(sitting.right()?).await?,
        Wish::Back => room.back(sitting.right()?).await?,
        Wish::Start => room.start(sitting.right()?).await?,
        Wish::Free(seat) => {
            let seat = crate::at_table::seat_number(seat)?;
            room.free(&sitting.right()?.key, seat).await?
        }
        Wish::Rematch => {
            let right = sitting.right()?;
            room.house.take_of(Budget::Proposals, &sitting.asker, 1)?;
            room.rematch(right, Vec::new(), None).await?;
            return here(wire::ok(n, None));
        }
        Wish::Table { table, token } => {
            let next = sitting.elsewhere(&table, token.as_deref()).await?;
            return Ok((Some(wire::ok(n, None)), After::Elsewhere(Box::new(next))));
        }
    };
    here(wire::ok(n, Some(version)))
}
