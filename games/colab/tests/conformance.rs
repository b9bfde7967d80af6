//! The conformance kit on random games in every mode.

use std::path::Path;

use colab::CoLab;
use conformance::helper_equivalence::{
    HelperMode, helper_equivalence_every_mode, helper_equivalence_recorded,
};
use conformance::{begun, level_is};
use game_core::Game;
use serde_json::json;

/// `SOLOIST_GAMES` sets how many games are played in each mode.
#[test]
fn random_games_keep_every_promise_in_every_mode() {
    conformance::soak::<CoLab>(1);
}

/// `SOLOIST_GAMES` sets how many games are played in each mode.
#[test]
fn a_helper_that_asks_runs_the_enemies_as_the_whole_game_does() {
    helper_equivalence_every_mode::<CoLab>(12);
}

/// Taps per turn in games that were won, lost and steered to each end: the median and the 90th
/// percentile, as documented in docs/contribute/helper.md.
#[test]
fn a_helper_runs_the_enemies_of_recorded_games_with_few_taps() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games");
    for (calibration_key, most) in
        [(HelperMode::BY_HAND, (7, 15)), (HelperMode::BY_PROGRAM, (4, 12))]
    {
        let asked = helper_equivalence_recorded::<CoLab>(&folder, calibration_key);
        let asked = asked.unwrap_or_else(|why| panic!("{why}"));
        let taps = (asked.taps.percentile(50), asked.taps.percentile(90));
        assert!(taps.0 <= most.0 && taps.1 <= most.1, "{calibration_key}: {asked}");
    }
}

/// Levels, hints and win-probability charts use the model where their strength and calibration were
/// measured with it. After a change to this or to the simulation scale, measure
/// docs/reference/strength.md and docs/research/win-probability.md again: the behaviour hash of
/// their rows does not cover the simulation scale.
#[test]
fn levels_go_by_the_model_against_enemies_with_fewer_simulations() {
    for (settings, club) in [
        (json!({ "seats": 1, "enemies": 1 }), Some(5)),
        (json!({ "seats": 1, "enemies": 3, "difficulty": "hard" }), Some(5)),
        (json!({ "seats": 2 }), None),
    ] {
        let told = begun::<CoLab>(&settings).level_simulation_scale().map(|scale| scale.of(400));
        assert_eq!(told, club, "{settings}");
    }
    level_is::<CoLab>(&json!({ "seats": 1, "enemies": 1 }), "novice", "search:3:model");
    level_is::<CoLab>(&json!({ "seats": 2 }), "novice", "search:40");
}
