//! Setting up a round, and what follows when somebody wins it.

use engine::{Seat, SeatSet, Sink};

use super::Play;
use crate::action::Event;
use crate::card::{Alliance, AllianceSet, Card, CardSet, Pile};
use crate::knowledge::{ASIDE, Known, MAX_PLAYERS, Place};
use crate::roster::TilePlace;
use crate::setup::{Level, Mode, PageRead};
use crate::state::{End, PutBack, Secret, Stage};

impl<S: Sink<Event>> Play<'_, S> {
    /// Everything back to its place, with the cards now in play (EPH-13 to EPH-26, EPH-98).
    pub(super) fn set_up_round(&mut self) {
        let numbers = self.pack.printed.numbers;
        // EPH-A3: nobody starts with more tokens than there are.
        let read = self.table.readings.start_tokens.map(|n| n.min(numbers.reserve_per_player));
        let start_tokens = read.unwrap_or(numbers.start_tokens);
        let n_seats = self.table.n_seats;
        let playing = |n: u8| {
            let mut each = [0; MAX_PLAYERS];
            each[..usize::from(n_seats)].fill(n);
            each
        };
        let start = match self.table.mode {
            Mode::Solo { level: Level::Easy } => self.pack.printed.solo.easy,
            Mode::Solo { level: Level::Normal } => self.pack.printed.solo.normal,
            Mode::Solo { level: Level::Hard } => self.pack.printed.solo.hard,
            Mode::Quick | Mode::Campaign { .. } => 0,
        };
        let table = &mut *self.table;
        table.turn_number = 0;
        table.is_clockwise = true;
        table.tokens = playing(start_tokens);
        table.reserve = n_seats * (numbers.reserve_per_player - start_tokens);
        table.popularity = playing(start);
        table.hand_sizes = [0; MAX_PLAYERS];
        table.deck_size = table.roster.cards.len() as u8;
        table.discard_size = 0;
        table.looked_size = 0;
        table.crossroads = Pile::EMPTY;
        table.laid = Pile::EMPTY;
        table.put_back = PutBack::NONE;
        table.has_affinity = [false; MAX_PLAYERS];
        table.last_unions = [None; MAX_PLAYERS];
        table.last_union = None;
        table.union = None;
        table.stage = Stage::Affinities;
        *self.secret = Secret::new(table.roster.cards, table.roster.alliances);
    }

    pub(super) fn inhabitant_joins(&mut self, card: Card) {
        self.table.roster.cards.insert(card);
        self.tell(Event::InhabitantJoined { card });
    }

    pub(super) fn deal_affinity(&mut self, seat: Seat, affinity: Alliance) {
        self.table.has_affinity[seat.index()] = true;
        self.secret.affinities[seat.index()] = Some(affinity);
        self.secret.aside.remove(affinity);
        for (viewer, known) in self.secret.affinities_known.iter_mut().enumerate() {
            if viewer == seat.index() {
                known.locate(1 << affinity.index(), seat.index());
            } else {
                known.unseen(ASIDE, seat.index(), u64::MAX);
            }
            if self.secret.aside.is_empty() {
                known.emptied(ASIDE);
            }
        }
        let hidden = Event::AffinityDealt { seat, affinity: None };
        let told = Event::AffinityDealt { seat, affinity: Some(affinity) };
        self.tell_apart(SeatSet::only(seat), told, hidden);
    }

    /// The round is won: the campaign goes on or the game is over (EPH-79, EPH-88, EPH-99).
    pub(super) fn finish_round(&mut self, winner: Seat) {
        self.table.wins[winner.index()] += 1;
        let needed = match self.table.mode {
            Mode::Campaign { .. } => self.pack.printed.numbers.rounds_to_win,
            Mode::Quick | Mode::Solo { .. } => 1,
        };
        if self.table.wins[winner.index()] >= needed {
            self.table.end = Some(End::Won(winner));
            self.tell(Event::Won { seat: winner });
            return;
        }
        self.tell(Event::RoundWon { seat: winner });
        self.read_page(winner);
        self.table.round_winner = None;
        self.table.round += 1;
        self.table.turn = winner;
        self.table.stack.clear();
        self.set_up_round();
    }

    /// The winner reads the page of the last alliance they united, else of the last united, or always of that (EPH-A42).
    fn read_page(&mut self, winner: Seat) {
        let alliance = match self.table.readings.page {
            PageRead::Winners => self.table.last_unions[winner.index()].or(self.table.last_union),
            PageRead::Anybodys => self.table.last_union,
        };
        let Some(alliance) = alliance else { return self.tell(Event::NoPage) };
        let before = self.table.roster.tiles;
        let Some(changes) = self.table.roster.read_page(self.pack, alliance) else {
            return self.tell(Event::NoPage);
        };
        self.tell(Event::PageRead { alliance });
        changes.removed.into_iter().for_each(|card| self.tell(Event::Left { card }));
        changes.added.into_iter().for_each(|card| self.tell(Event::Came { card }));
        for tile in Alliance::all() {
            let place = self.table.roster.tiles[tile.index()];
            if place != before[tile.index()] {
                let slot = match place {
                    TilePlace::On(slot) => Some(slot),
                    TilePlace::Aside | TilePlace::Under => None,
                };
                self.tell(Event::TileLaid { alliance: tile, slot });
            }
        }
    }
}

impl Secret {
    /// All `cards` in the deck and all affinities set aside, as everybody knows.
    pub(crate) fn new(cards: CardSet, affinities: AllianceSet) -> Secret {
        let mut cards_known = Known::NOTHING;
        cards_known.locate(cards.bits(), Place::Deck.index());
        let mut affinities_known = Known::NOTHING;
        affinities_known.locate(u64::from(affinities.bits()), ASIDE);
        Secret {
            deck: cards,
            top: Pile::EMPTY,
            hands: [CardSet::EMPTY; MAX_PLAYERS],
            discard: CardSet::EMPTY,
            looked: Pile::EMPTY,
            affinities: [None; MAX_PLAYERS],
            aside: affinities,
            cards_known: [cards_known; MAX_PLAYERS + 1],
            affinities_known: [affinities_known; MAX_PLAYERS + 1],
        }
    }
}
