//! The reader's own things: dials, hand, piles, and what she is asked.

use engine::{Phrase, Seat};
use game_erythro::Action;
use game_erythro::content::Character;
use game_erythro::state::{Cards, Phase};
use maud::{Markup, html};

use super::card::Grip;
use super::portrait::portrait;
use super::touch::Thing;
use super::{Sight, card, choice, dial, glyphs, say};

/// Everything that is hers.
pub(super) fn mine(scene: &Sight<'_>) -> Markup {
    let table = &scene.view.table;
    let Some(me) = scene.view.seat() else {
        return html! {
            div.ery-mine-things {
                p.ery-watching { (scene.word("erythro-board-watching")) }
                (open_hands(scene, None))
            }
        };
    };
    if table.character(scene.view.pack(), me).is_none() {
        return characters(scene, me);
    }
    html! {
        div.ery-mine-things {
            (choice::choice(scene, me))
            div.ery-own {
                (ambassador(scene, me))
                (hand(scene, me))
                (piles(scene, me))
            }
            (open_hands(scene, Some(me)))
        }
    }
}

/// The four ambassadors, of whom the reader is going to be one.
fn characters(scene: &Sight<'_>, me: Seat) -> Markup {
    let (pack, table) = (scene.view.pack(), &scene.view.table);
    let taken = |n: u8| table.seats().find(|seat| table.player(*seat).character == Some(n));
    html! {
        div.ery-characters aria-label=(scene.word("erythro-section-characters")) {
            @for (n, face) in (0u8..).zip(&pack.printed.characters) {
                article.ery-character data-touch=(Thing::Character(n).touch()) data-taken[taken(n).is_some()]
                    aria-label=(character_says(scene, n, face)) {
                    (portrait(face.elements))
                    h4 { (say::text(scene, &face.name)) }
                    p { @for (element, n) in face.elements.into_iter().zip(face.influence) {
                        span.ink data-element=(element) { (scene.say(&element.phrase())) " " b { (n) } }
                    } }
                    @match taken(n) {
                        Some(seat) => p.ery-who { (glyphs::pawn(seat)) (scene.name(seat)) },
                        None => p.ery-who { (glyphs::pawn(me)) "?" },
                    }
                }
            }
        }
    }
}

fn character_says(scene: &Sight<'_>, n: u8, face: &Character) -> String {
    let label = say::label(scene, Action::TakeCharacter { character: n });
    let start = face.elements.into_iter().zip(face.influence).map(|(e, n)| e.influence(n));
    let start = Phrase::new("erythro-board-starts-with").with("influence", say::list(start));
    format!("{label}. {}", scene.say(&start))
}

/// Her ambassador with both dials, and where she stands.
fn ambassador(scene: &Sight<'_>, me: Seat) -> Markup {
    let (view, table) = (scene.view, &scene.view.table);
    let player = table.player(me);
    html! {
        div.ery-ambassador {
            h4 {
                (glyphs::pawn(me))
                @if let Some(face) = table.character(view.pack(), me) { (say::text(scene, &face.name)) }
            }
            div.dials {
                @for (element, n) in table.elements(view.pack(), me).into_iter().zip(player.influence) {
                    (dial::dial(scene, element, n))
                }
            }
            @if say::has_landed(view, me) { p.stands { (say::tile(scene, player.tile)) } }
        }
    }
}

/// What is touched of a card: its zones while cards are played, the card itself otherwise.
fn grip(scene: &Sight<'_>) -> Grip {
    let table = &scene.view.table;
    if table.phase == Phase::Players && table.tasks.is_empty() { Grip::Zones } else { Grip::Whole }
}

fn hand(scene: &Sight<'_>, me: Seat) -> Markup {
    let cards = scene.view.hands[me.index()].cards.unwrap_or_default();
    let grip = grip(scene);
    html! {
        div.ery-hand role="group" data-scroll="hand" aria-label=(scene.word("erythro-board-hand")) {
            @if cards.is_empty() {
                p.ery-empty { (glyphs::glyph("draw")) (scene.word(empty_hand(scene))) }
            }
            @for id in cards.actions.iter() { (card::in_hand(scene, id, grip)) }
            @if cards.contamination > 0 { (card::contamination(scene, cards.contamination, grip)) }
        }
        (audience(scene, me))
    }
}

/// To whom a card can be shown, once one has been chosen for it; to everybody, by confirming.
fn audience(scene: &Sight<'_>, me: Seat) -> Markup {
    html! {
        div.ery-audience role="group" aria-label=(scene.word("erythro-board-show-to")) {
            span aria-hidden="true" { (scene.word("erythro-board-show-to")) }
            @for seat in scene.view.table.seats().filter(|seat| *seat != me) {
                button.ery-do type="button" data-touch=(Thing::Player(seat).touch()) {
                    (glyphs::pawn(seat)) (scene.name(seat))
                }
            }
        }
    }
}

fn empty_hand(scene: &Sight<'_>) -> &'static str {
    if scene.view.table.round == 0 { "erythro-board-hand-soon" } else { "erythro-board-hand-empty" }
}

/// Draw pile, discard pile, and the cards of this round.
fn piles(scene: &Sight<'_>, me: Seat) -> Markup {
    let (table, seen) = (&scene.view.table, &scene.view.hands[me.index()]);
    let player = table.player(me);
    let pile = seen.hand_and_pile.without(seen.cards.unwrap_or_default());
    let discard = Thing::DiscardPile.touch();
    let discard_says = Phrase::new("erythro-board-discard-pile")
        .with("n", player.discard.len())
        .with("contamination", player.discard.contamination);
    html! {
        div.ery-piles {
            div.pile.draw-pile {
                span.back { b { (pile.len()) } }
                (scene.word("erythro-board-draw-pile"))
                div.closer { (listed(scene, "erythro-board-pile-holds", pile)) }
            }
            div.pile data-touch=(discard) data-mark=[scene.mark(&discard)]
                aria-label=(scene.say(&discard_says)) {
                span.front { b { (player.discard.len()) }
                    @if player.discard.contamination > 0 {
                        i { (glyphs::glyph("toxic")) (player.discard.contamination) }
                    }
                }
                (scene.word("erythro-board-discard"))
                div.closer { (listed(scene, "erythro-board-discard-holds", player.discard)) }
            }
            @if let Some(text) = shuffle_says(scene, me, pile) { p.shuffle { (text) } }
            @if table.phase == Phase::Players { (played(scene, player.played)) }
        }
    }
}

/// The cards of this round, and the places still to fill.
fn played(scene: &Sight<'_>, played: Cards) -> Markup {
    let limit = scene.view.pack().printed.limits.cards_played;
    html! {
        div.played-cards {
            span.title { (scene.say(&Phrase::new("erythro-board-played").with("n", played.len()).with("limit", limit))) }
            @for id in played.actions.iter() { (card::chip(scene, id)) }
            @for _ in 0..played.contamination { span.ery-chip.toxic { (glyphs::glyph("toxic")) (say::text(scene, &scene.view.pack().printed.contamination.name)) } }
            @for _ in played.len()..limit { span.ery-chip.free {} }
        }
    }
}

/// A warning when the next draw phase makes her shuffle.
fn shuffle_says(scene: &Sight<'_>, me: Seat, pile: Cards) -> Option<String> {
    let table = &scene.view.table;
    let hand = scene.view.pack().printed.limits.hand;
    if table.round == 0 || table.player(me).discard.len() + table.player(me).played.len() == 0 {
        return None;
    }
    let key = match pile.len() {
        // One card may be kept, so that one less is drawn.
        n if n + 1 < hand => "erythro-board-will-shuffle",
        n if n < hand => "erythro-board-may-shuffle",
        _ => return None,
    };
    Some(scene.word(key))
}

/// The names of the cards in a pile; their order does not exist.
fn listed(scene: &Sight<'_>, key: &'static str, cards: Cards) -> Markup {
    let (pack, toxic) = (scene.view.pack(), &scene.view.pack().printed.contamination.name);
    html! {
        b.title { (scene.word(key)) }
        @for id in cards.actions.iter() { span.line { (say::text(scene, &pack.card(id).name)) } }
        @if cards.contamination > 0 { span.line { (say::text(scene, toxic)) " ×" (cards.contamination) } }
        @if cards.is_empty() { span.line { "–" } }
    }
}

/// The hands of the others where they are played open.
fn open_hands(scene: &Sight<'_>, me: Option<Seat>) -> Markup {
    let others = scene.view.table.seats().filter(|seat| Some(*seat) != me);
    html! {
        @for seat in others {
            @if let Some(cards) = scene.view.hands[seat.index()].cards && !cards.is_empty() {
                section.ery-open {
                    h4 { (glyphs::pawn(seat)) (scene.name(seat)) }
                    div.ery-hand {
                        @for id in cards.actions.iter() { (card::in_hand(scene, id, Grip::None)) }
                        @if cards.contamination > 0 { (card::contamination(scene, cards.contamination, Grip::None)) }
                    }
                }
            }
        }
    }
}
