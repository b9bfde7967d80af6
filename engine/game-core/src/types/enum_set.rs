use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;

use serde::{Deserialize, Serialize};

use super::{BitSet, Id};

/// A set of things of one kind, in their fixed order; a bit mask of 1 to 16 bytes.
///
/// It is `Copy`, saved as the list of its members, and compared by its members.
pub struct EnumSet<T: Id>(T::BitSet, PhantomData<fn() -> T>);

impl<T: Id> EnumSet<T> {
    /// The empty set.
    pub const EMPTY: EnumSet<T> = EnumSet(T::BitSet::NONE, PhantomData);

    /// The set of everything of this kind.
    pub fn full() -> EnumSet<T> {
        EnumSet(T::BitSet::lowest(T::COUNT), PhantomData)
    }

    /// The set of just this one.
    pub fn only(one: T) -> EnumSet<T> {
        EnumSet(T::BitSet::bit(one.index()), PhantomData)
    }

    /// The members as a bit mask of their numbers.
    pub fn mask(self) -> T::BitSet {
        self.0
    }

    /// The things whose bits are set; bits beyond the last thing are ignored.
    pub fn of_mask(mask: T::BitSet) -> EnumSet<T> {
        EnumSet(mask & T::BitSet::lowest(T::COUNT), PhantomData)
    }

    /// The number of members.
    pub fn len(self) -> usize {
        self.0.count()
    }

    /// Whether it is empty.
    pub fn is_empty(self) -> bool {
        self.0 == T::BitSet::NONE
    }

    /// The intersection.
    pub fn and(self, other: EnumSet<T>) -> EnumSet<T> {
        EnumSet(self.0 & other.0, PhantomData)
    }

    /// The union.
    pub fn or(self, other: EnumSet<T>) -> EnumSet<T> {
        EnumSet(self.0 | other.0, PhantomData)
    }

    /// The difference.
    pub fn without(self, other: EnumSet<T>) -> EnumSet<T> {
        EnumSet(self.0 & !other.0, PhantomData)
    }

    /// Whether `one` is in it.
    pub fn contains(self, one: T) -> bool {
        self.0 & T::BitSet::bit(one.index()) != T::BitSet::NONE
    }

    /// Adds `one`.
    pub fn insert(&mut self, one: T) {
        self.0 = self.0 | T::BitSet::bit(one.index());
    }

    /// Removes `one`.
    pub fn remove(&mut self, one: T) {
        self.0 = self.0 & !T::BitSet::bit(one.index());
    }

    /// The first in the fixed order.
    pub fn first(self) -> Option<T> {
        self.0.first().and_then(T::new)
    }

    /// The last in the fixed order.
    pub fn last(self) -> Option<T> {
        self.0.last().and_then(T::new)
    }

    /// The members, in the fixed order.
    pub fn iter(self) -> impl Iterator<Item = T> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let number = rest.first()?;
            rest = rest.rest();
            T::new(number)
        })
    }
}

impl<T: Id> Clone for EnumSet<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: Id> Copy for EnumSet<T> {}

impl<T: Id> Default for EnumSet<T> {
    fn default() -> Self {
        EnumSet::EMPTY
    }
}

impl<T: Id> PartialEq for EnumSet<T> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<T: Id> Eq for EnumSet<T> {}

impl<T: Id> Hash for EnumSet<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl<T: Id> FromIterator<T> for EnumSet<T> {
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Self {
        let mut set = EnumSet::EMPTY;
        set.extend(things);
        set
    }
}

impl<T: Id> Extend<T> for EnumSet<T> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, things: I) {
        things.into_iter().for_each(|one| self.insert(one));
    }
}

impl<T: Id> fmt::Debug for EnumSet<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Id + Serialize> Serialize for EnumSet<T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Id + Deserialize<'de>> Deserialize<'de> for EnumSet<T> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let listed = Vec::<T>::deserialize(deserializer)?;
        let set: EnumSet<T> = listed.iter().copied().collect();
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

    crate::index_type! {
        /// One of five.
        struct Few(5);
        |number, f| write!(f, "F{number}")
    }

    crate::index_type! {
        /// One of 36.
        struct Some36(36);
        |number, f| write!(f, "S{number:02}")
    }

    crate::index_type! {
        /// One of 128.
        struct Most(128);
        |number, f| write!(f, "M{number:03}")
    }

    #[test]
    fn a_set_keeps_the_fixed_order_and_reads_back_what_it_writes() {
        let set: EnumSet<Most> = [127, 0, 64].into_iter().filter_map(Most::new).collect();
        assert_eq!(format!("{set:?}"), "{M000, M064, M127}");
        let text = serde_json::to_string(&set).expect("a list");
        assert_eq!(text, r#"["M000","M064","M127"]"#);
        assert_eq!(serde_json::from_str::<EnumSet<Most>>(&text).expect("a set"), set);
        assert!(serde_json::from_str::<EnumSet<Most>>(r#"["M001","M001"]"#).is_err());
    }

    #[test]
    fn a_full_set_holds_everything_and_nothing_else() {
        assert_eq!(EnumSet::<Few>::full().iter().count(), 5);
        assert_eq!(EnumSet::<Most>::full().len(), 128);
        assert_eq!(EnumSet::<Few>::of_mask(0xff), EnumSet::full());
        let mut set = EnumSet::<Few>::full();
        set.remove(Few(0));
        assert_eq!((set.first(), set.last()), (Some(Few(1)), Some(Few(4))));
        assert_eq!(EnumSet::full().without(set), EnumSet::only(Few(0)));
        assert_eq!((EnumSet::<Most>::EMPTY.first(), EnumSet::<Most>::EMPTY.last()), (None, None));
    }

    #[test]
    fn a_set_is_as_narrow_as_its_kind_allows() {
        assert_eq!(size_of::<EnumSet<Few>>(), 1);
        assert_eq!(size_of::<EnumSet<Some36>>(), 8);
        assert_eq!(size_of::<EnumSet<Most>>(), 16);
    }
}
