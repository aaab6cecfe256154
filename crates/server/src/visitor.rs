//! Who asks: cookies, tokens, language, origin.

use std::fmt::Write as _;

use axum::http::{HeaderMap, header};
use ui::Lang;

use crate::error::{Error, Kind, Result};
use crate::house::House;
use crate::token;

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

/// The address under which people reach this server.
pub(crate) fn base(house: &House, headers: &HeaderMap) -> String {
    if let Some(url) = &house.config.public_url {
        return url.trim_end_matches('/').to_string();
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
    let is_plain = |c: char| c.is_ascii_alphanumeric() || ".-:[]".contains(c);
    let host = if host.chars().all(is_plain) { host } else { "localhost" };
    let proto = headers.get("x-forwarded-proto").filter(|_| house.config.behind_proxy);
    let scheme = if proto.is_some_and(|proto| proto == "https") { "https" } else { "http" };
    format!("{scheme}://{host}")
}

/// The address that invites others to a table.
pub(crate) fn invitation(house: &House, headers: &HeaderMap, table: &str) -> String {
    format!("{}/t/{table}", base(house, headers))
}

/// Only our own pages may open sockets and change things; programs send no origin.
///
/// # Errors
/// When the request comes from a page of somebody else.
pub(crate) fn check_origin(house: &House, headers: &HeaderMap) -> Result<()> {
    let Some(origin) = headers.get(header::ORIGIN) else { return Ok(()) };
    let ours = base(house, headers);
    let (_, our_host) = ours.split_once("://").unwrap_or_default();
    let their_host = origin.to_str().ok().and_then(|origin| origin.split_once("://"));
    match their_host {
        Some((_, host)) if host == our_host => Ok(()),
        _ => Err(Error::says(Kind::Forbidden, "fault-origin")),
    }
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
    fn cookies_are_found_by_name() {
        let mut headers = HeaderMap::new();
        headers.insert(header::COOKIE, "a=1; me=x; lang=fr".parse().unwrap());
        assert_eq!(cookie(&headers, "lang"), Some("fr"));
        assert_eq!(cookie(&headers, "e"), None);
        assert_eq!(person(&headers), None, "that is no token");
    }
}
