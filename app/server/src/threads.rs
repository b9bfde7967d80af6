use std::thread;
use std::time::{Duration, Instant};

use service::{Step, Task, TaskRunner, Timer};

/// Runs each task on a thread of its own, which does not keep the program from ending.
#[derive(Clone, Copy, Debug, Default)]
pub struct Threads;

impl TaskRunner for Threads {
    fn run(&self, mut task: Task) {
        let _detached = thread::spawn(move || while task(&|| false) == Step::Again {});
    }

    fn timer(&self, time: Duration) -> Timer {
        let end = Instant::now() + time;
        Box::new(move || Instant::now() >= end)
    }
}
