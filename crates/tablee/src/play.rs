//! `tablee play`: a game in the terminal, for people and bots.

mod command;
mod keeper;
mod menu;
mod screen;
mod seats;

use bots::mix;
use catalog::{AnyTable, Denied};
use engine::{Dealing, Options, Phrase, Seat, SeatSet, Turn, below, repeatable};

use crate::args::PlayArgs;
use crate::complaint::{Complaint, Done};
use crate::house::{self, House};
use crate::play::command::Command;
use crate::play::keeper::Keeper;
use crate::play::menu::{Menu, Pick};
use crate::play::screen::Screen;
use crate::replay;
use crate::terminal;

pub(crate) use crate::play::keeper::{folder as state_folder, replace};
pub(crate) use crate::play::seats::{Who, bot_names};

/// Plays the game that the command line asks for.
pub(crate) fn run(house: &House, args: &PlayArgs) -> Done {
    match (&args.resume, &args.game) {
        (Some(file), _) => {
            let (table, record) = replay::load(house, file)?;
            replay::warn_of_cut(house, file, &record);
            let who = seats::read(&args.seats, table.n_seats())?;
            Play::new(house, table, who, None, Keeper::of(file.clone())).play()
        }
        (None, Some(game)) => {
            let title = house.title(game)?;
            let options = house::options(title, &args.setting.set, &args.seats)?;
            let who = seats::read(&args.seats, title.n_seats(&options)?)?;
            let keeper = match &args.record {
                Some(file) => Keeper::new_file(file.clone())?,
                None => Keeper::somewhere(game),
            };
            let names = seats::names(&args.names, &who)?;
            sit_down(house, game, &options, Sitting { who, names, seed: args.seed, keeper })
        }
        (None, None) => Err(Complaint::usage("name a game, or a record to --resume")),
    }
}

/// Who plays, and what becomes of the record.
pub(crate) struct Sitting {
    /// Who sits where.
    pub(crate) who: Vec<Who>,
    /// Their names.
    pub(crate) names: Vec<String>,
    /// What to deal from; `None` for cards that nobody can know.
    pub(crate) seed: Option<u64>,
    /// Where the record goes.
    pub(crate) keeper: Keeper,
}

impl Sitting {
    /// A sitting whose record goes wherever such things go.
    pub(crate) fn new(game: &str, who: Vec<Who>) -> Sitting {
        let names = bot_names(&who);
        Sitting { who, names, seed: None, keeper: Keeper::somewhere(game) }
    }
}

/// Sets up the game and plays it.
pub(crate) fn sit_down(house: &House, game: &str, options: &Options, sitting: Sitting) -> Done {
    let Sitting { who, names, seed, keeper } = sitting;
    let dealing = house::dealt_by_the_house(house::secret(seed)?, names.len());
    let table = house.title(game)?.open(options, names, dealing)?;
    Play::new(house, table, who, seed, keeper).play()
}

/// What happens next at the table.
enum Next {
    /// Somebody at the keyboard decides.
    Asks(Seat),
    /// The game is over.
    Over,
}

/// Whether somebody at the keyboard goes on.
enum Stays {
    /// The game goes on.
    Yes,
    /// The game is left as it is.
    No,
}

/// A game going on in the terminal.
struct Play<'a> {
    house: &'a House,
    table: Box<dyn AnyTable>,
    who: Vec<Who>,
    screen: Screen,
    keeper: Keeper,
    /// What bots think from.
    seed: u64,
}

impl<'a> Play<'a> {
    fn new(
        house: &'a House,
        table: Box<dyn AnyTable>,
        who: Vec<Who>,
        seed: Option<u64>,
        keeper: Keeper,
    ) -> Play<'a> {
        let screen = Screen::new(house.lang, seats::people(&who), table.n_steps());
        // Bots need a number of their own: the secret must not show in what they do.
        let drawn = || house::secret(None).map_or(0, |s| u64::from_le_bytes(first_eight(s.0.0)));
        Play { house, table, who, screen, keeper, seed: seed.unwrap_or_else(drawn) }
    }

    fn play(mut self) -> Done {
        self.keeper.announce_on_interrupt(self.house.lang);
        self.screen.greet(&*self.table)?;
        self.warn_of_missing_secret();
        loop {
            match self.advance()? {
                Next::Over => break,
                Next::Asks(seat) => match self.ask(seat)? {
                    Stays::Yes => {}
                    Stays::No => return self.leave(),
                },
            }
        }
        self.screen.finish(&*self.table)?;
        self.leave()
    }

    fn leave(&mut self) -> Done {
        self.save();
        if let Some(farewell) = self.keeper.farewell(self.house.lang) {
            terminal::print_lines([farewell])?;
        }
        Ok(())
    }

    /// Draws and lets bots play until somebody at the keyboard has to decide.
    fn advance(&mut self) -> Done<Next> {
        loop {
            match self.table.turn() {
                Turn::Over => return Ok(Next::Over),
                Turn::Chance => self.draw()?,
                Turn::Decide(seats) => match self.awaited_bot(seats) {
                    Some((seat, player)) => self.let_bot_play(seat, player)?,
                    None => return Ok(Next::Asks(self.screen.next_of(seats))),
                },
            }
            self.save();
        }
    }

    fn awaited_bot(&self, seats: SeatSet) -> Option<(Seat, bots::Player)> {
        seats.into_iter().find_map(|seat| match self.who[seat.index()] {
            Who::Bot(player) => Some((seat, player)),
            Who::Person => None,
        })
    }

    fn draw(&mut self) -> Done {
        if self.table.dealing().seed().is_some() {
            return self.table.draw().map(drop).map_err(|denied| inside(&denied));
        }
        // Nobody knows the seed of this table any more: draw afresh.
        let mut rng = repeatable(mix(self.seed, self.table.n_steps() as u64));
        let outcomes = self.table.outcomes();
        let mut ticket = below(&mut rng, outcomes.iter().map(|(_, weight)| weight).sum());
        for (outcome, weight) in outcomes {
            match ticket.checked_sub(weight) {
                Some(rest) => ticket = rest,
                None => {
                    return self.table.deal(&outcome).map(drop).map_err(|denied| inside(&denied));
                }
            }
        }
        Ok(())
    }

    fn let_bot_play(&mut self, seat: Seat, player: bots::Player) -> Done {
        let seed = mix(self.seed, self.table.n_steps() as u64);
        if let Some(advisor) = self.table.advisor(seat, player, seed) {
            self.screen.thinking(&*self.table, seat)?;
            let action = advisor.think();
            self.screen.thought()?;
            self.table.act(seat, &action).map_err(|denied| inside(&denied))?;
        }
        Ok(())
    }

    /// Asks the person in `seat` until something is done.
    fn ask(&mut self, seat: Seat) -> Done<Stays> {
        let table = &*self.table;
        if !self.screen.hand_over(table, seat)? {
            return Ok(Stays::No);
        }
        let menu = Menu::new(table.legal(seat), &self.screen.speaker(table, seat));
        if let Some(only) = menu.only()
            && !self.screen.is_guarded(table)
        {
            return self.act(seat, &only).map(|_| Stays::Yes);
        }
        self.screen.show(table, seat, &menu)?;
        loop {
            let Some(line) = self.screen.read()? else { return Ok(Stays::No) };
            match self.obey(seat, &menu, Command::read(&line))? {
                Obeyed::Done => return Ok(Stays::Yes),
                Obeyed::AskAgain => {}
                Obeyed::Leave => return Ok(Stays::No),
            }
        }
    }

    fn obey(&mut self, seat: Seat, menu: &Menu, command: Command<'_>) -> Done<Obeyed> {
        let table = &*self.table;
        match command {
            Command::Nothing => match menu.only() {
                Some(only) => return self.act(seat, &only),
                None => self.screen.show(table, seat, menu)?,
            },
            Command::Help => self.screen.help(table.game())?,
            Command::Rules => self.screen.rules(table.game())?,
            Command::Rule(id) => self.screen.rule(table.game(), id)?,
            Command::Why(notation) => {
                self.screen.why(table, seat, &self.meant(seat, menu, notation))?;
            }
            Command::Also(text) => return self.do_besides(seat, text),
            Command::Log => self.screen.log(table, seat)?,
            Command::Save(file) => self.screen.say(&keeper::copy(table, file))?,
            Command::Undo => return self.undo(),
            Command::Quit => return Ok(Obeyed::Leave),
            Command::Choice(text) => match menu.pick(text) {
                Pick::One(notation) => return self.act(seat, &notation),
                Pick::Several(found) => self.screen.choices(menu, &found)?,
                Pick::NoSuchNumber => self.screen.no_such_number(menu)?,
                Pick::Other => return self.act(seat, &self.meant(seat, menu, text)),
            },
        }
        Ok(Obeyed::AskAgain)
    }

    /// Lists what can be done besides the choices, such as showing a card, or does one of them.
    fn do_besides(&mut self, seat: Seat, text: &str) -> Done<Obeyed> {
        let menu = Menu::new(self.table.asides(seat), &self.screen.speaker(&*self.table, seat));
        match menu.pick(text) {
            _ if menu.all().is_empty() => {
                self.screen.say(&Phrase::new("tablee-play-nothing-also"))?;
            }
            _ if text.is_empty() => self.screen.choices(&menu, &menu.all())?,
            Pick::One(notation) => return self.act(seat, &notation),
            Pick::Several(found) => self.screen.choices(&menu, &found)?,
            Pick::NoSuchNumber => self.screen.no_such_number(&menu)?,
            Pick::Other => return self.act(seat, &self.meant(seat, &menu, text)),
        }
        Ok(Obeyed::AskAgain)
    }

    /// The first thing `text` may mean that the game can read.
    fn meant(&self, seat: Seat, menu: &Menu, text: &str) -> String {
        let is_read =
            |guess: &String| !matches!(self.table.why(seat, guess), Err(Denied::Unreadable { .. }));
        menu.guesses(text).into_iter().find(is_read).unwrap_or_else(|| text.to_string())
    }

    fn act(&mut self, seat: Seat, notation: &str) -> Done<Obeyed> {
        match self.table.act(seat, notation) {
            Ok(_) => {
                self.save();
                Ok(Obeyed::Done)
            }
            Err(denied) => {
                self.screen.denied(&*self.table, seat, &denied)?;
                Ok(Obeyed::AskAgain)
            }
        }
    }

    /// Takes back the last thing a person did, and what bots did since, where nothing was revealed.
    fn undo(&mut self) -> Done<Obeyed> {
        let before = house::own_record(&*self.table);
        loop {
            let taken_back = last_actor(&*self.table)
                .and_then(|actor| Some((actor, self.table.undoable(actor)?)));
            let Some((actor, n_steps)) = taken_back else {
                let title = self.house.title(self.table.game())?;
                self.table = title
                    .load(&before)
                    .map_err(|error| Complaint::failed(format!("the game is lost: {error}")))?;
                self.screen.say(&Phrase::new("tablee-play-no-undo"))?;
                return Ok(Obeyed::AskAgain);
            };
            self.table.take_back(n_steps);
            if self.who[actor.index()] == Who::Person {
                break;
            }
        }
        self.screen.taken_back(self.table.n_steps());
        self.screen.say(&Phrase::new("tablee-play-undone"))?;
        self.save();
        Ok(Obeyed::Done)
    }

    fn save(&mut self) {
        if let Err(reason) = self.keeper.save(&*self.table) {
            terminal::warn(&reason);
        }
    }

    fn warn_of_missing_secret(&self) {
        if let Dealing::Committed { secret: None, .. } = self.table.dealing() {
            let missing = Phrase::new("tablee-play-no-secret");
            terminal::warn(&crate::voice::say(self.house.lang, &missing));
        }
    }
}

/// What came of a command.
enum Obeyed {
    /// The position has changed.
    Done,
    /// It has not: the same person is asked again.
    AskAgain,
    /// The person wants to leave.
    Leave,
}

/// Who acted last, draws left aside.
fn last_actor(table: &dyn AnyTable) -> Option<Seat> {
    (0..table.n_steps()).rev().find_map(|step| table.actor(step))
}

/// What the rules refuse to the table itself is a fault of ours.
fn inside(denied: &Denied) -> Complaint {
    Complaint::failed(format!("a fault inside the program: {denied}"))
}

fn first_eight(bytes: [u8; 32]) -> [u8; 8] {
    std::array::from_fn(|n| bytes[n])
}
