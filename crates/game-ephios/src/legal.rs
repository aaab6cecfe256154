//! What may be done now: the legal list, the check with its reasons, and the draws.

mod question;

use alloc::vec::Vec;

use engine::{Seat, SeatSet, Turn};

use crate::action::{Action, Chance, Helpers};
use crate::card::{Alliance, Card, CardSet};
use crate::content::{Effect, Pack, Program, Timing, Trigger};
use crate::knowledge::{MAX_PLAYERS, PUBLIC, Place};
use crate::refusal::NotAllowed;
use crate::setup::{Laying, Mode};
use crate::state::{Draw, Secret, State, Table, Wait};

/// A position to look at.
#[derive(Clone, Copy)]
pub(crate) struct Position<'a> {
    pub(crate) pack: &'a Pack,
    pub(crate) table: &'a Table,
    pub(crate) secret: &'a Secret,
}

impl State {
    pub(crate) fn position(&self) -> Position<'_> {
        Position { pack: &self.pack, table: &self.table, secret: &self.secret }
    }
}

impl Position<'_> {
    /// What the table waits for.
    pub(crate) fn turn(self) -> Turn {
        match self.table.wait {
            Wait::Ready | Wait::Draw(_) => Turn::Chance,
            Wait::Act | Wait::Limit => Turn::Decide(SeatSet::only(self.table.turn)),
            Wait::Lay(seat) | Wait::React(seat) | Wait::Answer(seat) => {
                Turn::Decide(SeatSet::only(seat))
            }
            Wait::Over => Turn::Over,
        }
    }

    /// Everything the awaited `seat` may do, in order.
    pub(crate) fn list(self, seat: Seat, actions: &mut Vec<Action>) {
        match self.table.wait {
            Wait::Ready | Wait::Draw(_) | Wait::Over => {}
            Wait::Act => self.list_turn_actions(seat, actions),
            Wait::Limit | Wait::Lay(_) => {
                actions.extend(self.hand(seat).into_iter().map(|card| Action::Discard { card }));
            }
            Wait::React(_) => {
                let cards = self.answers(seat);
                actions.extend(cards.into_iter().map(|card| Action::React { card }));
                actions.push(Action::Pass);
            }
            Wait::Answer(_) => {
                if let Some(question) = self.question() {
                    question.list(actions);
                }
            }
        }
    }

    /// Whether the awaited `seat` may do `action`.
    pub(crate) fn check(self, seat: Seat, action: Action) -> Result<(), NotAllowed> {
        match self.table.wait {
            Wait::Ready | Wait::Draw(_) | Wait::Over => Err(self.not_a_turn_action()),
            Wait::Act => self.check_turn_action(seat, action),
            Wait::Limit => match action {
                Action::Discard { card } if self.hand(seat).contains(card) => Ok(()),
                _ => Err(NotAllowed::MustDiscard),
            },
            Wait::Lay(_) => match action {
                Action::Discard { card } if self.hand(seat).contains(card) => Ok(()),
                _ => Err(NotAllowed::MustLay),
            },
            Wait::React(_) => self.check_reaction(seat, action),
            Wait::Answer(_) => match self.question() {
                Some(question) if question.allows(action) => Ok(()),
                _ => Err(NotAllowed::NotAsked),
            },
        }
    }

    /// Whether the player whose turn it is can perform any action.
    pub(crate) fn can_act(self, seat: Seat) -> bool {
        if !self.table.personalities().is_empty() {
            // A debate is always possible with a personality (EPH-41).
            return true;
        }
        let fine = |action: Action| self.check_turn_action(seat, action).is_ok();
        let uses = self.table.crossroads.set() | self.hand(seat);
        let corrupts = self.table.zone;
        fine(Action::RecruitBlind)
            || uses.into_iter().any(|card| fine(Action::Use { card }))
            || corrupts.into_iter().any(|card| fine(Action::Corrupt { card }))
            || self.can_unite(seat)
    }

    fn list_turn_actions(self, seat: Seat, actions: &mut Vec<Action>) {
        let open = self.table.personalities();
        let tokens = self.table.tokens[seat.index()];
        let price = |card: Card| self.pack.card(card).value;
        let affordable = open.into_iter().filter(|card| price(*card) <= tokens);
        actions.extend(affordable.map(|card| Action::Recruit { card }));
        if self.check_blind(seat).is_ok() {
            actions.push(Action::RecruitBlind);
        }
        actions.extend(open.into_iter().map(|card| Action::Debate { card }));
        let usable = self.hand(seat) | (self.table.crossroads.set() - CardSet::PERSONALITIES);
        let uses = usable.into_iter().filter(|card| self.check_use(seat, *card).is_ok());
        actions.extend(uses.map(|card| Action::Use { card }));
        self.list_unions(seat, actions);
        if self.table.is_solo() {
            let zone = self.table.zone & self.pack.dignitaries;
            actions.extend(zone.into_iter().map(|card| Action::Corrupt { card }));
        }
    }

    fn list_unions(self, seat: Seat, actions: &mut Vec<Action>) {
        let held = self.hand(seat) & self.pack.helpers;
        for alliance in self.table.roster.alliances {
            let members = (self.hand(seat) & self.pack.members[alliance.index()]).len();
            let needed = usize::from(self.pack.alliance(alliance).needed);
            if members == 0 || members + held.len() < needed {
                continue;
            }
            for affinity in [false, true] {
                let from = actions.len();
                for helpers in subsets(held) {
                    let action = Action::Unite { alliance, affinity, helpers };
                    if self.check_unite(seat, alliance, affinity, helpers).is_ok() {
                        actions.push(action);
                    }
                }
                actions[from..].sort_unstable();
            }
        }
    }

    fn can_unite(self, seat: Seat) -> bool {
        let held = self.hand(seat) & self.pack.helpers;
        let fine = |alliance, helpers| self.check_unite(seat, alliance, false, helpers).is_ok();
        let mut alliances = self.table.roster.alliances.into_iter();
        alliances.any(|alliance| subsets(held).any(|helpers| fine(alliance, helpers)))
    }

    fn check_turn_action(self, seat: Seat, action: Action) -> Result<(), NotAllowed> {
        self.check_cast(action)?;
        match action {
            Action::Recruit { card } => self.check_recruit(seat, card),
            Action::RecruitBlind => self.check_blind(seat),
            Action::Debate { card } => self.check_debate(card),
            Action::Use { card } => self.check_use(seat, card),
            Action::Unite { alliance, affinity, helpers } => {
                self.check_unite(seat, alliance, affinity, helpers)
            }
            Action::Corrupt { card } => self.check_corrupt(card),
            Action::React { card } => Err(self.why_no_reaction(seat, card)),
            Action::Pass | Action::Done if !self.table.replayed.is_empty() => {
                Err(NotAllowed::MustReplay)
            }
            Action::Pass
            | Action::Done
            | Action::Target { .. }
            | Action::Pick { .. }
            | Action::Discard { .. }
            | Action::Put { .. }
            | Action::Apply { .. }
            | Action::Copy { .. }
            | Action::Swap { .. }
            | Action::TakeAffinity { .. }
            | Action::Choose { .. } => Err(self.not_a_turn_action()),
        }
    }

    /// Whether the cards that a turn's action names take part in this game, or this round.
    fn check_cast(self, action: Action) -> Result<(), NotAllowed> {
        let cards = match action {
            Action::Recruit { card }
            | Action::Debate { card }
            | Action::Use { card }
            | Action::React { card } => CardSet::only(card),
            Action::Corrupt { card } if self.table.is_solo() => CardSet::only(card),
            Action::Unite { helpers, .. } => helpers.cards(),
            _ => CardSet::EMPTY,
        };
        let Some(card) = (cards - self.table.roster.cards).first() else { return Ok(()) };
        let rule = match self.table.mode {
            Mode::Quick => "EPH-11",
            Mode::Solo { .. } => "EPH-106",
            Mode::Campaign { .. } if card.is_personality() => "EPH-89",
            Mode::Campaign { mixed_inhabitants: true } => "EPH-103",
            Mode::Campaign { mixed_inhabitants: false } => "EPH-104",
        };
        Err(NotAllowed::CardNotInPlay { card, rule })
    }

    fn not_a_turn_action(self) -> NotAllowed {
        if self.table.is_solo() { NotAllowed::NotASoloAction } else { NotAllowed::NotATurnAction }
    }

    /// Why a card that does not answer what happens cannot be played as a reaction.
    fn why_no_reaction(self, seat: Seat, card: Card) -> NotAllowed {
        if !self.hand(seat).contains(card) {
            return NotAllowed::ReactionNotHeld { card };
        }
        match self.pack.card(card).timing {
            Timing::Reaction(_) if self.table.used.contains(card) => {
                NotAllowed::UsedThisTurn { card }
            }
            Timing::Reaction(_) => NotAllowed::ReactionNotNow { card },
            Timing::Action => NotAllowed::NoReaction { card },
            Timing::Union => NotAllowed::HelperNotNow { card },
        }
    }

    fn check_recruit(self, seat: Seat, card: Card) -> Result<(), NotAllowed> {
        if self.table.zone.contains(card) {
            return Err(NotAllowed::InThePlotsZone { card });
        }
        if !self.table.crossroads.set().contains(card) {
            return Err(NotAllowed::NotOnCrossroads { card });
        }
        if !card.is_personality() {
            return Err(NotAllowed::RecruitsInhabitant { card });
        }
        let (price, tokens) = (self.pack.card(card).value, self.table.tokens[seat.index()]);
        if tokens < price {
            return Err(NotAllowed::TooExpensive { card, price, tokens });
        }
        Ok(())
    }

    fn check_blind(self, seat: Seat) -> Result<(), NotAllowed> {
        if self.table.tokens[seat.index()] < self.pack.printed.numbers.blind_cost {
            return Err(NotAllowed::NoTokenForBlind);
        }
        if self.table.deck_size + self.table.discard_size == 0 {
            return Err(NotAllowed::NothingToDraw);
        }
        Ok(())
    }

    fn check_debate(self, card: Card) -> Result<(), NotAllowed> {
        if !self.table.crossroads.set().contains(card) {
            return Err(NotAllowed::NoDebateWithAbsent { card });
        }
        if card.is_personality() { Ok(()) } else { Err(NotAllowed::DebatesInhabitant { card }) }
    }

    fn check_use(self, seat: Seat, card: Card) -> Result<(), NotAllowed> {
        let is_open = self.table.crossroads.set().contains(card);
        if card.is_personality() {
            if is_open {
                return Err(NotAllowed::UsedFromCrossroads { card });
            }
            if !self.hand(seat).contains(card) {
                return Err(NotAllowed::NotInHand { card });
            }
            match self.pack.card(card).timing {
                Timing::Action => {}
                Timing::Reaction(_) => return Err(NotAllowed::ReactionNotNow { card }),
                Timing::Union => return Err(NotAllowed::HelperNotNow { card }),
            }
        } else if !is_open {
            return Err(NotAllowed::InhabitantNotThere { card });
        }
        if self.table.used.contains(card) {
            return Err(NotAllowed::UsedThisTurn { card });
        }
        let others = self.table.hand_sizes[seat.index()] - u8::from(card.is_personality());
        let program = self.pack.program(card, self.table.is_solo());
        if self.is_payable(program, seat, others) {
            Ok(())
        } else {
            Err(NotAllowed::CostNotPayable { card })
        }
    }

    /// Whether the costs an effect states can be paid by a player with so many other cards (EPH-A22).
    fn is_payable(self, program: &Program, seat: Seat, others: u8) -> bool {
        let tokens = self.table.tokens[seat.index()];
        !program.has(|effect| match effect {
            Effect::Give(n) => tokens < *n,
            Effect::DiscardOwn(n) => others < *n,
            _ => false,
        })
    }

    fn check_unite(
        self,
        seat: Seat,
        alliance: Alliance,
        affinity: bool,
        helpers: Helpers,
    ) -> Result<(), NotAllowed> {
        if !self.table.roster.alliances.contains(alliance) {
            let rule = match self.table.mode {
                Mode::Quick => "EPH-11",
                Mode::Solo { .. } => "EPH-106",
                Mode::Campaign { .. } => "EPH-84",
            };
            return Err(NotAllowed::AllianceNotInPlay { alliance, rule });
        }
        let (hand, helpers) = (self.hand(seat), helpers.cards());
        if let Some(card) = (helpers - (hand & self.pack.helpers)).first() {
            return Err(NotAllowed::NoHelper { card });
        }
        if let Some(card) = (helpers & self.table.used).first() {
            return Err(NotAllowed::UsedThisTurn { card });
        }
        let members = (hand & self.pack.members[alliance.index()]).len();
        let needed = usize::from(self.pack.alliance(alliance).needed);
        let substitutes = self.substitutes(helpers);
        if let Some(card) = substitutes.first() {
            let is_member = self.pack.card(card).alliance == Some(alliance);
            if is_member || members + substitutes.len() > needed {
                return Err(NotAllowed::SubstituteNotNeeded { card });
            }
        }
        if members == 0 || members + substitutes.len() < needed {
            let (needed, held) = (needed as u8, members as u8);
            // EPH-58, EPH-59 speak of the quick alliances; what others need is on the alliances card.
            let rule = match (alliance.id() == "syndicat", needed) {
                (true, 3) => "EPH-59",
                (false, 2) if self.pack.quick_alliances.contains(alliance) => "EPH-58",
                _ => "EPH-18",
            };
            return Err(NotAllowed::TooFewMembers { alliance, needed, held, rule });
        }
        if affinity { self.check_affinity(seat, alliance, helpers) } else { Ok(()) }
    }

    fn check_affinity(
        self,
        seat: Seat,
        alliance: Alliance,
        helpers: CardSet,
    ) -> Result<(), NotAllowed> {
        if self.table.is_solo() {
            return Err(NotAllowed::NoBonusInSolo);
        }
        if !self.table.has_affinity[seat.index()] {
            return Err(NotAllowed::NoAffinity);
        }
        let bars = |card: &Card| {
            self.pack.program(*card, false).has(|effect| *effect == Effect::NoAffinity)
        };
        if let Some(card) = helpers.into_iter().find(bars) {
            return Err(NotAllowed::AffinityBarred { card });
        }
        match self.affinity_bonus(seat, alliance, helpers) {
            Some(_) => Ok(()),
            None => Err(NotAllowed::AffinityDoesNotFit { alliance }),
        }
    }

    /// What the affinity of `seat` adds to a union (EPH-66, EPH-67).
    pub(crate) fn affinity_bonus(
        self,
        seat: Seat,
        alliance: Alliance,
        helpers: CardSet,
    ) -> Option<u8> {
        let affinity = self.secret.affinities[seat.index()]?;
        if affinity == alliance {
            return Some(self.pack.printed.numbers.affinity_match);
        }
        // EPH-A18: a substitute counts only as what it stands for.
        let counted = self.hand(seat) - self.substitutes(helpers);
        let has_member = !(counted & self.pack.members[affinity.index()]).is_empty();
        has_member.then_some(self.pack.printed.numbers.affinity_side)
    }

    fn substitutes(self, helpers: CardSet) -> CardSet {
        let stands_in = |card: &Card| {
            self.pack.program(*card, false).has(|effect| *effect == Effect::Substitute)
        };
        helpers.into_iter().filter(stands_in).collect()
    }

    fn check_corrupt(self, card: Card) -> Result<(), NotAllowed> {
        if !self.table.is_solo() {
            return Err(NotAllowed::NotATurnAction);
        }
        let zone = self.table.zone & self.pack.dignitaries;
        if zone.contains(card) { Ok(()) } else { Err(NotAllowed::NotInThePlotsZone { card }) }
    }

    fn check_reaction(self, seat: Seat, action: Action) -> Result<(), NotAllowed> {
        match action {
            Action::Pass => Ok(()),
            Action::React { card } if self.answers(seat).contains(card) => Ok(()),
            Action::React { card } => {
                self.check_cast(action)?;
                Err(self.why_no_reaction(seat, card))
            }
            _ => Err(NotAllowed::MustAnswer),
        }
    }

    /// The reactions in the hand of `seat` that answer what is being done.
    pub(crate) fn answers(self, seat: Seat) -> CardSet {
        match self.table.deed() {
            Some(deed) => (self.hand(seat) & self.matching(deed.trigger)) - self.table.used,
            None => CardSet::EMPTY,
        }
    }

    /// Whether the owner of a whole hand that is discarded lays it card by card: where the order can matter, since somebody
    /// may take a card from the discard unseen and leave another on top (EPH-A12).
    pub(crate) fn is_laid_card_by_card(self) -> bool {
        let takes = |card: Card| {
            self.pack
                .program(card, false)
                .has(|effect| matches!(effect, Effect::PickDiscard(_) | Effect::PickUnionDiscard))
        };
        self.table.readings.laying == Laying::Chosen
            && !self.table.is_solo()
            && self.table.roster.cards.into_iter().any(takes)
    }

    /// Whether `seat` could hold a reaction to `trigger`, by what everybody knows. Who is asked depends
    /// on this alone, so that being asked tells nothing.
    pub(crate) fn could_answer(self, seat: Seat, trigger: Trigger) -> bool {
        let place = Place::Hand(seat).index();
        let may = CardSet::from_bits(self.secret.cards_known[PUBLIC].0[place]);
        !((may & self.matching(trigger)) - self.table.used).is_empty()
    }

    fn matching(self, trigger: Trigger) -> CardSet {
        self.pack.reactions[trigger as usize]
    }

    pub(crate) fn hand(self, seat: Seat) -> CardSet {
        if seat.index() < MAX_PLAYERS { self.secret.hands[seat.index()] } else { CardSet::EMPTY }
    }

    /// How many tickets the draw has.
    pub(crate) fn chance_total(self) -> u32 {
        let Wait::Draw(draw) = self.table.wait else { return 0 };
        match draw {
            Draw::First => u32::from(self.table.n_seats),
            Draw::Inhabitant => self.absent_inhabitants().len() as u32,
            Draw::Affinity(_) => self.secret.aside.len() as u32,
            Draw::Crossroads | Draw::Hand(_) | Draw::Look(_) => self.secret.deck.len() as u32,
            Draw::Steal { from, .. } => self.hand(from).len() as u32,
        }
    }

    /// What `ticket` stands for.
    pub(crate) fn chance_at(self, ticket: u32) -> Chance {
        let card = |cards: CardSet| Chance::Card { card: cards.nth(ticket).expect(IN_THE_BAG) };
        let Wait::Draw(draw) = self.table.wait else {
            return Chance::First { seat: self.table.turn };
        };
        match draw {
            Draw::First => Chance::First { seat: Seat::new(ticket as usize) },
            Draw::Inhabitant => card(self.absent_inhabitants()),
            Draw::Affinity(_) => {
                Chance::Affinity { affinity: self.secret.aside.nth(ticket).expect(IN_THE_BAG) }
            }
            Draw::Crossroads | Draw::Hand(_) | Draw::Look(_) => card(self.secret.deck),
            Draw::Steal { from, .. } => card(self.hand(from)),
        }
    }

    /// The inhabitants that can still be drawn for the campaign (EPH-102).
    fn absent_inhabitants(self) -> CardSet {
        let all: CardSet = Card::all().filter(|card| !card.is_personality()).collect();
        all - self.table.roster.cards
    }
}

const IN_THE_BAG: &str = "the ticket is below the total";

/// Every choice of helpers among `held`.
fn subsets(held: CardSet) -> impl Iterator<Item = Helpers> {
    (0..1u32 << held.len().min(Helpers::MAX)).filter_map(move |chosen| {
        let cards = held.into_iter().enumerate().filter(|(n, _)| chosen & (1 << n) != 0);
        Helpers::new(cards.map(|(_, card)| card).collect())
    })
}
