//! What somebody meant who touched what cannot be touched now.

use game_erythro::action::{Contaminated, Origin, Zone};
use game_erythro::state::{Element, Phase, Split, Task, TileId};
use game_erythro::{Action, View};

use super::touch::Thing;
use crate::board::Touch;

/// The actions that these touches may have stood for, the likeliest first.
pub(super) fn attempts(view: &View, touched: &[Touch]) -> Vec<Action> {
    let things: Option<Vec<Thing>> = touched.iter().map(|touch| Thing::read(touch)).collect();
    match things.as_deref() {
        Some([Thing::Special]) => own_tile(view).map(|tile| special(tile, 1)).into_iter().collect(),
        Some([Thing::Special, Thing::Tile(tile)]) => vec![special(*tile, 1)],
        Some([Thing::Special, Thing::Tile(tile), Thing::Tokens(n)]) => vec![special(*tile, *n)],
        Some([.., Thing::Tile(tile), Thing::Tokens(n)]) => {
            vec![Action::Remove { tile: *tile, n: *n }, special(*tile, *n)]
        }
        Some([Thing::Show, Thing::Player(to)]) => vec![Action::ShowContaminationTo { to: *to }],
        Some([Thing::ShowCard(card), Thing::Player(to)]) => {
            vec![Action::ShowCardTo { card: *card, to: *to }]
        }
        Some([.., last]) => meant(view, *last),
        _ => Vec::new(),
    }
}

fn special(tile: TileId, n: u8) -> Action {
    Action::Special { tile, n }
}

fn own_tile(view: &View) -> Option<TileId> {
    view.seat().map(|seat| view.table.player(seat).tile)
}

fn meant(view: &View, thing: Thing) -> Vec<Action> {
    match thing {
        Thing::Character(character) => vec![Action::TakeCharacter { character }],
        Thing::Zone(card, zone) => vec![Action::Play { card, zone }],
        Thing::Contaminated(how) => vec![Action::PlayContamination { how }],
        Thing::Card(card) if view.table.phase == Phase::Discard => vec![Action::Discard { card }],
        Thing::Card(card) => vec![Action::Play { card, zone: Zone::Gain }],
        Thing::Contamination => match (view.table.tasks.last(), view.table.phase) {
            (Some(Task::Destroy { .. }), _) => vec![Action::Destroy { from: Origin::Hand }],
            (_, Phase::Discard) => vec![Action::DiscardContamination],
            _ => vec![Action::PlayContamination { how: Contaminated::Spend }],
        },
        Thing::DiscardPile => vec![Action::Destroy { from: Origin::Discard }],
        Thing::Market(card) => vec![Action::Buy { card }],
        Thing::Tile(tile) => tile_meant(view, tile),
        Thing::Player(seat) => vec![Action::Choose { seat }],
        Thing::Influence(element) => vec![Action::Attack { element }],
        Thing::Split(a, b) => split_meant(view, a, b),
        Thing::Tokens(n) => {
            own_tile(view).map(|tile| Action::Remove { tile, n }).into_iter().collect()
        }
        Thing::Special => Vec::new(),
        Thing::Mine(_) => attack_meant(view),
        Thing::Show => vec![Action::Show],
        Thing::ShowCard(card) => vec![Action::ShowCard { card }],
        Thing::Stuck => vec![Action::Stuck],
        Thing::Keep => vec![Action::Keep],
        Thing::Pass => vec![Action::Pass],
    }
}

/// A tile is touched to go there or to clean it.
fn tile_meant(view: &View, tile: TileId) -> Vec<Action> {
    let removal = Action::Remove { tile, n: 1 };
    match view.table.tasks.last() {
        Some(Task::Remove { .. } | Task::RemoveEach { .. }) => vec![removal],
        None if is_target(view, tile) => attack_meant(view),
        _ => vec![Action::Go { tile }],
    }
}

/// Whether there is something on a tile that could be attacked.
fn is_target(view: &View, tile: TileId) -> bool {
    view.table.attack_cost(view.pack(), tile, Element::Air).is_some()
}

/// A mine is touched to attack it.
fn attack_meant(view: &View) -> Vec<Action> {
    let elements = view.seat().map(|seat| view.table.elements(view.pack(), seat));
    elements.into_iter().flatten().map(|element| Action::Attack { element }).collect()
}

fn split_meant(view: &View, first: u8, second: u8) -> Vec<Action> {
    let Some(seat) = view.seat() else { return Vec::new() };
    let [a, b]: [Element; 2] = view.table.elements(view.pack(), seat);
    let split = Split { first: (a, first), second: (b, second) };
    match view.table.tasks.last() {
        Some(Task::Pay { .. } | Task::Attack { .. }) => vec![Action::Pay { split }],
        _ => vec![Action::Gain { split }],
    }
}
