//! A finished game, moment by moment, with the proof of its shuffle and the curve of everybody's chances.

use axum::extract::Query;
use axum::response::{Html, Redirect};
use catalog::AnyTable;
use engine::{Dealing, Seat, Unfair, Viewer};
use localization::Lang;
use serde::Deserialize;
use ui::model::{Chances, Fairness, Replay};

use crate::analyses::{Analysis, finished};
use crate::at_table::{Here, ReadBy, Visiting};
use crate::body::Filled;
use crate::caller::Caller;
use crate::error::Result;
use crate::room::{Room, Snapshot, viewer};
use crate::thinkers::Visitor;

/// Which moment, and through whose eyes.
#[derive(Debug, Deserialize)]
pub(super) struct Moment {
    step: Option<String>,
    #[serde(rename = "as")]
    eyes: Option<String>,
}

/// Through whose eyes a game is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Eyes {
    Viewer(Viewer),
    /// All cards open.
    All,
}

impl Eyes {
    fn read(text: Option<&str>, n_seats: usize, own: Viewer) -> Eyes {
        let seat = |text: &str| text.parse().ok().filter(|seat: &Seat| seat.index() < n_seats);
        match text {
            Some("all") => Eyes::All,
            Some("watch") => Eyes::Viewer(Viewer::Spectator),
            Some(text) => Eyes::Viewer(seat(text).map_or(own, Viewer::Seat)),
            None => Eyes::Viewer(own),
        }
    }

    fn viewer(self) -> Viewer {
        match self {
            Eyes::Viewer(viewer) => viewer,
            Eyes::All => Viewer::Spectator,
        }
    }
}

/// The replay page. Everything is open now, so there is none before the game is over.
pub(super) async fn replay(
    Visiting { room, right }: Visiting,
    Query(moment): Query<Moment>,
    ReadBy(reader): ReadBy,
) -> Result<Html<String>> {
    let own = viewer(right.as_ref());
    let game = finished(&room).await?;
    let chances = shown_chances(room.house.analyses.look(&room).await?);
    let eyes = Eyes::read(moment.eyes.as_deref(), game.n_seats(), own);
    let n_steps = game.n_steps();
    let step = moment.step.as_deref().and_then(|step| step.parse().ok()).unwrap_or(n_steps);
    let moment = (step.min(n_steps), eyes, reader.lang);
    let snapshot = room.snapshot().await?;
    let model = look_back(&room, &snapshot, &*game, moment, chances);
    Ok(Html(ui::pages::replay(&reader, &model)))
}

/// Asks for everybody's chances, and goes back to the moment that was looked at.
pub(super) async fn analyse(
    Here(room): Here,
    caller: Caller,
    Filled(moment): Filled<Moment>,
) -> Result<Redirect> {
    let by = Visitor::from(caller.opener(room.house.store.hash_key()));
    room.house.analyses.ask(&room, by).await?;
    let is_word = |text: &String| text.bytes().all(|byte| byte.is_ascii_alphanumeric());
    let step = moment.step.filter(is_word).map(|step| format!("step={step}&"));
    let eyes = moment.eyes.filter(is_word).map(|eyes| format!("as={eyes}"));
    let (step, eyes) = (step.unwrap_or_default(), eyes.unwrap_or_default());
    Ok(Redirect::to(&format!("/t/{}/replay?{step}{eyes}", room.facts.id)))
}

fn shown_chances(analysis: Analysis) -> Chances {
    match analysis {
        Analysis::Unasked => Chances::Unasked,
        Analysis::Running { done, of } => Chances::Running { done, of },
        Analysis::Ready { chances } => Chances::Ready(chances),
    }
}

fn look_back<'a>(
    room: &Room,
    snapshot: &'a Snapshot,
    game: &'a dyn AnyTable,
    (step, eyes, lang): (usize, Eyes, Lang),
    chances: Chances,
) -> Replay<'a> {
    let then = game.after(step);
    let open = match eyes {
        Eyes::All => {
            Seat::all(game.n_seats()).map(|seat| then.snapshot(Viewer::Seat(seat))).collect()
        }
        Eyes::Viewer(_) => Vec::new(),
    };
    let (viewer, presence) = (eyes.viewer(), room.presence());
    let table = snapshot.model_then((&*then, game.names()), viewer, lang, &presence);
    Replay { table, open, step, n_steps: game.n_steps(), fairness: fairness(game, lang), chances }
}

fn fairness(game: &dyn AnyTable, lang: Lang) -> Fairness {
    let (commitment, secret, salts) = match game.dealing() {
        Dealing::ByHand => (String::new(), String::new(), Vec::new()),
        Dealing::Committed { commitment, salts, secret } => (
            commitment.to_string(),
            secret.map(|secret| secret.0.to_string()).unwrap_or_default(),
            salts.clone(),
        ),
    };
    Fairness { commitment, secret, salts, verdict: game.verify().map_err(|e| unfair(&e, lang)) }
}

/// What does not agree, as the terminal says it too.
fn unfair(error: &Unfair, lang: Lang) -> String {
    let phrase = match error {
        Unfair::DealtByHand => engine::Phrase::new("tablee-replay-by-hand"),
        Unfair::SecretNotRevealed => engine::Phrase::new("tablee-replay-secret"),
        Unfair::OtherSecret => engine::Phrase::new("tablee-replay-other-secret"),
        Unfair::OtherDraw { step, drawn } => engine::Phrase::new("tablee-replay-other-draw")
            .with("step", *step + 1)
            .with("drawn", drawn.clone()),
    };
    localization::Speaker { lang, names: &[], reader: Viewer::Spectator }.say(&phrase)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_that_is_not_there_sees_nothing_of_its_own() {
        let own = Viewer::Seat(Seat::new(1));
        assert_eq!(Eyes::read(Some("8"), 2, own), Eyes::Viewer(own));
        assert_eq!(Eyes::read(Some("1"), 2, own), Eyes::Viewer(Viewer::Seat(Seat::new(0))));
        assert_eq!(Eyes::read(Some("all"), 2, own), Eyes::All);
        assert_eq!(Eyes::read(Some("watch"), 2, own), Eyes::Viewer(Viewer::Spectator));
        assert_eq!(Eyes::read(None, 2, own), Eyes::Viewer(own));
    }
}
