//! Five small games that show what a game looks like, and on which everything above games is tested.
//!
//! [`pig`] has dice and the race of two banks, [`sealed_bids`] has secrets, [`lanterns`] has frames,
//! private questions, a set that is ticked, and obligations. Two more have answers
//! that are known, for the players to be measured by: [`tic_tac_toe`] and [`kuhn`].

mod items;

pub mod kuhn;
pub mod lanterns;
pub mod pig;
pub mod sealed_bids;
pub mod tic_tac_toe;
