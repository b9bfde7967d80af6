//! Every choice of a seat and every result of chance, with its text.

use crate::types::{Die, Place};

game_core::choices! {
    /// One answer to one question. The order is the order in which choices are listed.
    pub enum Choice {
        /// Chance, first turn: White's die and Black's, which differ.
        Opening(white: Die in Die::ALL, black: Die in Die::ALL) = "opening {}-{}" if white != black,
        /// Chance: the two dice, the higher one first.
        Roll(high: Die in Die::ALL, low: Die in Die::ALL) = "roll {}-{}" if high >= low,
        /// One checker moves between these places by one number of the roll.
        Move(from: Place, to: Place) = "{}/{}" if from.leads_to(to),
    }
}

#[cfg(test)]
mod tests {
    use game_core::Declared;

    use super::*;

    #[test]
    fn a_choice_is_three_bytes_and_there_are_few() {
        assert_eq!(size_of::<Choice>(), 3);
        assert_eq!(Choice::every().len(), 30 + 21 + 19 * 6 + 21);
    }

    #[test]
    fn text_that_is_no_choice_is_refused() {
        let wrong = ["13/6", "off/3", "3/bar", "13/13", "roll 1-6", "opening 2-2", "roll 6-7", "/"];
        for text in wrong {
            assert!(text.parse::<Choice>().is_err(), "{text:?}");
        }
    }
}
