//! Kuhn poker on the green table.

use engine::{Outcome, Seat};
use maud::{Markup, html};
use reference_games::kuhn::{Action, Event, State, View};

use crate::board::{Board, Scene, Touch};
use crate::boards::reference::count;
use crate::boards::reference::poker::{
    self, Felt, controls, felt, known, last_of, last_word, showdown,
};
use crate::shown::{GREEDY, Sample, Shown, Shows, Until, sample};

const SAMPLE: Sample =
    sample("bet", "KUHN-5", ("", GREEDY, 1), Until::Asked("kuhn-your-answer"), Shows::Table);

impl Board for State {
    const SHOWN: Shown = Shown { sheet: "reference", samples: &[SAMPLE], ..Shown::PLAIN };

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
        let key = last_of(&scene.view.spoken, seat).map(|action| match action {
            Action::Check => "kuhn-checked",
            Action::Bet => "kuhn-has-bet",
            Action::Fold => "kuhn-folded",
            Action::Call => "kuhn-called",
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
        let mine = usize::from(scene.view.chips[scene.me()?.index()]);
        match action {
            Action::Check => None,
            Action::Bet | Action::Call => Some(count(scene, "small-at-stake", mine + 1)),
            Action::Fold => Some(count(scene, "small-lose", mine)),
        }
    }

    fn traces(_: &View, event: &Event) -> Vec<Touch> {
        match event {
            Event::Spoke { action, .. } => poker::path(action),
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
        let has_bet = view.spoken.contains(&Action::Bet);
        let answer = ("answer", "small-coach-kuhn-answer");
        let first = ("first", "small-coach-kuhn");
        poker::lesson(scene, view.to_speak, if has_bet { answer } else { first })
    }
}
