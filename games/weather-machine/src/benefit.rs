//! The language of benefits: `gain + gain | gain`, where `|` separates alternatives, `+` joins
//! gains, and `-` means no benefit.
//!
//! Content files write every benefit of a space, slot or tile in this language. A benefit never
//! costs Vouchers (WM-GEN.6).

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use crate::deed::Deed;
use crate::types::{Area, Unknown, Voucher};

/// The maximum number of gains in one alternative.
const MOST_GAINS: usize = 3;
/// The maximum number of alternatives in a benefit.
const MOST_ALTERNATIVES: usize = 3;

/// The range of a count in a gain or a cost.
const COUNTS: RangeInclusive<u8> = 1..=9;

game_core::choices! {
    /// One thing that a benefit gives.
    pub enum Gain {
        /// Vouchers of one type.
        Voucher(voucher: Voucher, count: u8 in COUNTS) = "voucher {} {}",
        /// Vouchers, each of a type of the player's choice, Science included (WM-BEN.7).
        AnyVoucher(count: u8 in COUNTS) = "voucher any {}",
        /// Machine Parts in colours of the player's choice (WM-BEN.6).
        Part(count: u8 in COUNTS) = "part {}",
        /// Chemicals from the Supply, in types of the player's choice (WM-BEN.9).
        Chemical(count: u8 in COUNTS) = "chemical {}",
        /// A Bot from the Assembly Line, with the benefit of its slot (WM-BEN.8).
        Bot = "bot",
        /// A Workshop tile to extend the Workshop (WM-BEN.11).
        Workshop = "workshop",
        /// One space on a Funding track (WM-BEN.12).
        Fund(area: Area) = "fund {}",
        /// One space on a Funding track of the player's choice (WM-BEN.10).
        AnyFund = "fund any",
        /// An Investment tile (WM-BEN.13).
        Investment = "investment",
        /// CP at once (WM-BEN.15).
        Cp(count: u8 in COUNTS) = "cp {}",
        /// CP in final scoring (WM-BEN.14).
        EndCp(count: u8 in COUNTS) = "end_cp {}",
        /// An action: Sell a Part (WM-BEN.1), Work on Experiment (WM-BEN.2), Publish a Paper
        /// (WM-BEN.4), Research (WM-BEN.17) or Breakthrough (WM-BEN.5), but never Secure Subsidy.
        Do(deed: Deed) = "{}" if deed != Deed::Secure,
        /// Work on Experiment without paying the Chemical (WM-BEN.3).
        FreeExperiment = "free_experiment",
    }
}

/// Gains received together, in order.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct Gains([Option<Gain>; MOST_GAINS]);

/// What a space, a slot or a tile gives: one of its alternatives, or nothing.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct Benefit([Gains; MOST_ALTERNATIVES]);

impl Gains {
    /// The gains in their order.
    pub fn iter(self) -> impl Iterator<Item = Gain> {
        self.0.into_iter().flatten()
    }

    /// The gain with this number, from 0.
    pub fn get(self, number: usize) -> Option<Gain> {
        self.0.get(number).copied().flatten()
    }

    /// Number of gains.
    pub fn len(self) -> usize {
        self.iter().count()
    }

    /// Whether there are no gains.
    pub fn is_empty(self) -> bool {
        self.0[0].is_none()
    }
}

impl Benefit {
    /// The empty benefit.
    pub const NONE: Benefit = Benefit([Gains([None; MOST_GAINS]); MOST_ALTERNATIVES]);

    /// The alternatives in order; none if the benefit is empty.
    pub fn alternatives(self) -> impl Iterator<Item = Gains> {
        self.0.into_iter().filter(|gains| !gains.is_empty())
    }

    /// The alternative with this number, from 0.
    pub fn get(self, number: usize) -> Option<Gains> {
        self.0.get(number).copied().filter(|gains| !gains.is_empty())
    }

    /// Whether the benefit is empty.
    pub fn is_none(self) -> bool {
        self.0[0].is_empty()
    }

    /// Every gain of every alternative.
    pub fn gains(self) -> impl Iterator<Item = Gain> {
        self.alternatives().flat_map(Gains::iter)
    }

    /// The benefit in English, as a clause.
    pub fn words(self) -> String {
        self.in_words(crate::messages::english())
    }
}

impl Gain {
    /// The gain in English, as a clause.
    pub fn words(self) -> String {
        self.in_words(crate::messages::english())
    }
}

impl fmt::Display for Gains {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        joined(f, self.iter(), " + ")
    }
}

impl fmt::Display for Benefit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_none() { f.write_str("-") } else { joined(f, self.alternatives(), " | ") }
    }
}

pub(crate) fn joined<T: fmt::Display>(
    f: &mut fmt::Formatter<'_>,
    pieces: impl Iterator<Item = T>,
    between: &str,
) -> fmt::Result {
    for (index, piece) in pieces.enumerate() {
        if index > 0 {
            f.write_str(between)?;
        }
        write!(f, "{piece}")?;
    }
    Ok(())
}

game_core::schema_of_texts!(Gain, <Gain as game_core::Declared>::every());

impl serde::Serialize for Gain {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl FromStr for Gains {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Self, Unknown> {
        Ok(Gains(several(text, '+')?))
    }
}

impl FromStr for Benefit {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Self, Unknown> {
        if text.trim() == "-" {
            return Ok(Benefit::NONE);
        }
        Ok(Benefit(several::<Gains, MOST_ALTERNATIVES>(text, '|')?.map(Option::unwrap_or_default)))
    }
}

/// Parses at most `N` pieces separated by `between`.
fn several<T, const N: usize>(text: &str, between: char) -> Result<[Option<T>; N], Unknown>
where
    T: FromStr<Err = Unknown> + Copy,
{
    let mut read = [None; N];
    for (index, piece) in text.split(between).enumerate() {
        *read.get_mut(index).ok_or_else(|| Unknown(text.to_string()))? =
            Some(piece.trim().parse()?);
    }
    Ok(read)
}

/// Parses a number in the range of [`COUNTS`]; leading zeros and signs are errors.
pub(crate) fn number(text: &str) -> Result<u8, Unknown> {
    let mut counts = COUNTS;
    counts.find(|count| count.to_string() == text).ok_or_else(|| Unknown(text.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const EVERY: [&str; 16] = [
        "voucher science 1",
        "voucher any 2",
        "part 9",
        "chemical 1",
        "bot",
        "workshop",
        "fund rnd",
        "fund any",
        "investment",
        "cp 3",
        "end_cp 5",
        "sell",
        "experiment",
        "free_experiment",
        "publish",
        "breakthrough",
    ];

    #[test]
    fn every_gain_reads_back_what_it_writes() {
        for text in EVERY {
            assert_eq!(text.parse::<Gain>().map(|gain| gain.to_string()), Ok(text.into()));
        }
    }

    #[test]
    fn every_benefit_of_two_by_two_gains_reads_back_what_it_writes() {
        for one in EVERY {
            for other in EVERY {
                for text in [
                    format!("{one} + {other}"),
                    format!("{one} | {other}"),
                    format!("{one} + {other} | {other} + {one} + {one} | {other}"),
                ] {
                    let benefit: Benefit = text.parse().expect("a benefit");
                    assert_eq!(benefit.to_string(), text);
                }
            }
        }
        assert_eq!("-".parse::<Benefit>().map(|none| none.to_string()), Ok("-".into()));
    }

    #[test]
    fn what_is_not_in_the_language_is_refused() {
        for text in [
            "",
            "gold 1",
            "part",
            "part 0",
            "part 10",
            "part +1",
            "part 1 +",
            "| part 1",
            "- | part 1",
            "fund",
            "fund supply",
            "voucher 1",
            "bot 1",
            "bot + bot + bot + bot",
            "bot | bot | bot | bot",
        ] {
            assert!(text.parse::<Benefit>().is_err(), "{text}");
        }
    }

    #[test]
    fn words_are_a_clause_for_a_player() {
        let words = |text: &str| text.parse::<Benefit>().expect("a benefit").words();
        assert_eq!(
            words("part 2 | investment"),
            "take 2 Machine Parts, or take an Investment tile"
        );
        assert_eq!(words("cp 3 + part 1"), "score 3 CP and take a Machine Part");
        assert_eq!(words("voucher any 1"), "gain any 1 Voucher");
        assert_eq!(words("-"), "nothing");
    }

    #[test]
    fn a_benefit_is_small_enough_to_be_copied_about() {
        assert!(size_of::<Benefit>() <= 32, "{} bytes", size_of::<Benefit>());
        assert!(size_of::<Gains>() <= 12, "{} bytes", size_of::<Gains>());
    }
}
