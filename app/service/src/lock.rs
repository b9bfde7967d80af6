//! Locks that are held only briefly.

use std::sync::{Mutex, MutexGuard, PoisonError};

/// Locks a mutex, even a poisoned one. A panic elsewhere leaves the value intact: nothing that can
/// panic runs while one of these locks is held.
pub fn locked<T>(kept: &Mutex<T>) -> MutexGuard<'_, T> {
    kept.lock().unwrap_or_else(PoisonError::into_inner)
}
