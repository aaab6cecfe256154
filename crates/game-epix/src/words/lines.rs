//! What happened, as somebody at the table would tell it.

use engine::{Arg, Phrase, Seat};

use super::{
    a_unit, ability_name, card_name, colour_name, defence, names, number, place, the_unit,
};
use crate::action::{AbilityId, Card, Defence, Event};
use crate::board::{Kind, Province};
use crate::view::View;

/// A phrase about somebody.
fn about(key: &'static str, who: Seat) -> Phrase {
    Phrase::new(key).with("who", who)
}

fn gold(key: &'static str, who: Seat, gold: u16) -> Phrase {
    about(key, who).with("gold", number(gold))
}

pub(super) fn line(view: &View, event: Event) -> Phrase {
    match event {
        Event::FirstDrawn { .. }
        | Event::Settled { .. }
        | Event::ColourTaken { .. }
        | Event::AbilityDrawn { .. }
        | Event::Recruited { .. }
        | Event::BidPlaced { .. }
        | Event::Passed { .. }
        | Event::AbilityWon { .. }
        | Event::AbilityDiscarded { .. } => before_the_game(view, event),
        Event::SeasonBegan { .. }
        | Event::OfferSealed { .. }
        | Event::OfferOpened { .. }
        | Event::AuctionWon { .. }
        | Event::Appointed { .. }
        | Event::CardsSealed { .. }
        | Event::Exchanged { .. }
        | Event::Revealed { .. }
        | Event::Skipped { .. }
        | Event::GaveUp { .. }
        | Event::CardBegun { .. }
        | Event::Taxed { .. }
        | Event::CardEnded { .. } => in_season(view, event),
        Event::Earned { .. } | Event::Counted { .. } | Event::Won { .. } => at_the_end(event),
        _ => in_battle(view, event),
    }
}

fn before_the_game(view: &View, event: Event) -> Phrase {
    match event {
        Event::FirstDrawn { seat } => about("epix-first-drawn", seat),
        Event::Settled { seat, castle } => {
            about("epix-settled", seat).with("castle", place(view, castle))
        }
        Event::ColourTaken { seat, colour } => {
            about("epix-colour-taken", seat).with("colour", colour_name(colour))
        }
        Event::AbilityDrawn { ability } => ability_line("epix-ability-drawn", view, ability)
            .with("text", ability_text(view, ability)),
        Event::Recruited { seat, kind, province, cost } => about("epix-recruited", seat)
            .with("unit", a_unit(view, kind))
            .with("province", place(view, province))
            .with("cost", cost),
        Event::BidPlaced { seat, ability, gold, over, .. } => {
            let key = match over {
                None => "epix-bid-first",
                Some(other) if other == seat => "epix-bid-raised",
                Some(_) => "epix-bid-over",
            };
            about(key, seat)
                .with("ability", ability_name(view, ability))
                .with("gold", number(gold))
                .with("other", over.unwrap_or(seat))
        }
        Event::Passed { seat } => about("epix-passed", seat),
        Event::AbilityWon { seat, ability, gold: price } => {
            gold("epix-ability-won", seat, price).with("ability", ability_name(view, ability))
        }
        Event::AbilityDiscarded { ability } => {
            ability_line("epix-ability-discarded", view, ability)
        }
        _ => Phrase::new("verbatim").with("line", ""),
    }
}

fn ability_line(key: &'static str, view: &View, ability: AbilityId) -> Phrase {
    Phrase::new(key).with("ability", ability_name(view, ability))
}

fn ability_text(view: &View, ability: AbilityId) -> Arg {
    match view.rules.pack.abilities.get(ability.index()) {
        Some(ability) => Arg::from(&ability.text),
        None => Arg::from(""),
    }
}

fn in_season(view: &View, event: Event) -> Phrase {
    match event {
        Event::SeasonBegan { season } => {
            let name = &view.rules.pack.seasons[usize::from(season)].name;
            Phrase::new("epix-season-began").with("season", name)
        }
        Event::OfferSealed { seat, gold: None } => about("epix-offer-sealed", seat),
        Event::OfferSealed { seat, gold: Some(stake) } => gold("epix-offer-own", seat, stake),
        Event::OfferOpened { seat, gold: stake } => gold("epix-offer-opened", seat, stake),
        Event::AuctionWon { seat, gold: stake } => gold("epix-auction-won", seat, stake),
        Event::Appointed { by, seat } if by == seat => about("epix-stays-first", seat),
        Event::Appointed { by, seat } => about("epix-appointed", seat).with("by", by),
        Event::CardsSealed { seat, cards: None } => about("epix-cards-sealed", seat),
        Event::CardsSealed { seat, cards: Some(cards) } => {
            about("epix-cards-own", seat).with("cards", names(view, cards))
        }
        Event::Exchanged { seat, cards: None } => about("epix-exchanged", seat),
        Event::Exchanged { seat, cards: Some((out, into)) } => about("epix-exchanged-own", seat)
            .with("out", card_name(view, out))
            .with("into", card_name(view, into)),
        Event::Revealed { seat, cards } => {
            about("epix-revealed", seat).with("cards", names(view, cards))
        }
        Event::Skipped { seat } => about("epix-skipped", seat),
        Event::GaveUp { seat } => about("epix-gave-up", seat),
        Event::CardBegun { seat, card } => card_line("epix-card-begun", view, seat, card),
        Event::Taxed { seat, gold: tax } => gold("epix-taxed", seat, u16::from(tax)),
        Event::CardEnded { seat, card } => card_line("epix-card-ended", view, seat, card),
        _ => Phrase::new("verbatim").with("line", ""),
    }
}

fn card_line(key: &'static str, view: &View, seat: Seat, card: Card) -> Phrase {
    about(key, seat).with("card", card_name(view, card))
}

fn in_battle(view: &View, event: Event) -> Phrase {
    match event {
        Event::Moved { seat, kind, from, to } => way("epix-moved", view, seat, kind, from, to),
        Event::Attacked { seat, kind, from, to, defender } => {
            way("epix-attacked", view, seat, kind, from, to).with("other", defender)
        }
        Event::StakeHidden { seat, gold: None, against } => {
            hidden("epix-stake-hidden", view, seat, against)
        }
        Event::StakeHidden { seat, gold: Some(stake), against } => {
            hidden("epix-stake-own", view, seat, against).with("gold", number(stake))
        }
        Event::SpyTold { seat, odd } => {
            about("epix-spy-told", seat).with("parity", if odd { "odd" } else { "even" })
        }
        Event::Guessed { seat, gold: amount } => gold("epix-guessed", seat, amount),
        Event::StakeOpened { seat, gold: stake, named } => {
            gold("epix-stake-opened", seat, stake).with("named", if named { "yes" } else { "no" })
        }
        Event::Removed { seat, kind, province } => at("epix-removed", view, seat, kind, province),
        Event::Refunded { seat, gold: half } => gold("epix-refunded", seat, half),
        Event::Plundered { seat, from, gold: loot } => {
            gold("epix-plundered", seat, loot).with("other", from)
        }
        Event::Entered { seat, kind, from, to } => way("epix-entered", view, seat, kind, from, to),
        Event::Converted { seat, kind, province } => {
            at("epix-converted", view, seat, kind, province)
        }
        Event::Withdrew { seat } => about("epix-withdrew", seat),
        Event::CastleTaken { seat, castle } => {
            about("epix-castle-taken", seat).with("place", place(view, castle))
        }
        _ => Phrase::new("verbatim").with("line", ""),
    }
}

fn way(
    key: &'static str,
    view: &View,
    seat: Seat,
    kind: Kind,
    from: Province,
    to: Province,
) -> Phrase {
    about(key, seat)
        .with("unit", the_unit(view, kind))
        .with("from", place(view, from))
        .with("to", place(view, to))
}

fn at(key: &'static str, view: &View, seat: Seat, kind: Kind, province: Province) -> Phrase {
    about(key, seat).with("unit", the_unit(view, kind)).with("place", place(view, province))
}

fn hidden(key: &'static str, view: &View, seat: Seat, against: Defence) -> Phrase {
    about(key, seat).with("against", defence(view, against))
}

fn at_the_end(event: Event) -> Phrase {
    match event {
        Event::Earned { seat, gold: income } => gold("epix-earned", seat, income),
        Event::Counted { seat, provinces, gold: wealth } => {
            gold("epix-counted", seat, wealth).with("provinces", provinces)
        }
        Event::Won { seat } => about("epix-won", seat),
        _ => Phrase::new("verbatim").with("line", ""),
    }
}
