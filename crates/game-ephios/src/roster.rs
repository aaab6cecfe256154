//! Which characters and alliances are in play, and how victory pages change that.

use serde::{Serialize, Serializer};

use crate::card::{Alliance, AllianceSet, CardSet, N_ALLIANCES};
use crate::content::{Pack, Page};

/// What takes part in the game, the campaign's changes included.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Roster {
    /// The characters.
    pub cards: CardSet,
    /// The alliances, and so the affinities (EPH-A44).
    pub alliances: AllianceSet,
    /// The victory pages read so far.
    pub read: AllianceSet,
    /// Where each alliance's tile lies; the quick alliances have none.
    #[serde(serialize_with = "laid_tiles")]
    pub tiles: [TilePlace; N_ALLIANCES],
}

/// The tiles that are in the game, by alliance.
fn laid_tiles<S: Serializer>(
    tiles: &[TilePlace; N_ALLIANCES],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let placed = Alliance::all().zip(tiles).filter(|(_, place)| **place != TilePlace::Aside);
    serializer.collect_map(placed)
}

/// Where a tile of the campaign lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum TilePlace {
    /// Not in the game.
    Aside,
    /// On the slot of this alliance, which is out of play (EPH-A41).
    On(Alliance),
    /// Under the alliances card: one alliance more.
    Under,
}

/// What reading a page changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Changes {
    /// Cards that went into the packet.
    pub removed: CardSet,
    /// Cards that came out of it.
    pub added: CardSet,
}

impl Roster {
    /// The quick game's cards without its inhabitants, and its alliances.
    pub fn quick(pack: &Pack) -> Roster {
        Roster {
            cards: pack.quick & CardSet::PERSONALITIES,
            alliances: pack.quick_alliances,
            read: AllianceSet::EMPTY,
            tiles: [TilePlace::Aside; N_ALLIANCES],
        }
    }

    /// Reads the victory page of `alliance`. `None`, and nothing changes, when the page was read before
    /// (EPH-92) or its alliance is not in play (EPH-A45).
    pub fn read_page(&mut self, pack: &Pack, alliance: Alliance) -> Option<Changes> {
        if self.read.contains(alliance) || !self.alliances.contains(alliance) {
            return None;
        }
        self.read.insert(alliance);
        let Page { remove, add, tile } = pack.pages[alliance.index()];
        if let Some((tile, slot)) = tile {
            self.tiles[tile.index()] = slot.map_or(TilePlace::Under, TilePlace::On);
            self.alliances = self.shown(pack);
        }
        // EPH-96: what is out already is not removed again.
        let removed = self.cards & remove;
        self.cards -= removed;
        // EPH-A43: no card comes twice, and none comes without an alliance to unite.
        let homeless =
            |card: &_| pack.card(*card).alliance.is_some_and(|a| !self.alliances.contains(a));
        let added: CardSet =
            (add - self.cards).into_iter().filter(|card| !homeless(card)).collect();
        self.cards |= added;
        Some(Changes { removed, added })
    }

    /// The alliance whose slot the tile of `alliance` covers.
    pub fn covered(&self) -> AllianceSet {
        let slots = self.tiles.iter().filter_map(|place| match place {
            TilePlace::On(slot) => Some(*slot),
            TilePlace::Aside | TilePlace::Under => None,
        });
        slots.collect()
    }

    /// What the alliances card shows: the quick alliances that no tile covers, and those with a tile.
    fn shown(&self, pack: &Pack) -> AllianceSet {
        let tiles = Alliance::all().filter(|a| self.tiles[a.index()] != TilePlace::Aside);
        tiles.collect::<AllianceSet>() | (pack.quick_alliances - self.covered())
    }
}
