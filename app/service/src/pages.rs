//! The handlers of all routes: one file for each page and its forms.

pub(crate) mod achievements;
pub(crate) mod assets;
pub(crate) mod bots;
pub(crate) mod content_overrides;
pub(crate) mod device_requests;
pub(crate) mod devices;
pub(crate) mod front;
pub(crate) mod helper;
pub(crate) mod hints;
pub(crate) mod language;
pub(crate) mod link;
pub(crate) mod log;
pub(crate) mod new_game;
pub(crate) mod review;
pub(crate) mod rules;
pub(crate) mod seats;
pub(crate) mod table;
