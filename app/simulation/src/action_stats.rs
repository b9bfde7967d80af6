use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};

/// How often seats could make each choice, and did, over many games. Results of chance are no
/// choices.
///
/// Adding two of them up is the same in any order.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Serialize)]
pub struct ActionStats {
    /// By the text of the choice.
    pub choices: BTreeMap<String, ActionCounts>,
    /// By the first word of that text.
    pub kinds: BTreeMap<String, ActionCounts>,
    /// By the place of the board that stands for the choice, the first if there are several. Only
    /// what was chosen is counted here.
    pub places: BTreeMap<String, ActionCounts>,
}

/// Such a choice counts so much in [`ActionCounts::even`] where nothing else is listed.
pub const EVEN: u64 = 1_000_000;

/// How often something could be chosen, and was.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Serialize)]
pub struct ActionCounts {
    /// What it is called.
    pub label: Meaning,
    /// The heading that it has; may be empty.
    pub group: Meaning,
    /// Decisions at which it was listed.
    pub listed: u64,
    /// Decisions at which it was chosen.
    pub chosen: u64,
    /// How often it would have been chosen by somebody to whom all listed choices are alike, in
    /// millionths ([`EVEN`]); not counted for places.
    pub even: u64,
    /// How those fared who chose it at least once in a game, by their place in the line-up.
    pub by: BTreeMap<usize, PlayerResults>,
}

/// What something is called wherever it was met: the words that all its labels share. The same text
/// may stand for a purple card here and for a green one there; both are `A … card`.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Serialize)]
pub struct Meaning(Option<Shared>);

/// What a set of labels has in common; adding sets up is the same in any order.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
struct Shared {
    /// The words with which all of them begin, and those with which all of them end.
    begin: Vec<String>,
    end: Vec<String>,
    /// How many words the shortest of them has.
    shortest: usize,
    /// Whether all of them are the same.
    whole: bool,
}

impl Meaning {
    /// What one label says.
    pub fn of(label: &str) -> Meaning {
        let begin: Vec<String> = label.split(' ').map(String::from).collect();
        let (end, shortest) = (begin.clone(), begin.len());
        Meaning(Some(Shared { begin, end, shortest, whole: true }))
    }

    /// Keeps what another label, or all those of another meaning, have in common with these.
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

/// How those fared who chose something at least once in a game.
#[derive(Clone, Copy, Debug, Default, Deserialize, Eq, PartialEq, Serialize)]
pub struct PlayerResults {
    /// In so many games.
    pub games: u64,
    /// Those among them that they won, alone or together with others.
    pub wins: u64,
    /// The sum of their points in those games.
    pub points: i64,
}

impl ActionStats {
    /// Adds what others counted.
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

    /// How all of those fared who chose it.
    pub fn everybody(&self) -> PlayerResults {
        let mut sum = PlayerResults::default();
        self.by.values().for_each(|by| sum.add(*by));
        sum
    }
}

impl PlayerResults {
    /// Adds the games of others.
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

    /// A label that holds only sometimes is never told.
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

    /// However the games are shared out among threads, the words are the same.
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
