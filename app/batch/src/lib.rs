//! Many positions of one game at once, as numbers: for programs that learn.
//!
//! ```text
//! begin(game, settings, plan) ──> DynBatch ── step, masks, observe, copy, save
//!                                    │
//!                                 Batch<G>: positions in one block, a lane beside each
//! ```
//!
//! What is generic over a game is entered once a batch and never once a decision: [`Batch`] steps
//! all its positions, on as many threads as its [`Plan`] says, and front ends know [`DynBatch`].
//! Choices go by numbers ([`Actions`]), and what a seat may know is written as numbers whose meaning
//! is a [`Layout`], both made from the declarations of the game.
//!
//! A batch owns no game: it depends on what every game says of itself, like `play` beside it, and the
//! two agree entry by entry on the same seed.

mod actions;
mod batch;
mod begin;
mod face;
mod lane;
mod layout;
mod node;
mod saved;
mod threads;
mod write;

pub use actions::Actions;
pub use batch::Batch;
pub use begin::{GAMES, begin, load};
pub use face::{CHANCE, DynBatch, Eyes, OVER, Plan, Results, STAY, Seen, WrongAction};
pub use layout::{Field, Kind, Layout};
