//! The ladder for people and as JSON.

use bots::Tally;
use engine::Phrase;
use localization::Lang;
use serde_json::{Value, json};

use crate::house::House;
use crate::ladder::contest::{Contest, Ending, Meeting, N_LEAST, Results};
use crate::ladder::standings::{self, Place};
use crate::layout;
use crate::terminal::{self, FAINT, STRONG, styled};
use crate::voice::{self, decimal, grouped};

/// What was asked for, and what came of it.
pub(super) struct Report<'a> {
    house: &'a House,
    contest: &'a Contest<'a>,
    results: &'a Results,
    /// The places, the best first.
    pub(super) places: Vec<Place>,
    is_certain: bool,
}

impl<'a> Report<'a> {
    /// A report of these results.
    pub(super) fn new(
        house: &'a House,
        contest: &'a Contest<'a>,
        results: &'a Results,
    ) -> Report<'a> {
        let places = standings::places(&results.tallies, contest.meeting);
        let is_certain = standings::is_certain(&results.tallies, contest.meeting);
        let mut report = Report { house, contest, results, places, is_certain };
        // A few clean sweeps look better than they are.
        report.is_certain &= report.games_of_each() >= N_LEAST;
        report
    }

    /// The language.
    pub(super) fn lang(&self) -> Lang {
        self.house.lang
    }

    /// Whether players met at a table, or teams at tables of their own.
    pub(super) fn meeting(&self) -> Meeting {
        self.contest.meeting
    }

    /// What it is about.
    pub(super) fn title(&self) -> String {
        let game = voice::name_of(self.lang(), self.contest.title.id());
        self.say(&Phrase::new("tablee-ladder-title").with("game", game))
    }

    /// What was played, in a line: the options that were chosen, and how many games.
    pub(super) fn about(&self) -> String {
        let games = grouped(self.lang(), u64::from(self.n_games()));
        let games = self.say(&Phrase::new("tablee-ladder-plot").with("games", games));
        match self.contest.options.to_string() {
            none if none.is_empty() => games,
            options => format!("{options} · {games}"),
        }
    }

    /// A player's name.
    pub(super) fn name(&self, place: &Place) -> String {
        self.contest.players[place.player].to_string()
    }

    /// A rating with its interval, as one writes it.
    pub(super) fn rating(&self, place: &Place) -> String {
        let Place { rating, range: (low, high), .. } = *place;
        let lang = self.lang();
        match self.meeting() {
            Meeting::Rivals => format!("{} ± {:.0}", signed(rating), (high - low) / 2.0),
            Meeting::Teams => {
                let percent = |share: f64| decimal(lang, 100.0 * share, 1);
                format!("{} % ({}–{})", percent(rating), percent(low), percent(high))
            }
        }
    }

    /// A sentence of the ladder's own.
    pub(super) fn say(&self, phrase: &Phrase) -> String {
        voice::say(self.lang(), phrase)
    }

    /// The report as lines.
    pub(super) fn lines(&self) -> Vec<String> {
        let mut lines = vec![styled(STRONG, &self.title())];
        lines.extend(layout::wrap(&self.verdict(), terminal::room(), 0));
        lines.push(String::new());
        lines.extend(terminal::table_in_the_room(&self.ranking()));
        let note = match self.meeting() {
            Meeting::Rivals => {
                lines.push(String::new());
                lines.extend(terminal::table_in_the_room(&self.matrix()));
                Phrase::new("tablee-ladder-note")
            }
            Meeting::Teams => Phrase::new("tablee-ladder-note-teams"),
        };
        let note = layout::wrap(&self.say(&note), terminal::room(), 0);
        lines.extend(note.iter().map(|line| styled(FAINT, line)));
        lines
    }

    /// Why it ended, and whether the order is certain.
    fn verdict(&self) -> String {
        let key = match (self.results.ending, self.is_certain) {
            (Ending::Interrupted, _) => "tablee-ladder-interrupted",
            (Ending::Certain, _) => "tablee-ladder-stopped",
            (Ending::Played, true) => "tablee-ladder-certain",
            (Ending::Played, false) => "tablee-ladder-uncertain",
        };
        let phrase = Phrase::new(key)
            .with("games", grouped(self.lang(), u64::from(self.n_games())))
            .with("each", grouped(self.lang(), u64::from(self.games_of_each())))
            .with("asked", grouped(self.lang(), u64::from(self.contest.n_games)));
        self.say(&phrase)
    }

    /// Games played, each counted once.
    fn n_games(&self) -> u32 {
        let sum: u32 = self.results.tallies.iter().flatten().map(|tally| tally.n_games).sum();
        if self.meeting() == Meeting::Rivals { sum / 2 } else { sum }
    }

    /// Games of each pair, or of each team; the fewest where somebody interrupted.
    fn games_of_each(&self) -> u32 {
        let rivals = self.meeting() == Meeting::Rivals;
        let met = |i: usize, j: usize| (i != j) == rivals;
        let rows = self.results.tallies.iter().enumerate();
        let tallies = rows.flat_map(|(i, row)| {
            row.iter().enumerate().filter(move |(j, _)| met(i, *j)).map(|(_, tally)| tally.n_games)
        });
        tallies.min().unwrap_or(0)
    }

    fn ranking(&self) -> Vec<Vec<String>> {
        let lang = self.lang();
        let head = |key| self.say(&Phrase::new(key));
        let (rating, points) = match self.meeting() {
            Meeting::Rivals => ("tablee-ladder-elo", "tablee-ladder-points"),
            Meeting::Teams => ("tablee-ladder-wins", "tablee-ladder-payoff"),
        };
        let heads = ["tablee-ladder-player", rating, points, "tablee-ladder-games"];
        let mut rows = vec![heads.map(head).to_vec()];
        rows.extend(self.places.iter().map(|place| {
            vec![
                self.name(place),
                self.rating(place),
                format!("{} %", decimal(lang, 100.0 * place.share, 1)),
                grouped(lang, u64::from(place.n_games)),
            ]
        }));
        rows
    }

    /// How each did against each, in per cent of the points.
    fn matrix(&self) -> Vec<Vec<String>> {
        let lang = self.lang();
        let corner = self.say(&Phrase::new("tablee-ladder-against"));
        let names = self.places.iter().map(|place| self.name(place));
        let mut rows: Vec<Vec<String>> = vec![std::iter::once(corner).chain(names).collect()];
        for place in &self.places {
            let cell = |other: &Place| match self.against(place, other) {
                None => "·".to_string(),
                Some(tally) => {
                    let [share, margin] = [tally.share(), tally.margin()]
                        .map(|share| decimal(lang, 100.0 * share, 1));
                    format!("{share} ± {margin}")
                }
            };
            let cells = self.places.iter().map(cell);
            rows.push(std::iter::once(self.name(place)).chain(cells).collect());
        }
        rows
    }

    /// How one did against another, if they met.
    fn against(&self, one: &Place, other: &Place) -> Option<&Tally> {
        let tally = &self.results.tallies[one.player][other.player];
        (one.player != other.player && tally.n_games > 0).then_some(tally)
    }

    /// The report as JSON; without clocks among the players, the same again for the same seed.
    pub(super) fn json(&self) -> Value {
        let players: Value = self.places.iter().map(|place| self.json_place(place)).collect();
        let mut whole = json!({
            "game": self.contest.title.id(),
            "setup": self.contest.options.to_string(),
            "seed": self.contest.seed,
            "meeting": match self.meeting() {
                Meeting::Rivals => "rivals",
                Meeting::Teams => "teams",
            },
            "games": self.n_games(),
            "games_each": self.games_of_each(),
            "asked_each": self.contest.n_games,
            "certain": self.is_certain,
            "stopped_early": self.results.ending == Ending::Certain,
            "interrupted": self.results.ending == Ending::Interrupted,
            "players": players,
        });
        if self.meeting() == Meeting::Rivals {
            let row = |place: &Place| -> Value {
                self.places.iter().map(|other| self.against(place, other).map(json_tally)).collect()
            };
            whole["results"] = self.places.iter().map(row).collect();
        }
        whole
    }

    fn json_place(&self, place: &Place) -> Value {
        let Place { rating, range: (low, high), share, n_games, n_won, .. } = *place;
        let name = self.name(place);
        match self.meeting() {
            Meeting::Rivals => json!({
                "player": name, "elo": rating, "elo_range": [low, high], "share": share,
                "games": n_games, "won": n_won,
            }),
            Meeting::Teams => json!({
                "player": name, "win_share": rating, "win_share_range": [low, high],
                "payoff": share, "games": n_games, "won": n_won,
            }),
        }
    }
}

/// A whole number with its sign, a minus being as long as a plus.
pub(super) fn signed(number: f64) -> String {
    if number.round() == 0.0 { "0".into() } else { format!("{number:+.0}").replace('-', "−") }
}

fn json_tally(tally: &Tally) -> Value {
    json!({
        "games": tally.n_games,
        "won": tally.n_won,
        "drawn": tally.n_drawn,
        "share": tally.share(),
        "share_error": tally.margin(),
    })
}
