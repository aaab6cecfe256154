//! Which piece is which: names by which pieces are recognised from one picture to the next, so that they glide.
//!
//! The rules know only where units stand, not which of two soldiers is which. A piece is named by its province, or, when it is
//! the only one of its kind, by its kind alone; pieces that moved since the reader's last decision keep the name of where
//! they came from.

use std::collections::{BTreeMap, BTreeSet};

use engine::Seat;
use game_epix::{Kind, Province, ProvinceSet, View};

use crate::board::Touch;

/// The glide names of all pieces on the board.
pub(super) struct Names {
    names: BTreeMap<(Seat, Kind, Province), String>,
}

impl Names {
    pub(super) fn of(view: &View, marked: &BTreeSet<Touch>) -> Self {
        let mut names = BTreeMap::new();
        for seat in Seat::all(view.rules.n_seats) {
            for kind in Kind::ALL {
                name_kind(view, seat, kind, marked, &mut names);
            }
        }
        Self { names }
    }

    /// The name of a piece that is on the board.
    pub(super) fn glide(&self, seat: Seat, kind: Kind, at: Province) -> &str {
        self.names.get(&(seat, kind, at)).map_or("", String::as_str)
    }

    /// How many pieces a province holds.
    pub(super) fn n_units(&self, at: Province) -> usize {
        self.names.keys().filter(|(_, _, province)| *province == at).count()
    }
}

fn name_kind(
    view: &View,
    seat: Seat,
    kind: Kind,
    marked: &BTreeSet<Touch>,
    names: &mut BTreeMap<(Seat, Kind, Province), String>,
) {
    let stands = view.open.units[seat.index()][kind.index()];
    let ways = ways(seat, kind, marked);
    let mut taken = BTreeSet::new();
    for at in stands {
        let origin = origin(at, stands, &ways);
        // Where two trails lead to one origin, the second piece is known by where it stands.
        let from = if taken.contains(&origin) { at } else { origin };
        taken.insert(from);
        let name = if stands.len() == 1 {
            format!("epix-{seat}-{kind}")
        } else {
            format!("epix-{seat}-{kind}-{}", from.id().replace('_', "-"))
        };
        names.insert((seat, kind, at), name);
    }
    settle(seat, kind, names);
}

/// Names are unique: a piece whose name is borne by an earlier one is numbered.
fn settle(seat: Seat, kind: Kind, names: &mut BTreeMap<(Seat, Kind, Province), String>) {
    let mut seen = BTreeSet::new();
    for (n, ((_, _, at), name)) in
        names.iter_mut().filter(|((s, k, _), _)| (*s, *k) == (seat, kind)).enumerate()
    {
        if !seen.insert(name.clone()) {
            *name = format!("epix-{seat}-{kind}-{}-{n}", at.id().replace('_', "-"));
        }
    }
}

/// The moves of this kind since the reader's last decision, as far as they can be told apart.
fn ways(seat: Seat, kind: Kind, marked: &BTreeSet<Touch>) -> BTreeMap<Province, Province> {
    let prefix = format!("way:{seat}:{kind}:");
    let read = |touch: &Touch| {
        let (from, to) = touch.strip_prefix(&prefix)?.split_once('>')?;
        Some((to.parse().ok()?, from.parse().ok()?))
    };
    marked.iter().filter_map(read).collect()
}

/// Follows a trail back to where it began, or to where another piece has stepped on it.
fn origin(at: Province, stands: ProvinceSet, ways: &BTreeMap<Province, Province>) -> Province {
    let mut here = at;
    for _ in 0..ways.len() {
        match ways.get(&here) {
            Some(from) if here == at || !stands.has(here) => here = *from,
            _ => break,
        }
    }
    here
}
