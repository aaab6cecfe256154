//! What players do, what chance draws, and what happens.

use engine::Seat;

use crate::card::{Alliance, AllianceSet, Card, CardSet};

/// What a player can do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Action {
    /// Recruit a personality from the crossroads.
    Recruit {
        /// Which.
        card: Card,
    },
    /// Recruit the top card of the deck.
    RecruitBlind,
    /// Discard a personality from the crossroads for tokens.
    Debate {
        /// Which.
        card: Card,
    },
    /// Use a personality from the hand or an inhabitant from the crossroads.
    Use {
        /// Which.
        card: Card,
    },
    /// Unite an alliance.
    Unite {
        /// Which.
        alliance: Alliance,
        /// Whether the affinity is played.
        affinity: bool,
        /// The hand cards that help in it.
        helpers: Helpers,
    },
    /// Discard a Dignitary from the Plot's zone (solo).
    Corrupt {
        /// Which.
        card: Card,
    },
    /// Answer what somebody does with a reaction.
    React {
        /// Which.
        card: Card,
    },
    /// Let what somebody does happen.
    Pass,
    /// Choose an opponent.
    Target {
        /// Whom.
        seat: Seat,
    },
    /// Take a card from where the effect looks.
    Pick {
        /// Which.
        card: Card,
    },
    /// Discard a card: from the hand, or from the crossroads by an effect that sweeps it.
    Discard {
        /// Which.
        card: Card,
    },
    /// Put a card back on top of the deck, over those put back before.
    Put {
        /// Which.
        card: Card,
    },
    /// Apply this one of the inhabitants added together first.
    Apply {
        /// Which.
        card: Card,
    },
    /// Apply the effect of a personality on the crossroads.
    Copy {
        /// Which.
        card: Card,
    },
    /// Exchange a hand card with another card.
    Swap {
        /// The hand card.
        give: Card,
        /// The card that comes for it.
        take: Card,
    },
    /// Exchange the affinity with one that is set aside.
    TakeAffinity {
        /// Which.
        affinity: Alliance,
    },
    /// Take the first or the second way that a card offers.
    Choose {
        /// 1 or 2.
        option: u8,
    },
    /// Stop here: no more cards, or no exchange.
    Done,
}

/// Up to three cards that help in a union, in the pack's order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Helpers([Option<Helper>; Helpers::MAX]);

/// A card, stored so that no helper sorts first and takes no more room than one.
type Helper = core::num::NonZeroU8;

impl Helpers {
    /// The most helpers there can be.
    pub const MAX: usize = 3;

    /// No helper.
    pub const NONE: Helpers = Helpers([None; Helpers::MAX]);

    /// These cards; `None` when there are too many.
    pub fn new(cards: CardSet) -> Option<Helpers> {
        let mut helpers = Helpers::NONE;
        if cards.len() > Helpers::MAX {
            return None;
        }
        for (place, card) in helpers.0.iter_mut().zip(cards) {
            *place = Helper::new(card.index() as u8 + 1);
        }
        Some(helpers)
    }

    /// The cards.
    pub fn cards(self) -> CardSet {
        self.0.iter().flatten().map(|helper| Card::new(usize::from(helper.get()) - 1)).collect()
    }
}

impl core::fmt::Debug for Helpers {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        self.cards().fmt(f)
    }
}

/// What can be drawn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Chance {
    /// This seat begins.
    First {
        /// Who.
        seat: Seat,
    },
    /// This affinity is dealt.
    Affinity {
        /// Which.
        affinity: Alliance,
    },
    /// This card comes: from the deck, from a hand, or from the inhabitants to choose from.
    Card {
        /// Which.
        card: Card,
    },
}

/// A player, or the Plot of the solo game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Party {
    /// A player.
    Player(Seat),
    /// The Plot.
    Plot,
}

/// What can happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields say who, which card and how much")]
pub enum Event {
    /// Who begins was drawn.
    Begins { seat: Seat },
    /// A round begins.
    RoundBegan { round: u8, first: Seat },
    /// An inhabitant takes part in this campaign.
    InhabitantJoined { card: Card },
    /// A player was dealt an affinity; only the owner is told which.
    AffinityDealt { seat: Seat, affinity: Option<Alliance> },
    /// A card was turned up onto the crossroads.
    TurnedUp { card: Card },
    /// Somebody recruits a personality from the crossroads and has paid for it.
    Recruits { party: Party, card: Card, paid: u8 },
    /// A card came into somebody's hand, or zone, for all to see.
    Joined { party: Party, card: Card },
    /// Somebody pays for the top card of the deck.
    RecruitsBlind { seat: Seat },
    /// A player drew a card; only the player is told which.
    Drew { seat: Seat, card: Option<Card> },
    /// An inhabitant among cards that were to be added to a hand is applied.
    InhabitantCame { seat: Seat, card: Card },
    /// Somebody debates.
    Debates { party: Party, card: Card },
    /// A player uses a card.
    Uses { seat: Seat, card: Card },
    /// A player answers with a reaction.
    Reacts { seat: Seat, card: Card },
    /// A recruit or a use came to nothing.
    Stopped { card: Card },
    /// A player unites an alliance.
    Unites { seat: Seat, alliance: Alliance, affinity: Option<Alliance>, helpers: Helpers },
    /// The Plot lost a Dignitary to a corruption.
    Corrupts { seat: Seat, card: Card },
    /// Tokens changed hands.
    Tokens { seat: Seat, by: i8 },
    /// A marker moved.
    Popularity { seat: Seat, by: i8, now: u8 },
    /// A card was laid on the discard.
    Discarded { card: Card },
    /// The direction of play was reversed.
    Reversed { clockwise: bool },
    /// A player has new actions.
    Replays { seat: Seat, actions: u8 },
    /// A player chose an opponent.
    Targeted { seat: Seat, target: Seat },
    /// A player looked at another's hand.
    Looked { seat: Seat, target: Seat },
    /// What there was to see, for the one who looked.
    SawHand { target: Seat, cards: CardSet },
    /// A player looked at the top of the deck; only the player is told what lay there.
    Peeked { seat: Seat, card: Option<Card> },
    /// A card from the top of the deck was shown to everybody.
    Revealed { card: Card },
    /// A player put cards back on top of the deck.
    PutBack { seat: Seat, cards: u8 },
    /// A card went from hand to hand; only those two are told which.
    Stolen { from: Seat, to: Seat, card: Option<Card> },
    /// Two hands exchanged a card; only those two are told which.
    Exchanged { seat: Seat, with: Seat, gave: Option<Card>, got: Option<Card> },
    /// A player took a card from the discard; others may not know which.
    Retrieved { seat: Seat, card: Option<Card> },
    /// A hand card and a crossroads card changed places.
    Traded { seat: Seat, gave: Card, got: Card },
    /// A player applies the effect of a card on the crossroads.
    Copies { seat: Seat, card: Card },
    /// A player decided between two ways.
    Chose { seat: Seat, card: Card, option: u8 },
    /// A player looked at the affinities set aside.
    LookedAside { seat: Seat },
    /// What there was to see, for the one who looked.
    SawAside { affinities: AllianceSet },
    /// The player's affinity is now this one (told to the player alone).
    TookAffinity { affinity: Alliance },
    /// The discard became the deck.
    Reshuffled { cards: u8 },
    /// Nobody can do anything: the turn ends.
    NoAction { seat: Seat },
    /// An alliance's affinity was earned (solo).
    Trophy { alliance: Alliance },
    /// A round was won.
    RoundWon { seat: Seat },
    /// A victory page was read.
    PageRead { alliance: Alliance },
    /// The page was read before, or there was nothing to read.
    NoPage,
    /// A card left the campaign.
    Left { card: Card },
    /// A card came into the campaign.
    Came { card: Card },
    /// A tile was laid, on a slot or under the card.
    TileLaid { alliance: Alliance, slot: Option<Alliance> },
    /// The game is won.
    Won { seat: Seat },
    /// The solo game is lost.
    Lost { reason: Loss },
    /// The turn limit was reached.
    Unfinished,
}

/// How a solo game is lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Loss {
    /// No popularity is left (EPH-129).
    Unpopular,
    /// The Plot has all five Dignitaries (EPH-130).
    Overthrown,
}
