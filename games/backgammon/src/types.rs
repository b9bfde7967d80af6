//! Types of the game: dice, sides, places, and sets of places.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use game_core::{EnumSet, Id, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The number that a die shows, 1 to 6. It is saved as a number, not as text.
#[derive(
    Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd, Serialize, Deserialize, JsonSchema,
)]
#[serde(into = "u8", try_from = "u8")]
pub struct Die(u8);

impl Die {
    /// All six numbers, in ascending order.
    pub const ALL: [Die; 6] = [Die(1), Die(2), Die(3), Die(4), Die(5), Die(6)];

    /// The number.
    pub fn number(self) -> u8 {
        self.0
    }
}

impl From<Die> for u8 {
    fn from(die: Die) -> u8 {
        die.0
    }
}

impl TryFrom<u8> for Die {
    type Error = Expected;

    fn try_from(number: u8) -> Result<Die, Expected> {
        let die = Die::ALL.into_iter().find(|die| die.0 == number);
        die.ok_or_else(|| Expected(format!("{number} is not a number from 1 to 6")))
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Die {
    type Err = Expected;

    fn from_str(text: &str) -> Result<Die, Expected> {
        let die = Die::ALL.into_iter().find(|die| die.to_string() == text);
        die.ok_or_else(|| Expected(format!("'{text}' is not a number from 1 to 6")))
    }
}

game_core::string_enum! {
    /// One of the two players.
    pub enum Side {
        /// Seat 1.
        White = "white",
        /// Seat 2.
        Black = "black",
    }
}

impl Side {
    /// The other side.
    pub fn other(self) -> Side {
        match self {
            Side::White => Side::Black,
            Side::Black => Side::White,
        }
    }

    /// The seat that plays this side.
    pub fn seat(self) -> Seat {
        Seat(self as u8)
    }
}

/// A value for each side.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SideMap<T> {
    /// White's value.
    pub white: T,
    /// Black's value.
    pub black: T,
}

impl<T> Index<Side> for SideMap<T> {
    type Output = T;

    fn index(&self, side: Side) -> &T {
        match side {
            Side::White => &self.white,
            Side::Black => &self.black,
        }
    }
}

impl<T> IndexMut<Side> for SideMap<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::White => &mut self.white,
            Side::Black => &mut self.black,
        }
    }
}

game_core::index_type! {
    /// Where a checker is, in its owner's numbering: off the board, a point from 1 to 24, or the
    /// bar.
    pub struct Place(26);
    |number, f| match number {
        0 => f.write_str("off"),
        25 => f.write_str("bar"),
        point => write!(f, "{point}"),
    }
}

impl Place {
    /// The place of checkers that have been borne off.
    pub const OFF: Place = Place(0);
    /// The place of checkers that were hit and wait to enter.
    pub const BAR: Place = Place(25);

    /// The point with this number, 1 to 24.
    pub fn point(number: u8) -> Option<Place> {
        (1..=24).contains(&number).then_some(Place(number))
    }

    /// The pips of one checker: how many points it must still move to be borne off.
    pub fn pips(self) -> u8 {
        self.0
    }

    /// BG-1.2 MUST: the same point in the opponent's numbering.
    pub(crate) fn mirrored(self) -> Place {
        Place(25 - self.0)
    }

    /// Where this number takes a checker; off, if it moves beyond point 1.
    ///
    /// BG-4.3 MUST: from the bar it moves as from point 25.
    pub(crate) fn after(self, die: Die) -> Place {
        Place(self.0.saturating_sub(die.0))
    }

    /// Whether some number moves a checker from here to there.
    pub(crate) fn leads_to(self, to: Place) -> bool {
        self != Place::OFF && Die::ALL.iter().any(|&die| self.after(die) == to)
    }
}

/// A set of places.
pub(crate) type Places = EnumSet<Place>;

/// Set operations that depend on the board.
pub(crate) trait OnTheBoard {
    /// The points 1 to 24.
    fn points() -> Self;
    /// Off and the points 1 to 6.
    fn home() -> Self;
    /// The places from which this number leads to a place of this set.
    fn before(self, die: Die) -> Self;
    /// The same points in the opponent's numbering.
    fn mirrored(self) -> Self;
    /// The places of this set that are no farther away than `place`.
    fn up_to(self, place: Place) -> Self;
}

impl OnTheBoard for Places {
    fn points() -> Places {
        EnumSet::of_mask(0x01ff_fffe)
    }

    fn home() -> Places {
        EnumSet::of_mask(0x7f)
    }

    fn before(self, die: Die) -> Places {
        EnumSet::of_mask(self.mask() << die.0)
    }

    fn mirrored(self) -> Places {
        EnumSet::of_mask(self.mask().reverse_bits() >> 6).and(Places::points())
    }

    fn up_to(self, place: Place) -> Places {
        EnumSet::of_mask(self.mask() & ((2 << place.index()) - 1))
    }
}

/// What a text or number was expected to be, as a clause.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Expected(pub(crate) String);

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Expected {}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(text: &str) -> Place {
        text.parse().expect("a place")
    }

    /// [BG-1.2] One side's farthest point is the other side's nearest.
    #[test]
    fn the_opponent_counts_from_the_other_side() {
        assert_eq!(place("24").mirrored(), place("1"));
        assert_eq!(place("13").mirrored(), place("12"));
        for point in Places::points().iter() {
            assert_eq!(Places::only(point).mirrored(), Places::only(point.mirrored()));
        }
    }

    /// [BG-4.3] A 1 enters on 24, a 6 on 19.
    #[test]
    fn a_checker_enters_as_from_point_25() {
        assert_eq!(Place::BAR.after(Die(1)), place("24"));
        assert_eq!(Place::BAR.after(Die(6)), place("19"));
        assert_eq!(place("4").after(Die(6)), Place::OFF);
    }

    #[test]
    fn sets_name_their_places() {
        let set = Places::only(place("3")).or(Places::only(place("bar")));
        assert_eq!(set.iter().collect::<Vec<_>>(), [place("3"), Place::BAR]);
        assert_eq!(set.last(), Some(Place::BAR));
        assert_eq!(set.up_to(place("3")), Places::only(place("3")));
        assert_eq!(set.up_to(Place::BAR), set);
        assert_eq!(Places::EMPTY.last(), None);
    }

    #[test]
    fn texts_that_name_no_place_and_no_die_are_refused() {
        assert!("25".parse::<Place>().is_err() && "0".parse::<Place>().is_err());
        assert!("01".parse::<Die>().is_err() && Die::try_from(7).is_err());
    }
}
