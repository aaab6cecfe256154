//! The rules of a game, numbered, with pictures and its cards.

mod cards;
mod pictures;
mod text;

use catalog::Title;
use engine::{Phrase, Viewer};
use localization::Speaker;
use maud::{Markup, html};

use crate::assets;
use crate::boards::board_of;
use crate::model::Reader;
use crate::pages::frame::page;
use crate::rules::{Part, Rule, Rulebook, rulebook};
use pictures::Picture;
use text::Text;
pub(super) use text::typeset;

/// The rules page of a game. Every rule has its id as an anchor: `/rules/epix#EPX-12`.
pub fn rules(reader: &Reader, title: &dyn Title) -> String {
    let speaker = Speaker { lang: reader.lang, names: &[], reader: Viewer::Spectator };
    let book = rulebook(title.id(), reader.lang);
    let sheet = Sheet { speaker, book, pictures: pictures::pictures(title) };
    let name = sheet.name_of(title.id());
    let main = html! {
        link rel="stylesheet" href=(assets::address("rules.css"));
        main.rulebook {
            (board_of(title.id()).symbols())
            header {
                h1 { (name) }
                p.rb-tagline { (sheet.word(&format!("{}-tagline", title.id()))) }
                p.rb-play { a.button href={ "/new/" (title.id()) } { (sheet.word("rules-play")) } }
            }
            (sheet.brief(title.id()))
            (sheet.contents())
            (sheet.rules())
            (cards::cards(&sheet, title))
        }
    };
    let heading = speaker.say(&Phrase::new("rules-title").with("game", name.as_str()));
    page(reader, &heading, Some(title.id()), &main)
}

/// What the page is written with.
struct Sheet<'a> {
    speaker: Speaker<'a>,
    book: Option<&'static Rulebook>,
    pictures: &'static [Picture],
}

impl Sheet<'_> {
    fn word(&self, key: &str) -> String {
        text::typeset(&self.speaker.look_up(key).unwrap_or_else(|_| format!("[{key}]")))
    }

    fn name_of(&self, game: &str) -> String {
        self.word(&format!("{game}-name"))
    }

    /// How the game goes, in a few sentences that lead to the rules they sum up; small games have none.
    fn brief(&self, game: &str) -> Markup {
        let Some(book) = self.book else { return html! {} };
        let keys = (1..).map(|n| format!("{game}-brief-{n}"));
        let lines: Vec<String> = keys.map_while(|key| self.speaker.look_up(&key).ok()).collect();
        html! {
            @if !lines.is_empty() {
                section.rb-brief aria-labelledby="brief" {
                    h2 #brief { (self.word("rules-brief")) }
                    ol { @for text in &lines { li { (Text { book, text }) } } }
                }
            }
        }
    }

    fn contents(&self) -> Markup {
        let sections = self.book.into_iter().flat_map(Rulebook::sections);
        html! {
            nav.rb-contents aria-labelledby="contents" {
                h2 #contents { (self.word("rules-contents")) }
                ol {
                    li { a href="#about" { (self.word("rules-about")) } }
                    @for (n, (heading, _)) in sections.enumerate() {
                        li { a href={ "#part-" (n + 1) } { (text::typeset(heading)) } }
                    }
                    li { a href="#cards" { (self.word("rules-cards")) } }
                }
            }
        }
    }

    fn rules(&self) -> Markup {
        let Some(book) = self.book else { return html! {} };
        html! {
            section.rb-about aria-labelledby="about" {
                h2 #about { (self.word("rules-about")) }
                (self.parts(book, book.opening()))
            }
            @for (n, (heading, parts)) in book.sections().enumerate() {
                @let id = format!("part-{}", n + 1);
                section aria-labelledby=(id) {
                    h2 id=(id) { (text::typeset(heading)) }
                    (self.parts(book, parts))
                }
            }
        }
    }

    /// Rules that follow one another are one list.
    fn parts(&self, book: &Rulebook, parts: &[Part]) -> Markup {
        let both_rules = |a: &Part, b: &Part| matches!((a, b), (Part::Rule(_), Part::Rule(_)));
        html! {
            @for group in parts.chunk_by(both_rules) {
                @match &group[0] {
                    Part::Heading { text, .. } => { h3 { (text::typeset(text)) } }
                    Part::Prose(text) => { p { (Text { book, text }) } }
                    Part::Table(rows) => { (table(book, rows)) }
                    Part::Rule(_) => {
                        ol.rb-rules role="list" {
                            @for part in group {
                                @if let Part::Rule(rule) = part { (self.rule(book, rule)) }
                            }
                        }
                    }
                }
            }
        }
    }

    fn rule(&self, book: &Rulebook, rule: &Rule) -> Markup {
        let pictures = self.pictures.iter().filter(|picture| picture.rule() == rule.id);
        html! {
            li id=(rule.id) {
                a.rb-id href={ "#" (rule.id) } { (rule.id) }
                p {
                    (Text { book, text: &rule.text }) " "
                    a.rb-source href="#about" data-source=(rule.source) { (text::typeset(&rule.source)) }
                }
                @for picture in pictures { (picture.draw(self.speaker.lang)) }
            }
        }
    }
}

fn table(book: &Rulebook, rows: &[Vec<String>]) -> Markup {
    let Some((head, body)) = rows.split_first() else { return html! {} };
    html! {
        div.rb-wide tabindex="0" role="group" aria-label=(head.first().map_or("", String::as_str)) {
            table.rb-table {
                thead { tr { @for cell in head { th scope="col" { (Text { book, text: cell }) } } } }
                tbody {
                    @for row in body {
                        tr {
                            @for (n, cell) in row.iter().enumerate() {
                                @if n == 0 { th scope="row" { (Text { book, text: cell }) } }
                                @else { td { (Text { book, text: cell }) } }
                            }
                        }
                    }
                }
            }
        }
    }
}
