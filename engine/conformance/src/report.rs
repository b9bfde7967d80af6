use std::collections::BTreeMap;
use std::fmt;

/// Statistics of a run in which every promise held.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Report {
    /// Games played, including those broken off.
    pub games: u64,
    /// Entries in all of them.
    pub entries: u64,
    /// The number of entries of the longest game.
    pub longest: u64,
    /// The number of games that each rule ended.
    pub ends: BTreeMap<String, u64>,
    /// The number of games without a maximum length that were broken off at their maximum of steps.
    pub broken_off: u64,
    /// The number of positions that went through the costly checks.
    pub sampled: u64,
}

impl Report {
    /// The mean number of entries of a game.
    pub fn mean(&self) -> f64 {
        if self.games == 0 { 0.0 } else { self.entries as f64 / self.games as f64 }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (games, mean, longest) = (self.games, self.mean(), self.longest);
        write!(f, "{games} games, {mean:.1} entries each, {longest} at most, ")?;
        let ends: Vec<String> =
            self.ends.iter().map(|(rule, games)| format!("{rule} {games}")).collect();
        write!(f, "ended by {}; ", ends.join(", "))?;
        if self.broken_off > 0 {
            write!(f, "{} broken off; ", self.broken_off)?;
        }
        write!(f, "{} positions sampled", self.sampled)
    }
}
