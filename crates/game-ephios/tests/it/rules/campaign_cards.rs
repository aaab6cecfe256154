//! The cards that only campaigns have.

use engine::Seat;
use game_ephios::Event;
use game_ephios::knowledge::Place;
use game_ephios::state::Wait;

use super::harness::Play;

const CAMPAIGN: &str = "mode=campaign seats=2 first=1";
const CULT: (&str, &str) = ("culte", "medium predicateur");
const COMPANY: (&str, &str) = ("compagnie", "courtiere argentier");
const ORDER: (&str, &str) = ("ordre", "juge perceptrice");
const ACADEMY: (&str, &str) = ("academie", "inventrice rectrice");

/// Round 2 after seat 1 won with the union of `last`, with `kept` kept.
fn after(last: (&str, &str), kept: &str) -> Play {
    after_changed(&[], last, kept)
}

fn after_changed(changes: &[(&str, &str)], last: (&str, &str), kept: &str) -> Play {
    let first = if last == CULT { COMPANY } else { CULT };
    let mut play = Play::changed(changes, CAMPAIGN, kept, "syndicat academie", "");
    play.win(1, &[first, last]);
    assert_eq!(play.table().round, 2);
    play.until(1);
    play
}

/// Round 2 after a victory of the Union of Workers.
fn after_workers(changes: &[(&str, &str)], kept: &str) -> Play {
    let kept = format!("{kept} dockeuse aiguilleuse tribune");
    let mut play = Play::changed(changes, CAMPAIGN, &kept, "culte academie", "");
    play.keep(CULT.1).hold(1, CULT.1).go(1, "unite culte affinity").keep("");
    play.win(1, &[("syndicat", "dockeuse aiguilleuse tribune")]);
    assert_eq!(play.table().round, 2);
    play.until(1);
    play
}

#[test]
fn eph_a22_the_apprentice_needs_another_card_to_discard() {
    // EPH-A22: a stated cost must be payable.
    let mut play = after_workers(&[], "apprentie mecano horlogere");
    play.hold(1, "apprentie").refuses(1, "use apprentie", "EPH-A22");
    play.hold(1, "horlogere").act(1, "use apprentie").pass();
    assert_eq!(play.script.legal(1), ["discard horlogere"]);
    play.act(1, "discard horlogere").deal("mecano").settle();
    assert!(play.hand(1).contains("mecano"));
    assert_eq!((play.table().hand_sizes[0], play.table().wait), (2, Wait::Act));
}

#[test]
fn eph_54_the_mechanic_exchanges_with_the_crossroads_and_replays() {
    let mut play = after_workers(&[], "mecano horlogere");
    play.hold(1, "mecano horlogere");
    let open = play.table().personalities().first().unwrap().id();
    play.act(1, "use mecano").pass().act(1, &format!("swap horlogere {open}")).settle();
    assert_eq!(play.hand(1), open);
    assert!(play.is_open("horlogere"));
    assert_eq!(play.table().wait, Wait::Act);
}

#[test]
fn eph_a25_the_clockmaker_grants_two_actions() {
    let mut play = after_workers(&[], "horlogere");
    play.hold(1, "horlogere").go(1, "use horlogere");
    assert_eq!(play.table().actions_left, 2);
    play.filler();
    assert_eq!(play.table().turn.index() + 1, 1);
    play.filler();
    assert_eq!(play.table().turn.index() + 1, 2);
}

#[test]
fn eph_64_the_grand_master_draws_after_the_union_is_finished() {
    // EPH-64, EPH-A17, EPH-A21: a helper works from the discard, after gain and hand.
    let early = (
        "add = [\"apprentie\", \"mecano\", \"horlogere\"]",
        "add = [\"apprentie\", \"mecano\", \"horlogere\", \"grand_maitre\"]",
    );
    let mut play = after_workers(&[early], "grand_maitre mecano horlogere juge");
    play.hold(1, "grand_maitre mecano").act(1, "unite guilde grand_maitre").pass();
    assert_eq!(play.popularity(1), 20);
    assert_eq!((play.table().hand_sizes[0], play.top()), (0, "grand_maitre"));
    play.deal("horlogere").deal("juge").settle();
    assert_eq!(play.hand(1), "juge horlogere");
    assert_eq!(play.table().turn.index() + 1, 2);
}

#[test]
fn eph_71_the_operator_may_exchange_an_unplayed_affinity() {
    // EPH-71, EPH-A14: only a card replaces an affinity, and nobody sees whether it did.
    let mut play = after(ACADEMY, "operatrice");
    play.hold(1, "operatrice").act(1, "use operatrice").pass();
    let own = play.view(1).affinity.unwrap();
    let aside = play.view(1).affinities.may_be_aside();
    assert_eq!(aside.len(), 4, "six alliances, two affinities dealt");
    let other = aside.into_iter().next().unwrap();
    let unseen = play.view(2).affinities;
    play.act(1, &format!("affinity {other}"));
    assert_eq!(play.view(1).affinity, Some(other));
    assert!(play.heard(2).iter().all(|event| !matches!(event, Event::TookAffinity { .. })));
    assert!(play.view(2).affinities.may_be_aside().contains(own));
    assert!(unseen.may_be_at(Seat::new(0)).contains(own));
    assert_eq!(play.table().wait, Wait::Act, "2 tokens and the replay");
}

#[test]
fn eph_70_a_played_affinity_may_come_back_through_the_operator() {
    let mut play = after(ACADEMY, "operatrice");
    play.hold(1, "operatrice").act(1, "use operatrice").pass();
    assert!(play.offers(1, "done"));
    play.act(1, "done");
    assert_eq!(play.table().wait, Wait::Act);
}

#[test]
fn eph_a26_and_eph_a58_the_watcher_takes_the_blind_card_and_the_token_comes_back() {
    // EPH-A58, EPH-A26: an inhabitant found so is applied by the holder, its replay void out of turn.
    let replaying = ("{ take = 4 }, { others_take = 1 }", "{ take = 4 }, { replay = 1 }");
    let mut play = after_changed(&[replaying], ACADEMY, "guetteur juge cantiniere");
    play.hold(2, "guetteur").until(1);
    let tokens = play.tokens(1);
    play.act(1, "recruit blind");
    assert_eq!(play.tokens(1), tokens - 1);
    play.act(2, "react guetteur");
    assert_eq!(play.tokens(1), tokens);
    play.deal("juge").settle();
    assert_eq!(play.hand(2), "juge");
    assert_eq!(play.table().turn.index() + 1, 2, "the action is spent");
    let mut play = after_changed(&[replaying], ACADEMY, "guetteur cantiniere");
    play.hold(2, "guetteur").until(1).act(1, "recruit blind").act(2, "react guetteur");
    play.deal("cantiniere").settle();
    assert_eq!(play.tokens(2), 5);
    assert_eq!((play.table().turn.index() + 1, play.table().actions_left), (2, 1));
}

#[test]
fn eph_a34_the_architect_orders_the_top_of_the_deck() {
    // The cards put back are drawn in that order, and only the Architect's player knows them.
    let mut play = after(ACADEMY, "architecte juge tribune dockeuse courtiere");
    play.hold(1, "architecte").act(1, "use architecte").pass();
    play.deal("juge").deal("tribune").deal("dockeuse").deal("courtiere").act(1, "pick juge");
    play.act(1, "put dockeuse").act(1, "put courtiere");
    assert_eq!(play.table().put_back.len(), 3);
    assert_eq!(
        play.view(1).put_back.last().copied().flatten().map(game_ephios::Card::id),
        Some("tribune")
    );
    assert!(play.view(2).put_back.iter().all(Option::is_none));
    play.filler();
    assert!(play.is_open("tribune"), "the first card of the refill");
    play.act(2, "recruit blind").pass();
    assert_eq!(play.hand(2), "courtiere", "nothing is drawn: it lay there");
    let known = play.view(1).cards.surely_in(Place::Hand(Seat::new(1)));
    assert_eq!(known.first().map(game_ephios::Card::id), Some("courtiere"), "and seat 1 knows");
}

#[test]
fn eph_52_an_inhabitant_picked_by_the_architect_is_applied() {
    let mut play = after(ACADEMY, "architecte cantiniere tribune dockeuse courtiere");
    play.hold(1, "architecte").act(1, "use architecte").pass();
    play.deal("cantiniere").deal("tribune").deal("dockeuse").deal("courtiere");
    play.act(1, "pick cantiniere").act(1, "put dockeuse").act(1, "put courtiere");
    assert_eq!((play.tokens(1), play.hand(1).as_str()), (5, ""));
}

#[test]
fn eph_43_the_deputy_counts_alliances_on_the_crossroads() {
    let mut play = after(ORDER, "deputee");
    play.hold(1, "deputee");
    let tokens = play.tokens(1);
    let pack = play.view(1);
    let open = play.table().crossroads;
    let alliances: game_ephios::AllianceSet =
        open.iter().filter_map(|card| pack.pack().card(card).alliance).collect();
    play.go(1, "use deputee");
    assert_eq!(play.tokens(1), (tokens + alliances.len().min(3) as u8).min(5));
    assert_eq!(play.table().wait, Wait::Act);
}

#[test]
fn eph_a22_the_lobbyist_must_pay_and_takes_a_chosen_card() {
    // EPH-A22, EPH-A34
    let mut play = after(ORDER, "lobbyiste juge");
    play.hold(2, "juge").hold(1, "lobbyiste");
    let (mine, theirs) = (play.tokens(1), play.tokens(2));
    play.act(1, "use lobbyiste").pass();
    assert_eq!((play.tokens(1), play.tokens(2)), (mine - 1, (theirs + 1).min(5)));
    assert_eq!(play.script.legal(1), ["pick juge"]);
    play.go(1, "pick juge");
    assert_eq!((play.hand(1).as_str(), play.hand(2).as_str()), ("juge", ""));
    let mut play = after(ORDER, "lobbyiste");
    play.blind(1, "lobbyiste").until(1);
    while play.tokens(1) > 0 {
        play.go(1, "recruit blind").until(1);
    }
    play.refuses(1, "use lobbyiste", "EPH-A22");
}

#[test]
fn eph_a26_the_dissenter_applies_an_inhabitant_in_the_actors_place() {
    // EPH-A26, EPH-A58: read from her holder's side, and a replay out of turn is void.
    let replaying = ("{ take = 4 }, { others_take = 1 }", "{ take = 4 }, { replay = 1 }");
    let mut play = after_changed(&[replaying], ORDER, "opposante cantiniere medium");
    play.hold(2, "opposante").hold(1, "medium").act(1, "use medium").pass().deal("cantiniere");
    play.act(1, "choose 2").settle();
    let (mine, theirs) = (play.tokens(1), play.tokens(2));
    play.act(1, "use cantiniere").act(2, "react opposante").settle();
    assert_eq!((play.tokens(1), play.tokens(2)), (mine, (theirs + 4).min(5)));
    assert_eq!((play.table().turn.index() + 1, play.table().actions_left), (2, 1));
    let laid: Vec<&str> = play.table().laid.iter().map(game_ephios::Card::id).collect();
    assert_eq!(laid[laid.len() - 2..], ["opposante", "cantiniere"]);
}

#[test]
fn eph_51_the_speaker_adds_a_crossroads_card_for_nothing() {
    // EPH-51, EPH-55: the gap stays open for the new action.
    let mut play = after(ORDER, "presidente");
    play.hold(1, "presidente");
    let (tokens, open) = (play.tokens(1), play.table().personalities().first().unwrap().id());
    play.act(1, "use presidente").pass().act(1, &format!("pick {open}")).settle();
    assert_eq!((play.hand(1).as_str(), play.tokens(1)), (open, tokens));
    assert_eq!((play.table().crossroads.len(), play.table().wait), (3, Wait::Act));
}

#[test]
fn eph_43_the_reporter_looks_and_takes_a_token_a_card() {
    let mut play = after(COMPANY, "reportrice juge perceptrice");
    play.hold(2, "juge perceptrice").hold(1, "reportrice");
    let tokens = play.tokens(1);
    play.go(1, "use reportrice");
    assert_eq!(play.tokens(1), (tokens + 2).min(5));
    assert_eq!(play.view(1).cards.surely_in(Place::Hand(Seat::new(1))).len(), 2);
}

#[test]
fn eph_a17_the_cartoonist_lowers_a_declared_gain() {
    // EPH-A17: answered after the declaration, before hand and gain.
    let mut play = after(COMPANY, "caricaturiste juge perceptrice");
    play.hold(2, "caricaturiste").hold(1, "juge perceptrice").act(1, "unite ordre");
    assert_eq!((play.asked(), play.popularity(1)), (Some(2), 0));
    assert_eq!(play.table().hand_sizes[0], 2, "the hand is not discarded yet");
    play.act(2, "react caricaturiste").settle();
    assert_eq!(play.popularity(1), 20);
}

#[test]
fn eph_a22_the_columnist_takes_from_who_is_ahead_or_does_nothing() {
    let mut play = after(COMPANY, "editorialiste tribune");
    play.hold(2, "tribune")
        .go(2, "use tribune")
        .hold(1, "editorialiste")
        .go(1, "use editorialiste");
    assert_eq!((play.popularity(1), play.popularity(2)), (10, 0));
    let mut play = after(COMPANY, "editorialiste");
    play.hold(1, "editorialiste").go(1, "use editorialiste");
    assert_eq!((play.popularity(1), play.popularity(2)), (0, 0));
}

#[test]
fn eph_64_the_editor_adds_to_gain_and_tokens() {
    let early = (
        "add = [\"reportrice\", \"caricaturiste\", \"editorialiste\"]",
        "add = [\"reportrice\", \"caricaturiste\", \"editorialiste\", \"directrice\"]",
    );
    let mut play = after_changed(&[early], COMPANY, "directrice reportrice");
    play.hold(1, "directrice reportrice");
    let tokens = play.tokens(1);
    play.go(1, "unite gazette directrice");
    assert_eq!((play.popularity(1), play.tokens(1)), (40, (tokens + 2).min(5)));
}

#[test]
fn eph_43_the_cutpurse_takes_tokens_from_an_opponent() {
    let mut play = after(CULT, "tire_laine");
    play.hold(1, "tire_laine");
    let (mine, theirs) = (play.tokens(1), play.tokens(2));
    play.go(1, "use tire_laine");
    assert_eq!((play.tokens(1), play.tokens(2)), ((mine + 2).min(5), theirs - 2));
    assert_eq!(play.table().wait, Wait::Act);
}

#[test]
fn eph_45_the_fence_takes_a_card_of_a_finished_union() {
    // EPH-45, EPH-A14: one of the cards discarded for it, unseen unless it was the top.
    let mut play = after(CULT, "receleuse juge perceptrice inventrice");
    play.hold(2, "receleuse").hold(1, "inventrice perceptrice juge").act(1, "unite ordre");
    play.pass_until_reaction(2);
    assert_eq!(play.popularity(1), 30, "hand and gain first");
    play.act(2, "react receleuse");
    assert_eq!(play.script.legal(2), ["pick inventrice", "pick perceptrice", "pick juge"]);
    play.act(2, "pick perceptrice").settle();
    assert_eq!(play.hand(2), "perceptrice");
}

#[test]
fn eph_a34_the_godfather_lets_the_opponent_decide() {
    let mut play = after(CULT, "parrain juge perceptrice tribune");
    play.hold(2, "tribune").go(2, "use tribune").keep("").hold(2, "juge perceptrice");
    play.hold(1, "parrain").act(1, "use parrain").pass();
    assert_eq!(play.script.legal(2), ["choose 1", "choose 2"], "the opponent is asked");
    play.act(2, "choose 2").act(1, "pick juge").act(1, "done").settle();
    assert_eq!((play.hand(1).as_str(), play.hand(2).as_str()), ("juge", "perceptrice"));
    let mut play = after(CULT, "parrain tribune");
    play.hold(2, "tribune").go(2, "use tribune").hold(1, "parrain").go(1, "use parrain");
    assert_eq!((play.popularity(1), play.popularity(2)), (10, 0), "an empty hand has no choice");
}

#[test]
fn eph_a36_the_regent_can_win_out_of_turn() {
    // EPH-A36, EPH-A40: three rounds bring the sixth alliance; her gain wins a round on another's turn.
    let kept = "regente pretendant deputee lobbyiste opposante";
    let strong = ("[{ gain = 10 }, { take = 2 }]", "[{ gain = 70 }]");
    let mut play = Play::changed(&[strong], CAMPAIGN, kept, "syndicat academie", "");
    play.win(1, &[CULT, ORDER]);
    play.win(2, &[CULT, ("assemblee", "deputee lobbyiste opposante")]);
    assert_eq!(play.table().round, 3);
    assert!(play.table().roster.alliances.contains("lignee".parse().unwrap()));
    play.hold(2, "regente").hold(1, "pretendant");
    let tokens = play.tokens(1);
    play.go(1, "use pretendant");
    assert_eq!(play.tokens(1), (tokens + 3).min(5), "nobody is ahead");
    play.hold(1, "juge perceptrice").act(1, "unite ordre");
    play.pass_until_reaction(2);
    assert_eq!(play.popularity(1), 30);
    play.act(2, "react regente");
    assert!(play.script.is_over(), "on the turn of seat 1");
    assert_eq!((play.popularity(2), play.table().wins[1]), (70, 2));
}

#[test]
fn eph_44_the_campaign_inhabitants_do_what_they_say() {
    let options = "mode=campaign seats=3 first=1 inhabitants=mixed";
    let start = |third: &str, kept: &str| {
        let mut play = Play::new(options);
        play.deal(third).deal("gazetiere").deal("passeur");
        for affinity in ["ordre", "culte", "academie"] {
            play.script.deal(&format!("affinity {affinity}"));
        }
        play.deal(third).keep(kept).settle();
        play
    };
    // The Automaton reverses and brings 3 tokens.
    let mut play = start("automate", "");
    play.go(1, "use automate");
    assert_eq!((play.tokens(1), play.table().is_clockwise), (5, false));
    assert_eq!(play.table().turn.index() + 1, 3);
    // The Pedlar: nobody is below, so 10 %; later somebody is.
    let mut play = start("colporteuse", "");
    play.go(1, "use colporteuse");
    assert_eq!(play.popularity(1), 10);
    // The Showwoman: one personality of three, the rest discarded without effect.
    let mut play = start("foraine", "juge tribune concierge");
    play.act(1, "use foraine").deal("juge").deal("concierge").deal("tribune");
    assert_eq!(play.script.legal(1), ["pick tribune", "pick juge"]);
    play.act(1, "pick juge");
    assert_eq!(play.hand(1), "juge");
    assert_eq!(play.view(2).cards.surely_in(Place::Hand(Seat::new(0))).len(), 1, "all saw it");
    assert_eq!(play.table().discard_size, 3);
    // The Junk Dealer: value and 1 for each card.
    let mut play = start("brocanteur", "courtiere");
    play.blind(1, "courtiere").until(1);
    let tokens = play.tokens(1);
    play.act(1, "use brocanteur").act(1, "discard courtiere");
    assert_eq!(play.tokens(1), (tokens + 3).min(5));
}
