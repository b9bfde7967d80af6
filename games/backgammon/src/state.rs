//! Everything on the table.

use serde::{Deserialize, Serialize};

use crate::checkers::Checkers;
use crate::kinds::{BySide, Die, Place, Places, Side};

/// The position as plain data.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// Where the checkers are, each side's as that side counts.
    pub checkers: BySide<Checkers>,
    /// The number of this turn, from 1; both players' turns are counted.
    pub turn: u16,
    /// Whose turn it is; White until the first roll says who begins.
    pub mover: Side,
    /// What is awaited.
    pub pending: Pending,
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Pending {
    /// One die of each player.
    Opening,
    /// The mover's dice.
    Roll,
    /// The first move of two different dice.
    Both {
        /// The higher number.
        high: Die,
        /// The lower number.
        low: Die,
    },
    /// The move of the last number.
    Last {
        /// That number.
        die: Die,
    },
    /// The move of the higher number, after the lower one.
    High {
        /// The higher number.
        high: Die,
        /// The lower number, which has been played.
        low: Die,
        /// The place from which it was played.
        from: Place,
    },
    /// A move of a double.
    Double {
        /// The number of both dice.
        die: Die,
        /// How often it can still be played, 1 to 4.
        left: u8,
        /// The place of the last move; the next begins there or nearer (BG-E.2).
        limit: Place,
    },
    /// Nothing: the game is over.
    Over,
}

impl State {
    /// The table before the first roll.
    pub(crate) fn begin(layout: Checkers) -> State {
        State {
            checkers: BySide { white: layout, black: layout },
            turn: 1,
            mover: Side::White,
            pending: Pending::Opening,
        }
    }

    /// The side that has borne off everything, if there is one.
    pub fn winner(&self) -> Option<Side> {
        let home = |side: &Side| {
            self.checkers[*side].occupied().without(Places::of(Place::OFF)).is_empty()
        };
        Side::ALL.into_iter().find(home)
    }

    /// Whether a move to this place of the mover would hit.
    pub(crate) fn would_hit(&self, to: Place) -> bool {
        to != Place::OFF && self.checkers[self.mover.other()].single().has(to.mirrored())
    }
}
