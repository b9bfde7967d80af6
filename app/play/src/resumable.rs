use players::{Patience, Stop};

/// A computation that can pause: the choice of a bot, or the result of a search. Returns `None`
/// when it paused, and its result at the end, after which it must not be called again.
///
/// It owns what it needs of the game, so that it blocks nobody. Drop it to cancel it.
pub type Resumable<T> = Box<dyn FnMut(Patience<'_>) -> Option<T> + Send>;

/// Runs to the end without a pause.
pub(crate) fn to_the_end<T>(mut resumable: Resumable<T>, stop: Stop<'_>) -> T {
    loop {
        if let Some(found) = resumable(Patience::until(stop)) {
            return found;
        }
    }
}

/// Maps the result.
pub(crate) fn then<T: 'static, U>(
    mut resumable: Resumable<T>,
    act: impl Fn(T) -> U + Send + 'static,
) -> Resumable<U> {
    Box::new(move |patience| resumable(patience).map(&act))
}

/// Number of threads for budgets of time; 1 where it is unknown, as in a browser.
pub(crate) fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}
