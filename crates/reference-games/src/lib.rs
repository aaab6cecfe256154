//! Small games with known answers: they prove the engine and the solvers.
//!
//! Each is one file, in the order in which a game is best read: the state and its nouns, the rules
//! (`impl Game`), what people read (`impl Words`), what bots may know (`impl Hints`), the notation.
//! [`tic_tac_toe`] is the one to copy when you write a game of your own.
//!
//! | Game | What it shows | What is known |
//! | --- | --- | --- |
//! | [`tic_tac_toe`] | the smallest whole game | 255,168 games, 5,478 positions |
//! | [`connect_four`] | speed through the contract | move sequences and positions ply by ply |
//! | [`kuhn`] | hidden cards, and a bluff | 12 information sets, worth -1/18 to the first seat |
//! | [`leduc`] | cards dealt between decisions | 9,457 histories, 288 information sets by rank |
//! | [`goofspiel`] | sealed bids, several seats awaited at once | the tree of three cards, by hand |
//!
//! ```
//! use engine::{Game, Seat, Step};
//! use reference_games::tic_tac_toe::{Mark, State};
//! use reference_games::two_seats::TwoSeats;
//!
//! let mut game = State::start(&TwoSeats);
//! for (n, cell) in [4, 0, 2, 6, 3, 5, 1, 7, 8].into_iter().enumerate() {
//!     game.apply(Step::Act { seat: Seat::new(n % 2), action: Mark { cell } }).unwrap();
//! }
//! assert_eq!(game.outcome().unwrap().payoffs.as_slice(), [0.5, 0.5]);
//! ```

#![no_std]

extern crate alloc;

pub mod card_set;
pub mod connect_four;
pub mod goofspiel;
pub mod kuhn;
pub mod leduc;
pub mod never;
pub mod rank;
pub mod tic_tac_toe;
pub mod two_seats;
