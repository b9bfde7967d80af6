//! Every promise of a game, checked on random games in every mode.

use weather_machine::WeatherMachine;

/// `SOLOIST_GAMES` says how many games in each mode.
#[test]
fn random_games_keep_every_promise_in_every_mode() {
    conformance::soak::<WeatherMachine>(8);
}

/// `SOLOIST_GAMES` says how many games in each mode.
#[test]
fn a_helper_that_asks_runs_the_saboteurs_as_the_whole_game_does() {
    conformance::beside::beside_every_mode::<WeatherMachine>(2);
}
