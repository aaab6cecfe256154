//! Where bots think: on threads of their own beside those that serve, in fair shares, held up where somebody else has
//! more right to go on and ended when nobody wants the answer any more.

mod schedule;

use std::any::Any;
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::panic::AssertUnwindSafe;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, Weak, mpsc};
use std::thread::Thread;
use std::time::{Duration, Instant};

use bots::Interrupt;
use catalog::Advisor;
use tokio::sync::oneshot;

pub(crate) use schedule::{Asker, Urgency, Visitor};

use crate::metrics::Metrics;
use schedule::{SLICE_US, Schedule, ThoughtId};

/// Somebody wants an answer for as long as this is kept.
#[derive(Clone, Debug, Default)]
pub(crate) struct Wish(Arc<()>);

impl Wish {
    /// What a thought knows of it: whether it is still there.
    pub(crate) fn watched(&self) -> Wanted {
        Wanted(Arc::downgrade(&self.0))
    }
}

/// Whether an answer is still wanted.
#[derive(Clone, Debug)]
pub(crate) struct Wanted(Weak<()>);

impl Wanted {
    fn is_over(&self) -> bool {
        self.0.strong_count() == 0
    }
}

/// Why there is no answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unthought {
    /// The bot failed.
    Failed,
    /// Nobody wants it any more.
    Unwanted,
}

/// A thought that has gone on for so long is not one of those that are soon done.
const SHORT_US: u64 = 10_000;
/// The most that is counted when a thought gives its place up.
const MOST_COUNTED_US: u64 = 4 * SLICE_US;

/// Lets bots think, a few at a time.
pub(crate) struct Thinkers(Arc<Desk>);

/// What the threads share.
struct Desk {
    state: Mutex<State>,
    /// Whether anything waits: as long as not, whoever thinks need not look up.
    is_contended: AtomicBool,
    is_closed: AtomicBool,
    /// Those who wait for work: for people, and in the background.
    calls: [Condvar; 2],
    /// Who makes new threads: a thread inherits how the system runs the one that makes it, and this one never steps back.
    porter: mpsc::Sender<(Arc<Desk>, usize)>,
    metrics: Arc<Metrics>,
    opened: Instant,
}

struct State {
    schedule: Schedule,
    /// What waits to begin.
    waiting: BTreeMap<ThoughtId, Work>,
    /// What has a place and no thread yet.
    ready: [VecDeque<(ThoughtId, Work)>; 2],
    /// How many threads wait for something to do.
    n_idle: [usize; 2],
    /// What has begun.
    begun: BTreeMap<ThoughtId, Begun>,
    /// Those that were held up and may go on.
    let_on: BTreeSet<ThoughtId>,
}

impl State {
    /// Has those look up who may have to make way for a thought.
    fn press(&self, id: ThoughtId) {
        for rival in self.schedule.rivals(id) {
            if let Some(begun) = self.begun.get(&rival) {
                begun.looks_up.store(true, Ordering::Relaxed);
            }
        }
    }
}

struct Begun {
    thread: Thread,
    /// Somebody may have more right to the place.
    looks_up: Arc<AtomicBool>,
}

/// Something to think about.
struct Work {
    asker: Asker,
    wanted: Wanted,
    entered: Instant,
    think: Box<Think>,
}

type Think = dyn FnOnce(&dyn Interrupt) + Send;

impl Work {
    /// Those in the background have threads of their own, which the system runs last.
    fn kind(&self) -> usize {
        usize::from(self.asker.urgency.is_background())
    }
}

impl Thinkers {
    /// As many at a time as there are cores.
    pub(crate) fn new(metrics: Arc<Metrics>) -> Thinkers {
        let n_cores = std::thread::available_parallelism().map_or(1, usize::from);
        Thinkers::with_places(n_cores, metrics)
    }

    fn with_places(n_places: usize, metrics: Arc<Metrics>) -> Thinkers {
        let state = State {
            schedule: Schedule::new(n_places),
            waiting: BTreeMap::new(),
            ready: Default::default(),
            n_idle: [0; 2],
            begun: BTreeMap::new(),
            let_on: BTreeSet::new(),
        };
        Thinkers(Arc::new(Desk {
            state: Mutex::new(state),
            is_contended: AtomicBool::new(false),
            is_closed: AtomicBool::new(false),
            calls: Default::default(),
            porter: porter(),
            metrics,
            opened: Instant::now(),
        }))
    }

    /// A bot's answer.
    ///
    /// # Errors
    /// When the bot failed, or nobody wants to know any more.
    pub(crate) async fn think(
        &self,
        asker: Asker,
        wanted: Wanted,
        advisor: Advisor,
    ) -> Result<String, Unthought> {
        self.run(asker, wanted, move |interrupt| advisor.think_within(interrupt)).await
    }

    /// Does something that takes a while.
    ///
    /// # Errors
    /// When it failed, or nobody wants it any more.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        asker: Asker,
        wanted: Wanted,
        work: impl FnOnce(&dyn Interrupt) -> T + Send + 'static,
    ) -> Result<T, Unthought> {
        let (answer, answered) = oneshot::channel();
        let think = move |interrupt: &dyn Interrupt| {
            let result = std::panic::catch_unwind(AssertUnwindSafe(|| work(interrupt)));
            // Whoever asked may have gone.
            let _ = answer.send(result);
        };
        let now_unwanted = wanted.clone();
        self.0.enter(Work { asker, wanted, entered: Instant::now(), think: Box::new(think) });
        match answered.await {
            // What was ended half-way is no answer.
            _ if now_unwanted.is_over() || self.0.is_closed() => Err(Unthought::Unwanted),
            Ok(Ok(result)) => Ok(result),
            Ok(Err(panic)) => {
                tracing::error!(reason = said(&*panic), "a bot failed");
                self.0.metrics.count_panic();
                Err(Unthought::Failed)
            }
            Err(_) => Err(Unthought::Unwanted),
        }
    }

    /// Somebody has come to a table: what waits for it is more urgent.
    pub(crate) fn promote(&self, asker: &Asker) {
        let mut state = self.0.lock();
        let promoted = state.schedule.promote(asker);
        self.0.hand_out(&mut state);
        for id in promoted {
            state.press(id);
        }
    }

    /// Whether everything has been ended.
    pub(crate) fn is_closed(&self) -> bool {
        self.0.is_closed()
    }

    /// Ends everything.
    pub(crate) fn close(&self) {
        self.0.is_closed.store(true, Ordering::Relaxed);
        let mut state = self.0.lock();
        for id in std::mem::take(&mut state.waiting).into_keys() {
            state.schedule.leave(id);
        }
        state.begun.values().for_each(|begun| begun.thread.unpark());
        self.0.calls.iter().for_each(Condvar::notify_all);
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        self.close();
    }
}

/// What somebody said who panicked.
fn said(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<&str>().copied();
    text.or_else(|| panic.downcast_ref::<String>().map(String::as_str)).unwrap_or("a panic")
}

impl Desk {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_closed(&self) -> bool {
        self.is_closed.load(Ordering::Relaxed)
    }

    fn now_us(&self) -> u64 {
        self.opened.elapsed().as_micros() as u64
    }

    fn enter(self: &Arc<Desk>, work: Work) {
        let mut state = self.lock();
        if self.is_closed() {
            return;
        }
        let id = state.schedule.enter(&work.asker);
        state.waiting.insert(id, work);
        self.hand_out(&mut state);
        state.press(id);
    }

    /// Gives free places to whoever has most right to them.
    fn hand_out(self: &Arc<Desk>, state: &mut State) {
        while let Some((id, was_begun)) = state.schedule.admit() {
            if was_begun {
                state.let_on.insert(id);
                if let Some(begun) = state.begun.get(&id) {
                    begun.thread.unpark();
                }
                continue;
            }
            match state.waiting.remove(&id) {
                Some(work) if !work.wanted.is_over() => self.begin(state, id, work),
                _ => {
                    state.schedule.leave(id);
                    self.metrics.count_unwanted();
                }
            }
        }
        self.is_contended.store(state.schedule.is_contended(), Ordering::Relaxed);
        self.metrics.set_waiting(state.schedule.n_waiting());
    }

    fn begin(self: &Arc<Desk>, state: &mut State, id: ThoughtId, work: Work) {
        let kind = work.kind();
        state.ready[kind].push_back((id, work));
        if state.ready[kind].len() <= state.n_idle[kind] {
            self.calls[kind].notify_one();
            return;
        }
        // It goes on as long as there is a desk.
        let _ = self.porter.send((self.clone(), kind));
    }

    /// What a thread does: one thought after another. One that has stepped back for a long thought is not let forward again
    /// by the system, and ends with it.
    fn serve(self: &Arc<Desk>, kind: usize) {
        let is_background = kind == 1;
        if is_background {
            step_back();
        }
        let mut state = self.lock();
        while !self.is_closed() {
            match state.ready[kind].pop_front() {
                Some((id, work)) => {
                    let looks_up = Arc::new(AtomicBool::new(false));
                    let thread = std::thread::current();
                    state.begun.insert(id, Begun { thread, looks_up: looks_up.clone() });
                    drop(state);
                    if self.work(id, work, looks_up) == Gait::SteppedBack {
                        return;
                    }
                    state = self.lock();
                }
                None => {
                    state.n_idle[kind] += 1;
                    state = self.calls[kind].wait(state).unwrap_or_else(PoisonError::into_inner);
                    state.n_idle[kind] -= 1;
                }
            }
        }
    }

    fn work(self: &Arc<Desk>, id: ThoughtId, work: Work, looks_up: Arc<AtomicBool>) -> Gait {
        let Work { asker, wanted, entered, think } = work;
        self.metrics.count_wait(asker.urgency, entered.elapsed());
        let (since_us, spent_us) = (AtomicU64::new(self.now_us()), AtomicU64::new(0));
        let is_short = AtomicBool::new(!asker.urgency.is_background());
        let urgency = asker.urgency;
        let place =
            Place { desk: self, id, urgency, wanted, looks_up, since_us, spent_us, is_short };
        think(&place);
        let used_us = place.used_us();
        if place.wanted.is_over() {
            self.metrics.count_unwanted();
        }
        let mut state = self.lock();
        state.schedule.spend(id, used_us);
        state.schedule.leave(id);
        state.begun.remove(&id);
        self.hand_out(&mut state);
        place.gait()
    }
}

/// Makes threads that think, one for each wish that is sent, until nobody can send one.
fn porter() -> mpsc::Sender<(Arc<Desk>, usize)> {
    let (sender, wishes) = mpsc::channel::<(Arc<Desk>, usize)>();
    let make = move || {
        for (desk, kind) in wishes {
            let name = ["bots", "bots-background"][kind];
            let thread = std::thread::Builder::new().name(name.into());
            if let Err(error) = thread.spawn(move || desk.serve(kind)) {
                tracing::error!(%error, "no thread to think on");
            }
        }
    };
    if let Err(error) = std::thread::Builder::new().name("bots-porter".into()).spawn(make) {
        tracing::error!(%error, "no thread to make others");
    }
    sender
}

/// Whether a thread has stepped back during a thought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Gait {
    AsBefore,
    SteppedBack,
}

/// From now on the system runs this thread when nothing else wants to run, so that whoever serves or thinks shortly need not wait
/// for the end of its time slice.
fn step_back() {
    #[cfg(target_os = "linux")]
    {
        use thread_priority::unix::{
            NormalThreadSchedulePolicy, ThreadSchedulePolicy, set_thread_priority_and_policy,
            thread_native_id,
        };
        let idle = ThreadSchedulePolicy::Normal(NormalThreadSchedulePolicy::Idle);
        // Where it is not allowed, all are equal.
        let _ = set_thread_priority_and_policy(
            thread_native_id(),
            thread_priority::ThreadPriority::Min,
            idle,
        );
    }
}

/// The place that a thought has, until somebody else has more right to it.
struct Place<'a> {
    desk: &'a Arc<Desk>,
    id: ThoughtId,
    urgency: Urgency,
    wanted: Wanted,
    looks_up: Arc<AtomicBool>,
    /// Since when it has gone on.
    since_us: AtomicU64,
    /// How long it had gone on before.
    spent_us: AtomicU64,
    /// Whether it may still be one of those that are soon done.
    is_short: AtomicBool,
}

impl Place<'_> {
    fn gait(&self) -> Gait {
        let is_foreground = !self.urgency.is_background();
        let has_stepped_back = is_foreground && !self.is_short.load(Ordering::Relaxed);
        if has_stepped_back { Gait::SteppedBack } else { Gait::AsBefore }
    }

    /// A thought that takes long makes way to those that do not (multilevel feedback).
    fn step_back_if_long(&self, now_us: u64) {
        let goes_on_us = now_us.saturating_sub(self.since_us.load(Ordering::Relaxed));
        let is_long = self.spent_us.load(Ordering::Relaxed) + goes_on_us >= SHORT_US;
        if is_long && self.is_short.swap(false, Ordering::Relaxed) {
            step_back();
        }
    }

    fn is_over(&self) -> bool {
        self.wanted.is_over() || self.desk.is_closed()
    }

    /// How long it has gone on, counted once.
    fn used_us(&self) -> u64 {
        let now_us = self.desk.now_us();
        let used_us = now_us.saturating_sub(self.since_us.swap(now_us, Ordering::Relaxed));
        self.desk.metrics.count_thought(Duration::from_micros(used_us));
        self.spent_us.fetch_add(used_us, Ordering::Relaxed);
        used_us
    }

    /// Gives the place up, and returns when it has one again.
    fn wait(&self) {
        // While nobody else waited, nobody counted: that is not held against it now.
        let used_us = self.used_us().min(MOST_COUNTED_US);
        let mut state = self.desk.lock();
        state.schedule.spend(self.id, used_us);
        state.schedule.hold_up(self.id);
        self.desk.hand_out(&mut state);
        while !state.let_on.remove(&self.id) && !self.is_over() {
            drop(state);
            std::thread::park();
            state = self.desk.lock();
        }
        self.since_us.store(self.desk.now_us(), Ordering::Relaxed);
    }
}

impl Interrupt for Place<'_> {
    fn check(&self) -> Option<Duration> {
        if self.is_over() {
            return None;
        }
        let now_us = self.desk.now_us();
        if self.is_short.load(Ordering::Relaxed) {
            self.step_back_if_long(now_us);
        }
        if !self.desk.is_contended.load(Ordering::Relaxed) {
            return Some(Duration::ZERO);
        }
        let is_long = now_us.saturating_sub(self.since_us.load(Ordering::Relaxed)) >= SLICE_US;
        if !is_long && !self.looks_up.swap(false, Ordering::Relaxed) {
            return Some(Duration::ZERO);
        }
        self.wait();
        // Whoever is waited for by a person answers in the time it has; the others lose nothing.
        let held_up_us = if self.urgency.is_background() { self.desk.now_us() - now_us } else { 0 };
        (!self.is_over()).then_some(Duration::from_micros(held_up_us))
    }
}

#[cfg(test)]
pub(crate) mod tests;
