//! The course of a game: tasks that need nobody, and one phase after another.

use engine::{Seat, SeatSet, Sink};

use super::Run;
use crate::action::Event;
use crate::content::AdversaryPhase;
use crate::setup::Characters;
use crate::state::{Cards, Due, Ending, Item, Phase, Task};

impl<S: Sink<Event>> Run<'_, S> {
    /// Does what the task at hand does by itself; false when it waits for a decision or a draw.
    pub(super) fn run_task(&mut self, task: Task) -> bool {
        match task {
            Task::OpenMarket | Task::Refill { .. } => {
                // ERY-A28: an empty pile leaves a gap.
                let waits = !self.state.market_candidates().is_empty();
                self.pop_unless(waits)
            }
            Task::Reveals { left } => {
                self.repeat(left, Task::Reveals { left: left.saturating_sub(1) }, Task::RevealMine)
            }
            Task::Pollution { left } => {
                let token = Task::Token { item: Item::Pollution };
                self.repeat(left, Task::Pollution { left: left.saturating_sub(1) }, token)
            }
            Task::RevealMine => {
                // ERY-A19: with nowhere to put it the card stays on the deck.
                let free = self.state.table.free_tiles(self.state.board());
                self.pop_unless(!free.is_empty() && self.state.table.mines_left() > 0)
            }
            Task::Token { item } => self.prepare_token(item),
            Task::RevealEvent => {
                if self.state.table.unseen_events == 0 {
                    self.state.table.unseen_events = crate::game::all_events(&self.state.pack);
                }
                false
            }
            Task::Draw { seat, left, shuffled } => self.prepare_draw(seat, left, shuffled),
            Task::AnswerShuffle { seat } => {
                self.state.table.tasks.pop();
                self.answer_shuffle(seat);
                true
            }
            Task::Answer { seat, event, part, at, tile } => {
                self.go_on_with_event(seat, event, part, at, tile);
                true
            }
            Task::Card { seat, place, reduction } => {
                self.go_on(seat, place, reduction);
                true
            }
            Task::Clean { tile, n } => {
                self.state.table.tasks.pop();
                self.take_off(tile, n);
                self.test();
                true
            }
            // Nothing left to remove: no question.
            Task::Remove { tiles, .. } | Task::RemoveEach { tiles, .. } => {
                let waits = !tiles.and(self.state.table.polluted).is_empty();
                self.pop_unless(waits)
            }
            Task::DealCharacter { .. }
            | Task::Choose { .. }
            | Task::Gain { .. }
            | Task::Pay { .. }
            | Task::Move { .. }
            | Task::Attack { .. }
            | Task::Destroy { .. }
            | Task::Acquire { .. } => false,
        }
    }

    fn pop_unless(&mut self, waits: bool) -> bool {
        if !waits {
            self.state.table.tasks.pop();
        }
        !waits
    }

    fn repeat(&mut self, left: u8, again: Task, once: Task) -> bool {
        self.state.table.tasks.pop();
        if left > 0 {
            self.push(again);
            self.push(once);
        }
        true
    }

    fn prepare_token(&mut self, item: Item) -> bool {
        let free = self.state.table.free_tiles(self.state.board());
        if free.is_empty() && !matches!(item, Item::Pawn(_)) {
            self.state.table.tasks.pop();
            return true;
        }
        if self.state.table.bag.is_empty() {
            self.state.table.bag = self.state.table.tokens(&self.state.pack);
            self.tell(Event::BagRefilled);
        }
        false
    }

    fn prepare_draw(&mut self, seat: Seat, left: u8, shuffled: bool) -> bool {
        let has_pile = !self.state.pile(seat).is_empty();
        if left > 0 && has_pile {
            return false;
        }
        self.state.table.tasks.pop();
        if left > 0 && !self.state.table.player(seat).discard.is_empty() {
            self.shuffle(seat);
            self.push(Task::Draw { seat, left, shuffled: true });
        } else if shuffled && self.state.table.phase == Phase::Draw {
            // ERY-A40: everybody draws first.
            self.state.table.shuffled = self.state.table.shuffled.with(seat);
        } else if shuffled {
            self.push(Task::AnswerShuffle { seat });
        }
        true
    }

    /// ERY-51. With nothing left in the pile, everybody can tell what is in the hand.
    fn shuffle(&mut self, seat: Seat) {
        let hand = &mut self.state.hands[seat.index()];
        let player = &mut self.state.table.players[seat.index()];
        player.known = hand.cards;
        hand.pile = player.discard.take();
        self.state.unshow_all(seat);
        self.tell(Event::Shuffled { seat });
    }

    /// Takes the next automatic step of the phase, or goes on to the next phase. False when the game waits.
    pub(super) fn advance(&mut self) -> bool {
        match self.state.table.phase {
            Phase::Preparation => self.enter(Phase::Characters),
            Phase::Characters => self.deal_characters(),
            Phase::Arrival => self.begin_round(),
            Phase::Players => self.end_players_phase(),
            Phase::Discard => self.enter(Phase::Mines),
            Phase::Mines => {
                let at = usize::from(self.state.table.due.mine);
                if self.state.is_step_due() {
                    self.state.table.due.mine += 1;
                    self.progress(at);
                } else {
                    self.enter(Phase::Adversary);
                }
            }
            Phase::Adversary => self.adversary_step(),
            Phase::Purchase => self.enter(Phase::Draw),
            Phase::Draw => self.draw_step(),
        }
        self.state.table.passed = SeatSet::EMPTY;
        true
    }

    /// Begins a phase.
    fn enter(&mut self, phase: Phase) {
        let table = &mut self.state.table;
        table.phase = phase;
        table.due = Due::default();
        table.done = SeatSet::EMPTY;
        table.declined = SeatSet::EMPTY;
        table.stuck = SeatSet::EMPTY;
        let round = table.round;
        self.tell(Event::PhaseBegan { round, phase });
        match phase {
            Phase::Discard => self.clear_played_cards(),
            Phase::Adversary => self.state.table.due = self.adversary_due(),
            Phase::Draw => self.state.table.due.main = true,
            Phase::Arrival => self.arrive(),
            Phase::Preparation
            | Phase::Characters
            | Phase::Players
            | Phase::Mines
            | Phase::Purchase => {}
        }
    }

    fn deal_characters(&mut self) {
        let without = self
            .state
            .table
            .seats()
            .find(|seat| self.state.table.player(*seat).character.is_none());
        match without {
            Some(seat) => {
                debug_assert_eq!(self.state.table.terms.characters, Characters::Dealt);
                self.push(Task::DealCharacter { seat });
            }
            None => self.enter(Phase::Arrival),
        }
    }

    /// ERY-24 to ERY-27: discs, piles, hands and pawns.
    fn arrive(&mut self) {
        let pack = &self.state.pack;
        let hand = pack.printed.limits.hand;
        for (n, player) in self.state.table.players.iter_mut().enumerate() {
            let Some(character) = player.character else { continue };
            let character = usize::from(character);
            player.influence = pack.printed.characters[character].influence;
            player.discard.contamination = pack.printed.contamination.in_each_discard;
            let deck = Cards { actions: pack.tables.decks[character], contamination: 0 };
            self.state.hands[n].pile = deck;
        }
        for seat in self.state.table.seats().rev() {
            self.push(Task::Token { item: Item::Pawn(seat) });
        }
        for seat in self.state.table.seats().rev() {
            self.push(Task::Draw { seat, left: hand, shuffled: false });
        }
    }

    fn begin_round(&mut self) {
        if self.state.table.round >= self.state.pack.printed.limits.rounds {
            self.end(Ending::OutOfTime);
            return;
        }
        self.state.table.round += 1;
        self.state.table.special_used = SeatSet::EMPTY;
        self.enter(Phase::Players);
    }

    fn end_players_phase(&mut self) {
        // ERY-A26: somebody still has to play, and none of those can.
        if self.state.table.seats().any(|seat| self.state.has_to_play(seat)) {
            self.end(Ending::CannotPlay);
        } else {
            self.enter(Phase::Discard);
        }
    }

    /// ERY-47: played cards to the discard pile, played contamination cards back to theirs.
    fn clear_played_cards(&mut self) {
        let table = &mut self.state.table;
        for player in &mut table.players {
            let played = player.played.take();
            player.discard.actions |= played.actions;
            table.contamination += played.contamination;
        }
    }

    fn adversary_due(&self) -> Due {
        let table = &self.state.table;
        let players = table.terms.seats;
        match self.state.sheet().phase {
            AdversaryPhase::None => Due::default(),
            AdversaryPhase::Extraction => Due { main: true, ..Due::default() },
            // ERY-75, ERY-A32.
            AdversaryPhase::MinesAndEvent { mines, pollution_per_player } => {
                let left = table.mines_left();
                let pollution = if left == 0 { pollution_per_player * players } else { 0 };
                Due {
                    reveals: mines.of(players).min(left),
                    pollution,
                    main: true,
                    ..Due::default()
                }
            }
        }
    }

    fn adversary_step(&mut self) {
        let due = &mut self.state.table.due;
        if due.reveals > 0 {
            due.reveals -= 1;
            self.push(Task::RevealMine);
        } else if due.pollution > 0 {
            due.pollution -= 1;
            self.push(Task::Token { item: Item::Pollution });
        } else if due.main {
            due.main = false;
            match self.state.sheet().phase {
                AdversaryPhase::None => {}
                AdversaryPhase::Extraction => self.extract(),
                AdversaryPhase::MinesAndEvent { .. } => self.push(Task::RevealEvent),
            }
        } else {
            self.enter(Phase::Purchase);
        }
    }

    /// ERY-68.
    fn extract(&mut self) {
        let mines = self.state.table.mines.iter();
        let sum: u16 =
            mines.map(|mine| u16::from(self.state.mine_face(mine.mine).extraction)).sum();
        self.change_profitability(sum.min(99) as i8);
    }

    /// ERY-A40: everybody draws, then the adversary answers the shuffles in seat order.
    fn draw_step(&mut self) {
        let table = &mut self.state.table;
        if table.due.main {
            table.due.main = false;
            let limit = self.state.pack.printed.limits.hand;
            for seat in self.state.table.seats().rev() {
                let left = limit.saturating_sub(self.state.hand(seat).len());
                self.push(Task::Draw { seat, left, shuffled: false });
            }
        } else if let Some(seat) = table.shuffled.first() {
            table.shuffled = table.shuffled.without(seat);
            self.push(Task::AnswerShuffle { seat });
        } else {
            self.begin_round();
        }
    }
}
