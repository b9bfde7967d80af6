//! How often and how much at once somebody may ask of a service, and when to come again.
//!
//! - [`RateLimiter`] counts what happens in a time, such as requests a minute.
//! - [`Concurrency`] counts what is there at once, such as open streams of events.
//! - [`Wait`] is what a refusal says: how long to wait.
//! - [`too_many`] is the page of a refusal, with `Retry-After`.
//! - [`subscriber`] is the part of a network address by which strangers are told apart.

mod concurrency;
mod messages;
mod rate;
mod response;
mod subscriber;
mod wait;

pub use concurrency::{Concurrency, Permit};
pub use governor::clock::{Clock, DefaultClock, FakeRelativeClock};
pub use messages::Limited;
pub use rate::{Rate, RateLimiter};
pub use response::{retry_after, too_many};
pub use subscriber::subscriber;
pub use wait::Wait;
