//! Debian's Chromium and its driver, for what needs a browser.

mod session;

use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};

pub(crate) use session::Session;

/// What has to be there.
const PROGRAMS: [&str; 2] = ["chromium", "chromedriver"];

/// The fonts that the pages are looked at with: a wide family and a narrow one.
const FONTS: [&str; 2] = [
    "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
    "/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf",
];

/// Installs the browser and its fonts where they are missing.
pub(crate) fn ensure_installed() -> Result<()> {
    if PROGRAMS.iter().all(|program| answers(program)) && FONTS.iter().all(is_there) {
        return Ok(());
    }
    apt(&["update", "--quiet"])?;
    apt(&[
        "install",
        "--yes",
        "--quiet",
        "--no-install-recommends",
        "chromium",
        "chromium-driver",
        "fonts-dejavu-core",
        "fonts-liberation",
    ])?;
    for program in PROGRAMS {
        ensure!(answers(program), "{program} is missing, and installing it did not help");
    }
    for font in FONTS {
        ensure!(is_there(&font), "{font} is missing, and installing it did not help");
    }
    Ok(())
}

fn is_there(file: &&str) -> bool {
    Path::new(file).exists()
}

fn answers(program: &str) -> bool {
    let mut command = Command::new(program);
    command.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

fn apt(arguments: &[&str]) -> Result<()> {
    eprintln!("\n$ apt-get {}", arguments.join(" "));
    let status = Command::new("apt-get")
        .args(arguments)
        .env("DEBIAN_FRONTEND", "noninteractive")
        .status()
        .context(
            "apt-get: the browser tests need Debian's packages chromium and chromium-driver",
        )?;
    ensure!(status.success(), "apt-get {} failed ({status})", arguments.join(" "));
    Ok(())
}
