//! Plain `tablee`: choose a game, and play it.

use bots::{Level, Player};
use catalog::{Shelf, Title, all_setups};
use engine::{Knob, Options, Phrase};

use crate::complaint::Done;
use crate::house::House;
use crate::layout;
use crate::play::{self, Sitting, Who};
use crate::terminal::{self, FAINT, KEY, STRONG, print, print_lines, styled};
use crate::voice;

/// Lets somebody at a terminal choose; tells anybody else how to go on.
pub(crate) fn run(house: &House) -> Done {
    let asker = Asker { house };
    print_lines(asker.games())?;
    if !terminal::is_interactive() {
        return print_lines(["", &asker.text("tablee-guide")]);
    }
    let Some(title) = asker.game()? else { return Ok(()) };
    let Some(options) = asker.options(title)? else { return Ok(()) };
    let n_seats = title.n_seats(&options)?;
    let Some(who) = asker.who(n_seats)? else { return Ok(()) };
    play::sit_down(house, title.id(), &options, Sitting::new(title.id(), who))
}

/// Asks one thing after another. Every answer is `None` when there are no more.
struct Asker<'a> {
    house: &'a House,
}

impl<'a> Asker<'a> {
    fn text(&self, key: &'static str) -> String {
        voice::say(self.house.lang, &Phrase::new(key))
    }

    /// The list of games, ours first.
    fn games(&self) -> Vec<String> {
        let lang = self.house.lang;
        let mut lines = vec![styled(STRONG, &self.text("tablee-welcome")), String::new()];
        let names: Vec<String> =
            self.house.catalog.titles().map(|title| voice::name_of(lang, title.id())).collect();
        let widest = names.iter().map(|name| layout::width(name)).max().unwrap_or(0);
        let mut shelf = None;
        for (n, (title, name)) in self.house.catalog.titles().zip(&names).enumerate() {
            if shelf.is_some_and(|shelf| shelf != title.shelf()) {
                lines.push(String::new());
            }
            shelf = Some(title.shelf());
            lines.extend(self.entry(n + 1, title, &layout::pad(name, widest)));
        }
        lines
    }

    fn entry(&self, number: usize, title: &dyn Title, name: &str) -> Vec<String> {
        let tagline = voice::tagline_of(self.house.lang, title.id());
        let margin = layout::width(name) + 8;
        let room = terminal::room();
        let style = if title.shelf() == Shelf::Front { STRONG } else { anstyle::Style::new() };
        let head = format!("  {}  {}", styled(KEY, &format!("{number:>2}")), styled(style, name));
        if room < margin + 20 {
            let below = layout::wrap(&format!("      {tagline}"), room, 0);
            return std::iter::once(head).chain(below.iter().map(|l| styled(FAINT, l))).collect();
        }
        let mut tagline = layout::wrap(&tagline, room - margin, 0).into_iter();
        let first = styled(FAINT, &tagline.next().unwrap_or_default());
        let more = tagline.map(|line| format!("{:margin$}{}", "", styled(FAINT, &line)));
        std::iter::once(format!("{head}  {first}")).chain(more).collect()
    }

    /// Asks `question` until `read` makes something of the answer.
    fn ask<T>(&self, question: &str, read: impl Fn(&str) -> Option<T>) -> Done<Option<T>> {
        loop {
            print(&format!("\n{question} {} ", styled(KEY, ">")))?;
            let Some(line) = terminal::read_line()? else { return Ok(None) };
            if matches!(line.as_str(), "q" | "quit") {
                return Ok(None);
            }
            match read(&line) {
                Some(answer) => return Ok(Some(answer)),
                None => print_lines([self.text("tablee-ask-again")])?,
            }
        }
    }

    fn game(&self) -> Done<Option<&'a dyn Title>> {
        let titles: Vec<&dyn Title> = self.house.catalog.titles().collect();
        self.ask(&self.text("tablee-ask-game"), |line| match line.parse::<usize>() {
            Ok(n) => titles.get(n.checked_sub(1)?).copied(),
            Err(_) => titles.iter().copied().find(|title| title.id() == line),
        })
    }

    /// Asks for every option that leaves a choice; what does not go with earlier answers is not offered. Readings of the
    /// rules are as usual: who wants another one says so with `play --set`.
    fn options(&self, title: &dyn Title) -> Done<Option<Options>> {
        let mut setups = all_setups(title);
        for knob in title.knobs().iter().filter(|knob| !knob.is_reading()) {
            let has =
                |value: &&str| setups.iter().any(|options| options.get(knob.key) == Some(value));
            let offered: Vec<&'static str> = knob.values.iter().copied().filter(has).collect();
            if offered.len() > 1 {
                let Some(chosen) = self.option(title.id(), knob, &offered)? else {
                    return Ok(None);
                };
                setups.retain(|options| options.get(knob.key) == Some(chosen));
            }
        }
        Ok(setups.into_iter().next())
    }

    fn option(
        &self,
        game: &str,
        knob: &Knob,
        offered: &[&'static str],
    ) -> Done<Option<&'static str>> {
        let lang = self.house.lang;
        let key = format!("{game}-option-{}", knob.key);
        let help = voice::look_up(lang, &format!("{key}-help"), "");
        print_lines([""])?;
        print_lines(layout::wrap(&help, terminal::room(), 0))?;
        // Where the values are numbers, they are their own: 3 players are chosen with 3.
        let are_numbers = offered.iter().all(|value| value.parse::<usize>().is_ok());
        let number = |n: usize| if are_numbers { offered[n].into() } else { (n + 1).to_string() };
        for (n, value) in offered.iter().enumerate() {
            let number = styled(KEY, &format!("{:>2}", number(n)));
            let label = voice::look_up(lang, &format!("{key}-{value}"), value);
            print_lines([format!("  {number}  {label}")])?;
        }
        let usual = offered.iter().position(|value| *value == knob.default).unwrap_or(0);
        let label = voice::look_up(lang, &key, knob.key);
        self.ask(&format!("{label} [{}]", number(usual)), |line| {
            let picked = (0..offered.len()).find(|n| line == number(*n) || line == offered[*n]);
            picked.or(line.is_empty().then_some(usual)).map(|n| offered[n])
        })
    }

    /// Asks how many people play, and how good the bots are that take the other seats.
    fn who(&self, n_seats: usize) -> Done<Option<Vec<Who>>> {
        let question =
            voice::say(self.house.lang, &Phrase::new("tablee-ask-people").with("seats", n_seats));
        let people = self.ask(&question, |line| match line {
            "" => Some(1),
            number => number.parse().ok().filter(|n| *n <= n_seats),
        })?;
        let Some(n_people) = people else { return Ok(None) };
        let mut who = vec![Who::Person; n_people];
        if n_people < n_seats {
            let level = self.ask(&self.text("tablee-ask-level"), |line| match line {
                "" => Some(Level::Normal),
                name => name.parse().ok(),
            })?;
            let Some(level) = level else { return Ok(None) };
            who.resize(n_seats, Who::Bot(Player::Level(level)));
        }
        Ok(Some(who))
    }
}
