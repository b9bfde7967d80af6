use std::collections::BTreeMap;

/// How often seats could make each choice, and did, over many games. Results of chance are no
/// choices.
///
/// Adding two of them up is the same in any order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Usage {
    /// By the text of the choice.
    pub choices: BTreeMap<String, Used>,
    /// By the first word of that text.
    pub kinds: BTreeMap<String, Used>,
    /// By the place of the board that stands for the choice, the first if there are several. Only
    /// what was chosen is counted here.
    pub places: BTreeMap<String, Used>,
}

/// How often something could be chosen, and was.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Used {
    /// What it is called where it was first met.
    pub label: String,
    /// The heading that it had there; may be empty.
    pub group: String,
    /// The seed of the game in which it was first met: of two labels the one with the lesser counts.
    pub first: u64,
    /// Decisions at which it was listed.
    pub listed: u64,
    /// Decisions at which it was chosen.
    pub chosen: u64,
    /// How those fared who chose it at least once in a game, by their place in the line-up.
    pub by: BTreeMap<usize, UsedBy>,
}

/// How those fared who chose something at least once in a game.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct UsedBy {
    /// In so many games.
    pub games: u64,
    /// Those among them that they won, alone or together with others.
    pub wins: u64,
    /// The sum of their points in those games.
    pub points: i64,
}

impl Usage {
    /// Adds what others counted.
    pub fn add(&mut self, other: Usage) {
        add(&mut self.choices, other.choices);
        add(&mut self.kinds, other.kinds);
        add(&mut self.places, other.places);
    }
}

pub(crate) fn add(ours: &mut BTreeMap<String, Used>, theirs: BTreeMap<String, Used>) {
    for (name, used) in theirs {
        match ours.get_mut(&name) {
            Some(known) => known.add(used),
            None => {
                ours.insert(name, used);
            }
        }
    }
}

impl Used {
    fn add(&mut self, other: Used) {
        if other.first < self.first {
            (self.label, self.group, self.first) = (other.label, other.group, other.first);
        }
        self.listed += other.listed;
        self.chosen += other.chosen;
        for (place, theirs) in other.by {
            self.by.entry(place).or_default().add(theirs);
        }
    }

    /// How all of those fared who chose it.
    pub fn everybody(&self) -> UsedBy {
        let mut sum = UsedBy::default();
        self.by.values().for_each(|by| sum.add(*by));
        sum
    }
}

impl UsedBy {
    /// Adds the games of others.
    pub fn add(&mut self, other: UsedBy) {
        self.games += other.games;
        self.wins += other.wins;
        self.points += other.points;
    }
}
