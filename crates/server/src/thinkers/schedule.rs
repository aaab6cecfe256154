//! Who thinks next: the most urgent first, and among equals in fair shares by network, person and table. It knows no
//! clock and no threads: whoever uses it says how time went by.

use std::collections::BTreeMap;

use store::{Opener, TableNo};

use crate::caller::household;

/// How urgently an answer is wanted, the most urgent first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Urgency {
    /// A person at the table waits for it.
    Awaited,
    /// People play there, but none of them is looking.
    Expected,
    /// Bots play among themselves, and somebody watches.
    Watched,
    /// Somebody asked for it and has something else to look at meanwhile: an analysis.
    Asked,
    /// Bots play among themselves, and nobody watches.
    Unwatched,
}

impl Urgency {
    /// All of them, the most urgent first.
    pub(crate) const ALL: [Urgency; 5] =
        [Urgency::Awaited, Urgency::Expected, Urgency::Watched, Urgency::Asked, Urgency::Unwatched];

    /// Whether nobody is kept from playing by its taking longer.
    pub(crate) fn is_background(self) -> bool {
        match self {
            Urgency::Awaited | Urgency::Expected => false,
            Urgency::Watched | Urgency::Asked | Urgency::Unwatched => true,
        }
    }

    /// Its name in figures.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Urgency::Awaited => "awaited",
            Urgency::Expected => "expected",
            Urgency::Watched => "watched",
            Urgency::Asked => "asked",
            Urgency::Unwatched => "unwatched",
        }
    }
}

/// On whose account somebody thinks: a network, and a person there as far as she is known. All are hashes.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) struct Visitor {
    pub(crate) network: String,
    pub(crate) person: String,
}

impl From<Opener> for Visitor {
    fn from(opener: Opener) -> Visitor {
        let network = opener.network.as_deref().map(household).unwrap_or_default().to_string();
        Visitor { network, person: opener.person.unwrap_or_default() }
    }
}

/// Who asks for a thought, and how urgently.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Asker {
    pub(crate) urgency: Urgency,
    /// Whoever opened the table, or asked for the analysis.
    pub(crate) by: Visitor,
    pub(crate) table: TableNo,
}

/// The number of a thought. Later ones have higher numbers.
pub(crate) type ThoughtId = u64;

/// How long a thought goes on before it is seen whether somebody else has more right to go on, in microseconds.
pub(crate) const SLICE_US: u64 = 20_000;
/// How many thoughts may have begun at a time: each that is held up keeps a thread and its memory.
const MOST_BEGUN: usize = 48;
/// How many of them for one network.
const MOST_BEGUN_OF_ONE: usize = 4;

/// Whose share it is: of a network, of a person there, of a table of hers; apart for each urgency. Without an urgency it
/// is the network's as a whole.
type Holder = (Option<Urgency>, String, Option<String>, Option<TableNo>);

/// What somebody has had of the time, since there was something to share.
#[derive(Debug, Default)]
struct Share {
    used_us: u64,
    /// How many thoughts are counted here, and how many of them have begun and go on.
    n_thoughts: usize,
    n_begun: usize,
    n_running: usize,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    Waiting,
    Running,
    /// It has begun, and waits until it may go on.
    HeldUp,
}

#[derive(Debug)]
struct Thought {
    urgency: Urgency,
    stage: Stage,
    table: TableNo,
    /// The network's as a whole; then, for this urgency, the network's, the person's and the table's.
    shares: [usize; 4],
}

/// The thoughts that wait, go on or are held up.
#[derive(Debug)]
pub(crate) struct Schedule {
    /// How many go on at a time.
    n_places: usize,
    thoughts: BTreeMap<ThoughtId, Thought>,
    holders: BTreeMap<Holder, usize>,
    shares: Vec<Share>,
    unused: Vec<usize>,
    last_id: ThoughtId,
}

impl Schedule {
    /// A schedule by which so many thoughts go on at a time.
    pub(crate) fn new(n_places: usize) -> Schedule {
        Schedule {
            n_places: n_places.max(1),
            thoughts: BTreeMap::new(),
            holders: BTreeMap::new(),
            shares: Vec::new(),
            unused: Vec::new(),
            last_id: 0,
        }
    }

    /// Adds a thought that waits.
    pub(crate) fn enter(&mut self, asker: &Asker) -> ThoughtId {
        self.last_id += 1;
        let shares = self.shares_of(asker);
        let Asker { urgency, table, .. } = *asker;
        let thought = Thought { urgency, stage: Stage::Waiting, table, shares };
        self.thoughts.insert(self.last_id, thought);
        self.last_id
    }

    /// Takes a thought away: it is done, or nobody wants it.
    pub(crate) fn leave(&mut self, id: ThoughtId) {
        self.set_stage(id, Stage::Waiting);
        if let Some(thought) = self.thoughts.remove(&id) {
            self.give_back(thought.shares);
        }
    }

    /// Counts time during which a thought went on.
    pub(crate) fn spend(&mut self, id: ThoughtId, used_us: u64) {
        if let Some(thought) = self.thoughts.get(&id) {
            for share in thought.shares {
                self.shares[share].used_us += used_us;
            }
        }
    }

    /// A thought gives its place up for now.
    pub(crate) fn hold_up(&mut self, id: ThoughtId) {
        self.set_stage(id, Stage::HeldUp);
    }

    /// Gives a free place to the thought that has most right to it; says which, and whether it has begun before.
    pub(crate) fn admit(&mut self) -> Option<(ThoughtId, bool)> {
        let id = self.next()?;
        let was_begun = self.thoughts[&id].stage == Stage::HeldUp;
        self.set_stage(id, Stage::Running);
        Some((id, was_begun))
    }

    /// The thoughts that go on and should see whether this one has more right to.
    pub(crate) fn rivals(&self, id: ThoughtId) -> Vec<ThoughtId> {
        let Some(new) = self.thoughts.get(&id) else { return Vec::new() };
        let is_crowded = self.is_crowded();
        let is_rival = |(_, other): &(&ThoughtId, &Thought)| {
            let is_other = new.shares[1..3] != other.shares[1..3];
            let has_less_right = match new.stage {
                Stage::Running => is_crowded && other.urgency.is_background(),
                Stage::Waiting | Stage::HeldUp => {
                    new.urgency < other.urgency || (new.urgency == other.urgency && is_other)
                }
            };
            other.stage == Stage::Running && has_less_right
        };
        self.thoughts.iter().filter(is_rival).map(|(id, _)| *id).collect()
    }

    /// What waits for a table is more urgent than it was, because somebody has come. Says what.
    pub(crate) fn promote(&mut self, asker: &Asker) -> Vec<ThoughtId> {
        let is_late = |thought: &Thought| {
            thought.table == asker.table
                && thought.urgency > asker.urgency
                && thought.urgency != Urgency::Asked
        };
        let late: Vec<ThoughtId> =
            self.thoughts.iter().filter(|(_, t)| is_late(t)).map(|(id, _)| *id).collect();
        for &id in &late {
            let stage = self.thoughts[&id].stage;
            self.set_stage(id, Stage::Waiting);
            let shares = self.shares_of(asker);
            if let Some(thought) = self.thoughts.get_mut(&id) {
                thought.urgency = asker.urgency;
                let before = std::mem::replace(&mut thought.shares, shares);
                self.give_back(before);
            }
            self.set_stage(id, stage);
        }
        late
    }

    /// Whether anybody should look up now and then: something waits, or more go on than there are places.
    pub(crate) fn is_contended(&self) -> bool {
        let waits = |thought: &Thought| thought.stage != Stage::Running;
        self.thoughts.values().any(waits) || self.is_crowded()
    }

    fn is_crowded(&self) -> bool {
        self.n_running().iter().sum::<usize>() > self.n_places
    }

    /// How many go on: those for whom people wait, and those in the background.
    fn n_running(&self) -> [usize; 2] {
        let mut n_running = [0, 0];
        for thought in self.thoughts.values().filter(|thought| thought.stage == Stage::Running) {
            n_running[usize::from(thought.urgency.is_background())] += 1;
        }
        n_running
    }

    /// How many thoughts of each urgency there are that do not go on.
    pub(crate) fn n_waiting(&self) -> [usize; Urgency::ALL.len()] {
        Urgency::ALL.map(|urgency| {
            let waits = |t: &&Thought| t.urgency == urgency && t.stage != Stage::Running;
            self.thoughts.values().filter(waits).count()
        })
    }

    /// How many thoughts go on in the background at most: one place at least is left to those for whom people wait,
    /// where there are several.
    fn n_background(&self) -> usize {
        (self.n_places / 2).max(1)
    }

    /// The thought that has most right to go on, if there is a place. What people wait for does not wait until the
    /// background has noticed that it is to make way.
    fn next(&self) -> Option<ThoughtId> {
        let [n_foreground, n_background] = self.n_running();
        let is_free = [
            n_foreground < self.n_places,
            n_background < self.n_background() && n_foreground + n_background < self.n_places,
        ];
        if is_free == [false, false] {
            return None;
        }
        let has_begun = |thought: &&Thought| thought.stage != Stage::Waiting;
        let n_begun = self.thoughts.values().filter(has_begun).count();
        let may = |thought: &Thought| {
            is_free[usize::from(thought.urgency.is_background())]
                && self.may_go_on(thought, n_begun)
        };
        let waiting = self.thoughts.iter().filter(|(_, thought)| may(thought));
        waiting.min_by_key(|(id, thought)| self.rank(**id, thought)).map(|(id, _)| *id)
    }

    fn may_go_on(&self, thought: &Thought, n_begun: usize) -> bool {
        match thought.stage {
            Stage::Running => false,
            Stage::HeldUp => true,
            Stage::Waiting => {
                let n_of_one = self.shares[thought.shares[0]].n_begun;
                n_begun < MOST_BEGUN && n_of_one < MOST_BEGUN_OF_ONE.max(self.n_places)
            }
        }
    }

    /// The lower, the sooner. Nobody gets the last free place who has all the others, if there is anybody else. A
    /// person's thoughts that have begun are brought to their end before others of hers begin.
    fn rank(&self, id: ThoughtId, thought: &Thought) -> impl Ord + use<> {
        let [whole, network, person, table] = thought.shares.map(|share| &self.shares[share]);
        let has_its_part = whole.n_running >= (self.n_places - 1).max(1);
        let is_new = thought.stage == Stage::Waiting;
        let used = (network.used_us, person.used_us, is_new, table.used_us);
        (has_its_part, thought.urgency, used, id)
    }

    fn set_stage(&mut self, id: ThoughtId, stage: Stage) {
        let Some(thought) = self.thoughts.get_mut(&id) else { return };
        let before = std::mem::replace(&mut thought.stage, stage);
        let (is_begun, was_begun) = (stage != Stage::Waiting, before != Stage::Waiting);
        let (runs, ran) = (stage == Stage::Running, before == Stage::Running);
        for share in thought.shares {
            let share = &mut self.shares[share];
            *share = Share {
                n_begun: share.n_begun + usize::from(is_begun) - usize::from(was_begun),
                n_running: share.n_running + usize::from(runs) - usize::from(ran),
                ..*share
            };
        }
    }

    fn shares_of(&mut self, asker: &Asker) -> [usize; 4] {
        let urgency = Some(asker.urgency);
        let Visitor { network, person } = asker.by.clone();
        [
            self.share((None, network.clone(), None, None)),
            self.share((urgency, network.clone(), None, None)),
            self.share((urgency, network.clone(), Some(person.clone()), None)),
            self.share((urgency, network, Some(person), Some(asker.table))),
        ]
    }

    /// Counts one more thought for a holder of a share. One who comes anew has had as much as whoever has had least,
    /// and goes first.
    fn share(&mut self, holder: Holder) -> usize {
        if let Some(share) = self.holders.get(&holder) {
            self.shares[*share].n_thoughts += 1;
            return *share;
        }
        let is_beside = |other: &Holder| {
            let level = |holder: &Holder| (holder.0, holder.2.is_some(), holder.3.is_some());
            let of_same = |up: bool| !up || other.1 == holder.1;
            level(other) == level(&holder)
                && of_same(holder.2.is_some())
                && (holder.3.is_none() || other.2 == holder.2)
        };
        let others = self.holders.iter().filter(|(other, _)| is_beside(other));
        let least_us = others.map(|(_, share)| self.shares[*share].used_us).min().unwrap_or(0);
        let used_us = least_us.saturating_sub(SLICE_US);
        let share = Share { used_us, n_thoughts: 1, ..Share::default() };
        let place = match self.unused.pop() {
            Some(place) => {
                self.shares[place] = share;
                place
            }
            None => {
                self.shares.push(share);
                self.shares.len() - 1
            }
        };
        self.holders.insert(holder, place);
        place
    }

    fn give_back(&mut self, shares: [usize; 4]) {
        for share in shares {
            self.shares[share].n_thoughts -= 1;
            if self.shares[share].n_thoughts == 0 {
                self.holders.retain(|_, place| *place != share);
                self.unused.push(share);
            }
        }
    }
}

#[cfg(test)]
mod tests;
