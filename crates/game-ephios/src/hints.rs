//! What a bot may know beyond the rules: a cheap evaluation and an order of moves.

use engine::{Game, Hints, Seat};

use crate::action::Action;
use crate::card::{Alliance, AllianceSet, Card};
use crate::content::Effect;
use crate::setup::Mode;
use crate::state::{State, Table};

/// What a token is worth in percent of popularity.
const TOKEN: f32 = 1.5;
/// What a card is worth beyond the union it leads to.
const CARD: f32 = 2.0;
/// What an unplayed affinity is worth.
const AFFINITY: f32 = 6.0;
/// How much of a union's gain counts while it is still in the hand.
const READY: f32 = 0.75;

/// How many cards are turned up in a turn of the solo player and the Plot's next.
const DRAWS_A_TURN: f32 = 1.8;
/// What a card that is missing takes, the turns for its tokens included.
const DRAWS_A_CARD: f32 = 3.2;
/// What making the union takes.
const DRAWS_A_UNION: f32 = 1.0;
/// What it takes to get a card back from the Plot.
const DRAWS_A_RANSOM: f32 = 3.0;
/// What a token saves.
const DRAWS_A_TOKEN: f32 = 0.8;
/// What 0 to 4 Dignitaries in the Plot's zone cost.
const MENACE: [f32; 5] = [0.0, 0.3, 0.8, 2.0, 7.0];
/// With this many draws to spare, three games in four are won.
const SLACK: f32 = 8.0;

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

    /// Whether the draws that popularity still pays for are enough for the unions that are missing.
    fn solo_prospects(&self, seat: Seat) -> f32 {
        let slack = self.draws_to_come(seat) - self.draws_needed(seat) - self.plot_menace();
        (0.5 + 0.5 * slack / (SLACK + slack.abs())).clamp(0.01, 0.99)
    }

    /// How many cards can be turned up before popularity is gone, if every missing union is made.
    fn draws_to_come(&self, seat: Seat) -> f32 {
        let n = seat.index();
        let Table { deck_size, discard_size, hand_sizes, popularity, .. } = &self.table;
        // A hand comes back sooner or later.
        let cycle = f32::from(deck_size + discard_size) + 0.5 * f32::from(hand_sizes[n]);
        let loss = self.pack.printed.solo.reshuffle_loss.max(1);
        // The reshuffle that takes the last of it loses, and so does the last union come too late for another.
        let n_cycles = f32::from(popularity[n].div_ceil(loss)) - 1.0;
        let n_unions = (self.missing().len() as f32 - 1.0).max(0.0);
        f32::from(*deck_size) + cycle * (n_cycles + n_unions)
    }

    /// How many cards are turned up while the missing unions are gathered and made.
    fn draws_needed(&self, seat: Seat) -> f32 {
        let unions: f32 = self.missing().into_iter().map(|a| self.draws_for(seat, a)).sum();
        let replays = f32::from(self.table.actions_left) * DRAWS_A_TURN;
        unions - DRAWS_A_TOKEN * f32::from(self.table.tokens[seat.index()]) - replays
    }

    fn draws_for(&self, seat: Seat, alliance: Alliance) -> f32 {
        let hand = self.secret.hands[seat.index()];
        let members = self.pack.members[alliance.index()];
        let needed = usize::from(self.pack.alliance(alliance).needed);
        let held = (hand & members).len();
        let has_helper = held > 0 && !((hand & self.pack.helpers) - members).is_empty();
        let lacking = needed.saturating_sub(held + usize::from(has_helper)) as f32;
        // What the Plot holds has to be brought back first.
        let free = (members - self.table.zone).len();
        let locked = needed.saturating_sub(free) as f32;
        DRAWS_A_UNION + DRAWS_A_CARD * lacking + DRAWS_A_RANSOM * locked
    }

    fn missing(&self) -> AllianceSet {
        self.table.roster.alliances - self.table.trophies
    }

    /// What the Dignitaries in the Plot's zone cost: the fifth loses the game.
    fn plot_menace(&self) -> f32 {
        MENACE[(self.table.zone & self.pack.dignitaries).len().min(4)]
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
