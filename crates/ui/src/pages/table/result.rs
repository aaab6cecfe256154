//! How it ended, and what next.

use engine::{Arg, Knob, Outcome, Phrase, Seat};
use maud::{Markup, html};

use crate::model::Stage;
use crate::pages::frame::game_name;
use crate::pages::parts;
use crate::pages::table::Look;

/// The games one may go on to with so many players.
fn games_for(n_seats: usize) -> impl Iterator<Item = &'static str> {
    let seats = n_seats.to_string();
    let has_room = move |knobs: &&[Knob]| knobs[0].values.contains(&seats.as_str());
    parts::games_and_knobs().iter().filter(move |(_, knobs)| has_room(knobs)).map(|(id, _)| *id)
}

/// The result screen; nothing while the game is on.
pub(super) fn result(look: &Look<'_>) -> Markup {
    let (Some(outcome), Some(scene), Stage::Over { rematch }) =
        (&look.model.outcome, look.scene(), &look.model.stage)
    else {
        return html! {};
    };
    let headline = look.board.headline(&scene, outcome);
    html! {
        section.result aria-labelledby="result-title" {
            @if !outcome.winners().is_empty() { div.laurels aria-hidden="true" { (laurel()) } }
            h2 #result-title { (headline.unwrap_or_else(|| look.speaker.say(&plain_headline(outcome)))) }
            div.story { (look.board.result(&scene, outcome)) }
            div.row.next { (next(look, rematch.as_deref())) }
        }
    }
}

/// Who won, in a sentence that suits every game.
fn plain_headline(outcome: &Outcome) -> Phrase {
    let n_seats = outcome.payoffs.len();
    let winners: Vec<Seat> = outcome.winners().into_iter().collect();
    let best = outcome.payoffs.iter().copied().fold(0.0, f64::max);
    match winners.as_slice() {
        [] => Phrase::new("page-result-all-lost"),
        all if all.len() == n_seats && best > 0.99 && n_seats > 1 => {
            Phrase::new("page-result-all-won")
        }
        all if all.len() == n_seats && n_seats > 1 => Phrase::new("page-result-drawn"),
        [only] => Phrase::new("page-result-won").with("who", Arg::Seat(*only)),
        several => {
            let names: Vec<Arg> = several.iter().map(|seat| Arg::Seat(*seat)).collect();
            Phrase::new("page-result-shared").with("who", names)
        }
    }
}

fn next(look: &Look<'_>, rematch: Option<&str>) -> Markup {
    let id = look.model.id;
    html! {
        @if let Some(rematch) = rematch {
            @if look.my_number().is_some() {
                form method="post" action={ "/t/" (id) "/rematch" } { button { (look.word("page-rematch-join")) } }
            } @else {
                a.button href={ "/t/" (rematch) } { (look.word("page-rematch-watch")) }
            }
        } @else if look.my_number().is_some() {
            form method="post" action={ "/t/" (id) "/rematch" } { button { (look.word("page-rematch")) } }
        }
        a.button.plain href={ "/t/" (id) "/replay" } { (look.word("page-replay")) }
        @if look.my_number().is_some() { (next_game(look)) }
        button.plain.scripted type="button" data-copy-path={ "/t/" (id) "/replay" } { (look.word("page-share-replay")) }
        a.button.plain href={ "/t/" (id) "/record" } download { (look.word("page-record")) }
    }
}

fn next_game(look: &Look<'_>) -> Markup {
    let others = games_for(look.model.places.len()).filter(|game| *game != look.model.game);
    html! {
        form.next-game method="post" action={ "/t/" (look.model.id) "/next" } {
            select name="game" aria-label=(look.word("page-next-help")) {
                @for game in others { option value=(game) { (game_name(look.model.lang, game)) } }
            }
            button.plain { (look.word("page-next")) }
        }
    }
}

/// Two branches, for the winner.
fn laurel() -> Markup {
    html! {
        svg viewBox="0 0 120 40" {
            g.branch { path d="M56 36C36 34 22 24 18 6" {} (leaves()) }
            g.branch transform="translate(120 0) scale(-1 1)" { path d="M56 36C36 34 22 24 18 6" {} (leaves()) }
        }
    }
}

fn leaves() -> Markup {
    const AT: [(i32, i32, i32); 7] = [
        (18, 8, -70),
        (20, 15, -55),
        (24, 21, -40),
        (30, 27, -30),
        (37, 31, -20),
        (45, 34, -10),
        (52, 36, 0),
    ];
    html! {
        @for (x, y, turn) in AT {
            path.leaf transform={ "translate(" (x) " " (y) ") rotate(" (turn) ")" } d="M0 0q-6-1-9-6q6 0 9 6M0 0q-3 5-9 5q3-5 9-5" {}
        }
    }
}
