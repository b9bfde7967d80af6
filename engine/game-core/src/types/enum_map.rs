use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::{Index, IndexMut};

use serde::de::Error;
use serde::{Deserialize, Serialize};

use super::{Array, Id};

/// A map with one entry for each thing of a kind: an array indexed by the thing, saved as a list.
///
/// It is `Copy` if the entries are.
pub struct EnumMap<K: Id, T>(pub K::Array<T>);

impl<K: Id, T> EnumMap<K, T> {
    /// A map with an entry computed for each thing.
    pub fn each(mut entry: impl FnMut(K) -> T) -> Self {
        EnumMap(Array::make(|number| entry(K::new(number).expect("there is one for each number"))))
    }

    /// The entries, in the order of their things.
    pub fn values(&self) -> &[T] {
        self.0.as_ref()
    }

    /// Mutable access to the entries, in the order of their things.
    pub fn values_mut(&mut self) -> &mut [T] {
        self.0.as_mut()
    }

    /// Every thing with its entry, in the fixed order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (K, &T)> + Clone {
        self.values()
            .iter()
            .enumerate()
            .filter_map(|(number, entry)| Some((K::new(number)?, entry)))
    }
}

impl<K: Id, T> Index<K> for EnumMap<K, T> {
    type Output = T;

    fn index(&self, key: K) -> &T {
        &self.0.as_ref()[key.index()]
    }
}

impl<K: Id, T> IndexMut<K> for EnumMap<K, T> {
    fn index_mut(&mut self, key: K) -> &mut T {
        &mut self.0.as_mut()[key.index()]
    }
}

impl<K: Id, T> Clone for EnumMap<K, T>
where
    K::Array<T>: Clone,
{
    fn clone(&self) -> Self {
        EnumMap(self.0.clone())
    }
}

impl<K: Id, T> Copy for EnumMap<K, T> where K::Array<T>: Copy {}

impl<K: Id, T: Default> Default for EnumMap<K, T> {
    fn default() -> Self {
        EnumMap(Array::make(|_| T::default()))
    }
}

impl<K: Id, T: PartialEq> PartialEq for EnumMap<K, T> {
    fn eq(&self, other: &Self) -> bool {
        self.values() == other.values()
    }
}

impl<K: Id, T: Eq> Eq for EnumMap<K, T> {}

impl<K: Id, T: Hash> Hash for EnumMap<K, T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.values().hash(state);
    }
}

impl<K: Id, T: fmt::Debug> fmt::Debug for EnumMap<K, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl<K: Id, T: Serialize> Serialize for EnumMap<K, T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.values())
    }
}

impl<'de, K: Id, T: Deserialize<'de>> Deserialize<'de> for EnumMap<K, T> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let entries = Vec::<T>::deserialize(deserializer)?;
        if entries.len() != K::COUNT {
            let expected = format!("a list of {}", K::COUNT);
            return Err(D::Error::invalid_length(entries.len(), &expected.as_str()));
        }
        let mut entries = entries.into_iter();
        Ok(EnumMap(Array::make(|_| entries.next().expect("they were counted"))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    crate::index_type! {
        /// One of 108: serde supports arrays only up to a smaller size.
        struct Card(108);
        |number, f| write!(f, "C{number}")
    }

    #[test]
    fn every_thing_has_its_entry_and_a_list_of_another_length_is_refused() {
        let mut by: EnumMap<Card, u8> = EnumMap::each(|card: Card| card.index() as u8);
        by[Card(5)] = 200;
        assert_eq!(by.iter().nth(5), Some((Card(5), &200)));
        let text = serde_json::to_string(&by).expect("a list");
        assert_eq!(serde_json::from_str::<EnumMap<Card, u8>>(&text).expect("108 numbers"), by);
        assert!(serde_json::from_str::<EnumMap<Card, u8>>("[1,2]").is_err());
        let copied = by;
        assert_eq!((copied, size_of_val(&copied)), (by, 108));
    }
}
