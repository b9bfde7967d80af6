use std::borrow::Cow;

use i18n::{Locale, key};

use crate::{Bot, Budget};

/// A playing strength, for people who choose an opponent.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Level {
    /// Its name for programs, which also parses as a [`Bot`].
    pub name: &'static str,
    /// The message that is its name for people.
    title: &'static str,
    /// The message that says what to expect of it.
    help: &'static str,
    /// The player and its budget.
    pub plays: Bot,
}

/// Every level, the weakest first.
pub(crate) const LEVELS: [Level; 4] = [
    Level {
        name: "novice",
        title: key!("level-novice"),
        help: key!("level-novice-help"),
        plays: Bot::Search(Budget::of_level(40)),
    },
    Level {
        name: "club",
        title: key!("level-club"),
        help: key!("level-club-help"),
        plays: Bot::Search(Budget::of_level(400)),
    },
    Level {
        name: "expert",
        title: key!("level-expert"),
        help: key!("level-expert-help"),
        plays: Bot::Search(Budget::of_level(4_000)),
    },
    Level {
        name: "strongest",
        title: key!("level-strongest"),
        help: key!("level-strongest-help"),
        plays: Bot::Search(Budget::of_level(40_000)),
    },
];

impl Level {
    /// Every level, the weakest first.
    pub fn all() -> &'static [Level] {
        &LEVELS
    }

    /// Its name for people, in a language.
    pub fn title(self, locale: Locale) -> Cow<'static, str> {
        locale.message(self.title, &[])
    }

    /// What to expect of it, in one sentence without figures: as measured in two-player games of
    /// Pocket Mars (`docs/reference/strength.md`).
    pub fn help(self, locale: Locale) -> Cow<'static, str> {
        locale.message(self.help, &[])
    }
}
