//! Playthroughs: one random game for each family of modes, with every view, question, choice and
//! event line at each step, compared line by line with a file.

use std::path::PathBuf;

use conformance::playthroughs::{compare_log, compare_random};
use pocket_mars::PocketMars;
use serde_json::{Value, json};

#[test]
fn a_solo_game_shows_and_tells_what_its_playthrough_says() {
    compare("solo", json!({}), 1);
}

#[test]
fn a_solo_game_decided_by_the_player_shows_and_tells_what_its_playthrough_says() {
    let options = json!({"da_choice": "player", "da_ship": "chosen", "level": "super_droid"});
    compare("solo_player_decides", options, 2);
}

#[test]
fn a_game_of_two_shows_and_tells_what_its_playthrough_says() {
    compare("two_players", json!({"seats": 2, "round_guard": 12}), 3);
}

#[test]
fn a_drafted_game_of_three_shows_and_tells_what_its_playthrough_says() {
    let options = json!({"seats": 3, "drafting": true, "round_guard": 6});
    compare("three_players_drafting", options, 4);
}

#[test]
fn a_game_of_four_shows_and_tells_what_its_playthrough_says() {
    let options = json!({"seats": 4, "hide_hand_colours": true, "round_guard": 5});
    compare("four_players", options, 5);
}

/// Compares the game with this seed with its file.
fn compare(name: &str, options: Value, seed: u64) {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    compare_random::<PocketMars>(&folder.join(format!("{name}.txt")), &options, seed);
}

/// The document with a whole game that can be read beside the rulebook.
#[test]
fn the_log_of_a_solo_game_reads_as_its_page_says() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let page = folder.join("../../docs/reference/log-pocket-mars.md");
    compare_log::<PocketMars>(&page, &folder.join("tests/games/solo_human_complete_won.json"));
}
