//! `tablee backup`: a copy of everything the web site keeps, while it goes on.

use crate::args::BackupArgs;
use crate::complaint::{Complaint, Done};
use crate::serve::db_file;
use crate::terminal::print_lines;

/// Copies the file as it is at this moment, with everything that was acknowledged.
pub(crate) fn run(args: &BackupArgs) -> Done {
    let db = db_file(args.db.as_ref())?;
    if !db.exists() {
        return Err(Complaint::usage(format!("{}: there is no such file", db.display())));
    }
    if args.file.exists() {
        return Err(Complaint::usage(format!("{} is there already", args.file.display())));
    }
    let failed = |error: store::StoreError| Complaint::failed(format!("{}: {error}", db.display()));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(store::backup(&db, &args.file)).map_err(failed)?;
    print_lines([args.file.display().to_string()])
}
