//! What is said: labels, lines, prompts, and the table in words.

use alloc::vec::Vec;

use engine::{Arg, Phrase, Seat, Words};

use crate::action::{Event, Play};
use crate::cards::Cards;
use crate::game::NotHeld;
use crate::state::State;
use crate::view::View;

impl Words for State {
    fn label(_: &View, action: &Play) -> Phrase {
        Phrase::new("newgame-play").with("card", action.card)
    }

    fn line(_: &View, event: &Event) -> Phrase {
        match *event {
            Event::Dealt { seat, card: None } => told("newgame-dealt-hidden", seat),
            Event::Dealt { seat, card: Some(card) } => {
                told("newgame-dealt", seat).with("card", card)
            }
            Event::Played { seat, card } => told("newgame-played", seat).with("card", card),
            Event::Took { seat } => told("newgame-took", seat),
        }
    }

    fn refusal(_: &View, refusal: &NotHeld) -> Phrase {
        Phrase::new("newgame-not-held").with("card", refusal.card)
    }

    fn prompt(view: &View) -> Phrase {
        let next = Seat::all(view.seats.len()).find(|seat| view.seats[seat.index()].to_play);
        match next {
            _ if view.is_over => Phrase::new("newgame-over").with("who", leaders(view)),
            Some(seat) if view.is_dealt && view.viewer.is(seat) => Phrase::new("newgame-your-turn"),
            Some(seat) if view.is_dealt => told("waiting-for", seat),
            _ => Phrase::new("newgame-dealing"),
        }
    }

    fn picture(view: &View) -> Vec<Phrase> {
        let player = |seat: Seat| {
            let player = &view.seats[seat.index()];
            let line = told("newgame-player", seat).with("points", player.points);
            let line = line.with("count", player.cards);
            line.with("played", player.played.map(Arg::from).into_iter().collect::<Vec<_>>())
        };
        let spent = Phrase::new("newgame-spent").with("cards", listed(view.spent));
        let hand = Phrase::new("newgame-hand").with("cards", listed(view.hand));
        Seat::all(view.seats.len()).map(player).chain([spent, hand]).collect()
    }
}

fn told(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).with("who", seat)
}

fn listed(cards: Cards) -> Vec<Arg> {
    cards.iter().map(Arg::from).collect()
}

fn leaders(view: &View) -> Vec<Arg> {
    let most = view.seats.iter().map(|player| player.points).max();
    let leads = |seat: &Seat| Some(view.seats[seat.index()].points) == most;
    Seat::all(view.seats.len()).filter(leads).map(Arg::Seat).collect()
}
