//! Actions as buttons say them.

use alloc::vec::Vec;

use engine::{Arg, Phrase};

use super::{card, effects};
use crate::action::{Action, Contaminated, Origin, Zone};
use crate::state::{CardId, Split, Task};
use crate::view::View;

pub(super) fn label(view: &View, action: Action) -> Phrase {
    let pack = &view.pack;
    match action {
        Action::TakeCharacter { character } => {
            let face = pack.printed.characters.get(usize::from(character));
            let name =
                face.map_or(Arg::Number(i64::from(character) + 1), |face| Arg::from(&face.name));
            Phrase::new("erythro-do-character").with("character", name)
        }
        Action::Play { card, zone } => play(view, card, zone),
        Action::PlayContamination { how: Contaminated::Spend } => {
            Phrase::new("erythro-do-contamination-spend")
                .with("n", pack.printed.contamination.spend)
        }
        Action::PlayContamination { how: Contaminated::Draw } => {
            Phrase::new("erythro-do-contamination-draw").with("n", pack.printed.contamination.draw)
        }
        Action::Show => Phrase::new("erythro-do-show"),
        Action::ShowCard { card: shown } => {
            Phrase::new("erythro-do-show-card").with("card", card(pack, shown))
        }
        Action::ShowContaminationTo { to } => {
            Phrase::new("erythro-do-show-contamination-to").with("whom", to)
        }
        Action::ShowCardTo { card: shown, to } => {
            Phrase::new("erythro-do-show-card-to").with("card", card(pack, shown)).with("whom", to)
        }
        Action::Stuck => Phrase::new("erythro-do-stuck"),
        Action::Choose { seat } => Phrase::new("erythro-do-choose").with("who", seat),
        Action::Gain { split } => Phrase::new("erythro-do-gain").with("influence", amounts(split)),
        Action::Pay { split } => Phrase::new("erythro-do-pay").with("influence", amounts(split)),
        Action::Go { tile } => {
            let stays = view.seat().is_some_and(|seat| view.table.player(seat).tile == tile);
            Phrase::new(if stays { "erythro-do-stay" } else { "erythro-do-go" })
                .with("tile", tile.number())
        }
        Action::Attack { element: with } => {
            Phrase::new("erythro-do-attack").with("element", with.phrase())
        }
        Action::Remove { tile, n } => {
            Phrase::new("erythro-do-remove").with("tile", tile.number()).with("n", n)
        }
        Action::Destroy { from: Origin::Hand } => Phrase::new("erythro-do-destroy-hand"),
        Action::Destroy { from: Origin::Discard } => Phrase::new("erythro-do-destroy-discard"),
        Action::Buy { card: bought } => Phrase::new("erythro-do-buy")
            .with("card", card(pack, bought))
            .with("cost", price(view, bought)),
        Action::Discard { card: gone } => {
            Phrase::new("erythro-do-discard").with("card", card(pack, gone))
        }
        Action::DiscardContamination => Phrase::new("erythro-do-discard-contamination"),
        Action::Keep => Phrase::new("erythro-do-keep"),
        Action::Special { tile, n } => {
            Phrase::new("erythro-do-special").with("tile", tile.number()).with("n", n)
        }
        Action::Pass => Phrase::new(match view.table.tasks.last() {
            Some(Task::Remove { .. } | Task::RemoveEach { .. }) => "erythro-do-remove-none",
            Some(_) => "erythro-do-buy-nothing",
            None => "erythro-do-pass",
        }),
    }
}

/// What a card costs the one who is asked now.
fn price(view: &View, card: CardId) -> u8 {
    let discount = match view.table.tasks.last() {
        Some(Task::Acquire { discount, .. }) => *discount,
        _ => 0,
    };
    view.pack.cost(card).saturating_sub(discount)
}

fn play(view: &View, id: CardId, zone: Zone) -> Phrase {
    let face = view.pack.card(id);
    let phrase = |key| Phrase::new(key).with("card", card(&view.pack, id));
    match zone {
        Zone::Gain => phrase("erythro-do-play-gain")
            .with("influence", face.gain.element.influence(face.gain.n)),
        Zone::Move => phrase("erythro-do-play-move").with("n", face.steps),
        Zone::Sanctuary => {
            phrase("erythro-do-play-sanctuary").with("sanctuary", face.sanctuary.sanctuary())
        }
        Zone::Effect => {
            phrase("erythro-do-play-effect").with("effects", effects::effects(&face.effects))
        }
        Zone::Bonus => phrase("erythro-do-play-bonus")
            .with("bonus", effects::effects(&face.bonus.effects))
            .with("effects", effects::effects(&face.effects)),
    }
}

/// Influence in one or both elements.
fn amounts(split: Split) -> Arg {
    let both = [split.first, split.second];
    let some: Vec<Arg> =
        both.iter().filter(|(_, n)| *n > 0).map(|(e, n)| Arg::Phrase(e.influence(*n))).collect();
    Arg::List(some)
}
