//! What happened, as somebody at the table would tell it.

use engine::{Arg, Phrase, Seat};

use super::{alliances, cards, the};
use crate::action::{Event, Helpers, Loss, Party};
use crate::card::{Alliance, Card};
use crate::content::Pack;

/// A player by name, or the Plot.
pub(super) fn party(party: Party) -> Arg {
    match party {
        Party::Player(seat) => Arg::Seat(seat),
        Party::Plot => Arg::Phrase(Phrase::new("ephios-the-plot")),
    }
}

pub(super) fn line(pack: &Pack, event: &Event) -> Phrase {
    set_up(pack, event)
        .or_else(|| actions(pack, event))
        .or_else(|| results(pack, event))
        .or_else(|| secrets(pack, event))
        .unwrap_or_else(|| campaign(pack, event))
}

fn who(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).with("who", seat)
}

fn about(pack: &Pack, key: &'static str, card: Card) -> Phrase {
    Phrase::new(key).with("card", the(pack, card))
}

fn by(pack: &Pack, key: &'static str, seat: Seat, card: Card) -> Phrase {
    who(key, seat).with("card", the(pack, card))
}

fn of(pack: &Pack, key: &'static str, alliance: Alliance) -> Phrase {
    Phrase::new(key).with("alliance", &pack.alliance(alliance).the)
}

fn set_up(pack: &Pack, event: &Event) -> Option<Phrase> {
    Some(match *event {
        Event::RoundBegan { round, first } => who("ephios-round-began", first).with("round", round),
        Event::Begins { seat } => who("ephios-begins", seat),
        Event::InhabitantJoined { card } => about(pack, "ephios-inhabitant-joined", card),
        Event::AffinityDealt { seat, affinity: Some(affinity) } => {
            of(pack, "ephios-affinity-dealt", affinity).with("who", seat)
        }
        Event::AffinityDealt { seat, affinity: None } => who("ephios-affinity-dealt-hidden", seat),
        Event::TurnedUp { card } => about(pack, "ephios-turned-up", card),
        Event::Reshuffled { cards } => Phrase::new("ephios-reshuffled").with("count", cards),
        Event::NoAction { seat } => who("ephios-no-action", seat),
        _ => return None,
    })
}

fn actions(pack: &Pack, event: &Event) -> Option<Phrase> {
    Some(match *event {
        Event::Recruits { party: Party::Player(seat), card, paid } => {
            by(pack, "ephios-recruits", seat, card).with("paid", paid)
        }
        Event::Recruits { party: Party::Plot, card, .. } => {
            about(pack, "ephios-plot-recruits", card)
        }
        Event::Joined { party: Party::Player(seat), card } => by(pack, "ephios-joined", seat, card),
        Event::Joined { party: Party::Plot, card } => about(pack, "ephios-plot-joined", card),
        Event::RecruitsBlind { seat } => who("ephios-recruits-blind", seat),
        Event::InhabitantCame { seat, card } => by(pack, "ephios-inhabitant-came", seat, card),
        Event::Debates { party: Party::Player(seat), card } => {
            by(pack, "ephios-debates", seat, card)
        }
        Event::Debates { party: Party::Plot, card } => about(pack, "ephios-plot-debates", card),
        Event::Uses { seat, card } => by(pack, "ephios-uses", seat, card),
        Event::Reacts { seat, card } => by(pack, "ephios-reacts", seat, card),
        Event::Stopped { card } => about(pack, "ephios-stopped", card),
        Event::Unites { seat, alliance, affinity, helpers } => {
            unites(pack, seat, alliance, affinity, helpers)
        }
        Event::Corrupts { seat, card } => by(pack, "ephios-corrupts", seat, card),
        Event::Copies { seat, card } => by(pack, "ephios-copies", seat, card),
        Event::Targeted { seat, target } => who("ephios-targeted", seat).with("whom", target),
        Event::Chose { seat, card, option } => {
            by(pack, "ephios-chose", seat, card).with("option", option)
        }
        Event::Traded { seat, gave, got } => {
            who("ephios-traded", seat).with("gave", the(pack, gave)).with("got", the(pack, got))
        }
        _ => return None,
    })
}

fn unites(
    pack: &Pack,
    seat: Seat,
    alliance: Alliance,
    affinity: Option<Alliance>,
    helpers: Helpers,
) -> Phrase {
    let key = match (affinity, helpers == Helpers::NONE) {
        (None, true) => "ephios-unites",
        (Some(_), true) => "ephios-unites-affinity",
        (None, false) => "ephios-unites-helped",
        (Some(_), false) => "ephios-unites-affinity-helped",
    };
    let phrase = of(pack, key, alliance).with("who", seat);
    let phrase = phrase.with("helpers", cards(pack, helpers.cards()));
    match affinity {
        Some(affinity) => phrase.with("affinity", &pack.alliance(affinity).the),
        None => phrase,
    }
}

fn results(pack: &Pack, event: &Event) -> Option<Phrase> {
    Some(match *event {
        Event::Tokens { seat, by } if by < 0 => {
            who("ephios-tokens-lost", seat).with("count", i32::from(by).abs())
        }
        Event::Tokens { seat, by } => who("ephios-tokens", seat).with("count", by),
        Event::Popularity { seat, by, now } if by < 0 => {
            who("ephios-popularity-lost", seat).with("by", i32::from(by).abs()).with("now", now)
        }
        Event::Popularity { seat, by, now } => {
            who("ephios-popularity", seat).with("by", by).with("now", now)
        }
        Event::Discarded { card } => about(pack, "ephios-discarded", card),
        Event::Reversed { clockwise: true } => Phrase::new("ephios-reversed-clockwise"),
        Event::Reversed { clockwise: false } => Phrase::new("ephios-reversed-counter"),
        Event::Replays { seat, actions } => who("ephios-replays", seat).with("count", actions),
        Event::Trophy { alliance } => of(pack, "ephios-trophy", alliance),
        Event::RoundWon { seat } => who("ephios-round-won", seat),
        Event::Won { seat } => who("ephios-won", seat),
        Event::Lost { reason: Loss::Unpopular } => Phrase::new("ephios-lost-unpopular"),
        Event::Lost { reason: Loss::Overthrown } => Phrase::new("ephios-lost-overthrown"),
        Event::Unfinished => Phrase::new("ephios-unfinished"),
        _ => return None,
    })
}

/// What some are told more about than others.
fn secrets(pack: &Pack, event: &Event) -> Option<Phrase> {
    Some(match *event {
        Event::Drew { seat, card: Some(card) } => by(pack, "ephios-drew", seat, card),
        Event::Drew { seat, card: None } => who("ephios-drew-hidden", seat),
        Event::Looked { seat, target } => who("ephios-looked", seat).with("whom", target),
        Event::SawHand { target, cards: hand } => {
            Phrase::new("ephios-saw-hand").with("whom", target).with("cards", cards(pack, hand))
        }
        Event::Peeked { seat, card: Some(card) } => by(pack, "ephios-peeked", seat, card),
        Event::Peeked { seat, card: None } => who("ephios-peeked-hidden", seat),
        Event::Revealed { card } => about(pack, "ephios-revealed", card),
        Event::PutBack { seat, cards } => who("ephios-put-back", seat).with("count", cards),
        Event::Stolen { from, to, card: Some(card) } => {
            by(pack, "ephios-stolen", to, card).with("whom", from)
        }
        Event::Stolen { from, to, card: None } => {
            who("ephios-stolen-hidden", to).with("whom", from)
        }
        Event::Exchanged { seat, with, gave: Some(gave), got: Some(got) } => {
            who("ephios-exchanged", seat)
                .with("whom", with)
                .with("gave", the(pack, gave))
                .with("got", the(pack, got))
        }
        Event::Exchanged { seat, with, .. } => {
            who("ephios-exchanged-hidden", seat).with("whom", with)
        }
        Event::Retrieved { seat, card: Some(card) } => by(pack, "ephios-retrieved", seat, card),
        Event::Retrieved { seat, card: None } => who("ephios-retrieved-hidden", seat),
        Event::LookedAside { seat } => who("ephios-looked-aside", seat),
        Event::SawAside { affinities } => {
            Phrase::new("ephios-saw-aside").with("affinities", alliances(pack, affinities))
        }
        Event::TookAffinity { affinity } => of(pack, "ephios-took-affinity", affinity),
        _ => return None,
    })
}

fn campaign(pack: &Pack, event: &Event) -> Phrase {
    match *event {
        Event::PageRead { alliance } => {
            let page = &pack.printed.pages[alliance.index()];
            Phrase::new("ephios-page-read").with("page", &page.name).with("story", &page.text)
        }
        Event::Left { card } => about(pack, "ephios-left", card),
        Event::Came { card } => about(pack, "ephios-came", card),
        Event::TileLaid { alliance, slot: Some(slot) } => {
            of(pack, "ephios-tile-on", alliance).with("slot", &pack.alliance(slot).the)
        }
        Event::TileLaid { alliance, slot: None } => of(pack, "ephios-tile-under", alliance),
        _ => Phrase::new("ephios-no-page"),
    }
}
