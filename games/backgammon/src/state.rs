//! Everything on the table.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::checkers::Checkers;
use crate::pending::Pending;
use crate::types::{Place, Places, Side, SideMap};

/// The position as plain data.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// The checkers of each side, in that side's numbering.
    pub checkers: SideMap<Checkers>,
    /// The number of this turn, from 1, counting both players' turns.
    pub turn: u16,
    /// The side to move; White until the opening roll decides who begins.
    pub mover: Side,
    /// What the game waits for.
    pub pending: Pending,
}

impl State {
    /// The table before the first roll.
    pub(crate) fn begin(layout: Checkers) -> State {
        State {
            checkers: SideMap { white: layout, black: layout },
            turn: 1,
            mover: Side::White,
            pending: Pending::Opening,
        }
    }

    /// The side that has borne off all its checkers, if any.
    pub fn winner(&self) -> Option<Side> {
        let home = |side: &Side| {
            self.checkers[*side].occupied().without(Places::only(Place::OFF)).is_empty()
        };
        Side::ALL.into_iter().find(home)
    }

    /// Whether the mover would hit by moving to this place.
    pub(crate) fn would_hit(&self, to: Place) -> bool {
        to != Place::OFF && self.checkers[self.mover.other()].single().contains(to.mirrored())
    }
}
