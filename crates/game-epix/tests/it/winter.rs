//! The last seat's winter test against brute force: every move, every stake, through the rules themselves.

use std::collections::BTreeSet;

use engine::{Content, Game, Options, Seat, Setup as _, Silent, Step, Turn, below, repeatable};
use game_epix::{Action, Card, CardSet, Chance, Phase, ProvinceSet, Setup, State, winter};
use rand_core::Rng;

/// Positions a brute force may look at before the case is given up as too big.
const BUDGET: usize = 6_000;

fn start(options: &str) -> State {
    let options: Options = options.parse().unwrap();
    State::start(&Setup::new(&Content::standard(), &options).unwrap())
}

/// A setup to compare in, with the abilities that are drawn in it; any if none are named.
struct Case {
    options: &'static str,
    abilities: &'static [u8],
    n_games: usize,
}

/// Draws one of the abilities of the case while there are any, and by lot otherwise.
fn draw<R: Rng>(state: &State, abilities: &[u8], rng: &mut R) -> Chance {
    let wanted = (0..state.chance_total()).map(|ticket| state.chance_at(ticket)).find(
        |chance| matches!(chance, Chance::Draw { ability } if abilities.contains(&(ability.0 + 1))),
    );
    wanted.unwrap_or_else(|| state.draw(rng))
}

/// Positions in which a seat is about to play two winter cards.
fn winter_positions(case: &Case, seed: u64) -> Vec<State> {
    let (mut rng, mut actions, mut found) = (repeatable(seed), Vec::new(), Vec::new());
    for n in 0..case.n_games {
        let mut state = start(case.options);
        loop {
            let step = match state.turn() {
                Turn::Over => break,
                Turn::Chance => Step::Chance(draw(&state, case.abilities, &mut rng)),
                Turn::Decide(seats) => {
                    let seat = seats.first().unwrap();
                    state.legal_actions(seat, &mut actions);
                    let mut choice = below(&mut rng, actions.len() as u32) as usize;
                    // Every other game is thrifty in auctions and stakes, so that winter finds gold and units.
                    let thrifty = matches!(state.open().phase, Phase::Auction | Phase::Stake);
                    let bids = matches!(actions[choice], Action::Bid { .. });
                    if n % 2 == 0 && (thrifty || bids && case.abilities.is_empty()) {
                        choice = 0;
                    }
                    Step::Act { seat, action: actions[choice] }
                }
            };
            state.apply_unchecked(step, &mut Silent);
            if state.open().phase == Phase::Order {
                found.push(state.clone());
            }
        }
    }
    found
}

/// Every line of play of one seat with its two cards.
struct Brute {
    seat: Seat,
    seen: BTreeSet<Vec<u32>>,
    gave_up: bool,
}

impl Brute {
    fn can_win(&mut self, state: &State) -> bool {
        if self.gave_up || self.seen.len() > BUDGET {
            self.gave_up = true;
            return false;
        }
        if !self.seen.insert(key(state)) {
            return false;
        }
        match state.open().phase {
            Phase::Over => state.outcome().unwrap().winners().contains(self.seat),
            Phase::Recruit | Phase::March if state.open().pending.is_empty() => {
                self.stands(state, 0) || self.acts(state)
            }
            // Only a tax is left: it is paid, and the turn is over.
            Phase::Recruit | Phase::March if state.open().pending == tax() => {
                let tax = state.open().powers[self.seat.index()].tax;
                self.stands(state, u16::from(tax)) || self.acts(state)
            }
            Phase::Guess => self.guess(state),
            _ => self.acts(state) || self.done(state),
        }
    }

    fn done(&mut self, state: &State) -> bool {
        let is_card = matches!(state.open().phase, Phase::Recruit | Phase::March);
        is_card && self.take(state, Action::Done)
    }

    fn take(&mut self, state: &State, action: Action) -> bool {
        let mut next = state.clone();
        next.apply_unchecked(Step::Act { seat: self.seat, action }, &mut Silent);
        self.can_win(&next)
    }

    fn acts(&mut self, state: &State) -> bool {
        let mut actions = Vec::new();
        state.legal_actions(self.seat, &mut actions);
        let others = actions.into_iter().filter(|action| *action != Action::Done);
        for action in others {
            // Tax second would end the turn: playing it first is tried anyway, and the end is counted with it.
            let ends =
                action == (Action::Play { card: Card::Tax }) && state.open().pending == tax();
            if !ends && self.take(state, action) {
                return true;
            }
        }
        false
    }

    /// The duel is won if it can be, and lost if every amount can be named.
    fn guess(&mut self, state: &State) -> bool {
        let fight = state.open().fight.as_ref().unwrap();
        let gold = state.open().gold[self.seat.index()];
        let n_amounts = gold + 1 - state.rules().min_stake;
        let hopeless = n_amounts <= u16::from(fight.n_guesses);
        let stake = state.view(engine::Viewer::Seat(self.seat)).own.stake.unwrap();
        let mut next = state.clone();
        let mut actions = Vec::new();
        while next.open().phase == Phase::Guess {
            next.legal_actions(fight.defender, &mut actions);
            let right = Action::Guess { gold: stake };
            let guesses = actions.iter().filter(|action| **action != Action::Spy);
            let wrong = guesses.copied().find(|action| *action != right);
            let action = if hopeless { wrong.unwrap_or(right) } else { wrong.unwrap() };
            next.apply_unchecked(Step::Act { seat: fight.defender, action }, &mut Silent);
        }
        self.can_win(&next)
    }

    /// Whether the seat wins or shares if the turn ends here, revenue counted.
    fn stands(&self, state: &State, extra: u16) -> bool {
        let field = state.field();
        let standing = |seat: Seat| {
            let extra = if seat == self.seat { extra } else { 0 };
            let gold = state.open().gold[seat.index()] + field.revenue(seat) + extra;
            (field.n_provinces(seat), gold)
        };
        Seat::all(state.n_seats()).all(|seat| standing(seat) <= standing(self.seat))
    }
}

fn tax() -> CardSet {
    CardSet::only(Card::Tax)
}

/// All of a position that matters within the turn.
fn key(state: &State) -> Vec<u32> {
    let open = state.open();
    let mut key: Vec<u32> = open.units.iter().flatten().map(|set| set.bits()).collect();
    key.extend(open.gold.iter().map(|gold| u32::from(*gold)));
    let march = open.march;
    key.extend(
        [march.moved, march.spent, march.tired, march.hauled, open.fresh].map(ProvinceSet::bits),
    );
    key.extend([u32::from(march.begun), open.phase as u32, open.pending.len() as u32]);
    key.extend(open.pending.cards().map(|card| card as u32));
    if let Some(fight) = &open.fight {
        let places = [fight.from.index(), fight.to.index(), fight.kind.index()];
        key.extend(places.map(|place| place as u32));
        key.push(u32::from(fight.winning));
    }
    if open.phase == Phase::Guess {
        let own = state.view(engine::Viewer::Seat(open.actor)).own;
        key.push(u32::from(own.stake.unwrap_or(0)));
    }
    key
}

/// Compares test and brute force; returns how many said no and how many yes.
fn compare(case: &Case, seed: u64) -> [usize; 2] {
    let mut counts = [0, 0];
    for state in winter_positions(case, seed) {
        let (seat, cards) = (state.open().actor, state.open().pending);
        let mut brute = Brute { seat, seen: BTreeSet::new(), gave_up: false };
        let truth = brute.can_win(&state);
        let said = winter::can_win_with(&state, seat, cards);
        if truth || !brute.gave_up {
            assert_eq!(said, truth, "{cards:?} of seat {seat}\n{:#?}", state.open());
            counts[usize::from(truth)] += 1;
        }
    }
    counts
}

const TWO: &str = "seats=2 rules=advanced";

const CASES: [Case; 13] = [
    Case { options: "seats=2 rules=basic", abilities: &[], n_games: 40 },
    Case { options: TWO, abilities: &[], n_games: 40 },
    Case { options: "seats=3 rules=advanced", abilities: &[], n_games: 40 },
    Case {
        options: "seats=3 rules=advanced map=three_10 castles=held",
        abilities: &[],
        n_games: 40,
    },
    Case { options: "seats=4 rules=advanced", abilities: &[], n_games: 40 },
    Case { options: "seats=2 rules=advanced stake=0", abilities: &[], n_games: 40 },
    Case { options: "seats=4 rules=advanced stake=2", abilities: &[], n_games: 40 },
    // Abilities that change what the search has to try.
    Case { options: TWO, abilities: &[4, 10, 12], n_games: 150 },
    Case { options: TWO, abilities: &[3, 6, 18], n_games: 150 },
    Case { options: TWO, abilities: &[9, 10, 14], n_games: 100 },
    Case { options: TWO, abilities: &[11, 13, 16], n_games: 100 },
    Case { options: TWO, abilities: &[8, 12, 18], n_games: 150 },
    Case { options: TWO, abilities: &[1, 15, 17], n_games: 100 },
];

// EPX-23, EPX-A13, EPX-A14
#[test]
fn epx_a13_the_winter_test_agrees_with_brute_force() {
    let mut total = [0, 0];
    for (n, case) in CASES.iter().enumerate() {
        let [no, yes] = compare(case, 100 + n as u64);
        total = [total[0] + no, total[1] + yes];
        println!("{} {:?}: {yes} yes, {no} no", case.options, case.abilities);
    }
    assert!(total[0] > 200 && total[1] > 1000, "too few cases were small enough: {total:?}");
}
