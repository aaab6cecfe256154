//! What a seat sees and may do as numbers: `ephios-v2`. The box has 42 characters and 11 alliances; they go by their places
//! in the pack.

use engine::encode::{Family, Round, Sheet, Slice};
use engine::{Encode, Layout, Pen, Seat, SeatSet, Viewer};

use crate::action::{Action, Helpers, Party};
use crate::card::{Alliance, AllianceSet, Card, CardSet, N_ALLIANCES, N_CARDS, N_PERSONALITIES};
use crate::content::{N_TRIGGERS, Pack};
use crate::knowledge::{ASIDE, Known, MAX_PLAYERS, N_AFFINITY_PLACES, N_PLACES, PUBLIC, Place};
use crate::setup::{Laying, Level, Mode, PageRead, SoloWindows, Uses};
use crate::state::{Deed, Draw, Running, Stage, State, Table, Wait};
use crate::view::{View, sees_looked};

/// What a viewer may know.
#[derive(Clone, Copy, Debug)]
pub struct Seen<'a> {
    viewer: Viewer,
    pack: &'a Pack,
    table: &'a Table,
    hand: CardSet,
    affinity: Option<Alliance>,
    looked: CardSet,
    /// Cards put back on the deck, as far as they are known, the top one first.
    top: [Option<Card>; N_TOP],
    cards: &'a Known<N_PLACES>,
    public_cards: &'a Known<N_PLACES>,
    affinities: &'a Known<N_AFFINITY_PLACES>,
}

/// How many cards on top of the deck are told.
const N_TOP: usize = 4;
const N_INHABITANTS: usize = N_CARDS - N_PERSONALITIES;
/// The players and the Plot.
const N_PARTIES: usize = MAX_PLAYERS + 1;
const N_STAGES: usize = 7;
const N_WAITS: usize = 14;

const FAMILIES: [Family; 18] = Family::in_order([
    Family::new("recruit", &[N_CARDS], "card"),
    Family::new("recruit_blind", &[], ""),
    Family::new("debate", &[N_CARDS], "card"),
    Family::new("use", &[N_CARDS], "card"),
    Family::new(
        "unite",
        &[N_ALLIANCES, 2, 1 << Helpers::MAX],
        "alliance; whether the affinity is played; which of the helpers in the hand, as bits in the pack's order",
    ),
    Family::new("corrupt", &[N_CARDS], "card"),
    Family::new("react", &[N_CARDS], "card"),
    Family::new("pass", &[], ""),
    Family::new("target", &[MAX_PLAYERS], "seat, the viewer first"),
    Family::new("pick", &[N_CARDS], "card"),
    Family::new("discard", &[N_CARDS], "card"),
    Family::new("put", &[N_CARDS], "card"),
    Family::new("apply", &[N_INHABITANTS], "inhabitant"),
    Family::new("copy", &[N_CARDS], "card"),
    Family::new("swap", &[N_CARDS, N_CARDS], "card given, card taken"),
    Family::new("take_affinity", &[N_ALLIANCES], "alliance"),
    Family::new("choose", &[2], "the first way, the second"),
    Family::new("done", &[], ""),
]);

const SLICES: &[Slice] = &[
    Slice::counts(
        "rules",
        &[12],
        4,
        "seats; quick, campaign, solo; easy, normal, hard; mixed inhabitants; hands are laid card by card, the page of the last union is read, the solo player is always asked, a card is used once in each action",
    ),
    Slice::counts("round", &[1], 99, "from 1"),
    Slice::counts("turn_number", &[1], 1000, "turns begun in this round"),
    Slice::flags(
        "stage",
        &[N_STAGES],
        "first, inhabitants, affinities, opening, action, limit, refill",
    ),
    Slice::flags(
        "wait",
        &[N_WAITS],
        "ready, act, limit, lay, react, answer, over; draws: first, inhabitant, affinity, crossroads, hand, look, steal",
    ),
    Slice::flags("turn", &[2, MAX_PLAYERS], "awaited, whose turn it is; seat, the viewer first"),
    Slice::counts("plot", &[2], 9, "whether it is the Plot's turn, turns it still has"),
    Slice::counts("actions", &[2], 9, "actions left in this turn, corruptions in it"),
    Slice::flags("direction", &[1], "clockwise"),
    Slice::counts("wins", &[MAX_PLAYERS], 9, "seat, the viewer first; rounds won"),
    Slice::counts("tokens", &[MAX_PLAYERS], 99, "seat, the viewer first"),
    Slice::counts("popularity", &[MAX_PLAYERS], 200, "seat, the viewer first; percent"),
    Slice::counts("hand_size", &[MAX_PLAYERS], N_CARDS as i16, "seat, the viewer first"),
    Slice::flags("has_affinity", &[MAX_PLAYERS], "seat, the viewer first; not played yet"),
    Slice::flags("last_unions", &[MAX_PLAYERS, N_ALLIANCES], "seat, the viewer first; alliance"),
    Slice::flags("last_union", &[N_ALLIANCES], "the last one of anybody: alliance"),
    Slice::counts(
        "sizes",
        &[4],
        99,
        "tokens in the reserve, cards in the deck, in the discard, looked at",
    ),
    Slice::flags(
        "open",
        &[6, N_CARDS],
        "in play, used this turn, granted a replay this turn, the Plot's zone, laid on the discard, on top of it; card",
    ),
    Slice::counts(
        "crossroads",
        &[N_CARDS],
        N_CARDS as i16,
        "card: its place from the left, from 1",
    ),
    Slice::flags("alliances", &[3, N_ALLIANCES], "in play, page read, trophy; alliance"),
    Slice::flags("hand", &[N_CARDS], "card"),
    Slice::flags("affinity", &[N_ALLIANCES], "alliance"),
    Slice::flags("looked", &[N_CARDS], "the cards from the deck that the viewer is looking at"),
    Slice::flags(
        "top",
        &[N_TOP, N_CARDS],
        "from the top of the deck; card put back that the viewer knows",
    ),
    Slice::flags(
        "may_be",
        &[N_PLACES, N_CARDS],
        "deck, discard, looked at, hands of the seats, the viewer's first; card that may be there as far as the viewer knows",
    ),
    Slice::flags("may_be_for_all", &[N_PLACES, N_CARDS], "the same as far as everybody knows"),
    Slice::flags(
        "affinity_may_be",
        &[N_AFFINITY_PLACES, N_ALLIANCES],
        "seats, the viewer first, then aside; alliance that may be there as far as the viewer knows",
    ),
    Slice::flags("union", &[N_ALLIANCES], "the union being made: alliance"),
    Slice::counts("union_gain", &[1], 200, "what it brings").down_to(-200),
    Slice::flags("union_cards", &[2, N_CARDS], "helpers, cards discarded for it; card"),
    Slice::flags(
        "deed",
        &[2, N_TRIGGERS + N_PARTIES + N_CARDS],
        "to be answered, answered by the card that is applied; recruit, blind recruit, debate, use, use of an inhabitant, union declared, union done; seat, the viewer first, then the Plot; card",
    ),
    Slice::counts("deed_paid", &[2], 99, "to be answered, answered; tokens paid"),
    Slice::flags(
        "running",
        &[MAX_PLAYERS + N_CARDS + N_PARTIES + N_INHABITANTS],
        "the card that is applied: user, the viewer first; text; target, the viewer first, then the Plot; inhabitants to come",
    ),
    Slice::counts(
        "running_at",
        &[3],
        255,
        "place in the text, how often it is still repeated, what it has counted",
    ),
];

impl Encode for State {
    type Seen<'a> = Seen<'a>;

    const LAYOUT: Layout = Layout { id: "ephios-v2", slices: SLICES, families: &FAMILIES };

    fn seen(&self, viewer: Viewer) -> Seen<'_> {
        let State { pack, table, secret } = self;
        let (me, knows) = match viewer {
            Viewer::Seat(seat) => (Some(seat), seat.index()),
            Viewer::Spectator => (None, PUBLIC),
        };
        let n_back = secret.top.len();
        let put_back = secret.top.iter().rev().enumerate().map(|(n, card)| {
            let knowers = table.put_back.knowers(n_back - 1 - n);
            (knowers & (1 << knows) != 0).then_some(card)
        });
        Seen {
            viewer,
            pack,
            table,
            hand: me.map_or(CardSet::EMPTY, |seat| secret.hands[seat.index()]),
            affinity: me.and_then(|seat| secret.affinities[seat.index()]),
            looked: if sees_looked(table, me) { secret.looked.set() } else { CardSet::EMPTY },
            top: first(put_back),
            cards: &secret.cards_known[knows],
            public_cards: &secret.cards_known[PUBLIC],
            affinities: &secret.affinities_known[knows],
        }
    }

    fn seen_in(view: &View) -> Seen<'_> {
        Seen {
            viewer: view.viewer,
            pack: &view.pack,
            table: &view.table,
            hand: view.hand,
            affinity: view.affinity,
            looked: view.looked.set(),
            top: first(view.put_back.iter().rev().copied()),
            cards: &view.cards.0,
            public_cards: &view.public_cards.0,
            affinities: &view.affinities.0,
        }
    }

    fn observe<S: Sheet + ?Sized>(seen: &Seen<'_>, pen: &mut Pen<'_, S>) {
        seen.terms(pen);
        seen.turn(pen);
        seen.players(pen);
        seen.lying(pen);
        seen.known(pen);
        seen.union(pen);
        seen.resolved(pen);
    }

    fn number(seen: &Seen<'_>, action: &Action) -> Option<u32> {
        let [
            recruit,
            blind,
            debate,
            used,
            unite,
            corrupt,
            react,
            pass,
            target,
            pick,
            discard,
            put,
            apply,
            copy,
            swap,
            take_affinity,
            choose,
            done,
        ] = &FAMILIES;
        match *action {
            Action::Recruit { card } => recruit.at([card.index()]),
            Action::RecruitBlind => blind.at([]),
            Action::Debate { card } => debate.at([card.index()]),
            Action::Use { card } => used.at([card.index()]),
            Action::Unite { alliance, affinity, helpers } => {
                let held = (seen.hand & seen.pack.helpers).into_iter().enumerate();
                let chosen = helpers.cards();
                let bits = held
                    .filter(|(_, card)| chosen.contains(*card))
                    .fold(0, |bits, (n, _)| bits | 1 << n);
                unite.at([alliance.index(), usize::from(affinity), bits])
            }
            Action::Corrupt { card } => corrupt.at([card.index()]),
            Action::React { card } => react.at([card.index()]),
            Action::Pass => pass.at([]),
            Action::Target { seat } => target.at([seen.round().place(seat)]),
            Action::Pick { card } => pick.at([card.index()]),
            Action::Discard { card } => discard.at([card.index()]),
            Action::Put { card } => put.at([card.index()]),
            Action::Apply { card } => apply.at([card.index().checked_sub(N_PERSONALITIES)?]),
            Action::Copy { card } => copy.at([card.index()]),
            Action::Swap { give, take } => swap.at([give.index(), take.index()]),
            Action::TakeAffinity { affinity } => take_affinity.at([affinity.index()]),
            Action::Choose { option } => choose.at([usize::from(option).checked_sub(1)?]),
            Action::Done => done.at([]),
        }
    }
}

fn first(cards: impl Iterator<Item = Option<Card>>) -> [Option<Card>; N_TOP] {
    let mut top = [None; N_TOP];
    top.iter_mut().zip(cards).for_each(|(place, card)| *place = card);
    top
}

fn set<S: Sheet + ?Sized>(pen: &mut Pen<'_, S>, cards: CardSet) {
    pen.bits(N_CARDS, cards.bits());
}

fn one<S: Sheet + ?Sized>(pen: &mut Pen<'_, S>, card: Option<Card>) {
    pen.one_of(N_CARDS, card.map(Card::index));
}

fn alliance<S: Sheet + ?Sized>(pen: &mut Pen<'_, S>, alliance: Option<Alliance>) {
    pen.one_of(N_ALLIANCES, alliance.map(Alliance::index));
}

impl Seen<'_> {
    fn n_seats(&self) -> usize {
        usize::from(self.table.n_seats)
    }

    fn round(&self) -> Round {
        Round::from(self.viewer, self.n_seats())
    }

    fn party(&self, party: Party) -> usize {
        match party {
            Party::Player(seat) => self.round().place(seat),
            Party::Plot => MAX_PLAYERS,
        }
    }

    /// Writes `each` for every seat of the round, and leaves `n` cells for each seat that nobody has.
    fn by_seat<S: Sheet + ?Sized>(
        &self,
        pen: &mut Pen<'_, S>,
        n: usize,
        mut each: impl FnMut(usize, &mut Pen<'_, S>),
    ) {
        self.round().seats().for_each(|seat| each(seat.index(), pen));
        pen.skip((MAX_PLAYERS - self.n_seats()) * n);
    }

    fn terms<S: Sheet + ?Sized>(&self, pen: &mut Pen<'_, S>) {
        let (mode, readings) = (self.table.mode, &self.table.readings);
        let (kind, level, mixed) = match mode {
            Mode::Quick => (0, None, false),
            Mode::Campaign { mixed_inhabitants } => (1, None, mixed_inhabitants),
            Mode::Solo { level } => (2, Some(level), false),
        };
        pen.count(self.table.n_seats, 4);
        pen.one_of(3, kind);
        pen.one_of(3, level.map(|level: Level| level as usize));
        pen.flag(mixed);
        pen.flag(readings.laying == Laying::Chosen);
        pen.flag(readings.page == PageRead::Anybodys);
        pen.flag(readings.solo_windows == SoloWindows::Always);
        pen.flag(readings.uses == Uses::OnceAnAction);
    }

    fn turn<S: Sheet + ?Sized>(&self, pen: &mut Pen<'_, S>) {
        let table = self.table;
        pen.count(table.round, 99);
        pen.count(table.turn_number, 1000);
        pen.one_of(N_STAGES, table.stage as usize);
        pen.one_of(N_WAITS, wait(table.wait));
        let awaited = self.round().bits(awaited(table));
        pen.bits(MAX_PLAYERS, awaited);
        pen.one_of(MAX_PLAYERS, self.round().place(table.turn));
        pen.flag(table.is_plots_turn);
        pen.count(table.plot_turns, 9);
        pen.count(table.actions_left, 9);
        pen.count(table.corruptions, 9);
        pen.flag(table.is_clockwise);
    }

    fn players<S: Sheet + ?Sized>(&self, pen: &mut Pen<'_, S>) {
        let table = self.table;
        self.by_seat(pen, 1, |seat, pen| pen.count(table.wins[seat], 9));
        self.by_seat(pen, 1, |seat, pen| pen.count(table.tokens[seat], 99));
        self.by_seat(pen, 1, |seat, pen| pen.count(table.popularity[seat], 200));
        self.by_seat(pen, 1, |seat, pen| pen.count(table.hand_sizes[seat], N_CARDS as i16));
        self.by_seat(pen, 1, |seat, pen| pen.flag(table.has_affinity[seat]));
        self.by_seat(pen, N_ALLIANCES, |seat, pen| alliance(pen, table.last_unions[seat]));
        alliance(pen, table.last_union);
        let sizes = [table.reserve, table.deck_size, table.discard_size, table.looked_size];
        for size in &sizes {
            pen.count(*size, 99);
        }
    }

    /// What lies open.
    fn lying<S: Sheet + ?Sized>(&self, pen: &mut Pen<'_, S>) {
        let table = self.table;
        let laid = table.laid.set();
        for cards in [table.roster.cards, table.used, table.replayed, table.zone, laid] {
            set(pen, cards);
        }
        one(pen, table.laid.last());
        let mut places = [0; N_CARDS];
        table.crossroads.iter().zip(1..).for_each(|(card, place)| places[card.index()] = place);
        for place in &places {
            pen.count(*place, N_CARDS as i16);
        }
        let alliances: [AllianceSet; 3] =
            [table.roster.alliances, table.roster.read, table.trophies];
        for set in &alliances {
            pen.bits(N_ALLIANCES, set.bits());
        }
    }

    /// What is hidden, as far as the viewer knows it.
    fn known<S: Sheet + ?Sized>(&self, pen: &mut Pen<'_, S>) {
        set(pen, self.hand);
        alliance(pen, self.affinity);
        set(pen, self.looked);
        for card in &self.top {
            one(pen, *card);
        }
        for known in [self.cards, self.public_cards] {
            for place in [Place::Deck, Place::Discard, Place::Looked] {
                pen.bits(N_CARDS, known.0[place.index()]);
            }
            self.by_seat(pen, N_CARDS, |seat, pen| {
                pen.bits(N_CARDS, known.0[Place::Hand(Seat::new(seat)).index()]);
            });
        }
        self.by_seat(pen, N_ALLIANCES, |seat, pen| pen.bits(N_ALLIANCES, self.affinities.0[seat]));
        pen.bits(N_ALLIANCES, self.affinities.0[ASIDE]);
    }

    fn union<S: Sheet + ?Sized>(&self, pen: &mut Pen<'_, S>) {
        let union = self.table.union.as_ref();
        alliance(pen, union.map(|union| union.alliance));
        pen.number(union.map_or(0, |union| union.gain), -200, 200);
        set(pen, union.map_or(CardSet::EMPTY, |union| union.helpers));
        set(pen, union.map_or(CardSet::EMPTY, |union| union.cards));
    }

    /// What is being resolved.
    fn resolved<S: Sheet + ?Sized>(&self, pen: &mut Pen<'_, S>) {
        let deeds = [self.table.deed(), self.table.answered()];
        for deed in deeds {
            pen.one_of(N_TRIGGERS, deed.map(|deed| deed.trigger as usize));
            pen.one_of(N_PARTIES, deed.map(|deed| self.party(deed.actor)));
            one(pen, deed.and_then(|deed: &Deed| deed.card));
        }
        for deed in &deeds {
            pen.count(deed.map_or(0, |deed| deed.paid), 99);
        }
        let running = self.table.running();
        pen.one_of(MAX_PLAYERS, running.map(|running| self.round().place(running.user)));
        one(pen, running.map(|running: &Running| running.text));
        pen.one_of(
            N_PARTIES,
            running.and_then(|running| running.target).map(|party| self.party(party)),
        );
        let to_come = running.map_or(CardSet::EMPTY, |running| running.inhabitants);
        pen.bits(N_INHABITANTS, to_come.bits() >> N_PERSONALITIES);
        let [place, left, count] =
            running.map_or([0; 3], |running| [running.place, running.left, running.count]);
        for n in [place, left, count] {
            pen.count(n, 255);
        }
    }
}

fn awaited(table: &Table) -> SeatSet {
    match table.wait {
        Wait::Act | Wait::Limit => SeatSet::only(table.turn),
        Wait::Lay(seat) | Wait::React(seat) | Wait::Answer(seat) => SeatSet::only(seat),
        Wait::Ready | Wait::Draw(_) | Wait::Over => SeatSet::EMPTY,
    }
}

fn wait(wait: Wait) -> usize {
    match wait {
        Wait::Ready => 0,
        Wait::Act => 1,
        Wait::Limit => 2,
        Wait::Lay(_) => 3,
        Wait::React(_) => 4,
        Wait::Answer(_) => 5,
        Wait::Over => 6,
        Wait::Draw(draw) => match draw {
            Draw::First => 7,
            Draw::Inhabitant => 8,
            Draw::Affinity(_) => 9,
            Draw::Crossroads => 10,
            Draw::Hand(_) => 11,
            Draw::Look(_) => 12,
            Draw::Steal { .. } => 13,
        },
    }
}

const _: () = assert!(Stage::Refill as usize + 1 == N_STAGES, "every stage has a cell");
