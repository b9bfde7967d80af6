//! Facts that are numbered kind by kind, and choices that no person made.

use std::ops::Range;

use super::helped::Helped;
use crate::Id;

/// A choice that was drawn or proposed in a turn.
#[derive(Clone, Debug)]
pub struct Settled<G: Helped> {
    /// The index of its entry within the turn.
    pub entry: usize,
    /// The number of events of the turn before it.
    pub emitted: usize,
    /// The position that asked.
    pub game: G,
    /// The answer.
    pub choice: G::Choice,
    /// Whether it was proposed, because the rules leave it to the person; otherwise it was drawn.
    pub is_proposed: bool,
}

/// Numbers the facts of a [`Helper`](crate::Helper) kind by kind: all of the first kind, then all
/// of the next.
#[derive(Clone, Copy, Debug)]
pub struct QueryKinds<const N: usize> {
    names: [&'static str; N],
    /// The number of the first fact of each kind.
    first: [usize; N],
    count: usize,
}

impl<const N: usize> QueryKinds<N> {
    /// The kinds, each with its number of facts, at least one, and its name.
    pub const fn new(kinds: [(usize, &'static str); N]) -> Self {
        let (mut names, mut first, mut count) = ([""; N], [0; N], 0);
        let mut kind = 0;
        while kind < N {
            assert!(kinds[kind].0 > 0, "a kind has facts");
            names[kind] = kinds[kind].1;
            first[kind] = count;
            count += kinds[kind].0;
            kind += 1;
        }
        QueryKinds { names, first, count }
    }

    /// The number of facts of all kinds together.
    pub const fn count(&self) -> usize {
        self.count
    }

    /// The number of kinds.
    pub const fn kinds(&self) -> usize {
        N
    }

    /// The number of a fact, from its index within its kind.
    pub const fn number(&self, kind: usize, nth: usize) -> usize {
        self.first[kind] + nth
    }

    /// The kind of a fact, and its index within the kind.
    pub fn split(&self, number: usize) -> (usize, usize) {
        let kind = self.first.partition_point(|first| *first <= number).saturating_sub(1);
        (kind, number - self.first[kind])
    }

    /// The numbers of all facts of a kind.
    pub fn all_of(&self, kind: usize) -> Range<usize> {
        self.first[kind]..self.first.get(kind + 1).copied().unwrap_or(self.count)
    }

    /// The name of a kind.
    pub const fn name(&self, kind: usize) -> &'static str {
        self.names[kind]
    }
}

/// The thing with this number, which a fact of a kind is about.
///
/// # Panics
///
/// If there is none: a fact has the number of what it is about.
pub fn nth_of<T: Id>(nth: usize) -> T {
    T::new(nth).expect("a fact has the number of what it is about")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_split_as_it_was_put_together() {
        let kinds = QueryKinds::new([(1, "one"), (4, "four"), (2, "two")]);
        assert_eq!(kinds.count(), 7);
        let all = [1, 4, 2].into_iter().enumerate();
        let all = all.flat_map(|(kind, count)| (0..count).map(move |nth| (kind, nth)));
        for (number, (kind, nth)) in all.enumerate() {
            assert_eq!(kinds.number(kind, nth), number);
            assert_eq!(kinds.split(number), (kind, nth));
            assert!(kinds.all_of(kind).contains(&number));
        }
        assert_eq!((kinds.all_of(1), kinds.all_of(2), kinds.name(2)), (1..5, 5..7, "two"));
    }
}
