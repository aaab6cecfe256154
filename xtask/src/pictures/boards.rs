//! Pictures of the boards: each game at its start, in its middle and at its end, on a desk and on a phone, by day and by night.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};
use indicatif::{ProgressBar, ProgressIterator};

use crate::{browser, cargo};

/// Each game with its options and the number of decisions before its middle.
const GAMES: [(&str, &str, &str); 4] = [
    ("ephios", "seats=3", "24"),
    ("epix", "seats=3", "26"),
    ("erythro", "seats=3", "60"),
    ("ephyran", "seats=3", "36"),
];

/// The name of a screen, its width and its height.
const SCREENS: [(&str, u32, u32); 2] = [("desktop", 1280, 960), ("phone", 360, 780)];

struct Picture {
    name: String,
    game: &'static str,
    options: &'static str,
    steps: &'static str,
    theme: &'static str,
    screen: (u32, u32),
}

/// Takes every picture; those in French are of phones, so that both languages are seen.
pub(super) fn run() -> Result<()> {
    browser::ensure_installed()?;
    crate::run(&mut cargo(&["build", "--quiet", "-p", "ui", "--example", "page"]))?;
    let folder = std::env::temp_dir().join(format!("tablee-pictures-{}", std::process::id()));
    fs::create_dir_all(&folder)?;
    let pictures = all();
    let bar = ProgressBar::new(pictures.len() as u64);
    for picture in pictures.iter().progress_with(bar) {
        picture.take(&folder).with_context(|| picture.name.clone())?;
    }
    fs::remove_dir_all(&folder)?;
    println!("docs/pictures: {} pictures of boards", pictures.len());
    Ok(())
}

fn all() -> Vec<Picture> {
    let mut pictures = Vec::new();
    for (game, options, middle) in GAMES {
        for (moment, steps) in [("start", "0"), ("middle", middle), ("end", "100000")] {
            for (screen, width, height) in SCREENS {
                for theme in ["light", "dark"] {
                    let name = format!("{game}-{moment}-{screen}-{theme}");
                    let screen = (width, height);
                    pictures.push(Picture { name, game, options, steps, theme, screen });
                }
            }
        }
    }
    pictures
}

impl Picture {
    fn take(&self, folder: &Path) -> Result<()> {
        let page = self.page()?;
        let (width, height) = self.screen;
        let (inner, outer) = (folder.join("inner.html"), folder.join("outer.html"));
        fs::write(&inner, page)?;
        // A browser's window has a least width; a frame within it has none.
        fs::write(
            &outer,
            format!(
                "<!doctype html><body style=\"margin:0\"><iframe src=\"inner.html\" width=\"{width}\" height=\"{height}\" \
                 style=\"border:0;display:block\"></iframe>"
            ),
        )?;
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let file = root.join(format!("docs/pictures/{}.png", self.name));
        let status = Command::new("chromium")
            .args(["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"])
            .args([
                "--disable-background-networking",
                "--no-first-run",
                "--allow-file-access-from-files",
            ])
            .arg(format!("--user-data-dir={}", folder.join("profile").display()))
            .arg(format!("--window-size={width},{height}"))
            .arg("--virtual-time-budget=2000")
            .arg(format!("--screenshot={}", file.display()))
            .arg(format!("file://{}", outer.display()))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status()?;
        ensure!(status.success() && file.exists(), "chromium took no picture ({status})");
        Ok(())
    }

    /// The table page at that moment, its style sheets in it.
    fn page(&self) -> Result<String> {
        let program = Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/debug/examples/page");
        let lang = if self.screen.0 < 500 { "fr" } else { "en" };
        let output = Command::new(program)
            .args([self.game, "--steps", self.steps, "--lang", lang])
            .args(["--set", self.options])
            .output()?;
        ensure!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let page = String::from_utf8(output.stdout)?;
        Ok(page.replacen("<html ", &format!("<html data-theme=\"{}\" ", self.theme), 1))
    }
}
