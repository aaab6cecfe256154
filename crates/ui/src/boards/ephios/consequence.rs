//! What an action would change, said before it is taken.

use engine::{Phrase, Seat};
use game_ephios::content::Effect;
use game_ephios::state::Wait;
use game_ephios::{Action, Alliance, Card, Helpers};

use super::Table;

/// One short sentence, or nothing where it would say nothing.
pub(super) fn of(scene: &Table<'_>, action: Action) -> Option<String> {
    let seat = scene.me()?;
    let phrase = match action {
        Action::Recruit { card } => recruit(scene, seat, card),
        Action::RecruitBlind => blind(scene, seat),
        Action::Debate { .. } => debate(scene, seat),
        Action::Use { card } | Action::Copy { card } | Action::Apply { card } => {
            return uses(scene, seat, card);
        }
        Action::Unite { alliance, affinity, helpers } => {
            return Some(unites(scene, seat, alliance, affinity, helpers));
        }
        Action::Corrupt { .. } => {
            let turns = scene.view.table.corruptions + 2;
            Phrase::new("ephios-board-then-plot").with("count", turns)
        }
        Action::Target { seat: other } => target(scene, other),
        Action::Pick { card } => gains(scene, card)?,
        Action::Swap { take, .. } => gains(scene, take)?,
        Action::Discard { card } => discards(scene, seat, card)?,
        Action::TakeAffinity { affinity } => Phrase::new("ephios-board-then-affinity")
            .with("alliance", &scene.view.pack().alliance(affinity).the),
        Action::React { .. } | Action::Pass | Action::Put { .. } => return None,
        Action::Choose { .. } | Action::Done => return None,
    };
    Some(scene.say(&phrase))
}

fn tokens(scene: &Table<'_>, seat: Seat) -> u8 {
    scene.view.table.tokens[seat.index()]
}

fn recruit(scene: &Table<'_>, seat: Seat, card: Card) -> Phrase {
    let (view, pack) = (scene.view, scene.view.pack());
    let value = pack.card(card).value;
    let price = match (view.table.wait, view.table.instruction(pack)) {
        (Wait::Answer(_), Some(Effect::Recruit(discount))) => {
            value.saturating_sub(discount.cheaper)
        }
        _ => value,
    };
    let left = tokens(scene, seat).saturating_sub(price);
    let alliance = pack.card(card).alliance;
    let completes = alliance.is_some_and(|alliance| {
        view.members(alliance).len() + 1 == usize::from(pack.alliance(alliance).needed)
    });
    match alliance {
        Some(alliance) if completes => Phrase::new("ephios-board-then-left-completes")
            .with("left", left)
            .with("alliance", &pack.alliance(alliance).the)
            .with("gain", view.prospect(alliance, false, game_ephios::CardSet::EMPTY).base),
        _ => Phrase::new("ephios-board-then-left").with("left", left),
    }
}

fn blind(scene: &Table<'_>, seat: Seat) -> Phrase {
    let left = tokens(scene, seat).saturating_sub(scene.view.pack().printed.numbers.blind_cost);
    match scene.view.put_back.last().copied().flatten() {
        Some(card) => Phrase::new("ephios-board-then-blind-known")
            .with("left", left)
            .with("card", scene.view.pack().name(card)),
        None => Phrase::new("ephios-board-then-left").with("left", left),
    }
}

fn debate(scene: &Table<'_>, seat: Seat) -> Phrase {
    let numbers = &scene.view.pack().printed.numbers;
    let now = (tokens(scene, seat) + numbers.debate_gain).min(numbers.token_cap);
    Phrase::new("ephios-board-then-tokens")
        .with("by", now.saturating_sub(tokens(scene, seat)))
        .with("now", now)
}

/// What the plain parts of an effect add up to; what depends on choices and draws is written on the card.
fn uses(scene: &Table<'_>, seat: Seat, card: Card) -> Option<String> {
    let view = scene.view;
    let program = view.pack().program(card, view.table.is_solo());
    let is_plain = !program.has(|effect| matches!(effect, Effect::If(_) | Effect::Choice(_)));
    let mut parts = Vec::new();
    let (mut percent, mut more, mut actions) = (0, 0, 0);
    for instruction in &program.instructions {
        match instruction.effect {
            Effect::Gain(by) if is_plain => percent += by,
            Effect::Take(by) if is_plain => more += by,
            Effect::Replay(by) => actions += by,
            _ => {}
        }
    }
    if percent > 0 {
        parts.push(scene.say(&rises(scene, seat, percent)));
    }
    if more > 0 {
        let cap = view.pack().printed.numbers.token_cap;
        let now = (tokens(scene, seat) + more).min(cap);
        let by = now.saturating_sub(tokens(scene, seat));
        parts.push(
            scene.say(&Phrase::new("ephios-board-then-tokens").with("by", by).with("now", now)),
        );
    }
    if actions > 0 {
        parts.push(scene.say(&Phrase::new("ephios-board-then-replay").with("count", actions)));
    }
    (!parts.is_empty()).then(|| parts.join(" "))
}

/// The marker's way, and whether it is the last.
fn rises(scene: &Table<'_>, seat: Seat, by: u8) -> Phrase {
    let view = scene.view;
    let numbers = &view.pack().printed.numbers;
    let solo_end = view.pack().printed.solo.track_end;
    let end = if view.table.is_solo() { solo_end } else { numbers.track_end };
    let now = view.table.popularity[seat.index()].saturating_add(by).min(end);
    let wins = now >= numbers.goal && !view.table.is_solo();
    let key = if wins { "ephios-board-then-wins" } else { "ephios-board-then-rises" };
    Phrase::new(key).with("by", by).with("now", now)
}

fn unites(
    scene: &Table<'_>,
    seat: Seat,
    alliance: Alliance,
    affinity: bool,
    helpers: Helpers,
) -> String {
    let view = scene.view;
    let union = view.prospect(alliance, affinity, helpers.cards());
    let mut said = scene.say(&rises(scene, seat, union.gain()));
    if union.affinity > 0 {
        let parts = Phrase::new("ephios-board-then-parts")
            .with("base", i32::from(union.base) + i32::from(union.helpers))
            .with("affinity", union.affinity);
        said = format!("{said} {}", scene.say(&parts));
    }
    if view.table.is_solo() && !view.table.trophies.contains(alliance) {
        let missing = (view.pack().quick_alliances - view.table.trophies).len() - 1;
        let trophy = Phrase::new("ephios-board-then-trophy").with("count", missing);
        said = format!("{said} {}", scene.say(&trophy));
    }
    said
}

fn target(scene: &Table<'_>, other: Seat) -> Phrase {
    let (table, n) = (&scene.view.table, other.index());
    Phrase::new("ephios-board-then-target")
        .with("popularity", table.popularity[n])
        .with("tokens", table.tokens[n])
        .with("cards", table.hand_sizes[n])
}

/// What a card does for the hand it comes into.
fn gains(scene: &Table<'_>, card: Card) -> Option<Phrase> {
    let (view, pack) = (scene.view, scene.view.pack());
    let alliance = pack.card(card).alliance?;
    Some(
        Phrase::new("ephios-board-then-holds")
            .with("alliance", &pack.alliance(alliance).name)
            .with("held", view.members(alliance).len() + 1)
            .with("needed", pack.alliance(alliance).needed),
    )
}

fn discards(scene: &Table<'_>, seat: Seat, card: Card) -> Option<Phrase> {
    let (view, pack) = (scene.view, scene.view.pack());
    let limit = usize::from(pack.printed.numbers.hand_limit);
    match (view.table.wait, view.table.instruction(pack)) {
        (Wait::Limit, _) => {
            let more = view.hand.len().saturating_sub(limit + 1);
            Some(Phrase::new("ephios-board-then-kept").with("more", more))
        }
        (_, Some(Effect::Sell(sale))) => {
            let now = tokens(scene, seat) + pack.card(card).value + sale.bonus;
            let now = now.min(pack.printed.numbers.token_cap);
            let by = now.saturating_sub(tokens(scene, seat));
            Some(Phrase::new("ephios-board-then-tokens").with("by", by).with("now", now))
        }
        _ => None,
    }
}
