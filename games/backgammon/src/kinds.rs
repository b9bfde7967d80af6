//! The things of the game by name: dice, sides, places, and sets of places.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::Seat;

/// The number that a die shows, 1 to 6.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Die(u8);

impl Die {
    /// All six numbers, rising.
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
    type Error = Unknown;

    fn try_from(number: u8) -> Result<Die, Unknown> {
        let die = Die::ALL.into_iter().find(|die| die.0 == number);
        die.ok_or_else(|| Unknown(format!("{number} is not a number from 1 to 6")))
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Die {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Die, Unknown> {
        let die = Die::ALL.into_iter().find(|die| die.to_string() == text);
        die.ok_or_else(|| Unknown(format!("'{text}' is not a number from 1 to 6")))
    }
}

/// One of the two players.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Seat 1.
    White,
    /// Seat 2.
    Black,
}

impl Side {
    /// Both, in seat order.
    pub const ALL: [Side; 2] = [Side::White, Side::Black];

    /// The other one.
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

    /// The side as a word of a sentence.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Side::White => "White",
            Side::Black => "Black",
        }
    }
}

/// Something that each side has.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BySide<T> {
    /// White's.
    pub white: T,
    /// Black's.
    pub black: T,
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    fn index(&self, side: Side) -> &T {
        match side {
            Side::White => &self.white,
            Side::Black => &self.black,
        }
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::White => &mut self.white,
            Side::Black => &mut self.black,
        }
    }
}

/// Where a checker is, as its owner counts: off the board, a point from 1 to 24, or the bar.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Place(u8);

impl Place {
    /// Borne off.
    pub const OFF: Place = Place(0);
    /// Waiting to enter.
    pub const BAR: Place = Place(25);

    /// A point by its number, 1 to 24.
    pub fn point(number: u8) -> Option<Place> {
        (1..=24).contains(&number).then_some(Place(number))
    }

    /// Every place, rising: off, the points 1 to 24, the bar.
    pub fn all() -> impl DoubleEndedIterator<Item = Place> {
        (0..=25).map(Place)
    }

    /// How many points a checker here still has to move until it is borne off.
    pub fn pips(self) -> u8 {
        self.0
    }

    /// BG-1.2 MUST: the number by which the opponent knows a point.
    pub(crate) fn mirrored(self) -> Place {
        Place(25 - self.0)
    }

    /// Where a checker comes by this number; off, if it moves beyond point 1.
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

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Place::OFF => f.write_str("off"),
            Place::BAR => f.write_str("bar"),
            Place(point) => write!(f, "{point}"),
        }
    }
}

impl FromStr for Place {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Place, Unknown> {
        let place = Place::all().find(|place| place.to_string() == text);
        place.ok_or_else(|| Unknown(format!("'{text}' is not off, bar, or a point from 1 to 24")))
    }
}

impl From<Place> for String {
    fn from(place: Place) -> String {
        place.to_string()
    }
}

impl TryFrom<String> for Place {
    type Error = Unknown;

    fn try_from(text: String) -> Result<Place, Unknown> {
        text.parse()
    }
}

/// A set of places, one bit for each.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(crate) struct Places(pub(crate) u32);

impl Places {
    /// No place.
    pub(crate) const NONE: Places = Places(0);
    /// The points 1 to 24.
    pub(crate) const POINTS: Places = Places(0x01ff_fffe);
    /// Off and the points 1 to 6.
    pub(crate) const HOME: Places = Places(0x7f);

    /// One place.
    pub(crate) fn of(place: Place) -> Places {
        Places(1 << place.0)
    }

    /// Those that are in both.
    pub(crate) fn and(self, other: Places) -> Places {
        Places(self.0 & other.0)
    }

    /// Those that are in either.
    pub(crate) fn or(self, other: Places) -> Places {
        Places(self.0 | other.0)
    }

    /// Those that are not in the other.
    pub(crate) fn without(self, other: Places) -> Places {
        Places(self.0 & !other.0)
    }

    /// The places from which this number leads to one of these.
    pub(crate) fn before(self, die: Die) -> Places {
        Places(self.0 << die.0)
    }

    /// These points by the numbers that the opponent has for them.
    pub(crate) fn mirrored(self) -> Places {
        Places(self.0.reverse_bits() >> 6).and(Places::POINTS)
    }

    /// Those that are not farther away than this one.
    pub(crate) fn up_to(self, place: Place) -> Places {
        Places(self.0 & ((2 << place.0) - 1))
    }

    /// Whether there is none.
    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this one is among them.
    pub(crate) fn has(self, place: Place) -> bool {
        self.0 >> place.0 & 1 == 1
    }

    /// The one with the highest number.
    pub(crate) fn farthest(self) -> Option<Place> {
        self.0.checked_ilog2().map(|bit| Place(bit as u8))
    }

    /// Each of them, rising.
    pub(crate) fn iter(self) -> impl Iterator<Item = Place> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let bit = (rest != 0).then(|| rest.trailing_zeros())?;
            rest &= rest - 1;
            Some(Place(bit as u8))
        })
    }
}

/// A text or number that is none of ours, and what was expected.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Unknown(pub(crate) String);

impl fmt::Display for Unknown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Unknown {}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(text: &str) -> Place {
        text.parse().expect("a place")
    }

    /// [BG-1.2] The farthest point of one is the nearest of the other.
    #[test]
    fn the_opponent_counts_from_the_other_side() {
        assert_eq!(place("24").mirrored(), place("1"));
        assert_eq!(place("13").mirrored(), place("12"));
        for point in Places::POINTS.iter() {
            assert_eq!(Places::of(point).mirrored(), Places::of(point.mirrored()));
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
        let set = Places::of(place("3")).or(Places::of(place("bar")));
        assert_eq!(set.iter().collect::<Vec<_>>(), [place("3"), Place::BAR]);
        assert_eq!(set.farthest(), Some(Place::BAR));
        assert_eq!(set.up_to(place("3")), Places::of(place("3")));
        assert_eq!(set.up_to(Place::BAR), set);
        assert_eq!(Places::NONE.farthest(), None);
    }

    #[test]
    fn texts_that_name_no_place_and_no_die_are_refused() {
        assert!("25".parse::<Place>().is_err() && "0".parse::<Place>().is_err());
        assert!("01".parse::<Die>().is_err() && Die::try_from(7).is_err());
    }
}
