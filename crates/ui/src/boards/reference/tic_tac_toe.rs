//! Nine cells in ink.

use engine::{Outcome, Phrase, Seat};
use maud::{Markup, html};
use reference_games::tic_tac_toe::{Mark, Marked, State, View};

use crate::board::{Board, Scene, Touch};
use crate::boards::reference::{lines, mark, scores, seat_of};
use crate::emblem::small;
use crate::shown::{GREEDY, Sample, Shown, Shows, Until, sample};

fn coordinate(column: usize, row: usize) -> String {
    format!("{}{}", ["a", "b", "c"][column % 3], row + 1)
}

fn touch(cell: u8) -> Touch {
    format!("cell:{}", coordinate(usize::from(cell % 3), usize::from(cell / 3)))
}

/// The board as it would be with another mark.
fn with(view: &View, cell: u8) -> Option<Vec<String>> {
    let letter = ["X", "O"][view.to_move?.index()];
    let mut board = view.board.to_vec();
    let (row, column) = (usize::from(cell / 3), usize::from(cell % 3));
    board.get_mut(row)?.replace_range(column..=column, letter);
    Some(board)
}

fn cell(scene: &Scene<'_, State>, column: usize, row: usize, letter: char) -> Markup {
    let name = coordinate(column, row);
    let touch = format!("cell:{name}");
    let seat = seat_of(letter);
    let what = if letter == '.' { scene.word("small-free") } else { letter.to_string() };
    html! {
        g.cell data-touch=(touch) data-mark=[scene.mark(&touch)] data-name=(name) aria-label={ (name) ", " (what) }
            transform={ "translate(" (column * 40 + 20) " " (row * 40 + 20) ")" } {
            rect.ground x="-18" y="-18" width="36" height="36" rx="6" {}
            @if let Some(seat) = seat { g.{ "seat-" (seat + 1) } data-glide={ "mark-" (name) } { (mark(seat)) } }
        }
    }
}

const SAMPLE: Sample =
    sample("middle", "TTT-4", ("", GREEDY, 1), Until::Decisions(4), Shows::Table);

fn emblem() -> Markup {
    small(
        &html! { path d="M15 5v30M26 5v30M5 15h30M5 26h30M7 7l5 5m0-5l-5 5M29 29l5 5m0-5l-5 5" {} circle cx="20.500" cy="20.500" r="3" {} },
    )
}

impl Board for State {
    const SHOWN: Shown = Shown { emblem, sheet: "reference", samples: &[SAMPLE], ..Shown::PLAIN };

    fn board(scene: &Scene<'_, State>) -> Markup {
        let won = lines(&scene.view.board, 3);
        html! {
            div.small-board { svg.grid.three viewBox="0 0 120 120" role="group" aria-label=(scene.word("page-board")) {
                @for (row, letters) in scene.view.board.iter().enumerate() {
                    @for (column, letter) in letters.chars().enumerate() { (cell(scene, column, row, letter)) }
                }
                @for line in won { @if let [from, .., to] = line.as_slice() {
                    path.won d={ "M" (from.0 * 40 + 20) " " (from.1 * 40 + 20) "L" (to.0 * 40 + 20) " " (to.1 * 40 + 20) } {}
                } }
            } }
        }
    }

    fn mine(_: &Scene<'_, State>) -> Markup {
        html! {}
    }

    fn player(_: &Scene<'_, State>, seat: Seat) -> Markup {
        html! { svg.token.{ "seat-" (seat.index() + 1) } viewBox="-16 -16 32 32" role="img" aria-label=(["X", "O"][seat.index() % 2]) { (mark(seat.index())) } }
    }

    fn path(_: &View, action: &Mark) -> Vec<Touch> {
        vec![touch(action.cell)]
    }

    fn attempts(_: &View, touched: &[Touch]) -> Vec<Mark> {
        let cell = touched.last().and_then(|touch| touch.strip_prefix("cell:"));
        cell.and_then(|cell| format!("mark {cell}").parse().ok()).into_iter().collect()
    }

    fn consequence(scene: &Scene<'_, State>, action: &Mark) -> Option<String> {
        let board = with(scene.view, action.cell)?;
        (!lines(&board, 3).is_empty()).then(|| scene.word("small-three"))
    }

    fn traces(_: &View, event: &Marked) -> Vec<Touch> {
        vec![touch(event.cell)]
    }

    fn rule(_: &Marked) -> Option<&'static str> {
        Some("TTT-3")
    }

    fn result(scene: &Scene<'_, State>, outcome: &Outcome) -> Markup {
        scores(scene, outcome, "small-lines")
    }

    fn coach(scene: &Scene<'_, State>) -> Option<(&'static str, String)> {
        let is_mine = scene.view.to_move.is_some() && scene.view.to_move == scene.me();
        let mark = ["X", "O"][scene.me()?.index() % 2];
        is_mine.then(|| {
            ("first", scene.say(&Phrase::new("small-coach-tic-tac-toe").with("mark", mark)))
        })
    }
}
