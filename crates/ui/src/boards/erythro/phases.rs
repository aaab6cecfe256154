//! The six phases of a round, which one it is, and who still has something to do in it.

use engine::Phrase;
use game_erythro::state::Phase;
use maud::{Markup, html};

use super::{Sight, glyphs};

const ROUND: [Phase; 6] =
    [Phase::Players, Phase::Discard, Phase::Mines, Phase::Adversary, Phase::Purchase, Phase::Draw];

/// The track with its present place.
pub(super) fn track(scene: &Sight<'_>) -> Markup {
    let table = &scene.view.table;
    let round = scene.say(&Phrase::new("erythro-board-round").with("round", table.round));
    html! {
        nav.ery-phases aria-label=(scene.word("erythro-board-phases")) data-phase=(format!("{round} · {}", scene.say(&table.phase.phrase()))) {
            b.round data-mark=[scene.mark("round")] { (round) }
            @if table.round == 0 {
                span.before { (scene.say(&table.phase.phrase())) (awaited(scene)) }
            } @else {
                ol {
                    @for phase in ROUND {
                        @let is_now = phase == table.phase && table.ending.is_none();
                        li.now[is_now].past[phase < table.phase] aria-current=[is_now.then_some("step")] {
                            span.step { (scene.say(&phase.phrase())) }
                            @if is_now { (awaited(scene)) }
                        }
                    }
                }
            }
        }
    }
}

/// Those whom the table waits for.
fn awaited(scene: &Sight<'_>) -> Markup {
    let view = scene.view;
    let left = |seat: engine::Seat| {
        let limit = view.pack().printed.limits.cards_played;
        let left = limit.saturating_sub(view.table.player(seat).played.len());
        let left = left.min(view.hands[seat.index()].n_cards);
        (view.table.phase == Phase::Players && left > 0).then_some(left)
    };
    html! {
        span.awaited {
            @for seat in view.awaited {
                span title=(scene.name(seat)) {
                    (glyphs::pawn(seat))
                    @if let Some(left) = left(seat) { (left) }
                }
            }
        }
    }
}
