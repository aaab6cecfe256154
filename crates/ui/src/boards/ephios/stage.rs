//! The stage below the crossroads: what is being done, what the viewer is asked, and the things to answer with.

use engine::{Phrase, Seat};
use game_ephios::content::{Effect, Trigger};
use game_ephios::knowledge::Place as Hidden;
use game_ephios::state::{Deed, Frame, Running, Wait};
use game_ephios::{AllianceSet, Card, CardSet, Party};
use maud::{Markup, html};

use super::card::{self, Place};
use super::{Table, glyphs, printed, touch};

/// The stage: cards in the middle of what they do, and the viewer's answers.
pub(super) fn draw(scene: &Table<'_>) -> Markup {
    let table = &scene.view.table;
    if table.wait == Wait::Over {
        return html! {};
    }
    let is_me = |seat: Seat| scene.me() == Some(seat);
    let answers = match table.wait {
        Wait::Act if is_me(table.turn) => turn_actions(scene),
        Wait::Limit if is_me(table.turn) => calm(scene, "ephios-board-stage-limit"),
        Wait::Lay(seat) if is_me(seat) => calm(scene, "ephios-board-stage-lay"),
        Wait::React(seat) if is_me(seat) => button(touch::PASS, &scene.word("ephios-do-pass")),
        Wait::Answer(seat) if is_me(seat) => question(scene),
        Wait::Ready | Wait::Draw(_) | Wait::Over => calm(scene, "ephios-board-stage-drawing"),
        Wait::Act | Wait::Limit => waiting(scene, table.turn),
        Wait::Lay(seat) | Wait::React(seat) | Wait::Answer(seat) => waiting(scene, seat),
    };
    html! {
        section.stage aria-label=(scene.word("ephios-board-stage")) {
            (resolving(scene))
            (seen(scene))
            div.answers { (answers) }
        }
    }
}

fn calm(scene: &Table<'_>, key: &str) -> Markup {
    html! { p.calm { (scene.word(key)) } }
}

fn waiting(scene: &Table<'_>, seat: Seat) -> Markup {
    html! { p.calm { (glyphs::of_seat(seat)) (scene.say(&Phrase::new("ephios-board-thinks").with("who", seat))) } }
}

/// Something to touch that is no card.
fn button(touch: &str, words: &str) -> Markup {
    html! { div.plaque data-touch=(touch) { span { (words) } } }
}

/// The two things one can do with a personality of the crossroads.
fn turn_actions(scene: &Table<'_>) -> Markup {
    let table = &scene.view.table;
    let tokens = table.tokens[table.turn.index()];
    let gain = scene.view.pack().printed.numbers.debate_gain;
    let cap = scene.view.pack().printed.numbers.token_cap;
    let more = Phrase::new("ephios-board-actions-left").with("count", table.actions_left);
    html! {
        div.plaque.recruit data-touch=(touch::RECRUIT) data-name=(scene.word("ephios-board-recruit")) {
            span { (scene.word("ephios-board-recruit")) } small { (scene.word("ephios-board-recruit-how")) }
        }
        div.plaque.debate data-touch=(touch::DEBATE) data-name=(scene.word("ephios-board-debate")) {
            span { (scene.word("ephios-board-debate")) }
            small { "+" (gain.min(cap - tokens.min(cap))) (glyphs::token()) " · " (scene.word("ephios-board-debate-how")) }
        }
        @if table.actions_left > 1 { p.calm { (scene.say(&more)) } }
    }
}

/// The cards whose effect is being applied or may be answered, the latest last.
fn resolving(scene: &Table<'_>) -> Markup {
    let table = &scene.view.table;
    let mut drawn = table.crossroads.set();
    html! {
        @for frame in table.stack.as_slice() {
            @match frame {
                Frame::Deed(deed) => (doing(scene, deed, &mut drawn)),
                Frame::Running(running) => (applying(scene, running, &mut drawn)),
            }
        }
    }
}

/// Draws `card` unless it lies elsewhere on the page.
fn once(scene: &Table<'_>, card: Card, drawn: &mut CardSet) -> Markup {
    let lies_elsewhere = drawn.contains(card) || scene.view.table.laid.last() == Some(card);
    drawn.insert(card);
    html! { @if !lies_elsewhere { (card::draw(scene, card, Place::Table, None)) } }
}

fn doing(scene: &Table<'_>, deed: &Deed, drawn: &mut CardSet) -> Markup {
    let pack = scene.view.pack();
    let is_used = matches!(deed.trigger, Trigger::UsePersonality | Trigger::UseInhabitant);
    let key = match deed.trigger {
        Trigger::RecruitOpen => "ephios-board-doing-recruit",
        Trigger::RecruitBlind => "ephios-board-doing-blind",
        Trigger::Debate => "ephios-board-doing-debate",
        Trigger::UsePersonality | Trigger::UseInhabitant => "ephios-board-doing-use",
        Trigger::UniteDeclared | Trigger::UniteDone => "ephios-board-doing-unite",
    };
    let mut phrase = match deed.actor {
        Party::Player(seat) => Phrase::new(key).with("who", seat),
        Party::Plot if deed.trigger == Trigger::Debate => Phrase::new("ephios-board-plot-debates"),
        Party::Plot => Phrase::new("ephios-board-plot-recruits"),
    };
    if let Some(card) = deed.card {
        phrase = phrase.with("card", pack.name(card));
    }
    if let Some(union) = scene.view.table.union {
        phrase = phrase.with("alliance", &pack.alliance(union.alliance).the);
        phrase = phrase.with("gain", i32::from(union.gain.max(0)));
    }
    html! {
        div.doing {
            p { (scene.say(&phrase)) }
            @if let (true, Some(card)) = (is_used, deed.card) { (once(scene, card, drawn)) }
        }
    }
}

fn applying(scene: &Table<'_>, running: &Running, drawn: &mut CardSet) -> Markup {
    let pack = scene.view.pack();
    let phrase = Phrase::new("ephios-board-applies")
        .with("who", running.user)
        .with("card", pack.name(running.text));
    html! {
        div.doing {
            p { (scene.say(&phrase)) }
            @if let Some(card) = running.card { (once(scene, card, drawn)) }
            @for card in running.inhabitants { (once(scene, card, drawn)) }
        }
    }
}

/// The cards from the deck that the viewer sees, and how many others see.
fn seen(scene: &Table<'_>) -> Markup {
    let view = scene.view;
    let hidden = usize::from(view.table.looked_size) - view.looked.len();
    html! {
        @if view.table.looked_size > 0 {
            div.seen {
                p { (scene.word("ephios-board-looked")) }
                @for card in view.looked.iter() { (card::draw(scene, card, Place::Table, None)) }
                @for n in 0..hidden {
                    span.hidden data-glide={ "looked-" (n + 1) } { (glyphs::back()) }
                }
            }
        }
    }
}

/// What the card being applied asks the viewer.
fn question(scene: &Table<'_>) -> Markup {
    let view = scene.view;
    let Some(running) = view.table.running() else { return html! {} };
    if !running.has_begun && running.inhabitants.len() > 1 && view.table.looked_size == 0 {
        return calm(scene, "ephios-board-ask-order");
    }
    let Some(effect) = view.table.instruction(view.pack()) else { return html! {} };
    html! {
        p.ask { (scene.word(asked(effect))) }
        @match effect {
            Effect::ChooseOpponent(_) => (opponents(scene, running.user)),
            Effect::SwapAffinity => (set_aside(scene, view.affinities.may_be_aside())),
            Effect::Choice(choice) => {
                @for (n, way) in choice.options.iter().enumerate() {
                    (button(&touch::option(n as u8 + 1), &capital(printed(scene, &way.text))))
                }
            },
            effect => @for card in offered(scene, running, effect) { (card::draw(scene, card, Place::Choice, None)) },
        }
        @if may_stop(running, effect) { (button(touch::STOP, &scene.word(stop(effect)))) }
    }
}

fn asked(effect: &Effect) -> &'static str {
    match effect {
        Effect::ChooseOpponent(_) => "ephios-board-ask-opponent",
        Effect::Pick(_) | Effect::PickCrossroads(_) => "ephios-board-ask-pick",
        Effect::PutBack => "ephios-board-ask-put",
        Effect::Recruit(_) => "ephios-board-ask-recruit",
        Effect::Sweep(_) => "ephios-board-ask-sweep",
        Effect::SwapCrossroads | Effect::SwapHand => "ephios-board-ask-swap",
        Effect::PickDiscard(_) | Effect::PickUnionDiscard => "ephios-board-ask-retrieve",
        Effect::TakeCards(_) => "ephios-board-ask-take",
        Effect::Strip => "ephios-board-ask-strip",
        Effect::DiscardOwn(_) => "ephios-board-ask-discard",
        Effect::Sell(_) => "ephios-board-ask-sell",
        Effect::Copy => "ephios-board-ask-copy",
        Effect::SwapAffinity => "ephios-board-ask-affinity",
        Effect::BuyOrDiscard => "ephios-board-ask-buy",
        _ => "ephios-board-ask-choose",
    }
}

/// The cards to choose from that lie nowhere open: a searched discard, a hand that was looked at.
fn offered(scene: &Table<'_>, running: &Running, effect: &Effect) -> CardSet {
    let view = scene.view;
    match (effect, running.target) {
        (Effect::PickDiscard(_), _) => view.cards.surely_in(Hidden::Discard),
        (Effect::PickUnionDiscard, _) => view
            .table
            .union
            .map_or(CardSet::EMPTY, |union| union.cards & view.cards.may_be_in(Hidden::Discard)),
        (Effect::TakeCards(_) | Effect::Strip | Effect::SwapHand, Some(Party::Player(seat))) => {
            view.cards.may_be_in(Hidden::Hand(seat))
        }
        _ => CardSet::EMPTY,
    }
}

fn opponents(scene: &Table<'_>, user: Seat) -> Markup {
    let table = &scene.view.table;
    html! {
        @for seat in table.opponents(user) {
            div.plaque data-seat=(seat.index() + 1) data-touch=(touch::seat(seat)) {
                span { (glyphs::of_seat(seat)) (scene.name(seat)) }
                small {
                    (table.popularity[seat.index()]) " % · " (table.tokens[seat.index()]) (glyphs::token()) " · "
                    (scene.say(&Phrase::new("ephios-board-cards").with("count", table.hand_sizes[seat.index()])))
                }
            }
        }
    }
}

fn set_aside(scene: &Table<'_>, affinities: AllianceSet) -> Markup {
    html! {
        @for affinity in affinities {
            div.plaque.aside data-alliance=(affinity.id()) data-touch=(touch::aside(affinity)) {
                span { (glyphs::of_alliance(affinity)) (printed(scene, &scene.view.pack().alliance(affinity).name)) }
            }
        }
    }
}

fn may_stop(running: &Running, effect: &Effect) -> bool {
    match effect {
        Effect::Recruit(_)
        | Effect::Sweep(_)
        | Effect::Sell(_)
        | Effect::SwapHand
        | Effect::SwapAffinity
        | Effect::BuyOrDiscard => true,
        Effect::TakeCards(range) => range.at_most - running.left >= range.at_least,
        _ => false,
    }
}

fn stop(effect: &Effect) -> &'static str {
    match effect {
        Effect::SwapHand | Effect::SwapAffinity => "ephios-do-not-swap",
        Effect::BuyOrDiscard => "ephios-do-not-buy",
        Effect::Sweep(_) => "ephios-do-not-sweep",
        _ => "ephios-do-stop",
    }
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
