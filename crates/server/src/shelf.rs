//! The games as the tables play them: with the content of today, or with the pack that a table was opened with.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use catalog::{Catalog, Title};
use engine::Digest;

/// The games, and every other content pack that a table still plays with.
pub(crate) struct Shelf {
    catalog: Catalog,
    /// The hash of each game's pack: the packs are long, and every table that comes into memory is held against one.
    hashes: BTreeMap<&'static str, String>,
    pinned: Mutex<BTreeMap<String, Arc<dyn Title>>>,
}

/// A game with the content of one table.
#[derive(Clone)]
pub(crate) enum PinnedTitle {
    /// The content that new tables get.
    Current(&'static str),
    /// Another pack.
    Other(Arc<dyn Title>),
}

impl Shelf {
    pub(crate) fn new(catalog: Catalog) -> Shelf {
        let hash = |title: &dyn Title| Digest::of(title.pack_text().as_bytes()).to_string();
        let hashes = catalog.titles().map(|title| (title.id(), hash(title))).collect();
        Shelf { catalog, hashes, pinned: Mutex::default() }
    }

    pub(crate) fn catalog(&self) -> &Catalog {
        &self.catalog
    }

    /// The hash and the text of a game's pack, for games that have one.
    pub(crate) fn pack(&self, title: &dyn Title) -> Option<(String, String)> {
        let hash = self.hashes.get(title.id())?;
        title.pack_file().map(|_| (hash.clone(), title.pack_text().to_string()))
    }

    /// The game `id` with the pack that has this hash and text.
    ///
    /// # Errors
    /// When there is no such game, or the pack cannot be read any more.
    pub(crate) fn pinned(
        &self,
        id: &str,
        pack: Option<(&str, &str)>,
    ) -> Result<PinnedTitle, String> {
        let title = self.catalog.title(id).ok_or_else(|| format!("there is no game `{id}`"))?;
        let is_other = |hash: &str| self.hashes.get(title.id()).is_none_or(|own| own != hash);
        let Some((hash, text)) = pack.filter(|(hash, _)| is_other(hash)) else {
            return Ok(PinnedTitle::Current(title.id()));
        };
        let mut pinned = self.pinned.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(title) = pinned.get(hash) {
            return Ok(PinnedTitle::Other(title.clone()));
        }
        let title: Arc<dyn Title> = match title.with_pack(text) {
            Ok(title) => title.into(),
            Err(_) => return Err("its content pack cannot be read any more".into()),
        };
        pinned.insert(hash.to_string(), title.clone());
        Ok(PinnedTitle::Other(title))
    }

    /// The title itself.
    pub(crate) fn title<'a>(&'a self, pinned: &'a PinnedTitle) -> &'a dyn Title {
        match pinned {
            PinnedTitle::Current(id) => {
                self.catalog.title(id).expect("the game was found in the catalog")
            }
            PinnedTitle::Other(title) => &**title,
        }
    }
}
