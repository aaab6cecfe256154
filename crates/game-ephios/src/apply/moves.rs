//! Moving cards, tokens and markers, and who sees it.

use engine::{Seat, SeatSet, Sink};

use super::Play;
use crate::action::{Event, Loss, Party};
use crate::card::{Alliance, Card, CardSet};
use crate::knowledge::{ASIDE, EVERYBODY, N_VIEWERS, Place};
use crate::state::{Draw, End, Frame, Running, Secret, Wait};

/// Whether a card could be drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Drawing {
    /// It is being drawn, or has come already.
    Going,
    /// There is none in deck and discard.
    Nothing,
}

impl<S: Sink<Event>> Play<'_, S> {
    /// Draws the top card of the deck for `draw`, reshuffling only when it must (EPH-76, EPH-A8).
    pub(super) fn draw_card(&mut self, draw: Draw) -> Drawing {
        if self.table.deck_size == 0 {
            if self.table.discard_size == 0 {
                return Drawing::Nothing;
            }
            self.reshuffle();
            if self.is_stopped() {
                return Drawing::Going;
            }
        }
        match self.secret.top.last() {
            Some(card) => self.drawn(draw, card),
            None => self.table.wait = Wait::Draw(draw),
        }
        Drawing::Going
    }

    /// The card `card` comes from the deck.
    pub(super) fn drawn(&mut self, draw: Draw, card: Card) {
        let knowers = if self.secret.top.last() == Some(card) {
            self.secret.top.pop();
            self.table.put_back.pop()
        } else {
            0
        };
        match draw {
            Draw::Crossroads => {
                self.show(card, Place::Deck);
                // EPH-A47: new cards come in at the left end.
                self.table.crossroads.push_first(card);
                self.tell(Event::TurnedUp { card });
            }
            Draw::Hand(seat) => self.drawn_for_hand(seat, card, knowers),
            Draw::Look(_) if self.table.looked_open => {
                self.pass(card, Place::Deck, Place::Looked, EVERYBODY);
                self.tell(Event::Revealed { card });
            }
            Draw::Look(seat) => {
                self.pass(card, Place::Deck, Place::Looked, knowers | Secret::viewer_bit(seat));
                let hidden = Event::Peeked { seat, card: None };
                self.tell_apart(
                    SeatSet::only(seat),
                    Event::Peeked { seat, card: Some(card) },
                    hidden,
                );
            }
            Draw::First | Draw::Inhabitant | Draw::Affinity(_) | Draw::Steal { .. } => {}
        }
        if let Some(Frame::Running(running)) = self.table.stack.last_mut() {
            running.left = running.left.saturating_sub(1);
        }
    }

    fn drawn_for_hand(&mut self, seat: Seat, card: Card, knowers: u8) {
        if card.is_personality() {
            self.pass_among(
                card,
                Place::Deck,
                Place::Hand(seat),
                knowers | Secret::viewer_bit(seat),
                CardSet::PERSONALITIES,
            );
            let hidden = Event::Drew { seat, card: None };
            self.tell_apart(SeatSet::only(seat), Event::Drew { seat, card: Some(card) }, hidden);
        } else {
            self.show(card, Place::Deck);
            self.inhabitant_comes(seat, card);
        }
    }

    /// An inhabitant that was to be added to a hand is kept open until it is applied (EPH-36, EPH-52).
    pub(super) fn inhabitant_comes(&mut self, seat: Seat, card: Card) {
        self.tell(Event::InhabitantCame { seat, card });
        let start = self.pack.program(card, self.table.is_solo()).start();
        match self.table.stack.last_mut() {
            Some(Frame::Running(running)) => running.inhabitants.insert(card),
            Some(deed @ Frame::Deed(_)) => {
                *deed = Frame::Running(Running::new(seat, Some(card), card, start));
            }
            None => {}
        }
    }

    fn reshuffle(&mut self) {
        let cards = core::mem::take(&mut self.table.discard_size);
        self.table.deck_size = cards;
        self.table.laid = crate::card::Pile::EMPTY;
        self.secret.deck = core::mem::take(&mut self.secret.discard);
        for known in &mut self.secret.cards_known {
            known.0[Place::Deck.index()] = core::mem::take(&mut known.0[Place::Discard.index()]);
        }
        self.tell(Event::Reshuffled { cards });
        if self.table.is_solo() {
            // EPH-122, EPH-A52.
            let loss = i16::from(self.pack.printed.solo.reshuffle_loss);
            self.move_marker(self.table.turn, -loss);
        }
    }

    /// `card` leaves a hidden place for all to see.
    pub(super) fn show(&mut self, card: Card, from: Place) {
        self.leave(card, from);
        self.table.laid.remove(card);
        for known in &mut self.secret.cards_known {
            known.publish(CardSet::only(card).bits());
        }
        self.note_if_empty(from);
    }

    /// `card` goes from one hidden place to another; the viewers among `knowers` see which it is.
    pub(super) fn pass(&mut self, card: Card, from: Place, to: Place, knowers: u8) {
        self.pass_among(card, from, to, knowers, CardSet::from_bits(u64::MAX));
    }

    /// The same when everybody knows that it is one of `among`.
    pub(super) fn pass_among(
        &mut self,
        card: Card,
        from: Place,
        to: Place,
        knowers: u8,
        among: CardSet,
    ) {
        self.leave(card, from);
        self.arrive(card, to);
        for viewer in 0..N_VIEWERS {
            let known = &mut self.secret.cards_known[viewer];
            if knowers & (1 << viewer) != 0 {
                known.locate(CardSet::only(card).bits(), to.index());
            } else {
                known.unseen(from.index(), to.index(), among.bits());
            }
        }
        self.note_if_empty(from);
    }

    fn note_if_empty(&mut self, place: Place) {
        if self.table.size(place) == 0 {
            for known in &mut self.secret.cards_known {
                known.emptied(place.index());
            }
        }
    }

    fn leave(&mut self, card: Card, place: Place) {
        match place {
            Place::Deck => {
                self.secret.deck.remove(card);
                self.table.deck_size -= 1;
            }
            Place::Discard => {
                self.secret.discard.remove(card);
                self.table.discard_size -= 1;
            }
            Place::Looked => {
                self.secret.looked.remove(card);
                self.table.looked_size -= 1;
            }
            Place::Hand(seat) => {
                self.secret.hands[seat.index()].remove(card);
                self.table.hand_sizes[seat.index()] -= 1;
            }
        }
    }

    fn arrive(&mut self, card: Card, place: Place) {
        match place {
            Place::Deck => {
                self.secret.deck.insert(card);
                self.table.deck_size += 1;
            }
            Place::Discard => {
                self.secret.discard.insert(card);
                self.table.discard_size += 1;
            }
            Place::Looked => {
                self.secret.looked.push(card);
                self.table.looked_size += 1;
            }
            Place::Hand(seat) => {
                self.secret.hands[seat.index()].insert(card);
                self.table.hand_sizes[seat.index()] += 1;
            }
        }
    }

    /// An open card goes into a hand: everybody knows that it is there.
    pub(super) fn join_hand(&mut self, seat: Seat, card: Card) {
        self.arrive(card, Place::Hand(seat));
        for known in &mut self.secret.cards_known {
            known.locate(CardSet::only(card).bits(), Place::Hand(seat).index());
        }
        self.tell(Event::Joined { party: Party::Player(seat), card });
    }

    /// An open card is added to a hand by an effect: an inhabitant is applied instead (EPH-52).
    pub(super) fn add_open(&mut self, seat: Seat, card: Card) {
        if card.is_personality() {
            self.join_hand(seat, card);
        } else {
            self.inhabitant_comes(seat, card);
        }
    }

    /// An open card is laid on the discard (EPH-25).
    pub(super) fn lay(&mut self, card: Card) {
        self.arrive(card, Place::Discard);
        self.table.laid.push(card);
        for known in &mut self.secret.cards_known {
            known.locate(CardSet::only(card).bits(), Place::Discard.index());
        }
        self.tell(Event::Discarded { card });
    }

    pub(super) fn discard_from_hand(&mut self, seat: Seat, card: Card) {
        self.show(card, Place::Hand(seat));
        self.lay(card);
    }

    /// `seat` takes `card`, one of `among`, out of the discard. The others see no more than whether the
    /// top card changes (EPH-A14).
    pub(super) fn retrieve(&mut self, seat: Seat, card: Card, among: CardSet) {
        let secret = Event::Retrieved { seat, card: Some(card) };
        match self.table.laid.last() {
            Some(top) if top != card => {
                let unseen = among - CardSet::only(top);
                let owner = Secret::viewer_bit(seat);
                self.pass_among(card, Place::Discard, Place::Hand(seat), owner, unseen);
                let public = Event::Retrieved { seat, card: None };
                self.tell_apart(SeatSet::only(seat), secret, public);
            }
            _ => {
                self.table.laid.remove(card);
                self.pass(card, Place::Discard, Place::Hand(seat), EVERYBODY);
                self.show_top();
                self.tell(secret);
            }
        }
    }

    /// Everybody sees what is on top now, and so that nothing lies above it any more.
    fn show_top(&mut self) {
        while let Some(top) = self.table.laid.last() {
            let bit = CardSet::only(top).bits();
            if self.secret.discard.contains(top) {
                for known in &mut self.secret.cards_known {
                    known.locate(bit, Place::Discard.index());
                }
                return;
            }
            self.table.laid.pop();
            for known in &mut self.secret.cards_known {
                known.0[Place::Discard.index()] &= !bit;
            }
        }
    }

    /// A card goes from hand to hand, seen by those two.
    pub(super) fn steal_card(&mut self, from: Seat, to: Seat, card: Card) {
        let both = Secret::viewer_bit(from) | Secret::viewer_bit(to);
        self.pass(card, Place::Hand(from), Place::Hand(to), both);
        let seats = SeatSet::only(from).with(to);
        let hidden = Event::Stolen { from, to, card: None };
        self.tell_apart(seats, Event::Stolen { from, to, card: Some(card) }, hidden);
    }

    /// Two hands exchange a card, seen by those two.
    pub(super) fn exchange(&mut self, seat: Seat, with: Seat, gave: Card, got: Card) {
        let both = Secret::viewer_bit(seat) | Secret::viewer_bit(with);
        let (mine, theirs) = (Place::Hand(seat), Place::Hand(with));
        for (card, from, to) in [(gave, mine, theirs), (got, theirs, mine)] {
            self.leave(card, from);
            self.arrive(card, to);
        }
        for viewer in 0..N_VIEWERS {
            let known = &mut self.secret.cards_known[viewer];
            if both & (1 << viewer) == 0 {
                known.mixed(mine.index(), theirs.index());
            } else {
                known.locate(CardSet::only(gave).bits(), theirs.index());
                known.locate(CardSet::only(got).bits(), mine.index());
            }
        }
        let told = Event::Exchanged { seat, with, gave: Some(gave), got: Some(got) };
        let hidden = Event::Exchanged { seat, with, gave: None, got: None };
        self.tell_apart(SeatSet::only(seat).with(with), told, hidden);
    }

    /// `seat` looks through `place`.
    pub(super) fn learn(&mut self, seat: Seat, place: Place) {
        let cards = self.secret.cards(place).bits();
        self.secret.cards_known[seat.index()].learn(cards, place.index());
    }

    /// The affinity of `seat` is put with those set aside, for all to see (EPH-70).
    pub(super) fn play_affinity(&mut self, seat: Seat) -> Option<Alliance> {
        let affinity = self.secret.affinities[seat.index()].take()?;
        self.table.has_affinity[seat.index()] = false;
        self.secret.aside.insert(affinity);
        for known in &mut self.secret.affinities_known {
            known.locate(1 << affinity.index(), ASIDE);
            known.emptied(seat.index());
        }
        Some(affinity)
    }

    /// Takes up to `n` tokens from the reserve, as far as the cap allows (EPH-17).
    pub(super) fn take_tokens(&mut self, seat: Seat, n: u8) {
        let tokens = &mut self.table.tokens[seat.index()];
        let taken = n.min(self.pack.printed.numbers.token_cap - *tokens).min(self.table.reserve);
        *tokens += taken;
        self.table.reserve -= taken;
        if taken > 0 {
            self.tell(Event::Tokens { seat, by: taken as i8 });
        }
    }

    /// Pays `n` tokens to the reserve (EPH-32).
    pub(super) fn pay(&mut self, seat: Seat, n: u8) {
        self.table.tokens[seat.index()] -= n;
        self.table.reserve += n;
    }

    /// Up to `n` tokens go from one player to another; what is above the cap goes to the reserve.
    pub(super) fn hand_over(&mut self, from: Seat, to: Seat, n: u8) {
        let given = n.min(self.table.tokens[from.index()]);
        if given > 0 {
            self.pay(from, given);
            self.tell(Event::Tokens { seat: from, by: -(given as i8) });
            self.take_tokens(to, given);
        }
    }

    /// Moves a marker and looks at once whether that ends the game (EPH-30, EPH-A38, EPH-A51).
    pub(super) fn move_marker(&mut self, seat: Seat, by: i16) {
        if self.is_stopped() {
            return;
        }
        let solo = self.table.is_solo();
        let end = if solo {
            self.pack.printed.solo.track_end
        } else {
            self.pack.printed.numbers.track_end
        };
        let before = self.table.popularity[seat.index()];
        let now = (i16::from(before) + by).clamp(0, i16::from(end)) as u8;
        if now == before {
            return;
        }
        self.table.popularity[seat.index()] = now;
        let by = (i16::from(now) - i16::from(before)) as i8;
        self.tell(Event::Popularity { seat, by, now });
        if solo && now == 0 {
            self.lose(Loss::Unpopular);
        } else if !solo && now >= self.pack.printed.numbers.goal {
            self.table.round_winner = Some(seat);
        }
    }

    pub(super) fn lose(&mut self, reason: Loss) {
        self.table.end = Some(End::Lost(reason));
        self.tell(Event::Lost { reason });
    }
}
