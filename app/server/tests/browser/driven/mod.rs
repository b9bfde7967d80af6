//! A server to test against, and a Chromium controlled from outside.

mod browser;
mod hosted;
mod playing;
mod scanned;
mod served;

pub(crate) use browser::{Browser, Size};
pub(crate) use hosted::Hosted;
pub(crate) use playing::Hand;
pub(crate) use served::{Served, catalog};

/// The result of a step of a browser test; an error carries its message.
pub(crate) type Result<T = ()> = std::result::Result<T, Box<dyn std::error::Error + Send + Sync>>;
