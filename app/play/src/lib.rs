//! Games being played: seats, luck, log, undo, saves; every game behind one object-safe face.
//!
//! ```text
//! Library ──game(id)──> AnyGame ──start──> AnySession ──now──> AnyPosition
//!  (every game)      (one game)       (a game played)      (one moment of it)
//! ```
//!
//! [`face`](AnyGame) is all that front ends know. Behind it [`Shelf`] puts a game type on the shelf
//! and [`Session`] plays it; nothing else is generic. Choices go by their text.
//!
//! A seat has a person or a bot ([`Seated`]). [`AnySession::bot`], [`AnySession::advise`] and
//! [`AnySession::judge`] think without changing the session: a face lets a copy think on another
//! thread, measures the time, and makes the choice like any other. [`Analysis`] draws the curve of a
//! game, and an [`Account`] tells it in words.
//!
//! Two things are absent on purpose: this crate does no IO, and its only use of a clock is
//! [`AnyGame::bench`] and [`AnyGame::bench_search`]. [`Engine`] speaks the JSON-lines protocol of `docs/protocol.md` as a pure
//! function from a request line to a reply line.

mod account;
mod advice;
mod analysis;
mod chances;
mod course;
mod early;
mod engine;
mod face;
mod guide;
mod helping;
mod library;
mod lineup;
mod noting;
mod plain;
mod pondering;
mod position;
mod save;
mod seated;
mod session;
mod shelf;
mod simulate;
mod state;
mod telling;
mod told;
mod usage;

pub use account::{Account, Better, Moment, Swing, percent};
pub use advice::{Advice, Advised, LineStep};
pub use analysis::{Analysis, Curve, Judgement, Look, Looked, Point, SecondLook, analyse};
pub use chances::{ChanceMap, Chances, Covered, Reliability, SIGNS, UNMEASURED, Valued};
pub use course::{LEAD, Leads, TENTHS};
pub use engine::{Engine, Watch};
pub use face::{
    AnyGame, AnyPosition, AnySession, Loaded, Luck, Pace, Play, Record, SearchPace, Until, Wanted,
};
pub use guide::{GuideNow, guide_now};
pub use helping::{
    AS_KNOWN, Announced, FactAsked, HelperForm, HelperScreen, HelperSession, HelperStage, Helping,
};
pub use library::Library;
pub use lineup::LineUp;
pub use noting::{LookPlan, Noted, NotedLook, Noting};
pub use players::{
    Bot, Budget, Drill, Habit, Lesson, Level, NAMES as BOTS, Patience, Preference, Recipe, Stop,
    Tutor, distance, learn, learn_to_lean,
};
pub use pondering::Pondering;
pub use save::{MOST_BYTES, MOST_ENTRIES, MOST_TEXT, Save};
pub use seated::{Seated, only_person, people};
pub use session::Session;
pub use shelf::Shelf;
pub use telling::Telling;
pub use told::{
    Alone, BoardAt, Listed, LogEntry, Refusal, Rolled, TickList, ToldBeat, ToldLine, ToldTurn,
};
pub use usage::{EVEN, Meaning, Usage, Used, UsedBy};
