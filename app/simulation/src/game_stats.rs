//! What a game in the catalog is studied by: what simulations show of it, and measurements.

use std::time::{Duration, Instant};

use game_core::{Choices, Dice, GameInfo, NoSink, Outcome, Seat, Turn};
use players::{Budget, Cutoff, Random, Search, Seen, Tuning, play_out};
use serde::Serialize;

use crate::{ActionStats, LeadChanges};

/// What a simulated game showed.
#[derive(Clone, Debug)]
pub struct GameStats {
    /// How many entries it had.
    pub entries: u32,
    /// Choices of seats among them.
    pub decisions: u32,
    /// How many rounds it had, the last one included; `None` if nobody counts them in this game.
    pub rounds: Option<u32>,
    /// Who began: the first player, where the game says who that is, or the seat that was asked
    /// first after set-up; `None` if nobody was asked.
    pub first: Option<Seat>,
    /// At how many decisions so many choices were listed, from none on; may end in noughts.
    pub listed: Vec<u32>,
    /// Who led, if somebody asked for it, the game ended, and says what seats can expect.
    pub lead_changes: Option<LeadChanges>,
    /// How it ended; `None` if it was broken off at the maximum of steps of a game without a maximum length.
    pub outcome: Option<Outcome>,
    /// Who sat in each seat: the place of the player in the line-up, from 0.
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
}

/// What a bench run showed.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Throughput {
    /// Games finished.
    pub games: u64,
    /// Entries made, chance turns included.
    pub entries: u64,
    /// Choices of a seat among them.
    pub decisions: u64,
    /// Choices listed at those decisions.
    pub listed: u64,
    /// Seconds of wall time.
    pub seconds: f64,
}

/// What a bench run of a search showed.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct SearchThroughput {
    /// Simulations, each from a world that was sampled to the end of its rollout.
    pub simulations: u64,
    /// Seconds of wall time that they took.
    pub seconds: f64,
    /// Bytes of a position.
    pub bytes: usize,
    /// Nanoseconds that copying a position takes.
    pub copy_nanos: f64,
}

/// Plays random games for so many seconds.
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

/// Lets a search think for so many seconds, a while at each of a few positions.
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

/// A search is measured at so many positions.
const MIDDLES: u64 = 4;

/// Copying is measured with so many copies.
const COPIES: u32 = 200_000;

/// The first position from the middle of a random game on at which a seat chooses.
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
