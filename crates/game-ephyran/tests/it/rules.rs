//! A test for every numbered rule of `rules/ephyran.md`.

mod cities;
mod defences;
mod dionysus;
mod ending;
mod pack;
mod readings;
mod scoring;
mod supports;
mod table;
mod tokens;
mod turns;

use engine::{Game as _, Seat, Turn, Viewer};
use engine_testkit::Script;
use game_ephyran::city::{Area, City};
use game_ephyran::{Board, Chance, State, View};

type Game = Script<State>;

const GODS: [&str; 4] = ["poseidon", "gaia", "aeolus", "hephaestus"];

/// A game that is about to start: seat 1 begins, the gods sit in the order of their territories, and each hand
/// holds these four cards besides Dionysus.
fn table(hands: &[&str]) -> Game {
    table_with("", hands)
}

/// The same with further options.
fn table_with(options: &str, hands: &[&str]) -> Game {
    let mut game = Game::new(&format!("seats={} {options}", hands.len()));
    game.deal("first 1");
    for god in &GODS[..hands.len()] {
        if game.state().turn() == Turn::Chance {
            game.deal(&format!("god {god}"));
        } else {
            game.play_any();
        }
    }
    for n in 0..4 {
        for hand in hands {
            let card = hand.split_whitespace().nth(n).expect("four cards in a hand");
            game.deal(&format!("card {card}"));
        }
    }
    game
}

/// A whole turn without a question in between: an action, then a card of the pile.
#[track_caller]
fn turn(game: &mut Game, seat: usize, action: &str, drawn: &str) {
    game.act(seat, action);
    take(game, seat, drawn);
}

/// The card of the turn, from the pile.
#[track_caller]
fn take(game: &mut Game, seat: usize, drawn: &str) {
    if game.offers(seat, "draw pile") {
        game.act(seat, "draw pile");
    }
    game.deal(&format!("card {drawn}"));
}

/// A turn that changes little: the highest card goes, the highest of the pile comes.
#[track_caller]
fn idle(game: &mut Game, seat: usize) {
    let is_card = |action: &&String| action.starts_with("discard e");
    let legal = game.legal(seat);
    let action = legal.iter().rfind(is_card).expect("somebody whose turn it is has a card");
    game.act(seat, action);
    draw_highest(game);
}

/// Draws the highest card of the pile, if a card is to be drawn.
fn draw_highest(game: &mut Game) {
    if game.state().turn() == Turn::Chance {
        let drawn = game.state().chance_at(game.state().chance_total() - 1);
        game.take(engine::Step::Chance(drawn));
    }
}

/// Who is awaited, counted from 1.
fn awaited(game: &Game) -> Option<usize> {
    game.state().turn().awaited().first().map(|seat| seat.index() + 1)
}

/// Everybody idles until the pile has `n_cards` left and it is the turn of `seat`. Where that would not come out even,
/// one of the `stallers` adds an area and takes a card from the discard instead.
fn run_down(game: &mut Game, n_cards: u8, seat: usize, stallers: &[usize]) {
    loop {
        let (n_left, mover) = (public(game).n_pile - n_cards, awaited(game).expect("a turn"));
        let last = (mover - 1 + usize::from(n_left)) % board(game).n_seats() + 1;
        let add = game.legal(mover).into_iter().find(|action| action.starts_with("add"));
        match add {
            Some(add) if last != seat && stallers.contains(&mover) && !discard(game).is_empty() => {
                game.act(mover, &add).act(mover, "draw discard");
            }
            _ if n_left == 0 => break assert_eq!(mover, seat, "the stallers could not stall"),
            _ => idle(game, mover),
        }
    }
}

/// Everybody idles in turn until the game is over.
fn run_out(game: &mut Game) {
    while !game.is_over() {
        let seat = awaited(game).expect("somebody's turn");
        idle(game, seat);
    }
}

/// Adds an area if there is one to add, and draws a card that will help next time; otherwise idles.
fn build(game: &mut Game, seat: usize) {
    let legal = game.legal(seat);
    // Dionysus only where nothing else fits: a true area is worth more.
    let add = legal.iter().find(|action| action.starts_with("add e"));
    let add = add.or_else(|| legal.iter().find(|action| action.starts_with("add d"))).cloned();
    match add {
        Some(action) => game.act(seat, &action),
        None => return swap_for_useful(game, seat),
    };
    if game.offers(seat, "draw pile") {
        game.act(seat, "draw pile");
    }
    draw_useful(game, seat);
}

fn swap_for_useful(game: &mut Game, seat: usize) {
    let legal = game.legal(seat);
    let discard = legal.iter().find(|action| action.starts_with("discard")).expect("a card");
    game.act(seat, discard);
    draw_useful(game, seat);
}

/// Draws a card that the city of `seat` lacks next, if there is one in the pile.
fn draw_useful(game: &mut Game, seat: usize) {
    if game.state().turn() != Turn::Chance {
        return;
    }
    let view = public(game);
    let city = city(game, seat);
    let fits = |drawn: &Chance| match drawn {
        Chance::Card(card) => {
            let mut halves = view.pack.face(*card).areas.iter().flatten();
            halves.any(|half| city.next(half.area.territory()) == Some(half.area))
        }
        _ => false,
    };
    let mut outcomes = Vec::new();
    game.state().chance_outcomes(&mut outcomes);
    let drawn = outcomes.iter().map(|(drawn, _)| *drawn).find(fits).unwrap_or(outcomes[0].0);
    game.take(engine::Step::Chance(drawn));
}

fn public(game: &Game) -> View {
    game.view(Viewer::Spectator)
}

fn board(game: &Game) -> Board {
    public(game).board
}

fn viewer(seat: usize) -> Viewer {
    Viewer::Seat(Seat::new(seat - 1))
}

fn city(game: &Game, seat: usize) -> City {
    *board(game).city(Seat::new(seat - 1))
}

fn area(text: &str) -> Area {
    text.parse().expect("an area such as `lagoon1`")
}

/// The card at an area of somebody's city.
fn at(game: &Game, seat: usize, place: &str) -> String {
    city(game, seat).card(area(place)).map_or("nothing".into(), |card| card.to_string())
}

/// Whether a token lies on an area of somebody's city.
fn has_token(game: &Game, seat: usize, place: &str) -> bool {
    city(game, seat).token(area(place)).is_some()
}

/// Somebody's whole hand.
fn hand(game: &Game, seat: usize) -> Vec<String> {
    let view = game.view(viewer(seat));
    let open = view.board.open_hands[seat - 1];
    view.hand.iter().chain(open.iter()).map(ToString::to_string).collect()
}

fn discard(game: &Game) -> Vec<String> {
    board(game).discard.iter().map(ToString::to_string).collect()
}

fn tartarus(game: &Game) -> Vec<String> {
    board(game).tartarus.iter().map(|card| card.to_string()).collect()
}

/// The points of somebody's city, as its owner counts them.
fn points(game: &Game, seat: usize) -> i32 {
    game.view(viewer(seat)).scores[seat - 1].total()
}
