//! The handlers of all routes: one file for each page and its forms.

pub(crate) mod achievements;
pub(crate) mod assets;
pub(crate) mod blocks;
pub(crate) mod bots;
pub(crate) mod clock;
pub(crate) mod content;
pub(crate) mod content_overrides;
pub(crate) mod device_requests;
pub(crate) mod devices;
pub(crate) mod front;
pub(crate) mod guide;
pub(crate) mod helper;
pub(crate) mod hints;
pub(crate) mod home;
mod host_acts;
pub(crate) mod join;
pub(crate) mod language;
mod leaving;
pub(crate) mod link;
pub(crate) mod log;
pub(crate) mod me;
mod names;
pub(crate) mod new_game;
pub(crate) mod people;
mod people_there;
mod rematch;
pub(crate) mod report;
pub(crate) mod review;
pub(crate) mod rules;
mod saved_row;
pub(crate) mod seat_offers;
pub(crate) mod seats;
pub(crate) mod since;
pub(crate) mod table;
pub(crate) mod table_people;

pub use saved_row::ago;
