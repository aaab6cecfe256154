//! What each step does, and what everybody is told about it.

use engine::{Audience, Seat, SeatSet, Sink};

use crate::action::{Action, Chance, Ending, Event};
use crate::card::CardId;
use crate::city::{Area, God, Territory, TokenId};
use crate::content::Magic;
use crate::score::score;
use crate::setup::{Destroyed, Discard, HandExchange};
use crate::state::{Phase, State, Then};

mod support;

impl State {
    /// Takes a legal action.
    pub(crate) fn act<S: Sink<Event>>(&mut self, seat: Seat, action: Action, sink: &mut S) {
        match action {
            Action::ChooseGod { god } => self.take_god(seat, god, sink),
            Action::Add { card, area } => self.add(seat, card, area, sink),
            Action::TakeDionysus { card, from, area, to } => {
                self.take_dionysus(seat, (card, from, area), to, sink);
            }
            Action::Change { card, area } => self.change(seat, card, area, sink),
            Action::Discard { card } => self.discard(seat, card, sink),
            Action::Defend { card } => self.defend(seat, card, sink),
            Action::Pass => self.pass(seat, sink),
            Action::DrawPile => self.draw_from_pile(),
            Action::DrawDiscard => self.draw_from_discard(sink),
            Action::Keep { card, top } => self.keep(seat, card, top, sink),
            Action::PlaceToken { area } => self.place_token(seat, area, sink),
            Action::Lose { area } => self.lose(seat, area, sink),
            Action::Twins { .. } | Action::Graeae { .. } => self.play_support(seat, action, sink),
            Action::Exchange { .. } | Action::Replace { .. } => {
                self.play_support(seat, action, sink);
            }
            Action::TakeToken { .. } | Action::Destroy { .. } => {
                self.play_support(seat, action, sink);
            }
            Action::StealToken { .. } => self.play_support(seat, action, sink),
            Action::Lock { .. } | Action::Unlock { .. } => self.play_support(seat, action, sink),
        }
    }

    /// Takes what was drawn.
    pub(crate) fn take<S: Sink<Event>>(&mut self, drawn: Chance, sink: &mut S) {
        match (drawn, self.board.phase) {
            (Chance::First(seat), _) => {
                self.board.first = seat;
                self.board.active = seat;
                self.board.phase = Phase::Gods { seat };
                sink.tell(Audience::Everyone, Event::FirstPlayer { seat });
            }
            (Chance::God(god), Phase::Gods { seat }) => self.take_god(seat, god, sink),
            (Chance::Card(card), Phase::Deal { n_dealt }) => self.deal(card, n_dealt, sink),
            (Chance::Card(card), Phase::Draw { n_left, then }) => {
                self.take_card(self.board.active, card, sink);
                self.go_draw(n_left - 1, then, sink);
            }
            (Chance::Card(card), Phase::Refill { seat }) => {
                self.take_card(seat, card, sink);
                self.go_draw(1, Then::EndTurn, sink);
            }
            (Chance::Card(card), Phase::Look { n_left }) => self.look_at(card, n_left, sink),
            (Chance::Token(magic), Phase::TakeToken) => self.draw_token(magic, sink),
            (Chance::God(_) | Chance::Card(_) | Chance::Token(_), _) => {
                unreachable!("only what the turn asks for is drawn")
            }
        }
    }

    fn take_god<S: Sink<Event>>(&mut self, seat: Seat, god: God, sink: &mut S) {
        self.board.gods[seat.index()] = Some(god);
        sink.tell(Audience::Everyone, Event::GodTaken { seat, god });
        let next = seat.next(self.board.n_seats());
        let done = next == self.board.first;
        self.board.phase =
            if done { Phase::Deal { n_dealt: 0 } } else { Phase::Gods { seat: next } };
    }

    fn deal<S: Sink<Event>>(&mut self, card: CardId, n_dealt: u8, sink: &mut S) {
        self.take_card(self.board.dealt_to(n_dealt), card, sink);
        let n_dealt = n_dealt + 1;
        let done = usize::from(n_dealt) == self.board.n_to_deal();
        self.board.phase = if done { Phase::Act } else { Phase::Deal { n_dealt } };
    }

    /// A card of the pile goes to a hand; only its owner sees it.
    fn take_card<S: Sink<Event>>(&mut self, seat: Seat, card: CardId, sink: &mut S) {
        self.hidden.hands[seat.index()].insert_sorted(card);
        tell_apart(
            sink,
            seat,
            Event::Drew { seat, card: Some(card) },
            Event::Drew { seat, card: None },
        );
        self.leave_pile(card, sink);
    }

    /// Takes `card` out of the pile, and calls the end when it was the last (EYR-32).
    fn leave_pile<S: Sink<Event>>(&mut self, card: CardId, sink: &mut S) {
        self.hidden.pile.remove(card);
        if self.hidden.pile.is_empty() {
            self.call_end(Ending::Pile, sink);
        }
    }

    fn call_end<S: Sink<Event>>(&mut self, ending: Ending, sink: &mut S) {
        if self.board.ending.is_none() {
            self.board.ending = Some(ending);
            sink.tell(Audience::Everyone, Event::LastRound { ending });
        }
    }

    /// Takes `card` out of the hand of `seat`.
    fn play_card(&mut self, seat: Seat, card: CardId) {
        // Pile cards are all different, so a card that everybody has seen is the one that is played.
        if !self.board.open_hands[seat.index()].remove(card) {
            self.hidden.hands[seat.index()].remove(card);
        }
    }

    fn add<S: Sink<Event>>(&mut self, seat: Seat, card: CardId, area: Area, sink: &mut S) {
        self.play_card(seat, card);
        self.board.cities[seat.index()].add(area, card, None);
        sink.tell(Audience::Everyone, Event::AreaAdded { seat, card, area });
        self.after_adding(seat, sink);
    }

    fn take_dionysus<S: Sink<Event>>(
        &mut self,
        seat: Seat,
        (card, from, area): (CardId, Seat, Area),
        to: Area,
        sink: &mut S,
    ) {
        self.play_card(seat, card);
        let (_, token) = self.board.cities[from.index()].set(area, card, None);
        self.board.cities[seat.index()].add(to, CardId::DIONYSUS, token);
        sink.tell(Audience::Everyone, Event::DionysusTaken { seat, from, card, area, to });
        self.see_token(seat, to, sink);
        self.after_adding(seat, sink);
    }

    /// The city of `seat` has grown: perhaps it is complete, and then a card is taken unless this was a second play.
    fn after_adding<S: Sink<Event>>(&mut self, seat: Seat, sink: &mut S) {
        if self.board.city(seat).is_complete() {
            let bonus = self.board.bonus_for_finishing();
            self.board.city_bonus[seat.index()] = bonus;
            sink.tell(Audience::Everyone, Event::CityFinished { seat, bonus });
            self.call_end(Ending::City, sink);
        }
        if self.board.phase == Phase::Act {
            self.go_draw(1, Then::EndTurn, sink);
        } else {
            self.end_turn(sink);
        }
    }

    fn change<S: Sink<Event>>(&mut self, seat: Seat, card: CardId, area: Area, sink: &mut S) {
        self.play_card(seat, card);
        let (old, token) = self.board.cities[seat.index()].set(area, card, None);
        if let Some(old) = old {
            self.board.discard.push(old);
            sink.tell(Audience::Everyone, Event::AreaChanged { seat, card, old, area });
        }
        lose_token(seat, area, token, sink);
        self.after_discarding(sink);
    }

    fn discard<S: Sink<Event>>(&mut self, seat: Seat, card: CardId, sink: &mut S) {
        self.play_card(seat, card);
        self.board.discard.push(card);
        sink.tell(Audience::Everyone, Event::Discarded { seat, card });
        self.after_discarding(sink);
    }

    /// EYR-A15: what was discarded is not taken back, so the card of the turn comes from the pile, unless it is agreed
    /// that the discard stays open.
    fn after_discarding<S: Sink<Event>>(&mut self, sink: &mut S) {
        if self.board.phase == Phase::Act && self.board.terms.readings.discard == Discard::Open {
            self.go_draw(1, Then::EndTurn, sink);
        } else if self.board.phase == Phase::Act && !self.hidden.pile.is_empty() {
            self.board.phase = Phase::Draw { n_left: 1, then: Then::EndTurn };
        } else {
            self.end_turn(sink);
        }
    }

    /// The active player takes `n_left` cards, from where there are any.
    fn go_draw<S: Sink<Event>>(&mut self, n_left: u8, then: Then, sink: &mut S) {
        let (pile, discard) = (!self.hidden.pile.is_empty(), !self.board.discard.is_empty());
        if n_left > 0 && discard {
            self.board.phase = Phase::Source { n_left, then };
        } else if n_left > 0 && pile {
            self.board.phase = Phase::Draw { n_left, then };
        } else {
            match then {
                Then::EndTurn => self.end_turn(sink),
                Then::PlayAgain => self.board.phase = Phase::ActAgain,
            }
        }
    }

    fn draw_from_pile(&mut self) {
        if let Phase::Source { n_left, then } = self.board.phase {
            self.board.phase = Phase::Draw { n_left, then };
        }
    }

    /// Everybody sees which card it is, and remembers.
    fn draw_from_discard<S: Sink<Event>>(&mut self, sink: &mut S) {
        let seat = self.board.active;
        if let Some(card) = self.board.discard.pop() {
            self.board.open_hands[seat.index()].insert_sorted(card);
            sink.tell(Audience::Everyone, Event::TookDiscard { seat, card });
        }
        if let Phase::Source { n_left, then } = self.board.phase {
            self.go_draw(n_left - 1, then, sink);
        }
    }

    /// Nobody stops the Support, or no card is taken.
    fn pass<S: Sink<Event>>(&mut self, seat: Seat, sink: &mut S) {
        match self.board.phase {
            Phase::Answer { support, .. } => {
                sink.tell(Audience::Everyone, Event::LetPass { seat });
                self.let_pass(seat, support, sink);
            }
            Phase::Source { n_left, then } => {
                sink.tell(Audience::Everyone, Event::TookNothing { seat });
                self.go_draw(n_left - 1, then, sink);
            }
            _ => unreachable!("passing answers a Support or a draw"),
        }
    }

    fn end_turn<S: Sink<Event>>(&mut self, sink: &mut S) {
        let next = self.board.active.next(self.board.n_seats());
        let round_is_over = next == self.board.first;
        if round_is_over && self.is_out_of_turns() {
            self.call_end(Ending::Turns, sink);
        }
        if round_is_over && self.board.ending.is_some() {
            self.count(sink);
            return;
        }
        self.board.round += u8::from(round_is_over);
        self.board.active = next;
        self.board.phase = Phase::Act;
    }

    /// EYR-A25: with an open discard two players could discard and take back for ever.
    fn is_out_of_turns(&self) -> bool {
        let n_rounds = usize::from(self.board.round) + 1;
        self.board.terms.readings.discard == Discard::Open
            && n_rounds * self.board.n_seats() > self.max_turns()
    }

    /// EYR-33: the tokens are turned over and the cities counted.
    fn count<S: Sink<Event>>(&mut self, sink: &mut S) {
        self.board.phase = Phase::Over;
        for seat in self.board.seats() {
            for area in Area::all() {
                let token = self.board.city(seat).token(area);
                if let Some(magic) = token.and_then(|token| self.magic(token)) {
                    sink.tell(Audience::Everyone, Event::TokenRevealed { seat, area, magic });
                }
            }
        }
        for seat in self.board.seats() {
            let points =
                score(&self.pack, &self.board, seat, |token| self.magic(token)).total() as i16;
            sink.tell(Audience::Everyone, Event::Scored { seat, points });
        }
    }

    /// The token on `area` came with its area, and its new owner looks at it (EYR-A30).
    fn see_token<S: Sink<Event>>(&mut self, seat: Seat, area: Area, sink: &mut S) {
        let Some(token) = self.board.city(seat).token(area) else { return };
        self.remember_token(seat, token);
        if let Some(magic) = self.magic(token) {
            sink.tell(Audience::Only(SeatSet::only(seat)), Event::TokenSeen { seat, area, magic });
        }
    }

    fn remember_token(&mut self, seat: Seat, token: TokenId) {
        let seen_by = &mut self.board.token_seen_by[token.index()];
        *seen_by = seen_by.with(seat);
    }

    /// Puts a card where nothing is ever taken from (EYR-27).
    fn bury(&mut self, card: CardId) {
        if card.is_dionysus() {
            self.board.n_dionysus_in_tartarus += 1;
        } else {
            self.board.tartarus.insert(card);
        }
    }

    fn lose<S: Sink<Event>>(&mut self, seat: Seat, area: Area, sink: &mut S) {
        let (card, token) = self.board.cities[seat.index()].remove(area);
        if let Some(card) = card {
            match self.board.terms.readings.destroyed {
                Destroyed::Tartarus => self.bury(card),
                Destroyed::Discard => self.board.discard.push(card),
            }
            sink.tell(Audience::Everyone, Event::AreaLost { seat, card, area });
        }
        lose_token(seat, area, token, sink);
        self.go_draw(1, Then::EndTurn, sink);
    }

    fn place_token<S: Sink<Event>>(&mut self, seat: Seat, area: Area, sink: &mut S) {
        if let Phase::PlaceToken { token } = self.board.phase {
            self.board.cities[seat.index()].put_token(area, token);
            sink.tell(Audience::Everyone, Event::TokenPlaced { seat, area });
        }
        self.go_draw(1, Then::EndTurn, sink);
    }

    fn replace<S: Sink<Event>>(&mut self, seat: Seat, card: CardId, area: Area, sink: &mut S) {
        self.play_card(seat, card);
        let (old, token) = self.board.cities[seat.index()].set(area, card, None);
        if let Some(old) = old {
            sink.tell(Audience::Everyone, Event::AreaReplaced { seat, card, old, area });
            match self.board.terms.exchange {
                HandExchange::Tartarus => self.bury(old),
                HandExchange::Hand => self.board.open_hands[seat.index()].insert_sorted(old),
            }
        }
        lose_token(seat, area, token, sink);
        // EYR-A3: the hand is completed, and two cards left it unless the old one came back.
        let n_cards = match self.board.terms.exchange {
            HandExchange::Tartarus => 2,
            HandExchange::Hand => 1,
        };
        self.go_draw(n_cards, Then::EndTurn, sink);
    }

    fn lock<S: Sink<Event>>(
        &mut self,
        seat: Seat,
        card: CardId,
        territory: Territory,
        sink: &mut S,
    ) {
        self.board.cities[seat.index()].put_lock(territory, card);
        sink.tell(Audience::Everyone, Event::Locked { seat, territory });
        self.go_draw(1, Then::EndTurn, sink);
    }

    fn draw_token<S: Sink<Event>>(&mut self, magic: Magic, sink: &mut S) {
        let seat = self.board.active;
        let token = TokenId::new(usize::from(self.board.n_tokens_drawn));
        self.board.n_tokens_drawn += 1;
        self.hidden.tokens[token.index()] = Some(magic);
        self.remember_token(seat, token);
        self.board.phase = Phase::PlaceToken { token };
        let seen = Event::TokenDrawn { seat, magic: Some(magic) };
        tell_apart(sink, seat, seen, Event::TokenDrawn { seat, magic: None });
    }
}

/// Tells `seat` what only `seat` sees, and the others what they see of it.
fn tell_apart<S: Sink<Event>>(sink: &mut S, seat: Seat, seen: Event, told: Event) {
    let owner = SeatSet::only(seat);
    sink.tell(Audience::Only(owner), seen);
    sink.tell(Audience::AllBut(owner), told);
}

/// A token that lost its area leaves the game, unseen (EYR-31).
fn lose_token<S: Sink<Event>>(seat: Seat, area: Area, token: Option<TokenId>, sink: &mut S) {
    if token.is_some() {
        sink.tell(Audience::Everyone, Event::TokenLost { seat, area });
    }
}
