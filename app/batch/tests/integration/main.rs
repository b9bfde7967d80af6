//! Batches compared with sessions, observations with views, and what games declare about
//! themselves, in one binary.

mod observations;
mod steps;
mod types;

use batch::BatchConfig;
use game_core::Settings;
use play::Catalog;

/// Every mode of every game.
fn modes() -> Vec<(&'static str, String, Settings)> {
    let catalog = Catalog::ours();
    let games = catalog.games();
    games
        .flat_map(|kind| kind.modes().into_iter().map(|(name, of)| (kind.id(), name, of)))
        .collect()
}

fn config(count: usize, seed: u64) -> BatchConfig {
    BatchConfig { count, seed, explicit_chance: false, autoreset: false, threads: 1 }
}
