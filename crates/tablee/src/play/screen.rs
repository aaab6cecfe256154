//! What the people at the keyboard see, each only what is hers.

use std::io::{self, IsTerminal};

use catalog::{AnyTable, Denied};
use engine::{Arg, MAX_SEATS, Phrase, Seat, SeatSet, Viewer};
use localization::{Lang, Speaker};
use serde_json::Value;

use crate::complaint::Done;
use crate::layout;
use crate::play::menu::Menu;
use crate::replay;
use crate::rules;
use crate::terminal::{self, CAUTION, FAINT, KEY, STRONG, print, print_lines, room, styled};
use crate::voice;

/// The most lines of news before they hide the board.
const MAX_NEWS: usize = 20;
/// How many steps are told again to somebody who comes back to a game.
const REMINDER: usize = 4;

/// What the people at the keyboard have seen, and who they are.
pub(super) struct Screen {
    lang: Lang,
    people: SeatSet,
    /// How many steps each seat has been told.
    n_told: [usize; MAX_SEATS],
    /// Who looks at the screen now.
    reader: Option<Seat>,
    /// Whether the game has hidden anything from anybody so far.
    has_secrets: bool,
}

impl Screen {
    /// A screen for `people`, at a table where `n_steps` have been taken before.
    pub(super) fn new(lang: Lang, people: SeatSet, n_steps: usize) -> Screen {
        let n_told = [n_steps.saturating_sub(REMINDER); MAX_SEATS];
        Screen { lang, people, n_told, reader: None, has_secrets: false }
    }

    /// Speaks to the person in `seat`.
    pub(super) fn speaker<'t>(&self, table: &'t dyn AnyTable, seat: Seat) -> Speaker<'t> {
        self.speaker_to(table, Viewer::Seat(seat))
    }

    fn speaker_to<'t>(&self, table: &'t dyn AnyTable, reader: Viewer) -> Speaker<'t> {
        Speaker { lang: self.lang, names: table.names(), reader }
    }

    /// Whom to ask of several: whoever is at the keyboard already.
    pub(super) fn next_of(&self, seats: SeatSet) -> Seat {
        let at_keyboard = self.reader.filter(|seat| seats.contains(*seat));
        at_keyboard.or(seats.first()).expect("somebody is awaited")
    }

    /// Whether each person must be kept from seeing what another sees.
    pub(super) fn is_guarded(&mut self, table: &dyn AnyTable) -> bool {
        if self.people.len() < 2 {
            return false;
        }
        self.has_secrets =
            self.has_secrets || has_secrets(&self.speaker_to(table, Viewer::Spectator), table);
        self.has_secrets
    }

    /// The first words.
    pub(super) fn greet(&self, table: &dyn AnyTable) -> Done {
        let speaker = self.speaker_to(table, Viewer::Spectator);
        let title = Phrase::new("tablee-title")
            .with("game", voice::name_of(self.lang, table.game()))
            .with("players", replay::every_seat(table));
        print_lines(["", &styled(STRONG, &speaker.say(&title))])?;
        self.faintly(&Phrase::new("tablee-play-hint"))
    }

    /// Hands the keyboard to `seat`, hiding what others saw. False when nobody takes it.
    pub(super) fn hand_over(&mut self, table: &dyn AnyTable, seat: Seat) -> Done<bool> {
        let is_same = self.reader == Some(seat);
        if is_same || !self.is_guarded(table) {
            self.reader = Some(seat);
            return Ok(true);
        }
        if let Some(before) = self.reader.take()
            && self.has_private_news(table, before)
        {
            self.tell_news(table, before)?;
            self.say(&Phrase::new("tablee-play-hide"))?;
            if terminal::read_line()?.is_none() {
                return Ok(false);
            }
        }
        terminal::clear()?;
        let pass = Phrase::new("tablee-play-pass").with("who", seat);
        let speaker = self.speaker_to(table, Viewer::Spectator);
        print_lines(["", &styled(STRONG, &speaker.say(&pass))])?;
        if terminal::read_line()?.is_none() {
            return Ok(false);
        }
        terminal::clear()?;
        self.reader = Some(seat);
        Ok(true)
    }

    /// Everything the person in `seat` needs to decide.
    pub(super) fn show(&mut self, table: &dyn AnyTable, seat: Seat, menu: &Menu) -> Done {
        self.tell_news(table, seat)?;
        let speaker = self.speaker(table, seat);
        print_lines([""])?;
        print_lines(picture(&speaker, table, Viewer::Seat(seat)))?;
        let prompt = speaker.say(&table.prompt(Viewer::Seat(seat)));
        let who = speaker.say(&Phrase::new("tablee-seat").with("who", seat));
        let prompt = if self.people.len() > 1 { format!("{who}: {prompt}") } else { prompt };
        print_lines([""])?;
        print_lines(layout::wrap(&prompt, room(), 2).iter().map(|line| styled(STRONG, line)))?;
        self.choices(menu, &menu.all())
    }

    /// These items of the menu.
    pub(super) fn choices(&self, menu: &Menu, places: &[usize]) -> Done {
        let (lines, n_left_out) = menu.lines(places, room());
        print_lines(lines)?;
        if n_left_out > 0 {
            return self.faintly(&Phrase::new("tablee-play-more").with("count", n_left_out));
        }
        Ok(())
    }

    /// The next line typed at the prompt.
    #[allow(clippy::unused_self, reason = "it is this screen's keyboard")]
    pub(super) fn read(&self) -> Done<Option<String>> {
        print(&format!("{} ", styled(KEY, ">")))?;
        terminal::read_line()
    }

    /// A sentence of the terminal's own.
    pub(super) fn say(&self, phrase: &Phrase) -> Done {
        print_lines(voice::say_in_lines(self.lang, phrase, room()))
    }

    fn faintly(&self, phrase: &Phrase) -> Done {
        let lines = voice::say_in_lines(self.lang, phrase, room());
        print_lines(lines.iter().map(|line| styled(FAINT, line)))
    }

    /// What can be typed.
    pub(super) fn help(&self, game: &str) -> Done {
        print_lines(layout::wrap(&voice::tagline_of(self.lang, game), room(), 0))?;
        let lines = HELP.map(|key| voice::look_up(self.lang, key, key));
        let pairs: Vec<(&str, &str)> = lines.iter().filter_map(|l| l.split_once(" | ")).collect();
        let widest = pairs.iter().map(|(key, _)| layout::width(key)).max().unwrap_or(0);
        for (key, meaning) in pairs {
            let margin = widest + 4;
            let mut meaning = layout::wrap(meaning, room().saturating_sub(margin), 0).into_iter();
            let key = styled(KEY, &layout::pad(key, widest));
            print_lines([format!("  {key}  {}", meaning.next().unwrap_or_default())])?;
            print_lines(meaning.map(|line| format!("{:margin$}{line}", "")))?;
        }
        Ok(())
    }

    /// The game's rules.
    pub(super) fn rules(&self, game: &str) -> Done {
        let Some(lines) = rules::lines(game, self.lang) else {
            return self.say(&Phrase::new("tablee-play-no-rules"));
        };
        for line in lines {
            let wrapped = layout::wrap(&line.text, room(), line.margin);
            let style = |text: String| if line.is_heading { styled(STRONG, &text) } else { text };
            print_lines(wrapped.into_iter().map(style))?;
        }
        Ok(())
    }

    /// One rule.
    pub(super) fn rule(&self, game: &str, id: &str) -> Done {
        match rules::rule(game, id, self.lang) {
            Some(rule) => print_lines(layout::wrap(&rule, room(), 2)),
            None => self.say(&Phrase::new("tablee-play-no-rule").with("id", id)),
        }
    }

    /// Whether the person in `seat` may do this, or which rule forbids it.
    pub(super) fn why(&self, table: &dyn AnyTable, seat: Seat, notation: &str) -> Done {
        match table.why(seat, notation) {
            Ok(()) => self.say(&Phrase::new("tablee-play-allowed").with("action", notation)),
            Err(denied) => self.denied(table, seat, &denied),
        }
    }

    /// Why something was not done, with the rule behind it.
    pub(super) fn denied(&self, table: &dyn AnyTable, seat: Seat, denied: &Denied) -> Done {
        let (sentence, rule) = match denied {
            Denied::Refused { rule, reason } => (self.speaker(table, seat).say(reason), *rule),
            Denied::Unreadable { notation, .. } => {
                let unknown = Phrase::new("tablee-play-unknown")
                    .with("text", crate::house::shortened(notation));
                (voice::say(self.lang, &unknown), None)
            }
            Denied::NoSuchSeat { .. } | Denied::NoSeed => (denied.to_string(), None),
        };
        let lines = layout::wrap(&sentence, room(), 0);
        print_lines(lines.iter().map(|line| styled(CAUTION, line)))?;
        if let Some(id) = rule {
            let text = rules::rule(table.game(), id, self.lang).unwrap_or_else(|| id.to_string());
            print_lines(layout::wrap(&text, room(), 2).iter().map(|line| styled(FAINT, line)))?;
        }
        Ok(())
    }

    /// What numbers can be typed.
    pub(super) fn no_such_number(&self, menu: &Menu) -> Done {
        let (low, high) = menu.range();
        self.say(&Phrase::new("tablee-play-no-such-number").with("low", low).with("high", high))
    }

    /// Everything that has happened, as the person in `seat` was told it.
    pub(super) fn log(&self, table: &dyn AnyTable, seat: Seat) -> Done {
        print_lines(self.news(table, Viewer::Seat(seat), 0))
    }

    /// That a bot is at it, where somebody watches.
    pub(super) fn thinking(&self, table: &dyn AnyTable, seat: Seat) -> Done {
        if io::stdout().is_terminal() {
            let thinking = Phrase::new("tablee-play-thinking").with("who", seat);
            let speaker = self.speaker_to(table, Viewer::Spectator);
            return print(&styled(FAINT, &speaker.say(&thinking)));
        }
        Ok(())
    }

    /// That it is done.
    #[allow(clippy::unused_self, reason = "the counterpart of `thinking`")]
    pub(super) fn thought(&self) -> Done {
        if io::stdout().is_terminal() {
            return print("\r\x1b[K");
        }
        Ok(())
    }

    /// Forgets that what was taken back was told.
    pub(super) fn taken_back(&mut self, n_steps: usize) {
        self.n_told = self.n_told.map(|n| n.min(n_steps));
    }

    /// The last picture and the result.
    pub(super) fn finish(&mut self, table: &dyn AnyTable) -> Done {
        if self.is_guarded(table) {
            terminal::clear()?;
        }
        let viewer = match (self.people.len(), self.people.first()) {
            (1, Some(seat)) => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        };
        let n_told = self.people.into_iter().map(|seat| self.n_told[seat.index()]).max();
        print_lines(self.news(table, viewer, n_told.unwrap_or(0)))?;
        let speaker = self.speaker_to(table, viewer);
        print_lines([""])?;
        print_lines(picture(&speaker, table, viewer))?;
        let end = speaker.say(&table.prompt(viewer));
        print_lines(["", &styled(STRONG, &end)])?;
        print_lines(replay::result_lines(&speaker, table))
    }

    /// What happened since the person in `seat` was last told.
    fn tell_news(&mut self, table: &dyn AnyTable, seat: Seat) -> Done {
        let is_guarded = self.is_guarded(table);
        let told = |seat: Seat| self.n_told[seat.index()];
        let since = if is_guarded {
            told(seat)
        } else {
            self.people.into_iter().map(told).max().unwrap_or(0)
        };
        let mut news = self.news(table, Viewer::Seat(seat), since);
        let n_old = news.len().saturating_sub(MAX_NEWS);
        if n_old > 0 {
            news.drain(..n_old);
            self.faintly(&Phrase::new("tablee-play-earlier").with("count", n_old))?;
        }
        print_lines(news)?;
        self.n_told[seat.index()] = table.n_steps();
        Ok(())
    }

    fn news(&self, table: &dyn AnyTable, viewer: Viewer, since: usize) -> Vec<String> {
        let speaker = self.speaker_to(table, viewer);
        let n_steps = table.n_steps();
        let story = table.story_of(viewer, since.min(n_steps)..n_steps);
        story
            .iter()
            .flatten()
            .flat_map(|told| layout::wrap(&format!("· {}", speaker.say(&told.line)), room(), 2))
            .collect()
    }

    /// Whether the person in `seat` has been told something since that others may not know.
    fn has_private_news(&self, table: &dyn AnyTable, seat: Seat) -> bool {
        let since = self.n_told[seat.index()];
        let heard = |viewer| -> Vec<Phrase> {
            let n_steps = table.n_steps();
            let news = table.story_of(viewer, since.min(n_steps)..n_steps);
            news.into_iter().flatten().map(|told| told.line).collect()
        };
        heard(Viewer::Seat(seat)) != heard(Viewer::Spectator)
    }
}

const HELP: [&str; 10] = [
    "tablee-help-choice",
    "tablee-help-enter",
    "tablee-help-rules",
    "tablee-help-rule",
    "tablee-help-why",
    "tablee-help-also",
    "tablee-help-undo",
    "tablee-help-log",
    "tablee-help-save",
    "tablee-help-quit",
];

/// The position as lines: sentences wrapped, diagrams as they are.
fn picture(speaker: &Speaker<'_>, table: &dyn AnyTable, viewer: Viewer) -> Vec<String> {
    let line = |phrase: &Phrase| {
        let text = speaker.say(phrase);
        match phrase.args.as_slice() {
            [(_, Arg::Verbatim(_))] if phrase.key == "verbatim" => vec![text],
            _ => layout::wrap(&text, room(), 2),
        }
    };
    table.picture(viewer).iter().flat_map(line).collect()
}

/// Whether anybody sees what another does not: neither the pictures nor the views are all the same.
fn has_secrets(speaker: &Speaker<'_>, table: &dyn AnyTable) -> bool {
    let differ = |see: &dyn Fn(Viewer) -> Value| {
        let mut seen = Viewer::all(table.n_seats()).map(see);
        let first = seen.next();
        seen.any(|other| Some(other) != first)
    };
    let picture = |viewer| table.picture(viewer).iter().map(|line| speaker.say(line)).collect();
    differ(&picture) && differ(&|viewer| without_viewer(table.view(viewer)))
}

fn without_viewer(mut view: Value) -> Value {
    if let Some(fields) = view.as_object_mut() {
        fields.shift_remove("viewer");
    }
    view
}
