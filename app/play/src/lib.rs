//! Games in play: seats, luck, log, undo and saves, with every game behind one object-safe
//! interface.
//!
//! ```text
//! Catalog ──game(id)──> DynGame ──start──> DynSession ──now──> DynPosition
//!  (every game)      (one game)       (a game played)      (one moment of it)
//! ```
//!
//! [`DynGame`] is all that front ends know. Behind it, [`CatalogEntry`] puts a game type in the
//! catalog and [`Session`] plays it; nothing else is generic. Choices are identified by their text.
//!
//! A seat has a person or a bot ([`PlayerSlot`]). [`DynSession::bot`], [`DynSession::advise`] and
//! [`DynSession::evaluate`] think without changing the session: a front end lets a copy think on
//! another thread, measures the time, and then makes the choice like any other. [`Analysis`]
//! computes the win probabilities of a game, and a [`GameReview`] puts them into words.
//!
//! This crate does no IO, and reads the clock only in [`DynGame::bench`] and
//! [`DynGame::bench_search`]. [`Engine`] speaks the JSON-lines protocol of
//! `docs/research/protocol.md` as a pure function from a request line to a reply line.
//!
//! Simulations, samples, measurements, an owner's content and the protocol need the feature
//! `studies`, which is on by default. No page uses any of it, and the program for a browser is
//! built without.

#[cfg(feature = "studies")]
mod action_stats;
mod advice;
mod analysis;
mod calibration;
mod catalog;
mod catalog_entry;
mod dyn_game;
#[cfg(feature = "studies")]
mod engine;
#[cfg(feature = "studies")]
mod forced_draw;
mod game_review;
#[cfg(feature = "studies")]
mod game_stats;
mod glance;
mod guide;
mod helper;
#[cfg(feature = "studies")]
mod lead_trace;
#[cfg(feature = "studies")]
mod lineup;
mod named_components;
mod narrated_turn;
mod narration;
mod plain_text;
mod player_slot;
mod position;
mod resumable;
mod save;
#[cfg(feature = "studies")]
mod search_samples;
mod session;
#[cfg(feature = "studies")]
mod simulate;
mod state;
mod unknown_fields;

#[cfg(feature = "studies")]
pub use action_stats::{ActionCounts, ActionStats, EVEN, Meaning, PlayerResults};
pub use advice::{Advice, Advised, LineStep};
pub use analysis::{
    Analysis, ChoiceEvaluation, Look, Looked, Point, SecondLook, WinChart, analyse,
};
pub use calibration::{
    CALIBRATION_FEATURES, Calibration, CalibrationMap, Covered, Reliability, UNMEASURED, Valued,
};
pub use catalog::Catalog;
pub use catalog_entry::CatalogEntry;
pub use dyn_game::{ChanceSource, DynGame, DynPosition, DynSession, Loaded, Play, Until};
#[cfg(feature = "studies")]
pub use engine::{Engine, Watch};
pub use game_review::{Better, GameReview, Moment, Swing, percent};
#[cfg(feature = "studies")]
pub use game_stats::{GameStats, SearchThroughput, StatsWanted, Throughput};
pub use glance::{Asks, Glance};
pub use guide::{GuideNow, guide_now};
pub use helper::{
    AS_KNOWN, Announced, HelperForm, HelperScreen, HelperSession, HelperStage, Helping, QueryAsked,
};
#[cfg(feature = "studies")]
pub use lead_trace::{LEAD, LeadChanges, TENTHS};
#[cfg(feature = "studies")]
pub use lineup::LineUp;
pub use named_components::named_rows;
pub use narrated_turn::{
    Alone, AreaAsked, BoardAt, Listed, LogEntry, NarratedBeat, NarratedLine, NarratedTurn, Rolled,
    SelectList, SessionError, SpotAsked,
};
pub use narration::Narration;
pub use player_slot::{PlayerSlot, only_person, people};
pub use players::{
    Bot, Budget, Evaluator, Level, NAMES as BOTS, Patience, PolicyHyperparameters, PolicyTarget,
    SeatSample, SelfPlay, Stop, ValueHyperparameters, ValueSample, cross_entropy, train_policy,
    train_value_model,
};
pub use resumable::Resumable;
pub use save::{MOST_BYTES, MOST_ENTRIES, MOST_TEXT, Save};
#[cfg(feature = "studies")]
pub use search_samples::{SamplePlan, SampledSearch, SearchPlan, SearchSample};
pub use session::Session;
pub use unknown_fields::SavedPlayers;
