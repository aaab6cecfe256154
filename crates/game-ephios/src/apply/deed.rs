//! The actions of a turn, the windows for reactions, and what happens when nobody stops them.

use engine::{Seat, Sink};

use super::Play;
use super::moves::Drawing;
use crate::action::{Action, Event, Helpers, Loss, Party};
use crate::card::{Alliance, Card, CardSet};
use crate::content::{Effect, Trigger};
use crate::knowledge::Place;
use crate::setup::SoloWindows;
use crate::state::{Deed, Draw, End, Frame, Running, Union, Wait};

impl<S: Sink<Event>> Play<'_, S> {
    /// The action of a turn: paid and declared, then open to reactions.
    pub(super) fn turn_action(&mut self, seat: Seat, action: Action) {
        self.table.actions_left -= 1;
        match action {
            Action::Recruit { card } => self.recruit(seat, card, self.pack.card(card).value),
            Action::RecruitBlind => {
                let paid = self.pack.printed.numbers.blind_cost;
                self.pay(seat, paid);
                self.tell(Event::RecruitsBlind { seat });
                self.open(Deed::new(Trigger::RecruitBlind, Party::Player(seat), None, paid));
            }
            Action::Debate { card } => {
                self.tell(Event::Debates { party: Party::Player(seat), card });
                self.open(Deed::new(Trigger::Debate, Party::Player(seat), Some(card), 0));
            }
            Action::Use { card } => self.use_card(seat, card),
            Action::Unite { alliance, affinity, helpers } => {
                self.unite(seat, alliance, affinity, helpers);
            }
            Action::Corrupt { card } => {
                self.table.corruptions += 1;
                self.table.zone.remove(card);
                self.tell(Event::Corrupts { seat, card });
                self.lay(card);
            }
            _ => {}
        }
    }

    /// Pays for a personality on the crossroads.
    pub(super) fn recruit(&mut self, seat: Seat, card: Card, price: u8) {
        self.pay(seat, price);
        let party = Party::Player(seat);
        self.tell(Event::Recruits { party, card, paid: price });
        self.open(Deed::new(Trigger::RecruitOpen, party, Some(card), price));
    }

    fn use_card(&mut self, seat: Seat, card: Card) {
        self.table.used.insert(card);
        let trigger = if card.is_personality() {
            self.show(card, Place::Hand(seat));
            Trigger::UsePersonality
        } else {
            self.table.crossroads.remove(card);
            Trigger::UseInhabitant
        };
        self.tell(Event::Uses { seat, card });
        self.open(Deed::new(trigger, Party::Player(seat), Some(card), 0));
    }

    fn unite(&mut self, seat: Seat, alliance: Alliance, affinity: bool, helpers: Helpers) {
        let position = self.position();
        let cards = helpers.cards();
        let base = if self.table.is_solo() {
            self.pack.printed.solo.union_gain
        } else {
            self.pack.alliance(alliance).gain
        };
        let bonus = if affinity { position.affinity_bonus(seat, alliance, cards) } else { None };
        let modifiers: i16 = cards.into_iter().map(|card| self.union_modifier(card)).sum();
        let gain = i16::from(base) + i16::from(bonus.unwrap_or(0)) + modifiers;
        self.table.used |= cards;
        let affinity = if affinity { self.play_affinity(seat) } else { None };
        self.table.union = Some(Union { alliance, gain, helpers: cards, cards: CardSet::EMPTY });
        self.tell(Event::Unites { seat, alliance, affinity, helpers });
        self.open(Deed::new(Trigger::UniteDeclared, Party::Player(seat), None, 0));
    }

    fn union_modifier(&self, card: Card) -> i16 {
        let program = self.pack.program(card, self.table.is_solo());
        let modifiers = program.instructions.iter().map(|instruction| match instruction.effect {
            Effect::UnionGain(by) => i16::from(by),
            _ => 0,
        });
        modifiers.sum()
    }

    fn open(&mut self, deed: Deed) {
        self.table.stack.push(Frame::Deed(deed));
    }

    /// Asks the next seat that could answer, or lets the deed happen.
    pub(super) fn step_deed(&mut self, deed: Deed) {
        match self.next_to_ask(&deed) {
            Some((seat, asked)) => {
                if let Some(Frame::Deed(deed)) = self.table.stack.last_mut() {
                    deed.asked = asked;
                }
                self.table.wait = Wait::React(seat);
            }
            None => self.resolve(deed),
        }
    }

    /// The next seat to ask in the direction of play, with the number asked before (EPH-A29).
    fn next_to_ask(&self, deed: &Deed) -> Option<(Seat, u8)> {
        if deed.is_settled() {
            return None;
        }
        let seats = match deed.actor {
            Party::Player(actor) => self.table.opponents(actor).zip(0u8..),
            Party::Plot => {
                let (position, player) = (self.position(), self.table.turn);
                let could = match self.table.readings.solo_windows {
                    SoloWindows::Always => position.could_answer(player, deed.trigger),
                    SoloWindows::WhenHeld => !position.answers(player).is_empty(),
                };
                return (could && deed.asked == 0).then_some((player, 0));
            }
        };
        let position = self.position();
        let mut rest = seats.skip(usize::from(deed.asked));
        rest.find(|(seat, _)| position.could_answer(*seat, deed.trigger))
    }

    /// A seat answers, or lets it happen.
    pub(super) fn reaction(&mut self, seat: Seat, action: Action) {
        match action {
            Action::React { card } => {
                self.table.used.insert(card);
                self.show(card, Place::Hand(seat));
                self.tell(Event::Reacts { seat, card });
                let start = self.pack.program(card, self.table.is_solo()).start();
                let running = Running::new(seat, Some(card), card, start);
                self.table.stack.push(Frame::Running(running));
            }
            _ => {
                if let Some(Frame::Deed(deed)) = self.table.stack.last_mut() {
                    deed.asked += 1;
                }
            }
        }
    }

    /// What was announced happens, as far as reactions left it alone.
    fn resolve(&mut self, deed: Deed) {
        match (deed.trigger, deed.card) {
            (Trigger::RecruitOpen, Some(card)) => {
                self.table.stack.pop();
                if !deed.is_stopped {
                    self.table.crossroads.remove(card);
                    self.gain_recruit(deed.actor, card);
                }
            }
            (Trigger::RecruitBlind, _) => self.resolve_blind(deed),
            (Trigger::Debate, Some(card)) => self.resolve_debate(deed, card),
            (Trigger::UsePersonality, Some(card)) => {
                self.table.stack.pop();
                if deed.is_stopped {
                    self.lay(card);
                } else {
                    self.start(deed.actor, None, card);
                }
            }
            (Trigger::UseInhabitant, Some(card)) => {
                self.table.stack.pop();
                self.start(deed.actor, deed.effect_to, card);
            }
            (Trigger::UniteDeclared, _) => self.resolve_union(deed),
            (Trigger::UniteDone, _) => self.finish_union(deed),
            (_, None) => self.table.stack.pop(),
        }
    }

    fn gain_recruit(&mut self, party: Party, card: Card) {
        match party {
            Party::Player(seat) => self.join_hand(seat, card),
            Party::Plot => {
                self.tell(Event::Joined { party, card });
                self.enter_zone(card);
            }
        }
    }

    /// A card goes into the Plot's zone; all five Dignitaries there are the end (EPH-130).
    pub(super) fn enter_zone(&mut self, card: Card) {
        self.table.zone.insert(card);
        if (self.pack.dignitaries - self.table.zone).is_empty() {
            self.lose(Loss::Overthrown);
        }
    }

    fn resolve_blind(&mut self, deed: Deed) {
        let Party::Player(actor) = deed.actor else { return self.table.stack.pop() };
        let seat = deed.card_to.unwrap_or(actor);
        if deed.asked != DRAWN {
            if let Some(Frame::Deed(deed)) = self.table.stack.last_mut() {
                // The deed stays until its card has come.
                *deed = Deed { asked: DRAWN, is_stopped: true, ..*deed };
            }
            if self.draw_card(Draw::Hand(seat)) == Drawing::Going {
                return;
            }
        }
        self.table.stack.pop();
    }

    fn resolve_debate(&mut self, deed: Deed, card: Card) {
        self.table.stack.pop();
        self.table.crossroads.remove(card);
        match deed.card_to {
            Some(seat) => self.add_open(seat, card),
            None => self.lay(card),
        }
        let gain = self.pack.printed.numbers.debate_gain;
        match (deed.actor, deed.tokens_to) {
            (Party::Player(_), Some(seat)) | (Party::Player(seat), None) => {
                self.take_tokens(seat, gain);
            }
            // EPH-127: the Plot's debate brings no tokens to anybody.
            (Party::Plot, _) => {}
        }
    }

    /// The effect of `card` begins, applied by the actor or by somebody in their place.
    fn start(&mut self, actor: Party, instead: Option<Seat>, card: Card) {
        let user = match (instead, actor) {
            (Some(seat), _) | (None, Party::Player(seat)) => seat,
            (None, Party::Plot) => return,
        };
        let place = self.pack.program(card, self.table.is_solo()).start();
        self.table.stack.push(Frame::Running(Running::new(user, Some(card), card, place)));
    }

    /// The whole hand is discarded, then the marker moves, then others may answer again.
    fn resolve_union(&mut self, deed: Deed) {
        let (Party::Player(seat), Some(union)) = (deed.actor, self.table.union) else {
            return self.table.stack.pop();
        };
        let hand = self.secret.hands[seat.index()];
        if hand.len() > 1 && self.position().is_laid_card_by_card() {
            if let Some(Frame::Deed(deed)) = self.table.stack.last_mut() {
                // The union is made: while its cards are laid nobody is asked again.
                deed.asked = DRAWN;
            }
            self.table.wait = Wait::Lay(seat);
            return;
        }
        hand.into_iter().for_each(|card| self.lay_for_union(seat, card));
        self.table.last_unions[seat.index()] = Some(union.alliance);
        self.table.last_union = Some(union.alliance);
        self.move_marker(seat, union.gain.max(0));
        if self.table.is_solo() && !self.is_stopped() {
            self.earn_trophy(seat, union.alliance);
        }
        if let Some(Frame::Deed(deed)) = self.table.stack.last_mut() {
            *deed = Deed::new(Trigger::UniteDone, deed.actor, None, 0);
        }
    }

    /// A hand card is discarded for the union: from now on everybody knows that it was held.
    pub(super) fn lay_for_union(&mut self, seat: Seat, card: Card) {
        self.discard_from_hand(seat, card);
        if let Some(union) = &mut self.table.union {
            union.cards.insert(card);
        }
    }

    fn earn_trophy(&mut self, seat: Seat, alliance: Alliance) {
        if self.table.trophies.contains(alliance) {
            return;
        }
        self.table.trophies.insert(alliance);
        self.tell(Event::Trophy { alliance });
        if (self.pack.quick_alliances - self.table.trophies).is_empty() {
            self.table.end = Some(End::Won(seat));
            self.tell(Event::Won { seat });
        }
    }

    /// What the helpers bring comes last, the first helper first.
    fn finish_union(&mut self, deed: Deed) {
        self.table.stack.pop();
        let union = self.table.union.take();
        let (Party::Player(seat), Some(union)) = (deed.actor, union) else { return };
        for n in (0..union.helpers.len() as u32).rev() {
            if let Some(card) = union.helpers.nth(n) {
                let place = self.pack.program(card, self.table.is_solo()).start();
                self.table.stack.push(Frame::Running(Running::new(seat, None, card, place)));
            }
        }
    }
}

/// Marks a blind recruit whose card has been asked for, and a union whose cards are being laid.
const DRAWN: u8 = u8::MAX;
