//! Simulations, statistics and reports for every game in the catalog.
//!
//! [`Simulation`] plays many games between bots on all cores and sums them up in a [`Report`];
//! [`bench()`] measures how fast a game is played, [`bench_search()`] how fast it is searched.
//! Everything is counted in integers ([`Tally`]), and sums do not depend on the order of addition:
//! a report is the same for any number of threads.

mod action_stats;
mod behaviour_hash;
mod bench;
pub mod calibration;
mod comparison;
mod content_numbers;
mod counts;
mod grid;
mod histogram;
mod html;
mod lead_changes;
mod rarely_chosen;
mod report;
mod rows;
mod search_bench;
mod sensitivity;
mod shard;
mod significance;
mod simulation;
mod statistics;
mod text;
pub mod training;
mod tuning;

pub use action_stats::{ActionReport, ActionResults, ActionStatsReport};
pub use behaviour_hash::behaviour_hash;
pub use bench::{Bench, Speed, bench};
pub use comparison::{Difference, Differences, Gap, differences};
pub use content_numbers::{Chosen, ContentNumber, ContentNumbers, ContentRow};
pub use grid::{Align, Grid};
pub use histogram::Histogram;
pub use html::{Heading, HtmlRun, html};
pub use lead_changes::{LeadParty, LeadReport, LeadTenth};
pub use rarely_chosen::{Losing, RarelyChosen};
pub use report::{
    BrokenOff, Ending, Fare, ItemReport, OrderFare, PartyReport, PlayerReport, Report, SeatFare,
    Spread,
};
pub use rows::{CsvRun, Row, RowLeadChanges, RowParty, write_csv};
pub use search_bench::{SearchBench, SearchSpeed, bench_search};
pub use sensitivity::{Comparison, RefusedStep, Sensed, Sensitivity, Step, Way};
pub use shard::{Shard, seats_for};
pub use significance::{holm, sign_test};
pub use simulation::{Played, Simulation};
pub use statistics::{Interval, Tally, wilson};
pub use tuning::{Knob, Param, Target, Tried, Tuned, Tuning};

/// Number of threads this machine runs at once.
pub fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, std::num::NonZero::get)
}
