//! Leduc poker on the green table.

use engine::{Outcome, Phrase, Seat};
use maud::{Markup, html};
use reference_games::leduc::{Action, Event, State, View};

use crate::board::{Board, Scene, Touch};
use crate::boards::reference::count;
use crate::boards::reference::poker::{
    self, Felt, controls, felt, known, last_of, last_word, showdown,
};
use crate::shown::{GREEDY, Sample, Shown, Shows, Until, sample};

/// What a raise adds in this round.
fn raise_by(view: &View) -> usize {
    if view.board.is_some() { 4 } else { 2 }
}

/// What the other has put in.
fn theirs(view: &View, me: Seat) -> usize {
    usize::from(view.bets.chips[me.next(2).index()])
}

const SAMPLE: Sample =
    sample("middle", "LED-8", ("", GREEDY, 1), Until::Told("leduc-turned"), Shows::Table);

impl Board for State {
    const SHOWN: Shown = Shown { sheet: "reference", samples: &[SAMPLE], ..Shown::PLAIN };

    fn board(scene: &Scene<'_, State>) -> Markup {
        let view = scene.view;
        felt(
            scene,
            &Felt {
                hands: known(scene.me(), view.hand, view.shown),
                dealt: view.dealt,
                has_middle: true,
                middle: view.board,
                chips: view.bets.chips,
            },
        )
    }

    fn mine(scene: &Scene<'_, State>) -> Markup {
        let is_level = scene.view.bets.chips[0] == scene.view.bets.chips[1];
        let call = if is_level { "leduc-check" } else { "leduc-call" };
        let raise = Phrase::new("leduc-raise").with("by", raise_by(scene.view));
        let words = [
            ("fold", scene.word("leduc-fold")),
            ("call", scene.word(call)),
            ("raise", scene.say(&raise)),
        ];
        controls(scene, &words)
    }

    fn player(scene: &Scene<'_, State>, seat: Seat) -> Markup {
        let round = usize::from(!scene.view.bets.spoken[1].is_empty());
        let key = last_of(&scene.view.bets.spoken[round], seat).map(|action| match action {
            Action::Fold => "small-said-fold",
            Action::Call => "small-said-call",
            Action::Raise => "small-said-raise",
        });
        last_word(scene, key, seat)
    }

    fn path(_: &View, action: &Action) -> Vec<Touch> {
        poker::path(action)
    }

    fn attempts(_: &View, touched: &[Touch]) -> Vec<Action> {
        poker::attempts(touched)
    }

    fn consequence(scene: &Scene<'_, State>, action: &Action) -> Option<String> {
        let (view, me) = (scene.view, scene.me()?);
        let mine = usize::from(view.bets.chips[me.index()]);
        match action {
            Action::Fold => Some(count(scene, "small-lose", mine)),
            Action::Call if mine == theirs(view, me) => None,
            Action::Call => Some(count(scene, "small-at-stake", theirs(view, me))),
            Action::Raise => {
                Some(count(scene, "small-at-stake", theirs(view, me) + raise_by(view)))
            }
        }
    }

    fn traces(_: &View, event: &Event) -> Vec<Touch> {
        match event {
            Event::Spoke { action, .. } => poker::path(action),
            Event::Dealt { .. } | Event::Turned { .. } | Event::Shown { .. } => vec![],
        }
    }

    fn rule(event: &Event) -> Option<&'static str> {
        Some(match event {
            Event::Dealt { .. } => "LED-1",
            Event::Turned { .. } => "LED-8",
            Event::Spoke { action: Action::Fold, .. } => "LED-9",
            Event::Spoke { action: Action::Call, .. } => "LED-7",
            Event::Spoke { action: Action::Raise, .. } => "LED-6",
            Event::Shown { .. } => "LED-10",
        })
    }

    fn result(scene: &Scene<'_, State>, _: &Outcome) -> Markup {
        html! { @if let Some(winnings) = scene.view.winnings { (showdown(scene, winnings, scene.view.shown)) } }
    }

    fn coach(scene: &Scene<'_, State>) -> Option<(&'static str, String)> {
        let view = scene.view;
        let second = ("second", "small-coach-leduc-second");
        let first = ("first", "small-coach-leduc");
        poker::lesson(scene, view.to_speak, if view.board.is_some() { second } else { first })
    }
}
