//! A server for one test, in a folder of its own.

use std::path::Path;
use std::time::{Duration, Instant};

use client::ServerProcess;
use fantoccini::key::Key;
use serde_json::json;
use tempfile::TempDir;

use crate::browser::driver::{Browser, PATIENCE};

/// A running `tablee serve`, gone with the test.
pub(crate) struct House {
    server: ServerProcess,
    _folder: TempDir,
}

impl House {
    pub(crate) fn open() -> House {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("tables.db");
        let program = Path::new(env!("CARGO_BIN_EXE_tablee"));
        let server = ServerProcess::start(
            program,
            &file,
            &["--rate", "0", "--least-pause", "1", "--log", "off"],
        )
        .expect("a server");
        House { server, _folder: folder }
    }

    /// The address of a page.
    pub(crate) fn page(&self, path: &str) -> String {
        format!("http://{}{path}", self.server.address())
    }

    /// Sits somebody down at a new table, as the pages do it: she has the first seat, easy bots have the others.
    pub(crate) async fn against_bots(
        &self,
        browser: &Browser,
        game: &str,
        options: &str,
        n_seats: usize,
    ) {
        browser.go(&self.form(game, options, n_seats, ["me", "bot:easy"])).await;
        browser.click("#setup .big").await;
        browser.wait_until_connected().await;
    }

    /// The same without touching anything.
    pub(crate) async fn against_bots_by_keys(
        &self,
        browser: &Browser,
        game: &str,
        options: &str,
        n_seats: usize,
    ) {
        const IS_THERE: &str =
            "return document.activeElement?.matches('#setup .big') ? true : null";
        browser.go(&self.form(game, options, n_seats, ["me", "bot:easy"])).await;
        for _ in 0..200 {
            if browser.ask(IS_THERE).await == true {
                break;
            }
            browser.press(&[char::from(Key::Tab)]).await;
        }
        browser.wait_for(IS_THERE).await;
        browser.press(&[char::from(Key::Enter)]).await;
        browser.wait_until_connected().await;
    }

    /// Sets up a table whose other seats are for whoever follows the invitation.
    pub(crate) async fn invite(
        &self,
        browser: &Browser,
        game: &str,
        options: &str,
        n_seats: usize,
    ) {
        browser.go(&self.form(game, options, n_seats, ["me", "open"])).await;
        browser.click("#setup .big").await;
        browser.wait_until_connected().await;
    }

    /// Has bots play a game among themselves, and waits for its end.
    pub(crate) async fn among_bots(
        &self,
        browser: &Browser,
        game: &str,
        options: &str,
        n_seats: usize,
    ) {
        browser.go(&self.form(game, options, n_seats, ["bot:easy", "bot:easy"])).await;
        browser.click("#setup .big").await;
        browser.wait_for("return location.pathname.startsWith('/t/') || null").await;
        let table = browser.client.current_url().await.expect("an address");
        // Whoever watched every move would take far longer over it than the bots do.
        browser.go(&self.page("/nowhere")).await;
        let look = format!("return fetch('{table}').then((page) => page.text()).then((text) => {{
            const page = new DOMParser().parseFromString(text, 'text/html');
            return [page.querySelector('#table').dataset.version, page.querySelector('#result .result') != null];
        }})");
        let (mut seen, mut since) = (json!(null), Instant::now());
        loop {
            let look = browser.ask(&look).await;
            if look[1] == true {
                break;
            }
            // However busy the machine is, something must happen.
            if seen != look[0] {
                (seen, since) = (look[0].clone(), Instant::now());
            }
            assert!(since.elapsed() < PATIENCE, "{game} stands still at {table}: {look}");
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        browser.go(table.as_str()).await;
    }

    /// The page where such a table is set up: who has the first seat, and who has the others.
    fn form(
        &self,
        game: &str,
        options: &str,
        n_seats: usize,
        [first, others]: [&str; 2],
    ) -> String {
        let others: Vec<String> = (2..=n_seats).map(|n| format!("seat{n}={others}")).collect();
        let options = options.replace(' ', "&");
        let query = format!("{options}&seat1={first}&{}&pause_ms=0&name=Léa", others.join("&"));
        self.page(&format!("/new/{game}?{query}"))
    }
}
