//! The list of games, each with its content.

use std::fmt;
use std::path::{Path, PathBuf};

use engine::{Content, ContentError, Encode, Hints, Pack, PackOf, Words};

use crate::title::{Shelf, Shelved, Title};

/// Every game, ready to be played.
pub struct Catalog {
    titles: Vec<Box<dyn Title>>,
}

impl Catalog {
    /// The games with the content that comes with the program.
    ///
    /// # Panics
    /// When a standard pack has a fault, which the tests rule out.
    pub fn standard() -> Catalog {
        Catalog::stocked(&Packs { folder: None }).expect("the standard packs have no faults")
    }

    /// The games with the packs of `folder` in place of the standard ones; those it lacks stay as they are.
    ///
    /// # Errors
    /// Everything that is wrong with the first faulty pack.
    pub fn with_content(folder: &Path) -> Result<Catalog, PackError> {
        let names = std::fs::read_dir(folder)
            .and_then(|files| {
                files.map(|file| Ok(file?.file_name())).collect::<Result<Vec<_>, _>>()
            })
            .map_err(|error| PackError::unreadable(folder, &error))?;
        let catalog = Catalog::stocked(&Packs { folder: Some(folder) })?;
        let is_pack = |title: &&dyn Title| {
            title.pack_file().is_some_and(|file| names.iter().any(|name| name == file.as_str()))
        };
        if !catalog.titles().any(|title| is_pack(&title)) {
            let known: Vec<String> = catalog.titles().filter_map(Title::pack_file).collect();
            let reason =
                format!("there is no content pack in it; expected one of {}", known.join(", "));
            return Err(PackError { file: folder.to_path_buf(), errors: vec![], reason });
        }
        Ok(catalog)
    }

    /// Every game, in the order in which to show them: shelf by shelf.
    pub fn titles(&self) -> impl Iterator<Item = &dyn Title> {
        self.titles.iter().map(|title| &**title)
    }

    /// The game with this id.
    pub fn title(&self, id: &str) -> Option<&dyn Title> {
        self.titles().find(|title| title.id() == id)
    }

    /// The one place where every game is named.
    fn stocked(packs: &Packs<'_>) -> Result<Catalog, PackError> {
        let titles = vec![
            packs.title::<game_ephios::State>(Shelf::Front)?,
            packs.title::<game_epix::State>(Shelf::Front)?,
            packs.title::<game_erythro::State>(Shelf::Front)?,
            packs.title::<game_ephyran::State>(Shelf::Front)?,
            packs.title::<game_fireflies::State>(Shelf::More)?,
            packs.title::<reference_games::tic_tac_toe::State>(Shelf::Reference)?,
            packs.title::<reference_games::connect_four::State>(Shelf::Reference)?,
            packs.title::<reference_games::kuhn::State>(Shelf::Reference)?,
            packs.title::<reference_games::leduc::State>(Shelf::Reference)?,
            packs.title::<reference_games::goofspiel::State>(Shelf::Reference)?,
        ];
        Ok(Catalog { titles })
    }
}

/// Where content comes from.
struct Packs<'a> {
    folder: Option<&'a Path>,
}

impl Packs<'_> {
    fn title<G: Words + Hints + Encode>(&self, shelf: Shelf) -> Result<Box<dyn Title>, PackError> {
        let content = self.content::<PackOf<G>>()?;
        Ok(Box::new(Shelved::<G>::new(content, shelf)))
    }

    fn content<P: Pack>(&self) -> Result<Content<P>, PackError> {
        let file = self.folder.map(|folder| folder.join(format!("{}.toml", P::GAME)));
        match file.filter(|file| !P::GAME.is_empty() && file.exists()) {
            None => Ok(Content::standard()),
            Some(file) => {
                let text = std::fs::read_to_string(&file)
                    .map_err(|error| PackError::unreadable(&file, &error))?;
                let faulty = |errors| PackError { file, errors, reason: String::new() };
                Content::read(&text).map_err(faulty)
            }
        }
    }
}

/// What is wrong with a content pack.
#[derive(Debug)]
pub struct PackError {
    /// The file or folder.
    pub file: PathBuf,
    /// Its faults, when it could be read.
    pub errors: Vec<ContentError>,
    /// Why it could not be read, otherwise.
    pub reason: String,
}

impl PackError {
    fn unreadable(file: &Path, error: &std::io::Error) -> PackError {
        PackError { file: file.to_path_buf(), errors: vec![], reason: error.to_string() }
    }
}

/// A line for each fault: file, line, field, reason.
impl fmt::Display for PackError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let file = self.file.display();
        if self.errors.is_empty() {
            return write!(f, "{file}: {}", self.reason);
        }
        for (n, ContentError { line, field, reason }) in self.errors.iter().enumerate() {
            let (newline, colon) =
                (if n == 0 { "" } else { "\n" }, if field.is_empty() { "" } else { ": " });
            write!(f, "{newline}{file}:{line}: {field}{colon}{reason}")?;
        }
        Ok(())
    }
}

impl std::error::Error for PackError {}
