//! The style sheets and the script that the pages use, embedded.

use std::sync::{LazyLock, OnceLock};

use include_dir::{Dir, include_dir};

use crate::boards::boards;

static ASSETS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/assets");

/// The frame's sheet, with the colour of every game's card.
static FRAME: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let sheet = ASSETS.get_file("frame.css").map_or(&[][..], |file| file.contents());
    let moods = boards().filter(|board| !board.shown().mood.is_empty());
    let rule = |game: &str, mood: &str| format!(".mood-{game} {{ --mood: {mood}; }}\n");
    let moods: String = moods.map(|board| rule(board.game(), board.shown().mood)).collect();
    [sheet, moods.as_bytes()].concat()
});

/// A file that pages ask for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asset {
    /// What is in it.
    pub bytes: &'static [u8],
    /// Its media type.
    pub media_type: &'static str,
}

/// The file with this path, such as `frame.css` or `games/epix.css`.
pub fn asset(path: &str) -> Option<Asset> {
    let file = ASSETS.get_file(path)?;
    let media_type = match path.rsplit_once('.')?.1 {
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "svg" => "image/svg+xml",
        "webmanifest" => "application/manifest+json",
        _ => return None,
    };
    let bytes = if path == "frame.css" { FRAME.as_slice() } else { file.contents() };
    Some(Asset { bytes, media_type })
}

/// The address of an asset: it changes when the assets do, so that browsers may keep them for ever.
pub fn address(path: &str) -> String {
    static STAMP: OnceLock<String> = OnceLock::new();
    let stamp = STAMP.get_or_init(|| {
        let start = FRAME.iter().copied().fold(0xcbf2_9ce4_8422_2325, hashed);
        format!("{:016x}", fingerprint(&ASSETS, start))
    });
    format!("/assets/{stamp}/{path}")
}

/// FNV-1a over all files: enough to tell one build from another.
fn fingerprint(folder: &Dir<'_>, start: u64) -> u64 {
    let files =
        folder.files().fold(start, |hash, file| file.contents().iter().copied().fold(hash, hashed));
    folder.dirs().fold(files, |hash, folder| fingerprint(folder, hash))
}

fn hashed(hash: u64, byte: u8) -> u64 {
    (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
}
