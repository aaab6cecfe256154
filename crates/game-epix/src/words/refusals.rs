//! Why the rules forbid something, said to the one who tried.

use engine::Phrase;

use super::{a_unit, card_name, number, the_unit};
use crate::refusal::Refusal;
use crate::state::Phase;
use crate::view::View;

pub(super) fn refusal(view: &View, refusal: Refusal) -> Phrase {
    let phrase = Phrase::new(key(refusal));
    match refusal {
        Refusal::TooDear { cost } => phrase.with("cost", number(cost)),
        Refusal::NoneInReserve { kind }
        | Refusal::SameKind { kind }
        | Refusal::StopsWith { kind }
        | Refusal::NoMarker { kind }
        | Refusal::NoSuchUnit { kind } => phrase.with("unit", a_unit(view, kind)),
        Refusal::NeverMoves { kind } | Refusal::TooFar { kind } => {
            phrase.with("unit", the_unit(view, kind))
        }
        Refusal::BidTooLow { gold }
        | Refusal::BidTooHigh { gold }
        | Refusal::OfferTooHigh { gold }
        | Refusal::StakeTooLow { gold }
        | Refusal::StakeTooHigh { gold } => phrase.with("gold", number(gold)),
        Refusal::NoGoldToFight { least, gold } => {
            phrase.with("least", number(least)).with("gold", number(gold))
        }
        Refusal::WrongNumber { n_cards } => phrase.with("cards", n_cards),
        Refusal::NotChosen { card } => phrase.with("card", card_name(view, card)),
        _ => phrase,
    }
}

fn key(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::NotNow { phase } => key_of_phase(phase),
        Refusal::NotInMuster => "epix-now-muster",
        Refusal::NotInWinterChoice => "epix-now-choose-two",
        Refusal::OtherCard => "epix-no-other-card",
        Refusal::RodeThere => "epix-no-rode-there",
        Refusal::SoldierWithdrew => "epix-no-soldier-withdrew",
        Refusal::NoBids => "epix-no-bids",
        Refusal::TooDear { .. } => "epix-no-too-dear",
        Refusal::NoneInReserve { .. } => "epix-no-reserve",
        Refusal::SameKind { .. } => "epix-no-same-kind",
        Refusal::StopsWith { .. } => "epix-no-stop-with",
        Refusal::EnemyInRealm => "epix-no-enemy-in-realm",
        Refusal::CampInCastle => "epix-no-camp-in-castle",
        Refusal::KnightOnMountain => "epix-no-knight-on-mountain",
        Refusal::OutsideRealm => "epix-no-outside-realm",
        Refusal::NotYourGround => "epix-no-ground",
        Refusal::NoLevy => "epix-no-levy",
        Refusal::NotOffered => "epix-no-such-ability",
        Refusal::BidOfNothing => "epix-no-bid-of-nothing",
        Refusal::BidTooLow { .. } => "epix-no-bid-too-low",
        Refusal::BidTooHigh { .. } => "epix-no-bid-too-high",
        Refusal::NoMarker { .. } => "epix-no-marker",
        Refusal::OfferTooHigh { .. } => "epix-no-offer-too-high",
        Refusal::NobodyThere => "epix-no-seat",
        Refusal::WrongNumber { .. } => "epix-no-number-of-cards",
        Refusal::NoSuchExchange => "epix-no-exchange",
        Refusal::NotChosen { .. } => "epix-no-card",
        Refusal::NoSuchUnit { .. } => "epix-no-unit",
        Refusal::NeverMoves { .. } => "epix-no-moving",
        Refusal::SoldierMoved => "epix-no-soldier-moved",
        Refusal::SoldierSpent | Refusal::SoldierEntered => "epix-no-soldier-spent",
        Refusal::KnightTired => "epix-no-knight-tired",
        Refusal::CatapultHauled => "epix-no-catapult-hauled",
        Refusal::CatapultFresh => "epix-no-catapult-fresh",
        Refusal::NoKnightsThere => "epix-no-knights-there",
        Refusal::EnemyThere { near: true } => "epix-no-enemy-there",
        Refusal::EnemyThere { near: false } => "epix-no-far-enemy",
        Refusal::CastleThere { near: true } => "epix-no-castle-there",
        Refusal::CastleThere { near: false } => "epix-no-far-castle",
        Refusal::CatapultThere { near: true } => "epix-no-catapult-there",
        Refusal::CatapultThere { near: false } => "epix-no-far-catapult",
        Refusal::TooFar { .. } => "epix-no-too-far",
        Refusal::NoWay => "epix-no-way",
        Refusal::CampAttacks => "epix-no-camp-attacks",
        Refusal::NoEnemyThere => "epix-no-enemies",
        Refusal::OutOfReach => "epix-no-reach",
        Refusal::MovedAndAttacks => "epix-no-moved-attack",
        Refusal::AttackedAlready => "epix-no-second-attack",
        Refusal::KnightAttacksMountain => "epix-no-knight-attacks-mountain",
        Refusal::CatapultAttacksMountain => "epix-no-catapult-attacks-mountain",
        Refusal::OnlyGarrison => "epix-no-only-garrison",
        Refusal::NoGoldToFight { .. } => "epix-no-gold",
        Refusal::StakeTooLow { .. } => "epix-no-stake-too-low",
        Refusal::StakeTooHigh { .. } => "epix-no-stake-too-high",
        Refusal::FightFirst => "epix-no-withdrawal",
        Refusal::NoSpies => "epix-no-spies",
        Refusal::ImpossibleStake => "epix-no-such-stake",
        Refusal::NamedAlready => "epix-no-named-already",
        Refusal::OnlyToWin => "epix-no-hope",
        Refusal::CastleGone => "epix-no-castle-free",
        Refusal::ColourGone => "epix-no-colour-free",
    }
}

fn key_of_phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Lot | Phase::Draw => "refused-draw-first",
        Phase::Over => "refused-game-over",
        Phase::Castles => "epix-now-castle",
        Phase::Colours => "epix-now-colour",
        Phase::Preliminary => "epix-now-preliminary",
        Phase::Auction => "epix-now-auction",
        Phase::Appoint => "epix-now-appoint",
        Phase::Choose => "epix-now-choose",
        Phase::Exchange => "epix-now-exchange",
        Phase::Order => "epix-now-order",
        Phase::Recruit => "epix-now-recruit",
        Phase::March => "epix-now-march",
        Phase::Stake => "epix-now-stake",
        Phase::Guess => "epix-now-guess",
    }
}
