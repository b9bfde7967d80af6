//! What the androids tell of their decisions: what they weighed, and why nothing was to be weighed.

use schemars::JsonSchema;
use serde::Serialize;

use crate::choice::Choice;
use crate::colonists::Counted;
use crate::content::Content;
use crate::types::{Building, Player};

/// How much a point counts beside the rest of the value.
pub(crate) const POINT: i32 = 100;
/// How much each colonist in their fullest Building counts.
pub(crate) const IN_FULLEST: i32 = 8;
/// How much each Building counts that they are in.
pub(crate) const PRESENT: i32 = 6;

/// Everything on the table that the androids weigh, counted after some acts are tried.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
pub struct Worth {
    /// What brings them points, without energy.
    pub theirs: Counted,
    /// What brings the human points, without energy; nothing where it is read that they do not count.
    pub yours: Counted,
    /// Their colonists in their fullest Building, as far as they count.
    pub fullest: u8,
    /// In how many Buildings they are.
    pub present: u8,
    /// In how many Buildings one of theirs can go up.
    pub ready: u8,
}

impl Worth {
    /// Their points without energy, and the human's.
    pub(crate) fn points(self, content: &Content) -> [i32; 2] {
        [self.theirs.points(Player::Androids, content), self.yours.points(Player::One, content)]
    }

    /// What counts beside the points.
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
    /// A human goes down in this Building.
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

    /// Where it is done.
    pub fn building(self) -> Building {
        match self {
            AndroidAct::Land(building) | AndroidAct::Up(building) | AndroidAct::Down(building) => {
                building
            }
        }
    }
}

/// One act that was weighed.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
pub struct Considered {
    /// The act.
    pub act: AndroidAct,
    /// The best Upgrade that can follow it; `None` if none can, or none is to.
    pub then: Option<AndroidAct>,
    /// The table after both.
    pub worth: Worth,
}

/// The move that an activation begins with.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum FirstMove {
    /// One lands from their Spaceship on ★ of the Building of the colour.
    Lands(Building),
    /// Their Spaceship is empty: one moves onto it from Earth.
    Boards,
    /// Nobody, and why.
    Nobody(NoMove),
}

/// Why no colonist of the androids moves.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum NoMove {
    /// The Building of the colour holds no colonists.
    NoColonistsThere(Building),
    /// None is on their Spaceship, and none on Earth.
    NobodyLeft,
    /// None is on Earth.
    NobodyOnEarth,
}

/// Why an act of the androids is forced.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Forced {
    /// In this Building alone one of theirs can go up.
    OnlyUp(Building),
    /// None of theirs can go up, and in this Building alone a human stands on ★★.
    OnlyDown(Building),
    /// Their Spaceship is empty, so that Calculations brings one from Earth.
    EmptyShip,
    /// Recruitment Drive brings one from Earth.
    Recruitment,
}
