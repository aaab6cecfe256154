//! Carrying out zone 4 of a card, effect by effect.

use engine::{Seat, Sink};

use super::Run;
use crate::action::Event;
use crate::content::{Effect, Reach};
use crate::state::{Place, State, Task, TileSet};

impl<S: Sink<Event>> Run<'_, S> {
    /// Goes on with a card: the next effect, or the end of it.
    pub(super) fn go_on(&mut self, seat: Seat, place: Place, reduction: u8) {
        self.state.table.tasks.pop();
        let Some((effect, next)) = self.state.effect_at(place) else { return };
        // The place of the effect itself, once the upper part is behind us.
        let here = Place { at: next.at - 1, ..next };
        match effect {
            Effect::ReduceAttack(n) => {
                let reduction = reduction.saturating_add(*n);
                self.push(Task::Card { seat, place: next, reduction });
            }
            Effect::Other(_) => {
                self.push(Task::Card { seat, place: next, reduction });
                let others = self.state.table.seats().filter(|other| *other != seat);
                // ERY-A49: nobody can do it any more, as far as everybody can tell.
                if others.clone().any(|other| self.state.can_openly_be_chosen(seat, other, here)) {
                    self.push(Task::Choose { seat, place: here });
                }
            }
            _ => {
                self.push(Task::Card { seat, place: next, reduction });
                self.begin_effect(seat, here, reduction);
            }
        }
    }

    /// Lets `actor` do the effect at a place; what has become impossible is left out (ERY-A49).
    pub(super) fn begin_effect(&mut self, actor: Seat, place: Place, reduction: u8) {
        let Some((effect, _)) = self.state.effect_at(place) else { return };
        let deed = match effect {
            Effect::Other(deed) => &**deed,
            own => own,
        };
        let seat = actor;
        match *deed {
            Effect::Gain(gain) => {
                self.gain(seat, gain.element, gain.n);
                self.test();
            }
            Effect::GainAny(n) => self.push(Task::Gain { seat, n }),
            Effect::LoseAny(n) => {
                if self.state.table.player(seat).total_influence() >= n {
                    self.push(Task::Pay { seat, n });
                }
            }
            Effect::Attack => {
                if self.state.can_attack_somehow(seat, reduction) {
                    self.push(Task::Attack { seat, reduction });
                }
            }
            Effect::TakeContamination(n) => {
                self.take_contamination(seat, n);
                self.test();
            }
            Effect::DestroyContamination(n) => {
                let has = self.state.hand(seat).contamination
                    + self.state.table.player(seat).discard.contamination;
                if has > 0 {
                    self.push(Task::Destroy { seat, left: n.min(has) });
                }
            }
            Effect::RemovePollution(removal) => {
                let tiles = self.state.reach(seat, removal.reach);
                self.ask_removal(seat, removal.n, tiles);
            }
            Effect::Move(n) => self.push(Task::Move { seat, n }),
            Effect::Draw(n) => self.push(Task::Draw { seat, left: n, shuffled: false }),
            Effect::Acquire(price) => self.ask_purchase(seat, price.discount, false),
            Effect::ReduceAttack(_) | Effect::Other(_) => {}
        }
    }

    /// Asks for a removal from one tile, if there is anything to remove.
    pub(super) fn ask_removal(&mut self, seat: Seat, n: u8, tiles: TileSet) {
        if !tiles.and(self.state.table.polluted).is_empty() {
            self.push(Task::Remove { seat, n, tiles });
        }
    }

    /// Asks for a purchase, if anything can be paid.
    pub(super) fn ask_purchase(&mut self, seat: Seat, discount: u8, optional: bool) {
        if self.state.affordable(seat, discount).next().is_some() {
            self.push(Task::Acquire { seat, discount, optional });
        }
    }
}

impl State {
    /// The tiles an effect of a player may choose from (ERY-A8).
    pub(crate) fn reach(&self, seat: Seat, reach: Reach) -> TileSet {
        let tile = self.table.player(seat).tile;
        match reach {
            Reach::Here => TileSet::one(tile),
            Reach::Near => self.board().near(tile),
            Reach::NearOther => self
                .table
                .seats()
                .filter(|other| *other != seat)
                .fold(TileSet::EMPTY, |set, other| {
                    set.or(self.board().near(self.table.player(other).tile))
                }),
        }
    }
}
