//! The ledger shows those who watch late what they may see.

use super::*;

/// What is shown two steps late after each of these: so many steps, or (below nothing) so many taken back.
fn shown(changes: &[i32]) -> Vec<(u64, usize)> {
    let mut ledger = Ledger::new(2);
    let note = |n: &i32| {
        let n_steps = i32::try_from(ledger.n_steps()).unwrap() + n;
        ledger.steps_at.push(u32::try_from(n_steps).unwrap());
        ledger.delayed(2)
    };
    changes.iter().map(note).collect()
}

#[test]
fn what_is_shown_late_is_the_version_from_which_so_many_steps_were_taken() {
    // Two sit down; then come moves, somebody who leaves, and a step with two draws.
    assert_eq!(
        shown(&[0, 0, 1, 1, 1, 0, 1, 3, 1]),
        [(1, 0), (2, 0), (2, 0), (2, 0), (3, 1), (3, 1), (4, 2), (7, 4), (7, 4)]
    );
    // What is taken back before it was shown changes nothing; what was shown goes at once.
    assert_eq!(shown(&[1, 1, 1, -1, 1, 1]), [(0, 0), (0, 0), (1, 1), (1, 1), (1, 1), (4, 2)]);
    assert_eq!(
        shown(&[1, 1, 1, 1, -3, 1, 1]),
        [(0, 0), (0, 0), (1, 1), (2, 2), (5, 1), (5, 1), (5, 1)]
    );
}
