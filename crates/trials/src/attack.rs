//! Attacks a server as a stranger would, each bounded and on loopback, and says what came of it.

mod audience;
mod clocks;
mod connections;
mod dates;
mod disk;
mod files;
mod hands;
mod hosts;
mod neighbours;
mod polling;
mod quotas;
mod seats;
mod stand;
mod thinking;

use std::path::PathBuf;
use std::pin::Pin;
use std::time::Instant;

use anyhow::{Context, Result, ensure};

use crate::attack::stand::Stand;

/// Which attacks, against which program.
#[derive(clap::Args)]
pub(crate) struct Attack {
    /// Attacks this program; left out, `tablee` is built for release and attacked.
    #[arg(long, value_name = "FILE")]
    program: Option<PathBuf>,
    /// Only attacks whose name contains this.
    #[arg(long, value_name = "TEXT")]
    only: Option<String>,
    /// Only those that count rather than measure time.
    #[arg(long, alias = "slice")]
    counting: bool,
    /// Prints the table and succeeds even where an attack got through: for a look at an older program.
    #[arg(long)]
    look: bool,
}

/// What came of an attack.
pub(crate) struct Finding {
    result: String,
    is_held: bool,
}

impl Finding {
    /// What was seen, and whether that is within the limit.
    fn new(is_held: bool, result: impl Into<String>) -> Finding {
        Finding { result: result.into(), is_held }
    }
}

/// An attack on its way.
type Running<'a> = Pin<Box<dyn Future<Output = Result<Finding>> + 'a>>;

/// What the verdict on an attack rests on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// What was sent, kept or refused: the same however slow or busy the machine is, so that it is tried before every
    /// change lands.
    Counting,
    /// How long something took: worth knowing on a quiet machine alone.
    Timing,
}

/// An attack: what it is called, what may come of it, and how it goes.
struct Plan {
    name: &'static str,
    limit: &'static str,
    kind: Kind,
    run: fn(&Stand) -> Running<'_>,
}

/// An attack that counts.
const fn counting(name: &'static str, limit: &'static str, run: fn(&Stand) -> Running<'_>) -> Plan {
    Plan { name, limit, kind: Kind::Counting, run }
}

/// An attack that measures time.
const fn timing(name: &'static str, limit: &'static str, run: fn(&Stand) -> Running<'_>) -> Plan {
    Plan { name, limit, kind: Kind::Timing, run }
}

/// Every attack, in the order of docs/security.md.
const PLANS: [Plan; 50] = [
    counting("seat: socket kept after leaving", "closed, reads and does nothing", |s| {
        Box::pin(seats::kept_socket(s))
    }),
    counting("seat: device link kept after leaving", "opens nothing", |s| {
        Box::pin(seats::kept_link(s))
    }),
    counting("seat: link preview", "uses up nothing", |s| Box::pin(seats::preview(s))),
    counting("seat: page of another scheme", "refused", |s| Box::pin(seats::other_scheme(s))),
    counting("seat: invented Host", "never in a page", |s| Box::pin(seats::invented_host(s))),
    counting("seat: no Host, two, another's", "refused, HSTS", |s| Box::pin(hosts::names(s))),
    counting("seat: forwarded address of a stranger", "not believed", |s| {
        Box::pin(seats::forwarded(s))
    }),
    counting("seat: one stranger, every free seat", "1 seat", |s| Box::pin(seats::every_seat(s))),
    counting("seat: a stranger begins others' games", "0", |s| Box::pin(seats::begins_others(s))),
    counting("seat: next game, again and again", "1 table, nobody seated unasked", |s| {
        Box::pin(seats::next_games(s))
    }),
    counting("seat: more time by leaving and by undo", "0 ms, late stays away", |s| {
        Box::pin(clocks::stalled(s))
    }),
    // It waits for as long as a host has to before she frees a seat.
    timing("seat: a hand that was left", "a newcomer's alone, told", |s| {
        Box::pin(clocks::freed(s))
    }),
    counting("hand: size of a compressed page by query", "1 size", |s| {
        Box::pin(hands::compressed(s))
    }),
    counting("hand: a secret answer in the house's figures", "not told", |s| {
        Box::pin(hands::figures(s))
    }),
    counting("hand: moves that are shown later", "nothing shows", |s| Box::pin(hands::delayed(s))),
    timing("hand: moment of a bot's answer", "forced and free alike", |s| {
        Box::pin(hands::moments(s))
    }),
    timing("hand: moment of a held answer, slow disk", "why and GET as by chance", |s| {
        Box::pin(polling::moments(s))
    }),
    timing("bots: 200 expert tables and replays beside", "p99 at most 3 x", |s| {
        Box::pin(thinking::starved(s))
    }),
    counting("bots: a crawler reads 40 replays", "no analysis begun", |s| {
        Box::pin(thinking::crawled(s))
    }),
    timing("connections: 4,000 idle, 500 slow headers", "p99 at most 2 x, gone in 30 s", |s| {
        Box::pin(connections::idle(s))
    }),
    counting("connections: a flood of control frames", "closed", |s| {
        Box::pin(connections::control_frames(s))
    }),
    counting("connections: 1,100 who watch, then a player", "the player gets in", |s| {
        Box::pin(connections::crowd(s))
    }),
    counting("connections: 200 half-requests a second", "nobody refused", |s| {
        Box::pin(connections::halves(s))
    }),
    counting("audience: a page of a long game", "at most 200 kB", |s| {
        Box::pin(audience::long_game(s))
    }),
    timing("audience: 300 pages with other Hosts hang up", "lobby below 1 s", |s| {
        Box::pin(audience::hosts(s))
    }),
    timing("audience: 20 chatters, 300 who watch", "move below 1 s", |s| {
        Box::pin(audience::chatters(s))
    }),
    timing("audience: stop with 300 pages open", "at most 10 s", |s| Box::pin(audience::stop(s))),
    counting("disk: full, then room again", "play goes on", |s| Box::pin(disk::full(s))),
    counting("disk: a second server on the file", "refused", |s| {
        Box::pin(std::future::ready(disk::second_server(s)))
    }),
    counting("disk: who may read the file", "its owner only", |s| Box::pin(disk::modes(s))),
    counting("disk: log lost after a kill", "noticed", |s| Box::pin(disk::lost_log(s))),
    counting("files: the database deleted", "nothing accepted, said", |s| {
        Box::pin(files::deleted(s))
    }),
    counting("files: its log deleted", "nothing accepted, said", |s| {
        Box::pin(files::log_deleted(s))
    }),
    counting("files: a copy in its place", "nothing accepted, said", |s| {
        Box::pin(files::replaced(s))
    }),
    counting("files: the notes beside it deleted", "made again", |s| {
        Box::pin(files::notes_deleted(s))
    }),
    counting("files: a second server by other ways", "refused", |s| {
        Box::pin(std::future::ready(files::other_ways(s)))
    }),
    counting("files: a copy put back after a kill", "works", |s| Box::pin(files::restored(s))),
    counting("kept: the date two years ahead", "every table whole", |s| {
        Box::pin(dates::two_years_ahead(s))
    }),
    counting("kept: sitting down and leaving", "40 times", |s| {
        Box::pin(dates::coming_and_going(s))
    }),
    counting("disk: tokens in the log at trace", "none", |s| Box::pin(disk::tokens(s))),
    counting("quota: remarks by reconnecting", "8, then one in 2 s", |s| {
        Box::pin(quotas::remarks(s))
    }),
    counting("quota: 60 adverts against one", "the one is listed", |s| {
        Box::pin(quotas::adverts(s))
    }),
    counting("quota: tables as fast as it goes", "100, 1 a second, Retry-After", |s| {
        Box::pin(quotas::tables(s))
    }),
    counting("quota: 200 friends from one address", "no refusal", |s| Box::pin(quotas::club(s))),
    counting("quota: 12 addresses invent 30,000 cookies", "no other refused", |s| {
        Box::pin(neighbours::cookies(s))
    }),
    counting("quota: tables from every /64 of a /56", "200, then 2 a second", |s| {
        Box::pin(neighbours::household(s))
    }),
    counting("quota: 240 adverts from a /56 against one", "the one is listed", |s| {
        Box::pin(neighbours::household_adverts(s))
    }),
    counting("quota: a player behind a noisy address", "no refusal", |s| {
        Box::pin(neighbours::noise(s))
    }),
    timing("quota: a lobby of 6,000 tables", "CPU as with 60", |s| {
        Box::pin(neighbours::full_lobby(s))
    }),
    counting("quota: names that lie", "cleaned, told apart", |s| Box::pin(quotas::names(s))),
];

impl Attack {
    pub(crate) fn run(&self) -> Result<()> {
        let stand = Stand::new(crate::program(self.program.as_deref())?)?;
        // Crowds are played by this process.
        client::raise_file_limit();
        let runtime = tokio::runtime::Runtime::new()?;
        let mut n_through = 0;
        println!("{:<48} {:<52} {:<32} verdict", "attack", "result", "limit");
        for plan in PLANS.iter().filter(|plan| self.is_named(plan)) {
            if self.counting && plan.kind == Kind::Timing {
                let why = "measures time: tried without --counting";
                println!("{:<48} {why:<52} {:<32} left out", plan.name, plan.limit);
                continue;
            }
            let started = Instant::now();
            let finding = runtime.block_on((plan.run)(&stand));
            let finding = finding.with_context(|| format!("the attack `{}`", plan.name))?;
            let verdict = if finding.is_held { "held" } else { "GOT THROUGH" };
            n_through += u32::from(!finding.is_held);
            println!("{:<48} {:<52} {:<32} {verdict}", plan.name, finding.result, plan.limit);
            eprintln!("  {:.1} s", started.elapsed().as_secs_f64());
        }
        ensure!(self.look || n_through == 0, "{n_through} attacks got through");
        Ok(())
    }

    fn is_named(&self, plan: &Plan) -> bool {
        self.only.as_deref().is_none_or(|text| plan.name.contains(text))
    }
}
