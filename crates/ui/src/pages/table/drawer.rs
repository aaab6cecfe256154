//! The drawer: what happened, what people say, what the rules are.

use engine::{Phrase, Seat};
use localization::isolated;
use maud::{Markup, html};

use crate::model::{LogLine, Remark};
use crate::pages::parts;
use crate::pages::table::{LINES_AT_ONCE, Look};

/// Log, chat and rules behind three tabs; without a script they stand one below the other.
pub(super) fn drawer(look: &Look<'_>, log: &Markup, chat: &Markup) -> Markup {
    let tab = |name: &str, is_first: bool| {
        html! {
            button type="button" role="tab" id={ "tab-" (name) } aria-controls={ "panel-" (name) }
                aria-selected=(is_first) tabindex=(if is_first { 0 } else { -1 }) { (look.word(&format!("page-{name}"))) }
        }
    };
    html! {
        aside #drawer.drawer aria-label=(look.word("page-drawer")) {
            div.tabs role="tablist" {
                (tab("log", true)) (tab("chat", false)) (tab("rules", false))
                button.plain.narrow type="button" data-do="drawer" aria-label=(look.word("page-close")) { "×" }
            }
            section #panel-log role="tabpanel" aria-labelledby="tab-log" tabindex="0" { ol #log.fragment.log { (log) } }
            section #panel-chat role="tabpanel" aria-labelledby="tab-chat" { (talk(look, chat)) }
            section #panel-rules role="tabpanel" aria-labelledby="tab-rules" {
                p { a href={ "/rules/" (look.model.game) } target="_blank" { (look.word("page-rules-whole")) } }
                p.quiet { (look.word("page-rules-hint")) }
                div #rulebook data-from={ "/rules/" (look.model.game) } {}
            }
        }
    }
}

fn talk(look: &Look<'_>, chat: &Markup) -> Markup {
    html! {
        ol #chat.fragment.chat { (chat) }
        form #say.row.scripted {
            label.sr for="remark" { (look.word("page-chat-say")) }
            input #remark type="text" maxlength="300" autocomplete="off" placeholder=(look.word("page-chat-say"));
            button { (look.word("page-chat-send")) }
        }
    }
}

/// The last lines of the log, whole steps only; `current` is the step to be marked. The log is one stop of the tab key, however
/// many rules it names: arrows lead to those.
pub(crate) fn log_lines(look: &Look<'_>, most: usize, current: Option<usize>) -> Markup {
    let lines = &look.model.log;
    let skipped = lines.len().saturating_sub(most);
    let first_step = lines.get(skipped).map_or(0, |line| line.step);
    let whole = |line: &&LogLine| skipped == 0 || line.step >= first_step;
    html! {
        @if lines.is_empty() { li.quiet { (look.word("page-log-empty")) } }
        @for line in lines.iter().filter(whole) { (log_line(look, line, current)) }
    }
}

/// The end of the log, and where there is more, how to have it.
pub(super) fn recent_log(look: &Look<'_>) -> Markup {
    html! {
        @if look.model.log.is_empty() { li.quiet { (look.word("page-log-empty")) } }
        (earlier_log(look))
    }
}

/// The end of what came before what a page has, and how to have what came before that.
pub(super) fn earlier_log(look: &Look<'_>) -> Markup {
    let lines = &look.model.log;
    let skipped = lines.len().saturating_sub(LINES_AT_ONCE);
    // Whole steps only; where one step alone is longer than that, all of it.
    let first_step = lines.get(skipped).map_or(0, |line| line.step);
    let begin = lines.partition_point(|line| line.step < first_step);
    html! {
        @if begin > 0 {
            li.earlier { button.plain type="button" data-do="earlier" data-before=(first_step) { (look.word("page-log-earlier")) } }
        }
        @for line in &lines[begin..] { (log_line(look, line, None)) }
    }
}

fn log_line(look: &Look<'_>, line: &LogLine, current: Option<usize>) -> Markup {
    html! {
        li.{ "seat-" (line.seat.map_or(0, |seat| seat.index() + 1)) } data-step=(line.step)
            aria-current=[(current == Some(line.step)).then_some("step")] {
            @match line.seat {
                Some(seat) => (parts::avatar(name(look, seat), seat)),
                None => span.drawn title=(look.word("page-log-drawn")) {},
            }
            span { (look.speaker.say(&line.line))
                @if let Some(rule) = line.rule {
                    " " a.rule href={ "/rules/" (look.model.game) "#" (rule) } target="_blank" data-rule=(rule) tabindex="-1" { (rule) }
                }
            }
        }
    }
}

fn name<'a>(look: &Look<'a>, seat: Seat) -> &'a str {
    look.model.names.get(seat.index()).map_or("", String::as_str)
}

/// What was said.
pub(super) fn chat_lines(look: &Look<'_>) -> Markup {
    html! {
        @if look.model.chat.is_empty() { li.quiet { (look.word("page-chat-empty")) } }
        @for remark in &look.model.chat { (remark_line(look, remark)) }
    }
}

fn remark_line(look: &Look<'_>, remark: &Remark) -> Markup {
    let who = match remark.seat.map(|seat| name(look, seat)) {
        Some(name) if !name.is_empty() => name.to_string(),
        _ => look.word("page-chat-watcher"),
    };
    let number = remark.seat.map(|seat| seat.index() + 1);
    let mute =
        look.speaker.say(&Phrase::new("page-chat-mute").with("who", isolated(&who).as_ref()));
    html! {
        li.{ "seat-" (number.unwrap_or(0)) } data-n=(remark.n) data-who=(number.map_or("0".to_string(), |n| n.to_string())) {
            button.who.plain type="button" data-do="mute" title=(mute) aria-label=(mute) { bdi { (who) } }
            " " span.text dir="auto" { (remark.text) }
        }
    }
}
