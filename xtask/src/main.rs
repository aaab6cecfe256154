//! The project's chores: `cargo xtask ci`, `bless`, `bench`, `soak`.

fn main() {}
