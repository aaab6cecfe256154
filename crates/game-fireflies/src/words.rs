//! What is said: labels, lines, prompts, and the meadow in words.

use alloc::vec::Vec;

use engine::{Arg, Phrase, Seat, Words};

use crate::action::{Action, Event};
use crate::game::NotHeld;
use crate::state::State;
use crate::view::View;

impl Words for State {
    fn label(_: &View, action: &Action) -> Phrase {
        match action {
            Action::Dark => Phrase::new("fireflies-stay-dark"),
            Action::Show { lantern } => Phrase::new("fireflies-show").with("lantern", *lantern),
        }
    }

    fn line(_: &View, event: &Event) -> Phrase {
        match *event {
            Event::Drew { seat, lantern: None } => told("fireflies-drew-hidden", seat),
            Event::Drew { seat, lantern: Some(lantern) } => {
                told("fireflies-drew", seat).with("lantern", lantern)
            }
            Event::Came { size } => Phrase::new("fireflies-came").with("size", size),
            Event::Chose { seat, action: None } => told("fireflies-chose-hidden", seat),
            Event::Chose { seat, action: Some(Action::Dark) } => told("fireflies-chose-dark", seat),
            Event::Chose { seat, action: Some(Action::Show { lantern }) } => {
                told("fireflies-chose", seat).with("lantern", lantern)
            }
            Event::Showed { seat, action: Action::Dark } => told("fireflies-was-dark", seat),
            Event::Showed { seat, action: Action::Show { lantern } } => {
                told("fireflies-showed", seat).with("lantern", lantern)
            }
            Event::Caught { seat, size } => told("fireflies-caught", seat).with("size", size),
            Event::Lingered { size } => Phrase::new("fireflies-lingered").with("size", size),
            Event::Strayed { seat } => told("fireflies-strayed", seat),
        }
    }

    fn refusal(_: &View, refusal: &NotHeld) -> Phrase {
        Phrase::new("fireflies-not-held").with("lantern", refusal.lantern)
    }

    fn prompt(view: &View) -> Phrase {
        let is_asked = |seat: &Seat| view.swarm > 0 && !view.seats[seat.index()].has_chosen;
        let asked: Vec<Seat> = Seat::all(view.seats.len()).filter(is_asked).collect();
        match asked.as_slice() {
            [] if view.is_over => Phrase::new("fireflies-over").with("who", leaders(view)),
            [] => Phrase::new("fireflies-dusk"),
            seats if seats.iter().any(|seat| view.viewer.is(*seat)) => {
                Phrase::new("fireflies-your-choice").with("size", view.swarm)
            }
            [only] => told("waiting-for", *only),
            several => Phrase::new("waiting-for-several").with("who", listed(several)),
        }
    }

    fn picture(view: &View) -> Vec<Phrase> {
        let numbers =
            |lanterns: &mut dyn Iterator<Item = u8>| lanterns.map(Arg::from).collect::<Vec<_>>();
        let night =
            Phrase::new("fireflies-night").with("night", view.night).with("size", view.swarm);
        let deck = Phrase::new("fireflies-deck").with("count", view.deck);
        let burnt =
            Phrase::new("fireflies-burnt").with("lanterns", numbers(&mut view.burnt.iter()));
        let player = |seat: Seat| {
            let player = &view.seats[seat.index()];
            told("fireflies-player", seat)
                .with("caught", player.caught)
                .with("count", player.lanterns)
        };
        let hand = Phrase::new("fireflies-hand").with("lanterns", numbers(&mut view.hand.iter()));
        let players = Seat::all(view.seats.len()).map(player);
        [night, deck, burnt].into_iter().chain(players).chain([hand]).collect()
    }
}

fn told(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).with("who", seat)
}

fn listed(seats: &[Seat]) -> Vec<Arg> {
    seats.iter().map(|seat| Arg::Seat(*seat)).collect()
}

fn leaders(view: &View) -> Vec<Arg> {
    let most = view.seats.iter().map(|player| player.caught).max();
    let leads = |seat: &Seat| Some(view.seats[seat.index()].caught) == most;
    listed(&Seat::all(view.seats.len()).filter(leads).collect::<Vec<_>>())
}
