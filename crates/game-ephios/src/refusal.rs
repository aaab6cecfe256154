//! Why the rules forbid an action: each reason names its rule.

use crate::card::{Alliance, Card};

/// Why a player cannot do that.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields name the card or alliance and the numbers")]
pub enum NotAllowed {
    /// On a turn one of the actions is performed, and nothing else.
    NotATurnAction,
    /// The same in solo, where there is one action more.
    NotASoloAction,
    /// After a replay there is an action to perform, and no way to decline it.
    MustReplay,
    /// The hand limit asks for a card to discard.
    MustDiscard,
    /// The cards of the hand are laid on the discard one by one.
    MustLay,
    /// A window asks for a reaction or a pass.
    MustAnswer,
    /// The card being applied asks something else.
    NotAsked,
    /// The card is not on the crossroads.
    NotOnCrossroads { card: Card },
    /// The card is not on the crossroads to debate with.
    NoDebateWithAbsent { card: Card },
    /// Cards of the Plot's zone are not recruited.
    InThePlotsZone { card: Card },
    /// Inhabitants are not recruited.
    RecruitsInhabitant { card: Card },
    /// The player has too few tokens.
    TooExpensive { card: Card, price: u8, tokens: u8 },
    /// A blind recruit takes a token.
    NoTokenForBlind,
    /// There is no card to draw.
    NothingToDraw,
    /// There is no debate with inhabitants.
    DebatesInhabitant { card: Card },
    /// The personality is not in the player's hand.
    NotInHand { card: Card },
    /// The inhabitant is not on the crossroads.
    InhabitantNotThere { card: Card },
    /// A personality is used from the hand, not from the crossroads.
    UsedFromCrossroads { card: Card },
    /// A reaction waits for its condition.
    ReactionNotNow { card: Card },
    /// A reaction is played from the hand.
    ReactionNotHeld { card: Card },
    /// The card is used as an action and answers nothing.
    NoReaction { card: Card },
    /// A card that helps in unions is not an action.
    HelperNotNow { card: Card },
    /// The card was used in this turn.
    UsedThisTurn { card: Card },
    /// The card's cost cannot be paid.
    CostNotPayable { card: Card },
    /// The alliance is not in play; the rule is the one that says so in this mode.
    AllianceNotInPlay { alliance: Alliance, rule: &'static str },
    /// The card is not in play; the rule is the one that says so in this mode.
    CardNotInPlay { card: Card, rule: &'static str },
    /// Too few members in hand; the rule is the one that says how many this alliance needs.
    TooFewMembers { alliance: Alliance, needed: u8, held: u8, rule: &'static str },
    /// That card does not help in a union, or is not held.
    NoHelper { card: Card },
    /// The union needs no substitute.
    SubstituteNotNeeded { card: Card },
    /// There is no affinity to play.
    NoAffinity,
    /// The affinity does not fit the union.
    AffinityDoesNotFit { alliance: Alliance },
    /// A helper forbids the affinity.
    AffinityBarred { card: Card },
    /// Affinities have no bonus in solo.
    NoBonusInSolo,
    /// The Plot does not have that Dignitary.
    NotInThePlotsZone { card: Card },
}

impl engine::Refusal for NotAllowed {
    fn rule(&self) -> &'static str {
        match self {
            NotAllowed::NotATurnAction => "EPH-28",
            NotAllowed::NotASoloAction => "EPH-111",
            NotAllowed::MustReplay => "EPH-A24",
            NotAllowed::MustLay => "EPH-A12",
            NotAllowed::MustDiscard => "EPH-72",
            NotAllowed::MustAnswer
            | NotAllowed::ReactionNotHeld { .. }
            | NotAllowed::ReactionNotNow { .. } => "EPH-45",
            NotAllowed::NotAsked => "EPH-48",
            NotAllowed::NotOnCrossroads { .. } => "EPH-31",
            NotAllowed::InThePlotsZone { .. } => "EPH-119",
            NotAllowed::NoDebateWithAbsent { .. } => "EPH-39",
            NotAllowed::RecruitsInhabitant { .. } => "EPH-34",
            NotAllowed::TooExpensive { .. } => "EPH-33",
            NotAllowed::NoTokenForBlind => "EPH-37",
            NotAllowed::NothingToDraw => "EPH-A9",
            NotAllowed::DebatesInhabitant { .. } => "EPH-40",
            NotAllowed::NotInHand { .. } | NotAllowed::NoReaction { .. } => "EPH-43",
            NotAllowed::InhabitantNotThere { .. } => "EPH-44",
            NotAllowed::UsedFromCrossroads { .. } => "EPH-49",
            NotAllowed::HelperNotNow { .. } => "EPH-64",
            NotAllowed::UsedThisTurn { .. } => "EPH-A23",
            NotAllowed::CostNotPayable { .. } => "EPH-A22",
            NotAllowed::AllianceNotInPlay { rule, .. }
            | NotAllowed::CardNotInPlay { rule, .. }
            | NotAllowed::TooFewMembers { rule, .. } => rule,
            NotAllowed::NoHelper { .. } => "EPH-A17",
            NotAllowed::SubstituteNotNeeded { .. } => "EPH-A18",
            NotAllowed::NoAffinity => "EPH-71",
            NotAllowed::AffinityDoesNotFit { .. } => "EPH-68",
            NotAllowed::AffinityBarred { .. } => "EPH-50",
            NotAllowed::NoBonusInSolo => "EPH-116",
            NotAllowed::NotInThePlotsZone { .. } => "EPH-112",
        }
    }
}
