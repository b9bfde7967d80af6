//! The conformance kit on random games.

use backgammon::Backgammon;
use game_core::Settings;
use serde_json::json;

/// `SOLOIST_GAMES` sets how many games are played.
#[test]
fn random_games_keep_every_promise() {
    conformance::soak::<Backgammon>(50);
}

/// [BG-E.1] The kit also passes on games that end by the turn limit.
#[test]
fn random_games_keep_every_promise_with_few_turns() {
    for turns in [1, 2, 30, 80] {
        let settings = Settings::from_iter([("most_turns".to_string(), json!(turns))]);
        let report = conformance::check::<Backgammon>(&settings, 20, 1);
        let report = report.unwrap_or_else(|failure| panic!("{turns} turns: {failure}"));
        assert!(report.ends.contains_key("BG-E.1"), "{report}");
    }
}
