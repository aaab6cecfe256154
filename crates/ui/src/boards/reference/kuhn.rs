//! Kuhn poker on the green table.

use engine::{Outcome, Seat};
use maud::{Markup, html};
use reference_games::kuhn::{Action, Event, State, View};

use crate::board::{Board, Scene, Touch};
use crate::boards::reference::count;
use crate::boards::reference::poker::{Felt, controls, felt, known, last_word, showdown};

impl Board for State {
    fn board(scene: &Scene<'_, State>) -> Markup {
        let view = scene.view;
        felt(
            scene,
            &Felt {
                hands: known(scene.me(), view.hand, view.shown),
                dealt: view.dealt,
                has_middle: false,
                middle: None,
                chips: view.chips,
            },
        )
    }

    fn mine(scene: &Scene<'_, State>) -> Markup {
        let words = ["check", "bet", "fold", "call"];
        controls(scene, &words.map(|word| (word, scene.word(&format!("kuhn-{word}")))))
    }

    fn player(scene: &Scene<'_, State>, seat: Seat) -> Markup {
        let mut words = scene.view.spoken.iter().enumerate();
        let last = words.rfind(|(n, _)| n % 2 == seat.index());
        let key = last.map(|(_, action)| match action {
            Action::Check => "kuhn-checked",
            Action::Bet => "kuhn-has-bet",
            Action::Fold => "kuhn-folded",
            Action::Call => "kuhn-called",
        });
        last_word(scene, key, seat)
    }

    fn path(_: &View, action: &Action) -> Vec<Touch> {
        vec![format!("do:{action}")]
    }

    fn attempts(_: &View, touched: &[Touch]) -> Vec<Action> {
        let word = touched.last().and_then(|touch| touch.strip_prefix("do:"));
        word.and_then(|word| word.parse().ok()).into_iter().collect()
    }

    fn consequence(scene: &Scene<'_, State>, action: &Action) -> Option<String> {
        let mine = usize::from(scene.view.chips[scene.me()?.index()]);
        match action {
            Action::Check => None,
            Action::Bet | Action::Call => Some(count(scene, "small-at-stake", mine + 1)),
            Action::Fold => Some(count(scene, "small-lose", mine)),
        }
    }

    fn traces(_: &View, event: &Event) -> Vec<Touch> {
        match event {
            Event::Spoke { action, .. } => vec![format!("do:{action}")],
            Event::Dealt { .. } | Event::Shown { .. } => vec![],
        }
    }

    fn rule(event: &Event) -> Option<&'static str> {
        Some(match event {
            Event::Dealt { .. } => "KUHN-1",
            Event::Spoke { action: Action::Check | Action::Bet, .. } => "KUHN-4",
            Event::Spoke { action: Action::Fold | Action::Call, .. } => "KUHN-5",
            Event::Shown { .. } => "KUHN-7",
        })
    }

    fn result(scene: &Scene<'_, State>, _: &Outcome) -> Markup {
        html! { @if let Some(winnings) = scene.view.winnings { (showdown(scene, winnings, scene.view.shown)) } }
    }

    fn coach(scene: &Scene<'_, State>) -> Option<(&'static str, String)> {
        let view = scene.view;
        if view.to_speak.is_none() || view.to_speak != scene.me() {
            return None;
        }
        Some(if view.spoken.contains(&Action::Bet) {
            ("answer", scene.word("small-coach-kuhn-answer"))
        } else {
            ("first", scene.word("small-coach-kuhn"))
        })
    }
}
