//! A new table: options, seats, pace.

use catalog::{Title, all_setups};
use engine::{Knob, Options, Phrase};
use localization::Lang;
use maud::{Markup, html};

use crate::model::Reader;
use crate::pages::frame::{emblem, game_name, page, say, word};
use crate::pages::rules::typeset;
use crate::pages::{lobby, parts};
use crate::rules;

/// How good bots can be.
const LEVELS: [&str; 4] = ["easy", "normal", "hard", "expert"];

/// The page where a host sets up a table of `title`; `chosen` is what she chose so far, `wrong` what was wrong with it.
pub fn new_table(
    reader: &Reader,
    title: &dyn Title,
    chosen: &Options,
    wrong: Option<&str>,
) -> String {
    let form = Form { lang: reader.lang, title, chosen };
    let lang = reader.lang;
    let name = game_name(lang, title.id());
    let asked = form.asked();
    let settled = asked.iter().fold(Options::new(), |all, one| all.with(one.knob.key, one.value));
    let heading = say(lang, &Phrase::new("page-new-title").with("game", name.as_str()));
    let main = html! {
        main.new-table {
            (presented(lang, title))
            form #setup method="post" action={ "/new/" (title.id()) } {
                @if let Some(wrong) = wrong { p.banner role="alert" { (wrong) } }
                div #knobs data-part data-refresh { (form.knobs(&asked)) }
                div #seats data-part { (form.seats(title.n_seats(&settled).unwrap_or(2))) }
                (form.name(reader))
                (form.more(&asked))
                (form.readings(&settled))
                p.row.submit {
                    button.big { (word(lang, "page-new-start")) }
                    button.plain.unscripted formmethod="get" formnovalidate { (word(lang, "page-new-update")) }
                    a href={ "/rules/" (title.id()) } target="_blank" { (say(lang, &Phrase::new("page-rules-of").with("game", name.as_str()))) }
                }
            }
        }
    };
    page(reader, &heading, Some(title.id()), &main)
}

/// The game that one is about to open a table of: its picture, its line, how many play and how long.
fn presented(lang: Lang, title: &dyn Title) -> Markup {
    let id = title.id();
    html! {
        div.presented.{ "mood-" (id) } {
            (emblem(id))
            div {
                h1 { (game_name(lang, id)) }
                p { (word(lang, &format!("{id}-tagline"))) }
                (lobby::facts(lang, title))
            }
        }
    }
}

struct Form<'a> {
    lang: Lang,
    title: &'a dyn Title,
    chosen: &'a Options,
}

/// A knob with the values that go with the knobs before it, and the one chosen.
struct Asked {
    knob: &'static Knob,
    offered: Vec<&'static str>,
    value: &'static str,
}

impl Form<'_> {
    fn word(&self, key: &str) -> String {
        word(self.lang, key)
    }

    /// Every knob in turn; what does not go with the earlier ones is not offered.
    fn asked(&self) -> Vec<Asked> {
        let mut setups = all_setups(self.title);
        let ask = |knob: &'static Knob| {
            let has = |value: &&str| setups.iter().any(|setup| setup.get(knob.key) == Some(*value));
            let offered: Vec<&'static str> = knob.values.iter().copied().filter(has).collect();
            let is = |wish: &str| offered.iter().copied().find(|value| *value == wish);
            let wish = self.chosen.get(knob.key).and_then(is).or_else(|| is(knob.default));
            let value = wish.or(offered.first().copied()).unwrap_or(knob.default);
            setups.retain(|setup| setup.get(knob.key) == Some(value));
            Asked { knob, offered, value }
        };
        self.title.knobs().iter().filter(|knob| !knob.is_reading()).map(ask).collect()
    }

    /// The rules that people read one way or another, each with its sentence; nothing where a game has none.
    fn readings(&self, settled: &Options) -> Markup {
        let readings: Vec<&Knob> =
            self.title.knobs().iter().filter(|knob| knob.is_reading()).collect();
        html! {
            @if !readings.is_empty() {
                details.more {
                    summary { (self.word("page-new-readings")) }
                    p.quiet { (self.word("page-new-readings-help")) }
                    div #readings data-part { @for knob in readings { (self.reading(knob, settled)) } }
                }
            }
        }
    }

    fn reading(&self, knob: &Knob, settled: &Options) -> Markup {
        let game = self.title.id();
        let key = format!("{game}-option-{}", knob.key);
        let goes =
            |value: &&str| self.title.n_seats(&settled.clone().with(knob.key, value)).is_ok();
        let offered: Vec<&str> = knob.values.iter().copied().filter(goes).collect();
        let wish = self.chosen.get(knob.key).filter(|wish| offered.contains(wish));
        let value = wish.unwrap_or(knob.default);
        html! {
            fieldset.knob {
                legend { (self.word(&key)) }
                @if let Some(rule) = knob.rule.and_then(|id| rules::rule(game, id, self.lang)) {
                    p.quiet {
                        a href={ "/rules/" (game) "#" (rule.id) } target="_blank" { (rule.id) } " "
                        (typeset(&rules::plain(&rule.text)))
                    }
                }
                div.chips { @for one in &offered {
                    (chip(knob.key, one, *one == value, &self.word(&format!("{key}-{one}"))))
                } }
            }
        }
    }

    /// The first two knobs that leave a choice are in sight; the others wait behind a fold.
    fn is_in_sight(asked: &[Asked], n: usize) -> bool {
        asked.iter().take(n + 1).filter(|one| one.offered.len() > 1).count() <= 2
    }

    fn knobs(&self, asked: &[Asked]) -> Markup {
        html! {
            @for (n, one) in asked.iter().enumerate() {
                @if Self::is_in_sight(asked, n) { (self.knob(one)) }
            }
        }
    }

    fn knob(&self, asked: &Asked) -> Markup {
        let key = format!("{}-option-{}", self.title.id(), asked.knob.key);
        html! {
            @if asked.offered.len() < 2 {
                input type="hidden" name=(asked.knob.key) value=(asked.value);
            } @else {
                fieldset.knob {
                    legend { (self.word(&key)) }
                    p.quiet { (self.word(&format!("{key}-help"))) }
                    div.chips { @for value in &asked.offered {
                        (chip(asked.knob.key, value, *value == asked.value, &self.word(&format!("{key}-{value}"))))
                    } }
                }
            }
        }
    }

    fn seats(&self, n_seats: usize) -> Markup {
        html! {
            @if n_seats == 1 { input type="hidden" name="seat1" value="me"; }
            @else {
                fieldset.seats {
                    legend { (self.word("page-new-seats")) }
                    p.row.scripted {
                        button.plain type="button" data-do="friends" { (self.word("page-new-all-open")) }
                        button.plain type="button" data-do="bots" { (self.word("page-new-all-bots")) }
                    }
                    ol { @for n in 1..=n_seats { (self.seat(n)) } }
                    p.quiet { (self.word("page-new-seats-help")) }
                }
            }
        }
    }

    fn seat(&self, n: usize) -> Markup {
        let name = format!("seat{n}");
        let usual = if n == 1 { "me" } else { "open" };
        let value = self.chosen.get(&name).unwrap_or(usual);
        let label = say(self.lang, &Phrase::new("page-new-seat").with("number", n));
        html! {
            li.{ "seat-" (n) } {
                label for=(name) { (parts::avatar(&n.to_string(), engine::Seat::new(n - 1))) (label) }
                select id=(name) name=(name) {
                    option value="me" selected[value == "me"] { (self.word("page-new-me")) }
                    option value="open" selected[value == "open"] { (self.word("page-new-open")) }
                    @for level in LEVELS {
                        @let bot = Phrase::new("page-new-bot").with("level", parts::level(self.lang, level));
                        option value={ "bot:" (level) } selected[value.strip_prefix("bot:") == Some(level)] { (say(self.lang, &bot)) }
                    }
                }
            }
        }
    }

    fn name(&self, reader: &Reader) -> Markup {
        let value = self.chosen.get("name").or(reader.name.as_deref()).unwrap_or_default();
        html! {
            p.field {
                label for="name" { (self.word("page-name")) }
                input #name name="name" value=(value) required maxlength="24" autocomplete="nickname"
                    placeholder=(self.word("page-name-example")) data-remembered;
            }
        }
    }

    /// What most people leave as it is.
    fn more(&self, asked: &[Asked]) -> Markup {
        html! {
            details.more {
                summary { (self.word("page-new-more")) }
                div #more-knobs data-part data-refresh {
                    @for (n, one) in asked.iter().enumerate() { @if !Self::is_in_sight(asked, n) { (self.knob(one)) } }
                }
                (self.pick("bots", &LEVELS, "normal", "page-level", "page-new-bots", Some("page-new-bots-help")))
                (self.pick("public", &["no", "yes"], "no", "page-new-public", "page-new-public", None))
                (self.pick("several_seats", &["no", "yes"], "no", "page-new-several", "page-new-several", Some("page-new-several-help")))
                (self.pick("pace", &["none", "30s", "2min", "1d", "3d"], "none", "page-new-pace", "page-new-pace", Some("page-new-pace-help")))
                (self.pick("pause_ms", &["0", "1000", "2000", "4000"], "2000", "page-new-pause", "page-new-pause", Some("page-new-pause-help")))
                (self.pick("delay", &["0", "5", "20", "60"], "0", "page-new-delay", "page-new-delay", None))
            }
        }
    }

    fn pick(
        &self,
        name: &str,
        values: &[&str],
        usual: &str,
        prefix: &str,
        legend: &str,
        help: Option<&str>,
    ) -> Markup {
        let chosen = self.chosen.get(name).filter(|value| values.contains(value)).unwrap_or(usual);
        html! {
            fieldset.knob {
                legend { (self.word(legend)) }
                @if let Some(help) = help { p.quiet { (self.word(help)) } }
                div.chips { @for value in values { (chip(name, value, *value == chosen, &self.word(&format!("{prefix}-{value}")))) } }
            }
        }
    }
}

/// One of several values, as something one can press.
fn chip(name: &str, value: &str, is_chosen: bool, label: &str) -> Markup {
    html! {
        label.chip { input type="radio" name=(name) value=(value) checked[is_chosen]; span { (label) } }
    }
}
