//! Has the chores built anew when the new game's template changes: the macro that embeds it cannot tell cargo.

fn main() {
    println!("cargo::rerun-if-changed=new-game");
}
