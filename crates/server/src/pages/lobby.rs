//! The first page: my tables, open tables, the games.

use std::sync::Arc;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{Html, IntoResponse, Response};
use engine::Seat;
use ui::model::{Lobby, SeatCard, Standing, TableCard};

use crate::at_table::ReadBy;
use crate::error::Result;
use crate::house::House;
use crate::pages::private;
use crate::{token, visitor};

/// How many of a person's tables are listed.
const MOST_MINE: u32 = 30;
/// How many open tables are listed.
const MOST_OPEN: usize = 30;
/// How many people one last played with are named.
const MOST_NAMES: usize = 8;

/// The first page.
pub(super) async fn lobby(
    State(house): State<Arc<House>>,
    ReadBy(reader): ReadBy,
    headers: HeaderMap,
) -> Result<Response> {
    let me = visitor::person(&headers).map(|person| token::hash(&person));
    let lobby = listed(&house, me.as_deref()).await?;
    let page = ui::pages::lobby(&reader, house.shelf.catalog(), &lobby);
    // Where one plays is for nobody else to know.
    Ok(if lobby.mine.is_empty() { Html(page).into_response() } else { private(page) })
}

async fn listed(house: &Arc<House>, me: Option<&str>) -> Result<Lobby> {
    let mut mine = Vec::new();
    let mut played_with: Vec<String> = Vec::new();
    if let Some(me) = me {
        for summary in house.store.tables_of(me, MOST_MINE).await? {
            let seat = summary.seat.and_then(|n| Some(Seat::new(usize::try_from(n - 1).ok()?)));
            let Some(card) = card(house, &summary.id, summary.touched_ms, seat).await else {
                continue;
            };
            if let Some(seat) = seat {
                note_names(&mut played_with, &card, seat);
            }
            mine.push(card);
        }
    }
    let is_asked = |card: &TableCard| matches!(card.reader, Standing::Awaited | Standing::Invited);
    mine.sort_by_key(|card| (!is_asked(card), card.is_over));
    let mut open = Vec::new();
    for listing in house.listings.first(MOST_OPEN, house.now_ms()) {
        if !mine.iter().any(|card: &TableCard| card.id == listing.id) {
            open.extend(card(house, &listing.id, listing.touched_ms, None).await);
        }
    }
    Ok(Lobby { mine, open, played_with })
}

/// A table in the list; one that cannot be read is left out. It waits for no room.
async fn card(house: &House, id: &str, touched_ms: i64, seat: Option<Seat>) -> Option<TableCard> {
    let card = house.card(id).await.ok()?;
    let now = card.listed();
    let reader = match seat.and_then(|seat| Some((seat, now.seats.get(seat.index())?))) {
        None => Standing::Stranger,
        Some((_, (SeatCard::Kept(_), _))) => Standing::Invited,
        Some((seat, _)) if now.awaited.contains(seat) => Standing::Awaited,
        Some(_) => Standing::Seated,
    };
    Some(TableCard {
        id: card.id.clone(),
        game: card.game.to_string(),
        options: card.options.clone(),
        seats: now.seats.iter().map(|(seat, _)| seat.clone()).collect(),
        reader,
        is_over: now.is_over,
        touched_ms: now.last_ms.max(touched_ms),
    })
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
