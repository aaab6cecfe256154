//! `tablee content`: what the boxes hold, checked, listed and exported.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use catalog::Title;
use engine::{ContentError, Entry, Phrase, Source};
use localization::Lang;
use serde_json::{Value, json};

use crate::args::ContentCommand;
use crate::complaint::{Complaint, Done};
use crate::house::House;
use crate::layout;
use crate::terminal::{self, FAINT, GOOD, STRONG, styled};
use crate::voice;

/// Does what was asked for.
pub(crate) fn run(house: &House, command: &ContentCommand) -> Done {
    match command {
        ContentCommand::Check { dir } => check(house, dir),
        ContentCommand::List { game, json: true } => {
            terminal::print_lines([list_json(house, title_with_pack(house, game)?).to_string()])
        }
        ContentCommand::List { game, json: false } => {
            terminal::print_lines(list(house, title_with_pack(house, game)?))
        }
        ContentCommand::Export { game, dir, force } => export(house, game, dir, *force),
    }
}

fn title_with_pack<'a>(house: &'a House, game: &str) -> Done<&'a dyn Title> {
    let title = house.title(game)?;
    if title.pack_file().is_none() {
        let with: Vec<&str> =
            house.catalog.titles().filter(|t| t.pack_file().is_some()).map(Title::id).collect();
        let others = if with.is_empty() { "none here does".into() } else { with.join(", ") };
        return Err(Complaint::usage(format!(
            "{game} needs no content pack; of the others: {others}"
        )));
    }
    Ok(title)
}

/// Every pack in the folder, with every fault of each.
fn check(house: &House, dir: &Path) -> Done {
    let unreadable =
        |error| Complaint::failed(format!("{} cannot be read: {error}", dir.display()));
    let mut packs = BTreeMap::new();
    for entry in fs::read_dir(dir).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        if path.extension().is_some_and(|extension| extension == "toml") {
            packs.insert(path.file_name().unwrap_or_default().to_string_lossy().into_owned(), path);
        }
    }
    if packs.is_empty() {
        let known: Vec<String> = house.catalog.titles().filter_map(Title::pack_file).collect();
        return Err(Complaint::failed(format!(
            "{}: there is no content pack in it; expected one of {}",
            dir.display(),
            known.join(", ")
        )));
    }
    let mut is_sound = true;
    for (file, path) in &packs {
        is_sound &= check_pack(house, file, path)?;
    }
    if is_sound { Ok(()) } else { Err(Complaint::Said) }
}

/// Checks one pack and says what came of it.
fn check_pack(house: &House, file: &str, path: &Path) -> Done<bool> {
    let shown = path.display();
    let Some(title) =
        house.catalog.titles().find(|title| title.pack_file().as_deref() == Some(file))
    else {
        terminal::complain(&format!("{shown}: no game has a content pack of this name"));
        return Ok(false);
    };
    let text = match fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) => {
            terminal::complain(&format!("{shown} cannot be read: {error}"));
            return Ok(false);
        }
    };
    match title.check_pack(&text) {
        Ok(n_entries) => {
            let sound = Phrase::new("tablee-content-sound")
                .with("file", shown.to_string())
                .with("entries", n_entries);
            terminal::print_lines([styled(GOOD, &voice::say(house.lang, &sound))])?;
            Ok(true)
        }
        Err(faults) => {
            for ContentError { line, field, reason } in faults {
                let colon = if field.is_empty() { "" } else { ": " };
                terminal::complain(&format!("{shown}:{line}: {field}{colon}{reason}"));
            }
            Ok(false)
        }
    }
}

fn export(house: &House, game: &str, dir: &Path, force: bool) -> Done {
    let title = title_with_pack(house, game)?;
    let file = dir.join(title.pack_file().unwrap_or_default());
    let shown = file.display();
    if file.exists() && !force {
        let reason = format!("{shown} is there already; --force overwrites it");
        return Err(Complaint::failed(reason));
    }
    fs::create_dir_all(dir)
        .and_then(|()| fs::write(&file, title.pack_text()))
        .map_err(|error| Complaint::failed(format!("{shown} cannot be written: {error}")))?;
    let exported = Phrase::new("tablee-content-exported")
        .with("file", shown.to_string())
        .with("dir", dir.display().to_string());
    terminal::print_lines(voice::say_in_lines(house.lang, &exported, terminal::room()))
}

/// The box, section by section.
fn list(house: &House, title: &dyn Title) -> Vec<String> {
    let lang = house.lang;
    let entries = title.entries();
    let mut lines = vec![styled(STRONG, &voice::name_of(lang, title.id()))];
    let mut section = "";
    for entry in &entries {
        if entry.section != section {
            section = entry.section;
            lines.push(String::new());
            lines.push(styled(STRONG, &voice::look_up(lang, section, section)));
        }
        lines.extend(entry_lines(lang, entry));
    }
    let is_made_up = |entry: &&Entry| entry.source == Source::Reconstructed;
    let summary = Phrase::new("tablee-content-summary")
        .with("entries", entries.len())
        .with("reconstructed", entries.iter().filter(is_made_up).count());
    lines.push(String::new());
    lines.extend(voice::say_in_lines(lang, &summary, terminal::room()));
    lines
}

fn entry_lines(lang: Lang, entry: &Entry) -> Vec<String> {
    let copies = if entry.count == 1 { String::new() } else { format!(" ×{}", entry.count) };
    let source = voice::say(lang, &Phrase::new(source_key(entry.source)));
    let name = styled(terminal::KEY, in_language(lang, &entry.name));
    let id = styled(FAINT, &format!("{} · {source}", entry.id));
    let mut lines = vec![format!("  {name}{copies}  {id}")];
    if let Some(text) = &entry.text {
        lines.extend(layout::wrap(
            &format!("    {}", in_language(lang, text)),
            terminal::room(),
            0,
        ));
    }
    lines
}

fn list_json(house: &House, title: &dyn Title) -> Value {
    let lang = house.lang;
    let entry = |entry: &Entry| {
        json!({
            "section": voice::look_up(lang, entry.section, entry.section),
            "id": entry.id,
            "name": in_language(lang, &entry.name),
            "text": entry.text.as_ref().map(|text| in_language(lang, text)),
            "count": entry.count,
            "source": match entry.source {
                Source::Rulebook => "rulebook",
                Source::Reconstructed => "reconstructed",
            },
        })
    };
    json!({ "game": title.id(), "entries": title.entries().iter().map(entry).collect::<Value>() })
}

fn source_key(source: Source) -> &'static str {
    match source {
        Source::Rulebook => "tablee-content-rulebook",
        Source::Reconstructed => "tablee-content-reconstructed",
    }
}

fn in_language(lang: Lang, text: &engine::Text) -> &str {
    match lang {
        Lang::En => &text.en,
        Lang::Fr => &text.fr,
    }
}
