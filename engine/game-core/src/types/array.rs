/// A fixed-size array.
pub trait Array<T>: AsRef<[T]> + AsMut<[T]> {
    /// Builds the array, calling `entry` for each index in order.
    fn make(entry: impl FnMut(usize) -> T) -> Self;
}

impl<T, const COUNT: usize> Array<T> for [T; COUNT] {
    fn make(entry: impl FnMut(usize) -> T) -> Self {
        std::array::from_fn(entry)
    }
}
