//! What programs are told about a change: one text for all who are sent the same.

use axum::extract::ws::Utf8Bytes;
use engine::{Seat, Turn, Viewer};
use localization::{Lang, Speaker};

use crate::room::audience::Change;
use crate::room::newcomer::{Format, Presence};
use crate::room::publish::People;
use crate::room::snapshot::Snapshot;
use crate::room::sockets::Subscriber;

/// Updates about one change: one for all who are sent the same.
pub(super) struct Letters<'a> {
    pub(super) change: &'a Change,
    pub(super) presence: Presence,
    pub(super) written: Vec<(Viewer, Lang, bool, Utf8Bytes)>,
}

impl Letters<'_> {
    /// The update for this socket, with everything that it was to hear later.
    pub(super) fn to(&mut self, socket: &mut Subscriber, people: Option<&People>) -> Utf8Bytes {
        let (viewer, lang) = (socket.who.viewer(), socket.who.lang);
        let key = (viewer, lang, people.is_some());
        // What was held back, and what was missed, is each socket's own.
        let is_own = self.change.is_reread || !socket.held.is_empty();
        let same = |w: &&(Viewer, Lang, bool, Utf8Bytes)| (w.0, w.1, w.2) == key;
        if let Some((.., text)) = self.written.iter().find(same).filter(|_| !is_own) {
            return text.clone();
        }
        let mut told = std::mem::take(&mut socket.held);
        if self.change.is_reread {
            told = self.change.snapshot.missed(viewer, lang, socket.version);
        } else {
            told.extend(socket.sentences(self.change));
        }
        let places = people.map(|people| people.places(&self.presence));
        let text = self.change.snapshot.update(viewer, &told, places.as_deref());
        let text = Utf8Bytes::from(text);
        if !is_own {
            self.written.push((viewer, lang, people.is_some(), text.clone()));
        }
        text
    }
}

impl Subscriber {
    /// Whether it is a page that still reads.
    pub(super) fn has_page(&self) -> bool {
        self.who.format == Format::Html && !self.outbox.is_cut()
    }

    /// Whether it is a page that reads too slowly to be sent everything.
    pub(super) fn is_behind(&self) -> bool {
        self.who.format == Format::Html && self.outbox.is_behind()
    }

    /// Lets a socket that follows go on where the same people play again; whether it does.
    pub(super) fn lead_on(&self, snapshot: &Snapshot) -> bool {
        let next = snapshot.ledger.rematch.as_deref().filter(|_| self.who.follows);
        next.inspect(|table| self.outbox.lead_to(table)).is_some()
    }

    /// Whether a socket hears of this with what happens next: its own seat did it, waits for others now, and the
    /// socket does not wish to be told at once.
    pub(super) fn may_wait(&self, change: &Change) -> bool {
        let is_own = |seat: &Seat| self.who.viewer().is(*seat);
        let Some(seat) = change.actor.filter(is_own) else { return false };
        let turn = change.snapshot.turn();
        let waits = matches!(turn, Some(Turn::Decide(seats)) if !seats.contains(seat));
        !self.who.echoes && waits
    }

    /// What a socket is told now, in sentences.
    pub(super) fn sentences(&self, change: &Change) -> Vec<String> {
        let (viewer, lang, snapshot) = (self.who.viewer(), self.who.lang, &change.snapshot);
        // What is told without a step is about the table, and not delayed.
        if viewer == Viewer::Spectator
            && snapshot.facts.settings.delay > 0
            && !change.actors.is_empty()
        {
            return snapshot.story(viewer, lang, self.n_steps_seen);
        }
        let speaker = Speaker { lang, names: &snapshot.names, reader: viewer };
        let heard = change.told.iter().flatten().filter(|told| told.viewer == viewer);
        heard.map(|told| speaker.say(&told.line)).collect()
    }
}
