//! A server for one test, in a folder of its own.

use std::path::Path;

use client::ServerProcess;
use tempfile::TempDir;

use crate::driver::Browser;

/// A running `tablee serve`, gone with the test.
pub(crate) struct House {
    server: ServerProcess,
    _folder: TempDir,
}

impl House {
    pub(crate) fn open() -> House {
        let folder = tempfile::tempdir().expect("a folder");
        let program = Path::new(env!("CARGO_BIN_EXE_tablee"));
        let file = folder.path().join("tables.db");
        let server = ServerProcess::start(program, &file, &["--rate", "0", "--log", "off"])
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
        let bots: Vec<String> = (2..=n_seats).map(|n| format!("seat{n}=bot:easy")).collect();
        let options = options.replace(' ', "&");
        let query = format!("{options}&seat1=me&{}&pause_ms=0&name=Léa", bots.join("&"));
        browser.go(&self.page(&format!("/new/{game}?{query}"))).await;
        browser.click("#setup .big").await;
        browser.wait_for("return document.documentElement.dataset.socket === 'open'").await;
    }
}
