//! Lines of JSON for what happens: requests without anything that tells who sent them or what they
//! are about, and what hosts of the service do to other people.

use std::io;

use http::Method;
use serde::Deserialize;
use server::Answered;
use service::{HostAct, NoticeWay, PersonId};

/// What is logged.
#[derive(Clone, Copy, Debug, Default, Deserialize, Eq, PartialEq)]
#[serde(rename_all = "kebab-case")]
pub enum LogConfig {
    /// Everything, as lines of JSON on the standard error output.
    #[default]
    Json,
    /// Nothing.
    None,
}

/// Begins to log.
pub fn begin(config: LogConfig) {
    if config == LogConfig::None {
        return;
    }
    let lines = tracing_subscriber::fmt().json().flatten_event(true).with_target(false);
    let lines = lines.with_current_span(false).with_span_list(false).log_internal_errors(false);
    // Another log that was begun already stays.
    let _ = lines.with_writer(io::stderr).try_init();
}

/// Logs an answer, by the name of its route.
pub(crate) fn answered(route: &'static str, answered: &Answered<'_>) {
    let method = match *answered.method {
        Method::GET | Method::HEAD | Method::POST => answered.method.as_str(),
        _ => "other",
    };
    let status = answered.status.as_u16();
    let milliseconds = (answered.time.as_secs_f64() * 1e6).round() / 1e3;
    tracing::info!(route, method, status, milliseconds, "request");
}

/// Logs what a host of the service did, and to whom, by ids.
pub(crate) fn acted(by: &PersonId, act: HostAct, on: Option<&PersonId>) {
    let on = on.map(|person| person.0.as_str());
    tracing::info!(by = by.0.as_str(), act = act.word(), on, "host");
}

/// Logs why somebody could not be told something, in the words of the library.
pub(crate) fn message_failed(way: NoticeWay, why: &str) {
    tracing::error!(way = way.word(), why, "notice");
}

/// Logs why a letter could not be sent, in the words of the library.
pub fn letter_failed(why: &str) {
    tracing::error!(why, "letter");
}
