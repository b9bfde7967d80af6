use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use game_core::{Settings, ValidationError};
use play::{DynGame, Stop};
use serde::Serialize;
use simulation::{LineUp, SimulatedGame, StatsWanted, Texts};

use crate::counts::Counts;
use crate::{Report, Row, Shard};

/// Maximum number of games in one piece of work for a thread.
const BLOCK: u64 = 256;

/// Target time of a piece of work: short enough that all threads end together and progress is
/// visible, long enough that distributing it costs nothing.
const PIECE: Duration = Duration::from_millis(50);

/// Many games with the same options, one for each seed from `first_seed` on.
#[derive(Clone, Debug)]
pub struct Simulation {
    /// Number of games.
    pub games: u64,
    /// The seed of the first game; each game has the next.
    pub first_seed: u64,
    /// Who plays.
    pub lineup: LineUp,
    /// Number of threads; the result does not depend on it.
    pub threads: usize,
    /// Whether to count what could be chosen and was.
    pub action_stats: bool,
    /// Whether to record who led when.
    pub lead_changes: bool,
    /// Whether to keep a row for each game.
    pub rows: bool,
    /// The id of what chance brings as soon as it can, if anything; see [`StatsWanted::early`].
    pub early: Option<String>,
}

/// Simulated games. Serialized, they are their report alone.
#[derive(Clone, Debug, Serialize)]
pub struct Played {
    /// The report.
    #[serde(flatten)]
    pub report: Report,
    /// Each game in the order of the seeds; empty unless requested.
    #[serde(skip)]
    pub rows: Vec<Row>,
}

impl Simulation {
    /// This many games with this line-up, with seeds from 1 on, on all cores, recording nothing
    /// beyond the report.
    pub fn new(lineup: LineUp, games: u64) -> Self {
        let threads = crate::cores();
        Simulation {
            games,
            first_seed: 1,
            lineup,
            threads,
            action_stats: false,
            lead_changes: false,
            rows: false,
            early: None,
        }
    }

    /// Plays the games. Calls `progress` from any thread with the number of games finished since
    /// the last call. When `stop` returns true, games in progress are dropped, and the report
    /// covers those that have ended.
    ///
    /// # Errors
    ///
    /// Every validation error of the settings, or if the line-up does not fit them, or too few
    /// seeds are left for this many games.
    pub fn run(
        &self,
        kind: &dyn SimulatedGame,
        settings: &Settings,
        stop: Stop<'_>,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Played, Vec<ValidationError>> {
        Ok(self.sum_up(kind, settings, self.play(kind, settings, stop, progress)?))
    }

    /// Plays the games as [`Simulation::run`] does, and returns a shard to be added to others.
    ///
    /// # Errors
    ///
    /// As [`Simulation::run`].
    pub fn play(
        &self,
        kind: &dyn SimulatedGame,
        settings: &Settings,
        stop: Stop<'_>,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Shard, Vec<ValidationError>> {
        let Some(end) = self.first_seed.checked_add(self.games) else {
            let why = format!("there are not {} seeds from {} on", self.games, self.first_seed);
            return Err(vec![ValidationError::new("seed", why)]);
        };
        // With no games to play this still validates the settings.
        kind.simulate(
            settings,
            &self.lineup,
            0..0,
            StatsWanted::default(),
            &|| false,
            &mut |_, _| {},
        )?;
        let next = AtomicU64::new(self.first_seed);
        let total = Mutex::new((Counts::default(), Vec::new(), Vec::new()));
        let work = || {
            let mut counts = Counts::default();
            let mut rows = Vec::new();
            let mut size = 1;
            while !stop() {
                let from = next.fetch_add(size, Ordering::Relaxed);
                // The counter exceeds the last seed by at most one piece for each thread.
                if from >= end || from < self.first_seed {
                    break;
                }
                let seeds = from..end.min(from.saturating_add(size));
                let done = seeds.end - seeds.start;
                let mut piece = Counts {
                    action_stats: self.action_stats.then(Default::default),
                    ..Counts::default()
                };
                let mut action_stats = piece.action_stats.take();
                let mut piece_rows = Vec::new();
                let begin = Instant::now();
                let played = kind.simulate(
                    settings,
                    &self.lineup,
                    seeds,
                    StatsWanted {
                        action_stats: action_stats.as_mut(),
                        lead_changes: self.lead_changes,
                        early: self.early.as_deref(),
                        texts: if self.rows { Texts::All } else { Texts::First },
                    },
                    stop,
                    &mut |seed, record| {
                        piece.note(seed, &record);
                        if self.rows {
                            piece_rows.push(Row::new(seed, record));
                        }
                    },
                );
                if let Err(errors) = played {
                    lock(&total).2 = errors;
                    break;
                }
                if stop() {
                    break;
                }
                piece.action_stats = action_stats;
                counts.add(piece);
                rows.append(&mut piece_rows);
                progress(done);
                size = next_size(size, begin.elapsed());
            }
            let mut total = lock(&total);
            total.0.add(counts);
            total.1.append(&mut rows);
        };
        std::thread::scope(|scope| {
            for _ in 1..self.threads.max(1) {
                scope.spawn(work);
            }
            work();
        });
        let total = total.into_inner().unwrap_or_else(|broken| broken.into_inner());
        let (counts, mut rows, errors) = total;
        if !errors.is_empty() {
            return Err(errors);
        }
        rows.sort_unstable_by_key(|row: &Row| row.seed);
        Ok(Shard { counts, rows })
    }

    /// The results of all games of a simulation, or of those that were played.
    pub fn sum_up(&self, kind: &dyn DynGame, settings: &Settings, played: Shard) -> Played {
        let Shard { counts, rows } = played;
        Played { report: Report::new(kind, settings, self, &counts), rows }
    }
}

/// Size of the next piece, given how long the last one took.
fn next_size(size: u64, took: Duration) -> u64 {
    if took < PIECE / 2 {
        (size * 2).min(BLOCK)
    } else if took > PIECE * 2 {
        (size / 2).max(1)
    } else {
        size
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|broken| broken.into_inner())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Slow games come one by one, quick ones by the hundred.
    #[test]
    fn pieces_of_work_take_about_the_same_time() {
        let (short, right, long) = (PIECE / 10, PIECE, PIECE * 10);
        assert_eq!([short, right, long].map(|took| next_size(8, took)), [16, 8, 4]);
        assert_eq!((next_size(1, long), next_size(BLOCK, short)), (1, BLOCK));
    }
}
