//! The developer's page: every viewer side by side, with what each knows, may do and was told.

use std::collections::BTreeMap;

use catalog::{AnyTable, Choice};
use engine::{Seat, Turn, Viewer};
use maud::{DOCTYPE, Markup, html};

use super::bench::Bench;
use super::seat::{Redeal, step};

/// What is looked at.
struct Look<'a> {
    bench: &'a Bench,
    table: &'a dyn AnyTable,
    /// How many steps the game has; the table may be an earlier one.
    n_steps: usize,
    redeal: Option<Redeal>,
    fields: &'a BTreeMap<String, String>,
}

/// The page.
pub(super) fn page(bench: &Bench, fields: &BTreeMap<String, String>) -> String {
    bench.at(step(fields), |table, n_steps| {
        let look = Look { bench, table, n_steps, redeal: Redeal::read(fields), fields };
        framed(bench.game, &look.all()).into_string()
    })
}

/// What was asked for and cannot be done.
pub(super) fn problem(reason: &str) -> String {
    framed("tablee dev", &html! { main { p.denied role="alert" { (reason) } p { a href="/" { "Back to the table" } } } })
        .into_string()
}

fn framed(title: &str, main: &Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width";
                title { (title) " · tablee dev" }
                link rel="stylesheet" href="/dev.css";
                script type="module" src="/dev.js" {}
            }
            body { (main) }
        }
    }
}

impl Look<'_> {
    fn all(&self) -> Markup {
        let viewers = Viewer::all(self.table.n_seats());
        html! {
            (self.top())
            main.seats { @for viewer in viewers { (self.viewer(viewer)) } }
            (self.told())
        }
    }

    fn here(&self) -> usize {
        self.table.n_steps()
    }

    fn is_now(&self) -> bool {
        self.here() == self.n_steps
    }

    fn top(&self) -> Markup {
        html! {
            header {
                h1 { (self.bench.game) small { " " (self.table.record().header.setup) } }
                (self.steps())
                (self.turn())
                form method="post" action="/do/bot" { input name="decisions" type="number" value="1" min="1" max="200" aria-label="decisions"; button { "Bot plays" } }
                form method="get" action="/" { @if !self.is_now() { input type="hidden" name="step" value=(self.here()); } input type="hidden" name="think" value="1"; button { "Bot’s thoughts" } }
                form method="post" action="/do/new" { input name="seed" type="number" value="1" min="0" aria-label="seed"; button { "New game" } }
                (self.redeals())
            }
            (self.thoughts())
        }
    }

    /// Jumping to any step, and taking back to it.
    fn steps(&self) -> Markup {
        let (here, last) = (self.here(), self.n_steps);
        let to = |step: usize, label: &str| html! { a href={ "/?step=" (step) } { (label) } };
        html! {
            nav aria-label="steps" {
                (to(0, "|◀")) (to(here.saturating_sub(1), "◀"))
                form.jump method="get" action="/" { input name="step" type="number" value=(here) min="0" max=(last) aria-label="step"; " of " (last) }
                (to((here + 1).min(last), "▶")) a href="/" { "▶|" }
                @if !self.is_now() {
                    form method="post" action="/do/back" { input type="hidden" name="step" value=(here); button.strong { "Take back to here" } }
                }
            }
        }
    }

    fn turn(&self) -> Markup {
        let awaited: Vec<String> =
            self.table.turn().awaited().into_iter().map(|seat| seat.to_string()).collect();
        html! {
            @match self.table.turn() {
                Turn::Decide(_) => { span.turn { "decides: " b { (awaited.join(", ")) } } }
                Turn::Over => { span.turn { "over: " b { (self.table.outcome().map(|outcome| outcome.to_string()).unwrap_or_default()) } } }
                Turn::Chance => (self.chance()),
            }
        }
    }

    /// What can be drawn now: by the seed, or by hand.
    fn chance(&self) -> Markup {
        html! {
            span.turn { "chance:" }
            @if self.is_now() {
                form method="post" action="/do/draw" { button { "Draw" } }
                form method="post" action="/do/draw" {
                    select name="outcome" aria-label="outcome" { @for (outcome, weight) in self.table.outcomes() { option value=(outcome) { (outcome) " ×" (weight) } } }
                    button { "Deal this" }
                }
            }
        }
    }

    fn redeals(&self) -> Markup {
        let next = self.redeal.map_or(1, |redeal| redeal.number + 1);
        html! {
            form method="get" action="/" {
                @if !self.is_now() { input type="hidden" name="step" value=(self.here()); }
                label { "Re-deal what " select name="deal" { @for viewer in Viewer::all(self.table.n_seats()) {
                    option value={ (viewer) ":" (next) } selected[self.redeal.is_some_and(|redeal| redeal.viewer == viewer)] { (named(viewer)) }
                } } " cannot see" }
                button { "Deal" }
                @if let Some(redeal) = self.redeal { " deal " (redeal.number) " of " (named(redeal.viewer)) " · " a href="/" { "the truth" } }
            }
        }
    }

    fn thoughts(&self) -> Markup {
        let seats =
            self.table.turn().awaited().into_iter().filter(|_| self.fields.contains_key("think"));
        let advice = seats.filter_map(|seat| {
            Some((seat, self.table.advice(seat, self.bench.player, self.here() as u64)?))
        });
        html! {
            @for (seat, advice) in advice {
                section.thoughts {
                    h2 { "Seat " (seat) " would " code { (advice.action.notation) } ", worth " (format!("{:.3}", advice.value)) " after " (advice.n_simulations) " simulations" }
                    table {
                        tr { th { "action" } th { "value" } th { "visits" } }
                        @for candidate in &advice.candidates {
                            tr { td { code { (candidate.action.notation) } } td { (format!("{:.3}", candidate.value)) } td { (candidate.visits) } }
                        }
                    }
                }
            }
        }
    }

    fn viewer(&self, viewer: Viewer) -> Markup {
        let query = self.fields.iter().filter(|(key, _)| matches!(key.as_str(), "step" | "deal"));
        let query: Vec<String> =
            query.map(|(key, value)| format!("{key}={}", encoded(value))).collect();
        html! {
            section.viewer.awaited[self.is_awaited(viewer)] aria-label=(named(viewer)) {
                h2 { (named(viewer)) small { (self.said(viewer, &self.table.prompt(viewer))) } }
                iframe title=(named(viewer)) src={ "/seat/" (viewer) "?" (query.join("&")) } {}
                @if let Viewer::Seat(seat) = viewer { (self.choices(seat)) (self.why(seat)) }
                details { summary { "view" } pre { (self.raw(viewer)) } }
            }
        }
    }

    fn is_awaited(&self, viewer: Viewer) -> bool {
        matches!(viewer, Viewer::Seat(seat) if self.table.turn().awaited().contains(seat))
    }

    fn said(&self, viewer: Viewer, phrase: &engine::Phrase) -> String {
        self.bench.house.speaker(self.table.names(), viewer).say(phrase)
    }

    fn choices(&self, seat: Seat) -> Markup {
        let (legal, asides) = (self.table.legal(seat), self.table.asides(seat));
        html! {
            details open[!legal.is_empty()] {
                summary { "legal: " (legal.len()) @if !asides.is_empty() { ", asides: " (asides.len()) } }
                ol.legal { @for choice in legal.iter().chain(&asides) { li { (self.choice(seat, choice)) } } }
            }
        }
    }

    fn choice(&self, seat: Seat, choice: &Choice) -> Markup {
        let label = self.said(Viewer::Seat(seat), &choice.label);
        html! {
            form method="post" action="/do/act" {
                input type="hidden" name="seat" value=(seat);
                button name="act" value=(choice.notation) disabled[!self.is_now() || self.redeal.is_some()] { code { (choice.notation) } " " (label) }
            }
        }
    }

    /// Why something typed may not be done.
    fn why(&self, seat: Seat) -> Markup {
        let asked =
            self.fields.get("why").filter(|_| self.fields.get("of") == Some(&seat.to_string()));
        html! {
            form.why method="get" action="/" {
                @if !self.is_now() { input type="hidden" name="step" value=(self.here()); }
                input type="hidden" name="of" value=(seat);
                input name="why" placeholder="notation" autocomplete="off" value=[asked] aria-label={ "why may seat " (seat) " not" };
                button { "Why not?" }
                @if let Some(notation) = asked {
                    @match self.table.why(seat, notation.trim()) {
                        Ok(()) => { output.allowed { "It may be done now." } }
                        Err(denied) => { output.denied { (self.bench.said(self.table, seat, &denied)) } }
                    }
                }
            }
        }
    }

    fn raw(&self, viewer: Viewer) -> String {
        let redealt = self.redeal.map(|redeal| self.table.redealt(redeal.viewer, redeal.number));
        let own = redealt.into_iter().flatten().find(|seen| seen.viewer == viewer);
        let view = own.map_or_else(|| self.table.view(viewer), |seen| seen.json);
        serde_json::to_string_pretty(&view).unwrap_or_default()
    }

    /// What each step told, and to whom: lines that several were told alike are one.
    fn told(&self) -> Markup {
        let stories: Vec<(Viewer, Vec<Vec<String>>)> = Viewer::all(self.table.n_seats())
            .map(|viewer| {
                let lines = self.table.story(viewer).into_iter();
                let said = |told: Vec<catalog::Told>| {
                    told.iter().map(|told| self.said(viewer, &told.line)).collect()
                };
                (viewer, lines.map(said).collect())
            })
            .collect();
        html! {
            section.told aria-label="events" {
                h2 { "What each step told" }
                ol reversed start=(self.here()) {
                    @for (n, notation) in self.table.steps().iter().enumerate().rev() {
                        li { a href={ "/?step=" (n + 1) } { code { (notation) } } (audiences(&stories, n)) }
                    }
                }
            }
        }
    }
}

/// The lines of a step by who heard them.
fn audiences(stories: &[(Viewer, Vec<Vec<String>>)], n: usize) -> Markup {
    let mut heard: Vec<(Vec<String>, &[String])> = Vec::new();
    for (viewer, lines) in stories {
        let Some(lines) = lines.get(n).filter(|lines| !lines.is_empty()) else { continue };
        match heard.iter_mut().find(|(_, known)| *known == lines.as_slice()) {
            Some((viewers, _)) => viewers.push(viewer.to_string()),
            None => heard.push((vec![viewer.to_string()], lines)),
        }
    }
    html! {
        ul { @for (viewers, lines) in heard { li { b { (viewers.join(", ")) } ": " (lines.join(" ")) } } }
    }
}

fn named(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => format!("seat {seat}"),
        Viewer::Spectator => "spectator".to_string(),
    }
}

/// A value of a query: seats, numbers and colons are plain.
fn encoded(value: &str) -> String {
    let plain = |c: &char| c.is_ascii_alphanumeric() || *c == ':';
    value.chars().filter(plain).collect()
}
