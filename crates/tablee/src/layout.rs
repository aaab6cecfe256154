//! Text in the space there is: wrapping, columns and tables.

use unicode_width::UnicodeWidthStr;

/// How many columns `text` takes on a screen.
pub(crate) fn width(text: &str) -> usize {
    text.width()
}

/// Breaks `text` into lines of at most `room` columns. Lines after the first are indented like the
/// first, and by `hang` columns more. A word longer than the room has a line of its own.
pub(crate) fn wrap(text: &str, room: usize, hang: usize) -> Vec<String> {
    wrap_around(&[], text, room, hang)
}

/// Wraps `text`, and breaks none of the paths in it: a path is read and copied as one thing, whatever blanks are in it.
pub(crate) fn wrap_around(paths: &[&str], text: &str, room: usize, hang: usize) -> Vec<String> {
    let margin: String = text.chars().take_while(|c| *c == ' ').collect();
    let mut lines = Vec::new();
    let mut line = margin.clone();
    let mut is_empty = true;
    // Not at every white space: a narrow or unbreakable one holds its words together.
    for word in words(paths, text) {
        if !is_empty && width(&line) + 1 + width(word) > room {
            lines.push(std::mem::replace(&mut line, format!("{margin}{:hang$}", "")));
            is_empty = true;
        }
        if !is_empty {
            line.push(' ');
        }
        line.push_str(word);
        is_empty = false;
    }
    lines.push(line);
    lines
}

/// What lies between the blanks of `text`; those inside a path do not count.
fn words<'a>(paths: &[&str], text: &'a str) -> Vec<&'a str> {
    let of_path = |path: &&str| {
        let n_bytes = path.len();
        text.match_indices(*path).map(move |(at, _)| at..at + n_bytes).collect::<Vec<_>>()
    };
    let of_paths: Vec<_> = paths.iter().flat_map(of_path).collect();
    let mut words = Vec::new();
    let mut start = 0;
    for (at, _) in text.match_indices([' ', '\n', '\t']) {
        if !of_paths.iter().any(|path| path.contains(&at)) {
            words.push(&text[start..at]);
            start = at + 1;
        }
    }
    words.push(&text[start..]);
    words.retain(|word| !word.is_empty());
    words
}

/// Sets short items in as many columns as fit, read downwards, so that a list stays on one screen.
pub(crate) fn columns(items: &[String], room: usize) -> Vec<String> {
    const GAP: usize = 3;
    let widest = items.iter().map(|item| width(item)).max().unwrap_or(0);
    let n_columns = ((room + GAP) / (widest + GAP)).clamp(1, 4);
    let n_rows = items.len().div_ceil(n_columns);
    let row = |row: usize| {
        let cells: Vec<String> =
            items.iter().skip(row).step_by(n_rows.max(1)).map(|item| pad(item, widest)).collect();
        cells.join(&" ".repeat(GAP)).trim_end().to_string()
    };
    (0..n_rows).map(row).collect()
}

/// Rows of cells under each other: the first column to the left, the others to the right.
pub(crate) fn table(rows: &[Vec<String>]) -> Vec<String> {
    let n_columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let widest = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell| width(cell)).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..n_columns).map(widest).collect();
    let line = |row: &Vec<String>| {
        let cell = |(n, cell): (usize, &String)| match n {
            0 => pad(cell, widths[0]),
            _ => format!("{:>1$}", "", widths[n] - width(cell)) + cell,
        };
        row.iter().enumerate().map(cell).collect::<Vec<_>>().join("   ").trim_end().to_string()
    };
    rows.iter().map(line).collect()
}

/// Fills up the cells of these columns, so that a table sets them to the left: for words among numbers.
pub(crate) fn flush_left(rows: &mut [Vec<String>], columns: std::ops::Range<usize>) {
    for column in columns {
        let widest = rows.iter().map(|row| width(&row[column])).max().unwrap_or(0);
        for row in rows.iter_mut() {
            row[column] = pad(&row[column], widest);
        }
    }
}

/// `text` with blanks up to `room` columns.
pub(crate) fn pad(text: &str, room: usize) -> String {
    format!("{text}{:1$}", "", room.saturating_sub(width(text)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_between_words_and_keep_their_margin() {
        assert_eq!(wrap("one two three", 8, 0), ["one two", "three"]);
        assert_eq!(wrap("  one two three", 8, 2), ["  one", "    two", "    three"]);
        assert_eq!(wrap("extraordinarily long", 6, 0), ["extraordinarily", "long"]);
        assert_eq!(wrap("", 6, 0), [""]);
        assert_eq!(wrap("about 5\u{a0}% of it", 8, 0), ["about", "5\u{a0}% of", "it"]);
    }

    #[test]
    fn a_path_stays_in_one_line_whatever_blanks_are_in_it() {
        let path = "/home/léa/my games/one.tablee";
        let text = format!("A copy is in {path}.");
        let around = |room| wrap_around(&[path], &text, room, 0);
        assert_eq!(around(20), ["A copy is in", "/home/léa/my games/one.tablee."]);
        assert_eq!(around(45), [text.as_str()]);
        assert_eq!(wrap_around(&["", "."], "one two", 4, 0), ["one", "two"]);
    }

    #[test]
    fn accents_and_wide_signs_count_as_they_look() {
        assert_eq!(wrap("été été", 7, 0), ["été été"]);
        assert_eq!(width("日本"), 4);
        assert_eq!(pad("é", 3), "é  ");
    }

    #[test]
    fn columns_are_read_downwards_and_never_wider_than_the_room() {
        let items: Vec<String> = ["1 a", "2 b", "3 c", "4 d", "5 e"].map(String::from).into();
        assert_eq!(columns(&items, 10), ["1 a   4 d", "2 b   5 e", "3 c"]);
        assert_eq!(columns(&items, 2), ["1 a", "2 b", "3 c", "4 d", "5 e"]);
        assert!(columns(&[], 10).is_empty());
    }

    #[test]
    fn numbers_in_a_table_end_under_each_other() {
        let rows = [vec!["Léa".into(), "7".into()], vec!["Maximilian".into(), "12".into()]];
        assert_eq!(table(&rows), ["Léa           7", "Maximilian   12"]);
    }
}
