//! Chromium, driven by its driver: one process of each for every browser.

use std::io::{BufRead, BufReader};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};

/// How long anything may take before a test gives up on it.
pub(crate) const PATIENCE: Duration = Duration::from_mins(1);

/// What a browser is like.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Look {
    pub(crate) width: u32,
    pub(crate) height: u32,
    pub(crate) lang: &'static str,
    pub(crate) is_phone: bool,
}

pub(crate) const DESKTOP: Look = Look { width: 1280, height: 900, lang: "en", is_phone: false };
pub(crate) const FRENCH_PHONE: Look = Look { width: 360, height: 780, lang: "fr", is_phone: true };

/// A browser with a window of its own.
pub(crate) struct Browser {
    pub(crate) client: Client,
    driver: Child,
    _output: BufReader<ChildStdout>,
    _profile: tempfile::TempDir,
}

impl Browser {
    pub(crate) async fn open(look: Look) -> Browser {
        let mut driver = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver: `cargo xtask ci` installs it");
        let mut output = BufReader::new(driver.stdout.take().expect("its output is piped"));
        let port = port_of(&mut output);
        let profile = tempfile::tempdir().expect("a folder");
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(capabilities(look, profile.path()))
            .connect(&format!("http://127.0.0.1:{port}"))
            .await
            .expect("a browser");
        Browser { client, driver, _output: output, _profile: profile }
    }

    pub(crate) async fn go(&self, address: &str) {
        self.client.goto(address).await.expect("a page");
    }

    /// What a function body returns in the page.
    pub(crate) async fn ask(&self, script: &str) -> Value {
        self.client
            .execute(script, vec![])
            .await
            .unwrap_or_else(|error| panic!("{script}: {error}"))
    }

    /// Waits until a function body returns something true.
    pub(crate) async fn wait_for(&self, script: &str) -> Value {
        let started = Instant::now();
        loop {
            let answer = self.ask(script).await;
            if !matches!(answer, Value::Null | Value::Bool(false)) {
                return answer;
            }
            assert!(started.elapsed() < PATIENCE, "never came: {script}\n{}", self.text().await);
            tokio::time::sleep(Duration::from_millis(15)).await;
        }
    }

    /// Clicks the first element that fits, as a hand would.
    pub(crate) async fn click(&self, css: &str) {
        if let Err(error) = self.try_click(css).await {
            panic!("{css} cannot be clicked: {error}");
        }
    }

    /// Clicks the first element that fits; why not, when it is gone or covered by now.
    pub(crate) async fn try_click(&self, css: &str) -> Result<(), String> {
        let element =
            self.client.find(Locator::Css(css)).await.map_err(|error| error.to_string())?;
        element.click().await.map_err(|error| error.to_string())
    }

    /// What the page says.
    pub(crate) async fn text(&self) -> String {
        self.ask("return document.body.innerText.slice(0, 3000)").await.to_string()
    }

    pub(crate) async fn close(mut self) {
        let _ = self.client.clone().close().await;
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // A test that failed leaves its browser open: the driver takes it along.
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}

fn port_of(output: &mut BufReader<ChildStdout>) -> u16 {
    let mut line = String::new();
    while output.read_line(&mut line).expect("its output") > 0 {
        if let Some((_, rest)) = line.split_once("started successfully on port ") {
            return rest.trim().trim_end_matches('.').parse().expect("a port");
        }
        line.clear();
    }
    panic!("chromedriver did not start");
}

fn capabilities(look: Look, profile: &std::path::Path) -> serde_json::Map<String, Value> {
    let mut options = json!({
        "args": [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
            "--disable-background-networking", "--disable-component-update", "--disable-sync",
            format!("--window-size={},{}", look.width, look.height),
            format!("--lang={}", look.lang),
            format!("--user-data-dir={}", profile.display()),
        ],
        "prefs": { "intl.accept_languages": look.lang },
    });
    if look.is_phone {
        options["mobileEmulation"] = json!({ "deviceMetrics": {
            "width": look.width, "height": look.height, "pixelRatio": 2.0, "touch": true } });
    }
    let all = json!({ "browserName": "chrome", "goog:chromeOptions": options, "pageLoadStrategy": "normal" });
    all.as_object().expect("an object").clone()
}
