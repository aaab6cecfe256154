//! Worlds that one viewer cannot tell apart, for the suites that compare what she is sent and when.
//!
//! Two games are played side by side that look the same to her while everything hidden from her is dealt and chosen
//! differently, as far as that goes.

use catalog::{AnyTable, Title};
use engine::{Dealing, Digest, Options, Seat, Secret, Turn, Viewer};
use store::{Entry, Key, NewTable, Store};

/// Random numbers that can be repeated.
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound.max(1)
    }
}

/// Two games that one viewer cannot tell apart.
pub(crate) struct Twins {
    pub(crate) viewer: Viewer,
    pub(crate) worlds: [Box<dyn AnyTable>; 2],
    /// Whether they are two different games at all.
    pub(crate) differ: bool,
    /// After how many steps they look alike, step by step.
    pub(crate) alike: Vec<usize>,
    /// Moments at which somebody else may decide differently without the viewer's noticing: the step, who, and both actions.
    pub(crate) sealed: Vec<(usize, Seat, [String; 2])>,
}

/// The same step in both worlds, as far as the viewer can tell: what was done, and what came of it.
pub(crate) type Pair = ([String; 2], [Box<dyn AnyTable>; 2]);

impl Twins {
    pub(crate) fn play(
        title: &dyn Title,
        options: &Options,
        viewer: Viewer,
        most_steps: usize,
        dice: &mut Dice,
    ) -> Twins {
        Twins::seeking(title, options, viewer, most_steps, &[], dice)
    }

    /// The same where everybody takes steps that begin with one of these words, whenever there is one.
    pub(crate) fn seeking(
        title: &dyn Title,
        options: &Options,
        viewer: Viewer,
        most_steps: usize,
        sought: &[&str],
        dice: &mut Dice,
    ) -> Twins {
        let worlds = [open(title, options), open(title, options)];
        let mut twins = Twins { viewer, worlds, differ: false, alike: vec![0], sealed: vec![] };
        while twins.worlds[0].n_steps() < most_steps && twins.step(sought, dice) {
            twins.alike.push(twins.worlds[0].n_steps());
        }
        twins
    }

    /// Takes a step in both worlds that looks the same; false when there is none.
    fn step(&mut self, sought: &[&str], dice: &mut Dice) -> bool {
        let [first, second] = &self.worlds;
        assert_eq!(first.turn(), second.turn(), "whom the table waits for gives something away");
        let actor = match first.turn() {
            Turn::Over => return false,
            Turn::Chance => None,
            Turn::Decide(seats) => {
                let seats: Vec<Seat> = seats.into_iter().collect();
                Some(seats[dice.below(seats.len())])
            }
        };
        let paired = pair(&self.worlds, self.viewer, actor, sought, dice);
        let Some((steps, worlds)) = paired else { return false };
        let is_other = steps[0] != steps[1];
        if let (Some(seat), true) = (actor, is_other) {
            self.sealed.push((self.worlds[0].n_steps(), seat, steps));
        }
        self.differ |= is_other;
        self.worlds = worlds;
        true
    }
}

/// Takes a step of `actor`, or a draw, in both worlds that looks the same to the viewer, and another one in the second
/// where there is one, so that the worlds drift apart.
pub(crate) fn pair(
    worlds: &[Box<dyn AnyTable>; 2],
    viewer: Viewer,
    actor: Option<Seat>,
    sought: &[&str],
    dice: &mut Dice,
) -> Option<Pair> {
    let [mine, theirs] = [&worlds[0], &worlds[1]].map(|world| possible(&**world, actor));
    let is_own = actor.is_some_and(|seat| viewer.is(seat));
    if is_own {
        assert_eq!(mine, theirs, "what one may do oneself gives something away");
    }
    let first = dice.below(mine.len());
    let mut tried: Vec<&String> =
        (0..mine.len()).map(|n| &mine[(first + n) % mine.len()]).collect();
    let is_sought =
        |step: &String| step.split(' ').next().is_some_and(|word| sought.contains(&word));
    tried.sort_by_key(|step| !is_sought(step));
    tried.truncate(MOST_TRIES);
    // Whoever seeks something wants the worlds to look alike for long: they drift apart by a card now and then.
    let is_steady = !sought.is_empty() && dice.below(DRIFT) != 0;
    let mut same = tried.iter().filter(|_| is_steady);
    let paired = same.find_map(|chosen| twin(worlds, viewer, actor, chosen, &[], dice));
    if paired.is_some() {
        return paired;
    }
    tried.into_iter().find_map(|chosen| {
        twin(worlds, viewer, actor, chosen, if is_own { &[] } else { &theirs }, dice)
    })
}

/// One in so many steps is another one in the second world, where something is sought.
const DRIFT: usize = 6;
/// How many steps of the first world are tried before the worlds are said to have parted.
const MOST_TRIES: usize = 8;

/// Takes this step in the first world, and one of `theirs` or the same in the second that looks like it.
fn twin(
    worlds: &[Box<dyn AnyTable>; 2],
    viewer: Viewer,
    actor: Option<Seat>,
    chosen: &str,
    theirs: &[String],
    dice: &mut Dice,
) -> Option<Pair> {
    let next = stepped(&*worlds[0], actor, chosen).expect("a listed step");
    let looks = noticed(&*next, viewer);
    let start = dice.below(theirs.len());
    let others = (0..theirs.len()).map(|n| &theirs[(start + n) % theirs.len()]);
    // Something else before the same; one's own choice is one's own.
    let others = others.map(String::as_str).filter(|name| *name != chosen);
    for name in others.chain([chosen]) {
        let Some(twin) = stepped(&*worlds[1], actor, name) else { continue };
        if noticed(&*twin, viewer) == looks {
            return Some(([chosen.to_string(), name.to_string()], [next, twin]));
        }
    }
    None
}

fn possible(world: &dyn AnyTable, actor: Option<Seat>) -> Vec<String> {
    match actor {
        Some(seat) => world.notations(seat),
        None => world.outcomes().into_iter().map(|(name, _)| name).collect(),
    }
}

fn open(title: &dyn Title, options: &Options) -> Box<dyn AnyTable> {
    let n_seats = title.n_seats(options).expect("a setup");
    let names = (1..=n_seats).map(|n| format!("P{n}")).collect();
    title.open(options, names, Dealing::ByHand).expect("a setup")
}

/// The table after one more step, if it can be taken.
pub(crate) fn stepped(
    table: &dyn AnyTable,
    actor: Option<Seat>,
    notation: &str,
) -> Option<Box<dyn AnyTable>> {
    let mut next = table.after(table.n_steps());
    match actor {
        Some(seat) => next.act(seat, notation).ok()?,
        None => next.deal(notation).ok()?,
    };
    Some(next)
}

/// What the viewer sees and hears of the last step.
fn noticed(table: &dyn AnyTable, viewer: Viewer) -> String {
    let heard = table.story(viewer).pop().unwrap_or_default();
    let heard: Vec<String> = heard.iter().map(|told| format!("{:?}", told.line)).collect();
    format!("{}\n{heard:?}\n{:?}", table.view_text(viewer), table.turn())
}

/// The token of a seat at the tables of these suites.
pub(crate) fn token(seat: usize) -> String {
    format!("{seat:0>26}")
}

/// The id of a table of these suites.
pub(crate) fn id(number: usize) -> String {
    format!("{number:0>16}")
}

/// Who is at a table, and how it is played there.
pub(crate) struct Seating {
    /// For each seat the entry that takes it.
    pub(crate) taken: Vec<String>,
    /// Entries after the last step.
    pub(crate) later: Vec<String>,
    pub(crate) settings: serde_json::Value,
    /// When all of it happened.
    pub(crate) at_ms: i64,
}

impl Seating {
    /// A person at every seat.
    pub(crate) fn of_people(n_seats: usize, settings: serde_json::Value) -> Seating {
        let taken = (1..=n_seats).map(sat).collect();
        Seating { taken, later: Vec::new(), settings, at_ms: 1 }
    }
}

/// The entry by which a person sits down.
pub(crate) fn sat(seat: usize) -> String {
    format!("sit {seat} salt{seat} P{seat}")
}

/// Writes the first `n_steps` steps of a game to the file as a table with this id.
pub(crate) async fn keep(
    store: &Store,
    title: &dyn Title,
    options: &Options,
    id: &str,
    (table, n_steps): (&dyn AnyTable, usize),
    seating: &Seating,
) {
    let n_seats = table.n_seats();
    let mut entries = seating.taken.clone();
    entries.push("start".into());
    // An action is kept with the draws that follow it.
    for step in table.steps().iter().take(n_steps) {
        match entries.last_mut() {
            Some(last) if step.starts_with('*') && last.starts_with("step") => {
                *last = format!("{last}\nstep {step}");
            }
            _ => entries.push(format!("step {step}")),
        }
    }
    entries.extend(seating.later.iter().cloned());
    let pack = (!title.pack_text().is_empty()).then(|| {
        (Digest::of(title.pack_text().as_bytes()).to_string(), title.pack_text().to_string())
    });
    let at_ms = seating.at_ms;
    // They sit down one after another: the number of each one's entry is that of her seat.
    let key = |seat: usize| Key {
        token_hash: Digest::of(token(seat).as_bytes()).to_string(),
        table_no: 0,
        seat: seat as i64,
        occupancy: seat as i64,
        made_ms: at_ms,
        used_ms: None,
        expires_ms: None,
        network: None,
    };
    let new = NewTable {
        id: id.to_string(),
        game: title.id().to_string(),
        edition: 1,
        // As the house keeps it: what is not named would be read as it used to be, and not as a new table has it.
        setup: options.settle(title.knobs()).expect("options").options().to_string(),
        pack,
        secret: Secret::from_number(1).0.to_string(),
        settings: seating.settings.to_string(),
        is_public: false,
        created_ms: at_ms,
        due_ms: None,
        entries: entries.into_iter().map(|entry| Entry { entry, at_ms }).collect(),
        keys: (1..=n_seats).map(key).collect(),
        opened_by: store::Opener::default(),
        listed_for_ms: 0,
    };
    store.create(new).await.expect("a table");
}
