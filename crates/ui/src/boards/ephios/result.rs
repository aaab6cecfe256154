//! The end of a game: who governs the city and why, row by row.

use engine::{Outcome, Phrase, Seat};
use game_ephios::End;
use game_ephios::action::Loss;
use game_ephios::setup::Mode;
use maud::{Markup, html};

use super::{Table, glyphs, printed};

/// The story of the end and the scoring.
pub(super) fn draw(scene: &Table<'_>, outcome: &Outcome) -> Markup {
    let table = &scene.view.table;
    let won = matches!(table.end, Some(End::Won(_)));
    html! {
        div.ephios-result data-won[won] {
            p.why { (reason(scene)) }
            @match table.mode {
                Mode::Solo { .. } => (solo(scene, outcome)),
                Mode::Quick | Mode::Campaign { .. } => (scores(scene, outcome)),
            }
            p.turns { (scene.say(&Phrase::new("ephios-board-end-turns").with("turns", u32::from(table.turn_number)).with("round", table.round))) }
        }
    }
}

/// Who governs, in a sentence.
pub(super) fn headline(scene: &Table<'_>) -> String {
    let table = &scene.view.table;
    scene.say(&match table.end {
        Some(End::Won(_)) if table.is_solo() => Phrase::new("ephios-board-end-solo-won"),
        Some(End::Won(seat)) => Phrase::new("ephios-won").with("who", seat),
        Some(End::Lost(_)) => Phrase::new("ephios-ask-lost"),
        Some(End::Unfinished) | None => Phrase::new("ephios-board-end-unfinished"),
    })
}

/// Why it ended so.
fn reason(scene: &Table<'_>) -> String {
    let (table, pack) = (&scene.view.table, scene.view.pack());
    let phrase = match table.end {
        Some(End::Won(_)) if table.is_solo() => Phrase::new("ephios-board-end-trophies"),
        Some(End::Won(seat)) => {
            let popularity = table.popularity[seat.index()];
            let campaign = matches!(table.mode, Mode::Campaign { .. });
            let phrase = match (table.last_unions[seat.index()], campaign) {
                (Some(alliance), false) => Phrase::new("ephios-board-end-union")
                    .with("alliance", &pack.alliance(alliance).the),
                (None, false) => Phrase::new("ephios-board-end-effect"),
                (Some(alliance), true) => Phrase::new("ephios-board-end-campaign-union")
                    .with("alliance", &pack.alliance(alliance).the),
                (None, true) => Phrase::new("ephios-board-end-campaign"),
            };
            phrase
                .with("who", seat)
                .with("popularity", popularity)
                .with("won", table.wins[seat.index()])
        }
        Some(End::Lost(Loss::Unpopular)) => Phrase::new("ephios-lost-unpopular"),
        Some(End::Lost(Loss::Overthrown)) => Phrase::new("ephios-lost-overthrown"),
        Some(End::Unfinished) | None => Phrase::new("ephios-unfinished"),
    };
    scene.say(&phrase)
}

/// The players from first to last.
fn scores(scene: &Table<'_>, outcome: &Outcome) -> Markup {
    let table = &scene.view.table;
    let is_campaign = matches!(table.mode, Mode::Campaign { .. });
    let mut seats: Vec<Seat> = table.seats().collect();
    let rank = |seat: &Seat| (outcome.scores[seat.index()], table.popularity[seat.index()]);
    seats.sort_by_key(|seat| std::cmp::Reverse(rank(seat)));
    html! {
        table.scores {
            thead { tr {
                th scope="col" { (scene.word("ephios-board-end-player")) }
                @if is_campaign { th scope="col" { (scene.word("ephios-board-rounds")) } }
                th scope="col" { (scene.word("ephios-board-end-popularity")) }
                th scope="col" { (scene.word("ephios-board-end-last")) }
                th scope="col" { (scene.word("ephios-board-affinity")) }
                th scope="col" { (glyphs::token()) span.sr { (scene.word("ephios-board-reserve-name")) } }
            } }
            tbody { @for seat in seats { (score(scene, outcome, seat, is_campaign)) } }
        }
    }
}

fn score(scene: &Table<'_>, outcome: &Outcome, seat: Seat, is_campaign: bool) -> Markup {
    let (table, n) = (&scene.view.table, seat.index());
    let won = table.end == Some(End::Won(seat));
    html! {
        tr data-seat=(n + 1) data-won[won] {
            th scope="row" { (glyphs::of_seat(seat)) (scene.name(seat)) }
            @if is_campaign { td.number { (outcome.scores[n]) } }
            td.number { (bar(scene, table.popularity[n])) span.amount { (table.popularity[n]) " %" } }
            td { @match table.last_unions[n] {
                Some(alliance) => span.of data-alliance=(alliance.id()) { (glyphs::of_alliance(alliance)) (printed(scene, &scene.view.pack().alliance(alliance).name)) },
                None => "–",
            } }
            td { (scene.word(if table.has_affinity[n] { "ephios-board-end-kept" } else { "ephios-board-end-played" })) }
            td.number { (table.tokens[n]) }
        }
    }
}

/// Popularity as a bar, with the goal marked.
fn bar(scene: &Table<'_>, popularity: u8) -> Markup {
    let goal = scene.view.pack().printed.numbers.goal;
    html! {
        svg.gauge viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" {
            rect.track x="0" y="2" width="100" height="6" {}
            rect.fill x="0" y="2" width=(popularity.min(100)) height="6" {}
            rect.goal x=(goal) y="0" width="1" height="10" {}
        }
    }
}

fn solo(scene: &Table<'_>, outcome: &Outcome) -> Markup {
    let (table, pack) = (&scene.view.table, scene.view.pack());
    let dignitaries = (table.zone & pack.dignitaries).len();
    html! {
        ul.trophies {
            @for alliance in pack.quick_alliances {
                li.trophy data-alliance=(alliance.id()) data-won[table.trophies.contains(alliance)] {
                    (glyphs::of_alliance(alliance)) small { (printed(scene, &pack.alliance(alliance).name)) }
                }
            }
        }
        table.scores { tbody {
            tr { th scope="row" { (scene.word("ephios-board-trophies")) } td.number { (table.trophies.len()) " / " (pack.quick_alliances.len()) } }
            tr { th scope="row" { (scene.word("ephios-board-end-dignitaries")) } td.number { (dignitaries) " / " (pack.dignitaries.len()) } }
            tr { th scope="row" { (scene.word("ephios-board-end-popularity")) } td.number { (bar(scene, table.popularity[0])) (outcome.scores[0]) " %" } }
        } }
    }
}
