//! Which things an action touches, in order.

use game_erythro::action::Origin;
use game_erythro::state::{Task, TileId};
use game_erythro::{Action, View};

use super::touch::Thing;
use crate::board::Touch;

/// What a person touches to take `action`.
pub(super) fn path(view: &View, action: Action) -> Vec<Touch> {
    things(view, action).into_iter().map(Thing::touch).collect()
}

fn things(view: &View, action: Action) -> Vec<Thing> {
    match action {
        Action::TakeCharacter { character } => vec![Thing::Character(character)],
        Action::Play { card, zone } => vec![Thing::Zone(card, zone)],
        Action::PlayContamination { how } => vec![Thing::Contaminated(how)],
        Action::Show => vec![Thing::Show],
        Action::ShowCard { card } => vec![Thing::ShowCard(card)],
        Action::ShowContaminationTo { to } => vec![Thing::Show, Thing::Player(to)],
        Action::ShowCardTo { card, to } => vec![Thing::ShowCard(card), Thing::Player(to)],
        Action::Stuck => vec![Thing::Stuck],
        Action::Choose { seat } => vec![Thing::Player(seat)],
        Action::Gain { split } | Action::Pay { split } => {
            vec![Thing::Split(split.first.1, split.second.1)]
        }
        Action::Go { tile } => vec![Thing::Tile(tile)],
        Action::Attack { element } => vec![Thing::Influence(element)],
        Action::Remove { tile, n } => tokens(view, tile, n, removed_at_once(view)),
        Action::Destroy { from: Origin::Hand } => vec![Thing::Contamination],
        Action::Destroy { from: Origin::Discard } => vec![Thing::DiscardPile],
        Action::Buy { card } => vec![Thing::Market(card)],
        Action::Discard { card } => vec![Thing::Card(card)],
        Action::DiscardContamination => vec![Thing::Contamination],
        Action::Keep => vec![Thing::Keep],
        Action::Special { tile, n } => {
            let mut path = vec![Thing::Special];
            path.extend(tokens(view, tile, n, special(view)));
            path
        }
        Action::Pass => vec![Thing::Pass],
    }
}

/// A tile, and how many of its tokens where there is a choice.
fn tokens(view: &View, tile: TileId, n: u8, at_once: u8) -> Vec<Thing> {
    let there = view.table.pollution[tile.index()].min(at_once);
    if there > 1 { vec![Thing::Tile(tile), Thing::Tokens(n)] } else { vec![Thing::Tile(tile)] }
}

/// How many tokens the task at hand removes at once.
pub(super) fn removed_at_once(view: &View) -> u8 {
    match view.table.tasks.last() {
        Some(Task::Remove { n, .. }) => *n,
        _ => 1,
    }
}

/// How many tokens the special depollution removes; none where there is no such thing.
pub(super) fn special(view: &View) -> u8 {
    view.table.terms.sheet(view.pack()).special_depollution.map_or(0, |special| special.n)
}
