//! A last seat that acts only to win (EPX-A53) against brute force: at each of its steps, whatever the rules allow is
//! tried to the end of the game, with every stake, through the rules themselves.

use std::collections::BTreeSet;

use engine::{Content, Game, Options, Seat, SeatSet, Setup as _, Silent, Step, Turn};
use engine::{below, repeatable};
use game_epix::state::WINTER;
use game_epix::{Action, Chance, Kind, Phase, ProvinceSet, Setup, State};
use rand_core::Rng;

/// Positions a brute force may look at before the step is given up as too big.
const BUDGET: usize = 8_000;

/// A setup to compare in, with the abilities that are drawn in it; any if none are named.
struct Case {
    options: &'static str,
    abilities: &'static [u8],
    n_games: usize,
}

/// The same game at two tables: one whose last seat acts only to win, and one where it does as it likes.
struct Twins {
    held: State,
    free: State,
}

impl Twins {
    fn start(options: &str) -> Twins {
        let start = |last: &str| {
            let options: Options = format!("{options} last={last}").parse().unwrap();
            State::start(&Setup::new(&Content::standard(), &options).unwrap())
        };
        Twins { held: start("win"), free: start("sole") }
    }

    fn apply(&mut self, step: Step<Action, Chance>) {
        self.held.apply_unchecked(step, &mut Silent);
        self.free.apply_unchecked(step, &mut Silent);
    }
}

/// Whether the seat that acts is the last of winter, in a step of its own.
fn is_last_turn(state: &State) -> bool {
    let open = state.open();
    open.season == WINTER
        && open.actor.next(state.n_seats()) == open.first
        && matches!(
            open.phase,
            Phase::Exchange | Phase::Order | Phase::Recruit | Phase::March | Phase::Stake
        )
}

/// What comes next: by lot, with a taste for knights and for gold kept until winter.
fn next_step<R: Rng>(
    state: &State,
    case: &Case,
    thrifty: bool,
    rng: &mut R,
) -> Step<Action, Chance> {
    let Turn::Decide(seats) = state.turn() else {
        let wanted = |chance: &Chance| match chance {
            Chance::Draw { ability } => case.abilities.contains(&(ability.0 + 1)),
            Chance::First { .. } => false,
        };
        let mut chances = (0..state.chance_total()).map(|ticket| state.chance_at(ticket));
        return Step::Chance(chances.find(wanted).unwrap_or_else(|| state.draw(rng)));
    };
    let (seat, mut actions) = (seats.first().unwrap(), Vec::new());
    state.legal_actions(seat, &mut actions);
    let knight = |action: &Action| matches!(action, Action::Recruit { kind: Kind::Knight, .. });
    let cheap = matches!(state.open().phase, Phase::Auction | Phase::Stake);
    let bids = matches!(actions[0], Action::Bid { .. }) && case.abilities.is_empty();
    if thrifty && (cheap || bids) {
        return Step::Act { seat, action: actions[0] };
    }
    if below(rng, 3) == 0 && actions.iter().any(knight) {
        actions.retain(knight);
    }
    Step::Act { seat, action: actions[below(rng, actions.len() as u32) as usize] }
}

/// Every line of play of one seat to the end of the game.
struct Brute {
    seat: Seat,
    /// From where nothing wins.
    lost: BTreeSet<Vec<u32>>,
}

impl Brute {
    /// Whether some line wins alone; unknown where there are too many.
    fn can_win(&mut self, state: &State) -> Option<bool> {
        let mut seen = BTreeSet::new();
        let found = self.search(state, &mut seen);
        if found == Some(false) {
            self.lost.extend(seen);
        }
        found
    }

    fn search(&self, state: &State, seen: &mut BTreeSet<Vec<u32>>) -> Option<bool> {
        if state.open().phase == Phase::Over {
            return Some(state.outcome().unwrap().winners() == SeatSet::only(self.seat));
        }
        let key = key(state);
        if self.lost.contains(&key) || !seen.insert(key) {
            return Some(false);
        }
        if seen.len() > BUDGET {
            return None;
        }
        if state.open().phase == Phase::Guess {
            return self.search(&decided(state, self.seat), seen);
        }
        let mut actions = Vec::new();
        state.legal_actions(self.seat, &mut actions);
        for action in actions {
            let found = self.search(&after(state, self.seat, action), seen);
            if found != Some(false) {
                return found;
            }
        }
        Some(false)
    }
}

fn after(state: &State, seat: Seat, action: Action) -> State {
    let mut next = state.clone();
    next.apply_unchecked(Step::Act { seat, action }, &mut Silent);
    next
}

/// EPX-A13: the duel is won if any amount would be left over, and lost if all can be named.
fn decided(state: &State, attacker: Seat) -> State {
    let stake = state.view(engine::Viewer::Seat(attacker)).own.stake.unwrap();
    let right = Action::Guess { gold: stake };
    let (mut next, mut actions) = (state.clone(), Vec::new());
    while next.open().phase == Phase::Guess {
        let defender = next.open().fight.as_ref().unwrap().defender;
        next.legal_actions(defender, &mut actions);
        actions.retain(|action| *action != Action::Spy);
        let wrong = actions.iter().copied().find(|action| *action != right);
        next = after(&next, defender, wrong.unwrap_or(right));
    }
    next
}

/// All of a position that matters within the turn.
fn key(state: &State) -> Vec<u32> {
    let open = state.open();
    let march = open.march;
    let mut key: Vec<u32> = open.units.iter().flatten().map(|set| set.bits()).collect();
    key.extend(open.gold.iter().map(|gold| u32::from(*gold)));
    let done = [march.moved, march.spent, march.halted, march.tired, march.ride, march.hauled];
    key.extend(done.map(ProvinceSet::bits));
    key.extend([open.fresh.bits(), march.rider.map_or(99, |at| at.index() as u32)]);
    let rides = march.rides.iter().filter_map(|ride| Some((ride.at?, ride.been)));
    let rides: BTreeSet<_> = rides.map(|(at, been)| (at.index() as u32, been.bits())).collect();
    key.extend(rides.into_iter().flat_map(|(at, been)| [at, been]));
    key.extend([u32::from(march.begun), open.phase as u32, open.exchanged.len() as u32]);
    key.extend(open.pending.cards().map(|card| card as u32));
    if open.phase == Phase::Order || open.phase == Phase::Exchange {
        key.extend(open.shown[open.actor.index()].cards().map(|card| card as u32));
    }
    if let Some(fight) = &open.fight {
        let places = [fight.from.index(), fight.to.index(), fight.kind.index()];
        key.extend(places.map(|place| place as u32));
        key.push(u32::from(fight.winning));
    }
    if open.phase == Phase::Guess {
        let own = state.view(engine::Viewer::Seat(open.actor)).own;
        key.push(100 + u32::from(own.stake.unwrap_or(0)));
    }
    key
}

/// Compares one step; returns how many actions were compared.
fn compare_step(twins: &Twins, brute: &mut Brute, found: &mut Vec<String>) -> usize {
    let (mut listed, mut all) = (Vec::new(), Vec::new());
    twins.held.legal_actions(brute.seat, &mut listed);
    twins.free.legal_actions(brute.seat, &mut all);
    let listed: BTreeSet<Action> = listed.into_iter().collect();
    let mut n_compared = 0;
    for action in all {
        let Some(truth) = brute.can_win(&after(&twins.free, brute.seat, action)) else { continue };
        n_compared += 1;
        if listed.contains(&action) != truth {
            let open = twins.free.open();
            found.push(format!(
                "{action} wins: {truth}; {:?} pending {:?} gold {:?} units {:?} march {:?}",
                open.phase, open.pending, open.gold, open.units, open.march
            ));
        }
    }
    n_compared
}

/// Plays a game and compares each step of its last turn.
fn compare_game<R: Rng>(case: &Case, thrifty: bool, rng: &mut R, found: &mut Vec<String>) -> usize {
    let (mut twins, mut n_compared, mut brute) = (Twins::start(case.options), 0, None);
    while !matches!(twins.held.turn(), Turn::Over) {
        if is_last_turn(&twins.held) {
            let seat = twins.held.open().actor;
            let brute = brute.get_or_insert_with(|| Brute { seat, lost: BTreeSet::new() });
            n_compared += compare_step(&twins, brute, found);
        }
        let step = next_step(&twins.held, case, thrifty, rng);
        twins.apply(step);
    }
    n_compared
}

const TWO: &str = "seats=2 rules=advanced";

const CASES: [Case; 13] = [
    Case { options: "seats=2 rules=basic", abilities: &[], n_games: 250 },
    Case { options: "seats=2 rules=basic knights=once castles=held", abilities: &[], n_games: 150 },
    Case { options: "seats=2 rules=basic stake=0 withdrawal=moves", abilities: &[], n_games: 100 },
    Case { options: "seats=2 rules=basic knights=free", abilities: &[], n_games: 150 },
    Case { options: "seats=3 rules=basic map=three_10", abilities: &[], n_games: 100 },
    Case { options: "seats=3 rules=advanced", abilities: &[], n_games: 100 },
    Case { options: "seats=4 rules=advanced stake=2", abilities: &[], n_games: 100 },
    Case { options: TWO, abilities: &[4, 10, 12], n_games: 100 },
    Case { options: TWO, abilities: &[3, 6, 18], n_games: 100 },
    Case { options: TWO, abilities: &[11, 13, 14], n_games: 100 },
    Case { options: TWO, abilities: &[1, 2, 17], n_games: 100 },
    Case { options: TWO, abilities: &[15, 16, 20], n_games: 100 },
    Case { options: TWO, abilities: &[5, 9, 14], n_games: 100 },
];

/// Compares so many times the games of every case; returns how many actions were compared.
fn compare_all(seed: u64, times: usize) -> usize {
    let (mut total, mut found) = (0, Vec::new());
    for (n, case) in CASES.iter().enumerate() {
        let mut rng = repeatable(seed + n as u64);
        let before = (total, found.len());
        for n in 0..case.n_games * times {
            total += compare_game(case, n % 2 == 0, &mut rng, &mut found);
        }
        let (n_compared, n_wrong) = (total - before.0, found.len() - before.1);
        println!("{} {:?}: {n_wrong} of {n_compared}", case.options, case.abilities);
    }
    assert!(found.is_empty(), "{} of {total}\n{}", found.len(), found.join("\n"));
    total
}

// EPX-A53, EPX-A13
#[test]
fn epx_a53_what_is_listed_is_what_can_still_win() {
    let n_compared = compare_all(500, 1);
    assert!(n_compared > 20_000, "too few steps were small enough: {n_compared}");
}

mod nightly {
    //! The same for long.

    #[test]
    fn epx_a53_what_is_listed_is_what_can_still_win() {
        let n_compared = super::compare_all(9_000, 15);
        assert!(n_compared > 300_000, "too few steps were small enough: {n_compared}");
    }
}
