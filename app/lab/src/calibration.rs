//! From what a search thinks to what happens: recording, fitting, and measuring the maps of chances.

mod fitting;
mod told;

use std::ops::Range;

use play::{LineUp, LookPlan, Noting};
use serde_json::json;
use table::Settings;

pub use fitting::{covered, fit, report};
pub use told::losses;

/// Seeds below this one are fitted to; those from it on measure what was fitted.
pub const FIRST_MEASURED: u64 = 10_000;

/// A manner of play for which chances are measured.
#[derive(Clone, Copy, Debug)]
pub struct Manner {
    /// As [`play::AnyGame::manner`] names it.
    pub name: &'static str,
    /// The options of the game with a seed.
    settings: fn(u64) -> serde_json::Value,
    /// One decision in so many is looked at, which is about six in a game.
    every: u32,
    /// To so many games the map is fitted.
    fitted: u64,
    /// In so many others it is measured.
    measured: u64,
}

impl Manner {
    /// The options of the game with this seed.
    pub fn settings(&self, seed: u64) -> Settings {
        (self.settings)(seed).as_object().cloned().unwrap_or_default()
    }

    /// The seeds of the games, first those to fit to.
    pub fn seeds(&self) -> [Range<u64>; 2] {
        let (fitted, measured) = (self.fitted, self.measured);
        [1..1 + fitted, FIRST_MEASURED..FIRST_MEASURED + measured]
    }

    /// What is noted of its games: each look has ten times the simulations of the one before, and
    /// fewer positions.
    pub fn plan(&self) -> Noting {
        let lineup = LineUp::read(PLAYERS).expect("a level is a bot");
        let look = |simulations, every| LookPlan { simulations, every };
        let looks = vec![look(400, 1), look(4_000, 4), look(40_000, 13)];
        Noting { lineup, every: self.every, looks }
    }
}

/// Who plays the games: a chance is that of somebody who plays on as well as that.
pub(crate) const PLAYERS: &str = "club";

/// The manners of play of a game that people meet most.
pub fn manners(game: &str) -> Vec<Manner> {
    let manner = |name, settings, every, fitted, measured| Manner {
        name,
        settings,
        every,
        fitted,
        measured,
    };
    match game {
        "pocket-mars" => vec![
            manner("alone, normal", |_| json!({"seats": 1}), 10, 400, 400),
            manner(
                "alone, super-droid",
                |_| json!({"seats": 1, "level": "super_droid"}),
                10,
                400,
                400,
            ),
            manner("alone, cyborg", |_| json!({"seats": 1, "level": "cyborg"}), 10, 1600, 400),
            manner("2 players", |_| json!({"seats": 2}), 16, 400, 400),
        ],
        "weather-machine" => vec![
            manner("alone", |_| json!({"seats": 1}), 20, 120, 120),
            manner(
                "alone with Challenge cards",
                |seed| json!({"seats": 1, "random_challenges": seed % 3 + 1}),
                20,
                120,
                120,
            ),
            manner("2 players", |_| json!({"seats": 2}), 30, 60, 60),
        ],
        _ => Vec::new(),
    }
}
