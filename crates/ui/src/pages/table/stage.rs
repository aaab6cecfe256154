//! Before the game: who plays, the invitation, the sit-down form.

use engine::Phrase;
use maud::{Markup, html};

use crate::model::{Holder, Place, Stage};
use crate::pages::frame::emblem;
use crate::pages::parts;
use crate::pages::table::Look;

/// What stands where the board will be; nothing once the game has begun.
pub(super) fn stage(look: &Look<'_>) -> Markup {
    let Stage::Gathering { invitation, may_sit, is_host, .. } = &look.model.stage else {
        return html! {};
    };
    html! {
        section.gathering aria-labelledby="gather-title" {
            div.seats-side {
                div.picture aria-hidden="true" { (emblem(look.model.game)) }
                h2 #gather-title { (look.word("page-gather")) }
                @let line = parts::options_line(look.model.lang, look.model.game, look.model.options);
                @if !line.is_empty() { p.quiet { (line) } }
                @if *may_sit { (sit_form(look, |place| place.holder == Holder::Open)) }
                (start(look, *is_host))
                @if *is_host { (kept(look)) }
                (change(look))
                (commitment(look))
            }
            div #invite.invite-side data-keep {
                @if let Some(invitation) = invitation {
                    p { (look.word("page-gather-help")) }
                    (parts::qr(look.model.lang, invitation))
                    (parts::address(look.model.lang, "invitation", &look.word("page-invite"), invitation))
                }
            }
        }
    }
}

/// The form with which somebody takes one of the seats that are free.
pub(super) fn sit_form(look: &Look<'_>, is_free: impl Fn(&Place) -> bool) -> Markup {
    let free = look.model.places.iter().filter(|place| is_free(place));
    html! {
        form.sit method="post" action={ "/t/" (look.model.id) "/sit" } {
            label for="sit-name" { (look.word("page-name")) }
            input #sit-name name="name" required maxlength="24" autocomplete="nickname" placeholder=(look.word("page-name-example")) data-remembered;
            label for="sit-seat" { (look.word("page-seat")) }
            select #sit-seat name="seat" {
                option value="" { (look.word("page-any-seat")) }
                @for place in free { option value=(place.seat.index() + 1) { (place.seat.index() + 1) } }
            }
            button { (look.word("page-sit")) }
        }
    }
}

fn start(look: &Look<'_>, is_host: bool) -> Markup {
    let is_vacant = |holder: &Holder| matches!(holder, Holder::Open | Holder::Kept);
    let is_full = look.model.places.iter().all(|place| !is_vacant(&place.holder));
    let label = if is_full { "page-start" } else { "page-start-bots" };
    html! {
        @if is_host {
            form method="post" action={ "/t/" (look.model.id) "/start" } {
                button.start.big data-send=r#"{"start":true}"# { (look.word(label)) }
            }
        } @else if look.my_number().is_some() {
            p.quiet { (look.word("page-start-wait")) }
        }
    }
}

/// For the host: the seats that need not be kept any longer.
fn kept(look: &Look<'_>) -> Markup {
    let kept = look.model.places.iter().filter(|place| place.holder == Holder::Kept);
    html! {
        @for place in kept {
            form.kept method="post" action={ "/t/" (look.model.id) "/free" } {
                input type="hidden" name="seat" value=(place.seat.index() + 1);
                button.plain { (look.speaker.say(&Phrase::new("page-kept-free").with("name", place.name.as_str()))) }
            }
        }
    }
}

/// For those who sit: the seats they may have instead of their own.
fn change(look: &Look<'_>) -> Markup {
    let Some(number) = look.my_number() else { return html! {} };
    let free = look.model.places.iter().filter(|place| place.holder == Holder::Open);
    let label = |n: usize| Phrase::new("page-change-seat").with("number", n);
    html! {
        div.row { @for n in free.map(|place| place.seat.index() + 1) {
            form method="post" action={ "/t/" (look.model.id) "/sit" } {
                input type="hidden" name="name" value=(look.model.names[number - 1]);
                input type="hidden" name="change" value="yes";
                button.plain name="seat" value=(n) { (look.speaker.say(&label(n))) }
            }
        } }
    }
}

/// What somebody is asked for whom a seat is kept: one touch says yes.
pub(super) fn invited(look: &Look<'_>) -> Markup {
    let Stage::Gathering { kept: Some(seat), .. } = look.model.stage else { return html! {} };
    html! {
        form #invited.banner method="post" action={ "/t/" (look.model.id) "/sit" } {
            span { (look.word("page-invited")) }
            input type="hidden" name="seat" value=(seat.index() + 1);
            input type="hidden" name="name" value=(look.model.names[seat.index()]);
            button { (look.word("page-invited-yes")) }
            button.plain formaction={ "/t/" (look.model.id) "/free" } { (look.word("page-invited-no")) }
        }
    }
}

fn commitment(look: &Look<'_>) -> Markup {
    html! {
        @if let Some(hash) = &look.model.commitment {
            details.commitment {
                summary { (look.word("page-commitment")) }
                p { (look.word("page-commitment-label")) " " code { (hash) } }
            }
        }
    }
}
