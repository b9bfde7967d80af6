//! The endings that need a recorded game, each with a score for promising positions.

pub(crate) mod aims;
pub(crate) mod fortune;
mod rivals;
mod solo;

use conformance::recorded_games::Ending;
use game_core::{Outcome, Settings};
use serde_json::Value;
use weather_machine::WeatherMachine;

/// An ending, with a score of how promising a position is for it.
pub(crate) struct Wanted {
    pub(crate) ending: Ending<WeatherMachine>,
    pub(crate) aim: Aim,
}

type Aim = fn(&WeatherMachine) -> f64;
type Shows = fn(&WeatherMachine, &Outcome) -> bool;

/// All endings.
pub(crate) fn all() -> Vec<Wanted> {
    rivals::endings().into_iter().chain(solo::endings()).collect()
}

fn wanted(
    name: &'static str,
    about: &'static str,
    options: Value,
    aim: Aim,
    shows: Shows,
) -> Wanted {
    let settings: Settings = options.as_object().expect("options are an object").clone();
    Wanted { ending: Ending { name, about, settings, shows }, aim }
}
