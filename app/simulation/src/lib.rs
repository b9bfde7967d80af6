//! Games without people: simulations, samples for training and calibration, benchmarks.
//!
//! ```text
//! Catalog ──game(id)──> SimulatedGame ── simulate, note, value_samples, policy_targets, bench
//!  (every game)           (a play::DynGame as well)
//! ```
//!
//! [`SimulatedGame`] is what programs that study a game need and pages do not; every
//! [`play::CatalogEntry`] is one. A [`LineUp`] says which bots play, [`StatsWanted`] what is recorded,
//! and [`GameStats`] holds the result of one game. The same seeds give the same games with any number
//! of threads.
//!
//! This crate does no IO, and its only use of a clock is [`SimulatedGame::bench`] and
//! [`SimulatedGame::bench_search`].

mod action_stats;
mod catalog;
mod forced_draw;
mod game_stats;
mod lead_trace;
mod lineup;
mod search_samples;
mod simulate;
mod simulated_game;
mod texts;

pub use action_stats::{ActionCounts, ActionStats, EVEN, Meaning, PlayerResults};
pub use catalog::Catalog;
pub use game_stats::{GameStats, SearchThroughput, StatsWanted, Throughput};
pub use lead_trace::{LEAD, LeadChanges, TENTHS};
pub use lineup::LineUp;
pub use players::{
    Evaluator, PolicyHyperparameters, PolicyTarget, SeatSample, SelfPlay, ValueHyperparameters,
    ValueSample, cross_entropy, train_policy, train_value_model,
};
pub use search_samples::{SamplePlan, SampledSearch, SearchPlan, SearchSample};
pub use simulated_game::SimulatedGame;
pub use texts::Texts;
