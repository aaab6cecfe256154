//! The contract, fulfilled by calls into the other files.

use alloc::vec::Vec;

use arrayvec::ArrayVec;
use engine::{Editions, Game, Outcome, Privacy, Seat, SeatSet, Sink, StepOf, Turn, Viewer};
use rand_core::Rng;

use crate::action::{Action, CardSet, Chance, Colour, Event};
use crate::board::{Kind, N_KINDS, ProvinceSet};
use crate::refusal::Refusal;
use crate::setup::{EDITIONS, Setup};
use crate::state::{MAX_SEATS, March, N_SEASONS, Open, Phase, Sealed, State};
use crate::view::View;

impl Game for State {
    type Setup = Setup;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    const ID: &'static str = "epix";
    const EDITIONS: Editions = EDITIONS;

    fn start(setup: &Setup) -> Self {
        let rules = setup.rules().clone();
        let mut units = [[ProvinceSet::EMPTY; N_KINDS]; MAX_SEATS];
        for seat in Seat::all(rules.n_seats) {
            // EPX-6b: a soldier in each castle; where castles are chosen, once they are (EPX-A2).
            if let Some(castle) = rules.board.claimed_castle(seat) {
                units[seat.index()][Kind::Soldier.index()].insert(castle);
            }
        }
        let open = Open {
            phase: Phase::Lot,
            season: 0,
            first: Seat::new(0),
            actor: Seat::new(0),
            unsealed: SeatSet::EMPTY,
            units,
            gold: [u16::from(rules.pack.numbers.start_gold); MAX_SEATS],
            powers: [rules.plain; MAX_SEATS],
            abilities: [0; MAX_SEATS],
            offered: ArrayVec::new(),
            passed: SeatSet::EMPTY,
            face_down: SeatSet::EMPTY,
            shown: [CardSet::EMPTY; MAX_SEATS],
            pending: CardSet::EMPTY,
            fresh: ProvinceSet::EMPTY,
            spied: SeatSet::EMPTY,
            march: March::default(),
            fight: None,
            exchanged: SeatSet::EMPTY,
            auction: None,
            last_duel: None,
            conqueror: None,
            colours: Colour::ALL,
        };
        Self { rules, open, sealed: Sealed::default() }
    }

    fn n_seats(&self) -> usize {
        self.rules.n_seats
    }

    fn max_steps(&self) -> usize {
        let n_seats = self.rules.n_seats;
        let start_gold = usize::from(self.rules.pack.numbers.start_gold);
        let n_units: usize = self.rules.counts.iter().map(|count| usize::from(*count)).sum();
        let draws = 1 + (n_seats + 1);
        // EPX-A2: a castle and a colour each.
        let seating = 2 * n_seats;
        // EPX-16: each seat recruits what it has and passes; on each card bids only rise, and nobody has more gold.
        let preliminary = n_seats * (n_units + 1) + (n_seats + 1) * start_gold;
        // Every duel or walk-in costs somebody a piece of this action's start, so there are at most as many as pieces on
        // the board. A duel is an attack, a stake, a question, three amounts and a withdrawal at most; between attacks
        // no knight comes twice to a province (EPX-A19); soldiers and catapults move once; one levy; the end.
        let n_duels = n_seats * n_units;
        let rides = n_units * self.rules.board.all.len() as usize;
        let march = n_duels * (7 + rides) + rides + 2 * n_units + 2;
        let recruitment = n_units + 1;
        // Offer, choice, exchange and order for each seat, and the first player named.
        let season = 4 * n_seats + 1 + n_seats * (march + recruitment);
        draws + seating + preliminary + usize::from(N_SEASONS) * season
    }

    fn turn(&self) -> Turn {
        self.open.turn()
    }

    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        self.list(seat, actions);
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.verdict(seat, *action)
    }

    /// What lies face down or in a closed fist is sealed; everything else lies on the board.
    fn privacy(&self, _: Seat) -> Privacy {
        match self.open.phase {
            Phase::Auction | Phase::Choose | Phase::Exchange | Phase::Stake => Privacy::Window,
            Phase::Lot
            | Phase::Castles
            | Phase::Colours
            | Phase::Draw
            | Phase::Preliminary
            | Phase::Appoint
            | Phase::Order
            | Phase::Recruit
            | Phase::March
            | Phase::Guess
            | Phase::Over => Privacy::Public,
        }
    }

    fn chance_total(&self) -> u32 {
        self.n_tickets()
    }

    fn chance_at(&self, ticket: u32) -> Chance {
        self.ticket(ticket)
    }

    fn apply_unchecked<S: Sink<Event>>(&mut self, step: StepOf<Self>, sink: &mut S) {
        self.take(step, sink);
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn determinize<R: Rng>(view: &View, rng: &mut R) -> Self {
        Self::dealt(view, rng)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.result()
    }
}
