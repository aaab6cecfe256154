//! The table on the bench: a game that its developer moves forwards and backwards, kept in a record.

use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use bots::Player;
use catalog::{AnyTable, Denied, Title};
use engine::{Options, Record, Seat, Turn};

use crate::args::DevArgs;
use crate::complaint::{Complaint, Done};
use crate::house::{self, House};
use crate::play::{self, state_folder};

/// The most decisions that bots take at one request.
const MOST_DECISIONS: usize = 200;

/// A game under development.
pub(super) struct Bench {
    pub(super) house: House,
    pub(super) game: &'static str,
    /// Who thinks when a bot is asked.
    pub(super) player: Player,
    file: PathBuf,
    options: Options,
    table: Mutex<Box<dyn AnyTable>>,
}

impl Bench {
    /// Goes on with the record, as far as the rules still allow what was done; what happened to it is returned as lines.
    pub(super) fn open(house: House, args: &DevArgs) -> Done<(Bench, Vec<String>)> {
        let title = house.title(&args.game)?;
        let (game, options) = (title.id(), house::options(title, &args.setting.set, &[])?);
        let player = args.bot.parse().map_err(|error| {
            Complaint::usage(format!("`{}` is no bot: {error}", house::shortened(&args.bot)))
        })?;
        let file = match &args.record {
            Some(file) => file.clone(),
            None => state_folder().join(format!("dev-{game}.tablee")),
        };
        let is_anew = args.fresh || args.seed.is_some() || !args.setting.set.is_empty();
        let kept = if is_anew || !file.exists() { None } else { Some(resume(title, &file)?) };
        let (table, notes) = match kept {
            Some(kept) => kept,
            None => (start(title, &options, args.seed.unwrap_or(1))?, vec![]),
        };
        let options = table.record().header.setup;
        let table = Mutex::new(table);
        let bench = Bench { house, game, player, file, options, table };
        bench.change(|_| Ok(())).map_err(Complaint::failed)?;
        Ok((bench, notes))
    }

    /// Looks at the game after so many steps.
    pub(super) fn at<T>(&self, step: usize, look: impl FnOnce(&dyn AnyTable, usize) -> T) -> T {
        let table = self.table.lock().unwrap_or_else(PoisonError::into_inner);
        let n_steps = table.n_steps();
        if step < n_steps { look(&*table.after(step), n_steps) } else { look(&**table, n_steps) }
    }

    /// Takes an action, and draws whatever is to be drawn then.
    pub(super) fn act(&self, seat: Seat, notation: &str) -> Result<(), String> {
        self.change(|table| {
            let done = table.act(seat, notation).map(drop);
            done.map_err(|denied| self.said(&**table, seat, &denied))?;
            draw_all(&mut **table)
        })
    }

    /// Draws: what the seed gives, or this.
    pub(super) fn draw(&self, notation: Option<&str>) -> Result<(), String> {
        self.change(|table| {
            let drawn = match notation {
                None => table.draw(),
                Some(notation) => table.deal(notation),
            };
            drawn.map(drop).map_err(|denied| self.said(&**table, Seat::new(0), &denied))
        })
    }

    /// Has the bot take so many decisions.
    pub(super) fn play_on(&self, n_decisions: usize) -> Result<(), String> {
        self.change(|table| {
            draw_all(&mut **table)?;
            for _ in 0..n_decisions.min(MOST_DECISIONS) {
                let Some(seat) = table.turn().awaited().first() else { return Ok(()) };
                let seed = table.n_steps() as u64;
                let Some(advisor) = table.advisor(seat, self.player, seed) else { return Ok(()) };
                let done = table.act(seat, &advisor.think()).map(drop);
                done.map_err(|denied| self.said(&**table, seat, &denied))?;
                draw_all(&mut **table)?;
            }
            Ok(())
        })
    }

    /// Takes back everything after so many steps.
    pub(super) fn take_back(&self, step: usize) -> Result<(), String> {
        self.change(|table| {
            table.take_back(table.n_steps().saturating_sub(step));
            Ok(())
        })
    }

    /// Another game with the same options.
    pub(super) fn start_anew(&self, seed: u64) -> Result<(), String> {
        self.change(|table| {
            let title = self.house.title(self.game).map_err(|error| error.to_string())?;
            *table = start(title, &self.options, seed).map_err(|error| error.to_string())?;
            Ok(())
        })
    }

    /// Why not, in a sentence with the rule's number.
    pub(super) fn said(&self, table: &dyn AnyTable, seat: Seat, denied: &Denied) -> String {
        let speaker = self.house.speaker(table.names(), engine::Viewer::Seat(seat));
        match denied {
            Denied::Refused { rule: Some(rule), reason } => {
                format!("{rule}: {}", speaker.say(reason))
            }
            Denied::Refused { rule: None, reason } => speaker.say(reason),
            other => other.to_string(),
        }
    }

    /// Changes the table and keeps its record; where that fails, the table is what it was.
    fn change(
        &self,
        with: impl FnOnce(&mut Box<dyn AnyTable>) -> Result<(), String>,
    ) -> Result<(), String> {
        let mut table = self.table.lock().unwrap_or_else(PoisonError::into_inner);
        let n_steps = table.n_steps();
        let mut changed = table.after(n_steps);
        with(&mut changed)?;
        let text = house::own_record(&*changed).to_string();
        play::replace(&self.file, &text)
            .map_err(|error| format!("{} cannot be written: {error}", self.file.display()))?;
        *table = changed;
        Ok(())
    }
}

fn start(title: &dyn Title, options: &Options, seed: u64) -> Done<Box<dyn AnyTable>> {
    let n_seats = title.n_seats(options)?;
    let dealing = house::dealt_by_the_house(house::secret(Some(seed))?, n_seats);
    let mut table = title.open(options, vec![String::new(); n_seats], dealing)?;
    draw_all(&mut *table).map_err(Complaint::failed)?;
    Ok(table)
}

fn draw_all(table: &mut dyn AnyTable) -> Result<(), String> {
    while table.turn() == Turn::Chance {
        table.draw().map_err(|denied| denied.to_string())?;
    }
    Ok(())
}

/// The game in the record, without the steps at its end that the rules do not allow any more.
fn resume(title: &dyn Title, file: &Path) -> Done<(Box<dyn AnyTable>, Vec<String>)> {
    let shown = file.display();
    let failed = |reason: String| {
        Complaint::failed(format!(
            "{shown}: {reason}; --fresh begins anew, --record names another file"
        ))
    };
    let text = std::fs::read_to_string(file).map_err(|error| failed(error.to_string()))?;
    let mut record: Record = text.parse().map_err(|error| failed(format!("{error}")))?;
    if record.header.game != title.id() {
        return Err(failed(format!("this is a game of {}", record.header.game)));
    }
    // Changed rules may end the game elsewhere: its result is found again.
    record.header.result = None;
    let (n_kept, mut notes) = (record.steps.len(), Vec::new());
    loop {
        match title.load(&record) {
            Ok(table) => return Ok((table, notes)),
            Err(error) if record.steps.is_empty() => return Err(failed(error.to_string())),
            Err(error) => {
                record.steps.pop();
                let left = n_kept - record.steps.len();
                notes = vec![format!("{shown}: the last {left} steps no longer go ({error})")];
            }
        }
    }
}
