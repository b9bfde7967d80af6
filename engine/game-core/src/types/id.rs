use std::fmt;
use std::hash::Hash;
use std::str::FromStr;

use serde::Deserialize;

use super::{Array, BitSet};

/// A text that names nothing in a closed set of things.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Unknown(pub String);

impl fmt::Display for Unknown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}' is not known here", self.0)
    }
}

impl std::error::Error for Unknown {}

/// The name of one of a closed, ordered set of things, with a unique and stable text.
///
/// [`string_enum!`](crate::string_enum) implements it for an enum,
/// [`index_type!`](crate::index_type) for a number.
pub trait Id:
    Copy + Ord + Hash + fmt::Display + fmt::Debug + FromStr<Err = Unknown> + Send + Sync + 'static
{
    /// How many there are; at most 128.
    const COUNT: usize;

    /// The bits of a [`EnumSet`](crate::EnumSet) of them: the narrowest integer with a bit for
    /// each.
    type BitSet: BitSet;

    /// The storage of a [`EnumMap`](crate::EnumMap) of them: an array of [`Id::COUNT`] entries.
    type Array<T>: Array<T>;

    /// The one with this number in the fixed order; `None` if the number is too large.
    fn new(number: usize) -> Option<Self>;

    /// Its number in the fixed order, from 0.
    fn index(self) -> usize;

    /// All of them, in the fixed order.
    fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..Self::COUNT).filter_map(Self::new)
    }
}

/// Declares an enum without fields and the word of each variant. Generates the list of all (`ALL`),
/// `word`, `Display`, `FromStr`, serde as the word, and [`Id`](crate::Id). The enum is `Copy` and
/// ordered as declared.
///
/// ```
/// game_core::string_enum! {
///     /// How many play.
///     #[derive(Default)]
///     pub enum Size {
///         /// One.
///         #[default]
///         Solo = "solo",
///         /// Two.
///         Pair = "2",
///     }
/// }
///
/// assert_eq!(Size::default().word(), "solo");
/// assert_eq!(serde_json::from_str::<Size>("\"2\"").unwrap(), Size::Pair);
/// assert_eq!("3".parse::<Size>().unwrap_err().to_string(), "'3' is not known here");
/// ```
#[macro_export]
macro_rules! string_enum {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident {
            $($(#[$of_variant:meta])* $variant:ident = $word:literal),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
        $vis enum $name {
            $($(#[$of_variant])* $variant,)+
        }

        impl $name {
            /// All of them, in their fixed order.
            pub const ALL: [$name; [$($word),+].len()] = [$($name::$variant),+];

            /// Its word in saves, content files and choices.
            pub const fn word(self) -> &'static str {
                match self { $($name::$variant => $word),+ }
            }
        }

        impl $crate::Id for $name {
            const COUNT: usize = $name::ALL.len();

            type BitSet = $crate::narrowest!($name::ALL.len());

            type Array<T> = [T; $name::ALL.len()];

            fn new(number: usize) -> ::std::option::Option<Self> {
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
            type Err = $crate::Unknown;

            fn from_str(text: &str) -> ::std::result::Result<Self, $crate::Unknown> {
                match text {
                    $($word => Ok($name::$variant),)+
                    _ => Err($crate::Unknown(text.to_string())),
                }
            }
        }

        $crate::serde_as_name!($name);
        $crate::schema_of_texts!($name);
    };
}

/// Declares a number from 0 as a name: `|number, f|` writes its text, which is also how it is
/// parsed. [`Id`](crate::Id), `Display`, `FromStr` and serde as the text are included.
///
/// ```
/// use game_core::Id;
///
/// game_core::index_type! {
///     /// A tile: `T1` to `T9`.
///     pub struct Tile(9);
///     |number, f| write!(f, "T{}", number + 1)
/// }
///
/// assert_eq!("T9".parse::<Tile>().unwrap().index(), 8);
/// assert!("T10".parse::<Tile>().is_err() && "T01".parse::<Tile>().is_err());
/// ```
#[macro_export]
macro_rules! index_type {
    (
        $(#[$meta:meta])*
        $vis:vis struct $name:ident($count:expr);
        |$number:ident, $f:ident| $text:expr
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Default, Eq, Hash, Ord, PartialEq, PartialOrd)]
        $vis struct $name(u8);

        impl $crate::Id for $name {
            const COUNT: usize = $count;

            type BitSet = $crate::narrowest!($count);

            type Array<T> = [T; $count];

            fn new(number: usize) -> ::std::option::Option<Self> {
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
            type Err = $crate::Unknown;

            fn from_str(text: &str) -> ::std::result::Result<Self, $crate::Unknown> {
                $crate::types::find(text)
            }
        }

        $crate::serde_as_name!($name);
        $crate::schema_of_texts!($name);
    };
}

/// Serializes an [`Id`](crate::Id) as its text, by its `Display` and `FromStr`, and in binary
/// formats, such as the numbers of an observation, as its number.
#[macro_export]
macro_rules! serde_as_name {
    ($name:ident) => {
        impl ::serde::Serialize for $name {
            fn serialize<S: ::serde::Serializer>(
                &self,
                serializer: S,
            ) -> ::std::result::Result<S::Ok, S::Error> {
                if serializer.is_human_readable() {
                    serializer.collect_str(self)
                } else {
                    serializer.serialize_u8($crate::Id::index(*self) as u8)
                }
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $name {
            fn deserialize<D: ::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> ::std::result::Result<Self, D::Error> {
                $crate::types::from_name(deserializer)
            }
        }
    };
}

/// Deserializes an id from its text, or from its number in binary formats.
///
/// # Errors
///
/// If the input is not a text or number, or names nothing of this kind.
pub fn from_name<'de, D, T>(deserializer: D) -> Result<T, D::Error>
where
    D: serde::Deserializer<'de>,
    T: Id,
{
    if !deserializer.is_human_readable() {
        let number = u8::deserialize(deserializer)?;
        let none = || serde::de::Error::custom(format_args!("there is no number {number}"));
        return T::new(number.into()).ok_or_else(none);
    }
    let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
    text.parse().map_err(serde::de::Error::custom)
}

/// The thing with this text, found by comparing with the texts of all.
///
/// # Errors
///
/// If no thing has this text.
pub fn find<T: Id>(text: &str) -> Result<T, Unknown> {
    T::all().find(|one| writes(one, text)).ok_or_else(|| Unknown(text.to_string()))
}

/// Whether `thing` displays as this text; compared without building the string.
pub(crate) fn writes(thing: &impl fmt::Display, text: &str) -> bool {
    let mut rest = Rest(text);
    fmt::write(&mut rest, format_args!("{thing}")).is_ok() && rest.0.is_empty()
}

/// The part of a text that is still to be matched.
struct Rest<'a>(&'a str);

impl fmt::Write for Rest<'_> {
    fn write_str(&mut self, piece: &str) -> fmt::Result {
        self.0 = self.0.strip_prefix(piece).ok_or(fmt::Error)?;
        Ok(())
    }
}
