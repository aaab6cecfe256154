//! A card: its four zones, small on the table, whole in the hand, and in words when one looks closer.

use engine::{Arg, Phrase};
use game_erythro::Action;
use game_erythro::action::{Contaminated, Zone};
use game_erythro::content::{Card, Effect};
use game_erythro::state::{CardId, Element};
use maud::{Markup, html};

use super::touch::Thing;
use super::{Sight, glyphs, say};

/// What can be touched of a card in hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Grip {
    /// Each of its zones.
    Zones,
    /// The card as a whole.
    Whole,
    /// Nothing: it is somebody else's.
    None,
}

/// A card of a hand.
pub(super) fn in_hand(scene: &Sight<'_>, id: CardId, grip: Grip) -> Markup {
    let face = scene.view.pack().card(id);
    let whole = (grip == Grip::Whole).then(|| Thing::Card(id).touch());
    html! {
        article.ery-card data-touch=[&whole] data-mark=[whole.as_deref().and_then(|it| scene.mark(it))]
            data-glide={ "card-" (id) } data-element=[face.element]
            aria-label=[whole.as_ref().map(|_| summary(scene, id))] {
            (head(scene, id, face))
            div.zones {
                (zone(scene, id, Zone::Gain, grip, &gain(face)))
                (zone(scene, id, Zone::Move, grip, &html! { (glyphs::glyph("move")) b { (face.steps) } }))
                (zone(scene, id, Zone::Sanctuary, grip, &html! {
                    span.ink data-element=(face.sanctuary) { (glyphs::sanctuary(face.sanctuary)) }
                }))
            }
            div.fourth {
                (zone(scene, id, Zone::Bonus, grip, &html! {
                    span.needs.ink data-element=(face.bonus.needs) { (glyphs::sanctuary(face.bonus.needs)) }
                    (lines(scene, &face.bonus.effects))
                }))
                (zone(scene, id, Zone::Effect, grip, &lines(scene, &face.effects)))
            }
            (eye(scene, Some(id), grip))
            div.closer { (closer(scene, id)) }
        }
    }
}

/// A handle by which a card of one's hand, or a contamination card, is shown while not everybody knows of it (ERY-31).
fn eye(scene: &Sight<'_>, id: Option<CardId>, grip: Grip) -> Markup {
    let (thing, action) = match id {
        Some(card) => (Thing::ShowCard(card), Action::ShowCard { card }),
        None => (Thing::Show, Action::Show),
    };
    html! {
        @if grip != Grip::None && is_secret(scene, id) {
            button.ery-eye type="button" data-touch=(thing.touch()) aria-label=(say::label(scene, action)) {
                (scene.word("erythro-board-show"))
            }
        }
    }
}

/// Whether not everybody knows that the reader holds the card, or so many contamination cards.
fn is_secret(scene: &Sight<'_>, id: Option<CardId>) -> bool {
    let Some(me) = scene.view.seat() else { return false };
    let known = scene.view.table.player(me).known;
    let hand = scene.view.hands[me.index()].cards.unwrap_or_default();
    match id {
        Some(card) => !known.actions.has(card),
        None => hand.contamination > known.contamination,
    }
}

fn zone(scene: &Sight<'_>, id: CardId, zone: Zone, grip: Grip, inside: &Markup) -> Markup {
    let touch = (grip == Grip::Zones).then(|| Thing::Zone(id, zone).touch());
    let label = touch.as_ref().map(|_| say::label(scene, Action::Play { card: id, zone }));
    html! {
        div.zone data-zone=(zone) data-touch=[&touch]
            data-mark=[touch.as_deref().and_then(|it| scene.mark(it))] aria-label=[label] { (inside) }
    }
}

fn head(scene: &Sight<'_>, id: CardId, face: &Card) -> Markup {
    html! {
        header {
            span.signs { @for element in elements(scene, face) {
                span.ink data-element=(element) { (glyphs::element(element)) }
            } }
            span.name { (say::text(scene, &face.name)) }
            @if face.cost.is_some() { b.cost { (scene.view.pack().cost(id)) } }
        }
    }
}

/// An advanced card has an element; a base card has those of its ambassador.
fn elements(scene: &Sight<'_>, face: &Card) -> Vec<Element> {
    if let Some(element) = face.element {
        return vec![element];
    }
    let characters = &scene.view.pack().printed.characters;
    let owner = characters.iter().find(|it| face.character.as_ref() == Some(&it.id));
    owner.map(|it| it.elements.to_vec()).unwrap_or_default()
}

fn gain(face: &Card) -> Markup {
    html! {
        span.ink data-element=(face.gain.element) { (glyphs::element(face.gain.element)) b { "+" (face.gain.n) } }
    }
}

/// Effects with their signs and words, in order.
fn lines(scene: &Sight<'_>, effects: &[Effect]) -> Markup {
    html! {
        ul.lines { @for effect in effects {
            li { span.ery-sign aria-hidden="true" { (glyphs::effect(effect)) } " " (scene.say(&effect.phrase())) }
        } }
    }
}

/// A card as signs only, as small as it is read across a table.
pub(super) fn small(scene: &Sight<'_>, id: CardId) -> Markup {
    let face = scene.view.pack().card(id);
    html! {
        div.zones {
            span.zone { (gain(face)) }
            span.zone { (glyphs::glyph("move")) b { (face.steps) } }
            span.zone.ink data-element=(face.sanctuary) { (glyphs::sanctuary(face.sanctuary)) }
        }
        div.ery-signs.upper {
            span.needs.ink data-element=(face.bonus.needs) { (glyphs::sanctuary(face.bonus.needs)) }
            @for effect in &face.bonus.effects { span.ery-sign { (glyphs::effect(effect)) } }
        }
        div.ery-signs { @for effect in &face.effects { span.ery-sign { (glyphs::effect(effect)) } } }
        div.closer { (closer(scene, id)) }
    }
}

/// A card that lies open: its name, and the rest when one looks closer.
pub(super) fn chip(scene: &Sight<'_>, id: CardId) -> Markup {
    let face = scene.view.pack().card(id);
    html! {
        span.ery-chip data-glide={ "card-" (id) } data-element=[face.element] {
            @for element in elements(scene, face) {
                span.ink data-element=(element) { (glyphs::element(element)) }
            }
            (say::text(scene, &face.name))
            span.closer { (closer(scene, id)) }
        }
    }
}

/// What a card is, in a sentence.
pub(super) fn summary(scene: &Sight<'_>, id: CardId) -> String {
    let face = scene.view.pack().card(id);
    let effects = |list: &[Effect]| -> Arg { say::list(list.iter().map(Effect::phrase)) };
    let phrase = Phrase::new("erythro-board-card")
        .with("card", &face.name)
        .with("gain", face.gain.element.influence(face.gain.n))
        .with("steps", face.steps)
        .with("sanctuary", face.sanctuary.sanctuary())
        .with("needs", face.bonus.needs.sanctuary())
        .with("bonus", effects(&face.bonus.effects))
        .with("effects", effects(&face.effects));
    scene.say(&phrase)
}

/// The whole card in words, zone by zone.
fn closer(scene: &Sight<'_>, id: CardId) -> Markup {
    let face = scene.view.pack().card(id);
    let list = |effects: &[Effect]| say::list(effects.iter().map(Effect::phrase));
    let lines = [
        Phrase::new("erythro-board-zone-gain")
            .with("influence", face.gain.element.influence(face.gain.n)),
        Phrase::new("erythro-board-zone-move").with("n", face.steps),
        Phrase::new("erythro-board-zone-sanctuary").with("sanctuary", face.sanctuary.sanctuary()),
        Phrase::new("erythro-board-zone-bonus")
            .with("needs", face.bonus.needs.sanctuary())
            .with("effects", list(&face.bonus.effects)),
        Phrase::new("erythro-board-zone-effect").with("effects", list(&face.effects)),
    ];
    html! {
        b.title { (say::text(scene, &face.name)) }
        @for line in &lines { span.line { (scene.say(line)) } }
        (say::provenance(scene, face.source))
    }
}

/// The contamination cards of a hand, which are all alike.
pub(super) fn contamination(scene: &Sight<'_>, n: u8, grip: Grip) -> Markup {
    let card = &scene.view.pack().printed.contamination;
    let whole = (grip == Grip::Whole).then(|| Thing::Contamination.touch());
    let name = say::text(scene, &card.name);
    let count = scene.say(&Phrase::new("erythro-board-contamination-cards").with("n", n));
    let polluted =
        scene.say(&Phrase::new("erythro-board-contamination-first").with("n", card.pollution));
    html! {
        article.ery-card.toxic data-touch=[&whole] data-glide=[(grip != Grip::None).then_some("contamination")]
            data-n=(n.min(4)) aria-label=[whole.as_ref().map(|_| count.clone())] {
            header {
                span.signs { (glyphs::glyph("toxic")) }
                span.name { (name) }
                @if n > 1 { b.cost title=(count) { "×" (n) } }
            }
            p.first { (glyphs::glyph("blot")) (polluted) }
            div.fourth { @for how in [Contaminated::Spend, Contaminated::Draw] {
                (contaminated(scene, how, grip))
            } }
            (eye(scene, None, grip))
            div.closer { (contamination_closer(scene)) }
        }
    }
}

fn contaminated(scene: &Sight<'_>, how: Contaminated, grip: Grip) -> Markup {
    let card = &scene.view.pack().printed.contamination;
    let touch = (grip == Grip::Zones).then(|| Thing::Contaminated(how).touch());
    let label = touch.as_ref().map(|_| say::label(scene, Action::PlayContamination { how }));
    let (sign, key, n) = match how {
        Contaminated::Spend => ("any", "erythro-board-contamination-spend", card.spend),
        Contaminated::Draw => ("draw", "erythro-board-contamination-draw", card.draw),
    };
    html! {
        div.zone data-zone=(sign) data-touch=[touch] aria-label=[label] {
            (glyphs::glyph(sign)) span { (scene.say(&Phrase::new(key).with("n", n))) }
        }
    }
}

fn contamination_closer(scene: &Sight<'_>) -> Markup {
    let card = &scene.view.pack().printed.contamination;
    let phrase = Phrase::new("erythro-board-contamination-rule")
        .with("pollution", card.pollution)
        .with("spend", card.spend)
        .with("draw", card.draw);
    html! {
        b.title { (say::text(scene, &card.name)) }
        span.line { (scene.say(&phrase)) }
    }
}
