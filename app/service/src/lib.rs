//! The program between a request and its page, wherever it runs.
//!
//! ```text
//! http::Request ──> Service ──> Games ──change──> DynSession ──> page ──> http::Response
//!                      │          │
//!                TaskRunner  GameStore
//! ```
//!
//! [`Service::handle`] takes one request and gives its answer. There is no web server in here, no
//! database, no thread and no clock: whoever runs the program brings them behind two traits.
//!
//! - [`GameStore`] keeps games. `store` keeps them in SQLite, [`MemoryStore`] in memory.
//! - [`TaskRunner`] carries out long tasks, the turns of bots, hints and accounts of games:
//!   on threads of a server, between two requests on a phone, [`AtOnce`] in tests.
//!
//! [`Games`] joins the catalog of games to the store: it opens a saved game as a session, carries out a
//! change on a copy, commits the new entries, and only then puts the copy in the session's place
//! and hands the answer out. So an entry that anybody has seen answered is kept, and a change that
//! failed has changed nothing. The terminal sits on a [`Games`] as the browser does.
//!
//! A game is looked at as a [`Snapshot`] that nobody changes. Nothing is locked while a page is
//! drawn, a rule carried out or the store waited for; the locks of this crate are held for the
//! moment in which a snapshot or a note is taken out or put in its place.

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
