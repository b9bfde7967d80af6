//! Locks that nobody ever waits for: a browser lets one thread at the program.

use std::sync::{Mutex, MutexGuard, PoisonError};

pub(crate) fn locked<T>(kept: &Mutex<T>) -> MutexGuard<'_, T> {
    kept.lock().unwrap_or_else(PoisonError::into_inner)
}
