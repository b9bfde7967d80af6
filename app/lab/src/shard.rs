use game_core::Settings;
use play::DynGame;
use serde::{Deserialize, Serialize};
use simulation::LineUp;

use crate::Row;
use crate::counts::Counts;

/// What some of the games of a simulation showed.
///
/// The parts of one simulation add up to the same in any order, whoever played them and however
/// they were cut. As data they go from one machine to another, or to a disk and back.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Shard {
    pub(crate) counts: Counts,
    /// Each game in the order of the seeds; empty if nobody asked for them.
    pub(crate) rows: Vec<Row>,
}

impl Shard {
    /// Raised whenever a part holds something else than before: parts that were kept then are of no
    /// use now.
    pub const FORM: u32 = 3;

    /// How many games were played.
    pub fn games(&self) -> u64 {
        self.counts.length.count()
    }

    /// Adds other games of the same simulation.
    pub fn add(&mut self, other: Shard) {
        self.counts.add(other.counts);
        self.rows.extend(other.rows);
        self.rows.sort_by_key(|row| row.seed);
    }
}

/// The settings with as many seats as players, where there are several and nobody says otherwise.
#[must_use]
pub fn seats_for(kind: &dyn DynGame, lineup: &LineUp, mut settings: Settings) -> Settings {
    let players = lineup.players().len();
    let has_seats = kind.option_specs().iter().any(|spec| spec.id == "seats");
    if players > 1 && has_seats {
        settings.entry("seats".to_string()).or_insert_with(|| players.into());
    }
    settings
}
