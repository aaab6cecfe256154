//! What is public about a player, in a line.

use engine::{Phrase, Seat};
use game_ephios::knowledge::Place as Hidden;
use game_ephios::setup::Mode;
use game_ephios::{Card, CardSet};
use maud::{Markup, html};

use super::{Table, card, glyphs, touch};

/// Popularity, tokens, cards, affinity, and what the viewer knows of the hand.
pub(super) fn draw(scene: &Table<'_>, seat: Seat) -> Markup {
    let table = &scene.view.table;
    let n = seat.index();
    let touch = touch::seat(seat);
    html! {
        span.ephios-player data-seat=(n + 1) data-touch=(touch) data-mark=[scene.mark(&touch)]
            aria-label=(spoken(scene, seat)) {
            span.shape { (glyphs::of_seat(seat)) }
            b.popularity { (table.popularity[n]) small { "%" } }
            span.tokens aria-hidden="true" { (table.tokens[n]) (glyphs::token()) }
            span.backs aria-hidden="true" {
                @for card in 0..table.hand_sizes[n] {
                    span.mini data-glide=[(scene.me() != Some(seat)).then(|| format!("back-{}-{}", n + 1, card + 1))] { (glyphs::back()) }
                }
                @if table.hand_sizes[n] == 0 { span.none { "–" } }
            }
            @if table.has_affinity[n] {
                span.secret aria-hidden="true" { (glyphs::sign("seal")) }
            }
            @if let Mode::Campaign { .. } = table.mode {
                span.pennants aria-hidden="true" {
                    @for round in 0..scene.view.pack().printed.numbers.rounds_to_win { i data-won[round < table.wins[n]] {} }
                }
            }
            @if let Some(known) = known(scene, seat) { small.known { (glyphs::sign("seen")) " " (known) } }
        }
    }
}

fn spoken(scene: &Table<'_>, seat: Seat) -> String {
    let table = &scene.view.table;
    let n = seat.index();
    let key = match (table.mode, table.has_affinity[n]) {
        (Mode::Solo { .. }, _) => "ephios-see-player-solo",
        (Mode::Campaign { .. }, true) => "ephios-see-player-campaign",
        (Mode::Campaign { .. }, false) => "ephios-see-player-campaign-played",
        (Mode::Quick, true) => "ephios-see-player",
        (Mode::Quick, false) => "ephios-see-player-played",
    };
    let phrase = Phrase::new(key)
        .with("who", seat)
        .with("popularity", table.popularity[n])
        .with("tokens", table.tokens[n])
        .with("cards", table.hand_sizes[n])
        .with("wins", table.wins[n]);
    scene.say(&phrase)
}

/// The cards that the viewer knows to be in another hand.
fn known(scene: &Table<'_>, seat: Seat) -> Option<String> {
    let cards = scene.view.cards.surely_in(Hidden::Hand(seat));
    if scene.me() == Some(seat) || cards.is_empty() {
        return None;
    }
    Some(names(scene, cards))
}

fn names(scene: &Table<'_>, cards: CardSet) -> String {
    let names: Vec<&str> = cards.into_iter().map(|card: Card| card::name(scene, card)).collect();
    names.join(", ")
}
