//! What somebody may have meant who touched something that cannot be done.

use game_ephios::content::Effect;
use game_ephios::state::Wait;
use game_ephios::{Action, Alliance, Card, CardSet, Helpers, View};

use super::touch::{self, Touched};
use crate::board::Touch;

/// The likeliest meanings of `touched`, the first one first.
pub(super) fn attempts(view: &View, touched: &[Touch]) -> Vec<Action> {
    let touched: Vec<Touched> = touched.iter().filter_map(|touch| touch::read(touch)).collect();
    let Some((&first, rest)) = touched.split_first() else { return Vec::new() };
    match view.table.wait {
        Wait::Ready | Wait::Draw(_) | Wait::Over => Vec::new(),
        Wait::Act => on_a_turn(view, first, rest),
        Wait::Limit | Wait::Lay(_) => about_card(first, rest, |card| Action::Discard { card }),
        Wait::React(_) => about_card(first, rest, |card| Action::React { card }),
        Wait::Answer(_) => answers(view, first, rest),
    }
}

fn on_a_turn(view: &View, first: Touched, rest: &[Touched]) -> Vec<Action> {
    match first {
        Touched::Card(card) => with_card(view, card, rest),
        Touched::Alliance(alliance) => union(alliance, rest),
        // An affinity is played with a union: the one it fits best.
        Touched::Affinity => {
            view.affinity.map(|a| union(a, &[Touched::Affinity])).unwrap_or_default()
        }
        Touched::Discard => {
            view.table.laid.last().map(|card| Action::Recruit { card }).into_iter().collect()
        }
        Touched::Recruit => any_personality(view, |card| Action::Recruit { card }),
        Touched::Debate => any_personality(view, |card| Action::Debate { card }),
        other => plain(other).into_iter().collect(),
    }
}

fn with_card(view: &View, card: Card, rest: &[Touched]) -> Vec<Action> {
    let table = &view.table;
    match rest.first() {
        Some(Touched::Recruit) => return vec![Action::Recruit { card }],
        Some(Touched::Debate) => return vec![Action::Debate { card }],
        Some(Touched::Card(take)) => return vec![Action::Swap { give: card, take: *take }],
        _ => {}
    }
    if table.zone.contains(card) {
        return vec![Action::Corrupt { card }, Action::Recruit { card }];
    }
    if table.crossroads.set().contains(card) && card.is_personality() {
        return vec![Action::Recruit { card }, Action::Debate { card }, Action::Use { card }];
    }
    vec![Action::Use { card }, Action::React { card }]
}

/// The first personality that could be meant by an action alone; the rules say what is wrong with it.
fn any_personality(view: &View, action: fn(Card) -> Action) -> Vec<Action> {
    view.table.crossroads.iter().filter(|card| card.is_personality()).map(action).collect()
}

fn union(alliance: Alliance, rest: &[Touched]) -> Vec<Action> {
    let affinity = rest.contains(&Touched::Affinity);
    let cards: CardSet = rest
        .iter()
        .filter_map(|touched| match touched {
            Touched::Card(card) => Some(*card),
            _ => None,
        })
        .collect();
    let helpers = Helpers::new(cards).unwrap_or_default();
    vec![Action::Unite { alliance, affinity, helpers }]
}

/// Where only cards of the hand make sense.
fn about_card(first: Touched, rest: &[Touched], action: fn(Card) -> Action) -> Vec<Action> {
    match first {
        Touched::Card(card) => vec![action(card)],
        Touched::Alliance(alliance) => union(alliance, rest),
        other => plain(other).into_iter().collect(),
    }
}

fn answers(view: &View, first: Touched, rest: &[Touched]) -> Vec<Action> {
    let Touched::Card(card) = first else {
        return about_card(first, rest, |card| Action::Pick { card });
    };
    if let Some(Touched::Card(take)) = rest.first() {
        return vec![Action::Swap { give: card, take: *take }];
    }
    vec![match view.table.instruction(view.pack()) {
        Some(Effect::Recruit(_) | Effect::BuyOrDiscard) => Action::Recruit { card },
        Some(Effect::Sweep(_) | Effect::DiscardOwn(_) | Effect::Sell(_)) => {
            Action::Discard { card }
        }
        Some(Effect::Copy) => Action::Copy { card },
        Some(Effect::PutBack) => Action::Put { card },
        _ => Action::Pick { card },
    }]
}

/// A touch that means one action whatever is going on.
fn plain(touched: Touched) -> Option<Action> {
    Some(match touched {
        Touched::Deck => Action::RecruitBlind,
        Touched::Seat(seat) => Action::Target { seat },
        Touched::Aside(affinity) => Action::TakeAffinity { affinity },
        Touched::Option(option) => Action::Choose { option },
        Touched::Pass => Action::Pass,
        Touched::Stop => Action::Done,
        Touched::Card(card) => Action::Use { card },
        Touched::Alliance(alliance) => {
            Action::Unite { alliance, affinity: false, helpers: Helpers::NONE }
        }
        Touched::Discard | Touched::Affinity | Touched::Recruit | Touched::Debate => return None,
    })
}
