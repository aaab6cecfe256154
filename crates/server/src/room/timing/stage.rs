//! Where two tables are played side by side on a test clock, watched by one who cannot tell them apart.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use catalog::Catalog;
use client::HUNG_AFTER;
use engine::{Privacy, Seat, Turn, Viewer};
use localization::Lang;
use serde_json::{Value, json};
use tokio::task::JoinHandle;

use super::{Fault, Moment, Rehearsal};
use crate::outbox::Outbox;
use crate::room::{Format, Newcomer, Right, Room};
use crate::time::Clock;
use crate::twins::{Dice, Seating, id, keep, sat, token};
use crate::{Config, Server};

/// The day on which these trials begin.
const START_MS: i64 = 1_800_000_000_000;
/// When a person answers where nothing is to be hidden, after she was asked.
const CALM_MS: i64 = 400;
/// How long after the last clock has run out nothing more is awaited.
const HORIZON_MS: i64 = 60_000;
/// The paces that are tried in turn, with their milliseconds: live, by the clock, over days.
const PACES: [(&str, i64); 3] = [("none", 0), ("30s", 30_000), ("3d", 3 * 86_400_000)];
/// The pauses that are tried in turn.
const PAUSES_MS: [u32; 2] = [2_000, 0];

/// Who has the other seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Others {
    /// Bots of this level.
    Bots(&'static str),
    /// People who have left, and bots of this level for them.
    StandIns(&'static str),
    /// People who answer in a window as soon as they know, which takes longer the more they may do.
    Quick,
    /// People who do not answer.
    Idle,
}

impl Others {
    fn seating(self, n_seats: usize, n_run: usize) -> Seating {
        let taken = |seat: usize| match self {
            Others::Bots(level) if seat > 1 => format!("bot {seat} {level}"),
            _ => sat(seat),
        };
        let (level, later) = match self {
            Others::StandIns(level) => {
                (level, (2..=n_seats).map(|n| format!("leave {n}")).collect())
            }
            Others::Bots(_) | Others::Quick | Others::Idle => ("hard", Vec::new()),
        };
        let pause_ms = PAUSES_MS[n_run / PACES.len() % PAUSES_MS.len()];
        let settings =
            json!({ "pace": PACES[n_run % PACES.len()].0, "pause_ms": pause_ms, "level": level });
        Seating { taken: (1..=n_seats).map(taken).collect(), later, settings, at_ms: START_MS }
    }
}

/// A server with a test clock.
pub(super) struct Stage {
    server: Server,
    clock: Clock,
    _folder: tempfile::TempDir,
    n_runs: usize,
}

/// Two tables with the same audience.
struct Run<'a> {
    name: String,
    clock: &'a Clock,
    rooms: [Arc<Room>; 2],
    /// At each table: what waits for the viewer, and for one who watches with a page.
    outboxes: [Vec<Arc<Outbox>>; 2],
    /// What the page shows by now, part by part.
    shown: [BTreeMap<String, Value>; 2],
    viewer: Viewer,
    others: Others,
    /// People's actions on their way, each with its table and seat.
    acting: Vec<(usize, Seat, JoinHandle<()>)>,
    until_ms: i64,
}

impl Stage {
    pub(super) async fn new(fault: Option<Fault>) -> Stage {
        let folder = tempfile::tempdir().expect("a folder");
        let clock = Clock::by_hand(START_MS);
        let config = Config {
            requests_per_second: None,
            messages_per_second: None,
            clock: clock.clone(),
            sweep: Duration::from_hours(1),
            ..Config::new(folder.path().join("tables.sqlite"))
        };
        let server = Server::start(config, Catalog::standard()).await.expect("a server");
        *server.house().fault.lock().expect("nobody panics with it") = fault;
        Stage { server, clock, _folder: folder, n_runs: 0 }
    }

    pub(super) async fn close(self) {
        self.server.stop().await;
    }

    /// Plays a moment on at both tables.
    ///
    /// # Errors
    /// The first thing by which the viewer could tell them apart.
    pub(super) async fn play(
        &mut self,
        catalog: &Catalog,
        moment: &Moment,
        others: Others,
    ) -> Result<(), String> {
        let tables = [0, 1].map(|world| id(self.n_runs * 2 + world));
        let n_seats = moment.worlds[0].n_seats();
        let mut seating = others.seating(n_seats, self.n_runs);
        seating.at_ms = self.clock.now_ms();
        let name = format!(
            "{} after {} steps ({:?}), seen by {:?}, {others:?}, {}",
            moment.title,
            moment.worlds[0].n_steps(),
            moment.interest,
            moment.viewer,
            seating.settings
        );
        let title = catalog.title(moment.title).expect("a title");
        let house = self.server.house();
        for (table, world) in tables.iter().zip(&moment.worlds) {
            let so_far = (&**world, world.n_steps());
            keep(&house.store, title, &moment.options, table, so_far, &seating).await;
        }
        *house.rehearsal.lock().expect("nobody panics with it") = Some(Rehearsal {
            tables: tables.clone(),
            viewer: moment.viewer,
            worlds: [0, 1].map(|n| moment.worlds[n].after(moment.worlds[n].n_steps())),
            dice: Dice(self.n_runs as u64),
            first: moment.worlds[0].n_steps(),
            course: Vec::new(),
            n_played: [0; 2],
            written: [Vec::new(), Vec::new()],
            waited_for: Vec::new(),
            is_over: false,
        });
        let rooms = [
            house.room(&tables[0]).await.expect("a table"),
            house.room(&tables[1]).await.expect("a table"),
        ];
        let until_ms = self.clock.now_ms() + PACES[self.n_runs % PACES.len()].1 + HORIZON_MS;
        self.n_runs += 1;
        let run = Run {
            name,
            clock: &self.clock,
            outboxes: [Vec::new(), Vec::new()],
            shown: [BTreeMap::new(), BTreeMap::new()],
            acting: Vec::new(),
            rooms,
            viewer: moment.viewer,
            others,
            until_ms,
        };
        let rooms = run.rooms.clone();
        let played = run.play().await;
        self.clear(&rooms).await;
        *house.rehearsal.lock().expect("nobody panics with it") = None;
        played
    }

    /// Lets everybody who still thinks or sleeps at these tables go home.
    async fn clear(&self, rooms: &[Arc<Room>; 2]) {
        let deadline = Instant::now() + HUNG_AFTER;
        for room in rooms {
            let mut inner = room.inner.lock().await;
            inner.thinking.fill(None);
            inner.set_alarm(None);
            inner.early.clear();
        }
        // The house keeps them in memory, and there is the list here.
        while rooms.iter().any(|room| Arc::strong_count(room) > 2) || self.clock.waiting().0 > 0 {
            if let Some(at_ms) = self.clock.waiting().1 {
                let wait_ms = u64::try_from(at_ms - self.clock.now_ms()).unwrap_or(0);
                self.clock.advance(Duration::from_millis(wait_ms));
            }
            let waiting = self.clock.waiting();
            assert!(Instant::now() < deadline, "hung: a table is never left; waiting: {waiting:?}");
            tokio::task::yield_now().await;
        }
    }
}

/// Nobody waits for a table to write that is not played on.
impl Drop for Run<'_> {
    fn drop(&mut self) {
        self.acting.iter().for_each(|(.., acting)| acting.abort());
    }
}

impl Run<'_> {
    async fn play(mut self) -> Result<(), String> {
        self.connect().await;
        let mut answers: [Vec<(i64, Seat)>; 2] = [Vec::new(), Vec::new()];
        let mut asked = [usize::MAX; 2];
        loop {
            self.settle().await;
            if self.compare().await? {
                return Ok(());
            }
            for world in 0..2 {
                let n_steps = self.n_played(world);
                if std::mem::replace(&mut asked[world], n_steps) != n_steps {
                    answers[world] = self.answers(world).await;
                }
            }
            let next = answers.iter().flatten().map(|(at_ms, _)| *at_ms);
            let next = next.chain(self.clock.waiting().1).min();
            let Some(at_ms) = next.filter(|at_ms| *at_ms <= self.until_ms) else { return Ok(()) };
            let wait_ms = u64::try_from(at_ms - self.clock.now_ms()).unwrap_or(0);
            self.clock.advance(Duration::from_millis(wait_ms));
            self.settle().await;
            for (world, answers) in answers.iter_mut().enumerate() {
                let due: Vec<(i64, Seat)> =
                    answers.extract_if(.., |(at, _)| *at <= at_ms).collect();
                for (_, seat) in due {
                    self.answer(world, seat).await;
                    // Pages draw changes together that come faster than they are drawn.
                    self.settle().await;
                }
            }
        }
    }

    /// The viewer's socket, and a page of somebody who watches.
    async fn connect(&mut self) {
        for (room, outboxes) in self.rooms.iter().zip(&mut self.outboxes) {
            let own = match self.viewer {
                Viewer::Seat(seat) => Some(right(room, seat).await),
                Viewer::Spectator => None,
            };
            for (right, format) in [(own, Format::Json), (None, Format::Html)] {
                let outbox = Arc::new(Outbox::default());
                let newcomer =
                    Newcomer { right, lang: Lang::En, format, follows: false, echoes: true };
                room.subscribe(newcomer, None, outbox.clone()).await.expect("a place");
                outboxes.push(outbox);
            }
        }
    }

    /// When each person at a table answers what she is asked now. How long she takes on an ordinary turn is her own
    /// affair, and the same in both worlds.
    async fn answers(&self, world: usize) -> Vec<(i64, Seat)> {
        let room = &self.rooms[world];
        let inner = room.inner.lock().await;
        let (Some(table), Some(Turn::Decide(awaited))) = (inner.table(), inner.turn()) else {
            return Vec::new();
        };
        let takes_ms = |seat: Seat| match (table.privacy(seat), self.others) {
            _ if seat.index() == 0 => Some(CALM_MS),
            (_, Others::Idle) => None,
            (Privacy::Window, _) => Some((100 + 150 * table.notations(seat).len() as i64).min(900)),
            (Privacy::Hand | Privacy::Public, _) => Some(CALM_MS),
        };
        let now_ms = self.clock.now_ms();
        let present = awaited.into_iter().filter(|seat| inner.is_present(*seat));
        present.filter_map(|seat| Some((now_ms + takes_ms(seat)?, seat))).collect()
    }

    /// Has a person act. In a window that takes until the table writes.
    async fn answer(&mut self, world: usize, seat: Seat) {
        let room = self.rooms[world].clone();
        let choice = {
            let inner = room.inner.lock().await;
            inner.table().and_then(|table| table.notations(seat).into_iter().next())
        };
        if let Some(choice) = choice {
            let acting = tokio::spawn(async move {
                // What comes after the course is refused.
                let _ = room.act(&right(&room, seat).await, &choice, None, Lang::En).await;
            });
            self.acting.push((world, seat, acting));
        }
    }

    /// Waits until nothing happens any more at this time: everybody sleeps whom the tables have sent to sleep.
    async fn settle(&mut self) {
        let deadline = Instant::now() + HUNG_AFTER;
        let mut n_calm = 0;
        while n_calm < 3 {
            let (mut n_asleep, mut is_told) = (0, true);
            for room in &self.rooms {
                let inner = room.inner.lock().await;
                let n_thinking = inner.thinking.iter().flatten().count();
                n_asleep += n_thinking + usize::from(inner.alarm.is_some());
                is_told &= !room.audience.has_news();
                is_told &= !room.audience.sockets.lock().await.pages.is_being_drawn();
            }
            let waiting = self.clock.waiting().0;
            let is_calm = is_told && waiting == n_asleep && self.has_acted().await;
            n_calm = if is_calm { n_calm + 1 } else { 0 };
            assert!(
                Instant::now() < deadline,
                "hung: {}: the tables do not come to rest; told: {is_told}, {waiting} asleep of {n_asleep}",
                self.name
            );
            tokio::task::yield_now().await;
        }
    }

    /// Whether every person's action is done, or waits to be written.
    async fn has_acted(&mut self) -> bool {
        self.acting.retain(|(.., acting)| !acting.is_finished());
        for (world, seat, _) in &self.acting {
            if !self.rooms[*world].inner.lock().await.is_about_to_answer(*seat) {
                return false;
            }
        }
        true
    }

    fn n_played(&self, world: usize) -> usize {
        let rehearsal = self.rooms[world].house.rehearsal.lock().expect("nobody panics with it");
        rehearsal.as_ref().expect("a course").n_played[world]
    }

    /// Holds against each other what came from both tables since the last time, and what could be asked for now;
    /// whether the course is over.
    async fn compare(&mut self) -> Result<bool, String> {
        let at = format!("{}: at {} ms", self.name, self.clock.now_ms() - START_MS);
        let [one, other] = [0, 1].map(|world| self.n_played(world));
        if one != other {
            return Err(format!("{at} one table is {one} steps further, the other {other}"));
        }
        let is_over = {
            let rehearsal = self.rooms[0].house.rehearsal.lock().expect("nobody panics with it");
            let rehearsal = rehearsal.as_ref().expect("a course");
            rehearsal.is_over && rehearsal.course.len() == one
        };
        self.look_at_the_disk(is_over).map_err(|found| format!("{at} {found}"))?;
        let sent = [self.sent(0), self.sent(1)];
        let is_as_much = sent[0].len() == sent[1].len();
        if !is_as_much || !is_over && sent[0] != sent[1] {
            return Err(format!("{at} the tables send\n  {:?}\n  {:?}", sent[0], sent[1]));
        }
        let has_news = [self.look(0), self.look(1)];
        if has_news[0] != has_news[1] || !is_over && self.shown[0] != self.shown[1] {
            return Err(format!(
                "{at} the pages show\n  {:?}\n  {:?}",
                self.shown[0], self.shown[1]
            ));
        }
        if !is_over {
            let [one, other] = [self.asked(0).await, self.asked(1).await];
            if one != other {
                return Err(format!("{at} whoever asks is told\n  {one}\n  {other}"));
            }
        }
        Ok(is_over)
    }

    /// Holds against each other when both tables wrote since the last time, which a slow disk shows to everybody who waits for
    /// it; nobody who reads may.
    fn look_at_the_disk(&self, is_over: bool) -> Result<(), String> {
        let mut rehearsal = self.rooms[0].house.rehearsal.lock().expect("nobody panics with it");
        let rehearsal = rehearsal.as_mut().expect("a course");
        let [one, other] = rehearsal.written.each_mut().map(std::mem::take);
        if one != other && !is_over {
            let since = |times: Vec<i64>| times.into_iter().map(|at_ms| at_ms - START_MS);
            let [one, other] = [one, other].map(|times| since(times).collect::<Vec<_>>());
            return Err(format!("the tables write at {one:?} and {other:?} ms"));
        }
        match std::mem::take(&mut rehearsal.waited_for).as_slice() {
            [] => Ok(()),
            waited => Err(format!("the viewer waits for the disk to be told {waited:?}")),
        }
    }

    /// What a socket was sent since the last time, with the table's own id left out.
    fn received(&self, world: usize, socket: usize) -> Vec<String> {
        let messages = std::iter::from_fn(|| self.outboxes[world][socket].pop());
        messages.map(|text| text.replace(&self.rooms[world].facts.id, "TABLE")).collect()
    }

    /// What the viewer's program was sent.
    fn sent(&self, world: usize) -> Vec<String> {
        self.received(world, 0)
    }

    /// Brings the page up to date; whether there was news. Changes that come faster than they are drawn are drawn together,
    /// so that what a page shows is compared and not in how many messages it came. (The log comes in pieces; programs are
    /// told the same.)
    fn look(&mut self, world: usize) -> bool {
        let received = self.received(world, 1);
        for text in &received {
            let message: Value = serde_json::from_str(text).expect("a message is JSON");
            let parts = message["fragments"].as_object().into_iter().flatten();
            let parts = parts.filter(|(name, _)| *name != "log");
            let shown = &mut self.shown[world];
            shown.extend(parts.map(|(name, html)| (name.clone(), html.clone())));
            shown.insert("version".into(), message["v"].clone());
        }
        !received.is_empty()
    }

    /// What a request of the viewer's, or of anybody, would be answered now, and where the lobby would list the table.
    async fn asked(&self, world: usize) -> String {
        let room = &self.rooms[world];
        let (snapshot, noted_ms) = {
            let inner = room.inner.lock().await;
            (inner.snapshot(&room.facts), inner.noted_ms)
        };
        let whole = |viewer: Viewer| room.whole(&snapshot, viewer, &[]);
        let told = [self.viewer, Viewer::Spectator].map(whole);
        format!("{:?} {noted_ms}", told.map(|text| text.replace(&room.facts.id, "TABLE")))
    }
}

/// What opens a seat at the tables of these suites.
async fn right(room: &Arc<Room>, seat: Seat) -> Right {
    room.right_by_token(&token(seat.index() + 1)).await.expect("a seat")
}
