//! What is touched to take an action.

use engine::Seat;
use game_ephyran::card::CardId;
use game_ephyran::city::Area;
use game_ephyran::content::{HalfEntry, Pack, SupportEntry};
use game_ephyran::{Action, Phase, View};

use super::things::Thing;
use crate::board::Touch;

/// The cards in the viewer's hand, in ascending order; two Dionysus are two cards.
pub(super) fn hand(view: &View) -> Vec<CardId> {
    let Some(seat) = view.seat() else { return Vec::new() };
    let open = &view.board.open_hands[seat.index()];
    let mut cards: Vec<CardId> = view.hand.iter().chain(open.iter()).copied().collect();
    cards.sort_unstable();
    cards
}

/// The halves of `card` as they are printed; none for Dionysus.
pub(super) fn halves(pack: &Pack, card: CardId) -> &[HalfEntry] {
    pack.printed.cards.get(card.index()).map_or(&[], |card| &card.halves)
}

/// The area that an area half is.
pub(super) fn area_of(half: &HalfEntry) -> Option<Area> {
    match half {
        HalfEntry::Area(entry) if (1..=4).contains(&entry.number) => {
            Some(Area::new(entry.territory, usize::from(entry.number)))
        }
        HalfEntry::Area(_) | HalfEntry::Support(_) => None,
    }
}

/// The Support that a Support half is.
pub(super) fn support_of<'a>(pack: &'a Pack, half: &HalfEntry) -> Option<&'a SupportEntry> {
    match half {
        HalfEntry::Support(id) => pack.printed.supports.iter().find(|support| support.id == *id),
        HalfEntry::Area(_) => None,
    }
}

/// The half of `card` that is `area`; Dionysus is all of them.
fn area_half(view: &View, card: CardId, area: Area) -> Thing {
    let half = halves(&view.pack, card).iter().position(|half| area_of(half) == Some(area));
    Thing::Half(card, half.unwrap_or(0))
}

/// The half of `card` whose Support is `wanted`.
fn support_half(view: &View, card: CardId, wanted: impl Fn(&SupportEntry) -> bool) -> Thing {
    let is_it = |half: &HalfEntry| support_of(&view.pack, half).is_some_and(&wanted);
    Thing::Half(card, halves(&view.pack, card).iter().position(is_it).unwrap_or(0))
}

/// What is touched for `action`, in order.
pub(super) fn path(view: &View, action: Action) -> Vec<Touch> {
    let me = view.board.turn().awaited().first().unwrap_or(view.board.active);
    let things = match action {
        Action::ChooseGod { god } => vec![Thing::God(god)],
        Action::Add { card, area } | Action::Change { card, area } => {
            vec![area_half(view, card, area), Thing::Place(me, area)]
        }
        Action::TakeDionysus { card, from, area, to } => {
            vec![area_half(view, card, area), Thing::Place(from, area), Thing::Place(me, to)]
        }
        Action::Discard { card } => vec![Thing::Card(card), Thing::Discard],
        Action::Defend { card } => vec![counter_half(view, card)],
        Action::Pass => vec![Thing::Pass],
        Action::DrawPile => vec![Thing::Pile],
        Action::DrawDiscard => vec![Thing::Discard],
        Action::Keep { card, top } => {
            [Some(card), top].into_iter().flatten().map(Thing::Shown).collect()
        }
        Action::PlaceToken { area } | Action::Lose { area } => vec![Thing::Place(me, area)],
        support => support_path(view, me, support),
    };
    things.into_iter().map(Thing::touch).collect()
}

fn counter_half(view: &View, card: CardId) -> Thing {
    let power = match view.board.phase {
        Phase::Answer { support, .. } => support.support().map(|(power, _)| power),
        _ => None,
    };
    support_half(view, card, |entry| power.is_some_and(|power| entry.counters.contains(&power)))
}

fn support_path(view: &View, me: Seat, action: Action) -> Vec<Thing> {
    let Some((power, card)) = action.support() else { return Vec::new() };
    let mut things = vec![support_half(view, card, |entry| entry.effect.power() == power)];
    match action {
        Action::Exchange { with: seat, area, .. } | Action::StealToken { from: seat, area, .. } => {
            things.push(Thing::Place(seat, area));
        }
        Action::Replace { by, area, .. } => {
            things.extend([area_half(view, by, area), Thing::Place(me, area)]);
        }
        Action::TakeToken { .. } => things.push(Thing::Tokens),
        Action::Destroy { of, .. } => things.push(Thing::City(of)),
        Action::Lock { territory, .. } => things.push(Thing::Column(me, territory)),
        Action::Unlock { of, territory, .. } => things.push(Thing::Column(of, territory)),
        _ => things.push(Thing::Pile),
    }
    things
}
