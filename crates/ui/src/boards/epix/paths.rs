//! What is touched: the path of every action, what a stray touch may have meant, and where an event shows.

use engine::{Seat, Viewer};
use game_epix::{AbilityId, Action, Card, CardSet, Colour, Event, Kind, Phase, Province, View};

use crate::board::Touch;

pub(super) fn province(province: Province) -> Touch {
    format!("province:{province}")
}

pub(super) fn unit(kind: Kind, at: Province) -> Touch {
    format!("unit:{kind}@{at}")
}

pub(super) fn reserve(kind: Kind) -> Touch {
    format!("reserve:{kind}")
}

pub(super) fn ability(ability: AbilityId) -> Touch {
    format!("ability:{ability}")
}

pub(super) fn gold(gold: u16) -> Touch {
    format!("gold:{gold}")
}

pub(super) fn card(card: Card) -> Touch {
    format!("card:{card}")
}

/// Two cards chosen at once, as the winter asks.
pub(super) fn pair(cards: CardSet) -> Touch {
    format!("cards:{}", cards.to_string().replace(' ', "+"))
}

pub(super) fn colour(colour: Colour) -> Touch {
    format!("colour:{colour}")
}

pub(super) fn first(seat: Seat) -> Touch {
    format!("first:{seat}")
}

/// What a player holds in the closed fist or face down.
pub(super) fn hand(seat: Seat) -> Touch {
    format!("hand:{seat}")
}

/// A player's gold.
pub(super) fn purse(seat: Seat) -> Touch {
    format!("purse:{seat}")
}

/// The duel that is under way, or was decided last.
pub(super) const DUEL: &str = "duel";
/// Leave the preliminary phase.
pub(super) const PASS: &str = "do:pass";
/// End the recruitment or the march.
pub(super) const DONE: &str = "do:done";
/// Exchange nothing.
pub(super) const KEEP: &str = "do:keep";
/// Break off an attack.
pub(super) const WITHDRAW: &str = "do:withdraw";
/// Ask whether the stake is odd.
pub(super) const SPY: &str = "do:spy";

/// What is touched to take the action, in order.
pub(super) fn path(action: Action) -> Vec<Touch> {
    match action {
        Action::Recruit { kind, province: at } => vec![reserve(kind), province(at)],
        Action::Bid { ability: which, gold: bid, marker } => {
            vec![ability(which), gold(bid), reserve(marker)]
        }
        Action::Pass => vec![PASS.into()],
        Action::Offer { gold: amount }
        | Action::Stake { gold: amount }
        | Action::Guess { gold: amount } => vec![gold(amount)],
        Action::Appoint { seat } => vec![first(seat)],
        Action::Choose { cards } if cards.len() > 1 => vec![pair(cards)],
        Action::Choose { cards } => cards.cards().map(card).collect(),
        Action::Keep => vec![KEEP.into()],
        Action::Exchange { out, into } => vec![card(out), card(into)],
        Action::Play { card: which } => vec![card(which)],
        Action::Move { kind, from, to } | Action::Attack { kind, from, to } => {
            vec![unit(kind, from), province(to)]
        }
        Action::Done => vec![DONE.into()],
        Action::Withdraw => vec![WITHDRAW.into()],
        Action::Spy => vec![SPY.into()],
        Action::TakeCastle { castle } => vec![province(castle)],
        Action::TakeColour { colour: which } => vec![colour(which)],
    }
}

/// Something touched, read back.
#[derive(Clone, Copy)]
enum Thing {
    Province(Province),
    Unit(Kind, Province),
    Reserve(Kind),
    Ability(AbilityId),
    Gold(u16),
    Card(Card),
    Pair(CardSet),
    First(Seat),
    Colour(Colour),
    Deed(Action),
}

fn read(touch: &str) -> Option<Thing> {
    let (what, name) = touch.split_once(':')?;
    Some(match what {
        "province" => Thing::Province(name.parse().ok()?),
        "unit" => {
            let (kind, at) = name.split_once('@')?;
            Thing::Unit(kind.parse().ok()?, at.parse().ok()?)
        }
        "reserve" => Thing::Reserve(name.parse().ok()?),
        "ability" => Thing::Ability(AbilityId(name.parse::<u8>().ok()?.checked_sub(1)?)),
        "gold" => Thing::Gold(name.parse().ok()?),
        "card" => Thing::Card(Card::ALL.into_iter().find(|card| card.id() == name)?),
        "cards" => Thing::Pair(CardSet::PAIRS.into_iter().find(|cards| pair(*cards) == touch)?),
        "first" => Thing::First(name.parse().ok()?),
        "colour" => Thing::Colour(Colour::ALL.into_iter().find(|colour| colour.id() == name)?),
        "do" => Thing::Deed(deed(touch)?),
        _ => return None,
    })
}

fn deed(touch: &str) -> Option<Action> {
    let deeds = [Action::Pass, Action::Done, Action::Keep, Action::Withdraw, Action::Spy];
    deeds.into_iter().find(|action| path(*action) == [touch])
}

/// What somebody may have meant by touching these things, the likeliest first.
pub(super) fn attempts(view: &View, touched: &[Touch]) -> Vec<Action> {
    let things: Vec<Thing> = touched.iter().filter_map(|touch| read(touch)).collect();
    if things.len() != touched.len() {
        return Vec::new();
    }
    match things[..] {
        [Thing::Unit(kind, from), Thing::Province(to)] => marches(view, kind, from, to),
        [Thing::Unit(kind, from), Thing::Unit(_, to)] => marches(view, kind, from, to),
        [Thing::Unit(kind, from)] => anywhere(view, kind, from),
        [Thing::Reserve(kind), Thing::Province(province) | Thing::Unit(_, province)] => {
            vec![Action::Recruit { kind, province }]
        }
        [Thing::Reserve(kind)] => recruits(view, kind),
        [Thing::Province(at)] => visits(view, at),
        [Thing::Ability(ability)] => vec![Action::Bid { ability, gold: 1, marker: Kind::Camp }],
        [Thing::Ability(ability), Thing::Gold(gold)] => {
            vec![Action::Bid { ability, gold, marker: Kind::Camp }]
        }
        [Thing::Ability(ability), Thing::Gold(gold), Thing::Reserve(marker)] => {
            vec![Action::Bid { ability, gold, marker }]
        }
        [Thing::Gold(gold)] => amounts(view, gold),
        [Thing::Card(card)] => vec![play(view, card)],
        [Thing::Card(out), Thing::Card(into)] => vec![Action::Exchange { out, into }],
        [Thing::Pair(cards)] => vec![Action::Choose { cards }],
        [Thing::First(seat)] => vec![Action::Appoint { seat }],
        [Thing::Colour(colour)] => vec![Action::TakeColour { colour }],
        [Thing::Deed(action)] => vec![action],
        _ => Vec::new(),
    }
}

/// A unit sent somewhere: an attack where enemies are, otherwise a move.
fn marches(view: &View, kind: Kind, from: Province, to: Province) -> Vec<Action> {
    let (attack, walk) = (Action::Attack { kind, from, to }, Action::Move { kind, from, to });
    let Viewer::Seat(seat) = view.viewer else { return vec![walk] };
    let field = view.field();
    let hostile = field.enemies(seat).or(field.enemy_castles(seat)).has(to);
    let strikes = hostile && kind != Kind::Camp;
    if strikes { vec![attack, walk] } else { vec![walk, attack] }
}

/// A unit that cannot do anything: why it cannot go next door.
fn anywhere(view: &View, kind: Kind, from: Province) -> Vec<Action> {
    let near = view.rules.board.neighbours(from);
    near.iter().flat_map(|to| marches(view, kind, from, to)).collect()
}

/// A kind of unit that cannot be recruited: why not at home.
fn recruits(view: &View, kind: Kind) -> Vec<Action> {
    let Viewer::Seat(seat) = view.viewer else { return Vec::new() };
    let realm = view.rules.board.realm(seat);
    realm.iter().map(|province| Action::Recruit { kind, province }).collect()
}

/// A province that was touched first: somebody wants to recruit there, or to go there.
fn visits(view: &View, at: Province) -> Vec<Action> {
    let Viewer::Seat(seat) = view.viewer else { return Vec::new() };
    if view.open.phase == Phase::Castles {
        return vec![Action::TakeCastle { castle: at }];
    }
    if view.open.phase != Phase::March {
        return Kind::ALL.map(|kind| Action::Recruit { kind, province: at }).to_vec();
    }
    let mut list = Vec::new();
    for kind in [Kind::Soldier, Kind::Knight, Kind::Catapult] {
        for from in view.open.units[seat.index()][kind.index()] {
            list.extend(marches(view, kind, from, at));
        }
    }
    list
}

fn amounts(view: &View, gold: u16) -> Vec<Action> {
    let (offer, stake, guess) =
        (Action::Offer { gold }, Action::Stake { gold }, Action::Guess { gold });
    match view.open.phase {
        Phase::Guess => vec![guess],
        Phase::Stake => vec![stake],
        _ => vec![offer],
    }
}

fn play(view: &View, card: Card) -> Action {
    match view.open.phase {
        Phase::Order => Action::Play { card },
        _ => Action::Choose { cards: CardSet::only(card) },
    }
}

/// Where an event shows.
pub(super) fn traces(event: Event) -> Vec<Touch> {
    match event {
        Event::Recruited { kind, province: at, .. }
        | Event::Converted { kind, province: at, .. } => {
            vec![province(at), unit(kind, at)]
        }
        Event::Moved { seat, kind, from, to } | Event::Entered { seat, kind, from, to } => {
            vec![province(to), unit(kind, to), way(seat, kind, from, to)]
        }
        Event::Attacked { to, .. } => vec![province(to)],
        Event::Removed { province: at, .. }
        | Event::CastleTaken { castle: at, .. }
        | Event::Settled { castle: at, .. } => {
            vec![province(at)]
        }
        Event::AbilityDrawn { ability: which } | Event::BidPlaced { ability: which, .. } => {
            vec![ability(which)]
        }
        Event::AbilityWon { seat, .. }
        | Event::Taxed { seat, .. }
        | Event::Earned { seat, .. }
        | Event::Refunded { seat, .. }
        | Event::Plundered { seat, .. } => vec![purse(seat)],
        Event::FirstDrawn { seat }
        | Event::Appointed { seat, .. }
        | Event::ColourTaken { seat, .. } => vec![first(seat)],
        Event::OfferSealed { seat, .. }
        | Event::OfferOpened { seat, .. }
        | Event::CardsSealed { seat, .. }
        | Event::Exchanged { seat, .. }
        | Event::Revealed { seat, .. }
        | Event::CardBegun { seat, .. }
        | Event::AuctionWon { seat, .. }
        | Event::Passed { seat } => vec![hand(seat)],
        Event::StakeHidden { .. }
        | Event::SpyTold { .. }
        | Event::Guessed { .. }
        | Event::StakeOpened { .. } => vec![DUEL.into()],
        Event::AbilityDiscarded { .. }
        | Event::SeasonBegan { .. }
        | Event::Skipped { .. }
        | Event::GaveUp { .. }
        | Event::CardEnded { .. }
        | Event::Withdrew { .. }
        | Event::Counted { .. }
        | Event::Won { .. } => Vec::new(),
    }
}

/// That a unit went from one province to another: no thing of the page, but the map reads from it which piece
/// is which, so that it glides.
pub(super) fn way(seat: Seat, kind: Kind, from: Province, to: Province) -> Touch {
    format!("way:{seat}:{kind}:{from}>{to}")
}

/// The id of the rule that explains an event.
pub(super) fn rule(event: Event) -> &'static str {
    match event {
        Event::FirstDrawn { .. } => "EPX-6a",
        Event::AbilityDrawn { .. } => "EPX-7a",
        Event::Recruited { .. } => "EPX-24a",
        Event::BidPlaced { over: Some(_), .. } => "EPX-13b",
        Event::BidPlaced { over: None, .. } => "EPX-13a",
        Event::Passed { .. } => "EPX-14a",
        Event::AbilityWon { .. } => "EPX-15a",
        Event::AbilityDiscarded { .. } => "EPX-15c",
        Event::SeasonBegan { .. } => "EPX-17",
        Event::OfferSealed { .. } => "EPX-18a",
        Event::OfferOpened { .. } => "EPX-18b",
        Event::AuctionWon { .. } => "EPX-18c",
        Event::Appointed { .. } => "EPX-20a",
        Event::CardsSealed { .. } => "EPX-21",
        Event::Exchanged { .. } => "EPX-A51a",
        Event::Revealed { .. } => "EPX-20b",
        Event::Skipped { .. } => "EPX-23",
        Event::GaveUp { .. } => "EPX-A53",
        Event::Settled { .. } | Event::ColourTaken { .. } => "EPX-A2",
        Event::CardBegun { card: Card::Recruit, .. } => "EPX-24b",
        Event::CardBegun { card: Card::Tax, .. } | Event::Taxed { .. } => "EPX-29",
        Event::CardBegun { card: Card::March, .. } => "EPX-30a",
        Event::CardEnded { .. } => "EPX-A11",
        Event::Moved { kind: Kind::Soldier, .. } => "EPX-31a",
        Event::Moved { kind: Kind::Knight, .. } => "EPX-32a",
        Event::Moved { kind: Kind::Catapult | Kind::Camp, .. } => "EPX-A46",
        Event::Attacked { kind: Kind::Catapult, .. } => "EPX-44a",
        Event::Attacked { .. } => "EPX-35a",
        Event::StakeHidden { .. } => "EPX-36a",
        Event::SpyTold { .. } => "EPX-A50",
        Event::Guessed { .. } => "EPX-38",
        Event::StakeOpened { named: true, .. } => "EPX-36b",
        Event::StakeOpened { named: false, .. } => "EPX-36c",
        Event::Removed { .. } => "EPX-2c",
        Event::Refunded { .. } => "EPX-A48b",
        Event::Plundered { .. } => "EPX-A48a",
        Event::Entered { .. } => "EPX-39b",
        Event::Converted { kind: Kind::Camp, .. } => "EPX-43b",
        Event::Converted { .. } => "EPX-45a",
        Event::Withdrew { .. } => "EPX-39a",
        Event::CastleTaken { .. } => "EPX-42c",
        Event::Earned { .. } => "EPX-48a",
        Event::Counted { .. } => "EPX-49",
        Event::Won { .. } => "EPX-1b",
    }
}
