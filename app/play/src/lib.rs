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
//! This crate does no IO and reads no clock. Crates beside it play many games without a person
//! (`simulation`) and speak the engine protocol (`protocol`), over the same games: [`visit_games`]
//! names each of them, and nobody else does.
//!
//! [`Catalog::ours`] can write positions and events as JSON. A program that only shows pages, like
//! the one for a browser, uses [`Catalog::for_pages`], which is smaller by that code.

mod advice;
mod analysis;
mod calibration;
mod catalog;
mod catalog_entry;
mod dyn_game;
mod game_review;
mod games;
mod glance;
mod guide;
mod helper;
mod json;
mod named_components;
mod narrated_turn;
mod narration;
mod plain_text;
mod player_slot;
mod position;
mod press;
mod resumable;
mod save;
mod session;
mod state;
mod unknown_fields;
mod verdict;

pub use advice::{About, Advice, Advised, LineStep, Reason};
pub use analysis::{
    Analysis, ChoiceEvaluation, Look, Looked, Point, SecondLook, WinChart, analyse,
};
pub use calibration::{
    CALIBRATION_FEATURES, Calibration, CalibrationMap, Covered, Reliability, Valued, unmeasured,
};
pub use catalog::Catalog;
pub use catalog_entry::CatalogEntry;
pub use dyn_game::{ChanceSource, DynGame, DynPosition, DynSession, Loaded, Play, Until};
pub use game_review::{Better, GameReview, Moment, Swing, percent};
pub use games::{GameVisitor, Register, register_games, visit_games};
pub use glance::{Asks, Ended, EndedParty, Glance, PartyName, Points};
pub use guide::{GuideLeft, GuideNow, GuidePress, guide_left, guide_now, undo_to};
pub use helper::{
    AS_KNOWN, Announced, HelperForm, HelperScreen, HelperSession, HelperStage, Helping, QueryAsked,
};
pub use named_components::named_rows;
pub use narrated_turn::{
    Alone, AreaAsked, BoardAt, FollowUps, Listed, LogEntry, NarratedBeat, NarratedLine,
    NarratedTurn, Rolled, SelectList, SessionError, SpotAsked, TOGETHER,
};
pub use narration::Narration;
pub use plain_text::shortened;
pub use player_slot::{PlayerSlot, only_person, people, unknown_bot};
pub use players::{Bot, Budget, Level, NAMES as BOTS, Patience, Stop};
pub use press::Pressed;
pub use resumable::Resumable;
pub use save::{MOST_BYTES, MOST_ENTRIES, MOST_TEXT, Save};
pub use session::{Session, search_position, untimed};
pub use unknown_fields::SavedPlayers;
pub use verdict::{verdict, verdict_with_margin};
