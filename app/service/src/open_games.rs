//! The games in memory: as many as there is room for, by what they weigh.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::Snapshot;

/// What the games in memory may weigh together, in bytes, with what bots remember of them. Those
/// that rested longest make room, and are loaded again when somebody comes back to them.
const MOST_BYTES: usize = 96 << 20;

/// In so many of them, those used last, bots remember what they thought.
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

/// A game in memory.
struct Open {
    game: Arc<Snapshot>,
    used: u64,
}

impl OpenGames {
    /// A game, which counts as used by this.
    pub(crate) fn get(&mut self, id: &str) -> Option<Arc<Snapshot>> {
        self.clock += 1;
        let open = self.games.get_mut(id)?;
        open.used = self.clock;
        Some(Arc::clone(&open.game))
    }

    /// Puts a game there, in the place of what it was before.
    pub(crate) fn put(&mut self, id: &str, game: Arc<Snapshot>) {
        self.clock += 1;
        self.games.insert(id.to_string(), Open { game, used: self.clock });
        self.make_room();
    }

    pub(crate) fn remove(&mut self, id: &str) {
        self.games.remove(id);
    }

    /// The games of which bots need remember nothing. What the others weigh with what bots have
    /// thought since is looked at anew.
    pub(crate) fn rested(&mut self) -> Vec<Arc<Snapshot>> {
        self.make_room();
        let mut all: Vec<&Open> = self.games.values().collect();
        all.sort_by_key(|open| std::cmp::Reverse(open.used));
        all.iter().skip(MOST_REMEMBERED).map(|open| Arc::clone(&open.game)).collect()
    }

    /// Puts games down, those that rested longest, until the others have room; the one used last
    /// stays whatever it weighs.
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
