//! Deals from a view: what was seen is where it was seen, and everything else is anywhere it can be.

use engine::{Game as _, Seat, Viewer, repeatable};
use engine_testkit::Script;
use game_ephios::{Card, CardSet, State};

fn card(id: &str) -> Card {
    id.parse().unwrap()
}

/// A quick game for three: seat 1 begins, seat 2 next.
fn game() -> Script<State> {
    let mut game = Script::new("mode=quick seats=3 first=1");
    game.deal("affinity ordre").deal("affinity culte").deal("affinity academie");
    game.deal("card etudiant").deal("card perceptrice").deal("card dockeuse").deal("card tribune");
    game
}

/// The hands that `seat` may hold in the eyes of `viewer`: all that came up in many deals.
fn hands(game: &Script<State>, viewer: usize, seat: usize) -> CardSet {
    let view = game.view(Viewer::Seat(Seat::new(viewer - 1)));
    let mut rng = repeatable(11);
    let mut seen = CardSet::EMPTY;
    for _ in 0..300 {
        let dealt = State::determinize(&view, &mut rng);
        seen |= dealt.view(Viewer::Seat(Seat::new(seat - 1))).hand;
    }
    seen
}

#[test]
fn a_card_recruited_openly_is_remembered() {
    let mut game = game();
    game.act(1, "recruit etudiant").deal("card juge");
    assert_eq!(hands(&game, 2, 1), CardSet::only(card("etudiant")));
}

#[test]
fn a_card_recruited_blindly_may_be_any_personality_that_nobody_has_seen() {
    let mut game = game();
    game.act(1, "recruit blind").deal("card juge");
    let may = hands(&game, 2, 1);
    assert_eq!(may.len(), 10, "14 personalities less the four on the crossroads: {may:?}");
    assert!((may - CardSet::PERSONALITIES).is_empty(), "an inhabitant would have been shown");
    assert_eq!(hands(&game, 1, 1), CardSet::only(card("juge")));
}

#[test]
fn a_card_stolen_unseen_may_be_with_either_and_nowhere_else() {
    let mut game = game();
    game.act(1, "recruit perceptrice").deal("card gazetiere").act(2, "recruit dockeuse");
    game.deal("card cantiniere").act(3, "recruit etudiant").deal("card passeur");
    game.act(1, "use perceptrice").act(1, "target 2").deal("card dockeuse").deal_any();
    assert_eq!(hands(&game, 3, 1), CardSet::only(card("dockeuse")), "the only card there was");
    assert_eq!(hands(&game, 3, 2), CardSet::EMPTY);
}

#[test]
fn the_affinities_dealt_are_never_the_viewers_own() {
    let game = game();
    let view = game.view(Viewer::Seat(Seat::new(0)));
    let mut rng = repeatable(5);
    let mut seen = Vec::new();
    for _ in 0..200 {
        let dealt = State::determinize(&view, &mut rng);
        assert_eq!(dealt.view(Viewer::Seat(Seat::new(0))).affinity, view.affinity);
        seen.extend(dealt.view(Viewer::Seat(Seat::new(1))).affinity);
    }
    seen.sort_unstable();
    seen.dedup();
    assert_eq!(seen.len(), 4);
    assert!(!seen.contains(&"ordre".parse().unwrap()));
}

#[test]
fn every_deal_looks_the_same_to_the_viewer() {
    let mut game = game();
    game.act(1, "recruit blind").deal("card juge").act(2, "recruit blind").deal("card argentier");
    let mut rng = repeatable(2);
    for viewer in Viewer::all(3) {
        let view = game.view(viewer);
        for _ in 0..50 {
            assert_eq!(State::determinize(&view, &mut rng).view(viewer), view);
        }
    }
}
