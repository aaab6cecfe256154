//! Threads that think: held up, ended, and none of them lost.

use std::sync::atomic::AtomicUsize;
use std::sync::mpsc;

use super::*;

/// How long anything may take before a test gives up on it.
const PATIENCE: Duration = Duration::from_secs(20);

fn asker(urgency: Urgency, network: &str) -> Asker {
    let by = Visitor { network: network.into(), person: String::new() };
    Asker { urgency, by, table: 1 }
}

fn thinkers(n_places: usize) -> (Arc<Thinkers>, Arc<Metrics>) {
    let metrics = Arc::new(Metrics::default());
    (Arc::new(Thinkers::with_places(n_places, metrics.clone())), metrics)
}

async fn within<T>(work: impl Future<Output = T>) -> T {
    tokio::time::timeout(PATIENCE, work).await.expect("an answer in time")
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

#[tokio::test(flavor = "multi_thread")]
async fn what_nobody_wants_any_more_is_ended_or_never_begun() {
    let (thinkers, metrics) = thinkers(1);
    let (begun, has_begun) = mpsc::channel();
    let (first, second) = (Wish::default(), Wish::default());
    let running = tokio::spawn({
        let (thinkers, wanted, work) = (thinkers.clone(), first.watched(), endless(&begun));
        async move { thinkers.run(asker(Urgency::Awaited, "a"), wanted, work).await }
    });
    has_begun.recv_timeout(PATIENCE).unwrap();
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
    let (thinkers, _) = thinkers(1);
    let (begun, has_begun) = mpsc::channel();
    let wish = Wish::default();
    let has_thought = Arc::new(AtomicBool::new(false));
    let long = tokio::spawn({
        let (thinkers, wanted, seen) = (thinkers.clone(), wish.watched(), has_thought.clone());
        let work = move |interrupt: &dyn Interrupt| {
            let _ = begun.send(());
            // It gives up its place here, or it would never end.
            let mut held_up = Duration::ZERO;
            while !seen.load(Ordering::Relaxed) {
                held_up += interrupt.check().expect("it is wanted");
            }
            held_up
        };
        async move { thinkers.run(asker(Urgency::Unwatched, "a"), wanted, work).await }
    });
    has_begun.recv_timeout(PATIENCE).unwrap();
    let answer = move |_: &dyn Interrupt| has_thought.store(true, Ordering::Relaxed);
    within(thinkers.run(asker(Urgency::Awaited, "b"), wish.watched(), answer)).await.unwrap();
    let held_up = within(long).await.unwrap().unwrap();
    assert!(held_up > Duration::ZERO, "what it lost is given back to it");
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
    has_begun.recv_timeout(PATIENCE).unwrap();
    thinkers.close();
    for task in tasks {
        assert_eq!(within(task).await.unwrap(), Err(Unthought::Unwanted));
    }
    let late = thinkers.run(asker(Urgency::Awaited, "a"), wish.watched(), |_| ());
    assert_eq!(within(late).await, Err(Unthought::Unwanted));
}
