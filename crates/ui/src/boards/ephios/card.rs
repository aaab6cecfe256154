//! A character card, face up: sign, value, portrait, name and effect, with its enlarged form.

use engine::{Arg, Phrase, Source, Text};
use game_ephios::Card;
use maud::{Markup, html};

use super::{Table, glyphs, portrait, printed, touch};

/// How a card is drawn where it lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    /// On the crossroads, in a hand, in the Plot's zone: itself, touchable and gliding.
    Table,
    /// On top of the discard: itself, but the pile is what is touched.
    Pile,
    /// Among cards to choose from that also lie elsewhere on the page.
    Choice,
}

/// The card.
pub(super) fn draw(scene: &Table<'_>, card: Card, place: Place, note: Option<&str>) -> Markup {
    let touch = (place != Place::Pile).then(|| touch::card(card));
    let glide = match place {
        Place::Table | Place::Pile => format!("card-{}", slug(card)),
        Place::Choice => format!("choice-{}", slug(card)),
    };
    let character = scene.view.pack().card(card);
    let kind = character.alliance.map_or("inhabitant", |alliance| alliance.id());
    html! {
        div.card data-alliance=(kind) data-glide=(glide) data-touch=[touch.as_deref()]
            data-mark=[touch.as_deref().and_then(|touch| scene.mark(touch))]
            aria-label=[touch.is_some().then(|| spoken(scene, card))] {
            div.head {
                span.medal {
                    (portrait::draw(card))
                    @if character.value > 0 { b.value { (character.value) } }
                    span.crest { @match character.alliance {
                        Some(alliance) => (glyphs::of_alliance(alliance)),
                        None => (glyphs::sign("lamp")),
                    } }
                }
                span.name { (name(scene, card)) small { (belonging(scene, card)) } }
            }
            p.text { span.when { (glyphs::sign(glyphs::timing(scene, card))) } (text(scene, card)) }
            @if let Some(note) = note { span.note { (note) } }
            (closer(scene, card))
        }
    }
}

/// The card as it is read when one looks closer.
fn closer(scene: &Table<'_>, card: Card) -> Markup {
    let pack = scene.view.pack();
    let alliance = pack.card(card).alliance;
    let timing = glyphs::timing(scene, card);
    html! {
        div.closer data-alliance=(alliance.map_or("inhabitant", |alliance| alliance.id())) {
            strong { (name(scene, card)) }
            p.of {
                @match alliance {
                    Some(alliance) => {
                        (glyphs::of_alliance(alliance)) (printed(scene, &pack.alliance(alliance).name)) " · "
                        (scene.say(&Phrase::new("ephios-board-value").with("value", pack.card(card).value)))
                    },
                    None => { (glyphs::sign("lamp")) (scene.word("ephios-board-inhabitant")) },
                }
            }
            p.when { (glyphs::sign(timing)) (scene.word(&format!("ephios-board-when-{timing}"))) }
            p { (text(scene, card)) }
            @if source(scene, card) == Source::Reconstructed {
                p.source { (scene.word("ephios-board-reconstructed")) }
            }
        }
    }
}

/// The card as it is read aloud.
fn spoken(scene: &Table<'_>, card: Card) -> String {
    let pack = scene.view.pack();
    let name = Arg::Text(pack.name(card).clone());
    let text = Arg::Text(raw_text(scene, card).clone());
    let phrase = match pack.card(card).alliance {
        Some(alliance) => Phrase::new("ephios-board-spoken")
            .with("alliance", &pack.alliance(alliance).name)
            .with("value", pack.card(card).value),
        None => Phrase::new("ephios-board-spoken-inhabitant"),
    };
    scene.say(&phrase.with("card", name).with("text", text))
}

/// The alliance of a personality; "inhabitant" for the others.
fn belonging(scene: &Table<'_>, card: Card) -> String {
    let pack = scene.view.pack();
    match pack.card(card).alliance {
        Some(alliance) => printed(scene, &pack.alliance(alliance).name).to_string(),
        None => scene.word("ephios-board-inhabitant"),
    }
}

/// The name of a card.
pub(super) fn name<'a>(scene: &Table<'a>, card: Card) -> &'a str {
    printed(scene, scene.view.pack().name(card))
}

/// What is written on a card; in solo what counts there.
fn text<'a>(scene: &Table<'a>, card: Card) -> &'a str {
    printed(scene, raw_text(scene, card))
}

fn raw_text<'a>(scene: &Table<'a>, card: Card) -> &'a Text {
    let pack = scene.view.pack();
    let solo = pack.printed.personalities.get(card.index()).and_then(|p| p.solo_text.as_ref());
    match solo {
        Some(text) if scene.view.table.is_solo() => text,
        _ => pack.text(card),
    }
}

fn source(scene: &Table<'_>, card: Card) -> Source {
    let printed = &scene.view.pack().printed;
    match printed.personalities.get(card.index()) {
        Some(personality) => personality.source,
        None => printed.inhabitants[card.index() - printed.personalities.len()].source,
    }
}

/// A card's id as a name for gliding: letters and dashes.
pub(super) fn slug(card: Card) -> String {
    card.id().replace('_', "-")
}
