//! `--tune`: values of numbers with which the first player reaches a target.

use lab::{ContentNumbers, Param, Simulation, Target, Tuning};
use simulation::{LineUp, SimulatedGame};

use super::{Sim, progress_bar, with_dashes};
use crate::failure::Failure;
use crate::terminal::Interrupt;

/// Runs the search and writes the results.
///
/// # Errors
///
/// An invalid target or parameter, with the available ones; and settings that make no game.
pub(super) fn run(
    sim: &Sim,
    kind: &dyn SimulatedGame,
    lineup: &LineUp,
    target: &str,
) -> Result<(), Failure> {
    let target: Target = target.parse().map_err(|objection| with_dashes(vec![objection]))?;
    let (_, settings) = sim.modes(kind, lineup)?.pop().unwrap_or_default();
    let numbers = ContentNumbers::of(kind).map_err(with_dashes)?;
    let simulation =
        Simulation { first_seed: sim.seed, ..Simulation::new(lineup.clone(), sim.games) };
    // With no games to play this still validates the settings.
    let none = Simulation { games: 0, ..simulation.clone() };
    none.run(kind, &settings, &|| false, &|_| {}).map_err(with_dashes)?;
    let params = sim.param.as_deref().unwrap_or_default();
    let params = Param::read(params, (kind, &settings), &numbers).map_err(with_dashes)?;
    let tuning = Tuning::new(simulation, (kind, &settings), &numbers, params, target, sim.tries);
    let mut interrupt = Interrupt::new(true);
    interrupt.listen();
    let bar = progress_bar(tuning.games());
    let tuned = tuning.run(&|| interrupt.is_pressed(), &|games| bar.inc(games));
    bar.finish_and_clear();
    let tuned = tuned.map_err(with_dashes)?;
    sim.write_told(&tuned, &|out| tuned.write_csv(out))
}
