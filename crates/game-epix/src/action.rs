//! What players do, what is drawn and what happens: plain enums with named fields.

use core::fmt;

use engine::Seat;
use serde::{Serialize, Serializer};

use crate::board::{Kind, Province};

/// An action card (EPX-3a).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Card {
    /// Recruitment.
    Recruit,
    /// Tax.
    Tax,
    /// Move & attack.
    March,
}

impl Card {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Recruit, Self::Tax, Self::March];

    /// The word moves are written with.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Recruit => "recruit",
            Self::Tax => "tax",
            Self::March => "march",
        }
    }
}

/// One or two action cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct CardSet(u8);

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self(0);

    /// Every single card, in order.
    pub const SINGLES: [Self; 3] = [Self(0b001), Self(0b010), Self(0b100)];

    /// Every pair of cards, in order.
    pub const PAIRS: [Self; 3] = [Self(0b011), Self(0b101), Self(0b110)];

    /// Just this card.
    pub const fn only(card: Card) -> Self {
        Self(1 << card as u8)
    }

    /// The cards and this one.
    #[must_use]
    pub const fn with(self, card: Card) -> Self {
        Self(self.0 | 1 << card as u8)
    }

    /// The cards but this one.
    #[must_use]
    pub const fn without(self, card: Card) -> Self {
        Self(self.0 & !(1 << card as u8))
    }

    /// Whether the card is among them.
    pub const fn has(self, card: Card) -> bool {
        self.0 & (1 << card as u8) != 0
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards as bits, in order.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// The cards, in order.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        Card::ALL.into_iter().filter(move |card| self.has(*card))
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.cards()).finish()
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.cards())
    }
}

/// A special ability: its place in the pack.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct AbilityId(pub u8);

impl AbilityId {
    /// The ability's place in the pack, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The colour of a seat's pieces.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// Red.
    Red,
    /// Blue.
    Blue,
    /// Green.
    Green,
    /// Yellow.
    Yellow,
}

impl Colour {
    /// All four, as seats have them where nobody chooses.
    pub const ALL: [Self; 4] = [Self::Red, Self::Blue, Self::Green, Self::Yellow];

    /// The word actions are written with.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Blue => "blue",
            Self::Green => "green",
            Self::Yellow => "yellow",
        }
    }
}

/// What a player can do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Action {
    /// Buy a unit and place it.
    Recruit {
        /// What.
        kind: Kind,
        /// Where.
        province: Province,
    },
    /// Bid on an ability.
    Bid {
        /// Which.
        ability: AbilityId,
        /// How much lies on it then.
        gold: u16,
        /// The unit that marks the bid.
        marker: Kind,
    },
    /// Leave the preliminary phase.
    Pass,
    /// Stake for the first-player card, secretly.
    Offer {
        /// How much.
        gold: u16,
    },
    /// Say who is first player.
    Appoint {
        /// Who.
        seat: Seat,
    },
    /// Choose action cards, face down.
    Choose {
        /// One, or two in winter.
        cards: CardSet,
    },
    /// Exchange nothing.
    Keep,
    /// Exchange a face-down card.
    Exchange {
        /// The card taken back.
        out: Card,
        /// The card laid down instead.
        into: Card,
    },
    /// Play this one of two cards first.
    Play {
        /// Which.
        card: Card,
    },
    /// Move a unit.
    Move {
        /// What.
        kind: Kind,
        /// From where.
        from: Province,
        /// Where to.
        to: Province,
    },
    /// Attack a province.
    Attack {
        /// With what.
        kind: Kind,
        /// From where.
        from: Province,
        /// Which.
        to: Province,
    },
    /// End the recruitment or the move & attack.
    Done,
    /// Hide a stake and fight.
    Stake {
        /// How much.
        gold: u16,
    },
    /// Break off the attack.
    Withdraw,
    /// Ask whether the stake is odd or even.
    Spy,
    /// Name an amount.
    Guess {
        /// Which.
        gold: u16,
    },
    /// Before the game: have this castle, where players choose (EPX-A2).
    TakeCastle {
        /// Which.
        castle: Province,
    },
    /// Before the game: have this colour, where players choose (EPX-A2).
    TakeColour {
        /// Which.
        colour: Colour,
    },
}

/// What is drawn by lot.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Chance {
    /// The first holder of the first-player card.
    First {
        /// Who.
        seat: Seat,
    },
    /// An ability that is laid out.
    Draw {
        /// Which.
        ability: AbilityId,
    },
}

/// Who stands in the way of an attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Defence {
    /// A unit.
    Unit(Kind),
    /// The garrison of a castle.
    Garrison,
}

/// What can happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// The first holder of the first-player card was drawn.
    FirstDrawn {
        /// Who.
        seat: Seat,
    },
    /// An ability was laid out.
    AbilityDrawn {
        /// Which.
        ability: AbilityId,
    },
    /// A unit was bought.
    Recruited {
        /// By whom.
        seat: Seat,
        /// What.
        kind: Kind,
        /// Where.
        province: Province,
        /// For how much.
        cost: u8,
    },
    /// A bid was laid on an ability.
    BidPlaced {
        /// By whom.
        seat: Seat,
        /// On which.
        ability: AbilityId,
        /// How much.
        gold: u16,
        /// Marked by which unit.
        marker: Kind,
        /// Who lay there before.
        over: Option<Seat>,
    },
    /// A seat left the preliminary phase.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// An ability went to its bidder.
    AbilityWon {
        /// Who.
        seat: Seat,
        /// Which.
        ability: AbilityId,
        /// For how much.
        gold: u16,
    },
    /// An ability nobody wanted was put away.
    AbilityDiscarded {
        /// Which.
        ability: AbilityId,
    },
    /// A season began.
    SeasonBegan {
        /// Which, from 0.
        season: u8,
    },
    /// A seat closed its fist for the auction.
    OfferSealed {
        /// Who.
        seat: Seat,
        /// How much, for that seat alone.
        gold: Option<u16>,
    },
    /// A stake of the auction was opened.
    OfferOpened {
        /// Whose.
        seat: Seat,
        /// How much.
        gold: u16,
    },
    /// The auction was won.
    AuctionWon {
        /// By whom.
        seat: Seat,
        /// For how much.
        gold: u16,
    },
    /// The first player was named.
    Appointed {
        /// By whom.
        by: Seat,
        /// Who.
        seat: Seat,
    },
    /// A seat laid its cards face down.
    CardsSealed {
        /// Who.
        seat: Seat,
        /// Which, for that seat alone.
        cards: Option<CardSet>,
    },
    /// A seat exchanged a face-down card.
    Exchanged {
        /// Who.
        seat: Seat,
        /// Which for which, for that seat alone.
        cards: Option<(Card, Card)>,
    },
    /// A seat turned up its cards.
    Revealed {
        /// Who.
        seat: Seat,
        /// Which.
        cards: CardSet,
    },
    /// A seat chose its castle.
    Settled {
        /// Who.
        seat: Seat,
        /// Which.
        castle: Province,
    },
    /// A seat chose its colour.
    ColourTaken {
        /// Who.
        seat: Seat,
        /// Which.
        colour: Colour,
    },
    /// The last seat of winter acts only to win and no longer can: its turn is over.
    GaveUp {
        /// Who.
        seat: Seat,
    },
    /// The last seat of winter cannot win and does not play.
    Skipped {
        /// Who.
        seat: Seat,
    },
    /// A seat began to play a card.
    CardBegun {
        /// Who.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A seat collected tax.
    Taxed {
        /// Who.
        seat: Seat,
        /// How much.
        gold: u8,
    },
    /// A seat ended its recruitment or move & attack.
    CardEnded {
        /// Who.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A unit moved.
    Moved {
        /// Whose.
        seat: Seat,
        /// What.
        kind: Kind,
        /// From where.
        from: Province,
        /// Where to.
        to: Province,
    },
    /// A unit attacked.
    Attacked {
        /// Whose.
        seat: Seat,
        /// What.
        kind: Kind,
        /// From where.
        from: Province,
        /// Which province.
        to: Province,
        /// Whose units are there.
        defender: Seat,
    },
    /// An attacker closed his fist.
    StakeHidden {
        /// Who.
        seat: Seat,
        /// How much, for that seat alone.
        gold: Option<u16>,
        /// Against whom or what.
        against: Defence,
    },
    /// An attacker had to tell whether his stake is odd.
    SpyTold {
        /// Who asked.
        seat: Seat,
        /// Whether it is odd.
        odd: bool,
    },
    /// A defender named an amount.
    Guessed {
        /// Who.
        seat: Seat,
        /// Which.
        gold: u16,
    },
    /// A stake was opened.
    StakeOpened {
        /// Whose.
        seat: Seat,
        /// How much.
        gold: u16,
        /// Whether it had been named.
        named: bool,
    },
    /// A unit went back to its owner's reserve.
    Removed {
        /// Whose.
        seat: Seat,
        /// What.
        kind: Kind,
        /// From where.
        province: Province,
    },
    /// Half a stake came back.
    Refunded {
        /// To whom.
        seat: Seat,
        /// How much.
        gold: u16,
    },
    /// A won duel took gold from the defender.
    Plundered {
        /// Who took.
        seat: Seat,
        /// From whom.
        from: Seat,
        /// How much.
        gold: u16,
    },
    /// An attacking unit entered the province.
    Entered {
        /// Whose.
        seat: Seat,
        /// What.
        kind: Kind,
        /// From where.
        from: Province,
        /// Where to.
        to: Province,
    },
    /// A camp or catapult changed sides.
    Converted {
        /// Whose it is now.
        seat: Seat,
        /// What.
        kind: Kind,
        /// Where.
        province: Province,
    },
    /// An attack was broken off.
    Withdrew {
        /// By whom.
        seat: Seat,
    },
    /// A castle was taken.
    CastleTaken {
        /// By whom.
        seat: Seat,
        /// Which.
        castle: Province,
    },
    /// A seat had its revenue.
    Earned {
        /// Who.
        seat: Seat,
        /// How much.
        gold: u16,
    },
    /// A seat's provinces and gold were counted at the end of winter.
    Counted {
        /// Whose.
        seat: Seat,
        /// How many provinces.
        provinces: u8,
        /// How much gold.
        gold: u16,
    },
    /// A seat won or shares the victory.
    Won {
        /// Who.
        seat: Seat,
    },
}
