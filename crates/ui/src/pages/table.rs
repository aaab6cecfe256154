//! The table: frame and fragments.

use engine::Phrase;
use maud::{Markup, html};

use crate::board::AnyScene;
use crate::boards::board_of;
use crate::model::{Reader, TableModel};
use crate::pages::frame::page;
use crate::speaker::Speaker;

/// The table page of one reader.
pub fn table(reader: &Reader, model: &TableModel<'_>) -> String {
    let main = html! {
        main #table data-table=(model.id) data-version=(model.version) {
            @for (name, fragment) in draw(model) {
                section id=(name) .fragment { (fragment) }
            }
        }
    };
    page(reader, model.game, Some(model.game), &main)
}

/// The parts of the table page that change, by the id of the element they fill.
pub fn fragments(model: &TableModel<'_>) -> Vec<(&'static str, String)> {
    draw(model).into_iter().map(|(name, markup)| (name, markup.into_string())).collect()
}

/// The page that takes a seat to another device: `address` opens once.
pub fn device(reader: &Reader, address: &str) -> String {
    page(reader, address, None, &html! { a href=(address) { (address) } })
}

fn draw(model: &TableModel<'_>) -> Vec<(&'static str, Markup)> {
    let speaker = Speaker { lang: model.lang, names: model.names, reader: model.viewer };
    let Some(view) = &model.view else { return Vec::new() };
    let (board, outcome) = (board_of(model.game), model.outcome.as_ref());
    let scene = AnyScene { view: &**view, speaker, marked: &model.marked, outcome };
    let players = html! {
        @for place in &model.places { div.place { (place.name) (board.player(&scene, place.seat)) } }
    };
    vec![
        ("players", players),
        ("board", board.board(&scene)),
        ("prompt", html! { @if let Some(prompt) = &model.prompt { p { (speaker.say(prompt)) } } }),
        ("mine", board.mine(&scene)),
        ("choices", choices(model, &scene)),
        ("log", html! { @for line in &model.log { p { (speaker.say(&line.line)) } } }),
        ("result", html! { @if let Some(outcome) = outcome { (board.result(&scene, outcome)) } }),
        (
            "coach",
            html! { @if let Some((key, text)) = board.coach(&scene) { p data-coach=(key) { (text) } } },
        ),
    ]
}

fn choices(model: &TableModel<'_>, scene: &AnyScene<'_>) -> Markup {
    let board = board_of(model.game);
    let say = |phrase: &Phrase| scene.speaker.say(phrase);
    html! {
        @for choice in &model.choices {
            button.choice type="button" data-act=(choice.notation) data-lasts[choice.lasts]
                data-path=(board.path(scene.view, &choice.notation).join(" "))
                data-consequence=[board.consequence(scene, &choice.notation)] { (say(&choice.label)) }
        }
    }
}
