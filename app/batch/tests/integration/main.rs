//! Batches against sessions, observations against views, and what games say of themselves, in one
//! binary.

mod observing;
mod stepping;
mod types;

use backgammon::Backgammon;
use batch::Plan;
use colab::CoLab;
use master_of_the_galaxy::MasterOfTheGalaxy;
use play::Catalog;
use pocket_mars::PocketMars;
use table::{GameInfo, Settings};
use weather_machine::WeatherMachine;

/// Something that is asked of every game.
trait Question {
    fn ask<G: GameInfo>(&mut self);
}

fn of_every_game(question: &mut impl Question) {
    question.ask::<Backgammon>();
    question.ask::<CoLab>();
    question.ask::<MasterOfTheGalaxy>();
    question.ask::<PocketMars>();
    question.ask::<WeatherMachine>();
}

/// Every mode of every game.
fn modes() -> Vec<(&'static str, String, Settings)> {
    let catalog = Catalog::ours();
    let games = catalog.games();
    games
        .flat_map(|kind| kind.modes().into_iter().map(|(name, of)| (kind.id(), name, of)))
        .collect()
}

fn plan(count: usize, seed: u64) -> Plan {
    Plan { count, seed, chance_is_a_turn: false, begins_anew: false, threads: 1 }
}
