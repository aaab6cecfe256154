//! The contract, each part in the file that owns it.

use alloc::vec::Vec;

use engine::{Game, Outcome, Privacy, Seat, Silent, Sink, StepOf, Turn, Viewer};
use rand_core::Rng;

use crate::action::{Action, Chance, Event};
use crate::card::{CardSet, Pile};
use crate::knowledge::MAX_PLAYERS;
use crate::refusal::NotAllowed;
use crate::roster::Roster;
use crate::setup::{Mode, Setup};
use crate::state::{Draw, PutBack, Secret, Stack, Stage, State, Table, Wait};
use crate::view::View;

/// The most steps in one turn, a generous count: no card grants its replay twice in a turn, however
/// often it is used (EPH-A23), and no action asks for more than a few dozen decisions and draws.
const STEPS_PER_TURN: usize = 4000;

impl Game for State {
    type Setup = Setup;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Refusal = NotAllowed;

    const ID: &'static str = "ephios";

    fn start(setup: &Setup) -> State {
        let mut state = State {
            pack: setup.pack.clone(),
            table: before_the_game(setup),
            secret: Secret::new(CardSet::EMPTY, crate::card::AllianceSet::EMPTY),
        };
        state.play(&mut Silent).run();
        state
    }

    fn n_seats(&self) -> usize {
        usize::from(self.table.n_seats)
    }

    fn max_steps(&self) -> usize {
        // EPH-100: n + 1 rounds at most; EPH-A56: the table's turn limit holds for each.
        (self.n_seats() + 1) * usize::from(self.table.turn_limit) * STEPS_PER_TURN
    }

    fn turn(&self) -> Turn {
        self.position().turn()
    }

    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        if self.turn().awaited().contains(seat) {
            self.position().list(seat, actions);
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), NotAllowed> {
        self.position().check(seat, *action)
    }

    /// Reactions, and what a card asks of somebody else than the active player, are windows.
    fn privacy(&self, seat: Seat) -> Privacy {
        match self.table.wait {
            Wait::React(_) => Privacy::Window,
            Wait::Answer(_) if seat != self.table.turn => Privacy::Window,
            Wait::Lay(_) if seat != self.table.turn => Privacy::Window,
            Wait::Answer(_) | Wait::Lay(_) | Wait::Act | Wait::Limit => Privacy::Hand,
            Wait::Ready | Wait::Draw(_) | Wait::Over => Privacy::Public,
        }
    }

    fn chance_total(&self) -> u32 {
        self.position().chance_total()
    }

    fn chance_at(&self, ticket: u32) -> Chance {
        self.position().chance_at(ticket)
    }

    fn apply_unchecked<S: Sink<Event>>(&mut self, step: StepOf<State>, sink: &mut S) {
        self.take(step, sink);
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn determinize<R: Rng>(view: &View, rng: &mut R) -> State {
        view.deal(rng)
    }

    fn outcome(&self) -> Option<Outcome> {
        crate::score::outcome(&self.table)
    }
}

/// The table before anything is drawn.
fn before_the_game(setup: &Setup) -> Table {
    let mut roster = Roster::quick(&setup.pack);
    roster.cards |= match setup.mode {
        Mode::Solo { .. } => CardSet::EMPTY,
        Mode::Campaign { mixed_inhabitants: true } => setup.pack.keepers(),
        Mode::Quick | Mode::Campaign { mixed_inhabitants: false } => setup.pack.quick_inhabitants(),
    };
    let must_draw_first = setup.first.is_none() && setup.n_seats > 1;
    Table {
        mode: setup.mode,
        n_seats: setup.n_seats,
        turn_limit: setup.turn_limit,
        readings: setup.readings,
        roster,
        round: 1,
        wins: [0; MAX_PLAYERS],
        turn_number: 0,
        turn: Seat::new(setup.first.map_or(0, usize::from)),
        is_plots_turn: false,
        plot_turns: 0,
        stage: if must_draw_first { Stage::First } else { Stage::Inhabitants },
        actions_left: 0,
        corruptions: 0,
        used: CardSet::EMPTY,
        replayed: CardSet::EMPTY,
        is_clockwise: true,
        tokens: [0; MAX_PLAYERS],
        reserve: 0,
        popularity: [0; MAX_PLAYERS],
        hand_sizes: [0; MAX_PLAYERS],
        deck_size: 0,
        discard_size: 0,
        looked_size: 0,
        looked_open: false,
        crossroads: Pile::EMPTY,
        laid: Pile::EMPTY,
        put_back: PutBack::NONE,
        has_affinity: [false; MAX_PLAYERS],
        zone: CardSet::EMPTY,
        trophies: crate::card::AllianceSet::EMPTY,
        last_unions: [None; MAX_PLAYERS],
        last_union: None,
        union: None,
        stack: Stack::empty(),
        wait: if must_draw_first { Wait::Draw(Draw::First) } else { Wait::Ready },
        round_winner: None,
        end: None,
    }
}
