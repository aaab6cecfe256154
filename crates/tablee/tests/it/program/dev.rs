//! The developer's bench: a real server on loopback, asked as a browser asks.

use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Stdio};

use client::Http;
use hyper::Method;

use crate::program::run::{program, tablee};

/// A running `tablee dev`, gone with the test.
struct Dev {
    child: Child,
    address: String,
}

impl Dev {
    fn start(game: &str, record: &Path, more: &[&str]) -> Dev {
        let mut child = program(record.parent().unwrap())
            .args(["dev", game, "--port", "0", "--bot", "greedy", "--record"])
            .arg(record)
            .args(more)
            .stderr(Stdio::inherit())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let printed = |line: &String| line.starts_with("http://");
        let line = lines.by_ref().map(Result::unwrap).find(printed).expect("an address");
        Dev { child, address: line.trim_start_matches("http://").to_string() }
    }

    async fn get(&self, path: &str) -> (u16, String) {
        let mut http = self.http().await;
        let reply = http.get(path, &[]).await.unwrap();
        (reply.status, reply.body)
    }

    async fn post(&self, path: &str, form: &str, origin: &str) -> (u16, String) {
        let headers = [("content-type", "application/x-www-form-urlencoded"), ("origin", origin)];
        let mut http = self.http().await;
        let reply = http.request(Method::POST, path, &headers, form.to_string()).await.unwrap();
        (reply.status, reply.body)
    }

    async fn done(&self, what: &str, form: &str) {
        let (status, body) = self.post(&format!("/do/{what}"), form, &self.own()).await;
        assert_eq!(status, 303, "{what} {form}: {body}");
    }

    fn own(&self) -> String {
        format!("http://{}", self.address)
    }

    async fn http(&self) -> Http {
        Http::connect(&self.address).await.unwrap()
    }
}

impl Drop for Dev {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[tokio::test]
async fn every_seat_is_seen_and_moved_and_a_new_start_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let record = folder.path().join("game.tablee");
    let dev = Dev::start("fireflies", &record, &["--set", "seats=3", "--seed", "5"]);
    let (_, page) = dev.get("/").await;
    for part in ["seat 1", "seat 3", "spectator", "legal: 5", "What each step told", "of 13"] {
        assert!(page.contains(part), "{part} in {page}");
    }
    let (_, frame) = dev.get("/seat/2").await;
    assert!(frame.contains("data-touch=\"act:show+"), "{frame}");
    dev.done("act", "seat=2&act=dark").await;
    let (_, page) = dev.get("/?of=1&why=show+10").await;
    assert!(page.contains("expected `dark`"), "{page}");
    let (_, page) = dev.get("/?think=1").await;
    assert!(page.contains("Seat 1 would"), "{page}");
    dev.done("bot", "decisions=4").await;
    let (_, first) = dev.get("/start").await;
    drop(dev);
    let again = Dev::start("fireflies", &record, &[]);
    assert_ne!(again.get("/start").await.1, first, "pages notice another start");
    let (_, page) = again.get("/").await;
    assert!(page.contains("2 dark"), "{page}");
    again.done("back", "step=13").await;
    assert!(again.get("/").await.1.contains("of 13"), "taken back");
}

#[tokio::test]
async fn another_deal_looks_the_same_to_whom_it_is_dealt_for() {
    let folder = tempfile::tempdir().unwrap();
    let dev = Dev::start("fireflies", &folder.path().join("game.tablee"), &["--set", "seats=3"]);
    let truth = [dev.get("/seat/1").await, dev.get("/seat/2").await].map(|(_, page)| page);
    let hand = |page: &str| {
        page.split("plain-mine").nth(1).unwrap().split("</section>").next().unwrap().to_string()
    };
    let (_, same) = dev.get("/seat/2?deal=2:4").await;
    let (_, other) = dev.get("/seat/1?deal=2:4").await;
    assert_eq!(hand(&same), hand(&truth[1]));
    assert_ne!(hand(&other), hand(&truth[0]));
}

#[tokio::test]
async fn nobody_else_is_answered_and_mistakes_are_told() {
    let folder = tempfile::tempdir().unwrap();
    let record = folder.path().join("game.tablee");
    let dev = Dev::start("leduc", &record, &[]);
    assert_eq!(dev.post("/do/bot", "decisions=1", "http://elsewhere.example").await.0, 403);
    assert!(raw(&dev.address, "elsewhere.example").contains(" 403 "));
    assert!(raw(&dev.address, &dev.address).contains(" 200 "));
    for (what, form, reason) in [
        ("act", "seat=1&act=fold", "LED-4"),
        ("act", "seat=9&act=call", "a seat is a number"),
        ("act", "seat=1&act=jump", "`jump`"),
        ("back", "step=x", "must be a number"),
        ("dance", "", "`dance`"),
    ] {
        let (status, body) = dev.post(&format!("/do/{what}"), form, &dev.own()).await;
        assert_eq!(status, 422, "{what}");
        assert!(body.contains(reason), "{what}: {body}");
    }
    drop(dev);
    let file = record.to_str().unwrap();
    let error = tablee(&["dev", "kuhn", "--record", file]).failed(1);
    assert!(error.contains("a game of leduc") && error.contains("--fresh"), "{error}");
    assert!(tablee(&["dev", "chess"]).failed(2).contains("there is no game `chess`"));
    assert!(tablee(&["dev", "leduc", "--bot", "mighty"]).failed(2).contains("`mighty`"));
}

/// The first line of the answer to a request under this name.
fn raw(address: &str, host: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    let request = format!("GET / HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).unwrap();
    BufReader::new(stream).lines().next().unwrap().unwrap()
}
