//! What a bot may know beyond the rules: what positions are worth and which moves look good.

use engine::{Game, Hints, Seat};

use crate::action::Action;
use crate::card::CardId;
use crate::city::{Area, SIDE, Territory};
use crate::content::{Face, Powers};
use crate::state::{Board, Phase, State, Then};

/// What an area that is still missing will bring on average.
const WORTH_OF_A_GAP: f32 = 0.55;
/// What a card, a token that is not yet seen, and one more play are worth.
const WORTH_OF_A_CARD: f32 = 0.35;
const WORTH_OF_A_TOKEN: f32 = 1.4;
const WORTH_OF_A_PLAY: f32 = 1.2;
/// How often a Support is not stopped.
const UNOPPOSED: f32 = 0.75;
/// A lead of this many points wins three games in four.
const TELLING_LEAD: f32 = 8.0;
/// Two turns for two: what is drawn later says more about luck than about the position.
const HORIZON: u32 = 12;

impl Hints for State {
    fn evaluate(&self, seat: Seat) -> f32 {
        if let Some(outcome) = self.outcome() {
            return outcome.payoffs[seat.index()] as f32;
        }
        let mut worth = [0.0; crate::setup::MAX_PLAYERS];
        for seat in self.board.seats() {
            worth[seat.index()] = self.worth(seat);
        }
        let chance = |seat: Seat| {
            let others = self.board.seats().filter(|other| *other != seat);
            others.map(|other| odds(worth[seat.index()] - worth[other.index()])).product::<f32>()
        };
        chance(seat) / self.board.seats().map(chance).sum::<f32>()
    }

    fn horizon(&self) -> u32 {
        HORIZON
    }

    fn promise(&self, seat: Seat, action: &Action) -> f32 {
        match *action {
            Action::Add { card, area } => 4.0 + 2.0 * self.gain(seat, card, area),
            Action::TakeDionysus { to, .. } => 2.0 + self.gain(seat, CardId::DIONYSUS, to),
            Action::Change { card, area } | Action::Replace { by: card, area, .. } => {
                self.improvement(seat, card, area)
            }
            Action::Exchange { with, area, .. } => match self.board.city(with).card(area) {
                Some(card) => 1.5 * self.improvement(seat, card, area),
                None => 0.0,
            },
            Action::Discard { card } => 1.0 / (1.0 + self.card_worth(seat, card)),
            Action::Twins { .. } => 4.0,
            Action::Graeae { .. } | Action::TakeToken { .. } => 3.0,
            Action::Destroy { of, .. } => 1.0 + self.board.city(of).n_areas() as f32 / 4.0,
            Action::StealToken { area, .. } => {
                if self.board.gods[seat.index()].map(|god| god.0) == Some(area.territory()) {
                    3.0
                } else {
                    2.0
                }
            }
            Action::Lock { territory, .. } => {
                if self.board.city(seat).height(territory) == SIDE {
                    2.0
                } else {
                    0.1
                }
            }
            Action::Unlock { .. } => 0.3,
            Action::Defend { .. } => 4.0,
            Action::Pass => 1.0,
            Action::DrawPile => 1.0,
            Action::DrawDiscard => {
                let top = self.board.discard.last().copied();
                top.map_or(0.0, |card| self.card_worth(seat, card))
            }
            Action::Keep { card, top } => {
                let given = top.map_or(0.0, |top| self.card_worth(seat.next(self.n_seats()), top));
                0.5 + self.card_worth(seat, card) / (1.0 + given)
            }
            Action::PlaceToken { area } => self.token_promise(seat, area),
            Action::Lose { area } => 1.0 / (1.0 + self.stake(seat, area)),
            Action::ChooseGod { .. } => 1.0,
        }
    }
}

/// The chance of being ahead at the end of somebody who leads by `lead` now.
fn odds(lead: f32) -> f32 {
    0.5 + 0.5 * lead / (TELLING_LEAD + lead.abs())
}

fn multiplier(board: &Board, seat: Seat, territory: Territory) -> f32 {
    if board.gods[seat.index()].map(|god| god.0) == Some(territory) { 2.0 } else { 1.0 }
}

impl State {
    /// The points `seat` has and is on the way to.
    fn worth(&self, seat: Seat) -> f32 {
        let city = self.board.city(seat);
        let points = self.score(seat).total() as f32;
        let columns: f32 = Territory::ALL.into_iter().map(|t| self.column_hope(seat, t)).sum();
        let hand = self.hand(seat).iter().map(|card| self.card_worth(seat, *card)).sum::<f32>();
        // A city close to its end is close to the bonus as well.
        let bonus = if city.n_areas() >= 12 { 0.25 * (city.n_areas() - 12) as f32 } else { 0.0 };
        points + columns + 0.4 * hand + bonus + self.pending(seat)
    }

    /// What `seat` is about to gain or lose by what is under way.
    fn pending(&self, seat: Seat) -> f32 {
        let is_active = seat == self.board.active;
        match self.board.phase {
            Phase::Answer { support, .. } => UNOPPOSED * self.announced(seat, support),
            Phase::Lose { seat: victim } if victim == seat => -self.least_stake(seat),
            Phase::Source { n_left, then } | Phase::Draw { n_left, then } if is_active => {
                let again = if then == Then::PlayAgain { WORTH_OF_A_PLAY } else { 0.0 };
                WORTH_OF_A_CARD * f32::from(n_left) + again
            }
            Phase::ActAgain if is_active => WORTH_OF_A_PLAY,
            Phase::Look { .. } if is_active => 2.0 * WORTH_OF_A_CARD,
            Phase::Keep if is_active => {
                let worths = self.hidden.looked_at.iter().map(|card| self.card_worth(seat, *card));
                0.4 * worths.fold(0.0, f32::max)
            }
            Phase::TakeToken if is_active => WORTH_OF_A_TOKEN,
            Phase::PlaceToken { token } if is_active => {
                let value = self.magic(token).map_or(1, |magic| self.pack.value(magic)) as f32;
                if value > 0.0 { 1.3 * value } else { value }
            }
            _ => 0.0,
        }
    }

    /// What the Support that was just played would do to `seat`.
    fn announced(&self, seat: Seat, support: Action) -> f32 {
        let is_active = seat == self.board.active;
        match support {
            Action::TakeToken { .. } if is_active => WORTH_OF_A_TOKEN,
            Action::Destroy { of, .. } if of == seat => -self.least_stake(seat) - 0.3,
            Action::StealToken { from, area, .. } if is_active || from == seat => {
                let token = self.board.city(from).token(area).and_then(|token| self.magic(token));
                let value = token.map_or(1, |magic| self.pack.value(magic)) as f32;
                if is_active { value.max(-1.0) } else { -value }
            }
            Action::Exchange { with, area, .. } if is_active || with == seat => {
                let mut after = self.clone();
                after.swap_areas(self.board.active, with, area);
                (after.score(seat).total() - self.score(seat).total()) as f32
            }
            Action::Replace { by, area, .. } if is_active => {
                let mut after = self.clone();
                after.board.cities[seat.index()].set(area, by, None);
                (after.score(seat).total() - self.score(seat).total()) as f32
            }
            _ => 0.0,
        }
    }

    /// What `seat` would miss of the uncovered area it misses least.
    fn least_stake(&self, seat: Seat) -> f32 {
        let city = self.board.city(seat);
        let open = Territory::ALL.into_iter().filter(|territory| !city.is_locked(*territory));
        let stakes = open.filter_map(|t| city.uncovered(t)).map(|area| self.stake(seat, area));
        stakes.reduce(f32::min).unwrap_or(0.0) + 0.3
    }

    /// What the areas that `territory` lacks are likely to bring.
    fn column_hope(&self, seat: Seat, territory: Territory) -> f32 {
        let city = self.board.city(seat);
        let n_gaps = (SIDE - city.height(territory)) as f32;
        if city.is_locked(territory) {
            return 0.3;
        }
        let (_, n_repeated) = self.creatures(seat, territory);
        let bonus = if n_repeated == 0 { 0.2 * city.height(territory) as f32 } else { 0.0 };
        let spent = if n_gaps == 0.0 { 0.0 } else { bonus };
        (WORTH_OF_A_GAP * n_gaps + spent) * multiplier(&self.board, seat, territory)
    }

    /// The creatures of a column as bits, and how many of its areas repeat one or are Dionysus.
    fn creatures(&self, seat: Seat, territory: Territory) -> (u64, u32) {
        let city = self.board.city(seat);
        let mut creatures = 0_u64;
        for number in 1..=city.height(territory) {
            let area = Area::new(territory, number);
            let half = city.card(area).and_then(|card| self.pack.face(card).half(area));
            creatures |= half.map_or(0, |half| 1 << half.creature);
        }
        (creatures, city.height(territory) as u32 - creatures.count_ones())
    }

    /// The points that `card` adds at `area`, which is free.
    fn gain(&self, seat: Seat, card: CardId, area: Area) -> f32 {
        let Some(half) = self.pack.face(card).half(area) else { return 0.2 };
        let (creatures, _) = self.creatures(seat, area.territory());
        let fresh = if creatures >> half.creature & 1 == 0 { 1.0 } else { 0.0 };
        let magic = half.magic.map_or(0.0, |magic| self.pack.value(magic) as f32);
        (fresh + magic) * multiplier(&self.board, seat, area.territory())
    }

    /// How much better `card` would be than what stands at `area`.
    fn improvement(&self, seat: Seat, card: CardId, area: Area) -> f32 {
        let city = self.board.city(seat);
        let own = |card: CardId| match self.pack.face(card).half(area) {
            Some(half) => 1.0 + half.magic.map_or(0.0, |magic| self.pack.value(magic) as f32),
            None => 0.0,
        };
        let token = if city.token(area).is_some() { 1.0 } else { 0.0 };
        let old = city.card(area).map_or(0.0, own);
        (0.2 + own(card) - old - token).max(0.05)
    }

    /// What a card in hand is good for.
    fn card_worth(&self, seat: Seat, card: CardId) -> f32 {
        if card.is_dionysus() {
            return 1.2;
        }
        let face: &Face = self.pack.face(card);
        let support = if face.powers == Powers::default() { 0.0 } else { 0.8 };
        let city = self.board.city(seat);
        let areas = face.areas.iter().flatten().filter(|half| {
            let territory = half.area.territory();
            half.area.number() > city.height(territory) && !city.is_locked(territory)
        });
        areas.fold(support, |best, half| {
            let wait = (half.area.number() - city.height(half.area.territory())) as f32;
            f32::max(best, 0.3 + self.gain(seat, card, half.area) / wait)
        })
    }

    /// A good token belongs where it counts twice and is hard to get at; a helmet where it does little harm.
    fn token_promise(&self, seat: Seat, area: Area) -> f32 {
        let Phase::PlaceToken { token } = self.board.phase else { return 1.0 };
        let value = self.magic(token).map_or(1, |magic| self.pack.value(magic)) as f32;
        let covered = if self.board.city(seat).is_uncovered(area) { 0.0 } else { 0.5 };
        let here = value * (multiplier(&self.board, seat, area.territory()) + covered);
        if value > 0.0 { here } else { 3.0 + here }
    }

    /// What `seat` would miss without `area`.
    fn stake(&self, seat: Seat, area: Area) -> f32 {
        let city = self.board.city(seat);
        let half = city.card(area).and_then(|card| self.pack.face(card).half(area));
        let magic = half.and_then(|half| half.magic).map_or(0, |magic| self.pack.value(magic));
        let token = city.token(area).and_then(|token| self.magic(token));
        let token = token.map_or(0, |magic| self.pack.value(magic));
        let points = i32::from(half.is_some()) + magic + token;
        (points as f32 * multiplier(&self.board, seat, area.territory())).max(0.0)
    }
}
