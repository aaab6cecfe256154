//! What somebody who opens a table asks for, checked and put in order.

use catalog::{Catalog, Title};
use engine::{Options, Seat};
use serde::Deserialize;
use serde_json::Value;
use store::Opener;

use crate::api;
use crate::body::whole;
use crate::error::{Error, Kind, Result};
use crate::house::Order;
use crate::journal::Entry;
use crate::names::{clean_name, told_apart};
use crate::play::bot_name;
use crate::room::clean_salt;
use crate::settings::{Pace, SeatPlan, Settings};

/// The body of a request for a new table.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TableRequest {
    pub(crate) game: String,
    #[serde(default)]
    pub(crate) options: serde_json::Map<String, Value>,
    #[serde(default)]
    pub(crate) seats: Vec<String>,
    #[serde(default)]
    pub(crate) public: bool,
    pub(crate) pace: Option<Pace>,
    #[serde(default, deserialize_with = "whole")]
    pub(crate) pause_ms: Option<u32>,
    #[serde(default, deserialize_with = "whole")]
    pub(crate) delay: Option<u32>,
    pub(crate) level: Option<String>,
    #[serde(default)]
    pub(crate) several_seats: bool,
    pub(crate) name: Option<String>,
    pub(crate) salt: Option<String>,
}

impl TableRequest {
    /// The table asked for; whoever asks and gives a name sits down at the first seat for people.
    ///
    /// # Errors
    /// What makes no sense.
    pub(crate) fn order(
        self,
        catalog: &Catalog,
        token_hash: &str,
        opened_by: Opener,
    ) -> Result<Order> {
        let title = catalog.title(&self.game);
        let title = title.ok_or_else(Error::no_such_game)?;
        let options = with_seats(title, api::options(&self.options)?, self.seats.len());
        let n_seats = title.n_seats(&options)?;
        let plans = plans(&self.seats, n_seats)?;
        let usual = Settings::default();
        let settings = Settings {
            pace: self.pace.unwrap_or_default(),
            pause_ms: self.pause_ms.unwrap_or(usual.pause_ms),
            delay: self.delay.unwrap_or_default(),
            level: self.level.unwrap_or(usual.level),
            several_seats: self.several_seats,
        };
        let mut order = Order {
            game: self.game,
            options,
            settings,
            is_public: self.public,
            entries: Vec::new(),
            keys: Vec::new(),
            opened_by,
        };
        for (seat, plan) in Seat::all(n_seats).zip(&plans) {
            if let SeatPlan::Bot(player) = plan {
                order.entries.push(Entry::Bot { seat, player: player.clone() });
            }
        }
        if let Some(name) = &self.name {
            let place = |wanted: SeatPlan| plans.iter().position(|plan| *plan == wanted);
            let seat = place(SeatPlan::Person).or_else(|| place(SeatPlan::Open)).map(Seat::new);
            let seat =
                seat.ok_or_else(|| Error::says(Kind::BadRequest, "fault-no-seat-for-you"))?;
            let (name, salt) = (clean_name(name)?, clean_salt(self.salt.as_deref())?);
            let others = Seat::all(n_seats).filter(|other| *other != seat).map(bot_name);
            let name = told_apart(&name, others);
            order.entries.push(Entry::Sit { seat, salt, name });
            order.keys.push((token_hash.to_string(), seat, order.opened_by.network.clone()));
        }
        Ok(order)
    }
}

/// Who lists three seats wants three without saying so again.
fn with_seats(title: &dyn Title, options: Options, n_listed: usize) -> Options {
    let listed = n_listed.to_string();
    let can_seat =
        |knob: &engine::Knob| knob.key == "seats" && knob.values.contains(&listed.as_str());
    if options.get("seats").is_none() && title.knobs().iter().any(can_seat) {
        return options.with("seats", listed);
    }
    options
}

fn plans(seats: &[String], n_seats: usize) -> Result<Vec<SeatPlan>> {
    if seats.is_empty() {
        return Ok(vec![SeatPlan::Open; n_seats]);
    }
    if seats.len() != n_seats {
        let reason = format!("{} seats are listed, but {n_seats} play", seats.len());
        return Err(Error::new(Kind::Refused, reason));
    }
    seats.iter().map(|seat| seat.parse().map_err(Error::bad)).collect()
}

/// Does something to its end even if whoever asked hangs up half-way.
///
/// # Errors
/// What it comes to, or that it failed.
pub(crate) async fn detached<T: Send + 'static>(
    work: impl Future<Output = Result<T>> + Send + 'static,
) -> Result<T> {
    match tokio::spawn(work).await {
        Ok(result) => result,
        Err(error) => {
            tracing::error!(%error, "a request failed");
            Err(Error::says(Kind::Internal, "fault-internal"))
        }
    }
}
