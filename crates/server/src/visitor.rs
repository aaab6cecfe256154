//! Who asks: cookies, tokens, language, origin.

use std::fmt::Write as _;
use std::net::{IpAddr, SocketAddr};

use axum::http::{HeaderMap, Version, header};
use localization::Lang;

use crate::config::Config;
use crate::error::{Error, Kind, Result};
use crate::house::House;
use crate::{proxy, token};

/// The value of a cookie.
pub(crate) fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let all = headers.get_all(header::COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    let pairs = all.flat_map(|value| value.split(';')).filter_map(|pair| pair.split_once('='));
    pairs.map(|(key, value)| (key.trim(), value.trim())).find(|(key, _)| *key == name).map(|p| p.1)
}

/// The token of the person whose browser this is.
pub(crate) fn person(headers: &HeaderMap) -> Option<String> {
    cookie(headers, "me").filter(|token| token::is_token(token)).map(ToString::to_string)
}

/// The name somebody last played under.
pub(crate) fn name(headers: &HeaderMap) -> Option<String> {
    let name = decode(cookie(headers, "name")?)?;
    crate::names::clean_name(&name).ok()
}

/// A name as a cookie may hold it: letters and digits as they are, the rest as bytes in hexadecimal.
pub(crate) fn encode(name: &str) -> String {
    let mut text = String::new();
    for byte in name.bytes() {
        if byte.is_ascii_alphanumeric() {
            text.push(char::from(byte));
        } else {
            // Writing to a text cannot fail.
            let _ = write!(text, "%{byte:02x}");
        }
    }
    text
}

fn decode(text: &str) -> Option<String> {
    let mut bytes = Vec::new();
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(if byte == b'%' {
            let digits = [rest.next()?, rest.next()?];
            u8::from_str_radix(std::str::from_utf8(&digits).ok()?, 16).ok()?
        } else {
            byte
        });
    }
    String::from_utf8(bytes).ok()
}

/// The token of a program.
pub(crate) fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ").map(str::trim)
}

/// The language: asked for, chosen before, or the browser's.
pub(crate) fn lang(headers: &HeaderMap, asked: Option<&str>) -> Lang {
    let chosen = asked.or_else(|| cookie(headers, "lang")).and_then(|code| code.parse().ok());
    chosen.unwrap_or_else(|| {
        let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
        preferred(accepted.unwrap_or_default())
    })
}

/// The best language of a list such as `fr-FR,fr;q=0.9,en;q=0.8`.
fn preferred(accepted: &str) -> Lang {
    let mut best = (0.0, Lang::En);
    for choice in accepted.split(',') {
        let mut parts = choice.split(';');
        let Some(Ok(lang)) = parts.next().map(|code| code.trim().parse::<Lang>()) else { continue };
        let weight = parts.find_map(|part| part.trim().strip_prefix("q=")?.parse::<f32>().ok());
        let weight = weight.unwrap_or(1.0);
        if weight > best.0 {
            best = (weight, lang);
        }
    }
    best.1
}

/// What only a proxy may say about a request.
const FORWARDED: [&str; 4] =
    ["forwarded", "x-forwarded-for", "x-forwarded-proto", "x-forwarded-host"];

/// Whose request it is. What a stranger says that only a proxy of ours may say is taken out, so that whoever reads the
/// headers later can believe them.
pub(crate) fn admit(config: &Config, peer: IpAddr, headers: &mut HeaderMap) -> IpAddr {
    if !is_proxy(config, peer) {
        for name in FORWARDED {
            headers.remove(name);
        }
        return peer.to_canonical();
    }
    let named = headers.get_all("x-forwarded-for").into_iter();
    let named: Vec<&str> = named.filter_map(|value| value.to_str().ok()).collect();
    proxy::client(&config.behind_proxy, peer, &named)
}

fn is_proxy(config: &Config, peer: IpAddr) -> bool {
    config.behind_proxy.iter().any(|proxy| proxy.is(peer))
}

/// The name and port under which whoever asks knows this server.
fn authority(headers: &HeaderMap) -> Option<&str> {
    let named = headers.get("x-forwarded-host").or_else(|| headers.get(header::HOST));
    named.and_then(|host| host.to_str().ok())
}

/// Refuses requests under names that are not ours. A page of another site can give its own name our address (DNS
/// rebinding), but it cannot give itself an IP address or `localhost`: under these everybody may ask, at any port, since
/// ports are forwarded. A name of ours is one that `--public-url` says; behind a proxy, names are the proxy's business.
///
/// # Errors
/// When the name is another one.
pub(crate) fn check_host(config: &Config, peer: IpAddr, headers: &HeaderMap) -> Result<()> {
    let Some(host) = headers.get(header::HOST) else { return Ok(()) };
    let host = host.to_str().unwrap_or_default();
    if is_our_name(config, host) || (is_proxy(config, peer) && is_plain(host)) {
        return Ok(());
    }
    Err(Error::says(Kind::Misdirected, "fault-host"))
}

/// Whether the server answers under this name.
pub(crate) fn is_our_name(config: &Config, host: &str) -> bool {
    // Whether that was encrypted on the way is not known here unless a proxy of ours says so: names are compared.
    let is_ours = |url: String| ["http", "https"].iter().any(|scheme| url == origin(scheme, host));
    is_unborrowable(host) || public_origin(config).is_some_and(is_ours)
}

/// Whether people reach this server encrypted, by what its host says.
pub(crate) fn is_encrypted(config: &Config) -> bool {
    public_origin(config).is_some_and(|origin| origin.starts_with("https://"))
}

/// Who speaks HTTP/1.1 names the server, once: otherwise those on the way may disagree about whom a request is for.
///
/// # Errors
/// When no name is said, or several.
pub(crate) fn check_one_host(version: Version, headers: &HeaderMap) -> Result<()> {
    let n_hosts = headers.get_all(header::HOST).iter().count();
    if n_hosts == 1 || (n_hosts == 0 && version != Version::HTTP_11) {
        return Ok(());
    }
    Err(Error::bad("a request of HTTP/1.1 has one Host header"))
}

/// Whether a name means this machine wherever it is looked up: an IP address, or `localhost`.
fn is_unborrowable(authority: &str) -> bool {
    if authority.parse::<IpAddr>().is_ok() || authority.parse::<SocketAddr>().is_ok() {
        return true;
    }
    let (name, port) = match authority.rsplit_once(':') {
        Some((name, port)) => (name, Some(port)),
        None => (authority, None),
    };
    let is_port = port.is_none_or(|port| port.parse::<u16>().is_ok());
    let in_brackets = authority.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
    let name = name.to_ascii_lowercase();
    let is_local = name == "localhost" || name.ends_with(".localhost");
    (is_local && is_port && is_plain(&name))
        || in_brackets.is_some_and(|name| name.parse::<IpAddr>().is_ok())
}

fn is_plain(host: &str) -> bool {
    !host.is_empty() && host.chars().all(|c| c.is_ascii_alphanumeric() || ".-:[]".contains(c))
}

fn scheme(headers: &HeaderMap) -> &'static str {
    let is_secure = headers.get("x-forwarded-proto").is_some_and(|proto| proto == "https");
    if is_secure { "https" } else { "http" }
}

/// Scheme, host and port, as browsers write them: in small letters, without the port that goes without saying.
fn origin(scheme: &str, authority: &str) -> String {
    let usual = if scheme == "https" { ":443" } else { ":80" };
    let authority = authority.strip_suffix(usual).unwrap_or(authority);
    format!("{scheme}://{}", authority.to_ascii_lowercase())
}

/// The origin of the address that people open, where it was said.
fn public_origin(config: &Config) -> Option<String> {
    let (scheme, rest) = config.public_url.as_deref()?.split_once("://")?;
    Some(origin(&scheme.to_ascii_lowercase(), rest.split('/').next()?))
}

/// The address under which people reach this server.
pub(crate) fn base(house: &House, headers: &HeaderMap) -> String {
    if let Some(url) = &house.config.public_url {
        return url.trim_end_matches('/').to_string();
    }
    let host = authority(headers).filter(|host| is_plain(host)).unwrap_or("localhost");
    format!("{}://{host}", scheme(headers))
}

/// The address that invites others to a table.
pub(crate) fn invitation(house: &House, headers: &HeaderMap, table: &str) -> String {
    format!("{}/t/{table}", base(house, headers))
}

/// Only our own pages may open sockets and change things: scheme, host and port are the same. Programs send no origin.
///
/// # Errors
/// When the request comes from a page of somebody else.
pub(crate) fn check_origin(house: &House, headers: &HeaderMap) -> Result<()> {
    let Some(theirs) = headers.get(header::ORIGIN) else { return Ok(()) };
    let theirs = theirs.to_str().unwrap_or_default();
    let is_public = || public_origin(&house.config).is_some_and(|ours| ours == theirs);
    let is_asked = |host: &str| {
        let is_ours = house.config.public_url.is_none() || is_unborrowable(host);
        is_ours && origin(scheme(headers), host) == theirs
    };
    if is_public() || authority(headers).is_some_and(is_asked) {
        return Ok(());
    }
    Err(Error::says(Kind::Forbidden, "fault-origin"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_browsers_language_is_the_one_it_likes_best_of_ours() {
        assert_eq!(preferred("fr-FR,fr;q=0.9,en;q=0.8"), Lang::Fr);
        assert_eq!(preferred("de,en;q=0.5,fr;q=0.4"), Lang::En);
        assert_eq!(preferred("de;q=1,fr;q=0.1"), Lang::Fr);
        assert_eq!(preferred(""), Lang::En);
    }

    #[test]
    fn a_name_comes_back_out_of_its_cookie() {
        for name in ["Léa", "a b;c=d", "%", ""] {
            assert_eq!(decode(&encode(name)).as_deref(), Some(name));
        }
        for wrong in ["%", "%4", "%zz", "%ff"] {
            assert_eq!(decode(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn names_that_nobody_can_borrow_are_addresses_and_localhost() {
        for ours in [
            "127.0.0.1",
            "127.0.0.1:8617",
            "192.168.1.5:80",
            "[::1]:8617",
            "[fe80::1]",
            "localhost",
            "localhost:8617",
            "LocalHost",
            "games.localhost:1",
        ] {
            assert!(is_unborrowable(ours), "{ours}");
        }
        for other in [
            "",
            "evil.example",
            "localhost.evil.example",
            "127.0.0.1.evil.example:80",
            "localhost:x",
            "mypc.local:8617",
            "evil localhost",
            "<b>.localhost",
            "127.0.0.1:99999",
        ] {
            assert!(!is_unborrowable(other), "{other}");
        }
    }

    #[test]
    fn an_origin_is_scheme_host_and_port() {
        assert_eq!(origin("https", "Games.Example:443"), "https://games.example");
        assert_eq!(origin("http", "games.example:443"), "http://games.example:443");
        assert_eq!(origin("http", "games.example:80"), "http://games.example");
    }

    #[test]
    fn cookies_are_found_by_name() {
        let mut headers = HeaderMap::new();
        headers.insert(header::COOKIE, "a=1; me=x; lang=fr".parse().unwrap());
        assert_eq!(cookie(&headers, "lang"), Some("fr"));
        assert_eq!(cookie(&headers, "e"), None);
        assert_eq!(person(&headers), None, "that is no token");
    }
}
