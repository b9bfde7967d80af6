//! How much of each game people have seen, in memory.

use std::collections::BTreeMap;

use crate::lock::locked;
use crate::{GameStore as _, MemoryStore, PersonId, Problem, SeenMark, SeenStore};

/// How much of each game people have seen.
#[derive(Debug, Default)]
pub(crate) struct Seen {
    /// How many entries, by game and person.
    entries: BTreeMap<(String, PersonId), usize>,
    /// The revision at which entries of a game were last taken back.
    shortened: BTreeMap<String, i64>,
}

impl Seen {
    /// Whatever was taken back is not seen any more.
    pub(crate) fn shorten(&mut self, game: &str, entries: usize, revision: i64) {
        self.shortened.insert(game.to_string(), revision);
        let of_game = self.entries.iter_mut().filter(|((id, _), _)| id == game);
        of_game.for_each(|(_, seen)| *seen = entries.min(*seen));
    }

    /// Drops everything of a person.
    pub(crate) fn forget(&mut self, person: &PersonId) {
        self.entries.retain(|(_, whose), _| whose != person);
    }

    /// Drops everything of a game.
    pub(crate) fn delete(&mut self, game: &str) {
        self.entries.retain(|(id, _), _| id != game);
        self.shortened.remove(game);
    }

    /// Hands everything of a guest to somebody else.
    pub(crate) fn join(&mut self, from: &PersonId, into: &PersonId) {
        let own: Vec<_> = self.entries.extract_if(.., |(_, whose), _| whose == from).collect();
        for ((game, _), entries) in own {
            let seen = self.entries.entry((game, into.clone())).or_default();
            *seen = entries.max(*seen);
        }
    }
}

impl SeenStore for MemoryStore {
    fn seen(&self, game: &str, person: &PersonId) -> Result<Option<usize>, Problem> {
        let key = (game.to_string(), person.clone());
        Ok(locked(&self.0).seen.entries.get(&key).copied())
    }

    fn keep_seen(&self, game: &str, person: &PersonId, mark: SeenMark) -> Result<(), Problem> {
        let length = self.load(game)?.save.entries.len();
        let mut all = locked(&self.0);
        if !person.is_owner() && !all.people.contains_key(person) {
            return Err(Problem::Overtaken);
        }
        let shortened = all.seen.shortened.get(game).copied().unwrap_or(0);
        if mark.revision >= shortened {
            let seen = all.seen.entries.entry((game.to_string(), person.clone())).or_default();
            *seen = mark.entries.min(length).max(*seen);
        }
        Ok(())
    }
}
