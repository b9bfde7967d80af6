use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};

/// How often seats could make each choice, and did, over many games. Results of chance are not
/// counted.
///
/// The sum of several of these does not depend on the order of addition.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Serialize)]
pub struct ActionStats {
    /// Counts by the text of the choice.
    pub choices: BTreeMap<String, ActionCounts>,
    /// Counts by the first word of that text.
    pub kinds: BTreeMap<String, ActionCounts>,
    /// Counts by the place of the board that stands for the choice, the first if there are several.
    /// For places only what was chosen is counted.
    pub places: BTreeMap<String, ActionCounts>,
}

/// What the only choice of a decision adds to [`ActionCounts::even`].
pub const EVEN: u64 = 1_000_000;

/// How often something could be chosen and was chosen.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Serialize)]
pub struct ActionCounts {
    /// Its label.
    pub label: Meaning,
    /// The heading it is listed under; may be empty.
    pub group: Meaning,
    /// Decisions at which it was listed.
    pub listed: u64,
    /// Decisions at which it was chosen.
    pub chosen: u64,
    /// How often a player who picks uniformly among the listed choices would have chosen it, in
    /// millionths ([`EVEN`]); not counted for places.
    pub even: u64,
    /// Results of the players who chose it at least once in a game, by their place in the line-up.
    pub by: BTreeMap<usize, PlayerResults>,
}

/// The words that all labels of one thing share. The same text may stand for a purple card here and
/// for a green one there; both are `A … card`.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Serialize)]
pub struct Meaning(Option<Shared>);

/// What a set of labels has in common. Merging sets does not depend on the order.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
struct Shared {
    /// The words with which all labels begin, and those with which all end.
    begin: Vec<String>,
    end: Vec<String>,
    /// Number of words of the shortest label.
    shortest: usize,
    /// Whether all labels are equal.
    whole: bool,
}

impl Meaning {
    /// The meaning of a single label.
    pub fn of(label: &str) -> Meaning {
        let begin: Vec<String> = label.split(' ').map(String::from).collect();
        let (end, shortest) = (begin.clone(), begin.len());
        Meaning(Some(Shared { begin, end, shortest, whole: true }))
    }

    /// Keeps only what these labels share with those of another meaning.
    pub fn add(&mut self, other: Meaning) {
        let Some(theirs) = other.0 else { return };
        let Some(ours) = &mut self.0 else {
            self.0 = Some(theirs);
            return;
        };
        ours.whole &= theirs.whole && ours.begin == theirs.begin;
        let same = |(one, other): &(&String, &String)| one == other;
        let begin = ours.begin.iter().zip(&theirs.begin).take_while(same).count();
        ours.begin.truncate(begin);
        let end = ours.end.iter().rev().zip(theirs.end.iter().rev()).take_while(same).count();
        ours.end.drain(..ours.end.len() - end);
        ours.shortest = ours.shortest.min(theirs.shortest);
    }
}

impl fmt::Display for Meaning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(shared) = &self.0 else { return Ok(()) };
        let begin = shared.begin.join(" ");
        let end = shared.end.len().min(shared.shortest.saturating_sub(shared.begin.len()));
        let end = shared.end[shared.end.len() - end..].join(" ");
        match (shared.whole, begin.as_str(), end.as_str()) {
            (true, ..) => f.write_str(&begin),
            (_, "", "") => Ok(()),
            (_, "", end) => write!(f, "… {end}"),
            (_, begin, "") => write!(f, "{begin} …"),
            (_, begin, end) => write!(f, "{begin} … {end}"),
        }
    }
}

/// Results of the players who chose something at least once in a game.
#[derive(Clone, Copy, Debug, Default, Deserialize, Eq, PartialEq, Serialize)]
pub struct PlayerResults {
    /// Number of games.
    pub games: u64,
    /// Games won, alone or shared.
    pub wins: u64,
    /// Sum of their points in those games.
    pub points: i64,
}

impl ActionStats {
    /// Adds the counts of `other`.
    pub fn add(&mut self, other: ActionStats) {
        add(&mut self.choices, other.choices);
        add(&mut self.kinds, other.kinds);
        add(&mut self.places, other.places);
    }
}

pub(crate) fn add(
    ours: &mut BTreeMap<String, ActionCounts>,
    theirs: BTreeMap<String, ActionCounts>,
) {
    for (name, used) in theirs {
        match ours.get_mut(&name) {
            Some(known) => known.add(used),
            None => {
                ours.insert(name, used);
            }
        }
    }
}

impl ActionCounts {
    fn add(&mut self, other: ActionCounts) {
        self.label.add(other.label);
        self.group.add(other.group);
        self.listed += other.listed;
        self.chosen += other.chosen;
        self.even += other.even;
        for (place, theirs) in other.by {
            self.by.entry(place).or_default().add(theirs);
        }
    }

    /// Results of all players who chose it.
    pub fn everybody(&self) -> PlayerResults {
        let mut sum = PlayerResults::default();
        self.by.values().for_each(|by| sum.add(*by));
        sum
    }
}

impl PlayerResults {
    /// Adds the games of `other`.
    pub fn add(&mut self, other: PlayerResults) {
        self.games += other.games;
        self.wins += other.wins;
        self.points += other.points;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn meaning(labels: &[&str]) -> Meaning {
        let mut all = Meaning::default();
        labels.iter().for_each(|label| all.add(Meaning::of(label)));
        all
    }

    /// Words that only some of the labels have are left out.
    #[test]
    fn a_choice_is_called_what_it_always_means() {
        for (labels, told) in [
            (&["A purple card"][..], "A purple card"),
            (&["A purple card", "A purple card"], "A purple card"),
            (&["A purple card", "A green card"], "A … card"),
            (&["A purple card", "A green card", "Nothing"], ""),
            (&["Pay 1", "Pay 2"], "Pay …"),
            (&["a b", "a b b", "a c b"], "a … b"),
            (&[], ""),
        ] {
            assert_eq!(meaning(labels).to_string(), told, "{labels:?}");
        }
    }

    /// The words do not depend on how games are split among threads.
    #[test]
    fn meanings_add_up_in_any_order() {
        let labels = ["a b", "a b b", "a c b", "a c d b"];
        for cut in 0..labels.len() {
            let (first, others) = labels.split_at(cut);
            let (mut one, mut other) = (meaning(first), meaning(others));
            let turned = one.clone();
            one.add(other.clone());
            other.add(turned);
            assert_eq!(one, meaning(&labels), "{cut}");
            assert_eq!(one, other, "{cut}");
        }
    }
}
