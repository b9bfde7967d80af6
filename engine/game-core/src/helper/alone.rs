//! Questions that a helper answers itself: what it draws and rolls for the opponent, and what it
//! proposes where the rules leave a choice to the person.
//!
//! Both are log entries like any other, so that the same log makes the same helper even if a later
//! version would draw or propose something else. The nth draw depends only on the seed and n: going
//! back does not change the luck.

use super::types::Settled;
use super::{Entry, Gist, Helped, Helper, Reached, Stage};
use crate::{Choices, Dice, IllegalAction, NoSink, Turn};

/// The option of a helper for who draws and rolls for the opponent. A game in which the opponent
/// has its own luck lists it on a screen of [`Helped::asked_options`].
pub const DRAWS: &str = "draws";

impl<G: Helped> Helper<G> {
    /// The same helper with a program that draws and rolls for the opponent, from this seed.
    pub fn drawing(mut self, seed: u64) -> Self {
        self.seed = Some(seed);
        self.anew()
    }

    /// Whether a program draws for the opponent.
    pub fn draws(&self) -> bool {
        self.seed.is_some()
    }

    /// The entry that answers the current question without a person, if there is one.
    pub fn next_alone(&self) -> Option<Entry<G>> {
        let reached = &self.now.reached;
        matches!(reached.stage, Stage::Question).then_some(())?;
        self.alone(&reached.game, &self.now.gist)
    }

    /// What was drawn and proposed in the current turn.
    pub fn settled(&self) -> &[Settled<G>] {
        self.now.derived.settled.get_or_init(|| Box::new(self.settled_so_far()))
    }

    fn settled_so_far(&self) -> Vec<Settled<G>> {
        let entered = &self.entries[self.done..];
        let settled = entered.iter().enumerate().filter(|(_, entry)| entry.is_alone());
        let settled = settled.filter_map(|(nth, entry)| {
            let Reached { game, emitted, .. } = self.stand_of(&entered[..nth]).reached;
            let is_proposed = matches!(entry, Entry::Proposed(_));
            let (entry, choice) = (self.done + nth, entry.choice()?);
            Some(Settled { entry, emitted: emitted.len(), game, choice, is_proposed })
        });
        settled.collect()
    }

    /// The automatic answer to this position's question, after these entries of the turn.
    pub(super) fn alone(&self, game: &G, gist: &Gist<G>) -> Option<Entry<G>> {
        if game.turn() != Turn::Chance {
            let is_asked = matches!(gist.said, Some(Entry::Otherwise));
            return game.proposes().filter(|_| !is_asked).map(Entry::Proposed);
        }
        let seed = self.seed.filter(|_| game.is_own_chance())?;
        let nth = self.drawn + gist.drawn;
        let mut choices = Choices::default();
        game.choices(&mut choices);
        choices.pick(&mut Dice::keyed(seed, nth as u64)).map(Entry::Drawn)
    }

    /// Enters what is drawn or proposed, or the person's reaction to it.
    pub(super) fn enter_alone(&mut self, entry: Entry<G>) -> Result<(), IllegalAction> {
        let (stage, game) = self.run_with_position(&mut NoSink);
        let asks = matches!(stage, Stage::Question);
        let chance = game.turn() == Turn::Chance;
        let is_listed = |choice| {
            let mut listed = Choices::default();
            game.legal_actions(&mut listed);
            listed.contains(choice)
        };
        let fits = match entry {
            Entry::Begin => matches!(stage, Stage::Begin),
            Entry::Drawn(choice) => {
                asks && chance && self.seed.is_some() && game.is_own_chance() && is_listed(choice)
            }
            // It may differ from the current proposal: an older version may have proposed it.
            Entry::Proposed(choice) => asks && !chance && is_listed(choice),
            Entry::Otherwise => matches!(self.next_alone(), Some(Entry::Proposed(_))),
            Entry::Answer(_) | Entry::Choice(_) | Entry::Done => false,
        };
        if !fits {
            return Err(IllegalAction { choice: entry.to_string() });
        }
        self.push(entry);
        Ok(())
    }

    /// As [`Helper::before_last_answer`], if the program made the last entry, or if one press ended
    /// a turn and began the next.
    pub(super) fn before_last_alone(&self) -> Option<Option<usize>> {
        let by_person = self.entries.iter().rposition(|entry| !entry.is_alone());
        match self.entries.last()? {
            Entry::Drawn(_) | Entry::Proposed(_) => {
                let last = by_person.map(|last| self.after(last + 1));
                Some(last.and_then(|helper| helper.before_last_answer()))
            }
            Entry::Begin => {
                let begin = self.entries.len() - 1;
                let done = begin.checked_sub(1);
                let done = done.filter(|done| matches!(self.entries[*done], Entry::Done));
                Some(Some(done.unwrap_or(begin)))
            }
            Entry::Answer(_) | Entry::Choice(_) | Entry::Otherwise | Entry::Done => None,
        }
    }
}
