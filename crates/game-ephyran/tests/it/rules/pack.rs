//! The content pack: what is printed, and what a pack must not be.

use engine::{Content, Pack as _};
use game_ephyran::Pack;
use game_ephyran::content::{Magic, Power};

use super::*;

fn standard() -> std::sync::Arc<Pack> {
    Content::<Pack>::standard().pack
}

#[test]
fn eyr_7_areas_show_a_number_a_creature_and_sometimes_magic_but_never_the_helmet() {
    let pack = standard();
    let halves =
        || (0..pack.n_cards()).flat_map(|n| pack.face(card(n)).areas.into_iter().flatten());
    assert_eq!(halves().count(), 192);
    for area in Area::all() {
        assert_eq!(halves().filter(|half| half.area == area).count(), 12, "{area}");
    }
    let n_with = |magic| halves().filter(|half| half.magic == Some(magic)).count();
    assert_eq!(Magic::ALL.map(n_with), [4, 12, 16, 0]);
}

fn card(index: usize) -> game_ephyran::card::CardId {
    game_ephyran::card::CardId::new(index)
}

#[test]
fn eyr_28_magic_has_its_values() {
    let pack = standard();
    assert_eq!(Magic::ALL.map(|magic| pack.value(magic)), [3, 2, 1, -1]);
    assert_eq!(pack.tokens(), [3, 4, 5, 4]);
}

#[test]
fn every_support_is_on_eight_cards_twice_with_each_territory_and_number() {
    // EYR-17: eight kinds; the reconstruction gives each the same company.
    let pack = standard();
    for power in Power::ALL {
        assert_eq!(pack.n_supports(power), 8);
        let with: Vec<Area> = (0..pack.n_cards())
            .filter(|n| pack.face(card(*n)).powers.contains(power))
            .flat_map(|n| pack.face(card(n)).areas.into_iter().flatten().map(|half| half.area))
            .collect();
        for n in 0..4 {
            let territory = with.iter().filter(|area| area.territory().index() == n).count();
            let number = with.iter().filter(|area| area.number() == n + 1).count();
            assert_eq!((territory, number), (2, 2), "{power:?}");
        }
    }
}

#[test]
fn a_faulty_pack_is_refused_with_line_field_and_reason() {
    let complaint = |from: &str, to: &str| -> String {
        let text = Pack::STANDARD.replacen(from, to, 1);
        assert_ne!(text, Pack::STANDARD, "{from:?} is in the pack");
        let errors = Content::<Pack>::read(&text).expect_err("the pack has a fault");
        errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
    };
    let cases = [
        ("value = 3", "value = 4", "magic[0].value: EYR-28 says 3"),
        ("count = 4\nsource", "count = 40\nsource", "tokens: 52 in all: must be 1 to 32"),
        ("id = \"gaia\"", "id = \"zeus\"", "gods[1].id: must be `gaia`"),
        ("id = \"dionysus\"", "id = \"bacchus\"", "wilds[0].id: must be `dionysus`"),
        ("draw = 2", "draw = 9", "supports[0].effect.twins.draw: 9 cards: must be 1 to 3"),
        (
            "counters = [\"exchange\"",
            "counters = [\"twins\"",
            "supports[6].counters[0]: nothing stops this one",
        ),
        ("id = \"e002\"", "id = \"e003\"", "cards[1].id: must be `e002`"),
        (
            "{ support = \"graeae\" }",
            "{ support = \"muses\" }",
            "cards[4].halves[1].support: there is no Support `muses`",
        ),
        (
            "number = 1, creature = \"siren\"",
            "number = 5, creature = \"siren\"",
            "cards[0].halves[0].area.number: areas are numbered 1 to 4",
        ),
        (
            "number = 1, creature = \"siren\"",
            "number = 1, creature = \"minotaur\"",
            "cards[0].halves[0].area.creature: `minotaur` lives in the lands",
        ),
        (
            "number = 1, creature = \"siren\"",
            "number = 1, creature = \"hydra\"",
            "cards[0].halves[0].area.creature: there is no creature `hydra`",
        ),
        (
            "magic = \"owl\" }",
            "magic = \"helmet\" }",
            "cards[3].halves[0].area.magic: EYR-7: the helmet is never printed",
        ),
        ("id = \"triton\"", "id = \"siren\"", "creatures[1].id: `siren` is there twice"),
        (
            "effect = \"unlock\"",
            "effect = \"lock\"",
            "supports: 0 have the effect Unlock: must be one",
        ),
        (
            "name = { en = \"lagoon\"",
            "name = { en = \"\"",
            "territories[0].name: must not be empty",
        ),
    ];
    for (from, to, expected) in cases {
        let complaint = complaint(from, to);
        assert!(complaint.contains(expected), "{expected:?} is not in {complaint:?}");
        assert!(complaint.starts_with("line "), "{complaint}");
    }
    assert!(
        complaint("effect = \"exchange\"", "effect = \"explode\"")
            .contains("unknown variant `explode`")
    );
}

#[test]
fn a_pack_needs_every_area_for_every_player_and_few_enough_cards() {
    let (head, cards) = Pack::STANDARD.split_once("[[cards]]").expect("the pack has cards");
    let cards: Vec<&str> = cards.split("[[cards]]").collect();
    let faults = |cards: Vec<&str>| -> Vec<String> {
        let text = format!("{head}[[cards]]{}", cards.join("[[cards]]"));
        let errors = Content::<Pack>::read(&text).expect_err("the pack has a fault");
        errors.iter().map(ToString::to_string).collect()
    };
    let few = faults(cards[..12].to_vec());
    let lacking = "lagoon4 is printed 0 times: 4 cities need it";
    assert!(few.iter().any(|fault| fault.contains(lacking)), "{few:?}");
    let many = faults(cards.iter().copied().cycle().take(200).collect());
    assert!(many.iter().any(|fault| fault.ends_with("more than 192")), "{many:?}");
}

#[test]
fn the_card_list_names_both_halves_and_the_source() {
    let entries = standard().entries();
    let card = entries.iter().find(|entry| entry.id == "e004").expect("the fourth card");
    assert_eq!(card.name.en, "lagoon 1, Scylla (Athena’s owl) / Athena’s shield");
    assert_eq!(card.name.fr, "lagon 1, Scylla (chouette d’Athéna) / Bouclier d’Athéna");
    assert_eq!(card.source, engine::Source::Reconstructed);
    assert_eq!(
        entries.iter().filter(|entry| entry.section == "ephyran-section-cards").count(),
        128
    );
    assert_eq!(entries.iter().filter(|entry| entry.source == engine::Source::Rulebook).count(), 12);
}
