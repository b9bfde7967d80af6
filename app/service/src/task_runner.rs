use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use play::Stop;

/// Whether a task has more to do.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Step {
    /// Run another step.
    Again,
    /// The task is finished.
    Done,
}

/// A long task that runs in steps: a bot's turn, a hint, one evaluated choice. Its argument says
/// whether the step should pause, so that it does not block others; the next step continues.
pub type Task = Box<dyn FnMut(Stop<'_>) -> Step + Send>;

/// Whether a time has elapsed.
pub type Timer = Box<dyn Fn() -> bool + Send + Sync>;

/// Runs long tasks and measures the time they may take.
///
/// Nothing waits for a result: the next requested page shows it.
pub trait TaskRunner: Send + Sync {
    /// Runs a task step by step until it is done, now or later. A task blocks neither answers nor
    /// the end of the program.
    fn run(&self, task: Task);

    /// The same for one of several that share the computer, such as a person, by a name. Whoever
    /// has many tasks gets no larger share.
    fn run_for(&self, share: &str, task: Task) {
        let _ = share;
        self.run(task);
    }

    /// Starts a timer.
    fn timer(&self, time: Duration) -> Timer;
}

/// Runs tasks at once, within the request that caused them; for tests and for programs that do one
/// thing at a time.
///
/// It reads no clock: a timer elapses after it was checked once for each of its milliseconds.
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
