//! Pictures of what the rules speak of: positions of real games, played out once by bots and drawn by the game's own board.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{LazyLock, OnceLock};

use catalog::{AnyTable, AnyView, Title};
use engine::{Dealing, Options, Outcome, Phrase, Seat, Secret, Turn, Viewer};
use localization::{Lang, Speaker};
use maud::{Markup, html};

use super::text::typeset;
use crate::board::AnyScene;
use crate::boards::{board_of, boards};
use crate::shown::{Sample, Shows, Until};

/// Who plays in the pictures.
const NAMES: [&str; 4] = ["Léa", "Max", "Inès", "Tom"];
/// In how many games the moment is waited for.
const MAX_GAMES: u64 = 20;
/// A game in which the moment has not come by then is given up.
const MAX_STEPS: u64 = 3_000;

/// A picture: a position as one player sees it.
pub(super) struct Picture {
    game: &'static str,
    sample: &'static Sample,
    names: Vec<String>,
    viewer: Viewer,
    view: AnyView,
    prompt: Option<Phrase>,
    outcome: Option<Outcome>,
}

/// The pictures of a game: taken once, when somebody first looks.
pub(super) fn pictures(title: &dyn Title) -> &'static [Picture] {
    static ALBUMS: LazyLock<BTreeMap<&str, OnceLock<Vec<Picture>>>> =
        LazyLock::new(|| boards().map(|board| (board.game(), OnceLock::new())).collect());
    let find = |sample: &'static Sample| {
        let seeds = sample.seed..sample.seed + MAX_GAMES;
        seeds.into_iter().find_map(|seed| take(title, sample, seed))
    };
    let samples = board_of(title.id()).shown().samples;
    let take_all = || samples.iter().filter_map(find).collect();
    ALBUMS.get(title.id()).map_or(&[], |album| album.get_or_init(take_all))
}

/// Plays until the moment has come.
fn take(title: &dyn Title, sample: &'static Sample, seed: u64) -> Option<Picture> {
    let options: Options = sample.options.parse().ok()?;
    let n_seats = title.n_seats(&options).ok()?;
    let names: Vec<String> = NAMES.into_iter().take(n_seats).map(String::from).collect();
    let dealing = Dealing::committed(Secret::from_number(seed), vec![String::new(); n_seats]);
    let mut table = title.open(&options, names, dealing).ok()?;
    let (mut n_decisions, mut is_told) = (0, false);
    for n in 0..MAX_STEPS {
        let told = match table.turn() {
            Turn::Chance => table.draw().ok()?,
            Turn::Decide(seats) => {
                let seat = seats.into_iter().next()?;
                if is_told || sample.until.is_met(&*table, seat, n_decisions) {
                    return Some(Picture::of(title.id(), &*table, seat, sample));
                }
                n_decisions += 1;
                let player = sample.player.parse().ok()?;
                let action = table.advisor(seat, player, seed * MAX_STEPS + n)?.think();
                table.act(seat, &action).ok()?
            }
            Turn::Over => {
                let is_met = is_told || sample.until == Until::Over;
                return is_met.then(|| Picture::of(title.id(), &*table, Seat::new(0), sample));
            }
        };
        is_told |= told.iter().any(|told| sample.until == Until::Told(told.line.key));
    }
    None
}

impl Until {
    fn is_met(self, table: &dyn AnyTable, seat: Seat, n_decisions: usize) -> bool {
        match self {
            Until::Decisions(n) => n_decisions >= n,
            Until::Asked(key) => table.prompt(Viewer::Seat(seat)).key == key,
            Until::Offered(start) => table.notations(seat).iter().any(|n| n.starts_with(start)),
            Until::Told(_) | Until::Over => false,
        }
    }
}

impl Picture {
    fn of(
        game: &'static str,
        table: &dyn AnyTable,
        seat: Seat,
        sample: &'static Sample,
    ) -> Picture {
        let viewer = Viewer::Seat(seat);
        let outcome = table.outcome();
        Picture {
            game,
            sample,
            names: table.names().to_vec(),
            viewer,
            view: table.snapshot(viewer),
            prompt: outcome.is_none().then(|| table.prompt(viewer)),
            outcome,
        }
    }

    /// The rule that it stands beside.
    pub(super) fn rule(&self) -> &'static str {
        self.sample.rule
    }

    /// The picture with its caption. Nothing in it can be touched; the caption says what it shows.
    pub(super) fn draw(&self, lang: Lang) -> Markup {
        let speaker = Speaker { lang, names: &self.names, reader: self.viewer };
        let marked = BTreeSet::new();
        let outcome = self.outcome.as_ref();
        let scene = AnyScene { view: &*self.view, speaker, marked: &marked, outcome };
        let key = format!("{}-picture-{}", self.game, self.sample.name);
        let caption = speaker.look_up(&key).unwrap_or_else(|_| format!("[{key}]"));
        html! {
            figure.rb-figure {
                div.rb-picture inert data-picture=(self.sample.name) { (self.things(&scene)) }
                figcaption {
                    (typeset(&caption))
                    @if let Some(prompt) = self.read_aloud(lang) { " " span.rb-prompt { (typeset(&prompt)) } }
                }
            }
        }
    }

    fn things(&self, scene: &AnyScene<'_>) -> Markup {
        let board = board_of(self.game);
        let shows = self.sample.shows;
        html! {
            @if matches!(shows, Shows::Board | Shows::Table) { div.rb-board { (board.board(scene)) } }
            @if matches!(shows, Shows::Hand | Shows::Table) { div.rb-mine { (board.mine(scene)) } }
            @if let (Shows::Result, Some(outcome)) = (shows, &self.outcome) {
                div.rb-result { (board.result(scene, outcome)) }
            }
        }
    }

    /// What the player in question reads at that moment.
    fn read_aloud(&self, lang: Lang) -> Option<String> {
        let Viewer::Seat(seat) = self.viewer else { return None };
        let reader = Speaker { lang, names: &self.names, reader: self.viewer };
        let prompt = reader.say(self.prompt.as_ref()?);
        // Said to nobody, so that the player is called by her name.
        let teller = Speaker { reader: Viewer::Spectator, ..reader };
        Some(teller.say(
            &Phrase::new("rules-picture-prompt").with("who", seat).with("prompt", prompt.as_str()),
        ))
    }
}
