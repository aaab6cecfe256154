//! How the game speaks: actions, refusals and prompts as phrases; events and the picture are in files of their own.

use alloc::vec::Vec;

use engine::{Phrase, Seat, Turn, Words};

use crate::action::{Action, Event};
use crate::card::CardId;
use crate::city::Area;
use crate::refusal::{Asked, Refusal};
use crate::state::{Phase, State};
use crate::view::View;

mod line;
mod names;
mod picture;

use names::{Names, Used};

impl Words for State {
    fn label(view: &View, action: &Action) -> Phrase {
        label(view, *action)
    }

    fn line(view: &View, event: &Event) -> Phrase {
        line::line(view, *event)
    }

    fn refusal(view: &View, refusal: &Refusal) -> Phrase {
        say_refusal(&Names(&view.pack), *refusal)
    }

    fn prompt(view: &View) -> Phrase {
        prompt(view)
    }

    fn picture(view: &View) -> Vec<Phrase> {
        picture::picture(view)
    }
}

fn label(view: &View, action: Action) -> Phrase {
    let names = Names(&view.pack);
    match action {
        Action::ChooseGod { god } => Phrase::new("ephyran-do-god").with("god", names.god(god)),
        Action::Add { card, area } if card.is_dionysus() => {
            Phrase::new("ephyran-do-add-dionysus").with("area", names.area(area))
        }
        Action::Add { card, area } => Phrase::new("ephyran-do-add")
            .with("half", names.half(card, area))
            .with("rest", names.rest(card, Used::Area(area))),
        Action::TakeDionysus { card, from, area, to } => Phrase::new("ephyran-do-dionysus")
            .with("from", from)
            .with("half", names.half(card, area))
            .with("rest", names.rest(card, Used::Area(area)))
            .with("to", names.area(to)),
        Action::Change { card, area } => {
            // Dionysus has no other half to give up.
            let is_whole = card.is_dionysus();
            Phrase::new(if is_whole { "ephyran-do-change-dionysus" } else { "ephyran-do-change" })
                .with("half", names.half(card, area))
                .with("rest", names.rest(card, Used::Area(area)))
                .with("old", own(view, area))
        }
        Action::Discard { card } => {
            Phrase::new("ephyran-do-discard").with("card", names.card(card))
        }
        Action::Defend { card } => Phrase::new("ephyran-do-defend")
            .with("support", names.counter(card, view.board.phase))
            .with("rest", names.rest_of_counter(card, view.board.phase)),
        Action::Pass => match view.board.phase {
            Phase::Source { .. } => Phrase::new("ephyran-do-take-nothing"),
            _ => Phrase::new("ephyran-do-let-pass"),
        },
        Action::DrawPile => Phrase::new("ephyran-do-draw-pile"),
        Action::DrawDiscard => match view.board.discard.last() {
            Some(top) => Phrase::new("ephyran-do-draw-discard").with("card", names.card(*top)),
            None => Phrase::new("ephyran-do-take-nothing"),
        },
        Action::Keep { card, top: None } => {
            Phrase::new("ephyran-do-keep").with("card", names.card(card))
        }
        Action::Keep { card, top: Some(top) } => Phrase::new("ephyran-do-keep-top")
            .with("card", names.card(card))
            .with("top", names.card(top)),
        Action::PlaceToken { area } => {
            Phrase::new("ephyran-do-place").with("half", own(view, area))
        }
        Action::Lose { area } => Phrase::new("ephyran-do-lose").with("half", own(view, area)),
        support => support_label(view, support),
    }
}

fn support_label(view: &View, action: Action) -> Phrase {
    let names = Names(&view.pack);
    let key = match action {
        Action::Twins { .. } => "ephyran-do-twins",
        Action::Graeae { .. } => "ephyran-do-graeae",
        Action::Exchange { .. } => "ephyran-do-exchange",
        Action::Replace { by, .. } if by.is_dionysus() => "ephyran-do-replace-dionysus",
        Action::Replace { .. } => "ephyran-do-replace",
        Action::TakeToken { .. } => "ephyran-do-take",
        Action::Destroy { .. } => "ephyran-do-destroy",
        Action::StealToken { .. } => "ephyran-do-steal",
        Action::Lock { .. } => "ephyran-do-lock",
        _ => "ephyran-do-unlock",
    };
    let phrase = match action.support() {
        Some((power, card)) => Phrase::new(key)
            .with("support", names.support(power))
            .with("rest", names.rest(card, Used::Support(power))),
        None => Phrase::new(key),
    };
    match action {
        Action::Exchange { with, area, .. } => phrase
            .with("with", with)
            .with("half", standing(view, with, area))
            .with("own", own(view, area)),
        Action::Replace { by, area, .. } => phrase
            .with("half", names.half(by, area))
            .with("lost", names.rest(by, Used::Area(area)))
            .with("old", own(view, area)),
        Action::Destroy { of, .. } => phrase.with("of", of),
        Action::StealToken { from, area, .. } => {
            phrase.with("from", from).with("area", names.area(area))
        }
        Action::Lock { territory, .. } => phrase.with("territory", names.territory(territory)),
        Action::Unlock { of, territory, .. } => {
            phrase.with("of", of).with("territory", names.territory(territory))
        }
        _ => phrase,
    }
}

/// What stands at `area` in the city of `seat`.
fn standing(view: &View, seat: Seat, area: Area) -> Phrase {
    let names = Names(&view.pack);
    match view.board.cities.get(seat.index()).and_then(|city| city.card(area)) {
        Some(card) => names.half(card, area),
        None => names.area(area),
    }
}

/// What stands at `area` in the city of the one who decides now.
fn own(view: &View, area: Area) -> Phrase {
    let awaited = view.board.turn().awaited().first().unwrap_or(view.board.active);
    standing(view, awaited, area)
}

fn prompt(view: &View) -> Phrase {
    let board = &view.board;
    let seat = match board.turn() {
        Turn::Over => return Phrase::new("game-over"),
        Turn::Chance => return Phrase::new("drawing"),
        Turn::Decide(seats) => seats.first().unwrap_or(board.active),
    };
    if !view.viewer.is(seat) {
        return Phrase::new("waiting-for").with("who", seat);
    }
    let names = Names(&view.pack);
    match board.phase {
        Phase::Act if board.ending.is_some() => Phrase::new("ephyran-turn-last"),
        Phase::Act => Phrase::new("ephyran-turn"),
        Phase::ActAgain => Phrase::new("ephyran-turn-again"),
        Phase::Gods { .. } => Phrase::new("ephyran-turn-god"),
        Phase::Answer { support, .. } => {
            let phrase = Phrase::new("ephyran-turn-answer").with("who", board.active);
            match support.support() {
                Some((power, _)) => phrase.with("support", names.support(power)),
                None => phrase,
            }
        }
        Phase::Source { n_left, .. } => Phrase::new("ephyran-turn-source").with("count", n_left),
        Phase::Keep => Phrase::new("ephyran-turn-keep"),
        Phase::PlaceToken { token } => match view.magic(token) {
            Some(magic) => Phrase::new("ephyran-turn-place").with("magic", names.magic(magic)),
            None => Phrase::new("drawing"),
        },
        Phase::Lose { .. } => Phrase::new("ephyran-turn-lose").with("who", board.active),
        Phase::FirstPlayer | Phase::Deal { .. } | Phase::Refill { .. } => Phrase::new("drawing"),
        Phase::Draw { .. } | Phase::Look { .. } | Phase::TakeToken => Phrase::new("drawing"),
        Phase::Over => Phrase::new("game-over"),
    }
}

fn say_refusal(names: &Names<'_>, refusal: Refusal) -> Phrase {
    let card = |key, card: CardId| Phrase::new(key).with("card", names.card(card));
    let area = |key, area: Area| Phrase::new(key).with("area", names.area(area));
    let there = |key, seat: Seat, at: Area| area(key, at).with("who", seat);
    let column = |key, territory| Phrase::new(key).with("territory", names.territory(territory));
    match refusal {
        Refusal::NotNow { asked } => Phrase::new(match asked {
            Asked::God => "ephyran-now-god",
            Asked::Action => "ephyran-now-action",
            Asked::Again => "ephyran-now-again",
            Asked::Card => "ephyran-now-card",
            Asked::Defence => "ephyran-now-defence",
            Asked::Keep => "ephyran-now-keep",
            Asked::Place => "ephyran-now-place",
            Asked::Lose => "ephyran-now-lose",
        }),
        Refusal::NoSuchSeat { .. } => Phrase::new("ephyran-no-such-seat"),
        Refusal::GodTaken { god } => {
            Phrase::new("ephyran-no-god-taken").with("god", names.god(god))
        }
        Refusal::NotInHand { card: id } => card("ephyran-no-not-in-hand", id),
        Refusal::NoSuchHalf { card: id } => card("ephyran-no-such-half", id),
        Refusal::NotThatArea { card: id, area } => {
            card("ephyran-no-not-that-area", id).with("area", names.area(area))
        }
        Refusal::SameCard { card: id } => card("ephyran-no-same-card", id),
        Refusal::NotNext { area: at } => area("ephyran-no-not-next", at),
        Refusal::AlreadyBuilt { area: at } => area("ephyran-no-already-built", at),
        Refusal::Locked { seat, territory } => {
            column("ephyran-no-locked", territory).with("who", seat)
        }
        Refusal::NothingToChange { area: at } => area("ephyran-no-nothing-to-change", at),
        Refusal::ChangeCovered { area: at } => area("ephyran-no-change-covered", at),
        Refusal::NotAnOpponent { .. } => Phrase::new("ephyran-no-not-an-opponent"),
        Refusal::NoDionysus { seat, area: at } => there("ephyran-no-dionysus", seat, at),
        Refusal::DionysusCovered { seat, area: at } => {
            there("ephyran-no-dionysus-covered", seat, at)
        }
        Refusal::TrueAreaNeeded => Phrase::new("ephyran-no-true-area-needed"),
        Refusal::NoSupportAgain => Phrase::new("ephyran-no-support-again"),
        Refusal::PileEmpty => Phrase::new("ephyran-no-pile-empty"),
        Refusal::NothingToExchange { seat, area: at } => {
            there("ephyran-no-nothing-to-exchange", seat, at)
        }
        Refusal::NothingToReplace { area: at } => area("ephyran-no-nothing-to-replace", at),
        Refusal::DionysusStays { area: at } => area("ephyran-no-dionysus-stays", at),
        Refusal::NoTokensLeft => Phrase::new("ephyran-no-tokens-left"),
        Refusal::NoPlaceForToken => Phrase::new("ephyran-no-place-for-token"),
        Refusal::NothingToDestroy { seat } => {
            Phrase::new("ephyran-no-nothing-to-destroy").with("who", seat)
        }
        Refusal::NoToken { seat, area: at } => there("ephyran-no-token", seat, at),
        Refusal::NothingToLock { territory } => column("ephyran-no-nothing-to-lock", territory),
        Refusal::LockedAlready { territory } => column("ephyran-no-locked-already", territory),
        Refusal::NotLocked { seat, territory } => {
            column("ephyran-no-not-locked", territory).with("who", seat)
        }
        Refusal::CannotCounter { card: id } => card("ephyran-no-cannot-counter", id),
        Refusal::MustDraw => Phrase::new("ephyran-no-must-draw"),
        Refusal::NothingToDraw => Phrase::new("ephyran-no-nothing-to-draw"),
        Refusal::NotLookedAt { card: id } => card("ephyran-no-not-looked-at", id),
        Refusal::NameTheTop => Phrase::new("ephyran-no-name-the-top"),
        Refusal::NoAreaThere { area: at } => area("ephyran-no-area-there", at),
        Refusal::TokenThere { area: at } => area("ephyran-no-token-there", at),
        Refusal::SecondToken { seat, territory } => {
            column("ephyran-no-second-token", territory).with("who", seat)
        }
        Refusal::LoseUncovered { area: at } => area("ephyran-no-lose-uncovered", at),
    }
}
