//! What is sealed is dealt anew over everything the view allows, and over nothing else.

use std::collections::BTreeSet;

use engine::{Game, Seat, Viewer, repeatable};
use engine_testkit::Script;
use game_epix::State;

/// What `viewer` could think another seat has sealed, by dealing her view anew many times.
fn thoughts<T: Ord>(
    game: &Script<State>,
    viewer: Viewer,
    sealed: impl Fn(&State) -> T,
) -> BTreeSet<T> {
    let (view, mut rng) = (game.view(viewer), repeatable(5));
    (0..400)
        .map(|_| {
            let dealt = State::determinize(&view, &mut rng);
            assert_eq!(dealt.view(viewer), view);
            sealed(&dealt)
        })
        .collect()
}

fn seat(number: usize) -> Seat {
    Seat::new(number - 1)
}

fn opened(options: &str, abilities: &str) -> Script<State> {
    let mut game = Script::<State>::new(options);
    game.play(abilities);
    game
}

#[test]
fn an_auction_stake_may_be_anything_the_seat_can_pay() {
    let mut game =
        opened("seats=3 rules=basic", "* first 1\n1 recruit camp n_a\n2 pass\n3 pass\n1 pass");
    game.act(1, "offer 5").act(2, "offer 7");
    let offer = |of: usize| move |state: &State| state.view(Viewer::Seat(seat(of))).own.offer;
    let all = |most: u16| (0..=most).map(Some).collect::<BTreeSet<_>>();
    assert_eq!(thoughts(&game, Viewer::Seat(seat(2)), offer(1)), all(13));
    assert_eq!(thoughts(&game, Viewer::Spectator, offer(2)), all(15));
    assert_eq!(thoughts(&game, Viewer::Seat(seat(2)), offer(2)), BTreeSet::from([Some(7)]));
    assert_eq!(thoughts(&game, Viewer::Seat(seat(1)), offer(3)), BTreeSet::from([None]));
}

#[test]
fn a_face_down_card_may_be_any() {
    let mut game = opened("seats=2 rules=basic", "* first 1\n1 pass\n2 pass");
    for season in 0..4 {
        game.play("1 offer 0\n2 offer 0\n1 first 1");
        let card = if season < 3 { "tax" } else { "recruit tax" };
        game.act(2, &format!("choose {card}"));
        let cards = |state: &State| state.view(Viewer::Seat(seat(2))).own.cards;
        for viewer in [Viewer::Seat(seat(1)), Viewer::Spectator] {
            let seen = thoughts(&game, viewer, cards);
            assert_eq!(seen.len(), 3, "season {season}: {seen:?}");
            assert!(seen.iter().all(|cards| cards.len() == if season < 3 { 1 } else { 2 }));
        }
        assert_eq!(thoughts(&game, Viewer::Seat(seat(2)), cards).len(), 1);
        game.act(1, &format!("choose {card}"));
    }
}

/// Seat 1's knight attacks seat 2's camp and has hidden 4 of 8 gold; seat 2 has spies.
fn duel() -> Script<State> {
    let mut game = opened(
        "seats=2 rules=advanced",
        "* first 1\n* draw 17\n* draw 18\n* draw 19
        1 recruit knight w_a\n2 bid 19 1 camp\n1 pass\n2 recruit camp e_a\n2 pass
        1 offer 1\n2 offer 0\n1 first 1\n1 choose march\n2 choose tax
        1 move knight w_a lochmess\n1 attack knight lochmess e_a",
    );
    game.act(1, "stake 4");
    game
}

#[test]
fn a_stake_may_be_anything_until_spies_have_asked() {
    let mut game = duel();
    let stake = |state: &State| state.view(Viewer::Seat(seat(1))).own.stake;
    let set = |amounts: &[u16]| amounts.iter().copied().map(Some).collect::<BTreeSet<_>>();
    assert_eq!(thoughts(&game, Viewer::Seat(seat(2)), stake), set(&[1, 2, 3, 4, 5, 6, 7, 8]));
    assert_eq!(thoughts(&game, Viewer::Seat(seat(1)), stake), set(&[4]));
    game.act(2, "spy");
    assert_eq!(thoughts(&game, Viewer::Seat(seat(2)), stake), set(&[2, 4, 6, 8]));
    assert_eq!(thoughts(&game, Viewer::Spectator, stake), set(&[2, 4, 6, 8]));
}
