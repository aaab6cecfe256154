//! A text of the rules as markup: its marks, links to the rules it cites, and spaces that do not break.

use maud::{Markup, Render, html};

use crate::rules::{Rulebook, Span};

/// A text of a book.
pub(super) struct Text<'a> {
    pub(super) book: &'a Rulebook,
    pub(super) text: &'a str,
}

impl Render for Text<'_> {
    fn render(&self) -> Markup {
        html! {
            @for span in self.book.spans(self.text) {
                @match span {
                    Span::Plain(text) => { (typeset(text)) }
                    Span::Strong(text) => { strong { (typeset(text)) } }
                    Span::Emphasis(text) => { em { (typeset(text)) } }
                    Span::Code(text) => { code { (text) } }
                    Span::Cite(id) => { a href={ "#" (id) } { (id) } }
                }
            }
        }
    }
}

/// The text as it is printed: round apostrophes, and spaces that hold together what a line must not begin or end with
/// (signs that French sets apart, units).
pub(in crate::pages) fn typeset(text: &str) -> String {
    const HELD: [(&str, &str); 8] = [
        ("'", "’"),
        (" :", "\u{a0}:"),
        (" ;", "\u{202f};"),
        (" ?", "\u{202f}?"),
        (" !", "\u{202f}!"),
        (" %", "\u{a0}%"),
        (" »", "\u{a0}»"),
        ("« ", "«\u{a0}"),
    ];
    HELD.iter().fold(text.to_string(), |text, (loose, held)| text.replace(loose, held))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_stay_with_their_words() {
        let held = "«\u{a0}Rejouez\u{a0}»\u{202f}? 70\u{a0}%\u{a0}: non\u{202f};";
        assert_eq!(typeset("« Rejouez » ? 70 % : non ;"), held);
        assert_eq!(typeset("as it is; no: change?"), "as it is; no: change?");
        assert_eq!(typeset("l'Ordre"), "l’Ordre");
    }
}
