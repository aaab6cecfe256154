//! Where an event shows, and which rule explains it.

use game_erythro::action::{Contaminated, Origin, Zone};
use game_erythro::state::{Ending, Phase};
use game_erythro::{Event, View};

use super::touch::Thing;
use crate::board::Touch;

/// The things on which an event can be seen, as far as somebody else did it.
pub(super) fn traces(view: &View, event: Event) -> Vec<Touch> {
    // Everything is new while the table is laid: marking it all would point at nothing.
    if view.table.round == 0 && !matches!(event, Event::CharacterTaken { .. }) {
        return Vec::new();
    }
    let own = view.seat().map(|me| Thing::Player(me).touch());
    let mut seen = everywhere(event);
    seen.retain(|touch| Some(touch) != own.as_ref());
    seen
}

fn everywhere(event: Event) -> Vec<Touch> {
    let thing = |thing: Thing| vec![thing.touch()];
    let named = |name: String| vec![name];
    match event {
        Event::PhaseBegan { .. } => named("round".into()),
        Event::CardRevealed { card } => thing(Thing::Market(card)),
        Event::PollutionAdded { tile, .. }
        | Event::PollutionRemoved { tile, .. }
        | Event::TileContaminated { tile }
        | Event::SanctuaryLost { tile, .. }
        | Event::TokenSetAside { tile } => thing(Thing::Tile(tile)),
        Event::PawnPlaced { seat, tile }
        | Event::SanctuaryPlaced { seat, tile, .. }
        | Event::Moved { seat, tile }
        | Event::MineDestroyed { seat, tile, .. }
        | Event::SpecialUsed { seat, tile, .. } => {
            vec![Thing::Tile(tile).touch(), Thing::Player(seat).touch()]
        }
        Event::MinePlaced { mine, tile } | Event::MineProgressed { mine, tile, .. } => {
            vec![Thing::Tile(tile).touch(), format!("mine:{}", mine.0 + 1)]
        }
        Event::CharacterTaken { seat, .. }
        | Event::Shuffled { seat }
        | Event::CardPlayed { seat, .. }
        | Event::ContaminationPlayed { seat, .. }
        | Event::ContaminationShown { seat }
        | Event::CardShown { seat, .. }
        | Event::ContaminationShownTo { seat, .. }
        | Event::CardShownTo { seat, .. }
        | Event::SomethingShown { seat, .. }
        | Event::CannotPlay { seat }
        | Event::InfluenceGained { seat, .. }
        | Event::InfluencePaid { seat, .. }
        | Event::ContaminationTaken { seat, .. }
        | Event::ContaminationDestroyed { seat, .. }
        | Event::CardAcquired { seat, .. }
        | Event::CardDiscarded { seat, .. }
        | Event::ContaminationDiscarded { seat }
        | Event::CardKept { seat }
        | Event::Passed { seat } => thing(Thing::Player(seat)),
        // Everybody draws every round: a mark would say nothing.
        Event::CardDrawn { .. }
        | Event::ContaminationDrawn { .. }
        | Event::HiddenCardDrawn { .. } => Vec::new(),
        Event::PlayerChosen { seat, other }
        | Event::ContaminationPassedOn { seat, owner: other } => {
            vec![Thing::Player(seat).touch(), Thing::Player(other).touch()]
        }
        Event::DomeDestroyed { seat } | Event::DomeHit { seat } => {
            vec!["adversary".into(), Thing::Player(seat).touch()]
        }
        Event::MineRevealed { .. }
        | Event::ProfitabilityChanged { .. }
        | Event::EventRevealed { .. }
        | Event::BagRefilled
        | Event::Ended { .. } => named("adversary".into()),
    }
}

/// The rule behind an event.
pub(super) fn rule(event: Event) -> &'static str {
    match event {
        Event::PhaseBegan { phase, .. } => phase_rule(phase),
        Event::CardRevealed { .. } => "ERY-14",
        Event::CharacterTaken { .. } => "ERY-23",
        Event::BagRefilled => "ERY-55",
        Event::TokenSetAside { .. } => "ERY-56",
        Event::PawnPlaced { .. } => "ERY-27",
        Event::MineRevealed { .. } => "ERY-18",
        Event::MinePlaced { .. } => "ERY-49",
        Event::MineProgressed { .. } => "ERY-48",
        Event::PollutionAdded { .. } => "ERY-53",
        Event::PollutionRemoved { .. } => "ERY-A8",
        Event::TileContaminated { .. } => "ERY-54",
        Event::SanctuaryLost { .. } => "ERY-48",
        Event::SanctuaryPlaced { .. } => "ERY-36",
        Event::CardDrawn { .. }
        | Event::ContaminationDrawn { .. }
        | Event::HiddenCardDrawn { .. } => "ERY-51",
        Event::Shuffled { .. } => "ERY-52",
        Event::CardPlayed { zone: Zone::Bonus, .. } => "ERY-37",
        Event::CardPlayed { .. } => "ERY-35",
        Event::ContaminationPlayed { how: Contaminated::Spend | Contaminated::Draw, .. } => {
            "ERY-42"
        }
        Event::ContaminationShown { .. }
        | Event::CardShown { .. }
        | Event::ContaminationShownTo { .. }
        | Event::CardShownTo { .. }
        | Event::SomethingShown { .. } => "ERY-31",
        Event::ContaminationPassedOn { .. } => "ERY-A47",
        Event::CannotPlay { .. } => "ERY-A48",
        Event::PlayerChosen { .. } => "ERY-32",
        Event::InfluenceGained { .. } => "ERY-A3",
        Event::InfluencePaid { .. } => "ERY-40",
        Event::Moved { .. } => "ERY-A37",
        Event::MineDestroyed { .. } => "ERY-46",
        Event::DomeDestroyed { .. } => "ERY-66",
        Event::DomeHit { .. } => "ERY-71",
        Event::ContaminationTaken { .. } => "ERY-43",
        Event::ContaminationDestroyed { from: Origin::Hand | Origin::Discard, .. } => "ERY-44",
        Event::CardAcquired { .. } => "ERY-45",
        Event::CardDiscarded { .. }
        | Event::ContaminationDiscarded { .. }
        | Event::CardKept { .. } => "ERY-47",
        Event::SpecialUsed { .. } => "ERY-74",
        Event::Passed { .. } => "ERY-39",
        Event::ProfitabilityChanged { by, .. } => {
            if by > 0 {
                "ERY-68"
            } else {
                "ERY-70"
            }
        }
        Event::EventRevealed { .. } => "ERY-76",
        Event::Ended { ending } => ending_rule(ending),
    }
}

fn phase_rule(phase: Phase) -> &'static str {
    match phase {
        Phase::Preparation => "ERY-17",
        Phase::Characters => "ERY-23",
        Phase::Arrival => "ERY-25",
        Phase::Players => "ERY-33",
        Phase::Discard => "ERY-47",
        Phase::Mines => "ERY-48",
        Phase::Adversary | Phase::Purchase | Phase::Draw => "ERY-50",
    }
}

/// The rule by which a game ended.
pub(super) fn ending_rule(ending: Ending) -> &'static str {
    match ending {
        Ending::DomeAndMinesGone => "ERY-66",
        Ending::Unprofitable | Ending::Profitable => "ERY-72",
        Ending::Clean | Ending::AllMinesDestroyed => "ERY-77",
        Ending::MineFinished | Ending::Contaminated | Ending::CannotPlay => "ERY-58",
        Ending::OutOfTime => "ERY-A46",
    }
}
