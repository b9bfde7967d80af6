use std::marker::PhantomData;
use std::ops::Index;

use crate::Id;

crate::string_enum! {
    /// Where a printed value comes from.
    pub enum Source {
        /// Stated in the rulebook, or forced by it.
        Rulebook = "rulebook",
        /// Public material about the game.
        Found = "found",
        /// Deduced from examples and counts.
        Inferred = "inferred",
        /// Our own design.
        Reconstructed = "reconstructed",
        /// Entered by the owner of a copy.
        Owner = "owner",
    }
}

/// The sources of the fields of one row.
#[derive(Clone, Debug, Default)]
pub struct Sources(Vec<(&'static str, Source)>);

impl Sources {
    /// The source of the field with this name in the content file; `None` if it has no such field.
    pub fn of(&self, field: &str) -> Option<Source> {
        self.iter().find(|(name, _)| *name == field).map(|(_, source)| source)
    }

    /// Each field with its source.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, Source)> {
        self.0.iter().copied()
    }

    pub(super) fn push(&mut self, field: &'static str, source: Source) {
        self.0.push((field, source));
    }
}

/// A record for each thing of a kind, with the sources of its values.
///
/// Loaded content has a record for every thing, so indexing by a thing never fails.
#[derive(Clone, Debug)]
pub struct Sourced<K, F> {
    facts: Vec<F>,
    sources: Vec<Sources>,
    of: PhantomData<fn() -> K>,
}

impl<K: Id, F> Sourced<K, F> {
    /// The rows of [`Tables::sourced`](crate::Tables::sourced), in the order of their things.
    pub fn new(rows: impl IntoIterator<Item = (F, Sources)>) -> Self {
        let (facts, sources) = rows.into_iter().unzip();
        Sourced { facts, sources, of: PhantomData }
    }

    /// Whether every thing has its record; only refused content lacks some.
    pub fn is_complete(&self) -> bool {
        self.facts.len() == K::COUNT
    }

    /// The sources of this thing's values.
    pub fn sources(&self, of: K) -> &Sources {
        &self.sources[of.index()]
    }

    /// Every thing with its record, in the fixed order.
    pub fn iter(&self) -> impl Iterator<Item = (K, &F)> {
        K::all().zip(&self.facts)
    }

    /// The records in the order of their things.
    pub fn facts(&self) -> &[F] {
        &self.facts
    }
}

impl<K: Id, F> Index<K> for Sourced<K, F> {
    type Output = F;

    fn index(&self, of: K) -> &F {
        &self.facts[of.index()]
    }
}
