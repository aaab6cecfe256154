//! A suite that finds nothing proves nothing: each fault planted in the toy is found, and named.

mod numbers;
mod refusals;

use engine::{Turn, repeatable};
use engine_testkit::conformance::Pool;
use engine_testkit::leaks::{self, Claims};
use engine_testkit::{Script, Suite, golden, perft, playthrough};

use crate::toy::{self, NUMBER_PLANTS, PLANTS, State};

/// What is found in the toy with `plant`, and with the exhaustive walk left out.
fn findings(plant: &str) -> String {
    let suite = Suite::<State>::new().setup(&format!("plant={plant}")).games(100);
    suite.findings().iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

#[track_caller]
fn is_found(plant: &str, said: &str) {
    let found = findings(plant);
    assert!(found.contains(said), "`{plant}` should be found with `{said}`, but: {found:?}");
}

/// What the leak check says about the position after the deal, when all the first seat holds is a 1.
fn leak(plant: &str) -> String {
    let mut game = Script::<State>::new(&format!("plant={plant}"));
    game.deal("deal 1").deal("deal 4");
    let mut pool = Pool::new();
    pool.actions.push("guess 1".parse().expect("a guess can be read"));
    let mut rng = repeatable(1);
    let checked = leaks::position(game.state(), &pool, &Claims::default(), None, &mut rng);
    checked.err().unwrap_or_default()
}

#[track_caller]
fn is_leaked(plant: &str, said: &str) {
    let leaked = leak(plant);
    assert!(leaked.contains(said), "`{plant}` should leak with `{said}`, but: {leaked:?}");
}

#[test]
fn the_honest_toy_passes() {
    assert_eq!(leak("honest"), "");
    Suite::<State>::new().games(300).exhaustive(4).encoded().run();
}

#[test]
fn faults_in_numbers_are_found() {
    let said = [
        "`hint` differs written from the view and from the state",
        "1 cells are written of 2",
        "beyond its bounds",
        "after a re-deal",
        "both have number 0",
        "`guess 4` has no number",
    ];
    for (plant, said) in NUMBER_PLANTS.iter().zip(said) {
        let suite = Suite::<State>::new().setup(&format!("numbers={plant}")).games(20);
        assert_eq!(suite.findings(), [], "`{plant}` is only planted in the numbers");
        let found = suite.encoded().findings();
        let found: Vec<String> = found.iter().map(ToString::to_string).collect();
        let found = found.join("\n");
        assert!(found.contains(said), "`{plant}` should be found with `{said}`, but: {found}");
    }
}

#[test]
fn every_plant_is_found() {
    let is_found_by_playing =
        |plant: &&&str| !["honest", "same-deal", "double-deal", "forgets"].contains(plant);
    for plant in PLANTS.iter().filter(is_found_by_playing) {
        assert_ne!(findings(plant), "", "`{plant}` was not found");
    }
}

/// What the exhaustive walk finds.
fn walked(plant: &str) -> String {
    let walk = Suite::<State>::new().setup(&format!("plant={plant}")).games(0).exhaustive(4);
    walk.findings().first().map(ToString::to_string).unwrap_or_default()
}

#[test]
fn a_re_deal_that_never_varies_is_found_by_walking() {
    let said = walked("same-deal");
    assert!(said.contains("she may be in a position that is never dealt"), "{said}");
}

#[test]
fn a_view_that_forgets_what_was_told_is_found_by_walking() {
    let said = walked("forgets");
    assert!(said.contains("she cannot be in the re-dealt position"), "{said}");
}

#[test]
fn a_re_deal_with_a_card_too_many_is_found() {
    let suite = Suite::<State>::new().setup("plant=double-deal").invariant(State::check_cards);
    let found = suite.findings();
    assert!(found[0].problem.contains("panicked: a card is dealt twice"), "{found:?}");
    let said = walked("double-deal");
    assert!(said.contains("she cannot be in the re-dealt position"), "{said}");
}

#[test]
fn a_hidden_card_in_the_view_is_found() {
    is_leaked("view", "viewer 1: after a re-deal the view differs");
    is_found("view", "the view differs");
    is_found("sealed-view", "the view differs");
}

#[test]
fn a_view_that_shows_what_nobody_told_is_found_even_if_the_re_deal_honours_it() {
    is_found("shared-view", "told the same by");
    is_found("silent-view", "told the same by");
    let said = walked("shared-view");
    assert!(said.contains("told the same by `* deal"), "{said}");
}

#[test]
fn a_hidden_card_in_an_event_is_found() {
    is_leaked("event", "the events differ");
    is_found("event", "the events differ");
    is_found("deal-event", "the events differ");
}

#[test]
fn a_hidden_card_in_a_refusal_is_found() {
    is_leaked("refusal", "is answered otherwise after a re-deal");
    is_found("refusal", "is answered otherwise after a re-deal");
}

#[test]
fn a_hidden_card_in_who_is_awaited_is_found() {
    is_leaked("awaited", "who is awaited differs");
    is_found("awaited", "who is awaited differs");
}

#[test]
fn a_hidden_card_in_the_length_of_a_list_is_found() {
    is_leaked("list-length", "the legal list differs");
    is_found("list-length", "the legal list differs");
}

#[test]
fn a_hidden_card_in_the_order_of_a_list_is_found() {
    is_leaked("list-order", "viewer 1: after a re-deal the legal list differs");
    is_found("list-order", "the legal list differs");
}

#[test]
fn a_decision_that_is_called_public_and_depends_on_a_hidden_card_is_found() {
    is_leaked("public", "viewer 1: seat 2 is said to decide in public");
    is_found("public", "is said to decide in public, but may do otherwise after a re-deal");
}

#[test]
fn a_hidden_card_in_how_private_a_decision_is_is_found() {
    is_found("privacy", "how private seat");
}

#[test]
fn a_game_that_wrongly_says_that_it_hides_nothing_is_found() {
    is_leaked("hides-nothing", "the game says that it hides nothing, and yet a re-deal differs");
    is_found("hides-nothing", "the game says that it hides nothing");
}

#[test]
fn a_finding_names_setup_seed_step_viewer_and_both_values() {
    let found = findings("list-length");
    let first = found.split_once("\nsetup").map_or(found.as_str(), |(first, _)| first);
    assert!(first.contains("setup `plant=list-length`, seed "), "{first}");
    assert!(first.contains("after 1 steps: viewer "), "{first}");
    let [one, other] = ["[Guess { card: ", "the last steps were `* deal "];
    assert!(first.contains(one) && first.contains(other), "{first}");
}

#[test]
fn faults_in_lists_are_found() {
    is_found("unlisted", "is not offered to seat");
    is_found("twice", "holds Guess { card: 4 } twice");
    is_found("buffer", "the list of seat");
    is_found("off-turn", "is not awaited, but is offered");
    is_found("unsorted", "is not sorted");
    is_found("nobody", "nobody is awaited");
}

#[test]
fn faults_in_steps_are_found() {
    is_found("changes", "but changed the state");
    is_found("endless", "the game goes on past max_steps, which is 4");
    is_found("deaf", "leads elsewhere when nobody listens");
    is_found("bag", "tickets do not ascend");
}

#[test]
fn faults_in_texts_are_found() {
    is_found("notation", "`mutter` does not round-trip");
    is_found("words", "panicked: lost for words");
    is_found("options", "give another setup");
}

#[test]
fn faults_in_outcomes_are_found() {
    is_found("payoff", "are not all from 0 to 1");
    is_found("early-outcome", "the game is not over, but has the outcome");
}

#[test]
fn a_broken_invariant_is_found() {
    let suite = Suite::<State>::new().invariant(|state| {
        assert!(perft(state, 1) != 4, "four cards are left");
    });
    let found = suite.games(1).findings();
    assert_eq!(found[0].problem, "panicked: four cards are left");
    assert_eq!((found[0].seed, found[0].step), (0, 0));
}

#[test]
fn events_that_are_shown_in_passing_can_be_named() {
    let suite = Suite::<State>::new().setup("plant=event").games(50);
    let told = |event: &toy::Event| matches!(event, toy::Event::Sealed { .. });
    assert_eq!(suite.shows(told).findings(), []);
}

#[test]
fn a_script_ends_where_the_game_does() {
    let mut game = Script::<State>::new("");
    game.deal_any().play_any().play_any();
    assert!(game.is_over());
    assert_eq!(engine::Game::turn(game.state()), Turn::Over);
    game.refuses(1, "guess 2", "game-over");
}

#[test]
fn a_playthrough_is_as_reviewed_and_says_where_it_is_not() {
    playthrough::check::<State>("tests/playthroughs/toy.txt", "", 1);
    let played = playthrough::print::<State>("", 1);
    assert_eq!(played, playthrough::print::<State>("seats=2", 1));
    assert_eq!(golden::difference(&played, &played), None);
    let other = played.replacen("seed 1", "seed 2", 1);
    let said = "line 3: expected\n  seed 2\nbut the game says\n  seed 1";
    assert_eq!(golden::difference(&other, &played).as_deref(), Some(said));
    let longer = format!("{played}more\n");
    let said = golden::difference(&played, &longer).expect("one is longer");
    assert!(said.ends_with("expected\n  (the end)\nbut the game says\n  more"), "{said}");
}
