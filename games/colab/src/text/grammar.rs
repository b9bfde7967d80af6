//! Phrases shared by many sentences.

use crate::types::Rolled;

/// A die with its face.
pub(super) fn the_die(die: Rolled) -> String {
    format!("the {} die", die.words())
}
