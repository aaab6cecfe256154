//! The market: two cards of each element, what they cost, and who could pay.

use engine::{Arg, Phrase, Seat};
use game_erythro::setup::Payment;
use game_erythro::state::{CardId, Element, Phase, Task};
use maud::{Markup, html};

use super::touch::Thing;
use super::{Sight, card, glyphs, mines, say};

/// The market, element by element; where there is little room it shows all of its cards only while they can be bought.
pub(super) fn market(scene: &Sight<'_>) -> Markup {
    let table = &scene.view.table;
    let is_open = table.phase == Phase::Purchase
        || table.tasks.last().is_some_and(|task| matches!(task, Task::Acquire { .. }));
    html! {
        section.ery-market data-open[is_open] aria-label=(scene.word("erythro-board-market")) {
            h3 { (scene.word("erythro-board-market")) }
            div.stalls { @for element in Element::ALL { (stall(scene, element)) } }
        }
    }
}

fn stall(scene: &Sight<'_>, element: Element) -> Markup {
    let (pack, table) = (scene.view.pack(), &scene.view.table);
    let of = |card: &CardId| pack.card(*card).element == Some(element);
    let cards: Vec<CardId> = table.market.iter().filter(of).collect();
    let left = table.supply.iter().filter(of).count();
    let owner = |seat: &Seat| {
        table.player(*seat).character.is_some() && table.elements(pack, *seat).contains(&element)
    };
    html! {
        div.stall data-element=(element) {
            h4.ink data-element=(element) {
                (glyphs::element(element)) (scene.say(&element.phrase()))
                span.masters { @for seat in table.seats().filter(owner) {
                    span title=(scene.name(seat)) {
                        (glyphs::pawn(seat)) (table.influence(pack, seat, element).unwrap_or(0))
                    }
                } }
                small title=(scene.word("erythro-board-pile")) { (glyphs::glyph("draw")) (left) }
            }
            @if cards.is_empty() { p.ery-empty { (scene.word("erythro-board-market-empty")) } }
            @for id in cards { (offer(scene, id, element)) }
        }
    }
}

/// What the reader pays less just now.
pub(super) fn discount(scene: &Sight<'_>) -> u8 {
    match scene.view.table.tasks.last() {
        Some(Task::Acquire { discount, .. }) => *discount,
        _ => 0,
    }
}

fn offer(scene: &Sight<'_>, id: CardId, element: Element) -> Markup {
    let pack = scene.view.pack();
    let touch = Thing::Market(id).touch();
    let price = pack.cost(id).saturating_sub(discount(scene));
    let payers = payers(scene, element, price);
    let label =
        format!("{} {}", card::summary(scene, id), price_says(scene, element, price, &payers));
    html! {
        article.ery-offer data-touch=(touch) data-mark=[scene.mark(&touch)] data-glide={ "card-" (id) }
            data-element=(element) data-payable[!payers.is_empty()] aria-label=(label) {
            header {
                span.name { (say::text(scene, &pack.card(id).name)) }
                span.payers { @for seat in &payers { (glyphs::pawn(*seat)) } }
                b.cost data-cheaper[price < pack.cost(id)] { (price) }
            }
            (card::small(scene, id))
        }
    }
}

/// The players who can pay a card of an element (ERY-A4).
fn payers(scene: &Sight<'_>, element: Element, price: u8) -> Vec<Seat> {
    if !is_mixed(scene) {
        return mines::payers(scene, element, price);
    }
    let (pack, table) = (scene.view.pack(), &scene.view.table);
    let has = |seat: &Seat| {
        table.player(*seat).character.is_some()
            && table.elements(pack, *seat).contains(&element)
            && table.player(*seat).total_influence() >= price
    };
    table.seats().filter(has).collect()
}

fn is_mixed(scene: &Sight<'_>) -> bool {
    scene.view.table.terms.readings.cards == Payment::Mixed
}

fn price_says(scene: &Sight<'_>, element: Element, price: u8, payers: &[Seat]) -> String {
    let cost = if is_mixed(scene) {
        Phrase::new("erythro-influence-any").with("n", price)
    } else {
        element.influence(price)
    };
    if payers.is_empty() {
        return scene.say(&Phrase::new("erythro-board-cost-nobody").with("influence", cost));
    }
    let who: Vec<Arg> = payers.iter().copied().map(Arg::Seat).collect();
    scene.say(&Phrase::new("erythro-board-cost-paid-by").with("influence", cost).with("who", who))
}
