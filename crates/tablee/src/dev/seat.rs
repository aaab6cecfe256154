//! The frame of one viewer: her board and her things as her page draws them.

use std::collections::{BTreeMap, BTreeSet};

use catalog::{AnyTable, AnyView};
use engine::{Outcome, Seat, Viewer};
use localization::Speaker;
use maud::{DOCTYPE, Markup, html};
use ui::{AnyScene, assets, board_of};

use super::bench::Bench;

/// A deal that one viewer cannot tell from the true one: whose, and which.
#[derive(Clone, Copy)]
pub(super) struct Redeal {
    pub(super) viewer: Viewer,
    pub(super) number: u64,
}

impl Redeal {
    /// As it is asked for: `deal=2:7` is the seventh deal that seat 2 cannot tell from the true one.
    pub(super) fn read(fields: &BTreeMap<String, String>) -> Option<Redeal> {
        let (viewer, number) = fields.get("deal")?.split_once(':')?;
        Some(Redeal { viewer: viewer.parse().ok()?, number: number.parse().ok()? })
    }
}

/// The step that is looked at; the last where none is named.
pub(super) fn step(fields: &BTreeMap<String, String>) -> usize {
    fields.get("step").and_then(|step| step.parse().ok()).unwrap_or(usize::MAX)
}

/// What a viewer sees, as a page of its own.
pub(super) fn frame(bench: &Bench, viewer: Viewer, fields: &BTreeMap<String, String>) -> String {
    bench.at(step(fields), |table, n_steps| {
        let view = seen(table, viewer, Redeal::read(fields));
        let outcome = table.outcome();
        let may_act = table.n_steps() == n_steps && !fields.contains_key("deal");
        draw(bench, table, viewer, &view, outcome.as_ref(), may_act).into_string()
    })
}

fn seen(table: &dyn AnyTable, viewer: Viewer, redeal: Option<Redeal>) -> AnyView {
    let redealt = redeal.map(|redeal| table.redealt(redeal.viewer, redeal.number));
    let own = redealt.into_iter().flatten().find(|seen| seen.viewer == viewer);
    own.map_or_else(|| table.snapshot(viewer), |seen| seen.view)
}

fn draw(
    bench: &Bench,
    table: &dyn AnyTable,
    viewer: Viewer,
    view: &AnyView,
    outcome: Option<&Outcome>,
    may_act: bool,
) -> Markup {
    let board = board_of(bench.game);
    let speaker = Speaker { lang: bench.house.lang, names: table.names(), reader: viewer };
    let marked = BTreeSet::new();
    let scene = AnyScene { view: &**view, speaker, marked: &marked, outcome };
    let sheets = ["frame.css".to_string(), format!("games/{}.css", board.shown().sheet)];
    html! {
        (DOCTYPE)
        html lang=(bench.house.lang) {
            head {
                meta charset="utf-8";
                @for sheet in &sheets { link rel="stylesheet" href=(assets::address(sheet)); }
                link rel="stylesheet" href="/dev.css";
                script type="module" src="/dev.js" {}
            }
            body.seat-frame data-game=(bench.game) {
                (board.symbols())
                ol.places { @for seat in Seat::all(table.n_seats()) {
                    li.place.{ "seat-" (seat) } { b { (seat) } " " div.public { (board.player(&scene, seat)) } }
                } }
                section #board.fragment { (board.board(&scene)) }
                section #mine.fragment { (board.mine(&scene)) }
                @if let Some(outcome) = outcome { section #result { (board.result(&scene, outcome)) } }
                @if let (Viewer::Seat(seat), true) = (viewer, may_act) { (paths(table, seat, view)) }
            }
        }
    }
}

/// Every legal action as a hidden form with what is touched for it: the script sends one by touch.
fn paths(table: &dyn AnyTable, seat: Seat, view: &AnyView) -> Markup {
    let board = board_of(table.game());
    html! {
        @for notation in table.notations(seat) {
            form.touched hidden method="post" action="/do/act" target="_top" data-path=(board.path(&**view, &notation).join(" ")) {
                input type="hidden" name="seat" value=(seat);
                input type="hidden" name="act" value=(notation);
            }
        }
    }
}
