//! Playthroughs: recorded games with every view, question, choice and event text at each step,
//! compared line by line with a file.

use std::path::{Path, PathBuf};

use conformance::playthroughs::{compare_log, compare_recorded};
use weather_machine::WeatherMachine;

#[test]
fn a_win_over_the_saboteurs_shows_and_tells_what_its_playthrough_says() {
    compare("solo_at_once_publish_or_perish");
}

#[test]
fn a_loss_to_the_saboteurs_shows_and_tells_what_its_playthrough_says() {
    compare("solo_storms");
}

#[test]
fn a_game_of_three_shows_and_tells_what_its_playthrough_says() {
    compare("three_players_drafting");
}

/// Compares the recorded game of this name with its playthrough.
fn compare(name: &str) {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let game = tests.join(format!("games/{name}.json"));
    compare_recorded::<WeatherMachine>(&tests.join(format!("playthroughs/{name}.txt")), &game);
}

/// The page on which a whole game can be read along with the rulebook.
#[test]
fn the_log_of_a_solo_game_reads_as_its_page_says() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let page = folder.join("../../docs/reference/log-weather-machine.md");
    compare_log::<WeatherMachine>(&page, &folder.join("tests/games/solo_won.json"));
}
