use std::ops::Range;

use game_core::{Declared, GameInfo};

/// Numbers for the choices of a game: the index of each among all choices that the game can
/// express, in ascending order, including results of chance. They change only with the rules
/// version.
#[derive(Debug)]
pub struct Actions<C> {
    all: Vec<C>,
    /// The range of numbers of each kind of choice.
    kinds: Vec<Range<usize>>,
}

impl<C: Declared> Actions<C> {
    /// The numbering of a game's choices.
    pub fn of<G: GameInfo<Choice = C>>() -> Self {
        let mut all = G::every_choice();
        all.sort_unstable();
        all.dedup();
        let kinds = (0..C::KINDS.len()).map(|kind| {
            let start = all.partition_point(|choice| choice.kind() < kind);
            start..all.partition_point(|choice| choice.kind() <= kind)
        });
        Actions { kinds: kinds.collect(), all }
    }

    /// Number of actions.
    pub fn count(&self) -> usize {
        self.all.len()
    }

    /// Number of 64-bit words that hold one bit for each action.
    pub fn words(&self) -> usize {
        self.all.len().div_ceil(64)
    }

    /// The choice with this number.
    pub fn choice(&self, number: usize) -> Option<C> {
        self.all.get(number).copied()
    }

    /// The number of a choice.
    pub fn number(&self, choice: C) -> Option<usize> {
        let kind = self.kinds.get(choice.kind())?.clone();
        let start = kind.start;
        self.all.get(kind)?.binary_search(&choice).ok().map(|place| start + place)
    }
}
