use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use play::Stop;

/// Whether a task has more to do.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Step {
    /// It goes on with the next step.
    Again,
    /// It has come to its end.
    Done,
}

/// A long task, step by step: a bot's turn, a hint, one evaluated choice. Who carries it out is asked
/// whether a step is to pause, so that it keeps nobody else waiting; the next one goes on with it.
pub type Task = Box<dyn FnMut(Stop<'_>) -> Step + Send>;

/// Whether a time is over.
pub type Timer = Box<dyn Fn() -> bool + Send + Sync>;

/// Carries out long tasks, and measures the time that they may take.
///
/// Nothing waits for a thought: what it finds is shown by whatever page is asked for next.
pub trait TaskRunner: Send + Sync {
    /// Carries out every step of a task until it is done, now or later. A task keeps nobody
    /// from being answered and the program from ending.
    fn run(&self, task: Task);

    /// Begins to measure a time.
    fn timer(&self, time: Duration) -> Timer;
}

/// Carries out tasks at once, within the request that caused them; for tests and for programs
/// that do one thing at a time.
///
/// It reads no clock: a time is over after as many looks at its timer as it has milliseconds.
#[derive(Clone, Copy, Debug, Default)]
pub struct AtOnce;

impl TaskRunner for AtOnce {
    fn run(&self, mut task: Task) {
        while task(&|| false) == Step::Again {}
    }

    fn timer(&self, time: Duration) -> Timer {
        let looks = AtomicU32::new(u32::try_from(time.as_millis()).unwrap_or(u32::MAX));
        Box::new(move || {
            let left = looks.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| {
                Some(left.saturating_sub(1))
            });
            left == Ok(0)
        })
    }
}
