//! The vocabulary that effects are written in.

use alloc::vec::Vec;

use engine::Text;
use serde::Deserialize;

/// When a personality's effect applies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Timing {
    /// Used as the action of one's turn.
    Action,
    /// Declared with one's own union.
    Union,
    /// Played when something happens.
    Reaction(Trigger),
}

/// What a reaction answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Trigger {
    /// A recruit from the crossroads: paid, not yet in hand.
    RecruitOpen,
    /// A blind recruit: paid, not yet drawn.
    RecruitBlind,
    /// A debate, before the card is discarded.
    Debate,
    /// A personality used as an action, before its targets are chosen.
    UsePersonality,
    /// An inhabitant used from the crossroads.
    UseInhabitant,
    /// A union, before hand and gain.
    UniteDeclared,
    /// A union, after hand and gain.
    UniteDone,
}

/// How many kinds of [`Trigger`] there are.
pub const N_TRIGGERS: usize = 7;

/// One instruction on a card. "Me" is whoever applies it.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// Take tokens from the reserve.
    Take(u8),
    /// Take a token for each of something.
    TakePer(TakePer),
    /// Take up to this many tokens from the chosen opponent.
    Steal(u8),
    /// Cost: hand tokens to the chosen opponent.
    Give(u8),
    /// Every opponent takes tokens from the reserve.
    OthersTake(u8),
    /// Choose the opponent that the next instructions speak of.
    ChooseOpponent(Opponents),
    /// Add cards from the top of the deck to my hand.
    Draw(u8),
    /// Look at cards from the top of the deck alone.
    Peek(u8),
    /// Show cards from the top of the deck to everybody.
    Reveal(u8),
    /// Add one of the cards looked at to my hand.
    Pick(Filter),
    /// Put the cards looked at back on top, in the order I choose.
    PutBack,
    /// Discard the cards looked at.
    DiscardRest,
    /// Lay the cards looked at on the crossroads, however many lie there.
    ToCrossroads,
    /// Add a crossroads card to my hand without paying.
    PickCrossroads(Filter),
    /// Make open recruits in a row, each cheaper.
    Recruit(Discount),
    /// Discard any number of crossroads cards.
    Sweep(Filter),
    /// Bring the crossroads back to its number of cards now.
    Refill,
    /// Exchange one of my hand cards with a personality on the crossroads.
    SwapCrossroads,
    /// Look through the discard and add one card to my hand.
    PickDiscard(Filter),
    /// Add one of the cards discarded for the union that is answered to my hand.
    PickUnionDiscard,
    /// Look at the chosen opponent's hand.
    Look,
    /// A random card of the chosen opponent's hand comes to mine.
    TakeRandom,
    /// Cards of my choice from the chosen opponent's hand come to mine.
    TakeCards(Range),
    /// Discard one card of my choice from the chosen opponent's hand.
    Strip,
    /// Cost: discard other cards of my hand.
    DiscardOwn(u8),
    /// Discard hand cards for tokens, as many as their value and a bonus.
    Sell(Sale),
    /// If I like, exchange one of my hand cards with one of the chosen opponent's.
    SwapHand,
    /// Gain popularity.
    Gain(u8),
    /// Gain popularity for each opponent ahead of me.
    GainPerAhead(PerAhead),
    /// Others lose popularity.
    Lose(Loss),
    /// Flip the direction token.
    Reverse,
    /// Grant new actions.
    Replay(u8),
    /// Apply the action effect of a personality on the crossroads.
    Copy,
    /// Look at the affinities set aside and, if I like, exchange mine with one of them.
    SwapAffinity,
    /// Somebody chooses one of two ways.
    Choice(Choice),
    /// One of two ways, by what is on the table.
    If(Branch),
    /// The event that is answered does not happen.
    Cancel,
    /// The actor of the event that is answered takes back what was paid.
    Refund,
    /// Recruit the card of the event that is answered at its printed value, or discard it.
    BuyOrDiscard,
    /// The card of the event that is answered comes to me.
    RedirectCard,
    /// The tokens of the event that is answered come to me.
    RedirectTokens,
    /// I apply the effect of the event that is answered.
    RedirectEffect,
    /// The card counts as one personality of the united alliance.
    Substitute,
    /// No affinity can be played on this union.
    NoAffinity,
    /// Change the gain of the union.
    UnionGain(i8),
}

/// What [`Effect::TakePer`] counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the names are the file's")]
pub struct TakePer {
    pub each: Each,
    pub at_most: u8,
}

/// Things to count.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Each {
    /// Personalities that a sweep of this card discarded.
    PersonalitySwept,
    /// Points of value of the card that this card stripped.
    ValueStripped,
    /// Different alliances on the crossroads.
    AllianceOnCrossroads,
    /// Cards in the chosen opponent's hand.
    CardInTheirHand,
}

/// Which opponents may be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Opponents {
    /// Any of them.
    Any,
    /// Those with more popularity than I have.
    Ahead,
}

/// Which cards may be taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Filter {
    /// Any card.
    Any,
    /// Personalities only.
    Personality,
}

/// How many open recruits, and how much cheaper.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the names are the file's")]
pub struct Discount {
    pub up_to: u8,
    pub cheaper: u8,
}

/// How many cards at least and at most.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the names are the file's")]
pub struct Range {
    pub at_least: u8,
    pub at_most: u8,
}

/// How many cards may be sold, and what each brings beyond its value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the names are the file's")]
pub struct Sale {
    pub up_to: u8,
    pub bonus: u8,
}

/// Percent for each opponent ahead, and the most of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the names are the file's")]
pub struct PerAhead {
    pub each: u8,
    pub at_most: u8,
}

/// Who loses how much.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the names are the file's")]
pub struct Loss {
    pub who: Losers,
    pub points: u8,
}

/// Whose popularity falls.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Losers {
    /// The chosen opponent's.
    Chosen,
    /// That of every opponent ahead of me.
    EachAhead,
}

/// Two ways, and who chooses.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the names are the file's")]
pub struct Choice {
    pub who: Chooser,
    pub options: Vec<Alternative>,
}

/// Who chooses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chooser {
    /// Whoever applies the card.
    Me,
    /// The chosen opponent.
    Opponent,
}

/// One of the ways.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the names are the file's")]
pub struct Alternative {
    pub text: Text,
    pub effects: Vec<Effect>,
}

/// A condition and the two ways on from it.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the names are the file's")]
pub struct Branch {
    pub when: Condition,
    pub then: Vec<Effect>,
    pub otherwise: Vec<Effect>,
}

/// What a branch asks of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Condition {
    /// The chosen opponent holds cards.
    TheirHandHoldsCards,
    /// There is a chosen opponent.
    AnOpponentIsChosen,
    /// Some opponent has more popularity than I have.
    AnOpponentIsAhead,
    /// No opponent has less popularity than I have.
    NobodyIsBelowMe,
}
