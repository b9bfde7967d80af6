use crate::{Bot, Budget};

/// A playing strength, for people who choose an opponent.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Level {
    /// Its name, which also parses as a [`Bot`].
    pub name: &'static str,
    /// What to expect of it, in one sentence without figures: as measured in two-player games of
    /// Pocket Mars (`docs/reference/strength.md`).
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
