//! What the requests share.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Instant;

use axum::extract::FromRef;
use store::Desk;

use crate::Shared;
use crate::curves::Curves;
use crate::hints::Hints;
use crate::turns::Turns;

/// The desk, and what is thought about beside it.
#[derive(Clone)]
pub(crate) struct House {
    pub(crate) desk: Shared,
    pub(crate) turns: Turns,
    pub(crate) hints: Hints,
    pub(crate) curves: Curves,
}

impl House {
    /// A house in which nobody thinks.
    pub(crate) fn new(desk: Desk) -> Self {
        let desk = Arc::new(Mutex::new(desk));
        House { desk, turns: Turns::default(), hints: Hints::default(), curves: Curves::default() }
    }

    /// After a game was changed: what was thought about it counts no longer, and bots go on.
    pub(crate) fn changed(&self, id: &str) {
        self.hints.forget(id);
        self.curves.forget(id);
        self.turns.play(&self.desk, id);
    }
}

impl FromRef<House> for Shared {
    fn from_ref(house: &House) -> Shared {
        house.desk.clone()
    }
}

/// What is kept behind a lock. A panic elsewhere leaves it whole: changes are made on copies.
pub(crate) fn locked<T>(kept: &Mutex<T>) -> MutexGuard<'_, T> {
    kept.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A word by which whoever thinks is told that nobody waits for it any more.
#[derive(Clone, Debug, Default)]
pub(crate) struct Halt(Arc<AtomicBool>);

impl Halt {
    /// Calls it out.
    pub(crate) fn call(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it was called out.
    pub(crate) fn is_called(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// Whether it is the same word, not only one like it.
    pub(crate) fn is(&self, other: &Halt) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }

    /// Whether to stop: it was called out, or the time is over.
    pub(crate) fn by(&self, end: Option<Instant>) -> impl Fn() -> bool + Sync + '_ {
        move || self.is_called() || end.is_some_and(|end| Instant::now() >= end)
    }
}

/// Does something on a thread of its own, which does not keep the program from ending.
pub(crate) fn aside(work: impl FnOnce() + Send + 'static) {
    let _detached = thread::spawn(work);
}
