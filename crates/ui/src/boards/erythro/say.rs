//! Small things that are said in many places.

use engine::{Arg, Phrase, Seat, Source, Text, Words};
use game_erythro::content::{MineFace, Row};
use game_erythro::state::{Item, Mine, MineId, Phase, Task, TileId};
use game_erythro::{Action, State, View};
use localization::Lang;
use maud::{Markup, html};

use super::Sight;

/// A text of the content pack in the reader's language.
pub(super) fn text<'t>(scene: &Sight<'_>, text: &'t Text) -> &'t str {
    match scene.speaker.lang {
        Lang::En => &text.en,
        Lang::Fr => &text.fr,
    }
}

/// That something is not printed in the rulebook, where it is not.
pub(super) fn provenance(scene: &Sight<'_>, source: Source) -> Markup {
    html! {
        @if source == Source::Reconstructed {
            span.line.source { (scene.word("erythro-board-reconstructed")) }
        }
    }
}

/// What a button for this action would say.
pub(super) fn label(scene: &Sight<'_>, action: Action) -> String {
    scene.say(&State::label(scene.view, &action))
}

/// The printed side of a mine.
pub(super) fn mine_face(view: &View, mine: MineId) -> &MineFace {
    &view.pack().printed.mines[usize::from(mine.0)]
}

/// After how many of its steps a mine ends the game.
pub(super) fn countdown(view: &View, mine: Mine) -> usize {
    let rows = mine_face(view, mine.mine).rows.len();
    rows.saturating_sub(usize::from(mine.row) + 1)
}

/// What a mine does next.
pub(super) fn next_row(view: &View, mine: Mine) -> Option<Row> {
    mine_face(view, mine.mine).rows.get(usize::from(mine.row) + 1).copied()
}

/// Several phrases in a row.
pub(super) fn list(phrases: impl IntoIterator<Item = Phrase>) -> Arg {
    Arg::List(phrases.into_iter().map(Arg::Phrase).collect())
}

/// Everything on a tile, as it is read aloud.
pub(super) fn tile(scene: &Sight<'_>, tile: TileId) -> String {
    let things = tile_things(scene, tile);
    let phrase = Phrase::new("erythro-board-tile").with("tile", tile.number());
    if things.is_empty() {
        return scene.say(&Phrase::new("erythro-board-tile-empty").with("tile", tile.number()));
    }
    scene.say(&phrase.with("things", Arg::List(things)))
}

/// The things on a tile: dead ground or pollution, mine or dome, sanctuary, pawns.
pub(super) fn tile_things(scene: &Sight<'_>, tile: TileId) -> Vec<Arg> {
    let (view, table) = (scene.view, &scene.view.table);
    let mut things: Vec<Arg> = Vec::new();
    if table.contaminated.has(tile) {
        things.push(Phrase::new("erythro-board-contaminated").into());
    } else if table.pollution[tile.index()] > 0 {
        let n = table.pollution[tile.index()];
        things.push(Phrase::new("erythro-board-pollution").with("n", n).into());
    }
    if let Some(mine) = table.mine_at(tile) {
        let phrase = Phrase::new("erythro-board-mine-there")
            .with("mine", &mine_face(view, mine.mine).name)
            .with("n", countdown(view, mine));
        things.push(phrase.into());
    }
    if table.dome_tile(table.terms.board(view.pack())).has(tile) {
        things.push(Phrase::new("erythro-board-dome").into());
    }
    if let Some(element) = table.sanctuaries[tile.index()] {
        things.push(element.sanctuary().into());
    }
    things.extend(pawns(view, tile).map(Arg::Seat));
    things
}

/// Whose pawns stand on a tile.
pub(super) fn pawns(view: &View, tile: TileId) -> impl Iterator<Item = Seat> + '_ {
    view.table.seats().filter(move |seat| has_landed(view, *seat) && stands_on(view, *seat, tile))
}

fn stands_on(view: &View, seat: Seat, tile: TileId) -> bool {
    view.table.player(seat).tile == tile
}

/// Whether a player's pawn is on the planet yet.
pub(super) fn has_landed(view: &View, seat: Seat) -> bool {
    let table = &view.table;
    let waits = |task: &Task| *task == Task::Token { item: Item::Pawn(seat) };
    match table.phase {
        Phase::Preparation | Phase::Characters => false,
        Phase::Arrival => !table.tasks.iter().any(waits),
        _ => true,
    }
}
