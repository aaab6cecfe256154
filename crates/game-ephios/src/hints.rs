//! What a bot may know beyond the rules: a cheap evaluation and an order of moves.

use engine::{Game, Hints, Seat};

use crate::action::Action;
use crate::card::{Alliance, Card};
use crate::content::Effect;
use crate::setup::Mode;
use crate::state::State;

/// What a token is worth in percent of popularity.
const TOKEN: f32 = 1.5;
/// What a card is worth beyond the union it leads to.
const CARD: f32 = 2.0;
/// What an unplayed affinity is worth.
const AFFINITY: f32 = 6.0;
/// How much of a union's gain counts while it is still in the hand.
const READY: f32 = 0.75;

impl Hints for State {
    fn evaluate(&self, seat: Seat) -> f32 {
        if let Some(outcome) = self.outcome() {
            return outcome.payoffs[seat.index()] as f32;
        }
        if self.table.is_solo() {
            return self.solo_prospects(seat);
        }
        // Shares of the fourth powers: the leader's chances grow faster than the lead.
        let square = |x: f32| x * x;
        let power = |other: Seat| square(square(self.strength(other)));
        let all: f32 = self.table.seats().map(power).sum();
        let share = power(seat) / all.max(1.0);
        match self.table.mode {
            Mode::Campaign { .. } => {
                let wins = f32::from(self.table.wins[seat.index()]);
                (0.6 * share + 0.3 * wins).clamp(0.01, 0.99)
            }
            Mode::Quick | Mode::Solo { .. } => share.clamp(0.01, 0.99),
        }
    }

    fn promise(&self, seat: Seat, action: &Action) -> f32 {
        if self.table.is_solo() {
            return self.solo_promise(seat, *action);
        }
        match *action {
            Action::Unite { alliance, affinity, helpers } => {
                let gain = f32::from(self.pack.alliance(alliance).gain);
                let bonus = if affinity { 12.0 } else { 0.0 };
                let price = 10.0 * helpers.cards().len() as f32;
                (gain + bonus - price).max(1.0) / 4.0
            }
            Action::Recruit { card } => 1.0 + 1.5 * self.company(seat, card),
            Action::RecruitBlind => 1.0,
            Action::Debate { card } => {
                let tokens = f32::from(self.table.tokens[seat.index()]);
                let denies = 0.3 * self.company_of_others(seat, card);
                (1.6 - 0.4 * tokens).max(0.2) + denies
            }
            Action::Use { card } if card.is_personality() => {
                let price = 0.7 * self.company(seat, card);
                let gift = if self.grants_replay(card) { 3.0 } else { 0.0 };
                (2.0 + gift - price).max(0.4)
            }
            Action::Use { .. } | Action::Apply { .. } | Action::Copy { .. } => 1.5,
            Action::Corrupt { .. } => 0.3,
            Action::React { .. } => 2.0,
            Action::Pick { card } => 1.0 + self.company(seat, card),
            Action::Swap { give, take } => {
                (1.0 + self.company(seat, take) - 0.5 * self.company(seat, give)).max(0.1)
            }
            Action::Discard { card } => (2.5 - self.company(seat, card)).max(0.2),
            Action::Target { seat: other } => {
                1.0 + f32::from(self.table.popularity[other.index()]) / 35.0
            }
            Action::Put { .. } | Action::TakeAffinity { .. } | Action::Choose { .. } => 1.0,
            Action::Pass | Action::Done => 0.8,
        }
    }
}

impl State {
    /// Popularity, and what hand and tokens promise, in percent.
    fn strength(&self, seat: Seat) -> f32 {
        let n = seat.index();
        let alliances = self.table.roster.alliances.into_iter();
        let best = alliances.map(|alliance| self.promised(seat, alliance)).fold(0.0, f32::max);
        let affinity = if self.table.has_affinity[n] { AFFINITY } else { 0.0 };
        1.0 + f32::from(self.table.popularity[n])
            + best
            + affinity
            + TOKEN * f32::from(self.table.tokens[n])
            + CARD * f32::from(self.table.hand_sizes[n])
    }

    /// What a hand promises of an alliance's gain: all but a little when it can be united.
    fn promised(&self, seat: Seat, alliance: Alliance) -> f32 {
        let members = (self.secret.hands[seat.index()] & self.pack.members[alliance.index()]).len();
        let printed = self.pack.alliance(alliance);
        let part = (members as f32 / f32::from(printed.needed)).min(1.0);
        READY * f32::from(printed.gain) * part * part
    }

    /// How far the solo player has come, and how far the Plot.
    fn solo_prospects(&self, seat: Seat) -> f32 {
        let n = seat.index();
        let missing = self.table.roster.alliances - self.table.trophies;
        let close: f32 = missing.into_iter().map(|alliance| self.closeness(seat, alliance)).sum();
        // A reshuffle costs 10 %, so what is left of the deck is worth something too.
        let popularity = f32::from(self.table.popularity[n].min(50)) / 50.0;
        let deck = f32::from(self.table.deck_size) / 14.0;
        let plot = (self.table.zone & self.pack.dignitaries).len() as f32 / 5.0;
        let hope = 0.15
            + 0.13 * self.table.trophies.len() as f32
            + 0.06 * close
            + 0.012 * f32::from(self.table.tokens[n])
            + 0.2 * popularity
            + 0.03 * deck
            + 0.04 * f32::from(self.table.actions_left)
            - 0.2 * plot * plot;
        hope.clamp(0.01, 0.99)
    }

    /// How much of an alliance's members a hand holds, squared; a substitute counts for one.
    fn closeness(&self, seat: Seat, alliance: Alliance) -> f32 {
        let hand = self.secret.hands[seat.index()];
        let members = hand & self.pack.members[alliance.index()];
        let helpers = (hand & self.pack.helpers) - members;
        let held = members.len() + usize::from(!members.is_empty() && !helpers.is_empty());
        let part = (held as f32 / f32::from(self.pack.alliance(alliance).needed)).min(1.0);
        part * part
    }

    /// In solo every turn brings the next reshuffle nearer: what leads to a missing affinity comes first.
    fn solo_promise(&self, seat: Seat, action: Action) -> f32 {
        let tokens = self.table.tokens[seat.index()];
        match action {
            Action::Unite { alliance, .. } if self.table.trophies.contains(alliance) => 1.0,
            Action::Unite { .. } => 200.0,
            Action::Recruit { card } | Action::Pick { card } => 0.1 + 4.0 * self.need(seat, card),
            Action::RecruitBlind => 1.5,
            Action::Debate { card } if tokens < 2 => 1.5 - 0.3 * self.need(seat, card).min(4.0),
            Action::Debate { .. } => 0.1,
            Action::Use { card } if self.grants_replay(card) => {
                (12.0 - 2.0 * self.need(seat, card)).max(1.0)
            }
            Action::Use { card } | Action::Copy { card } => {
                (2.0 - 0.5 * self.need(seat, card)).max(0.2)
            }
            Action::Corrupt { .. } if self.table.zone.len() < 4 => 0.05,
            Action::Corrupt { .. } => 8.0,
            Action::Discard { card } => 1.0 / (0.1 + self.need(seat, card)),
            Action::React { .. } => 3.0,
            Action::Pass | Action::Done => 1.0,
            Action::Target { .. }
            | Action::Put { .. }
            | Action::Apply { .. }
            | Action::Swap { .. }
            | Action::TakeAffinity { .. }
            | Action::Choose { .. } => 1.0,
        }
    }

    /// How much `card` helps the solo player's hand towards an affinity that is missing.
    fn need(&self, seat: Seat, card: Card) -> f32 {
        let Some(alliance) = self.pack.card(card).alliance else { return 0.0 };
        if self.table.trophies.contains(alliance) {
            return if self.grants_replay(card) { 0.6 } else { 0.0 };
        }
        let mut others = self.secret.hands[seat.index()] & self.pack.members[alliance.index()];
        others.remove(card);
        match usize::from(self.pack.alliance(alliance).needed).saturating_sub(others.len()) {
            0 => 0.3,
            1 => 5.0,
            2 => 1.2,
            _ => 0.6,
        }
    }

    /// Whether using `card` costs no action in the end.
    fn grants_replay(&self, card: Card) -> bool {
        let program = self.pack.program(card, self.table.is_solo());
        program.has(|effect| matches!(effect, Effect::Replay(_)))
    }

    /// How many cards of the same alliance the hand of `seat` has besides `card`, of those it needs.
    fn company(&self, seat: Seat, card: Card) -> f32 {
        let Some(alliance) = self.pack.card(card).alliance else { return 0.5 };
        let mut others = self.secret.hands[seat.index()] & self.pack.members[alliance.index()];
        others.remove(card);
        let needed = f32::from(self.pack.alliance(alliance).needed);
        2.0 * others.len() as f32 / needed
    }

    /// The same for the opponent to whom `card` matters most.
    fn company_of_others(&self, seat: Seat, card: Card) -> f32 {
        self.table.opponents(seat).map(|other| self.company(other, card)).fold(0.0, f32::max)
    }
}
