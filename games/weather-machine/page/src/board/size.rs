//! Measures shared by all places of the board.

/// The width of a column, in units.
pub(super) const COLUMN: f32 = 113.0;
