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

mod asker;
mod cancel_token;
mod clock;
mod clock_record;
mod conduct_store;
mod content_limit;
mod content_overrides;
mod cookies;
mod credential_store;
mod credentials;
mod deadlines;
mod device_requests;
mod devices;
mod following;
mod fragments;
mod game_change;
mod game_settings;
mod game_store;
mod games;
mod host_act;
mod hours;
mod language;
mod link;
mod lock;
mod membership;
mod memory_conduct;
mod memory_conduct_store;
mod memory_credential_store;
mod memory_credentials;
mod memory_notices;
mod memory_seen;
mod memory_store;
mod messages;
mod notice;
mod notice_store;
mod notifier;
mod open_games;
mod pages;
mod people;
mod people_store;
mod person_name;
mod problem;
mod public_host;
mod record;
mod report;
mod request;
mod response;
mod rights;
mod routes;
mod security_headers;
mod seen;
mod seen_store;
mod service;
mod sessions;
mod snapshot;
mod starter;
mod task_runner;
mod tasks;
mod text;
mod timekeeper;
mod viewer;
#[cfg(test)]
mod walk;
mod watchers;

pub use cancel_token::CancelToken;
pub use clock::{ClockSettings, ClockTime, WhenOut};
pub use clock_record::{ClockEntry, ClockEvent, ClockState};
pub use conduct_store::ConductStore;
pub use content_overrides::Mend;
pub use cookies::cookie;
pub use credential_store::CredentialStore;
pub use credentials::{
    Identity, OneTime, Passkey, ProgramActs, ProgramCaller, ProgramToken, Removal,
};
pub use devices::{Caller, DeviceId, DeviceSession, Door, DoorNumber};
pub use following::Following;
pub use game_change::{
    AskedChange, ClockChange, Founding, GameChange, Job, JobKind, NewState, OfferChange,
    SeatChange, SeatOffer,
};
pub use game_settings::{GameSettings, Shown, TakingBack, Watching};
pub use game_store::{Apart, GameStore, Listing, Progress, SavedGame, Stored, StoredOwn};
pub use games::{Games, settle};
pub use host_act::{HostAct, KeptAct};
pub use hours::Hours;
pub use language::locale;
pub use link::read_save;
pub use lock::locked;
pub use memory_store::MemoryStore;
pub use notice::{Message, Notice, NoticeKind, NoticeSettings, NoticeWay, Told};
pub use notice_store::NoticeStore;
pub use pages::ago;
pub use people::{Person, PersonId, Rank};
pub use people_store::{Admission, Arrival, Invitation, Member, MemberPart, PeopleStore};
pub use problem::Problem;
pub use public_host::{
    NewToken, OwnPage, PublicHost, SESSION, SIGNED_IN, SearchAsked, SearchPermit,
};
pub use record::Record;
pub use report::{MOST_LETTERS, Report, ReportLimit, ReportOutcome, ReportReason, ReportRefusal};
pub use response::{Response, closed_door, is_look_of_door, pairing_page, refusal};
pub use routes::{About, RouteKind, about, changing_routes, longest_body, route_kind};
pub use security_headers::{add_security_headers, is_cross_site};
pub use seen_store::{SeenMark, SeenStore};
pub use service::{Load, Service};
pub use snapshot::Snapshot;
pub use starter::Starter;
pub use task_runner::{AtOnce, Step, Task, TaskRunner, Timer};
pub use text::write_save;
