//! Pictures of the boards: each game at its start, in its middle and at its end, on a desk and on a phone, by day and by night.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};
use indicatif::ProgressBar;
use serde_json::json;
use ui::{AnyBoard, Portrait};

use crate::browser::Session;

/// A screen and the language read on it: phones read French, so that both are seen.
struct Screen {
    name: &'static str,
    width: u32,
    height: u32,
    /// Dots of the screen for each pixel of the page.
    density: u32,
    lang: &'static str,
}

const SCREENS: [Screen; 2] = [
    Screen { name: "desktop", width: 1280, height: 1080, density: 1, lang: "en" },
    Screen { name: "phone", width: 360, height: 780, density: 2, lang: "fr" },
];

/// A page to be photographed by day and by night.
struct Sitting {
    game: &'static str,
    portrait: Portrait,
    moment: &'static str,
    steps: usize,
    screen: &'static Screen,
}

/// Takes every picture.
pub(super) fn run() -> Result<()> {
    crate::run(&mut crate::cargo(&["build", "--quiet", "-p", "ui", "--example", "page"]))?;
    let folder = tempfile::tempdir()?;
    let page = folder.path().join("page.html");
    let taken = tokio::runtime::Runtime::new()?.block_on(take_all(&page));
    println!("docs/pictures: {} pictures of boards", taken?);
    Ok(())
}

async fn take_all(page: &Path) -> Result<usize> {
    let sittings = all();
    let bar = ProgressBar::new(2 * sittings.len() as u64);
    let mut session = Session::open(1280, 1080).await?;
    for sitting in &sittings {
        let text = sitting.page()?;
        for theme in ["light", "dark"] {
            let themed = format!("<html data-theme=\"{theme}\" ");
            fs::write(page, text.replacen("<html ", &themed, 1))?;
            sitting.take(&mut session, page, theme).await.with_context(|| sitting.name(theme))?;
            bar.inc(1);
        }
    }
    bar.finish();
    Ok(2 * sittings.len())
}

fn all() -> Vec<Sitting> {
    let mut sittings = Vec::new();
    let portraits = |board: &'static dyn AnyBoard| Some((board.game(), board.shown().portrait?));
    for (game, portrait) in ui::boards().filter_map(portraits) {
        for (moment, steps) in [("start", 0), ("middle", portrait.middle), ("end", 100_000)] {
            let on = |screen| Sitting { game, portrait, moment, steps, screen };
            sittings.extend(SCREENS.iter().map(on));
        }
    }
    sittings
}

impl Sitting {
    fn name(&self, theme: &str) -> String {
        format!("{}-{}-{}-{theme}", self.game, self.moment, self.screen.name)
    }

    async fn take(&self, session: &mut Session, page: &Path, theme: &str) -> Result<()> {
        /// Two frames and a moment: everything is drawn, and the log shows its end.
        const DRAWN: &str = "return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100))))";
        let screen = self.screen;
        let size = json!({
            "width": screen.width, "height": screen.height, "deviceScaleFactor": screen.density, "mobile": screen.name == "phone",
        });
        session.command("Emulation.setDeviceMetricsOverride", size).await?;
        session.go(&format!("file://{}", page.display())).await?;
        session.ask(DRAWN, json!([])).await?;
        let format = json!({ "format": "webp", "quality": 82 });
        let picture = session.command("Page.captureScreenshot", format).await?;
        let text = picture["data"].as_str().context("no picture came")?;
        let file = crate::root().join(format!("docs/pictures/{}.webp", self.name(theme)));
        fs::write(&file, from_base64(text)?).with_context(|| file.display().to_string())
    }

    /// The table page at that moment, its style sheets in it.
    fn page(&self) -> Result<String> {
        let Portrait { options, seed, .. } = self.portrait;
        let output = Command::new(crate::root().join("target/debug/examples/page"))
            .args([self.game, "--set", options, "--seed", &seed.to_string()])
            .args(["--steps", &self.steps.to_string(), "--lang", self.screen.lang])
            .args((self.moment != "start").then_some("--coached"))
            .output()?;
        ensure!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        Ok(String::from_utf8(output.stdout)?)
    }
}

/// The bytes that a text in Base64 stands for.
fn from_base64(text: &str) -> Result<Vec<u8>> {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3);
    let (mut held, mut n_bits) = (0_u32, 0);
    for digit in text.trim_end_matches('=').bytes() {
        let value = DIGITS.iter().position(|known| *known == digit).context("not Base64")?;
        held = (held << 6 | u32::try_from(value)?) & 0xffff;
        n_bits += 6;
        if n_bits >= 8 {
            n_bits -= 8;
            bytes.push(u8::try_from(held >> n_bits & 0xff)?);
        }
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::from_base64;

    #[test]
    fn base64_becomes_bytes() {
        let bytes = |text| from_base64(text).expect("Base64");
        assert_eq!(bytes(""), b"");
        assert_eq!(bytes("VGFibMOpZQ=="), "Tablée".as_bytes());
        assert_eq!(bytes("//4AAQ=="), [0xff, 0xfe, 0, 1]);
        assert!(from_base64("no, thanks").is_err());
    }
}
