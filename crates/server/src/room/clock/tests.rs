//! Clocks counted live are those that the journal gives.

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use catalog::Catalog;
use client::{Http, until};
use engine::Turn;
use localization::Lang;
use serde_json::json;

use crate::play::Play;
use crate::room::{Right, Room};
use crate::twins::Dice;
use crate::{Clock, Config, Server};

/// Two people at a table with clocks, where no bot ever answers.
async fn two(server: &Server, game: &str, options: &serde_json::Value) -> (Arc<Room>, [Right; 2]) {
    let mut http = Http::connect(&server.address().to_string()).await.expect("a connection");
    let wish = json!({ "game": game, "options": options, "name": "Léa", "pace": "20m", "pause_ms": 3_600_000 });
    let opened = http.post("/api/tables", &[], &wish).await.expect("an answer").json();
    let id = opened["table"].as_str().expect("an id").to_string();
    let path = format!("/api/tables/{id}/seats");
    let sat = http.post(&path, &[], &json!({ "name": "Max" })).await.expect("an answer").json();
    let room = server.house().room(&id).await.expect("a room");
    let token = |answer: &serde_json::Value| answer["token"].as_str().expect("a token").to_string();
    let first = room.right_by_token(&token(&opened)).await.expect("a seat");
    let second = room.right_by_token(&token(&sat)).await.expect("a seat");
    (room, [first, second])
}

/// Something that one of them does, refused or not.
async fn do_something(room: &Arc<Room>, right: &Right, clock: &Clock, dice: &mut Dice) {
    let choices = {
        let inner = room.inner.lock().await;
        let asides = inner.table().map(|table| table.asides(right.seat)).unwrap_or_default();
        let choices = inner.table().map(|table| table.notations(right.seat)).unwrap_or_default();
        asides.into_iter().take(1).map(|aside| aside.notation).chain(choices).collect::<Vec<_>>()
    };
    let way = dice.below(8);
    let choice = choices.get(dice.below(choices.len().max(1)));
    let doing = async {
        let _ = match way {
            0 => room.undo(right).await,
            1 => room.leave(right).await,
            2 => room.agree(right, true).await,
            3 => room.agree(right, false).await,
            4 => room.back(right).await,
            _ => {
                let Some(choice) = choice else { return };
                room.act(right, choice, None, Lang::En).await.map(|acted| acted.version)
            }
        };
    };
    until_written(room, clock, doing).await;
}

/// Lets time pass where what somebody does waits for the next moment at which the table writes.
async fn until_written(room: &Room, clock: &Clock, doing: impl Future<Output = ()>) {
    let mut doing = pin!(doing);
    let n_waiting = async || room.inner.lock().await.early.len();
    loop {
        tokio::select! {
            biased;
            () = &mut doing => return,
            _ = until("an answer that waits to be written", n_waiting, |n| *n > 0) => {}
        }
        clock.advance(Duration::from_secs(1));
        tokio::select! {
            biased;
            () = &mut doing => return,
            _ = until("nothing that waits any more", n_waiting, |n| *n == 0) => {}
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_journal_gives_the_clocks_that_were_counted_live() {
    let folder = tempfile::tempdir().expect("a folder");
    let clock = Clock::by_hand(1_800_000_000_000);
    let config = Config {
        requests_per_second: None,
        clock: clock.clone(),
        sweep: Duration::from_hours(1),
        ..Config::new(folder.path().join("tables.sqlite"))
    };
    let server = Server::start(config, Catalog::standard()).await.expect("a server");
    for (game, options) in [
        ("tic-tac-toe", json!({})),
        ("leduc", json!({})),
        ("goofspiel", json!({})),
        ("erythro", json!({ "seats": 2 })),
        ("ephyran", json!({ "seats": 2 })),
    ] {
        let (room, rights) = two(&server, game, &options).await;
        let mut dice = Dice(7);
        for _ in 0..200 {
            do_something(&room, &rights[dice.below(2)], &clock, &mut dice).await;
            clock.advance(Duration::from_secs(dice.below(40) as u64));
            let inner = room.lock().await.expect("the room");
            if inner.turn() == Some(Turn::Over) {
                // Nobody has a clock any more.
                break;
            }
            let journal = room.house.journal(room.facts.no).await.expect("a journal");
            let read = Play::replay(&room.facts, room.title(), &journal, room.rest);
            assert_eq!(read.decisions, inner.play.decisions, "{game}: {:?}", journal.entries);
        }
    }
    server.stop().await;
}
