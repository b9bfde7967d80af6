//! The language of conditions on Goal tiles and ranks: `measure 3`, `measure at most 2` or `most
//! measure`.

use std::fmt;
use std::str::FromStr;

use crate::types::{Area, Unknown};

/// A quantity of a player. It is also the middle icon of a Goal tile, which the solo draw compares
/// (SAB-SET.2b).
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Measure {
    /// The player's Bots on a machine.
    Bots(Area),
    /// Branches of a machine with a Bot of the player.
    Branches(Area),
    /// The space of the Funding marker.
    Funding(Area),
    /// Research tokens of a colour in the Office.
    Tokens(Area),
    /// Published papers.
    Papers,
    /// Distinct weathers of published papers.
    PaperWeathers,
    /// Citation tokens in the Office.
    Citations,
    /// Complete Office rows.
    Rows,
    /// Award tokens.
    Awards,
    /// Subsidy tiles beside the Laboratory, either side up.
    Subsidies,
    /// Workshop tiles, including the starting one.
    WorkshopTiles,
    /// Distinct colours of Machine Parts in the Workshop.
    PartColours,
    /// Bots off the Assembly Line.
    BotsBuilt,
    /// Science Vouchers.
    Science,
    /// Vouchers of all types.
    Vouchers,
    /// CP.
    Cp,
    /// The Nobel Prize, as 0 or 1.
    Nobel,
    /// Goal tiles on Goal spaces whose condition is met.
    GoalsMet,
    /// The player's Bots on the three machines.
    BotsOnBoard,
    /// Open sections of the Assembly Line.
    Sections,
    /// The space of the hindmost Funding marker.
    LowestFunding,
    /// The space of the foremost Funding marker.
    HighestFunding,
}

/// A requirement on a measure.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Condition {
    /// At least this much.
    AtLeast(Measure, u8),
    /// At most this much.
    AtMost(Measure, u8),
    /// At least 1, and nobody has more (WM-R.61).
    Most(Measure),
}

impl Condition {
    /// What it measures.
    pub const fn measure(self) -> Measure {
        match self {
            Condition::AtLeast(measure, _)
            | Condition::AtMost(measure, _)
            | Condition::Most(measure) => measure,
        }
    }

    /// The condition in English, as a noun.
    pub fn words(self) -> String {
        self.in_words(crate::messages::english())
    }
}

impl Measure {
    /// All measures.
    pub fn all() -> impl Iterator<Item = Measure> {
        use Measure::*;
        let by_area = [Bots, Branches, Funding, Tokens];
        let of_areas = by_area.into_iter().flat_map(|of| Area::ALL.into_iter().map(of));
        of_areas.chain(NAMED.into_iter().map(|(measure, _)| measure))
    }

    /// The measure in English.
    pub fn words(self) -> String {
        self.in_words(crate::messages::english())
    }
}

/// The measures that name no Main Location, with their words in content files.
const NAMED: [(Measure, &str); 18] = [
    (Measure::Papers, "papers"),
    (Measure::PaperWeathers, "paper_weathers"),
    (Measure::Citations, "citations"),
    (Measure::Rows, "rows"),
    (Measure::Awards, "awards"),
    (Measure::Subsidies, "subsidies"),
    (Measure::WorkshopTiles, "workshop_tiles"),
    (Measure::PartColours, "part_colours"),
    (Measure::BotsBuilt, "bots_built"),
    (Measure::Science, "science"),
    (Measure::Vouchers, "vouchers"),
    (Measure::Cp, "cp"),
    (Measure::Nobel, "nobel"),
    (Measure::GoalsMet, "goals_met"),
    (Measure::BotsOnBoard, "bots_on_board"),
    (Measure::Sections, "sections"),
    (Measure::LowestFunding, "lowest_funding"),
    (Measure::HighestFunding, "highest_funding"),
];

impl fmt::Display for Measure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Measure::Bots(area) => write!(f, "bots {area}"),
            Measure::Branches(area) => write!(f, "branches {area}"),
            Measure::Funding(area) => write!(f, "funding {area}"),
            Measure::Tokens(area) => write!(f, "tokens {area}"),
            named => {
                let known = NAMED.iter().find(|(measure, _)| measure == named);
                f.write_str(known.map_or("", |(_, word)| word))
            }
        }
    }
}

impl fmt::Display for Condition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Condition::AtLeast(measure, count) => write!(f, "{measure} {count}"),
            Condition::AtMost(measure, count) => write!(f, "{measure} at most {count}"),
            Condition::Most(measure) => write!(f, "most {measure}"),
        }
    }
}

impl FromStr for Measure {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Self, Unknown> {
        let unknown = || Unknown(text.to_string());
        match text.split_once(' ') {
            Some(("bots", area)) => Ok(Measure::Bots(area.parse()?)),
            Some(("branches", area)) => Ok(Measure::Branches(area.parse()?)),
            Some(("funding", area)) => Ok(Measure::Funding(area.parse()?)),
            Some(("tokens", area)) => Ok(Measure::Tokens(area.parse()?)),
            Some(_) => Err(unknown()),
            None => {
                let known = NAMED.iter().find(|(_, word)| *word == text);
                known.map(|(measure, _)| *measure).ok_or_else(unknown)
            }
        }
    }
}

impl FromStr for Condition {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Self, Unknown> {
        let unknown = || Unknown(text.to_string());
        if let Some(measure) = text.strip_prefix("most ") {
            return Ok(Condition::Most(measure.parse()?));
        }
        let (measure, count) = text.rsplit_once(' ').ok_or_else(unknown)?;
        let digits = count.bytes().all(|byte| byte.is_ascii_digit());
        let count: u8 = count.parse().ok().filter(|_| digits).ok_or_else(unknown)?;
        match measure.strip_suffix(" at most") {
            Some(measure) => Ok(Condition::AtMost(measure.parse()?, count)),
            None if count > 0 => Ok(Condition::AtLeast(measure.parse()?, count)),
            None => Err(unknown()),
        }
    }
}

/// Conditions that must all hold, separated by `;`.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Conditions(pub Vec<Condition>);

impl fmt::Display for Conditions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        crate::benefit::joined(f, self.0.iter(), "; ")
    }
}

impl FromStr for Conditions {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Self, Unknown> {
        let read: Result<Vec<Condition>, Unknown> =
            text.split(';').map(|condition| condition.trim().parse()).collect();
        read.map(Conditions)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_condition_on_every_measure_reads_back_what_it_writes() {
        let mut measures = 0;
        for measure in Measure::all() {
            measures += 1;
            for condition in [
                Condition::AtLeast(measure, 120),
                Condition::AtMost(measure, 0),
                Condition::Most(measure),
            ] {
                assert_eq!(condition.to_string().parse(), Ok(condition));
                assert!(!condition.words().is_empty());
            }
        }
        assert_eq!(measures, 30);
    }

    #[test]
    fn what_is_not_in_the_language_is_refused() {
        for text in [
            "",
            "papers",
            "papers 0",
            "papers -1",
            "papers +1",
            "most",
            "most gold",
            "bots 3",
            "gold 2",
        ] {
            assert!(text.parse::<Condition>().is_err(), "{text}");
        }
        assert!("papers 3; ".parse::<Conditions>().is_err());
    }

    #[test]
    fn words_say_what_is_asked() {
        let words = |text: &str| text.parse::<Condition>().expect("a condition").words();
        assert_eq!(words("papers 3"), "3 or more published papers");
        assert_eq!(words("vouchers at most 2"), "at most 2 Vouchers");
        assert_eq!(words("most funding rnd"), "nobody further on the R&D Funding track");
        assert_eq!(words("funding lab 7"), "the Lab Funding marker on space 7 or beyond");
    }
}
