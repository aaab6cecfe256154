//! What would change if the reader did something, in a short sentence.

use engine::{Phrase, Seat};
use game_erythro::action::{Contaminated, Zone};
use game_erythro::content::{DomeHit, Effect, OnMineDestroyed};
use game_erythro::setup::Payment;
use game_erythro::state::{CardId, Element, Split, Task, TileId};
use game_erythro::{Action, View};

use super::{Sight, market, say};

/// The sentence, where there is something to say that the action itself does not.
pub(super) fn consequence(scene: &Sight<'_>, action: Action) -> Option<String> {
    let me = scene.view.seat()?;
    let phrase = match action {
        Action::TakeCharacter { character } => starts_with(scene.view, character),
        Action::Play { card, zone } => play(scene, me, card, zone),
        Action::PlayContamination { how } => Some(contamination(scene.view, me, how)),
        Action::Show => Some(Phrase::new("erythro-board-then-shown")),
        Action::ShowCard { .. }
        | Action::ShowContaminationTo { .. }
        | Action::ShowCardTo { .. } => None,
        Action::Choose { seat } => Some(stock(scene.view, seat)),
        Action::Gain { split } => Some(changed(scene.view, me, split, 1)),
        Action::Pay { split } => Some(changed(scene.view, me, split, -1)),
        Action::Go { tile } => Some(found(scene, tile)),
        Action::Attack { element } => attack(scene.view, me, element),
        Action::Remove { tile, n } | Action::Special { tile, n } => cleaned(scene.view, tile, n),
        Action::Destroy { .. } => Some(destroyed(scene.view, me)),
        Action::Buy { card } => bought(scene, me, card),
        Action::Keep => Some(kept(scene.view)),
        Action::Discard { .. } | Action::DiscardContamination | Action::Stuck | Action::Pass => {
            None
        }
    };
    phrase.map(|phrase| scene.say(&phrase))
}

fn starts_with(view: &View, character: u8) -> Option<Phrase> {
    let face = view.pack().printed.characters.get(usize::from(character))?;
    let start = face.elements.into_iter().zip(face.influence).map(|(e, n)| e.influence(n));
    Some(Phrase::new("erythro-board-starts-with").with("influence", say::list(start)))
}

/// An element before and after.
fn from_to(element: Element, from: u8, to: u8) -> Phrase {
    Phrase::new("erythro-board-from-to")
        .with("element", element.phrase())
        .with("from", from)
        .with("to", to)
}

fn play(scene: &Sight<'_>, me: Seat, card: CardId, zone: Zone) -> Option<Phrase> {
    let (view, table, pack) = (scene.view, &scene.view.table, scene.view.pack());
    let (face, player) = (pack.card(card), table.player(me));
    match zone {
        Zone::Gain => {
            let have = table.influence(pack, me, face.gain.element)?;
            let to = have.saturating_add(face.gain.n).min(pack.printed.limits.influence);
            Some(from_to(face.gain.element, have, to))
        }
        Zone::Move => {
            let reach = table.terms.board(pack).within(player.tile, face.steps).len();
            Some(Phrase::new("erythro-board-then-reach").with("n", reach))
        }
        Zone::Sanctuary => Some(
            Phrase::new("erythro-board-then-sanctuary")
                .with("tile", player.tile.number())
                .with("element", face.sanctuary.phrase()),
        ),
        Zone::Effect | Zone::Bonus => attack_ahead(view, me, card, zone),
    }
}

/// What an attack would cost on the spot, for a card that attacks without moving first.
fn attack_ahead(view: &View, me: Seat, card: CardId, zone: Zone) -> Option<Phrase> {
    let (pack, table) = (view.pack(), &view.table);
    let face = pack.card(card);
    let bonus: &[Effect] = if zone == Zone::Bonus { &face.bonus.effects } else { &[] };
    let effects = || bonus.iter().chain(&face.effects);
    if !effects().any(|it| *it == Effect::Attack)
        || effects().any(|it| matches!(it, Effect::Move(_)))
    {
        return None;
    }
    let less: u8 = effects().map(|it| if let Effect::ReduceAttack(n) = it { *n } else { 0 }).sum();
    let tile = table.player(me).tile;
    let costs = table.elements(pack, me).into_iter().filter_map(|element| {
        let cost = table.attack_cost(pack, tile, element)?.saturating_sub(less);
        Some(element.influence(cost))
    });
    let costs: Vec<Phrase> = costs.collect();
    (!costs.is_empty())
        .then(|| Phrase::new("erythro-board-then-attack").with("costs", say::list(costs)))
}

fn contamination(view: &View, me: Seat, how: Contaminated) -> Phrase {
    let (table, card) = (&view.table, &view.pack().printed.contamination);
    let tile = table.player(me).tile;
    let from = table.pollution[tile.index()];
    let to = from.saturating_add(card.pollution);
    let key = match () {
        () if to >= view.pack().printed.limits.pollution => "erythro-board-then-contaminated",
        () if how == Contaminated::Draw && draws_shuffle(view, me, card.draw) => {
            "erythro-board-then-polluted-shuffled"
        }
        () => "erythro-board-then-polluted",
    };
    Phrase::new(key).with("tile", tile.number()).with("from", from).with("to", to)
}

/// Whether drawing so many cards makes a player shuffle.
fn draws_shuffle(view: &View, seat: Seat, n: u8) -> bool {
    let seen = &view.hands[seat.index()];
    seen.hand_and_pile.len() - seen.n_cards < n
}

/// A player's influence.
fn stock(view: &View, seat: Seat) -> Phrase {
    let table = &view.table;
    let elements = table.elements(view.pack(), seat);
    let stock = elements.into_iter().zip(table.player(seat).influence);
    let stock = say::list(stock.map(|(e, n)| e.influence(n)));
    Phrase::new("erythro-board-has").with("who", seat).with("influence", stock)
}

fn changed(view: &View, me: Seat, split: Split, sign: i8) -> Phrase {
    let (player, most) = (view.table.player(me), view.pack().printed.limits.influence);
    let after = |have: u8, n: u8| {
        if sign > 0 { have.saturating_add(n).min(most) } else { have.saturating_sub(n) }
    };
    let both = [split.first, split.second].into_iter().zip(player.influence);
    let both =
        both.filter(|((_, n), _)| *n > 0).map(|((e, n), have)| from_to(e, have, after(have, n)));
    Phrase::new("erythro-board-list").with("list", say::list(both))
}

fn found(scene: &Sight<'_>, tile: TileId) -> Phrase {
    let things = say::tile_things(scene, tile);
    if things.is_empty() {
        return Phrase::new("erythro-board-then-empty");
    }
    Phrase::new("erythro-board-then-found").with("things", engine::Arg::List(things))
}

fn attack(view: &View, me: Seat, element: Element) -> Option<Phrase> {
    let (pack, table) = (view.pack(), &view.table);
    let reduction = match table.tasks.last() {
        Some(Task::Attack { reduction, .. }) => *reduction,
        _ => 0,
    };
    let (tile, have) = (table.player(me).tile, table.influence(pack, me, element)?);
    let cost = table.attack_cost(pack, tile, element)?.saturating_sub(reduction);
    let change = from_to(element, have, have.checked_sub(cost)?);
    let sheet = table.terms.sheet(pack);
    let fall = match (table.mine_at(tile), sheet.on_mine_destroyed, sheet.dome) {
        (Some(mine), OnMineDestroyed::ProfitabilityFallsByLevelPlus(n), _) => {
            Some(say::mine_face(view, mine.mine).level + n)
        }
        (None, _, Some(dome)) => match dome.hit {
            DomeHit::ProfitabilityFalls(n) => Some(n),
            DomeHit::Destroyed => None,
        },
        _ => None,
    };
    Some(match fall {
        Some(n) => Phrase::new("erythro-board-then-profit")
            .with("change", change)
            .with("from", table.profitability)
            .with("to", table.profitability.saturating_sub_unsigned(n)),
        None => change,
    })
}

fn cleaned(view: &View, tile: TileId, n: u8) -> Option<Phrase> {
    let from = view.table.pollution[tile.index()];
    let to = from.checked_sub(n)?;
    Some(
        Phrase::new("erythro-board-then-cleaned")
            .with("tile", tile.number())
            .with("from", from)
            .with("to", to),
    )
}

/// How many contamination cards a player's deck has left after one is gone.
fn destroyed(view: &View, me: Seat) -> Phrase {
    let (player, seen) = (view.table.player(me), &view.hands[me.index()]);
    let all = seen.hand_and_pile.contamination
        + player.discard.contamination
        + player.played.contamination;
    Phrase::new("erythro-board-then-destroyed").with("n", all.saturating_sub(1))
}

fn bought(scene: &Sight<'_>, me: Seat, card: CardId) -> Option<Phrase> {
    let (pack, table) = (scene.view.pack(), &scene.view.table);
    if table.terms.readings.cards == Payment::Mixed {
        return None;
    }
    let element = pack.card(card).element?;
    let have = table.influence(pack, me, element)?;
    let price = pack.cost(card).saturating_sub(market::discount(scene));
    Some(from_to(element, have, have.checked_sub(price)?))
}

fn kept(view: &View) -> Phrase {
    Phrase::new("erythro-board-then-kept")
        .with("n", view.pack().printed.limits.hand.saturating_sub(1))
}
