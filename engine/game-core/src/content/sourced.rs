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
        /// The owner of a copy entered it.
        Owner = "owner",
    }
}

/// Where the fields of one row come from.
#[derive(Clone, Debug, Default)]
pub struct Sources(Vec<(&'static str, Source)>);

impl Sources {
    /// Of the field with this name in the content file; `None` if it has no such field.
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

/// One fact for each thing of a kind, with where its values come from beside it.
///
/// Content that was loaded has a fact for every thing, so asking by a thing always answers.
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

    /// Whether every thing has its fact; only content that is refused misses one.
    pub fn is_complete(&self) -> bool {
        self.facts.len() == K::COUNT
    }

    /// Where the values of this thing come from.
    pub fn sources(&self, of: K) -> &Sources {
        &self.sources[of.index()]
    }

    /// Every thing with its fact, in the fixed order.
    pub fn iter(&self) -> impl Iterator<Item = (K, &F)> {
        K::all().zip(&self.facts)
    }

    /// The facts in the order of their things.
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
