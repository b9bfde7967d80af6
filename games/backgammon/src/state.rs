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
    /// Where the checkers are, each side's as that side counts.
    pub checkers: SideMap<Checkers>,
    /// The number of this turn, from 1; both players' turns are counted.
    pub turn: u16,
    /// Whose turn it is; White until the first roll says who begins.
    pub mover: Side,
    /// What is awaited.
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

    /// The side that has borne off everything, if there is one.
    pub fn winner(&self) -> Option<Side> {
        let home = |side: &Side| {
            self.checkers[*side].occupied().without(Places::only(Place::OFF)).is_empty()
        };
        Side::ALL.into_iter().find(home)
    }

    /// Whether a move to this place of the mover would hit.
    pub(crate) fn would_hit(&self, to: Place) -> bool {
        to != Place::OFF && self.checkers[self.mover.other()].single().contains(to.mirrored())
    }
}
