use std::fmt;

use game_core::{Settings, ValidationError};
use serde::Serialize;
use simulation::{SearchThroughput, SimulatedGame};

use crate::{Align, Grid};

/// Speed of a game's search from the middle of a game, and the cost of copying a position.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SearchBench {
    /// The id of the game.
    pub game: String,
    /// Its rules version.
    pub rules: u32,
    /// The options given; the others had their defaults.
    pub options: Settings,
    /// Size of a position in bytes.
    pub position_bytes: usize,
    /// Nanoseconds to copy a position.
    pub copy_nanoseconds: f64,
    /// Each measurement.
    pub runs: Vec<SearchSpeed>,
}

/// Speed of a search.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct SearchSpeed {
    /// Number of threads.
    pub threads: usize,
    /// Whether every rollout was played to the end of the game.
    pub full: bool,
    /// Wall time in seconds.
    pub seconds: f64,
    /// Number of simulations.
    pub simulations: u64,
    /// Simulations per second.
    pub simulations_per_second: f64,
}

/// Searches for `seconds` in each of four ways: with full rollouts and with the game's own cut-off,
/// on one thread and on `threads`.
///
/// # Errors
///
/// Every validation error of the settings.
pub fn bench_search(
    kind: &dyn SimulatedGame,
    settings: &Settings,
    seconds: f64,
    threads: usize,
) -> Result<SearchBench, Vec<ValidationError>> {
    // A short first run rejects wrong settings at once and warms the caches.
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
