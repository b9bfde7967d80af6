use game_core::Settings;
use i18n::Locale;
use play::DynGame;
use serde::{Deserialize, Serialize};
use simulation::LineUp;

use crate::Row;
use crate::counts::Counts;

/// The results of some of the games of a simulation.
///
/// The shards of one simulation have the same sum in any order, whoever played them and however
/// they were cut. They can be serialized, to go from one machine to another, or to a disk and back.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Shard {
    pub(crate) counts: Counts,
    /// Each game in the order of the seeds; empty unless requested.
    pub(crate) rows: Vec<Row>,
}

impl Shard {
    /// Version of the format, raised with every change of contents: older shards are then useless.
    pub const FORM: u32 = 3;

    /// Number of games played.
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

/// The settings with as many seats as players, if there are several and `seats` is not set.
#[must_use]
pub fn seats_for(kind: &dyn DynGame, lineup: &LineUp, mut settings: Settings) -> Settings {
    let players = lineup.players().len();
    let has_seats = kind.option_specs(Locale::English).iter().any(|spec| spec.id == "seats");
    if players > 1 && has_seats {
        settings.entry("seats".to_string()).or_insert_with(|| players.into());
    }
    settings
}
