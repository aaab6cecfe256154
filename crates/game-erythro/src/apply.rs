//! Taking a step: what an action or a draw changes, and everything that follows by itself.

mod adversary;
mod card;
mod phases;
mod pieces;

use engine::{Audience, Seat, SeatSet, Sink, Step};

use crate::action::{Action, Chance, Contaminated, Event, Origin, Zone};
use crate::content::DomeHit;
use crate::setup::{Payment, Purchases, SpecialUse};
use crate::state::{
    CardId, Cards, Element, Ending, Item, Phase, Place, Shown, State, Task, TileId,
};

/// A step under way: the state and those who are told.
pub(crate) struct Run<'a, S> {
    pub(crate) state: &'a mut State,
    pub(crate) sink: &'a mut S,
}

impl State {
    /// Takes a legal step.
    pub(crate) fn take<S: Sink<Event>>(&mut self, step: Step<Action, Chance>, sink: &mut S) {
        let mut run = Run { state: self, sink };
        match step {
            Step::Act { seat, action } => run.act(seat, action),
            Step::Chance(chance) => run.draw(chance),
        }
        run.settle();
    }
}

impl<S: Sink<Event>> Run<'_, S> {
    pub(crate) fn tell(&mut self, event: Event) {
        self.sink.tell(Audience::Everyone, event);
    }

    /// Tells two players what one shows the other, and everybody else that something is shown.
    fn tell_two(&mut self, seat: Seat, to: Seat, event: Event) {
        let two = SeatSet::only(seat).with(to);
        self.sink.tell(Audience::Only(two), event);
        self.sink.tell(Audience::AllBut(two), Event::SomethingShown { seat, to });
    }

    pub(crate) fn push(&mut self, task: Task) {
        self.state.table.tasks.push(task);
    }

    /// Does whatever needs nobody until somebody is needed, something is drawn, or the game is over.
    pub(crate) fn settle(&mut self) {
        while self.state.table.ending.is_none() {
            let went_on = match self.state.table.tasks.last().copied() {
                Some(task) => self.run_task(task),
                None if self.state.is_lost_by_one() => {
                    self.end(Ending::CannotPlay);
                    true
                }
                None => self.state.open_seats().is_empty() && self.advance(),
            };
            if !went_on {
                return;
            }
        }
        self.state.table.tasks.clear();
    }

    fn act(&mut self, seat: Seat, action: Action) {
        self.ask_again(action);
        match action {
            Action::TakeCharacter { character } => self.take_character(seat, character),
            Action::Play { card, zone } => self.play(seat, card, zone),
            Action::PlayContamination { how } => self.play_contamination(seat, how),
            Action::Show => {
                self.player(seat).known.contamination += 1;
                self.state.unshow_contamination(seat);
                self.tell(Event::ContaminationShown { seat });
            }
            Action::ShowCard { card } => {
                self.player(seat).known.actions.add(card);
                self.state.unshow(seat, card);
                self.tell(Event::CardShown { seat, card });
            }
            Action::ShowContaminationTo { to } => {
                self.state.show_to(Shown { owner: seat, to, card: None });
                self.tell_two(seat, to, Event::ContaminationShownTo { seat, to });
            }
            Action::ShowCardTo { card, to } => {
                self.state.show_to(Shown { owner: seat, to, card: Some(card) });
                self.tell_two(seat, to, Event::CardShownTo { seat, to, card });
            }
            Action::Stuck => self.get_stuck(seat),
            Action::Discard { card } => {
                self.leave_hand(seat, card);
                self.player(seat).discard.actions.add(card);
                self.tell(Event::CardDiscarded { seat, card });
            }
            Action::DiscardContamination => {
                self.contamination_leaves_hand(seat);
                self.player(seat).discard.contamination += 1;
                self.tell(Event::ContaminationDiscarded { seat });
            }
            Action::Keep => {
                self.state.table.done = self.state.table.done.with(seat);
                self.tell(Event::CardKept { seat });
            }
            Action::Special { tile, n } => self.use_special(seat, tile, n),
            Action::Buy { card } => self.buy(seat, card),
            Action::Pass => self.pass(seat),
            Action::Choose { .. }
            | Action::Gain { .. }
            | Action::Pay { .. }
            | Action::Go { .. }
            | Action::Attack { .. }
            | Action::Remove { .. }
            | Action::Destroy { .. } => self.answer(seat, action),
        }
    }

    /// Whether a pass is final: after a purchase (ERY-A51), after whatever another player begins (ERY-A52).
    fn ask_again(&mut self, action: Action) {
        let table = &mut self.state.table;
        if !table.tasks.is_empty() {
            return;
        }
        let is_purchase = match action {
            Action::Buy { .. } => true,
            Action::Play { .. }
            | Action::PlayContamination { .. }
            | Action::Discard { .. }
            | Action::DiscardContamination
            | Action::Keep
            | Action::Special { .. } => false,
            Action::TakeCharacter { .. }
            | Action::Show
            | Action::ShowCard { .. }
            | Action::ShowContaminationTo { .. }
            | Action::ShowCardTo { .. }
            | Action::Stuck
            | Action::Choose { .. }
            | Action::Gain { .. }
            | Action::Pay { .. }
            | Action::Go { .. }
            | Action::Attack { .. }
            | Action::Remove { .. }
            | Action::Destroy { .. }
            | Action::Pass => return,
        };
        let readings = table.terms.readings;
        if is_purchase && readings.purchases == Purchases::UntilContent {
            table.declined = SeatSet::EMPTY;
            let done = table.done;
            table.passed = table.passed.into_iter().filter(|seat| done.contains(*seat)).collect();
        }
        if readings.special == SpecialUse::UntilPhaseEnd {
            table.passed = SeatSet::EMPTY;
        }
    }

    /// An answer to the task at hand.
    fn answer(&mut self, seat: Seat, action: Action) {
        let Some(task) = self.state.table.tasks.pop() else { return };
        match (action, task) {
            (Action::Choose { seat: other }, Task::Choose { place, .. }) => {
                if !self.state.can_openly_be_chosen(seat, other, place) {
                    self.pass_on(seat, other);
                }
                self.tell(Event::PlayerChosen { seat, other });
                self.begin_effect(other, place, 0);
            }
            (Action::Gain { split }, _) => {
                self.gain(seat, split.first.0, split.first.1);
                self.gain(seat, split.second.0, split.second.1);
            }
            (Action::Pay { split }, task) => {
                self.pay(seat, split.first.0, split.first.1);
                self.pay(seat, split.second.0, split.second.1);
                // ERY-A5: the dome paid in any mix.
                if matches!(task, Task::Attack { .. }) {
                    self.strike(seat);
                }
            }
            (Action::Go { tile }, _) => {
                self.player(seat).tile = tile;
                self.tell(Event::Moved { seat, tile });
            }
            (Action::Attack { element }, Task::Attack { reduction, .. }) => {
                self.attack(seat, element, reduction);
            }
            (Action::Remove { tile, n }, Task::Remove { .. }) => self.take_off(tile, n),
            (Action::Remove { tile, .. }, Task::RemoveEach { left, tiles, .. }) => {
                if left > 1 {
                    self.push(Task::RemoveEach { seat, left: left - 1, tiles });
                }
                self.take_off(tile, 1);
            }
            (Action::Destroy { from }, Task::Destroy { left, .. }) => {
                if left > 1 {
                    self.push(Task::Destroy { seat, left: left - 1 });
                }
                self.destroy_contamination(seat, from);
            }
            // Not an answer to this task: `check` refuses it, so it is only put back.
            (_, task) => self.push(task),
        }
        self.test();
    }

    fn pass(&mut self, seat: Seat) {
        if self.state.table.tasks.pop().is_none() {
            let table = &mut self.state.table;
            table.passed = table.passed.with(seat);
            let goes_on = table.terms.readings.special == SpecialUse::UntilPhaseEnd;
            if goes_on && table.phase == Phase::Purchase && !table.done.contains(seat) {
                table.declined = table.declined.with(seat);
            }
        }
        self.tell(Event::Passed { seat });
    }

    fn get_stuck(&mut self, seat: Seat) {
        // He has said that he holds nothing else, so everybody knows (ERY-A48).
        self.player(seat).known = self.state.hand(seat);
        self.state.unshow_all(seat);
        self.state.table.stuck = self.state.table.stuck.with(seat);
        self.tell(Event::CannotPlay { seat });
    }

    fn take_character(&mut self, seat: Seat, character: u8) {
        self.player(seat).character = Some(character);
        self.tell(Event::CharacterTaken { seat, character });
    }

    /// Whatever was said to be impossible before a card is open again after it (ERY-A48).
    fn play(&mut self, seat: Seat, card: CardId, zone: Zone) {
        let counts_on_others = self.state.counts_on_what_was_shown(seat, card, zone);
        self.leave_hand(seat, card);
        self.player(seat).played.actions.add(card);
        self.state.table.stuck = SeatSet::EMPTY;
        self.tell(Event::CardPlayed { seat, card, zone });
        if counts_on_others {
            self.state.table.seats().for_each(|owner| self.pass_on(seat, owner));
        }
        let face = self.state.pack.card(card);
        let (gain, steps, sanctuary) = (face.gain, face.steps, face.sanctuary);
        match zone {
            Zone::Gain => self.gain(seat, gain.element, gain.n),
            Zone::Move => self.push(Task::Move { seat, n: steps }),
            Zone::Sanctuary => self.place_sanctuary(seat, sanctuary),
            Zone::Effect | Zone::Bonus => {
                let place = Place { card, bonus: zone == Zone::Bonus, at: 0 };
                self.push(Task::Card { seat, place, reduction: 0 });
            }
        }
        self.test();
    }

    /// ERY-A47: who counts on contamination cards that he alone was shown says so to everybody.
    fn pass_on(&mut self, seat: Seat, owner: Seat) {
        for _ in 0..self.state.shown_to(owner, seat).contamination {
            self.player(owner).known.contamination += 1;
            self.state.unshow_contamination(owner);
            self.tell(Event::ContaminationPassedOn { seat, owner });
        }
    }

    fn play_contamination(&mut self, seat: Seat, how: Contaminated) {
        self.contamination_leaves_hand(seat);
        self.player(seat).played.contamination += 1;
        self.state.table.stuck = SeatSet::EMPTY;
        self.tell(Event::ContaminationPlayed { seat, how });
        let card = &self.state.pack.printed.contamination;
        let (pollution, spend, draw) = (card.pollution, card.spend, card.draw);
        match how {
            Contaminated::Spend => self.push(Task::Pay { seat, n: spend }),
            Contaminated::Draw => self.push(Task::Draw { seat, left: draw, shuffled: false }),
        }
        let tile = self.state.table.player(seat).tile;
        self.pollute(tile, pollution);
        self.test();
    }

    fn use_special(&mut self, seat: Seat, tile: TileId, n: u8) {
        self.state.table.special_used = self.state.table.special_used.with(seat);
        self.tell(Event::SpecialUsed { seat, tile, n });
        self.push(Task::Clean { tile, n });
        let cost = self.state.sheet().special_depollution.map_or(0, |special| special.cost);
        self.push(Task::Pay { seat, n: cost });
    }

    fn buy(&mut self, seat: Seat, card: CardId) {
        let discount = match self.state.table.tasks.pop() {
            Some(Task::Acquire { discount, .. }) => discount,
            _ => {
                self.state.table.done = self.state.table.done.with(seat);
                0
            }
        };
        let price = self.state.pack.cost(card).saturating_sub(discount);
        let Some(element) = self.state.pack.card(card).element else { return };
        let payment = self.state.table.terms.readings.cards;
        if payment == Payment::Own {
            self.pay(seat, element, price);
        }
        self.state.table.market.remove(card);
        // ERY-45: to the hand, and everybody has seen it go there.
        self.state.hands[seat.index()].cards.actions.add(card);
        self.player(seat).known.actions.add(card);
        self.tell(Event::CardAcquired { seat, card });
        self.push(Task::Refill { element });
        if payment == Payment::Mixed && price > 0 {
            self.push(Task::Pay { seat, n: price });
        }
    }

    fn attack(&mut self, seat: Seat, element: Element, reduction: u8) {
        let tile = self.state.table.player(seat).tile;
        let cost = self.state.attack_cost(tile, element).unwrap_or(0).saturating_sub(reduction);
        self.pay(seat, element, cost);
        self.strike(seat);
    }

    /// An attack that is paid hits what stands on the attacker's tile.
    fn strike(&mut self, seat: Seat) {
        let tile = self.state.table.player(seat).tile;
        if self.state.table.mined.has(tile) {
            self.destroy_mine(seat, tile);
            return;
        }
        match self.state.sheet().dome.map(|dome| dome.hit) {
            Some(DomeHit::Destroyed) => {
                self.state.table.dome = false;
                self.tell(Event::DomeDestroyed { seat });
            }
            Some(DomeHit::ProfitabilityFalls(n)) => {
                self.tell(Event::DomeHit { seat });
                self.change_profitability(-(n as i8));
            }
            None => {}
        }
    }

    fn draw(&mut self, chance: Chance) {
        let Some(task) = self.state.table.tasks.last().copied() else { return };
        match (chance, task) {
            (Chance::Draw { card }, Task::Draw { seat, .. }) => self.draw_card(seat, card),
            (Chance::DrawContamination, Task::Draw { seat, .. }) => self.draw_contamination(seat),
            (Chance::Market { card }, Task::OpenMarket | Task::Refill { .. }) => {
                if self.state.table.phase != Phase::Preparation {
                    self.state.table.tasks.pop();
                }
                self.state.table.supply.remove(card);
                self.state.table.market.add(card);
                self.tell(Event::CardRevealed { card });
            }
            (Chance::Token { tile }, Task::Token { item }) => self.draw_token(tile, item),
            (Chance::Mine { mine }, Task::RevealMine) => {
                self.state.table.tasks.pop();
                self.reveal_mine(mine);
            }
            (Chance::Event { event }, Task::RevealEvent) => {
                self.state.table.tasks.pop();
                self.reveal_event(event);
            }
            (Chance::Character { character }, Task::DealCharacter { seat }) => {
                self.state.table.tasks.pop();
                self.take_character(seat, character);
            }
            // Not what is drawn now: `may` refuses it.
            _ => {}
        }
    }

    fn draw_card(&mut self, seat: Seat, card: CardId) {
        let hand = &mut self.state.hands[seat.index()];
        hand.pile.actions.remove(card);
        hand.cards.actions.add(card);
        let drawn = Cards { actions: crate::state::CardSet::one(card), contamination: 0 };
        self.tell_drawn(seat, drawn, Event::CardDrawn { seat, card });
    }

    fn draw_contamination(&mut self, seat: Seat) {
        let hand = &mut self.state.hands[seat.index()];
        hand.pile.contamination -= 1;
        hand.cards.contamination += 1;
        let drawn = Cards { contamination: 1, ..Cards::EMPTY };
        self.tell_drawn(seat, drawn, Event::ContaminationDrawn { seat });
    }

    fn tell_drawn(&mut self, seat: Seat, drawn: Cards, event: Event) {
        if let Some(Task::Draw { left, .. }) = self.state.table.tasks.last_mut() {
            *left -= 1;
        }
        if self.state.hands_are_open() {
            let known = &mut self.player(seat).known;
            *known = known.with(drawn);
            self.tell(event);
            return;
        }
        let owner = SeatSet::only(seat);
        self.sink.tell(Audience::Only(owner), event);
        self.sink.tell(Audience::AllBut(owner), Event::HiddenCardDrawn { seat });
    }

    fn draw_token(&mut self, tile: TileId, item: Item) {
        self.state.table.bag.remove(tile);
        let lands = self.state.table.free_tiles(self.state.board()).has(tile);
        match item {
            Item::Pawn(seat) => {
                self.state.table.tasks.pop();
                self.player(seat).tile = tile;
                self.tell(Event::PawnPlaced { seat, tile });
            }
            // ERY-56: another token is drawn.
            Item::Pollution | Item::Mine(_) if !lands => self.tell(Event::TokenSetAside { tile }),
            Item::Pollution => {
                self.state.table.tasks.pop();
                self.pollute(tile, 1);
                self.test();
            }
            Item::Mine(mine) => {
                self.state.table.tasks.pop();
                self.place_mine(mine, tile);
            }
        }
    }

    fn destroy_contamination(&mut self, seat: Seat, from: Origin) {
        match from {
            Origin::Hand => self.contamination_leaves_hand(seat),
            Origin::Discard => self.player(seat).discard.contamination -= 1,
        }
        self.state.table.contamination += 1;
        self.tell(Event::ContaminationDestroyed { seat, from });
    }
}
