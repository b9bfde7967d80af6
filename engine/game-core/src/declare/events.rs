use std::fmt::Debug;

use schemars::JsonSchema;
use serde::Serialize;

/// An event, as declared by [`events!`](crate::events).
pub trait GameEvent: Clone + PartialEq + Debug + Serialize + JsonSchema + Send + Sync {
    /// The names of its kinds, in declaration order; JSON writes them in snake case.
    const KINDS: &'static [&'static str];
}

/// Declares the events of a game: for each kind its name and its fields.
///
/// In JSON every event is an object. Its field `what` names the kind, next to the declared fields
/// under their own names. So a kind has named fields or none, and none of them is called `what`.
///
/// ```
/// game_core::events! {
///     /// Something that happened.
///     #[derive(Clone, Debug, PartialEq)]
///     pub enum Event {
///         /// Two dice.
///         Rolled { high: u8, low: u8 },
///         /// The game is over.
///         GameOver,
///     }
/// }
/// # use game_core::GameEvent;
///
/// let json = |event: Event| serde_json::to_string(&event).unwrap();
/// assert_eq!(json(Event::Rolled { high: 6, low: 1 }), r#"{"what":"rolled","high":6,"low":1}"#);
/// assert_eq!(json(Event::GameOver), r#"{"what":"game_over"}"#);
/// assert_eq!(Event::KINDS, ["Rolled", "GameOver"]);
/// ```
#[macro_export]
macro_rules! events {
    (
        $(#[$about:meta])*
        $visible:vis enum $name:ident {
            $(
                $(#[$doc:meta])*
                $kind:ident $({
                    $( $(#[$about_field:meta])* $field:ident : $type:ty ),* $(,)?
                })?
            ),+ $(,)?
        }
    ) => {
        $(#[$about])*
        #[derive(::schemars::JsonSchema, ::serde::Serialize)]
        #[serde(tag = "what", rename_all = "snake_case")]
        $visible enum $name {
            $(
                $(#[$doc])*
                $kind $({ $( $(#[$about_field])* $field: $type ),* })?
            ),+
        }

        impl $crate::GameEvent for $name {
            const KINDS: &'static [&'static str] = &[$(::std::stringify!($kind)),+];
        }

        impl<T: $crate::Teller> $crate::ToMessage<T> for $name
        where
            $($($( $type: $crate::Named<T>, )*)?)+
        {
            fn to_message(&self, prefix: &str, teller: &T) -> $crate::BoundMessage {
                match self {
                    $($name::$kind $({ $($field),* })? => {
                        let kind = ::std::stringify!($kind);
                        $crate::BoundMessage::of_fields(teller, prefix, kind, &[
                            $($((::std::stringify!($field), $field as &dyn $crate::Named<T>)),*)?
                        ])
                    })+
                }
            }
        }
    };
}
