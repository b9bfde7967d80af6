use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, OnceLock};

use game_core::{Seat, Settings, Standing, Turn, ValidationError, Viewer};
use i18n::Locale;
use play::{
    Catalog, ChanceSource, DynGame, DynSession, Glance, Loaded, Play, PlayerSlot, Rolled,
    SessionError, people,
};

use crate::link::{link_to, origin_of};
use crate::lock::locked;
use crate::open_games::OpenGames;
use crate::{Apart, GameStore, Listing, Problem, Progress, read_save, write_save};

/// The most seconds that replaying a save may take; one that takes longer is not opened.
const MOST_SECONDS: i64 = 8;

/// The game service: the catalog, the saved games, and the games in memory.
///
/// All methods take `&self`, and many calls may run at once: changing or loading one game blocks
/// neither the others nor readers of the same game.
///
/// Front ends on this service only see questions to seats and ended games: where the luck comes
/// from a seed, chance turns are resolved within the change that led to them.
pub struct Games {
    catalog: Catalog,
    store: Box<dyn GameStore>,
    open: Mutex<OpenGames>,
    heard: OnceLock<Heard>,
}

/// Receives the id of each game that changes.
type Heard = Box<dyn Fn(&str) + Send + Sync>;

/// A saved game as stored at one moment. It is immutable, so it can be read without a lock for as
/// long as necessary.
pub struct Snapshot {
    session: Box<dyn DynSession>,
    revision: i64,
    notes: Vec<String>,
    /// Whether the save could only be opened in part: the next change keeps the original
    /// separately.
    shortened: bool,
    /// What lists show of it.
    glance: Glance,
}

impl Snapshot {
    /// The session.
    pub fn session(&self) -> &dyn DynSession {
        &*self.session
    }

    /// A copy with all texts in a language; itself if it is told in it already.
    pub fn told_in(self: &Arc<Self>, locale: Locale) -> Arc<Snapshot> {
        let Some(session) = self.session.told_in(locale) else { return Arc::clone(self) };
        Arc::new(Snapshot {
            session,
            revision: self.revision,
            notes: self.notes.clone(),
            shortened: self.shortened,
            glance: self.glance.clone(),
        })
    }

    /// Its revision, which counts its changes.
    pub fn revision(&self) -> i64 {
        self.revision
    }

    /// What differs from when it was saved: other content, other rules, or the entry that failed
    /// and why. Usually empty.
    pub fn notes(&self) -> &[String] {
        &self.notes
    }
}

impl Games {
    /// A service with no game in memory.
    pub fn new(catalog: Catalog, store: impl GameStore + 'static) -> Self {
        Games { catalog, store: Box::new(store), open: Mutex::default(), heard: OnceLock::new() }
    }

    /// Registers a callback that receives the id of each game changed through this service, once
    /// the change is stored. Only the first registration counts.
    pub fn tell_changes(&self, heard: impl Fn(&str) + Send + Sync + 'static) {
        // A second registration is ignored.
        let _ = self.heard.set(Box::new(heard));
    }

    pub(crate) fn changed(&self, id: &str) {
        if let Some(heard) = self.heard.get() {
            heard(id);
        }
    }

    /// The games in the catalog.
    pub fn catalog(&self) -> &Catalog {
        &self.catalog
    }

    /// The saved games.
    pub fn store(&self) -> &dyn GameStore {
        &*self.store
    }

    /// A page of the saved games, the most recently changed first; see [`GameStore::list`].
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    pub fn list(&self, from: usize, most: usize) -> Result<Listing, Problem> {
        self.store.list(from, most)
    }

    /// Starts a game between people, stores it, and returns its id. Without a name it gets the
    /// title of the game.
    ///
    /// # Errors
    ///
    /// If there is no such game, every reason why the settings are invalid, or if it cannot be
    /// stored.
    pub fn start(
        &self,
        game: &str,
        settings: &Settings,
        chance_source: ChanceSource,
        play: Play,
        name: Option<&str>,
    ) -> Result<String, Problem> {
        self.start_with_players(game, settings, chance_source, play, &[], name)
    }

    /// Starts a game with these players in the seats; see [`Games::start`].
    ///
    /// # Errors
    ///
    /// As [`Games::start`], and if the number of players differs from that of the seats.
    pub fn start_with_players(
        &self,
        game: &str,
        settings: &Settings,
        chance_source: ChanceSource,
        play: Play,
        players: &[PlayerSlot],
        name: Option<&str>,
    ) -> Result<String, Problem> {
        let kind = self.owned(game)?;
        let name = usable_name(name, &*kind);
        let mut session = kind.start(settings, chance_source, play)?;
        session.seat_players(players)?;
        settle(&mut *session)?;
        self.keep_new(session, name)
    }

    /// Starts a helper for a real table, stores it, and returns its id. Without a name it gets the
    /// title of the game. The seed decides what it draws for the opponent; without one, an
    /// unpredictable seed is used.
    ///
    /// # Errors
    ///
    /// If there is no such game, every reason why it has no helper with these settings, or if it
    /// cannot be stored.
    pub fn start_helper(
        &self,
        game: &str,
        settings: &Settings,
        seed: Option<u64>,
        name: Option<&str>,
    ) -> Result<String, Problem> {
        let kind = self.owned(game)?;
        let beside = format!("{} beside my table", kind.title());
        let name = usable_name(name.or(Some(&beside)), &*kind);
        let seed = seed.unwrap_or_else(|| self.store.new_seed());
        self.keep_new(kind.start_helper(settings, seed)?, name)
    }

    fn keep_new(&self, session: Box<dyn DynSession>, name: String) -> Result<String, Problem> {
        let glance = Glance::of(&*session);
        let progress = progress(&*session, &glance);
        let id = self.store.create(&name, &session.save(), &progress)?;
        let notes = Vec::new();
        let game = Snapshot { session, revision: FIRST, notes, shortened: false, glance };
        locked(&self.open).put(&id, Arc::new(game));
        Ok(id)
    }

    /// Opens a game in its stored state.
    ///
    /// # Errors
    ///
    /// If there is no game with this id, if it cannot be read, or every reason why it cannot be
    /// played at all.
    pub fn open(&self, id: &str) -> Result<Arc<Snapshot>, Problem> {
        let known = self.known(id);
        let revision = self.store.revision(id).inspect_err(|_| {
            locked(&self.open).remove(id);
        })?;
        // A concurrent change may have put the newer game in memory while the store was read.
        let known = known.filter(|game| game.revision == revision).or_else(|| self.known(id));
        match known {
            Some(game) if game.revision == revision => Ok(game),
            known => self.load(id, known),
        }
    }

    /// The name that its player gave a game.
    ///
    /// # Errors
    ///
    /// As [`Games::open`].
    pub fn name(&self, id: &str) -> Result<String, Problem> {
        self.store.name(id)
    }

    /// Reads from a game in its stored state.
    ///
    /// # Errors
    ///
    /// As [`Games::open`].
    pub fn read<T>(&self, id: &str, look: impl FnOnce(&dyn DynSession) -> T) -> Result<T, Problem> {
        Ok(look(self.open(id)?.session()))
    }

    /// Opens a game for a bot, which may think while the game changes. Its choice is made with
    /// [`Games::change`], if the log is still as long as it was.
    ///
    /// # Errors
    ///
    /// As [`Games::open`].
    pub fn think_about(&self, id: &str) -> Result<Arc<Snapshot>, Problem> {
        let game = self.open(id)?;
        let rested = locked(&self.open).rested();
        rested.iter().for_each(|game| game.session.forget());
        Ok(game)
    }

    /// Changes a game and resolves the chance turns that a seed answers. Returns the result of
    /// `act` once everything is stored.
    ///
    /// For undo, use [`DynSession::undo_choice`]: a single chance entry that was undone would be
    /// drawn again at once.
    ///
    /// # Errors
    ///
    /// If `act` refuses, if somebody else has changed the game since this service last showed it,
    /// or if the change cannot be stored. Nothing has changed then.
    pub fn change<T>(
        &self,
        id: &str,
        act: impl FnOnce(&mut dyn DynSession) -> Result<T, SessionError>,
    ) -> Result<T, Problem> {
        self.replace(id, |before| {
            let mut session = before.clone_box();
            let answer = unbroken(|| {
                let answer = act(&mut *session)?;
                settle(&mut *session)?;
                Ok(answer)
            })?;
            Ok((session, answer))
        })
    }

    /// Replaces a game by the session that `make` builds from it.
    ///
    /// # Errors
    ///
    /// As [`Games::change`]; nothing has changed then.
    pub(crate) fn replace<T>(
        &self,
        id: &str,
        make: impl FnOnce(&dyn DynSession) -> Result<(Box<dyn DynSession>, T), Problem>,
    ) -> Result<T, Problem> {
        let shown = self.known(id);
        let before = self.open(id)?;
        if shown.is_some_and(|shown| shown.revision != before.revision) {
            return Err(Problem::Overtaken);
        }
        let (session, answer) = make(before.session())?;
        let glance = before.glance.after(&*session, before.session.len());
        let name = if before.shortened { self.name(id)? } else { String::new() };
        let name = format!("{name} (as it was)");
        let status = "as it was before it was played on from where it could be opened";
        let apart = before.shortened.then_some(Apart { name: &name, status });
        let (save, progress) = (session.save(), progress(&*session, &glance));
        let written = self.store.write(id, before.revision, &save, &progress, apart.as_ref());
        let revision = match written {
            Ok(revision) => revision,
            Err(problem) => {
                if problem == Problem::Overtaken {
                    self.open(id)?;
                }
                return Err(problem);
            }
        };
        let notes = before.notes.clone();
        let after = Snapshot { session, revision, notes, shortened: false, glance };
        let mut open = locked(&self.open);
        let newer = open.get(id).is_some_and(|open| open.revision > revision);
        if !newer {
            open.put(id, Arc::new(after));
        }
        drop(open);
        self.changed(id);
        Ok(answer)
    }

    /// Gives a seat of a game to a device, or frees it. `held` is the holder when this was decided.
    ///
    /// # Errors
    ///
    /// [`Problem::Overtaken`] if another device holds it by now; and if there is no such game or
    /// seat, if no person plays the seat, or if the store cannot be written.
    pub fn give_seat(
        &self,
        id: &str,
        seat: Seat,
        held: Option<&str>,
        device: Option<&str>,
    ) -> Result<(), Problem> {
        let sits = self.read(id, |session| session.players().get(seat.index()).copied())?;
        if sits != Some(PlayerSlot::Person) {
            return Err(Problem::Refused("nobody plays there who has a device".into()));
        }
        self.store.give_seat(id, seat, held, device)?;
        // Load the new revision, so that the next change is not mistaken for one that was
        // overtaken.
        self.open(id)?;
        self.changed(id);
        Ok(())
    }

    /// Replaces the requests between the devices of a game, where `before` is what was read.
    ///
    /// # Errors
    ///
    /// If the requests have changed since, or the store cannot be written.
    pub(crate) fn keep_asked(&self, id: &str, before: &str, asked: &str) -> Result<(), Problem> {
        self.store.keep_asked(id, before, asked)?;
        self.open(id)?;
        self.changed(id);
        Ok(())
    }

    /// Whether devices hold seats of a game in progress, so that nobody may see it whole.
    ///
    /// # Errors
    ///
    /// If there is no game with this id, or it cannot be read.
    pub fn is_held(&self, id: &str) -> Result<bool, Problem> {
        let goes_on = self.read(id, |session| {
            session.turn() != Turn::Over && people(session.players()).count() > 1
        })?;
        Ok(goes_on && !self.store.seats(id)?.is_empty())
    }

    /// Fails if devices hold seats of a game in progress.
    fn must_not_be_held(&self, id: &str) -> Result<(), Problem> {
        // A game that cannot be opened has no player to protect.
        match self.is_held(id) {
            Ok(true) => Err(Problem::Refused(
                "seats of this game are held at devices, and a file or a link would show what they \
                 hide; it can be had once the game is over, or once all seats are given back"
                    .into(),
            )),
            _ => Ok(()),
        }
    }

    /// Renames a game; an empty name is refused.
    ///
    /// # Errors
    ///
    /// If there is no game with this id, or the store cannot be written.
    pub fn rename(&self, id: &str, name: &str) -> Result<(), Problem> {
        let name = one_line(name);
        if name.is_empty() {
            return Err(Problem::Refused("a name needs at least one letter".into()));
        }
        self.store.rename(id, &name)
    }

    /// Deletes a game.
    ///
    /// # Errors
    ///
    /// If there is no game with this id, or the store cannot be written.
    pub fn delete(&self, id: &str) -> Result<(), Problem> {
        self.store.delete(id)?;
        locked(&self.open).remove(id);
        self.changed(id);
        Ok(())
    }

    /// Exports a game as a text file for [`Games::import`], with notes on what is missing. A game
    /// too damaged to be read is exported as raw data, for somebody who wants to repair it.
    ///
    /// # Errors
    ///
    /// If there is no game with this id, the store cannot be read, or devices hold seats of the
    /// game while it is in progress.
    pub fn export(&self, id: &str) -> Result<(String, Vec<String>), Problem> {
        self.must_not_be_held(id)?;
        self.export_whole(id)
    }

    /// As [`Games::export`], without the check for held seats.
    pub(crate) fn export_whole(&self, id: &str) -> Result<(String, Vec<String>), Problem> {
        match self.store.load(id) {
            Ok(stored) => Ok((write_save(&stored.save), stored.damage)),
            Err(Problem::Damaged(why)) => Ok((self.store.as_it_lies(id)?, vec![why])),
            Err(problem) => Err(problem),
        }
    }

    /// A game as a link to Soloist at the address `to`, whose path is ignored; see
    /// [`read_save`](crate::read_save).
    ///
    /// # Errors
    ///
    /// If there is no game with this id, the store cannot be read, `to` is no address, the game is
    /// too long for a link, or devices hold seats of the game while it is in progress.
    pub fn link(&self, id: &str, to: &str) -> Result<String, Problem> {
        self.must_not_be_held(id)?;
        let origin = origin_of(to)
            .ok_or_else(|| Problem::Refused(format!("'{}' is no address", one_line(to))))?;
        let stored = self.store.load(id)?;
        link_to(&origin, &stored.name, &stored.save).ok_or_else(|| {
            Problem::Refused("this game is too long for a link; export it as a file".into())
        })
    }

    /// The game in a text file or link, and how it stands, before it is stored.
    ///
    /// # Errors
    ///
    /// Every reason why the text is no save, or no save that can be played.
    pub(crate) fn offered(&self, text: &str) -> Result<(Loaded, String), Problem> {
        let loaded = self.played_again(&read_save(text)?)?;
        let status = progress(&*loaded.session, &Glance::default()).status;
        Ok((loaded, status))
    }

    /// Stores a game from a text file or link and returns its id. Without a name it gets the title
    /// of the game.
    ///
    /// # Errors
    ///
    /// Every reason why the text is no save, or no save that can be played; or if it cannot be
    /// stored.
    pub fn import(&self, name: Option<&str>, text: &str) -> Result<String, Problem> {
        let save = read_save(text)?;
        let loaded = self.played_again(&save)?;
        let kind = self.kind(&save.game).map_err(|objection| vec![objection])?;
        let name = usable_name(name, kind);
        let progress = progress(&*loaded.session, &Glance::of(&*loaded.session));
        self.store.create(&name, &save, &progress)
    }

    /// Replays a save, unless that takes too long.
    fn played_again(&self, save: &play::Save) -> Result<Loaded, Vec<ValidationError>> {
        let begun = self.store.now();
        let stop = || self.store.now().saturating_sub(begun) > MOST_SECONDS;
        self.catalog.load_within(save, &stop)
    }

    pub(crate) fn kind(&self, game: &str) -> Result<&dyn DynGame, ValidationError> {
        self.catalog.game(game).ok_or_else(|| {
            let known: Vec<&str> = self.catalog.games().map(DynGame::id).collect();
            let why = format!("there is no game '{game}'; there are {}", known.join(", "));
            ValidationError::new("game", why)
        })
    }

    /// The game in memory.
    fn known(&self, id: &str) -> Option<Arc<Snapshot>> {
        locked(&self.open).get(id)
    }

    /// Loads a game and replaces `stale`, the game in memory, if there is one. If another call has
    /// put a different game in memory meanwhile, returns that one.
    fn load(&self, id: &str, stale: Option<Arc<Snapshot>>) -> Result<Arc<Snapshot>, Problem> {
        let stored = self.store.load(id)?;
        let Loaded { mut session, notes } = self.played_again(&stored.save)?;
        let refused = session.len() < stored.save.entries.len();
        let shortened = refused || !stored.damage.is_empty();
        let notes = [stored.damage, notes].concat();
        // A save made elsewhere may end at a chance turn. The result is stored with the next
        // change.
        settle(&mut *session)?;
        let revision = stored.revision;
        let glance = Glance::of(&*session);
        if stored.glance.as_ref() != Some(&glance) {
            // If this fails, lists show the earlier state.
            let _ = self.store.note(id, revision, &progress(&*session, &glance));
        }
        let game = Arc::new(Snapshot { session, revision, notes, shortened, glance });
        let mut open = locked(&self.open);
        if let Some(other) = open.get(id)
            && stale.is_none_or(|stale| !Arc::ptr_eq(&stale, &other))
        {
            return Ok(other);
        }
        open.put(id, Arc::clone(&game));
        Ok(game)
    }
}

/// The revision of a new game.
const FIRST: i64 = 1;

/// Resolves the chance turns that a seed answers, until a seat must choose or the game is over.
///
/// # Errors
///
/// If the session refuses to roll.
pub fn settle(session: &mut dyn DynSession) -> Result<Vec<Rolled>, SessionError> {
    match (session.chance_source(), session.turn()) {
        (ChanceSource::Seed(_), Turn::Chance) => session.roll(),
        _ => Ok(Vec::new()),
    }
}

/// Runs a change on a copy. If the rules panic, which would be a bug of theirs, only the copy is
/// lost.
fn unbroken<T>(change: impl FnOnce() -> Result<T, SessionError>) -> Result<T, SessionError> {
    catch_unwind(AssertUnwindSafe(change)).unwrap_or_else(|_| {
        let why = "the rules of this game broke down at this; that is a bug, please report it";
        Err(SessionError(why.to_string()))
    })
}

/// How a game stands, in words that may be shown to anybody at the table.
fn progress(session: &dyn DynSession, glance: &Glance) -> Progress {
    let glance = Some(glance.clone());
    let now = session.now();
    let beside = session.helping().map_or_else(String::new, |helping| match session.turn() {
        Turn::Over => "helper: ".to_string(),
        _ => format!("helper, turn {}: ", helping.turn),
    });
    match now.outcome() {
        Some(outcome) => {
            let winners = outcome.parties.iter().filter(|party| party.standing != Standing::Lost);
            let winners: Vec<&str> = winners.map(|party| party.name.as_str()).collect();
            let scores: Vec<String> = outcome
                .parties
                .iter()
                .filter_map(|party| Some(format!("{} {}", party.name, party.total?)))
                .collect();
            let won = if winners.is_empty() {
                "nobody won".to_string()
            } else {
                format!("won by {}", winners.join(" and "))
            };
            let by = match &scores[..] {
                [] => outcome.decided_by.iter().map(|decision| decision.text.clone()).collect(),
                _ => scores,
            };
            let status = one_line(&format!("{beside}{won}: {}", by.join(", ")));
            Progress { over: true, status, glance }
        }
        None => {
            let question = now.question(Viewer::Nobody);
            let over = session.turn() == Turn::Over;
            let words = question.map_or_else(String::new, |question| question.text);
            let words = if over { "the game is over".to_string() } else { words };
            Progress { over, status: one_line(&format!("{beside}{words}")), glance }
        }
    }
}

fn usable_name(name: Option<&str>, kind: &dyn DynGame) -> String {
    let name = one_line(name.unwrap_or_default());
    if name.is_empty() { kind.title().to_string() } else { name }
}

/// A text as one line of limited length, without control characters.
fn one_line(text: &str) -> String {
    let words = text.split(|c: char| c.is_whitespace() || c.is_control());
    let line: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    line.join(" ").chars().take(200).collect()
}
