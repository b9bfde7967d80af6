//! What one press answers: several things that are asked one after another, each with few answers.

use super::{Entry, Helped, Helper, Press, Stage};
use crate::{Choices, Silent};

/// More buttons than this nobody looks through.
const MOST: usize = 32;
/// More things than one press answers, as each has two answers at least.
const LONGEST: usize = 6;

impl<G: Helped> Helper<G> {
    /// What can be entered in one press where that answers more than one thing: lists of entries, of
    /// which those are next to each other that begin alike. Nothing, if each thing is answered alone.
    pub fn presses(&self) -> Vec<Vec<Entry<G>>> {
        self.presses_after(&self.entries[self.done..])
    }

    /// The same after these entries of the turn.
    fn presses_after(&self, entered: &[Entry<G>]) -> Vec<Vec<Entry<G>>> {
        let mut presses = vec![Vec::new()];
        loop {
            let mut grew = false;
            let mut longer = Vec::new();
            for press in &presses {
                let next = self.next_of_press(&[entered, press].concat(), press.is_empty());
                grew |= !next.is_empty();
                if next.is_empty() {
                    longer.push(press.clone());
                }
                longer.extend(next.into_iter().map(|entry| {
                    let mut press = press.clone();
                    press.push(entry);
                    press
                }));
            }
            if !grew || longer.len() > MOST {
                break;
            }
            presses = longer;
        }
        presses.retain(|press: &Vec<Entry<G>>| !press.is_empty());
        if presses.iter().all(|press| press.len() == 1) { Vec::new() } else { presses }
    }

    /// The answers to what is asked after these entries of the turn, if the press that they belong to,
    /// or a new one, can answer it.
    fn next_of_press(&self, entered: &[Entry<G>], is_new: bool) -> Vec<Entry<G>> {
        let (stage, game) = self.run_by(entered, &mut Silent);
        let can_answer = |fact| match game.in_one_press(fact) {
            Press::Alone => false,
            Press::Begins => is_new,
            Press::Joins => true,
        };
        match stage {
            Stage::Question if can_answer(None) && self.alone(&game, entered).is_none() => {
                let mut choices = Choices::default();
                game.choices(&mut choices);
                choices.listed().iter().copied().map(Entry::Choice).collect()
            }
            Stage::Facts(facts) if facts.len() == 1 => {
                let asked = facts.iter().filter(|fact| can_answer(Some(*fact)));
                asked.flat_map(|fact| game.offers(fact)).map(Entry::Fact).collect()
            }
            _ => Vec::new(),
        }
    }

    /// How many entries there were before those that were made in the last press, if that made more
    /// than one.
    pub(super) fn before_last_press(&self) -> Option<usize> {
        let entered = &self.entries[self.done..];
        let first = entered.len().saturating_sub(LONGEST);
        (first..entered.len().saturating_sub(1)).find_map(|before| {
            let made: Vec<String> = entered[before..].iter().map(ToString::to_string).collect();
            let is_made = |press: &Vec<Entry<G>>| {
                press.iter().map(ToString::to_string).eq(made.iter().cloned())
            };
            self.presses_after(&entered[..before]).iter().any(is_made).then_some(self.done + before)
        })
    }
}
