//! The list of legal actions, made in ascending order so that nothing has to be sorted.

use alloc::vec::Vec;

use engine::Seat;

use crate::action::Action;
use crate::card::{CardId, Cards, MAX_HAND};
use crate::city::{Area, God, Territory};
use crate::content::Power;
use crate::setup::Within;
use crate::state::{Phase, State};

impl State {
    /// Writes what `seat` may do into the empty `actions`, in ascending order.
    pub(crate) fn list_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        if !self.board.turn().awaited().contains(seat) {
            return;
        }
        match self.board.phase {
            Phase::Act => {
                let hand = self.hand(seat);
                self.list_areas(seat, &hand, actions);
                self.list_supports(seat, &hand, actions);
            }
            Phase::ActAgain => self.list_areas(seat, &self.hand(seat), actions),
            Phase::Gods { .. } => {
                let free = God::ALL.into_iter().filter(|god| self.check_god(*god).is_ok());
                actions.extend(free.map(|god| Action::ChooseGod { god }));
            }
            Phase::Answer { support, .. } => {
                let hand = self.hand(seat);
                let answers =
                    hand.iter().filter(|card| self.check_counter(support, **card).is_ok());
                actions.extend(answers.map(|card| Action::Defend { card: *card }));
                actions.push(Action::Pass);
            }
            Phase::Source { .. } => {
                let other =
                    if self.hidden.pile.is_empty() { Action::Pass } else { Action::DrawPile };
                actions.extend([other, Action::DrawDiscard]);
            }
            Phase::Keep => self.list_keeps(actions),
            Phase::PlaceToken { .. } => {
                let free = Area::all().filter(|area| self.board.takes_token(seat, *area));
                actions.extend(free.map(|area| Action::PlaceToken { area }));
            }
            Phase::Lose { .. } => self.list_losses(seat, actions),
            Phase::FirstPlayer | Phase::Deal { .. } | Phase::Refill { .. } => {}
            Phase::Draw { .. } | Phase::Look { .. } | Phase::TakeToken | Phase::Over => {}
        }
    }

    /// What can be done without a Support.
    fn list_areas(&self, seat: Seat, hand: &Cards<MAX_HAND>, actions: &mut Vec<Action>) {
        let city = self.board.city(seat);
        self.each_stand(
            hand,
            |territory| city.next(territory),
            |card, area| {
                if !city.is_locked(area.territory()) {
                    actions.push(Action::Add { card, area });
                }
            },
        );
        self.list_dionysus(seat, hand, actions);
        self.each_stand(
            hand,
            |territory| city.uncovered(territory),
            |card, area| {
                if !city.is_locked(area.territory()) {
                    actions.push(Action::Change { card, area });
                }
            },
        );
        actions.extend(hand.iter().map(|card| Action::Discard { card: *card }));
    }

    /// Calls `found` for each card that can stand at the one area that `place` gives in each column.
    fn each_stand(
        &self,
        hand: &[CardId],
        place: impl Fn(Territory) -> Option<Area>,
        mut found: impl FnMut(CardId, Area),
    ) {
        for &card in hand {
            if card.is_dionysus() {
                Territory::ALL.into_iter().filter_map(&place).for_each(|area| found(card, area));
            }
            for half in self.pack.face(card).areas.iter().flatten() {
                if place(half.area.territory()) == Some(half.area) {
                    found(card, half.area);
                }
            }
        }
    }

    fn list_dionysus(&self, seat: Seat, hand: &[CardId], actions: &mut Vec<Action>) {
        if self.board.seats().all(|from| from == seat || !self.shows_dionysus(from)) {
            return;
        }
        let city = self.board.city(seat);
        for &card in hand {
            for from in self.board.seats().filter(|from| *from != seat) {
                for half in self.pack.face(card).areas.iter().flatten() {
                    if self.check_dionysus(card, from, half.area).is_err() {
                        continue;
                    }
                    let area = half.area;
                    let open = Territory::ALL.into_iter().filter(|to| !city.is_locked(*to));
                    let next = open.filter_map(|to| city.next(to));
                    let fine =
                        next.filter(|to| self.check_token_comes(seat, *to, (from, area)).is_ok());
                    actions.extend(fine.map(|to| Action::TakeDionysus { card, from, area, to }));
                }
            }
        }
    }

    /// Whether a Dionysus that could be taken stands in the city of `seat`.
    fn shows_dionysus(&self, seat: Seat) -> bool {
        let city = self.board.city(seat);
        if self.board.terms.readings.dionysus == Within::Any {
            return Area::all().any(|area| city.card(area) == Some(CardId::DIONYSUS));
        }
        Territory::ALL.into_iter().any(|territory| {
            city.uncovered(territory).and_then(|area| city.card(area)) == Some(CardId::DIONYSUS)
        })
    }

    /// What can be done with a Support.
    fn list_supports(&self, seat: Seat, hand: &Cards<MAX_HAND>, actions: &mut Vec<Action>) {
        for power in Power::ALL {
            for &card in hand.iter().filter(|card| self.has_power(**card, power)) {
                match power {
                    Power::Twins => actions.push(Action::Twins { card }),
                    Power::Graeae if self.check_look().is_ok() => {
                        actions.push(Action::Graeae { card });
                    }
                    Power::Graeae => {}
                    Power::Exchange => self.list_exchanges(seat, card, actions),
                    Power::TakeToken if self.check_take(seat).is_ok() => {
                        actions.push(Action::TakeToken { card });
                    }
                    Power::TakeToken => {}
                    Power::Destroy => self.list_destructions(seat, card, actions),
                    Power::StealToken => self.list_thefts(seat, card, actions),
                    Power::Lock => self.list_locks(seat, card, actions),
                    Power::Unlock => self.list_unlocks(card, actions),
                }
            }
            // Replacing is the other half of exchanging: its actions come after all of those.
            if power == Power::Exchange {
                for &card in hand.iter().filter(|card| self.has_power(**card, power)) {
                    self.list_replacements(seat, card, hand, actions);
                }
            }
        }
    }

    fn list_exchanges(&self, seat: Seat, card: CardId, actions: &mut Vec<Action>) {
        let city = self.board.city(seat);
        for with in self.board.seats().filter(|with| *with != seat) {
            let other = self.board.city(with);
            for territory in Territory::ALL {
                if city.is_locked(territory) || other.is_locked(territory) {
                    continue;
                }
                let n_both = city.height(territory).min(other.height(territory));
                let areas = (1..=n_both).map(|number| Area::new(territory, number));
                let fine = areas.filter(|area| self.check_tokens_swap(seat, with, *area).is_ok());
                actions.extend(fine.map(|area| Action::Exchange { card, with, area }));
            }
        }
    }

    fn list_replacements(
        &self,
        seat: Seat,
        card: CardId,
        hand: &[CardId],
        actions: &mut Vec<Action>,
    ) {
        let mut list = |by, area| {
            if self.check_replace(seat, card, by, area).is_ok() {
                actions.push(Action::Replace { card, by, area });
            }
        };
        for &by in hand {
            if by.is_dionysus() {
                Area::all().for_each(|area| list(by, area));
            }
            self.pack.face(by).areas.iter().flatten().for_each(|half| list(by, half.area));
        }
    }

    fn list_destructions(&self, seat: Seat, card: CardId, actions: &mut Vec<Action>) {
        let others = self.board.seats().filter(|of| *of != seat && self.check_destroy(*of).is_ok());
        actions.extend(others.map(|of| Action::Destroy { card, of }));
    }

    fn list_thefts(&self, seat: Seat, card: CardId, actions: &mut Vec<Action>) {
        if self.board.n_tokens_drawn == 0 {
            return;
        }
        for from in self.board.seats().filter(|from| *from != seat) {
            let areas = Area::all().filter(|area| self.check_steal(seat, from, *area).is_ok());
            actions.extend(areas.map(|area| Action::StealToken { card, from, area }));
        }
    }

    fn list_locks(&self, seat: Seat, card: CardId, actions: &mut Vec<Action>) {
        let open = Territory::ALL.into_iter().filter(|t| self.check_lock(seat, *t).is_ok());
        actions.extend(open.map(|territory| Action::Lock { card, territory }));
    }

    fn list_unlocks(&self, card: CardId, actions: &mut Vec<Action>) {
        for of in self.board.seats() {
            let locked = Territory::ALL.into_iter().filter(|t| self.check_unlock(of, *t).is_ok());
            actions.extend(locked.map(|territory| Action::Unlock { card, of, territory }));
        }
    }

    fn list_keeps(&self, actions: &mut Vec<Action>) {
        let looked_at = &self.hidden.looked_at;
        for &card in looked_at.iter() {
            if looked_at.len() == 1 {
                actions.push(Action::Keep { card, top: None });
            }
            let others = looked_at.iter().filter(|other| **other != card);
            actions.extend(others.map(|top| Action::Keep { card, top: Some(*top) }));
        }
    }

    fn list_losses(&self, seat: Seat, actions: &mut Vec<Action>) {
        let city = self.board.city(seat);
        let open = Territory::ALL.into_iter().filter(|territory| !city.is_locked(*territory));
        let exposed = open.filter_map(|territory| city.uncovered(territory));
        actions.extend(exposed.map(|area| Action::Lose { area }));
    }
}
