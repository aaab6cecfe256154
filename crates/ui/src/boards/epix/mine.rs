//! The viewer's own things: gold, reserve, action cards, abilities, and what the moment asks for.

use engine::{Phrase, Seat};
use game_epix::words::colour_name;
use game_epix::{Card, CardSet, Colour, Kind, Phase, State};
use maud::{Markup, html};

use super::{cards, glyphs, offers, paths, purse, stage, text};
use crate::board::Scene;

/// Everything that lies in front of the viewer.
pub(super) fn mine(scene: &Scene<'_, State>) -> Markup {
    let Some(seat) = scene.me() else { return watching(scene) };
    html! {
        div.camp-side data-seat=(seat.index()) {
            (demands(scene, seat))
            div.belongings {
                (treasury(scene, seat))
                (reserve(scene, seat))
                (hand(scene, seat))
                (powers(scene, seat))
            }
        }
    }
}

fn watching(scene: &Scene<'_, State>) -> Markup {
    html! { p.onlooker { (glyphs::icon("crown")) (scene.word("epix-board-watching")) } }
}

/// What the moment asks of the viewer: coins to choose from, people to appoint, ways to stop.
fn demands(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let open = &scene.view.open;
    if !open.turn().awaited().contains(seat) {
        return sealed(scene);
    }
    html! {
        div.demands {
            (purse::coins(scene))
            @match open.phase {
                Phase::Preliminary => (button(scene, paths::PASS, "epix-board-pass")),
                Phase::Appoint => (heirs(scene)),
                Phase::Colours => (colours(scene)),
                Phase::Choose if open.season == 3 => (pairs(scene)),
                Phase::Exchange => (button(scene, paths::KEEP, "epix-board-keep")),
                Phase::Recruit | Phase::March => (button(scene, paths::DONE, "epix-board-done")),
                Phase::Stake if open.fight.as_ref().is_some_and(|fight| fight.winning) => {
                    (button(scene, paths::WITHDRAW, "epix-board-withdraw"))
                },
                Phase::Guess if may_spy(scene, seat) => (button(scene, paths::SPY, "epix-board-spy")),
                _ => "",
            }
        }
    }
}

/// What the viewer has in the fist while the others think.
fn sealed(scene: &Scene<'_, State>) -> Markup {
    let own = &scene.view.own;
    let Some(gold) = own.offer.or(own.stake) else { return html! {} };
    html! {
        p.own-fist {
            span.fist { (glyphs::icon("fist")) b.inside { (gold) } }
            (scene.say(&Phrase::new("epix-show-own-offer").with("gold", i64::from(gold))))
        }
    }
}

fn may_spy(scene: &Scene<'_, State>, seat: Seat) -> bool {
    let open = &scene.view.open;
    let unasked =
        open.fight.as_ref().is_some_and(|fight| fight.named.is_empty() && fight.odd.is_none());
    unasked && open.powers[seat.index()].spies && !open.spied.contains(seat)
}

fn button(scene: &Scene<'_, State>, touch: &str, key: &str) -> Markup {
    html! { button.deed type="button" data-touch=(touch) { (scene.word(key)) } }
}

/// Who may be made first player.
fn heirs(scene: &Scene<'_, State>) -> Markup {
    html! {
        div.heirs role="group" aria-label=(scene.word("epix-board-appoint")) {
            @for seat in Seat::all(scene.view.rules.n_seats) {
                button.heir type="button" data-touch=(paths::first(seat)) data-seat=(seat.index()) {
                    (glyphs::shield(seat))
                    span.heir-name { (scene.name(seat)) }
                    span.note { (stage::order(scene, seat)) }
                }
            }
        }
    }
}

/// The colours, those that are gone included: who touches one is told why.
fn colours(scene: &Scene<'_, State>) -> Markup {
    html! {
        div.colours role="group" aria-label=(scene.word("epix-ask-colour")) {
            @for colour in Colour::ALL {
                button.deed.colour type="button" data-touch=(paths::colour(colour)) data-colour=(colour) {
                    span.swatch aria-hidden="true" {}
                    (scene.say(&colour_name(colour)))
                }
            }
        }
    }
}

/// The three pairs of cards that winter offers.
fn pairs(scene: &Scene<'_, State>) -> Markup {
    html! {
        div.pairs role="group" aria-label=(scene.word("epix-board-pairs")) {
            @for pair in CardSet::PAIRS {
                button.pair type="button" data-touch=(paths::pair(pair)) {
                    @for card in pair.cards() { span.card { (cards::face(scene, card)) } }
                }
            }
        }
    }
}

/// Gold, provinces and what the next revenue brings.
fn treasury(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let (view, field) = (scene.view, scene.view.field());
    let gold = view.open.gold[seat.index()];
    let n_provinces = field.n_provinces(seat);
    html! {
        div.treasury {
            span.gold { (glyphs::icon("coin")) b { (gold) } span.unit-word { (scene.word("epix-board-gold-word")) } }
            span.fact { b { (n_provinces) } " " (scene.say(&Phrase::new("epix-board-provinces-word").with("n", n_provinces))) }
            span.fact { b { "+" (field.revenue(seat)) } " " (scene.word("epix-board-revenue-word")) }
        }
    }
}

/// The units that are not in play, with what they cost.
fn reserve(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    html! {
        div.reserve role="group" aria-label=(scene.word("epix-board-reserve")) {
            @for kind in Kind::ALL { (stock(scene, seat, kind)) }
        }
    }
}

fn stock(scene: &Scene<'_, State>, seat: Seat, kind: Kind) -> Markup {
    let view = scene.view;
    let left = view.open.reserve(&view.rules, seat, kind);
    let cost = view.open.powers[seat.index()].cost[kind.index()];
    let dear = view.open.gold[seat.index()] < u16::from(cost);
    let name = text(scene, &view.rules.pack.units[kind.index()].name);
    let label = Phrase::new("epix-board-stock")
        .with("unit", name.clone())
        .with("left", left)
        .with("cost", cost);
    html! {
        div.stock data-touch=(paths::reserve(kind)) data-none=[(left == 0).then_some("")] data-dear=[dear.then_some("")]
            data-name=(name) aria-label=(scene.say(&label)) {
            span.ranks aria-hidden="true" {
                @for _ in 0..left { (glyphs::piece(seat, glyphs::kind(kind))) }
                @if left == 0 { span.ghost { (glyphs::piece(seat, glyphs::kind(kind))) } }
            }
            span.title aria-hidden="true" { (name) }
            span.price aria-hidden="true" { (glyphs::icon("coin")) (cost) }
            span.closer {
                strong { (name) }
                span { (scene.word(unit_words(kind))) }
            }
        }
    }
}

/// What a kind of unit can do, in a few words.
const fn unit_words(kind: Kind) -> &'static str {
    match kind {
        Kind::Soldier => "epix-board-soldier-words",
        Kind::Knight => "epix-board-knight-words",
        Kind::Camp => "epix-board-camp-words",
        Kind::Catapult => "epix-board-catapult-words",
    }
}

/// The three action cards: in hand, chosen, or played this season.
fn hand(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    html! {
        div.deck role="group" aria-label=(scene.word("epix-board-deck")) {
            @for card in Card::ALL { (action_card(scene, seat, card)) }
        }
    }
}

fn action_card(scene: &Scene<'_, State>, seat: Seat, card: Card) -> Markup {
    let (state, note) = standing(scene, seat, card);
    html! {
        div.card data-touch=(paths::card(card)) data-state=(state) data-glide={ "epix-card-" (card) } data-name=(cards::name(scene, card)) {
            (cards::face(scene, card))
            span.words { (cards::deed(scene, card, seat)) }
            @if let Some(note) = note { span.note { (scene.word(note)) } }
            span.closer {
                strong { (cards::name(scene, card)) }
                span { (cards::deed(scene, card, seat)) }
            }
        }
    }
}

/// Where one of the viewer's cards is, and what to say about it.
fn standing(
    scene: &Scene<'_, State>,
    seat: Seat,
    card: Card,
) -> (&'static str, Option<&'static str>) {
    let (open, own) = (&scene.view.open, &scene.view.own);
    if own.cards.has(card) {
        return ("down", Some("epix-board-face-down"));
    }
    if open.shown[seat.index()].has(card) {
        return ("up", Some("epix-board-turned-up"));
    }
    ("hand", None)
}

/// The viewer's special abilities.
fn powers(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    html! {
        @if scene.view.abilities(seat).next().is_some() {
            div.powers { (offers::in_play(scene, seat)) }
        }
    }
}
