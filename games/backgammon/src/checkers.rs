//! The checkers of one side, counted by place.

use std::fmt;
use std::str::FromStr;

use game_core::Id;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::types::{Expected, Place, Places};

/// The most checkers that a place or a side can hold.
pub const MOST_CHECKERS: u8 = 15;

/// The checkers of one side by place, in the owner's numbering of the points.
///
/// As text it lists each occupied place with its count, farthest first: `24:2 13:5 8:3 6:5`. The
/// counts are stored as four sets of places, one per binary digit, so that a question such as
/// "which places have two or more?" is answered for the whole board at once.
#[derive(Clone, Copy, Default, Eq, PartialEq, Deserialize, JsonSchema)]
#[serde(try_from = "String")]
#[schemars(with = "String", extend("x-binary" = {
    "type": "array",
    "description": "How many checkers of one side are at each place. Order: off, 1 to 24, bar.",
    "items": {"type": "integer", "minimum": 0, "maximum": MOST_CHECKERS},
    "minItems": Place::COUNT,
    "maxItems": Place::COUNT,
}))]
pub struct Checkers {
    digits: [u32; 4],
}

impl Checkers {
    /// Number of checkers at this place.
    pub fn count(&self, place: Place) -> u8 {
        let bit = |digit: usize| (self.digits[digit] >> place.pips() & 1) as u8;
        bit(0) | bit(1) << 1 | bit(2) << 2 | bit(3) << 3
    }

    /// Number of checkers on all places together.
    pub fn total(&self) -> u32 {
        (0..).zip(self.digits).map(|(digit, places)| places.count_ones() << digit).sum()
    }

    /// Pip count: the points that all checkers together still have to move.
    pub fn pips(&self) -> u32 {
        Place::all().map(|place| u32::from(place.pips()) * u32::from(self.count(place))).sum()
    }

    /// Adds one checker. A place has room for [`MOST_CHECKERS`].
    pub(crate) fn add(&mut self, place: Place) {
        let mut carry = Places::only(place).mask();
        for digit in &mut self.digits {
            (*digit, carry) = (*digit ^ carry, *digit & carry);
        }
    }

    /// Removes one checker from an occupied place.
    pub(crate) fn remove(&mut self, place: Place) {
        let mut borrowed = Places::only(place).mask();
        for digit in &mut self.digits {
            (*digit, borrowed) = (*digit ^ borrowed, !*digit & borrowed);
        }
    }

    /// Places with at least one checker.
    pub(crate) fn occupied(&self) -> Places {
        Places::of_mask(self.digits[0]).or(self.several())
    }

    /// Places with two or more checkers.
    pub(crate) fn several(&self) -> Places {
        Places::of_mask(self.digits[1] | self.digits[2] | self.digits[3])
    }

    /// Places with exactly one checker.
    pub(crate) fn single(&self) -> Places {
        Places::of_mask(self.digits[0]).without(self.several())
    }
}

impl fmt::Display for Checkers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let placed = Place::all().rev().filter(|&place| self.count(place) > 0);
        for (index, place) in placed.enumerate() {
            let gap = if index == 0 { "" } else { " " };
            write!(f, "{gap}{place}:{}", self.count(place))?;
        }
        Ok(())
    }
}

impl fmt::Debug for Checkers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

impl FromStr for Checkers {
    type Err = Expected;

    fn from_str(text: &str) -> Result<Checkers, Expected> {
        let mut checkers = Checkers::default();
        for word in text.split_whitespace() {
            let unknown = || {
                let most = MOST_CHECKERS;
                Expected(format!("'{word}' is not a new place with 1 to {most} checkers"))
            };
            let (place, count) = word.split_once(':').ok_or_else(unknown)?;
            let place: Place = place.parse().map_err(|_| unknown())?;
            let count = count.parse().ok().filter(|count| (1..=MOST_CHECKERS).contains(count));
            let count = count.filter(|_| checkers.count(place) == 0).ok_or_else(unknown)?;
            (0..count).for_each(|_| checkers.add(place));
        }
        Ok(checkers)
    }
}

/// As text in human-readable formats; as counts in others, such as observations.
impl Serialize for Checkers {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_str(self)
        } else {
            serializer.collect_seq(Place::all().map(|place| self.count(place)))
        }
    }
}

impl TryFrom<String> for Checkers {
    type Error = Expected;

    fn try_from(text: String) -> Result<Checkers, Expected> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_rise_and_fall_by_one() {
        let mut checkers = Checkers::default();
        for expected in 1..=MOST_CHECKERS {
            checkers.add(Place::BAR);
            checkers.add(Place::OFF);
            assert_eq!(checkers.count(Place::BAR), expected);
            assert_eq!(checkers.several().contains(Place::BAR), expected > 1);
            assert_eq!(checkers.single().contains(Place::OFF), expected == 1);
        }
        for expected in (0..MOST_CHECKERS).rev() {
            checkers.remove(Place::BAR);
            assert_eq!(checkers.count(Place::BAR), expected);
        }
        assert_eq!(checkers.to_string(), "off:15");
    }

    #[test]
    fn a_layout_reads_back_and_is_counted() {
        let start: Checkers = "24:2 13:5 8:3 6:5".parse().expect("a layout");
        assert_eq!(start.to_string(), "24:2 13:5 8:3 6:5");
        assert_eq!((start.total(), start.pips()), (15, 167));
    }

    #[test]
    fn a_text_that_is_no_layout_is_refused() {
        for wrong in ["24", "24:0", "24:16", "25:1", "6:1 6:2", "6:x"] {
            assert!(wrong.parse::<Checkers>().is_err(), "{wrong}");
        }
    }
}
