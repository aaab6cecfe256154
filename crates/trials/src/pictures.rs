//! Pictures for the README: boards in a browser, and what the terminal shows in a real game, drawn as SVG.

mod boards;

use std::fmt::Write as _;
use std::io::Write as _;
use std::process::Stdio;

use anyhow::{Context, Result};

use crate::cargo;

/// How many columns and which part of the screen fits a README.
const COLUMNS: usize = 82;
const N_LINES: usize = 34;
const LINE: usize = 19;
const LEFT: usize = 22;
const TOP: usize = 54;

/// Which pictures to draw anew; all of them when none is named.
#[derive(clap::Args)]
pub(crate) struct Pictures {
    /// The boards in a browser.
    #[arg(long)]
    boards: bool,
    /// The terminal.
    #[arg(long)]
    terminal: bool,
}

impl Pictures {
    /// Takes the boards' pictures, then plays a few moves and draws what the terminal shows.
    pub(crate) fn run(&self) -> Result<()> {
        if self.boards || !self.terminal {
            boards::run()?;
        }
        if self.terminal || !self.boards {
            let seats = ["--seats", "you,normal,normal", "--names", "Léa,Max,Zoé"];
            draw("ephios", &seats, "1\n3\n2\n1\n")?;
        }
        Ok(())
    }
}

fn draw(game: &str, options: &[&str], typed: &str) -> Result<()> {
    let shown = play(game, options, typed)?;
    let lines: Vec<&str> = shown.lines().collect();
    let last = lines.len().saturating_sub(1);
    let first = last.saturating_sub(N_LINES);
    let file = format!("docs/pictures/{game}-terminal.svg");
    let path = crate::root().join(&file);
    std::fs::create_dir_all(crate::root().join("docs/pictures"))?;
    std::fs::write(&path, svg(&format!("tablee play {game}"), &lines[first..last]))
        .with_context(|| format!("could not write {file}"))?;
    println!("{file}");
    Ok(())
}

/// What the terminal shows when this is typed, colours included.
fn play(game: &str, options: &[&str], typed: &str) -> Result<String> {
    let folder = tempfile::tempdir()?;
    let mut child = cargo(&["run", "--quiet", "--release", "-p", "tablee", "--", "play", game])
        .args(options)
        .args(["--seed", "7", "--color", "always", "--lang", "en", "--record"])
        .arg(folder.path().join("picture.tablee"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()?;
    child.stdin.take().context("the input is a pipe")?.write_all(typed.as_bytes())?;
    let output = child.wait_with_output()?;
    Ok(String::from_utf8(output.stdout)?)
}

fn svg(title: &str, lines: &[&str]) -> String {
    let (width, height) = (2 * LEFT + COLUMNS * 17 / 2, TOP + lines.len() * LINE + 12);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         font-family=\"ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace\" font-size=\"14\">\n\
         <title>{title}</title>\n<rect width=\"{width}\" height=\"{height}\" rx=\"10\" fill=\"#14202e\"/>\n\
         <circle cx=\"22\" cy=\"20\" r=\"6\" fill=\"#d9705c\"/><circle cx=\"42\" cy=\"20\" r=\"6\" fill=\"#d9b25c\"/>\
         <circle cx=\"62\" cy=\"20\" r=\"6\" fill=\"#7cab6b\"/>\n\
         <text x=\"{}\" y=\"25\" fill=\"#8fa3b8\" text-anchor=\"middle\">{title}</text>\n",
        width / 2
    );
    for (n, line) in lines.iter().enumerate() {
        let _ = writeln!(
            svg,
            "<text x=\"{LEFT}\" y=\"{}\" fill=\"#dfe6ee\" xml:space=\"preserve\">{}</text>",
            TOP + n * LINE,
            spans(line)
        );
    }
    svg + "</svg>\n"
}

/// A line with its colours as spans.
fn spans(line: &str) -> String {
    let mut text = String::new();
    let (mut is_bold, mut color) = (false, None);
    for (n, part) in line.split("\u{1b}[").enumerate() {
        let (codes, plain) = match part.split_once('m') {
            Some(split) if n > 0 => split,
            _ => ("", part),
        };
        for code in codes.split(';') {
            match code {
                "0" => (is_bold, color) = (false, None),
                "1" => is_bold = true,
                "2" => color = Some("#8fa3b8"),
                "31" => color = Some("#e5887a"),
                "32" => color = Some("#9bcb8a"),
                "33" => color = Some("#e0bd6f"),
                "36" => color = Some("#7fd0d8"),
                _ => {}
            }
        }
        let escaped = plain.replace('&', "&amp;").replace('<', "&lt;");
        let weight = if is_bold { " font-weight=\"bold\"" } else { "" };
        let fill = color.map(|color| format!(" fill=\"{color}\"")).unwrap_or_default();
        if !escaped.is_empty() {
            let _ = write!(text, "<tspan{weight}{fill}>{escaped}</tspan>");
        }
    }
    text
}
