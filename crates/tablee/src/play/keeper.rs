//! Keeps the record of a game on disk, step by step, so that nothing is lost however it ends.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use catalog::AnyTable;
use engine::Phrase;
use localization::Lang;

use crate::complaint::{Complaint, Done};
use crate::house;
use crate::interrupt;
use crate::terminal;
use crate::voice;

/// Where a game's record goes.
pub(crate) struct Keeper {
    /// The file, once there is one; shared with the handler of Ctrl-C.
    file: Arc<OnceLock<PathBuf>>,
    game: String,
    /// How many steps have been written; `None` before the first time.
    n_saved: Option<usize>,
    has_failed: bool,
}

impl Keeper {
    /// Goes on with the record in `file`.
    pub(super) fn of(file: PathBuf) -> Keeper {
        let keeper = Keeper::somewhere("");
        // The cell is new, so it takes the file.
        let _ = keeper.file.set(file);
        keeper
    }

    /// A new record in `file`.
    pub(super) fn new_file(file: PathBuf) -> Done<Keeper> {
        if file.exists() {
            let file = file.display();
            let reason =
                format!("{file} is there already: --resume goes on with it, or name another");
            return Err(Complaint::failed(reason));
        }
        Ok(Keeper::of(file))
    }

    /// A new record of `game`, in the folder for such things, from the first step on.
    pub(super) fn somewhere(game: &str) -> Keeper {
        Keeper { file: Arc::default(), game: game.into(), n_saved: None, has_failed: false }
    }

    /// Writes the game so far, if it has changed. A complaint is made once.
    pub(super) fn save(&mut self, table: &dyn AnyTable) -> Result<(), String> {
        let n_steps = table.n_steps();
        let is_untouched = n_steps == 0 && self.n_saved.is_none();
        if is_untouched || self.has_failed {
            return Ok(());
        }
        let written = self.place().and_then(|file| replace(&file, &text(table)).map(|()| file));
        match written {
            Ok(_) => self.n_saved = Some(n_steps),
            Err(error) => {
                self.has_failed = true;
                return Err(format!("the record cannot be kept: {error}"));
            }
        }
        Ok(())
    }

    /// Where the record is, to be said on leaving; nothing when nothing was played.
    pub(super) fn farewell(&self, lang: Lang) -> Option<String> {
        self.n_saved?;
        farewell(lang, self.file.get()?)
    }

    /// Has Ctrl-C say where the record is.
    pub(super) fn announce_on_interrupt(&self, lang: Lang) {
        let file = self.file.clone();
        interrupt::leave_with(move || {
            let words = file.get().filter(|file| file.exists());
            if let Some(words) = words.and_then(|file| farewell(lang, file)) {
                // The program ends: there is nobody to tell that nobody listens.
                let _ = terminal::print_lines(["", &words]);
            }
        });
    }

    /// The file, made up at the first step.
    fn place(&self) -> io::Result<PathBuf> {
        if let Some(file) = self.file.get() {
            return Ok(file.clone());
        }
        let file = free_file(&folder(), &self.game)?;
        Ok(self.file.get_or_init(|| file).clone())
    }
}

fn farewell(lang: Lang, file: &Path) -> Option<String> {
    let file = file.to_str()?;
    Some(voice::say(lang, &Phrase::new("tablee-play-kept").with("file", file)))
}

/// Writes a copy of the record, and says what came of it.
pub(super) fn copy(table: &dyn AnyTable, file: &str) -> Phrase {
    let written = fs::File::create_new(file).and_then(|mut f| f.write_all(text(table).as_bytes()));
    match written {
        Ok(()) => Phrase::new("tablee-play-saved").with("file", file),
        Err(error) => Phrase::new("tablee-play-not-saved")
            .with("file", file)
            .with("reason", error.to_string()),
    }
}

fn text(table: &dyn AnyTable) -> String {
    house::own_record(table).to_string()
}

/// Puts `text` in place of what the file held, all at once: a crash leaves the old or the new.
pub(crate) fn replace(file: &Path, text: &str) -> io::Result<()> {
    let mut part = file.as_os_str().to_owned();
    part.push(".part");
    fs::write(&part, text)?;
    fs::rename(&part, file)
}

/// The first file of this name and some number that is not there yet; it is there then.
fn free_file(folder: &Path, game: &str) -> io::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    for n in 1.. {
        let file = folder.join(format!("{game}-{n}.tablee"));
        match fs::File::create_new(&file) {
            Ok(_) => return Ok(file),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    unreachable!("numbers do not run out")
}

/// Where programs keep such things, or here.
pub(crate) fn folder() -> PathBuf {
    let set = |name| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let state = set("XDG_STATE_HOME")
        .or_else(|| Some(set("HOME")?.join(".local").join("state")))
        .or_else(|| set("LOCALAPPDATA"));
    state.map_or_else(|| PathBuf::from("."), |folder| folder.join("tablee"))
}
