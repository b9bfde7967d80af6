use std::cell::Cell;

use crate::{EnumSet, Id};

thread_local! {
    /// The known facts as a bit mask, while a helper runs; otherwise nobody watches.
    static KNOWN: Cell<Option<u128>> = const { Cell::new(None) };
    /// The number of the first unknown fact that was read.
    static MISSING: Cell<Option<usize>> = const { Cell::new(None) };
}

/// Declares that an automated opponent reads a fact of the table.
///
/// A helper watches these calls, and an unknown fact stops its run with a question. In a whole game
/// nobody watches, and the call costs one look at a thread-local cell.
#[inline]
pub fn needs<F: Id>(query: F) {
    if let Some(known) = KNOWN.get() {
        note(known, query.index());
    }
}

/// Whether a helper watches, for code that first has to find out which facts its answer depends on.
#[inline]
pub fn is_watched() -> bool {
    KNOWN.get().is_some()
}

/// Whether a watching helper knows a fact, for code that can do without it; `false` if nobody
/// watches.
pub fn is_known<F: Id>(query: F) -> bool {
    KNOWN.get().is_some_and(|known| known & (1 << query.index()) != 0)
}

#[cold]
fn note(known: u128, number: usize) {
    if known & (1 << number) == 0 && MISSING.get().is_none() {
        MISSING.set(Some(number));
    }
}

/// Watches the facts read on this thread until it is dropped.
pub(super) struct Watch {
    before: Option<u128>,
}

impl Watch {
    /// Starts watching with these facts known.
    pub(super) fn over<F: Id>(known: EnumSet<F>) -> Watch {
        MISSING.set(None);
        Watch { before: KNOWN.replace(Some(known.mask().into())) }
    }

    /// The first unknown fact that was read.
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
