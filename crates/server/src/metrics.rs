//! What the server does, counted, as Prometheus reads it.

use std::fmt::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};

use axum::Router;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use store::{COMMIT_BOUNDS_US, Figures};
use tokio::net::TcpListener;
use tokio::task::AbortHandle;

use crate::error::{Error, Kind};
use crate::house::House;
use crate::thinkers::Urgency;
use crate::visitor;

/// Counters since the start.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    accepted: AtomicU64,
    refused: AtomicU64,
    by_bots: AtomicU64,
    sockets: AtomicI64,
    thinking_us: AtomicU64,
    /// Thoughts that wait or are held up, by urgency.
    waiting: [AtomicU64; Urgency::ALL.len()],
    /// How many thoughts have begun, and how long they had waited altogether, by urgency.
    begun: [AtomicU64; Urgency::ALL.len()],
    waited_us: [AtomicU64; Urgency::ALL.len()],
    unwanted: AtomicU64,
    limited: AtomicU64,
    leaving: AtomicU64,
    early: AtomicI64,
    put_away: AtomicU64,
    lived_ms: AtomicI64,
    cut: AtomicU64,
    panics: AtomicU64,
    pages_drawn: AtomicU64,
    crowded: AtomicU64,
    turned_away: [AtomicU64; Refusal::ALL.len()],
}

/// Why a connection or a socket was refused, or closed for others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Refusal {
    /// Its address has too many connections.
    Address,
    /// Its address has too many sockets.
    Sockets,
    /// Everything is taken.
    House,
    /// It did nothing, and others needed its place.
    Idle,
}

impl Refusal {
    const ALL: [Refusal; 4] = [Refusal::Address, Refusal::Sockets, Refusal::House, Refusal::Idle];

    fn name(self) -> &'static str {
        match self {
            Refusal::Address => "address",
            Refusal::Sockets => "sockets",
            Refusal::House => "house",
            Refusal::Idle => "idle",
        }
    }
}

/// Tells the house's own figures at an address of their own.
pub(crate) fn serve(listener: TcpListener, house: Arc<House>) -> AbortHandle {
    let routes = Router::new().route("/metrics", get(tell)).with_state(house);
    let telling = tokio::spawn(axum::serve(listener, routes).into_future());
    telling.abort_handle()
}

/// Under its address or the server's own name alone: a page elsewhere may give its own name this address (DNS rebinding).
async fn tell(State(house): State<Arc<House>>, headers: HeaderMap) -> Response {
    let host = headers.get(header::HOST).map(|host| host.to_str().unwrap_or_default());
    // Whoever says no name at all is no browser.
    if host.is_some_and(|host| !visitor::is_our_name(&house.config, host)) {
        return Error::says(Kind::Misdirected, "fault-host").into_response();
    }
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], house.figures()).into_response()
}

impl Metrics {
    pub(crate) fn count_act(&self, is_accepted: bool) {
        let counter = if is_accepted { &self.accepted } else { &self.refused };
        counter.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn count_bot(&self) {
        self.by_bots.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn count_limited(&self) {
        self.limited.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn count_put_away(&self, n_tables: usize) {
        self.put_away.fetch_add(n_tables as u64, Ordering::Relaxed);
    }

    pub(crate) fn count_leaving(&self, n_tables: usize) {
        self.leaving.fetch_add(n_tables as u64, Ordering::Relaxed);
    }

    /// Answers come that wait to be written, or go.
    pub(crate) fn add_early(&self, change: i64) {
        self.early.fetch_add(change, Ordering::Relaxed);
    }

    pub(crate) fn set_lived(&self, lived_ms: i64) {
        self.lived_ms.store(lived_ms, Ordering::Relaxed);
    }

    pub(crate) fn count_cut(&self) {
        self.cut.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn count_panic(&self) {
        self.panics.fetch_add(1, Ordering::Relaxed);
    }

    /// What changes with a table's version was drawn for one kind of viewer.
    pub(crate) fn count_drawing(&self) {
        self.pages_drawn.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn count_turned_away(&self, why: Refusal) {
        self.turned_away[why as usize].fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn count_crowded(&self) {
        self.crowded.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn add_socket(&self, change: i64) {
        self.sockets.fetch_add(change, Ordering::Relaxed);
    }

    pub(crate) fn set_waiting(&self, waiting: [usize; Urgency::ALL.len()]) {
        for (gauge, n) in self.waiting.iter().zip(waiting) {
            gauge.store(n as u64, Ordering::Relaxed);
        }
    }

    pub(crate) fn count_wait(&self, urgency: Urgency, waited: std::time::Duration) {
        self.begun[urgency as usize].fetch_add(1, Ordering::Relaxed);
        self.waited_us[urgency as usize].fetch_add(waited.as_micros() as u64, Ordering::Relaxed);
    }

    pub(crate) fn count_unwanted(&self) {
        self.unwanted.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn count_thought(&self, took: std::time::Duration) {
        self.thinking_us.fetch_add(took.as_micros() as u64, Ordering::Relaxed);
    }

    /// Everything as text.
    pub(crate) fn text(&self, n_rooms: usize, n_open: usize, figures: &Figures) -> String {
        let mut text = String::new();
        let count = |counter: &AtomicU64| counter.load(Ordering::Relaxed) as f64;
        let gauge = |gauge: &AtomicI64| gauge.load(Ordering::Relaxed) as f64;
        let mut line =
            |name: &str, kind, help, value| write_line(&mut text, name, kind, help, value);
        line("tables_in_memory", "gauge", "Tables in memory.", n_rooms as f64);
        line("connections", "gauge", "Open connections, sockets among them.", n_open as f64);
        line("sockets", "gauge", "Open sockets.", gauge(&self.sockets));
        line(
            "answers_waiting",
            "gauge",
            "Answers in a window that wait to be written.",
            gauge(&self.early),
        );
        line(
            "acts_accepted_total",
            "counter",
            "Actions accepted from people and programs.",
            count(&self.accepted),
        );
        line("acts_refused_total", "counter", "Actions refused.", count(&self.refused));
        line("acts_by_bots_total", "counter", "Actions of bots.", count(&self.by_bots));
        line(
            "bots_thinking_seconds_total",
            "counter",
            "Time bots spent thinking.",
            count(&self.thinking_us) / 1e6,
        );
        line(
            "thoughts_unwanted_total",
            "counter",
            "Thoughts thrown away because nobody wanted them any more.",
            count(&self.unwanted),
        );
        line(
            "limited_total",
            "counter",
            "Requests and messages refused for being too many.",
            count(&self.limited),
        );
        line(
            "sockets_cut_total",
            "counter",
            "Sockets closed for reading too slowly.",
            count(&self.cut),
        );
        line("panics_total", "counter", "Faults that were caught.", count(&self.panics));
        line(
            "pages_drawn_total",
            "counter",
            "Drawings of a table for all who see the same of it.",
            count(&self.pages_drawn),
        );
        line(
            "tables_crowded_total",
            "counter",
            "Sockets refused because too many watch that table.",
            count(&self.crowded),
        );
        write_writes(&mut text, figures);
        self.write_kept(&mut text);
        self.write_thoughts(&mut text);
        self.write_turned_away(&mut text);
        write_histogram(&mut text, figures);
        text
    }

    fn write_turned_away(&self, text: &mut String) {
        let name = "tablee_turned_away_total";
        let help = "Connections and sockets refused, or closed for others.";
        let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} counter");
        for (why, count) in Refusal::ALL.iter().zip(&self.turned_away) {
            let n = count.load(Ordering::Relaxed);
            let _ = writeln!(text, "{name}{{reason=\"{}\"}} {n}", why.name());
        }
    }
}

impl Metrics {
    /// For how long the file has been served, and what became of tables to which nobody returned.
    fn write_kept(&self, text: &mut String) {
        let served_s = self.lived_ms.load(Ordering::Relaxed) as f64 / 1e3;
        let count = |counter: &AtomicU64| counter.load(Ordering::Relaxed) as f64;
        let lines = [
            (
                "served_seconds",
                "gauge",
                "For how long this file has been served, in all runs.",
                served_s,
            ),
            (
                "tables_leaving_total",
                "counter",
                "Tables that were to be put away unless somebody returned.",
                count(&self.leaving),
            ),
            (
                "tables_put_away_total",
                "counter",
                "Tables put away because nobody returned.",
                count(&self.put_away),
            ),
        ];
        for (name, kind, help, value) in lines {
            write_line(text, name, kind, help, value);
        }
    }

    /// How many thoughts wait, by urgency, and how long those waited that have begun.
    fn write_thoughts(&self, text: &mut String) {
        let families: [(&str, &str, &str, &[AtomicU64], f64); 3] = [
            ("thoughts_waiting", "gauge", "Thoughts that wait for a place.", &self.waiting, 1.0),
            ("thoughts_begun_total", "counter", "Thoughts that have begun.", &self.begun, 1.0),
            (
                "thoughts_waited_seconds_total",
                "counter",
                "How long thoughts waited before they began.",
                &self.waited_us,
                1e6,
            ),
        ];
        for (name, kind, help, counters, unit) in families {
            let _ = writeln!(text, "# HELP tablee_{name} {help}\n# TYPE tablee_{name} {kind}");
            for (urgency, counter) in Urgency::ALL.into_iter().zip(counters) {
                let value = counter.load(Ordering::Relaxed) as f64 / unit;
                let urgency = urgency.name();
                let _ = writeln!(text, "tablee_{name}{{urgency=\"{urgency}\"}} {value}");
            }
        }
    }
}

/// A figure with its name, its kind and what it counts.
fn write_line(text: &mut String, name: &str, kind: &str, help: &str, value: f64) {
    let _ = writeln!(
        text,
        "# HELP tablee_{name} {help}\n# TYPE tablee_{name} {kind}\ntablee_{name} {value}"
    );
}

fn write_writes(text: &mut String, figures: &Figures) {
    let mut line = |name: &str, kind, help, value| write_line(text, name, kind, help, value);
    line("writes_total", "counter", "Writes committed.", figures.n_writes() as f64);
    line(
        "writes_refused_total",
        "counter",
        "Writes that the disk refused.",
        figures.n_refused() as f64,
    );
}

fn write_histogram(text: &mut String, figures: &Figures) {
    let _ = writeln!(
        text,
        "# HELP tablee_commit_seconds How long a commit takes.\n# TYPE tablee_commit_seconds histogram"
    );
    let mut n_below = 0;
    let buckets = figures.buckets();
    for (bound_us, n) in COMMIT_BOUNDS_US.iter().zip(buckets) {
        n_below += n;
        let bound = *bound_us as f64 / 1e6;
        let _ = writeln!(text, "tablee_commit_seconds_bucket{{le=\"{bound}\"}} {n_below}");
    }
    let n_all: u64 = buckets.iter().sum();
    let sum = figures.total_us() as f64 / 1e6;
    let _ = writeln!(text, "tablee_commit_seconds_bucket{{le=\"+Inf\"}} {n_all}");
    let _ = writeln!(text, "tablee_commit_seconds_sum {sum}");
    let _ = writeln!(text, "tablee_commit_seconds_count {}", figures.n_batches());
}
