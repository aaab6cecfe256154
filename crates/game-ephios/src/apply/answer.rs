//! Answers to what a card asks.

use engine::{Seat, SeatSet, Sink};

use super::Play;
use crate::action::{Action, Event, Party};
use crate::card::{Alliance, Card, CardSet};
use crate::content::Effect;
use crate::knowledge::{ASIDE, N_VIEWERS, Place};
use crate::state::{Frame, Running};

impl<S: Sink<Event>> Play<'_, S> {
    /// The seat that was asked answers.
    pub(super) fn answer(&mut self, seat: Seat, action: Action) {
        let Some(Frame::Running(running)) = self.table.stack.last().copied() else { return };
        let pack = self.pack;
        let program = pack.program(running.text, self.table.is_solo());
        let Some(instruction) = program.at(running.place) else {
            return self.answer_order(action);
        };
        match action {
            Action::Apply { .. } => self.answer_order(action),
            Action::Target { seat: target } => {
                self.running().target = Some(Party::Player(target));
                self.tell(Event::Targeted { seat, target });
                self.go_on();
            }
            Action::Choose { option } => {
                self.tell(Event::Chose { seat, card: running.text, option });
                self.go_to(if option == 1 { instruction.next } else { instruction.other });
            }
            Action::Copy { card } => {
                self.tell(Event::Copies { seat, card });
                self.running().text = card;
                self.go_to(pack.program(card, self.table.is_solo()).start());
            }
            Action::Pick { card } => self.answer_pick(running, &instruction.effect, card),
            Action::Discard { card } => self.answer_discard(running, &instruction.effect, card),
            Action::Put { card } => self.put_back(seat, card),
            Action::Recruit { card } => self.answer_recruit(running, &instruction.effect, card),
            Action::Swap { give, take } => {
                self.answer_swap(running, &instruction.effect, give, take);
            }
            Action::TakeAffinity { affinity } => self.answer_affinity(seat, Some(affinity)),
            Action::Done => self.answer_done(seat, &instruction.effect),
            _ => {}
        }
    }

    /// Which inhabitant is applied first (EPH-53).
    fn answer_order(&mut self, action: Action) {
        if let Action::Apply { card } = action {
            self.apply_inhabitant(card);
        }
    }

    fn answer_pick(&mut self, running: Running, effect: &Effect, card: Card) {
        let user = running.user;
        match (effect, running.target) {
            (Effect::Pick(_), _) => return self.pick_looked(user, Some(card)),
            (Effect::PickCrossroads(_), _) => {
                self.table.crossroads.remove(card);
                self.add_open(user, card);
            }
            (Effect::PickDiscard(filter), _) => {
                let among = filter.of(CardSet::from_bits(u64::MAX));
                self.retrieve(user, card, among);
            }
            (Effect::PickUnionDiscard, _) => {
                let among = self.position().union_discard();
                self.retrieve(user, card, among);
            }
            (Effect::Strip, target) => {
                self.running().count = self.pack.card(card).value;
                self.take_from(target, card);
                self.lay(card);
            }
            (Effect::TakeCards(_), Some(Party::Player(from))) => {
                self.steal_card(from, user, card);
            }
            (Effect::TakeCards(_), target) => {
                self.take_from(target, card);
                self.join_hand(user, card);
            }
            _ => {}
        }
        self.once_more();
    }

    /// A card leaves a hand or the Plot's zone, for all to see.
    fn take_from(&mut self, party: Option<Party>, card: Card) {
        match party {
            Some(Party::Player(seat)) => self.show(card, Place::Hand(seat)),
            Some(Party::Plot) => self.table.zone.remove(card),
            None => {}
        }
    }

    fn answer_discard(&mut self, running: Running, effect: &Effect, card: Card) {
        match effect {
            Effect::Sweep(_) => {
                self.table.crossroads.remove(card);
                self.lay(card);
                self.running().count += u8::from(card.is_personality());
            }
            Effect::Sell(sale) => {
                self.discard_from_hand(running.user, card);
                self.take_tokens(running.user, self.pack.card(card).value + sale.bonus);
            }
            _ => self.discard_from_hand(running.user, card),
        }
        self.once_more();
    }

    fn answer_recruit(&mut self, running: Running, effect: &Effect, card: Card) {
        let value = self.pack.card(card).value;
        self.once_more();
        match effect {
            Effect::Recruit(discount) => {
                self.recruit(running.user, card, value.saturating_sub(discount.cheaper));
            }
            // The buyer of a stopped recruit pays the printed value, and nobody can answer that.
            _ => {
                self.pay(running.user, value);
                self.tell(Event::Tokens { seat: running.user, by: -(value as i8) });
                self.table.crossroads.remove(card);
                self.join_hand(running.user, card);
            }
        }
    }

    fn answer_swap(&mut self, running: Running, effect: &Effect, give: Card, take: Card) {
        let user = running.user;
        match (effect, running.target) {
            (Effect::SwapCrossroads, _) => {
                self.show(give, Place::Hand(user));
                self.table.crossroads.replace(take, give);
                self.tell(Event::Traded { seat: user, gave: give, got: take });
                self.join_hand(user, take);
            }
            (_, Some(Party::Player(with))) => self.exchange(user, with, give, take),
            (_, Some(Party::Plot)) => {
                self.show(give, Place::Hand(user));
                self.table.zone.remove(take);
                self.tell(Event::Traded { seat: user, gave: give, got: take });
                self.join_hand(user, take);
                self.enter_zone(give);
            }
            (_, None) => {}
        }
        self.once_more();
    }

    fn answer_done(&mut self, seat: Seat, effect: &Effect) {
        match effect {
            Effect::SwapAffinity => self.answer_affinity(seat, None),
            Effect::BuyOrDiscard => {
                self.discard_answered();
                self.running().left = 0;
            }
            _ => self.running().left = 0,
        }
    }

    /// The affinity is exchanged, or not: the others cannot tell which.
    fn answer_affinity(&mut self, seat: Seat, taken: Option<Alliance>) {
        let own = &mut self.secret.affinities[seat.index()];
        if let (Some(new), Some(old)) = (taken, *own) {
            *own = Some(new);
            self.secret.aside.remove(new);
            self.secret.aside.insert(old);
            let known = &mut self.secret.affinities_known[seat.index()];
            known.locate(1 << new.index(), seat.index());
            known.locate(1 << old.index(), ASIDE);
            let alone = engine::Audience::Only(SeatSet::only(seat));
            self.sink.tell(alone, Event::TookAffinity { affinity: new });
        }
        for viewer in (0..N_VIEWERS).filter(|viewer| *viewer != seat.index()) {
            self.secret.affinities_known[viewer].mixed(seat.index(), ASIDE);
        }
    }

    /// One repetition of the instruction is done.
    fn once_more(&mut self) {
        let running = self.running();
        running.left = running.left.saturating_sub(1);
    }
}
