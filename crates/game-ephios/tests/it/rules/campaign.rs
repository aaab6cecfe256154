//! The campaign: rounds, victory pages, tiles, and its end.

use engine::{Content, Game as _, Seat};
use game_ephios::roster::{Roster, TilePlace};
use game_ephios::{Alliance, Card, CardSet, End, Event, Pack};

use super::harness::Play;

const CAMPAIGN: &str = "mode=campaign seats=2 first=1";
const CULT: (&str, &str) = ("culte", "medium predicateur");
const COMPANY: (&str, &str) = ("compagnie", "courtiere argentier");
const ORDER: (&str, &str) = ("ordre", "juge perceptrice");
const ACADEMY: (&str, &str) = ("academie", "inventrice rectrice");

fn campaign() -> Play {
    Play::open(CAMPAIGN, "", "syndicat academie", "")
}

fn alliance(id: &str) -> Alliance {
    id.parse().unwrap()
}

fn in_play(play: &Play, id: &str) -> bool {
    play.table().roster.cards.contains(id.parse::<Card>().unwrap())
}

#[test]
fn eph_81_eph_82_and_eph_89_round_one_is_a_quick_game() {
    // EPH-81, EPH-82, EPH-83, EPH-89, EPH-104: the same cards and alliances, nothing of the packet.
    let (one, quick) = (campaign().table(), Play::two("").table());
    assert_eq!(one.roster, quick.roster);
    assert_eq!((one.round, one.tokens, one.reserve), (1, quick.tokens, quick.reserve));
}

#[test]
fn eph_83_the_packet_is_used_from_round_two_on() {
    let mut play = campaign();
    assert!(!in_play(&play, "parrain"));
    play.win(1, &[COMPANY, CULT]);
    assert_eq!(play.table().round, 2);
    assert!(in_play(&play, "parrain"));
}

#[test]
fn eph_84_everybody_sees_which_alliances_are_in_play() {
    let mut play = campaign();
    assert_eq!(play.table().roster.alliances.len(), 5);
    play.refuses(1, "unite pegre", "EPH-84").win(1, &[COMPANY, CULT]);
    assert!(play.table().roster.alliances.contains(alliance("pegre")));
}

#[test]
fn eph_85_and_eph_95_tiles_start_aside_and_are_laid_as_the_page_says() {
    // EPH-85, EPH-95
    let mut play = campaign();
    assert!(play.table().roster.tiles.iter().all(|place| *place == TilePlace::Aside));
    play.win(1, &[COMPANY, CULT]);
    let tiles = play.table().roster.tiles;
    assert_eq!(tiles[alliance("pegre").index()], TilePlace::Under);
    assert_eq!(tiles.iter().filter(|place| **place != TilePlace::Aside).count(), 1);
}

#[test]
fn eph_87_and_eph_a41_on_takes_an_alliance_out_and_under_adds_one() {
    // EPH-87, EPH-A41
    let mut play = campaign();
    play.win(1, &[CULT, COMPANY]);
    let roster = play.table().roster;
    assert_eq!(roster.tiles[alliance("gazette").index()], TilePlace::On(alliance("academie")));
    assert!(roster.alliances.contains(alliance("gazette")));
    assert!(!roster.alliances.contains(alliance("academie")));
    assert_eq!(roster.alliances.len(), 5);
    play.until(1).refuses(1, "unite academie", "EPH-84");
    let mut play = campaign();
    play.win(1, &[CULT, ACADEMY]);
    assert_eq!(play.table().roster.alliances.len(), 6);
    play.keep("guetteur architecte").hold(1, "guetteur architecte").go(1, "unite reseau");
    assert_eq!(play.popularity(1), 30);
}

#[test]
fn eph_88_and_eph_90_a_round_ends_at_70_and_everything_goes_back() {
    // EPH-88, EPH-90
    let mut play = Play::open(CAMPAIGN, "dockeuse", "syndicat academie", "");
    play.hold(2, "dockeuse");
    play.win(1, &[COMPANY, CULT]);
    let table = play.table();
    assert_eq!((table.round, table.wins), (2, [1, 0, 0, 0]));
    assert_eq!(table.hand_sizes, [0; 4]);
    assert_eq!((table.tokens, table.reserve), ([2, 2, 0, 0], 6));
    assert_eq!(table.discard_size, 0);
}

#[test]
fn eph_91_eph_93_and_eph_94_the_winner_applies_the_page_of_the_last_united_alliance() {
    // EPH-91, EPH-93, EPH-94
    let mut play = campaign();
    play.win(1, &[CULT, COMPANY]);
    assert!(play.table().roster.read.contains(alliance("compagnie")));
    assert!(!play.table().roster.read.contains(alliance("culte")));
    for card in ["etudiant", "inventrice", "rectrice"] {
        assert!(!in_play(&play, card), "EPH-93: {card}");
    }
    for card in ["reportrice", "caricaturiste", "editorialiste"] {
        assert!(in_play(&play, card), "EPH-94: {card}");
    }
}

#[test]
fn eph_92_a_page_read_before_changes_nothing() {
    let mut play = campaign();
    play.win(1, &[COMPANY, CULT]);
    let roster = play.table().roster;
    play.win(2, &[COMPANY, CULT]);
    assert_eq!((play.table().round, play.table().roster), (3, roster));
    assert!(play.heard(1).iter().all(|event| !matches!(event, Event::PageRead { .. })));
}

#[test]
fn eph_96_what_is_out_already_is_skipped_and_the_rest_applies() {
    // EPH-96: the Cult's page takes the Striker out, the Academy's page names him again.
    let pack = Content::<Pack>::standard().pack;
    let mut roster = Roster::quick(&pack);
    roster.read_page(&pack, alliance("culte")).unwrap();
    assert!(!roster.cards.contains("greviste".parse().unwrap()));
    let changes = roster.read_page(&pack, alliance("academie")).unwrap();
    assert_eq!(changes.removed, CardSet::only("etudiant".parse().unwrap()));
    assert_eq!(changes.added.len(), 3);
}

#[test]
fn eph_97_and_eph_98_the_winner_begins_the_next_round_from_the_start() {
    // EPH-97, EPH-98, EPH-A4
    let options = "mode=campaign seats=3 first=1";
    let kept = "aiguilleuse courtiere argentier medium predicateur";
    let mut play = Play::open(options, kept, "syndicat academie ordre", "");
    play.hold(2, "aiguilleuse").go(2, "use aiguilleuse").go(2, "done").filler();
    assert!(!play.table().is_clockwise);
    play.win(2, &[COMPANY, CULT]);
    let table = play.table();
    assert_eq!((table.round, table.turn.index() + 1), (2, 2));
    assert_eq!(table.popularity, [0; 4]);
    assert!(table.is_clockwise);
    assert_eq!(table.has_affinity, [true, true, true, false]);
    assert_eq!((table.crossroads.len(), table.turn_number), (4, 1));
}

#[test]
fn eph_99_and_eph_a46_two_rounds_win_the_campaign_at_once() {
    // EPH-99, EPH-A46: after round 2 if one player won both, and no page is read then.
    let mut play = campaign();
    play.win(1, &[COMPANY, CULT]).win(1, &[CULT, COMPANY]);
    assert!(play.script.is_over());
    assert_eq!(play.table().end, Some(End::Won(Seat::new(0))));
    assert_eq!((play.table().round, play.table().wins[0]), (2, 2));
    assert!(!play.table().roster.read.contains(alliance("compagnie")));
    assert_eq!(play.script.state().outcome().unwrap().scores.as_slice(), [2, 0]);
}

#[test]
fn eph_100_two_players_need_at_most_three_rounds_and_two_pages() {
    let mut play = campaign();
    play.win(1, &[COMPANY, CULT]).win(2, &[CULT, ORDER]);
    assert_eq!((play.table().round, play.table().roster.read.len()), (3, 2));
    play.win(2, &[COMPANY, CULT]);
    assert!(play.script.is_over());
    assert_eq!((play.table().round, play.table().roster.read.len()), (3, 2));
}

#[test]
fn eph_102_and_eph_103_the_caretaker_and_three_of_seven_are_in_the_whole_campaign() {
    // EPH-102, EPH-103
    let mut play = Play::new("mode=campaign seats=2 first=1 inhabitants=mixed");
    assert_eq!(play.script.state().chance_total(), 7);
    play.deal("foraine").deal("automate").deal("passeur");
    let inhabitants = |play: &Play| -> Vec<&str> {
        let cards = play.table().roster.cards - CardSet::PERSONALITIES;
        cards.into_iter().map(Card::id).collect()
    };
    assert_eq!(inhabitants(&play), ["concierge", "passeur", "foraine", "automate"]);
    play.settle().win(1, &[COMPANY, CULT]);
    assert_eq!(inhabitants(&play), ["concierge", "passeur", "foraine", "automate"]);
}

#[test]
fn eph_104_without_the_option_the_quick_inhabitants_stay() {
    let mut play = campaign();
    let quick = Content::<Pack>::standard().pack.quick_inhabitants();
    play.win(1, &[COMPANY, CULT]);
    assert_eq!(play.table().roster.cards - CardSet::PERSONALITIES, quick);
}

#[test]
fn eph_a42_the_winners_own_last_union_comes_first_then_anybodys_then_none() {
    // EPH-A42: seat 1 wins by an effect after seat 2 united.
    let kept = "tribune medium predicateur juge perceptrice";
    let mut play = Play::open(CAMPAIGN, kept, "culte academie", "");
    play.hold(1, "medium predicateur").go(1, "unite culte affinity");
    play.win(2, &[ORDER]);
    play.hold(1, "tribune").go(1, "use tribune");
    assert_eq!(play.table().round, 2);
    assert!(play.table().roster.read.contains(alliance("culte")), "the winner's own");
    // Nobody united anything: a Tribune worth 70 %.
    let change = [("effects = [{ gain = 10 }, { replay = 1 }]", "effects = [{ gain = 70 }]")];
    let mut play = Play::changed(&change, CAMPAIGN, "tribune", "culte academie", "");
    play.hold(1, "tribune").act(1, "use tribune").pass();
    assert!(play.heard(1).contains(&Event::NoPage));
    assert!(play.table().roster.read.is_empty());
    // Only the other united something.
    let mut play =
        Play::changed(&change, CAMPAIGN, "tribune juge perceptrice", "culte academie", "");
    play.win(2, &[ORDER]).keep("tribune").hold(1, "tribune").act(1, "use tribune").pass();
    assert!(play.table().roster.read.contains(alliance("ordre")));
}

#[test]
fn eph_a43_an_addition_without_an_alliance_is_skipped() {
    // EPH-A43: after the Company's page the Academy is covered, so the Network's page brings no Student.
    let pack = Content::<Pack>::standard().pack;
    let mut roster = Roster::quick(&pack);
    for page in ["academie", "compagnie"] {
        roster.read_page(&pack, alliance(page)).unwrap();
    }
    let changes = roster.read_page(&pack, alliance("reseau")).unwrap();
    let added: Vec<&str> = changes.added.into_iter().map(Card::id).collect();
    assert_eq!(added, ["greviste"]);
    // And nothing comes that is there already.
    let mut roster = Roster::quick(&pack);
    roster.read_page(&pack, alliance("academie")).unwrap();
    roster.cards.insert("greviste".parse().unwrap());
    let changes = roster.read_page(&pack, alliance("reseau")).unwrap();
    assert!(!changes.added.contains("greviste".parse().unwrap()));
}

#[test]
fn eph_a44_the_affinities_are_those_of_the_alliances_in_play() {
    let mut play = campaign();
    play.win(1, &[CULT]).keep(COMPANY.1).hold(1, COMPANY.1);
    play.act(1, "unite compagnie").pass();
    assert_eq!(play.table().round, 2);
    let steps = engine_testkit::perft::steps(play.script.state());
    let dealt: Vec<String> = steps.iter().map(ToString::to_string).collect();
    assert_eq!(
        dealt,
        [
            "* affinity syndicat",
            "* affinity ordre",
            "* affinity compagnie",
            "* affinity culte",
            "* affinity gazette"
        ]
    );
}

#[test]
fn eph_a45_the_page_of_an_alliance_that_is_not_in_play_is_refused() {
    let pack = Content::<Pack>::standard().pack;
    let mut roster = Roster::quick(&pack);
    let before = roster;
    assert_eq!(roster.read_page(&pack, alliance("guilde")), None);
    assert_eq!(roster, before);
}

/// Every sequence of united alliances with at most `pages` pages read, as the campaign check counts them.
fn walk(pack: &Pack, roster: Roster, pages: usize, seen: &mut Vec<Roster>) -> usize {
    if !seen.contains(&roster) {
        seen.push(roster);
    }
    if pages == 0 {
        return 0;
    }
    let mut sequences = 0;
    for alliance in roster.alliances {
        let mut after = roster;
        after.read_page(pack, alliance);
        sequences += 1 + walk(pack, after, pages - 1, seen);
    }
    // A round whose winner reads no page.
    sequences + 1 + walk(pack, roster, pages - 1, seen)
}

#[test]
fn eph_100_every_campaign_of_two_to_four_players_stays_playable() {
    // The published outcome of the exhaustive check: distinct states with at most 2, 3 and 4 pages.
    let pack = Content::<Pack>::standard().pack;
    for (pages, states) in [(2, 21), (3, 53), (4, 108)] {
        let mut seen = Vec::new();
        walk(&pack, Roster::quick(&pack), pages, &mut seen);
        assert_eq!(seen.len(), states, "{pages} pages");
        for roster in &seen {
            let personalities = (roster.cards & CardSet::PERSONALITIES).len();
            assert!((14..=20).contains(&personalities));
            assert!((5..=7).contains(&roster.alliances.len()));
        }
    }
}

#[test]
fn eph_96_a_pack_whose_pages_break_the_game_is_refused() {
    // The check walks every order of pages: one that leaves the Academy a single member is found.
    let text = <Pack as engine::Pack>::STANDARD;
    let broken = text.replacen(
        "remove = [\"etudiant\", \"greviste\"]",
        "remove = [\"etudiant\", \"inventrice\", \"greviste\"]",
        1,
    );
    let errors = Content::<Pack>::read(&broken).unwrap_err();
    assert!(errors[0].field == "pages[1]" && errors[0].reason.contains("united"), "{errors:?}");
    let unknown = text.replacen("add = [\"directrice\"]", "add = [\"director\"]", 1);
    let errors = Content::<Pack>::read(&unknown).unwrap_err();
    assert_eq!(errors[0].field, "pages[8].add[0]");
}

#[test]
fn eph_97_a_round_won_out_of_turn_makes_its_winner_first_all_the_same() {
    // EPH-97: with a Preacher worth 70 %.
    let strong = (
        "effects = [\"redirect_card\", \"redirect_tokens\"]",
        "effects = [\"redirect_card\", \"redirect_tokens\", { gain = 70 }]",
    );
    let kept = "predicateur";
    let mut play = Play::changed(&[strong], CAMPAIGN, kept, "syndicat academie", "etudiant");
    play.hold(2, "predicateur").until(1).act(1, "debate etudiant").act(2, "react predicateur");
    assert_eq!((play.table().round, play.table().wins[1]), (2, 1));
    play.settle();
    assert_eq!(play.table().turn.index() + 1, 2);
}
