//! A seat on several devices: the link to another one, what it brings there, and the list of all that open the seat.

use engine::{Phrase, Seat};
use localization::Lang;
use maud::{Markup, html};

use crate::model::{DeviceKind, DeviceLine, Reader, SeatLink};
use crate::pages::frame::{game_name, page, say, word};
use crate::pages::parts;

/// The page that takes a seat to another device: `address` opens once.
pub fn device_link(reader: &Reader, table: &str, address: &str) -> String {
    let lang = reader.lang;
    let main = html! {
        main.sheet.device {
            h1 { (word(lang, "page-device-title")) }
            p { (word(lang, "page-device-help")) }
            (parts::qr(lang, address))
            (parts::address(lang, "device-address", &word(lang, "page-device"), address))
            p.row {
                a.button.plain href={ "/t/" (table) } { (word(lang, "page-device-back")) }
                a.button.plain href={ "/t/" (table) "/devices" } { (word(lang, "page-devices")) }
            }
        }
    };
    page(reader, &word(lang, "page-device-title"), None, &main)
}

/// What a link brings to the device that opened it: one touch takes the seat.
pub fn take_seat(reader: &Reader, link: &SeatLink) -> String {
    let lang = reader.lang;
    let what = Phrase::new("page-take-what")
        .with("game", game_name(lang, &link.game))
        .with("number", link.seat.index() + 1)
        .with("name", link.name.as_str());
    let until = Phrase::new("page-take-until").with("count", link.minutes);
    let main = html! {
        main.sheet.device {
            h1 { (word(lang, "page-take-title")) }
            p { (say(lang, &what)) }
            p.quiet { (say(lang, &until)) }
            form method="post" action=(link.address) { button.big autofocus { (word(lang, "page-take")) } }
        }
    };
    page(reader, &word(lang, "page-take-title"), None, &main)
}

/// The reader's devices at a table.
pub fn devices(reader: &Reader, table: &str, seat: Seat, devices: &[DeviceLine]) -> String {
    let lang = reader.lang;
    let action = format!("/t/{table}/devices?seat={}", seat.index() + 1);
    let sign_out = |which: &str, key: &str| {
        html! {
            form method="post" action=(action) {
                input type="hidden" name="device" value=(which);
                button.plain { (word(lang, key)) }
            }
        }
    };
    let main = html! {
        main.sheet.devices {
            h1 { (word(lang, "page-devices")) }
            p { (word(lang, "page-devices-help")) }
            ul { @for device in devices {
                li.row data-device=(device.id) {
                    span { strong { (kind(lang, device)) } br; small.quiet { (when(lang, device)) } }
                    (sign_out(&device.id, if is_link(device) { "page-devices-revoke" } else { "page-devices-out" }))
                }
            } }
            div.row {
                @if devices.len() > 1 { (sign_out("others", "page-devices-others")) }
                (sign_out("everywhere", "page-devices-everywhere"))
            }
            p.quiet { (word(lang, "page-devices-everywhere-help")) }
            div.row {
                form method="post" action={ "/t/" (table) "/device" } { button { (word(lang, "page-device")) } }
                a.button.plain href={ "/t/" (table) } { (word(lang, "page-device-back")) }
            }
        }
    };
    page(reader, &word(lang, "page-devices"), None, &main)
}

fn is_link(device: &DeviceLine) -> bool {
    matches!(device.kind, DeviceKind::Link { .. })
}

fn kind(lang: Lang, device: &DeviceLine) -> Markup {
    let key = match device.kind {
        DeviceKind::Browser => "page-devices-browser",
        DeviceKind::Program => "page-devices-program",
        DeviceKind::Link { .. } => "page-devices-link",
    };
    html! {
        (word(lang, key))
        @if device.is_this { " · " (word(lang, "page-devices-this")) }
    }
}

fn when(lang: Lang, device: &DeviceLine) -> String {
    let phrase = match device.kind {
        DeviceKind::Link { minutes } => Phrase::new("page-take-until").with("count", minutes),
        DeviceKind::Browser | DeviceKind::Program => Phrase::new("page-devices-when")
            .with("made", day(device.made_ms))
            .with("used", day(device.used_ms.unwrap_or(device.made_ms))),
    };
    say(lang, &phrase)
}

/// The day of a time in milliseconds since 1970, as everybody reads it: 2026-11-17.
fn day(at_ms: i64) -> String {
    // Years that begin in March, so that the day that is not always there comes last.
    let days = at_ms.div_euclid(86_400_000) + 719_468;
    let (era, day_of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year_of_era =
        (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = era * 400 + year_of_era + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use super::day;

    #[test]
    fn days_are_those_of_the_calendar() {
        const DAY_MS: i64 = 86_400_000;
        for (n_days, text) in [
            (0, "1970-01-01"),
            (11_016, "2000-02-29"),
            (11_017, "2000-03-01"),
            (20_774, "2026-11-17"),
        ] {
            assert_eq!(day(n_days * DAY_MS), text);
            assert_eq!(day(n_days * DAY_MS + DAY_MS - 1), text);
        }
    }
}
