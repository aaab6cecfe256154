//! The numbered rules of the games, as they come with the program.

use include_dir::{Dir, include_dir};

static RULES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../rules");

/// The text of `rules/<game>.md`, for games that have one.
pub(crate) fn text(game: &str) -> Option<&'static str> {
    RULES.get_file(format!("{game}.md"))?.contents_utf8()
}

/// The rule with this id: the line that gives it, with its indented lines, without the marks.
pub(crate) fn rule(game: &str, id: &str) -> Option<String> {
    let mark = format!("**{}**", id.to_ascii_uppercase());
    let mut lines = text(game)?.lines().skip_while(|line| !line.contains(&mark));
    let first = lines.next()?;
    let more = lines.take_while(|line| line.starts_with(' ') && !line.trim().is_empty());
    let whole: Vec<&str> = std::iter::once(first).chain(more).map(str::trim).collect();
    Some(plain(&whole.join(" ")))
}

/// A line of Markdown without its marks for emphasis, lists and code.
pub(crate) fn plain(line: &str) -> String {
    line.trim_start_matches("- ").replace("**", "").replace(['*', '`'], "")
}
