//! What a seat sees and may do as numbers: `ephyran-v2`. Cards are written by what is printed on them and played by their
//! place in the hand, so that another pack's fit; only what lies in discard and Tartarus goes by places in the pack.

use engine::encode::{Family, Round, Sheet, Slice};
use engine::{Encode, Layout, Pen, Seat, Viewer};

use crate::action::Action;
use crate::card::{CardId, Cards, MAX_CARDS, MAX_HAND};
use crate::city::{Area, City, MAX_TOKENS, N_AREAS, SIDE, Territory};
use crate::content::{AreaHalf, Magic, Pack, Power};
use crate::setup::{Destroyed, Discard, Gods, HandExchange, MAX_PLAYERS, OneToken, Shield, Within};
use crate::state::{Board, MAX_LOOK, Phase, State, Then};
use crate::view::View;

/// What a viewer may know.
#[derive(Clone, Copy, Debug)]
pub struct Seen<'a> {
    viewer: Viewer,
    pack: &'a Pack,
    board: &'a Board,
    /// The viewer's whole hand, in ascending order: a card's place here is its place in actions.
    hand: Cards<MAX_HAND>,
    looked_at: Cards<MAX_LOOK>,
    n_hidden: [u8; MAX_PLAYERS],
    n_looked_at: u8,
    n_pile: u8,
    magic: [Option<Magic>; MAX_TOKENS],
}

const N_MAGIC: usize = Magic::ALL.len();
const N_POWERS: usize = Power::ALL.len();
/// Creatures of a territory that have cells of their own.
const N_CREATURES: usize = 6;
/// An area half: which area, who lives there, what magic.
const N_HALF: usize = N_AREAS + N_CREATURES + N_MAGIC;
/// A card: whether it is Dionysus, two halves, powers, what it counters.
const N_CARD: usize = 1 + 2 * N_HALF + 2 * N_POWERS;
/// A built area: whether it is built, by Dionysus, who lives there, magic, whether a token lies there and which.
const N_BUILT: usize = 2 + N_CREATURES + N_MAGIC + 1 + N_MAGIC;
/// Every card of a hand that is known by what it can be: areas, powers, Dionysus.
const N_SUM: usize = N_AREAS + N_POWERS + 1;
const N_PHASES: usize = 15;
const N_SUPPORTS: usize = 9;
const OTHERS: usize = MAX_PLAYERS - 1;

const FAMILIES: [Family; 20] = Family::in_order([
    Family::new("choose_god", &[SIDE], "territory of the god"),
    Family::new("add", &[MAX_HAND, SIDE], "card of the hand, territory"),
    Family::new(
        "take_dionysus",
        &[MAX_HAND, OTHERS, 2, SIDE],
        "card of the hand, opponent from the left, half of the card, territory it goes to",
    ),
    Family::new("change", &[MAX_HAND, SIDE], "card of the hand, territory"),
    Family::new("discard", &[MAX_HAND], "card of the hand"),
    Family::new("twins", &[MAX_HAND], "card of the hand"),
    Family::new("graeae", &[MAX_HAND], "card of the hand"),
    Family::new(
        "exchange",
        &[MAX_HAND, OTHERS, N_AREAS],
        "card of the hand, opponent from the left, area",
    ),
    Family::new(
        "replace",
        &[MAX_HAND, MAX_HAND, N_AREAS],
        "card of the hand, card that becomes the area, area",
    ),
    Family::new("take_token", &[MAX_HAND], "card of the hand"),
    Family::new("destroy", &[MAX_HAND, OTHERS], "card of the hand, opponent from the left"),
    Family::new(
        "steal_token",
        &[MAX_HAND, OTHERS, N_AREAS],
        "card of the hand, opponent from the left, area",
    ),
    Family::new("lock", &[MAX_HAND, SIDE], "card of the hand, territory"),
    Family::new(
        "unlock",
        &[MAX_HAND, MAX_PLAYERS, SIDE],
        "card of the hand, seat from the viewer on, territory",
    ),
    Family::new("defend", &[MAX_HAND], "card of the hand"),
    Family::new("pass", &[], ""),
    Family::new("draw", &[2], "from the pile, from the discard"),
    Family::new(
        "keep",
        &[MAX_LOOK, MAX_LOOK + 1],
        "card looked at; the one that ends on top of the discard, or none",
    ),
    Family::new("place_token", &[N_AREAS], "area"),
    Family::new("lose", &[SIDE], "territory"),
]);

const CARD: &str =
    "Dionysus; two halves, each area, creature of the territory, magic; powers; what it counters";

const SLICES: &[Slice] = &[
    Slice::counts(
        "rules",
        &[8],
        4,
        "seats, gods are chosen, the hand gets what it replaces, destroyed areas are discarded, any Dionysus can be taken, the discard is open, anybody's shield stops an exchange, a column has one token at most",
    ),
    Slice::flags(
        "phase",
        &[N_PHASES],
        "first player, gods, deal, act, act again, answer, refill, source, draw, look, keep, take token, place token, lose, over",
    ),
    Slice::counts("left", &[2], 9, "cards still to be taken; whether one plays again afterwards"),
    Slice::counts("round", &[1], 99, "from 1"),
    Slice::flags("ending", &[3], "why this round is the last: pile, city, turns"),
    Slice::flags(
        "turn",
        &[3, MAX_PLAYERS],
        "awaited, first player, active; seat, the viewer first",
    ),
    Slice::flags(
        "support",
        &[N_SUPPORTS],
        "the Support that may be answered: twins, graeae, exchange, replace, take token, destroy, steal token, lock, unlock",
    ),
    Slice::flags("support_against", &[MAX_PLAYERS], "seat, the viewer first"),
    Slice::flags("support_at", &[N_AREAS], "area, or the first of a territory"),
    Slice::flags(
        "token",
        &[N_MAGIC],
        "the token in the viewer's hand: thunderbolt, trident, owl, helmet",
    ),
    Slice::flags("god", &[MAX_PLAYERS, SIDE], "seat, the viewer first; territory"),
    Slice::flags(
        "city",
        &[MAX_PLAYERS, N_AREAS, N_BUILT],
        "seat, the viewer first; area; built, by Dionysus, creature of the territory, magic, token, its magic where the viewer knows it",
    ),
    Slice::flags("lock", &[MAX_PLAYERS, SIDE], "seat, the viewer first; territory"),
    Slice::counts(
        "bonus",
        &[MAX_PLAYERS],
        9,
        "seat, the viewer first; what finishing the city earned",
    ),
    Slice::counts(
        "open_hand",
        &[MAX_PLAYERS, N_SUM],
        9,
        "seat, the viewer first; how many cards that everybody has seen: by area, by power, Dionysus",
    ),
    Slice::counts(
        "hidden",
        &[MAX_PLAYERS],
        9,
        "seat, the viewer first; cards of the hand that only its owner has seen",
    ),
    Slice::counts("piles", &[2], MAX_CARDS as i16, "cards looked at, cards in the pile"),
    Slice::flags("hand", &[MAX_HAND, N_CARD], CARD),
    Slice::flags("looked_at", &[MAX_LOOK, N_CARD], CARD),
    Slice::flags("discard_top", &[N_CARD], CARD),
    Slice::flags("discard", &[MAX_CARDS], "place in the pack"),
    Slice::flags("tartarus", &[MAX_CARDS], "place in the pack"),
];

impl Encode for State {
    type Seen<'a> = Seen<'a>;

    const LAYOUT: Layout = Layout { id: "ephyran-v2", slices: SLICES, families: &FAMILIES };

    fn seen(&self, viewer: Viewer) -> Seen<'_> {
        let (hand, looked_at) = self.own_cards(viewer);
        let mut magic = [None; MAX_TOKENS];
        for token in self.board.tokens() {
            magic[token.index()] = self.magic_known_to(viewer, token);
        }
        Seen {
            viewer,
            pack: &self.pack,
            board: &self.board,
            hand: whole(&self.board, viewer, hand),
            looked_at,
            n_hidden: self.hidden.hands.map(|hand| hand.len() as u8),
            n_looked_at: self.hidden.looked_at.len() as u8,
            n_pile: self.hidden.pile.len() as u8,
            magic,
        }
    }

    fn seen_in(view: &View) -> Seen<'_> {
        let mut magic = [None; MAX_TOKENS];
        view.tokens.iter().zip(&mut magic).for_each(|(token, magic)| *magic = token.magic);
        let &View { viewer, ref board, hand, looked_at, n_hidden, n_looked_at, n_pile, .. } = view;
        let hand = whole(board, viewer, hand);
        Seen {
            viewer,
            pack: &view.pack,
            board,
            hand,
            looked_at,
            n_hidden,
            n_looked_at,
            n_pile,
            magic,
        }
    }

    fn observe<S: Sheet + ?Sized>(seen: &Seen<'_>, pen: &mut Pen<'_, S>) {
        seen.terms(pen);
        seen.turn(pen);
        seen.support(pen);
        seen.players(pen);
        seen.cards(pen);
    }

    fn number(seen: &Seen<'_>, action: &Action) -> Option<u32> {
        let [
            choose_god,
            add,
            take_dionysus,
            change,
            discard,
            twins,
            graeae,
            exchange,
            replace,
            take_token,
            destroy,
            steal_token,
            lock,
            unlock,
            defend,
            pass,
            draw,
            keep,
            place_token,
            lose,
        ] = &FAMILIES;
        let held = |card: CardId| seen.hand.iter().position(|other| *other == card);
        let column = |area: Area| area.territory().index();
        match *action {
            Action::ChooseGod { god } => choose_god.at([god.0.index()]),
            Action::Add { card, area } => add.at([held(card)?, column(area)]),
            Action::TakeDionysus { card, from, area, to } => {
                let half =
                    usize::from(seen.pack.face(card).areas[0].is_none_or(|half| half.area != area));
                take_dionysus.at([held(card)?, seen.opponent(from)?, half, column(to)])
            }
            Action::Change { card, area } => change.at([held(card)?, column(area)]),
            Action::Discard { card } => discard.at([held(card)?]),
            Action::Twins { card } => twins.at([held(card)?]),
            Action::Graeae { card } => graeae.at([held(card)?]),
            Action::Exchange { card, with, area } => {
                exchange.at([held(card)?, seen.opponent(with)?, area.index()])
            }
            Action::Replace { card, by, area } => {
                replace.at([held(card)?, held(by)?, area.index()])
            }
            Action::TakeToken { card } => take_token.at([held(card)?]),
            Action::Destroy { card, of } => destroy.at([held(card)?, seen.opponent(of)?]),
            Action::StealToken { card, from, area } => {
                steal_token.at([held(card)?, seen.opponent(from)?, area.index()])
            }
            Action::Lock { card, territory } => lock.at([held(card)?, territory.index()]),
            Action::Unlock { card, of, territory } => {
                unlock.at([held(card)?, seen.round().place(of), territory.index()])
            }
            Action::Defend { card } => defend.at([held(card)?]),
            Action::Pass => pass.at([]),
            Action::DrawPile => draw.at([0]),
            Action::DrawDiscard => draw.at([1]),
            Action::Keep { card, top } => {
                let looked_at = |card| seen.looked_at.iter().position(|other| *other == card);
                let top = top.map_or(Some(MAX_LOOK), looked_at)?;
                keep.at([looked_at(card)?, top])
            }
            Action::PlaceToken { area } => place_token.at([area.index()]),
            Action::Lose { area } => lose.at([column(area)]),
        }
    }
}

fn whole(board: &Board, viewer: Viewer, hidden: Cards<MAX_HAND>) -> Cards<MAX_HAND> {
    match viewer {
        Viewer::Seat(seat) => board.whole_hand(seat, hidden),
        Viewer::Spectator => Cards::EMPTY,
    }
}

impl Seen<'_> {
    fn round(&self) -> Round {
        Round::from(self.viewer, self.board.n_seats())
    }

    /// How far to the left an opponent sits, from 0.
    fn opponent(&self, seat: Seat) -> Option<usize> {
        self.round().place(seat).checked_sub(1)
    }

    /// Writes `each` for every seat of the round, and leaves `n` cells for each seat that nobody has.
    fn by_seat<S: Sheet + ?Sized>(
        &self,
        pen: &mut Pen<'_, S>,
        n: usize,
        mut each: impl FnMut(Seat, &mut Pen<'_, S>),
    ) {
        self.round().seats().for_each(|seat| each(seat, pen));
        pen.skip((MAX_PLAYERS - self.board.n_seats()) * n);
    }

    fn terms<S: Sheet + ?Sized>(&self, pen: &mut Pen<'_, S>) {
        let terms = &self.board.terms;
        pen.count(terms.n_seats, 4);
        pen.flag(terms.gods == Gods::Chosen);
        pen.flag(terms.exchange == HandExchange::Hand);
        pen.flag(terms.readings.destroyed == Destroyed::Discard);
        pen.flag(terms.readings.dionysus == Within::Any);
        pen.flag(terms.readings.discard == Discard::Open);
        pen.flag(terms.readings.shield == Shield::Anyone);
        pen.flag(terms.readings.tokens == OneToken::Column);
    }

    fn turn<S: Sheet + ?Sized>(&self, pen: &mut Pen<'_, S>) {
        let (board, round) = (self.board, self.round());
        pen.one_of(N_PHASES, phase(board.phase));
        let (n_left, again) = match board.phase {
            Phase::Source { n_left, then } | Phase::Draw { n_left, then } => {
                (n_left, then == Then::PlayAgain)
            }
            Phase::Look { n_left } => (n_left, false),
            _ => (0, false),
        };
        pen.count(n_left, 9);
        pen.flag(again);
        pen.count(board.round, 99);
        pen.one_of(3, board.ending.map(|ending| ending as usize));
        pen.bits(MAX_PLAYERS, round.bits(board.turn().awaited()));
        pen.one_of(MAX_PLAYERS, round.place(board.first));
        pen.one_of(MAX_PLAYERS, round.place(board.active));
    }

    fn support<S: Sheet + ?Sized>(&self, pen: &mut Pen<'_, S>) {
        let played = match self.board.phase {
            Phase::Answer { support, .. } => support_of(support),
            _ => None,
        };
        pen.one_of(N_SUPPORTS, played.map(|(kind, _, _)| kind));
        pen.one_of(
            MAX_PLAYERS,
            played.and_then(|(_, against, _)| against).map(|seat| self.round().place(seat)),
        );
        pen.one_of(N_AREAS, played.and_then(|(_, _, area)| area));
        let token = match self.board.phase {
            Phase::PlaceToken { token } => self.magic[token.index()],
            _ => None,
        };
        pen.one_of(N_MAGIC, token.map(|magic| magic as usize));
    }

    fn players<S: Sheet + ?Sized>(&self, pen: &mut Pen<'_, S>) {
        let board = self.board;
        self.by_seat(pen, SIDE, |seat, pen| {
            pen.one_of(SIDE, board.gods[seat.index()].map(|god| god.0.index()));
        });
        self.by_seat(pen, N_AREAS * N_BUILT, |seat, pen| self.city(board.city(seat), pen));
        self.by_seat(pen, SIDE, |seat, pen| {
            let city = board.city(seat);
            for territory in &Territory::ALL {
                pen.flag(city.is_locked(*territory));
            }
        });
        self.by_seat(pen, 1, |seat, pen| pen.count(board.city_bonus[seat.index()], 9));
        self.by_seat(pen, N_SUM, |seat, pen| self.sum(&board.open_hands[seat.index()], pen));
        self.by_seat(pen, 1, |seat, pen| pen.count(self.n_hidden[seat.index()], 9));
    }

    fn city<S: Sheet + ?Sized>(&self, city: &City, pen: &mut Pen<'_, S>) {
        for territory in Territory::ALL {
            let height = city.height(territory);
            for area in (1..=height).map(|number| Area::new(territory, number)) {
                let Some(card) = city.card(area) else { continue };
                let half = self.pack.face(card).half(area);
                pen.flag(true);
                pen.flag(card.is_dionysus());
                who(half, pen);
                let token = city.token(area);
                pen.flag(token.is_some());
                let magic = token.and_then(|token| self.magic[token.index()]);
                pen.one_of(N_MAGIC, magic.map(|magic| magic as usize));
            }
            pen.skip((SIDE - height) * N_BUILT);
        }
    }

    /// What the cards of a hand can be, all together.
    fn sum<S: Sheet + ?Sized>(&self, cards: &[CardId], pen: &mut Pen<'_, S>) {
        let mut sum = [0u8; N_SUM];
        for &card in cards {
            let face = self.pack.face(card);
            face.areas.iter().flatten().for_each(|half| sum[half.area.index()] += 1);
            let powers = face.powers;
            for power in Power::ALL.into_iter().filter(|power| powers.contains(*power)) {
                sum[N_AREAS + power as usize] += 1;
            }
            sum[N_SUM - 1] += u8::from(card.is_dionysus());
        }
        for n in &sum {
            pen.count(*n, 9);
        }
    }

    fn cards<S: Sheet + ?Sized>(&self, pen: &mut Pen<'_, S>) {
        pen.count(self.n_looked_at, MAX_CARDS as i16);
        pen.count(self.n_pile, MAX_CARDS as i16);
        for card in self.hand.iter() {
            self.card(*card, pen);
        }
        pen.skip((MAX_HAND - self.hand.len()) * N_CARD);
        for card in self.looked_at.iter() {
            self.card(*card, pen);
        }
        pen.skip((MAX_LOOK - self.looked_at.len()) * N_CARD);
        match self.board.discard.last() {
            Some(card) => self.card(*card, pen),
            None => pen.skip(N_CARD),
        }
        let mut words = [0u64; MAX_CARDS / 64];
        for card in self.board.discard.iter().filter(|card| !card.is_dionysus()) {
            words[card.index() / 64] |= 1 << (card.index() % 64);
        }
        words.into_iter().chain(self.board.tartarus.words()).for_each(|word| pen.bits(64, word));
    }

    fn card<S: Sheet + ?Sized>(&self, card: CardId, pen: &mut Pen<'_, S>) {
        let face = self.pack.face(card);
        pen.flag(card.is_dionysus());
        for half in &face.areas {
            pen.one_of(N_AREAS, half.map(|half| half.area.index()));
            who(half.as_ref(), pen);
        }
        pen.bits(N_POWERS, face.powers.bits());
        pen.bits(N_POWERS, face.counters.bits());
    }
}

/// Who lives on an area half, and what magic is printed there.
fn who<S: Sheet + ?Sized>(half: Option<&AreaHalf>, pen: &mut Pen<'_, S>) {
    pen.one_of(N_CREATURES, half.map(|half| usize::from(half.neighbour)));
    pen.one_of(N_MAGIC, half.and_then(|half| half.magic).map(|magic| magic as usize));
}

/// A Support: its kind, against whom, and where.
fn support_of(action: Action) -> Option<(usize, Option<Seat>, Option<usize>)> {
    let first = |territory: Territory| Some(territory.index() * SIDE);
    Some(match action {
        Action::Twins { .. } => (0, None, None),
        Action::Graeae { .. } => (1, None, None),
        Action::Exchange { with, area, .. } => (2, Some(with), Some(area.index())),
        Action::Replace { area, .. } => (3, None, Some(area.index())),
        Action::TakeToken { .. } => (4, None, None),
        Action::Destroy { of, .. } => (5, Some(of), None),
        Action::StealToken { from, area, .. } => (6, Some(from), Some(area.index())),
        Action::Lock { territory, .. } => (7, None, first(territory)),
        Action::Unlock { of, territory, .. } => (8, Some(of), first(territory)),
        Action::ChooseGod { .. } | Action::Add { .. } | Action::TakeDionysus { .. } => return None,
        Action::Change { .. } | Action::Discard { .. } | Action::Defend { .. } => return None,
        Action::Pass | Action::DrawPile | Action::DrawDiscard => return None,
        Action::Keep { .. } | Action::PlaceToken { .. } | Action::Lose { .. } => return None,
    })
}

fn phase(phase: Phase) -> usize {
    match phase {
        Phase::FirstPlayer => 0,
        Phase::Gods { .. } => 1,
        Phase::Deal { .. } => 2,
        Phase::Act => 3,
        Phase::ActAgain => 4,
        Phase::Answer { .. } => 5,
        Phase::Refill { .. } => 6,
        Phase::Source { .. } => 7,
        Phase::Draw { .. } => 8,
        Phase::Look { .. } => 9,
        Phase::Keep => 10,
        Phase::TakeToken => 11,
        Phase::PlaceToken { .. } => 12,
        Phase::Lose { .. } => 13,
        Phase::Over => 14,
    }
}
