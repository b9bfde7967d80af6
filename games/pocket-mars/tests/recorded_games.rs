//! Recorded games: one for every ending, replayed to the exact result.
//!
//! [`endings`] lists what is needed; `cargo xtask bless` searches for a game where a file is
//! missing or no longer shows its ending.

mod endings;

use std::collections::BTreeSet;
use std::path::Path;

use conformance::recorded_games::{Ending, begin, check};
use endings::endings;
use game_core::{Choices, Dice, Draw, Game, NoSink};
use pocket_mars::{Choice, Player, PocketMars};

/// The number of games to try for one ending.
const SEEDS: u64 = 300_000;

/// Every recorded game replays to its exact result and shows the ending for which it was recorded;
/// every rule that can end a game has one.
#[test]
fn recorded_games_end_exactly_as_recorded() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games");
    let round = |game: &PocketMars| game.state().round.into();
    let games = check(&folder, &endings(), round, search);
    let rules: BTreeSet<&str> = games.iter().map(|game| game.outcome.rule.0).collect();
    let ending = ["DA-9.1", "DA-9.2", "DA-9.3", "DA-9.7", "PM-10.2", "PM-10.4", "PM-10.5"];
    assert_eq!(rules.into_iter().collect::<Vec<_>>(), ending);
}

/// The shortest of the first few games that show an ending.
fn search(ending: &Ending<PocketMars>) -> Option<Vec<String>> {
    let found = (0..SEEDS).filter_map(|seed| {
        let (game, entries) = play(begin(&ending.settings), seed);
        (ending.shows)(&game, &game.outcome()?).then_some(entries)
    });
    found.take(5).min_by_key(Vec::len)
}

/// Plays a game with random answers; with every other seed the players prefer to get colonists to
/// Mars.
fn play(mut game: PocketMars, seed: u64) -> (PocketMars, Vec<String>) {
    let mut dice = Dice::keyed(seed, 0);
    let mut choices = Choices::default();
    let mut entries = Vec::new();
    loop {
        game.choices(&mut choices);
        let Some(mut choice) = choices.pick(&mut dice) else { return (game, entries) };
        let eager = seed % 2 == 1 && choices.odds().iter().all(|&odds| odds == 1);
        if eager && dice.below(4) > 0 {
            let keenest = choices.listed().iter().map(|&choice| keenness(choice)).max();
            let keen = choices.listed().iter().filter(|&&it| Some(keenness(it)) == keenest);
            let keen: Vec<&Choice> = keen.collect();
            choice = *keen[dice.below(keen.len() as u32) as usize];
        }
        entries.push(choice.to_string());
        game.apply_unchecked(choice, &mut NoSink);
    }
}

/// The preference of such a player for an answer.
fn keenness(choice: Choice) -> u8 {
    match choice {
        Choice::Skip => 0,
        Choice::MoveIn | Choice::Land(_) | Choice::Direct(_) => 4,
        Choice::Upgrade(_, Player::One) => 4,
        Choice::Count(count) => 3 + count,
        Choice::PlayHand(_) | Choice::PlayPrep(_) | Choice::Take(..) | Choice::Pay => 2,
        _ => 1,
    }
}
