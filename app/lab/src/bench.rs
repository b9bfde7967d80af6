use std::fmt;
use std::sync::Barrier;

use game_core::{Settings, ValidationError};
use serde::Serialize;
use simulation::{SimulatedGame, Throughput};

use crate::{Align, Grid};

/// Speed of random games on one thread and on several.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Bench {
    /// The id of the game.
    pub game: String,
    /// Its rules version.
    pub rules: u32,
    /// The options given; the others had their defaults.
    pub options: Settings,
    /// On a single thread.
    pub one_thread: Speed,
    /// On as many threads as the machine runs at once.
    pub all_cores: Speed,
}

/// Speed of random games.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Speed {
    /// Number of threads.
    pub threads: usize,
    /// Wall time in seconds.
    pub seconds: f64,
    /// Games finished.
    pub games: u64,
    /// Games finished per second.
    pub games_per_second: f64,
    /// Entries per second, results of chance included.
    pub entries_per_second: f64,
    /// Mean number of entries per game.
    pub entries_per_game: f64,
    /// Mean number of seats' choices per game.
    pub decisions_per_game: f64,
    /// Mean number of choices listed at a decision.
    pub choices_per_decision: f64,
}

/// Plays random games for `seconds`, first on one thread, then again on `threads`.
///
/// # Errors
///
/// Every validation error of the settings.
pub fn bench(
    kind: &dyn SimulatedGame,
    settings: &Settings,
    seconds: f64,
    threads: usize,
) -> Result<Bench, Vec<ValidationError>> {
    // A short first run rejects wrong settings at once and warms the caches.
    kind.bench(settings, 0, (seconds / 10.0).min(0.2))?;
    Ok(Bench {
        game: kind.id().to_string(),
        rules: kind.rules_version(),
        options: settings.clone(),
        one_thread: speed(kind, settings, seconds, 1)?,
        all_cores: speed(kind, settings, seconds, threads.max(1))?,
    })
}

fn speed(
    kind: &dyn SimulatedGame,
    settings: &Settings,
    seconds: f64,
    threads: usize,
) -> Result<Speed, Vec<ValidationError>> {
    let start = Barrier::new(threads);
    let paces: Vec<Result<Throughput, Vec<ValidationError>>> = std::thread::scope(|scope| {
        let start = &start;
        let runners: Vec<_> = (0..threads as u64)
            .map(|seed| {
                scope.spawn(move || {
                    start.wait();
                    kind.bench(settings, seed, seconds)
                })
            })
            .collect();
        let join = |runner: std::thread::ScopedJoinHandle<'_, _>| match runner.join() {
            Ok(pace) => pace,
            Err(panic) => std::panic::resume_unwind(panic),
        };
        runners.into_iter().map(join).collect()
    });
    let mut sum = Throughput::default();
    let mut rates = (0.0, 0.0);
    for pace in paces {
        let pace = pace?;
        sum.games += pace.games;
        sum.entries += pace.entries;
        sum.decisions += pace.decisions;
        sum.listed += pace.listed;
        sum.seconds = sum.seconds.max(pace.seconds);
        // Each thread stops at the end of a game, so rates are computed for each thread and added.
        rates.0 += ratio(pace.games as f64, pace.seconds);
        rates.1 += ratio(pace.entries as f64, pace.seconds);
    }
    let games = sum.games as f64;
    Ok(Speed {
        threads,
        seconds: sum.seconds,
        games: sum.games,
        games_per_second: rates.0,
        entries_per_second: rates.1,
        entries_per_game: ratio(sum.entries as f64, games),
        decisions_per_game: ratio(sum.decisions as f64, games),
        choices_per_decision: ratio(sum.listed as f64, sum.decisions as f64),
    })
}

fn ratio(part: f64, whole: f64) -> f64 {
    if whole > 0.0 { part / whole } else { 0.0 }
}

impl fmt::Display for Bench {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let one = self.one_thread;
        writeln!(
            f,
            "{}: {:.1} entries and {:.1} decisions in a game, {:.1} choices at a decision\n",
            self.game, one.entries_per_game, one.decisions_per_game, one.choices_per_decision
        )?;
        let mut grid = Grid::new(&[
            ("threads", Align::Right),
            ("seconds", Align::Right),
            ("games", Align::Right),
            ("games/s", Align::Right),
            ("entries/s", Align::Right),
        ]);
        for speed in [one, self.all_cores] {
            grid.row([
                speed.threads.to_string(),
                format!("{:.2}", speed.seconds),
                speed.games.to_string(),
                format!("{:.0}", speed.games_per_second),
                format!("{:.0}", speed.entries_per_second),
            ]);
        }
        write!(f, "{grid}")
    }
}
