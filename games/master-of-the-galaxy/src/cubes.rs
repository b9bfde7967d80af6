//! Sets of cubes by colour, and cubes in slots.

use game_core::Id;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::types::{Colour, Letter};

/// The number of cubes of each colour. Order: red, blue, yellow, white, black.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Cubes(pub [u8; 5]);

impl Cubes {
    /// No cubes.
    pub const NONE: Cubes = Cubes([0; 5]);

    /// One cube.
    pub fn one(colour: Colour) -> Cubes {
        let mut cubes = Cubes::NONE;
        cubes.add(colour, 1);
        cubes
    }

    /// The number of cubes of a colour.
    pub fn of(&self, colour: Colour) -> u8 {
        self.0[colour.index()]
    }

    /// The total number of cubes; 255 if there are more.
    pub fn total(&self) -> u8 {
        self.0.iter().fold(0, |sum, &count| sum.saturating_add(count))
    }

    /// Whether there are no cubes.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 5]
    }

    /// Adds cubes of a colour.
    pub fn add(&mut self, colour: Colour, count: u8) {
        let cubes = &mut self.0[colour.index()];
        *cubes = cubes.saturating_add(count);
    }

    /// Removes up to `count` cubes of a colour; returns how many were removed.
    pub fn take(&mut self, colour: Colour, count: u8) -> u8 {
        let taken = count.min(self.of(colour));
        self.0[colour.index()] -= taken;
        taken
    }

    /// Adds all cubes of another set.
    pub fn put(&mut self, other: Cubes) {
        for colour in Colour::ALL {
            self.add(colour, other.of(colour));
        }
    }

    /// Removes and returns all cubes.
    pub fn empty(&mut self) -> Cubes {
        std::mem::take(self)
    }

    /// The colours of which there is at least one, in their fixed order.
    pub fn colours(self) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().filter(move |&colour| self.of(colour) > 0)
    }
}

/// The most slots of a project, which are those of an attack with all extra slots.
pub(crate) const MOST_SLOTS: usize = 10;

/// The lowest of the three bits of each slot.
const LOWEST_BITS: u32 = 0o1_111_111_111;

/// The cubes in the slots of a project, indexed by slot, with three bits for each.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Slots(u32);

impl Slots {
    /// Empty slots.
    pub const EMPTY: Slots = Slots(0);

    /// The cube in a slot.
    pub fn get(self, slot: usize) -> Option<Colour> {
        match self.0 >> (slot * 3) & 7 {
            0 => None,
            number => Colour::new(number as usize - 1),
        }
    }

    /// Sets or clears the cube in a slot.
    pub fn set(&mut self, slot: usize, cube: Option<Colour>) {
        let number = cube.map_or(0, |colour| colour.index() as u32 + 1);
        self.0 = self.0 & !(7 << (slot * 3)) | number << (slot * 3);
    }

    /// The number of filled slots.
    pub fn count(self) -> u8 {
        let filled = (self.0 | self.0 >> 1 | self.0 >> 2) & LOWEST_BITS;
        filled.count_ones() as u8
    }

    /// Whether all slots are empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The filled slots by index, with their cubes.
    pub fn iter(self) -> impl Iterator<Item = (usize, Colour)> {
        (0..MOST_SLOTS).filter_map(move |slot| Some((slot, self.get(slot)?)))
    }

    /// All cubes in the slots.
    pub fn cubes(self) -> Cubes {
        let mut cubes = Cubes::NONE;
        for (_, colour) in self.iter() {
            cubes.add(colour, 1);
        }
        cubes
    }

    /// The first empty slot with this letter in a printed list.
    pub fn first_empty(self, letters: &[Letter], letter: Letter) -> Option<usize> {
        (0..letters.len()).find(|&slot| letters[slot] == letter && self.get(slot).is_none())
    }

    /// The first slot with this letter in a printed list that holds this colour.
    pub fn first_with(self, letters: &[Letter], letter: Letter, colour: Colour) -> Option<usize> {
        (0..letters.len()).find(|&slot| letters[slot] == letter && self.get(slot) == Some(colour))
    }
}

impl JsonSchema for Slots {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Slots".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "description": "The cubes in the slots of a project, null where a slot is empty. \
                            Order: as the slots are printed, up to the last that is filled.",
            "type": "array",
            "items": generator.subschema_for::<Option<Colour>>(),
            "maxItems": MOST_SLOTS,
        })
    }
}

impl Serialize for Slots {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let last = self.iter().map(|(slot, _)| slot + 1).last().unwrap_or(0);
        serializer.collect_seq((0..last).map(|slot| self.get(slot)))
    }
}

impl<'de> Deserialize<'de> for Slots {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cubes = Vec::<Option<Colour>>::deserialize(deserializer)?;
        if cubes.len() > MOST_SLOTS {
            let why = format!("{} slots, expected at most {MOST_SLOTS}", cubes.len());
            return Err(serde::de::Error::custom(why));
        }
        let mut slots = Slots::EMPTY;
        for (slot, cube) in cubes.into_iter().enumerate() {
            slots.set(slot, cube);
        }
        Ok(slots)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slots_hold_cubes_by_number() {
        let mut slots = Slots::EMPTY;
        slots.set(0, Some(Colour::Black));
        slots.set(9, Some(Colour::Red));
        assert_eq!((slots.get(0), slots.get(1)), (Some(Colour::Black), None));
        assert_eq!((slots.count(), slots.cubes().of(Colour::Red)), (2, 1));
        slots.set(0, None);
        let text = serde_json::to_string(&slots).expect("plain data");
        assert_eq!(serde_json::from_str::<Slots>(&text).expect("reads back"), slots);
    }

    #[test]
    fn a_short_heap_gives_what_it_has() {
        let mut cubes = Cubes([1, 0, 0, 0, 0]);
        assert_eq!(cubes.take(Colour::Red, 3), 1);
        assert!(cubes.is_empty());
    }
}
