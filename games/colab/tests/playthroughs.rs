//! Playthroughs: recorded games with every view, question, choice and event at each step, compared
//! line by line with a file.

use std::path::Path;

use colab::CoLab;
use conformance::playthroughs::compare_recorded;

#[test]
fn a_win_over_an_enemy_shows_and_tells_what_its_playthrough_says() {
    compare("alone_victor_mind_slayer_won");
}

#[test]
fn a_loss_to_full_towers_shows_and_tells_what_its_playthrough_says() {
    compare("alone_luciana_weather_machine_full");
}

#[test]
fn a_game_of_two_shows_and_tells_what_its_playthrough_says() {
    compare("two_players_express_draft");
}

/// Compares the recorded game of this name with its playthrough.
fn compare(name: &str) {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let game = tests.join(format!("games/{name}.json"));
    compare_recorded::<CoLab>(&tests.join(format!("playthroughs/{name}.txt")), &game);
}
