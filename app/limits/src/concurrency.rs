//! Limits of what is there at once.

use std::collections::HashMap;
use std::hash::Hash;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex};

use service::locked;

/// Counts what is there at once, separately for each key.
pub struct Concurrency<K: Clone + Eq + Hash> {
    most: NonZeroU32,
    held: Arc<Mutex<HashMap<K, u32>>>,
}

impl<K: Clone + Eq + Hash> Concurrency<K> {
    /// Nothing is there yet, and at most so many may be.
    pub fn new(most: NonZeroU32) -> Self {
        Concurrency { most, held: Arc::default() }
    }

    /// Counts one more until what is returned is dropped; `None` if there are as many as may be.
    pub fn take(&self, key: &K) -> Option<Permit<K>> {
        let mut held = locked(&self.held);
        let count = held.entry(key.clone()).or_default();
        if *count >= self.most.get() {
            return None;
        }
        *count += 1;
        Some(Permit { key: key.clone(), held: Arc::clone(&self.held) })
    }
}

/// One of those that are there at once, until it is dropped.
pub struct Permit<K: Clone + Eq + Hash> {
    key: K,
    held: Arc<Mutex<HashMap<K, u32>>>,
}

impl<K: Clone + Eq + Hash> Drop for Permit<K> {
    fn drop(&mut self) {
        let mut held = locked(&self.held);
        if let Some(count) = held.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                held.remove(&self.key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn so_many_are_there_at_once_and_one_that_goes_makes_room() {
        let places = Concurrency::new(NonZeroU32::new(2).expect("two"));
        let first = places.take(&"ada").expect("a place");
        let second = places.take(&"ada").expect("a place");
        assert!(places.take(&"ada").is_none());
        assert!(places.take(&"bob").is_some(), "another key has places of its own");
        drop(first);
        let third = places.take(&"ada").expect("a place");
        assert!(places.take(&"ada").is_none());
        drop((second, third));
        assert!(locked(&places.held).is_empty(), "nobody is remembered");
    }
}
