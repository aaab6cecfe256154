//! Free communication: cards that are shown, and what everybody can tell without being shown it.

use engine::{Game as _, Seat, Step, Viewer, repeatable};
use engine_testkit::Script;
use game_erythro::action::Event;
use game_erythro::state::{Phase, State};

use crate::support::{Opening, Print, card, dirt, go_to, holds, player, public};

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
    let mut game = purifying_fire(Print::standard()).play();
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
    // ERY-A47: what one player was shown is not what everybody can tell.
    game.refuses(1, "play b8 effect", "ERY-38");
    game.act(2, "show");
    assert!(game.view(Viewer::Seat(Seat::new(0))).shown.is_empty());
    game.act(1, "play b8 effect").act(1, "choose 2").act(2, "destroy hand");
    assert_eq!(dirt(&game, 2), 0);
}

#[test]
fn ery_31_what_was_shown_is_forgotten_when_the_card_leaves_the_hand() {
    let mut game = purifying_fire(Print::standard()).play();
    game.act(2, "show b17 to 1").act(2, "play b17 gain");
    assert!(game.view(Viewer::Seat(Seat::new(0))).shown.is_empty());
}
