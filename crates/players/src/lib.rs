//! Bots over any game.
//!
//! A bot is a [`Player`]. It is asked with what its seat may know ([`Seen`]) and with the complete
//! list of choices, and answers with one of them. It never meets a position, so it cannot peek:
//!
//! ```
//! use players::{Player, Seen};
//! use table::{Choices, Game};
//!
//! /// Takes whatever is listed first.
//! struct First;
//!
//! impl<G: Game> Player<G> for First {
//!     fn choose(&mut self, seen: &Seen<'_, G>, choices: &Choices<G::Choice>) -> G::Choice {
//!         let _what_my_seat_knows: G::View = seen.view();
//!         choices.listed()[0]
//!     }
//! }
//! ```
//!
//! The position behind the view is out of reach:
//!
//! ```compile_fail,E0616
//! use players::{Player, Seen};
//! use table::{Choices, Game};
//!
//! struct Cheat;
//!
//! impl<G: Game> Player<G> for Cheat {
//!     fn choose(&mut self, seen: &Seen<'_, G>, choices: &Choices<G::Choice>) -> G::Choice {
//!         let _everything: &G::State = seen.game.state();
//!         choices.listed()[0]
//!     }
//! }
//! ```
//!
//! [`play_out`] plays a game to its end with such players as fast as the game allows.

mod out;
mod random;
mod seen;

pub use out::{Count, KeyedLuck, play_out};
pub use random::Random;
pub use seen::{Player, Seats, Seen};

use table::Game;

/// The names of the bots that [`by_name`] knows.
pub const NAMES: [&str; 1] = ["random"];

/// A bot by its name; `None` if there is no such bot. The same seed gives the same play.
pub fn by_name<G: Game>(name: &str, seed: u64) -> Option<Box<dyn Player<G>>> {
    match name {
        "random" => Some(Box::new(Random::new(seed))),
        _ => None,
    }
}
