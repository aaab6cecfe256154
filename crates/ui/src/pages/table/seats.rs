//! The players, and where the game stands.

use engine::{Phrase, Seat};
use maud::{Markup, html};

use crate::model::{Holder, Place, SeatAct, Stage};
use crate::pages::frame::say;
use crate::pages::parts;
use crate::pages::table::Look;

/// Everybody at the table, with what is public about them.
pub(crate) fn players(look: &Look<'_>) -> Markup {
    html! {
        ol.places { @for place in &look.model.places { (player(look, place)) } }
    }
}

fn player(look: &Look<'_>, place: &Place) -> Markup {
    let is_me = look.model.viewer.is(place.seat);
    let number = place.seat.index() + 1;
    html! {
        li.place.{ "seat-" (number) }.me[is_me].awaited[place.is_awaited].free[place.holder == Holder::Open] data-seat=(number) {
            (parts::avatar(&initials_of(look, place), place.seat))
            div.who {
                strong { bdi { (shown_name(look, place)) } }
                @if is_me { " " small.you { (look.word("page-you")) } }
                (holder(look, &place.holder))
                (free(look, place))
            }
            span.state {
                @if place.is_awaited {
                    span.thinking { span.dots aria-hidden="true" { i {} i {} i {} } span.sr { (look.word("page-thinking")) } }
                    @if let Some(deadline) = place.deadline_ms {
                        time.clock data-deadline=(deadline) title=(look.word("page-clock")) {}
                    }
                }
            }
            (public(look, place.seat))
        }
    }
}

/// For the host: the seat of somebody who does not come back goes to others.
fn free(look: &Look<'_>, place: &Place) -> Markup {
    let sure = Phrase::new("page-free-sure").with("name", place.name.as_str());
    let wish = format!(r#"{{"free":{}}}"#, place.seat.index() + 1);
    html! {
        @if place.reader_may == Some(SeatAct::Free) {
            " " button.plain.small.scripted type="button" data-send=(wish) data-sure=(say(look.model.lang, &sure)) {
                (look.word("page-free"))
            }
        }
    }
}

fn public(look: &Look<'_>, seat: Seat) -> Markup {
    html! {
        @if let Some(scene) = look.scene() { div.public { (look.board.player(&scene, seat)) } }
    }
}

fn shown_name(look: &Look<'_>, place: &Place) -> String {
    match place.holder {
        Holder::Open if place.name.is_empty() => look.word("page-open-seat"),
        _ if place.name.is_empty() => {
            say(look.model.lang, &Phrase::new("player").with("number", place.seat.index() + 1))
        }
        _ => place.name.clone(),
    }
}

/// A free seat shows a plus where initials would be.
fn initials_of(look: &Look<'_>, place: &Place) -> String {
    if place.holder == Holder::Open { "+".into() } else { shown_name(look, place) }
}

fn holder(look: &Look<'_>, holder: &Holder) -> Markup {
    let lang = look.model.lang;
    let text = match holder {
        Holder::Person { is_here: true } => return html! {},
        Holder::Open => return html! {},
        Holder::Kept => look.word("page-kept"),
        Holder::Person { is_here: false } => look.word("page-away"),
        Holder::Bot(level) => parts::bot(lang, level),
        Holder::StandIn(level) => {
            say(lang, &Phrase::new("page-stand-in").with("level", parts::level(lang, level)))
        }
    };
    html! { small.holder { (text) } }
}

/// What stands after the game's name: the phase that the board tells.
pub(super) fn phase(look: &Look<'_>, board: &Markup) -> Markup {
    let phase = match look.model.stage {
        Stage::Gathering { .. } => Some(look.word("page-stage-gathering")),
        Stage::Playing => phase_of(&board.0).map(str::to_string),
        Stage::Over { .. } => Some(look.word("page-stage-over")),
        Stage::ReadOnly { .. } => Some(look.word("page-stage-read-only")),
    };
    html! { @if let Some(phase) = phase { span.phase { (maud::PreEscaped(phase)) } } }
}

/// How many watch.
pub(super) fn watching(look: &Look<'_>) -> Markup {
    let watching = Phrase::new("page-watching").with("count", look.model.n_watching);
    html! {
        @if look.model.n_watching > 0 { span.watching title=(say(look.model.lang, &watching)) {
            span aria-hidden="true" { (eye()) (look.model.n_watching) } span.sr { (say(look.model.lang, &watching)) }
        } }
    }
}

fn eye() -> Markup {
    html! {
        svg.glyph viewBox="0 0 20 20" { path d="M2 10q8-11 16 0-8 11-16 0z" fill="none" stroke="currentColor" stroke-width="1.600" {} circle cx="10" cy="10" r="2.600" fill="currentColor" {} }
    }
}

/// The text of the first `data-phase` in a board, escaped as it stands there.
fn phase_of(board: &str) -> Option<&str> {
    let (_, rest) = board.split_once("data-phase=\"")?;
    rest.split('"').next().filter(|phase| !phase.is_empty())
}
