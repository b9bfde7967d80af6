//! Bots for any game.
//!
//! A bot is a [`Player`]. It is given what its seat may know ([`Seen`]) and the complete list of
//! choices, and returns one of them. It never gets the position, so it cannot peek:
//!
//! ```
//! use players::{Player, Seen};
//! use game_core::{Choices, Game};
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
//! use game_core::{Choices, Game};
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
//! [`play_out`] plays a game to its end with such players, as fast as the game allows.
//!
//! A [`Bot`] is plain data: which player it is and how much it may think. Its text is its name in
//! every front end: `random`, `greedy`, `search:500`, `club`. [`Search`] is the strongest, and its
//! [`Report`] has its evaluation of every choice.

mod bot;
mod greedy;
mod level;
mod out;
mod policy_training;
mod random;
mod search;
mod seen;
mod stream;
mod value_training;

pub use bot::{Bot, Budget, MOST_ITERATIONS, NAMES, UnknownBot, by_name};
pub use greedy::Greedy;
pub use level::Level;
pub use out::{Chance, Count, KeyedChance, play_out, play_out_watched};
pub use policy_training::{
    ActionTarget, PolicyHyperparameters, PolicyTarget, cross_entropy, policy_targets, train_policy,
};
pub use random::Random;
pub use search::{Cutoff, EvaluatedChoice, Evaluator, InTree, Report, Search, Tuning};
pub use seen::{Patience, Player, Seats, Seen, Stop};
pub use stream::Stream;
pub use value_training::{
    SeatSample, SelfPlay, ValueHyperparameters, ValueSample, train_value_model, value_samples,
};
