//! The commands about the file that the web site keeps everything in.

use std::path::PathBuf;

use clap::Args;

/// `tablee backup`.
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  tablee backup tables-2026-11-16.sqlite")]
pub(crate) struct BackupArgs {
    /// The new file
    pub(crate) file: PathBuf,

    /// The file that the web site keeps everything in [default: as for `tablee serve`]
    #[arg(long, value_name = "FILE")]
    pub(crate) db: Option<PathBuf>,
}

/// `tablee restore`.
#[derive(Debug, Args)]
#[command(after_help = "\
Stop the server first. What was there is put aside under another name, not thrown away.

Example:
  tablee restore tables-2026-11-16.sqlite")]
pub(crate) struct RestoreArgs {
    /// The copy, as `tablee backup` wrote it; it stays as it is
    pub(crate) copy: PathBuf,

    /// The file that the web site keeps everything in [default: as for `tablee serve`]
    #[arg(long, value_name = "FILE")]
    pub(crate) db: Option<PathBuf>,
}

/// `tablee doctor`.
#[derive(Debug, Args)]
pub(crate) struct DoctorArgs {
    /// The file that the web site keeps everything in [default: as for `tablee serve`]
    #[arg(long, value_name = "FILE")]
    pub(crate) db: Option<PathBuf>,

    /// Print one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}
