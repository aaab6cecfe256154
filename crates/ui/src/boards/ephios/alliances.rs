//! The alliances card: what each union needs, what it is worth, and what it would bring the viewer now.

use engine::{Arg, Phrase};
use game_ephios::roster::TilePlace;
use game_ephios::view::Prospect;
use game_ephios::{Alliance, CardSet};
use maud::{Markup, html};

use super::{Table, glyphs, printed, touch};

/// The card, a row per alliance in play; those that a tile covers stay readable beneath it.
pub(super) fn draw(scene: &Table<'_>) -> Markup {
    let roster = &scene.view.table.roster;
    html! {
        section.alliances aria-label=(scene.word("ephios-board-alliances")) {
            h3 { (scene.word("ephios-board-alliances")) }
            ul {
                @for alliance in roster.alliances { (row(scene, alliance)) }
                @for covered in roster.covered() { (covered_row(scene, covered)) }
            }
            p.aid { (scene.word(if scene.view.table.is_solo() { "ephios-board-aid-solo" } else { "ephios-board-aid" })) }
        }
    }
}

fn row(scene: &Table<'_>, alliance: Alliance) -> Markup {
    let view = scene.view;
    let printed_alliance = view.pack().alliance(alliance);
    let touch = touch::alliance(alliance);
    let is_tile = view.table.roster.tiles[alliance.index()] != TilePlace::Aside;
    let held = view.members(alliance).len();
    let union = best(scene, alliance);
    let is_mine = scene.me().is_some() && view.affinity == Some(alliance);
    html! {
        li.alliance data-alliance=(alliance.id()) data-touch=(touch) data-mark=[scene.mark(&touch)]
            data-ready[union.is_some()] data-tile[is_tile] data-won[view.table.trophies.contains(alliance)]
            aria-label=(spoken(scene, alliance, union)) {
            span.crest { (glyphs::of_alliance(alliance)) }
            span.name { (printed(scene, &printed_alliance.name)) @if is_mine { " " (glyphs::sign("seal")) } }
            span.need aria-hidden="true" { @for n in 0..usize::from(printed_alliance.needed) { i data-held[n < held] {} } }
            span.worth { (worth(scene, alliance, union)) }
            (members(scene, alliance))
        }
    }
}

/// What the best union of this alliance would bring now; `None` when it cannot be united.
pub(super) fn best(scene: &Table<'_>, alliance: Alliance) -> Option<Prospect> {
    let view = scene.view;
    scene.me()?;
    let held = view.members(alliance).len();
    let needed = usize::from(view.pack().alliance(alliance).needed);
    let free = (view.hand & view.pack().helpers) - view.table.used;
    let stand_ins = view.substitutes(free) - view.members(alliance);
    let stand_in: CardSet = stand_ins.into_iter().take(needed.saturating_sub(held)).collect();
    if held == 0 || held + stand_in.len() < needed {
        return None;
    }
    let others = free - view.substitutes(free);
    Some(view.prospect(alliance, true, stand_in | others))
}

fn worth(scene: &Table<'_>, alliance: Alliance, union: Option<Prospect>) -> Markup {
    let base = scene.view.prospect(alliance, false, CardSet::EMPTY);
    let bonus = scene.view.affinity_bonus(alliance, CardSet::EMPTY);
    html! {
        @match union {
            Some(union) => {
                b { "+" (union.gain()) small { "%" } }
                @if union.affinity > 0 { small.bonus { (union.base) "+" (union.affinity) (glyphs::sign("seal")) } }
            },
            None => {
                b { "+" (base.base) small { "%" } }
                @if let Some(bonus) = bonus { small.bonus { "+" (bonus) (glyphs::sign("seal")) } }
            },
        }
    }
}

fn spoken(scene: &Table<'_>, alliance: Alliance, union: Option<Prospect>) -> String {
    let view = scene.view;
    let printed_alliance = view.pack().alliance(alliance);
    let base = view.prospect(alliance, false, CardSet::EMPTY).base;
    let phrase = match union {
        Some(union) => Phrase::new("ephios-board-alliance-ready").with("gain", union.gain()),
        None => Phrase::new("ephios-board-alliance").with("gain", base),
    };
    let phrase = phrase
        .with("alliance", &printed_alliance.name)
        .with("needed", printed_alliance.needed)
        .with("held", view.members(alliance).len());
    scene.say(&phrase)
}

/// Who belongs to the alliance in this game, for those who look closer.
fn members(scene: &Table<'_>, alliance: Alliance) -> Markup {
    let (view, pack) = (scene.view, scene.view.pack());
    let printed_alliance = pack.alliance(alliance);
    let members = pack.members[alliance.index()] & view.table.roster.cards;
    let names: Vec<Arg> = members
        .into_iter()
        .map(|card| {
            let member = Phrase::new("ephios-board-member").with("card", pack.name(card));
            Arg::Phrase(member.with("value", pack.card(card).value))
        })
        .collect();
    let rule = Phrase::new("ephios-board-needs")
        .with("needed", printed_alliance.needed)
        .with("gain", view.prospect(alliance, false, CardSet::EMPTY).base);
    html! {
        div.closer data-alliance=(alliance.id()) {
            strong { (glyphs::of_alliance(alliance)) (printed(scene, &printed_alliance.name)) }
            p { (scene.say(&rule)) }
            p { (scene.say(&Phrase::new("ephios-board-members").with("members", names))) }
        }
    }
}

fn covered_row(scene: &Table<'_>, alliance: Alliance) -> Markup {
    html! {
        li.covered data-alliance=(alliance.id()) {
            span.crest { (glyphs::of_alliance(alliance)) }
            span.name { s { (printed(scene, &scene.view.pack().alliance(alliance).name)) } }
            small { (scene.word("ephios-board-covered")) }
        }
    }
}
