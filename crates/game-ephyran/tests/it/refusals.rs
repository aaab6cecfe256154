//! Whatever is forbidden is refused by a rule of this table, in words that are true there.

use engine::{Content, Phrase, Seat, Viewer};
use engine_testkit::{Attempt, Grammar, Refusals};
use game_ephyran::card::CardId;
use game_ephyran::city::{Area, God, Territory};
use game_ephyran::{Action, Pack, Phase, State};
use localization::{Lang, Speaker};

fn notation() -> Grammar {
    let n_cards = Content::<Pack>::standard().pack.n_cards();
    let cards = (0..n_cards).map(CardId::new).chain([CardId::DIONYSUS]);
    Grammar::new(&[
        "god <god>",
        "add <card> <area>",
        "dionysus <card> <seat> <area> <area>",
        "change <card> <area>",
        "discard <card>",
        "twins <card>",
        "graeae <card>",
        "exchange <card> <seat> <area>",
        "replace <card> <card> <area>",
        "take <card>",
        "destroy <card> <seat>",
        "steal <card> <seat> <area>",
        "lock <card> <territory>",
        "unlock <card> <seat> <territory>",
        "defend <card>",
        "pass",
        "draw pile",
        "draw discard",
        "keep <card>",
        "keep <card> <card>",
        "place <area>",
        "lose <area>",
    ])
    .blank("<god>", God::ALL)
    .blank("<card>", cards)
    .blank("<area>", Area::all())
    .blank("<territory>", Territory::ALL)
    .blank("<seat>", 1..=8)
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

fn holds(attempt: &Attempt<'_, State>, card: CardId) -> bool {
    let open = &attempt.view.board.open_hands[seat(attempt).index()];
    open.contains(&card) || attempt.view.hand.contains(&card)
}

/// The rules of readings and of phases.
fn limits(refusals: Refusals<State>) -> Refusals<State> {
    refusals
        .only(&["EYR-3", "EYR-A28"], &["choose your god", "choisissez d’abord votre dieu"], |a| {
            // Whoever names a seat may be told that nobody sits there.
            let names_a_seat =
                a.action.to_string().split(' ').any(|word| word.parse::<Seat>().is_ok());
            matches!(a.view.board.phase, Phase::Gods { .. }) || names_a_seat
        })
        .only(&[], &["god", "dieu"], |a| a.options.get("gods") == Some("chosen"))
        .only(&["EYR-A1"], &[], |a| a.options.get("tokens") == Some("column"))
        .only(&["EYR-A3"], &[], |a| a.options.get("exchange") == Some("hand"))
        .only(&["EYR-A14"], &[], |a| matches!(a.action, Action::Graeae { .. }))
        .only(&["EYR-18"], &[], |a| a.view.board.phase == Phase::ActAgain)
        .only(&["EYR-19"], &[], |a| a.view.board.phase == Phase::Keep)
        .only(&["EYR-24"], &[], |a| matches!(a.view.board.phase, Phase::Answer { .. }))
        .only(&["EYR-29", "EYR-30"], &[], |a| {
            matches!(a.view.board.phase, Phase::PlaceToken { .. })
        })
        .only(&["The end and the score"], &[], |_| false)
}

/// What some sentences say is so.
fn claims(refusals: Refusals<State>) -> Refusals<State> {
    refusals
        .claim("ephyran-no-not-in-hand", |a| {
            let text = a.action.to_string();
            let cards = text.split(' ').filter_map(|word| word.parse::<CardId>().ok());
            cards.into_iter().any(|card| !holds(a, card))
        })
        .claim("ephyran-no-already-built", |a| {
            let text = a.action.to_string();
            let area = text.split(' ').filter_map(|word| word.parse::<Area>().ok()).next_back();
            area.is_some_and(|area| a.view.board.city(seat(a)).card(area).is_some())
        })
        .claim("ephyran-no-nothing-to-draw", |a| a.view.n_pile == 0)
        .claim("ephyran-no-pile-empty", |a| a.view.n_pile == 0)
        .claim("ephyran-no-must-draw", |a| a.view.n_pile > 0)
        .claim("ephyran-no-dionysus-covered", |a| a.options.get("dionysus") == Some("uncovered"))
}

#[test]
fn refusals_are_true_at_their_table() {
    let book = include_str!("../../../../rules/ephyran.md");
    // As many games as it takes to meet every refusal that can be met.
    let refusals = Refusals::new(book, notation(), say).games(14);
    claims(limits(refusals)).check("tests/golden/refusals.txt");
}
