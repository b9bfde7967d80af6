use std::collections::BTreeMap;
use std::sync::Mutex;

use game_core::{ContentOverrides, Seat};
use play::Save;

use crate::lock::locked;
use crate::{
    Apart, DeviceId, GameStore, KnownDevice, Listing, Problem, Progress, SavedGame, Stored,
    StoredOwn,
};

/// Stores games in memory.
///
/// Its clock advances by a second with every change, and its seeds are the same in every run, so
/// that tests are repeatable.
#[derive(Debug, Default)]
pub struct MemoryStore(Mutex<Games>);

#[derive(Debug, Default)]
struct Games {
    games: BTreeMap<String, (SavedGame, Stored)>,
    seats: BTreeMap<String, BTreeMap<Seat, String>>,
    asked: BTreeMap<String, String>,
    own: BTreeMap<String, StoredOwn>,
    devices: BTreeMap<DeviceId, KnownDevice>,
    named: u64,
    made: u64,
    now: i64,
}

impl Games {
    fn tick(&mut self) -> i64 {
        self.now += 1;
        self.now
    }

    fn create(&mut self, name: &str, save: &Save, progress: &Progress) -> String {
        let now = self.tick();
        self.made += 1;
        let id = format!("{:08x}", self.made);
        let mut listed = SavedGame {
            id: id.clone(),
            name: name.to_string(),
            game: save.game.clone(),
            entries: save.entries.len(),
            created: now,
            changed: now,
            over: false,
            status: String::new(),
            glance: None,
        };
        put_progress(&mut listed, progress);
        let stored = Stored {
            name: name.to_string(),
            revision: 1,
            save: save.clone(),
            damage: Vec::new(),
            glance: progress.glance.clone(),
        };
        self.games.insert(id.clone(), (listed, stored));
        id
    }

    fn game(&mut self, id: &str) -> Result<&mut (SavedGame, Stored), Problem> {
        self.games.get_mut(id).ok_or_else(|| Problem::Missing(id.to_string()))
    }
}

#[cfg(test)]
impl MemoryStore {
    /// Advances the clock by this many seconds.
    pub(crate) fn wait_for(&self, seconds: i64) {
        locked(&self.0).now += seconds;
    }
}

impl GameStore for MemoryStore {
    fn place(&self) -> String {
        "memory".to_string()
    }

    fn now(&self) -> i64 {
        locked(&self.0).now
    }

    fn new_seed(&self) -> u64 {
        locked(&self.0).made + 1
    }

    fn list(&self, from: usize, most: usize) -> Result<Listing, Problem> {
        let mut games: Vec<SavedGame> =
            locked(&self.0).games.values().map(|(listed, _)| listed.clone()).collect();
        games.sort_by_key(|game| std::cmp::Reverse((game.changed, game.created)));
        let total = games.len();
        let games = games.into_iter().skip(from).take(most).collect();
        Ok(Listing { games, total, damage: Vec::new() })
    }

    fn create(&self, name: &str, save: &Save, progress: &Progress) -> Result<String, Problem> {
        Ok(locked(&self.0).create(name, save, progress))
    }

    fn load(&self, id: &str) -> Result<Stored, Problem> {
        let mut all = locked(&self.0);
        let (listed, stored) = all.game(id)?;
        Ok(Stored { glance: listed.glance.clone(), ..stored.clone() })
    }

    fn revision(&self, id: &str) -> Result<i64, Problem> {
        Ok(locked(&self.0).game(id)?.1.revision)
    }

    fn write(
        &self,
        id: &str,
        revision: i64,
        save: &Save,
        progress: &Progress,
        apart: Option<&Apart<'_>>,
    ) -> Result<i64, Problem> {
        let mut all = locked(&self.0);
        let now = all.tick();
        let stored = &mut all.game(id)?.1;
        if stored.revision != revision {
            return Err(Problem::Overtaken);
        }
        stored.revision += 1;
        let before = std::mem::replace(&mut stored.save, save.clone());
        let listed = &mut all.game(id)?.0;
        listed.entries = save.entries.len();
        listed.changed = now;
        put_progress(listed, progress);
        if let Some(Apart { name, status }) = apart {
            let progress = Progress { status: (*status).to_string(), ..Progress::default() };
            all.create(name, &before, &progress);
        }
        Ok(revision + 1)
    }

    fn note(&self, id: &str, revision: i64, progress: &Progress) -> Result<(), Problem> {
        let mut all = locked(&self.0);
        let (listed, stored) = all.game(id)?;
        if stored.revision == revision {
            put_progress(listed, progress);
        }
        Ok(())
    }

    fn rename(&self, id: &str, name: &str) -> Result<(), Problem> {
        let mut all = locked(&self.0);
        let (listed, stored) = all.game(id)?;
        listed.name = name.to_string();
        stored.name = name.to_string();
        Ok(())
    }

    fn delete(&self, id: &str) -> Result<(), Problem> {
        let mut all = locked(&self.0);
        all.game(id)?;
        all.games.remove(id);
        all.seats.remove(id);
        all.asked.remove(id);
        Ok(())
    }

    fn new_device(&self) -> Result<String, Problem> {
        let mut all = locked(&self.0);
        all.named += 1;
        Ok(format!("{:032x}", all.named))
    }

    fn devices(&self) -> Result<Vec<KnownDevice>, Problem> {
        Ok(locked(&self.0).devices.values().cloned().collect())
    }

    fn keep_device(&self, device: &KnownDevice) -> Result<(), Problem> {
        locked(&self.0).devices.insert(device.id.clone(), device.clone());
        Ok(())
    }

    fn devices_used(&self, here: &BTreeMap<DeviceId, i64>) -> Result<(), Problem> {
        let mut all = locked(&self.0);
        for (id, at) in here {
            if let Some(device) = all.devices.get_mut(id) {
                device.used = device.used.max(*at);
            }
        }
        Ok(())
    }

    fn forget_device(&self, id: &DeviceId) -> Result<Vec<String>, Problem> {
        let mut all = locked(&self.0);
        all.devices.remove(id);
        let mut freed = Vec::new();
        for (game, seats) in &mut all.seats {
            let before = seats.len();
            seats.retain(|_, device| *device != id.0);
            if seats.len() < before {
                freed.push(game.clone());
            }
        }
        for game in &freed {
            all.game(game)?.1.revision += 1;
        }
        Ok(freed)
    }

    fn seats(&self, id: &str) -> Result<BTreeMap<Seat, String>, Problem> {
        Ok(locked(&self.0).seats.get(id).cloned().unwrap_or_default())
    }

    fn give_seat(
        &self,
        id: &str,
        seat: Seat,
        held: Option<&str>,
        device: Option<&str>,
    ) -> Result<(), Problem> {
        let mut all = locked(&self.0);
        all.game(id)?;
        let seats = all.seats.entry(id.to_string()).or_default();
        if seats.get(&seat).map(String::as_str) != held {
            return Err(Problem::Overtaken);
        }
        match device {
            Some(device) => seats.insert(seat, device.to_string()),
            None => seats.remove(&seat),
        };
        all.game(id)?.1.revision += 1;
        Ok(())
    }

    fn asked(&self, id: &str) -> Result<String, Problem> {
        Ok(locked(&self.0).asked.get(id).cloned().unwrap_or_default())
    }

    fn keep_asked(&self, id: &str, before: &str, asked: &str) -> Result<(), Problem> {
        let mut all = locked(&self.0);
        all.game(id)?;
        if all.asked.get(id).map_or("", String::as_str) != before {
            return Err(Problem::Overtaken);
        }
        all.asked.insert(id.to_string(), asked.to_string());
        all.game(id)?.1.revision += 1;
        Ok(())
    }

    fn content_overrides(&self, game: &str) -> Result<StoredOwn, Problem> {
        Ok(locked(&self.0).own.get(game).cloned().unwrap_or_default())
    }

    fn keep_content_overrides(
        &self,
        game: &str,
        revision: i64,
        own: &ContentOverrides,
    ) -> Result<(), Problem> {
        let mut all = locked(&self.0);
        let kept = all.own.entry(game.to_string()).or_default();
        if kept.revision != revision {
            return Err(Problem::Overtaken);
        }
        *kept = StoredOwn { own: own.clone(), revision: revision + 1, damage: None };
        Ok(())
    }
}

fn put_progress(listed: &mut SavedGame, progress: &Progress) {
    listed.over = progress.over;
    listed.status.clone_from(&progress.status);
    listed.glance.clone_from(&progress.glance);
}
