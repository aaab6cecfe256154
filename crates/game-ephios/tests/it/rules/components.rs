//! What is in the box.

use engine::{Content, Options, Setup as _};
use game_ephios::content::{Set, Timing};
use game_ephios::{Alliance, Card, CardSet, Pack, Setup};

use super::harness::Play;

const STANDARD: &str = <Pack as engine::Pack>::STANDARD;

fn pack() -> Content<Pack> {
    Content::standard()
}

fn setup(text: &str) -> Result<Setup, engine::SetupError> {
    let options: Options = text.parse().unwrap();
    Setup::new(&pack(), &options)
}

#[test]
fn eph_1_and_eph_a1_solo_is_for_one_and_the_rest_for_two_to_four() {
    // EPH-1, EPH-A1
    for mode in ["quick", "campaign"] {
        assert!(setup(&format!("mode={mode} seats=1")).is_err());
        for seats in 2..=4 {
            assert_eq!(setup(&format!("mode={mode} seats={seats}")).unwrap().n_seats(), seats);
        }
        assert!(setup(&format!("mode={mode} seats=5")).is_err());
    }
    assert_eq!(setup("mode=solo").unwrap().n_seats(), 1);
    assert!(setup("mode=solo seats=2").is_err());
}

#[test]
fn eph_2_the_plot_face_is_for_solo_only() {
    // EPH-2, EPH-13: the classic face starts at 0, the Plot face does not.
    assert_eq!(Play::two("").table().popularity, [0; 4]);
    assert_eq!(Play::open("mode=campaign seats=2 first=1", "", "ordre culte", "").popularity(1), 0);
    assert!(Play::solo("").popularity(1) > 0);
}

#[test]
fn eph_3_every_player_has_one_marker_on_the_track() {
    // EPH-3: one place on the track each, and moving one does not move another.
    let mut play = Play::three("tribune");
    play.hold(1, "tribune").go(1, "use tribune");
    assert_eq!(play.table().popularity, [10, 0, 0, 0]);
}

#[test]
fn eph_4_and_eph_15_the_reserve_is_five_tokens_a_player_out_of_twenty() {
    // EPH-4, EPH-15
    let in_box = pack().pack.printed.numbers.tokens_in_box;
    assert_eq!(in_box, 20);
    for seats in 2..=4u8 {
        let affinities = ["ordre culte", "ordre culte academie", "ordre culte academie syndicat"];
        let options = format!("mode=quick seats={seats} first=1");
        let table = Play::open(&options, "", affinities[usize::from(seats) - 2], "").table();
        let total = table.reserve + table.tokens.iter().sum::<u8>();
        assert_eq!(total, 5 * seats);
        assert!(total <= in_box);
    }
}

#[test]
fn eph_5_and_eph_18_needs_and_gains_are_open_to_everybody() {
    // EPH-5, EPH-18: four alliances cards, so four seats; what they show is in the spectator's view.
    assert!(setup("mode=quick seats=4").is_ok() && setup("mode=quick seats=5").is_err());
    let shown = Play::two("").table().roster.alliances;
    assert_eq!(shown, pack().pack.quick_alliances);
}

#[test]
fn eph_6_the_quick_deck_has_fourteen_personalities_and_four_inhabitants() {
    let cards = Play::two("").table().roster.cards;
    assert_eq!((cards & CardSet::PERSONALITIES).len(), 14);
    assert_eq!((cards - CardSet::PERSONALITIES).len(), 4);
}

#[test]
fn eph_7_a_personality_has_one_alliance_a_value_from_1_to_3_and_an_effect() {
    for personality in &pack().pack.printed.personalities {
        assert!(personality.alliance.parse::<Alliance>().is_ok(), "{}", personality.id);
        assert!((1..=3).contains(&personality.value), "{}", personality.id);
        assert!(!personality.effects.is_empty() && !personality.name.fr.is_empty());
    }
    let faulty = STANDARD.replace("value = 3", "value = 4");
    let errors = Content::<Pack>::read(&faulty).unwrap_err();
    assert!(errors.iter().any(|error| error.field == "personalities[3].value"), "{errors:?}");
}

#[test]
fn eph_8_an_inhabitant_has_neither_value_nor_alliance() {
    let content = pack();
    for card in Card::all().filter(|card| !card.is_personality()) {
        let inhabitant = content.pack.card(card);
        assert_eq!((inhabitant.alliance, inhabitant.value), (None, 0), "{card}");
        assert!(!inhabitant.programs[0].instructions.is_empty(), "{card}");
    }
    let faulty = STANDARD.replace("keeper = true", "keeper = true\nvalue = 1");
    assert!(Content::<Pack>::read(&faulty).is_err(), "an inhabitant with a value");
}

#[test]
fn eph_9_the_quick_alliances_have_4_3_3_2_and_2_members() {
    let content = pack();
    let quick = content.pack.quick;
    let members: Vec<usize> = content
        .pack
        .quick_alliances
        .into_iter()
        .map(|alliance| (content.pack.members[alliance.index()] & quick).len())
        .collect();
    assert_eq!(members, [4, 3, 3, 2, 2]);
    let faulty = STANDARD.replacen("alliance = \"syndicat\"", "alliance = \"culte\"", 1);
    let errors = Content::<Pack>::read(&faulty).unwrap_err();
    assert!(errors.iter().any(|error| error.reason.contains("EPH-9")), "{errors:?}");
}

#[test]
fn eph_10_there_is_one_quick_affinity_for_each_quick_alliance() {
    // EPH-10: with two players the draws for an affinity are the five quick ones.
    let play = Play::new("mode=quick seats=2 first=1");
    let steps = engine_testkit::perft::steps(play.script.state());
    let drawn: Vec<String> = steps.iter().map(ToString::to_string).collect();
    assert_eq!(
        drawn,
        [
            "* affinity syndicat",
            "* affinity academie",
            "* affinity ordre",
            "* affinity compagnie",
            "* affinity culte"
        ]
    );
}

#[test]
fn eph_11_nothing_of_the_campaign_is_in_a_quick_game() {
    let (table, content) = (Play::two("").table(), pack());
    let marked = |card: Card| match content.pack.printed.personalities.get(card.index()) {
        Some(personality) => personality.set == Set::Campaign,
        None => {
            let inhabitants = &content.pack.printed.inhabitants;
            inhabitants[card.index() - 34].set == Set::Campaign
        }
    };
    assert!(!table.roster.cards.into_iter().any(marked));
    Play::two("").refuses(1, "unite guilde", "EPH-11");
}

#[test]
fn eph_12_and_eph_a2_the_dignitaries_are_the_five_of_value_3_one_per_alliance() {
    // EPH-12, EPH-A2
    let content = pack();
    let dignitaries = content.pack.dignitaries;
    assert_eq!(dignitaries.len(), 5);
    assert!(dignitaries.into_iter().all(|card| content.pack.card(card).value == 3));
    for alliance in content.pack.quick_alliances {
        assert_eq!((content.pack.members[alliance.index()] & dignitaries).len(), 1, "{alliance}");
    }
}

#[test]
fn eph_86_and_eph_a40_the_campaign_brings_24_characters_and_six_alliances() {
    // EPH-86, EPH-A40: five arrive with the pages of quick alliances, the sixth with a new one's.
    let content = pack();
    let printed = &content.pack.printed;
    let new = printed.personalities.iter().filter(|card| card.set == Set::Campaign).count();
    let inhabitants = printed.inhabitants.iter().filter(|card| card.set == Set::Campaign).count();
    assert_eq!((new, inhabitants), (20, 4));
    assert_eq!(printed.alliances.iter().filter(|a| a.set == Set::Campaign).count(), 6);
    assert_eq!(printed.affinities.len(), 11);
    let brought_by_quick = content.pack.quick_alliances.into_iter();
    let tiles = brought_by_quick.filter(|a| content.pack.pages[a.index()].tile.is_some()).count();
    assert_eq!(tiles, 5);
    let effects = |n: usize| (printed.personalities[n].timing, &printed.personalities[n].effects);
    let copies = (14..34).filter(|n| (0..*n).any(|m| effects(m) == effects(*n))).count();
    assert_eq!(copies, 0, "each new personality has an effect of its own");
}

#[test]
fn eph_101_the_booklet_has_a_page_for_every_alliance() {
    let content = pack();
    assert_eq!(content.pack.printed.pages.len(), 11);
    assert_eq!(content.pack.printed.achievements.len(), 6);
}

#[test]
fn eph_a5_reactions_are_the_effects_that_are_not_the_action_of_the_turn() {
    // EPH-A5: three quick cards react, one helps in unions, the others are used as actions.
    let content = pack();
    let count = |keep: fn(Timing) -> bool| {
        content.pack.quick.into_iter().filter(|card| keep(content.pack.card(*card).timing)).count()
    };
    assert_eq!(count(|timing| matches!(timing, Timing::Reaction(_))), 3);
    assert_eq!(count(|timing| timing == Timing::Union), 1);
    let mut play = Play::two("greviste");
    play.hold(1, "greviste").refuses(1, "use greviste", "EPH-45");
}
