use std::collections::BTreeMap;
use std::fmt;

/// What the kit saw while every promise held.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Report {
    /// Games played, to their end or until they were broken off.
    pub games: u64,
    /// Entries made in all of them.
    pub entries: u64,
    /// The entries of the longest game.
    pub longest: u64,
    /// How many games each rule ended.
    pub ends: BTreeMap<String, u64>,
    /// How many games without a maximum length were broken off at their maximum of steps.
    pub broken_off: u64,
    /// How many positions went through the costly checks.
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
