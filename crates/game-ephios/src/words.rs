//! How the game speaks: labels, refusals, prompts; the lines of events and the picture are in folders.

mod line;
mod picture;

use alloc::string::String;
use alloc::vec::Vec;

use engine::{Arg, Phrase, Text, Words};

use crate::action::{Action, Event, Helpers};
use crate::card::{Alliance, AllianceSet, Card, CardSet};
use crate::content::{Effect, Pack, Trigger};
use crate::refusal::NotAllowed;
use crate::setup::Mode;
use crate::state::{End, State, Wait};
use crate::view::View;

impl Words for State {
    fn label(view: &View, action: &Action) -> Phrase {
        label(view, *action)
    }

    fn line(view: &View, event: &Event) -> Phrase {
        line::line(view.pack(), event)
    }

    fn refusal(view: &View, refusal: &NotAllowed) -> Phrase {
        refusal_of(view, *refusal)
    }

    fn prompt(view: &View) -> Phrase {
        prompt(view)
    }

    fn picture(view: &View) -> Vec<Phrase> {
        picture::lines(view)
    }
}

fn label(view: &View, action: Action) -> Phrase {
    let pack = view.pack();
    let with_card = |key, card| Phrase::new(key).with("card", the(pack, card));
    match action {
        Action::Recruit { card } => label_recruit(view, card),
        Action::RecruitBlind => {
            Phrase::new("ephios-do-recruit-blind").with("price", pack.printed.numbers.blind_cost)
        }
        Action::Debate { card } => with_card("ephios-do-debate", card),
        Action::Use { card } => with_card("ephios-do-use", card).with("text", text_of(view, card)),
        Action::Unite { alliance, affinity, helpers } => {
            label_union(pack, alliance, affinity, helpers)
        }
        Action::Corrupt { card } => with_card("ephios-do-corrupt", card),
        Action::React { card } => {
            with_card("ephios-do-react", card).with("text", text_of(view, card))
        }
        Action::Pass => Phrase::new("ephios-do-pass"),
        Action::Target { seat } => Phrase::new("ephios-do-target").with("whom", seat),
        Action::Pick { card } => with_card("ephios-do-pick", card),
        Action::Discard { card } => with_card("ephios-do-discard", card),
        Action::Put { card } => with_card("ephios-do-put", card),
        Action::Apply { card } => with_card("ephios-do-apply", card),
        Action::Copy { card } => {
            with_card("ephios-do-copy", card).with("text", text_of(view, card))
        }
        Action::Swap { give, take } => Phrase::new("ephios-do-swap")
            .with("give", the(pack, give))
            .with("take", the(pack, take)),
        Action::TakeAffinity { affinity } => {
            Phrase::new("ephios-do-affinity").with("alliance", &pack.alliance(affinity).the)
        }
        Action::Choose { option } => label_choice(view, option),
        Action::Done => label_done(view),
    }
}

fn label_recruit(view: &View, card: Card) -> Phrase {
    let value = view.pack().card(card).value;
    let price = match instructed(view) {
        Some(Effect::Recruit(discount)) => value.saturating_sub(discount.cheaper),
        _ => value,
    };
    Phrase::new("ephios-do-recruit").with("card", the(view.pack(), card)).with("price", price)
}

fn label_union(pack: &Pack, alliance: Alliance, affinity: bool, helpers: Helpers) -> Phrase {
    let key = match (affinity, helpers == Helpers::NONE) {
        (false, true) => "ephios-do-unite",
        (true, true) => "ephios-do-unite-affinity",
        (false, false) => "ephios-do-unite-helped",
        (true, false) => "ephios-do-unite-affinity-helped",
    };
    Phrase::new(key)
        .with("alliance", &pack.alliance(alliance).the)
        .with("helpers", cards(pack, helpers.cards()))
}

fn label_choice(view: &View, option: u8) -> Phrase {
    let text = match instructed(view) {
        Some(Effect::Choice(choice)) => {
            choice.options.get(usize::from(option) - 1).map(|option| option.text.clone())
        }
        _ => None,
    };
    match text {
        Some(text) => Phrase::new("ephios-do-choose").with("way", capital(&text)),
        None => Phrase::new("ephios-do-choose-number").with("option", option),
    }
}

fn label_done(view: &View) -> Phrase {
    Phrase::new(match instructed(view) {
        Some(Effect::SwapHand | Effect::SwapAffinity) => "ephios-do-not-swap",
        Some(Effect::BuyOrDiscard) => "ephios-do-not-buy",
        Some(Effect::Sweep(_)) => "ephios-do-not-sweep",
        _ => "ephios-do-stop",
    })
}

/// The instruction that the card being applied is at.
fn instructed(view: &View) -> Option<&Effect> {
    match view.table.wait {
        Wait::Answer(_) => view.table.instruction(view.pack()),
        _ => None,
    }
}

/// What is written on a card, in solo what counts there.
fn text_of(view: &View, card: Card) -> Arg {
    let solo =
        view.pack().printed.personalities.get(card.index()).and_then(|p| p.solo_text.as_ref());
    match solo {
        Some(text) if view.table.is_solo() => text.into(),
        _ => view.pack().text(card).into(),
    }
}

/// The name of a card within a sentence: "the Medium", "le Médium".
pub(super) fn the(pack: &Pack, card: Card) -> Arg {
    let name = pack.name(card);
    Arg::Text(Text { en: with_first(&name.en, lower), fr: with_first(&name.fr, lower) })
}

/// Several cards within a sentence.
pub(super) fn cards(pack: &Pack, cards: CardSet) -> Vec<Arg> {
    cards.into_iter().map(|card| the(pack, card)).collect()
}

/// Several alliances within a sentence.
pub(super) fn alliances(pack: &Pack, set: AllianceSet) -> Vec<Arg> {
    set.into_iter().map(|alliance| (&pack.alliance(alliance).the).into()).collect()
}

fn capital(text: &Text) -> Text {
    Text { en: with_first(&text.en, upper), fr: with_first(&text.fr, upper) }
}

fn with_first(text: &str, change: fn(char) -> String) -> String {
    let mut letters = text.chars();
    let mut changed = letters.next().map(change).unwrap_or_default();
    changed.push_str(letters.as_str());
    changed
}

fn lower(letter: char) -> String {
    letter.to_lowercase().collect()
}

fn upper(letter: char) -> String {
    letter.to_uppercase().collect()
}

fn refusal_of(view: &View, refusal: NotAllowed) -> Phrase {
    let pack = view.pack();
    let is_campaign = matches!(view.table.mode, Mode::Campaign { .. });
    let with_card = |key, card| Phrase::new(key).with("card", the(pack, card));
    let with_alliance =
        |key, alliance: Alliance| Phrase::new(key).with("alliance", &pack.alliance(alliance).the);
    match refusal {
        NotAllowed::NotATurnAction => Phrase::new("ephios-not-a-turn-action"),
        NotAllowed::NotASoloAction => Phrase::new("ephios-not-a-solo-action"),
        NotAllowed::MustLay => Phrase::new("ephios-must-lay"),
        NotAllowed::MustReplay => Phrase::new("ephios-must-replay"),
        NotAllowed::MustDiscard => Phrase::new("ephios-must-discard"),
        NotAllowed::MustAnswer => Phrase::new("ephios-must-answer"),
        NotAllowed::NotAsked => Phrase::new("ephios-not-asked"),
        NotAllowed::NotOnCrossroads { card }
        | NotAllowed::NoDebateWithAbsent { card }
        | NotAllowed::InhabitantNotThere { card } => with_card("ephios-not-on-crossroads", card),
        NotAllowed::InThePlotsZone { card } => with_card("ephios-in-the-plots-zone", card),
        NotAllowed::RecruitsInhabitant { card } => with_card("ephios-recruits-inhabitant", card),
        NotAllowed::TooExpensive { card, price, tokens } => {
            with_card("ephios-too-expensive", card).with("price", price).with("tokens", tokens)
        }
        NotAllowed::NoTokenForBlind => Phrase::new("ephios-no-token-for-blind"),
        NotAllowed::NothingToDraw => Phrase::new("ephios-nothing-to-draw"),
        NotAllowed::DebatesInhabitant { card } => with_card("ephios-debates-inhabitant", card),
        NotAllowed::NotInHand { card } | NotAllowed::ReactionNotHeld { card } => {
            with_card("ephios-not-in-hand", card)
        }
        NotAllowed::UsedFromCrossroads { card } => with_card("ephios-used-from-crossroads", card),
        NotAllowed::ReactionNotNow { card } => with_card("ephios-reaction-not-now", card),
        NotAllowed::NoReaction { card } => with_card("ephios-no-reaction", card),
        NotAllowed::HelperNotNow { card } => with_card("ephios-helper-not-now", card),
        NotAllowed::UsedThisTurn { card } => with_card("ephios-used-this-turn", card),
        NotAllowed::CostNotPayable { card } => with_card("ephios-cost-not-payable", card),
        NotAllowed::AllianceNotInPlay { alliance, rule: _ } if is_campaign => {
            with_alliance("ephios-alliance-not-in-round", alliance)
        }
        NotAllowed::AllianceNotInPlay { alliance, rule: _ } => {
            with_alliance("ephios-alliance-not-in-play", alliance)
        }
        NotAllowed::CardNotInPlay { card, rule: _ } if is_campaign => {
            with_card("ephios-card-not-in-round", card)
        }
        NotAllowed::CardNotInPlay { card, rule: _ } => with_card("ephios-card-not-in-play", card),
        NotAllowed::TooFewMembers { alliance, needed, held, rule: _ } => {
            with_alliance("ephios-too-few-members", alliance)
                .with("needed", needed)
                .with("held", held)
        }
        NotAllowed::NoHelper { card } => with_card("ephios-no-helper", card),
        NotAllowed::SubstituteNotNeeded { card } => with_card("ephios-substitute-not-needed", card),
        NotAllowed::NoAffinity => Phrase::new("ephios-no-affinity"),
        NotAllowed::AffinityDoesNotFit { alliance } => {
            with_alliance("ephios-affinity-does-not-fit", alliance)
        }
        NotAllowed::AffinityBarred { card } => with_card("ephios-affinity-barred", card),
        NotAllowed::NoBonusInSolo => Phrase::new("ephios-no-bonus-in-solo"),
        NotAllowed::NotInThePlotsZone { card } => with_card("ephios-not-in-the-plots-zone", card),
    }
}

fn prompt(view: &View) -> Phrase {
    let table = &view.table;
    let is_me = |seat| view.seat() == Some(seat);
    match table.wait {
        Wait::Ready | Wait::Draw(_) => Phrase::new("drawing"),
        Wait::Over => match table.end {
            Some(End::Won(seat)) => Phrase::new("won-by").with("who", alloc::vec![Arg::Seat(seat)]),
            Some(End::Lost(_)) => Phrase::new("ephios-ask-lost"),
            Some(End::Unfinished) | None => Phrase::new("ephios-unfinished"),
        },
        Wait::Act if is_me(table.turn) && table.is_solo() => Phrase::new("ephios-ask-act-solo"),
        Wait::Act if is_me(table.turn) => Phrase::new("ephios-ask-act"),
        Wait::Limit if is_me(table.turn) => {
            Phrase::new("ephios-ask-limit").with("limit", view.pack().printed.numbers.hand_limit)
        }
        Wait::Lay(seat) if is_me(seat) => Phrase::new("ephios-ask-lay"),
        Wait::React(seat) if is_me(seat) => prompt_reaction(view),
        Wait::Answer(seat) if is_me(seat) => match table.running() {
            Some(running) => {
                Phrase::new("ephios-ask-answer").with("card", the(view.pack(), running.text))
            }
            None => Phrase::new("ephios-ask-act"),
        },
        Wait::Act | Wait::Limit => Phrase::new("waiting-for").with("who", table.turn),
        Wait::Lay(seat) | Wait::React(seat) | Wait::Answer(seat) => {
            Phrase::new("waiting-for").with("who", seat)
        }
    }
}

/// What is being done, to the one who may answer it.
fn prompt_reaction(view: &View) -> Phrase {
    let pack = view.pack();
    let Some(deed) = view.table.deed() else { return Phrase::new("ephios-ask-react") };
    let key = match deed.trigger {
        Trigger::RecruitOpen => "ephios-ask-react-recruit",
        Trigger::RecruitBlind => "ephios-ask-react-blind",
        Trigger::Debate => "ephios-ask-react-debate",
        Trigger::UsePersonality | Trigger::UseInhabitant => "ephios-ask-react-use",
        Trigger::UniteDeclared => "ephios-ask-react-unite",
        Trigger::UniteDone => "ephios-ask-react-united",
    };
    let mut phrase = Phrase::new(key).with("who", line::party(deed.actor));
    if let Some(card) = deed.card {
        phrase = phrase.with("card", the(pack, card));
    }
    if let Some(union) = view.table.union {
        phrase = phrase.with("alliance", &pack.alliance(union.alliance).the);
    }
    phrase
}
