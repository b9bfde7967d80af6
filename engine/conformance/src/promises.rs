//! The promises of a game, one file for each kind, each checked at one position.

pub(crate) mod effects;
pub(crate) mod evaluation;
pub(crate) mod kinds;
pub(crate) mod knowledge;
pub(crate) mod listing;
pub(crate) mod narration;
pub(crate) mod options;
pub(crate) mod outcome;
pub(crate) mod reveals;
pub(crate) mod serialization;
pub(crate) mod sets;
pub(crate) mod text;
