//! Rules that people read one way or another: each reading both ways, and the old one where nothing is said.

use engine::{Content, Dealing, Header, Record, Table};
use game_ephios::setup::{Laying, SoloWindows, Uses};
use game_ephios::state::Wait;
use game_ephios::{Card, Pack, State};

use super::harness::Play;

const TWO: &str = "mode=quick seats=2 first=1";
const CAMPAIGN: &str = "mode=campaign seats=2 first=1";

fn laid(play: &Play) -> Vec<&'static str> {
    play.table().laid.iter().map(Card::id).collect()
}

#[test]
fn eph_a12_a_hand_is_laid_in_the_order_its_owner_likes() {
    let options = format!("{TWO} discard=chosen");
    let mut play = Play::open(&options, "juge perceptrice etudiant", "ordre culte", "");
    play.hold(1, "juge etudiant perceptrice").act(1, "unite ordre");
    while play.asked().is_some() {
        play.act(2, "pass");
    }
    assert!(matches!(play.table().wait, Wait::Lay(seat) if seat.index() == 0));
    play.refuses(1, "pass", "EPH-A12").refuses(1, "discard tribune", "EPH-A12");
    play.act(1, "discard juge").act(1, "discard perceptrice");
    let laid = laid(&play);
    assert_eq!(laid[laid.len() - 3..], ["juge", "perceptrice", "etudiant"], "the last lies on top");
    assert_eq!(play.popularity(1), 30);
}

#[test]
fn eph_a12_a_hand_is_laid_as_it_is_listed_where_the_table_prefers_it_or_nobody_is_there() {
    let options = format!("{TWO} discard=listed");
    let mut play = Play::open(&options, "juge perceptrice etudiant", "ordre culte", "");
    play.hold(1, "juge etudiant perceptrice").act(1, "unite ordre");
    while play.asked().is_some() {
        play.act(2, "pass");
    }
    let laid = laid(&play);
    assert_eq!(laid[laid.len() - 3..], ["etudiant", "perceptrice", "juge"]);
    let mut solo = Play::open("mode=solo first=1 discard=chosen", "juge perceptrice", "", "");
    solo.hold(1, "juge perceptrice").act(1, "unite ordre");
    assert!(!matches!(solo.table().wait, Wait::Lay(_)), "in solo the order cannot matter");
}

#[test]
fn eph_a42_a_table_may_read_the_page_of_the_last_union_of_anybody() {
    let kept = "tribune medium predicateur juge perceptrice";
    for (reading, page) in [("winner", "culte"), ("anybody", "ordre")] {
        let options = format!("{CAMPAIGN} page={reading}");
        let mut play = Play::open(&options, kept, "culte academie", "");
        play.hold(1, "medium predicateur").go(1, "unite culte affinity");
        play.win(2, &[("ordre", "juge perceptrice")]);
        play.hold(1, "tribune").go(1, "use tribune");
        assert_eq!(play.table().round, 2);
        let read: Vec<&str> =
            play.table().roster.read.into_iter().map(game_ephios::Alliance::id).collect();
        assert_eq!(read, [page], "page={reading}");
    }
}

#[test]
fn eph_a3_a_table_may_start_with_other_tokens() {
    for (reading, tokens) in [("printed", 2), ("1", 1), ("2", 2), ("3", 3)] {
        let table = Play::open(&format!("{TWO} tokens={reading}"), "", "ordre culte", "").table();
        assert_eq!((table.tokens[..2].to_vec(), table.reserve), (vec![tokens; 2], 10 - 2 * tokens));
    }
}

#[test]
fn eph_a29_in_solo_the_player_is_asked_only_with_an_answer_in_hand() {
    // A hidden card of the hand could be the Customs Officer, who answers the Plot's recruit of the Judge.
    let asks = |options: &str, card: &str| {
        let mut play = Play::open(options, "douaniere", "", "juge dockeuse aiguilleuse courtiere");
        play.act(1, "recruit blind").deal(card);
        play.asked().is_some()
    };
    assert!(asks("mode=solo first=1 windows=always", "etudiant"), "as it was without a choice");
    assert!(!asks("mode=solo first=1", "etudiant"), "nobody is there to deceive");
    assert!(asks("mode=solo first=1", "douaniere"));
}

/// Seat 1 has used the Docker and fetched her back with the Chancellor: one action is left.
fn docker_fetched(options: &str) -> Play {
    let mut play = Play::open(options, "dockeuse rectrice", "ordre culte", "");
    play.hold(1, "dockeuse rectrice").go(1, "use dockeuse").act(1, "use rectrice").pass();
    play.act(1, "pick dockeuse").settle();
    assert_eq!((play.hand(1).as_str(), play.table().actions_left), ("dockeuse", 1));
    play
}

#[test]
fn eph_a23_a_card_that_has_come_back_serves_again_where_the_table_reads_it_so() {
    let mut play = docker_fetched(&format!("{TWO} uses=turn"));
    play.refuses(1, "use dockeuse", "EPH-A23");
    let mut play = docker_fetched(&format!("{TWO} uses=action"));
    assert!(play.offers(1, "use dockeuse"));
    play.filler().until(2);
    let mut play = docker_fetched(&format!("{TWO} uses=action"));
    play.refuses(1, "pass", "EPH-A24").go(1, "use dockeuse");
    assert_eq!(play.tokens(1), 5, "her tokens come again");
    assert_eq!(play.table().turn.index() + 1, 2, "but her replay counts once in a turn");
}

#[test]
fn eph_a23_a_reaction_that_has_come_back_answers_a_later_action_of_the_turn() {
    // A Docker with three replays. The Customs Officer answers a recruit, the Chancellor fetches her from the discard,
    // the Go-between brings her back to seat 2: there she can answer the next recruit, or has to wait.
    let thrice = ("{ take = 3 }, { replay = 1 }", "{ take = 3 }, { replay = 3 }");
    let kept = "douaniere tribune dockeuse rectrice";
    let open = "etudiant aiguilleuse passeur perceptrice";
    for (reading, serves_again) in [("turn", false), ("action", true)] {
        let options = format!("{TWO} uses={reading}");
        let mut play = Play::changed(&[thrice], &options, kept, "ordre culte", open);
        play.hold(2, "douaniere tribune").hold(1, "dockeuse rectrice").go(1, "use dockeuse");
        play.act(1, "recruit etudiant").act(2, "react douaniere").act(2, "done");
        play.act(1, "use rectrice").pass().act(1, "pick douaniere").settle();
        play.act(1, "use passeur").pass().act(1, "swap douaniere tribune").settle();
        assert_eq!(play.hand(2), "douaniere");
        let recruit = play.script.legal(1).swap_remove(0);
        assert!(recruit.starts_with("recruit ") && recruit != "recruit blind", "{recruit}");
        play.act(1, &recruit);
        assert_eq!(play.asked() == Some(2), serves_again, "uses={reading}");
        assert_eq!(play.offers(2, "react douaniere"), serves_again, "uses={reading}");
    }
}

#[test]
fn a_record_that_names_no_reading_goes_on_by_the_old_ones() {
    let content = Content::<Pack>::standard();
    let header = Header {
        game: "ephios".into(),
        edition: engine::Edition::FIRST,
        setup: "first=1 mode=quick seats=2".parse().unwrap(),
        content: content.hash(),
        names: vec![String::new(); 2],
        dealing: Dealing::ByHand,
        result: None,
        places: Vec::new(),
    };
    let record = Record { header, steps: Vec::new(), cut: Some(0) };
    let table = Table::<State>::load(&content, &record).unwrap();
    assert_eq!(table.setup().readings.laying, Laying::Listed);
    let again = table.record();
    assert_eq!(again.header.setup.get("discard"), Some("listed"), "and says so from now on");
    assert_eq!(table.setup().readings.solo_windows, SoloWindows::Always);
    assert_eq!(table.setup().readings.uses, Uses::OnceATurn);
    let names = vec![String::new(); 2];
    let new = Table::<State>::open(&content, &record.header.setup, names, Dealing::ByHand).unwrap();
    let is_new = new.setup().readings.solo_windows == SoloWindows::WhenHeld;
    assert!(is_new, "a new table has the new default");
    assert_eq!(new.setup().readings.laying, Laying::Chosen, "here too");
}
