//! The browser that pages are tried in: Debian's Chromium, its driver and two families of fonts.

use std::path::Path;

use anyhow::{Result, ensure};

use crate::install;

/// What has to be there.
const PROGRAMS: [&str; 2] = ["chromium", "chromedriver"];

/// The fonts that the pages are looked at with: a wide family and a narrow one.
const FONTS: [&str; 2] = [
    "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
    "/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf",
];

/// Debian's packages with all of it.
const PACKAGES: [&str; 4] =
    ["chromium", "chromium-driver", "fonts-dejavu-core", "fonts-liberation"];

/// Installs the browser and its fonts where they are missing.
///
/// # Errors
/// When they cannot be installed, or are missing nevertheless.
pub(crate) fn ensure_installed() -> Result<()> {
    if missing().is_empty() {
        return Ok(());
    }
    install::apt(&PACKAGES)?;
    let missing = missing();
    ensure!(missing.is_empty(), "{} missing, though they were installed", missing.join(", "));
    Ok(())
}

fn missing() -> Vec<&'static str> {
    let programs = PROGRAMS.into_iter().filter(|program| !install::answers(program));
    programs.chain(FONTS.into_iter().filter(|font| !Path::new(font).exists())).collect()
}
