//! The threads of a batch, which its copies share.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use game_core::ValidationError;
use rayon::{ThreadPool, ThreadPoolBuilder};

/// So many pieces of work are cut for each thread, so that none waits long for another.
const PIECES: usize = 4;

/// So often whoever is done looks whether the others are, before it waits for them asleep: measured,
/// 4,000 looks took a tenth of a millisecond.
const PATIENCE: usize = 4_000;

/// The threads of a batch beside the one that calls, if it has any.
///
/// A process that is made by `fork` has none of the threads of its parent, and work that is given to
/// them would never be done. So it is remembered which process began them; [`Threads::are_lost`]
/// says that it was another one, and [`Threads::renew`] begins them anew.
#[derive(Clone)]
pub(crate) struct Threads(Option<Of>);

#[derive(Clone)]
struct Of {
    pool: Arc<Pool>,
    /// The newest pool, which copies share, so that all of them begin one pool in a new process.
    newest: Arc<Mutex<Arc<Pool>>>,
}

/// Threads, and the process in which they run.
struct Pool {
    process: u32,
    /// It is only ever empty while the pool is dropped.
    threads: Option<ThreadPool>,
}

impl Threads {
    /// So many threads, the one that calls among them; 0 for one for each core.
    ///
    /// # Errors
    ///
    /// Why they cannot be begun.
    pub(crate) fn new(count: usize) -> Result<Threads, ValidationError> {
        let count = match count {
            0 => std::thread::available_parallelism().map_or(1, usize::from),
            count => count,
        };
        // Whoever calls works as well, so the pool has one thread less.
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

    /// Whether they were begun by another process, from which this one was forked.
    pub(crate) fn are_lost(&self) -> bool {
        self.0.as_ref().is_some_and(|of| of.pool.is_elsewhere())
    }

    /// Begins threads in this process in place of those that were lost.
    ///
    /// # Errors
    ///
    /// Why they cannot be begun.
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
            // To tell threads to stop takes locks, which one that is not there may hold for ever.
            std::mem::forget(self.threads.take());
        }
    }
}

/// How many positions are one piece of work.
pub(crate) fn piece(count: usize, threads: Option<&ThreadPool>) -> usize {
    let pieces = threads.map_or(1, |others| (others.current_num_threads() + 1) * PIECES);
    count.div_ceil(pieces).max(1)
}

/// Does all pieces of work. Each thread begins with pieces of its own, the same at every step, so that
/// what it reads and writes stays in its core's cache; then it takes the last ones of others. Whoever
/// calls takes part, and so begins at once, while the others have to be woken.
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
        // To fall asleep and be woken takes longer than the others' last pieces mostly do.
        for _ in 0..PATIENCE {
            if at_work.load(Ordering::Acquire) == 0 {
                // What is left to them is to say so to the scope.
                std::thread::yield_now();
                break;
            }
            std::hint::spin_loop();
        }
    });
}
