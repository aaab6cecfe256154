//! Who asks, as quotas count: the person or program as far as it is known, and the network it asks from.

use std::convert::Infallible;
use std::net::IpAddr;

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

/// A network address. An IPv6 client owns a /64: it is limited by network, not by address.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Network(IpAddr);

impl From<IpAddr> for Network {
    fn from(address: IpAddr) -> Network {
        match address.to_canonical() {
            IpAddr::V6(v6) => {
                let mut segments = v6.segments();
                segments[4..].fill(0);
                Network(IpAddr::V6(segments.into()))
            }
            v4 @ IpAddr::V4(_) => Network(v4),
        }
    }
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
            network: Some(keyed(hash_key, "network", &self.network.0.to_string())),
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
