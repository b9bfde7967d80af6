use players::{Patience, Stop};

/// Something that is thought about, piece by piece: what a bot chooses, what a search says. It says
/// nothing if it paused and what it found once it has come to its end; it is not asked again then.
///
/// It holds what it needs of the game, so that nobody is kept from it, and is only dropped if nobody
/// wants to know any more.
pub type Resumable<T> = Box<dyn FnMut(Patience<'_>) -> Option<T> + Send>;

/// Thinks to the end without a pause.
pub(crate) fn to_the_end<T>(mut resumable: Resumable<T>, stop: Stop<'_>) -> T {
    loop {
        if let Some(found) = resumable(Patience::until(stop)) {
            return found;
        }
    }
}

/// The same with what becomes of what it finds.
pub(crate) fn then<T: 'static, U>(
    mut resumable: Resumable<T>,
    act: impl Fn(T) -> U + Send + 'static,
) -> Resumable<U> {
    Box::new(move |patience| resumable(patience).map(&act))
}

/// How many threads think at once where it goes by the clock; one where nobody says, as in a browser.
pub(crate) fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}
