//! Has the crate built anew when an asset or a rules file comes or goes: the macro that embeds them cannot tell cargo.

fn main() {
    println!("cargo::rerun-if-changed=assets");
    println!("cargo::rerun-if-changed=../../rules");
}
