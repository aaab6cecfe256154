//! Whatever is forbidden is refused by a rule of this table, in words that are true there.

use engine::{Content, Phrase, Viewer};
use engine_testkit::{Attempt, Grammar, Refusals};
use game_ephios::state::Wait;
use game_ephios::{Alliance, Card, Pack, State};
use localization::{Lang, Speaker};

fn notation() -> Grammar {
    Grammar::new(&[
        "recruit blind",
        "recruit <card>",
        "debate <card>",
        "use <card>",
        "unite <alliance>",
        "unite <alliance> <card>",
        "unite <alliance> <card> <card>",
        "unite <alliance> <card> <card> <card>",
        "unite <alliance> affinity",
        "unite <alliance> affinity <card>",
        "unite <alliance> affinity <card> <card>",
        "unite <alliance> affinity <card> <card> <card>",
        "corrupt <card>",
        "react <card>",
        "pass",
        "target <seat>",
        "pick <card>",
        "discard <card>",
        "put <card>",
        "apply <card>",
        "copy <card>",
        "swap <card> <card>",
        "affinity <alliance>",
        "choose <way>",
        "done",
    ])
    .blank("<card>", Card::all())
    .blank("<alliance>", Alliance::all())
    .blank("<seat>", 1..=8)
    .blank("<way>", 1..=2)
}

/// Said in English and in French, at a table whose names begin with vowels.
fn say(reader: Viewer, phrase: &Phrase) -> [String; 2] {
    let names = ["Inès", "Éloi", "Ada", "Oum"].map(String::from);
    Lang::ALL.map(|lang| Speaker { lang, names: &names, reader }.say(phrase))
}

fn is_mode(attempt: &Attempt<'_, State>, mode: &str) -> bool {
    attempt.options.get("mode") == Some(mode)
}

fn has_inhabitants(attempt: &Attempt<'_, State>) -> bool {
    attempt.view.table.roster.cards.into_iter().any(|card| !card.is_personality())
}

/// Whether what is tried names the card or the alliance of this id.
fn names(attempt: &Attempt<'_, State>, id: &str) -> bool {
    attempt.action.to_string().split(' ').any(|word| word == id)
}

/// The parts of the rules and the words that belong to a mode.
fn modes(refusals: Refusals<State>) -> Refusals<State> {
    let plot = ["plot", "complot", "corrupt", "corromp", "dignit", "solo", "trophie", "trophée"];
    refusals
        .only(&["Solo", "Rulings: solo"], &plot, |a| is_mode(a, "solo"))
        .only(&["Campaign", "Rulings: campaign"], &["campaign", "campagne"], |a| {
            is_mode(a, "campaign")
        })
        // Solo has one action more, and its affinities are trophies.
        .only(&["EPH-28", "Affinity", "Direction of play"], &[], |a| !is_mode(a, "solo"))
        .only(&["EPH-11"], &[], |a| is_mode(a, "quick"))
        .only(&["EPH-34", "EPH-40", "EPH-44"], &["inhabitant", "habitant"], has_inhabitants)
}

/// The rules that are about a moment of the game.
fn moments(refusals: Refusals<State>) -> Refusals<State> {
    refusals
        .only(&["EPH-72"], &["too many", "trop de cartes"], |a| a.view.table.wait == Wait::Limit)
        .only(&["EPH-A12"], &[], |a| {
            matches!(a.view.table.wait, Wait::Lay(_)) && a.options.get("discard") == Some("chosen")
        })
        .only(&["EPH-48"], &[], |a| matches!(a.view.table.wait, Wait::Answer(_)))
        .only(&["EPH-A24"], &[], |a| !a.view.table.replayed.is_empty())
}

/// Whether the first card that is named is in a set.
fn first_is_in(attempt: &Attempt<'_, State>, cards: game_ephios::CardSet) -> bool {
    let text = attempt.action.to_string();
    let card = text.split(' ').find_map(|word| word.parse::<Card>().ok());
    card.is_some_and(|card| cards.contains(card))
}

/// What some sentences say is so.
fn claims(refusals: Refusals<State>) -> Refusals<State> {
    refusals
        .claim("ephios-not-in-hand", |a| !first_is_in(a, a.view.hand))
        .claim("ephios-not-on-crossroads", |a| !first_is_in(a, a.view.table.crossroads.set()))
        .claim("ephios-used-from-crossroads", |a| first_is_in(a, a.view.table.crossroads.set()))
        .claim("ephios-in-the-plots-zone", |a| first_is_in(a, a.view.table.zone))
        .claim("ephios-card-not-in-play", |a| {
            let text = a.action.to_string();
            let mut cards = text.split(' ').filter_map(|word| word.parse::<Card>().ok());
            cards.any(|card| !a.view.table.roster.cards.contains(card))
        })
        .claim("ephios-no-affinity", |a| a.view.affinity.is_none())
}

#[test]
fn refusals_are_true_at_their_table() {
    let book = include_str!("../../../../rules/ephios.md");
    // As many games as it takes to meet every refusal that can be met.
    let mut refusals = claims(moments(modes(Refusals::new(book, notation(), say)))).games(13);
    let pack = Content::<Pack>::standard().pack;
    for card in Card::all() {
        let name = pack.name(card);
        refusals = refusals.only(&[], &[&name.en, &name.fr], move |a| {
            a.view.table.roster.cards.contains(card) || names(a, card.id())
        });
    }
    for alliance in Alliance::all() {
        let name = &pack.alliance(alliance).the;
        refusals = refusals.only(&[], &[&name.en, &name.fr], move |a| {
            a.view.table.roster.alliances.contains(alliance) || names(a, alliance.id())
        });
    }
    refusals.check("tests/golden/refusals.txt");
}
