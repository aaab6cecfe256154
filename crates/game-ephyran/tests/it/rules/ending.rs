//! How games end.

use engine::{Content, Game as _, Pack as _, Step, Turn, below, repeatable};
use game_ephyran::{Action, Ending, Event, Pack, Phase};

use super::*;

#[test]
fn eyr_32_an_empty_pile_makes_the_round_the_last() {
    let mut game = table(&["e001 e005 e009 e013", "e002 e006 e010 e014", "e003 e007 e011 e015"]);
    run_down(&mut game, 1, 2, &[1, 3]);
    assert_eq!(board(&game).ending, None);
    idle(&mut game, 2);
    assert_eq!(board(&game).ending, Some(Ending::Pile));
    assert!(game.heard(viewer(1)).contains(&Event::LastRound { ending: Ending::Pile }));
    assert_eq!(awaited(&game), Some(3), "the round is finished: seat 3 plays");
    idle(&mut game, 3);
    assert!(game.is_over(), "everybody has had as many turns, though the discard is full");
    assert!(!discard(&game).is_empty());
}

#[test]
fn eyr_32_eyr_37_the_sixteenth_area_ends_the_game_and_earns_three() {
    let mut game = table(&["e001 e017 e033 e049", "e110 e111 e112 e113"]);
    while board(&game).ending.is_none() {
        build(&mut game, 1);
        if board(&game).ending.is_none() {
            idle(&mut game, 2);
        }
    }
    assert!(city(&game, 1).is_complete());
    assert_eq!(board(&game).ending, Some(Ending::City));
    assert_eq!(awaited(&game), Some(2), "seat 2 has the last turn of the round");
    let bonus = game.view(viewer(1)).scores[0].city_bonus;
    assert_eq!(bonus, 3);
    idle(&mut game, 2);
    assert!(game.is_over());
    let scores = game.state().outcome().expect("it is over").scores;
    let territories: i32 = public(&game).scores[0].territories.iter().sum();
    assert_eq!(scores[0], territories + 3);
}

#[test]
fn eyr_37_others_who_finish_in_the_same_round_earn_one() {
    let mut game = table(&["e001 e017 e033 e049", "e002 e018 e034 e050"]);
    while !game.is_over() {
        let seat = awaited(&game).expect("somebody's turn");
        build(&mut game, seat);
    }
    assert!(city(&game, 1).is_complete() && city(&game, 2).is_complete());
    assert_eq!(board(&game).city_bonus, [3, 1, 0, 0]);
}

#[test]
fn eyr_a20_a_bonus_is_kept_when_the_city_is_damaged_afterwards() {
    let mut game = table(&["e001 e017 e033 e049", "e003 e111 e112 e113"]);
    while board(&game).ending.is_none() {
        build(&mut game, 1);
        if board(&game).ending.is_none() {
            idle(&mut game, 2);
        }
    }
    game.act(2, "destroy e003 1").act(1, "pass").play_any();
    take_any(&mut game, 2);
    assert!(!city(&game, 1).is_complete() && game.is_over(), "the end stays called");
    assert_eq!(public(&game).scores[0].city_bonus, 3);
}

fn take_any(game: &mut Game, seat: usize) {
    if game.offers(seat, "draw pile") {
        game.act(seat, "draw pile");
    }
    game.deal_any();
}

#[test]
fn eyr_a20_a_city_finished_after_the_pile_ran_out_earns_the_bonus() {
    let mut game = table(&["e110 e111 e112 e113", "e001 e017 e033 e049"]);
    while city(&game, 2).n_areas() < 15 {
        idle(&mut game, 1);
        build(&mut game, 2);
    }
    // EYR-A23: what is missing is kept open for Dionysus, who is never discarded here.
    assert!(hand(&game, 2).contains(&"dionysus".into()));
    run_down(&mut game, 1, 1, &[1]);
    idle(&mut game, 1);
    assert_eq!(board(&game).ending, Some(Ending::Pile));
    let last = game.legal(2).into_iter().find(|a| a.starts_with("add dionysus")).expect("a gap");
    game.act(2, &last);
    assert_eq!(board(&game).city_bonus, [0, 3, 0, 0]);
    assert!(city(&game, 2).is_complete(), "Dionysus is one of the sixteen");
}

#[test]
fn eyr_33_the_tokens_are_revealed_before_the_count() {
    let mut game = table(&["e001 e006 e009 e013", "e002 e007 e010 e014"]);
    turn(&mut game, 1, "add e001 lagoon1", "e120");
    idle(&mut game, 2);
    game.act(1, "take e006").act(2, "pass").deal("token trident").act(1, "place lagoon1");
    take(&mut game, 1, "e121");
    assert_eq!(public(&game).scores[0].total(), 2, "others do not count what they do not see");
    run_out(&mut game);
    let magic = game_ephyran::content::Magic::Trident;
    let revealed = Event::TokenRevealed { seat: Seat::new(0), area: area("lagoon1"), magic };
    let heard = game.heard(Viewer::Spectator);
    assert!(heard.contains(&revealed));
    assert!(heard.contains(&Event::Scored { seat: Seat::new(0), points: 6 }));
    assert_eq!(public(&game).tokens[0].magic, Some(magic));
    assert_eq!(public(&game).board.phase, Phase::Over);
}

#[test]
fn eyr_a24_without_a_pile_the_rest_of_the_round_draws_from_the_discard_or_not_at_all() {
    let mut game = table(&["e001 e005 e009 e013", "e002 e006 e010 e014", "e003 e007 e011 e015"]);
    run_down(&mut game, 1, 1, &[1]);
    idle(&mut game, 1);
    assert_eq!(public(&game).n_pile, 0);
    let add = game.legal(2).into_iter().find(|action| action.starts_with("add")).expect("an area");
    game.act(2, &add);
    assert_eq!(game.legal(2), ["pass", "draw discard"]);
    game.refuses(2, "draw pile", "EYR-A24");
    game.act(2, "pass");
    let add = game.legal(3).into_iter().find(|action| action.starts_with("add")).expect("an area");
    game.act(3, &add).act(3, "draw discard");
    assert!(game.is_over());
    assert_eq!((hand(&game, 2).len(), hand(&game, 3).len()), (4, 5));
}

#[test]
fn eyr_a24_with_pile_and_discard_empty_nothing_is_drawn() {
    // Three players and a pile that runs out in the middle of a round; every turn adds an area, so nothing is discarded.
    let mut game = Game::with_content(&short_pack(), "seats=3");
    game.deal_any();
    while public(&game).n_pile > 0 {
        let seat = awaited(&game).expect("somebody's turn");
        build(&mut game, seat);
        assert!(discard(&game).is_empty(), "the test wants an empty discard");
    }
    let seat = awaited(&game).expect("the round is not over");
    let n_cards = hand(&game, seat).len();
    let add = game.legal(seat).into_iter().find(|action| action.starts_with("add"));
    game.act(seat, &add.expect("somebody with Dionysus can add an area"));
    assert_eq!(hand(&game, seat).len(), n_cards - 1);
    assert_ne!(awaited(&game), Some(seat), "the turn is over");
}

/// The standard pack with few of its cards: a Support of each kind, and two-area cards until four cities have enough.
fn short_pack() -> Content<Pack> {
    let standard = Content::<Pack>::standard().pack;
    let areas = |at: usize| {
        let face = standard.face(game_ephyran::card::CardId::new(at));
        face.areas.into_iter().flatten().map(|half| half.area.index())
    };
    let mut chosen = vec![0, 4, 20, 24, 40, 44, 60, 50];
    let mut counts = [0; 16];
    chosen.iter().flat_map(|at| areas(*at)).for_each(|area| counts[area] += 1);
    // Three players hold twelve cards: one more than whole rounds can draw.
    while counts.iter().any(|count| *count < 4) || chosen.len() % 3 != 1 {
        let lacks = |at: usize| areas(at).filter(|area| counts[*area] < 4).count();
        let spare = (64..128).filter(|at| !chosen.contains(at));
        let best = spare.rev().max_by_key(|at| lacks(*at)).expect("there are cards enough");
        areas(best).for_each(|area| counts[area] += 1);
        chosen.push(best);
    }
    let (head, cards) = Pack::STANDARD.split_once("[[cards]]").expect("the pack has cards");
    let cards: Vec<&str> = cards.split("[[cards]]").collect();
    let renumbered = chosen.iter().enumerate().map(|(n, at)| {
        let [old, new] = [*at, n].map(|n| format!("id = \"e{:03}\"", n + 1));
        format!("[[cards]]{}", cards[*at].replace(&old, &new))
    });
    let text = format!("{head}{}", renumbered.collect::<String>());
    Content::read(&text).unwrap_or_else(|faults| panic!("the short pack is not sound: {faults:?}"))
}

#[test]
fn eyr_a25_a_game_ends_however_stubbornly_it_is_dragged_out() {
    for n_seats in 2..=4_usize {
        let bound = 200 + 13 * n_seats;
        let start = Game::new(&format!("seats={n_seats}")).state().clone();
        assert_eq!(start.max_turns(), bound);
        for seed in 0..40 {
            assert!(drag_out(start.clone(), seed) <= bound, "seats={n_seats} seed={seed}");
        }
    }
}

/// Plays a game in which everybody avoids the pile and new areas where that is possible; returns its turns.
fn drag_out(mut state: State, seed: u64) -> usize {
    let (mut rng, mut actions, mut n_turns) = (repeatable(seed), Vec::new(), 0);
    loop {
        let step = match state.turn() {
            Turn::Over => return n_turns,
            Turn::Chance => Step::Chance(state.draw(&mut rng)),
            Turn::Decide(seats) => {
                let seat = seats.first().expect("somebody is awaited");
                state.legal_actions(seat, &mut actions);
                let spares = |action: &&Action| match action {
                    Action::DrawDiscard | Action::Lose { .. } => true,
                    Action::DrawPile | Action::Add { .. } | Action::TakeDionysus { .. } => false,
                    other => other.support().is_some(),
                };
                let sparing: Vec<Action> = actions.iter().filter(spares).copied().collect();
                let choice =
                    if sparing.is_empty() || below(&mut rng, 8) == 0 { &actions } else { &sparing };
                let is_turn = state.view(Viewer::Spectator).board.phase == Phase::Act;
                n_turns += usize::from(is_turn);
                let action = choice[below(&mut rng, choice.len() as u32) as usize];
                Step::Act { seat, action }
            }
        };
        state.apply_unchecked(step, &mut engine::Silent);
    }
}
