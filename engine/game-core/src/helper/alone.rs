//! What a helper answers without asking: what it draws and rolls for the opponent, and what it
//! proposes where the rules leave a choice to the person.
//!
//! Both are entries of the log like any other, so that the same log makes the same helper whatever a
//! later program would draw or propose. The nth thing that is drawn depends on the seed and n alone:
//! whoever goes back meets the same luck.

use super::{Entry, Gist, Helped, Helper, Reached, Stage};
use crate::{Choices, Dice, IllegalAction, NoSink, Turn};

/// The option of a helper that says who draws and rolls for the opponent; a game with luck of the
/// opponent's own names it on a screen of [`Helped::asked_options`].
pub const DRAWS: &str = "draws";

/// What was drawn or proposed in a turn.
#[derive(Clone, Debug)]
pub struct Settled<G: Helped> {
    /// The number of its entry.
    pub entry: usize,
    /// How many events of the turn were told before it.
    pub emitted: usize,
    /// The position that asked.
    pub game: G,
    /// The answer.
    pub choice: G::Choice,
    /// Whether it was left to the person, and is proposed; else it was drawn.
    pub is_proposed: bool,
}

impl<G: Helped> Helper<G> {
    /// The same, with a program that draws and rolls for the opponent what is its own luck.
    pub fn drawing(mut self, seed: u64) -> Self {
        self.seed = Some(seed);
        self.anew()
    }

    /// Whether a program draws for the opponent.
    pub fn draws(&self) -> bool {
        self.seed.is_some()
    }

    /// The entry that answers what is asked now without anybody, if one does.
    pub fn next_alone(&self) -> Option<Entry<G>> {
        let reached = &self.now.reached;
        matches!(reached.stage, Stage::Question).then_some(())?;
        self.alone(&reached.game, &self.now.gist)
    }

    /// What was drawn and proposed in the turn that is to come.
    pub fn settled(&self) -> Vec<Settled<G>> {
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

    /// The same for the question of this position, after these entries of the turn.
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

    /// Enters what is drawn or proposed, or what the person says of it.
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
            // Another one than is proposed now, perhaps: an older program proposed it.
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

    /// As [`Helper::before_last_answer`], where the program made the last entry, or one press said
    /// that a turn is carried out and the next begins.
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
