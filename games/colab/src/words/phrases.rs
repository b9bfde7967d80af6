//! Phrases that many sentences share.

use crate::kinds::Rolled;

/// A word at the beginning of a line.
pub(super) fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

/// A die with what it shows.
pub(super) fn the_die(die: Rolled) -> String {
    format!("the {} die", die.words())
}
