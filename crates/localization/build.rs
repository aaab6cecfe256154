//! Has the crate built anew when a locale file comes or goes: the macro that embeds them cannot tell cargo.

fn main() {
    println!("cargo::rerun-if-changed=locales");
}
