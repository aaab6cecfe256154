//! Events as somebody at the table would tell them.

use engine::{Phrase, Seat};

use super::{card, effects, ending_key, mine};
use crate::action::{Contaminated, Event, Origin, Zone};
use crate::state::CardId;
use crate::view::View;

pub(super) fn line(view: &View, event: Event) -> Phrase {
    match event {
        Event::PhaseBegan { round, phase } => {
            Phrase::new("erythro-phase-began").with("round", round).with("phase", phase.phrase())
        }
        Event::CharacterTaken { .. }
        | Event::CardRevealed { .. }
        | Event::CardDrawn { .. }
        | Event::ContaminationDrawn { .. }
        | Event::HiddenCardDrawn { .. }
        | Event::Shuffled { .. }
        | Event::CardPlayed { .. }
        | Event::ContaminationPlayed { .. }
        | Event::ContaminationShown { .. }
        | Event::CardShown { .. }
        | Event::ContaminationShownTo { .. }
        | Event::CardShownTo { .. }
        | Event::SomethingShown { .. }
        | Event::ContaminationPassedOn { .. }
        | Event::ContaminationTaken { .. }
        | Event::ContaminationDestroyed { .. }
        | Event::CardAcquired { .. }
        | Event::CardDiscarded { .. }
        | Event::ContaminationDiscarded { .. }
        | Event::CardKept { .. } => card_line(view, event),
        Event::BagRefilled
        | Event::TokenSetAside { .. }
        | Event::PollutionAdded { .. }
        | Event::PollutionRemoved { .. }
        | Event::TileContaminated { .. }
        | Event::SanctuaryLost { .. }
        | Event::MineRevealed { .. }
        | Event::MinePlaced { .. }
        | Event::MineProgressed { .. }
        | Event::ProfitabilityChanged { .. }
        | Event::EventRevealed { .. } => planet_line(view, event),
        Event::PawnPlaced { .. }
        | Event::SanctuaryPlaced { .. }
        | Event::CannotPlay { .. }
        | Event::PlayerChosen { .. }
        | Event::InfluenceGained { .. }
        | Event::InfluencePaid { .. }
        | Event::Moved { .. }
        | Event::MineDestroyed { .. }
        | Event::DomeDestroyed { .. }
        | Event::DomeHit { .. }
        | Event::SpecialUsed { .. }
        | Event::Passed { .. } => deed_line(view, event),
        Event::Ended { ending } => Phrase::new(ending_key(ending)),
    }
}

fn who(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).with("who", seat)
}

/// What happens to cards.
fn card_line(view: &View, event: Event) -> Phrase {
    let pack = &view.pack;
    match event {
        Event::CharacterTaken { seat, character } => {
            let name = &pack.printed.characters[usize::from(character)].name;
            who("erythro-character-taken", seat).with("character", name)
        }
        Event::CardRevealed { card: shown } => {
            Phrase::new("erythro-card-revealed").with("card", card(pack, shown))
        }
        Event::CardDrawn { seat, card: drawn } => {
            who("erythro-card-drawn", seat).with("card", card(pack, drawn))
        }
        Event::ContaminationDrawn { seat } => who("erythro-contamination-drawn", seat),
        Event::HiddenCardDrawn { seat } => who("erythro-hidden-card-drawn", seat),
        Event::Shuffled { seat } => who("erythro-shuffled", seat),
        Event::CardPlayed { seat, card: played, zone } => played_line(view, seat, played, zone),
        Event::ContaminationPlayed { seat, how: Contaminated::Spend } => {
            who("erythro-contamination-spent", seat)
        }
        Event::ContaminationPlayed { seat, how: Contaminated::Draw } => {
            who("erythro-contamination-drew", seat)
        }
        Event::ContaminationShown { seat } => who("erythro-contamination-shown", seat),
        Event::CardShown { seat, card: shown } => {
            who("erythro-card-shown", seat).with("card", card(pack, shown))
        }
        Event::ContaminationShownTo { seat, to } => {
            who("erythro-contamination-shown-to", seat).with("whom", to)
        }
        Event::CardShownTo { seat, to, card: shown } => {
            who("erythro-card-shown-to", seat).with("whom", to).with("card", card(pack, shown))
        }
        Event::SomethingShown { seat, to } => who("erythro-something-shown", seat).with("whom", to),
        Event::ContaminationPassedOn { seat, owner } => {
            who("erythro-contamination-passed-on", seat).with("owner", owner)
        }
        Event::ContaminationTaken { seat, n } => {
            who("erythro-contamination-taken", seat).with("n", n)
        }
        Event::ContaminationDestroyed { seat, from: Origin::Hand } => {
            who("erythro-destroyed-from-hand", seat)
        }
        Event::ContaminationDestroyed { seat, from: Origin::Discard } => {
            who("erythro-destroyed-from-discard", seat)
        }
        Event::CardAcquired { seat, card: bought } => {
            who("erythro-card-acquired", seat).with("card", card(pack, bought))
        }
        Event::CardDiscarded { seat, card: gone } => {
            who("erythro-card-discarded", seat).with("card", card(pack, gone))
        }
        Event::ContaminationDiscarded { seat } => who("erythro-contamination-discarded", seat),
        Event::CardKept { seat } => who("erythro-card-kept", seat),
        _ => unreachable!("the caller sorts the events"),
    }
}

fn played_line(view: &View, seat: Seat, played: CardId, zone: Zone) -> Phrase {
    let key = match zone {
        Zone::Gain => "erythro-played-gain",
        Zone::Move => "erythro-played-move",
        Zone::Sanctuary => "erythro-played-sanctuary",
        Zone::Effect => "erythro-played-effect",
        Zone::Bonus => "erythro-played-bonus",
    };
    who(key, seat).with("card", card(&view.pack, played))
}

/// What happens to the planet, by the adversary's hand or by itself.
fn planet_line(view: &View, event: Event) -> Phrase {
    let pack = &view.pack;
    match event {
        Event::BagRefilled => Phrase::new("erythro-bag-refilled"),
        Event::TokenSetAside { tile } => {
            Phrase::new("erythro-token-set-aside").with("tile", tile.number())
        }
        Event::PollutionAdded { tile, n } => {
            Phrase::new("erythro-pollution-added").with("tile", tile.number()).with("n", n)
        }
        Event::PollutionRemoved { tile, n } => {
            Phrase::new("erythro-pollution-removed").with("tile", tile.number()).with("n", n)
        }
        Event::TileContaminated { tile } => {
            Phrase::new("erythro-tile-contaminated").with("tile", tile.number())
        }
        Event::SanctuaryLost { tile, element } => Phrase::new("erythro-sanctuary-lost")
            .with("tile", tile.number())
            .with("sanctuary", element.sanctuary()),
        Event::MineRevealed { mine: shown } => {
            Phrase::new("erythro-mine-revealed").with("mine", mine(pack, shown))
        }
        Event::MinePlaced { mine: placed, tile } => Phrase::new("erythro-mine-placed")
            .with("mine", mine(pack, placed))
            .with("tile", tile.number()),
        Event::MineProgressed { mine: id, tile, row } => {
            let rows = &pack.printed.mines[usize::from(id.0)].rows;
            Phrase::new("erythro-mine-progressed")
                .with("mine", mine(pack, id))
                .with("tile", tile.number())
                .with("row", row)
                .with("effect", effects::row(rows[usize::from(row) - 1]))
        }
        Event::ProfitabilityChanged { by, to } => {
            Phrase::new("erythro-profitability-changed").with("by", by).with("to", to)
        }
        Event::EventRevealed { event } => {
            let face = &pack.printed.events[usize::from(event.0)];
            Phrase::new("erythro-event-revealed").with("event", &face.name)
        }
        _ => unreachable!("the caller sorts the events"),
    }
}

/// What players do on the board.
fn deed_line(view: &View, event: Event) -> Phrase {
    let pack = &view.pack;
    match event {
        Event::PawnPlaced { seat, tile } => {
            who("erythro-pawn-placed", seat).with("tile", tile.number())
        }
        Event::SanctuaryPlaced { seat, tile, element } => who("erythro-sanctuary-placed", seat)
            .with("tile", tile.number())
            .with("sanctuary", element.sanctuary()),
        Event::CannotPlay { seat } => who("erythro-cannot-play", seat),
        Event::PlayerChosen { seat, other } => {
            who("erythro-player-chosen", seat).with("other", other)
        }
        Event::InfluenceGained { seat, element, n } => {
            who("erythro-influence-gained", seat).with("influence", element.influence(n))
        }
        Event::InfluencePaid { seat, element, n } => {
            who("erythro-influence-paid", seat).with("influence", element.influence(n))
        }
        Event::Moved { seat, tile } => who("erythro-moved", seat).with("tile", tile.number()),
        Event::MineDestroyed { seat, mine: gone, tile } => who("erythro-mine-destroyed", seat)
            .with("mine", mine(pack, gone))
            .with("tile", tile.number()),
        Event::DomeDestroyed { seat } => who("erythro-dome-destroyed", seat),
        Event::DomeHit { seat } => who("erythro-dome-hit", seat),
        Event::SpecialUsed { seat, tile, n } => {
            who("erythro-special-used", seat).with("tile", tile.number()).with("n", n)
        }
        Event::Passed { seat } => who("erythro-passed", seat),
        _ => unreachable!("the caller sorts the events"),
    }
}
