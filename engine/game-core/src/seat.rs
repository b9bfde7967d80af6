use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A place at the table where somebody decides, counted from 0.
///
/// Displayed counting from 1, as people count seats. An automated opponent has no seat: it never
/// chooses, it follows rules.
#[derive(
    Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd, Serialize, Deserialize, JsonSchema,
)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into arrays.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0 + 1)
    }
}

/// Whose knowledge a view shows.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// What this seat may know.
    Seat(Seat),
    /// What everybody at the table may know: the hand-over screen between two players of a hot-seat
    /// game.
    Nobody,
    /// Everything: after the end, in analysis, in the engine protocol.
    Everybody,
}

impl Viewer {
    /// Whether this viewer may know what is private to `seat`.
    pub fn sees(self, seat: Seat) -> bool {
        match self {
            Viewer::Seat(own) => own == seat,
            Viewer::Nobody => false,
            Viewer::Everybody => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_sees_itself_and_nobody_sees_no_seat() {
        assert!(Viewer::Seat(Seat(1)).sees(Seat(1)));
        assert!(!Viewer::Seat(Seat(1)).sees(Seat(0)));
        assert!(!Viewer::Nobody.sees(Seat(0)));
        assert!(Viewer::Everybody.sees(Seat(3)));
        assert_eq!(Seat(0).to_string(), "seat 1");
    }
}
