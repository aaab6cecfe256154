//! Pictures of the boards: each game at its start, in its middle and at its end, on a desk and on a phone, by day and by night.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::thread;

use anyhow::{Context, Result, ensure};
use indicatif::ProgressBar;

use crate::{browser, cargo};

/// A game with its options, which game it is, and the number of decisions before its middle.
struct Subject {
    game: &'static str,
    options: &'static str,
    seed: &'static str,
    middle: &'static str,
}

const GAMES: [Subject; 4] = [
    Subject { game: "ephios", options: "seats=3", seed: "1", middle: "24" },
    Subject { game: "epix", options: "seats=3", seed: "2", middle: "42" },
    Subject { game: "erythro", options: "seats=3", seed: "1", middle: "60" },
    Subject { game: "ephyran", options: "seats=3", seed: "1", middle: "36" },
];

/// A screen and the language read on it: phones read French, so that both are seen.
struct Screen {
    name: &'static str,
    width: u32,
    height: u32,
    lang: &'static str,
}

const SCREENS: [Screen; 2] = [
    Screen { name: "desktop", width: 1280, height: 960, lang: "en" },
    Screen { name: "phone", width: 360, height: 780, lang: "fr" },
];

/// A page to be photographed by day and by night.
struct Sitting {
    subject: &'static Subject,
    moment: &'static str,
    steps: &'static str,
    screen: &'static Screen,
}

/// Takes every picture, on as many cores as there are.
pub(super) fn run() -> Result<()> {
    browser::ensure_installed()?;
    crate::run(&mut cargo(&["build", "--quiet", "-p", "ui", "--example", "page"]))?;
    let sittings = all();
    let bar = ProgressBar::new(2 * sittings.len() as u64);
    let queue = Mutex::new(sittings.iter());
    let next = || queue.lock().ok().and_then(|mut queue| queue.next());
    let work = |worker: usize| -> Result<()> {
        let folder =
            std::env::temp_dir().join(format!("tablee-pictures-{}-{worker}", std::process::id()));
        fs::create_dir_all(&folder)?;
        while let Some(sitting) = next() {
            for theme in ["light", "dark"] {
                sitting.take(&folder, theme).with_context(|| sitting.name(theme))?;
                bar.inc(1);
            }
        }
        Ok(fs::remove_dir_all(&folder)?)
    };
    let n_workers = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let work = &work;
        let workers: Vec<_> = (0..n_workers).map(|n| scope.spawn(move || work(n))).collect();
        workers.into_iter().try_for_each(|worker| worker.join().expect("photographers report"))
    })?;
    bar.finish();
    println!("docs/pictures: {} pictures of boards", 2 * sittings.len());
    Ok(())
}

fn all() -> Vec<Sitting> {
    let mut sittings = Vec::new();
    for subject in &GAMES {
        for (moment, steps) in [("start", "0"), ("middle", subject.middle), ("end", "100000")] {
            let on = |screen| Sitting { subject, moment, steps, screen };
            sittings.extend(SCREENS.iter().map(on));
        }
    }
    sittings
}

impl Sitting {
    fn name(&self, theme: &str) -> String {
        format!("{}-{}-{}-{theme}", self.subject.game, self.moment, self.screen.name)
    }

    fn take(&self, folder: &Path, theme: &str) -> Result<()> {
        let (width, height) = (self.screen.width, self.screen.height);
        let (inner, outer) = (folder.join("inner.html"), folder.join("outer.html"));
        let page = self.page()?;
        fs::write(&inner, page.replacen("<html ", &format!("<html data-theme=\"{theme}\" "), 1))?;
        // A browser's window has a least width; a frame within it has none.
        fs::write(
            &outer,
            format!(
                "<!doctype html><body style=\"margin:0\"><iframe src=\"inner.html\" width=\"{width}\" height=\"{height}\" \
                 style=\"border:0;display:block\"></iframe>"
            ),
        )?;
        let file = root().join(format!("docs/pictures/{}.webp", self.name(theme)));
        let status = Command::new("chromium")
            .args(["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"])
            .args(["--disable-background-networking", "--no-first-run"])
            // On a busy machine a picture could come before its last tiles.
            .args(["--allow-file-access-from-files", "--run-all-compositor-stages-before-draw"])
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
        let subject = self.subject;
        let output = Command::new(root().join("target/debug/examples/page"))
            .args([subject.game, "--set", subject.options, "--seed", subject.seed])
            .args(["--steps", self.steps, "--lang", self.screen.lang])
            .args((self.moment != "start").then_some("--coached"))
            .output()?;
        ensure!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        Ok(String::from_utf8(output.stdout)?)
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}
