//! Every event, and its line for the log.

use game_core::Line;
use game_core::grammar::counted;

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

impl Event {
    /// The event as a line of the log.
    pub(crate) fn line(self) -> Line {
        let text = match self {
            Event::Opened { white, black, side } => {
                let name = side.name();
                format!("White rolls {white}, Black {black}: {name} begins with both.")
            }
            Event::Rolled { side, high, low } => format!("{} rolls {high}-{low}.", side.name()),
            Event::Moved { side, from, to, hit } => {
                let star = if hit { ", which hits" } else { "" };
                format!("{} plays {from}/{to}{star}.", side.name())
            }
            Event::Stuck { side } => format!("{} can play nothing more.", side.name()),
            Event::Won { side, points: 1 } => format!("{} wins 1 point.", side.name()),
            Event::Won { side, points } => format!("{} wins {points} points.", side.name()),
            Event::Drawn { turns } => {
                format!("After {} the game is a draw.", counted(turns, "turn"))
            }
        };
        Line { text, reasons: Vec::new(), places: Vec::new() }
    }
}
