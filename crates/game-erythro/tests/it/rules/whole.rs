//! Actions that are begun only if they can be carried out whole, effect after effect.

use engine::{Game as _, Seat, Viewer};
use engine_testkit::Script;
use game_erythro::state::State;
use localization::{Lang, Speaker};

use crate::support::{Opening, Print, dirt, player, table};

/// Both pawns under the dome in the centre; the second player holds a card that says `effects`.
fn under_the_dome(adversary: &str, print: Print, effects: &str) -> Script<State> {
    under_the_dome_by_edition(State::EDITIONS.current.0, adversary, print, effects)
}

fn under_the_dome_by_edition(
    edition: u16,
    adversary: &str,
    print: Print,
    effects: &str,
) -> Script<State> {
    let print = print.quiet(0, 5).with("volcans_secousse", "effects", effects);
    let options = match adversary {
        "mars" => "seats=2 adversary=mars difficulty=introduction".to_string(),
        other => format!("seats=2 adversary={other} difficulty=medium"),
    };
    let mut game = Opening::new(&options)
        .edition(edition)
        .print(print)
        .pawns(&[2, 4])
        .hand(1, &["b1", "b2", "b3", "b4", "b8"])
        .hand(2, &["b17", "b18", "b19", "b20", "b22"])
        .play();
    game.act(1, "play b1 move").act(1, "go 1").act(2, "play b19 move").act(2, "go 1");
    game
}

/// Ten fire for the second player, and everything for the first.
fn ten_fire() -> Print {
    let print = Print::standard().with("volcans", "influence", "[0, 10]");
    print.with("brumes", "influence", "[12, 12]")
}

#[test]
fn ery_38_a_destroyed_dome_is_gone_for_the_others_attack() {
    // Supervolcano: attack, then another player attacks. There is only the dome, and one attack brings it down.
    let mut game = under_the_dome("mars", ten_fire(), r#"["attack", { other = "attack" }]"#);
    game.refuses(2, "play b17 effect", "ERY-38");
    assert!(table(&game).dome && player(&game, 2).influence == [0, 10], "nothing has happened");
    // The Alliance's dome stays in place, so both can strike it.
    let mut game = under_the_dome("alliance", ten_fire(), r#"["attack", { other = "attack" }]"#);
    game.act(2, "play b17 effect").act(2, "attack fire").act(2, "choose 1").act(1, "attack air");
    assert!(table(&game).dome && player(&game, 1).influence[0] == 2);
}

#[test]
fn ery_a39_by_edition_1_what_an_effect_takes_away_may_be_forgotten() {
    // Supervolcano under the last dome was begun before 17 November 2026; games on record go on as they were played.
    let effects = r#"["attack", { other = "attack" }]"#;
    let mut game = under_the_dome_by_edition(1, "mars", ten_fire(), effects);
    game.act(2, "play b17 effect").act(2, "attack fire");
    assert!(!table(&game).dome && player(&game, 1).influence == [12, 12], "the rest is left out");
    let draw = r"[{ draw = 4 }, { destroy_contamination = 1 }]";
    assert!(
        under_the_dome_by_edition(1, "mars", Print::standard(), draw).offers(2, "play b17 effect")
    );
    let destroy = r"[{ take_contamination = 1 }, { destroy_contamination = 1 }, { draw = 4 }]";
    let mut game = under_the_dome_by_edition(1, "mars", Print::standard(), destroy);
    game.act(2, "play b17 effect").act(2, "destroy discard");
}

#[test]
fn ery_38_two_attacks_need_two_things_to_attack() {
    // The other player is moved off to a mine first, which leaves the dome to the first.
    let effects = r#"[{ other = { move = 1 } }, "attack", { other = "attack" }]"#;
    let mut game = under_the_dome("mars", ten_fire(), effects);
    game.refuses(2, "play b17 effect", "ERY-38");
}

#[test]
fn ery_38_a_card_destroyed_from_the_discard_pile_can_no_longer_be_drawn() {
    // One contamination card in hand, one in the discard pile; then all that is left is drawn.
    let draw_all = r"[{ take_contamination = 1 }, { destroy_contamination = 1 }, { draw = 4 }]";
    let mut game = under_the_dome("mars", Print::standard(), draw_all);
    assert_eq!((dirt(&game, 2), player(&game, 2).discard.contamination), (0, 1));
    game.act(2, "play b17 effect");
    assert_eq!(game.legal(2), ["destroy hand"], "three in the pile and one in the discard pile");
    game.refuses(2, "destroy discard", "ERY-A39");
}

#[test]
fn ery_38_a_shuffle_takes_the_card_that_was_to_be_destroyed() {
    // Drawing four shuffles the only contamination card into the pile, where nobody can destroy it.
    let mut game =
        under_the_dome("mars", Print::standard(), r"[{ draw = 4 }, { destroy_contamination = 1 }]");
    assert_eq!((dirt(&game, 2), player(&game, 2).discard.contamination), (0, 1));
    game.refuses(2, "play b17 effect", "ERY-38");
    let game =
        under_the_dome("mars", Print::standard(), r"[{ draw = 3 }, { destroy_contamination = 1 }]");
    assert!(game.offers(2, "play b17 effect"));
}

/// What a seat is told that tries something, in English and in French.
fn told(game: &Script<State>, seat: usize, action: &str) -> [String; 2] {
    let (phrase, reader) = (game.refusal(seat, action), Viewer::Seat(Seat::new(seat - 1)));
    Lang::ALL.map(|lang| Speaker { lang, names: &[], reader }.say(&phrase))
}

#[test]
fn ery_38_the_part_that_cannot_be_done_is_named() {
    let game = under_the_dome("mars", ten_fire(), r#"["attack", { other = "attack" }]"#);
    let [english, french] = told(&game, 2, "play b17 effect");
    assert_eq!(
        english,
        "You could not carry it out whole: “another player: attack” cannot be done."
    );
    assert!(
        french.starts_with("Vous ne pourriez pas la réaliser entièrement\u{a0}: «\u{a0}"),
        "{french}"
    );
}

#[test]
fn ery_46_attacking_out_of_nowhere_says_what_would_attack_and_names_no_dome_where_none_is() {
    let mut mars = under_the_dome("mars", ten_fire(), r#"["attack"]"#);
    mars.refuses(2, "attack fire", "ERY-46");
    let [english, french] = told(&mars, 2, "attack fire");
    assert!(english.starts_with("A mine or the dome is attacked from its own tile"), "{english}");
    assert!(french.starts_with("On attaque une mine ou le dôme depuis sa tuile"), "{french}");
    let mut consortium = under_the_dome("consortium", ten_fire(), r#"["attack"]"#);
    consortium.refuses(1, "attack air", "ERY-46");
    let [english, french] = told(&consortium, 1, "attack air");
    assert!(english.starts_with("A mine is attacked from its own tile"), "{english}");
    assert!(french.starts_with("On attaque une mine depuis sa tuile"), "{french}");
}

#[test]
fn ery_13_only_the_consortium_asks_by_events() {
    let mars = under_the_dome("mars", ten_fire(), r#"["attack"]"#);
    let consortium = under_the_dome("consortium", ten_fire(), r#"["attack"]"#);
    let said = [
        "That is done only when a card asks for it.",
        "Cela ne se fait que si une carte le demande.",
    ];
    assert_eq!(told(&mars, 1, "destroy hand"), said);
    assert!(told(&consortium, 1, "destroy hand")[0].contains("or an event"));
}
