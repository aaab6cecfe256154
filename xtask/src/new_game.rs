//! Writes a small complete game to start from, and registers it.
//!
//! `xtask/new-game` holds the game as a tree of files, called `newgame`, with `NEWG` before its rules' numbers. It is a game of its own:
//! hidden hands, a deck, words in two languages, hints, tests. What it needs elsewhere is a line in each file of [`REGISTERS`].

mod name;
mod trial;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use include_dir::{Dir, File, include_dir};

use crate::root;
use name::Name;

static TEMPLATE: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/new-game");

/// A small complete game to start from.
#[derive(clap::Args)]
pub(crate) struct NewGame {
    /// Its name in commands and files: small letters, digits and hyphens, such as `high-card`
    name: String,
    /// Change nothing: make it in a folder of its own, run its tests there, and throw it away
    #[arg(long = "try")]
    is_trial: bool,
}

impl NewGame {
    /// The trial, for the checks before a change lands.
    pub(crate) fn trial() -> NewGame {
        NewGame { name: "trial-game".into(), is_trial: true }
    }

    pub(crate) fn run(&self) -> Result<()> {
        let name = Name::new(&self.name)?;
        if self.is_trial {
            return trial::run(&name);
        }
        let root = root();
        let written = write(&name, &root)?;
        crate::run(&mut crate::cargo(&["fmt", "--all"]))?;
        for file in written {
            println!("{}", file.strip_prefix(&root).unwrap_or(&file).display());
        }
        println!("{}", next_steps(&name));
        Ok(())
    }
}

fn next_steps(name: &Name) -> String {
    let id = name.id();
    format!(
        "\n{id} is a game now, behind “more” in the lobby. Next:\n\
         \x20 cargo test -p game-{id}     its rules, its contract, its secrets\n\
         \x20 cargo run -- dev {id}       all seats side by side in the browser\n\
         \x20 cargo xtask bless           after a change you meant: golden games and records\n\
         Then change rules/{id}.md, and the code and tests after it (CONTRIBUTING.md)."
    )
}

/// A file that names games, and how a game is entered there.
struct Register {
    file: &'static str,
    enter: fn(&str, &Name) -> Option<String>,
}

/// Everywhere that a game is named besides its own files.
const REGISTERS: [Register; 5] = [
    Register {
        file: "Cargo.toml",
        enter: |text, name| {
            let line = format!("game-{0} = {{ path = \"crates/game-{0}\" }}", name.id());
            after_last(text, |line| line.starts_with("game-"), &line)
        },
    },
    Register { file: "crates/catalog/Cargo.toml", enter: dependency },
    Register { file: "crates/ui/Cargo.toml", enter: dependency },
    Register {
        file: "crates/catalog/src/catalog.rs",
        enter: |text, name| {
            let line =
                format!("            packs.title::<game_{}::State>(Shelf::More)?,", name.snake());
            let is_own = |line: &str| line.contains("packs.title::<game_");
            after_last(text, is_own, &line)
        },
    },
    Register {
        file: "crates/ui/src/boards.rs",
        enter: |text, name| {
            let listed = format!("    &Of::<game_{}::State>::NEW,", name.snake());
            let text = after_last(text, |line| line.contains("&Of::<game_"), &listed)?;
            after_last(&text, |line| line.starts_with("mod "), &format!("mod {};", name.snake()))
        },
    },
];

fn dependency(text: &str, name: &Name) -> Option<String> {
    let line = format!("game-{}.workspace = true", name.id());
    after_last(text, |line| line.starts_with("game-"), &line)
}

/// The text with a line more, after the last line that is meant.
fn after_last(text: &str, is_meant: impl Fn(&str) -> bool, line: &str) -> Option<String> {
    let lines: Vec<&str> = text.lines().collect();
    let at = lines.iter().rposition(|line| is_meant(line))? + 1;
    let all = [&lines[..at], &[line], &lines[at..]].concat();
    Some(all.join("\n") + "\n")
}

/// Writes the game's files below `root` and enters it where games are named; nothing at all where something is in the way.
fn write(name: &Name, root: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for file in all_files(&TEMPLATE) {
        let path = root.join(name.in_path(&file.path().to_string_lossy()));
        ensure!(!path.exists(), "`{}` is taken: {} is there already", name.id(), path.display());
        let text = file.contents_utf8().context("the template is text")?;
        files.push((path, name.in_text(text)));
    }
    for register in &REGISTERS {
        let path = root.join(register.file);
        let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        let entered = (register.enter)(&text, name);
        files.push((path, entered.with_context(|| format!("{} lists no games", register.file))?));
    }
    for (path, text) in &files {
        let folder = path.parent().context("a file is in a folder")?;
        fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
        fs::write(path, text).with_context(|| path.display().to_string())?;
    }
    Ok(files.into_iter().map(|(path, _)| path).collect())
}

fn all_files<'a>(folder: &'a Dir<'a>) -> Vec<&'a File<'a>> {
    folder.files().chain(folder.dirs().flat_map(all_files)).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::process::Command;

    use tempfile::TempDir;

    use super::*;

    /// A folder with the files that name games, gone with the test.
    struct Copy(TempDir);

    impl Copy {
        fn new() -> Copy {
            let copy = Copy(tempfile::tempdir().unwrap());
            for Register { file, .. } in REGISTERS {
                let to = copy.0.path().join(file);
                fs::create_dir_all(to.parent().unwrap()).unwrap();
                fs::copy(root().join(file), to).unwrap();
            }
            copy
        }

        fn read(&self, file: &str) -> String {
            fs::read_to_string(self.0.path().join(file))
                .unwrap_or_else(|error| panic!("{file}: {error}"))
        }
    }

    #[test]
    fn a_new_game_is_whole_and_named_once_in_each_register() {
        let copy = Copy::new();
        let written = write(&Name::new("high-card").unwrap(), copy.0.path()).unwrap();
        for (file, line) in [
            ("Cargo.toml", "game-high-card = { path = \"crates/game-high-card\" }"),
            ("crates/catalog/Cargo.toml", "game-high-card.workspace = true"),
            ("crates/ui/Cargo.toml", "game-high-card.workspace = true"),
            (
                "crates/catalog/src/catalog.rs",
                "packs.title::<game_high_card::State>(Shelf::More)?,",
            ),
            ("crates/ui/src/boards.rs", "mod high_card;"),
            ("crates/ui/src/boards.rs", "&Of::<game_high_card::State>::NEW,"),
        ] {
            assert_eq!(copy.read(file).matches(line).count(), 1, "{line} in {file}");
        }
        for file in &written {
            let text = fs::read_to_string(file).unwrap();
            let of_template = ["newgame", "Newgame", "NEWG", "newg_"];
            assert!(!of_template.iter().any(|word| text.contains(word)), "{}", file.display());
        }
        assert!(copy.read("crates/game-high-card/src/game.rs").contains("\"high-card\""));
        assert!(copy.read("crates/ui/src/boards/high_card.rs").contains("game_high_card::State"));
        assert!(copy.read("rules/fr/high-card.md").starts_with("# High card"));
    }

    #[test]
    fn every_rule_of_the_new_game_has_its_test_and_every_word_its_translation() {
        let copy = Copy::new();
        write(&Name::new("fable").unwrap(), copy.0.path()).unwrap();
        let tests = copy.read("crates/game-fable/tests/it/rules.rs");
        for n in 1..=6 {
            assert!(copy.read("rules/fable.md").contains(&format!("- **FAB-{n}**")));
            assert!(copy.read("rules/fr/fable.md").contains(&format!("- **FAB-{n}**")));
            assert!(tests.contains(&format!("fab_{n}_")), "no test of FAB-{n}");
        }
        let keys = |lang: &str| -> BTreeSet<String> {
            let text = copy.read(&format!("crates/localization/locales/{lang}/fable.ftl"));
            let keys = text.lines().filter(|line| line.starts_with("fable-"));
            keys.filter_map(|line| line.split(" =").next()).map(String::from).collect()
        };
        assert_eq!(keys("en"), keys("fr"));
    }

    #[test]
    fn the_template_is_formatted_as_we_format() {
        let template = root().join("xtask/new-game");
        let sources = all_files(&TEMPLATE).into_iter().map(|file| template.join(file.path()));
        // What a file declares as its modules is formatted with it.
        let checked = Command::new("rustfmt")
            .args(["--check", "--edition", "2024", "--config-path"])
            .arg(root().join("rustfmt.toml"))
            .args(sources.filter(|file| file.extension().is_some_and(|ending| ending == "rs")))
            .output()
            .unwrap();
        assert!(checked.status.success(), "{}", String::from_utf8_lossy(&checked.stdout));
    }

    #[test]
    fn a_taken_name_is_refused_and_nothing_is_written() {
        let copy = Copy::new();
        let rules = copy.0.path().join("rules");
        fs::create_dir_all(&rules).unwrap();
        fs::write(rules.join("fable.md"), "# Fable").unwrap();
        let refused = write(&Name::new("fable").unwrap(), copy.0.path()).unwrap_err().to_string();
        assert!(refused.contains("`fable` is taken") && refused.contains("fable.md"), "{refused}");
        assert!(!copy.0.path().join("crates/game-fable").exists());
        assert!(!copy.read("Cargo.toml").contains("fable"));
    }
}
