//! One table with all of it: notation, words, reasons, records, pictures.

use catalog::{AnyTable, Denied, Told};
use engine::{Dealing, Record, Secret, Turn, Viewer};
use localization::{Lang, Speaker};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use ui::{AnyScene, board_of};

use crate::describe::{chosen, standard};
use crate::errors::{Refused, TableeError, title, wrong_options};
use crate::state::{Results, State, known_seat, read_player, results, viewer};

/// One game with its history.
#[pyclass(module = "tablee._tablee")]
pub(crate) struct TableCore {
    table: Box<dyn AnyTable>,
    lang: Lang,
}

fn language(lang: &str) -> PyResult<Lang> {
    lang.parse()
        .map_err(|_| TableeError::new_err(format!("lang is \"en\" or \"fr\", not {lang:?}")))
}

impl TableCore {
    fn speaker(&self, reader: Viewer) -> Speaker<'_> {
        Speaker { lang: self.lang, names: self.table.names(), reader }
    }

    fn refused(&self, py: Python<'_>, reader: Viewer, denied: &Denied) -> PyErr {
        let (rule, sentence) = self.reason(reader, denied);
        let text = rule.map_or(sentence.clone(), |rule| format!("{sentence} ({rule})"));
        let error = Refused::new_err(text);
        match error.value(py).setattr("rule", rule) {
            Ok(()) => error,
            Err(error) => error,
        }
    }

    fn reason(&self, reader: Viewer, denied: &Denied) -> (Option<&'static str>, String) {
        match denied {
            Denied::Refused { rule, reason } => (*rule, self.speaker(reader).say(reason)),
            Denied::Unreadable { .. } | Denied::NoSuchSeat { .. } | Denied::NoSeed => {
                (None, denied.to_string())
            }
        }
    }

    fn sentences(&self, reader: Viewer, told: &[Told]) -> Vec<String> {
        let speaker = self.speaker(reader);
        told.iter()
            .filter(|told| told.viewer == reader)
            .map(|told| speaker.say(&told.line))
            .collect()
    }

    fn viewer(&self, seat: Option<usize>) -> PyResult<Viewer> {
        viewer(seat, self.table.n_seats())
    }
}

#[pymethods]
impl TableCore {
    #[new]
    #[pyo3(signature = (game, options=None, *, names=None, seed=None, lang="en"))]
    fn open(
        game: &str,
        options: Option<&Bound<'_, PyDict>>,
        names: Option<Vec<String>>,
        seed: Option<u64>,
        lang: &str,
    ) -> PyResult<TableCore> {
        let title = title(standard(), game)?;
        let (options, lang) = (chosen(options)?, language(lang)?);
        let wrong = |error: &dyn std::fmt::Display| wrong_options(game, error);
        let n_seats = title.n_seats(&options).map_err(|error| wrong(&error))?;
        let names = names.unwrap_or_else(|| vec![String::new(); n_seats]);
        let dealing = match seed {
            Some(seed) => {
                Dealing::committed(Secret::from_number(seed), vec![String::new(); n_seats])
            }
            None => Dealing::ByHand,
        };
        let table = title.open(&options, names, dealing).map_err(|error| wrong(&error))?;
        Ok(TableCore { table, lang })
    }

    /// Reads a record and plays it again.
    #[staticmethod]
    #[pyo3(signature = (record, *, lang="en"))]
    fn replay(record: &str, lang: &str) -> PyResult<TableCore> {
        let wrong =
            |error: engine::RecordError| TableeError::new_err(format!("the record: {error}"));
        let record: Record = record.parse().map_err(wrong)?;
        let table = title(standard(), &record.header.game)?.load(&record).map_err(wrong)?;
        Ok(TableCore { table, lang: language(lang)? })
    }

    #[getter]
    fn game(&self) -> &'static str {
        self.table.game()
    }

    #[getter]
    fn n_seats(&self) -> usize {
        self.table.n_seats()
    }

    #[getter]
    fn names(&self) -> Vec<String> {
        self.table.names().to_vec()
    }

    /// `decide`, `chance` or `over`.
    #[getter]
    fn turn(&self) -> &'static str {
        match self.table.turn() {
            Turn::Decide(_) => "decide",
            Turn::Chance => "chance",
            Turn::Over => "over",
        }
    }

    #[getter]
    fn awaited(&self) -> Vec<usize> {
        self.table.turn().awaited().into_iter().map(engine::Seat::index).collect()
    }

    fn legal(&self, seat: usize) -> PyResult<Vec<String>> {
        Ok(self.table.notations(known_seat(seat, self.table.n_seats())?))
    }

    fn labels(&self, seat: usize) -> PyResult<Vec<String>> {
        let seat = known_seat(seat, self.table.n_seats())?;
        let speaker = self.speaker(Viewer::Seat(seat));
        Ok(self.table.legal(seat).iter().map(|choice| speaker.say(&choice.label)).collect())
    }

    /// Takes an action; what the seat is told of it, as sentences.
    fn act(&mut self, py: Python<'_>, seat: usize, notation: &str) -> PyResult<Vec<String>> {
        let seat = known_seat(seat, self.table.n_seats())?;
        let told = self.table.act(seat, notation);
        let reader = Viewer::Seat(seat);
        told.map(|told| self.sentences(reader, &told))
            .map_err(|denied| self.refused(py, reader, &denied))
    }

    /// What may be drawn now, with weights.
    fn outcomes(&self) -> Vec<(String, u32)> {
        self.table.outcomes()
    }

    /// Takes a given chance outcome; what everybody is told of it.
    fn deal(&mut self, py: Python<'_>, notation: &str) -> PyResult<Vec<String>> {
        let told = self.table.deal(notation);
        told.map(|told| self.sentences(Viewer::Spectator, &told))
            .map_err(|denied| self.refused(py, Viewer::Spectator, &denied))
    }

    /// Draws what the table's seed gives; what everybody is told of it.
    fn draw(&mut self, py: Python<'_>) -> PyResult<Vec<String>> {
        let told = self.table.draw();
        told.map(|told| self.sentences(Viewer::Spectator, &told))
            .map_err(|denied| self.refused(py, Viewer::Spectator, &denied))
    }

    #[pyo3(signature = (seat=None))]
    fn view_text(&self, seat: Option<usize>) -> PyResult<String> {
        Ok(self.table.view_text(self.viewer(seat)?))
    }

    /// Why a seat may not do this: the rule's id, if it is a rule, and the sentence; nothing where it may.
    fn why(&self, seat: usize, notation: &str) -> PyResult<Option<(Option<&'static str>, String)>> {
        let seat = known_seat(seat, self.table.n_seats())?;
        let denied = self.table.why(seat, notation).err();
        Ok(denied.map(|denied| self.reason(Viewer::Seat(seat), &denied)))
    }

    /// Takes back the last steps, draws included.
    fn take_back(&mut self, n_steps: usize) {
        self.table.take_back(n_steps);
    }

    fn steps(&self) -> Vec<String> {
        self.table.steps()
    }

    fn clone(&self) -> TableCore {
        TableCore { table: self.table.after(self.table.n_steps()), lang: self.lang }
    }

    /// The position without its history.
    #[pyo3(signature = (seed=None))]
    fn position(&self, seed: Option<u64>) -> State {
        State::new(self.table.position(), seed)
    }

    fn record(&self) -> String {
        self.table.record().to_string()
    }

    /// What each step told a seat, or a spectator, as sentences.
    #[pyo3(signature = (seat=None))]
    fn story(&self, seat: Option<usize>) -> PyResult<Vec<Vec<String>>> {
        let reader = self.viewer(seat)?;
        let story = self.table.story(reader);
        Ok(story.iter().map(|told| self.sentences(reader, told)).collect())
    }

    /// Payoffs (0 to 1) and scores, once the game is over.
    #[getter]
    fn result(&self) -> Option<Results> {
        self.table.outcome().map(|outcome| results(&outcome))
    }

    /// What a bot would do in a seat; it is told what the seat knows.
    #[pyo3(signature = (player, seat, seed=0))]
    fn bot(&self, py: Python<'_>, player: &str, seat: usize, seed: u64) -> PyResult<String> {
        let player = read_player(player)?;
        let seat = known_seat(seat, self.table.n_seats())?;
        let advisor = self.table.advisor(seat, player.untimed(), seed);
        let advisor = advisor.ok_or_else(|| {
            TableeError::new_err(format!("seat {} is not awaited now", seat.index()))
        })?;
        Ok(py.detach(|| advisor.think()))
    }

    /// The board as a page of its own, drawn from what a seat, or a spectator, knows.
    #[pyo3(signature = (seat=None))]
    fn html(&self, seat: Option<usize>) -> PyResult<String> {
        let reader = self.viewer(seat)?;
        let (view, outcome, marked) =
            (self.table.snapshot(reader), self.table.outcome(), std::collections::BTreeSet::new());
        let scene = AnyScene {
            view: &*view,
            speaker: self.speaker(reader),
            marked: &marked,
            outcome: outcome.as_ref(),
        };
        let board = board_of(self.table.game());
        let sheet = format!("games/{}.css", self.table.game());
        let styles: String = ["frame.css", &sheet, "games/reference.css"]
            .iter()
            .filter_map(|path| ui::assets::asset(path))
            .map(|asset| String::from_utf8_lossy(asset.bytes).into_owned())
            .collect();
        Ok(format!(
            "<!DOCTYPE html><html lang=\"{}\" data-game=\"{}\"><meta charset=\"utf-8\"><style>{styles}</style>{}<main>{}{}</main></html>",
            self.lang.code(),
            self.table.game(),
            board.symbols().into_string(),
            board.board(&scene).into_string(),
            board.mine(&scene).into_string(),
        ))
    }
}
