//! Whatever is forbidden is refused by a rule of this table, in words that are true there.

use engine::{Phrase, Viewer};
use engine_testkit::{Attempt, Grammar, Refusals};
use game_erythro::state::{Cards, Element, Phase, TILES};
use game_erythro::{Action, State};
use localization::{Lang, Speaker};

fn notation() -> Grammar {
    let cards = (1..=32).map(|n| format!("b{n}")).chain((1..=61).map(|n| format!("a{n}")));
    Grammar::new(&[
        "character <character>",
        "play <card> <zone>",
        "play contamination spend",
        "play contamination draw",
        "show",
        "show <card>",
        "show contamination to <seat>",
        "show <card> to <seat>",
        "stuck",
        "choose <seat>",
        "gain <element> <n> <element> <n>",
        "pay <element> <n> <element> <n>",
        "go <tile>",
        "attack <element>",
        "remove <tile> <n>",
        "destroy hand",
        "destroy discard",
        "buy <card>",
        "discard <card>",
        "discard contamination",
        "keep",
        "special <tile> <n>",
        "pass",
    ])
    .blank("<character>", 1..=4)
    .blank("<card>", cards)
    .blank("<zone>", ["gain", "move", "sanctuary", "effect", "bonus"])
    .blank("<seat>", 1..=8)
    .blank("<element>", Element::ALL.map(Element::word))
    .blank("<n>", 0..=14)
    .blank("<tile>", 1..=TILES)
}

/// Said in English and in French, at a table whose names begin with vowels.
fn say(reader: Viewer, phrase: &Phrase) -> [String; 2] {
    let names = ["Inès", "Éloi", "Ada", "Oum"].map(String::from);
    Lang::ALL.map(|lang| Speaker { lang, names: &names, reader }.say(phrase))
}

fn is_against(attempt: &Attempt<'_, State>, adversary: &str) -> bool {
    attempt.options.get("adversary") == Some(adversary)
}

fn is_phase(attempt: &Attempt<'_, State>, phase: Phase) -> bool {
    attempt.view.table.phase == phase
}

fn hand(attempt: &Attempt<'_, State>) -> Cards {
    let seat = attempt.view.seat().expect("only players try things");
    attempt.view.hands[seat.index()].cards.expect("one sees one's own hand")
}

/// The rules and words of an adversary.
fn adversaries(refusals: Refusals<State>) -> Refusals<State> {
    let consortium = ["The Consortium", "ERY-13", "ERY-A9", "ERY-A38", "ERY-A43", "ERY-A44"];
    let events = ["event", "événement", "consortium"];
    let profit = ["profit", "rentab", "earth alliance", "alliance terrienne"];
    refusals
        .only(&consortium, &events, |a| is_against(a, "consortium"))
        .only(&["The Earth Alliance"], &profit, |a| is_against(a, "alliance"))
        .only(&["The Mars Mining Company"], &["mars"], |a| is_against(a, "mars"))
        .only(&["ERY-19", "ERY-A5"], &["dome", "dôme"], |a| a.view.table.dome)
        .only(&["ERY-A5"], &[], |a| a.options.get("dome_payment") == Some("mixed"))
        .only(&[], &["special depollution", "dépollution spéciale"], |a| {
            is_against(a, "consortium") || matches!(a.action, Action::Special { .. })
        })
}

/// The rules of phases, and of what only some tables do.
fn moments(refusals: Refusals<State>) -> Refusals<State> {
    refusals
        .only(&["ERY-7", "ERY-23"], &["ambassad"], |a| is_phase(a, Phase::Characters))
        .only(&["ERY-47"], &[], |a| is_phase(a, Phase::Discard))
        .only(&["ERY-58"], &[], |a| is_phase(a, Phase::Players))
        .only(&["ERY-A29", "ERY-A51"], &[], |a| is_phase(a, Phase::Purchase))
        .only(&["ERY-A47"], &["may show", "peut la montrer"], |a| {
            a.options.get("hands") == Some("hidden")
        })
}

/// What some sentences say is so.
fn claims(refusals: Refusals<State>) -> Refusals<State> {
    refusals
        .claim("erythro-no-not-in-hand", |a| match a.action {
            Action::Play { card, .. }
            | Action::Discard { card }
            | Action::ShowCard { card }
            | Action::ShowCardTo { card, .. } => !hand(a).actions.has(*card),
            _ => hand(a).contamination == 0,
        })
        .claim("erythro-no-all-played", |a| {
            let seat = a.view.seat().expect("only players try things");
            a.view.table.player(seat).played.len() >= a.view.pack().printed.limits.cards_played
        })
        .claim("erythro-no-already-bought", |a| {
            a.view.seat().is_some_and(|seat| a.view.table.done.contains(seat))
        })
        .claim("erythro-no-declined", |a| {
            let option = a.options.get("purchases");
            option == Some("pass_ends")
                && a.view.seat().is_some_and(|seat| !a.view.table.done.contains(seat))
        })
        .claim("erythro-no-declined-for-now", |a| {
            a.options.get("purchases") == Some("until_content")
        })
        .claim("erythro-no-not-in-market", |a| match a.action {
            Action::Buy { card } => !a.view.table.market.has(*card),
            _ => false,
        })
        .claim("erythro-no-keep-one", |a| hand(a).len() > 1)
        .claim("erythro-no-nothing-to-attack", |a| {
            let seat = a.view.seat().expect("only players try things");
            !a.view.table.mined.has(a.view.table.player(seat).tile)
        })
}

#[test]
fn refusals_are_true_at_their_table() {
    let book = include_str!("../../../../rules/erythro.md");
    let refusals = Refusals::new(book, notation(), say).games(12);
    claims(moments(adversaries(refusals))).check("tests/golden/refusals.txt");
}
