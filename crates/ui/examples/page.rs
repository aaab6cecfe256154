//! Writes the table page of a game after some moves of bots, to look at a board without a server:
//! `cargo run -p ui --example page -- epix --set seats=4 --steps 60 --seat 1 --lang fr > page.html`
//! Other pages with `--show lobby`, `new`, `gathering`, `replay`, `open` (a replay with all cards open), `device`, `problem`, `rules`.

use std::collections::BTreeSet;

use bots::Player;
use catalog::{AnyTable, Catalog};
use clap::Parser;
use engine::{Dealing, Options, Phrase, Seat, SeatSet, Secret, Turn, Viewer};
use localization::Lang;
use ui::model::{
    Fairness, Holder, Lobby, LogLine, Offer, Place, Reader, Remark, Replay, SeatCard, Stage,
    Standing, TableCard, TableModel, Undo,
};
use ui::{assets, board_of, boards, pages};

#[derive(Parser)]
struct Args {
    /// The game's id.
    game: String,
    /// Options of the game, as `key=value`.
    #[arg(long)]
    set: Vec<String>,
    /// How many decisions are taken before the picture; the game may end sooner.
    #[arg(long, default_value_t = 0)]
    steps: usize,
    /// Who plays: `random`, `greedy`, a level.
    #[arg(long, default_value = "greedy")]
    player: Player,
    /// Which game it is.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Whose page, from 1; 0 for somebody who watches. Left out: the seat that has to decide.
    #[arg(long)]
    seat: Option<usize>,
    /// The language.
    #[arg(long, default_value = "en")]
    lang: Lang,
    /// Which page.
    #[arg(long, default_value = "table")]
    show: String,
    /// What can be taken back: `no`, `free`, `consent`, `asked`, or `by` for another player who asks.
    #[arg(long, default_value = "no")]
    undo: String,
    /// Whether the reader has put the coach's note away.
    #[arg(long)]
    coached: bool,
    /// Whether a bot plays for the reader.
    #[arg(long)]
    away: bool,
}

fn main() {
    let args = Args::parse();
    let catalog = Catalog::standard();
    let title = catalog.title(&args.game).expect("a game of the catalog");
    let options: Options = args.set.join(" ").parse().expect("options as key=value");
    let n_seats = title.n_seats(&options).expect("options of the game");
    let names: Vec<String> = ["Léa", "Max", "Inès", "Tom", "Zoé", "Sam"]
        .iter()
        .take(n_seats)
        .map(ToString::to_string)
        .collect();
    let salts = vec![args.seed.to_string(); n_seats];
    let dealing = Dealing::committed(Secret::from_number(args.seed), salts);
    let mut table = title.open(&options, names.clone(), dealing).expect("a setup");
    let acted = play(&mut *table, &args);
    let reader = Reader { lang: args.lang, name: Some("Léa".into()), path: "/t/example".into() };
    let mut model = model(&*table, &args, &options, &names, &acted);
    let page = match args.show.as_str() {
        "lobby" => pages::lobby(&reader, &catalog, &lobby()),
        "new" => pages::new_table(&reader, title, &options, None),
        "rules" => pages::rules(&reader, title),
        "device" => pages::device_link(
            &reader,
            "4k7m2q9x",
            "https://tablee.example/d/0123456789abcdef0123456789abcdef",
        ),
        "problem" => pages::problem(&reader, &Phrase::new("page-problem-not-found")),
        "gathering" => {
            gather(&mut model);
            pages::table(&reader, &model)
        }
        "replay" | "open" => pages::replay(&reader, &replay(&*table, model, args.show == "open")),
        _ => pages::table(&reader, &model),
    };
    let page = inline(page);
    println!("{}", if args.coached { without_coach(&page) } else { page });
}

/// A table at which the second and last seats are still free.
fn gather(model: &mut TableModel<'_>) {
    model.stage = Stage::Gathering {
        invitation: Some("https://tablee.example/t/4k7m2q9x".into()),
        is_host: model.viewer != Viewer::Spectator,
        may_sit: model.viewer == Viewer::Spectator,
        kept: None,
    };
    model.commitment = Some("9f2c7a".repeat(10) + "01ab");
    (model.view, model.prompt, model.choices, model.log) = (None, None, vec![], vec![]);
    model.places.iter_mut().for_each(|place| place.is_awaited = false);
    let last = model.places.len() - 1;
    for n in [1, last] {
        (model.places[n].holder, model.places[n].name) = (Holder::Open, String::new());
    }
}

fn replay<'a>(table: &dyn AnyTable, mut model: TableModel<'a>, is_open: bool) -> Replay<'a> {
    let n_steps = table.n_steps();
    (model.choices, model.prompt, model.stage) = (vec![], None, Stage::Playing);
    let seats = || Seat::all(model.places.len());
    let share = 1.0 / seats().count() as f64;
    let wave = |step: usize, n: usize| {
        share + share * 0.8 * (step as f64 / 7.0 + n as f64 * std::f64::consts::TAU * share).sin()
    };
    let chances =
        (0..=n_steps + 20).map(|step| seats().map(|seat| wave(step, seat.index())).collect());
    Replay {
        open: if is_open {
            seats().map(|seat| table.snapshot(Viewer::Seat(seat))).collect()
        } else {
            vec![]
        },
        step: n_steps,
        n_steps: n_steps + 20,
        fairness: Fairness {
            commitment: "9f2c7a".repeat(10) + "01ab",
            secret: "51d0e3".repeat(10) + "77cc",
            salts: seats().map(|seat| format!("salt {seat}")).collect(),
            verdict: Ok(41),
        },
        chances: ui::model::Chances::Ready(chances.collect()),
        table: model,
    }
}

fn lobby() -> Lobby {
    let person = |name: &str| SeatCard::Person(name.into());
    let card =
        |game: &str, options: &str, seats: Vec<SeatCard>, is_awaited: bool, is_over| TableCard {
            id: game.into(),
            game: game.into(),
            options: options.parse().expect("options"),
            seats,
            reader: if is_awaited { Standing::Awaited } else { Standing::Seated },
            is_over,
            touched_ms: 0,
        };
    let hard = || SeatCard::Bot("hard".into());
    Lobby {
        mine: vec![
            card(
                "epix",
                "seats=3 rules=advanced",
                vec![person("Léa"), person("Max"), hard()],
                true,
                false,
            ),
            card(
                "ephios",
                "seats=2 mode=campaign",
                vec![person("Léa"), person("Inès")],
                false,
                false,
            ),
            card("ephyran", "seats=2", vec![person("Léa"), person("Tom")], false, true),
        ],
        open: vec![TableCard {
            reader: Standing::Stranger,
            ..card(
                "erythro",
                "seats=4 adversary=mars",
                vec![person("Zoé"), person("Sam"), SeatCard::Open, SeatCard::Open],
                false,
                false,
            )
        }],
        played_with: ["Max", "Inès", "Tom Sawyer"].map(String::from).to_vec(),
    }
}

/// Takes the decisions; returns who took each step.
fn play(table: &mut dyn AnyTable, args: &Args) -> Vec<Option<Seat>> {
    let (mut acted, mut n_decisions) = (Vec::new(), 0);
    loop {
        match table.turn() {
            Turn::Chance => {
                table.draw().expect("a draw");
                acted.push(None);
            }
            Turn::Decide(seats) if n_decisions < args.steps => {
                let seat = seats.into_iter().next().expect("somebody is awaited");
                let advisor = table.advisor(seat, args.player, args.seed + n_decisions as u64);
                table.act(seat, &advisor.expect("awaited").think()).expect("bots keep the rules");
                acted.push(Some(seat));
                n_decisions += 1;
            }
            Turn::Decide(_) | Turn::Over => return acted,
        }
    }
}

fn model<'a>(
    table: &dyn AnyTable,
    args: &'a Args,
    options: &'a Options,
    names: &'a [String],
    acted: &[Option<Seat>],
) -> TableModel<'a> {
    let awaited = table.turn().awaited();
    let viewer = match args.seat {
        Some(0) => Viewer::Spectator,
        Some(n) => Viewer::Seat(Seat::new(n - 1)),
        None => Viewer::Seat(awaited.into_iter().next().unwrap_or(Seat::new(0))),
    };
    let other = Seat::new(usize::from(viewer.is(Seat::new(0))));
    let (board, view) = (board_of(&args.game), table.snapshot(viewer));
    let story = table.story(viewer);
    let log = story.iter().enumerate().flat_map(|(n, told)| {
        told.iter().map(move |told| LogLine {
            step: n + 1,
            seat: acted[n],
            line: told.line.clone(),
            rule: board.rule(&*told.event),
        })
    });
    let log: Vec<LogLine> = log.collect();
    let own = acted.iter().rposition(|seat| seat.is_some_and(|seat| viewer.is(seat)));
    let news = story.iter().skip(own.map_or(0, |n| n + 1)).flatten();
    let marked: BTreeSet<_> = news.flat_map(|told| board.traces(&*view, &*told.event)).collect();
    let choices = match viewer {
        Viewer::Seat(seat) => {
            let lasting = table.lasting(seat);
            let offer = |(choice, lasts): (catalog::Choice, bool)| Offer {
                notation: choice.notation,
                label: choice.label,
                lasts,
            };
            table.legal(seat).into_iter().zip(lasting).map(offer).collect()
        }
        Viewer::Spectator => Vec::new(),
    };
    TableModel {
        id: "example",
        game: &args.game,
        options,
        lang: args.lang,
        viewer,
        names,
        version: table.n_steps() as u64,
        stage: if table.outcome().is_some() {
            Stage::Over { rematch: None }
        } else {
            Stage::Playing
        },
        places: places(args, names, viewer, awaited),
        view: Some(view),
        prompt: Some(table.prompt(viewer)),
        choices,
        asides: Vec::new(),
        undo: match args.undo.as_str() {
            "free" => Undo::Free,
            "consent" => Undo::ByConsent,
            "asked" => Undo::Asked,
            "by" => Undo::AskedBy(other),
            _ => Undo::No,
        },
        is_foreseen: true,
        marked,
        log,
        chat: vec![Remark { n: 1, seat: Some(other), text: "Bonne chance !".into(), at_ms: 0 }],
        outcome: table.outcome(),
        commitment: None,
        n_watching: 2,
        notice: None,
        own_seats: Vec::new(),
    }
}

fn places(args: &Args, names: &[String], viewer: Viewer, awaited: SeatSet) -> Vec<Place> {
    let place = |seat: Seat| Place {
        seat,
        holder: match viewer.is(seat) {
            true if args.away => Holder::StandIn("normal".into()),
            true => Holder::Person { is_here: true },
            false => Holder::Bot("hard".into()),
        },
        name: names[seat.index()].clone(),
        is_awaited: awaited.contains(seat),
        deadline_ms: None,
        reader_may: None,
    };
    Seat::all(names.len()).map(place).collect()
}

/// The page of somebody who has read what the coach says: the script would remember it.
fn without_coach(page: &str) -> String {
    page.replace("<aside class=\"coach\" data-coach=", "<aside class=\"coach\" hidden data-read=")
}

/// The page with its style sheets and script in it, so that it can be opened as a file.
fn inline(page: String) -> String {
    let mut page = page;
    let sheets = boards().map(|board| format!("games/{}.css", board.shown().sheet));
    let fixed = ["frame.css", "rules.css", "tablee.js", "early.js"].map(String::from);
    for path in fixed.into_iter().chain(sheets) {
        let asset = assets::asset(&path).expect("an asset");
        let text = String::from_utf8_lossy(asset.bytes);
        let address = assets::address(&path);
        page = page
            .replace(
                &format!(r#"<link rel="stylesheet" href="{address}">"#),
                &format!("<style>{text}</style>"),
            )
            .replace(
                &format!(r#"<script type="module" src="{address}"></script>"#),
                &format!("<script type=module>{text}</script>"),
            )
            .replace(
                &format!(r#"<script src="{address}"></script>"#),
                &format!("<script>{text}</script>"),
            );
    }
    page
}
