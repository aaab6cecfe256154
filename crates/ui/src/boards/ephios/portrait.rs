//! Portraits of the characters in medallions, put together from coats, hair, hats and small things.

use game_ephios::Card;
use game_ephios::card::N_CARDS;
use maud::{Markup, PreEscaped, html};

/// How somebody looks: skin, hair, coat, and what is worn on top.
struct Look(Skin, Hair, &'static str, &'static [&'static str]);

/// The colour of a face.
#[derive(Clone, Copy)]
enum Skin {
    Fair,
    Tan,
    Brown,
    Dark,
}

/// The colour of hair and beard.
#[derive(Clone, Copy)]
enum Hair {
    Black,
    Auburn,
    Blond,
    Grey,
}

use Hair::{Auburn, Black, Blond, Grey};
use Skin::{Brown, Dark, Fair, Tan};

// Coats, over the shoulders at the bottom of the medallion.
const WORKER: &str = r##"<path fill="#8a4b22" d="M14 35h5v13h-8zM34 35h-5v13h8z"/><path fill="#5d6b8a" d="M17 41h14v7H17z"/>"##;
const SUIT: &str = r##"<path fill="#f3ead2" d="M19 33.5h10L24 46z"/><path fill="#b3282d" d="M22.5 35h3l1.5 8-3 4-3-4z"/>"##;
const ROBE: &str = r##"<path fill="#f3ead2" d="M18 32l6 5 6-5 1 5-7 6-7-6z"/><path stroke="#dcb65e" stroke-width="2" d="M11 48l5-10M37 48l-5-10"/>"##;
const UNIFORM: &str = r##"<path fill="#dcb65e" d="M7 39l7-4 2 2-8 5zM41 39l-7-4-2 2 8 5z"/><g fill="#dcb65e"><circle cx="22" cy="39" r="1.2"/><circle cx="26" cy="39" r="1.2"/><circle cx="22" cy="43.5" r="1.2"/><circle cx="26" cy="43.5" r="1.2"/></g><path fill="#f3ead2" d="M20 33h8l-4 3z"/>"##;
const DRESS: &str = r##"<path fill="var(--skin)" d="M18 34h12l-6 9z"/><path fill="none" stroke="#dcb65e" stroke-width="1.6" stroke-dasharray="1.6 1" d="M18.5 34q5.5 8 11 0"/>"##;
const APRON: &str = r##"<path fill="#f3ead2" d="M18 38h12v10H18z"/><path stroke="#f3ead2" stroke-width="2" d="M18.5 39 17 33M29.5 39 31 33"/>"##;
const CLOAK: &str = r##"<path fill="#0b1230" d="M4 48c1-10 8-15 14-16l6 6 6-6c6 1 13 6 14 16z"/><circle cx="24" cy="38.5" r="2.2" fill="#dcb65e"/>"##;

// Hair takes the colour of the hair; hats are navy and brass.
const SHORT: &str = r#"<path d="M15.5 19c-1-12 18-12 17 0-1-3-3-5-8.5-5s-7.5 2-8.5 5z"/>"#;
const BOB: &str =
    r#"<path d="M15 28c-4-23 22-23 18 0-3 0-2.5-5-3-10-5 0-8-1-10-4-1 5-2 14-5 14z"/>"#;
const BUN: &str = r#"<circle cx="24" cy="7" r="4.5"/><path d="M15.5 21c-1-14 18-14 17 0-1-5-4-7-8.5-7s-7.5 2-8.5 7z"/>"#;
const BEARD: &str =
    r#"<path d="M16.5 21c0 4-1 13 7.5 13s7.5-9 7.5-13c-1 4-3 4-7.5 3.5-4.5.5-6.5.5-7.5-3.5z"/>"#;
const MOUSTACHE: &str = r#"<path d="M18.5 26c1.5-2.5 4.5-2.5 5.5-1 1-1.5 4-1.5 5.5 1-2 1-4 1-5.5 0-1.5 1-3.5 1-5.5 0z"/>"#;
const WIG: &str = r##"<g fill="#efe9dc" stroke="#a9a18c" stroke-width=".6"><path d="M14 31c-4-26 24-26 20 0h-4c1-10 0-16-6-16s-7 6-6 16z"/><path d="M14 20h4M14 24h4M14 28h4M30 20h4M30 24h4M30 28h4"/></g>"##;
const CAP: &str = r##"<path fill="#16204a" d="M14 16c0-10 19-11 20-2l5 2.5c-1 2-4 2-7 1.5z"/><path fill="#dcb65e" d="M15 15.5l18-.5v1.5l-18 .5z"/>"##;
const PEAKED: &str = r##"<path fill="#16204a" d="M12 12c2-8 22-8 24 0l-3 4H15z"/><path fill="#dcb65e" d="M15 14.5h18V17H15z"/><path fill="#070b1c" d="M14.5 17c4-1.5 15-1.5 19 0l-1 3c-4-2-13-2-17 0z"/><circle cx="24" cy="10.5" r="2" fill="#dcb65e"/>"##;
const TOP_HAT: &str = r##"<path fill="#0d1538" d="M16 14V2h16v12h5v2.5H11V14z"/><path fill="#dcb65e" d="M16 11h16v2.5H16z"/>"##;
const BOWLER: &str = r##"<path fill="#0d1538" d="M15 14C14 2 34 2 33 14h4v2.5H11V14z"/><path fill="#dcb65e" d="M15 12.5h18V14H15z"/>"##;
const FEDORA: &str = r##"<path fill="#16204a" d="M15 14c1-9 5-10 9-8 4-2 8-1 9 8z"/><path fill="#dcb65e" d="M15 12h18v2H15z"/><path fill="#16204a" d="M9 15c9-2 21-2 30 0-3 4-27 4-30 0z"/>"##;
const CLOCHE: &str = r##"<path fill="#16204a" d="M13.5 19c-1-17 22-17 21 0l3 2c-8-4-19-4-27 0z"/><path fill="#dcb65e" d="M13.5 15.5c6-3 15-3 21 0V18c-6-3-15-3-21 0z"/><circle cx="32" cy="15.5" r="2.6" fill="#b3282d"/>"##;
const MORTARBOARD: &str = r##"<path fill="#070b1c" d="M16 11h16v6c-4-2-12-2-16 0z"/><path fill="#16204a" d="M24 3l16 6.5L24 16 8 9.5z"/><path fill="none" stroke="#dcb65e" stroke-width="1.5" d="M24 9.5l12 2v8"/>"##;
const HOOD: &str = r##"<path fill="#0b1230" d="M24 3C12 3 9 18 11 34h6c-3-13 0-20 7-20s10 7 7 20h6c2-16-1-31-13-31z"/><path fill="none" stroke="#dcb65e" d="M17 33c-3-13 0-19.5 7-19.5S34 20 31 33"/>"##;
const TURBAN: &str = r##"<path fill="#efe3c2" d="M13 18C9 0 39 0 35 18c-6-5-16-5-22 0z"/><path fill="none" stroke="#b79443" d="M14 14c6-6 14-7 20-4M15 9c6-3 12-3 17-2"/><circle cx="24" cy="12" r="2.6" fill="#b3282d" stroke="#dcb65e"/>"##;
const SCARF: &str = r##"<path fill="#b3282d" d="M14 24C11 2 37 2 34 24l4 8c-5 0-7-4-7-9 0-6-3-8.5-7-8.5s-7 2.5-7 8.5c0 5-2 9-7 9z"/><g fill="#f3ead2"><circle cx="19" cy="10" r="1"/><circle cx="25" cy="8.5" r="1"/><circle cx="30" cy="12" r="1"/></g>"##;
const BERET: &str =
    r##"<path fill="#8c1d2b" d="M12 14C11 5 22 3 28 5c7 0 12 7 6 10-6-3-15-3-22-1z"/>"##;
const CROWN: &str = r##"<path fill="#f1c44a" stroke="#7a5710" stroke-width=".6" d="M14.5 14 13 4l6 4.5L24 2l5 6.5L35 4l-1.5 10z"/><circle cx="24" cy="10.5" r="1.5" fill="#b3282d"/>"##;
const GOGGLES: &str = r##"<path fill="#3a2a17" d="M15 11.5h18v3H15z"/><g fill="#bfe6ff" stroke="#dcb65e" stroke-width="1.4"><circle cx="20" cy="13" r="3.2"/><circle cx="28" cy="13" r="3.2"/></g>"##;
const HEADSET: &str = r##"<path fill="none" stroke="#dcb65e" stroke-width="2" d="M15 21C13 5 35 5 33 21"/><path fill="#0d1538" d="M13 18h4v7h-4zM31 18h4v7h-4z"/><path fill="none" stroke="#0d1538" stroke-width="1.4" d="M15 25q2 5 7 4"/>"##;
const GLASSES: &str = r##"<g fill="none" stroke="#171205" stroke-width="1.2"><circle cx="20.5" cy="20.5" r="2.9"/><circle cx="27.5" cy="20.5" r="2.9"/><path d="M23.4 20.5h1.2"/></g>"##;
const MONOCLE: &str = r##"<g fill="none" stroke="#f1c44a" stroke-width="1.3"><circle cx="27.5" cy="20.5" r="3.2"/><path d="M30 23q2 5 1 10"/></g>"##;
const EARRINGS: &str = r##"<g fill="#f1c44a"><path d="M16 25l1.5 4h-3zM32 25l1.5 4h-3z"/></g>"##;
const MASK: &str = r##"<path fill="#070b1c" fill-rule="evenodd" d="M15.5 18c5-1.5 12-1.5 17 0 0 5-3 6-5.5 6-1.5 0-2-1.5-3-1.5s-1.5 1.5-3 1.5c-2.5 0-5.5-1-5.5-6zm3.5 2q1.5 2.5 3.5.5-2-1.5-3.5-.5zm10 0q-1.5-1-3.5.5 2 2 3.5-.5z"/>"##;
const ROBOT: &str = r##"<path fill="#c9a552" stroke="#6d5218" d="M15 10h18v20H15z"/><path stroke="#6d5218" stroke-width="1.5" d="M24 10V4M19 26h10M21 24.5v3M24 24.5v3M27 24.5v3"/><circle cx="24" cy="3.5" r="2" fill="#b3282d"/><g fill="#fff3c4" stroke="#6d5218"><circle cx="20" cy="18" r="3"/><circle cx="28" cy="18" r="3"/></g>"##;

/// Everybody, in the order of the cards.
const LOOKS: [Look; N_CARDS] = [
    Look(Tan, Auburn, WORKER, &[BOB, CAP]),
    Look(Brown, Black, WORKER, &[SCARF]),
    Look(Fair, Auburn, WORKER, &[BEARD, CAP]),
    Look(Dark, Black, DRESS, &[BUN, EARRINGS]),
    Look(Tan, Black, SUIT, &[SHORT, MORTARBOARD]),
    Look(Fair, Auburn, APRON, &[BOB, GOGGLES]),
    Look(Brown, Grey, ROBE, &[BUN, GLASSES]),
    Look(Tan, Black, UNIFORM, &[BOB, PEAKED]),
    Look(Fair, Blond, SUIT, &[CLOCHE, GLASSES]),
    Look(Dark, Grey, ROBE, &[WIG]),
    Look(Fair, Black, DRESS, &[BOB, EARRINGS]),
    Look(Fair, Grey, SUIT, &[MOUSTACHE, TOP_HAT, MONOCLE]),
    Look(Brown, Black, ROBE, &[TURBAN, MOUSTACHE]),
    Look(Tan, Grey, CLOAK, &[BEARD, HOOD]),
    Look(Tan, Blond, APRON, &[BOB, CAP]),
    Look(Dark, Black, WORKER, &[SHORT, MOUSTACHE, GOGGLES]),
    Look(Fair, Grey, APRON, &[BUN, MONOCLE]),
    Look(Fair, Grey, ROBE, &[BEARD, TOP_HAT]),
    Look(Brown, Black, DRESS, &[BOB, HEADSET]),
    Look(Dark, Black, CLOAK, &[HOOD, GOGGLES]),
    Look(Tan, Black, SUIT, &[SHORT, GLASSES]),
    Look(Fair, Auburn, SUIT, &[CLOCHE]),
    Look(Tan, Auburn, SUIT, &[MOUSTACHE, BOWLER]),
    Look(Dark, Black, DRESS, &[BOB, BERET]),
    Look(Fair, Grey, ROBE, &[BUN, EARRINGS]),
    Look(Tan, Auburn, SUIT, &[BOB, FEDORA]),
    Look(Fair, Black, APRON, &[MOUSTACHE, BERET]),
    Look(Dark, Grey, SUIT, &[SHORT, BEARD, GLASSES]),
    Look(Brown, Black, DRESS, &[BOB, MONOCLE]),
    Look(Fair, Auburn, WORKER, &[SHORT, MASK, CAP]),
    Look(Tan, Grey, DRESS, &[CLOCHE, EARRINGS]),
    Look(Tan, Black, SUIT, &[MOUSTACHE, FEDORA]),
    Look(Fair, Blond, UNIFORM, &[SHORT, MOUSTACHE]),
    Look(Brown, Grey, DRESS, &[BUN, CROWN]),
    Look(Tan, Grey, WORKER, &[MOUSTACHE, PEAKED]),
    Look(Fair, Blond, WORKER, &[BOB, BERET]),
    Look(Brown, Auburn, APRON, &[SCARF]),
    Look(Dark, Black, CLOAK, &[HOOD]),
    Look(Fair, Auburn, DRESS, &[BOB, TOP_HAT]),
    Look(Tan, Grey, SUIT, &[BEARD, BOWLER]),
    Look(Fair, Grey, UNIFORM, &[ROBOT]),
    Look(Dark, Grey, APRON, &[SCARF, EARRINGS]),
];

/// The portrait of a character, in a medallion of the colour around it.
pub(super) fn draw(card: Card) -> Markup {
    let Look(skin, hair, coat, worn) = &LOOKS[card.index()];
    let (skin, hair) = (skin_colour(*skin), hair_colour(*hair));
    let worn = worn.concat();
    let coat = coat.replace("var(--skin)", skin);
    let shapes = format!(
        r##"<use href="#eph-medal"/><path fill="#24336b" d="M5 48c1-10 7-13.5 13-14.5h12c6 1 12 4.5 13 14.5z"/>{coat}<g fill="{skin}"><path d="M20 27h8v6.5c-2 3-6 3-8 0z"/><ellipse cx="24" cy="21" rx="8" ry="9.5"/></g><use href="#eph-face"/><g fill="{hair}">{worn}</g>"##
    );
    html! {
        svg.portrait viewBox="0 0 48 48" aria-hidden="true" focusable="false" { (PreEscaped(shapes)) }
    }
}

/// What all portraits share: the ground of the medallion and the features of a face.
pub(super) const SHARED: &str = r##"<symbol id="eph-medal" viewBox="0 0 48 48"><path fill="currentColor" d="M0 0h48v48H0z"/><path fill="#fff" opacity=".22" d="M24 30 0 22v-9zM24 30 5 0h9zM24 30 21 0h7zM24 30 36 0h9zM24 30l24-17v9zM24 30 0 40v-8zM24 30l24 2v8z"/></symbol><symbol id="eph-face" viewBox="0 0 48 48"><path opacity=".2" d="M24 11.5a8 9.5 0 0 1 0 19c2-4 2-15 0-19z"/><path fill="none" stroke="#1c1208" stroke-width="1.2" stroke-linecap="round" d="M19 20.5h3M26 20.5h3M24 21v3.5h-1.2M22 27.5q2 1 4 0"/></symbol>"##;

fn skin_colour(skin: Skin) -> &'static str {
    match skin {
        Fair => "#f3cfae",
        Tan => "#dba57a",
        Brown => "#b57a4e",
        Dark => "#7f5233",
    }
}

fn hair_colour(hair: Hair) -> &'static str {
    match hair {
        Black => "#1d1620",
        Auburn => "#7a3217",
        Blond => "#d9a83f",
        Grey => "#b9b6b2",
    }
}
