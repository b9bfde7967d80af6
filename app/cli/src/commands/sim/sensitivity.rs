//! `--sensitivity`: each number of the content raised and lowered by one, on the same seeds.

use std::io::Write as _;

use lab::{ContentNumbers, Heading, Sensitivity, Simulation};
use simulation::{LineUp, SimulatedGame};

use super::{Sim, command, progress_bar, with_dashes, write_file};
use crate::failure::Failure;
use crate::terminal::Interrupt;

/// Plays all games and writes the results.
///
/// # Errors
///
/// Words that select no row of the content, with the available ones; and settings that make no
/// game.
pub(super) fn run(
    sim: &Sim,
    kind: &dyn SimulatedGame,
    lineup: &LineUp,
    rows: &str,
) -> Result<(), Failure> {
    let numbers = ContentNumbers::of(kind).map_err(with_dashes)?;
    let chosen = numbers.choose(rows).map_err(with_dashes)?;
    let mut modes = sim.modes(kind, lineup)?;
    let (_, settings) = modes.pop().unwrap_or_default();
    let simulation =
        Simulation { first_seed: sim.seed, ..Simulation::new(lineup.clone(), sim.games) };
    let sensitivity = Sensitivity::new(simulation, kind, &settings, &numbers, &chosen);
    let sensitivity = sensitivity.map_err(with_dashes)?;
    let mut interrupt = Interrupt::new(true);
    interrupt.listen();
    let bar = progress_bar(sensitivity.games());
    bar.set_message(format!("for {} comparisons", sensitivity.comparisons()));
    let sensed = sensitivity.run(&|| interrupt.is_pressed(), &|games| bar.inc(games));
    bar.finish_and_clear();
    let sensed = sensed.map_err(with_dashes)?;
    if let Some(file) = &sim.html {
        let heading = Heading { title: kind.title().to_string(), command: command() };
        write_file(file, |mut out| out.write_all(sensed.html(&heading).as_bytes()))?;
    }
    sim.write_told(&sensed, &|out| sensed.write_csv(out))
}
