//! The things of the game by name.
//!
//! What is printed on them stands in [`crate::Content`].

mod dice;
mod parts;
mod places;

pub use dice::{DieColour, Face, Rolled};
pub use parts::{Bonus, Card, Colour, Deck, Player, Scientist, Symbol, Tile, Trade};
pub use places::{Cell, Insert, Lab, Row, Slot, Tier, Tower, Window};

game_core::string_enum! {
    /// How long the game is.
    pub enum Length {
        /// To the 12th card.
        Full = "full",
        /// To the 10th, with more tiles on the board.
        Express = "express",
    }
}
