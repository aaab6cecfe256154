//! What would come of a seat's choices: found out beforehand where bots think, by the same schedule, once for each version.

use std::collections::BTreeMap;
use std::sync::{Arc, MutexGuard, PoisonError};
use std::time::Duration;

use catalog::AnyTable;
use engine::{Seat, Viewer};
use futures_util::future::join_all;
use tokio::sync::watch;

use crate::room::Room;
use crate::room::audience::News;
use crate::room::snapshot::Snapshot;
use crate::thinkers::{Asker, Urgency, Visitor, Wish};

/// How long a page waits for it, by the tables' clock. Afterwards it is drawn without, says so (`data-unforeseen`), and is
/// drawn again when it is there.
const PATIENCE: Duration = Duration::from_secs(1);

/// What would come of a seat's choices, at one version. While it is not known, every choice counts as one that lasts.
#[derive(Default)]
pub(crate) struct Foresight {
    /// For each legal action, whether it lasts.
    pub(super) lasting: Option<Vec<bool>>,
    /// How many steps the seat can take back at once, if it can.
    pub(super) undoable: Option<usize>,
}

impl Foresight {
    fn of(table: &dyn AnyTable, seat: Seat) -> Foresight {
        Foresight { undoable: table.undoable(seat), lasting: Some(table.lasting(seat)) }
    }
}

/// What is known for each seat, or being found out.
pub(super) type Foresights = std::sync::Mutex<BTreeMap<Seat, Foreseen>>;

/// A foresight of one version. When this is forgotten for another version, nobody wants it any more.
pub(super) struct Foreseen {
    version: u64,
    told: watch::Receiver<Option<Arc<Foresight>>>,
    _wish: Wish,
}

impl Room {
    fn foresights(&self) -> MutexGuard<'_, BTreeMap<Seat, Foreseen>> {
        // Nothing under this lock panics half-way.
        self.foresight.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Forgets everything, since the table was read anew.
    pub(super) fn forget_foresight(&self) {
        self.foresights().clear();
    }

    /// What a viewer's page has to know beforehand; of a version that is past, nothing.
    async fn foresee(self: &Arc<Room>, snapshot: Snapshot, viewer: Viewer) -> Arc<Foresight> {
        let (Viewer::Seat(seat), true) = (viewer, snapshot.table().is_some()) else {
            return Arc::default();
        };
        let Some(mut told) = self.begin_foresight(snapshot, seat) else {
            return Arc::default();
        };
        let known = told.wait_for(Option::is_some).await.ok().and_then(|known| known.clone());
        known.unwrap_or_default()
    }

    /// Where it will be told; it is begun unless it is known, or being found out.
    fn begin_foresight(
        &self,
        snapshot: Snapshot,
        seat: Seat,
    ) -> Option<watch::Receiver<Option<Arc<Foresight>>>> {
        let mut foresights = self.foresights();
        let version = snapshot.version();
        match foresights.get(&seat) {
            Some(known) if known.version == version => return Some(known.told.clone()),
            Some(known) if known.version > version => return None,
            Some(_) | None => {}
        }
        let (wish, (tell, told)) = (Wish::default(), watch::channel(None));
        let by = Visitor::from(self.facts.opened_by.clone());
        let urgency = urgency(&snapshot, Viewer::Seat(seat));
        let asker = Asker { urgency, by, table: self.facts.no };
        let (house, wanted) = (self.house.clone(), wish.watched());
        tokio::spawn(async move {
            let find_out = move |_: &dyn bots::Interrupt| {
                snapshot.table().map(|table| Foresight::of(table, seat)).unwrap_or_default()
            };
            if let Ok(found) = house.thinkers.run(asker, wanted, find_out).await {
                tell.send_replace(Some(Arc::new(found)));
            }
        });
        foresights.insert(seat, Foreseen { version, told: told.clone(), _wish: wish });
        Some(told)
    }

    /// The same for the pages of these viewers, as far as it is there in time.
    pub(super) async fn foresee_in_time(
        self: &Arc<Room>,
        snapshot: &Snapshot,
        viewers: impl IntoIterator<Item = Viewer>,
    ) -> BTreeMap<Viewer, Arc<Foresight>> {
        let clock = &self.house.config.clock;
        let in_time = async |viewer| {
            let foreseeing = self.foresee(snapshot.clone(), viewer);
            let foresight = clock.in_time(PATIENCE, foreseeing).await;
            if foresight.is_none() {
                self.draw_when_foreseen(snapshot.clone(), viewer);
            }
            Some((viewer, foresight?))
        };
        let seats = viewers.into_iter().filter(|viewer| *viewer != Viewer::Spectator);
        join_all(seats.map(in_time)).await.into_iter().flatten().collect()
    }

    /// Has the pages drawn once more when it is there.
    fn draw_when_foreseen(self: &Arc<Room>, snapshot: Snapshot, viewer: Viewer) {
        let room = self.clone();
        tokio::spawn(async move {
            room.foresee(snapshot, viewer).await;
            room.audience.push(News::Foreseen);
            room.tell().await;
        });
    }
}

/// Whoever has to decide waits for it; for everybody else it only says whether something can be taken back.
fn urgency(snapshot: &Snapshot, viewer: Viewer) -> Urgency {
    if snapshot.is_your_turn(viewer) { Urgency::Awaited } else { Urgency::Watched }
}

#[cfg(test)]
mod tests {
    use catalog::Catalog;
    use client::{Http, Socket, until};
    use serde_json::{Value, json};

    use super::PATIENCE;
    use crate::thinkers::tests::occupy;
    use crate::{Clock, Config, Server};

    /// A server by this clock, and the page of somebody who has to decide: its socket's address.
    async fn awaited(folder: &std::path::Path, clock: &Clock) -> (Server, String) {
        let config = Config {
            requests_per_second: None,
            clock: clock.clone(),
            ..Config::new(folder.join("tables.sqlite"))
        };
        let server = Server::start(config, Catalog::standard()).await.unwrap();
        let mut http = Http::connect(&server.address().to_string()).await.unwrap();
        let wish = json!({ "game": "tic-tac-toe", "name": "Léa", "pause_ms": 600_000 });
        let opened = http.post("/api/tables", &[], &wish).await.unwrap().json();
        let (table, token) = (opened["table"].as_str().unwrap(), opened["token"].as_str().unwrap());
        let path = format!("/api/tables/{table}/seats");
        http.post(&path, &[], &json!({ "name": "Max" })).await.unwrap();
        let path = format!("/api/tables/{table}/socket?format=html&token={token}");
        (server, path)
    }

    /// The next choices that a page is sent.
    async fn choices(socket: &mut Socket) -> String {
        loop {
            let message: Value = socket.next().await.unwrap();
            if let Some(html) = message["fragments"]["choices"].as_str() {
                return html.to_string();
            }
        }
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn what_would_come_of_a_choice_is_found_out_once_where_bots_think() {
        let folder = tempfile::tempdir().unwrap();
        let (server, path) = awaited(folder.path(), &Clock::by_hand(1)).await;
        let begun = "tablee_thoughts_begun_total{urgency=\"awaited\"} ";
        assert!(server.figures().contains(&format!("{begun}0\n")));
        for _ in 0..3 {
            let mut socket = Socket::open(&server.address().to_string(), &path, &[]).await.unwrap();
            assert!(!choices(&mut socket).await.contains("data-lasts"), "a mark can be taken back");
            socket.close().await;
        }
        assert!(server.figures().contains(&format!("{begun}1\n")), "{}", server.figures());
        server.stop().await;
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn while_others_think_the_page_is_there_without_it_and_is_drawn_again() {
        let folder = tempfile::tempdir().unwrap();
        let clock = Clock::by_hand(1);
        let (server, path) = awaited(folder.path(), &clock).await;
        let busy = occupy(&server.house().thinkers);
        let mut socket = Socket::open(&server.address().to_string(), &path, &[]).await.unwrap();
        // Nobody else sleeps by this clock: the page waits.
        until("the page to wait", async || clock.waiting().0, |n| *n == 1).await;
        clock.advance(PATIENCE);
        let unknown = choices(&mut socket).await;
        assert!(unknown.contains("data-lasts"), "nobody knows yet: {unknown}");
        assert!(unknown.contains("data-unforeseen"), "and it says so: {unknown}");
        drop(busy);
        let known = choices(&mut socket).await;
        assert!(!known.contains("data-lasts"), "now it is known: {known}");
        assert!(!known.contains("data-unforeseen"), "{known}");
        server.stop().await;
    }
}
