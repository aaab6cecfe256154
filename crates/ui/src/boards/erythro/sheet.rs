//! The adversary's sheet: a letterhead that says how near victory and defeat are, and what the adversary answers.

use engine::{Arg, Phrase};
use game_erythro::content::{
    AdversaryPhase, EventEffect, OnMineDestroyed, OnShuffle, Otherwise, Sheet, Victory,
};
use maud::{Markup, PreEscaped, html};

use super::{Sight, glyphs, say};

/// Something that counts towards the end.
pub(super) struct Gauge {
    /// What is counted.
    pub(super) label: String,
    /// How much there is.
    pub(super) n: i32,
    /// How much ends the game; where nothing is the goal, how much there was to begin with.
    pub(super) of: i32,
    /// Whether the goal is reached.
    pub(super) reached: bool,
    /// How much of the way is done, where the goal is nothing and a scale is known.
    pub(super) way: Option<(i32, i32)>,
    /// Something to know about it.
    pub(super) note: Option<String>,
}

/// The sheet.
pub(super) fn sheet(scene: &Sight<'_>) -> Markup {
    let (pack, table) = (scene.view.pack(), &scene.view.table);
    let (sheet, level) = (table.terms.sheet(pack), table.terms.level(pack));
    html! {
        section.ery-sheet data-adversary=(sheet.id) data-mark=[scene.mark("adversary")]
            aria-label=(say::text(scene, &sheet.name)) {
            header {
                (logo(&sheet.id))
                div {
                    h2 { (say::text(scene, &sheet.name)) }
                    p.motto { (say::text(scene, &sheet.text)) }
                }
                p.reference {
                    (scene.say(&Phrase::new("erythro-board-reference").with("round", table.round)))
                    b { (say::text(scene, &level.name)) }
                }
            }
            div.gauges {
                div.victory { h3 { (scene.word("erythro-board-we-win")) } @for it in victory(scene) { (gauge(&it, "good")) } }
                div.defeat { h3 { (scene.word("erythro-board-we-lose")) } @for it in defeat(scene) { (gauge(&it, "bad")) } }
            }
            (event(scene))
            (reserve(scene))
            footer { h3 { (scene.word("erythro-board-terms")) } ul { @for clause in clauses(scene, sheet) { li { (clause) } } } }
        }
    }
}

/// The sign of the company.
fn logo(id: &str) -> Markup {
    let shape = match id {
        "mars" => {
            r#"<circle class="a" cx="32" cy="32" r="24"/><path class="b" d="M10 40c14-8 30-8 44 0M14 24c12-5 24-5 36 0"/><path class="c" d="M20 56L44 14M34 10c8 0 14 5 16 13-6-4-11-5-17-3"/>"#
        }
        "alliance" => {
            r#"<circle class="b" cx="32" cy="32" r="25"/><path class="b" d="M7 32h50M32 7c-14 14-14 36 0 50M32 7c14 14 14 36 0 50"/><path class="c" d="M14 48l12-12 8 6 16-20M50 22h-9M50 22v9"/>"#
        }
        _ => {
            r#"<path class="a" d="M32 4l25 14v28L32 60 7 46V18z"/><path class="d" d="M17 44V28h8v16zM28 44V18h8v26zM39 44V24h8v20z"/>"#
        }
    };
    html! { svg.logo viewBox="0 0 64 64" aria-hidden="true" { (PreEscaped(shape)) } }
}

fn gauge(it: &Gauge, tone: &str) -> Markup {
    let places = it.of.clamp(0, 12);
    html! {
        div.gauge data-tone=(tone) data-reached[it.reached] data-near[it.of > 0 && it.of - it.n <= 1] {
            span.label { (it.label) }
            b { (it.n) @if it.of > 0 { small { "/" (it.of) } } }
            @if it.reached { (glyphs::glyph(if tone == "good" { "check" } else { "skull" })) }
            @if (1..=12).contains(&it.of) {
                span.ery-places { @for n in 0..places { i.full[n < it.n] {} } }
            } @else if it.of > 12 {
                (bar(it.n, it.of))
            } @else if let Some((done, all)) = it.way {
                (bar(done, all))
            }
            @if let Some(note) = &it.note { small.note { (note) } }
        }
    }
}

fn bar(n: i32, of: i32) -> Markup {
    let width = 100.0 * f64::from(n.clamp(0, of)) / f64::from(of);
    html! {
        svg.ery-bar viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" {
            (PreEscaped(format!(r#"<rect class="all" width="100" height="6"/><rect class="part" width="{width:.1}" height="6"/>"#)))
        }
    }
}

/// What has to be reached to win.
pub(super) fn victory(scene: &Sight<'_>) -> Vec<Gauge> {
    let (pack, table) = (scene.view.pack(), &scene.view.table);
    let sheet = table.terms.sheet(pack);
    let on_board = table.mines.len() as i32;
    match sheet.victory {
        Victory::NoMineAndNoDome => vec![
            Gauge {
                label: scene.word("erythro-board-gauge-mines"),
                n: on_board,
                of: 0,
                reached: on_board == 0,
                way: None,
                note: None,
            },
            dome(scene),
        ],
        Victory::NoProfitability => vec![profitability(scene, "erythro-board-gauge-to-zero", 0)],
        Victory::NoPollutionAfter(mines) => {
            let (goal, tokens) = (i32::from(mines.of(table.terms.seats)), tokens(scene));
            let left = on_board + i32::from(table.mines_left());
            vec![
                Gauge {
                    label: scene.word("erythro-board-gauge-destroyed"),
                    n: table.destroyed.into(),
                    of: goal,
                    reached: i32::from(table.destroyed) >= goal,
                    way: None,
                    note: None,
                },
                Gauge {
                    label: scene.word("erythro-board-gauge-pollution"),
                    n: tokens,
                    of: 0,
                    reached: tokens == 0,
                    way: None,
                    note: Some(
                        scene.say(&Phrase::new("erythro-board-or-all-mines").with("n", left)),
                    ),
                },
            ]
        }
    }
}

/// All the pollution on the planet.
fn tokens(scene: &Sight<'_>) -> i32 {
    scene.view.table.pollution.iter().map(|n| i32::from(*n)).sum()
}

fn dome(scene: &Sight<'_>) -> Gauge {
    let stands = scene.view.table.dome;
    let key = if stands { "erythro-board-dome-stands" } else { "erythro-board-dome-gone" };
    Gauge {
        label: scene.word(key),
        n: stands.into(),
        of: 0,
        reached: !stands,
        way: None,
        note: stands.then(|| super::planet::dome_says(scene)),
    }
}

fn profitability(scene: &Sight<'_>, key: &str, of: i32) -> Gauge {
    let (pack, table) = (scene.view.pack(), &scene.view.table);
    let n = i32::from(table.profitability);
    let earned: i32 = table
        .mines
        .iter()
        .map(|mine| i32::from(say::mine_face(scene.view, mine.mine).extraction))
        .sum();
    let is_extracted = table.terms.sheet(pack).phase == AdversaryPhase::Extraction;
    let limit = table.terms.sheet(pack).profitability_limit;
    let scale = limit.map(|limit| i32::from(limit.of(table.terms.seats)));
    let forecast =
        Phrase::new("erythro-board-extraction-next").with("n", earned).with("to", n + earned);
    Gauge {
        label: scene.word(key),
        n,
        of,
        reached: if of > 0 { n >= of } else { n <= 0 },
        way: scale.filter(|_| of == 0).map(|scale| (scale - n, scale)),
        note: (of > 0 && is_extracted).then(|| scene.say(&forecast)),
    }
}

/// What would lose.
pub(super) fn defeat(scene: &Sight<'_>) -> Vec<Gauge> {
    let (pack, table) = (scene.view.pack(), &scene.view.table);
    let (sheet, seats) = (table.terms.sheet(pack), table.terms.seats);
    let limit = i32::from(sheet.contaminated_limit.of(seats));
    let dead = i32::from(table.contaminated.len());
    let mut gauges = vec![Gauge {
        label: scene.word("erythro-board-gauge-contaminated"),
        n: dead,
        of: limit,
        reached: dead >= limit,
        way: None,
        note: None,
    }];
    if let Some(limit) = sheet.profitability_limit {
        gauges.push(profitability(
            scene,
            "erythro-board-gauge-profitability",
            limit.of(seats).into(),
        ));
    }
    let nearest = table.mines.iter().map(|mine| say::countdown(scene.view, *mine)).min();
    if let Some(left) = nearest {
        gauges.push(Gauge {
            label: scene.word("erythro-board-gauge-nearest"),
            n: left as i32,
            of: 0,
            reached: left == 0,
            way: None,
            note: None,
        });
    }
    gauges
}

/// The active event, pinned to the sheet as a memo.
fn event(scene: &Sight<'_>) -> Markup {
    let Some(event) = scene.view.table.event else { return html! {} };
    let face = &scene.view.pack().printed.events[usize::from(event.0)];
    let parts = [
        ("erythro-board-event-now", &face.at_once),
        ("erythro-board-event-shuffle", &face.on_shuffle),
        ("erythro-board-event-destroyed", &face.on_mine_destroyed),
    ];
    html! {
        div.memo data-glide={ "event-" (event.0 + 1) } {
            h3 { (say::text(scene, &face.name)) }
            @for (key, effects) in parts {
                p { b { (scene.word(key)) } " " (effects_say(scene, effects)) }
            }
            (say::provenance(scene, face.source))
        }
    }
}

fn effects_say(scene: &Sight<'_>, effects: &[EventEffect]) -> String {
    let list = effects.iter().map(|it| Arg::Phrase(it.phrase())).collect();
    scene.say(&Phrase::new("erythro-board-list").with("list", Arg::List(list)))
}

/// What is left beside the board: mines by level, contamination cards, sanctuaries.
fn reserve(scene: &Sight<'_>) -> Markup {
    let table = &scene.view.table;
    let deck = Phrase::new("erythro-board-deck").with("n", table.mines_left());
    html! {
        ul.reserve {
            li title=(scene.say(&deck)) {
                (glyphs::glyph("derrick"))
                @for (n, level) in table.mine_deck.into_iter().zip(["I", "II", "III", "IV"]) {
                    span data-none[n == 0] { (level) b { (n) } }
                }
            }
            li title=(scene.word("erythro-board-contamination-pile")) { (glyphs::glyph("toxic")) b { (table.contamination) } }
            @for element in game_erythro::state::Element::ALL {
                li.ink data-element=(element) title=(scene.word("erythro-board-sanctuaries-left")) {
                    (glyphs::sanctuary(element)) b { (table.sanctuary_supply[element.index()]) }
                }
            }
        }
    }
}

/// The small print: what the adversary answers.
fn clauses(scene: &Sight<'_>, sheet: &Sheet) -> Vec<String> {
    let seats = scene.view.table.terms.seats;
    let mut clauses = vec![match sheet.on_shuffle {
        OnShuffle::RevealMine { otherwise: Otherwise::AddPollution(n) } => {
            Phrase::new("erythro-board-clause-shuffle-pollution").with("n", n)
        }
        OnShuffle::RevealMine { otherwise: Otherwise::ProfitabilityRises(n) } => {
            Phrase::new("erythro-board-clause-shuffle-profit").with("n", n)
        }
        OnShuffle::Event => Phrase::new("erythro-board-clause-shuffle-event"),
    }];
    match sheet.phase {
        AdversaryPhase::None => {}
        AdversaryPhase::Extraction => clauses.push(Phrase::new("erythro-board-clause-extraction")),
        AdversaryPhase::MinesAndEvent { mines, pollution_per_player } => clauses.push(
            Phrase::new("erythro-board-clause-event")
                .with("mines", mines.of(seats))
                .with("pollution", pollution_per_player * seats),
        ),
    }
    match sheet.on_mine_destroyed {
        OnMineDestroyed::Nothing => {}
        OnMineDestroyed::ProfitabilityFallsByLevelPlus(n) => {
            clauses.push(Phrase::new("erythro-board-clause-destroyed").with("n", n));
        }
        OnMineDestroyed::Event => clauses.push(Phrase::new("erythro-board-clause-destroyed-event")),
    }
    clauses.iter().map(|clause| scene.say(clause)).collect()
}
