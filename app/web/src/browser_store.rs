//! The games in memory, and the changes that the worker must store.
//!
//! A game is stored as a head, which each change replaces, and its log in parts of [`TEXTS`] texts,
//! of which a change replaces those that differ, usually the last one.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard};

use game_core::{ContentOverrides, Dice, Seat};
use i18n::{Notice, notice};
use play::{Glance, Save};
use serde::{Deserialize, Serialize};
use service::{
    Apart, ConductStore, CredentialStore, Founding, GameChange, GameStore, Listing, NewState,
    NoticeStore, PeopleStore, PersonId, Problem, Progress, SavedGame, SeatChange, SeenStore,
    Stored, StoredOwn, locked,
};

use crate::StartData;

/// Returns the time in milliseconds since 1970.
pub type Clock = fn() -> f64;

/// How many texts of a log make up one part.
const TEXTS: usize = 64;

/// Everything that was stored.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct StoredData {
    /// The games.
    pub games: Vec<Game>,
    /// Their logs.
    pub parts: Vec<Part>,
    /// Cookies by path and name, separated by a space.
    pub cookies: BTreeMap<String, String>,
    /// Content overrides, by the id of the kind of game.
    #[serde(default)]
    pub owned: BTreeMap<String, ContentOverrides>,
}

/// A game without its log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Game {
    /// A short unique id, safe in URLs.
    pub id: String,
    /// The revision, which counts the changes.
    pub revision: i64,
    /// The name that its player gave it.
    pub name: String,
    /// When it was started, in seconds since 1970.
    pub created: i64,
    /// When it was last changed, in seconds since 1970.
    pub changed: i64,
    /// Whether it has ended.
    pub over: bool,
    /// How it stands, in one line.
    pub status: String,
    /// What lists show of it; `None` if an earlier version stored the game.
    #[serde(default)]
    pub glance: Option<Glance>,
    /// The save with no entries in it.
    pub save: Save,
    /// How many entries it has.
    pub length: usize,
    /// How many undone entries follow.
    pub undone: usize,
    /// Which device holds which seat.
    #[serde(default)]
    pub seats: BTreeMap<u8, String>,
}

/// A part of a game's log: entries, then undone ones in the order of the save.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Part {
    /// The id of the game.
    pub id: String,
    /// The number of the part, from 0.
    pub part: usize,
    /// The texts of its entries.
    pub texts: Vec<String>,
}

/// The changes since the last call, to be stored entirely or not at all.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Changes {
    /// The previous revision of each changed game; `None` if it is new. If a different revision is
    /// stored meanwhile, nothing may be written.
    pub was: BTreeMap<String, Option<i64>>,
    /// The changed games as they are now. A game that is in `was` but not here is deleted.
    pub games: Vec<Game>,
    /// The parts of logs that differ.
    pub parts: Vec<Part>,
    /// The cookies that differ.
    pub cookies: BTreeMap<String, String>,
    /// The content overrides that differ.
    pub owned: BTreeMap<String, ContentOverrides>,
}

/// All games, in memory. Clones share them.
#[derive(Clone)]
pub(crate) struct BrowserStore {
    clock: Clock,
    state: Arc<Mutex<State>>,
}

struct State {
    entropy: [u32; 4],
    drawn: u64,
    closed: Option<String>,
    games: BTreeMap<String, InMemory>,
    /// The stored revisions of games that have unstored changes.
    was: BTreeMap<String, Option<i64>>,
    /// Parts with unstored changes.
    parts: BTreeSet<(String, usize)>,
    cookies: BTreeMap<String, String>,
    owned: BTreeMap<String, ContentOverrides>,
    /// Kinds of games whose content overrides have unstored changes.
    owned_anew: BTreeSet<String>,
    /// Counts the changes of content overrides.
    owned_changes: i64,
}

/// A game with its log, and what is missing of it.
struct InMemory {
    game: Game,
    log: Vec<String>,
    damage: Vec<Notice>,
}

impl BrowserStore {
    pub(crate) fn new(begun: StartData, clock: Clock) -> Self {
        let StartData { entropy, kept, closed, .. } = begun;
        let mut logs: BTreeMap<String, Vec<Part>> = BTreeMap::new();
        for part in kept.parts {
            logs.entry(part.id.clone()).or_default().push(part);
        }
        let games = kept.games.into_iter().map(|game| {
            let parts = logs.remove(&game.id).unwrap_or_default();
            (game.id.clone(), InMemory::new(game, parts))
        });
        let state = State {
            entropy,
            drawn: 0,
            closed,
            games: games.collect(),
            was: BTreeMap::new(),
            parts: BTreeSet::new(),
            cookies: BTreeMap::new(),
            owned: kept.owned,
            owned_anew: BTreeSet::new(),
            owned_changes: 0,
        };
        BrowserStore { clock, state: Arc::new(Mutex::new(state)) }
    }

    /// Refuses changes from now on, for this reason, or accepts them again.
    pub(crate) fn close(&self, why: Option<String>) {
        locked(&self.state).closed = why;
    }

    /// The id of the game that is played in a saved game.
    pub(crate) fn kind(&self, id: &str) -> Option<String> {
        Some(locked(&self.state).games.get(id)?.game.save.game.clone())
    }

    /// Sets a cookie.
    pub(crate) fn keep_cookie(&self, cookie: &str, value: &str) {
        locked(&self.state).cookies.insert(cookie.to_string(), value.to_string());
    }

    /// Returns the changes since the last call, and marks them as stored.
    pub(crate) fn changes(&self) -> Changes {
        let mut state = locked(&self.state);
        let was = std::mem::take(&mut state.was);
        let parts = std::mem::take(&mut state.parts);
        let cookies = std::mem::take(&mut state.cookies);
        let owned = std::mem::take(&mut state.owned_anew);
        let own = |game: String| Some((game.clone(), state.owned.get(&game)?.clone()));
        let now = was.keys().filter_map(|id| Some(state.games.get(id)?.game.clone()));
        let part = |(id, part): (String, usize)| {
            let log = &state.games.get(&id)?.log;
            let texts = log.chunks(TEXTS).nth(part).unwrap_or_default().to_vec();
            Some(Part { id, part, texts })
        };
        Changes {
            games: now.collect(),
            parts: parts.into_iter().filter_map(part).collect(),
            owned: owned.into_iter().filter_map(own).collect(),
            was,
            cookies,
        }
    }

    /// Locks the games for a change.
    ///
    /// # Errors
    ///
    /// If changes are refused.
    fn to_change(&self) -> Result<MutexGuard<'_, State>, Problem> {
        let state = locked(&self.state);
        match &state.closed {
            Some(why) => Err(Problem::Storage(why.clone().into())),
            None => Ok(state),
        }
    }
}

impl InMemory {
    /// A game with the readable part of its log: the consecutive parts from the first.
    fn new(game: Game, mut parts: Vec<Part>) -> Self {
        parts.sort_by_key(|part| part.part);
        let had = game.length + game.undone;
        let whole = parts.into_iter().enumerate().take_while(|(nth, part)| part.part == *nth);
        let mut log: Vec<String> = whole.flat_map(|(_, part)| part.texts).collect();
        log.truncate(had);
        let damage =
            (log.len() < had).then(|| notice!("damage-missing-rest", entry = log.len(), of = had));
        InMemory { game, log, damage: damage.into_iter().collect() }
    }

    fn save(&self) -> Save {
        let (entries, undone) = self.log.split_at(self.game.length.min(self.log.len()));
        Save { entries: entries.to_vec(), undone: undone.to_vec(), ..self.game.save.clone() }
    }

    fn listed(&self) -> SavedGame {
        let game = &self.game;
        SavedGame {
            id: game.id.clone(),
            name: game.name.clone(),
            game: game.save.game.clone(),
            entries: game.length,
            created: game.created,
            changed: game.changed,
            over: game.over,
            status: game.status.clone(),
            glance: game.glance.clone(),
        }
    }
}

impl State {
    /// 64 unpredictable bits.
    fn draw(&mut self) -> u64 {
        let [a, b, c, d] = self.entropy.map(u64::from);
        self.drawn += 1;
        // Mixes the second half into the first draw, so that equal halves do not cancel each other.
        let first = Dice::keyed(a << 32 | b, self.drawn).next_u64();
        Dice::keyed(first ^ (c << 32 | d), self.drawn).next_u64()
    }

    /// Stores a new game with its name and start time.
    fn create(
        &mut self,
        (name, now): (&str, i64),
        save: &Save,
        progress: &Progress,
    ) -> Result<String, Problem> {
        let id = loop {
            let id = format!("{:08x}", self.draw() >> 32);
            if !self.games.contains_key(&id) {
                break id;
            }
        };
        self.touch(&id);
        let mut game = Game {
            id: id.clone(),
            revision: 1,
            name: name.to_string(),
            created: now,
            changed: now,
            over: false,
            status: String::new(),
            glance: None,
            save: without_log(save),
            length: save.entries.len(),
            undone: save.undone.len(),
            seats: BTreeMap::new(),
        };
        put_progress(&mut game, progress);
        let new = InMemory { game, log: Vec::new(), damage: Vec::new() };
        self.games.insert(id.clone(), new);
        self.put_log(&id, save)?;
        Ok(id)
    }

    /// Replaces the state of a game whose revision was checked.
    fn put_state(&mut self, id: &str, new: &NewState<'_>, now: i64) -> Result<(), Problem> {
        if let Some(Apart { name, status }) = new.apart {
            let before = self.game(id)?.save();
            let progress = Progress { status: (*status).to_string(), ..Progress::default() };
            self.create((name, now), &before, &progress)?;
        }
        self.touch(id);
        self.put_log(id, new.save)?;
        let found = self.game(id)?;
        found.damage.clear();
        let game = &mut found.game;
        game.changed = now;
        put_progress(game, new.progress);
        game.save = without_log(new.save);
        game.length = new.save.entries.len();
        game.undone = new.save.undone.len();
        Ok(())
    }

    fn game(&mut self, id: &str) -> Result<&mut InMemory, Problem> {
        self.games.get_mut(id).ok_or_else(|| Problem::Missing(id.to_string()))
    }

    /// Notes that a game is about to differ from its stored state.
    fn touch(&mut self, id: &str) {
        let now = self.games.get(id).map(|it| it.game.revision);
        self.was.entry(id.to_string()).or_insert(now);
    }

    /// Replaces the log of a game and notes the parts that differ.
    fn put_log(&mut self, id: &str, save: &Save) -> Result<(), Problem> {
        let log: Vec<String> = save.entries.iter().chain(&save.undone).cloned().collect();
        let old = std::mem::replace(&mut self.game(id)?.log, log.clone());
        let same = old.iter().zip(&log).take_while(|(one, other)| one == other).count();
        let last = old.len().max(log.len());
        if same < last {
            let parts = (same / TEXTS..=(last - 1) / TEXTS).map(|part| (id.to_string(), part));
            self.parts.extend(parts);
        }
        Ok(())
    }
}

impl GameStore for BrowserStore {
    fn place(&self) -> String {
        "this browser".to_string()
    }

    fn now(&self) -> i64 {
        ((self.clock)() / 1000.0) as i64
    }

    fn new_seed(&self) -> u64 {
        locked(&self.state).draw()
    }

    fn list(&self, from: usize, most: usize) -> Result<Listing, Problem> {
        let state = locked(&self.state);
        let mut games: Vec<SavedGame> = state.games.values().map(InMemory::listed).collect();
        games.sort_by_key(|game| std::cmp::Reverse((game.changed, game.created)));
        let total = games.len();
        let games = games.into_iter().skip(from).take(most).collect();
        Ok(Listing { games, total, damage: Vec::new() })
    }

    /// In a browser there is one person, who holds no seat.
    fn create_with(
        &self,
        name: &str,
        save: &Save,
        progress: &Progress,
        _: &Founding<'_>,
    ) -> Result<String, Problem> {
        let now = self.now();
        self.to_change()?.create((name, now), save, progress)
    }

    fn load(&self, id: &str) -> Result<Stored, Problem> {
        let mut state = locked(&self.state);
        let found = state.game(id)?;
        let (name, revision) = (found.game.name.clone(), found.game.revision);
        let (damage, glance) = (found.damage.clone(), found.game.glance.clone());
        Ok(Stored { name, revision, save: found.save(), damage, glance })
    }

    fn revision(&self, id: &str) -> Result<i64, Problem> {
        Ok(locked(&self.state).game(id)?.game.revision)
    }

    /// A browser is one process of one person: it keeps neither jobs nor events, settings or
    /// requests between players.
    fn commit(&self, id: &str, change: &GameChange<'_>) -> Result<i64, Problem> {
        let now = self.now();
        let mut state = self.to_change()?;
        let game = &state.game(id)?.game;
        let holder = |seat: Seat| game.seats.get(&seat.0).map(String::as_str);
        let fits = change.state.is_none_or(|new| new.revision == game.revision)
            && change.seats.iter().all(|one| holder(one.seat) == one.held);
        if !fits {
            return Err(Problem::Overtaken);
        }
        if let Some(new) = &change.state {
            state.put_state(id, new, now)?;
        }
        state.touch(id);
        let game = &mut state.game(id)?.game;
        for SeatChange { seat, holder, .. } in change.seats {
            match holder {
                Some(holder) => game.seats.insert(seat.0, (*holder).to_string()),
                None => game.seats.remove(&seat.0),
            };
        }
        game.revision += 1;
        Ok(game.revision)
    }

    fn note(&self, id: &str, revision: i64, progress: &Progress) -> Result<(), Problem> {
        let mut state = self.to_change()?;
        if state.game(id)?.game.revision == revision {
            state.touch(id);
            put_progress(&mut state.game(id)?.game, progress);
        }
        Ok(())
    }

    fn rename(&self, id: &str, name: &str) -> Result<(), Problem> {
        let mut state = self.to_change()?;
        state.game(id)?;
        state.touch(id);
        state.game(id)?.game.name = name.to_string();
        Ok(())
    }

    fn delete(&self, id: &str) -> Result<(), Problem> {
        let mut state = self.to_change()?;
        state.game(id)?;
        state.touch(id);
        state.games.remove(id);
        state.parts.retain(|(of, _)| of != id);
        Ok(())
    }

    fn seats(&self, id: &str) -> Result<BTreeMap<Seat, String>, Problem> {
        let state = locked(&self.state);
        let seats = state.games.get(id).map(|found| &found.game.seats).into_iter().flatten();
        Ok(seats.map(|(seat, device)| (Seat(*seat), device.clone())).collect())
    }

    /// The overrides of all games share one revision: a change to any game's overrides makes every
    /// reader read again.
    fn content_overrides(&self, _: &PersonId, game: &str) -> Result<StoredOwn, Problem> {
        let state = locked(&self.state);
        let own = state.owned.get(game).cloned().unwrap_or_default();
        Ok(StoredOwn { own, revision: state.owned_changes, damage: None })
    }

    fn keep_content_overrides(
        &self,
        _: &PersonId,
        game: &str,
        revision: i64,
        own: &ContentOverrides,
    ) -> Result<(), Problem> {
        let mut state = self.to_change()?;
        if state.owned_changes != revision {
            return Err(Problem::Overtaken);
        }
        state.owned_changes += 1;
        state.owned.insert(game.to_string(), own.clone());
        state.owned_anew.insert(game.to_string());
        Ok(())
    }
}

impl PeopleStore for BrowserStore {
    fn new_device(&self) -> Result<String, Problem> {
        let mut state = locked(&self.state);
        Ok(format!("{:016x}{:016x}", state.draw(), state.draw()))
    }
}

impl CredentialStore for BrowserStore {}

impl ConductStore for BrowserStore {}

impl SeenStore for BrowserStore {}

impl NoticeStore for BrowserStore {}

fn put_progress(game: &mut Game, progress: &Progress) {
    game.over = progress.over;
    game.status.clone_from(&progress.status);
    game.glance.clone_from(&progress.glance);
}

fn without_log(save: &Save) -> Save {
    Save { entries: Vec::new(), undone: Vec::new(), ..save.clone() }
}
