//! Bots in a team: they carry on by themselves beside a person, nobody waits for a bot that waits for them, and
//! experts win where others lose.

use bots::{Bot, Choice, Player, Question, Random, mix, play_game};
use engine::{Content, Game, Options, Seat, Setup, Silent, Step, Turn, Viewer, repeatable};
use game_erythro::State;

/// When the person among the bots acts, where several may.
#[derive(Clone, Copy, Debug)]
enum Person {
    /// Before any bot does.
    Hasty,
    /// Only when everybody waits for them.
    Slow,
}

/// How a game with one person and two bots went.
#[derive(Debug, Default)]
struct Course {
    /// How often the person acted.
    n_by_person: u32,
    /// How often the bots did.
    n_by_bots: u32,
    /// The most that bots did one after another while the person could have acted.
    longest_run: u32,
}

fn choose(
    bot: &mut dyn Bot<State>,
    state: &State,
    seat: Seat,
    seed: u64,
) -> Choice<<State as Game>::Action> {
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    let view = state.view(Viewer::Seat(seat));
    bot.choose(&Question { seat, view: &view, legal: &legal, seed })
}

/// A game on Mars: a person who does anything at seat 0, bots beside them.
fn play(person: Person, seed: u64) -> Course {
    let options = Options::new().with("seats", 3);
    let setup = <State as Game>::Setup::new(&Content::standard(), &options).expect("it plays");
    let mut bot = "hard/sims=20".parse::<Player>().expect("a player").untimed().bot::<State>();
    let (mut state, mut dice) = (State::start(&setup), repeatable(seed));
    let (mut course, mut run, someone) = (Course::default(), 0, Seat::new(0));
    for n in 0.. {
        let awaited = match state.turn() {
            Turn::Over => return course,
            Turn::Chance => {
                let drawn = state.draw(&mut dice);
                state.apply_unchecked(Step::Chance(drawn), &mut Silent);
                continue;
            }
            Turn::Decide(awaited) => awaited,
        };
        let bot_seat = awaited.without(someone).first();
        let seat = match (person, bot_seat) {
            (Person::Slow, Some(seat)) => seat,
            (Person::Hasty, Some(seat)) if !awaited.contains(someone) => seat,
            _ => someone,
        };
        let choice = if seat == someone {
            (course.n_by_person, run) = (course.n_by_person + 1, 0);
            choose(&mut Random, &state, seat, n)
        } else {
            course.n_by_bots += 1;
            run += u32::from(awaited.contains(someone));
            course.longest_run = course.longest_run.max(run);
            choose(&mut *bot, &state, seat, n)
        };
        state.apply_unchecked(Step::Act { seat, action: choice.action }, &mut Silent);
    }
    unreachable!("every game ends")
}

#[test]
fn bots_finish_their_part_while_a_person_still_thinks() {
    for seed in 0..8 {
        let course = play(Person::Slow, seed);
        // A round's worth of cards and purchases for two, and no more: they come to an end and wait.
        assert!(course.longest_run <= 24, "{course:?}");
        assert!(course.n_by_person > 0 && course.n_by_bots > 0, "{course:?}");
    }
}

#[test]
fn a_person_who_hurries_is_never_kept_by_bots() {
    for seed in 0..8 {
        let course = play(Person::Hasty, seed);
        // Whoever acts as soon as they may is never overtaken.
        assert_eq!(course.longest_run, 0, "{course:?}");
        assert!(course.n_by_bots > course.n_by_person / 4, "{course:?}");
    }
}

/// How many of the first `n_games` a team of two such players wins against Mars at its hardest.
fn n_won(player: &str, n_games: u64) -> usize {
    let options =
        Options::new().with("seats", 2).with("adversary", "mars").with("difficulty", "hard");
    let setup = <State as Game>::Setup::new(&Content::standard(), &options).expect("it plays");
    let player = player.parse::<Player>().expect("a player").untimed();
    let is_won = |seed: &u64| {
        let mut team = [player.bot::<State>(), player.bot::<State>()];
        play_game(&setup, &mut team, *seed).payoffs[0] > 0.5
    };
    (0..n_games).map(|n| mix(1, n)).filter(is_won).count()
}

#[test]
fn playing_a_round_to_its_end_in_mind_wins_what_short_plans_lose() {
    let [short, long] = ["hard/sims=60", "expert/sims=60"].map(|player| n_won(player, 24));
    assert!(long > short + 5, "{long} of 24 with rounds played out, {short} without");
}
