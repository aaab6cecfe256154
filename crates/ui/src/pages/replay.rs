//! A finished game, step by step.

mod curve;

use engine::{Phrase, Seat};
use localization::{Speaker, isolated};
use maud::{Markup, html};

use crate::board::AnyScene;
use crate::model::{Chances, Fairness, Reader, Replay};
use crate::pages::frame::{Top, framed, game_name, say, word};
use crate::pages::table::{Look, log_lines, players};

/// The replay page at one moment, from one reader's knowledge or with all cards open.
pub fn replay(reader: &Reader, replay: &Replay<'_>) -> String {
    let look = Look::new(&replay.table);
    // The moment in the words of this page, and not in those of its address.
    let path = address(replay, replay.step, &as_whom(replay));
    let reader = &Reader { path, ..reader.clone() };
    let lang = reader.lang;
    let name = game_name(lang, replay.table.game);
    let title = say(lang, &Phrase::new("page-replay-title").with("game", name.as_str()));
    let main = html! {
        main #replay.table.replay data-stage="replay" {
            (look.board.symbols())
            section #players.fragment { (players(&look)) }
            div.middle {
                (scrubber(&look, replay))
                div #said.fragment { (said(&look, replay.step)) }
                section #board.fragment { @if let Some(scene) = look.scene() { (look.board.board(&scene)) } }
                div #mine.fragment { (hands(&look, replay)) }
                div #curve.fragment { (chances(&look, replay)) }
                (fairness(&look, &replay.fairness))
            }
            aside.drawer aria-label=(word(lang, "page-log")) {
                div.tabs { h2 { (word(lang, "page-log")) } }
                ol #log.fragment.log tabindex="0" aria-label=(word(lang, "page-log")) { (log_lines(&look, usize::MAX, Some(replay.step))) }
            }
        }
    };
    let trail = html! { span.trail { a href={ "/rules/" (replay.table.game) } { (name) } } };
    let top = Top { trail, tools: html! {}, kind: "replay" };
    framed(reader, &title, Some(replay.table.game), &top, &main)
}

/// Who looks: a seat, somebody watching, or everybody at once.
fn as_whom(replay: &Replay<'_>) -> String {
    match replay.table.viewer {
        _ if !replay.open.is_empty() => "all".into(),
        engine::Viewer::Seat(seat) => (seat.index() + 1).to_string(),
        engine::Viewer::Spectator => "watch".into(),
    }
}

fn address(replay: &Replay<'_>, step: usize, whom: &str) -> String {
    format!("/t/{}/replay?step={step}&as={whom}", replay.table.id)
}

/// Step buttons, the slider, and from whose knowledge.
fn scrubber(look: &Look<'_>, replay: &Replay<'_>) -> Markup {
    let whom = as_whom(replay);
    html! {
        section.scrubber {
            div #steps.fragment.row { (steps(look, replay, &whom)) }
            form.row method="get" action={ "/t/" (replay.table.id) "/replay" } {
                input type="hidden" name="as" value=(whom);
                input #slider type="range" name="step" min="0" max=(replay.n_steps) value=(replay.step)
                    aria-label=(look.word("page-replay-slider"));
                button.plain.scripted type="button" data-do="play" aria-pressed="false" { (look.word("page-replay-play")) }
                button.plain.unscripted { (look.word("page-replay-go")) }
            }
            div #around.fragment.row { (around(look, replay, &whom)) }
        }
    }
}

fn steps(look: &Look<'_>, replay: &Replay<'_>, whom: &str) -> Markup {
    let (step, last) = (replay.step, replay.n_steps);
    let link = |key: &str, to: usize, is_on: bool| {
        html! {
            @if is_on { a.button.plain href=(address(replay, to, whom)) data-goto=(to) { (look.word(key)) } }
            @else { span.button.plain.off aria-disabled="true" { (look.word(key)) } }
        }
    };
    let count = Phrase::new("page-replay-step").with("step", step).with("steps", last);
    html! {
        nav.row {
            (link("page-replay-first", 0, step > 0))
            (link("page-replay-previous", step.saturating_sub(1), step > 0))
            (link("page-replay-next", step + 1, step < last))
            (link("page-replay-last", last, step < last))
        }
        strong.count { (say(look.model.lang, &count)) }
    }
}

/// From whose knowledge, and what to take along.
fn around(look: &Look<'_>, replay: &Replay<'_>, whom: &str) -> Markup {
    html! {
        (viewers(look, replay, whom))
        button.plain.scripted type="button" data-copy-path=(address(replay, replay.step, whom)) { (look.word("page-replay-link")) }
        a.button.plain href={ "/t/" (replay.table.id) "/record" } download { (look.word("page-record")) }
    }
}

fn viewers(look: &Look<'_>, replay: &Replay<'_>, whom: &str) -> Markup {
    let link = |as_whom: &str, label: String| {
        html! { a href=(address(replay, replay.step, as_whom)) aria-current=[(as_whom == whom).then_some("true")] { bdi { (label) } } }
    };
    html! {
        nav.viewers aria-label=(look.word("page-replay-as")) {
            span.quiet { (look.word("page-replay-as")) }
            @for (n, name) in replay.table.names.iter().enumerate() { (link(&(n + 1).to_string(), name.clone())) }
            (link("watch", look.word("page-replay-watch")))
            (link("all", look.word("page-replay-all")))
        }
    }
}

/// What happened at this step.
fn said(look: &Look<'_>, step: usize) -> Markup {
    let lines = look.model.log.iter().filter(|line| line.step == step);
    html! {
        @for line in lines { p.say { (look.speaker.say(&line.line)) } }
    }
}

/// The viewer's own things, or everybody's when all cards are open.
fn hands(look: &Look<'_>, replay: &Replay<'_>) -> Markup {
    if replay.open.is_empty() {
        return html! { @if let Some(scene) = look.scene() { (look.board.mine(&scene)) } };
    }
    html! {
        @for (n, view) in replay.open.iter().enumerate() {
            @let seat = Seat::new(n);
            @let speaker = Speaker { reader: engine::Viewer::Seat(seat), ..look.speaker };
            @let scene = AnyScene { view: &**view, speaker, marked: &look.model.marked, outcome: None };
            @let of = Phrase::new("page-replay-of").with("who", isolated(&replay.table.names[n]).as_ref());
            section.opened.{ "seat-" (n + 1) } { h3 { (say(look.model.lang, &of)) } (look.board.mine(&scene)) }
        }
    }
}

/// Everybody's chances: the curve, how far it has come, or a way to ask for it.
fn chances(look: &Look<'_>, replay: &Replay<'_>) -> Markup {
    match &replay.chances {
        Chances::Ready(chances) => curve::curve(look, chances, replay.step),
        Chances::Running { done, of } => running(look, replay, *done, *of),
        Chances::Unasked => html! {
            form.analysis method="post" action={ "/t/" (replay.table.id) "/analysis" } {
                input type="hidden" name="step" value=(replay.step);
                input type="hidden" name="as" value=(as_whom(replay));
                button.plain { (look.word("page-analysis-ask")) }
                p.quiet { (look.word("page-analysis-about")) }
            }
        },
    }
}

fn running(look: &Look<'_>, replay: &Replay<'_>, done: usize, of: usize) -> Markup {
    let id = replay.table.id;
    let count = Phrase::new("page-analysis-running").with("done", done).with("of", of);
    html! {
        div.analysis data-analysis={ "/api/tables/" (id) "/analysis" } {
            p role="status" { (say(look.model.lang, &count)) }
            progress value=(done) max=(of) aria-label=(look.word("page-analysis-progress")) {}
            a.button.plain.unscripted href=(address(replay, replay.step, &as_whom(replay))) { (look.word("page-analysis-reload")) }
        }
    }
}

fn fairness(look: &Look<'_>, fair: &Fairness) -> Markup {
    let lang = look.model.lang;
    let (class, verdict) = match &fair.verdict {
        Ok(draws) => ("yes", say(lang, &Phrase::new("page-fair-yes").with("draws", *draws))),
        Err(reason) => {
            ("no", say(lang, &Phrase::new("page-fair-no").with("reason", reason.as_str())))
        }
    };
    html! {
        section.fairness.{ (class) } {
            h2 { (look.word("page-fair")) }
            p.verdict { (verdict) }
            details {
                summary { (look.word("page-fair-how")) }
                dl {
                    dt { (look.word("page-fair-commitment")) } dd { code { (fair.commitment) } }
                    dt { (look.word("page-fair-secret")) } dd { code { (fair.secret) } }
                    @for (n, salt) in fair.salts.iter().enumerate() {
                        @let who = isolated(look.model.names.get(n).map_or("", String::as_str));
                        dt { (say(lang, &Phrase::new("page-fair-salt").with("who", who.as_ref()))) } dd { code { (salt) } }
                    }
                }
            }
        }
    }
}
