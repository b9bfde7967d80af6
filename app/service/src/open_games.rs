//! A cache of the games in memory, limited by their size.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::Snapshot;

/// The most bytes that the games in memory may take, including what their bots remember. The least
/// recently used are dropped first and loaded again on demand.
const MOST_BYTES: usize = 96 << 20;

/// In how many games, the most recently used, bots keep their search memory.
const MOST_REMEMBERED: usize = 4;

/// The games in memory.
pub(crate) struct OpenGames {
    games: BTreeMap<String, Open>,
    clock: u64,
    most_bytes: usize,
}

impl Default for OpenGames {
    fn default() -> Self {
        OpenGames { games: BTreeMap::new(), clock: 0, most_bytes: MOST_BYTES }
    }
}

/// A game in memory, with when it was last used.
struct Open {
    game: Arc<Snapshot>,
    used: u64,
}

impl OpenGames {
    /// A game, which is marked as used.
    pub(crate) fn get(&mut self, id: &str) -> Option<Arc<Snapshot>> {
        self.clock += 1;
        let open = self.games.get_mut(id)?;
        open.used = self.clock;
        Some(Arc::clone(&open.game))
    }

    /// Inserts or replaces a game.
    pub(crate) fn put(&mut self, id: &str, game: Arc<Snapshot>) {
        self.clock += 1;
        self.games.insert(id.to_string(), Open { game, used: self.clock });
        self.make_room();
    }

    /// How many games are in memory.
    pub(crate) fn len(&self) -> usize {
        self.games.len()
    }

    pub(crate) fn remove(&mut self, id: &str) {
        self.games.remove(id);
    }

    /// The games whose bots may drop their search memory. Also measures the size of the others
    /// again, because their bots may have thought since.
    pub(crate) fn rested(&mut self) -> Vec<Arc<Snapshot>> {
        self.make_room();
        let mut all: Vec<&Open> = self.games.values().collect();
        all.sort_by_key(|open| std::cmp::Reverse(open.used));
        all.iter().skip(MOST_REMEMBERED).map(|open| Arc::clone(&open.game)).collect()
    }

    /// Drops the least recently used games until the rest fits; the one used last stays at any
    /// size.
    fn make_room(&mut self) {
        let mut all: Vec<(u64, usize, String)> = self
            .games
            .iter()
            .map(|(id, open)| (open.used, open.game.session().bytes(), id.clone()))
            .collect();
        all.sort_by_key(|(used, ..)| std::cmp::Reverse(*used));
        let mut weight = 0usize;
        for (nth, (_, bytes, id)) in all.iter().enumerate() {
            weight = weight.saturating_add(*bytes);
            if nth > 0 && weight > self.most_bytes {
                self.games.remove(id);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Games, MemoryStore};
    use game_core::Settings;
    use play::{Catalog, CatalogEntry, ChanceSource, DynGame, Play, Until};
    use sample_games::pig::Pig;

    #[test]
    fn as_many_games_stay_open_as_there_is_room_for_by_what_they_weigh() {
        let shelf: Box<dyn DynGame> = Box::new(CatalogEntry::<Pig>::ours());
        let games = Games::new(Catalog::of(vec![shelf]), MemoryStore::default());
        let begun = |entries: usize| {
            let id =
                games.start("pig", &Settings::new(), ChanceSource::Seed(1), Play::Friendly, None);
            let id = id.expect("starts");
            games
                .change(&id, |session| {
                    session.play_bot("random", 1, Until::Entries(entries))?;
                    Ok(())
                })
                .expect("plays");
            games.open(&id).expect("opens")
        };
        let (small, large) = (begun(2), begun(60));
        let weight = small.session().bytes();
        assert!(large.session().bytes() > 3 * weight, "what was played weighs");
        let mut open = OpenGames { most_bytes: 4 * weight, ..OpenGames::default() };
        for number in 0..9 {
            open.put(&number.to_string(), Arc::clone(&small));
        }
        let left = |open: &OpenGames| open.games.keys().cloned().collect::<Vec<String>>();
        assert_eq!(left(&open), ["5", "6", "7", "8"], "those that rested longest made room");
        open.get("5");
        open.put("9", Arc::clone(&small));
        assert_eq!(left(&open), ["5", "7", "8", "9"]);
        open.put("large", large);
        assert_eq!(left(&open), ["large"], "it is used, whatever it weighs");
    }
}
