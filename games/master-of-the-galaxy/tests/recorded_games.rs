//! Recorded games: one for every way to win or lose, solo and for each number of players, replayed
//! to the exact result.
//!
//! [`endings`] lists what is needed; `cargo xtask bless` searches for a game where a file is
//! missing or no longer shows its ending. Two endings are shown by positions instead
//! (`tests/rules/base_conflicts.rs`), because the search found no game with them within its length:
//! that all other players are out, and the guard of the rounds.

mod endings;

use std::collections::BTreeSet;
use std::path::Path;

use conformance::recorded_games::{Ending, begin, check};
use endings::{Aim, endings, play};
use game_core::Game;
use master_of_the_galaxy::MasterOfTheGalaxy;

/// The number of games to try for one ending.
const SEEDS: u64 = 3000;

/// Every recorded game replays to its exact result and shows the ending for which it was recorded.
#[test]
fn recorded_games_end_exactly_as_recorded() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games");
    let wanted = endings();
    let aim = |name: &str| {
        let found = wanted.iter().find(|(ending, _)| ending.name == name);
        found.map_or(Aim::Bases, |(_, aim)| *aim)
    };
    let find = |ending: &Ending<MasterOfTheGalaxy>| {
        let played = (0..SEEDS).filter_map(|seed| {
            let played = play(begin(&ending.settings), aim(ending.name), seed)?;
            (ending.shows)(&played.game, &played.game.outcome()?).then_some(played.entries)
        });
        played.take(3).min_by_key(Vec::len)
    };
    let round = |game: &MasterOfTheGalaxy| game.state().round.into();
    let listed: Vec<Ending<MasterOfTheGalaxy>> =
        endings().into_iter().map(|(ending, _)| ending).collect();
    let games = check(&folder, &listed, round, find);
    let rules: BTreeSet<&str> = games.iter().map(|game| game.outcome.rule.0).collect();
    let all = ["MG-17.1", "MG-17.2", "MG-17.3", "WV-12.2", "WV-12.4", "WV-12.5"];
    assert_eq!(rules.into_iter().collect::<Vec<_>>(), all);
}
