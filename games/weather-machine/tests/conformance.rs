//! The conformance kit, on random games in every mode.

use std::path::Path;

use conformance::helper_equivalence::{
    HelperMode, helper_equivalence_every_mode, helper_equivalence_recorded,
};
use conformance::{begun, level_is};
use game_core::Game;
use serde_json::json;
use weather_machine::WeatherMachine;

/// `SOLOIST_GAMES` sets the number of games in each mode.
#[test]
fn random_games_keep_every_promise_in_every_mode() {
    conformance::soak::<WeatherMachine>(8);
}

/// `SOLOIST_GAMES` sets the number of games in each mode.
#[test]
fn a_helper_that_asks_runs_the_saboteurs_as_the_whole_game_does() {
    helper_equivalence_every_mode::<WeatherMachine>(2);
}

/// Taps per turn in games that were won, lost and steered to each end: the median and the 90th
/// percentile, as listed in docs/contribute/helper.md.
#[test]
fn a_helper_runs_the_saboteurs_of_recorded_games_with_few_taps() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games");
    for (calibration_key, most) in [(HelperMode::BY_HAND, (3, 6)), (HelperMode::BY_PROGRAM, (2, 5))]
    {
        let asked = helper_equivalence_recorded::<WeatherMachine>(&folder, calibration_key);
        let asked = asked.unwrap_or_else(|why| panic!("{why}"));
        let taps = (asked.taps.percentile(50), asked.taps.percentile(90));
        assert!(taps.0 <= most.0 && taps.1 <= most.1, "{calibration_key}: {asked}");
        assert!(asked.buttons.most() <= 12, "{calibration_key}: {asked}");
    }
}

/// Levels, hints and win-probability charts use the model where strength and win probability were
/// measured with it. Any change to this, or to a level's simulation scale, requires new
/// measurements in docs/reference/strength.md and docs/research/win-probability.md: the behaviour
/// hash of their rows does not detect it.
#[test]
fn levels_go_by_the_model_alone_with_fewer_simulations() {
    for (settings, club) in [
        (json!({ "seats": 1 }), Some(25)),
        (json!({ "seats": 1, "random_challenges": 2 }), Some(25)),
        (json!({ "seats": 2 }), None),
    ] {
        let told =
            begun::<WeatherMachine>(&settings).level_simulation_scale().map(|scale| scale.of(400));
        assert_eq!(told, club, "{settings}");
    }
    level_is::<WeatherMachine>(&json!({ "seats": 1 }), "novice", "search:4:model");
    level_is::<WeatherMachine>(&json!({ "seats": 2 }), "novice", "search:40");
}
