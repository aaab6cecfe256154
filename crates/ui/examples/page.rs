//! Writes the table page of a game after some moves of bots, to look at a board without a server:
//! `cargo run -p ui --example page -- epix --set seats=4 --steps 60 --seat 1 --lang fr > page.html`

use std::collections::BTreeSet;

use bots::Player;
use catalog::{AnyTable, Catalog};
use clap::Parser;
use engine::{Dealing, Options, Seat, Secret, Turn, Viewer};
use ui::model::{Holder, LogLine, Offer, Place, Reader, Stage, TableModel, Undo};
use ui::{Lang, assets, board_of, pages};

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
    let page = pages::table(
        &Reader { lang: args.lang, name: None, path: "/".into() },
        &model(&*table, &args, &options, &names, &acted),
    );
    println!("{}", inline(page));
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
                table.act(seat, &advisor.expect("awaited")()).expect("bots keep the rules");
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
        places: Seat::all(names.len())
            .map(|seat| Place {
                seat,
                holder: if viewer.is(seat) {
                    Holder::Person { is_here: true }
                } else {
                    Holder::Bot("hard".into())
                },
                name: names[seat.index()].clone(),
                is_awaited: awaited.contains(seat),
                deadline_ms: None,
            })
            .collect(),
        view: Some(view),
        prompt: Some(table.prompt(viewer)),
        choices,
        undo: Undo::No,
        marked,
        log,
        chat: Vec::new(),
        outcome: table.outcome(),
        commitment: None,
        n_watching: 0,
    }
}

/// The page with its style sheets and script in it, so that it can be opened as a file.
fn inline(page: String) -> String {
    let mut page = page;
    for path in ["frame.css", "tablee.js", "early.js"].into_iter().map(String::from).chain(
        ["ephios", "epix", "erythro", "ephyran", "reference"]
            .map(|game| format!("games/{game}.css")),
    ) {
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
