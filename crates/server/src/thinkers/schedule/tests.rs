//! The order of service, on a clock of the tests' own.

use super::*;

fn asker(urgency: Urgency, network: &str, person: &str, table: TableNo) -> Asker {
    let by = Visitor { network: network.into(), person: person.into() };
    Asker { urgency, by, table }
}

/// A machine that thinks by a schedule, a slice at a time.
struct Machine {
    schedule: Schedule,
    now_us: u64,
    /// How much each thought still needs.
    left_us: BTreeMap<ThoughtId, u64>,
    done_us: BTreeMap<ThoughtId, u64>,
    running: Vec<ThoughtId>,
}

impl Machine {
    fn new(n_places: usize) -> Machine {
        Machine {
            schedule: Schedule::new(n_places),
            now_us: 0,
            left_us: BTreeMap::new(),
            done_us: BTreeMap::new(),
            running: Vec::new(),
        }
    }

    fn enter(&mut self, asker: &Asker, needs_us: u64) -> ThoughtId {
        let id = self.schedule.enter(asker);
        self.left_us.insert(id, needs_us);
        id
    }

    fn admit(&mut self) {
        while let Some((id, _)) = self.schedule.admit() {
            self.running.push(id);
        }
    }

    /// One slice: everybody who has a place goes on, then gives it up.
    fn slice(&mut self) {
        self.admit();
        self.now_us += SLICE_US;
        for id in std::mem::take(&mut self.running) {
            self.schedule.spend(id, SLICE_US);
            let left_us = self.left_us[&id].saturating_sub(SLICE_US);
            self.left_us.insert(id, left_us);
            if left_us == 0 {
                self.schedule.leave(id);
                self.done_us.insert(id, self.now_us);
            } else {
                self.schedule.hold_up(id);
            }
        }
    }

    fn run(&mut self, n_slices: usize) {
        (0..n_slices).for_each(|_| self.slice());
    }
}

const EXPERT_US: u64 = 4_500_000;
const HARD_US: u64 = 600_000;

/// How long a hard bot of somebody else takes when one visitor has 233 tables with experts waiting.
fn beside_233(urgency: Urgency, other: (&str, &str)) -> u64 {
    let mut machine = Machine::new(2);
    for table in 0..233 {
        machine.enter(&asker(urgency, "a", "A", table), EXPERT_US);
    }
    machine.run(50);
    let before_us = machine.now_us;
    let id = machine.enter(&asker(Urgency::Awaited, other.0, other.1, 999), HARD_US);
    machine.run(300);
    machine.done_us[&id] - before_us
}

#[test]
fn who_opens_233_tables_has_one_share() {
    for urgency in Urgency::ALL {
        let took_us = beside_233(urgency, ("b", "B"));
        assert!(took_us <= HARD_US + 2 * SLICE_US, "{urgency:?}: {took_us} µs");
        let took_us = beside_233(urgency, ("a", "B"));
        assert!(took_us <= HARD_US + 2 * SLICE_US, "{urgency:?}, same network: {took_us} µs");
    }
}

#[test]
fn equals_share_the_time_whatever_they_ask_for() {
    let mut machine = Machine::new(1);
    for table in 0..233 {
        machine.enter(&asker(Urgency::Unwatched, "a", "A", table), EXPERT_US);
    }
    let one = machine.enter(&asker(Urgency::Unwatched, "b", "B", 999), u64::MAX);
    machine.run(400);
    let used_us = u64::MAX - machine.left_us[&one];
    assert!(used_us.abs_diff(200 * SLICE_US) <= 2 * SLICE_US, "{used_us}");
}

#[test]
fn a_persons_tables_are_served_in_turn() {
    let mut machine = Machine::new(1);
    let ids: Vec<_> = [1, 1, 2, 3]
        .iter()
        .map(|table| machine.enter(&asker(Urgency::Awaited, "a", "A", *table), SLICE_US))
        .collect();
    machine.run(4);
    let mut order = ids.clone();
    order.sort_by_key(|id| machine.done_us[id]);
    assert_eq!(order, [ids[0], ids[2], ids[3], ids[1]]);
}

#[test]
fn the_most_urgent_goes_first_and_the_background_is_capped() {
    let mut machine = Machine::new(4);
    for (n, urgency) in Urgency::ALL.into_iter().rev().enumerate() {
        for table in 0..5 {
            let network = format!("{n} {table}");
            machine.enter(&asker(urgency, &network, "", table), 10 * SLICE_US);
        }
    }
    let mut most_in_background = 0;
    let mut last = Vec::new();
    while machine.schedule.is_contended() || !machine.running.is_empty() {
        machine.admit();
        let urgency = |id: &ThoughtId| machine.schedule.thoughts[id].urgency;
        last = machine.running.iter().map(urgency).collect();
        let n = last.iter().filter(|urgency| urgency.is_background()).count();
        most_in_background = most_in_background.max(n);
        if machine.now_us == 0 {
            assert_eq!(last, [Urgency::Awaited; 4]);
        }
        machine.slice();
    }
    assert_eq!(most_in_background, 2);
    assert_eq!(last.last(), Some(&Urgency::Unwatched), "they end as well");
    assert_eq!(machine.done_us.len(), 25);
}

#[test]
fn one_place_is_left_to_those_for_whom_people_wait() {
    let mut machine = Machine::new(2);
    for table in 0..5 {
        machine.enter(&asker(Urgency::Asked, "a", "A", table), EXPERT_US);
    }
    machine.admit();
    assert_eq!(machine.running.len(), 1);
    let id = machine.enter(&asker(Urgency::Awaited, "b", "B", 9), HARD_US);
    machine.admit();
    assert_eq!(machine.running.last(), Some(&id), "at once");
}

#[test]
fn with_one_place_the_background_gives_way() {
    let mut machine = Machine::new(1);
    let long = machine.enter(&asker(Urgency::Unwatched, "a", "A", 1), EXPERT_US);
    machine.admit();
    let id = machine.enter(&asker(Urgency::Awaited, "b", "B", 2), SLICE_US);
    assert_eq!(machine.schedule.rivals(id), [long]);
    machine.admit();
    assert_eq!(machine.running, [long, id], "it does not wait until the other has noticed");
    assert_eq!(machine.schedule.rivals(id), [long]);
    machine.schedule.hold_up(long);
    assert_eq!(machine.schedule.admit(), None);
    machine.schedule.leave(id);
    assert_eq!(machine.schedule.admit(), Some((long, true)), "and goes on afterwards");
}

#[test]
fn what_has_begun_is_bounded() {
    let mut machine = Machine::new(2);
    for network in 0..100 {
        for person in 0..10 {
            let (network, person) = (network.to_string(), person.to_string());
            machine.enter(&asker(Urgency::Awaited, &network, &person, 1), EXPERT_US);
        }
    }
    machine.run(500);
    let n_begun = |thought: &&Thought| thought.stage != Stage::Waiting;
    let begun = machine.schedule.thoughts.values().filter(n_begun).count();
    assert_eq!(begun, MOST_BEGUN);
    let most = machine.schedule.shares.iter().map(|share| share.n_begun).max();
    assert!(most <= Some(MOST_BEGUN_OF_ONE), "{most:?}");
}

#[test]
fn what_somebody_has_come_for_is_more_urgent() {
    let mut machine = Machine::new(1);
    let long = machine.enter(&asker(Urgency::Expected, "a", "A", 1), EXPERT_US);
    let bots = machine.enter(&asker(Urgency::Unwatched, "b", "B", 2), SLICE_US);
    machine.admit();
    machine.schedule.promote(&asker(Urgency::Awaited, "b", "B", 2));
    assert_eq!(machine.schedule.rivals(bots), [long]);
    machine.run(2);
    assert!(machine.done_us.contains_key(&bots));
    machine.schedule.leave(long);
    assert!(machine.schedule.holders.is_empty(), "nothing is kept of those who have gone");
}
