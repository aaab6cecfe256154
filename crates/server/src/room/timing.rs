//! Time tells nothing: two tables that one viewer cannot tell apart are played side by side on a test clock, and
//! whatever she is sent comes at the same time from both, to the byte.
//!
//! What is hidden from her is dealt anew, so that a seat that may only pass at one table has a choice at the other.
//! Bots of every level (their thinking takes longer the more they may do), stand-ins and people answer there, live, by
//! the clock and over days. Faults that are planted show that the suite would find them, among them how tables used
//! to treat forced choices.

mod rehearsal;
mod stage;

use std::collections::BTreeMap;

use catalog::{AnyTable, Catalog, Title};
use engine::{Dealing, Options, Privacy, Seat, Turn, Viewer};

use crate::twins::{Dice, Twins};
pub(crate) use rehearsal::{Fault, Rehearsal};
use stage::{Others, Stage};

/// The most steps of a game.
const MOST_STEPS: usize = 80;
/// How many moments of each kind are played for a title.
const N_OF_A_KIND: usize = 2;

/// A title in which something is hidden, the options it is played with, and how many games are tried for each viewer.
type Played = (&'static str, &'static str, u64);

const TITLES: [Played; 6] = [
    ("ephios", "seats=3", 6),
    ("epix", "seats=3 rules=advanced", 4),
    ("erythro", "seats=3", 6),
    ("ephyran", "seats=3", 30),
    ("leduc", "", 4),
    ("goofspiel", "", 4),
];

/// What players do whenever they may, so that windows open that are rare in random play: attacks that can be parried.
fn sought(title: &str) -> &'static [&'static str] {
    match title {
        "ephyran" => &["destroy", "steal", "exchange", "take", "lock", "unlock", "replace"],
        _ => &[],
    }
}

/// Who answers: bots of every level, those who stand in, people who answer as soon as they know and people who do not.
const ALL_OTHERS: [Others; 9] = [
    Others::Bots("random"),
    Others::Bots("greedy"),
    Others::Bots("easy"),
    Others::Bots("normal"),
    Others::Bots("hard"),
    Others::Bots("expert"),
    Others::StandIns("hard"),
    Others::Quick,
    Others::Idle,
];

/// What makes a moment worth watching.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Interest {
    /// In a window, a seat is forced in one world and free in the other.
    ForcedInAWindow,
    /// The same on an ordinary turn.
    Forced,
    /// In a window, something else is chosen or may be.
    Window,
    /// A seat may do more in one world than in the other.
    Lists,
    /// Only what is chosen differs.
    Choices,
}

/// A moment that looks the same to a viewer in two worlds, with somebody else to decide.
struct Moment {
    title: &'static str,
    options: Options,
    viewer: Viewer,
    worlds: [Box<dyn AnyTable>; 2],
    interest: Interest,
}

/// Why it is worth watching, if anybody else than the first seat, who is always a person, has to decide.
fn interest(worlds: &[Box<dyn AnyTable>; 2]) -> Option<Interest> {
    let Turn::Decide(seats) = worlds[0].turn() else { return None };
    let of_seat = |seat: Seat| {
        let [a, b] = [&worlds[0], &worlds[1]].map(|world| world.notations(seat).len());
        let is_forced_once = (a == 1) != (b == 1);
        match worlds[0].privacy(seat) {
            Privacy::Window if is_forced_once => Interest::ForcedInAWindow,
            _ if is_forced_once => Interest::Forced,
            Privacy::Window => Interest::Window,
            Privacy::Hand | Privacy::Public if a != b => Interest::Lists,
            Privacy::Hand | Privacy::Public => Interest::Choices,
        }
    };
    seats.into_iter().filter(|seat| seat.index() > 0).map(of_seat).min()
}

/// Moments of every kind that a title has.
fn moments(catalog: &Catalog, (id, options, n_games): Played) -> Vec<Moment> {
    let title = catalog.title(id).expect("a title");
    let options: Options = options.parse().expect("options");
    let mut found: BTreeMap<(Interest, Viewer), Vec<Moment>> = BTreeMap::new();
    for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Spectator] {
        for game in 0..n_games {
            let mut dice = Dice(game + 5);
            let twins = Twins::seeking(title, &options, viewer, MOST_STEPS, sought(id), &mut dice);
            for n_steps in twins.alike {
                let worlds = [&twins.worlds[0], &twins.worlds[1]].map(|world| world.after(n_steps));
                let Some(interest) = interest(&worlds) else { continue };
                let alike = found.entry((interest, viewer)).or_default();
                if alike.len() < N_OF_A_KIND {
                    let options = options.clone();
                    alike.push(Moment { title: id, options, viewer, worlds, interest });
                }
            }
        }
    }
    found.into_values().flatten().collect()
}

/// Plays every moment of these titles with everybody there is; what was found.
async fn findings(titles: &[Played], others: &[Others], fault: Option<Fault>) -> Vec<String> {
    let catalog = Catalog::standard();
    let mut stage = Stage::new(fault).await;
    let mut findings = Vec::new();
    for title in titles {
        for moment in moments(&catalog, *title) {
            for others in others {
                findings.extend(stage.play(&catalog, &moment, *others).await.err());
            }
        }
    }
    stage.close().await;
    findings
}

#[test]
fn the_worlds_differ_where_it_matters() {
    let catalog = Catalog::standard();
    for title in TITLES {
        let kinds: Vec<Interest> = moments(&catalog, title).iter().map(|m| m.interest).collect();
        let wanted = match title.0 {
            "ephios" | "ephyran" => Interest::ForcedInAWindow,
            "epix" | "goofspiel" => Interest::Window,
            // They play together there: nobody answers anybody, but what each may do is hidden.
            "erythro" => Interest::Lists,
            _ => Interest::Choices,
        };
        println!("{}: {kinds:?}", title.0);
        assert!(kinds.contains(&wanted), "{}: {kinds:?}", title.0);
    }
}

macro_rules! suites {
    ($($name:ident: $title:literal;)*) => {$(
        #[tokio::test]
        async fn $name() {
            let title = TITLES.into_iter().find(|title| title.0 == $title).expect("a title");
            assert_eq!(findings(&[title], &ALL_OTHERS, None).await, [""; 0]);
        }
    )*};
}

suites! {
    time_tells_nothing_at_ephios: "ephios";
    time_tells_nothing_at_epix: "epix";
    time_tells_nothing_at_erythro: "erythro";
    time_tells_nothing_at_ephyran: "ephyran";
    time_tells_nothing_at_leduc: "leduc";
    time_tells_nothing_at_goofspiel: "goofspiel";
}

/// Games that are not in the list above, whoever adds them.
#[tokio::test]
async fn time_tells_nothing_at_any_other_game() {
    let catalog = Catalog::standard();
    let is_listed = |id: &str| TITLES.iter().any(|title| title.0 == id);
    for title in catalog.titles().filter(|title| !is_listed(title.id()) && hides(*title)) {
        let others =
            [Others::Bots("expert"), Others::StandIns("hard"), Others::Quick, Others::Idle];
        assert_eq!(findings(&[(title.id(), "", 2)], &others, None).await, [""; 0]);
    }
}

fn hides(title: &dyn Title) -> bool {
    let n_seats = title.n_seats(&Options::new()).expect("a setup");
    let table = title.open(&Options::new(), vec![String::new(); n_seats], Dealing::ByHand);
    table.expect("a setup").hides()
}

/// Whether the suite finds a planted fault where these play; the findings name the time and the table.
async fn is_found(fault: Fault, titles: &[Played], others: &[Others]) {
    let found = findings(titles, others, Some(fault)).await;
    assert!(found.iter().any(|finding| finding.contains(" ms")), "{fault:?}: {found:?}");
}

#[tokio::test]
async fn how_tables_used_to_treat_forced_choices_is_found() {
    for others in [Others::Bots("expert"), Others::StandIns("hard"), Others::Quick, Others::Idle] {
        is_found(Fault::AsItWas, &TITLES[..1], &[others]).await;
    }
    is_found(Fault::AsItWas, &TITLES[3..4], &[Others::Bots("expert")]).await;
    // A defence that somebody holds, or does not.
    for others in [Others::Quick, Others::Idle] {
        is_found(Fault::AsItWas, &TITLES[3..4], &[others]).await;
    }
}

#[tokio::test]
async fn a_forced_choice_that_the_table_plays_by_itself_is_found() {
    is_found(Fault::ForcedIsPlayed, &TITLES[..1], &[Others::Idle]).await;
}

#[tokio::test]
async fn a_forced_choice_that_comes_later_than_others_is_found() {
    is_found(Fault::ForcedIsLate, &TITLES[..1], &[Others::Bots("normal")]).await;
}

#[tokio::test]
async fn a_bot_that_answers_as_soon_as_it_is_ready_is_found() {
    is_found(Fault::AsSoonAsReady, &TITLES[..1], &[Others::Bots("expert")]).await;
    is_found(Fault::AsSoonAsReady, &TITLES[2..3], &[Others::Bots("hard")]).await;
}

#[tokio::test]
async fn a_held_answer_that_is_told_early_is_found() {
    is_found(Fault::HeldIsTold, &TITLES[..1], &[Others::Quick]).await;
}

#[tokio::test]
async fn a_held_answer_that_a_slow_disk_shows_is_found() {
    for title in [&TITLES[..1], &TITLES[3..4]] {
        is_found(Fault::HeldIsWritten, title, &[Others::Quick]).await;
    }
}

#[tokio::test]
async fn readers_who_wait_for_the_disk_are_found() {
    is_found(Fault::ReadersWait, &TITLES[..1], &[Others::Quick]).await;
}

#[tokio::test]
async fn a_held_answer_that_a_version_counts_is_found() {
    is_found(Fault::HeldIsCounted, &TITLES[..1], &[Others::Quick]).await;
}
