//! How the game speaks: phrases for actions, events, refusals and positions. The sentences are in the locale files.

mod effects;
mod label;
mod line;
mod picture;

use alloc::vec::Vec;

use engine::{Arg, Phrase, Words};

use crate::action::{Action, Event};
use crate::content::{Effect, OnShuffle, Pack};
use crate::refusal::Refusal;
use crate::setup::{Hands, Payment, Purchases};
use crate::state::{CardId, Element, Ending, MineId, Phase, Place, State, Task};
use crate::view::View;

impl Words for State {
    fn label(view: &View, action: &Action) -> Phrase {
        label::label(view, *action)
    }

    fn line(view: &View, event: &Event) -> Phrase {
        line::line(view, *event)
    }

    fn refusal(view: &View, refusal: &Refusal) -> Phrase {
        refused(view, *refusal)
    }

    fn prompt(view: &View) -> Phrase {
        prompt(view)
    }

    fn picture(view: &View) -> Vec<Phrase> {
        picture::picture(view)
    }
}

fn prompt(view: &View) -> Phrase {
    if let Some(ending) = view.table.ending {
        return Phrase::new(ending_key(ending));
    }
    match view.seat() {
        Some(seat) if view.awaited.contains(seat) => own_prompt(view, seat),
        _ => match (view.awaited.len(), view.awaited.first()) {
            (0, _) | (_, None) => Phrase::new("drawing"),
            (1, Some(seat)) => Phrase::new("waiting-for").with("who", seat),
            _ => {
                let who: Vec<Arg> = view.awaited.into_iter().map(Arg::Seat).collect();
                Phrase::new("waiting-for-several").with("who", who)
            }
        },
    }
}

/// What the reader is asked.
fn own_prompt(view: &View, seat: engine::Seat) -> Phrase {
    let table = &view.table;
    match table.tasks.last().copied() {
        Some(Task::Choose { place, .. }) => {
            let deed = effects::effect_at(&view.pack, place);
            Phrase::new("erythro-ask-choose").with("deed", deed)
        }
        Some(Task::Gain { n, .. }) => Phrase::new("erythro-ask-gain").with("n", n),
        Some(Task::Pay { n, .. }) => Phrase::new("erythro-ask-pay").with("n", n),
        Some(Task::Move { n, .. }) => Phrase::new("erythro-ask-move").with("n", n),
        Some(Task::Attack { reduction, .. }) => match view.mixed_price(seat, reduction) {
            Some(price) => Phrase::new("erythro-ask-pay").with("n", price),
            None => Phrase::new("erythro-ask-attack").with("reduction", reduction),
        },
        Some(Task::Remove { n, .. }) => Phrase::new("erythro-ask-remove").with("n", n),
        Some(Task::RemoveEach { left, .. }) => {
            Phrase::new("erythro-ask-remove-each").with("n", left)
        }
        Some(Task::Destroy { left, .. }) => Phrase::new("erythro-ask-destroy").with("n", left),
        Some(Task::Acquire { discount, .. }) => {
            Phrase::new("erythro-ask-acquire").with("discount", discount)
        }
        _ => match table.phase {
            Phase::Characters => Phrase::new("erythro-ask-character"),
            Phase::Players => {
                let limit = view.pack.printed.limits.cards_played;
                let left = limit.saturating_sub(table.player(seat).played.len());
                Phrase::new("erythro-ask-play").with("n", left)
            }
            Phase::Discard => Phrase::new("erythro-ask-discard"),
            Phase::Purchase if table.declined.contains(seat) => Phrase::new("erythro-ask-special"),
            Phase::Purchase => Phrase::new("erythro-ask-buy"),
            Phase::Preparation | Phase::Arrival | Phase::Mines | Phase::Adversary | Phase::Draw => {
                Phrase::new("erythro-ask-special")
            }
        },
    }
}

fn ending_key(ending: Ending) -> &'static str {
    match ending {
        Ending::DomeAndMinesGone => "erythro-won-dome",
        Ending::Unprofitable => "erythro-won-unprofitable",
        Ending::Clean => "erythro-won-clean",
        Ending::AllMinesDestroyed => "erythro-won-all-mines",
        Ending::MineFinished => "erythro-lost-mine",
        Ending::Contaminated => "erythro-lost-contaminated",
        Ending::CannotPlay => "erythro-lost-cannot-play",
        Ending::Profitable => "erythro-lost-profitable",
        Ending::OutOfTime => "erythro-lost-time",
    }
}

/// A refusal, with what it is about.
fn refused(view: &View, refusal: Refusal) -> Phrase {
    let phrase = Phrase::new(refusal_key(view, refusal));
    match refusal {
        Refusal::NotPossible { part } => phrase.with("part", effects::part(&view.pack, part)),
        Refusal::OthersFirst => {
            phrase.with("who", view.awaited.into_iter().map(Arg::Seat).collect::<Vec<Arg>>())
        }
        Refusal::NothingAttacks => {
            let hand = view.seat().and_then(|seat| view.hands[seat.index()].cards);
            let attacks = hand.unwrap_or_default().actions & view.pack.tables.attacking;
            let cards: Vec<Arg> = attacks.iter().map(|id| card(&view.pack, id)).collect();
            phrase.with("n", cards.len() as i64).with("cards", cards)
        }
        _ => phrase,
    }
}

/// Whether a part of a card fails only because the reader knows of no card that somebody may hold (ERY-A47).
fn may_be_shown(view: &View, part: Place) -> bool {
    let effect = effects::printed(&view.pack, part);
    view.table.terms.hands == Hands::Hidden
        && matches!(effect, Some(Effect::Other(deed)) if matches!(**deed, Effect::DestroyContamination(_)))
}

/// Whether the adversary brings events (ERY-13).
fn has_events(view: &View) -> bool {
    view.table.terms.sheet(&view.pack).on_shuffle == OnShuffle::Event
}

fn refusal_key(view: &View, refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::NotInThisPhase => "erythro-no-not-in-this-phase",
        Refusal::OthersFirst if !view.awaited.is_empty() => "erythro-no-others-first",
        Refusal::FinishFirst | Refusal::OthersFirst => "erythro-no-finish-first",
        Refusal::NotInHand => "erythro-no-not-in-hand",
        Refusal::AllPlayed => "erythro-no-all-played",
        Refusal::NothingMoves => "erythro-no-nothing-moves",
        Refusal::NothingAttacks if view.table.dome => "erythro-no-nothing-attacks-dome",
        Refusal::NothingAttacks => "erythro-no-nothing-attacks",
        Refusal::NotAsked if has_events(view) => "erythro-no-not-asked-event",
        Refusal::NotAsked => "erythro-no-not-asked",
        Refusal::SanctuaryThere => "erythro-no-sanctuary-there",
        Refusal::ContaminatedGround => "erythro-no-contaminated-ground",
        Refusal::NoSanctuaryLeft => "erythro-no-sanctuary-left",
        Refusal::NeedsSanctuary => "erythro-no-needs-sanctuary",
        Refusal::NotPossible { part } if may_be_shown(view, part) => {
            let trusts = view.table.terms.trusts_what_was_shown();
            if trusts { "erythro-no-nobody-you-know" } else { "erythro-no-nobody-known" }
        }
        Refusal::NotPossible { .. } => "erythro-no-not-possible",
        Refusal::ContaminatedTile => "erythro-no-contaminated-tile",
        Refusal::TooLittleToSpend => "erythro-no-too-little-to-spend",
        Refusal::TooFewToDraw => "erythro-no-too-few-to-draw",
        Refusal::CanPlay => "erythro-no-can-play",
        Refusal::AlreadyKnown => "erythro-no-already-known",
        Refusal::AlreadyShown => "erythro-no-already-shown",
        Refusal::CannotBeChosen => "erythro-no-cannot-be-chosen",
        Refusal::NotAnother => "erythro-no-not-another",
        Refusal::NotHisElements | Refusal::NotHisElement => "erythro-no-not-your-element",
        Refusal::WrongAmount => "erythro-no-wrong-amount",
        Refusal::TooFar => "erythro-no-too-far",
        Refusal::NothingToAttack => "erythro-no-nothing-to-attack",
        Refusal::CannotPayAttack => "erythro-no-cannot-pay-attack",
        Refusal::SayTheMix => "erythro-no-say-the-mix",
        Refusal::SpoilsTheRest => "erythro-no-spoils-the-rest",
        Refusal::OutOfReach => "erythro-no-out-of-reach",
        Refusal::NothingToRemove => "erythro-no-nothing-to-remove",
        Refusal::NoContamination => "erythro-no-no-contamination",
        Refusal::NotInMarket => "erythro-no-not-in-market",
        Refusal::TooDear => match view.table.terms.readings.cards {
            Payment::Own => "erythro-no-too-dear",
            Payment::Mixed => "erythro-no-too-dear-mixed",
        },
        Refusal::AlreadyBought => "erythro-no-already-bought",
        Refusal::Declined => match view.table.terms.readings.purchases {
            Purchases::PassEnds => "erythro-no-declined",
            Purchases::UntilContent => "erythro-no-declined-for-now",
        },
        Refusal::KeepOne => "erythro-no-keep-one",
        Refusal::NoSpecial => "erythro-no-no-special",
        Refusal::SpecialUsed => "erythro-no-special-used",
        Refusal::SpecialTooDear => "erythro-no-special-too-dear",
        Refusal::Compulsory => "erythro-no-compulsory",
        Refusal::Done => "erythro-no-done",
        Refusal::CharacterTaken => "erythro-no-character-taken",
        Refusal::ElementsMissing => "erythro-no-elements-missing",
    }
}

fn card(pack: &Pack, card: CardId) -> Arg {
    Arg::from(&pack.card(card).name)
}

fn mine(pack: &Pack, mine: MineId) -> Arg {
    Arg::from(&pack.printed.mines[usize::from(mine.0)].name)
}

impl Element {
    /// Its name.
    pub fn phrase(self) -> Phrase {
        Phrase::new(match self {
            Element::Air => "erythro-air",
            Element::Water => "erythro-water",
            Element::Fire => "erythro-fire",
            Element::Earth => "erythro-earth",
        })
    }

    /// A sanctuary of it.
    pub fn sanctuary(self) -> Phrase {
        Phrase::new(match self {
            Element::Air => "erythro-sanctuary-air",
            Element::Water => "erythro-sanctuary-water",
            Element::Fire => "erythro-sanctuary-fire",
            Element::Earth => "erythro-sanctuary-earth",
        })
    }

    /// So much influence in it.
    pub fn influence(self, n: u8) -> Phrase {
        Phrase::new("erythro-influence").with("n", n).with("element", self.phrase())
    }
}

impl Phase {
    /// Its name.
    pub fn phrase(self) -> Phrase {
        Phrase::new(match self {
            Phase::Preparation => "erythro-phase-preparation",
            Phase::Characters => "erythro-phase-characters",
            Phase::Arrival => "erythro-phase-arrival",
            Phase::Players => "erythro-phase-players",
            Phase::Discard => "erythro-phase-discard",
            Phase::Mines => "erythro-phase-mines",
            Phase::Adversary => "erythro-phase-adversary",
            Phase::Purchase => "erythro-phase-purchase",
            Phase::Draw => "erythro-phase-draw",
        })
    }
}
