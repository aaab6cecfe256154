//! A browser that does as it is told: Chromium, headless, through its driver.

use std::io::{BufRead, BufReader};
use std::os::unix::process::CommandExt;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use client::Http;
use serde_json::{Value, json};

/// How long anything may take.
const PATIENCE: Duration = Duration::from_mins(1);

/// A browser with one window; it ends with this.
pub(crate) struct Session {
    http: Http,
    /// The session's path at the driver.
    path: String,
    _driver: Driver,
}

/// A driver and everything it has started; all of it ends with this, however this ends.
struct Driver {
    shell: Child,
    port: u16,
    /// Kept open: a driver that cannot write what it has to say ends.
    _output: BufReader<ChildStdout>,
}

/// Ends the whole process group, browsers included, when nobody is left who could write to its input.
const GUARDED: &str = "chromedriver --port=0 2>/dev/null & read -r _; kill -KILL 0";

impl Driver {
    fn start() -> Result<Driver> {
        let mut shell = Command::new("sh")
            .args(["-c", GUARDED])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .process_group(0)
            .spawn()?;
        let mut output = BufReader::new(shell.stdout.take().context("its output is a pipe")?);
        let port = port_of(&mut output)?;
        Ok(Driver { shell, port, _output: output })
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        drop(self.shell.stdin.take());
        // What cannot be waited for has ended.
        let _ = self.shell.wait();
    }
}

fn port_of(output: &mut BufReader<ChildStdout>) -> Result<u16> {
    let mut line = String::new();
    while output.read_line(&mut line)? > 0 {
        if let Some((_, rest)) = line.split_once("started successfully on port ") {
            return Ok(rest.trim().trim_end_matches('.').parse()?);
        }
        line.clear();
    }
    bail!("chromedriver did not start")
}

impl Session {
    /// Opens a window.
    pub(crate) async fn open(width: u32, height: u32) -> Result<Session> {
        let driver = Driver::start()?;
        let http = Http::connect(&format!("127.0.0.1:{}", driver.port)).await?;
        let arguments = json!([
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--disable-background-networking",
            "--hide-scrollbars",
            "--no-first-run",
            format!("--window-size={width},{height}"),
        ]);
        let wanted =
            json!({ "browserName": "chrome", "goog:chromeOptions": { "args": arguments } });
        let mut session = Session { http, path: "/session".into(), _driver: driver };
        let opened =
            session.post("", &json!({ "capabilities": { "alwaysMatch": wanted } })).await?;
        let id = opened["sessionId"].as_str().context("the driver names no session")?;
        session.path = format!("/session/{id}");
        Ok(session)
    }

    /// Goes to a page and waits until it is loaded.
    pub(crate) async fn go(&mut self, address: &str) -> Result<()> {
        self.post("/url", &json!({ "url": address })).await.map(drop)
    }

    /// What a function body returns in the page; a promise is waited for.
    pub(crate) async fn ask(&mut self, script: &str, arguments: Value) -> Result<Value> {
        self.post("/execute/sync", &json!({ "script": script, "args": arguments })).await
    }

    /// Waits until a function body returns something true, on this page or the one that follows.
    pub(crate) async fn wait_for(&mut self, script: &str) -> Result<Value> {
        let started = Instant::now();
        loop {
            let answer = self.ask(script, json!([])).await;
            match answer {
                Ok(Value::Null | Value::Bool(false)) | Err(_) => {}
                Ok(answer) => return Ok(answer),
            }
            ensure!(started.elapsed() < PATIENCE, "never came: {script}");
            tokio::time::sleep(Duration::from_millis(15)).await;
        }
    }

    /// A command of the browser's own protocol.
    pub(crate) async fn command(&mut self, name: &str, parameters: Value) -> Result<Value> {
        self.post("/goog/cdp/execute", &json!({ "cmd": name, "params": parameters })).await
    }

    async fn post(&mut self, path: &str, body: &Value) -> Result<Value> {
        let reply = self.http.post(&format!("{}{path}", self.path), &[], body).await?;
        ensure!(reply.status == 200, "the browser refuses: {}", reply.body);
        Ok(reply.json()["value"].take())
    }
}
