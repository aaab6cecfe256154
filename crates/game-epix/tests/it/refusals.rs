//! Whatever is forbidden is refused by a rule of this table, in words that are true there.

use engine::{Phrase, Seat, Viewer};
use engine_testkit::{Attempt, Grammar, Refusals};
use game_epix::state::WINTER;
use game_epix::{
    Action, Card, Colour, Kind, N_ABILITIES, N_PROVINCES, Phase, Powers, Province, State,
};
use localization::{Lang, Speaker};

fn notation() -> Grammar {
    let provinces = (0..N_PROVINCES).filter_map(Province::at).map(Province::id);
    Grammar::new(&[
        "recruit <kind> <province>",
        "bid <ability> <gold> <kind>",
        "pass",
        "offer <gold>",
        "first <seat>",
        "choose <card>",
        "choose <card> <card>",
        "choose <card> <card> <card>",
        "keep",
        "exchange <card> <card>",
        "play <card>",
        "move <kind> <province> <province>",
        "attack <kind> <province> <province>",
        "done",
        "stake <gold>",
        "withdraw",
        "spy",
        "guess <gold>",
        "castle <province>",
        "colour <colour>",
    ])
    .blank("<colour>", Colour::ALL)
    .blank("<kind>", Kind::ALL.map(Kind::id))
    .blank("<province>", provinces)
    .blank("<ability>", 1..=N_ABILITIES + 1)
    .blank("<gold>", 0..100)
    .blank("<seat>", 1..=8)
    .blank("<card>", Card::ALL)
}

/// Said in English and in French, at a table whose names begin with vowels.
fn say(reader: Viewer, phrase: &Phrase) -> [String; 2] {
    let names = ["Inès", "Éloi", "Ada", "Oum"].map(String::from);
    Lang::ALL.map(|lang| Speaker { lang, names: &names, reader }.say(phrase))
}

fn seat(attempt: &Attempt<'_, State>) -> Seat {
    match attempt.view.viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator => unreachable!("only players try things"),
    }
}

/// What the abilities of the player who tries add up to.
fn powers<'a>(attempt: &'a Attempt<'_, State>) -> &'a Powers {
    &attempt.view.open.powers[seat(attempt).index()]
}

fn is_phase(attempt: &Attempt<'_, State>, phases: &[Phase]) -> bool {
    phases.contains(&attempt.view.open.phase)
}

/// The rules and words of the advanced game: of abilities on the table, and of one's own.
fn abilities(refusals: Refusals<State>) -> Refusals<State> {
    let bidding = ["EPX-7a", "EPX-13a", "EPX-13b", "EPX-13f", "EPX-A5", "EPX-A6", "EPX-A7"];
    let special = ["bid", "abilit", "capacité", "enchéri", "levy", "levée", "spies", "espion"];
    refusals
        .only(&bidding, &[], |a| a.view.rules.advanced)
        // Who tries to bid may be told that there is nothing to bid on.
        .only(&[], &special, |a| a.view.rules.advanced || matches!(a.action, Action::Bid { .. }))
        .only(&["The special abilities"], &[], |a| a.view.rules.advanced)
        .only(&["EPX-7b", "EPX-A4"], &[], |a| !a.view.rules.advanced)
        .only(&["EPX-A43"], &["levy", "levée"], |a| powers(a).levy)
        .only(&["EPX-A46"], &["hauled"], |a| powers(a).haul)
        .only(&["EPX-A50"], &["spies", "espion"], |a| powers(a).spies)
        .only(&["EPX-A51a"], &["exchange", "échange"], |a| powers(a).exchange)
        .only(&["EPX-32b", "EPX-41b", "EPX-27b"], &[], |a| !powers(a).mountain_knights)
        .only(&["EPX-31b"], &[], |a| !powers(a).assault)
}

/// The rules and words of seasons and phases.
fn moments(refusals: Refusals<State>) -> Refusals<State> {
    let winter = ["EPX-22a", "EPX-22b", "EPX-22c", "EPX-23", "EPX-A13", "EPX-A14", "EPX-A53"];
    refusals
        .only(&winter, &["winter", "hiver"], |a| a.view.open.season == WINTER)
        .only(&["The preliminary phase"], &["before spring", "avant le printemps"], |a| {
            is_phase(a, &[Phase::Preliminary])
        })
        .only(&["EPX-18a", "EPX-18c", "EPX-18e"], &["first-player card", "carte premier"], |a| {
            is_phase(a, &[Phase::Auction, Phase::Appoint])
        })
        .only(&["EPX-21"], &[], |a| is_phase(a, &[Phase::Choose]))
        .only(&["Moving"], &[], |a| is_phase(a, &[Phase::March]))
        .only(&["Attacking"], &["stake", "duel"], |a| {
            is_phase(a, &[Phase::March, Phase::Stake, Phase::Guess, Phase::Auction])
        })
        .only(&["EPX-A2"], &["castle that is", "your castle", "colour", "couleur"], |a| {
            is_phase(a, &[Phase::Castles, Phase::Colours])
        })
        .only(&["EPX-A53"], &[], |a| a.options.get("last") == Some("win"))
        .only(&["EPX-55", "EPX-6a"], &["summer", "autumn", "été", "automne"], |_| false)
}

/// What some sentences say is so.
fn claims(refusals: Refusals<State>) -> Refusals<State> {
    let units =
        |a: &Attempt<'_, State>, kind: Kind| a.view.open.units[seat(a).index()][kind.index()];
    refusals
        .claim("epix-no-too-dear", |a| match a.action {
            Action::Recruit { kind, .. } => {
                let cost = powers(a).cost[kind.index()];
                a.view.open.gold[seat(a).index()] < u16::from(cost)
            }
            _ => false,
        })
        .claim("epix-no-unit", move |a| match a.action {
            Action::Move { kind, from, .. } | Action::Attack { kind, from, .. } => {
                !units(a, *kind).has(*from)
            }
            _ => false,
        })
        .claim("epix-no-same-kind", move |a| match a.action {
            Action::Recruit { kind, province } => units(a, *kind).has(*province),
            _ => false,
        })
        .claim("epix-no-soldier-moved", |a| match a.action {
            Action::Move { from, .. } => a.view.open.march.moved.has(*from),
            _ => false,
        })
        .claim("epix-no-such-ability", |a| match a.action {
            Action::Bid { ability, .. } => {
                a.view.open.offered.iter().all(|offered| offered.ability != *ability)
            }
            _ => false,
        })
        .claim("epix-no-card", |a| match a.action {
            Action::Play { card } => !a.view.open.shown[seat(a).index()].has(*card),
            _ => false,
        })
}

#[test]
fn refusals_are_true_at_their_table() {
    let book = include_str!("../../../../rules/epix.md");
    // So many games that hardly a refusal is met by chance alone.
    let refusals = Refusals::new(book, notation(), say).games(40);
    claims(moments(abilities(refusals))).check("tests/golden/refusals.txt");
}
