//! What people read: every action, event, refusal and position as phrases.

mod lines;
mod picture;
mod refusals;

use alloc::vec::Vec;

use engine::{Arg, Phrase, Turn, Viewer, Words};

use crate::action::{AbilityId, Action, Card, CardSet, Colour, Defence, Event};
use crate::board::{Kind, Province};
use crate::refusal::Refusal;
use crate::state::{Phase, State};
use crate::view::View;

impl Words for State {
    fn label(view: &View, action: &Action) -> Phrase {
        label(view, *action)
    }

    fn line(view: &View, event: &Event) -> Phrase {
        lines::line(view, *event)
    }

    fn refusal(view: &View, refusal: &Refusal) -> Phrase {
        refusals::refusal(view, *refusal)
    }

    fn prompt(view: &View) -> Phrase {
        prompt(view)
    }

    fn picture(view: &View) -> Vec<Phrase> {
        picture::picture(view)
    }
}

fn label(view: &View, action: Action) -> Phrase {
    match action {
        Action::Recruit { kind, province } => Phrase::new("epix-do-recruit")
            .with("unit", a_unit(view, kind))
            .with("province", place(view, province))
            .with("cost", cost(view, kind)),
        Action::Bid { ability, gold, marker } => Phrase::new("epix-do-bid")
            .with("ability", ability_name(view, ability))
            .with("gold", number(gold))
            .with("unit", a_unit(view, marker)),
        Action::Pass => Phrase::new("epix-do-pass"),
        Action::Offer { gold } => Phrase::new("epix-do-offer").with("gold", number(gold)),
        Action::Appoint { seat } if view.viewer.is(seat) => Phrase::new("epix-do-stay-first"),
        Action::Appoint { seat } => Phrase::new("epix-do-appoint").with("who", seat),
        Action::Choose { cards } => Phrase::new("epix-do-choose").with("cards", names(view, cards)),
        Action::Keep => Phrase::new("epix-do-keep"),
        Action::Exchange { out, into } => Phrase::new("epix-do-exchange")
            .with("out", card_name(view, out))
            .with("into", card_name(view, into)),
        Action::Play { card } => Phrase::new("epix-do-play").with("card", card_name(view, card)),
        Action::Move { kind, from, to } => Phrase::new("epix-do-move")
            .with("unit", the_unit(view, kind))
            .with("from", place(view, from))
            .with("to", place(view, to)),
        Action::Attack { kind, from, to } => Phrase::new("epix-do-attack")
            .with("unit", the_unit(view, kind))
            .with("from", place(view, from))
            .with("to", place(view, to)),
        Action::Done => Phrase::new("epix-do-done"),
        Action::Stake { gold } => Phrase::new("epix-do-stake").with("gold", number(gold)),
        Action::Withdraw => Phrase::new("epix-do-withdraw"),
        Action::Spy => Phrase::new("epix-do-spy"),
        Action::Guess { gold } => Phrase::new("epix-do-guess").with("gold", number(gold)),
        Action::TakeCastle { castle } => {
            Phrase::new("epix-do-castle").with("castle", place(view, castle))
        }
        Action::TakeColour { colour } => {
            Phrase::new("epix-do-colour").with("colour", colour_name(colour))
        }
    }
}

/// The name of a colour.
pub fn colour_name(colour: Colour) -> Phrase {
    Phrase::new(match colour {
        Colour::Red => "epix-colour-red",
        Colour::Blue => "epix-colour-blue",
        Colour::Green => "epix-colour-green",
        Colour::Yellow => "epix-colour-yellow",
    })
}

/// What is going on, and what the reader can do now.
fn prompt(view: &View) -> Phrase {
    let open = &view.open;
    let awaited = open.turn().awaited();
    let mine = matches!(view.viewer, Viewer::Seat(seat) if awaited.contains(seat));
    match open.turn() {
        Turn::Over => {
            let winners =
                view.field().winners(&view.open).into_iter().map(Arg::Seat).collect::<Vec<_>>();
            Phrase::new("won-by").with("who", winners)
        }
        Turn::Chance => Phrase::new("drawing"),
        Turn::Decide(_) if mine => my_prompt(view),
        Turn::Decide(seats) if seats.len() == 1 => {
            let who = seats.first().unwrap_or(open.actor);
            Phrase::new("waiting-for").with("who", who)
        }
        Turn::Decide(seats) => {
            let who = seats.into_iter().map(Arg::Seat).collect::<Vec<_>>();
            Phrase::new("waiting-for-several").with("who", who)
        }
    }
}

fn my_prompt(view: &View) -> Phrase {
    let open = &view.open;
    match open.phase {
        Phase::Castles => Phrase::new("epix-ask-castle"),
        Phase::Colours => Phrase::new("epix-ask-colour"),
        Phase::Preliminary if view.rules.advanced => Phrase::new("epix-ask-preliminary"),
        Phase::Preliminary => Phrase::new("epix-ask-preliminary-basic"),
        Phase::Auction => Phrase::new("epix-ask-offer"),
        Phase::Appoint => Phrase::new("epix-ask-appoint"),
        Phase::Choose => {
            let winter = open.season == crate::state::WINTER;
            Phrase::new(if winter { "epix-ask-choose-two" } else { "epix-ask-choose" })
        }
        Phase::Exchange => {
            Phrase::new("epix-ask-exchange").with("cards", names(view, view.own.cards))
        }
        Phase::Order => Phrase::new("epix-ask-order"),
        Phase::Recruit => Phrase::new("epix-ask-recruit"),
        Phase::March => Phrase::new("epix-ask-march"),
        Phase::Stake | Phase::Guess => duel_prompt(view),
        Phase::Lot | Phase::Draw | Phase::Over => Phrase::new("drawing"),
    }
}

fn duel_prompt(view: &View) -> Phrase {
    let open = &view.open;
    let Some(fight) = &open.fight else { return Phrase::new("epix-ask-march") };
    let left = usize::from(fight.n_guesses) - fight.named.len();
    let key = match open.phase {
        Phase::Guess => "epix-ask-guess",
        _ if fight.winning => "epix-ask-go-on",
        _ => "epix-ask-stake",
    };
    Phrase::new(key)
        .with("who", open.actor)
        .with("against", defence(view, fight.against))
        .with("place", place(view, fight.to))
        .with("gold", number(open.gold[open.actor.index()]))
        .with("guesses", fight.n_guesses)
        .with("left", left)
}

fn number(gold: u16) -> Arg {
    Arg::Number(i64::from(gold))
}

fn cost(view: &View, kind: Kind) -> Arg {
    let seat = match view.viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator => view.open.actor,
    };
    Arg::Number(i64::from(view.open.powers[seat.index()].cost[kind.index()]))
}

/// The name of a province; its id where the map does not have it.
fn place(view: &View, province: Province) -> Arg {
    match view.rules.map().place(province) {
        Some(place) => Arg::from(&place.name),
        None => Arg::from(province.id()),
    }
}

fn unit(key: &'static str, view: &View, kind: Kind) -> Arg {
    let name = &view.rules.pack.units[kind.index()].name;
    Arg::Phrase(Phrase::new(key).with("kind", kind.id()).with("name", name))
}

/// "a knight".
fn a_unit(view: &View, kind: Kind) -> Arg {
    unit("epix-a-unit", view, kind)
}

/// "the knight".
fn the_unit(view: &View, kind: Kind) -> Arg {
    unit("epix-the-unit", view, kind)
}

fn defence(view: &View, against: Defence) -> Arg {
    match against {
        Defence::Unit(kind) => the_unit(view, kind),
        Defence::Garrison => Arg::Phrase(Phrase::new("epix-the-garrison")),
    }
}

fn ability_name(view: &View, ability: AbilityId) -> Arg {
    match view.rules.pack.abilities.get(ability.index()) {
        Some(ability) => Arg::from(&ability.name),
        None => Arg::Number(i64::from(ability.0) + 1),
    }
}

fn card_name(view: &View, card: Card) -> Arg {
    Arg::from(&view.rules.pack.cards[card as usize].name)
}

fn names(view: &View, cards: CardSet) -> Arg {
    Arg::List(cards.cards().map(|card| card_name(view, card)).collect())
}
