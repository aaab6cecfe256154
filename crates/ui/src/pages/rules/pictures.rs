//! Pictures of what the rules speak of: positions of real games, played out once by bots and drawn by the game's own board.

use std::collections::BTreeSet;
use std::sync::OnceLock;

use catalog::{AnyTable, AnyView, Title};
use engine::{Dealing, Options, Outcome, Phrase, Seat, Secret, Turn, Viewer};
use maud::{Markup, html};

use super::text::typeset;
use crate::board::AnyScene;
use crate::boards::board_of;
use crate::speaker::{Lang, Speaker};

/// Who plays in the pictures.
const NAMES: [&str; 4] = ["Léa", "Max", "Inès", "Tom"];
/// In how many games the moment is waited for.
const MAX_GAMES: u64 = 20;
/// A game in which the moment has not come by then is given up.
const MAX_STEPS: u64 = 3_000;

/// A picture to be taken.
struct Sample {
    /// Its caption is the message `rules-picture-<game>-<name>`.
    name: &'static str,
    /// The rule that it stands beside.
    rule: &'static str,
    /// The game's options.
    options: &'static str,
    /// Who plays: bots of this kind.
    player: &'static str,
    /// Which game it is, or the first to try.
    seed: u64,
    /// When it is taken: the first decision of which this is true.
    until: Until,
    /// What it shows.
    shows: Shows,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Until {
    /// So many decisions have been taken.
    Decisions(usize),
    /// Somebody is asked this.
    Asked(&'static str),
    /// Somebody may do something whose notation begins so.
    Offered(&'static str),
    /// This was told.
    Told(&'static str),
    /// The game is over.
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Shows {
    /// What lies between the players.
    Board,
    /// What the player in question has before her.
    Hand,
    /// Both.
    Table,
    /// The scoring.
    Result,
}

/// The pictures of one game, once they have been taken.
struct Album {
    game: &'static str,
    samples: &'static [Sample],
    pictures: OnceLock<Vec<Picture>>,
}

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

/// The pictures of a game.
pub(super) fn pictures(title: &dyn Title) -> &'static [Picture] {
    let album = ALBUMS.iter().find(|album| album.game == title.id());
    let find = |sample: &'static Sample| {
        let seeds = sample.seed..sample.seed + MAX_GAMES;
        seeds.into_iter().find_map(|seed| take(title, sample, seed))
    };
    let find_all = |album: &'static Album| album.samples.iter().filter_map(find).collect();
    album.map_or(&[], |album| album.pictures.get_or_init(|| find_all(album)))
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
        let key = format!("rules-picture-{}-{}", self.game, self.sample.name);
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

const fn album(game: &'static str, samples: &'static [Sample]) -> Album {
    Album { game, samples, pictures: OnceLock::new() }
}

const fn sample(
    name: &'static str,
    rule: &'static str,
    (options, player, seed): (&'static str, &'static str, u64),
    until: Until,
    shows: Shows,
) -> Sample {
    Sample { name, rule, options, player, seed, until, shows }
}

static ALBUMS: [Album; 9] = [
    album("ephios", EPHIOS),
    album("epix", EPIX),
    album("erythro", ERYTHRO),
    album("ephyran", EPHYRAN),
    album("tic-tac-toe", TIC_TAC_TOE),
    album("connect-four", CONNECT_FOUR),
    album("kuhn", KUHN),
    album("leduc", LEDUC),
    album("goofspiel", GOOFSPIEL),
];

const GREEDY: &str = "greedy";
const RANDOM: &str = "random";

const EPHIOS: &[Sample] = &[
    sample(
        "crossroads",
        "EPH-23",
        ("mode=quick seats=3", GREEDY, 1),
        Until::Decisions(0),
        Shows::Board,
    ),
    sample(
        "union",
        "EPH-60",
        ("mode=quick seats=3", GREEDY, 2),
        Until::Offered("unite"),
        Shows::Hand,
    ),
    sample(
        "page",
        "EPH-95",
        ("mode=campaign seats=2", GREEDY, 3),
        Until::Told("ephios-page-read"),
        Shows::Board,
    ),
    sample(
        "plot",
        "EPH-117",
        ("mode=solo seats=1", GREEDY, 4),
        Until::Offered("corrupt"),
        Shows::Board,
    ),
];

const EPIX: &[Sample] = &[
    sample(
        "realms",
        "EPX-9",
        ("rules=basic seats=4", GREEDY, 1),
        Until::Decisions(0),
        Shows::Board,
    ),
    sample(
        "bids",
        "EPX-13d",
        ("rules=advanced seats=3", RANDOM, 2),
        Until::Told("epix-bid-over"),
        Shows::Board,
    ),
    sample(
        "duel",
        "EPX-36a",
        ("rules=basic seats=4", GREEDY, 3),
        Until::Asked("epix-ask-guess"),
        Shows::Board,
    ),
    sample("count", "EPX-49", ("rules=basic seats=4", GREEDY, 1), Until::Over, Shows::Result),
];

const ERYTHRO: &[Sample] = &[
    sample(
        "planet",
        "ERY-20",
        ("adversary=mars seats=3", GREEDY, 1),
        Until::Asked("erythro-ask-play"),
        Shows::Board,
    ),
    sample(
        "hand",
        "ERY-34",
        ("adversary=mars seats=3", GREEDY, 1),
        Until::Asked("erythro-ask-play"),
        Shows::Hand,
    ),
    sample(
        "contaminated",
        "ERY-53",
        ("adversary=mars seats=3", GREEDY, 2),
        Until::Told("erythro-tile-contaminated"),
        Shows::Board,
    ),
    sample(
        "event",
        "ERY-76",
        ("adversary=consortium difficulty=medium seats=2", GREEDY, 3),
        Until::Told("erythro-event-revealed"),
        Shows::Board,
    ),
];

const EPHYRAN: &[Sample] = &[
    sample("halves", "EYR-6", ("seats=3", GREEDY, 1), Until::Decisions(0), Shows::Hand),
    sample("city", "EYR-9", ("seats=3", GREEDY, 1), Until::Decisions(60), Shows::Board),
    sample("lock", "EYR-25", ("seats=2", GREEDY, 2), Until::Told("ephyran-locked"), Shows::Board),
    sample("count", "EYR-33", ("seats=3", GREEDY, 1), Until::Over, Shows::Result),
];

const TIC_TAC_TOE: &[Sample] =
    &[sample("middle", "TTT-4", ("", GREEDY, 1), Until::Decisions(4), Shows::Table)];
const CONNECT_FOUR: &[Sample] =
    &[sample("middle", "C4-3", ("", RANDOM, 1), Until::Decisions(12), Shows::Table)];
const KUHN: &[Sample] =
    &[sample("bet", "KUHN-5", ("", GREEDY, 1), Until::Asked("kuhn-your-answer"), Shows::Table)];
const LEDUC: &[Sample] =
    &[sample("middle", "LED-8", ("", GREEDY, 1), Until::Told("leduc-turned"), Shows::Table)];
const GOOFSPIEL: &[Sample] =
    &[sample("prize", "GOOF-3", ("cards=7", GREEDY, 1), Until::Decisions(5), Shows::Table)];
