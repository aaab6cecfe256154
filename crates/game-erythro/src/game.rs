//! The contract: one line into the other files for each thing that is asked.

use alloc::vec::Vec;

use arrayvec::ArrayVec;
use engine::{BySeat, Editions, Game, Outcome, Privacy, Seat, SeatSet, Sink, StepOf, Turn, Viewer};
use rand_core::Rng;

use crate::action::{Action, Chance, Event};
use crate::content::{MAX_EVENTS, MINES, Pack};
use crate::refusal::Refusal;
use crate::setup::Setup;
use crate::state::{
    CardSet, Due, Hand, MAX_PLAYERS, Phase, Player, State, TILES, Table, Task, TileSet,
};
use crate::view::View;

/// Steps before the first round: eight cards, tokens, mines, characters, hands and pawns, with redraws.
const MOST_STEPS_BEFORE: usize = 400;
/// Steps in a round: sixteen cards of at most six effects and a draw with its shuffle each, every mine, event
/// and purchase, with a pause before each automatic step, and every card shown to each of the others and then to all
/// after it came to a hand, and all asked again after each action (ERY-A52).
const MOST_STEPS_IN_A_ROUND: usize = 2_800;

impl Game for State {
    type Setup = Setup;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    const ID: &'static str = "erythro";

    const EDITIONS: Editions = Editions::new(1, 2);

    fn start(setup: &Setup) -> State {
        let pack = setup.pack.clone();
        let table = opening_table(setup);
        State { pack, table, hands: [Hand::default(); MAX_PLAYERS], shown: Vec::new() }
    }

    fn n_seats(&self) -> usize {
        usize::from(self.table.terms.seats)
    }

    fn max_steps(&self) -> usize {
        MOST_STEPS_BEFORE + usize::from(self.pack.printed.limits.rounds) * MOST_STEPS_IN_A_ROUND
    }

    fn turn(&self) -> Turn {
        self.turn_now()
    }

    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        self.list_actions(seat, actions);
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let mut actions = Vec::new();
        self.list_actions(seat, &mut actions);
        if actions.binary_search(action).is_ok() {
            Ok(())
        } else {
            Err(self.why_not(seat, *action))
        }
    }

    fn why_not_awaited(&self, seat: Seat, action: &Action) -> Option<Refusal> {
        (seat.index() < self.n_seats()).then(|| self.why_not_now(seat, *action))
    }

    fn asides(&self, seat: Seat, actions: &mut Vec<Action>) {
        self.list_asides(seat, actions);
    }

    /// Players act when they like, out of a hand that nobody has to show; nothing asks who holds what.
    fn privacy(&self, _: Seat) -> Privacy {
        Privacy::Hand
    }

    fn chance_total(&self) -> u32 {
        self.tickets()
    }

    fn chance_at(&self, ticket: u32) -> Chance {
        self.outcome_of(ticket)
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
        let ending = self.table.ending?;
        let scores: BySeat<i32> =
            self.table.seats().map(|_| i32::from(self.table.destroyed)).collect();
        Some(Outcome::together(ending.is_won(), scores))
    }
}

/// ERY-14 to ERY-22: everything that needs no draw; the draws are the first tasks.
fn opening_table(setup: &Setup) -> Table {
    let (pack, terms) = (&*setup.pack, setup.terms);
    let (sheet, level, board) = (terms.sheet(pack), terms.level(pack), terms.board(pack));
    let mut tasks = ArrayVec::new();
    tasks.push(Task::Reveals { left: sheet.initial_mines.of(terms.seats) });
    tasks.push(Task::Pollution { left: level.pollution.of(terms.seats) });
    tasks.push(Task::OpenMarket);
    let mut table = Table {
        terms,
        round: 0,
        phase: Phase::Preparation,
        ending: None,
        players: [Player::NOBODY; MAX_PLAYERS],
        pollution: [0; TILES],
        sanctuaries: [None; TILES],
        polluted: TileSet::EMPTY,
        contaminated: TileSet::EMPTY,
        dome: sheet.dome.is_some(),
        mines: ArrayVec::new(),
        mined: TileSet::EMPTY,
        mine_deck: level.mines.map(|mines| mines.of(terms.seats)),
        unseen_mines: (1 << MINES) - 1,
        destroyed: 0,
        bag: board.tiles,
        market: CardSet::EMPTY,
        supply: pack.tables.elements.iter().fold(CardSet::EMPTY, |all, pile| all | *pile),
        contamination: pack.printed.contamination.pile_per_player * terms.seats,
        sanctuary_supply: [pack.printed.limits.sanctuaries; 4],
        profitability: level.profitability.map_or(0, |first| first.of(terms.seats)) as i8,
        event: None,
        unseen_events: all_events(pack),
        passed: SeatSet::EMPTY,
        declined: SeatSet::EMPTY,
        done: SeatSet::EMPTY,
        stuck: SeatSet::EMPTY,
        special_used: SeatSet::EMPTY,
        shuffled: SeatSet::EMPTY,
        due: Due::default(),
        tasks,
    };
    table.bag = table.tokens(pack);
    table
}

/// The whole event deck, as bits.
pub(crate) fn all_events(pack: &Pack) -> u32 {
    let n = pack.printed.events.len().min(MAX_EVENTS);
    ((1u64 << n) - 1) as u32
}
