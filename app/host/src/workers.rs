//! Threads that think: bots, hints and reviews, each in turns with those of other people.

use std::collections::{BTreeMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use service::{Step, Task, TaskRunner, Timer, locked};

/// How long a task may run while others wait.
const TURN: Duration = Duration::from_millis(100);

/// A pool of threads for long tasks. Everybody who has tasks has an equal share of it, however many
/// tasks these are: the threads go round from one to the next.
#[derive(Clone)]
pub struct Workers(Arc<Pool>);

struct Pool {
    waiting: Mutex<Waiting>,
    /// Tells a thread that a task waits.
    more: Condvar,
}

/// What waits, and how much is at work.
#[derive(Default)]
struct Waiting {
    /// Whose turn is next.
    order: VecDeque<String>,
    /// The tasks of each of them.
    tasks: BTreeMap<String, VecDeque<Task>>,
    at_work: usize,
}

/// How many tasks are at work, and how many wait for a thread.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Load {
    /// At work now.
    pub at_work: usize,
    /// Waiting for a thread.
    pub waiting: usize,
}

impl Waiting {
    /// Puts a task at the end of those of its share, and its share at the end if it had none.
    fn put(&mut self, share: &str, task: Task) {
        let tasks = self.tasks.entry(share.to_string()).or_default();
        if tasks.is_empty() {
            self.order.push_back(share.to_string());
        }
        tasks.push_back(task);
    }

    /// The next task, and whose it is.
    fn take(&mut self) -> Option<(String, Task)> {
        let share = self.order.pop_front()?;
        let tasks = self.tasks.get_mut(&share)?;
        let task = tasks.pop_front()?;
        if tasks.is_empty() {
            self.tasks.remove(&share);
        } else {
            self.order.push_back(share.clone());
        }
        self.at_work += 1;
        Some((share, task))
    }

    fn load(&self) -> Load {
        let waiting = self.tasks.values().map(VecDeque::len).sum();
        Load { at_work: self.at_work, waiting }
    }
}

impl Workers {
    /// So many threads, at least one, which do not keep the program from ending.
    pub fn new(threads: usize) -> Self {
        let pool = Arc::new(Pool { waiting: Mutex::default(), more: Condvar::new() });
        for _ in 0..threads.max(1) {
            let pool = Arc::clone(&pool);
            let _detached = thread::spawn(move || pool.work());
        }
        Workers(pool)
    }

    /// How much there is to do.
    pub fn load(&self) -> Load {
        locked(&self.0.waiting).load()
    }
}

impl Pool {
    /// Runs one task after the other, for ever.
    fn work(&self) {
        loop {
            let (share, mut task) = self.next();
            let begun = Instant::now();
            let is_over = || begun.elapsed() >= TURN && !locked(&self.waiting).order.is_empty();
            let mut step = Step::Again;
            while step == Step::Again && !is_over() {
                // Tasks catch their own panics; a fault in one that does not costs no thread.
                let stepped = catch_unwind(AssertUnwindSafe(|| task(&is_over)));
                step = stepped.unwrap_or(Step::Done);
            }
            let mut waiting = locked(&self.waiting);
            waiting.at_work -= 1;
            if step == Step::Again {
                waiting.put(&share, task);
                self.more.notify_one();
            }
        }
    }

    /// Waits for a task.
    fn next(&self) -> (String, Task) {
        let mut waiting = locked(&self.waiting);
        loop {
            if let Some(next) = waiting.take() {
                return next;
            }
            waiting = self.more.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

impl TaskRunner for Workers {
    fn run(&self, task: Task) {
        self.run_for("", task);
    }

    fn run_for(&self, share: &str, task: Task) {
        locked(&self.0.waiting).put(share, task);
        self.0.more.notify_one();
    }

    fn timer(&self, time: Duration) -> Timer {
        let end = Instant::now() + time;
        Box::new(move || Instant::now() >= end)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    #[test]
    fn whoever_has_many_tasks_gets_no_larger_share() {
        let mut waiting = Waiting::default();
        for _ in 0..3 {
            waiting.put("ada", Box::new(|_| Step::Done));
        }
        waiting.put("bob", Box::new(|_| Step::Done));
        waiting.put("cid", Box::new(|_| Step::Done));
        let taken: Vec<String> = std::iter::from_fn(|| Some(waiting.take()?.0)).collect();
        assert_eq!(taken, ["ada", "bob", "cid", "ada", "ada"]);
        assert_eq!(waiting.load(), Load { at_work: 5, waiting: 0 });
    }

    #[test]
    fn a_task_that_never_ends_leaves_others_their_turn_on_the_same_thread() {
        let workers = Workers::new(1);
        let (begun, has_begun) = mpsc::channel();
        workers.run_for(
            "ada",
            Box::new(move |pause| {
                let _ = begun.send(());
                while !pause() {
                    thread::sleep(Duration::from_millis(1));
                }
                Step::Again
            }),
        );
        let patience = Duration::from_secs(20);
        has_begun.recv_timeout(patience).expect("it runs");
        let (done, is_done) = mpsc::channel();
        for nth in 0..3 {
            let done = done.clone();
            workers.run_for(
                "bob",
                Box::new(move |_| {
                    let _ = done.send(nth);
                    Step::Done
                }),
            );
        }
        let order: Vec<i32> =
            (0..3).map(|_| is_done.recv_timeout(patience).expect("its turn")).collect();
        assert_eq!(order, [0, 1, 2]);
        has_begun.recv_timeout(patience).expect("and goes on");
    }
}
