//! Soloist for people who live apart, at a public address behind a proxy that ends TLS.
//!
//! A crate and a program of its own, because what it needs besides is nothing for a table at home:
//! the tables of letters that look alike, and what signing in will need. Everything that people see
//! is in `service`, and the connections are in `server`; here are the configuration ([`Config`]),
//! its check ([`problems`]), the first start ([`init`]), and what the service gets from its host
//! program ([`Hosting`]).

mod check;
mod config;
mod front;
mod hosting;
mod init;
mod limits;
mod log;
mod messages;
mod metrics;
mod opened;
mod proxy_check;
mod ready;
mod signing_in;
mod telling;
mod workers;

pub use check::{Problems, problems};
pub use config::{Config, ConfigProblem, FILE};
pub use front::HostFront;
pub use hosting::Hosting;
pub use init::{Made, init};
pub use limits::{Asker, Demand, Limits, LimitsConfig, Refused};
pub use log::{LogConfig, begin as begin_log, letter_failed};
pub use metrics::Metrics;
pub use opened::{service, trusted};
pub use proxy_check::{ProxyFault, proxy_faults};
pub use ready::not_ready;
pub use signing_in::{SigningIn, ways_in};
pub use telling::{NoticesConfig, Telling};
pub use workers::{Load, Workers};
