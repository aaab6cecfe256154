//! A new game made in a folder of its own, to see that it passes its tests.

use std::fs;
use std::path::Path;
use std::time::Instant;

use anyhow::{Context, Result};

use super::{Name, REGISTERS, write};
use crate::{root, target};

/// Makes the game, runs its tests and throws it away.
pub(super) fn run(name: &Name) -> Result<()> {
    let mut trial = tempfile::Builder::new().prefix("tablee-trial-").tempdir()?;
    // A run with BLESS=1 leaves its golden game behind: that is what the template's is made from.
    trial.disable_cleanup(std::env::var_os("BLESS").is_some_and(|bless| bless == "1"));
    let folder = trial.path();
    let begun = Instant::now();
    prepare(folder)?;
    write(name, folder)?;
    test(name, folder)?;
    println!("a new game was made and passed its tests in {:.0} s", begun.elapsed().as_secs_f64());
    Ok(())
}

/// A workspace around the new game alone; the crates that it uses are those of this one.
fn prepare(folder: &Path) -> Result<()> {
    for register in &REGISTERS {
        copy(&folder.join(register.file), register.file)?;
    }
    copy(&folder.join("Cargo.lock"), "Cargo.lock")?;
    let manifest = folder.join("Cargo.toml");
    let crates = fs::canonicalize(root())?.join("crates");
    let text = fs::read_to_string(&manifest)?
        .replace("members = [\"crates/*\", \"xtask\"]", "members = [\"crates/game-*\"]")
        .replace("default-members = [\"crates/tablee\"]\n", "")
        .replace("path = \"crates/", &format!("path = \"{}/", crates.display()));
    fs::write(&manifest, text)?;
    Ok(())
}

fn copy(to: &Path, file: &str) -> Result<()> {
    let folder = to.parent().context("a file is in a folder")?;
    fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    fs::copy(root().join(file), to).with_context(|| file.to_string())?;
    Ok(())
}

fn test(name: &Name, folder: &Path) -> Result<()> {
    // What was built for an earlier trial is used again.
    let target = target().join("new-game");
    let mut cargo = crate::cargo(&["test", "--quiet", "--offline", "-p"]);
    cargo.arg(format!("game-{}", name.id())).env("CARGO_TARGET_DIR", target).current_dir(folder);
    crate::run(&mut cargo)
}
