//! The controls for choices that have no thing on the table: amounts, players, and leaving something out.

use engine::{Phrase, Seat};
use game_erythro::Action;
use game_erythro::state::{Element, Phase, Split, Task, TileId};
use maud::{Markup, html};

use super::touch::Thing;
use super::{Sight, consequence, glyphs, paths, say};

/// What the reader is asked now, as things to touch.
pub(super) fn choice(scene: &Sight<'_>, me: Seat) -> Markup {
    let table = &scene.view.table;
    let controls = match table.tasks.last().copied() {
        Some(task) if task.decider() == Some(me) => answers(scene, me, task),
        Some(_) => html! {},
        None if scene.view.awaited.contains(me) => moves(scene, me),
        None => html! {},
    };
    html! {
        div.ery-choice { (controls) }
    }
}

fn answers(scene: &Sight<'_>, me: Seat, task: Task) -> Markup {
    match task {
        Task::Gain { n, .. } => {
            splits(scene, me, (0..=n).map(|a| (a, n - a)), |split| Action::Gain { split })
        }
        Task::Pay { n, .. } => payments(scene, me, n),
        Task::Choose { .. } => players(scene, me),
        Task::Attack { reduction, .. } => match scene.view.mixed_price(me, reduction) {
            Some(price) => payments(scene, me, price),
            None => attack(scene, me, reduction),
        },
        Task::Remove { n, tiles, .. } => html! {
            (tokens(scene, n))
            (here(scene, me, tiles.has(scene.view.table.player(me).tile)))
            (pass(scene))
        },
        Task::RemoveEach { .. } => pass(scene),
        Task::Move { .. } => here(scene, me, true),
        Task::Acquire { optional: true, .. } => pass(scene),
        _ => html! {},
    }
}

/// Ways to pay an amount in any mix.
fn payments(scene: &Sight<'_>, me: Seat, n: u8) -> Markup {
    let [first, second] = scene.view.table.player(me).influence;
    let payable = (n.saturating_sub(second)..=n.min(first)).map(|a| (a, n - a));
    splits(scene, me, payable, |split| Action::Pay { split })
}

/// Ways to share an amount between two elements.
fn splits(
    scene: &Sight<'_>,
    me: Seat,
    amounts: impl Iterator<Item = (u8, u8)>,
    action: fn(Split) -> Action,
) -> Markup {
    let [a, b] = scene.view.table.elements(scene.view.pack(), me);
    html! {
        @for (first, second) in amounts {
            @let split = Split { first: (a, first), second: (b, second) };
            button.ery-do type="button" data-touch=(Thing::Split(first, second).touch())
                aria-label=(say::label(scene, action(split))) {
                @for (element, n) in [(a, first), (b, second)] {
                    @if n > 0 {
                        span.ink data-element=(element) { (glyphs::element(element)) b { (n) } }
                    }
                }
                (hint(scene, action(split)))
            }
        }
    }
}

/// What would come of it, in small print.
fn hint(scene: &Sight<'_>, action: Action) -> Markup {
    html! {
        @if let Some(text) = consequence::consequence(scene, action) { small { (text) } }
    }
}

/// The other players, one of whom is to do it.
fn players(scene: &Sight<'_>, me: Seat) -> Markup {
    html! {
        @for seat in scene.view.table.seats().filter(|seat| *seat != me) {
            button.ery-do type="button" data-touch=(Thing::Player(seat).touch())
                aria-label=(say::label(scene, Action::Choose { seat })) {
                (glyphs::pawn(seat)) (scene.name(seat)) (hint(scene, Action::Choose { seat }))
            }
        }
    }
}

/// The reader's two elements with what the attack costs in each.
fn attack(scene: &Sight<'_>, me: Seat, reduction: u8) -> Markup {
    let (pack, table) = (scene.view.pack(), &scene.view.table);
    let tile = table.player(me).tile;
    let cost = |element: Element| {
        table.attack_cost(pack, tile, element).map(|cost| cost.saturating_sub(reduction))
    };
    html! {
        @for element in table.elements(pack, me) {
            button.ery-do type="button" data-touch=(Thing::Influence(element).touch())
                aria-label=(say::label(scene, Action::Attack { element })) {
                (glyphs::glyph("attack"))
                span.ink data-element=(element) {
                    (glyphs::element(element)) b { @if let Some(cost) = cost(element) { (cost) } }
                }
                (hint(scene, Action::Attack { element }))
            }
        }
    }
}

/// How many tokens, once a tile has been touched.
fn tokens(scene: &Sight<'_>, most: u8) -> Markup {
    html! {
        @if most > 1 {
            @for n in 1..=most {
                button.ery-do.tokens type="button" data-touch=(Thing::Tokens(n).touch())
                    aria-label=(scene.say(&Phrase::new("erythro-board-tokens").with("n", n))) {
                    @for _ in 0..n { (glyphs::glyph("blot")) }
                    b { "−" (n) }
                }
            }
        }
    }
}

/// The reader's own tile, which may be hard to see under her pawn.
fn here(scene: &Sight<'_>, me: Seat, is_meant: bool) -> Markup {
    let tile = scene.view.table.player(me).tile;
    html! {
        @if is_meant {
            button.ery-do type="button" data-touch=(Thing::Tile(tile).touch()) {
                (glyphs::pawn(me)) (here_says(scene, tile))
            }
        }
    }
}

fn here_says(scene: &Sight<'_>, tile: TileId) -> String {
    scene.say(&Phrase::new("erythro-board-own-tile").with("tile", tile.number()))
}

fn pass(scene: &Sight<'_>) -> Markup {
    button(scene, Thing::Pass, Action::Pass, None)
}

fn button(scene: &Sight<'_>, thing: Thing, action: Action, sign: Option<&str>) -> Markup {
    html! {
        button.ery-do type="button" data-touch=(thing.touch()) {
            @if let Some(sign) = sign { (glyphs::glyph(sign)) }
            (say::label(scene, action)) (hint(scene, action))
        }
    }
}

/// What can be done besides touching cards while nothing is being resolved.
fn moves(scene: &Sight<'_>, me: Seat) -> Markup {
    let (table, seen) = (&scene.view.table, &scene.view.hands[me.index()]);
    let player = table.player(me);
    let hand = seen.cards.unwrap_or_default();
    let limit = scene.view.pack().printed.limits.cards_played;
    let plays = table.phase == Phase::Players && player.played.len() < limit && !hand.is_empty();
    let plays = plays && !table.stuck.contains(me);
    let discards = table.phase == Phase::Discard && !table.done.contains(me) && !hand.is_empty();
    let known = scene.view.certain_contamination(me) + player.discard.contamination;
    html! {
        @if plays && hand.actions.is_empty() { (button(scene, Thing::Stuck, Action::Stuck, None)) }
        @if plays && hand.contamination > 0 && known == 0 {
            (button(scene, Thing::Show, Action::Show, Some("toxic")))
        }
        @if discards && hand.len() <= 1 { (button(scene, Thing::Keep, Action::Keep, Some("draw"))) }
        (special(scene, me))
        @if !plays && !discards && table.phase != Phase::Characters { (pass(scene)) }
    }
}

/// The special depollution, where the sheet grants it and it has not been used.
fn special(scene: &Sight<'_>, me: Seat) -> Markup {
    let n = paths::special(scene.view);
    let table = &scene.view.table;
    let Some(special) = table.terms.sheet(scene.view.pack()).special_depollution else {
        return html! {};
    };
    if table.special_used.contains(me) {
        return html! { p.ery-spent { (scene.word("erythro-board-special-used")) } };
    }
    let phrase = Phrase::new("erythro-board-special").with("cost", special.cost).with("n", n);
    html! {
        div.ery-special {
            button.ery-do type="button" data-touch=(Thing::Special.touch()) {
                (glyphs::glyph("blot")) (scene.say(&phrase))
            }
            (tokens(scene, n))
        }
    }
}
