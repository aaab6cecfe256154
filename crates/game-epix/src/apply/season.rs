//! A season: the auction, the cards, whose turn it is, tax, revenue, and the end of the game.

use engine::{Seat, SeatSet, Sink};

use super::{tell, tell_apart};
use crate::action::{Card, CardSet, Event};
use crate::board::ProvinceSet;
use crate::state::{MAX_SEATS, March, Phase, State, WINTER};
use crate::winter;

impl State {
    pub(super) fn begin_season<S: Sink<Event>>(&mut self, season: u8, sink: &mut S) {
        let open = &mut self.open;
        open.season = season;
        // EPX-A8: the holder by lot keeps the card in a spring without an auction.
        let has_auction = season > 0 || self.rules.readings.spring_auction;
        open.phase = if has_auction { Phase::Auction } else { Phase::Choose };
        open.unsealed = SeatSet::all(self.rules.n_seats);
        open.shown = [CardSet::EMPTY; MAX_SEATS];
        // EPX-45b: a season later a converted catapult is like any other.
        open.fresh = ProvinceSet::EMPTY;
        open.spied = SeatSet::EMPTY;
        open.exchanged = SeatSet::EMPTY;
        tell(sink, Event::SeasonBegan { season });
    }

    pub(super) fn offer<S: Sink<Event>>(&mut self, seat: Seat, gold: u16, sink: &mut S) {
        self.sealed.offers[seat.index()] = gold;
        self.open.unsealed = self.open.unsealed.without(seat);
        let secret = Event::OfferSealed { seat, gold: Some(gold) };
        tell_apart(sink, seat, secret, Event::OfferSealed { seat, gold: None });
        if self.open.unsealed.is_empty() {
            self.open_offers(sink);
        }
    }

    fn open_offers<S: Sink<Event>>(&mut self, sink: &mut S) {
        let n_seats = self.rules.n_seats;
        let offers = core::mem::take(&mut self.sealed.offers);
        self.open.auction = Some(offers);
        for seat in Seat::all(n_seats) {
            tell(sink, Event::OfferOpened { seat, gold: offers[seat.index()] });
        }
        // EPX-19, EPX-A9: round the table from the holder, only a higher stake takes over.
        let (mut winner, mut seat) = (self.open.first, self.open.first);
        for _ in 1..n_seats {
            seat = seat.next(n_seats);
            if offers[seat.index()] > offers[winner.index()] {
                winner = seat;
            }
        }
        let gold = offers[winner.index()];
        self.open.gold[winner.index()] -= gold;
        tell(sink, Event::AuctionWon { seat: winner, gold });
        self.open.actor = winner;
        self.open.phase = Phase::Appoint;
    }

    pub(super) fn appoint<S: Sink<Event>>(&mut self, by: Seat, first: Seat, sink: &mut S) {
        self.open.first = first;
        self.open.phase = Phase::Choose;
        self.open.unsealed = SeatSet::all(self.rules.n_seats);
        tell(sink, Event::Appointed { by, seat: first });
    }

    pub(super) fn choose<S: Sink<Event>>(&mut self, seat: Seat, cards: CardSet, sink: &mut S) {
        self.sealed.cards[seat.index()] = cards;
        self.open.face_down = self.open.face_down.with(seat);
        self.open.unsealed = self.open.unsealed.without(seat);
        let secret = Event::CardsSealed { seat, cards: Some(cards) };
        tell_apart(sink, seat, secret, Event::CardsSealed { seat, cards: None });
        if self.open.unsealed.is_empty() {
            self.begin_turn(self.open.first, sink);
        }
    }

    fn begin_turn<S: Sink<Event>>(&mut self, seat: Seat, sink: &mut S) {
        self.open.actor = seat;
        let is_last = seat.next(self.rules.n_seats) == self.open.first;
        // EPX-23: tested when the turn comes, before anything is turned up.
        if self.open.season == WINTER && is_last && !winter::can_win(self, seat) {
            // EPX-A15: the cards stay unrevealed.
            self.sealed.cards[seat.index()] = CardSet::EMPTY;
            self.open.face_down = self.open.face_down.without(seat);
            tell(sink, Event::Skipped { seat });
            self.end_turn(seat, sink);
        } else if self.open.powers[seat.index()].exchange {
            self.open.phase = Phase::Exchange;
        } else {
            self.reveal(seat, sink);
        }
    }

    pub(super) fn exchange<S: Sink<Event>>(
        &mut self,
        seat: Seat,
        out: Card,
        into: Card,
        sink: &mut S,
    ) {
        let cards = &mut self.sealed.cards[seat.index()];
        *cards = cards.without(out).with(into);
        self.open.exchanged = self.open.exchanged.with(seat);
        let secret = Event::Exchanged { seat, cards: Some((out, into)) };
        tell_apart(sink, seat, secret, Event::Exchanged { seat, cards: None });
        self.reveal(seat, sink);
    }

    pub(super) fn reveal<S: Sink<Event>>(&mut self, seat: Seat, sink: &mut S) {
        let cards = core::mem::take(&mut self.sealed.cards[seat.index()]);
        self.open.face_down = self.open.face_down.without(seat);
        self.open.shown[seat.index()] = cards;
        self.open.pending = cards;
        tell(sink, Event::Revealed { seat, cards });
        match cards.cards().next() {
            Some(card) if cards.len() == 1 => self.begin_card(seat, card, sink),
            _ => self.open.phase = Phase::Order,
        }
    }

    pub(super) fn begin_card<S: Sink<Event>>(&mut self, seat: Seat, card: Card, sink: &mut S) {
        self.open.pending = self.open.pending.without(card);
        tell(sink, Event::CardBegun { seat, card });
        match card {
            Card::Recruit => self.open.phase = Phase::Recruit,
            Card::March => {
                self.open.march = March::default();
                self.open.phase = Phase::March;
            }
            Card::Tax => {
                let gold = self.open.powers[seat.index()].tax;
                self.open.gold[seat.index()] += u16::from(gold);
                tell(sink, Event::Taxed { seat, gold });
                self.next_card(seat, sink);
            }
        }
    }

    pub(super) fn end_card<S: Sink<Event>>(&mut self, seat: Seat, sink: &mut S) {
        let is_march = self.open.phase == Phase::March;
        let card = if is_march { Card::March } else { Card::Recruit };
        self.open.march = March::default();
        tell(sink, Event::CardEnded { seat, card });
        self.next_card(seat, sink);
    }

    fn next_card<S: Sink<Event>>(&mut self, seat: Seat, sink: &mut S) {
        match self.open.pending.cards().next() {
            Some(card) => self.begin_card(seat, card, sink),
            None => self.end_turn(seat, sink),
        }
    }

    /// The last seat of winter, which acts only to win, ends its turn: it no longer can.
    pub(super) fn give_up<S: Sink<Event>>(&mut self, sink: &mut S) {
        let seat = self.open.actor;
        self.open.fight = None;
        self.open.pending = CardSet::EMPTY;
        self.open.march = March::default();
        tell(sink, Event::GaveUp { seat });
        self.end_turn(seat, sink);
    }

    fn end_turn<S: Sink<Event>>(&mut self, seat: Seat, sink: &mut S) {
        let next = seat.next(self.rules.n_seats);
        if next != self.open.first {
            return self.begin_turn(next, sink);
        }
        for seat in Seat::all(self.rules.n_seats) {
            let gold = self.field().revenue(seat);
            self.open.gold[seat.index()] += gold;
            tell(sink, Event::Earned { seat, gold });
        }
        // EPX-56: no season follows winter.
        if self.open.season == WINTER {
            self.finish(sink);
        } else {
            self.begin_season(self.open.season + 1, sink);
        }
    }

    /// The game is over: says how it stands and who has won.
    pub(super) fn finish<S: Sink<Event>>(&mut self, sink: &mut S) {
        self.open.phase = Phase::Over;
        if self.open.conqueror.is_none() {
            for seat in Seat::all(self.rules.n_seats) {
                let provinces = self.field().n_provinces(seat);
                let gold = self.open.gold[seat.index()];
                tell(sink, Event::Counted { seat, provinces, gold });
            }
        }
        for seat in self.field().winners(&self.open) {
            tell(sink, Event::Won { seat });
        }
    }
}
