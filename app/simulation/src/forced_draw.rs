//! Luck that draws one component as early as possible, to measure what it is worth.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::hash::Hash;

use game_core::Choices;
use players::{Chance, KeyedChance};

/// The luck of a game with a seed, except for the first chance turn that can bring the component
/// with a given id: there it does. Chance draws as often as it otherwise would, so that all other
/// luck follows the seed.
pub(crate) struct ForcedDraw<'a, C> {
    chance_source: KeyedChance,
    named: &'a Named<C>,
    came: &'a Cell<bool>,
}

/// Which results of chance name an id, cached for each result.
pub(crate) struct Named<C> {
    id: String,
    known: RefCell<HashMap<C, bool>>,
}

impl<C: Copy + Eq + Hash + ToString> Named<C> {
    /// Matches results that contain this id as a word, or as several words if the id has several.
    pub(crate) fn new(id: &str) -> Self {
        Named { id: between_spaces(id), known: RefCell::default() }
    }

    fn is_in(&self, result: C) -> bool {
        let look = || between_spaces(&result.to_string()).contains(&self.id);
        *self.known.borrow_mut().entry(result).or_insert_with(look)
    }
}

fn between_spaces(words: &str) -> String {
    format!(" {words} ")
}

impl<'a, C> ForcedDraw<'a, C> {
    /// The luck of a game with this seed; sets `came` once the component has come.
    pub(crate) fn new(seed: u64, named: &'a Named<C>, came: &'a Cell<bool>) -> Self {
        came.set(false);
        ForcedDraw { chance_source: KeyedChance::new(seed), named, came }
    }
}

impl<C: Copy + Eq + Hash + Ord + ToString> Chance<C> for ForcedDraw<'_, C> {
    fn result(&mut self, listed: &Choices<C>) -> Option<C> {
        let by_chance = self.chance_source.result(listed);
        if self.came.get() {
            return by_chance;
        }
        let brought = listed.listed().iter().find(|&&result| self.named.is_in(result)).copied();
        self.came.set(brought.is_some());
        brought.or(by_chance)
    }
}
