//! Things enlarged, with everything their rules say.

use engine::{Phrase, Source};
use game_ephyran::card::CardId;
use game_ephyran::city::TokenId;
use game_ephyran::content::{AreaEntry, Family, HalfEntry, Magic, Power, SupportEntry};
use maud::{Markup, html};

use super::glyphs;
use super::names::{self, Table, signed, title};
use super::paths::support_of;

/// An area of a city.
pub(super) fn area(scene: &Table<'_>, entry: Option<&AreaEntry>, token: Option<TokenId>) -> Markup {
    html! {
        div.closer {
            (glyphs::portrait(entry.map_or("dionysus", |entry| glyphs::creature(&entry.creature))))
            @match entry {
                Some(entry) => (area_words(scene, entry)),
                None => (dionysus_words(scene)),
            }
            @if let Some(token) = token {
                @match scene.view.magic(token) {
                    Some(magic) => p { (magic_words(scene, "ephyran-board-token-known", magic)) },
                    None => p { (scene.word("ephyran-board-token-hidden")) },
                }
            }
        }
    }
}

/// That a card is not printed in the rulebooks, where it is not. It is said in the hand, where cards are read, and not
/// again on every area of every city: a board is sent to everybody after every move.
fn provenance(scene: &Table<'_>, card: CardId) -> Markup {
    html! {
        @if scene.view.pack.source(card) == Source::Reconstructed {
            p.source { (scene.word("ephyran-board-reconstructed")) }
        }
    }
}

fn area_words(scene: &Table<'_>, entry: &AreaEntry) -> Markup {
    html! {
        b { (title(names::creature(scene, entry))) }
        p { (title(names::territory(scene, entry.territory))) " " (entry.number) }
        @if let Some(magic) = entry.magic { p { (magic_words(scene, "ephyran-board-printed", magic)) } }
    }
}

fn magic_words(scene: &Table<'_>, key: &'static str, magic: Magic) -> String {
    let value = signed(scene.view.pack.value(magic));
    scene.say(&Phrase::new(key).with("magic", names::magic(scene, magic)).with("value", value))
}

fn dionysus_words(scene: &Table<'_>) -> Markup {
    html! {
        b { (names::dionysus(scene)) }
        @for wild in scene.view.pack.printed.wilds.iter().take(1) { p { (names::text(scene, &wild.text)) } }
        p { (scene.word("ephyran-board-dionysus-taken")) }
    }
}

/// Dionysus in a hand or on the discard.
pub(super) fn dionysus(scene: &Table<'_>) -> Markup {
    html! {
        div.closer {
            (glyphs::portrait("dionysus"))
            (dionysus_words(scene))
            (provenance(scene, CardId::DIONYSUS))
        }
    }
}

/// Half a card of a hand.
pub(super) fn half(scene: &Table<'_>, card: CardId, half: &HalfEntry) -> Markup {
    html! {
        div.closer {
            @match half {
                HalfEntry::Area(entry) => {
                    (glyphs::portrait(glyphs::creature(&entry.creature)))
                    (area_words(scene, entry))
                }
                HalfEntry::Support(_) => {
                    @if let Some(support) = support_of(&scene.view.pack, half) { (support_words(scene, support)) }
                }
            }
            (provenance(scene, card))
        }
    }
}

/// A Support with its family, its rule and what stops it.
pub(super) fn support_words(scene: &Table<'_>, support: &SupportEntry) -> Markup {
    let power = support.effect.power();
    html! {
        (glyphs::portrait(glyphs::support(power)))
        b { (names::text(scene, &support.name)) }
        p.ey-family { (scene.word(family_key(support.family))) }
        p { (names::text(scene, &support.text)) }
        @if let Some(stops) = stopper(scene, power) {
            p { (scene.say(&Phrase::new("ephyran-board-stopped-by").with("support", &stops.name))) }
        }
    }
}

/// The defence that stops `power`.
pub(super) fn stopper<'a>(scene: &Table<'a>, power: Power) -> Option<&'a SupportEntry> {
    scene.view.pack.printed.supports.iter().find(|support| support.counters.contains(&power))
}

fn family_key(family: Family) -> &'static str {
    match family {
        Family::Pile => "ephyran-board-family-pile",
        Family::Athena => "ephyran-board-family-athena",
        Family::Ares => "ephyran-board-family-ares",
        Family::Defence => "ephyran-board-family-defence",
    }
}
