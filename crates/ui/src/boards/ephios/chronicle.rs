//! The campaign's story so far: rounds won, victory pages read, and the tiles they laid.

use engine::{Phrase, Seat};
use game_ephios::Alliance;
use game_ephios::roster::TilePlace;
use maud::{Markup, html};

use super::{Table, glyphs, printed};

/// Rounds and pages.
pub(super) fn draw(scene: &Table<'_>) -> Markup {
    let (table, pack) = (&scene.view.table, scene.view.pack());
    html! {
        section.chronicle aria-label=(scene.word("ephios-board-chronicle")) {
            div.rounds {
                h3 { (scene.word("ephios-board-rounds")) }
                ul { @for seat in table.seats() { (rounds(scene, seat)) } }
            }
            div.book {
                h3 { (scene.word("ephios-board-pages")) " " small { (table.roster.read.len()) } }
                @if table.roster.read.is_empty() {
                    p.calm { (scene.word("ephios-board-no-pages")) }
                } @else {
                    ul {
                        @for read in table.roster.read {
                            li.page data-alliance=(read.id()) {
                                (glyphs::of_alliance(read))
                                span { (printed(scene, &pack.printed.pages[read.index()].text)) }
                                @if let Some(tile) = tile(scene, read) { small { (tile) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn rounds(scene: &Table<'_>, seat: Seat) -> Markup {
    let (won, needed) =
        (scene.view.table.wins[seat.index()], scene.view.pack().printed.numbers.rounds_to_win);
    let label = Phrase::new("ephios-board-rounds-won")
        .with("who", seat)
        .with("won", won)
        .with("needed", needed);
    html! {
        li data-seat=(seat.index() + 1) aria-label=(scene.say(&label)) {
            (glyphs::of_seat(seat)) span { (scene.name(seat)) }
            span.pennants aria-hidden="true" {
                @for round in 0..needed { i data-won[round < won] {} }
            }
        }
    }
}

/// Where the tile that a page laid lies now.
fn tile(scene: &Table<'_>, page: Alliance) -> Option<String> {
    let pack = scene.view.pack();
    let (alliance, _) = pack.pages[page.index()].tile?;
    let phrase = match scene.view.table.roster.tiles[alliance.index()] {
        TilePlace::Aside => return None,
        TilePlace::On(slot) => {
            Phrase::new("ephios-board-tile-on").with("slot", &pack.alliance(slot).name)
        }
        TilePlace::Under => Phrase::new("ephios-board-tile-under"),
    };
    Some(scene.say(&phrase.with("alliance", &pack.alliance(alliance).name)))
}
