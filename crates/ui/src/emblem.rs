//! The pictures on games' cards: each game draws its own within one of these frames.

use maud::{Markup, html};

/// A small scene, 320 by 160.
pub(crate) fn scene(inside: &Markup) -> Markup {
    html! {
        svg.emblem viewBox="0 0 320 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true" { (inside) }
    }
}

/// A sign in a line, 40 by 40.
pub(crate) fn small(inside: &Markup) -> Markup {
    html! { svg.emblem.small viewBox="0 0 40 40" aria-hidden="true" { (inside) } }
}

/// Two cards: the sign of a game that has none of its own.
pub(crate) fn cards() -> Markup {
    small(&html! {
        path d="M7 9h14v22H7zM19 7l14 4-6 21-6-2" {}
        path.full d="M14 16l3 4-3 4-3-4z" {}
    })
}
