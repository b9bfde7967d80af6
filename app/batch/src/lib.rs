//! Many positions of one game at once, as numbers: for machine learning.
//!
//! ```text
//! begin(game, settings, config) ──> DynBatch ── step, packed_masks, observe, copy, save
//!                                      │
//!                                 Batch<G>: positions in one block, a slot beside each
//! ```
//!
//! Code that is generic over a game is entered once a batch and never once a decision: [`Batch`]
//! steps all its positions, on as many threads as its [`BatchConfig`] says, and front ends use
//! [`DynBatch`]. Choices are numbers ([`Actions`]), and what a seat may know is written as numbers
//! whose meaning is an [`ObservationSpec`]; both are derived from the declarations of the game.
//!
//! A batch owns no game: it depends on what every game says of itself, like a session of `play`, and the
//! two agree entry by entry on the same seed. Of `play` it takes the list of games and no more.

mod actions;
mod batch;
mod dyn_batch;
mod node;
mod observation_spec;
mod registry;
mod save_format;
mod slot;
mod threads;
mod view_writer;

pub use actions::Actions;
pub use batch::Batch;
pub use dyn_batch::{
    BatchConfig, CHANCE, DynBatch, ObservationOutputs, Perspective, STAY, StepOutputs, TERMINAL,
    WrongAction,
};
pub use observation_spec::{Field, Kind, ObservationSpec};
pub use registry::{begin, games, load};
