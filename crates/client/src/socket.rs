//! One viewer at one table, over a socket.

use std::net::IpAddr;

use futures_util::{SinkExt, StreamExt, TryFutureExt};
use serde_json::Value;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes, http};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::Error;
use crate::dial::dial;

/// A socket on which a table tells what happens and takes actions.
#[derive(Debug)]
pub struct Socket {
    address: String,
    stream: WebSocketStream<TcpStream>,
}

impl Socket {
    /// Opens the socket at `path` with these headers.
    ///
    /// # Errors
    /// When nobody listens, or the server refuses; the reason has the status.
    pub async fn open(
        address: &str,
        path: &str,
        headers: &[(&str, &str)],
    ) -> Result<Socket, Error> {
        Socket::open_from(address, None, path, headers).await
    }

    /// The same from one of this machine's addresses.
    ///
    /// # Errors
    /// As [`open`](Socket::open), and when the machine has no such address.
    pub async fn open_from(
        address: &str,
        from: Option<IpAddr>,
        path: &str,
        headers: &[(&str, &str)],
    ) -> Result<Socket, Error> {
        let broken = |error: &dyn std::fmt::Display| Error::broken(address, error);
        let stream = dial(address, from).await?;
        let mut request = format!("ws://{address}{path}")
            .into_client_request()
            .map_err(|error| broken(&error))?;
        for (name, value) in headers {
            let name: http::HeaderName = name.parse().map_err(|error| broken(&error))?;
            request.headers_mut().insert(name, value.parse().map_err(|error| broken(&error))?);
        }
        let config = WebSocketConfig::default().read_buffer_size(4096);
        let opening = client_async_with_config(request, stream, Some(config));
        let opening = opening.map_err(|error| broken(&error));
        let (stream, _) = Error::unless_hung(address, "a socket", opening).await?;
        Ok(Socket { address: address.to_string(), stream })
    }

    /// Sends a message.
    ///
    /// # Errors
    /// When the connection is broken.
    pub async fn send(&mut self, message: &Value) -> Result<(), Error> {
        self.send_text(message.to_string()).await
    }

    /// Sends any text, whether or not it is a message.
    ///
    /// # Errors
    /// When the connection is broken.
    pub async fn send_text(&mut self, text: String) -> Result<(), Error> {
        self.send_message(Message::text(text)).await
    }

    /// Sends a ping of the protocol, which is no message.
    ///
    /// # Errors
    /// When the connection is broken.
    pub async fn ping(&mut self) -> Result<(), Error> {
        self.send_message(Message::Ping(Vec::new().into())).await
    }

    async fn send_message(&mut self, message: Message) -> Result<(), Error> {
        let (address, stream) = (&*self.address, &mut self.stream);
        let sending = stream.send(message).map_err(|error| Error::broken(address, &error));
        Error::unless_hung(address, "the server to read", sending).await
    }

    /// The next text the server sends, however long it says nothing; `None` once it has closed the socket.
    ///
    /// # Errors
    /// When the connection breaks, or the server does not even ask whether anybody is here.
    pub async fn next_text(&mut self) -> Result<Option<Utf8Bytes>, Error> {
        loop {
            let (address, stream) = (&*self.address, &mut self.stream);
            let next = async { Ok(stream.next().await) };
            match Error::unless_hung(address, "a message or a ping", next).await? {
                Some(Ok(Message::Text(text))) => return Ok(Some(text)),
                Some(Ok(Message::Close(_))) | None => return Ok(None),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(Error::broken(address, &error)),
            }
        }
    }

    /// The next message of the server, which is expected now.
    ///
    /// # Errors
    /// When the connection breaks or is closed, no message comes, or what comes is no JSON.
    pub async fn next(&mut self) -> Result<Value, Error> {
        let address = self.address.clone();
        let Some(text) = Error::unless_hung(&address, "a message", self.next_text()).await? else {
            return Err(Error::broken(&self.address, &"closed by the server"));
        };
        serde_json::from_str(&text).map_err(|error| Error::Unreadable {
            address: self.address.clone(),
            reason: error.to_string(),
        })
    }

    /// Says goodbye.
    pub async fn close(mut self) {
        // Whether it is heard does not matter any more.
        let _ = self.stream.close(None).await;
    }
}
