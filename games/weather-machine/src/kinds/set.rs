use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;

use serde::{Deserialize, Serialize};

use super::{Id, Mask};

/// A set of things of one kind, kept in their fixed order as a bit mask.
pub struct Set<T: Id>(T::Mask, PhantomData<fn() -> T>);

impl<T: Id> Set<T> {
    /// Nothing.
    pub const EMPTY: Set<T> = Set(T::Mask::NONE, PhantomData);

    fn of(bits: u64) -> Set<T> {
        Set(T::Mask::of(bits), PhantomData)
    }

    /// The members as bits by their numbers.
    pub fn bits(self) -> u64 {
        self.0.into()
    }

    /// How many there are.
    pub fn len(self) -> usize {
        self.bits().count_ones() as usize
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.bits() == 0
    }

    /// What is in both.
    pub fn and(self, other: Set<T>) -> Set<T> {
        Set::of(self.bits() & other.bits())
    }

    /// What is in one of them.
    pub fn or(self, other: Set<T>) -> Set<T> {
        Set::of(self.bits() | other.bits())
    }

    /// What is in this one only.
    pub fn without(self, other: Set<T>) -> Set<T> {
        Set::of(self.bits() & !other.bits())
    }

    /// Everything of this kind.
    pub fn full() -> Set<T> {
        Set::of(u64::MAX >> (64 - T::COUNT))
    }

    /// Whether `one` is in it.
    pub fn contains(self, one: T) -> bool {
        self.bits() >> one.index() & 1 == 1
    }

    /// Puts `one` in.
    pub fn insert(&mut self, one: T) {
        self.0 = T::Mask::of(self.bits() | 1 << one.index());
    }

    /// Takes `one` out.
    pub fn remove(&mut self, one: T) {
        self.0 = T::Mask::of(self.bits() & !(1 << one.index()));
    }

    /// The first in the fixed order.
    pub fn first(self) -> Option<T> {
        if self.is_empty() { None } else { T::new(self.bits().trailing_zeros() as usize) }
    }

    /// What is in it, in the fixed order.
    pub fn iter(self) -> impl Iterator<Item = T> {
        let mut rest = self.bits();
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let index = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            T::new(index)
        })
    }
}

impl<T: Id> Clone for Set<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: Id> Copy for Set<T> {}

impl<T: Id> Default for Set<T> {
    fn default() -> Self {
        Set::EMPTY
    }
}

impl<T: Id> PartialEq for Set<T> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<T: Id> Eq for Set<T> {}

impl<T: Id> Hash for Set<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl<T: Id> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Self {
        let mut set = Set::EMPTY;
        things.into_iter().for_each(|one| set.insert(one));
        set
    }
}

impl<T: Id> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Id + Serialize> Serialize for Set<T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Id + Deserialize<'de>> Deserialize<'de> for Set<T> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let listed = Vec::<T>::deserialize(deserializer)?;
        let set: Set<T> = listed.iter().copied().collect();
        if set.len() == listed.len() {
            Ok(set)
        } else {
            Err(serde::de::Error::custom("something occurs twice"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kinds::{BotSpace, GoalTile, LineSlot, Report, Weather};

    #[test]
    fn a_set_keeps_the_fixed_order_and_reads_back_what_it_writes() {
        let set: Set<GoalTile> = [35, 0, 7].into_iter().filter_map(GoalTile::new).collect();
        assert_eq!(format!("{set:?}"), "{GO01, GO08, GO36}");
        let text = serde_json::to_string(&set).expect("a list");
        assert_eq!(text, r#"["GO01","GO08","GO36"]"#);
        assert_eq!(serde_json::from_str::<Set<GoalTile>>(&text).expect("a set"), set);
        assert!(serde_json::from_str::<Set<GoalTile>>(r#"["GO01","GO01"]"#).is_err());
    }

    #[test]
    fn a_full_set_holds_everything() {
        assert_eq!(Set::<Weather>::full().iter().count(), 5);
        assert_eq!(Set::<BotSpace>::full().len(), BotSpace::COUNT);
        let mut set = Set::<Weather>::full();
        set.remove(Weather::Rain);
        assert_eq!(set.first(), Some(Weather::Wind));
        assert_eq!(Set::<Weather>::full().without(set).len(), 1);
    }

    #[test]
    fn a_set_is_as_narrow_as_its_kind_allows() {
        assert_eq!(size_of::<Set<Weather>>(), 1);
        assert_eq!(size_of::<Set<LineSlot>>(), 2);
        assert_eq!(size_of::<Set<Report>>(), 4);
        assert_eq!(size_of::<Set<GoalTile>>(), 8);
    }
}
