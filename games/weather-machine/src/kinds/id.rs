//! What every name of a thing has in common, and the macros that give it.

use std::fmt;
use std::str::FromStr;

use serde::Deserialize as _;

use super::Mask;

/// Text that names none of a closed set of things.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Unknown(pub String);

impl fmt::Display for Unknown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}' is not known here", self.0)
    }
}

impl std::error::Error for Unknown {}

/// The name of one of a closed, ordered set of things, with a unique and stable text.
pub trait Id: Copy + Eq + fmt::Display + fmt::Debug + FromStr<Err = Unknown> + 'static {
    /// How many there are; at most 64.
    const COUNT: usize;

    /// What holds a [`Set`](super::Set) of them: the narrowest number with a bit for each.
    type Mask: Mask;

    /// The one with this number in the fixed order; `None` if there are fewer.
    fn new(number: usize) -> Option<Self>;

    /// Its number in the fixed order, from 0.
    fn index(self) -> usize;

    /// All of them, in the fixed order.
    fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..Self::COUNT).filter_map(Self::new)
    }
}

/// Reads a value from its text form, for serde.
pub(crate) fn from_text<'de, D, T>(deserializer: D) -> Result<T, D::Error>
where
    D: serde::Deserializer<'de>,
    T: FromStr<Err: fmt::Display>,
{
    let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
    text.parse().map_err(serde::de::Error::custom)
}
/// Saves and loads a value as its text.
macro_rules! serde_as_text {
    ($name:ident) => {
        impl ::serde::Serialize for $name {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $name {
            fn deserialize<D: ::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> Result<Self, D::Error> {
                $crate::kinds::id::from_text(deserializer)
            }
        }
    };
}
pub(crate) use serde_as_text;

/// Gives a field-less enum its words: `Display`, `FromStr`, serde, [`Id`] and the list of all.
macro_rules! words {
    ($name:ident { $($variant:ident = $word:literal),+ $(,)? }) => {
        impl $name {
            /// All of them, in their fixed order.
            pub const ALL: [$name; [$($word),+].len()] = [$($name::$variant),+];

            /// The word that names it in saves, content files and choices.
            pub const fn word(self) -> &'static str {
                match self { $($name::$variant => $word),+ }
            }
        }

        impl $crate::kinds::Id for $name {
            const COUNT: usize = $name::ALL.len();

            type Mask = $crate::kinds::mask::narrowest!($name::ALL.len());

            fn new(number: usize) -> Option<Self> {
                $name::ALL.get(number).copied()
            }

            fn index(self) -> usize {
                self as usize
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.word())
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::kinds::Unknown;

            fn from_str(text: &str) -> Result<Self, $crate::kinds::Unknown> {
                match text {
                    $($word => Ok($name::$variant),)+
                    _ => Err($crate::kinds::Unknown(text.to_string())),
                }
            }
        }

        $crate::kinds::id::serde_as_text!($name);
    };
}
pub(crate) use words;

/// An index as an [`Id`]: `words` turns its number into text, and reading compares with all texts.
macro_rules! index {
    ($(#[$doc:meta])* $name:ident, $count:expr, |$number:ident, $f:ident| $text:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Default, Eq, Hash, Ord, PartialEq, PartialOrd)]
        pub struct $name(u8);

        impl $crate::kinds::Id for $name {
            const COUNT: usize = $count;

            type Mask = $crate::kinds::mask::narrowest!($count);

            fn new(number: usize) -> Option<Self> {
                (number < Self::COUNT).then_some($name(number as u8))
            }

            fn index(self) -> usize {
                usize::from(self.0)
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, $f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                let $number = usize::from(self.0);
                $text
            }
        }

        impl ::std::fmt::Debug for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Display::fmt(self, f)
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::kinds::Unknown;

            fn from_str(text: &str) -> Result<Self, $crate::kinds::Unknown> {
                $crate::kinds::id::find(text)
            }
        }

        $crate::kinds::id::serde_as_text!($name);
    };
}
pub(crate) use index;

/// The one whose text this is.
pub(crate) fn find<T: Id>(text: &str) -> Result<T, Unknown> {
    T::all()
        .find(|one| Same { text, so_far: 0 }.matches(one))
        .ok_or_else(|| Unknown(text.to_string()))
}

/// Compares a text with what something writes, without building it.
struct Same<'a> {
    text: &'a str,
    so_far: usize,
}

impl Same<'_> {
    fn matches(mut self, one: &impl fmt::Display) -> bool {
        fmt::write(&mut self, format_args!("{one}")).is_ok() && self.so_far == self.text.len()
    }
}

impl fmt::Write for Same<'_> {
    fn write_str(&mut self, piece: &str) -> fmt::Result {
        let rest = self.text.get(self.so_far..).ok_or(fmt::Error)?;
        if !rest.starts_with(piece) {
            return Err(fmt::Error);
        }
        self.so_far += piece.len();
        Ok(())
    }
}
