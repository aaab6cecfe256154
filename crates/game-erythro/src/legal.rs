//! Who may act, what they may do, and what may be drawn.

use alloc::vec::Vec;

use arrayvec::ArrayVec;
use engine::{Seat, SeatSet, Turn};

use crate::action::{Action, Chance, Contaminated, Origin, Zone};
use crate::content::{CHARACTERS, Effect, SpecialDepollution};
use crate::possible::{Prospect, Rest};
use crate::setup::{Characters, Payment};
use crate::state::{
    CardId, CardSet, Cards, Element, EventId, MAX_PLAYERS, MineId, Phase, Place, Split, State,
    Task, TileSet,
};

impl State {
    /// What the table waits for.
    pub(crate) fn turn_now(&self) -> Turn {
        if self.table.ending.is_some() {
            return Turn::Over;
        }
        match self.table.tasks.last() {
            Some(task) => {
                task.decider().map_or(Turn::Chance, |seat| Turn::Decide(SeatSet::only(seat)))
            }
            None => Turn::Decide(self.open_seats()),
        }
    }

    /// The seats that may act while nothing is being resolved (ERY-30).
    pub(crate) fn open_seats(&self) -> SeatSet {
        self.table.seats().filter(|seat| self.has_duty(*seat) || self.has_option(*seat)).collect()
    }

    /// Whether the phase still asks something of a player.
    pub(crate) fn has_duty(&self, seat: Seat) -> bool {
        match self.table.phase {
            Phase::Characters => {
                self.table.terms.characters == Characters::Chosen
                    && self.table.player(seat).character.is_none()
            }
            Phase::Players => self.has_to_play(seat) && !self.table.stuck.contains(seat),
            Phase::Discard => !self.table.done.contains(seat) && !self.hand(seat).is_empty(),
            Phase::Preparation
            | Phase::Arrival
            | Phase::Mines
            | Phase::Adversary
            | Phase::Purchase
            | Phase::Draw => false,
        }
    }

    /// Whether a player could do something he need not do.
    fn has_option(&self, seat: Seat) -> bool {
        if self.table.passed.contains(seat) {
            return false;
        }
        (self.may_buy(seat) && self.affordable(seat, 0).next().is_some())
            || self.special(seat).is_some()
    }

    /// Whether a player may still acquire a card in the purchase phase (ERY-A29, ERY-A51).
    fn may_buy(&self, seat: Seat) -> bool {
        let table = &self.table;
        table.phase == Phase::Purchase
            && ![table.done, table.passed, table.declined].iter().any(|seats| seats.contains(seat))
    }

    /// The special depollution, if a player can use it now (ERY-74, ERY-A9), and the tiles in its reach.
    pub(crate) fn special(&self, seat: Seat) -> Option<(SpecialDepollution, TileSet)> {
        let special = self.sheet().special_depollution?;
        let pause = match self.table.phase {
            Phase::Players | Phase::Discard | Phase::Purchase | Phase::Draw => true,
            Phase::Mines | Phase::Adversary => self.is_step_due(),
            Phase::Preparation | Phase::Characters | Phase::Arrival => false,
        };
        let player = self.table.player(seat);
        if !pause
            || self.table.special_used.contains(seat)
            || player.total_influence() < special.cost
        {
            return None;
        }
        let reach = self.board().near(player.tile).and(self.table.polluted);
        (!reach.is_empty()).then_some((special, reach))
    }

    /// Whether the automatic phase has a step before it.
    pub(crate) fn is_step_due(&self) -> bool {
        let due = &self.table.due;
        match self.table.phase {
            Phase::Mines => usize::from(due.mine) < self.table.mines.len(),
            _ => due.reveals > 0 || due.pollution > 0 || due.main,
        }
    }

    /// The cards of the market a player can pay, ascending (ERY-A4).
    pub(crate) fn affordable(&self, seat: Seat, discount: u8) -> impl Iterator<Item = CardId> {
        let elements = self.elements(seat);
        let player = self.table.player(seat);
        let purse = match self.table.terms.readings.cards {
            Payment::Own => player.influence,
            Payment::Mixed => [player.total_influence(); 2],
        };
        self.table.market.iter().filter(move |card| {
            let element = self.pack.card(*card).element;
            let at = elements.iter().position(|e| element == Some(*e));
            at.is_some_and(|at| purse[at] >= self.pack.cost(*card).saturating_sub(discount))
        })
    }

    /// Writes what a seat may do.
    pub(crate) fn list_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        if !self.turn_now().awaited().contains(seat) {
            return;
        }
        match self.table.tasks.last() {
            Some(task) => self.list_answers(seat, *task, actions),
            None => self.list_moves(seat, actions),
        }
    }

    /// What a seat may do while nothing is being resolved.
    fn list_moves(&self, seat: Seat, actions: &mut Vec<Action>) {
        let duty = self.has_duty(seat);
        match self.table.phase {
            Phase::Characters => {
                let free = self.free_characters(seat);
                let free = (0..CHARACTERS as u8).filter(|n| free & 1 << n != 0);
                actions.extend(free.map(|character| Action::TakeCharacter { character }));
            }
            Phase::Players if duty => self.list_plays(seat, actions),
            Phase::Discard if duty => {
                let hand = self.hand(seat);
                actions.extend(hand.actions.iter().map(|card| Action::Discard { card }));
                actions.extend((hand.contamination > 0).then_some(Action::DiscardContamination));
                actions.extend((hand.len() <= 1).then_some(Action::Keep));
            }
            Phase::Purchase if self.may_buy(seat) => {
                actions.extend(self.affordable(seat, 0).map(|card| Action::Buy { card }));
            }
            _ => {}
        }
        if let Some((special, reach)) = self.special(seat)
            && !self.table.passed.contains(seat)
        {
            for tile in reach.iter() {
                let most = self.table.pollution[tile.index()].min(special.n);
                actions.extend((1..=most).map(|n| Action::Special { tile, n }));
            }
        }
        if !duty {
            actions.push(Action::Pass);
        }
    }

    /// The cards a player may play, and what else he may do in their place.
    fn list_plays(&self, seat: Seat, actions: &mut Vec<Action>) {
        let hand = self.hand(seat);
        let mut prospect = None;
        for card in hand.actions.iter() {
            for zone in Zone::ALL {
                if self.can_play(seat, card, zone, &mut prospect) {
                    actions.push(Action::Play { card, zone });
                }
            }
        }
        for how in [Contaminated::Spend, Contaminated::Draw] {
            if self.can_play_contamination(seat, how) {
                actions.push(Action::PlayContamination { how });
            }
        }
        let is_stuck = actions.is_empty();
        if self.can_show(seat) {
            actions.push(Action::Show);
        }
        if is_stuck {
            actions.push(Action::Stuck);
        }
    }

    /// Whether a zone of a card in hand can be used whole (ERY-38).
    pub(crate) fn can_play(
        &self,
        seat: Seat,
        card: CardId,
        zone: Zone,
        prospect: &mut Option<Prospect>,
    ) -> bool {
        match zone {
            Zone::Gain | Zone::Move => true,
            Zone::Sanctuary => self.can_place_sanctuary(seat, self.pack.card(card).sanctuary),
            Zone::Effect => self.can_carry_out(seat, Place { card, bonus: false, at: 0 }, prospect),
            Zone::Bonus => {
                let here = self.table.sanctuaries[self.table.player(seat).tile.index()];
                here == Some(self.pack.card(card).bonus.needs)
                    && self.can_carry_out(seat, Place { card, bonus: true, at: 0 }, prospect)
            }
        }
    }

    fn can_carry_out(&self, seat: Seat, place: Place, prospect: &mut Option<Prospect>) -> bool {
        if self.is_harmless(place) {
            return true;
        }
        // Most often there is nothing to attack, which is seen at a glance.
        let attacks = matches!(self.effect_at(place), Some((Effect::Attack, _)));
        if attacks && !self.targets().has(self.table.player(seat).tile) {
            return false;
        }
        let prospect = *prospect.get_or_insert_with(|| self.prospect(seat, seat));
        self.can_finish(prospect, Rest { seat, place, reduction: 0, upto: None })
    }

    /// Whether a player may use a zone only because of contamination cards that he alone was shown (ERY-A47).
    pub(crate) fn counts_on_what_was_shown(&self, seat: Seat, card: CardId, zone: Zone) -> bool {
        let bonus = match zone {
            Zone::Gain | Zone::Move | Zone::Sanctuary => return false,
            Zone::Effect => false,
            Zone::Bonus => true,
        };
        let place = Place { card, bonus, at: 0 };
        let is_in_doubt = self.pack.tables.purging.has(card)
            && self.table.terms.trusts_what_was_shown()
            && self.shown.iter().any(|shown| shown.to == seat && shown.card.is_none());
        let rest = Rest { seat, place, reduction: 0, upto: None };
        is_in_doubt && !self.can_finish(self.public_prospect(seat), rest)
    }

    /// The tiles with something to attack.
    pub(crate) fn targets(&self) -> TileSet {
        self.table.mined.or(self.table.dome_tile(self.board()))
    }

    /// Whether a sanctuary of an element can stand on a player's tile (ERY-36, ERY-A31).
    fn can_place_sanctuary(&self, seat: Seat, element: Element) -> bool {
        let tile = self.table.player(seat).tile;
        self.table.sanctuaries[tile.index()].is_none()
            && !self.table.contaminated.has(tile)
            && self.table.sanctuary_supply[element.index()] > 0
    }

    /// Whether a contamination card in hand can be played (ERY-42, ERY-A13, ERY-A14).
    pub(crate) fn can_play_contamination(&self, seat: Seat, how: Contaminated) -> bool {
        let card = &self.pack.printed.contamination;
        let player = self.table.player(seat);
        self.hand(seat).contamination > 0
            && !self.table.contaminated.has(player.tile)
            && match how {
                Contaminated::Spend => player.total_influence() >= card.spend,
                Contaminated::Draw => self.pile(seat).len() + player.discard.len() >= card.draw,
            }
    }

    /// Whether showing a contamination card is worth a line in the list (ERY-A47): nobody can tell yet that this
    /// player has one, and another may hold a card that would destroy it.
    pub(crate) fn can_show(&self, seat: Seat) -> bool {
        let player = self.table.player(seat);
        if self.hand(seat).contamination == 0
            || self.certain_contamination(seat) + player.discard.contamination > 0
        {
            return false;
        }
        let purging = self.pack.tables.purging;
        self.table.seats().filter(|other| *other != seat).any(|other| {
            let hidden = self.hand(other).actions | self.pile(other).actions;
            !(hidden & purging).is_empty()
        })
    }

    /// Writes which cards of a hand may be shown at any time (ERY-31): those that not everybody knows of, but for what
    /// is on the list of legal actions.
    pub(crate) fn list_asides(&self, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        let Turn::Decide(awaited) = self.turn_now() else { return };
        if seat.index() >= usize::from(self.table.terms.seats) {
            return;
        }
        let (hand, known) = (self.hand(seat), self.table.player(seat).known);
        let is_listed = awaited.contains(seat)
            && self.table.tasks.is_empty()
            && self.table.phase == Phase::Players
            && self.has_duty(seat)
            && self.can_show(seat);
        actions.extend(
            (hand.contamination > known.contamination && !is_listed).then_some(Action::Show),
        );
        let secret = hand.actions - known.actions;
        actions.extend(secret.iter().map(|card| Action::ShowCard { card }));
        let others: ArrayVec<(Seat, Cards), MAX_PLAYERS> = (self.table.seats())
            .filter(|other| *other != seat)
            .map(|other| (other, self.shown_to(seat, other)))
            .collect();
        let contamination = hand.contamination - known.contamination;
        let unaware = others.iter().filter(|(_, shown)| shown.contamination < contamination);
        actions.extend(unaware.map(|(to, _)| Action::ShowContaminationTo { to: *to }));
        for card in secret.iter() {
            let unaware = others.iter().filter(|(_, shown)| !shown.actions.has(card));
            actions.extend(unaware.map(|(to, _)| Action::ShowCardTo { card, to: *to }));
        }
    }

    /// The answers to the task at hand, without those that would break the rest of the card (ERY-A39).
    fn list_answers(&self, seat: Seat, task: Task, actions: &mut Vec<Action>) {
        self.list_raw_answers(seat, task, actions);
        let Some(rest) = self.rest_of_card() else { return };
        if self.is_harmless(rest.place) && !matches!(task, Task::Choose { .. }) {
            return;
        }
        let prospect = self.prospect(seat, rest.seat);
        let fits = |prospect, action| self.leaves_possible(prospect, seat, task, action, rest);
        let strict = prospect.remembering();
        // ERY-A49: if an event has spoilt the rest, nothing is held back for it.
        if actions.iter().any(|action| fits(strict, *action)) {
            actions.retain(|action| fits(prospect, *action));
        }
    }

    fn list_raw_answers(&self, seat: Seat, task: Task, actions: &mut Vec<Action>) {
        match task {
            Task::Choose { place, .. } => {
                let others = self.table.seats().filter(|other| *other != seat);
                actions.extend(
                    others
                        .filter(|other| self.can_be_chosen(seat, *other, place))
                        .map(|seat| Action::Choose { seat }),
                );
            }
            Task::Gain { n, .. } => {
                actions.extend((0..=n).map(|a| Action::Gain { split: self.split(seat, a, n - a) }));
            }
            Task::Pay { n, .. } => self.list_payments(seat, n, actions),
            Task::Move { n, .. } => {
                let tiles = self.board().within(self.table.player(seat).tile, n);
                actions.extend(tiles.iter().map(|tile| Action::Go { tile }));
            }
            Task::Attack { reduction, .. } => {
                if let Some(price) = self.mixed_price(seat, reduction) {
                    return self.list_payments(seat, price, actions);
                }
                let able = |element: &Element| self.can_attack(seat, *element, reduction);
                actions.extend(
                    Element::ALL.into_iter().filter(able).map(|element| Action::Attack { element }),
                );
            }
            Task::Remove { n, tiles, .. } => self.list_removals(tiles, n, actions),
            Task::RemoveEach { tiles, .. } => self.list_removals(tiles, 1, actions),
            Task::Destroy { .. } => {
                let hand = self.hand(seat).contamination > 0;
                let discard = self.table.player(seat).discard.contamination > 0;
                actions.extend(hand.then_some(Action::Destroy { from: Origin::Hand }));
                actions.extend(discard.then_some(Action::Destroy { from: Origin::Discard }));
            }
            Task::Acquire { discount, optional, .. } => {
                actions.extend(self.affordable(seat, discount).map(|card| Action::Buy { card }));
                actions.extend(optional.then_some(Action::Pass));
            }
            _ => {}
        }
    }

    fn list_payments(&self, seat: Seat, n: u8, actions: &mut Vec<Action>) {
        let [first, second] = self.table.player(seat).influence;
        let payable = n.saturating_sub(second)..=n.min(first);
        actions.extend(payable.map(|a| Action::Pay { split: self.split(seat, a, n - a) }));
    }

    fn list_removals(&self, tiles: TileSet, n: u8, actions: &mut Vec<Action>) {
        for tile in tiles.and(self.table.polluted).iter() {
            let most = self.table.pollution[tile.index()].min(n);
            actions.extend((1..=most).map(|n| Action::Remove { tile, n }));
        }
        actions.push(Action::Pass);
    }

    /// Influence in a player's elements, in the order of his board.
    pub(crate) fn split(&self, seat: Seat, first: u8, second: u8) -> Split {
        let [a, b] = self.elements(seat);
        Split { first: (a, first), second: (b, second) }
    }

    /// Whether a player can pay an attack on his tile in an element (ERY-46).
    pub(crate) fn can_attack(&self, seat: Seat, element: Element, reduction: u8) -> bool {
        let cost = self.attack_cost(self.table.player(seat).tile, element);
        let have = self.table.influence(&self.pack, seat, element);
        matches!((cost, have), (Some(cost), Some(have)) if have >= cost.saturating_sub(reduction))
    }

    /// What an attack on a player's tile costs where it is paid in any mix.
    pub(crate) fn mixed_price(&self, seat: Seat, reduction: u8) -> Option<u8> {
        self.table.mixed_price(&self.pack, seat, reduction)
    }

    /// Whether a player can attack on his tile at all.
    pub(crate) fn can_attack_somehow(&self, seat: Seat, reduction: u8) -> bool {
        match self.mixed_price(seat, reduction) {
            Some(price) => self.table.player(seat).total_influence() >= price,
            None => Element::ALL.iter().any(|element| self.can_attack(seat, *element, reduction)),
        }
    }

    /// Whether `other` can do what `seat`'s card says at a place (ERY-A11).
    pub(crate) fn can_be_chosen(&self, seat: Seat, other: Seat, place: Place) -> bool {
        self.can_do_for(seat, other, place, self.prospect(seat, seat))
    }

    /// Whether everybody can tell that `other` can do what `seat`'s card says at a place.
    pub(crate) fn can_openly_be_chosen(&self, seat: Seat, other: Seat, place: Place) -> bool {
        self.can_do_for(seat, other, place, self.public_prospect(seat))
    }

    fn can_do_for(&self, seat: Seat, other: Seat, place: Place, prospect: Prospect) -> bool {
        let Some((Effect::Other(deed), _)) = self.effect_at(place) else { return false };
        let end = Place { bonus: false, at: u8::MAX, ..place };
        let rest = Rest { seat, place: end, reduction: 0, upto: None };
        self.can_do(prospect, other, deed, 0, rest)
    }

    /// How many tickets are in the bag.
    pub(crate) fn tickets(&self) -> u32 {
        match self.table.tasks.last() {
            Some(Task::OpenMarket | Task::Refill { .. }) => self.market_candidates().len().into(),
            Some(Task::DealCharacter { seat }) => self.free_characters(*seat).count_ones(),
            Some(Task::RevealMine) => self.mine_candidates().count_ones(),
            Some(Task::Token { .. }) => self.table.bag.len().into(),
            Some(Task::RevealEvent) => self.table.unseen_events.count_ones(),
            Some(Task::Draw { seat, .. }) => self.pile(*seat).len().into(),
            _ => 0,
        }
    }

    /// The outcome a ticket stands for.
    pub(crate) fn outcome_of(&self, ticket: u32) -> Chance {
        let drawn = match self.table.tasks.last() {
            Some(Task::OpenMarket | Task::Refill { .. }) => {
                self.market_candidates().nth(ticket).map(|card| Chance::Market { card })
            }
            Some(Task::DealCharacter { seat }) => {
                nth_bit(self.free_characters(*seat).into(), ticket)
                    .map(|character| Chance::Character { character })
            }
            Some(Task::RevealMine) => {
                nth_bit(self.mine_candidates(), ticket).map(|n| Chance::Mine { mine: MineId(n) })
            }
            Some(Task::Token { .. }) => {
                self.table.bag.nth(ticket).map(|tile| Chance::Token { tile })
            }
            Some(Task::RevealEvent) => nth_bit(self.table.unseen_events.into(), ticket)
                .map(|n| Chance::Event { event: EventId(n) }),
            Some(Task::Draw { seat, .. }) => {
                let card = self.pile(*seat).actions.nth(ticket);
                Some(card.map_or(Chance::DrawContamination, |card| Chance::Draw { card }))
            }
            _ => None,
        };
        drawn.expect("a chance turn has something to draw")
    }

    /// The element whose market place is filled next.
    pub(crate) fn market_gap(&self) -> Option<Element> {
        match self.table.tasks.last() {
            Some(Task::Refill { element }) => Some(*element),
            _ => Element::ALL.into_iter().find(|element| {
                let shown = self.table.market & self.pack.tables.elements[element.index()];
                shown.len() < self.pack.printed.limits.market
            }),
        }
    }

    /// The cards that may come into the market now (ERY-14, ERY-A28).
    pub(crate) fn market_candidates(&self) -> CardSet {
        let Some(element) = self.market_gap() else { return CardSet::EMPTY };
        let pile = self.table.supply & self.pack.tables.elements[element.index()];
        match self.table.phase {
            Phase::Preparation => pile & self.pack.tables.opening,
            _ => pile,
        }
    }

    /// The mines that may be on top of the deck, as bits (ERY-18).
    pub(crate) fn mine_candidates(&self) -> u64 {
        let level = self.table.mine_deck.iter().position(|left| *left > 0);
        level.map_or(0, |level| self.table.unseen_mines & self.pack.tables.levels[level])
    }
}

fn nth_bit(mut bits: u64, n: u32) -> Option<u8> {
    for _ in 0..n {
        bits &= bits.wrapping_sub(1);
    }
    (bits != 0).then(|| bits.trailing_zeros() as u8)
}
