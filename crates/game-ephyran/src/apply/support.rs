//! Supports: what is played, who may stop it, and what it does if nobody does.

use engine::{Audience, Seat, Sink};

use super::tell_apart;
use crate::action::{Action, Event};
use crate::card::CardId;
use crate::city::{Area, Territory};
use crate::content::Power;
use crate::state::{Phase, State, Then};

impl State {
    /// Plays a Support; those who could stop it are asked before anything happens (EYR-A11).
    pub(super) fn play_support<S: Sink<Event>>(
        &mut self,
        seat: Seat,
        action: Action,
        sink: &mut S,
    ) {
        let Some((power, card)) = action.support() else { return };
        self.play_card(seat, card);
        // EYR-25: a shield that locks stays in the city; every other Support goes to the Tartarus.
        if power != Power::Lock {
            self.bury(card);
        }
        sink.tell(Audience::Everyone, Event::SupportPlayed { seat, action });
        if self.board.is_stopped_by_anyone(action) {
            // EYR-A8, EYR-A9: anybody may object, clockwise.
            self.show_named(seat, action);
            return self.ask(seat.next(self.board.n_seats()), action);
        }
        match action {
            Action::Exchange { with: victim, .. }
            | Action::Destroy { of: victim, .. }
            | Action::StealToken { from: victim, .. } => self.ask(victim, action),
            _ => self.resolve(seat, action, sink),
        }
    }

    /// The hand card that is to become an area is named before others are asked: everybody has seen it, even if it stays.
    fn show_named(&mut self, seat: Seat, action: Action) {
        if let Action::Replace { by, .. } = action
            && self.hidden.hands[seat.index()].remove(by)
        {
            self.board.open_hands[seat.index()].insert_sorted(by);
        }
    }

    fn ask(&mut self, seat: Seat, support: Action) {
        self.board.phase = Phase::Answer { seat, support };
    }

    /// `seat` lets the Support happen: the next one is asked, or it happens.
    pub(super) fn let_pass<S: Sink<Event>>(&mut self, seat: Seat, support: Action, sink: &mut S) {
        let next = seat.next(self.board.n_seats());
        let more = self.board.is_stopped_by_anyone(support) && next != self.board.active;
        if more {
            self.ask(next, support);
        } else {
            self.resolve(self.board.active, support, sink);
        }
    }

    /// The Support is stopped, and the defender completes the hand from the pile, if there is one (EYR-24, EYR-A12).
    pub(super) fn defend<S: Sink<Event>>(&mut self, seat: Seat, card: CardId, sink: &mut S) {
        self.play_card(seat, card);
        self.bury(card);
        sink.tell(Audience::Everyone, Event::Countered { seat, card });
        if self.hidden.pile.is_empty() {
            self.go_draw(1, Then::EndTurn, sink);
        } else {
            self.board.phase = Phase::Refill { seat };
        }
    }

    /// What the Support does.
    fn resolve<S: Sink<Event>>(&mut self, seat: Seat, support: Action, sink: &mut S) {
        match support {
            Action::Twins { .. } => self.go_draw(self.pack.n_draw(), Then::PlayAgain, sink),
            Action::Graeae { .. } => {
                let n_left = self.hidden.pile.len().min(usize::from(self.pack.n_look())) as u8;
                self.board.phase = Phase::Look { n_left };
            }
            Action::Exchange { with, area, .. } => self.exchange(seat, with, area, sink),
            Action::Replace { by, area, .. } => self.replace(seat, by, area, sink),
            Action::TakeToken { .. } => self.board.phase = Phase::TakeToken,
            Action::Destroy { of, .. } => self.board.phase = Phase::Lose { seat: of },
            Action::StealToken { from, area, .. } => self.steal(seat, from, area, sink),
            Action::Lock { card, territory } => self.lock(seat, card, territory, sink),
            Action::Unlock { of, territory, .. } => self.unlock(seat, of, territory, sink),
            _ => unreachable!("only Supports are resolved"),
        }
    }

    fn exchange<S: Sink<Event>>(&mut self, seat: Seat, with: Seat, area: Area, sink: &mut S) {
        self.swap_areas(seat, with, area);
        sink.tell(Audience::Everyone, Event::AreasExchanged { seat, with, area });
        self.see_token(seat, area, sink);
        self.see_token(with, area, sink);
        self.go_draw(1, Then::EndTurn, sink);
    }

    /// Two cities swap what stands at `area`, with its tokens (EYR-A4).
    pub(crate) fn swap_areas(&mut self, seat: Seat, with: Seat, area: Area) {
        let (own, other) = (self.board.city(seat), self.board.city(with));
        let (Some(card), token) = (own.card(area), own.token(area)) else { return };
        let (Some(other_card), other_token) = (other.card(area), other.token(area)) else { return };
        self.board.cities[seat.index()].set(area, other_card, other_token);
        self.board.cities[with.index()].set(area, card, token);
    }

    fn steal<S: Sink<Event>>(&mut self, seat: Seat, from: Seat, area: Area, sink: &mut S) {
        let Some(token) = self.board.cities[from.index()].take_token(area) else { return };
        self.remember_token(seat, token);
        self.board.phase = Phase::PlaceToken { token };
        let seen = Event::TokenStolen { seat, from, area, magic: self.magic(token) };
        tell_apart(sink, seat, seen, Event::TokenStolen { seat, from, area, magic: None });
    }

    fn unlock<S: Sink<Event>>(&mut self, seat: Seat, of: Seat, territory: Territory, sink: &mut S) {
        if let Some(shield) = self.board.cities[of.index()].take_lock(territory) {
            self.bury(shield);
        }
        sink.tell(Audience::Everyone, Event::Unlocked { seat, of, territory });
        self.go_draw(1, Then::EndTurn, sink);
    }

    /// The Graeae show one more card.
    pub(super) fn look_at<S: Sink<Event>>(&mut self, card: CardId, n_left: u8, sink: &mut S) {
        let seat = self.board.active;
        self.hidden.looked_at.insert_sorted(card);
        self.board.phase =
            if n_left > 1 { Phase::Look { n_left: n_left - 1 } } else { Phase::Keep };
        let seen = Event::LookedAt { seat, card: Some(card) };
        tell_apart(sink, seat, seen, Event::LookedAt { seat, card: None });
        self.leave_pile(card, sink);
    }

    /// One card is kept, the others go to the discard, `top` last (EYR-19).
    pub(super) fn keep<S: Sink<Event>>(
        &mut self,
        seat: Seat,
        card: CardId,
        top: Option<CardId>,
        sink: &mut S,
    ) {
        let looked_at = core::mem::replace(&mut self.hidden.looked_at, crate::card::Cards::EMPTY);
        self.hidden.hands[seat.index()].insert_sorted(card);
        let kept = Event::Kept { seat, card: Some(card) };
        tell_apart(sink, seat, kept, Event::Kept { seat, card: None });
        let below = looked_at.iter().copied().filter(|other| *other != card && Some(*other) != top);
        for card in below.chain(top) {
            self.board.discard.push(card);
            sink.tell(Audience::Everyone, Event::Discarded { seat, card });
        }
        self.end_turn(sink);
    }
}
