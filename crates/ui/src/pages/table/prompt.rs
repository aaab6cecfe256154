//! The sentence that says what happens and what the reader can do, and what stands around it.

use engine::{Arg, Phrase};
use maud::{Markup, html};

use crate::model::{Holder, Place, SeatAct, Stage, Undo};
use crate::pages::table::{Look, stage};

/// The bar: the sentence from the server, and beside it what the reader is choosing, which the script fills.
pub(super) fn bar(look: &Look<'_>, prompt: &Markup) -> Markup {
    html! {
        section #bar.bar aria-label=(look.word("page-prompt")) {
            div #prompt.fragment tabindex="-1" aria-live="polite" { (prompt) }
            div #choosing hidden {
                p #chosen aria-live="polite" {}
                p #consequence aria-live="polite" {}
                div.row {
                    button #cancel.plain type="button" { (look.word("page-cancel")) " " kbd { "Esc" } }
                    button #confirm type="button" { (look.word("page-confirm")) }
                }
            }
        }
    }
}

/// The sentence, never empty, and what can be taken back.
pub(super) fn prompt(look: &Look<'_>) -> Markup {
    html! {
        p.say { (sentence(look)) }
        @match look.model.undo {
            Undo::Free => button.undo.plain.scripted type="button" data-send=r#"{"undo":true}"# { (look.word("page-undo")) " " kbd { "u" } },
            Undo::ByConsent => button.undo.plain.scripted type="button" data-send=r#"{"undo":true}"# { (look.word("page-undo-ask")) },
            Undo::Asked => p.asked { (look.word("page-undo-asked")) },
            Undo::No | Undo::AskedBy(_) => {},
        }
    }
}

fn sentence(look: &Look<'_>) -> String {
    let model = look.model;
    match (&model.stage, &model.prompt) {
        (Stage::Gathering { .. }, _) => look.word("page-prompt-gathering"),
        (Stage::ReadOnly { .. }, _) => look.word("page-prompt-read-only"),
        // The result above says who won: the prompt says what one can do now.
        (Stage::Over { .. }, _) if look.my_number().is_some() => look.word("page-prompt-over"),
        (Stage::Over { .. }, _) => look.word("page-prompt-over-watching"),
        (Stage::Playing, Some(prompt)) => look.speaker.say(prompt),
        (Stage::Playing, None) => look.word("page-prompt-watching"),
    }
}

/// What concerns the whole table: a bot in the reader's seat, a question to everybody, a table that is only kept.
pub(super) fn status(look: &Look<'_>) -> Markup {
    let stands_in = look.model.places.iter().any(|place| {
        look.model.viewer.is(place.seat) && matches!(place.holder, Holder::StandIn(_))
    });
    html! {
        @if stands_in {
            div.banner { p { (look.word("page-standing-in")) }
                button.scripted type="button" data-send=r#"{"back":true}"# { (look.word("page-back")) } }
        }
        @if look.model.places.iter().any(may_take) {
            div.banner { p { (look.word("page-take-over")) } (stage::sit_form(look, may_take)) }
        }
        @if let Some(notice) = &look.model.notice {
            div.banner role="alert" { p { (look.speaker.say(notice)) } }
        }
        @if let Stage::ReadOnly { why, detail, has_record } = &look.model.stage {
            div.banner { p { (look.speaker.say(why)) @if let Some(detail) = detail { " " small { (detail) } } }
                @if *has_record { a.button href={ "/t/" (look.model.id) "/record" } { (look.word("page-record")) } } }
        }
        @if let Undo::AskedBy(seat) = look.model.undo {
            div.banner role="alert" {
                p { (look.speaker.say(&Phrase::new("page-undo-asked-by").with("who", Arg::Seat(seat)))) }
                div.row {
                    button.scripted type="button" data-send=r#"{"agree":true}"# { (look.word("page-agree")) }
                    button.plain.scripted type="button" data-send=r#"{"agree":false}"# { (look.word("page-refuse")) }
                }
            }
        }
    }
}

/// Whether somebody who watches may have this seat.
fn may_take(place: &Place) -> bool {
    place.reader_may == Some(SeatAct::Take)
}

/// What the coach says; the script hides what was read before.
pub(super) fn coach(look: &Look<'_>) -> Markup {
    let said = look.scene().and_then(|scene| look.board.coach(&scene));
    html! {
        @if let (Some((key, text)), Stage::Playing, Some(_)) = (said, &look.model.stage, look.my_number()) {
            aside.coach data-coach={ (look.model.game) ":" (key) } aria-label=(look.word("page-coach")) {
                svg.glyph viewBox="0 0 20 20" aria-hidden="true" {
                    path d="M10 2a6 6 0 0 1 3 11v2H7v-2a6 6 0 0 1 3-11zM7.500 17h5M8.500 19h3" fill="none" stroke="currentColor" stroke-width="1.600" stroke-linecap="round" {}
                }
                p { (text) }
                div.row {
                    button.plain.scripted type="button" data-do="coach-skip" { (look.word("page-coach-skip")) }
                    button.scripted type="button" data-do="coach-ok" { (look.word("page-coach-ok")) }
                }
            }
        }
    }
}
