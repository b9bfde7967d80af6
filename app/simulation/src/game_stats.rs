//! What a game in the catalog is studied by: what simulations show of it, and measurements.

use std::time::{Duration, Instant};

use game_core::{Choices, Dice, GameInfo, NoSink, Outcome, Seat, Turn};
use players::{Budget, Cutoff, Random, Search, Seen, Tuning, play_out};
use serde::Serialize;

use crate::{ActionStats, LeadChanges, Texts};

/// Statistics of one simulated game.
#[derive(Clone, Debug)]
pub struct GameStats {
    /// Number of entries.
    pub entries: u32,
    /// Number of them that are choices of seats.
    pub decisions: u32,
    /// Number of rounds, including the last one; `None` if the game does not count rounds.
    pub rounds: Option<u32>,
    /// Who began: the start player, if the game has one, or the first seat asked after set-up;
    /// `None` if no seat was asked.
    pub first: Option<Seat>,
    /// Number of decisions with `n` listed choices, at index `n`; may end in zeros.
    pub listed: Vec<u32>,
    /// Who led when; `None` unless requested, or if the game was not finished or has no evaluation.
    pub lead_changes: Option<LeadChanges>,
    /// The outcome, with texts if [wanted](StatsWanted::texts); `None` if the game was broken off at
    /// its maximum of steps.
    pub outcome: Option<Outcome>,
    /// Who played each seat: the player's place in the line-up, from 0.
    pub seated: Vec<usize>,
    /// Whether chance brought what it was asked to bring early; see [`StatsWanted::early`].
    pub early: bool,
}

/// What is asked of simulated games besides how they ended.
#[derive(Debug, Default)]
pub struct StatsWanted<'a> {
    /// What could be chosen and was is added to this; it takes time.
    pub action_stats: Option<&'a mut ActionStats>,
    /// Whether to note who led when; it takes time.
    pub lead_changes: bool,
    /// The id of what chance is to bring as soon as it can: the first time that a result which names
    /// it is among those that are possible.
    pub early: Option<&'a str>,
    /// Which outcomes have texts; they take time.
    pub texts: Texts,
}

/// Result of a benchmark.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Throughput {
    /// Number of games finished.
    pub games: u64,
    /// Number of entries made, chance turns included.
    pub entries: u64,
    /// Number of them that are choices of a seat.
    pub decisions: u64,
    /// Number of choices listed at those decisions.
    pub listed: u64,
    /// Wall time in seconds.
    pub seconds: f64,
}

/// Result of a benchmark of the search.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct SearchThroughput {
    /// Number of simulations, each from determinization to the end of its rollout.
    pub simulations: u64,
    /// Wall time of these in seconds.
    pub seconds: f64,
    /// Size of a position in bytes.
    pub bytes: usize,
    /// Nanoseconds to copy a position.
    pub copy_nanos: f64,
}

/// Plays random games for this many seconds.
pub(crate) fn bench<G: GameInfo>(first: &G, seed: u64, seconds: f64) -> Throughput {
    let mut buffer = Choices::default();
    let mut player = Random::new(seed);
    let mut chance_source = Dice::keyed(seed, 0);
    let mut pace = Throughput::default();
    let limit = Duration::try_from_secs_f64(seconds).unwrap_or_default();
    let begin = Instant::now();
    loop {
        let mut game = first.clone();
        let count = play_out(&mut game, &mut player, &mut chance_source, &mut buffer);
        pace.games += 1;
        pace.entries += count.entries;
        pace.decisions += count.decisions;
        pace.listed += count.listed;
        let elapsed = begin.elapsed();
        if elapsed >= limit {
            pace.seconds = elapsed.as_secs_f64();
            return pace;
        }
    }
}

/// Runs a search for this many seconds, split among a few positions.
pub(crate) fn bench_search<G: GameInfo>(
    first: &G,
    threads: usize,
    full: bool,
    seconds: f64,
) -> SearchThroughput {
    let tuning = Tuning {
        cutoff: if full { Cutoff::Never } else { Cutoff::AsTheGameSays },
        threads,
        ..Tuning::default()
    };
    let limit = Duration::try_from_secs_f64(seconds / MIDDLES as f64).unwrap_or_default();
    let mut pace = SearchThroughput { bytes: size_of::<G>(), ..SearchThroughput::default() };
    for seed in 0..MIDDLES {
        let Some((game, choices)) = middle(first, seed) else { continue };
        let Turn::Choose(seat) = game.turn() else { continue };
        let mut search = Search::new(Budget::iterations(u32::MAX), tuning, seed);
        let begin = Instant::now();
        let stop = || begin.elapsed() >= limit;
        pace.simulations += search.think(&Seen::new(&game, seat), &choices, &stop).iterations;
        pace.seconds += begin.elapsed().as_secs_f64();
        pace.copy_nanos += copy_nanos(&game) / MIDDLES as f64;
    }
    pace
}

/// Number of positions at which the search is measured.
const MIDDLES: u64 = 4;

/// Number of copies with which copying is measured.
const COPIES: u32 = 200_000;

/// The first position at which a seat chooses, from the middle of a random game on.
fn middle<G: GameInfo>(first: &G, seed: u64) -> Option<(G, Choices<G::Choice>)> {
    let mut choices = Choices::default();
    let mut whole = first.clone();
    let mut chance_source = Dice::keyed(seed, 0);
    let count = play_out(&mut whole, &mut Random::new(seed), &mut chance_source, &mut choices);
    let mut game = first.clone();
    let mut chance_source = Dice::keyed(seed, 0);
    for entry in 0..count.entries {
        game.choices(&mut choices);
        let seated = matches!(game.turn(), Turn::Choose(_));
        if seated && entry >= count.entries / 2 {
            return Some((game, choices));
        }
        game.apply_unchecked(choices.pick(&mut chance_source)?, &mut NoSink);
    }
    None
}

fn copy_nanos<G: GameInfo>(game: &G) -> f64 {
    let begin = Instant::now();
    for _ in 0..COPIES {
        std::hint::black_box(std::hint::black_box(game).clone());
    }
    begin.elapsed().as_nanos() as f64 / f64::from(COPIES)
}
