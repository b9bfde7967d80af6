//! A queue of tasks that run when there is time.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use service::{Step, Task, TaskRunner, Timer, locked};

use crate::Clock;

/// Tasks that take turns, step by step, between two requests.
#[derive(Clone)]
pub(crate) struct Queue {
    waiting: Arc<Mutex<VecDeque<Task>>>,
    clock: Clock,
}

impl Queue {
    pub(crate) fn new(clock: Clock) -> Self {
        Queue { waiting: Arc::default(), clock }
    }

    /// Runs steps for this many milliseconds, one at least; a task that thinks for longer pauses.
    /// Returns whether tasks are left.
    pub(crate) fn think(&self, milliseconds: f64) -> bool {
        let end = (self.clock)() + milliseconds;
        loop {
            // Nothing is locked while a task runs, because it may start another one.
            let Some(mut task) = locked(&self.waiting).pop_front() else { return false };
            if task(&|| (self.clock)() >= end) == Step::Again {
                locked(&self.waiting).push_back(task);
            }
            if (self.clock)() >= end {
                return !locked(&self.waiting).is_empty();
            }
        }
    }

    pub(crate) fn is_empty(&self) -> bool {
        locked(&self.waiting).is_empty()
    }
}

impl TaskRunner for Queue {
    fn run(&self, task: Task) {
        locked(&self.waiting).push_back(task);
    }

    fn timer(&self, time: Duration) -> Timer {
        let clock = self.clock;
        let end = clock() + time.as_secs_f64() * 1000.0;
        Box::new(move || clock() >= end)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicU32, Ordering};

    static TICKS: AtomicU32 = AtomicU32::new(0);

    /// The clock advances by a millisecond with each call.
    fn ticking() -> f64 {
        f64::from(TICKS.fetch_add(1, Ordering::Relaxed))
    }

    #[test]
    fn tasks_take_turns_until_the_time_is_over() {
        let queue = Queue::new(ticking);
        let said = Arc::new(Mutex::new(String::new()));
        for (name, steps) in [('a', 3), ('b', 1)] {
            let (said, mut left) = (Arc::clone(&said), steps);
            queue.run(Box::new(move |_| {
                locked(&said).push(name);
                left -= 1;
                if left > 0 { Step::Again } else { Step::Done }
            }));
        }
        assert!(queue.think(0.0), "one step, and there is more");
        assert_eq!(*locked(&said), "a");
        assert!(!queue.think(100.0));
        assert_eq!(*locked(&said), "abaa");
        assert!(queue.is_empty() && !queue.think(100.0));
    }
}
