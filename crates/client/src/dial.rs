//! A connection to a server, from any address of this machine.

use std::net::{IpAddr, SocketAddr};

use futures_util::TryFutureExt;
use tokio::net::{TcpSocket, TcpStream};

use crate::Error;

/// Connects; `from` one of this machine's addresses, for one who plays several visitors.
pub(crate) async fn dial(address: &str, from: Option<IpAddr>) -> Result<TcpStream, Error> {
    let connecting = async {
        let stream = match from {
            None => TcpStream::connect(address).await?,
            Some(from) => {
                let socket =
                    if from.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
                socket.bind(SocketAddr::new(from, 0))?;
                let to = address.parse().map_err(std::io::Error::other)?;
                socket.connect(to).await?
            }
        };
        stream.set_nodelay(true)?;
        Ok(stream)
    };
    let connecting = connecting.map_err(|error: std::io::Error| Error::broken(address, &error));
    Error::unless_hung(address, "a connection", connecting).await
}
