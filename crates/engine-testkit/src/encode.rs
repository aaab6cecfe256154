//! Views and actions written as numbers: nothing in them but what the viewer knows, and no two actions of a list alike.

use engine::encode::{Layout, Pen};
use engine::{Encode, Viewer};

use crate::conformance::ensure;
use crate::suite::Check;

/// Checks what `viewer` is shown of `truth` as numbers, and that it is the same in `deal`, which looks like it to her.
pub(crate) fn position<G: Encode>(truth: &G, deal: &G, viewer: Viewer) -> Check {
    let row = row::<G>(&truth.seen(viewer))?;
    within(&G::LAYOUT, &row)?;
    let view = truth.view(viewer);
    let from_view = self::row::<G>(&G::seen_in(&view))?;
    same::<G>(&row, &from_view, "written from the view and from the state")?;
    same::<G>(&row, &self::row::<G>(&deal.seen(viewer))?, "after a re-deal")?;
    let Viewer::Seat(seat) = viewer else { return Ok(()) };
    let mut legal = Vec::new();
    truth.legal_actions(seat, &mut legal);
    numbers_differ::<G>(&G::seen_in(&view), &legal)?;
    for action in &legal {
        let seen = [truth.seen(viewer), deal.seen(viewer), G::seen_in(&view)];
        let [number, other, from_view] = seen.map(|seen| G::number(&seen, action));
        ensure!(number == other, "`{action}` has number {number:?}, but {other:?} after a re-deal");
        ensure!(number == from_view, "`{action}` has number {number:?}, but {from_view:?} by view");
    }
    Ok(())
}

/// The row, both ways to write it compared.
fn row<G: Encode>(seen: &G::Seen<'_>) -> Result<Vec<i16>, String> {
    let n_cells = G::LAYOUT.n_cells();
    let mut row = vec![i16::MIN; n_cells];
    G::write(seen, &mut row);
    let mut cells: Vec<(u16, i16)> = Vec::new();
    let mut pen = Pen::new(&mut cells);
    G::observe(seen, &mut pen);
    ensure!(pen.cell() == n_cells, "{} cells are written of {n_cells}", pen.cell());
    let dense: Vec<(u16, i16)> =
        (0..).zip(row.iter().copied()).filter(|(_, value)| *value != 0).collect();
    ensure!(dense == cells, "whole and sparse observation differ:\n  {dense:?}\n  {cells:?}");
    Ok(row)
}

fn within(layout: &Layout, row: &[i16]) -> Check {
    for (begins, slice) in layout.offsets() {
        let cells = &row[begins..begins + slice.len()];
        let wrong = cells.iter().position(|value| !(slice.least..=slice.most).contains(value));
        ensure!(wrong.is_none(), "`{}` holds {cells:?}, beyond its bounds", slice.name);
    }
    Ok(())
}

fn same<G: Encode>(one: &[i16], other: &[i16], when: &str) -> Check {
    for (begins, slice) in G::LAYOUT.offsets() {
        let [one, other] = [one, other].map(|row| &row[begins..begins + slice.len()]);
        ensure!(one == other, "`{}` differs {when}:\n  {one:?}\n  {other:?}", slice.name);
    }
    Ok(())
}

fn numbers_differ<G: Encode>(seen: &G::Seen<'_>, legal: &[G::Action]) -> Check {
    let mut numbers: Vec<(u32, G::Action)> = Vec::new();
    for action in legal {
        // What a layout leaves out is beyond what random games come to.
        let number = G::number(seen, action);
        numbers.push((number.ok_or_else(|| format!("`{action}` has no number"))?, *action));
    }
    numbers.sort_unstable();
    for pair in numbers.windows(2) {
        let [(number, one), (next, other)] = [pair[0], pair[1]];
        ensure!(number != next, "`{one}` and `{other}` both have number {number}");
    }
    for (number, action) in numbers {
        let meaning = G::LAYOUT.meaning(number);
        ensure!(meaning.is_some(), "`{action}` has number {number}, which means nothing");
        let found = G::action(seen, legal, number);
        ensure!(found == Some(action), "number {number} is `{action}`, but read as {found:?}");
    }
    Ok(())
}
