//! The relay: two seats a room, what one sends the other gets.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use axum::Router;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::response::Response;
use axum::routing::get;
use axum::serve::ListenerExt;
use futures_util::{SinkExt, StreamExt};
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};

type Rooms = Arc<Mutex<BTreeMap<u32, [Option<UnboundedSender<Message>>; 2]>>>;

/// Listens on a free port and says which.
pub(crate) async fn serve() -> anyhow::Result<()> {
    let app = Router::new().route("/{room}/{seat}", get(relay)).with_state(Rooms::default());
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await?;
    println!("{}", listener.local_addr()?);
    let listener = listener.tap_io(|stream| {
        let _ = stream.set_nodelay(true);
    });
    Ok(axum::serve(listener, app).await?)
}

async fn relay(
    upgrade: WebSocketUpgrade,
    Path((room, seat)): Path<(u32, usize)>,
    State(rooms): State<Rooms>,
) -> Response {
    upgrade.read_buffer_size(4096).on_upgrade(move |socket| pass(socket, room, seat % 2, rooms))
}

async fn pass(socket: WebSocket, room: u32, seat: usize, rooms: Rooms) {
    let (mut sink, mut stream) = socket.split();
    let (me, mut inbox) = unbounded_channel();
    rooms.lock().expect("nobody panics").entry(room).or_default()[seat] = Some(me);
    // From here on nothing for this seat is lost.
    if sink.send(Message::text("here")).await.is_err() {
        return;
    }
    loop {
        tokio::select! {
            received = stream.next() => match received {
                Some(Ok(message @ Message::Text(_))) => {
                    let rooms = rooms.lock().expect("nobody panics");
                    if let Some(other) = rooms.get(&room).and_then(|room| room[1 - seat].as_ref()) {
                        let _ = other.send(message);
                    }
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                Some(Ok(_)) => {}
            },
            Some(message) = inbox.recv() => if sink.send(message).await.is_err() { return },
        }
    }
}
