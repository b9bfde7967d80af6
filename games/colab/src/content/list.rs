//! Lists of words in one field.

use std::str::FromStr;

use game_core::Unknown;

/// A list of words of one kind, separated by spaces; `-` means none.
pub(super) struct Words<T>(pub(super) Vec<T>);

impl<T: FromStr<Err = Unknown>> FromStr for Words<T> {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Self, Unknown> {
        let words = text.split(' ').filter(|_| text != "-").map(str::parse);
        words.collect::<Result<_, _>>().map(Words)
    }
}
