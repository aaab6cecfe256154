//! The green table that Kuhn and Leduc poker share: cards, chips, and what can be said.

use std::fmt::Display;
use std::str::FromStr;

use engine::Seat;
use maud::{Markup, html};
use reference_games::kuhn::Rank;

use crate::board::{Board, Scene, Touch};
use crate::boards::reference::{about, count};

/// What lies on the table.
pub(super) struct Felt {
    /// Each seat's card, where the viewer knows it.
    pub(super) hands: [Option<Rank>; 2],
    /// Whether each seat has a card.
    pub(super) dealt: [bool; 2],
    /// Whether a card comes into the middle at all.
    pub(super) has_middle: bool,
    /// The card in the middle.
    pub(super) middle: Option<Rank>,
    /// What each has put in.
    pub(super) chips: [u8; 2],
}

/// A card, face up or down; `glide` names its place.
pub(super) fn card<G: Board>(scene: &Scene<'_, G>, rank: Option<Rank>, glide: &str) -> Markup {
    let label = match rank {
        Some(rank) => scene.word(&format!("kuhn-{rank}")),
        None => scene.word("small-face-down"),
    };
    html! {
        svg.playing-card viewBox="0 0 60 84" role="img" aria-label=(label) data-glide=(glide) {
            rect.paper x="1" y="1" width="58" height="82" rx="7" {}
            @match rank {
                None => { rect.back x="6" y="6" width="48" height="72" rx="4" {} path.weave d="M6 22l48 48M6 46l32 32M22 6l32 32M54 22L6 70M54 46L22 78M38 6L6 38" {} },
                Some(rank) => {
                    text.corner x="9" y="21" { (letter(scene, rank)) }
                    (figure(rank))
                    text.name x="30" y="76" text-anchor="middle" { (label) }
                },
            }
        }
    }
}

/// The first letter of the rank in the reader's language.
fn letter<G: Board>(scene: &Scene<'_, G>, rank: Rank) -> String {
    scene
        .word(&format!("kuhn-{rank}"))
        .chars()
        .next()
        .into_iter()
        .flat_map(char::to_uppercase)
        .collect()
}

/// A crown with as many points as the rank is high.
fn figure(rank: Rank) -> Markup {
    html! {
        @match rank {
            Rank::Jack => path.crown d="M20 54V34l10-12 10 12v20z" {},
            Rank::Queen => path.crown d="M16 54l-2-24 11 10 5-16 5 16 11-10-2 24z" {},
            Rank::King => { path.crown d="M14 54l-3-22 10 8 4-16h10l4 16 10-8-3 22z" {} path.crown d="M30 24v-9M26 19h8" {} },
        }
    }
}

/// A pile of chips with its count.
pub(super) fn chips<G: Board>(scene: &Scene<'_, G>, n: u8) -> Markup {
    html! {
        span.chips-pile role="img" aria-label=(count(scene, "small-chips", usize::from(n))) {
            svg viewBox="0 0 44 40" aria-hidden="true" {
                @for k in 0..n.min(8) { ellipse.chip-coin cx="22" cy={ (33 - i32::from(k) * 3) } rx="16" ry="6" {} }
            }
            strong aria-hidden="true" { (n) }
        }
    }
}

/// Both players' cards and chips, the pot between them.
pub(super) fn felt<G: Board>(scene: &Scene<'_, G>, felt: &Felt) -> Markup {
    let pot = felt.chips.iter().map(|n| usize::from(*n)).sum();
    html! {
        div.felt {
            @for seat in Seat::all(2) {
                div.side.{ "seat-" (seat.index() + 1) } {
                    p.name { (scene.name(seat)) }
                    div.hand-slot { @if felt.dealt[seat.index()] {
                        (card(scene, felt.hands[seat.index()], &format!("hand-{}", seat.index() + 1)))
                    } @else { span.no-card {} } }
                    (chips(scene, felt.chips[seat.index()]))
                }
            }
            div.centre {
                @if felt.has_middle {
                    div.hand-slot { @if felt.middle.is_some() { (card(scene, felt.middle, "middle")) } @else { span.no-card {} } }
                }
                p.pot { (count(scene, "small-pot", pot)) }
            }
        }
    }
}

/// Who holds what as far as the viewer knows: all once shown, else her own.
pub(super) fn known(
    me: Option<Seat>,
    hand: Option<Rank>,
    shown: Option<[Rank; 2]>,
) -> [Option<Rank>; 2] {
    let own = |n: usize| hand.filter(|_| me.is_some_and(|seat| seat.index() == n));
    shown.map_or([own(0), own(1)], |hands| hands.map(Some))
}

/// A row of things one can say; what cannot be said now still answers with its rule.
pub(super) fn controls<G: Board>(scene: &Scene<'_, G>, words: &[(&str, String)]) -> Markup {
    html! {
        @if scene.me().is_some() && scene.outcome.is_none() {
            div.says { @for (word, label) in words {
                button.control type="button" data-touch={ "do:" (word) } data-mark=[scene.mark(&format!("do:{word}"))] { (label) }
            } }
        }
    }
}

/// Who took the pot and what everybody held.
pub(super) fn showdown<G: Board>(
    scene: &Scene<'_, G>,
    winnings: [i32; 2],
    shown: Option<[Rank; 2]>,
) -> Markup {
    html! {
        table.scores {
            thead { tr { th scope="col" { (scene.word("page-players")) } td { (scene.word("small-card")) } td { (scene.word("small-chips-won")) } } }
            tbody { @for seat in Seat::all(2) {
                tr.won[winnings[seat.index()] > 0] {
                    th scope="row" { (scene.name(seat)) }
                    td { @if let Some(hands) = shown { (scene.word(&format!("kuhn-{}", hands[seat.index()]))) } @else { (scene.word("small-not-shown")) } }
                    td { (format!("{:+}", winnings[seat.index()])) }
                }
            } }
        }
    }
}

/// The last word of a player, in her line.
pub(super) fn last_word<G: Board>(
    scene: &Scene<'_, G>,
    key: Option<&'static str>,
    seat: Seat,
) -> Markup {
    html! { @if let Some(key) = key { span.quiet { (about(scene, key, seat)) } } }
}

/// What is said is touched as a word.
pub(super) fn path(action: &impl Display) -> Vec<Touch> {
    vec![format!("do:{action}")]
}

/// What somebody meant to say.
pub(super) fn attempts<A: FromStr>(touched: &[Touch]) -> Vec<A> {
    let word = touched.last().and_then(|touch| touch.strip_prefix("do:"));
    word.and_then(|word| word.parse().ok()).into_iter().collect()
}

/// What `seat` said last; the two speak in turn, the first seat first.
pub(super) fn last_of<A>(spoken: &[A], seat: Seat) -> Option<&A> {
    spoken.iter().enumerate().rfind(|(n, _)| n % 2 == seat.index()).map(|(_, action)| action)
}

/// A lesson, for whoever is to speak now.
pub(super) fn lesson<G: Board>(
    scene: &Scene<'_, G>,
    to_speak: Option<Seat>,
    (key, word): (&'static str, &str),
) -> Option<(&'static str, String)> {
    (to_speak.is_some() && to_speak == scene.me()).then(|| (key, scene.word(word)))
}
