//! `tablee restore`: a copy takes the place of what the web site keeps.

use store::Restored;

use crate::args::RestoreArgs;
use crate::complaint::{Complaint, Done};
use crate::serve::db_file;
use crate::terminal::print_lines;

/// Restores a copy, and says what is in it and where what was there is now.
pub(crate) fn run(args: &RestoreArgs) -> Done {
    let db = db_file(args.db.as_ref())?;
    if !args.copy.exists() {
        return Err(Complaint::usage(format!("{}: there is no such file", args.copy.display())));
    }
    let failed = |error: store::StoreError| Complaint::failed(error.to_string());
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let restored = runtime.block_on(store::restore(&args.copy, &db)).map_err(failed)?;
    print_lines(lines(&restored, &db.display().to_string()))
}

fn lines(restored: &Restored, db: &str) -> Vec<String> {
    let Restored { n_tables, n_open, aside } = restored;
    let mut lines = vec![format!("{db}: {n_tables} tables, {n_open} of them not over")];
    lines.extend(aside.as_ref().map(|aside| format!("what was there: {}", aside.display())));
    lines
}
