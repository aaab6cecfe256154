//! A game without a board of its own: the position as text, every action a labelled box.

use engine::{Outcome, Seat, Words};
use maud::{Markup, html};

use crate::board::{Scene, Touch};

/// The lines of the position.
pub(crate) fn board<G: Words>(scene: &Scene<'_, G>) -> Markup {
    html! {
        pre.plain { @for line in G::picture(scene.view) { (scene.say(&line)) "\n" } }
    }
}

/// An action touches the one box that stands for it.
pub(crate) fn path<G: Words>(action: &G::Action) -> Vec<Touch> {
    vec![format!("act:{}", action.to_string().replace(' ', "_"))]
}

/// A row of final scores.
pub(crate) fn result<G: Words>(scene: &Scene<'_, G>, outcome: &Outcome) -> Markup {
    html! {
        table.scores {
            @for seat in Seat::all(outcome.scores.len()) {
                tr {
                    th scope="row" { (scene.name(seat)) }
                    td { (outcome.scores[seat.index()]) }
                }
            }
        }
    }
}

/// Implements [`Board`](crate::board::Board) for a game as plain text.
macro_rules! plain {
    ($game:ty) => {
        impl $crate::board::Board for $game {
            fn board(scene: &$crate::board::Scene<'_, Self>) -> ::maud::Markup {
                $crate::plain::board(scene)
            }
            fn mine(_: &$crate::board::Scene<'_, Self>) -> ::maud::Markup {
                ::maud::html! {}
            }
            fn player(_: &$crate::board::Scene<'_, Self>, _: ::engine::Seat) -> ::maud::Markup {
                ::maud::html! {}
            }
            fn path(_: &Self::View, action: &Self::Action) -> Vec<$crate::board::Touch> {
                $crate::plain::path::<Self>(action)
            }
            fn attempts(_: &Self::View, _: &[$crate::board::Touch]) -> Vec<Self::Action> {
                Vec::new()
            }
            fn consequence(_: &$crate::board::Scene<'_, Self>, _: &Self::Action) -> Option<String> {
                None
            }
            fn traces(_: &Self::View, _: &Self::Event) -> Vec<$crate::board::Touch> {
                Vec::new()
            }
            fn rule(_: &Self::Event) -> Option<&'static str> {
                None
            }
            fn result(
                scene: &$crate::board::Scene<'_, Self>,
                outcome: &::engine::Outcome,
            ) -> ::maud::Markup {
                $crate::plain::result(scene, outcome)
            }
            fn coach(_: &$crate::board::Scene<'_, Self>) -> Option<(&'static str, String)> {
                None
            }
        }
    };
}
pub(crate) use plain;
