//! Every action that is offered is played to its end by every branch, and nothing compulsory is ever left out (ERY-38).
//!
//! What a card prints is counted by hand here: so many attacks, so many cards to take. What happened on the way to its end
//! is counted too. `SOAK=n` in the environment plays n times as many games.

use engine::{Content, Game, Notice, Setup as _, Silent, Step, StepOf, Turn, below, repeatable};
use game_erythro::action::{Action, Event, Zone};
use game_erythro::content::{Effect, Pack};
use game_erythro::state::{State, Task};
use game_erythro::{Setup, action::Contaminated};
use rand_core::Rng;

use crate::support::Print;

/// Branches that are followed from one action; a card with more is followed as far as that.
const MOST_BRANCHES: usize = 400;
/// Outcomes of one draw that are followed.
const MOST_OUTCOMES: usize = 2;

/// How often each compulsory thing was done, or is printed.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct Deeds {
    attacks: u8,
    payments: u8,
    gains: u8,
    moves: u8,
    taken: u8,
    destroyed: u8,
    drawn: u8,
    acquired: u8,
}

impl Deeds {
    fn printed(effects: &[Effect]) -> Deeds {
        let mut deeds = Deeds::default();
        for effect in effects {
            deeds.print(effect);
        }
        deeds
    }

    fn print(&mut self, effect: &Effect) {
        match effect {
            Effect::Attack => self.attacks += 1,
            Effect::LoseAny(_) => self.payments += 1,
            Effect::GainAny(_) => self.gains += 1,
            Effect::Move(_) => self.moves += 1,
            Effect::TakeContamination(n) => self.taken += n,
            Effect::DestroyContamination(n) => self.destroyed += n,
            Effect::Draw(n) => self.drawn += n,
            Effect::Acquire(_) => self.acquired += 1,
            Effect::Other(deed) => self.print(deed),
            // A disc may be full, a tile clean: these leave no trace to count.
            Effect::Gain(_) | Effect::RemovePollution(_) | Effect::ReduceAttack(_) => {}
        }
    }

    fn note(&mut self, step: StepOf<State>, notices: &[Notice<Event>]) {
        match step {
            Step::Act { action: Action::Gain { .. }, .. } => self.gains += 1,
            Step::Act { action: Action::Go { .. }, .. } => self.moves += 1,
            _ => {}
        }
        for notice in notices {
            match notice.event {
                Event::MineDestroyed { .. }
                | Event::DomeDestroyed { .. }
                | Event::DomeHit { .. } => {
                    self.attacks += 1;
                }
                Event::ContaminationTaken { n, .. } => self.taken += n,
                Event::ContaminationDestroyed { .. } => self.destroyed += 1,
                Event::CardDrawn { .. } | Event::ContaminationDrawn { .. } => self.drawn += 1,
                Event::CardAcquired { .. } => self.acquired += 1,
                _ => {}
            }
        }
    }
}

/// What playing an action must come to; `None` for what is no card.
fn expected(pack: &Pack, action: Action) -> Option<Deeds> {
    let (card, contamination) = match action {
        Action::Play { card, zone } => (Some((pack.card(card), zone)), None),
        Action::PlayContamination { how } => (None, Some(how)),
        _ => return None,
    };
    let mut deeds = Deeds::default();
    match card {
        Some((card, Zone::Bonus)) => {
            let both: Vec<Effect> =
                card.bonus.effects.iter().chain(&card.effects).cloned().collect();
            deeds = Deeds::printed(&both);
        }
        Some((card, Zone::Effect)) => deeds = Deeds::printed(&card.effects),
        Some((_, Zone::Move)) => deeds.moves = 1,
        Some((_, Zone::Gain | Zone::Sanctuary)) | None => {}
    }
    match contamination {
        Some(Contaminated::Spend) => deeds.payments = 1,
        Some(Contaminated::Draw) => deeds.drawn = pack.printed.contamination.draw,
        None => {}
    }
    Some(deeds)
}

/// Follows the branches from one offered action to the card's end.
struct Walk<'a> {
    start: StepOf<State>,
    wanted: Deeds,
    n_branches: usize,
    trail: Vec<StepOf<State>>,
    pack: &'a str,
}

impl Walk<'_> {
    fn step(&mut self, before: &State, step: StepOf<State>, mut deeds: Deeds) {
        let mut after = before.clone();
        let mut notices = Vec::new();
        after.apply_unchecked(step, &mut notices);
        deeds.note(step, &notices);
        deeds.payments += u8::from(self.is_loss(before, step));
        // The adversary answers: what he makes impossible is left out (ERY-A49), and what he asks for is not the card's.
        let is_answered = |notice: &Notice<Event>| match notice.event {
            Event::Shuffled { .. } => true,
            Event::MineDestroyed { .. } => after.table().event.is_some(),
            _ => false,
        };
        if notices.iter().any(is_answered) {
            return;
        }
        self.trail.push(step);
        self.go_on(&after, deeds);
        self.trail.pop();
    }

    /// Whether a step pays what a card says is lost, and not the price of an attack or a purchase.
    fn is_loss(&self, before: &State, step: StepOf<State>) -> bool {
        let pays = matches!(step, Step::Act { action: Action::Pay { .. }, .. });
        let buys = matches!(self.trail.last(), Some(Step::Act { action: Action::Buy { .. }, .. }));
        pays && !buys && !matches!(before.table().tasks.last(), Some(Task::Attack { .. }))
    }

    fn go_on(&mut self, state: &State, deeds: Deeds) {
        if state.turn() == Turn::Over {
            return;
        }
        if state.table().tasks.is_empty() {
            assert_eq!(deeds, self.wanted, "{} {}: {:?}", self.pack, self.start, self.trail);
            self.n_branches += 1;
            return;
        }
        let steps = branches(state);
        assert!(!steps.is_empty(), "somebody is asked for something");
        for step in steps {
            if self.n_branches >= MOST_BRANCHES {
                return;
            }
            self.step(state, step, deeds);
        }
    }
}

/// Every decision, and some of what may be drawn.
fn branches(state: &State) -> Vec<StepOf<State>> {
    let mut actions = Vec::new();
    let mut steps = Vec::new();
    for seat in state.turn().awaited() {
        state.legal_actions(seat, &mut actions);
        steps.extend(actions.iter().map(|action| Step::Act { seat, action: *action }));
    }
    if state.turn() == Turn::Chance {
        let total = state.chance_total();
        let step_by = (total as usize).div_ceil(MOST_OUTCOMES);
        let tickets = (0..total).step_by(step_by);
        steps.extend(tickets.map(|ticket| Step::Chance(state.chance_at(ticket))));
    }
    steps
}

/// Follows every card that is offered in a position; returns how many branches there were.
fn follow(state: &State, pack: &str) -> usize {
    if !state.table().tasks.is_empty() {
        return 0;
    }
    let mut n_branches = 0;
    for step in branches(state) {
        let Step::Act { action, .. } = step else { continue };
        let Some(wanted) = expected(state.pack(), action) else { continue };
        let mut walk = Walk { start: step, wanted, n_branches: 0, trail: Vec::new(), pack };
        walk.step(state, step, Deeds::default());
        n_branches += walk.n_branches;
    }
    n_branches
}

/// Plays a random game in which the bold zones are preferred, and follows the cards of some of its positions.
fn play<R: Rng>(setup: &Setup, pack: &str, rng: &mut R) -> usize {
    let mut state = State::start(setup);
    let mut n_branches = 0;
    for _ in 0..400 {
        let step = match state.turn() {
            Turn::Over => break,
            Turn::Chance => Step::Chance(state.draw(rng)),
            Turn::Decide(_) => {
                if below(rng, 3) == 0 {
                    n_branches += follow(&state, pack);
                }
                let steps = branches(&state);
                steps[below(rng, steps.len() as u32) as usize]
            }
        };
        state.apply_unchecked(step, &mut Silent);
    }
    n_branches
}

/// How many games there are for each setup.
fn soaked(n_games: u64) -> u64 {
    let times = std::env::var("SOAK").ok().and_then(|times| times.parse().ok());
    n_games * times.unwrap_or(1)
}

#[test]
fn ery_38_the_standard_cards_are_carried_out_whole() {
    let content = Content::<Pack>::standard();
    let mut n_branches = 0;
    for options in [
        "seats=2 adversary=mars difficulty=hard",
        "seats=3 adversary=alliance difficulty=medium",
        "seats=4 adversary=consortium difficulty=medium",
        "seats=3 adversary=mars hands=open card_payment=mixed dome_payment=mixed",
    ] {
        let setup = Setup::new(&content, &options.parse().unwrap()).unwrap();
        for seed in 0..soaked(30) {
            n_branches += play(&setup, options, &mut repeatable(seed));
        }
    }
    assert!(n_branches > 10_000, "only {n_branches} branches");
}

/// What one half of a pair can say: something of the player's own, and the same for another player.
const HALVES: [&str; 9] = [
    r#""attack""#,
    "{ lose_any = 3 }",
    "{ gain_any = 2 }",
    "{ move = 1 }",
    "{ take_contamination = 2 }",
    "{ destroy_contamination = 1 }",
    "{ draw = 2 }",
    "{ acquire = { discount = 0 } }",
    "{ remove_pollution = { n = 1, reach = \"near\" } }",
];

/// The base cards of two characters who can play together.
const CARDS: [&str; 16] = [
    "brumes_brise",
    "brumes_bourrasque",
    "brumes_brume",
    "brumes_souffle",
    "brumes_ruisseau",
    "brumes_ondee",
    "brumes_rosee",
    "brumes_embruns",
    "volcans_secousse",
    "volcans_humus",
    "volcans_racines",
    "volcans_germination",
    "volcans_etincelle",
    "volcans_braise",
    "volcans_brulis",
    "volcans_fumerolle",
];

#[test]
fn ery_38_every_pair_of_effects_is_carried_out_whole() {
    let halves: Vec<String> = HALVES
        .iter()
        .flat_map(|half| [(*half).to_string(), format!("{{ other = {half} }}")])
        .collect();
    let pairs: Vec<(&String, &String)> =
        halves.iter().flat_map(|a| halves.iter().map(move |b| (a, b))).collect();
    let mut n_branches = 0;
    for (n, some) in pairs.chunks(CARDS.len()).enumerate() {
        let print = Print::standard().rich(11).with("contamination", "pile_per_player", "2");
        let print = CARDS
            .iter()
            .zip(some)
            .fold(print, |print, (id, (a, b))| print.with(id, "effects", &format!("[{a}, {b}]")));
        let content = print.read();
        let options = ["seats=2 adversary=mars", "seats=2 adversary=alliance dome_payment=mixed"];
        let setup = Setup::new(&content, &options[n % 2].parse().unwrap()).unwrap();
        for seed in 0..soaked(8) {
            n_branches += play(&setup, &format!("pairs {some:?}"), &mut repeatable(seed));
        }
    }
    assert!(n_branches > 10_000, "only {n_branches} branches");
}
