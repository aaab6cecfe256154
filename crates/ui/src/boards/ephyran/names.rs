//! What things are called, in the reader's language.

use engine::{Phrase, Seat, Text};
use game_ephyran::State;
use game_ephyran::card::CardId;
use game_ephyran::city::{Area, God, Territory};
use game_ephyran::content::{AreaEntry, HalfEntry, Magic, Power, SupportEntry};
use localization::Lang;

use super::paths::{halves, support_of};
use crate::board::Scene;

/// The scene that everything of this game is drawn from.
pub(super) type Table<'a> = Scene<'a, State>;

/// A text of the pack.
pub(super) fn text<'a>(scene: &Table<'_>, text: &'a Text) -> &'a str {
    match scene.speaker.lang {
        Lang::En => &text.en,
        Lang::Fr => &text.fr,
    }
}

/// A name with its first letter as a title has it.
pub(super) fn title(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

pub(super) fn territory<'a>(scene: &Table<'a>, territory: Territory) -> &'a str {
    text(scene, &scene.view.pack.printed.territories[territory.index()].name)
}

pub(super) fn god<'a>(scene: &Table<'a>, god: God) -> &'a str {
    text(scene, &scene.view.pack.printed.gods[god.0.index()].name)
}

pub(super) fn magic<'a>(scene: &Table<'a>, magic: Magic) -> &'a str {
    text(scene, &scene.view.pack.printed.magic[magic as usize].name)
}

pub(super) fn dionysus<'a>(scene: &Table<'a>) -> &'a str {
    scene.view.pack.printed.wilds.first().map_or("Dionysus", |wild| text(scene, &wild.name))
}

pub(super) fn creature<'a>(scene: &Table<'a>, entry: &AreaEntry) -> &'a str {
    let known = scene.view.pack.printed.creatures.iter().find(|known| known.id == entry.creature);
    known.map_or("?", |known| text(scene, &known.name))
}

/// The Support with this power, as the pack has it.
pub(super) fn support<'a>(scene: &Table<'a>, power: Power) -> Option<&'a SupportEntry> {
    scene.view.pack.printed.supports.iter().find(|support| support.effect.power() == power)
}

pub(super) fn area(scene: &Table<'_>, area: Area) -> String {
    scene.say(
        &Phrase::new("ephyran-area")
            .with("territory", territory(scene, area.territory()))
            .with("number", area.number()),
    )
}

/// Half a card: its area, creature and magic, or its Support.
pub(super) fn half(scene: &Table<'_>, half: &HalfEntry) -> String {
    let entry = match half {
        HalfEntry::Area(entry) => entry,
        HalfEntry::Support(id) => {
            let support = support_of(&scene.view.pack, half);
            return support.map_or_else(|| id.clone(), |known| text(scene, &known.name).into());
        }
    };
    let key = if entry.magic.is_some() { "ephyran-half-magic" } else { "ephyran-half" };
    let phrase = Phrase::new(key)
        .with("territory", territory(scene, entry.territory))
        .with("number", entry.number)
        .with("creature", creature(scene, entry));
    scene.say(&match entry.magic {
        Some(found) => phrase.with("magic", magic(scene, found)),
        None => phrase,
    })
}

/// A whole card: both halves, or Dionysus.
pub(super) fn card(scene: &Table<'_>, card: CardId) -> String {
    match halves(&scene.view.pack, card) {
        [first, second] => format!("{} | {}", half(scene, first), half(scene, second)),
        _ => dionysus(scene).to_string(),
    }
}

/// The half of `card` that stands at `area`, unless it is Dionysus.
pub(super) fn standing<'a>(scene: &Table<'a>, card: CardId, area: Area) -> Option<&'a AreaEntry> {
    halves(&scene.view.pack, card).iter().find_map(|half| match half {
        HalfEntry::Area(entry)
            if entry.territory == area.territory()
                && usize::from(entry.number) == area.number() =>
        {
            Some(entry)
        }
        HalfEntry::Area(_) | HalfEntry::Support(_) => None,
    })
}

/// A phrase about a number of points.
pub(super) fn points(scene: &Table<'_>, key: &'static str, points: i32) -> String {
    scene.say(&Phrase::new(key).with("points", points))
}

/// A phrase about a player.
pub(super) fn about(scene: &Table<'_>, key: &'static str, who: Seat) -> String {
    scene.say(&Phrase::new(key).with("who", who))
}

/// A number with its sign.
pub(super) fn signed(number: i32) -> String {
    match number {
        0 => "±0".to_string(),
        1.. => format!("+{number}"),
        _ => format!("−{}", number.unsigned_abs()),
    }
}
