//! How Epix is drawn: a kingdom on parchment, pieces as silhouettes on their owners' shields, and the duel.

mod cards;
mod coach;
mod consequence;
mod duel;
mod glyphs;
mod layout;
mod map;
mod mine;
mod offers;
mod outline;
mod paths;
mod pieces;
mod player;
mod purse;
mod result;
mod shown;
mod stage;

use engine::{Outcome, Seat, Text};
use game_epix::{Action, Event, Phase, State, View};
use localization::Lang;
use maud::{Markup, html};

use crate::board::{Board, Scene, Touch};
use crate::shown::Shown;

/// The seasons by the names of their glyphs.
const SEASONS: [&str; 4] = ["spring", "summer", "autumn", "winter"];

impl Board for State {
    const SHOWN: Shown = shown::SHOWN;

    fn symbols() -> Markup {
        glyphs::definitions()
    }

    fn board(scene: &Scene<'_, Self>) -> Markup {
        html! {
            div.kingdom data-phase=(stage::phase(scene)) data-colours=[stage::colours(scene)] {
                (stage::chronicle(scene))
                div.ground {
                    (map::map(scene))
                    (duel::duel(scene))
                }
                (stage::stage(scene))
            }
        }
    }

    fn mine(scene: &Scene<'_, Self>) -> Markup {
        mine::mine(scene)
    }

    fn player(scene: &Scene<'_, Self>, seat: Seat) -> Markup {
        player::player(scene, seat)
    }

    fn path(_: &View, action: &Action) -> Vec<Touch> {
        paths::path(*action)
    }

    fn attempts(view: &View, touched: &[Touch]) -> Vec<Action> {
        paths::attempts(view, touched)
    }

    fn consequence(scene: &Scene<'_, Self>, action: &Action) -> Option<String> {
        consequence::consequence(scene, *action)
    }

    fn traces(_: &View, event: &Event) -> Vec<Touch> {
        paths::traces(*event)
    }

    fn rule(event: &Event) -> Option<&'static str> {
        Some(paths::rule(*event))
    }

    fn headline(scene: &Scene<'_, Self>, outcome: &Outcome) -> Option<String> {
        Some(scene.say(&result::headline(outcome)))
    }

    fn result(scene: &Scene<'_, Self>, outcome: &Outcome) -> Markup {
        result::result(scene, outcome)
    }

    fn coach(scene: &Scene<'_, Self>) -> Option<(&'static str, String)> {
        coach::coach(scene)
    }
}

/// Whether somebody else touched this last. After the end nothing is news any more.
fn mark(scene: &Scene<'_, State>, touch: &str) -> Option<&'static str> {
    scene.mark(touch).filter(|_| scene.view.open.phase != Phase::Over)
}

/// A text of the pack in the reader's language.
fn text(scene: &Scene<'_, State>, text: &Text) -> String {
    match scene.speaker.lang {
        Lang::En => text.en.clone(),
        Lang::Fr => text.fr.clone(),
    }
}
