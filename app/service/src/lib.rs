//! The program between a request and its page, on any platform.
//!
//! ```text
//! http::Request ──> Service ──> Games ──change──> DynSession ──> page ──> http::Response
//!                      │          │
//!                TaskRunner  GameStore
//! ```
//!
//! [`Service::handle`] answers one request. This crate has no web server, database, thread or
//! clock;
//! the host program supplies them through two traits.
//!
//! - [`GameStore`] stores games. `store` keeps them in SQLite, [`MemoryStore`] in memory.
//! - [`TaskRunner`] runs long tasks, such as bot turns, hints and game reviews: on threads in a
//!   server, between two requests on a phone, and as [`AtOnce`] in tests.
//!
//! [`Games`] joins the catalog of games to the store. It opens a saved game as a session, applies a
//! change to a copy, commits the new entries, and only then replaces the session by the copy and
//! returns the answer. So every entry whose answer anybody has seen is stored, and a failed change
//! has changed nothing. The terminal uses a [`Games`] just as the browser does.
//!
//! Readers see a game as an immutable [`Snapshot`]. Nothing is locked while a page is drawn, a rule
//! is applied or the store is waited for; the locks of this crate are held only while a snapshot or
//! a note is taken out or replaced.

mod cancel_token;
mod content_overrides;
mod cookies;
mod device;
mod device_requests;
mod devices;
mod fragments;
mod game_store;
mod games;
mod language;
mod link;
mod lock;
mod memory_store;
mod open_games;
mod pages;
mod problem;
mod record;
mod request;
mod response;
mod rights;
mod routes;
mod security_headers;
mod service;
mod task_runner;
mod tasks;
mod text;
mod viewer;
#[cfg(test)]
mod walk;

pub use cancel_token::CancelToken;
pub use content_overrides::Mend;
pub use devices::{Caller, DeviceId, Door, DoorNumber, KnownDevice};
pub use game_store::{Apart, GameStore, Listing, Progress, SavedGame, Stored, StoredOwn};
pub use games::{Games, Snapshot, settle};
pub use language::locale;
pub use link::read_save;
pub use lock::locked;
pub use memory_store::MemoryStore;
pub use problem::Problem;
pub use record::Record;
pub use response::{Response, closed_door, is_look_of_door, pairing_page, refusal};
pub use routes::{changing_routes, longest_body};
pub use security_headers::{add_security_headers, is_cross_site};
pub use service::Service;
pub use task_runner::{AtOnce, Step, Task, TaskRunner, Timer};
pub use text::write_save;
