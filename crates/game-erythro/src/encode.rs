//! What a seat sees and may do as numbers: `erythro-v1`. Mines are written by what they cost and earn; action cards,
//! events and characters go by their places in the pack.

use engine::encode::{Family, Round, Sheet, Slice};
use engine::{Encode, Layout, Pen, Seat, SeatSet, Viewer};

use crate::action::{Action, Contaminated, Origin};
use crate::content::{CHARACTERS, MAX_EVENTS, MINE_LEVELS, MINES, Pack};
use crate::setup::{Characters, Cornered, Hands, Payment};
use crate::state::{
    CARDS, CardSet, Cards, Element, Ending, Item, MAX_PLAYERS, Mine, Phase, Place, Shown, State,
    TILES, Table, Task, TileId, TileSet, cards_shown,
};
use crate::view::{SeenHand, View};

/// What a viewer may know.
#[derive(Clone, Copy, Debug)]
pub struct Seen<'a> {
    viewer: Viewer,
    pack: &'a Pack,
    table: &'a Table,
    awaited: SeatSet,
    hands: [SeenHand; MAX_PLAYERS],
    /// What the viewer alone was shown of each hand.
    shown: [Cards; MAX_PLAYERS],
}

const N_ELEMENTS: usize = Element::ALL.len();
const N_ZONES: usize = 5;
/// Tokens that are removed at once have numbers up to this.
const N_REMOVED: usize = 8;
/// Influence has numbers up to one less than this.
const N_INFLUENCE: usize = 32;
const N_PHASES: usize = 9;
const N_ENDINGS: usize = 9;
const N_TASKS: usize = 22;
/// Row of the cube from 1, level, what it earns, what destroys it in each element.
const N_MINE: usize = 3 + N_ELEMENTS;

const FAMILIES: [Family; 18] = Family::in_order([
    Family::new("take_character", &[CHARACTERS], "place in the pack"),
    Family::new(
        "play",
        &[CARDS, N_ZONES],
        "card by its place in the pack; gain, move, sanctuary, effect, bonus",
    ),
    Family::new("play_contamination", &[2], "spend, draw"),
    Family::new("show", &[], ""),
    Family::new("stuck", &[], ""),
    Family::new("choose", &[MAX_PLAYERS], "seat, the viewer first"),
    Family::new("gain", &[N_INFLUENCE], "how much of the first element, the rest of the second"),
    Family::new("pay", &[N_INFLUENCE], "how much of the first element, the rest of the second"),
    Family::new("go", &[TILES], "tile"),
    Family::new("attack", &[N_ELEMENTS], "air, water, fire, earth"),
    Family::new("remove", &[TILES, N_REMOVED], "tile; how many tokens, from 1"),
    Family::new("destroy", &[2], "from the hand, from the discard pile"),
    Family::new("buy", &[CARDS], "place in the pack"),
    Family::new("discard", &[CARDS], "place in the pack"),
    Family::new("discard_contamination", &[], ""),
    Family::new("keep", &[], ""),
    Family::new("special", &[TILES, N_REMOVED], "tile; how many tokens, from 1"),
    Family::new("pass", &[], ""),
]);

const SLICES: &[Slice] = &[
    Slice::counts(
        "rules",
        &[8],
        9,
        "seats, adversary and difficulty by their places, characters are dealt, hands are open, cards and the dome are paid in any mix, one who cannot play loses the game",
    ),
    Slice::counts("round", &[1], 99, "from 1; 0 while setting up"),
    Slice::flags(
        "phase",
        &[N_PHASES],
        "preparation, characters, arrival, players, discard, mines, adversary, purchase, draw",
    ),
    Slice::flags(
        "ending",
        &[N_ENDINGS],
        "dome and mines gone, unprofitable, clean, all mines destroyed; mine finished, contaminated, cannot play, profitable, out of time",
    ),
    Slice::flags(
        "status",
        &[6, MAX_PLAYERS],
        "awaited, has had enough, has finished, cannot play, used the special depollution, shuffled; seat, the viewer first",
    ),
    Slice::flags(
        "character",
        &[MAX_PLAYERS, CHARACTERS],
        "seat, the viewer first; place in the pack",
    ),
    Slice::flags("pawn", &[MAX_PLAYERS, TILES], "seat, the viewer first; tile"),
    Slice::counts(
        "influence",
        &[MAX_PLAYERS, N_ELEMENTS],
        99,
        "seat, the viewer first; air, water, fire, earth",
    ),
    Slice::flags("discard", &[MAX_PLAYERS, CARDS], "seat, the viewer first; place in the pack"),
    Slice::flags("played", &[MAX_PLAYERS, CARDS], "seat, the viewer first; place in the pack"),
    Slice::flags(
        "known",
        &[MAX_PLAYERS, CARDS],
        "what everybody knows to be in a hand: seat, the viewer first; place in the pack",
    ),
    Slice::flags(
        "hand",
        &[MAX_PLAYERS, CARDS],
        "what the viewer sees of a hand: seat, the viewer first; place in the pack",
    ),
    Slice::flags(
        "hand_and_pile",
        &[MAX_PLAYERS, CARDS],
        "hand and draw pile together: seat, the viewer first; place in the pack",
    ),
    Slice::flags(
        "shown",
        &[MAX_PLAYERS, CARDS],
        "what the viewer alone was shown of a hand: seat, the viewer first; place in the pack",
    ),
    Slice::counts(
        "contamination",
        &[MAX_PLAYERS, 7],
        99,
        "seat, the viewer first; contamination cards discarded, played, known in hand, seen in hand, in hand and pile together; cards in hand; contamination cards that the viewer alone was shown",
    ),
    Slice::counts("pollution", &[TILES], 9, "tile"),
    Slice::flags(
        "ground",
        &[5, TILES],
        "on the board, polluted, contaminated, dome, token in the bag; tile",
    ),
    Slice::flags("sanctuary", &[TILES, N_ELEMENTS], "tile; air, water, fire, earth"),
    Slice::counts(
        "mine",
        &[TILES, N_MINE],
        99,
        "tile; row of the cube from 1, level, what it earns, its cost in air, water, fire, earth",
    ),
    Slice::counts("mine_deck", &[MINE_LEVELS], 99, "level; mines left"),
    Slice::flags("unseen_mines", &[MINES], "place in the pack"),
    Slice::flags("market", &[CARDS], "place in the pack"),
    Slice::flags("supply", &[CARDS], "place in the pack"),
    Slice::counts(
        "supplies",
        &[2 + N_ELEMENTS],
        99,
        "mines destroyed, contamination cards left, sanctuaries left of air, water, fire, earth",
    ),
    Slice::counts("profitability", &[1], 99, "the Alliance's").down_to(-99),
    Slice::flags("event", &[MAX_EVENTS], "place in the pack"),
    Slice::flags("unseen_events", &[MAX_EVENTS], "place in the pack"),
    Slice::counts(
        "due",
        &[4],
        99,
        "next mine to progress, mines to reveal, tokens to place, whether the phase's main step is to come",
    ),
    Slice::flags(
        "task",
        &[N_TASKS],
        "what is resolved now: open market, refill, deal character, reveals, reveal mine, pollution, token, reveal event, draw, answer shuffle, answer, card, choose, gain, pay, move, attack, remove, remove each, clean, destroy, acquire",
    ),
    Slice::flags("task_seat", &[MAX_PLAYERS], "whom it concerns: seat, the viewer first"),
    Slice::counts(
        "task_number",
        &[2],
        99,
        "how many or how much cheaper; whether it need not be done",
    ),
    Slice::flags("task_tiles", &[TILES], "tile"),
    Slice::flags("task_card", &[CARDS], "place in the pack"),
];

impl Encode for State {
    type Seen<'a> = Seen<'a>;

    const LAYOUT: Layout = Layout { id: "erythro-v1", slices: SLICES, families: &FAMILIES };

    fn seen(&self, viewer: Viewer) -> Seen<'_> {
        let mut hands = [SeenHand::default(); MAX_PLAYERS];
        for seat in self.table.seats() {
            hands[seat.index()] = SeenHand::of(self, viewer, seat);
        }
        let awaited = self.turn_now().awaited();
        let shown = shown_to(viewer, &self.shown);
        Seen { viewer, pack: &self.pack, table: &self.table, awaited, hands, shown }
    }

    fn seen_in(view: &View) -> Seen<'_> {
        let mut hands = [SeenHand::default(); MAX_PLAYERS];
        hands[..view.hands.len()].copy_from_slice(&view.hands);
        let View { viewer, awaited, ref pack, ref table, .. } = *view;
        Seen { viewer, pack, table, awaited, hands, shown: shown_to(viewer, &view.shown) }
    }

    fn observe<S: Sheet + ?Sized>(seen: &Seen<'_>, pen: &mut Pen<'_, S>) {
        seen.terms(pen);
        seen.players(pen);
        seen.cards(pen);
        seen.tiles(pen);
        seen.supplies(pen);
        seen.task(pen);
    }

    fn number(seen: &Seen<'_>, action: &Action) -> Option<u32> {
        let [
            take_character,
            play,
            play_contamination,
            show,
            stuck,
            choose,
            gain,
            pay,
            go,
            attack,
            remove,
            destroy,
            buy,
            discard,
            discard_contamination,
            keep,
            special,
            pass,
        ] = &FAMILIES;
        let removed = |n: u8| usize::from(n).wrapping_sub(1);
        match *action {
            Action::TakeCharacter { character } => take_character.at([usize::from(character)]),
            Action::Play { card, zone } => play.at([card.index(), zone as usize]),
            Action::PlayContamination { how: Contaminated::Spend } => play_contamination.at([0]),
            Action::PlayContamination { how: Contaminated::Draw } => play_contamination.at([1]),
            Action::Show => show.at([]),
            // Showing these is never on the list: it may be done besides, at any time.
            Action::ShowCard { .. }
            | Action::ShowContaminationTo { .. }
            | Action::ShowCardTo { .. } => None,
            Action::Stuck => stuck.at([]),
            Action::Choose { seat } => choose.at([seen.round().place(seat)]),
            Action::Gain { split } => gain.at([usize::from(split.first.1)]),
            Action::Pay { split } => pay.at([usize::from(split.first.1)]),
            Action::Go { tile } => go.at([tile.index()]),
            Action::Attack { element } => attack.at([element.index()]),
            Action::Remove { tile, n } => remove.at([tile.index(), removed(n)]),
            Action::Destroy { from: Origin::Hand } => destroy.at([0]),
            Action::Destroy { from: Origin::Discard } => destroy.at([1]),
            Action::Buy { card } => buy.at([card.index()]),
            Action::Discard { card } => discard.at([card.index()]),
            Action::DiscardContamination => discard_contamination.at([]),
            Action::Keep => keep.at([]),
            Action::Special { tile, n } => special.at([tile.index(), removed(n)]),
            Action::Pass => pass.at([]),
        }
    }
}

fn shown_to(viewer: Viewer, shown: &[Shown]) -> [Cards; MAX_PLAYERS] {
    let Viewer::Seat(me) = viewer else { return [Cards::EMPTY; MAX_PLAYERS] };
    core::array::from_fn(|owner| cards_shown(shown, Seat::new(owner), me))
}

fn cards<S: Sheet + ?Sized>(pen: &mut Pen<'_, S>, cards: CardSet) {
    pen.bits(CARDS, cards.bits());
}

impl Seen<'_> {
    fn n_seats(&self) -> usize {
        usize::from(self.table.terms.seats)
    }

    fn round(&self) -> Round {
        Round::from(self.viewer, self.n_seats())
    }

    /// Writes `each` for every seat of the round, and leaves `n` cells for each seat that nobody has.
    fn by_seat<S: Sheet + ?Sized>(
        &self,
        pen: &mut Pen<'_, S>,
        n: usize,
        mut each: impl FnMut(Seat, &mut Pen<'_, S>),
    ) {
        self.round().seats().for_each(|seat| each(seat, pen));
        pen.skip((MAX_PLAYERS - self.n_seats()) * n);
    }

    fn terms<S: Sheet + ?Sized>(&self, pen: &mut Pen<'_, S>) {
        let (table, terms) = (self.table, &self.table.terms);
        for n in [terms.seats, terms.adversary, terms.difficulty] {
            pen.count(n, 9);
        }
        pen.flag(terms.characters == Characters::Dealt);
        pen.flag(terms.hands == Hands::Open);
        pen.flag(terms.readings.cards == Payment::Mixed);
        pen.flag(terms.readings.dome == Payment::Mixed);
        pen.flag(terms.readings.cornered == Cornered::One);
        pen.count(table.round, 99);
        pen.one_of(N_PHASES, table.phase as usize);
        pen.one_of(N_ENDINGS, table.ending.map(|ending| ending as usize));
        let round = self.round();
        for seats in [
            self.awaited,
            table.passed,
            table.done,
            table.stuck,
            table.special_used,
            table.shuffled,
        ] {
            pen.bits(MAX_PLAYERS, round.bits(seats));
        }
    }

    fn players<S: Sheet + ?Sized>(&self, pen: &mut Pen<'_, S>) {
        let player = |seat: Seat| self.table.player(seat);
        self.by_seat(pen, CHARACTERS, |seat, pen| {
            pen.one_of(CHARACTERS, player(seat).character.map(usize::from));
        });
        self.by_seat(pen, TILES, |seat, pen| pen.one_of(TILES, player(seat).tile.index()));
        self.by_seat(pen, N_ELEMENTS, |seat, pen| {
            let mut influence = [0; N_ELEMENTS];
            let elements = self.table.elements(self.pack, seat);
            for (element, n) in elements.iter().zip(player(seat).influence) {
                influence[element.index()] = n;
            }
            for n in &influence {
                pen.count(*n, 99);
            }
        });
    }

    fn cards<S: Sheet + ?Sized>(&self, pen: &mut Pen<'_, S>) {
        let player = |seat: Seat| self.table.player(seat);
        let hand = |seat: Seat| self.hands[seat.index()];
        let visible = |seat: Seat| hand(seat).cards.unwrap_or(Cards::EMPTY);
        self.by_seat(pen, CARDS, |seat, pen| cards(pen, player(seat).discard.actions));
        self.by_seat(pen, CARDS, |seat, pen| cards(pen, player(seat).played.actions));
        self.by_seat(pen, CARDS, |seat, pen| cards(pen, player(seat).known.actions));
        self.by_seat(pen, CARDS, |seat, pen| cards(pen, visible(seat).actions));
        self.by_seat(pen, CARDS, |seat, pen| cards(pen, hand(seat).hand_and_pile.actions));
        self.by_seat(pen, CARDS, |seat, pen| cards(pen, self.shown[seat.index()].actions));
        self.by_seat(pen, 7, |seat, pen| {
            let open = player(seat);
            for cards in
                [open.discard, open.played, open.known, visible(seat), hand(seat).hand_and_pile]
            {
                pen.count(cards.contamination, 99);
            }
            pen.count(hand(seat).n_cards, 99);
            pen.count(self.shown[seat.index()].contamination, 99);
        });
    }

    fn tiles<S: Sheet + ?Sized>(&self, pen: &mut Pen<'_, S>) {
        let table = self.table;
        let board = table.terms.board(self.pack);
        for n in &table.pollution {
            pen.count(*n, 9);
        }
        for tiles in
            [board.tiles, table.polluted, table.contaminated, table.dome_tile(board), table.bag]
        {
            pen.bits(TILES, tiles.0);
        }
        for sanctuary in table.sanctuaries {
            pen.one_of(N_ELEMENTS, sanctuary.map(Element::index));
        }
        for tile in (0..TILES as u8).map(TileId) {
            match table.mine_at(tile).filter(|_| table.mined.has(tile)) {
                Some(mine) => self.mine(mine, pen),
                None => pen.skip(N_MINE),
            }
        }
    }

    fn mine<S: Sheet + ?Sized>(&self, mine: Mine, pen: &mut Pen<'_, S>) {
        let face = &self.pack.printed.mines[usize::from(mine.mine.0)];
        pen.count(mine.row + 1, 99);
        pen.count(face.level, 99);
        pen.count(face.extraction, 99);
        for element in &Element::ALL {
            pen.count(face.cost.of(*element), 99);
        }
    }

    fn supplies<S: Sheet + ?Sized>(&self, pen: &mut Pen<'_, S>) {
        let table = self.table;
        for n in &table.mine_deck {
            pen.count(*n, 99);
        }
        pen.bits(MINES, table.unseen_mines);
        cards(pen, table.market);
        cards(pen, table.supply);
        pen.count(table.destroyed, 99);
        pen.count(table.contamination, 99);
        for n in &table.sanctuary_supply {
            pen.count(*n, 99);
        }
        pen.number(table.profitability, -99, 99);
        pen.one_of(MAX_EVENTS, table.event.map(|event| usize::from(event.0)));
        pen.bits(MAX_EVENTS, table.unseen_events);
        let due = &table.due;
        for n in [due.mine, due.reveals, due.pollution] {
            pen.count(n, 99);
        }
        pen.flag(due.main);
    }

    fn task<S: Sheet + ?Sized>(&self, pen: &mut Pen<'_, S>) {
        let told = self.table.tasks.last().copied().map_or(Told::NOTHING, Told::new);
        pen.one_of(N_TASKS, told.kind);
        pen.one_of(MAX_PLAYERS, told.seat.map(|seat| self.round().place(seat)));
        pen.count(told.number, 99);
        pen.flag(told.optional);
        pen.bits(TILES, told.tiles.0);
        pen.one_of(CARDS, told.place.map(|place| place.card.index()));
    }
}

/// What is told of a task.
struct Told {
    kind: Option<usize>,
    seat: Option<Seat>,
    number: u8,
    optional: bool,
    tiles: TileSet,
    place: Option<Place>,
}

impl Told {
    const NOTHING: Told = Told {
        kind: None,
        seat: None,
        number: 0,
        optional: false,
        tiles: TileSet::EMPTY,
        place: None,
    };

    fn of(kind: usize, seat: Option<Seat>, number: u8) -> Told {
        Told { kind: Some(kind), seat, number, ..Told::NOTHING }
    }

    fn new(task: Task) -> Told {
        match task {
            Task::OpenMarket => Told::of(0, None, 0),
            Task::Refill { element } => Told::of(1, None, element.index() as u8),
            Task::DealCharacter { seat } => Told::of(2, Some(seat), 0),
            Task::Reveals { left } => Told::of(3, None, left),
            Task::RevealMine => Told::of(4, None, 0),
            Task::Pollution { left } => Told::of(5, None, left),
            Task::Token { item: Item::Pawn(seat) } => Told::of(6, Some(seat), 2),
            Task::Token { item: Item::Mine(_) } => Told::of(6, None, 1),
            Task::Token { item: Item::Pollution } => Told::of(6, None, 0),
            Task::RevealEvent => Told::of(7, None, 0),
            Task::Draw { seat, left, .. } => Told::of(8, Some(seat), left),
            Task::AnswerShuffle { seat } => Told::of(9, Some(seat), 0),
            Task::Answer { seat, tile, .. } => {
                Told { tiles: TileSet::one(tile), ..Told::of(10, Some(seat), 0) }
            }
            Task::Card { seat, place, reduction } => {
                Told { place: Some(place), ..Told::of(11, Some(seat), reduction) }
            }
            Task::Choose { seat, place } => {
                Told { place: Some(place), ..Told::of(12, Some(seat), 0) }
            }
            Task::Gain { seat, n } => Told::of(13, Some(seat), n),
            Task::Pay { seat, n } => Told::of(14, Some(seat), n),
            Task::Move { seat, n } => Told::of(15, Some(seat), n),
            Task::Attack { seat, reduction } => Told::of(16, Some(seat), reduction),
            Task::Remove { seat, n, tiles } => Told { tiles, ..Told::of(17, Some(seat), n) },
            Task::RemoveEach { seat, left, tiles } => {
                Told { tiles, ..Told::of(18, Some(seat), left) }
            }
            Task::Clean { tile, n } => Told { tiles: TileSet::one(tile), ..Told::of(19, None, n) },
            Task::Destroy { seat, left } => Told::of(20, Some(seat), left),
            Task::Acquire { seat, discount, optional } => {
                Told { optional, ..Told::of(21, Some(seat), discount) }
            }
        }
    }
}

const _: () = assert!(Phase::Draw as usize + 1 == N_PHASES, "every phase has a cell");
const _: () = assert!(Ending::OutOfTime as usize + 1 == N_ENDINGS, "every ending has a cell");
