//! Who asks, as quotas count: the person or program as far as it is known, and the network it asks from.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv6Addr};

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, Uri};
use engine::Digest;
use store::Opener;

use crate::{token, visitor};

/// Who asks. The guard finds it out once for each request and leaves it with the request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Caller {
    /// The hash of the browser's cookie or of the program's token.
    pub(crate) person: Option<String>,
    pub(crate) network: Network,
}

/// The network that an address belongs to: an IPv4 address, or an IPv6 /64 with the /56 and the /48 around it. An IPv6 client
/// owns a /64 at least, and nobody can tell how much more: so each is limited, and the wider the more it may.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Network(IpAddr);

/// How many networks there are around an address at the most.
pub(crate) const N_LEVELS: usize = 3;
/// How many bits of an IPv6 address say to which, the narrowest first.
const PREFIXES: [u8; N_LEVELS] = [64, 56, 48];

/// One of the networks around an address: its first address, and how many bits of it count.
pub(crate) type Level = (IpAddr, u8);

impl From<IpAddr> for Network {
    fn from(address: IpAddr) -> Network {
        match address.to_canonical() {
            IpAddr::V6(v6) => Network(first_of(v6, PREFIXES[0])),
            v4 @ IpAddr::V4(_) => Network(v4),
        }
    }
}

fn first_of(address: Ipv6Addr, prefix: u8) -> IpAddr {
    let kept = u128::MAX << (128 - u32::from(prefix));
    IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & kept))
}

impl Network {
    /// The networks around it, itself first and the widest last.
    pub(crate) fn levels(self) -> Vec<Level> {
        match self.0 {
            IpAddr::V4(_) => vec![(self.0, 32)],
            IpAddr::V6(v6) => PREFIXES.map(|prefix| (first_of(v6, prefix), prefix)).to_vec(),
        }
    }

    /// What is kept of it: a hash, and of an IPv6 network one for each of its levels, the widest first, so that what lies
    /// within a network begins like it.
    fn hashed(self, hash_key: &str) -> String {
        let of = |text: &str| keyed(hash_key, "network", text);
        let part = |(first, prefix): Level| of(&format!("{first}/{prefix}"))[..LEVEL].to_string();
        match self.0 {
            IpAddr::V4(v4) => of(&v4.to_string()),
            IpAddr::V6(_) => self.levels().into_iter().rev().map(part).collect(),
        }
    }
}

/// The networks of somebody as they are kept, the narrowest first: each but the first is how the one before it begins.
/// Whose network is not known has one with all of that kind.
pub(crate) fn networks(who: &Opener) -> impl Iterator<Item = &str> {
    around(who.network.as_deref().unwrap_or_default())
}

/// The household of a network, as both are kept: where people share what one may have. That is an IPv4 address, or an IPv6
/// /56, which providers give to one home.
pub(crate) fn household(network: &str) -> &str {
    around(network).take(2).last().unwrap_or(network)
}

fn around(network: &str) -> impl Iterator<Item = &str> {
    let n_levels = if network.len() == LEVEL * N_LEVELS { N_LEVELS } else { 1 };
    (0..n_levels).map(move |n| &network[..network.len() - n * LEVEL])
}

impl Caller {
    /// Whoever sends these headers to this address of ours, from that one of theirs.
    pub(crate) fn of(address: IpAddr, headers: &HeaderMap, uri: &Uri) -> Caller {
        let in_query = || uri.query()?.split('&').find_map(|field| field.strip_prefix("token="));
        let program = || visitor::bearer(headers).or_else(in_query).filter(|t| token::is_token(t));
        let person = visitor::person(headers).map(|person| token::hash(&person));
        Caller {
            person: person.or_else(|| program().map(token::program_hash)),
            network: address.into(),
        }
    }

    /// What is kept of whoever opens a table: hashes that say nothing without the store's key.
    pub(crate) fn opener(&self, hash_key: &str) -> Opener {
        Opener {
            person: self.person.as_deref().map(|person| keyed(hash_key, "person", person)),
            network: Some(self.network.hashed(hash_key)),
        }
    }
}

/// The same of whoever has a key to a seat, by what is stored of it.
pub(crate) fn account(hash_key: &str, token_hash: &str, network: Option<String>) -> Opener {
    Opener { person: Some(keyed(hash_key, "person", token_hash)), network }
}

fn keyed(hash_key: &str, kind: &str, text: &str) -> String {
    let mut hash = Digest::of(format!("{hash_key} {kind} {text}").as_bytes()).to_string();
    hash.truncate(KEPT);
    hash
}

/// How many hexadecimal digits of a hash are kept: enough that no two meet.
const KEPT: usize = 32;
/// How many of the hash of each level of an IPv6 network.
const LEVEL: usize = 16;

impl<S: Sync> FromRequestParts<S> for Caller {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Caller, Infallible> {
        let caller = parts.extensions.get::<Caller>().cloned();
        Ok(caller.expect("the guard stands before every handler"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn from(address: &str) -> Caller {
        Caller::of(address.parse().unwrap(), &HeaderMap::new(), &Uri::from_static("/"))
    }

    #[test]
    fn an_ipv6_client_is_its_network_and_a_mapped_address_is_the_ipv4_one() {
        assert_eq!(from("2001:db8::1"), from("2001:db8::ffff:2"));
        assert_ne!(from("2001:db8::1"), from("2001:db8:0:1::1"));
        assert_eq!(from("::ffff:192.0.2.1"), from("192.0.2.1"));
        assert_ne!(from("192.0.2.1"), from("192.0.2.2"));
    }

    #[test]
    fn networks_that_lie_within_each_other_are_kept_as_texts_that_begin_alike() {
        let kept = |address: &str| from(address).opener("key");
        let own = kept("2001:db8:0:1::1");
        let all: Vec<&str> = networks(&own).collect();
        assert_eq!(all.len(), N_LEVELS);
        assert!(all.windows(2).all(|two| two[0].starts_with(two[1]) && two[0] != two[1]));
        let common = |address: &str| {
            let other = kept(address);
            networks(&other).filter(|network| all.contains(network)).count()
        };
        let others = ["2001:db8:0:1::2", "2001:db8:0:ff::1", "2001:db8:0:100::1", "2001:db8:1::1"];
        assert_eq!(others.map(common), [3, 2, 1, 0]);
        assert_eq!(networks(&kept("192.0.2.1")).count(), 1);
    }

    #[test]
    fn a_program_is_its_token_wherever_it_puts_it() {
        let (token, address) = ("0123456789abcdefghjkmnpqrs", "192.0.2.1".parse().unwrap());
        let uri = format!("/api/tables/x?lang=fr&token={token}").parse().unwrap();
        let in_query = Caller::of(address, &HeaderMap::new(), &uri);
        let mut headers = HeaderMap::new();
        headers.insert("authorization", format!("Bearer {token}").parse().unwrap());
        assert_eq!(Caller::of(address, &headers, &Uri::from_static("/")), in_query);
        assert!(in_query.person.is_some());
        let made_up = Uri::from_static("/?token=me");
        assert_eq!(Caller::of(address, &HeaderMap::new(), &made_up).person, None);
    }

    #[test]
    fn an_opener_is_the_same_within_a_file_and_says_nothing_outside() {
        let caller = from("192.0.2.1");
        let kept = caller.opener("key");
        assert_eq!(kept, caller.opener("key"));
        assert_ne!(kept, caller.opener("another"));
        assert_ne!(kept, from("192.0.2.2").opener("key"));
        assert!(!format!("{kept:?}").contains("192"), "{kept:?}");
    }
}
