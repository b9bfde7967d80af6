//! Everything that can be told, with its words.

use game_core::Line;
use game_core::grammar::counted;

use crate::types::{Die, Place, Side};

game_core::events! {
    /// Something that happened.
    #[derive(Clone, Copy, Debug, Eq, PartialEq)]
    pub enum Event {
        /// One die each: who begins, with which numbers.
        Opened {
            /// White's die.
            white: Die,
            /// Black's die.
            black: Die,
            /// Who begins.
            side: Side,
        },
        /// Two dice.
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
            /// Whose.
            side: Side,
            /// From where.
            from: Place,
            /// Where to.
            to: Place,
            /// Whether it sent a checker of the opponent to the bar.
            hit: bool,
        },
        /// No number, or no other number, could be played.
        Stuck {
            /// Whose turn is over.
            side: Side,
        },
        /// The game is won.
        Won {
            /// Who won.
            side: Side,
            /// What it counts, 1 to 3.
            points: u8,
        },
        /// The last turn is over.
        Drawn {
            /// How many turns there were.
            turns: u16,
        },
    }
}

impl Event {
    /// The event in words.
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
