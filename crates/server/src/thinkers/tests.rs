//! Threads that think: held up, ended, and none of them lost.

use std::sync::atomic::AtomicUsize;
use std::sync::mpsc;

use client::{HUNG_AFTER, until};
use serde_json::{Value, json};

use super::*;

fn asker(urgency: Urgency, network: &str) -> Asker {
    let by = Visitor { network: network.into(), person: String::new() };
    Asker { urgency, by, table: 1 }
}

fn thinkers(n_places: usize) -> (Arc<Thinkers>, Arc<Metrics>) {
    let metrics = Arc::new(Metrics::default());
    (Arc::new(Thinkers::with_places(n_places, metrics.clone())), metrics)
}

#[track_caller]
fn within<T>(work: impl Future<Output = T>) -> impl Future<Output = T> {
    client::within("an answer", work)
}

/// Something that goes on until it is ended, and says when it has begun.
fn endless(begun: &mpsc::Sender<()>) -> impl FnOnce(&dyn Interrupt) + Send + 'static {
    let begun = begun.clone();
    move |interrupt| {
        let _ = begun.send(());
        while interrupt.check().is_some() {
            std::thread::yield_now();
        }
    }
}

/// Takes every place there is to think, until what it returns is dropped.
pub(crate) fn occupy(thinkers: &Thinkers) -> mpsc::Sender<()> {
    let (release, released) = mpsc::channel::<()>();
    let released = Arc::new(Mutex::new(released));
    let n_cores = std::thread::available_parallelism().map_or(1, usize::from);
    let (begun, has_begun) = mpsc::channel();
    for n in 0..n_cores {
        let (begun, released) = (begun.clone(), released.clone());
        let think = move |_: &dyn Interrupt| {
            let _ = begun.send(());
            let _ = released.lock().unwrap_or_else(PoisonError::into_inner).recv();
        };
        let asker = asker(Urgency::Awaited, &format!("busy {n}"));
        let wish = Wish::default();
        let (wanted, entered) = (wish.watched(), Instant::now());
        thinkers.0.enter(Work { asker, wanted, entered, think: Box::new(think) });
        has_begun.recv_timeout(HUNG_AFTER).expect("hung: it does not begin");
    }
    release
}

#[tokio::test(flavor = "multi_thread")]
async fn what_nobody_wants_any_more_is_ended_or_never_begun() {
    let (thinkers, metrics) = thinkers(1);
    let (begun, has_begun) = mpsc::channel();
    let (first, second) = (Wish::default(), Wish::default());
    let running = tokio::spawn({
        let (thinkers, wanted, work) = (thinkers.clone(), first.watched(), endless(&begun));
        async move { thinkers.run(asker(Urgency::Awaited, "a"), wanted, work).await }
    });
    has_begun.recv_timeout(HUNG_AFTER).expect("hung: it does not begin");
    let n_run = Arc::new(AtomicUsize::new(0));
    let waiting = tokio::spawn({
        let (thinkers, wanted, n_run) = (thinkers.clone(), second.watched(), n_run.clone());
        let work = move |_: &dyn Interrupt| n_run.fetch_add(1, Ordering::Relaxed);
        async move { thinkers.run(asker(Urgency::Unwatched, "a"), wanted, work).await }
    });
    drop(second);
    drop(first);
    assert_eq!(within(running).await.unwrap(), Err(Unthought::Unwanted));
    assert_eq!(within(waiting).await.unwrap(), Err(Unthought::Unwanted));
    assert_eq!(n_run.load(Ordering::Relaxed), 0, "nobody waited for it");
    let figures = store::Figures::default();
    assert!(metrics.text(0, 0, &figures).contains("tablee_thoughts_unwanted_total 2\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_search_is_held_up_while_a_person_waits() {
    let (thinkers, metrics) = thinkers(1);
    let (begun, has_begun) = mpsc::channel();
    let wish = Wish::default();
    let long = tokio::spawn({
        let (thinkers, wanted) = (thinkers.clone(), wish.watched());
        let work = move |interrupt: &dyn Interrupt| {
            let _ = begun.send(());
            let mut held_up = Duration::ZERO;
            while held_up.is_zero() {
                held_up += interrupt.check().expect("it is wanted");
            }
        };
        async move { thinkers.run(asker(Urgency::Unwatched, "a"), wanted, work).await }
    });
    has_begun.recv_timeout(HUNG_AFTER).expect("hung: it does not begin");
    // The person's bot thinks until the other has made way.
    let answer = move |interrupt: &dyn Interrupt| {
        let is_held_up = "tablee_thoughts_waiting{urgency=\"unwatched\"} 1\n";
        while !metrics.text(0, 0, &store::Figures::default()).contains(is_held_up) {
            assert_eq!(interrupt.check(), Some(Duration::ZERO));
        }
    };
    within(thinkers.run(asker(Urgency::Awaited, "b"), wish.watched(), answer)).await.unwrap();
    assert_eq!(within(long).await.unwrap(), Ok(()), "it goes on, and what it lost is given back");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_fails_says_so_and_the_next_one_thinks() {
    let (thinkers, _) = thinkers(1);
    let wish = Wish::default();
    let ask = |work: fn(&dyn Interrupt) -> u32| {
        within(thinkers.run(asker(Urgency::Awaited, "a"), wish.watched(), work))
    };
    assert_eq!(ask(|_| panic!("as planned")).await, Err(Unthought::Failed));
    assert_eq!(ask(|_| 7).await, Ok(7));
}

#[tokio::test(flavor = "multi_thread")]
async fn closing_ends_what_goes_on_and_what_waits() {
    let (thinkers, _) = thinkers(1);
    let (begun, has_begun) = mpsc::channel();
    let wish = Wish::default();
    let tasks: Vec<_> = (0..3)
        .map(|_| {
            let (thinkers, wanted, work) = (thinkers.clone(), wish.watched(), endless(&begun));
            tokio::spawn(
                async move { thinkers.run(asker(Urgency::Expected, "a"), wanted, work).await },
            )
        })
        .collect();
    has_begun.recv_timeout(HUNG_AFTER).expect("hung: it does not begin");
    thinkers.close();
    for task in tasks {
        assert_eq!(within(task).await.unwrap(), Err(Unthought::Unwanted));
    }
    let late = thinkers.run(asker(Urgency::Awaited, "a"), wish.watched(), |_| ());
    assert_eq!(within(late).await, Err(Unthought::Unwanted));
}

/// A server with no limits, and somebody who speaks to it.
async fn house() -> (tempfile::TempDir, crate::Server, client::Http) {
    let folder = tempfile::tempdir().unwrap();
    let mut config = crate::Config::new(folder.path().join("tables.sqlite"));
    config.requests_per_second = None;
    let server = crate::Server::start(config, catalog::Catalog::standard()).await.unwrap();
    let http = client::Http::connect(&server.address().to_string()).await.unwrap();
    (folder, server, http)
}

/// Opens a table, sits down at it if there is a name, and opens a socket if it is to be looked at.
async fn open(http: &mut client::Http, wish: &Value) -> (String, String) {
    let opened = http.post("/api/tables", &[], wish).await.unwrap().json();
    let text = |key: &str| opened[key].as_str().unwrap_or_default().to_string();
    (text("table"), text("token"))
}

/// The value of a figure.
fn figure(server: &crate::Server, name: &str) -> u64 {
    let text = server.figures();
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.unwrap_or_else(|| panic!("no {name}")).parse().unwrap()
}

fn begun(server: &crate::Server, urgency: &str) -> u64 {
    figure(server, &format!("tablee_thoughts_begun_total{{urgency=\"{urgency}\"}}"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_where_a_person_waits_is_the_most_urgent() {
    let (_folder, server, mut http) = house().await;
    let bots = json!({ "game": "tic-tac-toe", "seats": ["bot:easy", "bot:easy"] });
    let (table, _) = open(&mut http, &bots).await;
    let path = format!("/api/tables/{table}");
    let turn = async || http.get(&path, &[]).await.unwrap().json()["turn"].clone();
    until("the end of a game between bots", turn, |turn| turn == "over").await;
    assert!(begun(&server, "unwatched") >= 5, "nobody watches, and still it ends");
    let seats = ["bot:easy", "person"];
    let wish = json!({ "game": "tic-tac-toe", "seats": seats, "name": "Léa", "pause_ms": 0 });
    let (table, token) = open(&mut http, &wish).await;
    let path = format!("/api/tables/{table}/socket?token={token}");
    let address = server.address().to_string();
    let mut socket = client::Socket::open(&address, &path, &[]).await.unwrap();
    let mine = |message: &Value| message["legal"].as_array().is_some_and(|acts| !acts.is_empty());
    let first = loop {
        let message = within(socket.next()).await.unwrap();
        if mine(&message) {
            break message["legal"][0].clone();
        }
    };
    // Its first move came before anybody looked, or when somebody did.
    let expected = begun(&server, "expected");
    socket.send(&json!({ "act": first })).await.unwrap();
    while !mine(&within(socket.next()).await.unwrap()) {}
    assert!(begun(&server, "awaited") >= 1);
    assert_eq!(begun(&server, "expected"), expected);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_whose_answer_was_overtaken_does_not_think() {
    let (_folder, server, mut http) = house().await;
    let busy = occupy(&server.house().thinkers);
    let seats = ["person", "bot:expert"];
    let wish = json!({ "game": "connect-four", "seats": seats, "name": "Léa", "pause_ms": 0 });
    let (table, token) = open(&mut http, &wish).await;
    let path = format!("/api/tables/{table}/socket?token={token}");
    let mut socket = client::Socket::open(&server.address().to_string(), &path, &[]).await.unwrap();
    let first = within(socket.next()).await.unwrap()["legal"][0].clone();
    let waiting = "tablee_thoughts_waiting{urgency=\"awaited\"}";
    for (wish, n_waiting) in [(json!({ "act": first }), 1), (json!({ "undo": true }), 1)] {
        socket.send(&wish).await.unwrap();
        while within(socket.next()).await.unwrap().get("ok").is_none() {}
        until(waiting, async || figure(&server, waiting), |n| *n == n_waiting).await;
    }
    drop(busy);
    let unwanted = "tablee_thoughts_unwanted_total";
    until(unwanted, async || figure(&server, unwanted), |n| *n >= 1).await;
    assert_eq!(figure(&server, "tablee_acts_by_bots_total"), 0);
    server.stop().await;
}

/// By which policy the system runs this thread: 0 as any other, 5 when nothing else wants to run.
#[cfg(target_os = "linux")]
fn policy() -> u32 {
    let stat = std::fs::read_to_string("/proc/thread-self/stat").unwrap();
    let (_, fields) = stat.rsplit_once(") ").unwrap();
    fields.split(' ').nth(38).unwrap().parse().unwrap()
}

#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn a_thought_that_takes_long_steps_back_and_the_next_one_does_not() {
    let (thinkers, _) = thinkers(1);
    let wish = Wish::default();
    let is_long = |interrupt: &dyn Interrupt| {
        let begun = (policy(), Instant::now());
        while policy() != 5 && begun.1.elapsed() < HUNG_AFTER && interrupt.check().is_some() {}
        [begun.0, policy()]
    };
    let awaited = asker(Urgency::Awaited, "a");
    let policies = within(thinkers.run(awaited.clone(), wish.watched(), is_long)).await;
    assert_eq!(policies, Ok([0, 5]));
    let next = within(thinkers.run(awaited, wish.watched(), |_| policy())).await;
    assert_eq!(next, Ok(0));
    let background = asker(Urgency::Unwatched, "a");
    let background = within(thinkers.run(background, wish.watched(), |_| policy())).await;
    assert_eq!(background, Ok(5));
}
