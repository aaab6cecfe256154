//! What a bot may know beyond the rules: how the team stands, and which actions look good.
//!
//! The players win or lose together, so a position is worth the same to every seat. What is being resolved
//! counts as if it went well, so that a bot that looks one step ahead sees why it would begin a card.

use engine::{Hints, Seat};

use crate::action::{Action, Contaminated, Zone};
use crate::content::{Effect, Victory};
use crate::state::{
    CardId, CardSet, Cards, Mine, Phase, Place, Player, State, Task, TileId, TileSet,
};

/// What a point of influence is worth.
const INFLUENCE: f32 = 0.098;
/// What a card still in the deck is worth: it delays the next shuffle.
const CARD: f32 = 0.095;
/// What a contamination card in the deck costs.
const CONTAMINATION: f32 = 0.036;
/// What 0 to 4 pollution tokens on a tile cost; the last is contaminated ground.
const POLLUTION: [f32; 5] = [0.0, 0.143, 0.324, 0.875, 3.74];
/// What it costs to shuffle before the round's end.
const SHUFFLE: f32 = 0.529;
/// What it costs to stand where the cards left in hand cannot all be played.
const CORNERED: f32 = 2.1;
/// The spread of the scale on which everything is added up.
const SCALE: f32 = 5.0;

impl Hints for State {
    fn evaluate(&self, _: Seat) -> f32 {
        if let Some(ending) = self.table.ending {
            return if ending.is_won() { 1.0 } else { 0.0 };
        }
        let sum =
            self.adversary_value() + self.ground_value() + self.team_value() + self.pending_value();
        squash(sum / SCALE)
    }

    fn is_quiet(&self) -> bool {
        let table = &self.table;
        table.phase == Phase::Players
            && table.tasks.is_empty()
            && table.seats().all(|seat| table.player(seat).played.is_empty())
    }

    fn promise(&self, seat: Seat, action: &Action) -> f32 {
        match *action {
            Action::Play { card, zone } => self.play_promise(seat, card, zone),
            Action::PlayContamination { how: Contaminated::Draw } => 0.8,
            Action::PlayContamination { how: Contaminated::Spend } => 0.4,
            Action::Attack { .. } => 5.0,
            Action::Buy { card } => 1.0 + f32::from(self.pack.cost(card)) / 2.0,
            Action::Remove { n, .. } | Action::Special { n, .. } => f32::from(n) * 1.5,
            Action::Go { tile } => self.place_promise(seat, tile),
            Action::DiscardContamination => 2.0,
            Action::Pass => 0.2,
            Action::TakeCharacter { .. }
            | Action::Show
            | Action::ShowCard { .. }
            | Action::ShowContaminationTo { .. }
            | Action::ShowCardTo { .. }
            | Action::Stuck
            | Action::Choose { .. }
            | Action::Gain { .. }
            | Action::Pay { .. }
            | Action::Destroy { .. }
            | Action::Discard { .. }
            | Action::Keep => 1.0,
        }
    }
}

/// From any number to between 0 and 1, steepest in the middle; without `exp`, which `core` lacks.
fn squash(x: f32) -> f32 {
    0.5 + 0.5 * x / (1.0 + x.abs())
}

impl State {
    /// How near the adversary is to his end and to ours.
    fn adversary_value(&self) -> f32 {
        let (table, sheet) = (&self.table, self.sheet());
        let mines: f32 =
            table.mines.iter().map(|mine| self.menace(*mine) - self.best_approach(*mine)).sum();
        let goal = match sheet.victory {
            Victory::NoMineAndNoDome => {
                let dome = if table.dome { 1.96 - self.dome_approach() } else { 0.0 };
                -dome - 0.15 * f32::from(table.mines_left())
            }
            Victory::NoProfitability => {
                let limit =
                    sheet.profitability_limit.map_or(1, |limit| limit.of(table.terms.seats));
                -14.0 * f32::from(table.profitability) / f32::from(limit)
                    + self.dome_approach() / 2.0
            }
            Victory::NoPollutionAfter(target) => {
                let target = f32::from(target.of(table.terms.seats));
                5.0 * (f32::from(table.destroyed) / target).min(1.0)
            }
        };
        goal - mines
    }

    /// What a standing mine costs: the more, the nearer it is to its last row.
    fn menace(&self, mine: Mine) -> f32 {
        let face = self.mine_face(mine.mine);
        let left = (face.rows.len() - usize::from(mine.row)).saturating_sub(1).max(1);
        let earns = match self.sheet().victory {
            Victory::NoProfitability => 0.15 * f32::from(face.extraction),
            Victory::NoMineAndNoDome | Victory::NoPollutionAfter(_) => 0.0,
        };
        1.38 + 5.6 / (left * left) as f32 + earns
    }

    /// How far somebody is on the way to destroying a mine; at most half of what that is worth.
    fn best_approach(&self, mine: Mine) -> f32 {
        let cost = self.mine_face(mine.mine).cost;
        let approach = |seat: Seat| {
            let ready = self.elements(seat).into_iter().zip(self.table.player(seat).influence);
            let ready = ready.map(|(element, have)| readiness(have, cost.of(element)));
            ready.fold(0.0, f32::max) * self.nearness(seat, mine.tile) * self.armed(seat)
        };
        0.5 * self.menace(mine) * self.table.seats().map(approach).fold(0.0, f32::max)
    }

    /// The same for the dome, which is worth it once few mines are left.
    fn dome_approach(&self) -> f32 {
        let Some(dome) = self.sheet().dome.filter(|_| self.table.dome) else { return 0.0 };
        let centre = self.board().centre();
        let approach = |seat: Seat| {
            let most = self.table.player(seat).influence.into_iter().max().unwrap_or(0);
            readiness(most, dome.cost) * self.nearness(seat, centre) * self.armed(seat)
        };
        self.table.seats().map(approach).fold(0.0, f32::max) / (1.0 + self.table.mines.len() as f32)
    }

    /// Whether a player holds a card to attack with, or may draw one.
    fn armed(&self, seat: Seat) -> f32 {
        let attacks = self.pack.tables.attacking & self.hand(seat).actions;
        if attacks.is_empty() { 0.85 } else { 1.0 }
    }

    fn nearness(&self, seat: Seat, tile: TileId) -> f32 {
        let from = self.table.player(seat).tile;
        let steps = (0..4).take_while(|n| !self.board().within(from, *n).has(tile)).count();
        1.0 - 0.676 * steps as f32
    }

    /// What pollution and sanctuaries are worth.
    fn ground_value(&self) -> f32 {
        let table = &self.table;
        let strict = match self.sheet().victory {
            Victory::NoPollutionAfter(_) => 2.0,
            Victory::NoMineAndNoDome | Victory::NoProfitability => 1.0,
        };
        let dirt: f32 =
            self.board().tiles.iter().map(|tile| pollution(table.pollution[tile.index()])).sum();
        let holy = table.sanctuaries.iter().filter(|sanctuary| sanctuary.is_some()).count();
        0.16 * (holy as f32).min(5.0) - strict * dirt
    }

    /// What the players have.
    fn team_value(&self) -> f32 {
        self.table.seats().map(|seat| self.player_value(seat)).sum()
    }

    fn player_value(&self, seat: Seat) -> f32 {
        let Player { influence, discard, played, .. } = *self.table.player(seat);
        let hand = self.hand(seat);
        let deck = hand.with(self.pile(seat)).with(discard).with(played);
        let power =
            |cards: CardSet| cards.iter().map(|card| f32::from(self.pack.cost(card))).sum::<f32>();
        let stock: f32 = influence.into_iter().map(worth).sum();
        let attacks = (deck.actions & self.pack.tables.attacking).len();
        let cards = CARD * f32::from(deck.actions.len())
            + 0.041 * power(deck.actions)
            + 0.05 * f32::from(attacks);
        // Played contamination cards leave the deck.
        let dirt = CONTAMINATION * f32::from(deck.contamination - played.contamination);
        stock + cards - dirt + hand_value(hand) - self.cornered(seat)
    }

    /// On contaminated ground a contamination card cannot be played, so there must be enough others.
    fn cornered(&self, seat: Seat) -> f32 {
        let player = self.table.player(seat);
        if self.table.phase != Phase::Players || !self.table.contaminated.has(player.tile) {
            return 0.0;
        }
        let way_out = |task: &Task| match *task {
            Task::Move { seat: who, .. } | Task::Draw { seat: who, .. } => who == seat,
            _ => false,
        };
        if self.table.tasks.iter().any(way_out) {
            return 0.0;
        }
        let hand = self.hand(seat);
        let limit = self.pack.printed.limits.cards_played;
        let to_play = limit.saturating_sub(player.played.len()).min(hand.len());
        match hand.actions.len() {
            enough if enough >= to_play => 0.0,
            // Nothing left to leave with: only another player's card can help.
            0 => 4.0 * CORNERED,
            _ => CORNERED,
        }
    }

    /// What is being resolved, as if it went well.
    fn pending_value(&self) -> f32 {
        self.table.tasks.iter().map(|task| self.task_value(*task)).sum()
    }

    fn task_value(&self, task: Task) -> f32 {
        match task {
            Task::Gain { n, .. } => INFLUENCE * f32::from(n),
            Task::Pay { n, .. } => -INFLUENCE * f32::from(n),
            Task::Move { seat, n } => self.move_value(seat, n),
            Task::Attack { seat, reduction } => self.attack_value(seat, reduction),
            Task::Remove { n, tiles, .. } => self.removal_value(tiles, n),
            Task::RemoveEach { left, tiles, .. } => f32::from(left) * self.removal_value(tiles, 1),
            Task::Clean { tile, n } => self.removal_value(TileSet::one(tile), n),
            Task::Destroy { left, .. } => CONTAMINATION * f32::from(left),
            Task::Acquire { .. } => CARD,
            Task::Draw { seat, left, .. } => {
                let shuffles = self.table.phase == Phase::Players && self.pile(seat).len() < left;
                0.05 * f32::from(left) - if shuffles { SHUFFLE } else { 0.0 }
            }
            Task::Card { seat, place, reduction } => self.rest_value(seat, place, reduction),
            Task::Choose { seat, place } => match self.effect_at(place) {
                Some((Effect::Other(deed), _)) => self.others_value(seat, deed),
                _ => 0.0,
            },
            Task::OpenMarket
            | Task::Refill { .. }
            | Task::DealCharacter { .. }
            | Task::Reveals { .. }
            | Task::RevealMine
            | Task::Pollution { .. }
            | Task::Token { .. }
            | Task::RevealEvent
            | Task::AnswerShuffle { .. }
            | Task::Answer { .. } => 0.0,
        }
    }

    /// What the rest of a card promises.
    fn rest_value(&self, seat: Seat, mut place: Place, mut reduction: u8) -> f32 {
        let mut sum = 0.0;
        while let Some((effect, next)) = self.effect_at(place) {
            place = next;
            sum += match effect {
                Effect::ReduceAttack(n) => {
                    reduction = reduction.saturating_add(*n);
                    0.0
                }
                Effect::Other(deed) => self.others_value(seat, deed),
                own => self.deed_value(seat, own, reduction),
            };
        }
        sum
    }

    fn others_value(&self, seat: Seat, deed: &Effect) -> f32 {
        let others = self.table.seats().filter(|other| *other != seat);
        others.map(|other| self.deed_value(other, deed, 0)).fold(0.0, f32::max)
    }

    fn deed_value(&self, seat: Seat, deed: &Effect, reduction: u8) -> f32 {
        match *deed {
            Effect::Gain(gain) => INFLUENCE * f32::from(gain.n),
            Effect::GainAny(n) => INFLUENCE * f32::from(n),
            Effect::LoseAny(n) => -INFLUENCE * f32::from(n),
            Effect::Attack => self.attack_value(seat, reduction),
            Effect::TakeContamination(n) => -CONTAMINATION * f32::from(n),
            Effect::DestroyContamination(n) => CONTAMINATION * f32::from(n),
            Effect::RemovePollution(removal) => {
                self.removal_value(self.reach(seat, removal.reach), removal.n)
            }
            Effect::Move(n) => self.move_value(seat, n),
            Effect::Draw(n) => 0.05 * f32::from(n),
            Effect::Acquire(_) => CARD,
            Effect::ReduceAttack(_) | Effect::Other(_) => 0.0,
        }
    }

    /// What the best attack on a player's tile is worth, after what it costs.
    fn attack_value(&self, seat: Seat, reduction: u8) -> f32 {
        let tile = self.table.player(seat).tile;
        let payable =
            self.elements(seat).into_iter().filter(|e| self.can_attack(seat, *e, reduction));
        let price = payable.filter_map(|e| self.attack_cost(tile, e)).min();
        let Some(price) = price.map(|price| price.saturating_sub(reduction)) else { return 0.0 };
        let worth = match self.table.mine_at(tile) {
            Some(mine) => self.menace(mine) - self.best_approach(mine) + 0.56,
            None => 1.5,
        };
        worth - INFLUENCE * f32::from(price)
    }

    /// What the dirtiest tile in reach is worth cleaning.
    fn removal_value(&self, tiles: TileSet, n: u8) -> f32 {
        let cleaned = |tile: TileId| {
            let have = self.table.pollution[tile.index()];
            pollution(have) - pollution(have.saturating_sub(n))
        };
        tiles.and(self.table.polluted).iter().map(cleaned).fold(0.0, f32::max)
    }

    /// What moving is worth: how much nearer the best mine comes.
    fn move_value(&self, seat: Seat, n: u8) -> f32 {
        let reach = self.board().within(self.table.player(seat).tile, n);
        let here = self.place_promise(seat, self.table.player(seat).tile);
        let best = reach.iter().map(|tile| self.place_promise(seat, tile)).fold(here, f32::max);
        0.1 * (best - here)
    }

    /// How good it is to stand on a tile.
    fn place_promise(&self, seat: Seat, tile: TileId) -> f32 {
        let table = &self.table;
        let ready = |cost: u8, have: u8| readiness(have, cost);
        let target = self.elements(seat).into_iter().zip(table.player(seat).influence);
        let target =
            target.filter_map(|(e, have)| self.attack_cost(tile, e).map(|cost| ready(cost, have)));
        let dirt = pollution(table.pollution[tile.index()].min(3));
        0.5 + 4.0 * target.fold(0.0, f32::max) + dirt
    }

    fn play_promise(&self, seat: Seat, card: CardId, zone: Zone) -> f32 {
        let place = Place { card, bonus: zone == Zone::Bonus, at: 0 };
        let face = self.pack.card(card);
        match zone {
            Zone::Gain => 0.6 * f32::from(face.gain.n),
            Zone::Move => 0.5 + 10.0 * self.move_value(seat, face.steps),
            Zone::Sanctuary => 0.6,
            Zone::Effect | Zone::Bonus => 0.3 + (3.0 * self.rest_value(seat, place, 0)).max(0.0),
        }
    }
}

/// How near influence is to a cost, from 0 to 1; having all of it counts most.
fn readiness(have: u8, cost: u8) -> f32 {
    if have >= cost {
        return 1.0;
    }
    let part = f32::from(have) / f32::from(cost);
    0.733 * part
}

/// A disc is worth less and less the fuller it is.
fn worth(influence: u8) -> f32 {
    let n = f32::from(influence);
    INFLUENCE * (n - 0.017 * n * n)
}

fn pollution(n: u8) -> f32 {
    POLLUTION[usize::from(n).min(4)]
}

/// A card kept delays a shuffle; a contamination card in hand has to be played or thrown away.
fn hand_value(hand: Cards) -> f32 {
    0.02 * f32::from(hand.actions.len()) - 0.04 * f32::from(hand.contamination)
}
