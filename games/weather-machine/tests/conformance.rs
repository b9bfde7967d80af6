//! Every promise of a game, checked on random games in every mode.

use std::path::Path;

use conformance::beside::{Manner, beside_every_mode, beside_recorded};
use weather_machine::WeatherMachine;

/// `SOLOIST_GAMES` says how many games in each mode.
#[test]
fn random_games_keep_every_promise_in_every_mode() {
    conformance::soak::<WeatherMachine>(8);
}

/// `SOLOIST_GAMES` says how many games in each mode.
#[test]
fn a_helper_that_asks_runs_the_saboteurs_as_the_whole_game_does() {
    beside_every_mode::<WeatherMachine>(2);
}

/// Taps of a turn in games that were won, lost and steered to each end: the median and what nine of
/// ten turns keep to, as docs/helper.md has them.
#[test]
fn a_helper_runs_the_saboteurs_of_recorded_games_with_few_taps() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games");
    for (manner, most) in [(Manner::BY_HAND, (3, 6)), (Manner::BY_PROGRAM, (2, 5))] {
        let asked = beside_recorded::<WeatherMachine>(&folder, manner);
        let asked = asked.unwrap_or_else(|why| panic!("{why}"));
        let taps = (asked.taps.percentile(50), asked.taps.percentile(90));
        assert!(taps.0 <= most.0 && taps.1 <= most.1, "{manner}: {asked}");
        assert!(asked.buttons.most() <= 12, "{manner}: {asked}");
    }
}
