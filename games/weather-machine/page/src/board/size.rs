//! What all places of the board measure alike.

/// The width of a column, in units.
pub(super) const COLUMN: f32 = 113.0;
