//! What the adversary does: mines and their rows, answers to shuffles and to destroyed mines, events.

use engine::{Seat, Sink};

use super::Run;
use crate::action::Event;
use crate::content::{EventEffect, OnMineDestroyed, OnShuffle, Otherwise, Row, Sweep, Tiles};
use crate::state::{Ending, EventId, Mine, MineId, Part, Task, TileId, TileSet};

impl<S: Sink<Event>> Run<'_, S> {
    /// A mine card is turned over; its token follows.
    pub(super) fn reveal_mine(&mut self, mine: MineId) {
        let level = usize::from(self.state.mine_face(mine).level) - 1;
        let table = &mut self.state.table;
        table.mine_deck[level] -= 1;
        table.unseen_mines &= !(1 << mine.0);
        self.tell(Event::MineRevealed { mine });
        self.push(Task::Token { item: crate::state::Item::Mine(mine) });
    }

    /// ERY-49: the first row is carried out at once.
    pub(super) fn place_mine(&mut self, mine: MineId, tile: TileId) {
        let table = &mut self.state.table;
        table.mines.push(Mine { mine, tile, row: 0 });
        table.mined.add(tile);
        self.tell(Event::MinePlaced { mine, tile });
        self.carry_out_row(mine, tile, 0);
    }

    /// ERY-48: the cube goes down and the row it reaches is carried out.
    pub(super) fn progress(&mut self, at: usize) {
        let Mine { mine, tile, row } = self.state.table.mines[at];
        let row = row + 1;
        self.state.table.mines[at].row = row;
        self.tell(Event::MineProgressed { mine, tile, row: row + 1 });
        self.carry_out_row(mine, tile, row);
    }

    fn carry_out_row(&mut self, mine: MineId, tile: TileId, row: u8) {
        match self.state.mine_face(mine).rows[usize::from(row)] {
            Row::Nothing => {}
            Row::DestroySanctuary => self.lose_sanctuary(tile),
            Row::Pollute(n) => self.pollute(tile, n),
            Row::PolluteAround => {
                let tiles = self.state.board().near(tile);
                for tile in tiles.iter() {
                    self.pollute(tile, 1);
                }
            }
            Row::Lost => self.end(Ending::MineFinished),
        }
        self.test();
    }

    /// ERY-A27: the mine goes, that is tested, and then the adversary answers.
    pub(super) fn destroy_mine(&mut self, seat: Seat, tile: TileId) {
        let table = &mut self.state.table;
        let Some(at) = table.mines.iter().position(|mine| mine.tile == tile) else { return };
        let mine = table.mines.remove(at).mine;
        table.mined.remove(tile);
        table.destroyed += 1;
        self.tell(Event::MineDestroyed { seat, mine, tile });
        self.test();
        if self.state.table.ending.is_some() {
            return;
        }
        match self.state.sheet().on_mine_destroyed {
            OnMineDestroyed::Nothing => {}
            OnMineDestroyed::ProfitabilityFallsByLevelPlus(n) => {
                let level = self.state.mine_face(mine).level;
                self.change_profitability(-((level + n) as i8));
            }
            OnMineDestroyed::Event => self.answer_with_event(seat, Part::OnMineDestroyed, tile),
        }
    }

    /// ERY-52: once for each shuffle.
    pub(super) fn answer_shuffle(&mut self, seat: Seat) {
        match self.state.sheet().on_shuffle {
            OnShuffle::RevealMine { .. } if self.state.table.mines_left() > 0 => {
                self.push(Task::RevealMine);
            }
            OnShuffle::RevealMine { otherwise: Otherwise::AddPollution(n) } => {
                self.push(Task::Pollution { left: n });
            }
            OnShuffle::RevealMine { otherwise: Otherwise::ProfitabilityRises(n) } => {
                self.change_profitability(n as i8);
            }
            OnShuffle::Event => {
                let tile = self.state.table.player(seat).tile;
                self.answer_with_event(seat, Part::OnShuffle, tile);
            }
        }
    }

    fn answer_with_event(&mut self, seat: Seat, part: Part, tile: TileId) {
        // ERY-A44: before the first event nothing happens.
        if let Some(event) = self.state.table.event {
            self.push(Task::Answer { seat, event, part, at: 0, tile });
        }
    }

    /// ERY-76: the first part happens at once; ERY-A43 says who decides.
    pub(super) fn reveal_event(&mut self, event: EventId) {
        let table = &mut self.state.table;
        table.unseen_events &= !(1 << event.0);
        table.event = Some(event);
        let decider = usize::from(table.round.saturating_sub(1) % table.terms.seats);
        self.tell(Event::EventRevealed { event });
        let tile = TileId(0);
        self.push(Task::Answer {
            seat: Seat::new(decider),
            event,
            part: Part::AtOnce,
            at: 0,
            tile,
        });
    }

    /// Goes on with a part of an event.
    pub(super) fn go_on_with_event(
        &mut self,
        seat: Seat,
        event: EventId,
        part: Part,
        at: u8,
        tile: TileId,
    ) {
        self.state.table.tasks.pop();
        let face = &self.state.pack.printed.events[usize::from(event.0)];
        let effects = match part {
            Part::AtOnce => &face.at_once,
            Part::OnShuffle => &face.on_shuffle,
            Part::OnMineDestroyed => &face.on_mine_destroyed,
        };
        let Some(effect) = effects.get(usize::from(at)).copied() else { return };
        self.push(Task::Answer { seat, event, part, at: at + 1, tile });
        self.begin_event_effect(seat, effect, tile);
    }

    fn begin_event_effect(&mut self, seat: Seat, effect: EventEffect, tile: TileId) {
        let everywhere = self.state.board().tiles;
        match effect {
            EventEffect::AddPollution(n) => self.push(Task::Pollution { left: n }),
            EventEffect::PolluteOwnTile(n) => {
                let tile = self.state.table.player(seat).tile;
                self.pollute(tile, n);
                self.test();
            }
            EventEffect::TakeContamination(n) => {
                self.take_contamination(seat, n);
                self.test();
            }
            EventEffect::GainAny(n) => self.push(Task::Gain { seat, n }),
            EventEffect::LoseAny(n) => {
                let n = n.min(self.state.table.player(seat).total_influence());
                if n > 0 {
                    self.push(Task::Pay { seat, n });
                }
            }
            EventEffect::EveryoneGains(n) => {
                for seat in self.state.table.seats().rev() {
                    self.push(Task::Gain { seat, n });
                }
            }
            EventEffect::MayAcquire(price) => self.ask_purchase(seat, price.discount, true),
            EventEffect::RemoveAnywhere(left) => {
                self.push(Task::RemoveEach { seat, left, tiles: everywhere });
            }
            EventEffect::RemoveFromOneTile(n) => self.ask_removal(seat, n, everywhere),
            EventEffect::RemoveAroundMine(left) => {
                let tiles = self.state.board().near(tile);
                self.push(Task::RemoveEach { seat, left, tiles });
            }
            EventEffect::EveryoneRemoves(removal) => {
                for seat in self.state.table.seats().rev() {
                    let tiles = self.state.reach(seat, removal.reach);
                    self.push(Task::Remove { seat, n: removal.n, tiles });
                }
            }
            EventEffect::RemoveFromEvery(sweep) => self.sweep(seat, sweep),
        }
    }

    fn sweep(&mut self, seat: Seat, sweep: Sweep) {
        let table = &self.state.table;
        let wanted: TileSet = match sweep.tiles {
            Tiles::Mines => table.mined,
            Tiles::Sanctuaries => self
                .state
                .board()
                .tiles
                .iter()
                .filter(|tile| table.sanctuaries[tile.index()].is_some())
                .collect(),
            Tiles::Polluted(n) => {
                table.polluted.iter().filter(|tile| table.pollution[tile.index()] >= n).collect()
            }
        };
        let wanted = wanted.and(table.polluted);
        for tile in wanted.iter() {
            self.take_off(tile, sweep.n);
        }
        self.test();
        if wanted.is_empty() {
            let tiles = self.state.board().tiles;
            self.push(Task::RemoveEach { seat, left: sweep.otherwise, tiles });
        }
    }
}
