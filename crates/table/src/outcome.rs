use serde::Serialize;

use crate::{Rule, Seat};

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Outcome {
    /// The rule that ended the game.
    pub rule: Rule,
    /// What ended it, in words.
    pub ended_by: String,
    /// Everybody's score, seats first, then automated opponents.
    pub parties: Vec<PartyScore>,
}

impl Outcome {
    /// The score of the party in this seat.
    pub fn of_seat(&self, seat: Seat) -> Option<&PartyScore> {
        self.parties.iter().find(|party| party.seat == Some(seat))
    }
}

/// One party's score, item by item.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PartyScore {
    /// The party's name.
    pub name: String,
    /// Its seat; `None` for an automated opponent.
    pub seat: Option<Seat>,
    /// Whether it won.
    pub standing: Standing,
    /// The items, the same ones in the same order for all parties of an outcome.
    pub items: Vec<ScoreItem>,
    /// The sum of the items, in victory points.
    pub total: i32,
}

/// One line of a score sheet.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ScoreItem {
    /// The rule that grants it.
    pub rule: Rule,
    /// What it is for.
    pub title: String,
    /// How many of it there are.
    pub count: i32,
    /// Victory points.
    pub points: i32,
}

/// Whether a party won.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Standing {
    /// It won alone.
    Won,
    /// It shares the victory.
    Shared,
    /// It did not win.
    Lost,
}
