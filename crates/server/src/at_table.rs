//! What nearly every request begins with: the table it is about, and the right of whoever asks to a seat there.

use std::sync::Arc;

use axum::extract::{FromRequestParts, Path, Query};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Uri};
use engine::Seat;
use serde::Deserialize;
use ui::model::Reader;

use crate::error::{Error, Kind, Result};
use crate::house::House;
use crate::room::{Right, Room, ended};
use crate::{pages, visitor};

/// The table that a request is about.
pub(crate) struct Here(pub(crate) Arc<Room>);

/// The same, with the right of whoever asks; none for somebody who watches.
pub(crate) struct Visiting {
    pub(crate) room: Arc<Room>,
    pub(crate) right: Option<Right>,
}

/// The same for somebody who has a seat there: nobody else comes as far as the handler.
pub(crate) struct Seated {
    pub(crate) room: Arc<Room>,
    pub(crate) right: Right,
}

/// Who reads a page.
pub(crate) struct ReadBy(pub(crate) Reader);

/// What a request may say about who asks and how.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Access {
    pub(crate) token: Option<String>,
    /// The seat that whoever asks counts on having: somebody who has it no longer is told so, and does not watch unawares.
    pub(crate) seat: Option<u8>,
    pub(crate) lang: Option<String>,
    pub(crate) format: Option<String>,
    pub(crate) since: Option<u64>,
    #[serde(default)]
    pub(crate) follow: bool,
    pub(crate) echo: Option<bool>,
}

impl Access {
    /// What the address of a request says. Of a page's only the seat counts, and only if it is one: whoever makes up an
    /// address changes nothing of what the page shows.
    pub(crate) fn of(uri: &Uri) -> Result<Access> {
        let said = Query::<Access>::try_from_uri(uri);
        if is_of_a_program(uri) {
            let wrong = |wrong: axum::extract::rejection::QueryRejection| {
                Error::of_status(wrong.status(), wrong.body_text())
            };
            return said.map(|Query(access)| access).map_err(wrong);
        }
        let seat = said.ok().and_then(|Query(access)| access.seat);
        Ok(Access { seat, ..Access::default() })
    }
}

fn is_of_a_program(uri: &Uri) -> bool {
    uri.path().starts_with("/api/")
}

/// The table that an address is about, by its id.
pub(crate) fn table_of(path: &str) -> Option<&str> {
    let rest = path.strip_prefix("/t/").or_else(|| path.strip_prefix("/api/tables/"))?;
    rest.split('/').next()
}

/// A seat as programs count them.
pub(crate) fn seat_number(number: u8) -> Result<Seat> {
    number.to_string().parse().map_err(|_| Error::says(Kind::BadRequest, "fault-no-such-seat"))
}

/// Who asks: somebody with a seat's token or cookie; nothing for somebody who watches. A browser that has several seats
/// asks for the one it names, or the first.
///
/// # Errors
/// When a token opens no seat here, or none any more, or the seat that was counted on is not among hers.
pub(crate) async fn right(
    room: &Arc<Room>,
    headers: &HeaderMap,
    access: &Access,
) -> Result<Option<Right>> {
    let token = visitor::bearer(headers).or(access.token.as_deref());
    let rights = match (token, visitor::person(headers)) {
        (Some(token), _) => vec![room.right_by_token(token).await?],
        (None, Some(person)) => room.rights_of(&person).await?,
        (None, None) => Vec::new(),
    };
    let Some(seat) = access.seat.map(seat_number).transpose()? else {
        return Ok(rights.into_iter().next());
    };
    rights.into_iter().find(|right| right.seat == seat).map(Some).ok_or_else(ended)
}

impl FromRequestParts<Arc<House>> for Here {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Here> {
        let id = Path::<String>::from_request_parts(parts, house).await;
        let Path(id) = id.map_err(|wrong| Error::of_status(wrong.status(), wrong.body_text()))?;
        house.room(&id).await.map(Here)
    }
}

impl FromRequestParts<Arc<House>> for Visiting {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Visiting> {
        let Here(room) = Here::from_request_parts(parts, house).await?;
        let right = right(&room, &parts.headers, &Access::of(&parts.uri)?).await;
        match right {
            // Whoever looks at a page of a seat that is not hers watches.
            Err(error) if error.kind == Kind::Unauthorized && !is_of_a_program(&parts.uri) => {
                Ok(Visiting { room, right: None })
            }
            right => Ok(Visiting { right: right?, room }),
        }
    }
}

impl FromRequestParts<Arc<House>> for Seated {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Seated> {
        let Visiting { room, right } = Visiting::from_request_parts(parts, house).await?;
        let none = || {
            if is_of_a_program(&parts.uri) {
                Error::says(Kind::Unauthorized, "fault-token-needed")
            } else {
                Error::says(Kind::Forbidden, "fault-watching")
            }
        };
        right.map(|right| Seated { room, right }).ok_or_else(none)
    }
}

impl<S: Sync> FromRequestParts<S> for ReadBy {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<ReadBy> {
        Ok(ReadBy(pages::reader(&parts.headers, &parts.uri)))
    }
}
