//! What waits to be sent to one socket: bounded, so that a slow reader is cut and nobody waits for it.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::Notify;

/// How many messages may wait.
const MAX_MESSAGES: usize = 256;
/// How many messages may wait for a page before what happens meanwhile is left out.
const MOST_OF_A_PAGE: usize = 8;
/// How many bytes may wait.
const MAX_BYTES: usize = 2 * 1024 * 1024;

/// What waits to be sent to one socket.
#[derive(Debug, Default)]
pub(crate) struct Outbox {
    queue: Mutex<Queue>,
    news: Notify,
    /// Word of its own, so that whoever waits for the cut uses up no word of news.
    cutting: Notify,
}

#[derive(Debug, Default)]
struct Queue {
    messages: VecDeque<Utf8Bytes>,
    n_bytes: usize,
    is_cut: bool,
    /// Whether the right to hear more has ended, and not only somebody's patience.
    is_ended: bool,
    /// Whether it is a page from which something was left out because too much waited.
    is_behind: bool,
    /// The table where the socket goes on once what waits has been sent.
    next_table: Option<String>,
}

impl Outbox {
    /// Adds a message. A reader that has let too many wait is cut off.
    pub(crate) fn push(&self, message: Utf8Bytes) {
        let mut queue = self.lock();
        if queue.is_cut {
            return;
        }
        queue.n_bytes += message.len();
        queue.messages.push_back(message);
        if queue.messages.len() > MAX_MESSAGES || queue.n_bytes > MAX_BYTES {
            *queue = Queue { is_cut: true, ..Queue::default() };
            self.cutting.notify_one();
        }
        drop(queue);
        self.news.notify_one();
    }

    /// Whether so much waits that a page is better sent the table as it is later than everything that happens meanwhile
    /// (coalescing). From then on it is behind, until all that waits has been sent.
    pub(crate) fn falls_behind(&self) -> bool {
        let mut queue = self.lock();
        queue.is_behind |= queue.messages.len() >= MOST_OF_A_PAGE;
        queue.is_behind
    }

    /// Whether something was left out.
    pub(crate) fn is_behind(&self) -> bool {
        self.lock().is_behind
    }

    /// Whether something was left out and all that waited has been sent: said once.
    pub(crate) fn has_caught_up(&self) -> bool {
        let mut queue = self.lock();
        queue.messages.is_empty() && std::mem::take(&mut queue.is_behind)
    }

    /// Closes the socket once what waits has been sent.
    pub(crate) fn cut(&self) {
        self.lock().is_cut = true;
        self.cutting.notify_one();
        self.news.notify_one();
    }

    /// Says a last thing and closes the socket: whoever publishes later finds it closed.
    pub(crate) fn end(&self, last: Utf8Bytes) {
        self.push(last);
        self.lock().is_ended = true;
        self.cut();
    }

    /// Whether the right to hear more has ended.
    pub(crate) fn is_ended(&self) -> bool {
        self.lock().is_ended
    }

    /// The next message.
    pub(crate) fn pop(&self) -> Option<Utf8Bytes> {
        let mut queue = self.lock();
        let message = queue.messages.pop_front()?;
        queue.n_bytes -= message.len();
        if queue.messages.is_empty() && queue.messages.capacity() > 8 {
            // A burst must not be paid for as long as the socket lives.
            queue.messages = VecDeque::new();
        }
        Some(message)
    }

    /// Whether nothing more will come.
    pub(crate) fn is_cut(&self) -> bool {
        self.lock().is_cut
    }

    /// Lets the socket go on at another table once what waits has been sent.
    pub(crate) fn lead_to(&self, table: &str) {
        self.lock().next_table = Some(table.to_string());
        self.news.notify_one();
    }

    /// Where the socket goes on, said once.
    pub(crate) fn next_table(&self) -> Option<String> {
        self.lock().next_table.take()
    }

    /// Waits until there may be something.
    pub(crate) async fn news(&self) {
        self.news.notified().await;
    }

    /// Waits until nothing more will come.
    pub(crate) async fn cut_off(&self) {
        while !self.is_cut() {
            self.cutting.notified().await;
        }
    }

    fn lock(&self) -> MutexGuard<'_, Queue> {
        // Nothing in here panics half-way.
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::pin::pin;

    use futures_util::FutureExt;

    use super::*;

    #[test]
    fn a_reader_that_lets_too_much_wait_is_cut() {
        let outbox = Outbox::default();
        for _ in 0..MAX_MESSAGES {
            outbox.push("x".into());
        }
        assert!(!outbox.is_cut());
        outbox.push("x".into());
        assert!(outbox.is_cut() && outbox.pop().is_none());
        let outbox = Outbox::default();
        outbox.push("x".repeat(MAX_BYTES + 1).into());
        assert!(outbox.is_cut());
    }

    #[test]
    fn a_page_that_is_behind_catches_up_once_it_has_read_what_waited() {
        let outbox = Outbox::default();
        for _ in 0..MOST_OF_A_PAGE {
            assert!(!outbox.falls_behind());
            outbox.push("x".into());
        }
        assert!(outbox.falls_behind() && !outbox.has_caught_up());
        while outbox.pop().is_some() {}
        assert!(outbox.is_behind() && outbox.has_caught_up());
        assert!(!outbox.has_caught_up() && !outbox.falls_behind() && !outbox.is_cut());
    }

    #[test]
    fn nothing_comes_after_the_last_word() {
        let outbox = Outbox::default();
        outbox.end("the seat is no longer yours".into());
        outbox.push("a view".into());
        assert_eq!(outbox.pop().as_deref(), Some("the seat is no longer yours"));
        assert!(outbox.pop().is_none() && outbox.is_cut() && outbox.is_ended());
    }

    #[tokio::test]
    async fn waiting_for_the_cut_uses_up_no_word_of_news() {
        let outbox = Outbox::default();
        let mut cut_off = pin!(outbox.cut_off());
        assert!(cut_off.as_mut().now_or_never().is_none());
        outbox.lead_to("the next table");
        assert!(cut_off.as_mut().now_or_never().is_none());
        assert!(outbox.news().now_or_never().is_some(), "the word was used up");
        outbox.cut();
        assert!(cut_off.now_or_never().is_some());
    }

    #[test]
    fn messages_come_out_as_they_went_in() {
        let outbox = Outbox::default();
        outbox.push("one".into());
        outbox.push("two".into());
        outbox.cut();
        assert_eq!(outbox.pop().as_deref(), Some("one"));
        assert_eq!(outbox.pop().as_deref(), Some("two"));
        assert!(outbox.pop().is_none() && outbox.is_cut());
    }
}
