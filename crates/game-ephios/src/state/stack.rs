//! What is being resolved: deeds that others may answer, and cards whose effect is applied.

use engine::Seat;
use serde::{Serialize, Serializer};

use crate::action::Party;
use crate::card::{Card, CardSet};
use crate::content::Trigger;

/// Something being resolved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// Something that others may answer.
    Deed(Deed),
    /// A card whose effect is applied.
    Running(Running),
}

/// Something that others may answer before it happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Deed {
    /// What it is.
    pub trigger: Trigger,
    /// Who does it.
    pub actor: Party,
    /// The card it is about.
    pub card: Option<Card>,
    /// The tokens paid for it.
    pub paid: u8,
    /// How many seats have been asked for reactions.
    pub asked: u8,
    /// Whether a reaction stopped it.
    pub is_stopped: bool,
    /// Who gets its card instead.
    pub card_to: Option<Seat>,
    /// Who gets its tokens instead.
    pub tokens_to: Option<Seat>,
    /// Who applies its effect instead.
    pub effect_to: Option<Seat>,
}

/// A card whose effect is applied.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Running {
    /// Who applies it.
    pub user: Seat,
    /// The card itself, which is discarded afterwards; none for a helper that lies in the discard.
    pub card: Option<Card>,
    /// The card whose text is applied: another one when it is copied.
    pub text: Card,
    /// The place in the text.
    pub place: u8,
    /// Whether the instruction there has begun.
    pub has_begun: bool,
    /// How often the instruction is still to be repeated.
    pub left: u8,
    /// What the effect has counted.
    pub count: u8,
    /// The chosen opponent.
    pub target: Option<Party>,
    /// Inhabitants added by it that are still to be applied.
    pub inhabitants: CardSet,
}

/// What is being resolved. The depth is bounded: a deed, a card, a recruit by it, its answer and the four
/// inhabitants that can come up at once.
#[derive(Clone, Copy)]
pub struct Stack {
    frames: [Frame; Stack::DEPTH],
    len: u8,
}

impl Running {
    /// The effect of `card` from its start, applied by `user`.
    pub(crate) fn new(user: Seat, card: Option<Card>, text: Card, place: u8) -> Running {
        Running {
            user,
            card,
            text,
            place,
            has_begun: false,
            left: 0,
            count: 0,
            target: None,
            inhabitants: CardSet::EMPTY,
        }
    }
}

impl Deed {
    /// A deed that nobody has answered yet.
    pub(crate) fn new(trigger: Trigger, actor: Party, card: Option<Card>, paid: u8) -> Deed {
        Deed {
            trigger,
            actor,
            card,
            paid,
            asked: 0,
            is_stopped: false,
            card_to: None,
            tokens_to: None,
            effect_to: None,
        }
    }

    /// Whether a reaction has settled what happens, so that nobody else is asked.
    pub(crate) fn is_settled(&self) -> bool {
        let redirected = self.card_to.or(self.tokens_to).or(self.effect_to);
        self.is_stopped || redirected.is_some()
    }
}

impl Stack {
    const DEPTH: usize = 12;

    /// Nothing is being resolved.
    pub(crate) fn empty() -> Stack {
        let filler = Deed::new(Trigger::Debate, Party::Plot, None, 0);
        Stack { frames: [Frame::Deed(filler); Stack::DEPTH], len: 0 }
    }

    /// What is being resolved, the innermost last.
    pub fn as_slice(&self) -> &[Frame] {
        &self.frames[..usize::from(self.len)]
    }

    /// The innermost.
    pub fn last(&self) -> Option<&Frame> {
        self.as_slice().last()
    }

    /// The one that the innermost is about.
    pub fn below(&self) -> Option<&Frame> {
        self.as_slice().iter().rev().nth(1)
    }

    pub(crate) fn last_mut(&mut self) -> Option<&mut Frame> {
        self.frames[..usize::from(self.len)].last_mut()
    }

    pub(crate) fn below_mut(&mut self) -> Option<&mut Frame> {
        self.frames[..usize::from(self.len)].iter_mut().rev().nth(1)
    }

    pub(crate) fn push(&mut self, frame: Frame) {
        self.frames[usize::from(self.len)] = frame;
        self.len += 1;
    }

    pub(crate) fn pop(&mut self) {
        self.len -= 1;
    }

    pub(crate) fn clear(&mut self) {
        self.len = 0;
    }
}

impl PartialEq for Stack {
    fn eq(&self, other: &Stack) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl Eq for Stack {}

impl core::fmt::Debug for Stack {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl Serialize for Stack {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}
