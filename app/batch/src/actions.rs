use std::ops::Range;

use game_core::{Declared, GameInfo};

/// The numbers of the choices of a game: the place of each among all that the game can express, in
/// rising order, results of chance among them. They change only with the rules version.
#[derive(Debug)]
pub struct Actions<C> {
    all: Vec<C>,
    /// Where the choices of each kind stand among all.
    kinds: Vec<Range<usize>>,
}

impl<C: Declared> Actions<C> {
    /// The numbers of the choices of a game.
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

    /// How many there are.
    pub fn count(&self) -> usize {
        self.all.len()
    }

    /// How many words of 64 bits have a bit for each.
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
