//! How Erythro is drawn: a living red planet, those who defend it, and the letterhead of those who dig it up.

mod attempts;
mod card;
mod choice;
mod coach;
mod consequence;
mod dial;
mod events;
mod glyphs;
mod ground;
mod market;
mod mine;
mod mines;
mod paths;
mod phases;
mod planet;
mod player;
mod portrait;
mod result;
mod say;
mod sheet;
mod shown;
mod touch;

use engine::{Outcome, Seat};
use game_erythro::{Action, Event, State, View};
use maud::{Markup, html};

use crate::board::{Board, Scene, Touch};
use crate::shown::Shown;

/// What Erythro is drawn from.
type Sight<'a> = Scene<'a, State>;

impl Board for State {
    const SHOWN: Shown = shown::SHOWN;

    fn symbols() -> Markup {
        html! { (glyphs::defs()) (ground::defs()) }
    }

    fn board(scene: &Sight<'_>) -> Markup {
        html! {
            div.ery-board {
                (phases::track(scene))
                div.ery-stage {
                    (planet::planet(scene))
                    div.ery-desk {
                        (sheet::sheet(scene))
                        (mines::mines(scene))
                    }
                }
                (market::market(scene))
            }
        }
    }

    fn mine(scene: &Sight<'_>) -> Markup {
        mine::mine(scene)
    }

    fn player(scene: &Sight<'_>, seat: Seat) -> Markup {
        player::player(scene, seat)
    }

    fn path(view: &View, action: &Action) -> Vec<Touch> {
        paths::path(view, *action)
    }

    fn attempts(view: &View, touched: &[Touch]) -> Vec<Action> {
        attempts::attempts(view, touched)
    }

    fn consequence(scene: &Sight<'_>, action: &Action) -> Option<String> {
        consequence::consequence(scene, *action)
    }

    fn traces(view: &View, event: &Event) -> Vec<Touch> {
        events::traces(view, *event)
    }

    fn rule(event: &Event) -> Option<&'static str> {
        Some(events::rule(*event))
    }

    fn headline(scene: &Sight<'_>, _: &Outcome) -> Option<String> {
        result::headline(scene)
    }

    fn result(scene: &Sight<'_>, outcome: &Outcome) -> Markup {
        result::result(scene, outcome)
    }

    fn coach(scene: &Sight<'_>) -> Option<(&'static str, String)> {
        coach::coach(scene)
    }
}
