use std::cell::Cell;

use crate::{EnumSet, Id};

thread_local! {
    /// The facts that are known, by their numbers, while a helper runs; else nobody watches.
    static KNOWN: Cell<Option<u128>> = const { Cell::new(None) };
    /// The number of the first fact that was read and is not known.
    static MISSING: Cell<Option<usize>> = const { Cell::new(None) };
}

/// Says that an automated opponent reads a fact of the table.
///
/// Beside a real table a helper watches, and a fact that it does not know stops its run with a
/// question. In a whole game nobody watches, and this is the look at one cell of the thread.
#[inline]
pub fn needs<F: Id>(query: F) {
    if let Some(known) = KNOWN.get() {
        note(known, query.index());
    }
}

/// Whether a helper watches, for a question that has to look which facts its answer rests on.
#[inline]
pub fn is_watched() -> bool {
    KNOWN.get().is_some()
}

/// Whether a fact is known to the helper that watches, for a question that can do without a fact of
/// its own; nothing is, if nobody watches.
pub fn is_known<F: Id>(query: F) -> bool {
    KNOWN.get().is_some_and(|known| known & (1 << query.index()) != 0)
}

#[cold]
fn note(known: u128, number: usize) {
    if known & (1 << number) == 0 && MISSING.get().is_none() {
        MISSING.set(Some(number));
    }
}

/// Watches what is read on this thread until it is dropped.
pub(super) struct Watch {
    before: Option<u128>,
}

impl Watch {
    /// Nothing is missing yet; these facts are known.
    pub(super) fn over<F: Id>(known: EnumSet<F>) -> Watch {
        MISSING.set(None);
        Watch { before: KNOWN.replace(Some(known.mask().into())) }
    }

    /// The first fact that was read and is not known.
    pub(super) fn missing<F: Id>(&self) -> Option<F> {
        MISSING.get().and_then(F::new)
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        MISSING.set(None);
        KNOWN.set(self.before);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    crate::index_type! {
        /// One of nine facts.
        struct Query(9);
        |number, f| write!(f, "F{number}")
    }

    fn query(number: usize) -> Query {
        Query::new(number).expect("there are nine")
    }

    #[test]
    fn the_first_unknown_fact_is_noted_and_known_ones_are_not() {
        let watch = Watch::over(EnumSet::only(query(3)));
        needs(query(3));
        assert_eq!(watch.missing::<Query>(), None);
        assert!(is_known(query(3)) && !is_known(query(8)));
        needs(query(8));
        needs(query(0));
        assert_eq!(watch.missing(), Some(query(8)));
    }

    #[test]
    fn nobody_watches_once_a_helper_is_done() {
        drop(Watch::over(EnumSet::<Query>::EMPTY));
        assert!(!is_watched());
        needs(query(1));
        assert_eq!(Watch::over(EnumSet::<Query>::EMPTY).missing::<Query>(), None);
    }
}
