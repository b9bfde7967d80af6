/// What has one entry for each number from 0 to its length: an array.
pub trait Array<T>: AsRef<[T]> + AsMut<[T]> {
    /// The array whose entries are made one after the other.
    fn make(entry: impl FnMut(usize) -> T) -> Self;
}

impl<T, const COUNT: usize> Array<T> for [T; COUNT] {
    fn make(entry: impl FnMut(usize) -> T) -> Self {
        std::array::from_fn(entry)
    }
}
