//! The board as a whole: skyline, harbour, crossroads, stage and alliances.

use game_ephios::setup::Mode;
use maud::{Markup, html};

use super::{Table, alliances, chronicle, piles, plot, skyline, stage};

/// Everything between the players.
pub(super) fn draw(scene: &Table<'_>) -> Markup {
    let mode = match scene.view.table.mode {
        Mode::Quick => "quick",
        Mode::Campaign { .. } => "campaign",
        Mode::Solo { .. } => "solo",
    };
    html! {
        div.ephios data-mode=(mode) data-phase=(piles::moment(scene)) {
            (skyline::draw(scene))
            div.plaza {
                (piles::crossroads(scene))
                (stage::draw(scene))
                @match scene.view.table.mode {
                    Mode::Quick => {},
                    Mode::Campaign { .. } => (chronicle::draw(scene)),
                    Mode::Solo { .. } => (plot::draw(scene)),
                }
            }
            (alliances::draw(scene))
        }
    }
}
