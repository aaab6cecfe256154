//! A last seat that acts only to win (EPX-A53, where the table asks for it): what could no longer make it win alone it
//! does not do, and its turn ends when nothing can.

use alloc::vec::Vec;

use engine::{Seat, SeatSet, Silent};

use super::node::Node;
use super::{Search, can_win, can_win_with};
use crate::action::{Action, Card};
use crate::setup::LastSeat;
use crate::state::{Phase, State, WINTER};

impl State {
    /// Whether whoever acts is the last seat of winter, at a table where that one acts only to win.
    pub(crate) fn acts_only_to_win(&self) -> bool {
        self.rules.readings.last_seat == LastSeat::OnlyToWin
            && self.open.season == WINTER
            && self.open.actor.next(self.rules.n_seats) == self.open.first
            && matches!(
                self.open.phase,
                Phase::Exchange | Phase::Order | Phase::Recruit | Phase::March | Phase::Stake
            )
    }

    /// Leaves what keeps the victory possible.
    pub(crate) fn keep_to_winning(&self, actions: &mut Vec<Action>) {
        actions.retain(|action| self.can_win_after(self.open.actor, *action));
    }

    /// Whether whoever acts only to win can do nothing for it any more.
    pub(crate) fn has_to_give_up(&self) -> bool {
        if !self.acts_only_to_win() {
            return false;
        }
        let (seat, mut actions) = (self.open.actor, Vec::new());
        self.list_all(seat, &mut actions);
        !self.can_still_win(seat) || !actions.iter().any(|action| self.can_win_after(seat, *action))
    }

    /// Whether the seat can still win alone after that, winning every duel it can win.
    pub(crate) fn can_win_after(&self, seat: Seat, action: Action) -> bool {
        let mut next = self.clone();
        next.act(seat, action, &mut Silent);
        next.win_the_duel();
        next.can_still_win(seat)
    }

    /// Lets a running duel be won, if it can be (EPX-A13).
    fn win_the_duel(&mut self) {
        while self.open.phase == Phase::Guess
            && let Some(fight) = self.fight()
        {
            let stake = self.sealed.stake;
            let amounts = self.rules.min_stake..=self.gold(self.open.actor);
            let is_open = |gold: &u16| *gold != stake && self.may_guess(fight, *gold);
            let gold = amounts.into_iter().find(is_open).unwrap_or(stake);
            self.act(fight.defender, Action::Guess { gold }, &mut Silent);
        }
    }

    /// Whether the seat can still win alone from the middle of its turn, the last of winter.
    pub(crate) fn can_still_win(&self, seat: Seat) -> bool {
        let (pending, mut search) = (self.open.pending, Search::new(self, seat));
        let node = Node::start(self);
        search.hires = pending.has(Card::Recruit);
        if pending.has(Card::Tax) {
            search.later = u16::from(search.power().tax);
        }
        match self.open.phase {
            Phase::Over => self.field().winners(&self.open) == SeatSet::only(seat),
            Phase::Exchange => can_win(self, seat),
            Phase::Order => can_win_with(self, seat, pending),
            Phase::Recruit if pending.has(Card::March) => search.recruit_then_march(node),
            Phase::Recruit => {
                search.hires = true;
                search.stands(&node, false)
            }
            Phase::March if self.open.march.begun => search.march(&node),
            Phase::March => search.levy_and_march(node),
            Phase::Stake => {
                let stake = Action::Stake { gold: self.rules.min_stake };
                let may_withdraw = self.fight().is_some_and(|fight| fight.winning);
                self.gold(seat) >= self.rules.min_stake && self.can_win_after(seat, stake)
                    || may_withdraw && self.can_win_after(seat, Action::Withdraw)
            }
            _ => true,
        }
    }
}
