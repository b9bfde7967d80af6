//! The reasons that the androids emit: what they weighed, and why nothing was weighed.

use schemars::JsonSchema;
use serde::Serialize;

use crate::choice::Choice;
use crate::colonists::Counted;
use crate::content::Content;
use crate::types::{Building, Player};

/// The weight of a point in the value of a position.
pub(crate) const POINT: i32 = 100;
/// The weight of each colonist in their fullest Building.
pub(crate) const IN_FULLEST: i32 = 8;
/// The weight of each Building in which they have a colonist.
pub(crate) const PRESENT: i32 = 6;

/// Everything on the table that the androids weigh, counted after the acts that are tried.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
pub struct Worth {
    /// What scores points for the androids, without energy.
    pub theirs: Counted,
    /// What scores points for the human, without energy; empty in the reading in which the human's
    /// points do not count.
    pub yours: Counted,
    /// Their colonists in their fullest Building, up to the number that counts.
    pub fullest: u8,
    /// The number of Buildings in which they have a colonist.
    pub present: u8,
    /// The number of Buildings in which one of theirs can go up.
    pub ready: u8,
}

impl Worth {
    /// The androids' points and the human's, both without energy.
    pub(crate) fn points(self, content: &Content) -> [i32; 2] {
        [self.theirs.points(Player::Androids, content), self.yours.points(Player::One, content)]
    }

    /// The part of the value that does not come from points.
    pub(crate) fn besides(self) -> i32 {
        IN_FULLEST * i32::from(self.fullest)
            + PRESENT * i32::from(self.present)
            + i32::from(self.ready)
    }

    /// The value of the position for the androids.
    ///
    /// DA-8.4 MUST: 100 for each of their points without energy, less 100 for each of the human's;
    /// 8 for each colonist, up to four, in their fullest Building; 6 for each Building they are in;
    /// 1 for each Building where one of theirs can go up.
    pub fn value(self, content: &Content) -> i32 {
        let [theirs, yours] = self.points(content);
        POINT * (theirs - yours) + self.besides()
    }
}

/// An act that the androids weigh.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum AndroidAct {
    /// One of theirs lands on ★ of this Building.
    Land(Building),
    /// One of theirs goes up in this Building.
    Up(Building),
    /// A human colonist goes down in this Building.
    Down(Building),
}

impl AndroidAct {
    pub(super) fn of(choice: Choice) -> Option<AndroidAct> {
        match choice {
            Choice::Land(building) => Some(AndroidAct::Land(building)),
            Choice::Upgrade(building, _) => Some(AndroidAct::Up(building)),
            Choice::Downgrade(building, _) => Some(AndroidAct::Down(building)),
            _ => None,
        }
    }

    /// The Building in which the act takes place.
    pub fn building(self) -> Building {
        match self {
            AndroidAct::Land(building) | AndroidAct::Up(building) | AndroidAct::Down(building) => {
                building
            }
        }
    }
}

/// One act that was weighed, with its outcome.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
pub struct Considered {
    /// The act.
    pub act: AndroidAct,
    /// The best Upgrade after it; `None` if none is possible or none remains.
    pub then: Option<AndroidAct>,
    /// The table after both acts.
    pub worth: Worth,
}

/// The move that an activation begins with.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum FirstMove {
    /// One colonist lands from their Spaceship on ★ of the Building of the colour.
    Lands(Building),
    /// Their Spaceship is empty, so one colonist moves onto it from Earth.
    Boards,
    /// Nobody moves, for this reason.
    Nobody(NoMove),
}

/// Why no colonist of the androids moves.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum NoMove {
    /// The Building of the colour holds no colonists.
    NoColonistsThere(Building),
    /// They have nobody on their Spaceship and nobody on Earth.
    NobodyLeft,
    /// They have nobody on Earth.
    NobodyOnEarth,
}

/// Why an act of the androids is forced.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Forced {
    /// One of theirs can go up only in this Building.
    OnlyUp(Building),
    /// None of theirs can go up, and this is the only Building with a human on ★★.
    OnlyDown(Building),
    /// Their Spaceship is empty, so Calculations brings one from Earth.
    EmptyShip,
    /// Recruitment Drive brings one from Earth.
    Recruitment,
}
