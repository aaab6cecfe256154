//! What the tests of every board need: a game to draw, its markup to read, and what must hold of any markup.

use std::collections::BTreeSet;

use engine::{Content, Game, Options, Seat, Setup, Step, StepOf, Turn, Viewer, below};
use rand_core::Rng;
use ui::{Board, Touch};

/// The people at the table.
pub(crate) fn names() -> Vec<String> {
    ["Léa", "Max", "Inès", "Tom"].map(String::from).to_vec()
}

/// A game with these options before its first step.
pub(crate) fn start<G: Game>(options: &str) -> G {
    let options: Options = options.parse().expect("the options can be read");
    G::start(&G::Setup::new(&Content::standard(), &options).expect("they make a setup"))
}

/// What `seat` may do now.
pub(crate) fn legal<G: Game>(state: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    state.legal_actions(seat, &mut actions);
    actions
}

/// A random step of whoever is awaited, among what `narrow` leaves of the legal actions; nothing once the game is over.
pub(crate) fn random_step<G: Game, R: Rng>(
    state: &G,
    rng: &mut R,
    narrow: impl FnOnce(Vec<G::Action>, &mut R) -> Vec<G::Action>,
) -> Option<StepOf<G>> {
    match state.turn() {
        Turn::Over => None,
        Turn::Chance => Some(Step::Chance(state.draw(rng))),
        Turn::Decide(seats) => {
            let seat = seats.into_iter().nth(below(rng, seats.len() as u32) as usize);
            let seat = seat.expect("somebody is awaited");
            let actions = narrow(legal(state, seat), rng);
            Some(Step::Act { seat, action: actions[below(rng, actions.len() as u32) as usize] })
        }
    }
}

/// The values of an attribute, in the order they come.
pub(crate) fn values<'a>(page: &'a str, attribute: &str) -> Vec<&'a str> {
    let opening = format!(" {attribute}=\"");
    page.split(&opening).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// Every action of `seat` is a path of things on her `page`, and no two have the same. Returns the paths.
pub(crate) fn check_paths<G: Board>(state: &G, seat: Seat, page: &str) -> BTreeSet<Vec<Touch>> {
    let view = state.view(Viewer::Seat(seat));
    let things: BTreeSet<&str> = values(page, "data-touch").into_iter().collect();
    let mut paths = BTreeSet::new();
    for action in legal(state, seat) {
        let path = G::path(&view, &action);
        assert!((1..=4).contains(&path.len()), "{action}: {path:?}");
        let missing = path.iter().find(|touch| !things.contains(touch.as_str()));
        assert_eq!(missing, None, "{action} touches what is not on the page");
        assert!(paths.insert(path), "{action} has the path of another action");
    }
    paths
}

/// Nothing the pages' policy forbids, no words missing, no name given twice, nothing referred to that is not drawn.
pub(crate) fn check_markup<G: Board>(page: &str) {
    for forbidden in [" style=", "<script", "<style", "onclick", "{ $", "NaN"] {
        assert!(!page.contains(forbidden), "{forbidden} in {page}");
    }
    for unsaid in ["[e", "[tablee", "[page", "[list", "[player", "[small"] {
        assert!(!page.contains(unsaid), "{unsaid} in {page}");
    }
    let glides = values(page, "data-glide");
    let different: BTreeSet<&str> = glides.iter().copied().collect();
    assert_eq!(glides.len(), different.len(), "two things glide under one name: {glides:?}");
    let is_plain = |c: char| c.is_ascii_alphanumeric() || c == '-';
    assert!(different.iter().all(|name| name.chars().all(is_plain)), "{different:?}");
    for touch in values(page, "data-touch") {
        assert!(touch.is_ascii() && !touch.contains(' '), "{touch:?}");
    }
    let symbols = G::symbols().into_string();
    let drawn: BTreeSet<&str> =
        values(&symbols, "id").into_iter().chain(values(page, "id")).collect();
    for shape in values(page, "href").into_iter().filter_map(|link| link.strip_prefix('#')) {
        assert!(drawn.contains(shape), "nothing is drawn under the name {shape}");
    }
}
