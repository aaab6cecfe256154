//! Everything that is in a game's box, section by section, each thing with its provenance.

use catalog::Title;
use engine::{Entry, Phrase, Source};
use localization::Lang;
use maud::{Markup, html};

use super::Sheet;
use super::text::typeset;

/// The list of cards, or nothing for a game without any.
pub(super) fn cards(sheet: &Sheet<'_>, title: &dyn Title) -> Markup {
    let entries = title.entries();
    let is_made_up = |entry: &&Entry| entry.source == Source::Reconstructed;
    let summary = Phrase::new("tablee-content-summary")
        .with("entries", entries.len())
        .with("reconstructed", entries.iter().filter(is_made_up).count());
    html! {
        section.rb-cards aria-labelledby="cards" {
            h2 #cards { (sheet.word("rules-cards")) }
            @if entries.is_empty() {
                p { (sheet.word("rules-cards-none")) }
            } @else {
                p { (typeset(&sheet.speaker.say(&summary))) " " (sheet.word("rules-cards-own")) }
            }
            @for section in entries.chunk_by(|a, b| a.section == b.section) {
                (table(sheet, section))
            }
        }
    }
}

/// One section; a column that would say the same nothing in every row is left out.
fn table(sheet: &Sheet<'_>, section: &[Entry]) -> Markup {
    let has_texts = section.iter().any(|entry| entry.text.is_some());
    let has_counts = section.iter().any(|entry| entry.count != 1);
    html! {
        table.rb-table.rb-entries {
            caption { (sheet.word(section[0].section)) }
            thead {
                tr {
                    th scope="col" { (sheet.word("rules-cards-name")) }
                    @if has_texts { th scope="col" { (sheet.word("rules-cards-text")) } }
                    @if has_counts { th scope="col" { (sheet.word("rules-cards-count")) } }
                    th scope="col" { (sheet.word("rules-cards-source")) }
                }
            }
            tbody {
                @for entry in section {
                    tr data-entry=(entry.id) {
                        th scope="row" { (in_language(sheet, &entry.name)) }
                        @if has_texts {
                            td.rb-text { @if let Some(text) = &entry.text { (in_language(sheet, text)) } }
                        }
                        @if has_counts { td.rb-count { "×" (entry.count) } }
                        td.rb-origin { (sheet.word(source_key(entry.source))) }
                    }
                }
            }
        }
    }
}

fn source_key(source: Source) -> &'static str {
    match source {
        Source::Rulebook => "tablee-content-rulebook",
        Source::Reconstructed => "tablee-content-reconstructed",
    }
}

fn in_language(sheet: &Sheet<'_>, text: &engine::Text) -> String {
    typeset(match sheet.speaker.lang {
        Lang::En => &text.en,
        Lang::Fr => &text.fr,
    })
}
