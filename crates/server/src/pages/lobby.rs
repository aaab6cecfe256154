//! The first page: my tables, open tables, the games.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, Uri};
use axum::response::{Html, IntoResponse, Response};
use engine::Seat;
use store::Summary;
use ui::model::{Lobby, SeatCard, TableCard};

use crate::error::Result;
use crate::house::House;
use crate::pages::{reader, shown};
use crate::play::Holder;
use crate::{token, visitor};

/// How many of a person's tables are listed.
const MOST_MINE: u32 = 30;
/// How many open tables are listed.
const MOST_OPEN: u32 = 30;
/// How many people one last played with are named.
const MOST_NAMES: usize = 8;

/// The first page.
pub(super) async fn lobby(
    State(house): State<Arc<House>>,
    headers: HeaderMap,
    uri: Uri,
) -> Response {
    let reader = reader(&headers, &uri);
    let drawn = async {
        let me = visitor::person(&headers).map(|person| token::hash(&person));
        let lobby = listed(&house, me.as_deref()).await?;
        Ok(Html(ui::pages::lobby(&reader, house.shelf.catalog(), &lobby)).into_response())
    };
    shown(&reader, drawn.await)
}

async fn listed(house: &Arc<House>, me: Option<&str>) -> Result<Lobby> {
    let mut mine = Vec::new();
    let mut played_with: Vec<String> = Vec::new();
    if let Some(me) = me {
        for summary in house.store.tables_of(me, MOST_MINE).await? {
            let Some((card, seat)) = card(house, &summary, Some(me)).await else { continue };
            if let Some(seat) = seat {
                note_names(&mut played_with, &card, seat);
            }
            mine.push(card);
        }
    }
    mine.sort_by_key(|card| (!card.is_waiting_for_me, card.is_over));
    let mut open = Vec::new();
    for summary in house.store.listed_tables(house.now_ms(), MOST_OPEN).await? {
        if let Some((card, None)) = card(house, &summary, me).await {
            open.push(card);
        }
    }
    Ok(Lobby { mine, open, played_with })
}

/// A table in the list, and the reader's seat there; a table that cannot be read is left out.
async fn card(
    house: &Arc<House>,
    summary: &Summary,
    me: Option<&str>,
) -> Option<(TableCard, Option<Seat>)> {
    let room = house.room(&summary.id).await.ok()?;
    let seat = match me {
        Some(me) => room.right_of(me).await.ok()?.map(|right| right.seat),
        None => None,
    };
    let inner = room.lock().await.ok()?;
    let names = inner.play.ledger.names();
    let shown = |(holder, name): (&Holder, &String)| match holder {
        Holder::Open => SeatCard::Open,
        Holder::Person { .. } => SeatCard::Person(name.clone()),
        Holder::Bot { level, .. } => SeatCard::Bot(level.clone()),
    };
    let awaited = inner.turn().map(engine::Turn::awaited).unwrap_or_default();
    let card = TableCard {
        id: room.facts.id.clone(),
        game: room.facts.game.to_string(),
        options: room.facts.options.clone(),
        seats: inner.play.ledger.holders.iter().zip(&names).map(shown).collect(),
        is_waiting_for_me: seat.is_some_and(|seat| awaited.contains(seat)),
        is_mine: seat.is_some(),
        is_over: inner.turn() == Some(engine::Turn::Over) || inner.play.broken.is_some(),
        touched_ms: inner.play.ledger.last_ms.max(summary.touched_ms),
    };
    Some((card, seat))
}

fn note_names(names: &mut Vec<String>, card: &TableCard, own: Seat) {
    for (n, seat) in card.seats.iter().enumerate() {
        if let SeatCard::Person(name) = seat
            && n != own.index()
            && !names.contains(name)
            && names.len() < MOST_NAMES
        {
            names.push(name.clone());
        }
    }
}
