//! How Ephios is drawn: an island city at night, navy and brass, whose skyline is the popularity track.

mod alliances;
mod attempts;
mod board;
mod card;
mod chronicle;
mod coach;
mod consequence;
mod glyphs;
mod mine;
mod paths;
mod piles;
mod player;
mod plot;
mod portrait;
mod result;
mod shown;
mod skyline;
mod stage;
mod touch;
mod traces;

use engine::{Outcome, Seat, Text};
use game_ephios::{Action, Event, State, View};
use localization::Lang;
use maud::Markup;

use crate::board::{Board, Scene, Touch};
use crate::shown::Shown;

/// What Ephios is drawn from.
type Table<'a> = Scene<'a, State>;

impl Board for State {
    const SHOWN: Shown = shown::SHOWN;

    fn symbols() -> Markup {
        glyphs::definitions()
    }

    fn board(scene: &Table<'_>) -> Markup {
        board::draw(scene)
    }

    fn mine(scene: &Table<'_>) -> Markup {
        mine::draw(scene)
    }

    fn player(scene: &Table<'_>, seat: Seat) -> Markup {
        player::draw(scene, seat)
    }

    fn path(view: &View, action: &Action) -> Vec<Touch> {
        paths::path(view, *action)
    }

    fn attempts(view: &View, touched: &[Touch]) -> Vec<Action> {
        attempts::attempts(view, touched)
    }

    fn consequence(scene: &Table<'_>, action: &Action) -> Option<String> {
        consequence::of(scene, *action)
    }

    fn traces(view: &View, event: &Event) -> Vec<Touch> {
        traces::traces(view, event)
    }

    fn rule(event: &Event) -> Option<&'static str> {
        Some(traces::rule(event))
    }

    fn headline(scene: &Table<'_>, _: &Outcome) -> Option<String> {
        Some(result::headline(scene))
    }

    fn result(scene: &Table<'_>, outcome: &Outcome) -> Markup {
        result::draw(scene, outcome)
    }

    fn coach(scene: &Table<'_>) -> Option<(&'static str, String)> {
        coach::says(scene)
    }
}

/// What the pack prints, in the reader's language.
fn printed<'a>(scene: &Table<'_>, text: &'a Text) -> &'a str {
    match scene.speaker.lang {
        Lang::En => &text.en,
        Lang::Fr => &text.fr,
    }
}
