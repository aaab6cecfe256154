//! What would change: the cities after an action, and what they would be worth.

use engine::{Phrase, Seat};
use game_ephyran::card::CardId;
use game_ephyran::city::{Area, Territory, TokenId};
use game_ephyran::content::{Effect, Magic, Power};
use game_ephyran::score::score;
use game_ephyran::{Action, Board, Phase, View};

use super::names::{self, Table, signed};

/// What the city of `seat` is worth on `board`, as far as the viewer knows its tokens.
pub(super) fn worth(view: &View, board: &Board, seat: Seat) -> i32 {
    score(&view.pack, board, seat, |token| view.magic(token)).total()
}

/// How many tokens of the city the viewer has not seen.
pub(super) fn n_unknown(view: &View, seat: Seat) -> usize {
    let city = view.board.city(seat);
    let tokens = Area::all().filter_map(|area| city.token(area));
    tokens.filter(|token| view.magic(*token).is_none()).count()
}

/// The token that the active player holds above the table.
pub(super) fn token_in_hand(view: &View) -> Option<TokenId> {
    match view.board.phase {
        Phase::PlaceToken { token } => Some(token),
        _ => None,
    }
}

/// The table after `action` of `seat` if nobody stops it; nothing where that is not a matter of what stands where.
pub(super) fn after(view: &View, seat: Seat, action: Action) -> Option<Board> {
    let mut board = view.board;
    let at = seat.index();
    match action {
        Action::Add { card, area } => add(&mut board, seat, card, area),
        Action::Change { card, area } | Action::Replace { by: card, area, .. } => {
            board.cities[at].set(area, card, None);
        }
        Action::TakeDionysus { card, from, area, to } => {
            let (_, token) = board.cities.get_mut(from.index())?.set(area, card, None);
            add(&mut board, seat, CardId::DIONYSUS, to);
            if let Some(token) = token {
                board.cities[at].put_token(to, token);
            }
        }
        Action::Exchange { with, area, .. } => {
            let (own, other) = (*board.city(seat), *board.cities.get(with.index())?);
            board.cities[at].set(area, other.card(area)?, other.token(area));
            board.cities[with.index()].set(area, own.card(area)?, own.token(area));
        }
        Action::PlaceToken { area } => board.cities[at].put_token(area, token_in_hand(view)?),
        Action::Lose { area } => {
            board.city(seat).is_uncovered(area).then(|| board.cities[at].remove(area))?;
        }
        _ => return None,
    }
    Some(board)
}

fn add(board: &mut Board, seat: Seat, card: CardId, area: Area) {
    board.cities[seat.index()].add(area, card, None);
    if board.city(seat).is_complete() {
        board.city_bonus[seat.index()] = board.bonus_for_finishing();
    }
}

/// How much more the city of `seat` would be worth.
pub(super) fn gain(view: &View, seat: Seat, action: Action) -> Option<i32> {
    let board = after(view, seat, action)?;
    Some(worth(view, &board, seat) - worth(view, &view.board, seat))
}

/// What would change if the viewer took `action`, in a sentence.
pub(super) fn consequence(scene: &Table<'_>, action: Action) -> Option<String> {
    let view = scene.view;
    let me = view.seat()?;
    match action {
        Action::ChooseGod { god } => Some(
            scene.say(
                &Phrase::new("ephyran-board-then-god")
                    .with("territory", names::territory(scene, god.0)),
            ),
        ),
        Action::Add { .. } | Action::Change { .. } | Action::Replace { .. } => {
            own(scene, me, action)
        }
        Action::PlaceToken { .. } | Action::Lose { .. } => own(scene, me, action),
        Action::TakeDionysus { from: other, .. } | Action::Exchange { with: other, .. } => {
            both(scene, me, other, action)
        }
        Action::Discard { .. } => Some(scene.word("ephyran-board-then-discard")),
        Action::Defend { .. } => Some(scene.word("ephyran-board-then-defend")),
        Action::Pass => let_pass(scene, me),
        Action::DrawPile => Some(pile(scene)),
        Action::DrawDiscard => Some(scene.word("ephyran-board-then-draw-discard")),
        Action::Keep { top, .. } => top.map(|_| scene.word("ephyran-board-then-keep")),
        support => plain_support(scene, me, support),
    }
}

/// What one's own city gains or loses.
fn own(scene: &Table<'_>, me: Seat, action: Action) -> Option<String> {
    let view = scene.view;
    let board = after(view, me, action)?;
    let (now, then) = (worth(view, &view.board, me), worth(view, &board, me));
    let finished = board.city_bonus[me.index()] != view.board.city_bonus[me.index()];
    let loses_token = matches!(action, Action::Change { area, .. } | Action::Replace { area, .. }
        if view.board.city(me).token(area).is_some());
    let key = match (finished, loses_token) {
        (true, _) => "ephyran-board-then-finished",
        (false, true) => "ephyran-board-then-token-lost",
        (false, false) => "ephyran-board-then-own",
    };
    Some(scene.say(&Phrase::new(key).with("change", signed(then - now)).with("points", then)))
}

/// What one's own city and another gain or lose.
fn both(scene: &Table<'_>, me: Seat, other: Seat, action: Action) -> Option<String> {
    let view = scene.view;
    let board = after(view, me, action)?;
    let change = |seat| worth(view, &board, seat) - worth(view, &view.board, seat);
    Some(
        scene.say(
            &Phrase::new("ephyran-board-then-both")
                .with("change", signed(change(me)))
                .with("points", worth(view, &board, me))
                .with("who", other)
                .with("other", signed(change(other))),
        ),
    )
}

/// What a Support does that one lets happen, to oneself.
fn let_pass(scene: &Table<'_>, me: Seat) -> Option<String> {
    let view = scene.view;
    let Phase::Answer { support, .. } = view.board.phase else { return None };
    match support {
        Action::Exchange { with, .. } if with == me => {
            let board = after(view, view.board.active, support)?;
            let (now, then) = (worth(view, &view.board, me), worth(view, &board, me));
            Some(
                scene.say(
                    &Phrase::new("ephyran-board-then-own")
                        .with("change", signed(then - now))
                        .with("points", then),
                ),
            )
        }
        Action::Destroy { of, .. } if of == me => Some(scene.word("ephyran-board-then-lose")),
        Action::Exchange { .. } | Action::Replace { .. } | Action::Destroy { .. } => {
            Some(scene.word("ephyran-board-then-happens"))
        }
        Action::StealToken { area, .. } => {
            let token = view.board.city(me).token(area)?;
            view.magic(token).map(|magic| token_sentence(scene, "ephyran-board-then-stolen", magic))
        }
        _ => Some(names::about(scene, "ephyran-board-then-taken", view.board.active)),
    }
}

fn token_sentence(scene: &Table<'_>, key: &'static str, magic: Magic) -> String {
    let value = scene.view.pack.value(magic);
    scene.say(
        &Phrase::new(key).with("magic", names::magic(scene, magic)).with("value", signed(value)),
    )
}

fn pile(scene: &Table<'_>) -> String {
    let n_left = usize::from(scene.view.n_pile).saturating_sub(1);
    if n_left == 0 {
        scene.word("ephyran-board-then-last-card")
    } else {
        scene.say(&Phrase::new("ephyran-board-then-draw-pile").with("count", n_left))
    }
}

/// A Support that changes no area at once.
fn plain_support(scene: &Table<'_>, me: Seat, action: Action) -> Option<String> {
    let view = scene.view;
    match action {
        Action::Twins { .. } => Some(
            scene.say(&Phrase::new("ephyran-board-then-twins").with("count", view.pack.n_draw())),
        ),
        Action::Graeae { .. } => {
            let n_look = view.pack.n_look().min(view.n_pile);
            Some(scene.say(&Phrase::new("ephyran-board-then-graeae").with("count", n_look)))
        }
        Action::TakeToken { .. } => {
            let n_left = view.pack.n_tokens() - usize::from(view.board.n_tokens_drawn);
            Some(scene.say(&Phrase::new("ephyran-board-then-take").with("count", n_left)))
        }
        Action::Destroy { of, .. } => Some(names::about(scene, "ephyran-board-then-destroy", of)),
        Action::StealToken { from, area, .. } => {
            let token = view.board.cities.get(from.index())?.token(area)?;
            Some(match view.magic(token) {
                Some(magic) => token_sentence(scene, "ephyran-board-then-steal-known", magic),
                None => scene.word("ephyran-board-then-steal"),
            })
        }
        Action::Lock { territory, .. } => {
            let safe = view.scores.get(me.index())?.territories[territory.index()];
            Some(names::points(scene, "ephyran-board-then-lock", safe))
        }
        Action::Unlock { .. } => Some(scene.word("ephyran-board-then-unlock")),
        _ => None,
    }
}

/// Every Dionysus that stands open in the city of an opponent.
pub(super) fn open_dionysus(view: &View, me: Seat) -> impl Iterator<Item = (Seat, Area)> {
    let others = view.board.seats().filter(move |seat| *seat != me);
    others.flat_map(move |seat| {
        let city = view.board.city(seat);
        let open = Territory::ALL.into_iter().filter(|territory| !city.is_locked(*territory));
        let last = open.filter_map(|territory| city.uncovered(territory));
        last.filter(|area| city.card(*area) == Some(CardId::DIONYSUS)).map(move |area| (seat, area))
    })
}

/// What half a card would do now, in a few words.
pub(super) struct Hint {
    /// For the style sheet: `add`, `change`, `take`, `wait`, `have`, `locked`, `support`.
    pub(super) kind: &'static str,
    /// The words.
    pub(super) words: String,
}

/// What an area half would do in the viewer's city.
pub(super) fn area_hint(scene: &Table<'_>, me: Seat, card: CardId, area: Area) -> Hint {
    let view = scene.view;
    let city = view.board.city(me);
    let (number, height) = (area.number(), city.height(area.territory()));
    let gained = |action| signed(gain(view, me, action).unwrap_or(0));
    let say = |key, change: String| scene.say(&Phrase::new(key).with("change", change));
    if city.is_locked(area.territory()) {
        return Hint { kind: "locked", words: scene.word("ephyran-board-hint-locked") };
    }
    if number == height + 1 {
        let words = say("ephyran-board-hint-add", gained(Action::Add { card, area }));
        return Hint { kind: "add", words };
    }
    if number == height {
        let words = say("ephyran-board-hint-change", gained(Action::Change { card, area }));
        return Hint { kind: "change", words };
    }
    if let Some((seat, _)) = open_dionysus(view, me).find(|(_, at)| *at == area) {
        let words = names::about(scene, "ephyran-board-hint-take-dionysus", seat);
        return Hint { kind: "take", words };
    }
    if number < height {
        return Hint { kind: "have", words: scene.word("ephyran-board-hint-have") };
    }
    let missing = Area::new(area.territory(), number - 1);
    let words = scene
        .say(&Phrase::new("ephyran-board-hint-wait").with("area", names::area(scene, missing)));
    Hint { kind: "wait", words }
}

/// What a Support half does, in a few words.
pub(super) fn support_hint(scene: &Table<'_>, effect: Effect) -> Hint {
    let key = match effect.power() {
        Power::Twins => "ephyran-board-hint-twins",
        Power::Graeae => "ephyran-board-hint-graeae",
        Power::Exchange => "ephyran-board-hint-exchange",
        Power::TakeToken => "ephyran-board-hint-take",
        Power::Destroy => "ephyran-board-hint-destroy",
        Power::StealToken => "ephyran-board-hint-steal",
        Power::Lock => "ephyran-board-hint-lock",
        Power::Unlock => "ephyran-board-hint-unlock",
    };
    let count = match effect {
        Effect::Twins { draw: count } | Effect::Graeae { look: count } => count,
        Effect::Exchange | Effect::TakeToken | Effect::Destroy => 1,
        Effect::StealToken | Effect::Lock | Effect::Unlock => 1,
    };
    Hint { kind: "support", words: scene.say(&Phrase::new(key).with("count", count)) }
}
