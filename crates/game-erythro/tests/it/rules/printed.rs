//! What is in the box: counts, fixed points, and packs that are refused.

use std::sync::Arc;

use engine::{Content, Pack as _, Source};
use game_erythro::content::{Card, Effect, Pack, Reach, Row};
use game_erythro::state::Element;

use crate::support::Print;

fn pack() -> Arc<Pack> {
    Content::<Pack>::standard().pack
}

/// What is wrong with the standard pack once the last entry of a section is gone.
fn without_last(section: &str) -> Vec<String> {
    let text = Pack::STANDARD;
    let start = text.rfind(&format!("[[{section}]]")).expect("there is such a section");
    let end = text[start + 2..].find("\n[[").map_or(text.len(), |at| start + 2 + at + 1);
    let shorter = format!("{}{}", &text[..start], &text[end..]);
    let errors = Content::<Pack>::read(&shorter).expect_err("something is missing");
    errors.iter().map(|error| format!("{}: {}", error.field, error.reason)).collect()
}

fn complains(faults: &[String], start: &str) {
    assert!(
        faults.iter().any(|fault| fault.starts_with(start)),
        "{start:?} is not among {faults:?}"
    );
}

fn advanced(pack: &Pack, id: &str) -> Card {
    pack.printed
        .advanced_cards
        .iter()
        .find(|card| card.id == id)
        .expect("there is such a card")
        .clone()
}

#[test]
fn ery_5_ery_6_the_box_holds_its_cards() {
    let printed = &pack().printed;
    assert_eq!((printed.base_cards.len(), printed.advanced_cards.len()), (32, 61));
    assert_eq!((printed.contamination.copies, printed.mines.len()), (24, 40));
    complains(&without_last("mines"), "mines: 40 expected, 39 found");
    complains(&without_last("advanced_cards"), "advanced_cards: 61 expected, 60 found");
    complains(&without_last("base_cards"), "base_cards: 32 expected, 31 found");
    complains(
        &Print::standard().with("contamination", "copies", "23").faults(),
        "contamination.copies",
    );
}

#[test]
fn ery_7_ery_9_ery_10_ery_13_boards_tiles_and_sheets_are_counted() {
    let printed = &pack().printed;
    assert_eq!((printed.characters.len(), printed.tiles.len()), (4, 16));
    assert_eq!((printed.adversaries.len(), printed.limits.sanctuaries), (3, 8));
    assert_eq!(printed.adversaries.iter().filter(|sheet| sheet.dome.is_some()).count(), 2);
    assert!(!printed.events.is_empty());
    complains(&without_last("characters"), "characters: 4 expected, 3 found");
    complains(&without_last("tiles"), "tiles: 16 expected, 15 found");
}

#[test]
fn ery_3_ery_a1_four_characters_master_two_elements_each_in_a_circle() {
    let pairs: Vec<_> = pack().printed.characters.iter().map(|c| c.elements).collect();
    let expected = [
        [Element::Air, Element::Water],
        [Element::Water, Element::Earth],
        [Element::Earth, Element::Fire],
        [Element::Fire, Element::Air],
    ];
    assert_eq!(pairs, expected);
    let twice = Print::standard().with("brumes", "elements", r#"["air", "air"]"#);
    complains(&twice.faults(), "characters[0].elements: two different elements");
}

#[test]
fn ery_24_ery_a2_ery_a36_one_element_starts_at_1_and_the_other_at_2() {
    // ERY-A36: a character is one entry of the pack, so its two faces cannot differ.
    for character in &pack().printed.characters {
        let mut start = character.influence;
        start.sort_unstable();
        assert_eq!(start, [1, 2], "{}", character.id);
    }
}

#[test]
fn ery_11_a_base_card_belongs_to_a_pair() {
    let printed = &pack().printed;
    for character in &printed.characters {
        let deck: Vec<_> = printed
            .base_cards
            .iter()
            .filter(|card| card.character.as_ref() == Some(&character.id))
            .collect();
        assert_eq!(deck.len(), 8);
        for card in deck {
            assert!(character.elements.contains(&card.gain.element));
            assert!(character.elements.contains(&card.sanctuary));
        }
    }
    let strange = Print::standard().with("brumes_brise", "sanctuary", "\"fire\"");
    complains(&strange.faults(), "base_cards[0].sanctuary: not an element of this card");
    let homeless = Print::standard().with("brumes_brise", "character", "\"lacs\"");
    complains(&homeless.faults(), "base_cards[0].character: no such character");
}

#[test]
fn ery_12_an_advanced_card_belongs_to_one_element() {
    let printed = &pack().printed;
    let count =
        |element| printed.advanced_cards.iter().filter(|c| c.element == Some(element)).count();
    assert_eq!(Element::ALL.map(count), [16, 15, 15, 15]);
    assert!(printed.advanced_cards.iter().all(|c| c.element == Some(c.gain.element)));
    let strange = Print::standard().with("ouragan", "sanctuary", "\"fire\"");
    complains(&strange.faults(), "advanced_cards[11].sanctuary: not an element of this card");
}

#[test]
fn ery_59_ouragan_is_as_pictured() {
    let card = advanced(&pack(), "ouragan");
    assert_eq!(
        (card.cost, card.gain.n, card.gain.element, card.steps),
        (Some(5), 3, Element::Air, 3)
    );
    assert_eq!((card.sanctuary, card.bonus.needs), (Element::Air, Element::Air));
    assert_eq!(
        (card.bonus.effects, card.effects),
        (vec![Effect::ReduceAttack(3)], vec![Effect::Attack])
    );
    assert_eq!(card.source, Source::Rulebook);
}

#[test]
fn ery_60_ery_a35_the_pictured_mine() {
    let pack = pack();
    let mine = pack.printed.mines.iter().find(|mine| mine.id == "mine_3_01").unwrap();
    assert_eq!((mine.level, mine.extraction), (3, 2));
    let costs =
        [Element::Water, Element::Earth, Element::Fire, Element::Air].map(|e| mine.cost.of(e));
    assert_eq!(costs, [8, 8, 6, 10]);
    let rows =
        [Row::DestroySanctuary, Row::Pollute(2), Row::PolluteAround, Row::PolluteAround, Row::Lost];
    assert_eq!(mine.rows, rows);
}

#[test]
fn ery_61_a_mine_of_8_water_or_9_air() {
    let fits = |mine: &&game_erythro::content::MineFace| (mine.cost.water, mine.cost.air) == (8, 9);
    assert!(pack().printed.mines.iter().any(|mine| fits(&mine)));
}

#[test]
fn ery_62_the_purifying_fire() {
    let card = advanced(&pack(), "feu_purificateur");
    assert_eq!((card.element, card.bonus.needs), (Some(Element::Fire), Element::Fire));
    assert_eq!(card.bonus.effects, [Effect::DestroyContamination(1)]);
    assert_eq!(card.effects, [Effect::Other(Box::new(Effect::DestroyContamination(1)))]);
}

#[test]
fn ery_63_three_water_move_2_air_sanctuary() {
    let pack = pack();
    let is_it = |card: &&Card| {
        card.character.as_deref() == Some("brumes")
            && (card.gain.element, card.gain.n, card.steps) == (Element::Water, 3, 2)
            && card.sanctuary == Element::Air
    };
    assert!(pack.printed.base_cards.iter().any(|card| is_it(&card)));
}

#[test]
fn ery_40_the_vocabulary_has_every_effect_of_the_table() {
    let text = Print::standard().with(
        "ouragan",
        "effects",
        r#"[{ gain = { element = "air", n = 1 } }, { gain_any = 2 }, { lose_any = 4 }, "attack", { take_contamination = 1 }, { draw = 3 }]"#,
    );
    let text = text.with(
        "tornade",
        "effects",
        r#"[{ remove_pollution = { n = 2, reach = "near_other" } }, { other = { remove_pollution = { n = 2, reach = "near" } } }, { move = 2 }, { destroy_contamination = 1 }, { acquire = { discount = 1 } }]"#,
    );
    let pack = text.read().pack;
    assert_eq!(advanced(&pack, "ouragan").effects.len(), 6);
    let Effect::RemovePollution(removal) = &advanced(&pack, "tornade").effects[0] else {
        panic!("not a removal")
    };
    assert_eq!((removal.n, removal.reach), (2, Reach::NearOther));
    let unknown = Print::standard().with("ouragan", "effects", r#"["explode"]"#);
    complains(&unknown.faults(), "advanced_cards[11].effects");
    let zero = Print::standard().with("ouragan", "effects", "[{ move = 0 }]");
    complains(&zero.faults(), "advanced_cards[11].effects[0]: must be from 1 to 9");
    let nested =
        Print::standard().with("ouragan", "effects", "[{ other = { reduce_attack = 1 } }]");
    complains(
        &nested.faults(),
        "advanced_cards[11].effects[0]: not something that another player can do",
    );
}

#[test]
fn ery_48_every_mine_ends_in_lost_and_can_be_beaten() {
    let endless = Print::standard().with("mine_1_01", "rows", r#"["nothing", { pollute = 1 }]"#);
    complains(&endless.faults(), "mines[0].rows");
    let twice = Print::standard().with("mine_1_01", "rows", r#"["lost", "lost"]"#);
    complains(&twice.faults(), "mines[0].rows");
    let hopeless = Print::standard().with(
        "mine_1_01",
        "cost",
        "{ air = 13, water = 13, fire = 1, earth = 1 }",
    );
    complains(&hopeless.faults(), "mines[0].cost: brumes can never destroy it");
}

#[test]
fn ery_15_layouts_are_connected_and_nested() {
    let printed = &pack().printed;
    assert_eq!(printed.layouts.iter().map(|l| l.tiles.len()).collect::<Vec<_>>(), [10, 13, 16]);
    let torn = Print::standard().with("players_2", "tiles", "[1, 2, 3, 4, 5, 6, 7, 8, 9, 16]");
    assert!(torn.faults().is_empty(), "16 touches 6");
    let torn = Print::standard().with("players_2", "tiles", "[1, 2, 3, 4, 5, 7, 8, 9, 14, 12]");
    assert!(torn.faults().is_empty(), "12 touches 5");
    let torn = Print::standard().with("players_2", "tiles", "[1, 2, 3, 4, 7, 8, 14, 12, 13, 11]");
    complains(&torn.faults(), "layouts[0].tiles: not all connected");
}

#[test]
fn ery_17_tables_fit_the_box() {
    let many = Print::standard().with(
        "introduction",
        "mines",
        "[[11, 4, 5], [1, 1, 2], [0, 1, 2], [1, 1, 1]]",
    );
    complains(&many.faults(), "adversaries[0].difficulties[0].mines[0]: 11 needed, 10 in the box");
    let dirty = Print::standard().with("introduction", "pollution", "[9, 4, 5]");
    complains(&dirty.faults(), "adversaries[0].difficulties[0].pollution");
    let unwinnable = Print::standard().with("mars", "victory", "\"no_profitability\"");
    complains(&unwinnable.faults(), "adversaries[0].victory");
    let event = Print::standard().with("accalmie", "at_once", "[{ remove_around_mine = 1 }]");
    complains(&event.faults(), "events[3].at_once[0]");
}

#[test]
fn every_entry_says_where_it_comes_from() {
    let entries = pack().entries();
    assert_eq!(entries.len(), 3 + 4 + 32 + 61 + 1 + 40 + 12 + 16);
    let from_the_rulebook = entries.iter().filter(|entry| entry.source == Source::Rulebook).count();
    // Three sheets, Ouragan, the contamination card and the pictured mine.
    assert_eq!(from_the_rulebook, 6);
}
