//! One program's session: a table at a time, and an answer to every request.

use std::panic::{AssertUnwindSafe, catch_unwind};

use catalog::{AnyTable, Choice, Denied, Shelf, Title};
use engine::{Dealing, Options, Problem, Record, RecordError, Seat, Viewer};
use localization::{Lang, Speaker};
use serde_json::{Value, json};

use crate::house::{self, House, shortened};
use crate::referee::adviser;
use crate::referee::commands::{self, COMMANDS, Command};
use crate::referee::request::{Fields, Wrong, expected, refused};
use crate::referee::teller::{Answer, Teller, answer, outcomes, turn};
use crate::voice;

/// The longest name of a player.
const MAX_NAME: usize = 100;

/// What a program has asked for so far.
pub(super) struct Session<'a> {
    house: &'a House,
    lang: Lang,
    table: Option<Box<dyn AnyTable>>,
    is_over: bool,
}

impl<'a> Session<'a> {
    /// A session without a table.
    pub(super) fn new(house: &'a House) -> Session<'a> {
        Session { house, lang: house.lang, table: None, is_over: false }
    }

    /// Whether the program has said that it is done.
    pub(super) fn is_over(&self) -> bool {
        self.is_over
    }

    /// The answer to a line, whatever it holds.
    pub(super) fn answer(&mut self, line: &[u8]) -> Value {
        let mut fields = match object(line) {
            Ok(fields) => fields,
            Err(wrong) => return failure(None, wrong),
        };
        let id = fields.shift_remove("id");
        // A fault in a game's rules must not end the session: the steps so far are still good.
        let carried_out = catch_unwind(AssertUnwindSafe(|| self.carry_out(fields)));
        let result = carried_out.unwrap_or_else(|_| {
            if let Some(table) = &mut self.table {
                table.take_back(0);
            }
            Err(Wrong::new("a fault inside the program: please report it with this session"))
        });
        match result {
            Ok(answer) => success(id, answer),
            Err(wrong) => failure(id, wrong),
        }
    }

    /// The answer to a line that was not read to its end.
    #[allow(
        clippy::unused_self,
        reason = "it is the session that answers, to this line as to others"
    )]
    pub(super) fn too_long(&self, limit: usize) -> Value {
        failure(None, Wrong::new(format!("the line is longer than {limit} bytes")))
    }

    fn carry_out(&mut self, mut fields: Answer) -> Result<Answer, Wrong> {
        let command = match fields.shift_remove("cmd") {
            Some(Value::String(name)) => {
                commands::find(&name).ok_or_else(|| no_such_command(&name))?
            }
            Some(other) => return Err(expected("cmd", "a text", &other)),
            None => return Err(Wrong::new("the field `cmd` is missing: try {\"cmd\":\"help\"}")),
        };
        self.dispatch(command, &mut Fields::new(fields))
    }

    fn dispatch(&mut self, command: &Command, fields: &mut Fields) -> Result<Answer, Wrong> {
        // Every field is taken and checked before anything changes.
        match command.name {
            "new" => self.new_table(command, fields),
            "load" => self.load(command, fields),
            "act" => self.act(command, fields),
            "chance" => self.chance(command, fields),
            "undo" => self.undo(command, fields),
            "lang" => {
                let lang = language(&fields.needed_text("lang")?)?;
                fields.none_left(command.fields)?;
                self.lang = lang;
                Ok(answer(json!({ "lang": lang.code() })))
            }
            "quit" => {
                fields.none_left(command.fields)?;
                self.is_over = true;
                Ok(Answer::new())
            }
            _ => self.ask(command, fields),
        }
    }

    /// The commands that only look.
    fn ask(&self, command: &Command, fields: &mut Fields) -> Result<Answer, Wrong> {
        let found = match command.name {
            "help" => answer(json!({ "commands": commands::help() })),
            "games" => answer(json!({ "games": self.games() })),
            "turn" => turn(self.table()?),
            "legal" => self.choices(fields, |table, seat| table.legal(seat))?,
            "asides" => self.choices(fields, |table, seat| table.asides(seat))?,
            "bot" => adviser::ask(self.teller(), self.table()?, command, fields)?,
            "outcomes" => outcomes(self.table()?),
            "view" => self.view(fields)?,
            "why" => self.why(fields)?,
            "record" => answer(json!({ "record": self.table()?.record().to_string() })),
            other => return Err(no_such_command(other)),
        };
        fields.none_left(command.fields)?;
        Ok(found)
    }

    fn teller(&self) -> Teller {
        Teller { lang: self.lang }
    }

    fn table(&self) -> Result<&dyn AnyTable, Wrong> {
        self.table.as_deref().ok_or_else(no_table)
    }

    fn games(&self) -> Value {
        let knob = |game: &str, knob: &engine::Knob| {
            let label = voice::look_up(self.lang, &format!("{game}-option-{}", knob.key), knob.key);
            json!({ "key": knob.key, "label": label, "values": knob.values, "default": knob.default, "rule": knob.rule })
        };
        let game = |title: &dyn Title| {
            let id = title.id();
            json!({
                "game": id,
                "name": voice::name_of(self.lang, id),
                "about": voice::tagline_of(self.lang, id),
                "reference": title.shelf() == Shelf::Reference,
                "options": title.knobs().iter().map(|k| knob(id, k)).collect::<Value>(),
            })
        };
        self.house.catalog.titles().map(game).collect()
    }

    fn new_table(&mut self, command: &Command, fields: &mut Fields) -> Result<Answer, Wrong> {
        let game = fields.needed_text("game")?;
        let title = self.house.catalog.title(&game);
        let title = title.ok_or_else(|| Wrong::new(self.house.no_such_game(&game)))?;
        let options = setup(fields.value("setup"))?;
        let n_seats = title.n_seats(&options)?;
        let names = names(fields.value("names"), n_seats)?;
        let dealing = dealing(fields, n_seats)?;
        let lang = fields.text("lang")?.map(|lang| language(&lang)).transpose()?;
        fields.none_left(command.fields)?;
        let mut table = title.open(&options, names, dealing)?;
        self.lang = lang.unwrap_or(self.lang);
        let answer = self.teller().opening(&mut *table);
        self.table = Some(table);
        Ok(answer)
    }

    fn load(&mut self, command: &Command, fields: &mut Fields) -> Result<Answer, Wrong> {
        let text = fields.needed_text("record")?;
        fields.none_left(command.fields)?;
        let record: Record = text.parse().map_err(|error| self.unloadable(&error, &[]))?;
        let header = &record.header;
        let title = self.house.catalog.title(&header.game);
        let title = title.ok_or_else(|| Wrong::new(self.house.no_such_game(&header.game)))?;
        let mut table =
            title.load(&record).map_err(|error| self.unloadable(&error, &header.names))?;
        let mut answer = self.teller().opening(&mut *table);
        if let Some(line) = record.cut {
            answer.insert("cut_at_line".into(), line.into());
        }
        self.table = Some(table);
        Ok(answer)
    }

    fn unloadable(&self, error: &RecordError, names: &[String]) -> Wrong {
        let line = (error.line > 0).then_some(error.line);
        match &error.problem {
            Problem::Text(reason) => Wrong { error: shortened_reason(reason), rule: None, line },
            Problem::Refused { step, rule, phrase } => {
                let speaker = Speaker { lang: self.lang, names, reader: Viewer::Spectator };
                let error = format!("`{}`: {}", shortened(step), speaker.say(phrase));
                Wrong { error, rule: *rule, line }
            }
        }
    }

    fn act(&mut self, command: &Command, fields: &mut Fields) -> Result<Answer, Wrong> {
        let n_seats = self.table()?.n_seats();
        let seat = fields.needed_seat("seat", n_seats)?;
        let action = fields.needed_text("action")?;
        fields.none_left(command.fields)?;
        let teller = self.teller();
        let table = self.table.as_deref_mut().ok_or_else(no_table)?;
        match table.act(seat, &action) {
            Ok(told) => Ok(teller.after(table, &told)),
            Err(denied) => {
                let speaker = teller.speaker(table, Viewer::Seat(seat));
                Err(refused(&denied, |phrase| speaker.say(phrase)))
            }
        }
    }

    fn chance(&mut self, command: &Command, fields: &mut Fields) -> Result<Answer, Wrong> {
        if self.table()?.dealing().seed().is_some() {
            return Err(Wrong::new("this table draws by itself: start one with manual chance"));
        }
        let outcome = fields.needed_text("outcome")?;
        fields.none_left(command.fields)?;
        let teller = self.teller();
        let table = self.table.as_deref_mut().ok_or_else(no_table)?;
        match table.deal(&outcome) {
            Ok(told) => Ok(teller.after(table, &told)),
            Err(denied) => {
                let speaker = teller.speaker(table, Viewer::Spectator);
                Err(refused(&denied, |phrase| speaker.say(phrase)))
            }
        }
    }

    /// What a seat may do, of the kind that `list` knows.
    fn choices(
        &self,
        fields: &mut Fields,
        list: fn(&dyn AnyTable, Seat) -> Vec<Choice>,
    ) -> Result<Answer, Wrong> {
        let table = self.table()?;
        let seat = fields.needed_seat("seat", table.n_seats())?;
        let speaker = self.teller().speaker(table, Viewer::Seat(seat));
        let choice = |choice: &Choice| json!({ "action": choice.notation, "label": speaker.say(&choice.label) });
        let actions: Value = list(table, seat).iter().map(choice).collect();
        Ok(answer(json!({ "actions": actions })))
    }

    fn view(&self, fields: &mut Fields) -> Result<Answer, Wrong> {
        let table = self.table()?;
        let viewer = fields.viewer("viewer", table.n_seats())?;
        let speaker = self.teller().speaker(table, viewer);
        let picture: Vec<String> =
            table.picture(viewer).iter().map(|line| speaker.say(line)).collect();
        let prompt = speaker.say(&table.prompt(viewer));
        Ok(answer(json!({ "view": table.view(viewer), "picture": picture, "prompt": prompt })))
    }

    fn why(&self, fields: &mut Fields) -> Result<Answer, Wrong> {
        let table = self.table()?;
        let seat = fields.needed_seat("seat", table.n_seats())?;
        let action = fields.needed_text("action")?;
        let speaker = self.teller().speaker(table, Viewer::Seat(seat));
        match table.why(seat, &action) {
            Ok(()) => Ok(answer(json!({ "legal": true }))),
            Err(Denied::Refused { rule, reason }) => {
                let reason = speaker.say(&reason);
                Ok(answer(json!({ "legal": false, "rule": rule, "reason": reason })))
            }
            Err(denied) => Err(refused(&denied, |phrase| speaker.say(phrase))),
        }
    }

    fn undo(&mut self, command: &Command, fields: &mut Fields) -> Result<Answer, Wrong> {
        let table = self.table()?;
        let seat = fields.seat("seat", table.n_seats())?;
        let steps = fields.number("steps")?;
        fields.none_left(command.fields)?;
        let n_steps = match (seat, steps) {
            (Some(seat), None) => table.undoable(seat).ok_or_else(|| {
                Wrong::new("this seat has nothing to take back that taught nobody anything")
            })?,
            (None, Some(_)) if table.dealing().seed().is_some() => {
                return Err(Wrong::new(
                    "this table draws by itself: take back by `seat`, or use manual chance",
                ));
            }
            (None, Some(n)) if n <= table.n_steps() as u64 => n as usize,
            (None, Some(_)) => {
                return Err(Wrong::new(format!("only {} steps were taken", table.n_steps())));
            }
            (Some(_), Some(_)) | (None, None) => {
                return Err(Wrong::new("give either `seat` or `steps`"));
            }
        };
        let table = self.table.as_deref_mut().ok_or_else(no_table)?;
        table.take_back(n_steps);
        let mut answer = answer(json!({ "taken_back": n_steps }));
        answer.append(&mut turn(self.table()?));
        Ok(answer)
    }
}

fn no_table() -> Wrong {
    Wrong::new("there is no table yet: start one with {\"cmd\":\"new\",\"game\":…}")
}

fn no_such_command(name: &str) -> Wrong {
    let known: Vec<&str> = COMMANDS.iter().map(|command| command.name).collect();
    let name = shortened(name);
    Wrong::new(format!("there is no command `{name}`; the commands are {}", known.join(", ")))
}

/// The object on a line.
fn object(line: &[u8]) -> Result<Answer, Wrong> {
    let text = std::str::from_utf8(line).map_err(|_| Wrong::new("the line is not UTF-8"))?;
    match serde_json::from_str(text) {
        Ok(Value::Object(fields)) => Ok(fields),
        Ok(_) => Err(Wrong::new("the line is JSON, but not an object: expected {\"cmd\":…}")),
        Err(error) => Err(Wrong::new(format!("the line is not JSON: {error}"))),
    }
}

fn success(id: Option<Value>, mut answer: Answer) -> Value {
    let mut whole = Answer::new();
    whole.extend(id.map(|id| ("id".to_string(), id)));
    whole.insert("ok".into(), true.into());
    whole.append(&mut answer);
    Value::Object(whole)
}

fn failure(id: Option<Value>, wrong: Wrong) -> Value {
    let mut whole = Answer::new();
    whole.extend(id.map(|id| ("id".to_string(), id)));
    whole.insert("ok".into(), false.into());
    whole.insert("error".into(), wrong.error.into());
    whole.insert("rule".into(), wrong.rule.into());
    whole.extend(wrong.line.map(|line| ("line".to_string(), line.into())));
    Value::Object(whole)
}

fn language(text: &str) -> Result<Lang, Wrong> {
    text.parse().map_err(|error| Wrong::new(format!("`{}`: {error}", shortened(text))))
}

/// Options as a text such as `seats=3`, or as an object.
fn setup(value: Option<Value>) -> Result<Options, Wrong> {
    let chosen = match value {
        None => return Ok(Options::new()),
        Some(Value::String(text)) => return Ok(text.parse()?),
        Some(Value::Object(chosen)) => chosen,
        Some(other) => return Err(expected("setup", "an object or a text", &other)),
    };
    chosen.into_iter().try_fold(Options::new(), |options, (key, value)| match value {
        Value::String(text) => Ok(options.with(&key, text)),
        Value::Number(number) => Ok(options.with(&key, number)),
        Value::Bool(truth) => Ok(options.with(&key, truth)),
        other => Err(expected(&key, "a text or a number", &other)),
    })
}

/// The players' names; those left out are nameless.
fn names(value: Option<Value>, n_seats: usize) -> Result<Vec<String>, Wrong> {
    let names = match value {
        None => return Ok(vec![String::new(); n_seats]),
        Some(Value::Array(names)) if names.len() == n_seats => names,
        Some(other) => {
            return Err(expected("names", &format!("a list of {n_seats} names"), &other));
        }
    };
    let name = |name| match name {
        Value::String(name) if name.chars().count() <= MAX_NAME => Ok(name),
        other => Err(expected("names", "a list of names of at most 100 letters", &other)),
    };
    names.into_iter().map(name).collect()
}

fn dealing(fields: &mut Fields, n_seats: usize) -> Result<Dealing, Wrong> {
    let chance = fields.text("chance")?;
    let seed = fields.number("seed")?;
    match (chance.as_deref(), seed) {
        (None | Some("auto"), seed) => {
            let secret = house::secret(seed).map_err(|error| Wrong::new(error.to_string()))?;
            Ok(house::dealt_by_the_house(secret, n_seats))
        }
        (Some("manual"), None) => Ok(Dealing::ByHand),
        (Some("manual"), Some(_)) => {
            Err(Wrong::new("a seed goes with auto chance: with manual chance nothing is drawn"))
        }
        (Some(other), _) => {
            let other = shortened(other);
            Err(Wrong::new(format!("chance is \"auto\" or \"manual\", not \"{other}\"")))
        }
    }
}

/// A complaint about a record without pages of the record in it.
fn shortened_reason(reason: &str) -> String {
    const ROOM: usize = 400;
    if reason.chars().count() <= ROOM { reason.into() } else { reason.chars().take(ROOM).collect() }
}
