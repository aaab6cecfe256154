//! Every page in every language: whole sentences, sound HTML, labels for all controls, nothing that the policy forbids.

use std::collections::{BTreeMap, BTreeSet};

use bots::Player;
use catalog::{AnyTable, Catalog};
use engine::{Dealing, Options, Phrase, Seat, Secret, Turn, Viewer};
use localization::Lang;
use ui::model::{
    Chances, Fairness, Holder, Lobby, LogLine, Offer, Place, Reader, Remark, Replay, SeatCard,
    Stage, Standing, TableCard, TableModel, Undo,
};
use ui::{assets, board_of, pages};

/// A tag as it stands in a page.
struct Tag {
    name: String,
    attributes: BTreeMap<String, String>,
    /// The text up to the end of the element, labels included.
    text: String,
    /// The names of the elements around it.
    around: Vec<String>,
}

impl Tag {
    fn get(&self, name: &str) -> Option<&str> {
        self.attributes.get(name).map(String::as_str)
    }
}

/// Elements that have no end.
const VOID: [&str; 6] = ["meta", "link", "input", "br", "img", "hr"];

/// Reads a page; complains about tags that do not match.
fn read(page: &str) -> Vec<Tag> {
    let mut tags: Vec<Tag> = Vec::new();
    let mut open: Vec<usize> = Vec::new();
    let mut rest = page;
    while let Some(at) = rest.find('<') {
        for n in &open {
            tags[*n].text += &rest[..at];
        }
        rest = &rest[at..];
        let end = end_of_tag(rest);
        let inside = &rest[1..end];
        rest = &rest[end + 1..];
        if inside.starts_with('!') {
            continue;
        }
        if let Some(name) = inside.strip_prefix('/') {
            let opened = open.pop().unwrap_or_else(|| panic!("</{name}> closes nothing"));
            assert_eq!(tags[opened].name, name, "closed in the wrong order");
            continue;
        }
        let around = open.iter().map(|n| tags[*n].name.clone()).collect();
        let (name, attributes) = read_tag(inside.trim_end_matches('/'));
        // Within SVG an element may close itself.
        if !VOID.contains(&name.as_str()) && !inside.ends_with('/') {
            open.push(tags.len());
        }
        tags.push(Tag { name, attributes, text: String::new(), around });
    }
    assert!(open.is_empty(), "{} elements stay open", open.len());
    tags
}

/// Where the tag ends that `text` begins with: `>` may stand in a value.
fn end_of_tag(text: &str) -> usize {
    let mut is_quoted = false;
    let ends = |(_, c): &(usize, char)| {
        is_quoted ^= *c == '"';
        *c == '>' && !is_quoted
    };
    text.char_indices().find(ends).expect("a tag ends").0
}

fn read_tag(inside: &str) -> (String, BTreeMap<String, String>) {
    let (name, mut rest) = inside.split_once([' ', '\n']).unwrap_or((inside, ""));
    let mut attributes = BTreeMap::new();
    while !rest.trim().is_empty() {
        rest = rest.trim_start();
        let stop = rest.find([' ', '=']).unwrap_or(rest.len());
        let key = rest[..stop].to_string();
        rest = &rest[stop..];
        let value = match rest.strip_prefix("=\"") {
            Some(quoted) => {
                let end = quoted.find('"').expect("a quoted value ends");
                rest = &quoted[end + 1..];
                quoted[..end].to_string()
            }
            None => String::new(),
        };
        assert!(attributes.insert(key.clone(), value).is_none(), "<{name}> has {key} twice");
    }
    (name.to_string(), attributes)
}

/// A message that is missing shows as its key in brackets.
fn assert_no_missing_message(page: &str, what: &str) {
    for (at, _) in page.match_indices('[') {
        let inside = page[at + 1..].split(']').next().unwrap_or_default();
        let is_key = inside.contains('-')
            && inside.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
        assert!(!is_key, "{what}: [{inside}] has no words");
    }
}

/// Nothing inline, nothing from elsewhere.
fn assert_keeps_the_policy(tags: &[Tag], what: &str) {
    for tag in tags {
        assert_ne!(tag.name, "style", "{what}");
        assert!(tag.name != "script" || tag.get("src").is_some(), "{what}: inline script");
        for (key, value) in &tag.attributes {
            assert!(key != "style" && !key.starts_with("on"), "{what}: {key} on <{}>", tag.name);
            let is_address = ["src", "href", "action"].contains(&key.as_str());
            let is_ours =
                value.starts_with('#') || (value.starts_with('/') && !value.starts_with("//"));
            assert!(!is_address || is_ours || what.contains("device"), "{what}: {key}={value}");
        }
    }
}

/// Ids are unique, and everything that is referred to is there.
fn assert_refers_well(tags: &[Tag], what: &str) {
    let mut ids = BTreeSet::new();
    for id in tags.iter().filter_map(|tag| tag.get("id")) {
        assert!(ids.insert(id), "{what}: id {id} twice");
    }
    for tag in tags {
        for key in ["for", "aria-labelledby", "aria-controls", "popovertarget"] {
            let Some(id) = tag.get(key) else { continue };
            assert!(ids.contains(id), "{what}: {key}={id} refers to nothing");
        }
    }
}

/// Everything one can use has a name that can be read aloud.
fn assert_labelled(tags: &[Tag], what: &str) {
    let labels: BTreeSet<&str> = tags.iter().filter_map(|tag| tag.get("for")).collect();
    for tag in tags {
        let is_named = tag.get("aria-label").is_some_and(|label| !label.is_empty());
        let is_labelled = tag.get("id").is_some_and(|id| labels.contains(id))
            || tag.around.iter().any(|name| name == "label");
        let is_hidden = tag.get("type") == Some("hidden");
        match tag.name.as_str() {
            "input" | "select" if !is_hidden => {
                assert!(
                    is_named || is_labelled,
                    "{what}: <{}> {:?} has no label",
                    tag.name,
                    tag.attributes
                );
            }
            "button" | "a" | "summary" => {
                let has_text = !tag.text.trim().is_empty();
                // The script fills what the server leaves empty.
                assert!(
                    is_named || has_text,
                    "{what}: <{}> {:?} says nothing",
                    tag.name,
                    tag.attributes
                );
            }
            _ => {}
        }
        if tag.get("data-touch").is_some() {
            assert!(
                is_named || !tag.text.trim().is_empty(),
                "{what}: {:?} says nothing",
                tag.attributes
            );
        }
    }
}

fn assert_sound(page: &str, what: &str) {
    assert_no_missing_message(page, what);
    let tags = read(page);
    assert_keeps_the_policy(&tags, what);
    assert_refers_well(&tags, what);
    assert_labelled(&tags, what);
}

/// A table of `game` after some decisions of random players.
struct Sample {
    table: Box<dyn AnyTable>,
    options: Options,
    names: Vec<String>,
    acted: Vec<Option<Seat>>,
}

fn sample(game: &str, n_decisions: usize, seed: u64) -> Sample {
    let catalog = Catalog::standard();
    let title = catalog.title(game).expect("a game of the catalog");
    let options = Options::new();
    let n_seats = title.n_seats(&options).expect("the defaults are a setup");
    let names: Vec<String> = (0..n_seats).map(|n| format!("Ana <{n}> & \"Bo\"")).collect();
    let dealing = Dealing::committed(Secret::from_number(seed), vec!["salt".into(); n_seats]);
    let mut table = title.open(&options, names.clone(), dealing).expect("a setup");
    let (mut acted, mut n) = (Vec::new(), 0);
    loop {
        match table.turn() {
            Turn::Chance => {
                table.draw().expect("a draw");
                acted.push(None);
            }
            Turn::Decide(seats) if n < n_decisions => {
                let seat = seats.into_iter().next().expect("somebody is awaited");
                let advisor = table.advisor(seat, Player::Random, seed + n as u64);
                table.act(seat, &advisor.expect("awaited").think()).expect("a legal action");
                acted.push(Some(seat));
                n += 1;
            }
            Turn::Decide(_) | Turn::Over => return Sample { table, options, names, acted },
        }
    }
}

impl Sample {
    fn model(&self, viewer: Viewer, lang: Lang) -> TableModel<'_> {
        let table = &*self.table;
        let awaited = table.turn().awaited();
        let story = table.story(viewer);
        let log = story.iter().enumerate().flat_map(|(n, told)| {
            told.iter().map(move |told| LogLine {
                step: n + 1,
                seat: self.acted[n],
                line: told.line.clone(),
                rule: board_of(table.game()).rule(&*told.event),
            })
        });
        let offers = |seat: Seat| {
            let choices = table.legal(seat).into_iter().zip(table.lasting(seat));
            choices.map(|(catalog::Choice { notation, label }, lasts)| Offer {
                notation,
                label,
                lasts,
            })
        };
        let asides = |seat: Seat| {
            let offer =
                |catalog::Choice { notation, label }| Offer { notation, label, lasts: true };
            table.asides(seat).into_iter().map(offer)
        };
        TableModel {
            id: "t1",
            game: table.game(),
            options: &self.options,
            lang,
            viewer,
            names: &self.names,
            version: 7,
            stage: match table.outcome() {
                Some(_) => Stage::Over { rematch: None },
                None => Stage::Playing,
            },
            places: Seat::all(self.names.len())
                .map(|seat| Place {
                    seat,
                    holder: [Holder::Person { is_here: true }, Holder::Bot("hard".into())]
                        [seat.index() % 2]
                        .clone(),
                    name: self.names[seat.index()].clone(),
                    is_awaited: awaited.contains(seat),
                    deadline_ms: Some(1_000),
                    reader_may: None,
                })
                .collect(),
            view: Some(table.snapshot(viewer)),
            prompt: Some(table.prompt(viewer)),
            choices: match viewer {
                Viewer::Seat(seat) => offers(seat).collect(),
                Viewer::Spectator => vec![],
            },
            asides: match viewer {
                Viewer::Seat(seat) => asides(seat).collect(),
                Viewer::Spectator => vec![],
            },
            undo: Undo::Free,
            is_foreseen: true,
            marked: BTreeSet::new(),
            log: log.collect(),
            chat: remarks(),
            outcome: table.outcome(),
            commitment: Some("ab".repeat(32)),
            n_watching: 3,
            notice: None,
            own_seats: Vec::new(),
        }
    }
}

fn remarks() -> Vec<Remark> {
    vec![
        Remark { n: 1, seat: Some(Seat::new(0)), text: "<b>hi</b>".into(), at_ms: 1 },
        Remark { n: 2, seat: None, text: "watching".into(), at_ms: 2 },
    ]
}

fn reader(lang: Lang) -> Reader {
    Reader { lang, name: Some("Léa".into()), path: "/t/t1?a=b&c=d".into() }
}

fn games() -> Vec<&'static str> {
    Catalog::standard().titles().map(catalog::Title::id).collect()
}

const ME: Viewer = Viewer::Seat(Seat::new(0));

#[test]
fn the_table_of_every_game_is_sound_at_its_start_in_its_middle_and_at_its_end() {
    for game in games() {
        for n_decisions in [0, 9, 100_000] {
            let sample = sample(game, n_decisions, 3);
            for lang in Lang::ALL {
                for viewer in [ME, Viewer::Seat(Seat::new(1)), Viewer::Spectator] {
                    if viewer == Viewer::Seat(Seat::new(1)) && sample.names.len() < 2 {
                        continue;
                    }
                    let page = pages::table(&reader(lang), &sample.model(viewer, lang));
                    assert_sound(&page, &format!("{game} after {n_decisions} in {lang}"));
                    assert!(!page.contains("<b>hi</b>"), "what people say is escaped");
                }
            }
        }
    }
}

#[test]
fn a_page_is_no_longer_for_a_longer_game_and_the_rest_is_fetched_piece_by_piece() {
    let sample = sample("ephios", 60, 3);
    for lang in Lang::ALL {
        let mut model = sample.model(Viewer::Seat(Seat::new(0)), lang);
        let known = std::mem::take(&mut model.log);
        let line = |n: usize| {
            let LogLine { seat, line, rule, .. } = &known[n % known.len()];
            LogLine { step: n / 2 + 1, seat: *seat, line: line.clone(), rule: *rule }
        };
        model.log = (0..10_000).map(line).collect();
        let first: usize = pages::fragments(&model, 0).iter().map(|(_, html)| html.len()).sum();
        assert!(first < 150_000, "{first} bytes after a long absence");
        assert!(pages::table(&reader(lang), &model).len() < 200_000);
        let (mut part, mut steps) = (pages::log(&model).1, Vec::new());
        loop {
            assert!(part.len() < 60_000, "{} bytes", part.len());
            let tags = read(&part);
            let numbers = |name: &'static str| {
                tags.iter().filter_map(move |tag| tag.get(name)?.parse::<usize>().ok())
            };
            steps.splice(0..0, numbers("data-step"));
            let Some(before) = numbers("data-before").next() else { break };
            model.log.retain(|line| line.step < before);
            part = pages::earlier_log(&model);
        }
        assert!(steps.iter().copied().eq((0..10_000).map(|n| n / 2 + 1)), "each line once");
    }
}

#[test]
fn every_state_of_a_table_is_sound_and_says_something() {
    let sample = sample("epix", 5, 1);
    let stages = [
        Stage::Gathering {
            invitation: Some("https://x.example/t/1".into()),
            is_host: true,
            may_sit: true,
            kept: None,
        },
        Stage::Gathering {
            invitation: Some("https://x.example/t/1".into()),
            is_host: false,
            may_sit: false,
            kept: None,
        },
        Stage::Playing,
        Stage::Over { rematch: Some("t2".into()) },
        Stage::ReadOnly {
            why: Phrase::new("page-read-only"),
            detail: Some("step 4".into()),
            has_record: true,
        },
    ];
    let undos = [Undo::No, Undo::Free, Undo::ByConsent, Undo::Asked, Undo::AskedBy(Seat::new(1))];
    let holders = [
        Holder::Open,
        Holder::Person { is_here: false },
        Holder::Bot("easy".into()),
        Holder::StandIn("normal".into()),
        Holder::Person { is_here: true },
    ];
    for lang in Lang::ALL {
        for ((stage, undo), holder) in stages.iter().zip(undos).zip(&holders) {
            let mut model = sample.model(ME, lang);
            if matches!(stage, Stage::Gathering { .. }) {
                (model.view, model.prompt, model.choices) = (None, None, vec![]);
                model.places[1].name.clear();
            }
            model.places[0].holder = holder.clone();
            (model.stage, model.undo) = (stage.clone(), undo);
            let page = pages::table(&reader(lang), &model);
            assert_sound(&page, &format!("{stage:?} in {lang}"));
            let prompt =
                page.split("class=\"say\">").nth(1).and_then(|rest| rest.split('<').next());
            assert!(prompt.is_some_and(|prompt| prompt.trim().len() > 5), "{stage:?}: no prompt");
        }
    }
}

#[test]
fn fragments_are_what_the_page_shows_and_their_log_is_cut_at_a_step() {
    let sample = sample("ephios", 60, 2);
    let model = sample.model(ME, Lang::En);
    let (page, fragments) =
        (pages::table(&reader(Lang::En), &model), pages::fragments(&model, usize::MAX));
    let others = pages::crowd(&model).into_iter().chain([pages::chat(&model), pages::log(&model)]);
    for (name, html) in fragments.iter().cloned().chain(others) {
        assert!(page.contains(&format!("id=\"{name}\"")), "{name} has no place on the page");
        assert!(name == "log" || page.contains(html.as_str()), "{name} differs from the page");
        read(&html);
    }
    let log = &fragments.iter().find(|(name, _)| *name == "log").expect("a log").1;
    let first: usize =
        log.split("data-step=\"").nth(1).unwrap().split('"').next().unwrap().parse().unwrap();
    let told = log.matches("data-step").count();
    assert_eq!(told, model.log.iter().filter(|line| line.step >= first).count(), "a step is cut");
    assert!(told < model.log.len() && told >= 24, "{told} of {} lines", model.log.len());
}

#[test]
fn nothing_that_is_new_is_cut_and_a_page_has_the_whole_log_of_a_short_game() {
    let sample = sample("ephios", 20, 2);
    let model = sample.model(ME, Lang::En);
    assert!((25..=120).contains(&model.log.len()), "{} lines", model.log.len());
    let everything = pages::fragments(&model, 0);
    let log = &everything.iter().find(|(name, _)| *name == "log").expect("a log").1;
    assert_eq!(log.matches("data-step").count(), model.log.len());
    let page = pages::table(&reader(Lang::En), &model);
    let whole =
        page.split("id=\"log\"").nth(1).and_then(|rest| rest.split("id=\"panel-chat\"").next());
    let n_whole = whole.expect("a log").matches("data-step").count();
    assert_eq!(n_whole, model.log.len());
}

/// Whoever goes on with the tab key is past the log at once, however many rules it names.
#[test]
fn the_log_is_one_stop_of_the_tab_key() {
    let sample = sample("epix", 60, 5);
    let page = pages::table(&reader(Lang::En), &sample.model(ME, Lang::En));
    let tags = read(&page);
    let panel = tags.iter().find(|tag| tag.get("id") == Some("panel-log")).expect("the log");
    assert_eq!(panel.get("tabindex"), Some("0"));
    let is_rule = |tag: &&Tag| tag.get("class") == Some("rule");
    let rules: Vec<&Tag> = tags.iter().filter(is_rule).collect();
    assert!(rules.len() > 40, "{} rules", rules.len());
    assert!(rules.iter().all(|rule| rule.get("tabindex") == Some("-1")));
}

#[test]
fn lobby_form_device_and_problem_are_sound() {
    let catalog = Catalog::standard();
    let card = |game: &str, is_awaited: bool, is_over| TableCard {
        id: "t".into(),
        game: game.into(),
        options: Options::new().with("seats", 2),
        seats: vec![SeatCard::Open, SeatCard::Person("A".into()), SeatCard::Bot("hard".into())],
        reader: if is_awaited { Standing::Awaited } else { Standing::Stranger },
        is_over,
        touched_ms: 5,
    };
    let full = Lobby {
        mine: vec![card("epix", true, false), card("kuhn", false, true)],
        open: vec![card("erythro", false, false)],
        played_with: vec!["Max".into()],
    };
    let empty = Lobby { mine: vec![], open: vec![], played_with: vec![] };
    for lang in Lang::ALL {
        let reader = reader(lang);
        for lobby in [&full, &empty] {
            let page = pages::lobby(&reader, &catalog, lobby);
            assert_sound(&page, &format!("lobby in {lang}"));
            assert!(catalog.titles().all(|title| page.contains(&format!("/new/{}", title.id()))));
        }
        for title in catalog.titles() {
            let strange =
                Options::new().with("seats", "77").with("pace", "soon").with("seat2", "bot:hard");
            for (chosen, wrong) in [(&Options::new(), None), (&strange, Some("no <such> thing"))] {
                let page = pages::new_table(&reader, title, chosen, wrong);
                assert_sound(&page, &format!("new {} in {lang}", title.id()));
            }
        }
        let address = "https://x.example/d/0123456789abcdef";
        let page = pages::device_link(&reader, "t1", address);
        assert_sound(&page, "device");
        assert!(page.contains(address) && page.contains("href=\"/t/t1\""));
        assert_sound(&pages::problem(&reader, &Phrase::new("page-problem-not-found")), "problem");
    }
}

#[test]
fn the_form_offers_what_makes_a_setup_whatever_is_chosen() {
    let catalog = Catalog::standard();
    for title in catalog.titles() {
        for knob in title.knobs() {
            for value in knob.values {
                let chosen = Options::new().with(knob.key, value);
                let page = pages::new_table(&reader(Lang::En), title, &chosen, None);
                let settled = settled(title.knobs(), &read(&page));
                let seats = title.n_seats(&settled);
                let seats =
                    seats.unwrap_or_else(|error| panic!("{}: {settled}: {error}", title.id()));
                assert!(
                    page.contains(&format!("name=\"seat{seats}\"")),
                    "{}: {seats} seats",
                    title.id()
                );
                assert!(!page.contains(&format!("name=\"seat{}\"", seats + 1)));
            }
        }
    }
}

/// What the form would send for the game's own knobs.
fn settled(knobs: &[engine::Knob], tags: &[Tag]) -> Options {
    let is_sent = |tag: &&Tag| {
        tag.name == "input" && (tag.get("type") == Some("hidden") || tag.get("checked").is_some())
    };
    tags.iter().filter(is_sent).fold(Options::new(), |options, tag| {
        let (name, value) = (tag.get("name").unwrap(), tag.get("value").unwrap());
        let is_knob = knobs.iter().any(|knob| knob.key == name);
        if is_knob { options.with(name, value) } else { options }
    })
}

#[test]
fn replays_are_sound_from_every_seat_and_with_all_cards_open() {
    for game in games() {
        let sample = sample(game, 12, 4);
        let seats = || Seat::all(sample.names.len());
        let n_steps = sample.table.n_steps();
        for lang in Lang::ALL {
            for (viewer, is_open) in
                [(ME, false), (Viewer::Spectator, false), (Viewer::Spectator, true)]
            {
                let all =
                    || seats().map(|seat| sample.table.snapshot(Viewer::Seat(seat))).collect();
                let replay = Replay {
                    table: sample.model(viewer, lang),
                    open: if is_open { all() } else { vec![] },
                    step: n_steps.min(3),
                    n_steps,
                    fairness: Fairness {
                        commitment: "c".into(),
                        secret: "s".into(),
                        salts: vec!["<salt>".into(); sample.names.len()],
                        verdict: if is_open { Ok(3) } else { Err("step 2".into()) },
                    },
                    chances: match (viewer, is_open) {
                        (Viewer::Seat(_), _) => Chances::Unasked,
                        (Viewer::Spectator, false) => Chances::Running { done: 2, of: n_steps + 1 },
                        (Viewer::Spectator, true) => {
                            Chances::Ready(vec![vec![0.5; sample.names.len()]; n_steps + 1])
                        }
                    },
                };
                let page = pages::replay(&reader(lang), &replay);
                assert_sound(&page, &format!("replay of {game} in {lang}"));
                assert!(
                    page.contains("aria-current=\"step\""),
                    "{game}: no current step in the log"
                );
                let whom = if is_open {
                    "all"
                } else if viewer == ME {
                    "1"
                } else {
                    "watch"
                };
                assert!(
                    page.contains(&format!("as={whom}\" aria-current=\"true\"")),
                    "{game}: {whom}"
                );
            }
        }
    }
}

/// A bound on the bytes on the wire without a compressor at hand: text like this shrinks to a third or less.
#[test]
fn the_first_pages_are_light() {
    let frame: usize = ["frame.css", "tablee.js", "early.js", "icon.svg", "tablee.webmanifest"]
        .iter()
        .map(|path| assets::asset(path).unwrap_or_else(|| panic!("{path} is missing")).bytes.len())
        .sum();
    let lobby = Lobby { mine: vec![], open: vec![], played_with: vec![] };
    let page = pages::lobby(&reader(Lang::Fr), &Catalog::standard(), &lobby).len();
    assert!(frame + page < 120_000, "{frame} + {page} bytes even uncompressed");
}

#[test]
fn addresses_of_assets_exist() {
    let page = pages::lobby(
        &reader(Lang::En),
        &Catalog::standard(),
        &Lobby { mine: vec![], open: vec![], played_with: vec![] },
    );
    let mut n_found = 0;
    for tag in read(&page) {
        let Some(address) = tag.get("src").or(tag.get("href")) else { continue };
        let Some(rest) = address.strip_prefix("/assets/") else { continue };
        let path = rest.split_once('/').expect("a stamp and a path").1;
        assert!(assets::asset(path).is_some(), "{path} is missing");
        n_found += 1;
    }
    assert!(n_found >= 4, "only {n_found} assets");
}
