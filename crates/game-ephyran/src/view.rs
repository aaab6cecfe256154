//! What one viewer could have written down, and the states that would have looked the same.

use alloc::sync::Arc;
use alloc::vec::Vec;

use engine::{Seat, SeatSet, Viewer, below};
use rand_core::Rng;
use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

use crate::card::{CardId, CardSet, Cards, MAX_HAND};
use crate::city::{Area, City, God, MAX_TOKENS, Territory, TokenId};
use crate::content::{Magic, Pack};
use crate::score::{Score, score};
use crate::setup::MAX_PLAYERS;
use crate::state::{Board, Hidden, MAX_LOOK, State};

/// What one viewer could have written down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What everybody sees.
    pub board: Board,
    /// The cards in the viewer's own hand that nobody else has seen.
    pub hand: Cards<MAX_HAND>,
    /// The cards the viewer is looking at.
    pub looked_at: Cards<MAX_LOOK>,
    /// How many cards of each hand only its owner has seen.
    pub n_hidden: [u8; MAX_PLAYERS],
    /// How many cards the active player is looking at.
    pub n_looked_at: u8,
    /// How many cards are left in the pile.
    pub n_pile: u8,
    /// The magical tokens drawn so far, in order.
    pub tokens: Vec<TokenView>,
    /// Each city's points, as far as the viewer knows its tokens.
    pub scores: Vec<Score>,
    /// What is printed on the cards.
    pub pack: Arc<Pack>,
}

/// A view in the order in which one would tell it, with only the seats that play.
impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let board = &self.board;
        let player = |seat: Seat| Player {
            seat,
            god: board.gods[seat.index()],
            city: board.city(seat),
            open_hand: &board.open_hands[seat.index()],
            n_hidden: self.n_hidden[seat.index()],
            score: self.scores[seat.index()],
        };
        let mut view = serializer.serialize_struct("View", 15)?;
        view.serialize_field("viewer", &self.viewer)?;
        view.serialize_field("terms", &board.terms)?;
        view.serialize_field("phase", &board.phase)?;
        view.serialize_field("round", &board.round)?;
        view.serialize_field("first", &board.first)?;
        view.serialize_field("active", &board.active)?;
        view.serialize_field("ending", &board.ending)?;
        view.serialize_field("hand", &self.hand)?;
        view.serialize_field("looked_at", &self.looked_at)?;
        view.serialize_field("players", &board.seats().map(player).collect::<Vec<_>>())?;
        view.serialize_field("n_pile", &self.n_pile)?;
        view.serialize_field("discard", &board.discard)?;
        view.serialize_field("tartarus", &board.tartarus)?;
        view.serialize_field("n_dionysus_in_tartarus", &board.n_dionysus_in_tartarus)?;
        view.serialize_field("tokens", &self.tokens)?;
        view.end()
    }
}

/// What a view tells about one player.
#[derive(Serialize)]
struct Player<'a> {
    seat: Seat,
    god: Option<God>,
    city: &'a City,
    open_hand: &'a Cards<MAX_HAND>,
    n_hidden: u8,
    score: Score,
}

/// A magical token as one viewer knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct TokenView {
    /// Which one.
    pub id: TokenId,
    /// What it is, if the viewer has seen it.
    pub magic: Option<Magic>,
    /// Who has looked at it.
    pub seen_by: SeatSet,
}

impl View {
    /// What `token` is, if the viewer has seen it.
    pub fn magic(&self, token: TokenId) -> Option<Magic> {
        self.tokens.get(token.index()).and_then(|token| token.magic)
    }

    /// The viewer's own seat.
    pub fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// Every pile card whose place the viewer knows.
    fn known_cards(&self) -> CardSet {
        let board = &self.board;
        let mut known = board.tartarus;
        for city in &board.cities {
            let areas = Area::all().filter_map(|area| city.card(area));
            let locks = Territory::ALL.into_iter().filter_map(|territory| city.lock(territory));
            insert_all(&mut known, areas.chain(locks));
        }
        insert_all(&mut known, board.open_hands.iter().flat_map(|hand| hand.iter().copied()));
        insert_all(&mut known, board.discard.iter().copied());
        insert_all(&mut known, self.hand.iter().copied());
        insert_all(&mut known, self.looked_at.iter().copied());
        known
    }
}

fn insert_all(set: &mut CardSet, cards: impl Iterator<Item = CardId>) {
    cards.filter(|card| !card.is_dionysus()).for_each(|card| set.insert(card));
}

impl State {
    /// What `viewer` could have written down.
    pub(crate) fn look(&self, viewer: Viewer) -> View {
        let (board, hidden) = (&self.board, &self.hidden);
        let (hand, looked_at) = self.own_cards(viewer);
        let known = |token| self.magic_known_to(viewer, token);
        let token = |id| TokenView { id, magic: known(id), seen_by: board.seen_by(id) };
        View {
            viewer,
            board: *board,
            hand,
            looked_at,
            n_hidden: hidden.hands.map(|hand| hand.len() as u8),
            n_looked_at: hidden.looked_at.len() as u8,
            n_pile: hidden.pile.len() as u8,
            tokens: board.tokens().map(token).collect(),
            scores: board.seats().map(|seat| score(&self.pack, board, seat, known)).collect(),
            pack: self.pack.clone(),
        }
    }

    /// The cards that only `viewer` has seen in the own hand, and those looked at.
    pub(crate) fn own_cards(&self, viewer: Viewer) -> (Cards<MAX_HAND>, Cards<MAX_LOOK>) {
        let (board, hidden) = (&self.board, &self.hidden);
        match viewer {
            Viewer::Seat(seat) if seat == board.active => {
                (hidden.hands[seat.index()], hidden.looked_at)
            }
            Viewer::Seat(seat) => (hidden.hands[seat.index()], Cards::EMPTY),
            Viewer::Spectator => (Cards::EMPTY, Cards::EMPTY),
        }
    }

    /// What `token` is, as far as `viewer` knows.
    pub(crate) fn magic_known_to(&self, viewer: Viewer, token: TokenId) -> Option<Magic> {
        self.magic(token).filter(|_| self.board.knows(viewer, token))
    }

    /// Deals what the owner of `view` has not seen.
    pub(crate) fn deal_unseen<R: Rng>(view: &View, rng: &mut R) -> State {
        let mut unseen = CardSet::first(view.pack.n_cards());
        view.known_cards().iter().for_each(|card| unseen.remove(card));
        let mut hidden = Hidden {
            hands: [Cards::EMPTY; MAX_PLAYERS],
            looked_at: view.looked_at,
            pile: CardSet::default(),
            tokens: [None; MAX_TOKENS],
        };
        for (n, hand) in hidden.hands.iter_mut().enumerate() {
            if view.seat().map(Seat::index) == Some(n) {
                *hand = view.hand;
            }
            fill(hand, view.n_hidden[n], &mut unseen, rng);
        }
        fill(&mut hidden.looked_at, view.n_looked_at, &mut unseen, rng);
        hidden.pile = unseen;
        hidden.tokens = deal_tokens(view, rng);
        State { pack: view.pack.clone(), board: view.board, hidden }
    }
}

/// Draws cards from `unseen` until `cards` has `n_cards`.
fn fill<const N: usize, R: Rng>(
    cards: &mut Cards<N>,
    n_cards: u8,
    unseen: &mut CardSet,
    rng: &mut R,
) {
    while cards.len() < usize::from(n_cards) {
        let ticket = below(rng, unseen.len() as u32) as usize;
        let card = unseen.nth(ticket).expect("a card for each ticket");
        unseen.remove(card);
        cards.insert_sorted(card);
    }
}

/// Draws what the viewer's unknown tokens could be from those that are nowhere else.
fn deal_tokens<R: Rng>(view: &View, rng: &mut R) -> [Option<Magic>; MAX_TOKENS] {
    let mut bag = view.pack.tokens();
    let mut tokens = [None; MAX_TOKENS];
    for (magic, place) in view.tokens.iter().map(|token| token.magic).zip(&mut tokens) {
        *place = magic;
        bag[magic.map_or(0, |magic| magic as usize)] -= u8::from(magic.is_some());
    }
    for place in &mut tokens[..view.tokens.len()] {
        if place.is_some() {
            continue;
        }
        let n_left: u32 = bag.iter().map(|count| u32::from(*count)).sum();
        let mut ticket = below(rng, n_left);
        for (magic, count) in Magic::ALL.into_iter().zip(&mut bag) {
            if ticket < u32::from(*count) {
                *count -= 1;
                *place = Some(magic);
                break;
            }
            ticket -= u32::from(*count);
        }
    }
    tokens
}
