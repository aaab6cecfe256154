//! What cards, mines and events say.

use alloc::vec::Vec;

use engine::{Arg, Phrase};

use crate::content::{Effect, EventEffect, Pack, Reach, Row, Tiles};
use crate::state::Place;

impl Effect {
    /// What it says.
    pub fn phrase(&self) -> Phrase {
        effect(self)
    }
}

impl Row {
    /// What it does.
    pub fn phrase(self) -> Phrase {
        row(self)
    }
}

impl EventEffect {
    /// What it does.
    pub fn phrase(self) -> Phrase {
        event_effect(self)
    }
}

/// A list of effects, in order.
pub(super) fn effects(list: &[Effect]) -> Arg {
    Arg::List(list.iter().map(|it| Arg::Phrase(effect(it))).collect())
}

/// The effect that is printed at a place of a card.
pub(super) fn printed(pack: &Pack, place: Place) -> Option<&Effect> {
    let card = pack.card(place.card);
    let part = if place.bonus { &card.bonus.effects } else { &card.effects };
    part.get(usize::from(place.at))
}

/// A part of a card, with whom it is for.
pub(super) fn part(pack: &Pack, place: Place) -> Arg {
    printed(pack, place).map_or(Arg::List(Vec::new()), |it| Arg::Phrase(effect(it)))
}

/// What is to be done at a place of a card, by whomever.
pub(super) fn effect_at(pack: &Pack, place: Place) -> Arg {
    match printed(pack, place) {
        Some(Effect::Other(deed)) => Arg::Phrase(effect(deed)),
        Some(own) => Arg::Phrase(effect(own)),
        None => Arg::List(Vec::new()),
    }
}

fn effect(it: &Effect) -> Phrase {
    match it {
        Effect::Gain(gain) => {
            Phrase::new("erythro-effect-gain").with("influence", gain.element.influence(gain.n))
        }
        Effect::GainAny(n) => Phrase::new("erythro-effect-gain-any").with("n", *n),
        Effect::LoseAny(n) => Phrase::new("erythro-effect-lose-any").with("n", *n),
        Effect::Attack => Phrase::new("erythro-effect-attack"),
        Effect::ReduceAttack(n) => Phrase::new("erythro-effect-reduce-attack").with("n", *n),
        Effect::TakeContamination(n) => Phrase::new("erythro-effect-take").with("n", *n),
        Effect::DestroyContamination(n) => Phrase::new("erythro-effect-destroy").with("n", *n),
        Effect::RemovePollution(removal) => Phrase::new(match removal.reach {
            Reach::Here => "erythro-effect-remove-here",
            Reach::Near => "erythro-effect-remove-near",
            Reach::NearOther => "erythro-effect-remove-near-other",
        })
        .with("n", removal.n),
        Effect::Move(n) => Phrase::new("erythro-effect-move").with("n", *n),
        Effect::Draw(n) => Phrase::new("erythro-effect-draw").with("n", *n),
        Effect::Acquire(price) => {
            Phrase::new("erythro-effect-acquire").with("discount", price.discount)
        }
        Effect::Other(deed) => Phrase::new("erythro-effect-other").with("deed", effect(deed)),
    }
}

/// What a row of a mine does.
pub(super) fn row(it: Row) -> Phrase {
    match it {
        Row::Nothing => Phrase::new("erythro-row-nothing"),
        Row::DestroySanctuary => Phrase::new("erythro-row-sanctuary"),
        Row::Pollute(n) => Phrase::new("erythro-row-pollute").with("n", n),
        Row::PolluteAround => Phrase::new("erythro-row-around"),
        Row::Lost => Phrase::new("erythro-row-lost"),
    }
}

/// A part of an event.
pub(super) fn event_effects(list: &[EventEffect]) -> Arg {
    Arg::List(list.iter().map(|it| Arg::Phrase(event_effect(*it))).collect())
}

fn event_effect(it: EventEffect) -> Phrase {
    match it {
        EventEffect::AddPollution(n) => Phrase::new("erythro-event-add-pollution").with("n", n),
        EventEffect::PolluteOwnTile(n) => Phrase::new("erythro-event-pollute-own").with("n", n),
        EventEffect::TakeContamination(n) => Phrase::new("erythro-event-take").with("n", n),
        EventEffect::GainAny(n) => Phrase::new("erythro-event-gain").with("n", n),
        EventEffect::LoseAny(n) => Phrase::new("erythro-event-lose").with("n", n),
        EventEffect::EveryoneGains(n) => Phrase::new("erythro-event-everyone-gains").with("n", n),
        EventEffect::MayAcquire(price) => {
            Phrase::new("erythro-event-may-acquire").with("discount", price.discount)
        }
        EventEffect::RemoveAnywhere(n) => Phrase::new("erythro-event-remove-anywhere").with("n", n),
        EventEffect::RemoveFromOneTile(n) => {
            Phrase::new("erythro-event-remove-one-tile").with("n", n)
        }
        EventEffect::RemoveAroundMine(n) => Phrase::new("erythro-event-remove-around").with("n", n),
        EventEffect::EveryoneRemoves(removal) => Phrase::new(match removal.reach {
            Reach::Here => "erythro-event-everyone-removes-here",
            Reach::Near | Reach::NearOther => "erythro-event-everyone-removes-near",
        })
        .with("n", removal.n),
        EventEffect::RemoveFromEvery(sweep) => match sweep.tiles {
            Tiles::Mines => Phrase::new("erythro-event-sweep-mines"),
            Tiles::Sanctuaries => Phrase::new("erythro-event-sweep-sanctuaries"),
            Tiles::Polluted(least) => {
                Phrase::new("erythro-event-sweep-polluted").with("least", least)
            }
        }
        .with("n", sweep.n)
        .with("otherwise", sweep.otherwise),
    }
}
