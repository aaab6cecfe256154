//! How Ephyran is drawn: cities as temples of painted clay, black figures for creatures, red ones for Supports.

use engine::{Outcome, Seat};
use game_ephyran::{Action, Event, State, View};
use maud::{Markup, html};

use crate::board::{Board, Scene, Touch};
use crate::shown::Shown;

mod agora;
mod attempts;
mod card;
mod city;
mod closer;
mod coach;
mod creatures;
mod glyphs;
mod mine;
mod names;
mod outlook;
mod paths;
mod result;
mod shown;
mod story;
mod things;

impl Board for State {
    const SHOWN: Shown = shown::SHOWN;

    fn symbols() -> Markup {
        glyphs::symbols()
    }

    fn board(scene: &Scene<'_, Self>) -> Markup {
        html! {
            div.ey-board {
                (agora::agora(scene))
                (city::cities(scene))
            }
        }
    }

    fn mine(scene: &Scene<'_, Self>) -> Markup {
        mine::mine(scene)
    }

    fn player(scene: &Scene<'_, Self>, seat: Seat) -> Markup {
        mine::player(scene, seat)
    }

    fn path(view: &View, action: &Action) -> Vec<Touch> {
        paths::path(view, *action)
    }

    fn attempts(view: &View, touched: &[Touch]) -> Vec<Action> {
        attempts::attempts(view, touched)
    }

    fn consequence(scene: &Scene<'_, Self>, action: &Action) -> Option<String> {
        outlook::consequence(scene, *action)
    }

    fn traces(_: &View, event: &Event) -> Vec<Touch> {
        story::traces(*event)
    }

    fn rule(event: &Event) -> Option<&'static str> {
        Some(story::rule(*event))
    }

    fn headline(scene: &Scene<'_, Self>, outcome: &Outcome) -> Option<String> {
        Some(result::headline(scene, outcome))
    }

    fn result(scene: &Scene<'_, Self>, outcome: &Outcome) -> Markup {
        result::result(scene, outcome)
    }

    fn coach(scene: &Scene<'_, Self>) -> Option<(&'static str, String)> {
        coach::coach(scene)
    }
}
