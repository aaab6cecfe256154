//! Chromium, driven by its driver: one process of each for every browser.

use std::io::{BufRead, BufReader};
use std::os::unix::process::CommandExt;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use client::Http;
use fantoccini::actions::{
    InputSource, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MouseActions, PointerAction,
    TouchActions,
};
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::sync::Mutex;

use crate::browser::fonts::Fonts;

/// How long anything may take before a test gives up on it.
pub(crate) const PATIENCE: Duration = Duration::from_mins(1);

/// What a browser is like.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Look {
    pub(crate) width: u32,
    pub(crate) height: u32,
    pub(crate) lang: &'static str,
    pub(crate) is_phone: bool,
    /// Whether its owner has asked for less motion.
    pub(crate) is_calm: bool,
    pub(crate) fonts: Fonts,
}

pub(crate) const DESKTOP: Look = Look {
    width: 1280,
    height: 900,
    lang: "en",
    is_phone: false,
    is_calm: false,
    fonts: Fonts::Wide,
};
pub(crate) const CALM_DESKTOP: Look = Look { is_calm: true, ..DESKTOP };
pub(crate) const FRENCH_PHONE: Look =
    Look { width: 360, height: 740, lang: "fr", is_phone: true, ..DESKTOP };
pub(crate) const CALM_FRENCH_PHONE: Look = Look { is_calm: true, ..FRENCH_PHONE };
pub(crate) const CALM_NARROW_PHONE: Look = Look { fonts: Fonts::Narrow, ..CALM_FRENCH_PHONE };

/// A browser with a window of its own.
pub(crate) struct Browser {
    pub(crate) client: Client,
    look: Look,
    /// The driver's own way to the browser's protocol, and the session's path there.
    protocol: Mutex<Http>,
    session: String,
    driver: Driver,
}

/// A driver and everything it has started; all of it ends with this, however this ends.
struct Driver {
    shell: Child,
    port: u16,
    profile: TempDir,
    _fonts: TempDir,
    /// Kept open: a driver that cannot write what it has to say ends.
    _output: BufReader<ChildStdout>,
}

/// Ends the whole process group, browsers included, when nobody is left who could write to its input: after a test that
/// failed as after one that was interrupted.
const GUARDED: &str = "chromedriver --port=0 2>/dev/null & read -r _; kill -KILL 0";

impl Driver {
    fn start(fonts: Fonts) -> Driver {
        let fonts = fonts.install();
        let mut shell = Command::new("sh")
            .args(["-c", GUARDED])
            .env("FONTCONFIG_FILE", fonts.path().join("fonts.conf"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .process_group(0)
            .spawn()
            .expect("a shell");
        let mut output = BufReader::new(shell.stdout.take().expect("its output is piped"));
        let port = port_of(&mut output);
        let profile = tempfile::tempdir().expect("a folder");
        Driver { shell, port, profile, _fonts: fonts, _output: output }
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        drop(self.shell.stdin.take());
        let _ = self.shell.wait();
    }
}

impl Browser {
    pub(crate) async fn open(look: Look) -> Browser {
        let driver = Driver::start(look.fonts);
        let address = format!("127.0.0.1:{}", driver.port);
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(capabilities(look, driver.profile.path()))
            .connect(&format!("http://{address}"))
            .await
            .expect("a browser");
        let session = client.session_id().await.expect("an answer").expect("a session");
        let protocol = Mutex::new(Http::connect(&address).await.expect("the driver"));
        Browser { client, look, protocol, session, driver }
    }

    pub(crate) fn look(&self) -> Look {
        self.look
    }

    pub(crate) async fn go(&self, address: &str) {
        self.client.goto(address).await.expect("a page");
    }

    /// What a function body returns in the page.
    pub(crate) async fn ask(&self, script: &str) -> Value {
        self.ask_with(script, vec![]).await.unwrap_or_else(|error| panic!("{script}: {error}"))
    }

    /// The same with arguments; why not, when the page is just being left.
    pub(crate) async fn ask_with(
        &self,
        script: &str,
        arguments: Vec<Value>,
    ) -> Result<Value, String> {
        self.client.execute(script, arguments).await.map_err(|error| error.to_string())
    }

    /// Waits until a function body returns something true, on this page or the one that follows.
    pub(crate) async fn wait_for(&self, script: &str) -> Value {
        let started = Instant::now();
        loop {
            let answer = self.ask_with(script, vec![]).await;
            match &answer {
                Ok(Value::Null | Value::Bool(false)) | Err(_) => {}
                Ok(_) => return answer.unwrap_or_default(),
            }
            let is_patient = started.elapsed() < PATIENCE;
            assert!(is_patient, "never came: {script} {answer:?}\n{}", self.text().await);
            tokio::time::sleep(Duration::from_millis(15)).await;
        }
    }

    /// Waits until the table on this page hears what happens.
    pub(crate) async fn wait_until_connected(&self) {
        self.wait_for("return document.documentElement.dataset.socket === 'open'").await;
    }

    /// Clicks the first element that fits, as a hand would.
    pub(crate) async fn click(&self, css: &str) {
        let center = "document.querySelector(arguments[0])?.scrollIntoView({ block: 'center', behavior: 'instant' })";
        self.ask_with(center, vec![json!(css)]).await.expect("a page");
        let element = self.client.find(Locator::Css(css)).await;
        let clicked = match element {
            Ok(element) => element.click().await,
            Err(error) => Err(error),
        };
        if let Err(error) = clicked {
            panic!("{css} cannot be clicked: {error}\n{}", self.text().await);
        }
    }

    /// Puts a finger on this point of the window, or clicks there where there is a mouse.
    pub(crate) async fn tap(&self, x: f64, y: f64) {
        let there = PointerAction::MoveTo { duration: None, x, y };
        let (down, up) = (
            PointerAction::Down { button: MOUSE_BUTTON_LEFT },
            PointerAction::Up { button: MOUSE_BUTTON_LEFT },
        );
        let done = if self.look.is_phone {
            let finger = TouchActions::new("finger".to_string()).then(there).then(down).then(up);
            self.client.perform_actions(finger).await
        } else {
            let mouse = MouseActions::new("mouse".to_string()).then(there).then(down).then(up);
            self.client.perform_actions(mouse).await
        };
        done.expect("a point of the window");
    }

    /// Presses and releases keys, one after the other, wherever the focus is.
    pub(crate) async fn press(&self, keys: &[char]) {
        let strokes = keys.iter().fold(KeyActions::new("keys".to_string()), |strokes, key| {
            strokes.then(KeyAction::Down { value: *key }).then(KeyAction::Up { value: *key })
        });
        self.client.perform_actions(strokes).await.expect("keys");
    }

    /// A command of the browser's own protocol; what went wrong, when it refuses.
    pub(crate) async fn command(&self, name: &str, parameters: Value) -> Result<Value, String> {
        let path = format!("/session/{}/goog/cdp/execute", self.session);
        let body = json!({ "cmd": name, "params": parameters });
        let reply = self.protocol.lock().await.post(&path, &[], &body).await;
        let reply = reply.map_err(|error| error.to_string())?;
        match reply.status {
            200 => Ok(reply.json()["value"].take()),
            _ => Err(reply.body),
        }
    }

    /// What the page says.
    pub(crate) async fn text(&self) -> String {
        let text = self
            .ask_with("return `${location}\\n${document.body.innerText.slice(0, 3000)}`", vec![])
            .await;
        text.map_or_else(|error| error, |text| text.as_str().unwrap_or_default().to_string())
    }

    pub(crate) async fn close(self) {
        let _ = self.client.clone().close().await;
        drop(self.driver);
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
    panic!("chromedriver did not start: `cargo xtask ci` installs it");
}

fn capabilities(look: Look, profile: &std::path::Path) -> serde_json::Map<String, Value> {
    let mut arguments = vec![
        "--headless=new".to_string(),
        "--no-sandbox".into(),
        "--disable-gpu".into(),
        "--disable-dev-shm-usage".into(),
        "--no-first-run".into(),
        "--disable-background-networking".into(),
        "--disable-component-update".into(),
        "--disable-sync".into(),
        format!("--window-size={},{}", look.width, look.height),
        format!("--lang={}", look.lang),
        format!("--user-data-dir={}", profile.display()),
    ];
    if look.is_calm {
        arguments.push("--force-prefers-reduced-motion".into());
    }
    let mut options = json!({ "args": arguments, "prefs": { "intl.accept_languages": look.lang } });
    if look.is_phone {
        options["mobileEmulation"] = json!({ "deviceMetrics": {
            "width": look.width, "height": look.height, "pixelRatio": 2.0, "touch": true } });
    }
    let all = json!({ "browserName": "chrome", "goog:chromeOptions": options, "pageLoadStrategy": "normal" });
    all.as_object().expect("an object").clone()
}
