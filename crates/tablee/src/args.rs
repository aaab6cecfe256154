//! The command line: what can be asked for, before anything is checked against the games.

mod file;

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use engine::Viewer;
use localization::Lang;

pub(crate) use file::{BackupArgs, DoctorArgs, RestoreArgs};

const EXAMPLES: &str = "\
Examples:
  tablee                                 open the web site here, and say at which address
  tablee play                            choose a game and play it in the terminal
  tablee play leduc --seats you,you      two people, one keyboard, hidden cards
  tablee simulate tic-tac-toe -n 10000   what random play comes to
  tablee ladder tic-tac-toe              how strong the bots are
  tablee analyse game.tablee             what each choice cost, and what was luck
  tablee replay game.tablee --verify     read a game again and prove its shuffle fair
  tablee dev leduc                       all seats of a game side by side, for who writes its rules
  tablee referee                         let a program drive, one JSON object a line";

/// Board games at one table: play them, let programs play them, replay and count them.
#[derive(Debug, Parser)]
#[command(name = "tablee", version, after_help = EXAMPLES)]
pub(crate) struct Cli {
    /// What holds for every command.
    #[command(flatten)]
    pub(crate) common: Common,

    /// What to do; without it, the web site is opened.
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

/// What holds for every command.
#[derive(Debug, Args)]
pub(crate) struct Common {
    /// The language games speak: `en` or `fr` [default: from LC_ALL, LC_MESSAGES or LANG]
    #[arg(long, global = true, value_name = "LANG")]
    pub(crate) lang: Option<Lang>,

    /// When to use colours
    #[arg(long, global = true, value_enum, default_value = "auto", value_name = "WHEN")]
    pub(crate) color: Color,

    /// A folder of content packs (`<game>.toml`) to use in place of the standard ones
    #[arg(long, global = true, value_name = "DIR")]
    pub(crate) content: Option<PathBuf>,
}

/// When to use colours.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Color {
    /// When the output is a terminal that has them.
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

/// What to do.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Open the web site: lobby, tables, play in a browser, watch, replay
    Serve(Box<ServeArgs>),
    /// Copy everything the web site keeps into a new file, while it goes on
    Backup(BackupArgs),
    /// Put a copy in the place of the file that the web site keeps everything in
    Restore(RestoreArgs),
    /// Check what the web site keeps, and count its tables by the edition of their rules
    Doctor(DoctorArgs),
    /// Play in the terminal, alone against bots or with others at one keyboard
    Play(PlayArgs),
    /// Drive games by program: one JSON object a line on standard input, one answer a line
    Referee,
    /// Play many games at random and report length, results and speed
    Simulate(SimulateArgs),
    /// Let bots of several strengths play each other, and rate them
    Ladder(LadderArgs),
    /// Look at a finished game again: what each choice cost, and what was luck
    #[command(alias = "analyze")]
    Analyse(AnalyseArgs),
    /// Print a game from its record, and check it
    Replay(ReplayArgs),
    /// Put a server of its own under load, and say what it bears
    Load(LoadArgs),
    /// Develop a game: all its seats side by side in a browser on this machine
    Dev(DevArgs),
    /// Read, check and export the content of games: their cards, tiles and boards
    Content {
        /// What to do with it.
        #[command(subcommand)]
        command: ContentCommand,
    },
    /// Print the script that completes commands in a shell
    #[command(
        after_help = "Example:\n  tablee completions bash > ~/.local/share/bash-completion/completions/tablee"
    )]
    Completions {
        /// The shell
        shell: Shell,
    },
}

/// `tablee load`.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  tablee load                              500 tables as fast as they can
  tablee load --rate 1                     one move a second at each table
  tablee load --idle 9000 --tables 1000 --rate 1   memory with many open tables
  tablee load --fairness 30                whether one visitor can stop another's bot
  tablee load --spectators 1000            one table that a thousand watch
  tablee load --hostile 5000 --tables 100 --rate 1   players among hostile connections")]
pub(crate) struct LoadArgs {
    /// How many tables play, two sockets each
    #[arg(long, default_value_t = 500, value_name = "N", value_parser = between::<1, 5_000>)]
    pub(crate) tables: usize,

    /// How many further tables are open but idle
    #[arg(long, default_value_t = 0, value_name = "N", value_parser = between::<0, 100_000>)]
    pub(crate) idle: usize,

    /// Moves a second at each table; 0 for as many as it can
    #[arg(long, default_value_t = 0.0, value_name = "N", value_parser = at_most::<1_000>)]
    pub(crate) rate: f64,

    /// Tell players at once what they did themselves, as pages are told, and not with the other's answer
    #[arg(long)]
    pub(crate) echo: bool,

    /// Measure one table instead that so many pages watch
    #[arg(long, default_value_t = 0, value_name = "N", value_parser = between::<0, 5_000>)]
    pub(crate) spectators: usize,

    /// Measure twice: in quiet, and among so many connections that are silent or send a request that never ends
    #[arg(long, default_value_t = 0, value_name = "N", value_parser = between::<0, 15_000>)]
    pub(crate) hostile: usize,

    /// How long to measure, in seconds
    #[arg(long, default_value_t = 10.0, value_name = "S", value_parser = at_most::<3_600>)]
    pub(crate) seconds: f64,

    /// How long to play before measuring, in seconds
    #[arg(long, default_value_t = 2.0, value_name = "S", value_parser = at_most::<3_600>)]
    pub(crate) warm_up: f64,

    /// Print the figures as one JSON object
    #[arg(long)]
    pub(crate) json: bool,

    /// Instead: how long a hard bot takes to answer one visitor, alone and while another visitor opens tables of experts
    /// and asks for analyses as fast as it may, for so many seconds each
    #[arg(long, value_name = "S", value_parser = at_most::<3_600>)]
    pub(crate) fairness: Option<f64>,

    /// The game that the visitor plays
    #[arg(long, value_name = "GAME", default_value = "connect-four", requires = "fairness")]
    pub(crate) game: String,

    /// The program whose server is put on trial, where it is not this one
    #[arg(long, value_name = "FILE", requires = "fairness")]
    pub(crate) program: Option<PathBuf>,
}

/// A count that makes sense and that the machine can bear.
fn between<const LEAST: usize, const MOST: usize>(text: &str) -> Result<usize, String> {
    let count = text.parse().map_err(|_| "expected a number".to_string())?;
    let is_fit = (LEAST..=MOST).contains(&count);
    if is_fit { Ok(count) } else { Err(format!("from {LEAST} to {MOST}")) }
}

/// A time or a rate within bounds.
fn at_most<const MOST: u32>(text: &str) -> Result<f64, String> {
    let number = text.parse().map_err(|_| "expected a number".to_string())?;
    let is_fit = (0.0..=f64::from(MOST)).contains(&number);
    if is_fit { Ok(number) } else { Err(format!("from 0 to {MOST}")) }
}

/// `tablee serve`.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  tablee serve                                 for this machine, at any free port
  tablee serve --host 0.0.0.0 --port 8080      for everybody in the house
  tablee serve --port 8080 --public-url http://mypc.local:8080 --host 0.0.0.0
  tablee serve --port 8080 --behind-proxy 127.0.0.1 --public-url https://games.example

Ctrl-C finishes what is being written and leaves. Everything is in one file; `tablee backup` copies it, `tablee restore` puts a copy back.")]
pub(crate) struct ServeArgs {
    /// The port; 0 takes any that is free [default: 8617, or a free one where that is taken]
    #[arg(long, value_name = "N")]
    pub(crate) port: Option<u16>,

    /// The address to listen on
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1")]
    pub(crate) host: std::net::IpAddr,

    /// Tell the server's own figures at this address and port alone (http://ADDRESS/metrics, for Prometheus): for whoever runs
    /// it, since they count what is secret; without it they are told nowhere
    #[arg(long, value_name = "ADDRESS:PORT")]
    pub(crate) metrics: Option<std::net::SocketAddr>,

    /// The file that keeps everything [default: tables.sqlite in the folder where programs keep their state]
    #[arg(long, value_name = "FILE")]
    pub(crate) db: Option<PathBuf>,

    /// The address that people open, where it is another: the only name, beside IP addresses and localhost, under which the
    /// server answers
    #[arg(long, value_name = "URL")]
    pub(crate) public_url: Option<String>,

    /// Believe this proxy about who asks (X-Forwarded-For, -Proto, -Host): its IP address or network; may be repeated
    #[arg(long, value_name = "ADDRESS", num_args = 0..=1, default_missing_value = "", value_delimiter = ',')]
    pub(crate) behind_proxy: Vec<server::ProxyAddress>,

    /// How many requests a second an address may make, and four times as many messages a socket; 0 for any number
    #[arg(long, value_name = "N", default_value_t = 50)]
    pub(crate) rate: u32,

    /// How many may be connected at the same time, as far as the system gives as many files
    #[arg(long, value_name = "N", default_value_t = 20_000)]
    pub(crate) connections: usize,

    /// How many connections an address (IPv6: a /64) may have at the same time; 0 for any number
    #[arg(long, value_name = "N", default_value_t = 2_000)]
    pub(crate) connections_per_address: usize,

    /// How many sockets an address (IPv6: a /64) may have at the same time; 0 for any number
    #[arg(long, value_name = "N", default_value_t = 1_000)]
    pub(crate) sockets_per_address: usize,

    /// How many may watch one table at the same time; players always get in
    #[arg(long, value_name = "N", default_value_t = 1_000)]
    pub(crate) watchers: usize,

    /// How long a table that nobody touches stays in memory, in seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 600)]
    pub(crate) idle: u64,

    /// How long an answer that hidden cards may be read from is held back at the least, in milliseconds, where several people play
    #[arg(long, value_name = "MS", default_value_t = 1_000)]
    pub(crate) least_pause: u32,

    /// After how many days of running it is decided to put a table away where no game began, a week later; 0 for never
    #[arg(long, value_name = "DAYS", default_value_t = 7)]
    pub(crate) keep_unstarted: u32,

    /// The same for a game that is not over, after days of running without an action; 0 for never
    #[arg(long, value_name = "DAYS", default_value_t = 180)]
    pub(crate) keep_unfinished: u32,

    /// The same for the seats' keys and the chat of a finished game, while its record stays; 0 for never
    #[arg(long, value_name = "DAYS", default_value_t = 90)]
    pub(crate) keep_finished: u32,

    /// How to write what happens to standard error
    #[arg(long, value_enum, default_value = "text", value_name = "HOW")]
    pub(crate) log: LogStyle,
}

impl Default for ServeArgs {
    fn default() -> ServeArgs {
        ServeArgs {
            port: None,
            host: std::net::Ipv4Addr::LOCALHOST.into(),
            metrics: None,
            db: None,
            public_url: None,
            behind_proxy: Vec::new(),
            rate: 50,
            connections: 20_000,
            connections_per_address: 2_000,
            sockets_per_address: 1_000,
            watchers: 1_000,
            idle: 600,
            least_pause: 1_000,
            keep_unstarted: 7,
            keep_unfinished: 180,
            keep_finished: 90,
            log: LogStyle::Text,
        }
    }
}

/// How the server writes what happens.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum LogStyle {
    /// Lines for people.
    Text,
    /// One JSON object a line.
    Json,
    /// Nothing.
    Off,
}

/// `tablee play`.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  tablee play                             choose a game
  tablee play tic-tac-toe                 you against a bot
  tablee play leduc --seats you,you --names Léa,Max
  tablee play --resume game.tablee        go on with a game that was left

At the prompt, type a choice's number or its notation, or `?` for help.")]
pub(crate) struct PlayArgs {
    /// The game (left out: choose from a list)
    pub(crate) game: Option<String>,

    #[command(flatten)]
    pub(crate) setting: Setting,

    /// Who sits where, in order: `you` (or `human`), or a bot
    #[arg(long, value_delimiter = ',', value_name = "WHO,WHO…")]
    pub(crate) seats: Vec<String>,

    /// The players' names, in seat order
    #[arg(long, value_delimiter = ',', value_name = "NAME,NAME…")]
    pub(crate) names: Vec<String>,

    /// Deal from this number: the same number deals the same cards
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,

    /// Keep the record in this file [default: a new one in the folder where programs keep their state]
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,

    /// Go on with the game in this record, and keep it there
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "set", "names", "seed", "record"])]
    pub(crate) resume: Option<PathBuf>,
}

/// `tablee dev`.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  tablee dev fireflies                     all seats side by side
  tablee dev fireflies --set seats=6 --seed 7
  cargo watch -x 'run -- dev fireflies'    the page loads again after each build

The page shows what each seat sees, as it is drawn and as programs receive it; what it may do, and why not something else;
what each step told whom; another deal that a seat cannot tell from the true one; what a bot thinks. One can go to
any step and take back. The game is kept in a record: a new build goes on with it, as far as its rules allow what was done.
Only this machine can open it.")]
pub(crate) struct DevArgs {
    /// The game
    pub(crate) game: String,

    #[command(flatten)]
    pub(crate) setting: Setting,

    /// Begin anew, with the cards of this number
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,

    /// Begin anew
    #[arg(long)]
    pub(crate) fresh: bool,

    /// The bot that plays and thinks: `random`, `greedy`, a level, or `sims:N`
    #[arg(long, value_name = "WHO", default_value = "sims:400")]
    pub(crate) bot: String,

    /// Keep the game in this file [default: one for each game in the folder where programs keep their state]
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,

    /// Listen on this port [default: 8618, or any]
    #[arg(long, value_name = "PORT")]
    pub(crate) port: Option<u16>,
}

/// A game's options.
#[derive(Debug, Args)]
pub(crate) struct Setting {
    /// Choose an option of the game; repeat for more
    #[arg(long, value_name = "KEY=VALUE")]
    pub(crate) set: Vec<String>,
}

/// `tablee simulate`.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  tablee simulate leduc -n 100000
  tablee simulate tic-tac-toe -n 1000 --seed 7 --json

The same seed gives the same figures, whatever the number of threads.
Ctrl-C stops and reports the games played so far.")]
pub(crate) struct SimulateArgs {
    /// The game
    pub(crate) game: String,

    /// How many games
    #[arg(short = 'n', long = "games", value_name = "N", default_value_t = 1000)]
    pub(crate) n_games: u64,

    #[command(flatten)]
    pub(crate) setting: Setting,

    /// Where the games start from
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,

    /// How many threads play [default: one for each core]
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<std::num::NonZeroUsize>,

    /// Who plays, in seat order
    #[arg(long, value_delimiter = ',', value_name = "WHO,WHO…")]
    pub(crate) seats: Vec<String>,

    /// Report as one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

/// `tablee ladder`.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  tablee ladder tic-tac-toe --players random,greedy,easy
  tablee ladder leduc --players easy,normal,sims:2000 -n 400 --plot ladder.svg

Every two players meet equally often, and in each round they play every arrangement of the seats with the same
draws. At a table of more than two, both fill half of the seats in turn (with an odd number one of them has a seat
more, and then the other): a seat won counts for whoever fills it, as a share of what both get for each seat.

A game that its players win or lose together, or that is played alone, has no rivals: there each player fills all
the seats, and its share of games won is reported instead of a rating.

Levels play without their clocks, so the same seed gives the same figures, whatever the number of threads; only
`ms:N` has nothing but a clock. The ladder ends early when more games would hardly change the order: three standard errors between neighbours, after 40
games of each pair. Ctrl-C lets the games being played end and reports what there is; a second one leaves at once.")]
pub(crate) struct LadderArgs {
    /// The game
    pub(crate) game: String,

    #[command(flatten)]
    pub(crate) setting: Setting,

    /// Who plays: `random`, `greedy`, `easy`, `normal`, `hard`, `expert`, `sims:N`, `ms:N`, or a level with other
    /// settings (`hard/sims=500/horizon=20`)
    #[arg(
        long,
        value_delimiter = ',',
        value_name = "WHO,WHO…",
        default_value = "easy,normal,hard,expert"
    )]
    pub(crate) players: Vec<String>,

    /// How many games each pair (or each team) plays at most
    #[arg(short = 'n', long = "games", value_name = "N", default_value = "200")]
    pub(crate) n_games: std::num::NonZeroU32,

    /// Play them all, even when the order is certain
    #[arg(long)]
    pub(crate) all: bool,

    /// Where the games start from
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,

    /// How many threads play [default: one for each core]
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<std::num::NonZeroUsize>,

    /// Report as one JSON object
    #[arg(long)]
    pub(crate) json: bool,

    /// Draw the ratings with their intervals into this file
    #[arg(long, value_name = "FILE.svg")]
    pub(crate) plot: Option<PathBuf>,
}

/// `tablee analyse`.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  tablee analyse game.tablee
  tablee analyse game.tablee --seat 1 --level sims:5000 --plot chances.svg

For each decision the bot is asked what it would have done with that seat's knowledge, and what the choice cost
against that. What a seat got is then explained: what the game was worth at the start, what the draws brought, what
its own choices cost, what the others' choices brought, and a rest: what that seat could not know, and what the bot
misjudged. The more simulations, the smaller the rest and the noise in what each choice cost.")]
pub(crate) struct AnalyseArgs {
    /// The record of a finished game
    pub(crate) file: PathBuf,

    /// Who looks on: a level, or an expert with so many simulations (`sims:N`) or so much time (`ms:N`) a decision
    #[arg(long, value_name = "LEVEL", default_value = "expert")]
    pub(crate) level: String,

    /// Only this seat
    #[arg(long, value_name = "N")]
    pub(crate) seat: Option<engine::Seat>,

    /// What the bot's own draws start from
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,

    /// Report as one JSON object
    #[arg(long)]
    pub(crate) json: bool,

    /// Draw the winning chances over the game into this file
    #[arg(long, value_name = "FILE.svg")]
    pub(crate) plot: Option<PathBuf>,
}

/// `tablee replay`.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  tablee replay game.tablee               the whole game, hidden cards included
  tablee replay game.tablee --view 2      only what seat 2 saw
  tablee replay game.tablee --verify      prove that nobody chose the cards")]
pub(crate) struct ReplayArgs {
    /// The record
    pub(crate) file: PathBuf,

    /// Draw everything again from the revealed secret, and compare
    #[arg(long)]
    pub(crate) verify: bool,

    /// Tell only what this viewer saw: a seat number or `spectator`
    #[arg(long, value_name = "VIEWER")]
    pub(crate) view: Option<Viewer>,

    /// Print one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

/// `tablee content`.
#[derive(Debug, Subcommand)]
pub(crate) enum ContentCommand {
    /// Check every content pack in a folder; each fault is named with its file, line and field
    #[command(after_help = "Example:\n  tablee content check my-cards")]
    Check {
        /// The folder
        dir: PathBuf,
    },
    /// List what a game's box holds, and where each thing is known from
    List {
        /// The game
        game: String,
        /// Print one JSON object
        #[arg(long)]
        json: bool,
    },
    /// Write a game's content pack into a folder, ready to edit and to use with --content
    #[command(after_help = "Example:\n  tablee content export ephios my-cards")]
    Export {
        /// The game
        game: String,
        /// The folder
        dir: PathBuf,
        /// Overwrite the file if it is there
        #[arg(long)]
        force: bool,
    },
}
