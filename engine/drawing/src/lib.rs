//! What the drawings of all games share.
//!
//! A game that is drawn has a crate beside its rules, `games/<game>/page`, with one [`Drawing`] and
//! one style sheet: pure functions from a view to markup. The page around it, the question and the
//! log are the same for every game and know nothing of what is drawn.
//!
//! Choices and places: every piece of a drawing carries the name of its place as `data-place`. A
//! place that stands first in choices that apply now has their numbers as `data-can`; [`Marks`]
//! knows them.
//!
//! Areas: an element with `data-area`, its short name, is an area of the table, wherever it stands. A
//! narrow screen shows one at a time, with a map of them that the page around makes. An element may
//! belong to several, with [`BETWEEN_PLACES`] between their names; then `data-nth` says in which of
//! them it is shown now. One with `data-area="*"` is shown with all, such as a strip of the score.
//! The map shows the symbol that an area names as its `data-glyph`, if need be in the cell of its
//! `data-cell`.
//!
//! Changes: a number that a player follows has a name, `data-number`, beside its text or its
//! `data-value`; a piece its kind, `data-piece`, where it is, `data-at`, and how many alike stand
//! there, `data-many`. The page around holds two drawings against each other and shows at a beat what
//! a number was, and which way a piece went; no way is drawn to a `data-store`, where spare ones lie.

mod board;
mod icons;
mod length;
mod marks;
mod picture;

pub use board::{Board, Drawing, Scene};
pub use game_core::grammar::capital;
pub use icons::{SYMBOLS, icon, icon_said};
pub use length::{Tenths, unit};
pub use marks::{BETWEEN_PLACES, Marks};
pub use picture::{Picture, column_of_places, number_of, row_of_places, text_of};
