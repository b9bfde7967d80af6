//! The thread pool of a batch, which its copies share.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use game_core::ValidationError;
use rayon::{ThreadPool, ThreadPoolBuilder};

/// Number of pieces of work for each thread, so that none waits long for another.
const PIECES: usize = 4;

/// How often a finished thread polls for the others before it sleeps: 4,000 polls took a tenth of a
/// millisecond when measured.
const PATIENCE: usize = 4_000;

/// The threads of a batch besides the calling one, if any.
///
/// A forked process has none of its parent's threads, and work given to them would never finish. So
/// the process that started them is recorded; [`Threads::are_lost`] compares it with the current
/// one, and [`Threads::renew`] starts new threads.
#[derive(Clone)]
pub(crate) struct Threads(Option<Of>);

#[derive(Clone)]
struct Of {
    pool: Arc<Pool>,
    /// The newest pool, shared with copies, so that all of them start one pool in a new process.
    newest: Arc<Mutex<Arc<Pool>>>,
}

/// Threads, and the id of the process they run in.
struct Pool {
    process: u32,
    /// `None` only while the pool is dropped.
    threads: Option<ThreadPool>,
}

impl Threads {
    /// A pool of this many threads, including the calling one; 0 for one for each core.
    ///
    /// # Errors
    ///
    /// Why they cannot be started.
    pub(crate) fn new(count: usize) -> Result<Threads, ValidationError> {
        let count = match count {
            0 => std::thread::available_parallelism().map_or(1, usize::from),
            count => count,
        };
        // The calling thread works as well, so the pool has one thread less.
        let Some(others) = count.checked_sub(1).filter(|&others| others > 0) else {
            return Ok(Threads(None));
        };
        let pool = Arc::new(Pool::new(others)?);
        Ok(Threads(Some(Of { newest: Arc::new(Mutex::new(Arc::clone(&pool))), pool })))
    }

    /// The other threads.
    pub(crate) fn pool(&self) -> Option<&ThreadPool> {
        self.0.as_ref()?.pool.threads.as_ref()
    }

    /// Whether they were started by another process, from which this one was forked.
    pub(crate) fn are_lost(&self) -> bool {
        self.0.as_ref().is_some_and(|of| of.pool.is_elsewhere())
    }

    /// Starts threads in this process in place of lost ones.
    ///
    /// # Errors
    ///
    /// Why they cannot be started.
    pub(crate) fn renew(&mut self) -> Result<(), ValidationError> {
        let Some(of) = self.0.as_mut().filter(|of| of.pool.is_elsewhere()) else { return Ok(()) };
        let mut newest = of.newest.lock().unwrap_or_else(PoisonError::into_inner);
        if newest.is_elsewhere() {
            let others = newest.threads.as_ref().map_or(1, ThreadPool::current_num_threads);
            *newest = Arc::new(Pool::new(others)?);
        }
        of.pool = Arc::clone(&newest);
        Ok(())
    }
}

impl Pool {
    fn new(others: usize) -> Result<Pool, ValidationError> {
        let threads = ThreadPoolBuilder::new().num_threads(others).build();
        let threads = threads.map_err(|why| ValidationError::new("threads", why.to_string()))?;
        Ok(Pool { process: std::process::id(), threads: Some(threads) })
    }

    fn is_elsewhere(&self) -> bool {
        self.process != std::process::id()
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        if self.is_elsewhere() {
            // Stopping threads takes locks, which a thread that does not exist here may hold for
            // ever.
            std::mem::forget(self.threads.take());
        }
    }
}

/// Number of positions in one piece of work.
pub(crate) fn piece(count: usize, threads: Option<&ThreadPool>) -> usize {
    let pieces = threads.map_or(1, |others| (others.current_num_threads() + 1) * PIECES);
    count.div_ceil(pieces).max(1)
}

/// Processes all pieces. Each thread starts with its own pieces, the same at every step, so that
/// their data stays in its core's cache; then it steals the last ones of others. The calling thread
/// takes part, and starts at once, while the others have to be woken.
pub(crate) fn in_pieces<T: Send>(
    threads: Option<&ThreadPool>,
    pieces: Vec<T>,
    work: impl Fn(T) + Sync,
) {
    let Some(others) = threads else { return pieces.into_iter().for_each(work) };
    let count = others.current_num_threads() + 1;
    let each = pieces.len().div_ceil(count);
    let mut pieces = pieces.into_iter();
    let shares: Vec<_> = (0..count)
        .map(|_| Mutex::new(pieces.by_ref().take(each).collect::<Vec<_>>().into_iter()))
        .collect();
    let share = |whose: usize| shares[whose % count].lock().unwrap_or_else(PoisonError::into_inner);
    let next = |who: usize| {
        let own = share(who).next();
        own.or_else(|| (1..count).find_map(|by| share(who + by).next_back()))
    };
    let at_work = AtomicUsize::new(count);
    let take_part = |who: usize| {
        while let Some(piece) = next(who) {
            work(piece);
        }
        at_work.fetch_sub(1, Ordering::Release);
    };
    others.in_place_scope(|scope| {
        scope.spawn_broadcast(|_, thread| take_part(1 + thread.index()));
        take_part(0);
        // Falling asleep and waking up usually takes longer than the others' last pieces.
        for _ in 0..PATIENCE {
            if at_work.load(Ordering::Acquire) == 0 {
                // The others only have to notify the scope.
                std::thread::yield_now();
                break;
            }
            std::hint::spin_loop();
        }
    });
}
