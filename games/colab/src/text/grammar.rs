//! Phrases that many sentences share.

use crate::types::Rolled;

/// A die with what it shows.
pub(super) fn the_die(die: Rolled) -> String {
    format!("the {} die", die.words())
}
