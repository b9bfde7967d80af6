//! Every event.

use crate::types::{Die, Place, Side};

game_core::events! {
    /// Something that happened.
    #[derive(Clone, Copy, Debug, Eq, PartialEq)]
    pub enum Event {
        /// One die each decides who begins and with which numbers.
        Opened {
            /// White's die.
            white: Die,
            /// Black's die.
            black: Die,
            /// Who begins.
            side: Side,
        },
        /// Two dice were rolled.
        Rolled {
            /// Who rolled.
            side: Side,
            /// The higher number.
            high: Die,
            /// The lower number, or the same.
            low: Die,
        },
        /// A checker moved.
        Moved {
            /// Side whose checker moved.
            side: Side,
            /// Where it moved from.
            from: Place,
            /// Where it moved to.
            to: Place,
            /// Whether it sent a checker of the opponent to the bar.
            hit: bool,
        },
        /// No number could be played, or none of the remaining ones.
        Stuck {
            /// Side whose turn is over.
            side: Side,
        },
        /// The game is won.
        Won {
            /// Who won.
            side: Side,
            /// Points won, 1 to 3.
            points: u8,
        },
        /// The last turn is over and the game is a draw.
        Drawn {
            /// Number of turns played.
            turns: u16,
        },
    }
}
