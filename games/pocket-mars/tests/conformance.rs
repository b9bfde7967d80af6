//! Runs the conformance kit on random games in every mode.

use std::path::Path;

use conformance::features::features_of;
use conformance::helper_equivalence::{
    HelperMode, helper_equivalence, helper_equivalence_every_mode, helper_equivalence_recorded,
};
use conformance::{begun, level_is};
use game_core::Game;
use pocket_mars::PocketMars;
use serde_json::{Value, json};

/// `SOLOIST_GAMES` sets the number of games in each mode.
#[test]
fn random_games_keep_every_promise_in_every_mode() {
    conformance::soak::<PocketMars>(40);
}

/// `SOLOIST_GAMES` sets the number of games in each mode.
#[test]
fn a_helper_that_asks_runs_the_androids_as_the_whole_game_does() {
    helper_equivalence_every_mode::<PocketMars>(150);
}

/// Many colonists on ★★, many colonists in all, another energy track.
#[test]
fn a_helper_runs_the_androids_with_odd_options_too() {
    for options in [
        json!({ "star2_limit_1": 20, "colonists": 9 }),
        json!({ "colonists": 12, "energy_top": 15, "energy_start": 9, "level": "cyborg" }),
        json!({ "energy_top": 1, "energy_start": 0, "round_guard": 2 }),
        json!({ "readings": ["final_score"] }),
    ] {
        let settings = options.as_object().expect("options are an object");
        if let Err(why) = helper_equivalence::<PocketMars>(settings, HelperMode::BY_HAND, 30, 1) {
            panic!("{options}: {why}");
        }
    }
}

#[test]
fn random_games_keep_every_promise_with_odd_options() {
    let odd = [
        json!({ "hide_hand_colours": true }),
        json!({ "finish_round": false, "steal_moves_colonist": true, "recycle_covered": false }),
        json!({ "colonists": 12, "end_trigger": 5, "energy_top": 15, "energy_start": 9 }),
        json!({ "end_trigger": 1, "finish_round": false, "energy_top": 1, "energy_start": 0 }),
        json!({ "ships": "chosen", "round_guard": 2 }),
        json!({
            "star2_limit_1": 20, "star2_limit_2": 20, "star2_limit_3": 1, "star2_limit_4": 1,
            "colonists": 9,
        }),
    ];
    for options in odd {
        for seats in 1..=4 {
            check_with(&options, json!({ "seats": seats }));
        }
    }
    let hidden = json!({ "hide_hand_colours": true, "ships": "chosen" });
    check_with(&hidden, json!({ "seats": 3, "drafting": true }));
    check_with(&hidden, json!({ "seats": 1, "da_ship": "chosen", "da_choice": "player" }));
    check_with(&json!({ "readings": ["final_score"] }), json!({ "seats": 1, "level": "cyborg" }));
}

/// Plays a few games for each set of options, or some hundreds if `SOLOIST_GAMES` is large.
fn check_with(options: &Value, more: Value) {
    let (Value::Object(options), Value::Object(mut settings)) = (options.clone(), more) else {
        panic!("options are objects");
    };
    settings.extend(options);
    let wanted: Option<u64> = conformance::games_wanted("pocket-mars");
    let games = wanted.map_or(8, |games| games.min(300));
    if let Err(failure) = conformance::check_odd_options::<PocketMars>(&settings, games, 1) {
        panic!("{settings:?}: {failure}");
    }
}

/// A trained net knows features by their numbers. If this fails, a number has changed its meaning:
/// the feature spec needs a new version, and the models have to be trained again.
#[test]
fn the_features_by_which_players_learn_keep_their_numbers() {
    let alone = ["normal", "super_droid", "cyborg"].map(|it| json!({ "seats": 1, "level": it }));
    assert_eq!(features_of::<PocketMars>(&alone, 30..150), (1, 849, 1_694_888_082_040_988_418));
    let several = [2, 3, 4].map(|seats| json!({ "seats": seats }));
    assert_eq!(features_of::<PocketMars>(&several, 30..150), (1, 678, 17_750_437_161_809_532_265));
}

/// The models are used in games like those they were trained on, and nowhere else.
#[test]
fn the_models_hold_alone_and_for_two_without_variants() {
    for (settings, holds) in [
        (json!({ "seats": 1 }), true),
        (json!({ "seats": 1, "level": "cyborg", "da_ship": "rocinant_9" }), true),
        (json!({ "seats": 1, "star2_limit_1": 2 }), false),
        (json!({ "seats": 1, "da_choice": "player" }), false),
        (json!({ "seats": 2 }), true),
        (json!({ "seats": 2, "ships": "chosen" }), true),
        (json!({ "seats": 2, "drafting": true }), false),
        (json!({ "seats": 2, "energy_top": 6 }), false),
        (json!({ "seats": 3 }), false),
    ] {
        let game = begun::<PocketMars>(&settings);
        assert_eq!(game.evaluate_by_model().is_some(), holds, "{settings}");
        assert_eq!(game.model_rollout_cutoff().is_some(), holds, "{settings}");
    }
}

/// Levels, hints and win-probability charts use the model where strength and win probability were
/// measured with it. Whoever changes this, or the simulation scale of a level, has to measure
/// docs/reference/strength.md and docs/research/win-probability.md again: the behaviour hash of the
/// latter does not cover it.
#[test]
fn levels_go_by_the_model_alone_with_fewer_simulations() {
    for (settings, club) in [
        (json!({ "seats": 1 }), Some(100)),
        (json!({ "seats": 1, "level": "cyborg" }), Some(100)),
        (json!({ "seats": 1, "star2_limit_1": 2 }), None),
        (json!({ "seats": 2 }), None),
        (json!({ "seats": 3 }), None),
    ] {
        let game = begun::<PocketMars>(&settings);
        let told = game.level_simulation_scale().map(|scale| scale.of(400));
        assert_eq!(told, club, "{settings}");
    }
}

#[test]
fn a_level_plays_as_the_search_that_it_is_alone_and_for_two() {
    level_is::<PocketMars>(&json!({ "seats": 1 }), "novice", "search:20:model");
    level_is::<PocketMars>(&json!({ "seats": 1 }), "club", "search:100:model");
    level_is::<PocketMars>(&json!({ "seats": 2 }), "novice", "search:40");
}

/// The number of taps in a turn, in games that were won, lost and steered to each ending: the
/// median and the maximum of nine turns in ten, as stated in docs/contribute/helper.md.
#[test]
fn a_helper_runs_the_androids_of_recorded_games_with_few_taps() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games");
    let asked = helper_equivalence_recorded::<PocketMars>(&folder, HelperMode::BY_HAND);
    let asked = asked.unwrap_or_else(|why| panic!("{why}"));
    let taps = (asked.taps.percentile(50), asked.taps.percentile(90));
    assert!(taps.0 <= 1 && taps.1 <= 2, "{asked}");
}
