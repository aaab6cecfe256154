//! Moving pieces: influence, pollution, sanctuaries, cards in and out of hands; and the test for the end.

use engine::{Seat, Sink};

use super::Run;
use crate::action::Event;
use crate::content::Victory;
use crate::state::{CardId, Element, Ending, Player, State, TileId};

impl<S: Sink<Event>> Run<'_, S> {
    pub(super) fn player(&mut self, seat: Seat) -> &mut Player {
        &mut self.state.table.players[seat.index()]
    }

    /// ERY-A3: what does not fit on the disc is lost.
    pub(super) fn gain(&mut self, seat: Seat, element: Element, n: u8) {
        let limit = self.state.pack.printed.limits.influence;
        let Some(at) = self.state.elements(seat).iter().position(|e| *e == element) else { return };
        let have = &mut self.player(seat).influence[at];
        let gained = n.min(limit - *have);
        *have += gained;
        if gained > 0 {
            self.tell(Event::InfluenceGained { seat, element, n: gained });
        }
    }

    pub(super) fn pay(&mut self, seat: Seat, element: Element, n: u8) {
        let Some(at) = self.state.elements(seat).iter().position(|e| *e == element) else { return };
        let have = &mut self.player(seat).influence[at];
        *have = have.saturating_sub(n);
        if n > 0 {
            self.tell(Event::InfluencePaid { seat, element, n });
        }
    }

    /// ERY-53, ERY-54: tokens up to the one that contaminates; none on contaminated ground.
    pub(super) fn pollute(&mut self, tile: TileId, n: u8) {
        let limit = self.state.pack.printed.limits.pollution;
        let table = &mut self.state.table;
        if table.contaminated.has(tile) || n == 0 {
            return;
        }
        let have = &mut table.pollution[tile.index()];
        let added = n.min(limit - *have);
        *have += added;
        let full = *have == limit;
        table.polluted.add(tile);
        self.tell(Event::PollutionAdded { tile, n: added });
        if full {
            self.state.table.polluted.remove(tile);
            self.state.table.contaminated.add(tile);
            self.tell(Event::TileContaminated { tile });
            self.lose_sanctuary(tile);
        }
    }

    pub(super) fn take_off(&mut self, tile: TileId, n: u8) {
        let table = &mut self.state.table;
        if table.contaminated.has(tile) {
            return;
        }
        let have = &mut table.pollution[tile.index()];
        let n = n.min(*have);
        *have -= n;
        if *have == 0 {
            table.polluted.remove(tile);
        }
        if n > 0 {
            self.tell(Event::PollutionRemoved { tile, n });
        }
    }

    pub(super) fn place_sanctuary(&mut self, seat: Seat, element: Element) {
        let tile = self.state.table.player(seat).tile;
        self.state.table.sanctuaries[tile.index()] = Some(element);
        self.state.table.sanctuary_supply[element.index()] -= 1;
        self.tell(Event::SanctuaryPlaced { seat, tile, element });
    }

    pub(super) fn lose_sanctuary(&mut self, tile: TileId) {
        if let Some(element) = self.state.table.sanctuaries[tile.index()].take() {
            self.state.table.sanctuary_supply[element.index()] += 1;
            self.tell(Event::SanctuaryLost { tile, element });
        }
    }

    pub(super) fn leave_hand(&mut self, seat: Seat, card: CardId) {
        self.state.hands[seat.index()].cards.actions.remove(card);
        self.player(seat).known.actions.remove(card);
        self.state.unshow(seat, card);
    }

    /// One fewer is in the hand, so one fewer is known to be there.
    pub(super) fn contamination_leaves_hand(&mut self, seat: Seat) {
        self.state.hands[seat.index()].cards.contamination -= 1;
        let known = &mut self.player(seat).known;
        match known.contamination {
            0 => self.state.unshow_contamination(seat),
            _ => known.contamination -= 1,
        }
    }

    /// ERY-43: to the hand, as many as the pile has.
    pub(super) fn take_contamination(&mut self, seat: Seat, n: u8) {
        let n = n.min(self.state.table.contamination);
        if n == 0 {
            return;
        }
        self.state.table.contamination -= n;
        self.state.hands[seat.index()].cards.contamination += n;
        self.player(seat).known.contamination += n;
        self.tell(Event::ContaminationTaken { seat, n });
    }

    pub(super) fn change_profitability(&mut self, by: i8) {
        let table = &mut self.state.table;
        table.profitability = table.profitability.saturating_add(by);
        let to = table.profitability;
        self.tell(Event::ProfitabilityChanged { by, to });
        self.test();
    }

    /// Ends the game if it is decided (ERY-57).
    pub(super) fn test(&mut self) {
        if self.state.table.ending.is_none()
            && let Some(ending) = self.state.verdict()
        {
            self.end(ending);
        }
    }

    pub(super) fn end(&mut self, ending: Ending) {
        self.state.table.ending = Some(ending);
        self.tell(Event::Ended { ending });
    }
}

impl State {
    /// Whether the position is a defeat or a victory; a defeat comes first (ERY-A27).
    pub(crate) fn verdict(&self) -> Option<Ending> {
        let (table, sheet) = (&self.table, self.sheet());
        let players = table.terms.seats;
        if table.contaminated.len() >= sheet.contaminated_limit.of(players) {
            return Some(Ending::Contaminated);
        }
        let too_profitable = |limit: u8| i16::from(table.profitability) >= i16::from(limit);
        if sheet.profitability_limit.is_some_and(|limit| too_profitable(limit.of(players))) {
            return Some(Ending::Profitable);
        }
        match sheet.victory {
            Victory::NoMineAndNoDome => {
                (table.mines.is_empty() && !table.dome).then_some(Ending::DomeAndMinesGone)
            }
            Victory::NoProfitability => (table.profitability <= 0).then_some(Ending::Unprofitable),
            Victory::NoPollutionAfter(mines) => {
                let all = table.mines.is_empty() && table.destroyed > 0 && table.mines_left() == 0;
                let clean = table.destroyed >= mines.of(players) && table.is_clean();
                all.then_some(Ending::AllMinesDestroyed).or(clean.then_some(Ending::Clean))
            }
        }
    }
}
