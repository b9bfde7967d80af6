//! Runs the conformance kit on random games in every mode.

use std::path::Path;

use conformance::helper_equivalence::{
    HelperMode, helper_equivalence, helper_equivalence_every_mode, helper_equivalence_recorded,
    helper_equivalence_with,
};
use conformance::{begun, level_is};
use game_core::{Game, Settings, SourceFile};
use master_of_the_galaxy::{Content, MasterOfTheGalaxy};
use serde_json::json;

/// `SOLOIST_GAMES` sets the number of games in each mode.
#[test]
fn random_games_keep_every_promise_in_every_mode() {
    conformance::soak::<MasterOfTheGalaxy>(2);
}

/// `SOLOIST_GAMES` sets the number of games in each mode.
#[test]
fn a_helper_that_asks_runs_the_weavers_as_the_whole_game_does() {
    helper_equivalence_every_mode::<MasterOfTheGalaxy>(30);
}

#[test]
fn a_helper_runs_the_weavers_at_other_levels_too() {
    for level in ["easy", "hard"] {
        let mut settings = Settings::new();
        settings.insert("weavers".into(), level.into());
        if let Err(why) =
            helper_equivalence::<MasterOfTheGalaxy>(&settings, HelperMode::BY_HAND, 10, 1)
        {
            panic!("{level}: {why}");
        }
    }
}

/// A reserve that runs short, hands of four, swarms that come back and defend every system, and
/// neighbours of one colour, between which a swarm cannot decide.
#[test]
fn a_helper_runs_the_weavers_with_an_owners_numbers_and_map_too() {
    let numbers = "[pieces]\ncubes = 8\nblack_cubes = 8\ncubes_in_bag = 2\n[turn]\nhand_size = 4\n\
                   [winning]\nbases = 12\nstarts = 3\n\
                   [weavers]\ndestroyed_swarm_to = \"deck\"\ndefend_neutral = true\n";
    let blue = |system: &str| format!("[[system]]\nid = \"{system}\"\ncolour = \"B\"\n");
    let map: String = ["s10", "s20", "s01", "s11", "s21", "s31"].map(blue).concat();
    let files = [("numbers.toml", numbers.to_string()), ("map.toml", map)];
    let files = files.map(|(name, text)| SourceFile { name: name.into(), text });
    let content = Content::load(&files).unwrap_or_else(|why| panic!("{why:?}"));
    let content = Box::leak(Box::new(content));
    match helper_equivalence_with::<MasterOfTheGalaxy>(
        content,
        &Settings::new(),
        HelperMode::AT_EASE,
        6,
        1,
    ) {
        Ok(report) => {
            println!("{report}");
            let asked = |query: &str| report.asked.keys().any(|name| name.starts_with(query));
            assert!(asked("reserve"), "nothing ran short: {report}");
        }
        Err(why) => panic!("{why}"),
    }
}

/// The number of taps in a turn, in games that were won, lost and steered to each ending: the
/// median and the maximum of nine turns in ten, as stated in docs/contribute/helper.md.
#[test]
fn a_helper_runs_the_weavers_of_recorded_games_with_few_taps() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games");
    for (calibration_key, most) in [(HelperMode::BY_HAND, (3, 4)), (HelperMode::BY_PROGRAM, (3, 4))]
    {
        let asked = helper_equivalence_recorded::<MasterOfTheGalaxy>(&folder, calibration_key);
        let asked = asked.unwrap_or_else(|why| panic!("{why}"));
        let taps = (asked.taps.percentile(50), asked.taps.percentile(90));
        assert!(taps.0 <= most.0 && taps.1 <= most.1, "{calibration_key}: {asked}");
    }
}

/// Levels, hints and win-probability charts use the model where strength and win probability were
/// measured with it. Whoever changes this, or the simulation scale of a level, has to measure
/// docs/reference/strength.md and docs/research/win-probability.md again: the behaviour hash of the
/// latter does not cover it.
#[test]
fn levels_go_by_the_model_alone_with_fewer_simulations() {
    for (settings, club) in [
        (json!({ "seats": 1 }), Some(10)),
        (json!({ "seats": 1, "weavers": "hard" }), Some(10)),
        (json!({ "seats": 2 }), None),
    ] {
        let told = begun::<MasterOfTheGalaxy>(&settings)
            .level_simulation_scale()
            .map(|scale| scale.of(400));
        assert_eq!(told, club, "{settings}");
    }
    level_is::<MasterOfTheGalaxy>(&json!({ "seats": 1 }), "novice", "search:1:model");
    level_is::<MasterOfTheGalaxy>(&json!({ "seats": 1 }), "club", "search:10:model");
    level_is::<MasterOfTheGalaxy>(&json!({ "seats": 2 }), "novice", "search:40");
}

/// An effect that is used and brings nothing changes nothing.
#[test]
fn what_is_called_wasted_brings_nothing() {
    conformance::wasted_acts::<MasterOfTheGalaxy>(1, &["frames"]);
}
