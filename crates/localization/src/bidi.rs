//! Names that are written from right to left, kept from turning around what stands beside them.

use std::borrow::Cow;

/// A name for the middle of a sentence: isolated (U+2068, U+2069) where it has letters that are written from right to left,
/// so that it cannot reorder the words around it. Other names stay as they are. Pages put names alone into `<bdi>`.
pub fn isolated(name: &str) -> Cow<'_, str> {
    if name.chars().any(is_right_to_left) {
        Cow::Owned(format!("\u{2068}{name}\u{2069}"))
    } else {
        Cow::Borrowed(name)
    }
}

/// The blocks of Unicode whose letters are written from right to left.
fn is_right_to_left(c: char) -> bool {
    matches!(c, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefe}'
        | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_from_right_to_left_are_isolated() {
        for plain in ["Léa", "Максим", "雅子", "🦊", ""] {
            assert_eq!(isolated(plain), plain);
        }
        for name in ["محمد", "נועה", "Max א"] {
            assert_eq!(isolated(name), format!("\u{2068}{name}\u{2069}"));
        }
    }
}
