//! Effects laid out flat, so that a place in one is a single number.

use alloc::vec::Vec;

use super::{Branch, Character, Choice, Effect, Printed, Timing};

/// The place after the last instruction.
pub const END: u8 = u8::MAX;

/// A card's effect.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Program {
    /// The instructions; the first one is the start.
    pub instructions: Vec<Instruction>,
}

/// One instruction and where it leads.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Instruction {
    /// What to do.
    pub effect: Effect,
    /// The next place. A condition leads there when it holds, a choice when the first way is taken.
    pub next: u8,
    /// Where a condition leads otherwise, and a choice when the second way is taken.
    pub other: u8,
}

impl Program {
    fn new(effects: &[Effect]) -> Program {
        let mut program = Program::default();
        program.lay_out(effects, END);
        program
    }

    /// The instruction at `place`, unless that is the end.
    pub fn at(&self, place: u8) -> Option<&Instruction> {
        self.instructions.get(usize::from(place))
    }

    /// The place of the first instruction.
    pub fn start(&self) -> u8 {
        if self.instructions.is_empty() { END } else { 0 }
    }

    /// Whether some instruction is such an effect.
    pub fn has(&self, is_it: impl Fn(&Effect) -> bool) -> bool {
        self.instructions.iter().any(|instruction| is_it(&instruction.effect))
    }

    /// Adds `effects`, the last of which leads to `end`, and returns the place of the first.
    fn lay_out(&mut self, effects: &[Effect], end: u8) -> u8 {
        let Some((first, rest)) = effects.split_first() else { return end };
        let place = self.instructions.len();
        self.instructions.push(Instruction { effect: first.clone(), next: END, other: END });
        let next = self.lay_out(rest, end);
        let (next, other) = match first {
            Effect::If(Branch { then, otherwise, .. }) => {
                (self.lay_out(then, next), self.lay_out(otherwise, next))
            }
            Effect::Choice(Choice { options, .. }) => {
                let way = |n: usize| options.get(n).map_or(&[][..], |way| &way.effects);
                (self.lay_out(way(0), next), self.lay_out(way(1), next))
            }
            _ => (next, END),
        };
        self.instructions[place].next = next;
        self.instructions[place].other = other;
        place as u8
    }
}

/// The characters of a pack in card order.
pub(super) fn characters(printed: &Printed) -> Vec<Character> {
    let personality = printed.personalities.iter().map(|p| Character {
        alliance: p.alliance.parse().ok(),
        value: p.value,
        timing: p.timing,
        programs: [&p.effects, p.solo.as_ref().unwrap_or(&p.effects)].map(|e| Program::new(e)),
    });
    let inhabitant = printed.inhabitants.iter().map(|i| Character {
        alliance: None,
        value: 0,
        timing: Timing::Action,
        programs: [&i.effects, &i.effects].map(|e| Program::new(e)),
    });
    personality.chain(inhabitant).collect()
}
