//! Recorded games: one for every way to win or lose, alone and for each number of players, replayed
//! to the exact result.
//!
//! [`endings`] lists what there must be; `cargo xtask bless` looks for a game where a file is
//! missing or no longer shows its ending. That nobody else is left, and that the guard of the rounds
//! ends a game, is shown by positions (`tests/rules/base_conflicts.rs`): no game that was looked for
//! came to it within its length.

mod endings;

use std::collections::BTreeSet;
use std::path::Path;

use conformance::recorded_games::{Ending, begin, check};
use endings::{Aim, endings, play};
use game_core::Game;
use master_of_the_galaxy::MasterOfTheGalaxy;

/// How many games are tried for one ending.
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
