//! `tablee referee`: games driven by program, one JSON object a line in, one out.
//!
//! The protocol is described in `docs/referee.md`.

mod adviser;
mod commands;
mod request;
mod session;
mod teller;

use std::io::{self, BufRead, Read, Write};

use crate::complaint::Done;
use crate::house::House;
use crate::referee::session::Session;

pub(crate) use crate::referee::teller::result;

/// The longest line that is read; the record of any game is far shorter.
const MAX_LINE: usize = 4 << 20;

/// Answers every line of standard input until `quit` or the end.
pub(crate) fn run(house: &House) -> Done {
    let mut input = io::stdin().lock();
    let mut output = io::stdout().lock();
    let mut session = Session::new(house);
    while let Some(line) = next_line(&mut input)? {
        let answer = match line {
            Line::Whole(bytes) => session.answer(&bytes),
            Line::TooLong => session.too_long(MAX_LINE),
        };
        writeln!(output, "{answer}")?;
        output.flush()?;
        if session.is_over() {
            break;
        }
    }
    Ok(())
}

enum Line {
    Whole(Vec<u8>),
    TooLong,
}

/// The next line without its end. Of one that is too long, nothing is kept.
fn next_line(input: &mut impl BufRead) -> Done<Option<Line>> {
    let mut bytes = Vec::new();
    input.by_ref().take(MAX_LINE as u64 + 1).read_until(b'\n', &mut bytes)?;
    if bytes.is_empty() {
        return Ok(None);
    }
    if bytes.last() == Some(&b'\n') {
        bytes.pop();
    } else if bytes.len() > MAX_LINE {
        skip_line(input)?;
        return Ok(Some(Line::TooLong));
    }
    Ok(Some(Line::Whole(bytes)))
}

fn skip_line(input: &mut impl BufRead) -> Done {
    loop {
        let buffer = input.fill_buf()?;
        let (n_bytes, is_end) = match buffer.iter().position(|byte| *byte == b'\n') {
            Some(end) => (end + 1, true),
            None => (buffer.len(), buffer.is_empty()),
        };
        input.consume(n_bytes);
        if is_end {
            return Ok(());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_is_too_long_is_one_line_and_the_next_is_whole() {
        let mut text = vec![b'x'; 2 * MAX_LINE];
        text.extend(b"\nshort\nlast");
        let mut input = text.as_slice();
        assert!(matches!(next_line(&mut input), Ok(Some(Line::TooLong))));
        assert!(matches!(next_line(&mut input), Ok(Some(Line::Whole(line))) if line == b"short"));
        assert!(matches!(next_line(&mut input), Ok(Some(Line::Whole(line))) if line == b"last"));
        assert!(matches!(next_line(&mut input), Ok(None)));
    }
}
