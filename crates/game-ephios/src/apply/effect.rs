//! What each instruction of a card does, up to the point where it asks somebody.

use engine::{Seat, SeatSet, Sink};

use super::Play;
use super::moves::Drawing;
use crate::action::{Event, Party};
use crate::card::{Card, CardSet};
use crate::content::{
    Chooser, Condition, Each, Effect, Filter, Instruction, Losers, Loss, Opponents, TakePer,
    Trigger,
};
use crate::knowledge::{ASIDE, Place};
use crate::state::{Deed, Draw, Frame, Running, Secret, Wait};

impl<S: Sink<Event>> Play<'_, S> {
    /// Carries out the next instruction, applies an inhabitant that came up, or ends the effect.
    pub(super) fn step_effect(&mut self, running: Running) {
        if !running.has_begun && !running.inhabitants.is_empty() && self.table.looked_size == 0 {
            return match running.inhabitants.first() {
                Some(card) if running.inhabitants.len() == 1 => self.apply_inhabitant(card),
                _ => self.table.wait = Wait::Answer(running.user),
            };
        }
        let pack = self.pack;
        match pack.program(running.text, self.table.is_solo()).at(running.place) {
            Some(instruction) => self.carry_out(running, instruction),
            None => {
                self.table.stack.pop();
                if let Some(card) = running.card {
                    self.lay(card);
                }
            }
        }
    }

    /// An inhabitant that was added to a hand is applied before anything else (EPH-52).
    pub(super) fn apply_inhabitant(&mut self, card: Card) {
        let start = self.pack.program(card, self.table.is_solo()).start();
        let running = self.running();
        running.inhabitants.remove(card);
        let user = running.user;
        self.table.stack.push(Frame::Running(Running::new(user, Some(card), card, start)));
    }

    /// Goes on to the next instruction.
    pub(super) fn go_on(&mut self) {
        let solo = self.table.is_solo();
        let pack = self.pack;
        let running = self.running();
        if let Some(instruction) = pack.program(running.text, solo).at(running.place) {
            self.go_to(instruction.next);
        }
    }

    pub(super) fn go_to(&mut self, place: u8) {
        let running = self.running();
        running.place = place;
        running.has_begun = false;
        running.left = 0;
    }

    fn carry_out(&mut self, running: Running, instruction: &Instruction) {
        match &instruction.effect {
            Effect::Draw(n) | Effect::Peek(n) | Effect::Reveal(n) => {
                self.bring_cards(running, &instruction.effect, *n);
            }
            Effect::Refill => {
                if !self.fill_crossroads() {
                    self.go_on();
                }
            }
            Effect::ChooseOpponent(who) => self.choose_opponent(running, *who),
            Effect::If(branch) => {
                let holds = self.holds(running, branch.when);
                self.go_to(if holds { instruction.next } else { instruction.other });
            }
            Effect::Choice(choice) => self.offer_choice(running, choice.who, instruction.next),
            Effect::Pick(Filter::Any) if self.table.looked_size == 1 => {
                self.pick_looked(running.user, None);
            }
            Effect::PutBack if self.table.looked_size < 2 => {
                if let Some(card) = self.secret.looked.last() {
                    self.put_back(running.user, card);
                }
                self.go_on();
            }
            Effect::TakeRandom => self.take_random(running),
            Effect::SwapAffinity => self.look_aside(running),
            effect if is_asking(effect) => self.ask(running, effect),
            effect => {
                self.do_at_once(running, effect);
                self.go_on();
            }
        }
    }

    /// Draws the cards that an instruction names, one by one.
    fn bring_cards(&mut self, running: Running, effect: &Effect, n: u8) {
        if !running.has_begun {
            let begun = self.running();
            (begun.has_begun, begun.left) = (true, n);
            self.table.looked_open = matches!(effect, Effect::Reveal(_));
        } else if running.left == 0 {
            return self.go_on();
        }
        let draw = match effect {
            Effect::Draw(_) => Draw::Hand(running.user),
            _ => Draw::Look(running.user),
        };
        if n == 0 || self.draw_card(draw) == Drawing::Nothing {
            // EPH-A9: as many cards as there are.
            self.go_on();
        }
    }

    fn choose_opponent(&mut self, running: Running, who: Opponents) {
        let seats = self.position().choosable(running.user, who);
        if seats.len() > 1 {
            self.table.wait = Wait::Answer(running.user);
            return;
        }
        // EPH-123: in solo the opponent is the Plot.
        let plot = (self.table.is_solo() && who == Opponents::Any).then_some(Party::Plot);
        self.running().target = seats.first().map(Party::Player).or(plot);
        self.go_on();
    }

    fn holds(&self, running: Running, condition: Condition) -> bool {
        let user = running.user;
        match condition {
            Condition::TheirHandHoldsCards => self.n_held(running.target) > 0,
            Condition::AnOpponentIsChosen => running.target.is_some(),
            Condition::AnOpponentIsAhead => self.table.is_anybody_ahead_of(user),
            Condition::NobodyIsBelowMe => {
                !self.table.opponents(user).any(|other| self.table.is_ahead(user, other))
            }
        }
    }

    fn n_held(&self, party: Option<Party>) -> u8 {
        match party {
            Some(Party::Player(seat)) => self.table.hand_sizes[seat.index()],
            Some(Party::Plot) => self.table.zone.len() as u8,
            None => 0,
        }
    }

    fn offer_choice(&mut self, running: Running, who: Chooser, first: u8) {
        match (who, running.target) {
            (Chooser::Me, _) => self.table.wait = Wait::Answer(running.user),
            (Chooser::Opponent, Some(Party::Player(seat))) => {
                self.table.wait = Wait::Answer(seat);
            }
            // EPH-A54: the Plot decides nothing; the first way is taken.
            (Chooser::Opponent, Some(Party::Plot) | None) => self.go_to(first),
        }
    }

    fn take_random(&mut self, running: Running) {
        match running.target {
            Some(Party::Player(from)) if !running.has_begun && self.n_held(running.target) > 0 => {
                self.running().has_begun = true;
                self.table.wait = Wait::Draw(Draw::Steal { from, to: running.user });
            }
            _ => self.go_on(),
        }
    }

    /// The affinities set aside are looked at; one may be taken for the own (EPH-A14 in spirit: alone).
    fn look_aside(&mut self, running: Running) {
        let user = running.user;
        if running.has_begun {
            return self.go_on();
        }
        self.running().has_begun = true;
        let aside = self.secret.aside;
        self.secret.affinities_known[user.index()].learn(u64::from(aside.bits()), ASIDE);
        self.tell(Event::LookedAside { seat: user });
        let alone = engine::Audience::Only(SeatSet::only(user));
        self.sink.tell(alone, Event::SawAside { affinities: aside });
        if self.position().question().is_some() {
            self.table.wait = Wait::Answer(user);
        }
    }

    /// Asks the user what the instruction needs to know, or skips what is impossible (EPH-A22).
    fn ask(&mut self, running: Running, effect: &Effect) {
        if !running.has_begun {
            let begun = self.running();
            begun.has_begun = true;
            begun.left = match effect {
                Effect::Recruit(discount) => discount.up_to,
                Effect::TakeCards(range) => range.at_most,
                Effect::DiscardOwn(n) => *n,
                Effect::Sell(sale) => sale.up_to,
                Effect::Sweep(_) => u8::MAX,
                _ => 1,
            };
            if matches!(effect, Effect::PickDiscard(_)) {
                self.learn(running.user, Place::Discard);
            }
        }
        if self.running().left > 0 && self.position().question().is_some() {
            self.table.wait = Wait::Answer(running.user);
            return;
        }
        if *effect == Effect::BuyOrDiscard && self.running().left > 0 {
            self.discard_answered();
        }
        self.go_on();
    }

    /// The card of the recruit that is answered is discarded.
    pub(super) fn discard_answered(&mut self) {
        if let Some(card) = self.table.answered().and_then(|deed| deed.card) {
            self.table.crossroads.remove(card);
            self.lay(card);
        }
    }

    fn do_at_once(&mut self, running: Running, effect: &Effect) {
        let (user, target) = (running.user, running.target);
        match effect {
            Effect::Take(n) => self.take_tokens(user, *n),
            Effect::TakePer(per) => self.take_per(running, *per),
            Effect::Steal(n) => {
                if let Some(Party::Player(from)) = target {
                    self.hand_over(from, user, *n);
                }
            }
            Effect::Give(n) => {
                if let Some(Party::Player(to)) = target {
                    self.hand_over(user, to, *n);
                }
            }
            Effect::OthersTake(n) => {
                for other in self.table.opponents(user) {
                    self.take_tokens(other, *n);
                }
            }
            Effect::DiscardRest => self.discard_looked(),
            Effect::ToCrossroads => self.looked_to_crossroads(),
            Effect::Look => self.look_at_hand(user, target),
            Effect::Gain(n) => self.move_marker(user, i16::from(*n)),
            Effect::GainPerAhead(per) => {
                let ahead = self.table.opponents(user).filter(|o| self.table.is_ahead(*o, user));
                let gain = (ahead.count() as u8).saturating_mul(per.each).min(per.at_most);
                self.move_marker(user, i16::from(gain));
            }
            Effect::Lose(loss) => self.others_lose(user, target, *loss),
            Effect::Reverse => self.reverse(),
            Effect::Replay(n) => self.replay(running, *n),
            _ => self.answer_deed(user, effect),
        }
    }

    fn take_per(&mut self, running: Running, per: TakePer) {
        let counted = match per.each {
            Each::PersonalitySwept | Each::ValueStripped => running.count,
            Each::CardInTheirHand => self.n_held(running.target),
            Each::AllianceOnCrossroads => {
                let alliance = |card: Card| self.pack.card(card).alliance;
                let alliances = self.table.crossroads.iter().filter_map(alliance);
                alliances.collect::<crate::card::AllianceSet>().len() as u8
            }
        };
        self.take_tokens(running.user, counted.min(per.at_most));
    }

    fn discard_looked(&mut self) {
        while let Some(card) = self.secret.looked.as_slice().first().copied() {
            self.show(card, Place::Looked);
            self.lay(card);
        }
    }

    fn looked_to_crossroads(&mut self) {
        while let Some(card) = self.secret.looked.as_slice().first().copied() {
            self.show(card, Place::Looked);
            // EPH-56, EPH-A48: even as a fifth card, at the left end.
            self.table.crossroads.push_first(card);
            self.tell(Event::TurnedUp { card });
        }
    }

    fn look_at_hand(&mut self, user: Seat, target: Option<Party>) {
        if let Some(Party::Player(target)) = target {
            self.learn(user, Place::Hand(target));
            self.tell(Event::Looked { seat: user, target });
            let cards = self.secret.hands[target.index()];
            let alone = engine::Audience::Only(SeatSet::only(user));
            self.sink.tell(alone, Event::SawHand { target, cards });
        }
    }

    fn others_lose(&mut self, user: Seat, target: Option<Party>, loss: Loss) {
        let points = -i16::from(loss.points);
        match (loss.who, target) {
            (Losers::Chosen, Some(Party::Player(seat))) => self.move_marker(seat, points),
            (Losers::Chosen, Some(Party::Plot) | None) => {}
            (Losers::EachAhead, _) => {
                for other in self.table.opponents(user) {
                    if self.table.is_ahead(other, user) {
                        self.move_marker(other, points);
                    }
                }
            }
        }
    }

    fn reverse(&mut self) {
        // EPH-A28: there is no token with fewer than three players.
        if self.table.n_seats > 2 {
            self.table.is_clockwise = !self.table.is_clockwise;
            self.tell(Event::Reversed { clockwise: self.table.is_clockwise });
        }
    }

    fn replay(&mut self, running: Running, n: u8) {
        // EPH-A57: a copied replay is the copying card's own.
        let granting = running.card.unwrap_or(running.text);
        // EPH-A26, EPH-A23.
        if !self.table.is_own_turn(running.user) || self.table.replayed.contains(granting) {
            return;
        }
        self.table.replayed.insert(granting);
        self.table.actions_left += n;
        self.tell(Event::Replays { seat: running.user, actions: n });
    }

    /// What a reaction does to the event that it answers.
    fn answer_deed(&mut self, user: Seat, effect: &Effect) {
        let Some(Frame::Deed(deed)) = self.table.stack.below_mut() else { return };
        match effect {
            Effect::Cancel => {
                deed.is_stopped = true;
                if let Some(card) = deed.card {
                    self.tell(Event::Stopped { card });
                }
            }
            Effect::Refund => {
                let Deed { actor, paid, .. } = *deed;
                if let Party::Player(actor) = actor {
                    self.take_tokens(actor, paid);
                }
            }
            Effect::RedirectCard => deed.card_to = Some(user),
            Effect::RedirectTokens => deed.tokens_to = Some(user),
            Effect::RedirectEffect => deed.effect_to = Some(user),
            Effect::UnionGain(by) if deed.trigger == Trigger::UniteDeclared => {
                if let Some(union) = &mut self.table.union {
                    union.gain += i16::from(*by);
                }
            }
            // The rest was declared with the union, or asks and is not done at once.
            _ => {}
        }
    }

    /// One of the cards looked at is added to the user's hand; the only one when none is named.
    pub(super) fn pick_looked(&mut self, user: Seat, card: Option<Card>) {
        let Some(card) = card.or(self.secret.looked.last()) else { return self.go_on() };
        let open = self.table.looked_open;
        if !card.is_personality() {
            self.show(card, Place::Looked);
            self.inhabitant_comes(user, card);
        } else if open {
            self.show(card, Place::Looked);
            self.join_hand(user, card);
        } else {
            let (from, to) = (Place::Looked, Place::Hand(user));
            let knowers = Secret::viewer_bit(user);
            self.pass_among(card, from, to, knowers, CardSet::PERSONALITIES);
            let hidden = Event::Drew { seat: user, card: None };
            let told = Event::Drew { seat: user, card: Some(card) };
            self.tell_apart(SeatSet::only(user), told, hidden);
        }
        self.go_on();
    }

    /// A card looked at goes back on top of the deck.
    pub(super) fn put_back(&mut self, user: Seat, card: Card) {
        let knowers = Secret::viewer_bit(user);
        self.pass(card, Place::Looked, Place::Deck, knowers);
        self.secret.top.push(card);
        self.table.put_back.push(knowers);
        if self.table.looked_size == 0 {
            self.tell(Event::PutBack { seat: user, cards: self.table.put_back.len() as u8 });
        }
    }
}

/// Whether the instruction asks its user something whenever it can.
fn is_asking(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Pick(_)
            | Effect::PutBack
            | Effect::PickCrossroads(_)
            | Effect::Recruit(_)
            | Effect::Sweep(_)
            | Effect::SwapCrossroads
            | Effect::PickDiscard(_)
            | Effect::PickUnionDiscard
            | Effect::TakeCards(_)
            | Effect::Strip
            | Effect::DiscardOwn(_)
            | Effect::Sell(_)
            | Effect::SwapHand
            | Effect::Copy
            | Effect::BuyOrDiscard
    )
}
