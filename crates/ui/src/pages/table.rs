//! The table: frame and fragments.

mod choices;
mod drawer;
mod prompt;
mod result;
mod seats;
mod stage;

use engine::Viewer;
use localization::Speaker;
use maud::{Markup, html};

use crate::board::{AnyBoard, AnyScene};
use crate::boards::board_of;
use crate::model::{Reader, Stage, TableModel};
use crate::pages::frame::{Top, framed, game_name, switch, word};

pub(crate) use drawer::log_lines;
pub(crate) use seats::players;

/// How many lines of the log travel with an update at least; a page keeps the older ones it has.
const LINES_TOLD: usize = 24;
/// How many lines of the log a page begins with at most, and how many older ones it fetches at a time: a game may be as long as
/// it likes, and its page is not.
pub const LINES_AT_ONCE: usize = 120;

/// What every part of the page is made from.
pub(crate) struct Look<'a> {
    pub(crate) model: &'a TableModel<'a>,
    pub(crate) speaker: Speaker<'a>,
    pub(crate) board: &'static dyn AnyBoard,
}

impl<'a> Look<'a> {
    pub(crate) fn new(model: &'a TableModel<'a>) -> Look<'a> {
        let speaker = Speaker { lang: model.lang, names: model.names, reader: model.viewer };
        Look { model, speaker, board: board_of(model.game) }
    }

    /// The scene, once the game has begun.
    pub(crate) fn scene(&self) -> Option<AnyScene<'_>> {
        let view = &**self.model.view.as_ref()?;
        let (marked, outcome) = (&self.model.marked, self.model.outcome.as_ref());
        Some(AnyScene { view, speaker: self.speaker, marked, outcome })
    }

    pub(crate) fn word(&self, key: &str) -> String {
        word(self.model.lang, key)
    }

    /// The reader's seat, from 1.
    pub(crate) fn my_number(&self) -> Option<usize> {
        match self.model.viewer {
            Viewer::Seat(seat) => Some(seat.index() + 1),
            Viewer::Spectator => None,
        }
    }

    /// The address of something that is about the reader's seat, and not about another one of hers.
    fn own_path(&self, rest: &str) -> String {
        let path = format!("/t/{}{rest}", self.model.id);
        match self.my_number().filter(|_| self.model.own_seats.len() > 1) {
            Some(number) => format!("{path}?seat={number}"),
            None => path,
        }
    }

    fn drawn(&self, with: impl Fn(&AnyScene<'_>) -> Markup) -> Markup {
        self.scene().map_or_else(|| html! {}, |scene| with(&scene))
    }
}

/// The table page of one reader.
pub fn table(reader: &Reader, model: &TableModel<'_>) -> String {
    let look = Look::new(model);
    // However its address was written, the page says it in one way: nobody else's words come back beside a hand.
    let reader = &Reader { path: format!("/t/{}", model.id), ..reader.clone() };
    let parts = draw(&look, drawer::recent_log(&look));
    let empty = html! {};
    let part = |name: &str| {
        parts.iter().find(|(part, _)| *part == name).map_or(&empty, |(_, markup)| markup)
    };
    let main = html! {
        main #table.table data-table=(model.id) data-version=(model.version) data-seat=[look.my_number()]
            data-stage=(stage_name(&model.stage)) data-turn[!model.choices.is_empty()] {
            (look.board.symbols())
            p #offline.banner hidden role="status" { (look.word("page-offline")) }
            (stage::invited(&look))
            (own_seats(&look))
            div #status.fragment { (part("status")) }
            section #players.fragment aria-label=(look.word("page-players")) { (part("players")) }
            div #coach.fragment { (part("coach")) }
            div.middle {
                div #result.fragment { (part("result")) }
                div #stage.fragment { (part("stage")) }
                section #board.fragment aria-label=(look.word("page-board")) { (part("board")) }
                (prompt::bar(&look, part("prompt")))
                section #mine.fragment aria-label=(look.word("page-mine")) { (part("mine")) }
                section #choices.fragment { (part("choices")) }
            }
            (drawer::drawer(&look, part("log"), &drawer::chat_lines(&look)))
            p #news.sr aria-live="polite" {}
        }
    };
    let name = game_name(model.lang, model.game);
    let trail = html! {
        span.trail {
            a href={ "/rules/" (model.game) } { (name) }
            span #phase.fragment { (part("phase")) }
            span #watching.fragment { (part("watching")) }
        }
    };
    let top = Top { trail, tools: tools(&look, reader), kind: "table" };
    let title = format!("{name} · {}", look.word("page-brand"));
    framed(reader, &title, Some(model.game), &top, &main)
}

/// The parts of the table page that change with the table, by the id of the element they fill. The log has its last lines, among them all
/// that were told after the step `since`.
pub fn fragments(model: &TableModel<'_>, since: usize) -> Vec<(&'static str, String)> {
    let n_new = model.log.iter().filter(|line| line.step > since).count();
    let look = Look::new(model);
    // Who has missed more than a page begins with is given what a page begins with.
    let log = if n_new > LINES_AT_ONCE {
        drawer::recent_log(&look)
    } else {
        log_lines(&look, LINES_TOLD.max(n_new), None)
    };
    draw(&look, log).into_iter().map(|(name, markup)| (name, markup.into_string())).collect()
}

/// The parts that tell who is there, and nothing else of the table: who comes and goes changes these alone.
pub fn crowd(model: &TableModel<'_>) -> Vec<(&'static str, String)> {
    let look = Look::new(model);
    let parts = [("watching", seats::watching(&look)), ("players", players(&look))];
    parts.into_iter().map(|(name, markup)| (name, markup.into_string())).collect()
}

/// What was said so far, for a page that has just connected: afterwards each remark is sent by itself.
pub fn chat(model: &TableModel<'_>) -> (&'static str, String) {
    ("chat", drawer::chat_lines(&Look::new(model)).into_string())
}

/// The end of the log, for a page of which nobody knows what it has.
pub fn log(model: &TableModel<'_>) -> (&'static str, String) {
    ("log", drawer::recent_log(&Look::new(model)).into_string())
}

/// The end of the log that a model has, for a page that has what came after it.
pub fn earlier_log(model: &TableModel<'_>) -> String {
    drawer::earlier_log(&Look::new(model)).into_string()
}

fn draw(look: &Look<'_>, log: Markup) -> Vec<(&'static str, Markup)> {
    let board = look.board;
    let drawn = look.drawn(|scene| board.board(scene));
    vec![
        ("phase", seats::phase(look, &drawn)),
        ("watching", seats::watching(look)),
        ("status", prompt::status(look)),
        ("players", players(look)),
        ("board", drawn),
        ("prompt", prompt::prompt(look)),
        ("mine", look.drawn(|scene| board.mine(scene))),
        ("choices", choices::choices(look)),
        ("log", log),
        ("result", result::result(look)),
        ("coach", prompt::coach(look)),
        ("stage", stage::stage(look)),
    ]
}

fn stage_name(stage: &Stage) -> &'static str {
    match stage {
        Stage::Gathering { .. } => "gathering",
        Stage::Playing => "playing",
        Stage::Over { .. } => "over",
        Stage::ReadOnly { .. } => "read-only",
    }
}

/// The way to the reader's other seats, where one browser has several.
fn own_seats(look: &Look<'_>) -> Markup {
    let Some(number) = look.my_number().filter(|_| look.model.own_seats.len() > 1) else {
        return html! {};
    };
    let numbers = look.model.own_seats.iter().map(|seat| seat.index() + 1);
    html! {
        nav #own-seats.banner aria-label=(look.word("page-own-seats")) {
            span { (look.word("page-own-seats")) }
            @for n in numbers {
                a.button.plain href={ "/t/" (look.model.id) "?seat=" (n) } aria-current=[(n == number).then_some("page")] { (look.model.names[n - 1]) }
            }
        }
    }
}

/// The table's own buttons at the top: the menu, and on a phone the drawer.
fn tools(look: &Look<'_>, reader: &Reader) -> Markup {
    let id = look.model.id;
    html! {
        button.tool type="button" popovertarget="menu" aria-label=(look.word("page-menu")) title=(look.word("page-menu")) {
            svg.glyph viewBox="0 0 20 20" aria-hidden="true" { path d="M3 5h14M3 10h14M3 15h14" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" {} }
        }
        button.tool.scripted.narrow type="button" data-do="drawer" aria-controls="drawer" aria-expanded="false"
            aria-label=(look.word("page-drawer")) title=(look.word("page-drawer")) {
            svg.glyph viewBox="0 0 20 20" aria-hidden="true" { path d="M3 4h14v9H9l-4 4v-4H3z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" {} }
        }
        div #menu.sheet popover="auto" role="dialog" aria-label=(look.word("page-menu")) {
            button type="button" data-copy-path={ "/t/" (id) } { (look.word("page-invite-watch")) }
            @if look.my_number().is_some() {
                form method="post" action=(look.own_path("/device")) { button { (look.word("page-device")) } }
                a.button href=(look.own_path("/devices")) { (look.word("page-devices")) }
            }
            a.button href={ "/rules/" (look.model.game) } target="_blank" { (look.word("page-rules")) }
            @if look.my_number().is_some() { (leave(look)) }
            a.button.phone href=(switch(reader)) { (look.word("page-language")) }
            button.phone.scripted type="button" data-do="theme" { (look.word("page-theme")) }
            button.phone.scripted type="button" data-do="sound" aria-pressed="false" { (look.word("page-sound")) }
            a.button.plain href="/" { (look.word("page-home")) }
        }
    }
}

/// The way out for somebody who sits here; nothing once there is nothing to leave.
fn leave(look: &Look<'_>) -> Markup {
    let sure = match look.model.stage {
        Stage::Playing => "page-leave-sure",
        Stage::Gathering { .. } => "page-leave-seat-sure",
        Stage::Over { .. } | Stage::ReadOnly { .. } => return html! {},
    };
    html! {
        button.scripted.danger type="button" data-send=r#"{"leave":true}"# data-sure=(look.word(sure)) { (look.word("page-leave")) }
    }
}
