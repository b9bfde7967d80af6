use crate::{Bot, Budget};

/// How well a bot plays, for people who choose an opponent.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Level {
    /// Its name, which is its text as a [`Bot`].
    pub name: &'static str,
    /// What to expect of it, in one sentence: what was measured in games of Pocket Mars for two
    /// (`docs/reference/strength.md`), without figures.
    pub help: &'static str,
    /// The player and its budget.
    pub plays: Bot,
}

/// Every level, the weakest first.
pub(crate) const LEVELS: [Level; 4] = [
    Level {
        name: "novice",
        help: "Wins nearly every game against random play; answers at once.",
        plays: Bot::Search(Budget::of_level(40)),
    },
    Level {
        name: "club",
        help: "Wins most games against a novice; answers at once.",
        plays: Bot::Search(Budget::of_level(400)),
    },
    Level {
        name: "expert",
        help: "Wins most games against a club player; thinks for a moment.",
        plays: Bot::Search(Budget::of_level(4_000)),
    },
    Level {
        name: "strongest",
        help: "Thinks ten times as much as an expert; hardly measured yet.",
        plays: Bot::Search(Budget::of_level(40_000)),
    },
];

impl Level {
    /// Every level, the weakest first.
    pub fn all() -> &'static [Level] {
        &LEVELS
    }
}
