//! The board of a game that nobody has drawn yet, made from its view as programs receive it and from its words.
//!
//! Every field of the view is a zone: numbers and answers are counters, lists are cards in a row. Three names mean something: `hand` and
//! `mine` are the reader's own things, `seats` has one entry for each player, and `viewer` is not shown. A zone is
//! called by the message `<game>-zone-<field>`, a card by `<game>-thing-<text>`; without one, as in the view. An action lies
//! on the card that its notation names, or is a button.

mod offers;

use engine::{Outcome, Seat, Words};
use maud::{Markup, html};
use serde_json::Value;

use crate::board::{Scene, Touch};
use offers::{Offer, Offers, below};

/// How the names of things begin that are touched to act.
const MINE: &str = "act";

/// Whether a field holds the reader's own things.
fn is_mine(field: &str) -> bool {
    matches!(field, "hand" | "mine")
}

/// Whether a field is shown between the players.
fn is_between(field: &str) -> bool {
    !is_mine(field) && !matches!(field, "seats" | "viewer")
}

/// What lies between the players.
pub(crate) fn board<G: Words>(scene: &Scene<'_, G>) -> Markup {
    let view = seen(scene);
    let sight = Sight { scene, offers: Offers::of(scene, &view) };
    html! {
        div.plain-board {
            @for (key, part) in fields(&view).filter(|(key, _)| is_between(key)) { (sight.zone(key, key, part)) }
        }
    }
}

/// The reader's own things, and a button for whatever cannot be done by touching a card.
pub(crate) fn mine<G: Words>(scene: &Scene<'_, G>) -> Markup {
    let view = seen(scene);
    let sight = Sight { scene, offers: Offers::of(scene, &view) };
    html! {
        div.plain-mine {
            @for (key, part) in fields(&view).filter(|(key, _)| is_mine(key)) { (sight.zone(key, key, part)) }
            @if !sight.offers.buttons.is_empty() {
                div.plain-buttons { @for offer in &sight.offers.buttons { (button(offer)) } }
            }
        }
    }
}

/// What is public about a player: her entry in `seats`.
pub(crate) fn player<G: Words>(scene: &Scene<'_, G>, seat: Seat) -> Markup {
    let view = seen(scene);
    let sight = Sight { scene, offers: Offers::default() };
    let path = below("seats", &seat.to_string());
    html! {
        div.plain-player {
            @for (key, part) in fields(&view["seats"][seat.index()]) { (sight.zone(&below(&path, key), key, part)) }
        }
    }
}

/// What a person touches to take an action.
pub(crate) fn path(notation: &str) -> Vec<Touch> {
    vec![offers::touch(notation)]
}

/// What somebody meant who touched these things.
pub(crate) fn attempts<G: Words>(touched: &[Touch]) -> Vec<G::Action> {
    touched.last().and_then(|name| offers::touched::<G>(name)).into_iter().collect()
}

/// Final scores, the winners' rows marked.
pub(crate) fn result<G: Words>(scene: &Scene<'_, G>, outcome: &Outcome) -> Markup {
    let winners = outcome.winners();
    html! {
        table.scores {
            thead { tr { th scope="col" { (scene.word("page-players")) } td { (scene.word("page-score")) } } }
            tbody { @for seat in Seat::all(outcome.scores.len()) {
                tr.won[winners.contains(seat)] {
                    th scope="row" { (scene.name(seat)) }
                    td { (outcome.scores[seat.index()]) }
                }
            } }
        }
    }
}

fn button(offer: &Offer) -> Markup {
    html! {
        button.plain-button type="button" data-touch=(offer.touch) { (offer.label.as_deref().unwrap_or_default()) }
    }
}

/// A scene with what can be touched in it.
struct Sight<'a, G: Words> {
    scene: &'a Scene<'a, G>,
    offers: Offers,
}

impl<G: Words> Sight<'_, G> {
    /// A part of the view: `path` says where it is in it, `key` what it is called.
    fn zone(&self, path: &str, key: &str, part: &Value) -> Markup {
        match part {
            Value::Null | Value::Bool(false) => html! {},
            Value::Bool(true) => html! { span.plain-answer { (self.name(key)) } },
            Value::Array(members) => self.row(path, key, members),
            Value::Object(_) => html! {
                section.plain-zone aria-label=(self.name(key)) {
                    h3 { (self.name(key)) }
                    div.plain-parts { (self.parts(path, part)) }
                }
            },
            Value::Number(_) | Value::String(_) => html! {
                span.plain-counter { span { (self.name(key)) } " " strong { (self.thing(&leaf(part).unwrap_or_default())) } }
            },
        }
    }

    /// The fields of a part.
    fn parts(&self, path: &str, part: &Value) -> Markup {
        html! { @for (key, part) in fields(part) { (self.zone(&below(path, key), key, part)) } }
    }

    /// Things side by side. What repeats itself glides under a number of its own.
    fn row(&self, path: &str, key: &str, members: &[Value]) -> Markup {
        let nth = |n: usize| members[..n].iter().filter(|member| **member == members[n]).count();
        let at = |n: usize| below(path, &n.to_string());
        html! {
            section.plain-zone.{ "zone-" (slug(key)) } aria-label=(self.name(key)) {
                h3 { (self.name(key)) }
                div.plain-row data-scroll=(path) {
                    @if members.is_empty() { span.plain-empty { "–" } }
                    @for (n, member) in members.iter().enumerate() {
                        @match member {
                            Value::Number(_) | Value::String(_) => (self.card(path, &leaf(member).unwrap_or_default(), nth(n))),
                            Value::Null | Value::Bool(_) => { span.plain-card.plain-gap { @if *member == true { "✓" } } }
                            Value::Object(_) => { div.plain-parts { (self.parts(&at(n), member)) } }
                            Value::Array(inner) => { div.plain-parts { (self.row(&at(n), key, inner)) } }
                        }
                    }
                }
            }
        }
    }

    fn card(&self, path: &str, text: &str, nth: usize) -> Markup {
        let offer = self.offers.on(path, text);
        let touch = offer.map(|offer| offer.touch.as_str());
        let name = self.thing(text);
        let is_long = name.chars().count() > 3;
        html! {
            span.plain-card.long[is_long] data-touch=[touch] data-mark=[touch.and_then(|touch| self.scene.mark(touch))]
                data-glide=(glide(path, text, nth)) aria-label=[offer.and_then(|offer| offer.label.as_ref())] { (name) }
        }
    }

    /// What a field of the view is called.
    fn name(&self, key: &str) -> String {
        let known = self.scene.speaker.look_up(&format!("{}-zone-{}", G::ID, slug(key)));
        known.unwrap_or_else(|_| key.replace('_', " "))
    }

    /// What a number or a word of the view is called.
    fn thing(&self, text: &str) -> String {
        let known = self.scene.speaker.look_up(&format!("{}-thing-{}", G::ID, slug(text)));
        known.unwrap_or_else(|_| text.to_string())
    }
}

/// The view as programs receive it.
fn seen<G: Words>(scene: &Scene<'_, G>) -> Value {
    serde_json::to_value(scene.view).expect("views have text keys and plain values")
}

fn fields(part: &Value) -> impl Iterator<Item = (&String, &Value)> {
    part.as_object().into_iter().flatten()
}

/// The text of a number or a word: a count, a card, a seat.
fn leaf(part: &Value) -> Option<String> {
    match part {
        Value::String(text) => Some(text.clone()),
        Value::Number(number) => Some(number.to_string()),
        Value::Null | Value::Bool(_) | Value::Array(_) | Value::Object(_) => None,
    }
}

/// A name by which a card is recognised from one picture to the next.
fn glide(path: &str, text: &str, nth: usize) -> String {
    format!("{}-{}-{nth}", slug(path), slug(text))
}

/// Letters, digits and dashes.
fn slug(text: &str) -> String {
    let plain = |c: char| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '-' };
    text.chars().map(plain).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use engine::{Content, Options, Setup, Step, Turn, Viewer, below, repeatable};
    use localization::{Lang, Speaker};
    use reference_games::{connect_four, goofspiel, kuhn, leduc, tic_tac_toe};

    use super::*;

    /// The plain board of a position as one viewer sees it, whatever board the game has otherwise.
    fn page<G: Words>(state: &G, viewer: Viewer) -> String {
        let (view, marked, outcome) = (state.view(viewer), BTreeSet::new(), state.outcome());
        let speaker = Speaker { lang: Lang::En, names: &[], reader: viewer };
        let scene: Scene<'_, G> =
            Scene { view: &view, speaker, marked: &marked, outcome: outcome.as_ref() };
        let players = Seat::all(state.n_seats()).map(|seat| player(&scene, seat).into_string());
        let result = scene.outcome.map(|outcome| result(&scene, outcome).into_string());
        let parts = [board(&scene).into_string(), mine(&scene).into_string()];
        parts.into_iter().chain(players).chain(result).collect()
    }

    /// Everything that may be done can be touched, and what is touched is what is done.
    fn check<G: Words>(state: &G, seat: Seat) {
        let page = page(state, Viewer::Seat(seat));
        let mut actions = Vec::new();
        state.legal_actions(seat, &mut actions);
        for action in actions {
            let path = path(&action.to_string());
            let drawn = format!("data-touch=\"{}\"", path[0]);
            assert!(page.contains(&drawn), "{}: {drawn} is not in {page}", G::ID);
            assert_eq!(attempts::<G>(&path), [action], "{}", G::ID);
        }
        let glides: Vec<&str> = page.split("data-glide=\"").skip(1).collect();
        let names = glides.iter().filter_map(|rest| rest.split('"').next());
        assert_eq!(names.collect::<BTreeSet<_>>().len(), glides.len(), "{}", G::ID);
    }

    /// Plays at random so far and looks at the board of whoever decides, every so often.
    fn walk<G: Words>(options: &str, n_steps: usize, every: usize) {
        let options: Options = options.parse().expect("options");
        let setup = G::Setup::new(&Content::standard(), &options).expect("a setup");
        let (mut state, mut rng, mut actions) = (G::start(&setup), repeatable(5), Vec::new());
        for n in 0..n_steps {
            let step = match state.turn() {
                Turn::Over => break,
                Turn::Chance => Step::Chance(state.draw(&mut rng)),
                Turn::Decide(seats) => {
                    let seat = seats.first().expect("somebody is awaited");
                    if n % every == 0 {
                        check(&state, seat);
                    }
                    state.legal_actions(seat, &mut actions);
                    Step::Act {
                        seat,
                        action: actions[below(&mut rng, actions.len() as u32) as usize],
                    }
                }
            };
            state.apply(step).expect("what is listed is legal");
        }
        assert!(!page(&state, Viewer::Spectator).is_empty());
    }

    #[test]
    fn any_game_can_be_played_on_the_plain_board() {
        walk::<game_fireflies::State>("seats=4", 200, 1);
        walk::<tic_tac_toe::State>("", 50, 1);
        walk::<connect_four::State>("", 50, 1);
        walk::<kuhn::State>("", 50, 1);
        walk::<leduc::State>("", 50, 1);
        walk::<goofspiel::State>("", 50, 1);
        walk::<game_ephios::State>("seats=3", 120, 7);
        walk::<game_epix::State>("seats=3", 120, 7);
        walk::<game_erythro::State>("seats=2", 120, 7);
        walk::<game_ephyran::State>("seats=3", 120, 7);
    }

    #[test]
    fn a_card_that_cannot_be_played_is_tried_like_those_that_can() {
        let view = serde_json::json!({ "hand": ["3", "5"], "seats": [] });
        assert_eq!(leaf(&view["hand"][1]).as_deref(), Some("5"));
        assert_eq!(path("show 5"), ["act:show+5"]);
        assert_eq!(path("a%b+c é"), ["act:a%25b%2bc+%c3%a9"]);
        let wrong = ["act:show+0", "act:%", "act:%zz", "act:", "card:5", ""];
        for wrong in wrong {
            assert!(attempts::<game_fireflies::State>(&[wrong.to_string()]).is_empty(), "{wrong}");
        }
    }
}
