//! What the drawings of all games have in common.
//!
//! A game with a drawing has a crate next to its rules, `games/<game>/page`, with one [`Drawing`]
//! and one style sheet: pure functions from a view to markup. The surrounding page, the question
//! and the log are the same for every game and know nothing of the drawing.
//!
//! Choices and places: every piece in a drawing has the name of its place as `data-place`. If the
//! place comes first in any legal choices, their numbers are in `data-can`; [`Marks`] provides
//! them.
//!
//! Areas: an element with `data-area`, a short name, is an area of the table, wherever it is in the
//! page. A narrow screen shows one area at a time, with a map that the surrounding page builds. An
//! element may belong to several areas, with [`BETWEEN_PLACES`] between their names; `data-nth`
//! then says in which of them it is currently shown. An element with `data-area="*"`, such as a
//! score strip, is shown with every area. The map shows the symbol in an area's `data-glyph`, if
//! given in the cell `data-cell`.
//!
//! Changes: a number that players follow has a name, `data-number`, next to its text or
//! `data-value`. A piece has its kind, `data-piece`, its location, `data-at`, and how many alike
//! are there, `data-many`. The surrounding page compares two drawings and shows with a beat what a
//! number was and how a piece moved; moves to a `data-store`, which holds spare pieces, are not
//! drawn.

mod board;
mod forecast;
mod icons;
mod lazy_legend;
mod legend;
mod length;
mod marks;
mod picture;

pub use board::{Board, Drawing, Scene};
pub use forecast::{Foreseen, forecast};
pub use game_core::grammar::capital;
pub use icons::{SYMBOLS, icon, icon_said};
pub use lazy_legend::LazyLegend;
pub use legend::{Icon, Legend};
pub use length::{Tenths, unit};
pub use marks::{BETWEEN_PLACES, Marks};
pub use picture::{Picture, column_of_places, number_of, row_of_places, text_of};
