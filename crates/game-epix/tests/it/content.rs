//! What is wrong with a pack is said, with the line and the field.

use engine::{Content, Pack as _, Source};
use game_epix::{Effect, Kind, Pack};

/// The faults of the standard pack with one text replaced by another, as `field: reason`.
fn faults(from: &str, to: &str) -> Vec<String> {
    assert!(Pack::STANDARD.contains(from), "{from:?} is in the standard pack");
    let text = Pack::STANDARD.replacen(from, to, 1);
    let errors = Content::<Pack>::read(&text).expect_err("the pack has a fault");
    errors.iter().map(|error| format!("{}: {}", error.field, error.reason)).collect()
}

fn first(from: &str, to: &str) -> String {
    faults(from, to).remove(0)
}

#[test]
fn the_standard_pack_is_sound_and_says_where_things_come_from() {
    let content = Content::<Pack>::standard();
    let entries = content.pack.entries();
    assert_eq!(entries.len(), 4 + 3 + 20 + 5);
    let from_rulebook = |entry: &&engine::Entry| entry.source == Source::Rulebook;
    assert_eq!(entries.iter().filter(from_rulebook).count(), 7);
    for entry in &entries {
        assert!(!entry.name.en.is_empty() && !entry.name.fr.is_empty(), "{}", entry.id);
    }
    assert_eq!(
        content.pack.abilities[0].effects,
        [Effect::UnitCost { unit: Kind::Soldier, gold: 1 }]
    );
}

#[test]
fn the_standard_maps_have_their_borders() {
    let content = Content::<Pack>::standard();
    let maps: Vec<(&str, usize, usize)> = content
        .pack
        .maps
        .iter()
        .map(|map| (map.id.as_str(), map.provinces.len(), map.borders.len()))
        .collect();
    let expected = [
        ("four", 15, 28),
        ("three", 13, 24),
        ("three_12", 12, 22),
        ("three_10", 10, 18),
        ("two", 9, 16),
    ];
    assert_eq!(maps, expected);
    for map in &content.pack.maps {
        for place in &map.provinces {
            assert!(place.at[0] <= 100 && place.at[1] <= 70, "{} is drawn off the board", place.id);
        }
    }
}

#[test]
fn a_castle_has_two_neighbours() {
    let fault = first("    [\"castle_nw\", \"nw_a\"],\n", "");
    assert_eq!(fault, "maps[0].castles[0]: expected two neighbours (EPX-9), found 1");
}

#[test]
fn a_board_is_in_one_piece() {
    let reasons = faults(
        "    [\"nw_a\", \"lochmess\"],\n    [\"nw_a\", \"kilimandjora\"],\n    [\"nw_b\", \"sw_b\"],\n    [\"nw_b\", \"kilimandjora\"],\n",
        "",
    );
    let cut_off = "maps[0].borders: some province cannot be reached from the mountain";
    assert!(reasons.iter().any(|reason| reason == cut_off), "{reasons:?}");
}

#[test]
fn castles_are_apart_and_in_sight_of_the_mountain() {
    let near = first("[\"nw_b\", \"sw_b\"]", "[\"castle_nw\", \"castle_sw\"]");
    assert!(near.starts_with("maps[0].castles[0]: expected two neighbours"), "{near}");
    // The castle's only ways lead to each other: the mountain is three provinces away.
    let far = faults(
        "    [\"nw_a\", \"kilimandjora\"],\n    [\"nw_b\", \"sw_b\"],\n    [\"nw_b\", \"kilimandjora\"],\n",
        "    [\"nw_b\", \"sw_b\"],\n",
    );
    let reason = "maps[0].castles[0]: expected two provinces away from the mountain (EPX-44a)";
    assert!(far.iter().any(|fault| fault == reason), "{far:?}");
}

#[test]
fn what_is_named_is_there() {
    let unknown = first("castles = [\"castle_nw\",", "castles = [\"castle_w\",");
    assert_eq!(unknown, "maps[0].castles[0]: `castle_w` is not on this map");
    let invented = first("[\"castle_nw\", \"nw_a\"]", "[\"castle_nw\", \"atlantis\"]");
    assert!(invented.contains("`atlantis` is not a province id"), "{invented}");
    let mountain = first("mountain = \"kilimandjora\"", "mountain = \"tierce\"");
    assert_eq!(mountain, "maps[0].mountain: it is not on this map");
    let twice = first("[\"castle_nw\", \"nw_b\"]", "[\"nw_a\", \"castle_nw\"]");
    assert!(twice.starts_with("maps[0].borders[1]: expected two different provinces"), "{twice}");
    let rich = first(
        "{ en = \"North-western castle\", fr = \"Château du Nord-Ouest\" }, at = [8, 10] }",
        "{ en = \"a\", fr = \"b\" }, at = [8, 10], gold = 1 }",
    );
    assert_eq!(rich, "maps[0].castles[0]: a castle gives no gold");
}

#[test]
fn every_number_of_seats_has_a_map() {
    let fault = first("seats = 2\n", "seats = 3\n");
    assert!(fault.contains("expected a castle for each of 2 to 4 seats"), "{fault}");
    let all = faults("seats = 2\n", "seats = 3\n");
    assert!(all.iter().any(|fault| fault == "maps: there is no map for 2 seats"), "{all:?}");
}

#[test]
fn units_cards_and_seasons_are_the_known_ones() {
    assert_eq!(first("cost = 6", "cost = 0"), "units[1].cost: no unit is free");
    assert_eq!(first("count = 2", "count = 0"), "units[1].count: expected 1 to 8");
    let order = first("id = \"soldier\"", "id = \"knight\"");
    assert!(order.starts_with("units: expected soldier, knight, camp, catapult"), "{order}");
    assert_eq!(first("id = \"tax\"", "id = \"toll\""), "cards[1].id: expected `tax`");
    assert_eq!(first("id = \"summer\"", "id = \"spring\""), "seasons[1].id: expected `summer`");
}

#[test]
fn abilities_are_twenty_and_each_does_something_known() {
    let ability = "[[abilities]]\nid = \"recruiter\"";
    let start = Pack::STANDARD.find(ability).unwrap();
    let end = start + Pack::STANDARD[start + 1..].find("[[abilities]]").unwrap() + 1;
    let fault = first(&Pack::STANDARD[start..end], "");
    assert_eq!(fault, "abilities: expected 20, found 19");
    let twins = first("id = \"stables\"", "id = \"recruiter\"");
    assert_eq!(twins, "abilities[1].id: there are two of this id");
    assert_eq!(first("[\"spies\"]", "[]"), "abilities[18].effects: it does nothing");
    let free = first("gold = 4 }", "gold = 0 }");
    assert_eq!(free, "abilities[1].effects[0]: no unit is free");
    let guesses = first("{ castle_guesses = 3 }", "{ castle_guesses = 4 }");
    assert_eq!(guesses, "abilities[16].effects[0]: expected 1, 2 or 3 amounts");
    let range = first("{ catapult_range = 2 }", "{ catapult_range = 3 }");
    assert_eq!(range, "abilities[12].effects[0]: expected 1 or 2 provinces");
    let unknown = first("[\"spies\"]", "[\"clairvoyance\"]");
    assert!(unknown.contains("clairvoyance"), "{unknown}");
}
