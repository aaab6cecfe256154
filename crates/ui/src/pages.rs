//! Whole pages, and the named fragments of the table page that change while people play.

mod devices;
mod frame;
mod lobby;
mod new_table;
mod parts;
mod problem;
mod replay;
mod round_table;
mod rules;
mod table;

pub use devices::{device_link, devices, take_seat};
pub use lobby::lobby;
pub use new_table::new_table;
pub use problem::problem;
pub use replay::replay;
pub use rules::rules;
pub use table::{LINES_AT_ONCE, chat, crowd, earlier_log, fragments, log, table};
