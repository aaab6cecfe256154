//! The names of the things that can be touched, written and read.

use engine::Seat;
use game_erythro::action::{Contaminated, Zone};
use game_erythro::content::MINES;
use game_erythro::state::{BASE_CARDS, CARDS, CardId, Element, TILES, TileId};

use crate::board::Touch;

/// Something on the page that can be touched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Thing {
    /// An ambassador one may be, by his place in the pack.
    Character(u8),
    /// A zone of a card in hand.
    Zone(CardId, Zone),
    /// One of the two ways to play a contamination card.
    Contaminated(Contaminated),
    /// A whole card in hand.
    Card(CardId),
    /// The contamination cards in hand.
    Contamination,
    /// The own discard pile.
    DiscardPile,
    /// A card of the market.
    Market(CardId),
    /// A tile of the planet.
    Tile(TileId),
    /// A player, by pawn or by panel.
    Player(Seat),
    /// The influence in an element.
    Influence(Element),
    /// So much in the first and so much in the second element.
    Split(u8, u8),
    /// A number of tokens.
    Tokens(u8),
    /// The special depollution.
    Special,
    /// A mine on the planet, by the place of its card in the pack.
    Mine(u8),
    /// Showing a contamination card.
    Show,
    /// Showing an action card.
    ShowCard(CardId),
    /// Saying that one cannot play.
    Stuck,
    /// Keeping the last card.
    Keep,
    /// Leaving out what is optional.
    Pass,
}

impl Thing {
    /// Its name on the page.
    pub(super) fn touch(self) -> Touch {
        match self {
            Thing::Character(n) => format!("character:{}", n + 1),
            Thing::Zone(card, zone) => format!("zone:{card}:{zone}"),
            Thing::Contaminated(Contaminated::Spend) => "zone:contamination:spend".into(),
            Thing::Contaminated(Contaminated::Draw) => "zone:contamination:draw".into(),
            Thing::Card(card) => format!("card:{card}"),
            Thing::Contamination => "card:contamination".into(),
            Thing::DiscardPile => "pile:discard".into(),
            Thing::Market(card) => format!("market:{card}"),
            Thing::Tile(tile) => format!("tile:{tile}"),
            Thing::Player(seat) => format!("player:{}", seat.index() + 1),
            Thing::Influence(element) => format!("influence:{element}"),
            Thing::Split(a, b) => format!("split:{a}-{b}"),
            Thing::Tokens(n) => format!("tokens:{n}"),
            Thing::Special => "do:special".into(),
            Thing::Mine(n) => format!("mine:{}", n + 1),
            Thing::Show => "do:show".into(),
            Thing::ShowCard(card) => format!("show:{card}"),
            Thing::Stuck => "do:stuck".into(),
            Thing::Keep => "do:keep".into(),
            Thing::Pass => "do:pass".into(),
        }
    }

    /// The thing with this name; anything at all may be asked for.
    pub(super) fn read(touch: &str) -> Option<Thing> {
        let (kind, name) = touch.split_once(':')?;
        let thing = match kind {
            "character" => Thing::Character(number(name, 4)? - 1),
            "zone" => read_zone(name)?,
            "card" if name == "contamination" => Thing::Contamination,
            "card" => Thing::Card(card(name)?),
            "pile" => Thing::DiscardPile,
            "market" => Thing::Market(card(name)?),
            "mine" => Thing::Mine(number(name, MINES)? - 1),
            "show" => Thing::ShowCard(card(name)?),
            "tile" => Thing::Tile(TileId(number(name, TILES)? - 1)),
            "player" => Thing::Player(Seat::new(usize::from(number(name, 4)?) - 1)),
            "influence" => Thing::Influence(name.parse().ok()?),
            "split" => {
                let (a, b) = name.split_once('-')?;
                Thing::Split(a.parse().ok()?, b.parse().ok()?)
            }
            "tokens" => Thing::Tokens(name.parse().ok()?),
            "do" => match name {
                "special" => Thing::Special,
                "show" => Thing::Show,
                "stuck" => Thing::Stuck,
                "keep" => Thing::Keep,
                "pass" => Thing::Pass,
                _ => return None,
            },
            _ => return None,
        };
        (thing.touch() == touch).then_some(thing)
    }
}

fn read_zone(name: &str) -> Option<Thing> {
    match name.split_once(':')? {
        ("contamination", "spend") => Some(Thing::Contaminated(Contaminated::Spend)),
        ("contamination", "draw") => Some(Thing::Contaminated(Contaminated::Draw)),
        (name, word) => {
            let zone = Zone::ALL.into_iter().find(|zone| zone.word() == word)?;
            Some(Thing::Zone(card(name)?, zone))
        }
    }
}

/// A number from 1 to `most`.
fn number(text: &str, most: usize) -> Option<u8> {
    text.parse().ok().filter(|n| (1..=most).contains(&usize::from(*n)))
}

/// `b1` to `b32` and `a1` to `a61`.
fn card(name: &str) -> Option<CardId> {
    let card = match name.strip_prefix('b') {
        Some(base) => number(base, BASE_CARDS)? - 1,
        None => number(name.strip_prefix('a')?, CARDS - BASE_CARDS)? - 1 + BASE_CARDS as u8,
    };
    Some(CardId(card))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_thing_is_read_as_it_is_written_and_nothing_else_is() {
        let mut things: Vec<Thing> = (0..CARDS as u8).map(|n| Thing::Card(CardId(n))).collect();
        things.extend((0..TILES as u8).map(|n| Thing::Tile(TileId(n))));
        things.extend(Zone::ALL.map(|zone| Thing::Zone(CardId(40), zone)));
        things.extend(Element::ALL.map(Thing::Influence));
        things.extend([Thing::Contaminated(Contaminated::Spend), Thing::Contamination]);
        things.extend([Thing::Mine(39), Thing::Show, Thing::ShowCard(CardId(92))]);
        things.extend([Thing::DiscardPile, Thing::Split(2, 1), Thing::Special, Thing::Pass]);
        for thing in things {
            assert_eq!(Thing::read(&thing.touch()), Some(thing));
        }
        for strange in
            ["", ":", "tile:0", "tile:17", "tile:+1", "card:a62", "card:b0", "zone:b1", "do:x"]
        {
            assert_eq!(Thing::read(strange), None, "{strange}");
        }
    }
}
