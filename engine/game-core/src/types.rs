//! The named things of a game and collections of them: a closed, ordered set of names ([`Id`]),
//! sets of them ([`EnumSet`]), and maps with one entry for each ([`EnumMap`]).
//!
//! A game declares its names with two macros and needs neither a parser nor a list of all:
//!
//! ```
//! use game_core::{EnumMap, Id, EnumSet};
//!
//! game_core::string_enum! {
//!     /// A weather.
//!     pub enum Weather {
//!         /// Falls.
//!         Rain = "rain",
//!         /// Blows.
//!         Wind = "wind",
//!     }
//! }
//! game_core::index_type! {
//!     /// A card: `C001` to `C108`.
//!     pub struct Card(108);
//!     |number, f| write!(f, "C{:03}", number + 1)
//! }
//!
//! assert_eq!("wind".parse(), Ok(Weather::Wind));
//! assert_eq!(Weather::ALL.map(|weather| weather.to_string()), ["rain", "wind"]);
//!
//! let hand: EnumSet<Card> = Card::all().rev().take(2).collect();
//! assert_eq!(format!("{hand:?}"), "{C107, C108}");
//!
//! let mut days: EnumMap<Weather, u8> = EnumMap::default();
//! days[Weather::Rain] += 3;
//! assert_eq!(serde_json::to_string(&days).unwrap(), "[3,0]");
//! ```

mod array;
mod bit_set;
mod enum_map;
mod enum_set;
mod id;

pub use array::Array;
pub use bit_set::{BitSet, BitSetOf, Bytes, Masked, bytes};
pub use enum_map::EnumMap;
pub use enum_set::EnumSet;
pub(crate) use id::writes;
pub use id::{Id, Unknown, find, from_name};
