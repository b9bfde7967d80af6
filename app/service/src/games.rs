use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, OnceLock};

use game_core::{Seat, Settings, Standing, Turn, ValidationError, Viewer};
use play::{
    Catalog, ChanceSource, DynGame, DynSession, Glance, Loaded, Play, PlayerSlot, Rolled,
    SessionError, people,
};

use crate::link::{link_to, origin_of};
use crate::lock::locked;
use crate::open_games::OpenGames;
use crate::{Apart, GameStore, Listing, Problem, Progress, read_save, write_save};

/// To play a saved game again may take so many seconds; one that takes longer is not opened.
const MOST_SECONDS: i64 = 8;

/// The games in the catalog, the saved games, and those that are being played.
///
/// Every call takes the games service by a shared reference, and many may be under way at once: a game that
/// is changed or loaded keeps nobody from another, nor from looking at the same.
///
/// A face that goes through the games service shows only seats' questions and ends: where a seed answers for
/// chance, results follow at once, as part of the change that called for them.
pub struct Games {
    catalog: Catalog,
    store: Box<dyn GameStore>,
    open: Mutex<OpenGames>,
    heard: OnceLock<Heard>,
}

/// Who is told the id of each game that changes.
type Heard = Box<dyn Fn(&str) + Send + Sync>;

/// A saved game as it is stored at one moment. It never changes, so it is looked at without a lock
/// and for as long as it takes.
pub struct Snapshot {
    session: Box<dyn DynSession>,
    revision: i64,
    notes: Vec<String>,
    /// Whether more was saved than could be opened, so that it is kept apart with the next change.
    shortened: bool,
    /// What lists show of it.
    glance: Glance,
}

impl Snapshot {
    /// The game.
    pub fn session(&self) -> &dyn DynSession {
        &*self.session
    }

    /// How often it has been changed.
    pub fn revision(&self) -> i64 {
        self.revision
    }

    /// What did not go as when it was saved: other content, other rules, the entry that failed and
    /// why. Mostly empty.
    pub fn notes(&self) -> &[String] {
        &self.notes
    }
}

impl Games {
    /// A games service with nothing on it.
    pub fn new(catalog: Catalog, store: impl GameStore + 'static) -> Self {
        Games { catalog, store: Box::new(store), open: Mutex::default(), heard: OnceLock::new() }
    }

    /// Tells `heard` the id of each game that is changed through this service, once the change is kept;
    /// only the first who asks is told.
    pub fn tell_changes(&self, heard: impl Fn(&str) + Send + Sync + 'static) {
        // Whoever comes second is told nothing.
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

    /// A page of the saved games, the one changed last first; see [`GameStore::list`].
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    pub fn list(&self, from: usize, most: usize) -> Result<Listing, Problem> {
        self.store.list(from, most)
    }

    /// Starts a game of people, keeps it, and returns its id. Without a name it is called like the
    /// game.
    ///
    /// # Errors
    ///
    /// If there is no such game, every reason why the settings make none, or if it cannot be kept.
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

    /// Starts a game in which these choose for the seats; see [`Games::start`].
    ///
    /// # Errors
    ///
    /// As [`Games::start`], and if there are more or fewer players than seats.
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

    /// Starts a helper beside a real table, keeps it, and returns its id. Without a name it is
    /// called like the game. Where it draws for the opponent, it does so by the seed; nobody knows
    /// beforehand which that is where none is given.
    ///
    /// # Errors
    ///
    /// If there is no such game, every reason why it has no helper with these settings, or if it
    /// cannot be kept.
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

    /// A game as it is stored now.
    ///
    /// # Errors
    ///
    /// If there is none with this id, if it cannot be read, or every reason why it cannot be
    /// played at all.
    pub fn open(&self, id: &str) -> Result<Arc<Snapshot>, Problem> {
        let known = self.known(id);
        let revision = self.store.revision(id).inspect_err(|_| {
            locked(&self.open).remove(id);
        })?;
        // Whoever has just changed the game may have put it down while the store was asked.
        let known = known.filter(|game| game.revision == revision).or_else(|| self.known(id));
        match known {
            Some(game) if game.revision == revision => Ok(game),
            known => self.load(id, known),
        }
    }

    /// What its player calls a game.
    ///
    /// # Errors
    ///
    /// As [`Games::open`].
    pub fn name(&self, id: &str) -> Result<String, Problem> {
        self.store.name(id)
    }

    /// Looks at a game as it is stored now.
    ///
    /// # Errors
    ///
    /// As [`Games::open`].
    pub fn read<T>(&self, id: &str, look: impl FnOnce(&dyn DynSession) -> T) -> Result<T, Problem> {
        Ok(look(self.open(id)?.session()))
    }

    /// A game as it is stored now, for a bot to think about while the game may change. What it
    /// chooses is made with [`Games::change`], if the game still stands there.
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

    /// Changes a game, with the results of chance that follow from a seed. The answer is handed out
    /// once everything is kept.
    ///
    /// To take back, use [`DynSession::undo_choice`]: a single entry of chance taken back would
    /// follow again at once.
    ///
    /// # Errors
    ///
    /// If `act` refuses, if somebody else has changed the game since this service last showed it, or
    /// if the change cannot be stored. Nothing has changed then.
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

    /// Puts what is made of a game in its place.
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

    /// Gives a seat of a game to a device, or to nobody. `held` is who had it when that was decided.
    ///
    /// # Errors
    ///
    /// [`Problem::Overtaken`] if somebody else has it by now; and if there is no such game or seat, no
    /// person in it, or the store cannot be written.
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
        // The game as it is now is known here, so that the next change is not taken for one that
        // somebody else has overtaken.
        self.open(id)?;
        self.changed(id);
        Ok(())
    }

    /// Keeps what the devices of a game ask of each other, in the place of what was read before.
    ///
    /// # Errors
    ///
    /// If something else stands there by now, or the store cannot be written.
    pub(crate) fn keep_asked(&self, id: &str, before: &str, asked: &str) -> Result<(), Problem> {
        self.store.keep_asked(id, before, asked)?;
        self.open(id)?;
        self.changed(id);
        Ok(())
    }

    /// Whether devices hold seats of a game that goes on, so that nothing shows it whole.
    ///
    /// # Errors
    ///
    /// If there is none with this id, or it cannot be read.
    pub fn is_held(&self, id: &str) -> Result<bool, Problem> {
        let goes_on = self.read(id, |session| {
            session.turn() != Turn::Over && people(session.players()).count() > 1
        })?;
        Ok(goes_on && !self.store.seats(id)?.is_empty())
    }

    /// Nothing, where no device holds a seat of a game that goes on.
    fn must_not_be_held(&self, id: &str) -> Result<(), Problem> {
        // Of a game that does not open nobody plays a seat.
        match self.is_held(id) {
            Ok(true) => Err(Problem::Refused(
                "seats of this game are held at devices, and a file or a link would show what they \
                 hide; it can be had once the game is over, or once all seats are given back"
                    .into(),
            )),
            _ => Ok(()),
        }
    }

    /// Gives a game another name; an empty one is refused.
    ///
    /// # Errors
    ///
    /// If there is none with this id, or the store cannot be written.
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
    /// If there is none with this id, or the store cannot be written.
    pub fn delete(&self, id: &str) -> Result<(), Problem> {
        self.store.delete(id)?;
        locked(&self.open).remove(id);
        self.changed(id);
        Ok(())
    }

    /// A game as a text file, for [`Games::import`], and what of the game is missing in it. One that is
    /// damaged so that nothing can be made of it is given as it lies there, for whoever mends it.
    ///
    /// # Errors
    ///
    /// If there is none with this id, the store cannot be read, or devices hold seats of it while it
    /// goes on.
    pub fn export(&self, id: &str) -> Result<(String, Vec<String>), Problem> {
        self.must_not_be_held(id)?;
        self.export_whole(id)
    }

    /// As [`Games::export`], for whoever may have it whole.
    pub(crate) fn export_whole(&self, id: &str) -> Result<(String, Vec<String>), Problem> {
        match self.store.load(id) {
            Ok(stored) => Ok((write_save(&stored.save), stored.damage)),
            Err(Problem::Damaged(why)) => Ok((self.store.as_it_lies(id)?, vec![why])),
            Err(problem) => Err(problem),
        }
    }

    /// A game as a link to Soloist at the address `to`, whose path does not count; see
    /// [`read_save`](crate::read_save).
    ///
    /// # Errors
    ///
    /// If there is none with this id, the store cannot be read, `to` is no address, the game is too
    /// long for a link, or devices hold seats of it while it goes on.
    pub fn link(&self, id: &str, to: &str) -> Result<String, Problem> {
        self.must_not_be_held(id)?;
        let origin = origin_of(to)
            .ok_or_else(|| Problem::Refused(format!("'{}' is no address", one_line(to))))?;
        let stored = self.store.load(id)?;
        link_to(&origin, &stored.name, &stored.save).ok_or_else(|| {
            Problem::Refused("this game is too long for a link; export it as a file".into())
        })
    }

    /// What a text file or a link brings, before it is kept: the game, and how it stands.
    ///
    /// # Errors
    ///
    /// Every reason why it is no save, or no save that can be played.
    pub(crate) fn offered(&self, text: &str) -> Result<(Loaded, String), Problem> {
        let loaded = self.played_again(&read_save(text)?)?;
        let status = progress(&*loaded.session, &Glance::default()).status;
        Ok((loaded, status))
    }

    /// Keeps a game from a text file or a link and returns its id. Without a name it is called like
    /// the game.
    ///
    /// # Errors
    ///
    /// Every reason why the text is no save, or no save that can be played; or if it cannot be
    /// kept.
    pub fn import(&self, name: Option<&str>, text: &str) -> Result<String, Problem> {
        let save = read_save(text)?;
        let loaded = self.played_again(&save)?;
        let kind = self.kind(&save.game).map_err(|objection| vec![objection])?;
        let name = usable_name(name, kind);
        let progress = progress(&*loaded.session, &Glance::of(&*loaded.session));
        self.store.create(&name, &save, &progress)
    }

    /// Plays a save again, unless that takes too long.
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

    /// Loads a game in the place of `stale`, if it is in memory at all. Where somebody has put
    /// another one there meanwhile, that is the one.
    fn load(&self, id: &str, stale: Option<Arc<Snapshot>>) -> Result<Arc<Snapshot>, Problem> {
        let stored = self.store.load(id)?;
        let Loaded { mut session, notes } = self.played_again(&stored.save)?;
        let refused = session.len() < stored.save.entries.len();
        let shortened = refused || !stored.damage.is_empty();
        let notes = [stored.damage, notes].concat();
        // A save made elsewhere may rest at a turn of chance. This is kept with the next change.
        settle(&mut *session)?;
        let revision = stored.revision;
        let glance = Glance::of(&*session);
        if stored.glance.as_ref() != Some(&glance) {
            // Lists are as they were where it cannot be noted.
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

/// The revision of a game that has just been made.
const FIRST: i64 = 1;

/// Where a seed answers for chance: answers its turns until a seat must choose or the game is over.
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

/// Carries out a change of a copy. Should the rules of the game break down, which would be a bug of
/// theirs, the copy is lost and nothing else.
fn unbroken<T>(change: impl FnOnce() -> Result<T, SessionError>) -> Result<T, SessionError> {
    catch_unwind(AssertUnwindSafe(change)).unwrap_or_else(|_| {
        let why = "the rules of this game broke down at this; that is a bug, please report it";
        Err(SessionError(why.to_string()))
    })
}

/// How a game stands, in words that anybody at the table may read.
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

/// A text as one line of bearable length, without control characters.
fn one_line(text: &str) -> String {
    let words = text.split(|c: char| c.is_whitespace() || c.is_control());
    let line: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    line.join(" ").chars().take(200).collect()
}
