use std::fmt;

use game_core::{Settings, ValidationError};
use serde::Serialize;
use simulation::{SearchThroughput, SimulatedGame};

use crate::{Align, Grid};

/// How fast a game is searched from its middle, and what copying a position costs.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SearchBench {
    /// The id of the game.
    pub game: String,
    /// Its rules version.
    pub rules: u32,
    /// The options that were given; the others had their defaults.
    pub options: Settings,
    /// Bytes of a position.
    pub position_bytes: usize,
    /// Nanoseconds that copying a position takes.
    pub copy_nanoseconds: f64,
    /// Each measurement.
    pub runs: Vec<SearchSpeed>,
}

/// How many simulations a search ran.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct SearchSpeed {
    /// Threads that thought.
    pub threads: usize,
    /// Whether every rollout was played to the end of the game.
    pub full: bool,
    /// Seconds of wall time.
    pub seconds: f64,
    /// Simulations.
    pub simulations: u64,
    /// Simulations a second.
    pub simulations_per_second: f64,
}

/// Searches for `seconds` in each of four ways: with full rollouts and as the game says, on one
/// thread and on `threads`.
///
/// # Errors
///
/// Every reason why the settings make no game.
pub fn bench_search(
    kind: &dyn SimulatedGame,
    settings: &Settings,
    seconds: f64,
    threads: usize,
) -> Result<SearchBench, Vec<ValidationError>> {
    // A first look refuses wrong settings at once and warms the caches.
    let first = kind.bench_search(settings, 1, true, (seconds / 10.0).min(0.2))?;
    let mut runs = Vec::new();
    for full in [true, false] {
        for threads in [1, threads.max(1)] {
            let pace = kind.bench_search(settings, threads, full, seconds)?;
            runs.push(speed(threads, full, pace));
        }
    }
    Ok(SearchBench {
        game: kind.id().to_string(),
        rules: kind.rules_version(),
        options: settings.clone(),
        position_bytes: first.bytes,
        copy_nanoseconds: first.copy_nanos,
        runs,
    })
}

fn speed(threads: usize, full: bool, pace: SearchThroughput) -> SearchSpeed {
    let SearchThroughput { simulations, seconds, .. } = pace;
    let rate = if seconds > 0.0 { simulations as f64 / seconds } else { 0.0 };
    SearchSpeed { threads, full, seconds, simulations, simulations_per_second: rate }
}

impl fmt::Display for SearchBench {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (bytes, nanoseconds) = (self.position_bytes, self.copy_nanoseconds);
        writeln!(
            f,
            "{}: a position of {bytes} bytes is copied in {nanoseconds:.0} ns\n",
            self.game
        )?;
        let mut grid = Grid::new(&[
            ("rollouts", Align::Left),
            ("threads", Align::Right),
            ("seconds", Align::Right),
            ("simulations", Align::Right),
            ("simulations/s", Align::Right),
        ]);
        for run in &self.runs {
            grid.row([
                if run.full { "to the end" } else { "as the game says" }.to_string(),
                run.threads.to_string(),
                format!("{:.2}", run.seconds),
                run.simulations.to_string(),
                format!("{:.0}", run.simulations_per_second),
            ]);
        }
        write!(f, "{grid}")
    }
}
