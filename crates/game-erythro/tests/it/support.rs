//! Positions to test rules in: a box with some print changed, and an opening dealt by hand.

use engine::{Content, Edition, Game as _, Pack as _, Seat, Setup as _, Step, Turn, Viewer};
use engine_testkit::Script;
use game_erythro::Setup;
use game_erythro::action::{Chance, Event};
use game_erythro::content::Pack;
use game_erythro::state::{CardId, Item, MineId, Player, State, Table, Task, TileId};

/// The standard box with some of its print changed.
pub(crate) struct Print(String);

impl Print {
    /// The box as it is.
    pub(crate) fn standard() -> Print {
        Print(Pack::STANDARD.to_string())
    }

    /// Changes the line `key` of the entry with this id (or of the section with this name).
    pub(crate) fn with(mut self, id: &str, key: &str, value: &str) -> Print {
        let entry = self.0.find(&format!("id = \"{id}\"\n")).or(self.0.find(&format!("[{id}]\n")));
        let entry = entry.unwrap_or_else(|| panic!("there is no {id}"));
        let line = entry
            + self.0[entry..].find(&format!("\n{key} = ")).expect("the entry has such a line")
            + 1;
        let end = line + self.0[line..].find('\n').expect("the line ends");
        self.0.replace_range(line..end, &format!("{key} = {value}"));
        self
    }

    /// Changes the line `key` of a difficulty of an adversary.
    pub(crate) fn level(
        mut self,
        adversary: &str,
        difficulty: &str,
        key: &str,
        value: &str,
    ) -> Print {
        let sheet = self.0.find(&format!("id = \"{adversary}\"\n")).expect("there is such a sheet");
        let rest = Print(self.0.split_off(sheet)).with(difficulty, key, value);
        self.0.push_str(&rest.0);
        self
    }

    /// Gives everybody this influence to start with.
    pub(crate) fn rich(self, influence: u8) -> Print {
        let value = format!("[{influence}, {influence}]");
        ["brumes", "marais", "volcans", "foudres"]
            .into_iter()
            .fold(self, |print, id| print.with(id, "influence", &value))
    }

    /// No pollution and these mines in the introduction against Mars.
    pub(crate) fn quiet(self, revealed: u8, in_all: u8) -> Print {
        self.with("mars", "initial_mines", &format!("[{revealed}, {revealed}, {revealed}]"))
            .with("introduction", "pollution", "[0, 0, 0]")
            .with(
                "introduction",
                "mines",
                &format!("[[{in_all}, {in_all}, {in_all}], [0, 0, 0], [0, 0, 0], [0, 0, 0]]"),
            )
    }

    pub(crate) fn read(&self) -> Content<Pack> {
        Content::read(&self.0).unwrap_or_else(|errors| panic!("{errors:?}"))
    }

    /// What is wrong with it.
    pub(crate) fn faults(&self) -> Vec<String> {
        let errors = Content::<Pack>::read(&self.0).err().unwrap_or_default();
        errors.iter().map(|error| format!("{}: {}", error.field, error.reason)).collect()
    }
}

/// How a game starts, as far as the test cares; the rest is dealt somehow.
pub(crate) struct Opening {
    print: Print,
    options: String,
    edition: Edition,
    characters: Vec<u8>,
    pollution: Vec<u8>,
    mines: Vec<(u8, u8)>,
    hands: Vec<Vec<&'static str>>,
    pawns: Vec<u8>,
    market: Vec<&'static str>,
}

impl Opening {
    /// A game with these options. Characters are 1 and 3 for two players, 1 to n for more.
    pub(crate) fn new(options: &str) -> Opening {
        let characters = if options.contains("seats=3") {
            vec![1, 2, 3]
        } else if options.contains("seats=4") {
            vec![1, 2, 3, 4]
        } else {
            vec![1, 3]
        };
        Opening {
            print: Print::standard(),
            options: options.to_string(),
            edition: State::EDITIONS.current,
            characters,
            pollution: vec![],
            mines: vec![],
            hands: vec![],
            pawns: vec![],
            market: vec![],
        }
    }

    /// Two players, the introduction against Mars.
    pub(crate) fn two() -> Opening {
        Opening::new("seats=2 adversary=mars difficulty=introduction")
    }

    /// By the rules of this edition.
    pub(crate) fn edition(mut self, edition: u16) -> Opening {
        self.edition = Edition(edition);
        self
    }

    pub(crate) fn print(mut self, print: Print) -> Opening {
        self.print = print;
        self
    }

    /// The first tokens for pollution.
    pub(crate) fn pollution(mut self, tiles: &[u8]) -> Opening {
        self.pollution = tiles.to_vec();
        self
    }

    /// The first mines, each with its tile.
    pub(crate) fn mines(mut self, mines: &[(u8, u8)]) -> Opening {
        self.mines = mines.to_vec();
        self
    }

    /// The first cards of a seat's hand.
    pub(crate) fn hand(mut self, seat: usize, cards: &[&'static str]) -> Opening {
        self.hands.resize(self.hands.len().max(seat), vec![]);
        self.hands[seat - 1] = cards.to_vec();
        self
    }

    /// Where the pawns start.
    pub(crate) fn pawns(mut self, tiles: &[u8]) -> Opening {
        self.pawns = tiles.to_vec();
        self
    }

    /// The first cards of the market, taken as their element comes up.
    pub(crate) fn market(mut self, cards: &[&'static str]) -> Opening {
        self.market = cards.to_vec();
        self
    }

    /// Plays the opening up to the first decision of round 1.
    pub(crate) fn play(mut self) -> Script<State> {
        let options = self.options.parse().expect("the options can be read");
        let setup = Setup::new(&self.print.read(), &options).expect("they make a setup");
        let mut game = Script::from_state(State::start(&setup.by_edition(self.edition)));
        while game.state().table().round == 0 {
            match game.state().turn() {
                Turn::Chance => {
                    let outcome = self.outcome(game.state());
                    game.take(Step::Chance(outcome));
                }
                Turn::Decide(seats) => {
                    let seat = seats.first().expect("somebody is awaited").index();
                    game.act(seat + 1, &format!("character {}", self.characters[seat]));
                }
                Turn::Over => panic!("over before it began"),
            }
        }
        game
    }

    fn outcome(&mut self, state: &State) -> Chance {
        let mut outcomes = Vec::new();
        state.chance_outcomes(&mut outcomes);
        let last = outcomes.last().expect("there is something to draw").0;
        let wanted = match state.table().tasks.last().expect("something is drawn") {
            Task::Token { item: Item::Pollution } => next(&mut self.pollution).map(token),
            Task::RevealMine => {
                self.mines.first().map(|(mine, _)| Chance::Mine { mine: MineId(mine - 1) })
            }
            Task::Token { item: Item::Mine(_) } => {
                next(&mut self.mines).map(|(_, tile)| token(tile))
            }
            Task::Token { item: Item::Pawn(_) } => next(&mut self.pawns).map(token),
            Task::Draw { seat, .. } => self
                .hands
                .get_mut(seat.index())
                .and_then(next)
                .map(|card| format!("draw {card}").parse().expect("a card")),
            Task::OpenMarket => {
                let offered = |card: &&'static str| {
                    let chance = format!("market {card}").parse().expect("a card");
                    outcomes.iter().any(|(outcome, _)| *outcome == chance)
                };
                let at = self.market.iter().position(offered);
                at.map(|at| format!("market {}", self.market.remove(at)).parse().expect("a card"))
            }
            _ => None,
        };
        wanted.unwrap_or(last)
    }
}

fn next<T>(list: &mut Vec<T>) -> Option<T> {
    (!list.is_empty()).then(|| list.remove(0))
}

fn token(tile: u8) -> Chance {
    Chance::Token { tile: TileId(tile - 1) }
}

pub(crate) fn table(game: &Script<State>) -> &Table {
    game.state().table()
}

pub(crate) fn player(game: &Script<State>, seat: usize) -> &Player {
    table(game).player(Seat::new(seat - 1))
}

/// The number of contamination cards in a seat's hand.
pub(crate) fn dirt(game: &Script<State>, seat: usize) -> u8 {
    game.state().hand(Seat::new(seat - 1)).contamination
}

/// How many cards are in a seat's hand.
pub(crate) fn hand(game: &Script<State>, seat: usize) -> u8 {
    game.state().hand(Seat::new(seat - 1)).len()
}

pub(crate) fn holds(game: &Script<State>, seat: usize, name: &str) -> bool {
    game.state().hand(Seat::new(seat - 1)).actions.has(card(name))
}

pub(crate) fn card(name: &str) -> CardId {
    match format!("buy {name}").parse() {
        Ok(game_erythro::action::Action::Buy { card }) => card,
        _ => panic!("{name} is no card"),
    }
}

/// The pollution on a tile.
pub(crate) fn pollution(game: &Script<State>, tile: u8) -> u8 {
    table(game).pollution[usize::from(tile) - 1]
}

pub(crate) fn public(game: &Script<State>) -> Vec<Event> {
    game.heard(Viewer::Spectator)
}

/// Everybody plays what is left to play: one card after another for influence, no choices.
pub(crate) fn finish_players_phase(game: &mut Script<State>) {
    use game_erythro::state::Phase;
    while table(game).phase == Phase::Players && !game.is_over() {
        quiet_step(game);
    }
}

/// Takes one step that changes as little as possible.
pub(crate) fn quiet_step(game: &mut Script<State>) {
    match game.state().turn() {
        Turn::Chance => {
            let outcome = game.state().chance_at(0);
            game.take(Step::Chance(outcome));
        }
        Turn::Decide(seats) => {
            let seat = seats.first().expect("somebody is awaited").index() + 1;
            let legal = game.legal(seat);
            let quiet = |action: &&String| {
                action.ends_with(" gain")
                    || ["pass", "keep", "discard contamination"].contains(&action.as_str())
            };
            let action = legal.iter().find(quiet).unwrap_or(&legal[0]).clone();
            game.act(seat, &action);
        }
        Turn::Over => {}
    }
}

/// Goes on quietly until the game is in this phase of this round and somebody decides.
pub(crate) fn go_to(game: &mut Script<State>, round: u8, phase: game_erythro::state::Phase) {
    let there = |game: &Script<State>| {
        let table = table(game);
        table.round == round && table.phase == phase
    };
    while !there(game) && !game.is_over() {
        quiet_step(game);
    }
    assert!(there(game), "the game ended before round {round}");
}
