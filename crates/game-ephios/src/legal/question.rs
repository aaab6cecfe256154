//! What a card asks of the seat that answers.

use alloc::vec::Vec;

use engine::{Seat, SeatSet};

use super::Position;
use crate::action::{Action, Party};
use crate::card::{AllianceSet, Card, CardSet};
use crate::content::{Effect, Filter, Opponents, Timing};
use crate::state::Running;

/// What a card asks of the seat that answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Question {
    /// Which of the inhabitants is applied first?
    Order(CardSet),
    /// Which opponent?
    Opponent(SeatSet),
    /// Which card is taken, and may one stop?
    Pick(CardSet, Stop),
    /// Which card is discarded, and may one stop?
    Discard(CardSet, Stop),
    /// Which card is put back next?
    Put(CardSet),
    /// Which card's effect is copied?
    Copy(CardSet),
    /// Which personality is recruited, or none?
    Recruit(CardSet),
    /// Which cards are exchanged, and may one stop?
    Swap(CardSet, CardSet, Stop),
    /// Which affinity is taken, or none?
    Affinity(AllianceSet),
    /// Which of two ways?
    Choose,
}

/// Whether a question may be answered with "done".
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stop {
    /// Yes.
    May,
    /// No.
    MayNot,
}

impl Position<'_> {
    /// What the card being applied asks now. `None` when it asks nothing and goes on.
    pub(crate) fn question(self) -> Option<Question> {
        let running = self.table.running()?;
        if !running.has_begun && running.inhabitants.len() > 1 && self.table.looked_size == 0 {
            return Some(Question::Order(running.inhabitants));
        }
        self.question_of(running, self.table.instruction(self.pack)?)
    }

    fn question_of(self, running: &Running, effect: &Effect) -> Option<Question> {
        let user = running.user;
        let some = |cards: CardSet, question: fn(CardSet) -> Question| {
            (!cards.is_empty()).then(|| question(cards))
        };
        let theirs = running.target.map_or(CardSet::EMPTY, |target| self.held_by(target));
        match effect {
            Effect::ChooseOpponent(who) => {
                let seats = self.choosable(user, *who);
                (seats.len() > 1).then_some(Question::Opponent(seats))
            }
            Effect::Pick(filter) => {
                some(filter.of(self.secret.looked.set()), |c| Question::Pick(c, Stop::MayNot))
            }
            Effect::PutBack => some(self.secret.looked.set(), Question::Put),
            Effect::PickCrossroads(filter) => {
                some(filter.of(self.table.crossroads.set()), |c| Question::Pick(c, Stop::MayNot))
            }
            Effect::Recruit(discount) => {
                some(self.cheap(user, discount.cheaper), Question::Recruit)
            }
            Effect::Sweep(filter) => {
                some(filter.of(self.table.crossroads.set()), |c| Question::Discard(c, Stop::May))
            }
            Effect::SwapCrossroads => {
                let (mine, open) = (self.hand(user), self.table.personalities());
                let both = !mine.is_empty() && !open.is_empty();
                both.then_some(Question::Swap(mine, open, Stop::MayNot))
            }
            Effect::PickDiscard(filter) => {
                some(filter.of(self.secret.discard), |c| Question::Pick(c, Stop::MayNot))
            }
            Effect::PickUnionDiscard => {
                some(self.union_discard(), |c| Question::Pick(c, Stop::MayNot))
            }
            Effect::TakeCards(range) if range.at_most - running.left < range.at_least => {
                some(theirs, |c| Question::Pick(c, Stop::MayNot))
            }
            Effect::TakeCards(_) => some(theirs, |c| Question::Pick(c, Stop::May)),
            Effect::Strip => some(theirs, |c| Question::Pick(c, Stop::MayNot)),
            Effect::DiscardOwn(_) => some(self.hand(user), |c| Question::Discard(c, Stop::MayNot)),
            Effect::Sell(_) => some(self.hand(user), |c| Question::Discard(c, Stop::May)),
            Effect::SwapHand => {
                let both = !self.hand(user).is_empty() && !theirs.is_empty();
                both.then_some(Question::Swap(self.hand(user), theirs, Stop::May))
            }
            Effect::Copy => some(self.copyable(user), Question::Copy),
            Effect::SwapAffinity => {
                let may = self.table.has_affinity[user.index()] && !self.secret.aside.is_empty();
                may.then_some(Question::Affinity(self.secret.aside))
            }
            Effect::BuyOrDiscard => {
                let card = self.table.answered()?.card?;
                let tokens = self.table.tokens[user.index()];
                let may = self.pack.card(card).value <= tokens;
                may.then_some(Question::Recruit(CardSet::only(card)))
            }
            Effect::Choice(_) => Some(Question::Choose),
            _ => None,
        }
    }

    /// The cards in a hand, or in the Plot's zone (EPH-123).
    fn held_by(self, party: Party) -> CardSet {
        match party {
            Party::Player(seat) => self.hand(seat),
            Party::Plot => self.table.zone,
        }
    }

    pub(crate) fn choosable(self, user: Seat, who: Opponents) -> SeatSet {
        let ahead = |other: &Seat| who == Opponents::Any || self.table.is_ahead(*other, user);
        self.table.opponents(user).filter(ahead).collect()
    }

    fn cheap(self, user: Seat, cheaper: u8) -> CardSet {
        let tokens = self.table.tokens[user.index()];
        let fine = |card: &Card| self.pack.card(*card).value.saturating_sub(cheaper) <= tokens;
        self.table.personalities().into_iter().filter(fine).collect()
    }

    /// The cards discarded for the union being answered that are still in the discard.
    pub(crate) fn union_discard(self) -> CardSet {
        self.table.union.map_or(CardSet::EMPTY, |union| union.cards & self.secret.discard)
    }

    /// The crossroads cards whose action effect a copying card can apply.
    fn copyable(self, user: Seat) -> CardSet {
        let others = self.table.hand_sizes[user.index()];
        let fine = |card: &Card| {
            let program = self.pack.program(*card, self.table.is_solo());
            self.pack.card(*card).timing == Timing::Action
                && !program.has(|effect| *effect == Effect::Copy)
                && self.is_payable(program, user, others)
        };
        self.table.personalities().into_iter().filter(fine).collect()
    }
}

impl Filter {
    /// Those of `cards` that may be taken.
    pub(crate) fn of(self, cards: CardSet) -> CardSet {
        match self {
            Filter::Any => cards,
            Filter::Personality => cards & CardSet::PERSONALITIES,
        }
    }
}

impl Question {
    pub(super) fn list(self, actions: &mut Vec<Action>) {
        match self {
            Question::Order(cards) => {
                actions.extend(cards.into_iter().map(|card| Action::Apply { card }));
            }
            Question::Opponent(seats) => {
                actions.extend(seats.into_iter().map(|seat| Action::Target { seat }));
            }
            Question::Pick(cards, _) => {
                actions.extend(cards.into_iter().map(|card| Action::Pick { card }));
            }
            Question::Discard(cards, _) => {
                actions.extend(cards.into_iter().map(|card| Action::Discard { card }));
            }
            Question::Put(cards) => {
                actions.extend(cards.into_iter().map(|card| Action::Put { card }));
            }
            Question::Copy(cards) => {
                actions.extend(cards.into_iter().map(|card| Action::Copy { card }));
            }
            Question::Recruit(cards) => {
                actions.extend(cards.into_iter().map(|card| Action::Recruit { card }));
            }
            Question::Swap(mine, theirs, _) => {
                for give in mine {
                    actions.extend(theirs.into_iter().map(|take| Action::Swap { give, take }));
                }
            }
            Question::Affinity(set) => {
                actions.extend(set.into_iter().map(|affinity| Action::TakeAffinity { affinity }));
            }
            Question::Choose => actions.extend([1, 2].map(|option| Action::Choose { option })),
        }
        if self.may_stop() {
            actions.push(Action::Done);
        }
    }

    pub(crate) fn allows(self, action: Action) -> bool {
        match (self, action) {
            (_, Action::Done) => self.may_stop(),
            (Question::Order(cards), Action::Apply { card })
            | (Question::Pick(cards, _), Action::Pick { card })
            | (Question::Discard(cards, _), Action::Discard { card })
            | (Question::Put(cards), Action::Put { card })
            | (Question::Copy(cards), Action::Copy { card })
            | (Question::Recruit(cards), Action::Recruit { card }) => cards.contains(card),
            (Question::Opponent(seats), Action::Target { seat }) => seats.contains(seat),
            (Question::Swap(mine, theirs, _), Action::Swap { give, take }) => {
                mine.contains(give) && theirs.contains(take)
            }
            (Question::Affinity(set), Action::TakeAffinity { affinity }) => set.contains(affinity),
            (Question::Choose, Action::Choose { option }) => matches!(option, 1 | 2),
            _ => false,
        }
    }

    fn may_stop(self) -> bool {
        match self {
            Question::Pick(_, stop) | Question::Discard(_, stop) | Question::Swap(_, _, stop) => {
                stop == Stop::May
            }
            Question::Recruit(_) | Question::Affinity(_) => true,
            Question::Order(_)
            | Question::Opponent(_)
            | Question::Put(_)
            | Question::Copy(_)
            | Question::Choose => false,
        }
    }
}
