//! Why an action is not allowed, with the id of the rule that forbids it.

use engine::Seat;

use crate::action::{Action, Contaminated, Origin, Zone};
use crate::state::{CardId, Element, Phase, Place, Split, State, Task, TileId, TileSet};

/// Why a player cannot do that.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The phase asks for something else.
    NotInThisPhase,
    /// Something is being resolved first.
    FinishFirst,
    /// What another player is doing is finished first.
    OthersFirst,
    /// The card is not in the hand.
    NotInHand,
    /// He has played all his cards of this round.
    AllPlayed,
    /// A pawn moves by a card only.
    NothingMoves,
    /// An attack is made by a card only.
    NothingAttacks,
    /// No card and no event asks for that.
    NotAsked,
    /// The tile has a sanctuary.
    SanctuaryThere,
    /// The tile is contaminated.
    ContaminatedGround,
    /// No sanctuary of the element is left.
    NoSanctuaryLeft,
    /// The upper part needs a sanctuary that is not there.
    NeedsSanctuary,
    /// It cannot be carried out whole.
    NotPossible {
        /// The first part that cannot be done.
        part: Place,
    },
    /// A contamination card is not played on contaminated ground.
    ContaminatedTile,
    /// Too little influence to spend.
    TooLittleToSpend,
    /// Too few cards to draw.
    TooFewToDraw,
    /// He can play.
    CanPlay,
    /// Everybody knows that he has it.
    AlreadyKnown,
    /// That player was shown it.
    AlreadyShown,
    /// That player cannot do it.
    CannotBeChosen,
    /// That is nobody, or oneself.
    NotAnother,
    /// Not his elements.
    NotHisElements,
    /// Not the right amount.
    WrongAmount,
    /// Too far.
    TooFar,
    /// Nothing to attack.
    NothingToAttack,
    /// Too little influence for the attack.
    CannotPayAttack,
    /// The dome is paid in any mix, so it must be said in which.
    SayTheMix,
    /// It would make the rest of the card impossible.
    SpoilsTheRest,
    /// The tile is out of reach.
    OutOfReach,
    /// No pollution to remove there, or not so much.
    NothingToRemove,
    /// No contamination card there.
    NoContamination,
    /// Not on show.
    NotInMarket,
    /// Not an element he masters.
    NotHisElement,
    /// Too dear.
    TooDear,
    /// One card a round.
    AlreadyBought,
    /// He has passed on buying.
    Declined,
    /// Only one card may be kept.
    KeepOne,
    /// There is no special depollution here.
    NoSpecial,
    /// It has been used this round.
    SpecialUsed,
    /// Too little influence for it.
    SpecialTooDear,
    /// It has to be done.
    Compulsory,
    /// He has nothing left to do in this phase.
    Done,
    /// Somebody else has that character.
    CharacterTaken,
    /// Two players must master all four elements.
    ElementsMissing,
}

impl Refusal {
    /// Every reason there is.
    pub const ALL: [Refusal; 44] = [
        Refusal::NotInThisPhase,
        Refusal::FinishFirst,
        Refusal::OthersFirst,
        Refusal::NotInHand,
        Refusal::AllPlayed,
        Refusal::NothingMoves,
        Refusal::NothingAttacks,
        Refusal::NotAsked,
        Refusal::SanctuaryThere,
        Refusal::ContaminatedGround,
        Refusal::NoSanctuaryLeft,
        Refusal::NeedsSanctuary,
        Refusal::NotPossible { part: Place { card: CardId(0), bonus: false, at: 0 } },
        Refusal::ContaminatedTile,
        Refusal::TooLittleToSpend,
        Refusal::TooFewToDraw,
        Refusal::CanPlay,
        Refusal::AlreadyKnown,
        Refusal::AlreadyShown,
        Refusal::CannotBeChosen,
        Refusal::NotAnother,
        Refusal::NotHisElements,
        Refusal::WrongAmount,
        Refusal::TooFar,
        Refusal::NothingToAttack,
        Refusal::CannotPayAttack,
        Refusal::SayTheMix,
        Refusal::SpoilsTheRest,
        Refusal::OutOfReach,
        Refusal::NothingToRemove,
        Refusal::NoContamination,
        Refusal::NotInMarket,
        Refusal::NotHisElement,
        Refusal::TooDear,
        Refusal::AlreadyBought,
        Refusal::Declined,
        Refusal::KeepOne,
        Refusal::NoSpecial,
        Refusal::SpecialUsed,
        Refusal::SpecialTooDear,
        Refusal::Compulsory,
        Refusal::Done,
        Refusal::CharacterTaken,
        Refusal::ElementsMissing,
    ];
}

impl engine::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::NotInThisPhase => "ERY-28",
            Refusal::FinishFirst | Refusal::OthersFirst => "ERY-30",
            Refusal::NotInHand | Refusal::AllPlayed => "ERY-33",
            Refusal::NothingMoves | Refusal::NotAsked => "ERY-35",
            Refusal::NothingAttacks => "ERY-46",
            Refusal::SanctuaryThere | Refusal::ContaminatedGround => "ERY-36",
            Refusal::NoSanctuaryLeft => "ERY-A31",
            Refusal::NeedsSanctuary => "ERY-37",
            Refusal::NotPossible { .. } => "ERY-38",
            Refusal::ContaminatedTile => "ERY-42",
            Refusal::TooLittleToSpend => "ERY-A14",
            Refusal::TooFewToDraw => "ERY-A13",
            Refusal::CanPlay => "ERY-58",
            Refusal::AlreadyKnown | Refusal::AlreadyShown => "ERY-31",
            Refusal::CannotBeChosen => "ERY-A11",
            Refusal::NotAnother => "ERY-32",
            Refusal::NotHisElements | Refusal::NotHisElement => "ERY-4",
            Refusal::WrongAmount => "ERY-40",
            Refusal::TooFar => "ERY-A37",
            Refusal::NothingToAttack => "ERY-A6",
            Refusal::CannotPayAttack => "ERY-46",
            Refusal::SayTheMix => "ERY-A5",
            Refusal::SpoilsTheRest => "ERY-A39",
            Refusal::OutOfReach => "ERY-A8",
            Refusal::NothingToRemove => "ERY-54",
            Refusal::NoContamination => "ERY-44",
            Refusal::NotInMarket => "ERY-45",
            Refusal::TooDear => "ERY-A4",
            Refusal::AlreadyBought => "ERY-A29",
            Refusal::Declined => "ERY-A51",
            Refusal::KeepOne => "ERY-47",
            // The special depollution is printed on one adversary's sheet, and on no other.
            Refusal::NoSpecial => "ERY-41",
            Refusal::SpecialTooDear => "ERY-74",
            Refusal::SpecialUsed => "ERY-A38",
            Refusal::Compulsory => "ERY-39",
            Refusal::Done => "ERY-29",
            Refusal::CharacterTaken => "ERY-7",
            Refusal::ElementsMissing => "ERY-23",
        }
    }
}

impl State {
    /// The reason why an awaited seat may not do what is not on its list.
    pub(crate) fn why_not(&self, seat: Seat, action: Action) -> Refusal {
        match (self.table.tasks.last(), action) {
            (
                _,
                Action::Show
                | Action::ShowCard { .. }
                | Action::ShowContaminationTo { .. }
                | Action::ShowCardTo { .. },
            ) => self.why_no_show(seat, action),
            (Some(task), _) => self.why_no_answer(seat, *task, action),
            (None, _) => self.why_no_move(seat, action),
        }
    }

    /// The reason why a seat that nobody waits for may not act. There is no turn order (ERY-30): either something is
    /// being resolved, or nothing is left that this player could do.
    pub(crate) fn why_not_now(&self, seat: Seat, action: Action) -> Refusal {
        if let Action::Show
        | Action::ShowCard { .. }
        | Action::ShowContaminationTo { .. }
        | Action::ShowCardTo { .. } = action
        {
            return self.why_no_show(seat, action);
        }
        if !self.table.tasks.is_empty() {
            return Refusal::OthersFirst;
        }
        match action {
            Action::Pass => Refusal::Done,
            Action::Special { .. } if self.table.passed.contains(seat) => Refusal::Done,
            Action::TakeCharacter { .. } if self.table.phase == Phase::Characters => Refusal::Done,
            _ => self.why_no_move(seat, action),
        }
    }

    fn why_no_move(&self, seat: Seat, action: Action) -> Refusal {
        let phase = self.table.phase;
        match action {
            Action::TakeCharacter { character } if phase == Phase::Characters => {
                let taken =
                    self.table.players.iter().any(|player| player.character == Some(character));
                if taken { Refusal::CharacterTaken } else { Refusal::ElementsMissing }
            }
            Action::Play { card, zone } if phase == Phase::Players => {
                self.why_no_play(seat, card, zone)
            }
            Action::PlayContamination { how } if phase == Phase::Players => {
                self.why_no_contamination(seat, how)
            }
            Action::Stuck
            | Action::Discard { .. }
            | Action::DiscardContamination
            | Action::Keep
                if matches!(phase, Phase::Players | Phase::Discard) && !self.has_duty(seat) =>
            {
                Refusal::Done
            }
            Action::Stuck if phase == Phase::Players => Refusal::CanPlay,
            Action::Discard { .. } | Action::DiscardContamination if phase == Phase::Discard => {
                Refusal::NotInHand
            }
            Action::Keep if phase == Phase::Discard => Refusal::KeepOne,
            Action::Buy { card } if phase == Phase::Purchase => self.why_no_purchase(seat, card, 0),
            Action::Special { tile, n } => self.why_no_special(seat, tile, n),
            Action::Pass => Refusal::Compulsory,
            Action::Go { .. } => Refusal::NothingMoves,
            Action::Attack { .. } => Refusal::NothingAttacks,
            Action::Choose { .. }
            | Action::Gain { .. }
            | Action::Pay { .. }
            | Action::Remove { .. }
            | Action::Destroy { .. } => Refusal::NotAsked,
            Action::TakeCharacter { .. }
            | Action::Play { .. }
            | Action::PlayContamination { .. }
            | Action::Stuck
            | Action::Discard { .. }
            | Action::DiscardContamination
            | Action::Keep
            | Action::Buy { .. } => Refusal::NotInThisPhase,
            Action::Show
            | Action::ShowCard { .. }
            | Action::ShowContaminationTo { .. }
            | Action::ShowCardTo { .. } => self.why_no_show(seat, action),
        }
    }

    /// What is not held cannot be shown, and what everybody or that one player knows need not be.
    fn why_no_show(&self, seat: Seat, action: Action) -> Refusal {
        let (hand, known) = (self.hand(seat), self.table.player(seat).known);
        let (card, to) = match action {
            Action::ShowCard { card } => (Some(card), None),
            Action::ShowCardTo { card, to } => (Some(card), Some(to)),
            Action::ShowContaminationTo { to } => (None, Some(to)),
            _ => (None, None),
        };
        let (held, public) = match card {
            Some(card) => (hand.actions.has(card), known.actions.has(card)),
            None => (hand.contamination > 0, hand.contamination <= known.contamination),
        };
        match to {
            _ if !held => Refusal::NotInHand,
            Some(to) if to == seat || self.table.seats().all(|other| other != to) => {
                Refusal::NotAnother
            }
            Some(_) if !public => Refusal::AlreadyShown,
            _ => Refusal::AlreadyKnown,
        }
    }

    fn why_no_play(&self, seat: Seat, card: CardId, zone: Zone) -> Refusal {
        if !self.hand(seat).actions.has(card) {
            return Refusal::NotInHand;
        }
        if self.has_played_all(seat) {
            return Refusal::AllPlayed;
        }
        let (face, tile) = (self.pack.card(card), self.table.player(seat).tile);
        let here = self.table.sanctuaries[tile.index()];
        match zone {
            Zone::Sanctuary if here.is_some() => Refusal::SanctuaryThere,
            Zone::Sanctuary if self.table.contaminated.has(tile) => Refusal::ContaminatedGround,
            Zone::Sanctuary => Refusal::NoSanctuaryLeft,
            Zone::Bonus if here != Some(face.bonus.needs) => Refusal::NeedsSanctuary,
            Zone::Gain | Zone::Move | Zone::Effect | Zone::Bonus => {
                let start = Place { card, bonus: zone == Zone::Bonus, at: 0 };
                Refusal::NotPossible { part: self.impossible_part(seat, start) }
            }
        }
    }

    fn why_no_contamination(&self, seat: Seat, how: Contaminated) -> Refusal {
        if self.hand(seat).contamination == 0 {
            return Refusal::NotInHand;
        }
        if self.has_played_all(seat) {
            return Refusal::AllPlayed;
        }
        match how {
            _ if self.table.contaminated.has(self.table.player(seat).tile) => {
                Refusal::ContaminatedTile
            }
            Contaminated::Spend => Refusal::TooLittleToSpend,
            Contaminated::Draw => Refusal::TooFewToDraw,
        }
    }

    fn why_no_purchase(&self, seat: Seat, card: CardId, discount: u8) -> Refusal {
        if self.table.tasks.is_empty() && self.table.done.contains(seat) {
            return Refusal::AlreadyBought;
        }
        if self.table.tasks.is_empty()
            && (self.table.passed.contains(seat) || self.table.declined.contains(seat))
        {
            return Refusal::Declined;
        }
        if !self.table.market.has(card) {
            return Refusal::NotInMarket;
        }
        let element = self.pack.card(card).element;
        if !self.elements(seat).iter().any(|e| element == Some(*e)) {
            return Refusal::NotHisElement;
        }
        let payable = self.affordable(seat, discount).any(|other| other == card);
        if payable { Refusal::SpoilsTheRest } else { Refusal::TooDear }
    }

    fn why_no_special(&self, seat: Seat, tile: TileId, n: u8) -> Refusal {
        let Some(special) = self.sheet().special_depollution else { return Refusal::NoSpecial };
        let player = self.table.player(seat);
        if self.table.special_used.contains(seat) {
            Refusal::SpecialUsed
        } else if player.total_influence() < special.cost {
            Refusal::SpecialTooDear
        } else if !self.board().near(player.tile).has(tile) {
            Refusal::OutOfReach
        } else if n > special.n {
            Refusal::WrongAmount
        } else {
            Refusal::NothingToRemove
        }
    }

    fn why_no_answer(&self, seat: Seat, task: Task, action: Action) -> Refusal {
        match (action, task) {
            (Action::Choose { seat: other }, Task::Choose { place, .. }) => {
                if other == seat || self.table.seats().all(|s| s != other) {
                    Refusal::NotAnother
                } else if self.can_be_chosen(seat, other, place) {
                    Refusal::SpoilsTheRest
                } else {
                    Refusal::CannotBeChosen
                }
            }
            (Action::Gain { split }, Task::Gain { n, .. }) => {
                if self.split(seat, split.first.1, split.second.1) != split {
                    Refusal::NotHisElements
                } else if split.total() == n {
                    Refusal::SpoilsTheRest
                } else {
                    Refusal::WrongAmount
                }
            }
            (Action::Pay { split }, Task::Pay { n, .. }) => self.why_no_payment(seat, split, n),
            (Action::Pay { split }, Task::Attack { reduction, .. })
                if self.mixed_price(seat, reduction).is_some() =>
            {
                let price = self.mixed_price(seat, reduction).unwrap_or(0);
                self.why_no_payment(seat, split, price)
            }
            (Action::Go { tile }, Task::Move { n, .. }) => {
                let near = self.board().within(self.table.player(seat).tile, n).has(tile);
                if near { Refusal::SpoilsTheRest } else { Refusal::TooFar }
            }
            (Action::Attack { element }, Task::Attack { reduction, .. }) => {
                self.why_no_attack(seat, element, reduction)
            }
            (Action::Remove { tile, n }, Task::Remove { n: most, tiles, .. }) => {
                why_no_removal(tile, n, most, tiles)
            }
            (Action::Remove { tile, n }, Task::RemoveEach { tiles, .. }) => {
                why_no_removal(tile, n, 1, tiles)
            }
            (Action::Destroy { from }, Task::Destroy { .. }) => {
                let there = match from {
                    Origin::Hand => self.hand(seat).contamination,
                    Origin::Discard => self.table.player(seat).discard.contamination,
                };
                if there > 0 { Refusal::SpoilsTheRest } else { Refusal::NoContamination }
            }
            (Action::Buy { card }, Task::Acquire { discount, .. }) => {
                self.why_no_purchase(seat, card, discount)
            }
            (Action::Pass, _) => Refusal::Compulsory,
            (Action::Special { .. }, _) if self.sheet().special_depollution.is_none() => {
                Refusal::NoSpecial
            }
            _ => Refusal::FinishFirst,
        }
    }

    fn why_no_attack(&self, seat: Seat, element: Element, reduction: u8) -> Refusal {
        if !self.elements(seat).contains(&element) {
            Refusal::NotHisElement
        } else if self.attack_cost(self.table.player(seat).tile, element).is_none() {
            Refusal::NothingToAttack
        } else if self.mixed_price(seat, reduction).is_some() {
            Refusal::SayTheMix
        } else if self.can_attack(seat, element, reduction) {
            Refusal::SpoilsTheRest
        } else {
            Refusal::CannotPayAttack
        }
    }

    fn why_no_payment(&self, seat: Seat, split: Split, n: u8) -> Refusal {
        let have = self.table.player(seat).influence;
        let enough = split.amounts().iter().zip(have).all(|(a, have)| *a <= have);
        if self.split(seat, split.first.1, split.second.1) != split {
            Refusal::NotHisElements
        } else if split.total() == n && enough {
            Refusal::SpoilsTheRest
        } else {
            Refusal::WrongAmount
        }
    }
}

fn why_no_removal(tile: TileId, n: u8, most: u8, tiles: TileSet) -> Refusal {
    if !tiles.has(tile) {
        Refusal::OutOfReach
    } else if n > most {
        Refusal::WrongAmount
    } else {
        Refusal::NothingToRemove
    }
}
