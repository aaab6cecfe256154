//! Free communication: cards that are shown, and what everybody can tell without being shown it.

use engine::{Game as _, Seat, Step, Viewer, repeatable};
use engine_testkit::Script;
use game_erythro::action::Event;
use game_erythro::state::{Phase, State, Task};

use crate::support::{Opening, Print, card, dirt, go_to, holds, player, public, table};

/// The first player holds a card that makes another destroy a contamination card.
fn purifying_fire(print: Print) -> Opening {
    let effects = "[{ other = { destroy_contamination = 1 } }]";
    Opening::two()
        .print(print.quiet(0, 0).with("brumes_embruns", "effects", effects))
        .pawns(&[2, 9])
        .hand(1, &["b1", "b2", "b3", "b4", "b8"])
        .hand(2, &["b17", "b18", "b19", "b20", "b22"])
}

/// Round 2: the other's only contamination card is in his hand, and nobody can tell.
fn with_a_secret() -> Script<State> {
    with_a_secret_by_edition(State::EDITIONS.current.0)
}

fn with_a_secret_by_edition(edition: u16) -> Script<State> {
    let mut game = purifying_fire(Print::standard()).edition(edition).play();
    // The other's first contamination card lies in his discard pile, where all can see it.
    assert!(game.offers(1, "play b8 effect"));
    go_to(&mut game, 1, Phase::Discard);
    game.act(1, "keep").act(2, "keep");
    go_to(&mut game, 1, Phase::Draw);
    game.deal("draw b5").deal("draw b6").deal("draw b7").deal("draw b1");
    game.deal("draw b21").deal("draw b23").deal("draw b24").deal("draw contamination");
    go_to(&mut game, 2, Phase::Players);
    game.deal_any();
    assert_eq!((dirt(&game, 2), player(&game, 2).discard.len()), (1, 0));
    game
}

fn may(game: &Script<State>, seat: usize, action: &str) -> bool {
    let action = action.parse().expect("an action");
    game.state().may(&Step::Act { seat: Seat::new(seat - 1), action }).is_ok()
}

#[test]
fn ery_a47_a_hidden_contamination_card_counts_once_it_is_shown() {
    let mut game = with_a_secret();
    game.refuses(1, "play b8 effect", "ERY-38");
    game.refuses(1, "show", "ERY-33");
    game.act(2, "show");
    assert!(public(&game).contains(&Event::ContaminationShown { seat: Seat::new(1) }));
    game.refuses(2, "show", "ERY-31");
    game.act(1, "play b8 effect").act(1, "choose 2").act(2, "destroy hand");
    assert_eq!(dirt(&game, 2), 0);
}

#[test]
fn ery_31_who_has_played_four_cards_may_still_show_one() {
    let mut game = with_a_secret();
    for card in ["b21", "b23", "b24", "b22"] {
        game.act(2, &format!("play {card} gain"));
    }
    assert!(game.legal(2).is_empty(), "nobody waits for him");
    game.refuses(1, "play b8 effect", "ERY-38");
    game.act(2, "show");
    game.act(1, "play b8 effect").act(1, "choose 2").act(2, "destroy hand");
    assert_eq!(dirt(&game, 2), 0);
}

#[test]
fn ery_31_any_card_is_shown_at_any_time_and_once() {
    let mut game = purifying_fire(Print::standard()).play();
    // In the middle of the other's card, without being asked.
    game.act(1, "play b1 move").act(2, "show b17");
    let shown = Event::CardShown { seat: Seat::new(1), card: card("b17") };
    assert!(public(&game).contains(&shown));
    assert!(!may(&game, 2, "show b17"), "everybody knows it");
    assert!(!may(&game, 2, "show b8") && !may(&game, 2, "show"), "what he has not got");
    game.act(1, "go 2");
    game.refuses(2, "show b17", "ERY-31").refuses(2, "show b8", "ERY-33");
    // After it moved it may be shown again; and cards may be shown in every phase in which somebody decides.
    game.act(2, "play b17 gain");
    assert!(!may(&game, 2, "show b17"));
    go_to(&mut game, 1, Phase::Discard);
    assert!(may(&game, 1, "show b8") && holds(&game, 1, "b8"));
}

#[test]
fn ery_31_with_open_hands_there_is_nothing_to_show() {
    let game = Opening::new("seats=2 adversary=mars difficulty=introduction hands=open").play();
    let mut asides = Vec::new();
    game.state().asides(Seat::new(0), &mut asides);
    assert!(asides.is_empty(), "{asides:?}");
}

#[test]
fn ery_31_a_shown_card_is_in_every_deal_that_others_can_imagine() {
    let mut game = purifying_fire(Print::standard()).play();
    let is_dealt = |game: &Script<State>| {
        let view = game.view(Viewer::Seat(Seat::new(0)));
        let mut rng = repeatable(1);
        let deals = (0..40).map(|_| State::determinize(&view, &mut rng));
        deals.filter(|deal| deal.hand(Seat::new(1)).actions.has(card("b22"))).count()
    };
    assert!(is_dealt(&game) < 40, "it could be in the draw pile");
    game.act(2, "show b22");
    assert_eq!(is_dealt(&game), 40);
}

#[test]
fn ery_a47_what_everybody_can_count_is_known() {
    // With all eight cards in hand, drawing one shuffles the contamination card and draws it: it can be no other.
    let print = Print::standard().with("limits", "hand", "8").with(
        "volcans_secousse",
        "effects",
        "[{ draw = 1 }]",
    );
    let mut game = purifying_fire(print).play();
    game.act(2, "play b17 effect").deal("draw contamination").deal_any();
    assert_eq!((dirt(&game, 2), player(&game, 2).known.contamination), (1, 0));
    let view = game.view(Viewer::Spectator);
    assert_eq!(view.certain_contamination(Seat::new(1)), 1);
    game.act(1, "play b8 effect").act(1, "choose 2").act(2, "destroy hand");
}

/// What a seat was told by the last step.
fn heard(game: &Script<State>, seat: usize) -> Vec<Event> {
    game.heard(Viewer::Seat(Seat::new(seat - 1)))
}

#[test]
fn ery_31_a_card_is_shown_to_one_player_and_the_others_see_only_that_something_is() {
    let mut game = Opening::new("seats=3 adversary=mars difficulty=introduction").play();
    let [one, two] = [Seat::new(0), Seat::new(1)];
    let mine = game.legal(1)[0].split(' ').nth(1).expect("play and a card").to_string();
    game.refuses(1, &format!("show {mine} to 1"), "ERY-32").refuses(
        1,
        &format!("show {mine} to 7"),
        "ERY-32",
    );
    game.act(1, &format!("show {mine} to 2"));
    let shown = Event::CardShownTo { seat: one, to: two, card: card(&mine) };
    assert_eq!((heard(&game, 1), heard(&game, 2)), (vec![shown], vec![shown]));
    assert_eq!(heard(&game, 3), [Event::SomethingShown { seat: one, to: two }]);
    assert!(game.view(Viewer::Seat(two)).shown_by(one).actions.has(card(&mine)));
    assert!(game.view(Viewer::Seat(Seat::new(2))).shown.is_empty());
    // Not twice to the same player; to another, or to everybody, it may still be shown.
    game.refuses(1, &format!("show {mine} to 2"), "ERY-31");
    assert!(may(&game, 1, &format!("show {mine} to 3")) && may(&game, 1, &format!("show {mine}")));
    let dealt = |game: &Script<State>, viewer: usize| {
        let view = game.view(Viewer::Seat(Seat::new(viewer)));
        let mut rng = repeatable(1);
        let deals = (0..40).map(|_| State::determinize(&view, &mut rng));
        deals.filter(|deal| deal.hand(one).actions.has(card(&mine))).count()
    };
    assert_eq!(dealt(&game, 1), 40, "who was shown it knows");
    assert!(dealt(&game, 2) < 40, "who was not does not");
    game.act(1, &format!("show {mine}"));
    game.refuses(1, &format!("show {mine} to 3"), "ERY-31");
    assert!(game.view(Viewer::Seat(two)).shown.is_empty(), "everybody knows it now");
}

#[test]
fn ery_31_a_contamination_card_is_shown_to_one_player_too() {
    let mut game = with_a_secret();
    game.act(2, "show contamination to 1");
    assert_eq!(game.view(Viewer::Seat(Seat::new(0))).shown_by(Seat::new(1)).contamination, 1);
    game.refuses(2, "show contamination to 1", "ERY-31");
    game.act(2, "show");
    assert!(game.view(Viewer::Seat(Seat::new(0))).shown.is_empty());
    game.act(1, "play b8 effect").act(1, "choose 2").act(2, "destroy hand");
    assert_eq!(dirt(&game, 2), 0);
}

#[test]
fn ery_a47_what_a_player_was_shown_alone_counts_for_him() {
    let mut game = with_a_secret();
    game.refuses(1, "play b8 effect", "ERY-38");
    game.act(2, "show contamination to 1");
    assert!(game.offers(1, "play b8 effect"));
    game.act(1, "play b8 effect");
    // He counts on it, so everybody knows of it from now on.
    let passed_on = Event::ContaminationPassedOn { seat: Seat::new(0), owner: Seat::new(1) };
    assert!(public(&game).contains(&passed_on));
    assert_eq!(game.view(Viewer::Spectator).certain_contamination(Seat::new(1)), 1);
    game.act(1, "choose 2").act(2, "destroy hand");
    assert_eq!(dirt(&game, 2), 0);
}

#[test]
fn ery_a47_by_edition_1_only_what_everybody_can_tell_counts() {
    let mut game = with_a_secret_by_edition(1);
    game.act(2, "show contamination to 1").refuses(1, "play b8 effect", "ERY-38");
    game.act(2, "show").act(1, "play b8 effect").act(1, "choose 2").act(2, "destroy hand");
}

/// Three players in round 2. The others' contamination cards are in their hands, where nobody can tell.
fn three() -> Script<State> {
    let effects = "[{ other = { destroy_contamination = 1 } }]";
    let print = Print::standard().quiet(0, 0).with("brumes_embruns", "effects", effects);
    let mut game = Opening::new("seats=3 adversary=mars difficulty=introduction")
        .print(print)
        .pawns(&[2, 9, 5])
        .hand(1, &["b1", "b2", "b3", "b4", "b8"])
        .hand(2, &["b9", "b10", "b11", "b12", "b13"])
        .hand(3, &["b17", "b18", "b19", "b20", "b21"])
        .play();
    go_to(&mut game, 1, Phase::Draw);
    while table(&game).round == 1 {
        let mut outcomes = Vec::new();
        game.state().chance_outcomes(&mut outcomes);
        // Contamination cards come last.
        let at = match table(&game).tasks.last() {
            Some(Task::Draw { seat, .. }) if *seat != Seat::new(0) => outcomes.len() - 1,
            _ => 0,
        };
        game.take(Step::Chance(outcomes[at].0));
    }
    go_to(&mut game, 2, Phase::Players);
    assert_eq!((dirt(&game, 1), dirt(&game, 2), dirt(&game, 3)), (0, 1, 1));
    game
}

/// What everybody can tell of the contamination cards in the hands of the second and the third player. Whoever deals
/// anew what he cannot see finds somebody to choose.
fn told(game: &Script<State>) -> [u8; 2] {
    let mut rng = repeatable(1);
    for viewer in Viewer::all(3) {
        let deal = State::determinize(&game.view(viewer), &mut rng);
        let mut actions = Vec::new();
        for seat in deal.turn().awaited() {
            deal.legal_actions(seat, &mut actions);
            assert!(!actions.is_empty(), "{viewer} {seat}");
        }
    }
    [1, 2].map(|seat| game.view(Viewer::Spectator).certain_contamination(Seat::new(seat)))
}

#[test]
fn ery_a47_who_begins_on_what_he_was_shown_alone_tells_everybody() {
    let mut game = three();
    game.refuses(1, "play b8 effect", "ERY-38");
    game.act(2, "show contamination to 1").act(3, "show contamination to 2");
    assert_eq!(told(&game), [0, 0]);
    game.act(1, "play b8 effect");
    assert_eq!(told(&game), [1, 0], "what he was not shown he cannot tell");
    game.refuses(1, "choose 3", "ERY-A11");
    game.act(1, "choose 2").act(2, "destroy hand");
}

#[test]
fn ery_a47_who_chooses_on_what_he_was_shown_alone_tells_everybody() {
    let mut game = three();
    game.act(2, "show contamination to 1").act(3, "show").act(1, "play b8 effect");
    assert_eq!(told(&game), [0, 1], "the card can be begun on what everybody knows");
    assert_eq!(game.legal(1), ["choose 2", "choose 3"]);
    let mut other = Script::from_state(game.state().clone());
    other.act(1, "choose 3").act(3, "destroy hand");
    assert_eq!(told(&other), [0, 0], "and nothing more is told");
    game.act(1, "choose 2");
    assert_eq!(told(&game), [1, 1]);
    game.act(2, "destroy hand");
}

#[test]
fn ery_31_what_was_shown_is_forgotten_when_the_card_leaves_the_hand() {
    let mut game = purifying_fire(Print::standard()).play();
    game.act(2, "show b17 to 1").act(2, "play b17 gain");
    assert!(game.view(Viewer::Seat(Seat::new(0))).shown.is_empty());
}
