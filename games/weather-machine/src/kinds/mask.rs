//! The numbers whose bits hold a [`Set`](super::Set), each kind's as narrow as it can be: a position
//! has many sets, and most are of a dozen things.

use std::hash::Hash;

/// A number whose bits say what is in a set.
pub trait Mask: Copy + Eq + Hash + Into<u64> + 'static {
    /// No bit.
    const NONE: Self;

    /// These bits, as far as there is room for them.
    fn of(bits: u64) -> Self;
}

/// Stands for a mask of this many bytes.
pub struct Bytes<const COUNT: usize>;

/// What has a mask.
pub trait Masked {
    /// The mask.
    type Mask: Mask;
}

/// The mask of [`Bytes`].
pub(crate) type MaskOf<B> = <B as Masked>::Mask;

/// How many bytes a mask for so many things has.
pub(crate) const fn bytes(count: usize) -> usize {
    count.div_ceil(8).next_power_of_two()
}

/// The narrowest mask for so many things.
macro_rules! narrowest {
    ($count:expr) => {
        $crate::kinds::mask::MaskOf<$crate::kinds::mask::Bytes<{ $crate::kinds::mask::bytes($count) }>>
    };
}
pub(crate) use narrowest;

macro_rules! masks {
    ($($mask:ty),+) => {
        $(impl Mask for $mask {
            const NONE: Self = 0;

            fn of(bits: u64) -> Self {
                bits as $mask
            }
        }

        impl Masked for Bytes<{ size_of::<$mask>() }> {
            type Mask = $mask;
        })+
    };
}
masks!(u8, u16, u32, u64);
