//! What is allowed: the checks, and the list of all that passes them.

use engine::{Seat, Turn};

use crate::action::{Action, Chance};
use crate::card::CardId;
use crate::city::{Area, God, Territory};
use crate::content::{Magic, Power};
use crate::refusal::{Asked, Refusal};
use crate::setup::{HandExchange, Within};
use crate::state::{Phase, State};

mod list;

type Check = Result<(), Refusal>;

impl State {
    /// Whether `seat` may do `action` now.
    pub(crate) fn check_action(&self, seat: Seat, action: Action) -> Check {
        if !self.board.turn().awaited().contains(seat) {
            return Err(self.not_now());
        }
        match self.board.phase {
            Phase::Act => self.check_play(seat, action),
            Phase::ActAgain if action.support().is_some() => Err(Refusal::NoSupportAgain),
            Phase::ActAgain => self.check_play(seat, action),
            Phase::Gods { .. } => self.check_choose(action),
            Phase::Answer { support, .. } => self.check_answer(seat, support, action),
            Phase::Source { .. } => self.check_source(action),
            Phase::Keep => self.check_keep(action),
            Phase::PlaceToken { .. } => self.check_place(seat, action),
            Phase::Lose { .. } => self.check_lose(seat, action),
            Phase::FirstPlayer | Phase::Deal { .. } | Phase::Refill { .. } => Err(self.not_now()),
            Phase::Draw { .. } | Phase::Look { .. } => Err(self.not_now()),
            Phase::TakeToken | Phase::Over => Err(self.not_now()),
        }
    }

    /// What is asked instead.
    fn not_now(&self) -> Refusal {
        let asked = match self.board.phase {
            Phase::Gods { .. } => Asked::God,
            Phase::ActAgain => Asked::Again,
            Phase::Source { .. } => Asked::Card,
            Phase::Answer { .. } => Asked::Defence,
            Phase::Keep => Asked::Keep,
            Phase::PlaceToken { .. } => Asked::Place,
            Phase::Lose { .. } => Asked::Lose,
            Phase::Act
            | Phase::FirstPlayer
            | Phase::Deal { .. }
            | Phase::Refill { .. }
            | Phase::Draw { .. }
            | Phase::Look { .. }
            | Phase::TakeToken
            | Phase::Over => Asked::Action,
        };
        Refusal::NotNow { asked }
    }

    fn check_choose(&self, action: Action) -> Check {
        match action {
            Action::ChooseGod { god } => self.check_god(god),
            _ => Err(self.not_now()),
        }
    }

    fn check_god(&self, god: God) -> Check {
        if self.board.gods.contains(&Some(god)) {
            return Err(Refusal::GodTaken { god });
        }
        Ok(())
    }

    fn check_play(&self, seat: Seat, action: Action) -> Check {
        match action {
            Action::Add { card, area } => {
                self.check_held(seat, card)?;
                self.check_add(seat, card, area)
            }
            Action::TakeDionysus { card, from, area, to } => {
                self.check_held(seat, card)?;
                self.check_opponent(seat, from, "EYR-15")?;
                self.check_dionysus(card, from, area)?;
                self.check_next(seat, to)?;
                self.check_token_comes(seat, to, (from, area))
            }
            Action::Change { card, area } => {
                self.check_held(seat, card)?;
                self.check_change(seat, card, area)
            }
            Action::Discard { card } => self.check_held(seat, card),
            _ => match action.support() {
                Some((power, card)) => {
                    self.check_held(seat, card)?;
                    if !self.pack.face(card).powers.contains(power) {
                        return Err(Refusal::NoSuchHalf { card });
                    }
                    self.check_support(seat, action)
                }
                None => Err(self.not_now()),
            },
        }
    }

    /// Whether the Support can do what it is played for (EYR-A29); its card has been checked.
    fn check_support(&self, seat: Seat, action: Action) -> Check {
        match action {
            Action::Graeae { .. } => self.check_look(),
            Action::Exchange { with, area, .. } => {
                self.check_opponent(seat, with, "EYR-20")?;
                self.check_exchange(seat, with, area)
            }
            Action::Replace { card, by, area } => {
                self.check_held(seat, by)?;
                self.check_replace(seat, card, by, area)
            }
            Action::TakeToken { .. } => self.check_take(seat),
            Action::Destroy { of, .. } => {
                self.check_opponent(seat, of, "EYR-22")?;
                self.check_destroy(of)
            }
            Action::StealToken { from, area, .. } => {
                self.check_opponent(seat, from, "EYR-23")?;
                self.check_steal(seat, from, area)
            }
            Action::Lock { territory, .. } => self.check_lock(seat, territory),
            Action::Unlock { of, territory, .. } => {
                self.check_seat(of)?;
                self.check_unlock(of, territory)
            }
            // Castor & Pollux always do something: a hand has two cards or more at the start of a turn, since it
            // is complete while the pile lasts and at most three defences of the last round can shorten it.
            _ => Ok(()),
        }
    }

    fn check_held(&self, seat: Seat, card: CardId) -> Check {
        if self.holds(seat, card) { Ok(()) } else { Err(Refusal::NotInHand { card }) }
    }

    fn check_seat(&self, seat: Seat) -> Check {
        if seat.index() < self.board.n_seats() { Ok(()) } else { Err(Refusal::NoSuchSeat { seat }) }
    }

    fn check_opponent(&self, seat: Seat, other: Seat, rule: &'static str) -> Check {
        self.check_seat(other)?;
        if seat == other { Err(Refusal::NotAnOpponent { rule }) } else { Ok(()) }
    }

    fn check_open(&self, seat: Seat, territory: Territory) -> Check {
        if self.board.city(seat).is_locked(territory) {
            return Err(Refusal::Locked { seat, territory });
        }
        Ok(())
    }

    fn check_stands(&self, card: CardId, area: Area) -> Check {
        if self.pack.can_stand(card, area) {
            Ok(())
        } else {
            Err(Refusal::NotThatArea { card, area })
        }
    }

    fn check_add(&self, seat: Seat, card: CardId, area: Area) -> Check {
        self.check_stands(card, area)?;
        self.check_next(seat, area)
    }

    /// Whether `area` may be added to the city of `seat` now, whatever stands for it.
    fn check_next(&self, seat: Seat, area: Area) -> Check {
        let height = self.board.city(seat).height(area.territory());
        if area.number() <= height {
            return Err(Refusal::AlreadyBuilt { area });
        }
        if area.number() > height + 1 {
            return Err(Refusal::NotNext { area });
        }
        self.check_open(seat, area.territory())
    }

    /// Whether `card` may take the place of a Dionysus (EYR-A6).
    fn check_dionysus(&self, card: CardId, from: Seat, area: Area) -> Check {
        if card.is_dionysus() {
            return Err(Refusal::TrueAreaNeeded);
        }
        self.check_stands(card, area)?;
        let city = self.board.city(from);
        if city.card(area) != Some(CardId::DIONYSUS) {
            return Err(Refusal::NoDionysus { seat: from, area });
        }
        if self.board.terms.readings.dionysus == Within::Uncovered && !city.is_uncovered(area) {
            return Err(Refusal::DionysusCovered { seat: from, area });
        }
        self.check_open(from, area.territory())
    }

    fn check_change(&self, seat: Seat, card: CardId, area: Area) -> Check {
        self.check_stands(card, area)?;
        let city = self.board.city(seat);
        if city.card(area).is_none() {
            return Err(Refusal::NothingToChange { area });
        }
        if !city.is_uncovered(area) {
            return Err(Refusal::ChangeCovered { area });
        }
        self.check_open(seat, area.territory())
    }

    fn check_look(&self) -> Check {
        if self.hidden.pile.is_empty() { Err(Refusal::PileEmpty) } else { Ok(()) }
    }

    fn check_exchange(&self, seat: Seat, with: Seat, area: Area) -> Check {
        let both = [self.board.city(seat), self.board.city(with)];
        if both.iter().any(|city| city.card(area).is_none()) {
            return Err(Refusal::NothingToExchange { seat: with, area });
        }
        self.check_open(seat, area.territory())?;
        self.check_open(with, area.territory())?;
        self.check_tokens_swap(seat, with, area)
    }

    /// Whether each city may have the token that would come to it with the other's `area`.
    fn check_tokens_swap(&self, seat: Seat, with: Seat, area: Area) -> Check {
        self.check_token_comes(seat, area, (with, area))?;
        self.check_token_comes(with, area, (seat, area))
    }

    /// Whether `seat` may have the token, if there is one, that would come along with an area of another city to the place
    /// `to` (EYR-A1).
    fn check_token_comes(&self, seat: Seat, to: Area, (from, area): (Seat, Area)) -> Check {
        if self.board.city(from).token(area).is_some() && self.board.is_one_too_many(seat, to) {
            return Err(Refusal::SecondToken { seat, territory: to.territory() });
        }
        Ok(())
    }

    fn check_replace(&self, seat: Seat, card: CardId, by: CardId, area: Area) -> Check {
        if card == by {
            return Err(Refusal::SameCard { card });
        }
        self.check_stands(by, area)?;
        let Some(old) = self.board.city(seat).card(area) else {
            return Err(Refusal::NothingToReplace { area });
        };
        if old.is_dionysus() && self.board.terms.exchange == HandExchange::Hand {
            return Err(Refusal::DionysusStays { area });
        }
        self.check_open(seat, area.territory())
    }

    fn check_take(&self, seat: Seat) -> Check {
        if self.n_in_bag() == 0 {
            return Err(Refusal::NoTokensLeft);
        }
        self.check_room(seat)
    }

    /// Whether a token can be put anywhere in the city of `seat` (EYR-A18).
    fn check_room(&self, seat: Seat) -> Check {
        if Area::all().any(|area| self.board.takes_token(seat, area)) {
            Ok(())
        } else {
            Err(Refusal::NoPlaceForToken)
        }
    }

    fn check_destroy(&self, of: Seat) -> Check {
        let city = self.board.city(of);
        let exposed =
            |territory: Territory| city.height(territory) > 0 && !city.is_locked(territory);
        if Territory::ALL.into_iter().any(exposed) {
            Ok(())
        } else {
            Err(Refusal::NothingToDestroy { seat: of })
        }
    }

    fn check_steal(&self, seat: Seat, from: Seat, area: Area) -> Check {
        if self.board.city(from).token(area).is_none() {
            return Err(Refusal::NoToken { seat: from, area });
        }
        self.check_open(from, area.territory())?;
        self.check_room(seat)
    }

    fn check_lock(&self, seat: Seat, territory: Territory) -> Check {
        let city = self.board.city(seat);
        if city.height(territory) == 0 {
            return Err(Refusal::NothingToLock { territory });
        }
        if city.is_locked(territory) {
            return Err(Refusal::LockedAlready { territory });
        }
        Ok(())
    }

    fn check_unlock(&self, of: Seat, territory: Territory) -> Check {
        if self.board.city(of).is_locked(territory) {
            Ok(())
        } else {
            Err(Refusal::NotLocked { seat: of, territory })
        }
    }

    fn check_answer(&self, seat: Seat, support: Action, action: Action) -> Check {
        match action {
            Action::Pass => Ok(()),
            Action::Defend { card } => {
                self.check_held(seat, card)?;
                self.check_counter(support, card)
            }
            _ => Err(self.not_now()),
        }
    }

    fn check_counter(&self, support: Action, card: CardId) -> Check {
        let counters = self.pack.face(card).counters;
        match support.support() {
            Some((power, _)) if counters.contains(power) => Ok(()),
            _ => Err(Refusal::CannotCounter { card }),
        }
    }

    fn check_source(&self, action: Action) -> Check {
        match (action, self.hidden.pile.is_empty()) {
            // The discard has a card, or nobody would be asked.
            (Action::DrawDiscard, _) | (Action::DrawPile, false) | (Action::Pass, true) => Ok(()),
            (Action::DrawPile, true) => Err(Refusal::NothingToDraw),
            (Action::Pass, false) => Err(Refusal::MustDraw),
            _ => Err(self.not_now()),
        }
    }

    fn check_keep(&self, action: Action) -> Check {
        let Action::Keep { card, top } = action else { return Err(self.not_now()) };
        let looked_at = &self.hidden.looked_at;
        if !looked_at.contains(&card) {
            return Err(Refusal::NotLookedAt { card });
        }
        match top {
            None if looked_at.len() > 1 => Err(Refusal::NameTheTop),
            Some(top) if top == card || !looked_at.contains(&top) => {
                Err(Refusal::NotLookedAt { card: top })
            }
            None | Some(_) => Ok(()),
        }
    }

    fn check_place(&self, seat: Seat, action: Action) -> Check {
        let Action::PlaceToken { area } = action else { return Err(self.not_now()) };
        let city = self.board.city(seat);
        if city.card(area).is_none() {
            return Err(Refusal::NoAreaThere { area });
        }
        if city.token(area).is_some() {
            return Err(Refusal::TokenThere { area });
        }
        if self.board.is_one_too_many(seat, area) {
            return Err(Refusal::SecondToken { seat, territory: area.territory() });
        }
        self.check_open(seat, area.territory())
    }

    fn check_lose(&self, seat: Seat, action: Action) -> Check {
        let Action::Lose { area } = action else { return Err(self.not_now()) };
        if !self.board.city(seat).is_uncovered(area) {
            return Err(Refusal::LoseUncovered { area });
        }
        self.check_open(seat, area.territory())
    }

    /// How many tickets are in the bag.
    pub(crate) fn n_tickets(&self) -> u32 {
        if self.board.turn() != Turn::Chance {
            return 0;
        }
        let n_tickets = match self.board.phase {
            Phase::FirstPlayer => self.board.n_seats(),
            Phase::Gods { .. } => God::ALL.len() - self.board.gods.iter().flatten().count(),
            Phase::TakeToken => self.n_in_bag(),
            _ => self.hidden.pile.len(),
        };
        n_tickets as u32
    }

    /// What `ticket` stands for.
    pub(crate) fn outcome_of(&self, ticket: u32) -> Chance {
        let n = ticket as usize;
        match self.board.phase {
            Phase::FirstPlayer => Chance::First(Seat::new(n)),
            Phase::Gods { .. } => {
                let mut free =
                    God::ALL.into_iter().filter(|god| !self.board.gods.contains(&Some(*god)));
                Chance::God(free.nth(n).expect("a ticket for each free god"))
            }
            Phase::TakeToken => Chance::Token(self.token_of(ticket)),
            _ => Chance::Card(self.hidden.pile.nth(n).expect("a ticket for each card of the pile")),
        }
    }

    fn token_of(&self, ticket: u32) -> Magic {
        let mut left = ticket;
        for (magic, count) in Magic::ALL.into_iter().zip(self.bag()) {
            if left < u32::from(count) {
                return magic;
            }
            left -= u32::from(count);
        }
        unreachable!("a ticket for each token in the bag")
    }

    fn has_power(&self, card: CardId, power: Power) -> bool {
        self.pack.face(card).powers.contains(power)
    }
}
