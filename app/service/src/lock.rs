//! Short locks.

use std::sync::{Mutex, MutexGuard, PoisonError};

/// What is kept behind a lock. A panic elsewhere leaves it whole: nothing that can break down
/// happens while it is held.
pub fn locked<T>(kept: &Mutex<T>) -> MutexGuard<'_, T> {
    kept.lock().unwrap_or_else(PoisonError::into_inner)
}
