use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

/// A value of one of several kinds, each with its own text, as declared by
/// [`choices!`](crate::choices): an act of a seat, a result of chance, an effect of a card.
pub trait Declared:
    Copy + Ord + Hash + Debug + Display + FromStr<Err: Display> + Send + Sync
{
    /// The names of its kinds, in the order in which they are declared.
    const KINDS: &'static [&'static str];

    /// The index of its kind in [`Declared::KINDS`].
    fn kind(self) -> usize;

    /// Every value that can be expressed, legal or not, kind by kind.
    fn every() -> Vec<Self>;
}

/// Declares the choices of a game: for each kind its name, its fields, and its text. Effects of
/// cards, which have texts in content files, are declared in the same way.
///
/// A kind has up to six fields. A field is an [`Id`](crate::Id) or one of the values after `in`; a
/// condition after `if` restricts the combinations. The text has a `{}` for each field; when it is
/// parsed, a field ends where the text between it and the next first occurs. The same line produces
/// the variant, its text, its parser and its values in [`Declared::every`], so that a new kind is
/// one new line here, and the compiler points out every `match` that must handle it.
///
/// ```
/// use game_core::Declared;
///
/// game_core::string_enum! {
///     /// Of a card.
///     pub enum Suit {
///         /// Red.
///         Hearts = "hearts",
///         /// Black.
///         Spades = "spades",
///     }
/// }
/// game_core::choices! {
///     /// One answer to one question. The order is the order in which choices are listed.
///     pub enum Choice {
///         /// Chance: two dice, the higher one first.
///         Roll(high: u8 in 1..=6, low: u8 in 1..=6) = "roll {}-{}" if high >= low,
///         /// A suit is named.
///         Name(suit: Suit) = "name {}",
///         /// Nothing more is done.
///         Pass = "pass",
///     }
/// }
///
/// assert_eq!(Choice::Roll(6, 1).to_string(), "roll 6-1");
/// assert_eq!("name spades".parse(), Ok(Choice::Name(Suit::Spades)));
/// assert!("roll 1-6".parse::<Choice>().is_err());
/// assert_eq!(Choice::every().len(), 21 + 2 + 1);
/// assert_eq!(Choice::KINDS[Choice::Pass.kind()], "Pass");
/// ```
#[macro_export]
macro_rules! choices {
    (
        $(#[$about:meta])*
        $visible:vis enum $name:ident {
            $(
                $(#[$doc:meta])*
                $kind:ident $(( $($thing:ident : $type:ident $(in $values:expr)?),+ $(,)? ))?
                    = $text:literal $(if $together:expr)?
            ),+ $(,)?
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
        $visible enum $name {
            $($(#[$doc])* $kind $(( $($type),+ ))?),+
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match *self {
                    $($name::$kind $(( $($thing),+ ))? => ::std::write!(f, $text $(, $($thing),+)?),)+
                }
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::Unknown;

            fn from_str(text: &str) -> ::std::result::Result<Self, $crate::Unknown> {
                $(
                    let read = || {
                        let reading = &mut $crate::Reading::of($text, text)?;
                        $($(
                            let $thing = reading.next($crate::choices!(@values $type $(in $values)?))?;
                        )+)?
                        let together = reading.ends() $(&& ($together))?;
                        together.then_some($name::$kind $(( $($thing),+ ))?)
                    };
                    if let ::std::option::Option::Some(choice) = read() {
                        return ::std::result::Result::Ok(choice);
                    }
                )+
                ::std::result::Result::Err($crate::Unknown(text.to_string()))
            }
        }

        impl<T: $crate::Teller> $crate::ToMessage<T> for $name
        where
            $($($( $type: $crate::Named<T>, )+)?)+
        {
            fn to_message(&self, prefix: &str, teller: &T) -> $crate::BoundMessage {
                match self {
                    $($name::$kind $(( $($thing),+ ))? => {
                        let kind = ::std::stringify!($kind);
                        $crate::BoundMessage::of_fields(teller, prefix, kind, &[
                            $($((::std::stringify!($thing), $thing as &dyn $crate::Named<T>)),+)?
                        ])
                    })+
                }
            }
        }

        impl $crate::Declared for $name {
            const KINDS: &'static [&'static str] = &[$(::std::stringify!($kind)),+];

            fn kind(self) -> usize {
                enum Kind { $($kind),+ }
                match self {
                    $($name::$kind { .. } => Kind::$kind as usize,)+
                }
            }

            fn every() -> ::std::vec::Vec<Self> {
                let mut every = ::std::vec::Vec::new();
                $(
                    $crate::choices!(@each [$($($thing: $type $(in $values)?,)+)?] {
                        let together = true $(&& ($together))?;
                        every.extend(together.then_some($name::$kind $(( $($thing),+ ))?));
                    });
                )+
                every
            }
        }
    };

    (@values $type:ident) => { <$type as $crate::Id>::all() };
    (@values $type:ident in $values:expr) => { $values };

    (@each [] $do:block) => { $do };
    (@each [$thing:ident : $type:ident $(in $values:expr)?, $($rest:tt)*] $do:block) => {
        for $thing in $crate::choices!(@values $type $(in $values)?) {
            $crate::choices!(@each [$($rest)*] $do);
        }
    };
}
