//! `tablee doctor`: whether what the web site keeps is sound, and by which rules its tables are played.

use serde_json::json;
use store::{Count, Survey};

use crate::args::DoctorArgs;
use crate::complaint::{Complaint, Done};
use crate::house::House;
use crate::serve::db_file;
use crate::terminal::{print, print_lines};

/// Looks at the file, whether a server uses it or not.
pub(crate) fn run(house: &House, args: &DoctorArgs) -> Done {
    let db = db_file(args.db.as_ref())?;
    if !db.exists() {
        return Err(Complaint::usage(format!("{}: there is no such file", db.display())));
    }
    let failed = |error: store::StoreError| Complaint::failed(format!("{}: {error}", db.display()));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let survey = runtime.block_on(store::survey(&db)).map_err(failed)?;
    if args.json {
        let tables: Vec<_> = survey.counts.iter().map(|count| row(house, count)).collect();
        let found = json!({ "file": db, "tables": tables, "faults": survey.faults });
        print(&format!("{found}\n"))?;
    } else {
        print_lines(lines(house, &survey))?;
    }
    match survey.faults.len() {
        0 => Ok(()),
        n => Err(Complaint::failed(format!(
            "{}: {n} faults; restore the last backup, or keep this file for a repair",
            db.display()
        ))),
    }
}

/// Whether this program has the rules by which these are played.
fn has_rules(house: &House, count: &Count) -> bool {
    let edition = u16::try_from(count.edition).map(engine::Edition);
    let title = house.catalog.title(&count.game);
    title.zip(edition.ok()).is_some_and(|(title, edition)| title.editions().has(edition))
}

fn row(house: &House, count: &Count) -> serde_json::Value {
    let Count { game, edition, n_open, n_over } = count;
    let here = has_rules(house, count);
    json!({ "game": game, "edition": edition, "open": n_open, "over": n_over, "has_rules": here })
}

fn lines(house: &House, survey: &Survey) -> Vec<String> {
    let mut lines = vec![format!("{:<14} {:>7} {:>8} {:>8}", "game", "edition", "open", "over")];
    for count in &survey.counts {
        let Count { game, edition, n_open, n_over } = count;
        let kept = if has_rules(house, count) { "" } else { "  kept read-only: other rules" };
        lines.push(format!("{game:<14} {edition:>7} {n_open:>8} {n_over:>8}{kept}"));
    }
    match survey.faults.as_slice() {
        [] => lines.push("the file is sound".into()),
        faults => lines.extend(faults.iter().map(|fault| format!("fault: {fault}"))),
    }
    lines
}
