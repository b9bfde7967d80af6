//! Playthroughs: recorded games with every view, question, choice and event line at each step,
//! compared line by line with a file.

use std::path::Path;

use conformance::playthroughs::compare_recorded;
use master_of_the_galaxy::MasterOfTheGalaxy;

#[test]
fn a_win_over_the_weavers_shows_and_tells_what_its_playthrough_says() {
    compare("solo_no_swarms");
}

#[test]
fn a_loss_to_the_weavers_shows_and_tells_what_its_playthrough_says() {
    compare("solo_home_lost");
}

#[test]
fn a_game_of_two_shows_and_tells_what_its_playthrough_says() {
    compare("two_players_symbols");
}

/// Compares the recorded game of this name with its playthrough.
fn compare(name: &str) {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let game = tests.join(format!("games/{name}.json"));
    compare_recorded::<MasterOfTheGalaxy>(&tests.join(format!("playthroughs/{name}.txt")), &game);
}
