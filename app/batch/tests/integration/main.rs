//! Batches compared with sessions, observations with views, and what games declare about
//! themselves, in one binary.

mod observations;
mod steps;
mod types;

use backgammon::Backgammon;
use batch::BatchConfig;
use colab::CoLab;
use game_core::{GameInfo, Settings};
use master_of_the_galaxy::MasterOfTheGalaxy;
use play::Catalog;
use pocket_mars::PocketMars;
use weather_machine::WeatherMachine;

/// A check to run on every game.
trait GameCheck {
    fn check<G: GameInfo>(&mut self);
}

fn of_every_game(check: &mut impl GameCheck) {
    check.check::<Backgammon>();
    check.check::<CoLab>();
    check.check::<MasterOfTheGalaxy>();
    check.check::<PocketMars>();
    check.check::<WeatherMachine>();
}

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
