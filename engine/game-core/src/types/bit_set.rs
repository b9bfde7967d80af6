use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{BitAnd, BitOr, Not};

/// An integer whose bits are the members of a [`EnumSet`](crate::EnumSet). Each kind uses the
/// narrowest one with enough bits, because a position has many sets and most of them are of a dozen
/// things.
pub trait BitSet:
    Copy
    + Ord
    + Hash
    + Debug
    + Into<u128>
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Not<Output = Self>
    + Send
    + Sync
    + 'static
{
    /// No bits.
    const NONE: Self;

    /// The bit with this number.
    fn bit(number: usize) -> Self;

    /// The lowest `count` bits.
    fn lowest(count: usize) -> Self;

    /// How many bits are set.
    fn count(self) -> usize;

    /// The number of the lowest bit that is set; `None` if none is.
    fn first(self) -> Option<usize>;

    /// All bits but the lowest that is set.
    fn rest(self) -> Self;

    /// The number of the highest bit that is set; `None` if none is.
    fn last(self) -> Option<usize>;
}

/// Selects a mask of this many bytes.
#[derive(Clone, Copy, Debug)]
pub struct Bytes<const COUNT: usize>;

/// A width that has a mask: [`Bytes`] of 1, 2, 4, 8 and 16.
pub trait Masked {
    /// The mask.
    type BitSet: BitSet;
}

/// The mask of [`Bytes`].
pub type BitSetOf<B> = <B as Masked>::BitSet;

/// The number of bytes of a mask with this many bits.
pub const fn bytes(count: usize) -> usize {
    count.div_ceil(8).next_power_of_two()
}

/// The narrowest mask with this many bits, at most 128.
#[doc(hidden)]
#[macro_export]
macro_rules! narrowest {
    ($count:expr) => {
        $crate::types::BitSetOf<$crate::types::Bytes<{ $crate::types::bytes($count) }>>
    };
}

macro_rules! masks {
    ($($mask:ty),+) => {
        $(impl BitSet for $mask {
            const NONE: Self = 0;

            fn bit(number: usize) -> Self {
                1 << number
            }

            fn lowest(count: usize) -> Self {
                (<$mask>::MAX).checked_shr(<$mask>::BITS - count as u32).unwrap_or(0)
            }

            fn count(self) -> usize {
                self.count_ones() as usize
            }

            fn first(self) -> Option<usize> {
                (self != 0).then(|| self.trailing_zeros() as usize)
            }

            fn rest(self) -> Self {
                self & self.wrapping_sub(1)
            }

            fn last(self) -> Option<usize> {
                self.checked_ilog2().map(|bit| bit as usize)
            }
        }

        impl Masked for Bytes<{ size_of::<$mask>() }> {
            type BitSet = $mask;
        })+
    };
}
masks!(u8, u16, u32, u64, u128);
