//! Seven columns of six, discs that fall.

use engine::{Outcome, Phrase, Seat};
use maud::{Markup, html};
use reference_games::connect_four::{DropDisc, Dropped, State, View};

use crate::board::{Board, Scene, Touch};
use crate::boards::reference::{lines, mark, scores, seat_of};
use crate::emblem::small;
use crate::shown::{RANDOM, Sample, Shown, Shows, Until, sample};

const N_ROWS: usize = 6;

fn touch(column: u8) -> Touch {
    format!("column:{column}")
}

fn letter(view: &View, column: usize, row: usize) -> char {
    view.board.get(row).and_then(|line| line.chars().nth(column)).unwrap_or('.')
}

/// How many discs lie in a column.
fn height(view: &View, column: usize) -> usize {
    (0..N_ROWS).filter(|row| letter(view, column, *row) != '.').count()
}

/// A column: its cells from the top, each with the disc in it.
fn column(scene: &Scene<'_, State>, column: usize) -> Markup {
    let view = scene.view;
    let touch = format!("column:{}", column + 1);
    let name = scene.say(&Phrase::new("small-column").with("column", column + 1));
    let label = Phrase::new("small-column-holds")
        .with("column", column + 1)
        .with("count", height(view, column));
    html! {
        g.column data-touch=(touch) data-name=(name) aria-label=(scene.say(&label)) transform={ "translate(" (column * 36 + 20) " 0)" } {
            rect.ground x="-17" y="2" width="34" height="216" rx="8" {}
            @for row in 0..N_ROWS {
                @let seat = seat_of(letter(view, column, row));
                @let disc = format!("disc:{}-{}", column + 1, N_ROWS - row);
                g transform={ "translate(0 " (row * 36 + 20) ")" } {
                    circle.hole r="15" {}
                    @if let Some(seat) = seat {
                        g.disc.{ "seat-" (seat + 1) } data-mark=[scene.mark(&disc)] data-glide={ "disc-" (column + 1) "-" (N_ROWS - row) } {
                            circle.coin r="15" {} g transform="scale(.62)" { (mark(seat)) }
                        }
                    }
                }
            }
        }
    }
}

const SAMPLE: Sample =
    sample("middle", "C4-3", ("", RANDOM, 1), Until::Decisions(12), Shows::Table);

fn emblem() -> Markup {
    small(
        &html! { path d="M5 6h30v28H5z" {} circle.full cx="12" cy="27" r="3.500" {} circle.full cx="20" cy="20" r="3.500" {} circle cx="20" cy="27" r="3.500" {} circle.full cx="28" cy="13" r="3.500" {} circle cx="28" cy="27" r="3.500" {} circle cx="28" cy="20" r="3.500" {} },
    )
}

impl Board for State {
    const SHOWN: Shown = Shown { emblem, sheet: "reference", samples: &[SAMPLE], ..Shown::PLAIN };

    fn board(scene: &Scene<'_, State>) -> Markup {
        let won = lines(&scene.view.board, 4);
        html! {
            div.small-board { svg.grid.seven viewBox="0 0 256 220" role="group" aria-label=(scene.word("page-board")) {
                @for n in 0..7 { (column(scene, n)) }
                @for line in won { @if let [from, .., to] = line.as_slice() {
                    path.won d={ "M" (from.0 * 36 + 20) " " (from.1 * 36 + 20) "L" (to.0 * 36 + 20) " " (to.1 * 36 + 20) } {}
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

    fn path(_: &View, action: &DropDisc) -> Vec<Touch> {
        vec![touch(action.column)]
    }

    fn attempts(_: &View, touched: &[Touch]) -> Vec<DropDisc> {
        let number = touched.last().and_then(|touch| touch.strip_prefix("column:")?.parse().ok());
        number.filter(|column| *column > 0).map(|column| DropDisc { column }).into_iter().collect()
    }

    fn consequence(scene: &Scene<'_, State>, action: &DropDisc) -> Option<String> {
        let (view, column) = (scene.view, usize::from(action.column).checked_sub(1)?);
        let landed = height(view, column);
        let row = N_ROWS.checked_sub(landed + 1)?;
        let mut board = view.board.to_vec();
        board[row].get(column..=column)?;
        board[row].replace_range(column..=column, ["X", "O"][view.to_move?.index()]);
        Some(if lines(&board, 4).is_empty() {
            scene.say(&Phrase::new("small-lands").with("row", landed + 1))
        } else {
            scene.word("small-four")
        })
    }

    fn traces(_: &View, event: &Dropped) -> Vec<Touch> {
        vec![format!("disc:{}-{}", event.column, event.row)]
    }

    fn rule(_: &Dropped) -> Option<&'static str> {
        Some("C4-3")
    }

    fn result(scene: &Scene<'_, State>, outcome: &Outcome) -> Markup {
        scores(scene, outcome, "small-lines")
    }

    fn coach(scene: &Scene<'_, State>) -> Option<(&'static str, String)> {
        let is_mine = scene.view.to_move.is_some() && scene.view.to_move == scene.me();
        is_mine.then(|| ("first", scene.word("small-coach-connect-four")))
    }
}
