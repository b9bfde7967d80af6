//! Types of the game's components.
//!
//! [`crate::Content`] has what is printed on them.

mod dice;
mod parts;
mod places;

pub use dice::{DieColour, Face, Rolled};
pub use parts::{Bonus, Card, Colour, Deck, Player, Scientist, Symbol, Tile, Trade};
pub use places::{Cell, Insert, Lab, Row, Slot, Tier, Tower, Window};

game_core::string_enum! {
    /// The length of a game.
    pub enum Length {
        /// The end begins with the 12th card.
        Full = "full",
        /// The end begins with the 10th card, and there are more tiles on the board.
        Express = "express",
    }
}
