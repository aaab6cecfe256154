//! The contract, the leak suite and the count of pieces, on random games of every setup.

use std::collections::BTreeMap;

use engine::{Content, Game, Options, Setup as _, Silent, Step, Turn, Viewer, below, repeatable};
use engine_testkit::Suite;
use game_ephyran::card::CardId;
use game_ephyran::city::{Area, Territory};
use game_ephyran::{Phase, Setup, State};

#[test]
fn ephyran_keeps_the_contract_and_its_secrets() {
    Suite::<State>::new()
        .setup("seats=2")
        .setup("seats=3 gods=chosen")
        .setup("seats=4")
        .setup("seats=4 gods=chosen exchange=hand")
        .setup("seats=3 destroyed=discard dionysus=any discard=open")
        .setup("seats=3 shield=anyone")
        .setup("seats=4 exchange=hand dionysus=any shield=anyone tokens=column")
        .setup("seats=2 tokens=column")
        .games(25)
        .invariant(pieces_are_conserved)
        .encoded()
        .run();
}

#[test]
fn eyr_a25_random_games_end_within_their_bound() {
    let every = "seats=4 exchange=hand discard=open shield=anyone tokens=column";
    for options in ["seats=2", "seats=3 exchange=hand", "seats=4 gods=chosen", every] {
        let chosen: Options = options.parse().expect("options");
        let start = State::start(&Setup::new(&Content::standard(), &chosen).expect("a setup"));
        for seed in 0..1000 {
            let n_steps = play_out(start.clone(), seed);
            assert!(n_steps <= start.max_steps(), "{options}, seed {seed}: {n_steps} steps");
        }
    }
}

/// Plays at random until the game is over, or past its bound; returns the steps.
fn play_out(mut state: State, seed: u64) -> usize {
    let (mut rng, mut actions, mut n_steps) = (repeatable(seed), Vec::new(), 0);
    let bound = state.max_steps();
    while state.turn() != Turn::Over && n_steps <= bound {
        let step = match state.turn() {
            Turn::Decide(seats) => {
                let seat = seats.first().expect("somebody is awaited");
                state.legal_actions(seat, &mut actions);
                Step::Act { seat, action: actions[below(&mut rng, actions.len() as u32) as usize] }
            }
            Turn::Chance | Turn::Over => Step::Chance(state.draw(&mut rng)),
        };
        state.apply_unchecked(step, &mut Silent);
        n_steps += 1;
    }
    n_steps
}

/// Every card and every token is in one place, columns have no holes, and nobody runs out of cards.
fn pieces_are_conserved(state: &State) {
    let public = state.view(Viewer::Spectator);
    let board = &public.board;
    let mut seen: BTreeMap<CardId, usize> = BTreeMap::new();
    let mut see = |card: CardId| *seen.entry(card).or_default() += 1;
    let mut tokens = Vec::new();
    for seat in board.seats() {
        let view = state.view(Viewer::Seat(seat));
        let city = board.city(seat);
        view.hand.iter().chain(view.looked_at.iter()).copied().for_each(&mut see);
        board.open_hands[seat.index()].iter().copied().for_each(&mut see);
        Area::all().filter_map(|area| city.card(area)).for_each(&mut see);
        Territory::ALL.into_iter().filter_map(|t| city.lock(t)).for_each(&mut see);
        tokens.extend(Area::all().filter_map(|area| city.token(area)));
        for area in Area::all() {
            let is_built = area.number() <= city.height(area.territory());
            assert_eq!(city.card(area).is_some(), is_built, "{area} of seat {seat}");
            assert!(city.token(area).is_none() || is_built, "a token in the air: {area}");
        }
    }
    if board.phase == Phase::Act {
        let active = board.active.index();
        let n_cards = board.open_hands[active].len() + usize::from(public.n_hidden[active]);
        assert!((2..=5).contains(&n_cards), "{n_cards} cards at the start of a turn");
    }
    board.discard.iter().copied().for_each(&mut see);
    board.tartarus.iter().for_each(&mut see);
    let n_dionysus = seen.remove(&CardId::DIONYSUS).unwrap_or(0);
    let n_buried = usize::from(board.n_dionysus_in_tartarus);
    assert_eq!(n_dionysus + n_buried, board.n_seats(), "one Dionysus came in for each player");
    assert!(seen.values().all(|n| *n == 1), "a card is in two places: {seen:?}");
    assert_eq!(seen.len() + usize::from(public.n_pile), public.pack.n_cards());
    tokens.sort_unstable();
    tokens.dedup();
    assert!(tokens.len() <= public.tokens.len() && public.tokens.len() <= public.pack.n_tokens());
}
