//! Goofspiel: the prize in the middle, the bids face down, the rounds so far.

use engine::{Outcome, Phrase, Seat};
use maud::{Markup, html};
use reference_games::goofspiel::{Bid, Event, Round, State, View};

use crate::board::{Board, Scene, Touch};
use crate::boards::reference::{count, scores};
use crate::emblem::small;
use crate::shown::{GREEDY, Sample, Shown, Shows, Until, sample};

/// A card with its number; `class` says whose.
fn card(number: Option<u8>, class: &str, label: &str) -> Markup {
    html! {
        svg.playing-card.{ (class) } viewBox="0 0 60 84" role="img" aria-label=(label) {
            rect.paper x="1" y="1" width="58" height="82" rx="7" {}
            @match number {
                Some(number) => { text.number x="30" y="54" text-anchor="middle" { (number) } },
                None => { rect.back x="6" y="6" width="48" height="72" rx="4" {} path.weave d="M6 22l48 48M6 46l32 32M22 6l32 32M54 22L6 70M54 46L22 78M38 6L6 38" {} },
            }
        }
    }
}

/// What `seat` has laid down: nothing, a back, or her own card as she alone sees it.
fn bid(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let own = scene.view.own_bid.filter(|_| scene.me() == Some(seat));
    html! {
        div.side.{ "seat-" (seat.index() + 1) } {
            p.name { (scene.name(seat)) }
            div.hand-slot {
                @if !scene.view.has_bid[seat.index()] { span.no-card {} }
                @else { div.laid data-glide={ "bid-" (seat.index() + 1) } { (card(None, "down", &scene.word("small-face-down"))) @if let Some(own) = own { span.own { (own) } } } }
            }
        }
    }
}

fn round(scene: &Scene<'_, State>, round: Round) -> Markup {
    let winner = round.winner();
    html! {
        tr {
            td.prize { (round.prize) }
            @for seat in Seat::all(2) {
                td.{ "seat-" (seat.index() + 1) }.took[winner == Some(seat)] { (round.bids[seat.index()])
                    @if winner == Some(seat) { span aria-label=(scene.word("small-took")) { " ★" } } }
            }
        }
    }
}

/// The rounds so far, the latest first.
fn rounds(scene: &Scene<'_, State>) -> Markup {
    html! {
        @if !scene.view.rounds.is_empty() {
            table.scores.rounds {
                thead { tr { td { (scene.word("small-prize")) } @for seat in Seat::all(2) { td { (scene.name(seat)) } } } }
                tbody { @for played in scene.view.rounds.iter().rev() { (round(scene, *played)) } }
            }
        }
    }
}

const SAMPLE: Sample =
    sample("prize", "GOOF-3", ("cards=7", GREEDY, 1), Until::Decisions(5), Shows::Table);

fn emblem() -> Markup {
    small(
        &html! { path d="M6 12l12-4 6 20-12 4zM22 8h12v20h-8" {} path.full d="M28 15l3 4-3 4-3-4z" {} },
    )
}

impl Board for State {
    const SHOWN: Shown = Shown { emblem, sheet: "reference", samples: &[SAMPLE], ..Shown::PLAIN };

    fn board(scene: &Scene<'_, State>) -> Markup {
        let view = scene.view;
        let to_come: Vec<String> = view.prizes.iter().map(|prize| prize.to_string()).collect();
        html! {
            div.felt {
                (bid(scene, Seat::new(0)))
                (bid(scene, Seat::new(1)))
                div.centre {
                    p.name { (scene.word("small-prize")) }
                    div.hand-slot data-glide=[view.prize.map(|prize| format!("prize-{prize}"))] {
                        @if let Some(prize) = view.prize { (card(Some(prize), "prize", &count(scene, "small-prize-worth", usize::from(prize)))) } @else { span.no-card {} }
                    }
                    @if !to_come.is_empty() { p.quiet { (scene.say(&Phrase::new("goofspiel-prizes").with("cards", to_come.join(" ").as_str()))) } }
                }
            }
            (rounds(scene))
        }
    }

    fn mine(scene: &Scene<'_, State>) -> Markup {
        let Some(me) = scene.me() else { return html! {} };
        let hand = scene.view.hands[me.index()];
        html! {
            div.hand data-scroll="hand" { @for number in (1..=scene.view.n_cards).filter(|n| hand.contains(*n)) {
                div.in-hand data-touch={ "card:" (number) } data-glide={ "card-" (number) } aria-label=(number) {
                    (card(Some(number), &format!("seat-{}", me.index() + 1), &number.to_string()))
                }
            } }
        }
    }

    fn player(scene: &Scene<'_, State>, seat: Seat) -> Markup {
        let hand: Vec<String> =
            scene.view.hands[seat.index()].iter().map(|n| n.to_string()).collect();
        html! {
            strong { (count(scene, "small-points", usize::from(scene.view.points[seat.index()]))) }
            " " span.quiet { (hand.join(" ")) }
        }
    }

    fn path(_: &View, action: &Bid) -> Vec<Touch> {
        vec![format!("card:{}", action.card)]
    }

    fn attempts(_: &View, touched: &[Touch]) -> Vec<Bid> {
        let card = touched.last().and_then(|touch| touch.strip_prefix("card:")?.parse().ok());
        card.map(|card| Bid { card }).into_iter().collect()
    }

    fn consequence(scene: &Scene<'_, State>, action: &Bid) -> Option<String> {
        let theirs = scene.view.hands[scene.me()?.next(2).index()];
        let n_beaten = theirs.iter().filter(|card| *card < action.card).count();
        let phrase =
            Phrase::new("small-beats").with("count", n_beaten).with("of", i64::from(theirs.len()));
        Some(scene.say(&phrase))
    }

    fn traces(_: &View, _: &Event) -> Vec<Touch> {
        vec![]
    }

    fn rule(event: &Event) -> Option<&'static str> {
        Some(match event {
            Event::TurnedUp { .. } => "GOOF-2",
            Event::Sealed { .. } => "GOOF-3",
            Event::Opened { round } if round.winner().is_none() => "GOOF-8",
            Event::Opened { .. } => "GOOF-7",
        })
    }

    fn result(scene: &Scene<'_, State>, outcome: &Outcome) -> Markup {
        html! { (scores(scene, outcome, "small-points-column")) (rounds(scene)) }
    }

    fn coach(scene: &Scene<'_, State>) -> Option<(&'static str, String)> {
        let (view, me) = (scene.view, scene.me()?);
        if view.prize.is_none() || view.has_bid[me.index()] {
            return None;
        }
        Some(if view.rounds.is_empty() {
            ("first", scene.word("small-coach-goofspiel"))
        } else {
            ("second", scene.word("small-coach-goofspiel-second"))
        })
    }
}
