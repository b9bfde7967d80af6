//! Five small games that show how to write a game, and on which everything above games is tested.
//!
//! [`pig`] has dice and a race, [`sealed_bids`] has secrets, [`lanterns`] has frames, private
//! questions, a multi-select and obligations. [`tic_tac_toe`] and [`kuhn`] have known answers,
//! against which players are measured.

mod items;

pub mod kuhn;
pub mod lanterns;
pub mod pig;
pub mod sealed_bids;
pub mod tic_tac_toe;
