//! Every choice of a seat and every result of chance, with its text.

use std::fmt;
use std::str::FromStr;

use crate::kinds::{Die, Place, Unknown};

/// One answer to one question. The order is the order in which choices are listed.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Choice {
    /// Chance, first turn: White's die and Black's, which differ.
    Opening(Die, Die),
    /// Chance: the two dice, the higher one first.
    Roll(Die, Die),
    /// One checker moves from here to there, by one number of the roll.
    Move(Place, Place),
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Opening(white, black) => write!(f, "opening {white}-{black}"),
            Choice::Roll(high, low) => write!(f, "roll {high}-{low}"),
            Choice::Move(from, to) => write!(f, "{from}/{to}"),
        }
    }
}

impl FromStr for Choice {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Self, Unknown> {
        let expected = "such as 'roll 6-1', 'opening 3-1', '13/7', 'bar/20' or '4/off'";
        let unknown = || Unknown(format!("expected a roll or a move, {expected}"));
        let read = if let Some(dice) = text.strip_prefix("opening ") {
            dice_of(dice).map(|(white, black)| Choice::Opening(white, black))
        } else if let Some(dice) = text.strip_prefix("roll ") {
            dice_of(dice).map(|(high, low)| Choice::Roll(high, low))
        } else {
            move_of(text)
        };
        read.filter(|choice| choice.exists()).ok_or_else(unknown)
    }
}

impl Choice {
    /// Whether it can be listed at all: dice that differ or are sorted, a move of 1 to 6 points.
    fn exists(self) -> bool {
        match self {
            Choice::Opening(white, black) => white != black,
            Choice::Roll(high, low) => high >= low,
            Choice::Move(from, to) => {
                from != Place::OFF && Die::ALL.iter().any(|&die| from.after(die) == to)
            }
        }
    }
}

fn dice_of(text: &str) -> Option<(Die, Die)> {
    let (first, second) = text.split_once('-')?;
    Some((first.parse().ok()?, second.parse().ok()?))
}

fn move_of(text: &str) -> Option<Choice> {
    let (from, to) = text.split_once('/')?;
    Some(Choice::Move(from.parse().ok()?, to.parse().ok()?))
}

/// Every choice that can be expressed, legal or not.
pub(crate) fn every_choice() -> Vec<Choice> {
    let mut all = Vec::new();
    for first in Die::ALL {
        all.extend(Die::ALL.map(|second| Choice::Opening(first, second)));
        all.extend(Die::ALL.map(|second| Choice::Roll(first, second)));
    }
    for from in Place::all() {
        all.extend(Place::all().map(|to| Choice::Move(from, to)));
    }
    all.retain(|choice| choice.exists());
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_is_three_bytes_and_there_are_few() {
        assert_eq!(size_of::<Choice>(), 3);
        assert_eq!(every_choice().len(), 30 + 21 + 19 * 6 + 21);
    }

    #[test]
    fn every_choice_reads_back() {
        for choice in every_choice() {
            assert_eq!(choice.to_string().parse(), Ok(choice));
        }
    }

    #[test]
    fn text_that_is_no_choice_is_refused() {
        let wrong = ["13/6", "off/3", "3/bar", "13/13", "roll 1-6", "opening 2-2", "roll 6-7", "/"];
        for text in wrong {
            assert!(text.parse::<Choice>().is_err(), "{text:?}");
        }
    }
}
