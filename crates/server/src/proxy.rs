//! The proxies in front of this server: what they say about who asks is believed, and nobody else.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

/// The address of a proxy, or of a network of them: `10.0.0.7`, `10.0.0.0/8`, `fd00::/8`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ProxyAddress {
    address: IpAddr,
    /// How many bits of the address count.
    prefix: u32,
}

impl ProxyAddress {
    /// Whether a connection from this address comes from there.
    pub(crate) fn is(&self, peer: IpAddr) -> bool {
        match (self.address, peer.to_canonical()) {
            (IpAddr::V4(own), IpAddr::V4(peer)) => {
                let mask = u32::MAX.checked_shl(32 - self.prefix).unwrap_or(0);
                own.to_bits() & mask == peer.to_bits() & mask
            }
            (IpAddr::V6(own), IpAddr::V6(peer)) => {
                let mask = u128::MAX.checked_shl(128 - self.prefix).unwrap_or(0);
                own.to_bits() & mask == peer.to_bits() & mask
            }
            (IpAddr::V4(_), IpAddr::V6(_)) | (IpAddr::V6(_), IpAddr::V4(_)) => false,
        }
    }
}

impl fmt::Display for ProxyAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.address, self.prefix)
    }
}

impl FromStr for ProxyAddress {
    type Err = String;

    fn from_str(text: &str) -> Result<ProxyAddress, String> {
        let wrong = || {
            "name the address of the proxy, such as 127.0.0.1, ::1 or 10.0.0.0/8: \
             what it says about who asks is believed from there alone"
                .to_string()
        };
        let (address, prefix) = text.split_once('/').map_or((text, None), |(a, p)| (a, Some(p)));
        let address: IpAddr = address.trim().parse().map_err(|_| wrong())?;
        let address = address.to_canonical();
        let bits = if address.is_ipv4() { 32 } else { 128 };
        let prefix = prefix.map_or(Ok(bits), str::parse).map_err(|_| wrong())?;
        if prefix > bits { Err(wrong()) } else { Ok(ProxyAddress { address, prefix }) }
    }
}

/// Whom the proxies say a request comes from: the last address named that is no proxy of ours. What stands further to
/// the left, anybody may have written.
pub(crate) fn client(proxies: &[ProxyAddress], peer: IpAddr, forwarded_for: &[&str]) -> IpAddr {
    let is_proxy = |address: IpAddr| proxies.iter().any(|proxy| proxy.is(address));
    let mut client = peer;
    for named in forwarded_for.iter().rev().flat_map(|list| list.rsplit(',')) {
        if !is_proxy(client) {
            break;
        }
        match address(named.trim()) {
            Some(address) => client = address,
            None => break,
        }
    }
    client.to_canonical()
}

/// An address as proxies write it: alone, with a port, or in brackets.
fn address(text: &str) -> Option<IpAddr> {
    let with_port = || text.parse::<std::net::SocketAddr>().ok().map(|socket| socket.ip());
    let in_brackets = || text.strip_prefix('[')?.strip_suffix(']')?.parse().ok();
    text.parse().ok().or_else(with_port).or_else(in_brackets)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn proxies(list: &[&str]) -> Vec<ProxyAddress> {
        list.iter().map(|text| text.parse().expect("an address")).collect()
    }

    fn ip(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn a_network_holds_its_addresses_and_no_others() {
        let own = proxies(&["10.0.0.0/8", "192.168.1.7", "fd00::/8", "0.0.0.0/0"]);
        assert!(own[0].is(ip("10.200.3.4")) && !own[0].is(ip("11.0.0.1")));
        assert!(own[1].is(ip("192.168.1.7")) && !own[1].is(ip("192.168.1.8")));
        assert!(own[1].is(ip("::ffff:192.168.1.7")), "the same address in the newer form");
        assert!(
            own[2].is(ip("fd12::1")) && !own[2].is(ip("fe80::1")) && !own[2].is(ip("10.0.0.1"))
        );
        assert!(own[3].is(ip("8.8.8.8")) && !own[3].is(ip("::1")));
        for wrong in ["", "proxy", "10.0.0.0/33", "::1/129", "10.0.0.0/x", "10.0.0.0/-1"] {
            assert!(wrong.parse::<ProxyAddress>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_client_is_the_last_address_that_is_no_proxy() {
        let own = proxies(&["127.0.0.1", "10.0.0.0/8"]);
        let of = |peer: &str, lists: &[&str]| client(&own, ip(peer), lists);
        assert_eq!(of("203.0.113.5", &["1.2.3.4"]), ip("203.0.113.5"), "no proxy of ours says so");
        assert_eq!(of("127.0.0.1", &["1.2.3.4"]), ip("1.2.3.4"));
        assert_eq!(of("127.0.0.1", &["6.6.6.6, 1.2.3.4, 10.0.0.9"]), ip("1.2.3.4"));
        assert_eq!(of("127.0.0.1", &["6.6.6.6", "1.2.3.4:5678"]), ip("1.2.3.4"), "two headers");
        assert_eq!(of("127.0.0.1", &["[2001:db8::1]:99"]), ip("2001:db8::1"));
        assert_eq!(of("127.0.0.1", &["1.2.3.4, unknown"]), ip("127.0.0.1"), "it says nothing");
        assert_eq!(of("127.0.0.1", &[]), ip("127.0.0.1"));
    }
}
