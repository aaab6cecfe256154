//! Every action as a button: for the keyboard, for screen readers, and for whoever prefers a list.

use engine::Phrase;
use maud::{Markup, html};

use crate::board::AnyScene;
use crate::model::Offer;
use crate::pages::frame::say;
use crate::pages::table::Look;

/// A longer list starts closed, and can be searched.
const SHORT: usize = 10;

/// The list of the reader's choices. A page that was drawn before it was known what lasts says so: tests and chores wait
/// for the one that knows.
pub(super) fn choices(look: &Look<'_>) -> Markup {
    html! {
        @if !look.model.is_foreseen { span hidden data-unforeseen {} }
        (legal(look)) (asides(look))
    }
}

/// What the reader may do besides, behind a fold: nobody waits for it.
fn asides(look: &Look<'_>) -> Markup {
    let offers = &look.model.asides;
    let (Some(scene), false) = (look.scene(), offers.is_empty()) else { return html! {} };
    html! {
        details.asides {
            summary { (look.word("page-asides")) }
            ol { @for offer in offers { li { (choice(look, &scene, offer, usize::MAX)) } } }
        }
    }
}

fn legal(look: &Look<'_>) -> Markup {
    let offers = &look.model.choices;
    let (Some(scene), false) = (look.scene(), offers.is_empty()) else { return html! {} };
    let title = Phrase::new("page-choices").with("count", offers.len());
    html! {
        details.choices open[offers.len() <= SHORT] {
            summary { (say(look.model.lang, &title)) }
            @if offers.len() > SHORT {
                label.filter.scripted { span { (look.word("page-filter")) } input #filter type="search" autocomplete="off"; }
            }
            ol { @for (n, offer) in offers.iter().enumerate() { li { (choice(look, &scene, offer, n + 1)) } } }
        }
    }
}

fn choice(look: &Look<'_>, scene: &AnyScene<'_>, offer: &Offer, n: usize) -> Markup {
    let consequence = look.board.consequence(scene, &offer.notation);
    html! {
        button.choice.scripted type="button" data-act=(offer.notation) data-lasts[offer.lasts]
            data-path=(look.board.path(scene.view, &offer.notation).join(" "))
            data-consequence=[consequence.as_ref()] {
            @if n < 10 { kbd aria-hidden="true" { (n) } " " }
            span.label { (look.speaker.say(&offer.label)) }
            @if let Some(consequence) = &consequence { " " small.effect { (consequence) } }
            @if offer.lasts { span.lasts title=(look.word("page-lasts")) { span aria-hidden="true" { "●" } span.sr { " (" (look.word("page-lasts")) ")" } } }
        }
    }
}
