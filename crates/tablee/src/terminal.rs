//! The terminal: what is written to it, how wide it is, and what is typed into it.

use std::io::{self, BufRead, IsTerminal, Write};

use anstyle::{AnsiColor, Style};

use crate::complaint::Done;
use crate::layout;

/// What matters most on the screen.
pub(crate) const STRONG: Style = Style::new().bold();
/// What is there for reference.
pub(crate) const FAINT: Style = Style::new().dimmed();
/// What can be typed.
pub(crate) const KEY: Style = AnsiColor::Cyan.on_default().bold();
/// What went well.
pub(crate) const GOOD: Style = AnsiColor::Green.on_default().bold();
/// What to mind.
pub(crate) const CAUTION: Style = AnsiColor::Yellow.on_default();
const WRONG: Style = AnsiColor::Red.on_default().bold();

/// The widest that text is easy to read at.
const MAX_WIDTH: usize = 100;

/// `text` in this style; the stream takes the colours out where they are not wanted.
pub(crate) fn styled(style: Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}

/// Writes to standard output at once.
pub(crate) fn print(text: &str) -> Done {
    let mut out = anstream::stdout().lock();
    out.write_all(text.as_bytes())?;
    Ok(out.flush()?)
}

/// Writes lines to standard output.
pub(crate) fn print_lines<S: AsRef<str>>(lines: impl IntoIterator<Item = S>) -> Done {
    let mut text = String::new();
    for line in lines {
        text.push_str(line.as_ref());
        text.push('\n');
    }
    print(&text)
}

/// Says on standard error what went wrong.
pub(crate) fn complain(text: &str) {
    say_aside(&format!("{} {}", styled(WRONG, "tablee:"), harmless(text)));
}

/// Says on standard error what to mind.
pub(crate) fn warn(text: &str) {
    say_aside(&format!("{} {}", styled(CAUTION, "tablee:"), harmless(text)));
}

/// A text from outside without anything that would make the terminal do more than show it.
pub(crate) fn harmless(text: &str) -> String {
    let is_harmful = |c: char| c.is_control() && c != '\n';
    text.chars().map(|c| if is_harmful(c) { '\u{fffd}' } else { c }).collect()
}

fn say_aside(text: &str) {
    // Nobody is left to hear that nobody hears.
    let _ = writeln!(anstream::stderr().lock(), "{text}");
}

/// How many columns there are to write in.
pub(crate) fn room() -> usize {
    let columns = match terminal_size::terminal_size() {
        Some((terminal_size::Width(columns), _)) => usize::from(columns),
        None => 80,
    };
    columns.clamp(20, MAX_WIDTH)
}

/// A table under its heads, or where that is too wide, a short list for each row.
pub(crate) fn table_in_the_room(rows: &[Vec<String>]) -> Vec<String> {
    let mut table = layout::table(rows);
    if table.iter().all(|line| layout::width(line) <= room()) {
        table[0] = styled(FAINT, &table[0]);
        return table;
    }
    let heads = &rows[0];
    let list = |row: &Vec<String>| {
        let pairs = heads.iter().zip(row).skip(1);
        let cells: Vec<Vec<String>> =
            pairs.map(|(head, cell)| vec![format!("  {head}"), cell.clone()]).collect();
        std::iter::once(row[0].clone()).chain(layout::table(&cells)).collect::<Vec<_>>()
    };
    rows[1..].iter().flat_map(list).collect()
}

/// Whether a person types the input.
pub(crate) fn is_interactive() -> bool {
    io::stdin().is_terminal()
}

/// Leaves nothing of what was on the screen, or in a text without a screen, marks the place.
pub(crate) fn clear() -> Done {
    if io::stdout().is_terminal() {
        // The screen, what has scrolled off it, and back to the top.
        print("\x1b[2J\x1b[3J\x1b[H")
    } else {
        print(&format!("\n{}\n", "─".repeat(40)))
    }
}

/// The next line typed, without its end; `None` when there will be no more.
pub(crate) fn read_line() -> Done<Option<String>> {
    let mut line = Vec::new();
    let n_read = io::stdin().lock().read_until(b'\n', &mut line)?;
    if n_read == 0 {
        return Ok(None);
    }
    Ok(Some(String::from_utf8_lossy(&line).trim().to_string()))
}
