//! A card with its two halves, and its back.

use engine::Seat;
use game_ephyran::card::CardId;
use game_ephyran::city::Area;
use game_ephyran::content::{AreaEntry, HalfEntry, SupportEntry};
use maud::{Markup, html};

use super::city::painting;
use super::names::{self, Table, title};
use super::outlook::{Hint, area_hint, support_hint};
use super::paths::{area_of, halves, support_of};
use super::things::Thing;
use super::{closer, glyphs};

/// A card in the viewer's hand: each half can be touched, and the band between them for the whole card.
/// `nth` tells cards apart that are all alike.
pub(super) fn in_hand(scene: &Table<'_>, me: Seat, card: CardId, nth: usize) -> Markup {
    let band = Thing::Card(card).touch();
    let halves = halves(&scene.view.pack, card);
    let glide =
        if card.is_dionysus() { format!("dionysus-hand-{nth}") } else { format!("c-{card}") };
    html! {
        article.ey-card data-glide=(glide) data-wild[halves.is_empty()] {
            @if halves.is_empty() { (wild(scene)) }
            @for (n, half) in halves.iter().enumerate() {
                @if n == 1 { (self::band(scene, card, &band)) }
                (touchable(scene, me, card, n, half))
            }
            @if halves.is_empty() { (self::band(scene, card, &band)) }
        }
    }
}

/// What takes the whole card: it can only be thrown away.
fn band(scene: &Table<'_>, card: CardId, touch: &str) -> Markup {
    let label = engine::Phrase::new("ephyran-board-whole").with("card", names::card(scene, card));
    html! {
        div.ey-band data-touch=(touch) aria-label=(scene.say(&label)) { span { (scene.word("ephyran-board-discard")) } }
    }
}

/// Half a card in the hand with what it would do.
fn touchable(scene: &Table<'_>, me: Seat, card: CardId, n: usize, half: &HalfEntry) -> Markup {
    let touch = Thing::Half(card, n).touch();
    let hint = match (area_of(half), support_of(&scene.view.pack, half)) {
        (Some(area), _) => area_hint(scene, me, card, area),
        (None, Some(support)) => support_hint(scene, support.effect),
        (None, None) => Hint { kind: "wait", words: String::new() },
    };
    html! {
        div.ey-half data-touch=(touch) data-kind=(hint.kind) data-name=(names::half(scene, half)) aria-label={ (names::half(scene, half)) ", " (hint.words) } {
            (face(scene, half))
            p.ey-hint { (hint.words) }
            (closer::half(scene, card, half))
        }
    }
}

/// What is painted on half a card, with its name.
fn face(scene: &Table<'_>, half: &HalfEntry) -> Markup {
    match half {
        HalfEntry::Area(entry) => area_face(scene, entry),
        HalfEntry::Support(id) => match support_of(&scene.view.pack, half) {
            Some(support) => support_face(scene, support),
            None => html! { p { (id) } },
        },
    }
}

fn area_face(scene: &Table<'_>, entry: &AreaEntry) -> Markup {
    let number = usize::from(entry.number).clamp(1, 4);
    html! {
        (painting(Area::new(entry.territory, number), Some(entry)))
        p.ey-name data-territory=(entry.territory) {
            b { (title(names::territory(scene, entry.territory))) " " (entry.number) }
            " " (names::creature(scene, entry))
        }
    }
}

fn support_face(scene: &Table<'_>, support: &SupportEntry) -> Markup {
    html! {
        (glyphs::picture(glyphs::support(support.effect.power()), "ey-figure red"))
        p.ey-name { b { (names::text(scene, &support.name)) } }
    }
}

/// Dionysus, who has no halves.
fn wild(scene: &Table<'_>) -> Markup {
    let touch = Thing::Half(CardId::DIONYSUS, 0).touch();
    html! {
        div.ey-half data-touch=(touch) data-kind="wild" aria-label=(names::dionysus(scene)) {
            (glyphs::picture("dionysus", "ey-figure"))
            p.ey-name { b { (names::dionysus(scene)) } }
            p.ey-hint { (scene.word("ephyran-board-hint-dionysus")) }
            (closer::dionysus(scene))
        }
    }
}

/// A card seen small and whole: on the discard, or among those that everybody knows.
pub(super) fn small(scene: &Table<'_>, card: CardId) -> Markup {
    let halves = halves(&scene.view.pack, card);
    html! {
        @if halves.is_empty() { (glyphs::picture("dionysus", "ey-figure")) }
        @for half in halves {
            @match (half, support_of(&scene.view.pack, half)) {
                (HalfEntry::Area(entry), _) => {
                    (painting(Area::new(entry.territory, usize::from(entry.number).clamp(1, 4)), Some(entry)))
                }
                (_, Some(support)) => {
                    span.ey-night { (glyphs::picture(glyphs::support(support.effect.power()), "ey-figure red")) }
                }
                (_, None) => {}
            }
        }
    }
}

/// A card that the Graeae show: one touch keeps it, the next says what ends on top of the discard.
pub(super) fn shown(scene: &Table<'_>, card: CardId) -> Markup {
    let touch = Thing::Shown(card).touch();
    html! {
        article.ey-card.shown data-touch=(touch) data-glide={ "c-" (card) } aria-label=(names::card(scene, card)) {
            @for half in halves(&scene.view.pack, card) {
                div.ey-half data-kind=(if area_of(half).is_some() { "area" } else { "support" }) { (face(scene, half)) }
            }
        }
    }
}

/// The back of a card.
pub(super) fn back() -> Markup {
    html! {
        svg.ey-back viewBox="0 0 40 56" aria-hidden="true" {
            rect.glaze width="40" height="56" rx="3" {}
            path.meander d="M4 4H36V52H4ZM8 8H32V48H8Z" {}
            use href="#ey-pegasus" x="9" y="17" width="22" height="22" {}
        }
    }
}
