//! The position as lines of text.

use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use engine::{Arg, Phrase, Seat};

use super::{card, effects, mine};
use crate::content::TileFace;
use crate::state::{CardId, Cards, Element, Mine, TileId};
use crate::view::View;

/// How many characters a tile takes in the map; half of it is the shift of the next row.
const CELL: usize = 12;

pub(super) fn picture(view: &View) -> Vec<Phrase> {
    let mut lines = vec![head(view)];
    lines.extend(adversary(view));
    lines.extend(map(view).into_iter().map(Phrase::verbatim));
    lines.push(Phrase::new("erythro-legend"));
    lines.extend(view.table.mines.iter().map(|mine| mine_line(view, *mine)));
    lines.extend(view.table.seats().map(|seat| player_line(view, seat)));
    lines.extend(market(view));
    lines.extend(hands(view));
    lines
}

fn head(view: &View) -> Phrase {
    let (table, pack) = (&view.table, &view.pack);
    Phrase::new("erythro-head")
        .with("adversary", &table.terms.sheet(pack).name)
        .with("difficulty", &table.terms.level(pack).name)
        .with("round", table.round)
        .with("phase", table.phase.phrase())
}

/// How the adversary stands.
fn adversary(view: &View) -> Vec<Phrase> {
    let (table, sheet) = (&view.table, view.table.terms.sheet(&view.pack));
    let players = table.terms.seats;
    let mut lines = vec![
        Phrase::new("erythro-stand")
            .with("contaminated", table.contaminated.len())
            .with("limit", sheet.contaminated_limit.of(players))
            .with("deck", table.mines_left())
            .with("destroyed", table.destroyed)
            .with("pile", table.contamination),
    ];
    if let Some(limit) = sheet.profitability_limit {
        let line = Phrase::new("erythro-profitability").with("n", table.profitability);
        lines.push(line.with("limit", limit.of(players)));
    }
    if let Some(event) = table.event {
        let face = &view.pack.printed.events[usize::from(event.0)];
        lines.push(
            Phrase::new("erythro-event")
                .with("event", &face.name)
                .with("shuffle", effects::event_effects(&face.on_shuffle))
                .with("destroyed", effects::event_effects(&face.on_mine_destroyed)),
        );
    }
    lines
}

/// The tiles where they lie, row by row.
fn map(view: &View) -> Vec<String> {
    let board = view.table.terms.board(&view.pack);
    let in_play = |face: &&TileFace| board.tiles.has(TileId(face.number.wrapping_sub(1)));
    let faces: Vec<&TileFace> = view.pack.printed.tiles.iter().filter(in_play).collect();
    let column = |face: &TileFace| 2 * i32::from(face.q) + i32::from(face.r);
    let left = faces.iter().map(|face| column(face)).min().unwrap_or(0);
    let mut rows: Vec<i8> = faces.iter().map(|face| face.r).collect();
    rows.sort_unstable();
    rows.dedup();
    let line = |r: i8| {
        let mut row: Vec<&&TileFace> = faces.iter().filter(|face| face.r == r).collect();
        row.sort_by_key(|face| face.q);
        row.iter().fold(String::new(), |text, face| {
            let start = (column(face) - left) as usize * CELL / 2;
            format!("{text:start$}{}", cell(view, TileId(face.number - 1)))
        })
    };
    rows.into_iter().map(|r| String::from(line(r).trim_end())).collect()
}

/// One tile: number, pollution, mine or dome, sanctuary, pawns.
fn cell(view: &View, tile: TileId) -> String {
    let table = &view.table;
    let pollution = match table.pollution[tile.index()] {
        _ if table.contaminated.has(tile) => String::from("#"),
        0 => String::from("."),
        n => format!("{n}"),
    };
    let dome = table.dome_tile(table.terms.board(&view.pack)).has(tile);
    let thing = match () {
        () if table.mined.has(tile) => 'M',
        () if dome => 'D',
        () => '.',
    };
    let holy = match table.sanctuaries[tile.index()] {
        None => '.',
        Some(Element::Air) => 'a',
        Some(Element::Water) => 'w',
        Some(Element::Fire) => 'f',
        Some(Element::Earth) => 'e',
    };
    let here =
        |seat: &Seat| table.player(*seat).character.is_some() && table.player(*seat).tile == tile;
    let pawns: String =
        table.seats().filter(here).map(|seat| char::from(b'1' + seat.index() as u8)).collect();
    format!("{:>2}{pollution}{thing}{holy} {pawns:4} ", tile.number())
}

fn mine_line(view: &View, it: Mine) -> Phrase {
    let face = &view.pack.printed.mines[usize::from(it.mine.0)];
    let costs = Element::ALL.map(|e| Arg::Phrase(e.influence(face.cost.of(e))));
    let next = face.rows.get(usize::from(it.row) + 1).copied();
    Phrase::new("erythro-mine")
        .with("mine", mine(&view.pack, it.mine))
        .with("tile", it.tile.number())
        .with("row", it.row + 1)
        .with("rows", face.rows.len())
        .with("next", next.map_or(Arg::List(vec![]), |row| Arg::Phrase(effects::row(row))))
        .with("extraction", face.extraction)
        .with("costs", Arg::List(costs.to_vec()))
}

fn player_line(view: &View, seat: Seat) -> Phrase {
    let (table, player) = (&view.table, view.table.player(seat));
    let Some(character) = table.character(&view.pack, seat) else {
        return Phrase::new("erythro-player-without").with("who", seat);
    };
    let [a, b] = character.elements;
    let [n, m] = player.influence;
    let influence = Arg::List(vec![Arg::Phrase(a.influence(n)), Arg::Phrase(b.influence(m))]);
    let seen = &view.hands[seat.index()];
    Phrase::new("erythro-player")
        .with("who", seat)
        .with("character", &character.name)
        .with("tile", player.tile.number())
        .with("influence", influence)
        .with("hand", seen.n_cards)
        .with("pile", seen.hand_and_pile.len() - seen.n_cards)
        .with("discard", player.discard.len())
        .with("played", player.played.len())
}

fn market(view: &View) -> Vec<Phrase> {
    let line = |id: CardId| {
        let face = view.pack.card(id);
        let of = face.element.map_or(Arg::List(vec![]), |e| Arg::Phrase(e.phrase()));
        face_of(view, Phrase::new("erythro-market"), id)
            .with("cost", view.pack.cost(id))
            .with("element", of)
    };
    view.table.market.iter().map(line).collect()
}

/// The hands the viewer sees, card by card.
fn hands(view: &View) -> Vec<Phrase> {
    let mut lines = Vec::new();
    for (n, seen) in view.hands.iter().enumerate() {
        let Some(Cards { actions, contamination }) = seen.cards else { continue };
        let seat = Seat::new(n);
        let line = |id| face_of(view, Phrase::new("erythro-hand-card").with("who", seat), id);
        lines.extend(actions.iter().map(line));
        if contamination > 0 {
            lines.push(
                Phrase::new("erythro-hand-contamination")
                    .with("who", seat)
                    .with("n", contamination),
            );
        }
    }
    lines
}

/// Adds all that a card says.
fn face_of(view: &View, phrase: Phrase, id: CardId) -> Phrase {
    let face = view.pack.card(id);
    phrase
        .with("card", card(&view.pack, id))
        .with("gain", face.gain.element.influence(face.gain.n))
        .with("steps", face.steps)
        .with("sanctuary", face.sanctuary.sanctuary())
        .with("needs", face.bonus.needs.sanctuary())
        .with("bonus", effects::effects(&face.bonus.effects))
        .with("effects", effects::effects(&face.effects))
}
