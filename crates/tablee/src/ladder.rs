//! `tablee ladder`: a round robin of bots, rated until their order is certain.

mod contest;
mod plot;
mod report;
mod standings;

use bots::Player;
use catalog::{Title, UNIT};
use engine::Options;

use crate::args::LadderArgs;
use crate::complaint::{Complaint, Done};
use crate::house::{self, House};
use crate::interrupt;
use crate::ladder::contest::{Contest, Meeting};
use crate::ladder::report::Report;
use crate::svg;
use crate::terminal;

/// Plays the ladder that was asked for and reports it.
pub(crate) fn run(house: &House, args: &LadderArgs) -> Done {
    let title = house.title(&args.game)?;
    // How many are on the ladder says nothing about how many sit at a table.
    let options = house::options(title, &args.setting.set, &[])?;
    let n_seats = title.n_seats(&options)?;
    let meeting = meeting(title, &options, n_seats)?;
    let contest = Contest {
        title,
        options: &options,
        n_seats,
        meeting,
        players: players(&args.players, meeting)?,
        seed: args.seed,
        n_games: args.n_games.get(),
        plays_all: args.all,
    };
    let interrupt = interrupt::watch();
    args.plot.as_deref().map(svg::reserve).transpose()?;
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(args.threads.map_or(0, std::num::NonZero::get))
        .build()
        .map_err(|error| Complaint::failed(format!("no threads to play on: {error}")))?;
    let results = pool.install(|| contest.play(&interrupt))?;
    let report = Report::new(house, &contest, &results);
    if let Some(file) = &args.plot {
        plot::draw(&report).save(file)?;
    }
    if args.json {
        terminal::print_lines([report.json().to_string()])
    } else {
        terminal::print_lines(report.lines())
    }
}

fn players(names: &[String], meeting: Meeting) -> Done<Vec<Player>> {
    let wrong = |reason: String| Complaint::usage(format!("--players: {reason}"));
    let mut players: Vec<Player> = Vec::new();
    for name in names {
        let player = name.parse().map_err(|error| wrong(format!("`{name}`: {error}")))?;
        if players.contains(&player) {
            return Err(wrong(format!("`{name}` is named twice")));
        }
        players.push(player);
    }
    if players.len() < 2 && meeting == Meeting::Rivals {
        return Err(wrong("two at least make a ladder".into()));
    }
    Ok(players)
}

/// How many random games tell whether a game has rivals.
const N_PROBES: u64 = 3;

/// Rivals share one victory; who wins or loses together, or plays alone, is compared team by team.
fn meeting(title: &dyn Title, options: &Options, n_seats: usize) -> Done<Meeting> {
    let players = vec![Player::Random; n_seats];
    for number in 0..N_PROBES {
        let tally = title.simulate(options, &players, 1, number..number + 1)?;
        let total: u64 = tally.seats.iter().map(|seat| seat.payoffs).sum();
        if n_seats < 2 || (total as f64 / UNIT - 1.0).abs() > 1e-3 {
            return Ok(Meeting::Teams);
        }
    }
    Ok(Meeting::Rivals)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::interrupt::Interrupt;
    use crate::ladder::contest::Ending;
    use catalog::Catalog;
    use localization::Lang;

    fn report(meeting: Meeting, interrupt: &Interrupt) -> (Ending, String) {
        let house = House { catalog: Catalog::standard(), lang: Lang::En };
        let title = house.title("tic-tac-toe").unwrap();
        let options = Options::new();
        let players = vec![Player::Random, Player::Greedy];
        let contest = Contest {
            title,
            options: &options,
            n_seats: 2,
            meeting,
            players,
            seed: 1,
            n_games: 10,
            plays_all: false,
        };
        let results = contest.play(interrupt).unwrap();
        let report = Report::new(&house, &contest, &results);
        let whole = report.lines().join(" ") + &report.json().to_string();
        (results.ending, whole + &plot::draw(&report).finish())
    }

    #[test]
    fn an_interrupt_reports_what_there_is_even_if_it_is_nothing() {
        for meeting in [Meeting::Rivals, Meeting::Teams] {
            let (ending, report) = report(meeting, &Interrupt::raised());
            assert_eq!(ending, Ending::Interrupted);
            assert!(
                report.contains("Stopped after 0 games") && !report.contains("NaN"),
                "{report}"
            );
        }
    }

    #[test]
    fn teams_are_counted_each_at_their_own_tables() {
        let (ending, report) = report(Meeting::Teams, &Interrupt::default());
        assert_eq!(ending, Ending::Played);
        assert!(report.contains("(20 games)") && report.contains("games won"), "{report}");
        // Both sides of a table of one's own: half of what there is to win.
        assert!(report.contains("\"payoff\":0.5"), "{report}");
    }
}
